envs-missing = Пакет { $package } не установлен. Установите его: pip install "tabletown[{ $extra }]"
envs-features = У игры { $game } нет features.py, поэтому её виды нельзя записать числами.
envs-solo = Режим { $mode } игры { $game } не для одного места. Выберите из: { $known }.
envs-matches = Партий { $matches }, а процессов { $processes }: каждому процессу нужна хотя бы одна партия.
envs-actions = Действий { $found }, а партий { $matches }. Передайте по одному на партию.
envs-illegal = Партия { $match }: действие { $action } места { $seat } сейчас не разрешено. Выберите то, что разрешает маска.
envs-closed = Этот набор партий закрыт. Создайте новый.
envs-started = Перед первым шагом вызовите reset.
