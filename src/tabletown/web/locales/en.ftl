## Every page

web-brand = Tabletown
web-description = Five city-building board games in the browser, against people and bots.
web-skip = Skip to the content
web-home = Home
web-menu = Menu
web-me = You
web-language = Language
web-language-en = English
web-language-ru = Русский
web-theme = Theme
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-refused = That did not work
web-again = Try again
