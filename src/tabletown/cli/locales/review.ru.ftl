cli-about-review = разобрать законченные партии: какие ходы хороши, какие плохи и что решила удача
cli-help-review-files = записи законченных партий
cli-help-review-seconds = сколько секунд думать над каждой партией; чем дольше, тем надёжнее
cli-help-review-json = вывести разбор как JSON
cli-help-review-html = вывести разбор как страницу
cli-review-progress = Решений разобрано: { $done } из { $total }
