# Стол: дополнения к ru.ftl.

web-card-no-aids = За этим столом программа не помогает.
web-card-touch = Коснитесь подсвеченного, чтобы выбрать.
web-steps = Части выбора
web-steps-next = Выбор
web-steps-done = Готово
web-card-over = Итоговый счёт
