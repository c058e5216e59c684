## Every page

web-brand = Tabletown
web-description = Пять настольных игр о строительстве городов в браузере: с людьми и ботами.
web-skip = К содержанию
web-home = На главную
web-menu = Меню
web-me = Вы
web-language = Язык
web-language-en = English
web-language-ru = Русский
web-theme = Тема
web-theme-auto = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-theme-contrast = Контрастная
web-refused = Не получилось
web-again = Ещё раз
