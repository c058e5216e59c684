envs-missing = Пакет { $package } не установлен. Установите его: pip install "tabletown[{ $extra }]"
envs-features = У игры { $game } нет features.py, поэтому её виды нельзя записать числами.
envs-matches = Партий { $matches }, а процессов { $processes }: каждому процессу нужна хотя бы одна партия.
envs-actions = Действий { $found }, а партий { $matches }. Передайте по одному на партию.
envs-integers = Действия — целые числа, а передано { $kind }.
envs-illegal = Партия { $match }: действие { $action } места { $number } сейчас не разрешено. Выберите то, что разрешает маска.
envs-closed = Этот набор партий закрыт. Создайте новый.
envs-died = Один из процессов этого набора партий завершился, продолжить нельзя. Создайте новый; программе с процессами нужна строка if __name__ == "__main__".
envs-started = Перед первым шагом вызовите reset.
envs-setting = Для { $name } нет значения «{ $value }». Выберите из: { $known }.
envs-over = В этой позиции партия окончена. Начните с позиции, в которой есть выбор.
envs-spiel-bot = { $bot } из OpenSpiel написан на C++ и не умеет играть в игры на Python. Возьмите open_spiel.python.algorithms.mcts или ismcts.
