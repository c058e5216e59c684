ginkgopolis-name = Гинкгополис
ginkgopolis-about = Город-сад растёт вширь и ввысь, а районы достаются тем, кто строит в них больше всех.

## Режимы и настройки

ginkgopolis-mode-intro = Вводная игра
ginkgopolis-mode-intro-help = Каждый получает готовый набор из трёх персонажей. 2–5 игроков.
ginkgopolis-mode-normal = Нормальная игра
ginkgopolis-mode-normal-help = Каждый отбирает трёх персонажей, передавая остальных соседу слева. 2–5 игроков.
ginkgopolis-mode-solo = Соло
ginkgopolis-mode-solo-help = Вы против Гоши, который строит каждый раунд. 1 игрок.
ginkgopolis-option-characters = Персонажи
ginkgopolis-option-characters-help = Как в открытых источниках: 12 красных, 9 синих, 6 жёлтых. По девять каждого цвета: наша реконструкция. Только в нормальной игре.
ginkgopolis-option-level = Уровень Гоши
ginkgopolis-option-level-help = Гоша-эксперт, получив карту урбанизации, берёт ещё одну карту и играет лучшую. Только соло.
ginkgopolis-option-solo_deal = Карты в соло
ginkgopolis-option-solo_deal-help = В книге правил сказано: взять три карты и одну отдать Гоше лицом вниз. Это можно понять тремя способами. Только соло.
ginkgopolis-option-round_cap = Лимит раундов
ginkgopolis-option-round_cap-help = Не позже этого раунда подсчитываются очки: защита от бесконечной игры.
ginkgopolis-options-round-cap = Лимит не может быть { $rounds }. Выберите число раундов от 1 до { $most }.
ginkgopolis-position-unsound = Ни одна партия не может прийти к позиции со строкой «{ $key }: { $text }». Исправьте её или то, от чего она зависит.

## Цвета, активы, направления

ginkgopolis-colour-red = красный
ginkgopolis-colour-yellow = жёлтый
ginkgopolis-colour-blue = синий
ginkgopolis-asset-resource = ресурс
ginkgopolis-asset-tile = тайл
ginkgopolis-direction-clockwise = по часовой стрелке
ginkgopolis-direction-counter_clockwise = против часовой стрелки

## Тайлы

ginkgopolis-tile-none = без тайла
ginkgopolis-tile-tile_red_1 = красный 1
ginkgopolis-tile-tile_red_2 = красный 2
ginkgopolis-tile-tile_red_3 = красный 3
ginkgopolis-tile-tile_red_4 = красный 4
ginkgopolis-tile-tile_red_5 = красный 5
ginkgopolis-tile-tile_red_6 = красный 6
ginkgopolis-tile-tile_red_7 = красный 7
ginkgopolis-tile-tile_red_8 = красный 8
ginkgopolis-tile-tile_red_9 = красный 9
ginkgopolis-tile-tile_red_10 = красный 10
ginkgopolis-tile-tile_red_11 = красный 11
ginkgopolis-tile-tile_red_12 = красный 12
ginkgopolis-tile-tile_red_13 = красный 13
ginkgopolis-tile-tile_red_14 = красный 14
ginkgopolis-tile-tile_red_15 = красный 15
ginkgopolis-tile-tile_red_16 = красный 16
ginkgopolis-tile-tile_red_17 = красный 17
ginkgopolis-tile-tile_red_18 = красный 18
ginkgopolis-tile-tile_red_19 = красный 19
ginkgopolis-tile-tile_red_20 = красный 20
ginkgopolis-tile-tile_yellow_1 = жёлтый 1
ginkgopolis-tile-tile_yellow_2 = жёлтый 2
ginkgopolis-tile-tile_yellow_3 = жёлтый 3
ginkgopolis-tile-tile_yellow_4 = жёлтый 4
ginkgopolis-tile-tile_yellow_5 = жёлтый 5
ginkgopolis-tile-tile_yellow_6 = жёлтый 6
ginkgopolis-tile-tile_yellow_7 = жёлтый 7
ginkgopolis-tile-tile_yellow_8 = жёлтый 8
ginkgopolis-tile-tile_yellow_9 = жёлтый 9
ginkgopolis-tile-tile_yellow_10 = жёлтый 10
ginkgopolis-tile-tile_yellow_11 = жёлтый 11
ginkgopolis-tile-tile_yellow_12 = жёлтый 12
ginkgopolis-tile-tile_yellow_13 = жёлтый 13
ginkgopolis-tile-tile_yellow_14 = жёлтый 14
ginkgopolis-tile-tile_yellow_15 = жёлтый 15
ginkgopolis-tile-tile_yellow_16 = жёлтый 16
ginkgopolis-tile-tile_yellow_17 = жёлтый 17
ginkgopolis-tile-tile_yellow_18 = жёлтый 18
ginkgopolis-tile-tile_yellow_19 = жёлтый 19
ginkgopolis-tile-tile_yellow_20 = жёлтый 20
ginkgopolis-tile-tile_blue_1 = синий 1
ginkgopolis-tile-tile_blue_2 = синий 2
ginkgopolis-tile-tile_blue_3 = синий 3
ginkgopolis-tile-tile_blue_4 = синий 4
ginkgopolis-tile-tile_blue_5 = синий 5
ginkgopolis-tile-tile_blue_6 = синий 6
ginkgopolis-tile-tile_blue_7 = синий 7
ginkgopolis-tile-tile_blue_8 = синий 8
ginkgopolis-tile-tile_blue_9 = синий 9
ginkgopolis-tile-tile_blue_10 = синий 10
ginkgopolis-tile-tile_blue_11 = синий 11
ginkgopolis-tile-tile_blue_12 = синий 12
ginkgopolis-tile-tile_blue_13 = синий 13
ginkgopolis-tile-tile_blue_14 = синий 14
ginkgopolis-tile-tile_blue_15 = синий 15
ginkgopolis-tile-tile_blue_16 = синий 16
ginkgopolis-tile-tile_blue_17 = синий 17
ginkgopolis-tile-tile_blue_18 = синий 18
ginkgopolis-tile-tile_blue_19 = синий 19
ginkgopolis-tile-tile_blue_20 = синий 20

## Карты зданий

ginkgopolis-card-card_red_1 = красная 1
ginkgopolis-card-card_red_1-help = 1 ресурс за каждую карту, сыгранную отдельно.
ginkgopolis-card-card_red_2 = красная 2
ginkgopolis-card-card_red_2-help = 1 ресурс за каждую вашу урбанизацию.
ginkgopolis-card-card_red_3 = красная 3
ginkgopolis-card-card_red_3-help = 1 ресурс за каждое возведение уровня.
ginkgopolis-card-card_red_4 = красная 4
ginkgopolis-card-card_red_4-help = 1 ресурс за каждую карту, сыгранную отдельно.
ginkgopolis-card-card_red_5 = красная 5
ginkgopolis-card-card_red_5-help = 1 ресурс за каждую вашу урбанизацию.
ginkgopolis-card-card_red_6 = красная 6
ginkgopolis-card-card_red_6-help = 1 ресурс за каждое возведение уровня.
ginkgopolis-card-card_red_7 = красная 7
ginkgopolis-card-card_red_7-help = 1 ресурс и 1 очко за каждую карту, сыгранную отдельно.
ginkgopolis-card-card_red_8 = красная 8
ginkgopolis-card-card_red_8-help = 1 ресурс и 1 очко за каждую вашу урбанизацию.
ginkgopolis-card-card_red_9 = красная 9
ginkgopolis-card-card_red_9-help = 1 ресурс и 1 очко за каждое возведение уровня.
ginkgopolis-card-card_red_10 = красная 10
ginkgopolis-card-card_red_10-help = В конце 1 очко за каждый ваш ресурс на красных зданиях.
ginkgopolis-card-card_red_11 = красная 11
ginkgopolis-card-card_red_11-help = В конце 1 очко за каждый ваш ресурс на жёлтых зданиях.
ginkgopolis-card-card_red_12 = красная 12
ginkgopolis-card-card_red_12-help = В конце 1 очко за каждый ваш ресурс на синих зданиях.
ginkgopolis-card-card_red_13 = красная 13
ginkgopolis-card-card_red_13-help = В конце 1 очко за каждый ваш ресурс на красных зданиях.
ginkgopolis-card-card_red_14 = красная 14
ginkgopolis-card-card_red_14-help = В конце 1 очко за каждое ваше здание высотой 1 или 2.
ginkgopolis-card-card_red_15 = красная 15
ginkgopolis-card-card_red_15-help = В конце 3 очка за каждое ваше здание высотой от 3.
ginkgopolis-card-card_red_16 = красная 16
ginkgopolis-card-card_red_16-help = В конце 2 очка за каждую вашу карту с бонусом за карту, сыгранную отдельно.
ginkgopolis-card-card_red_17 = красная 17
ginkgopolis-card-card_red_17-help = В конце 2 очка за каждую вашу карту с бонусом за урбанизацию.
ginkgopolis-card-card_red_18 = красная 18
ginkgopolis-card-card_red_18-help = В конце 2 очка за каждую вашу карту с бонусом за возведение уровня.
ginkgopolis-card-card_red_19 = красная 19
ginkgopolis-card-card_red_19-help = В конце 2 очка за каждую вашу красную карту, включая эту.
ginkgopolis-card-card_red_20 = красная 20
ginkgopolis-card-card_red_20-help = В конце 9 очков.
ginkgopolis-card-card_yellow_1 = жёлтая 1
ginkgopolis-card-card_yellow_1-help = 1 очко за каждую карту, сыгранную отдельно.
ginkgopolis-card-card_yellow_2 = жёлтая 2
ginkgopolis-card-card_yellow_2-help = 1 очко за каждую вашу урбанизацию.
ginkgopolis-card-card_yellow_3 = жёлтая 3
ginkgopolis-card-card_yellow_3-help = 1 очко за каждое возведение уровня.
ginkgopolis-card-card_yellow_4 = жёлтая 4
ginkgopolis-card-card_yellow_4-help = 1 очко за каждую карту, сыгранную отдельно.
ginkgopolis-card-card_yellow_5 = жёлтая 5
ginkgopolis-card-card_yellow_5-help = 1 очко за каждую вашу урбанизацию.
ginkgopolis-card-card_yellow_6 = жёлтая 6
ginkgopolis-card-card_yellow_6-help = 1 очко за каждое возведение уровня.
ginkgopolis-card-card_yellow_7 = жёлтая 7
ginkgopolis-card-card_yellow_7-help = 2 очка за каждую карту, сыгранную отдельно.
ginkgopolis-card-card_yellow_8 = жёлтая 8
ginkgopolis-card-card_yellow_8-help = 2 очка за каждую вашу урбанизацию.
ginkgopolis-card-card_yellow_9 = жёлтая 9
ginkgopolis-card-card_yellow_9-help = 2 очка за каждое возведение уровня.
ginkgopolis-card-card_yellow_10 = жёлтая 10
ginkgopolis-card-card_yellow_10-help = В конце 1 очко за каждый ваш ресурс на жёлтых зданиях.
ginkgopolis-card-card_yellow_11 = жёлтая 11
ginkgopolis-card-card_yellow_11-help = В конце 1 очко за каждый ваш ресурс на красных зданиях.
ginkgopolis-card-card_yellow_12 = жёлтая 12
ginkgopolis-card-card_yellow_12-help = В конце 1 очко за каждый ваш ресурс на синих зданиях.
ginkgopolis-card-card_yellow_13 = жёлтая 13
ginkgopolis-card-card_yellow_13-help = В конце 1 очко за каждый ваш ресурс на жёлтых зданиях.
ginkgopolis-card-card_yellow_14 = жёлтая 14
ginkgopolis-card-card_yellow_14-help = В конце 1 очко за каждое ваше здание высотой 1 или 2.
ginkgopolis-card-card_yellow_15 = жёлтая 15
ginkgopolis-card-card_yellow_15-help = В конце 3 очка за каждое ваше здание высотой от 3.
ginkgopolis-card-card_yellow_16 = жёлтая 16
ginkgopolis-card-card_yellow_16-help = В конце 2 очка за каждую вашу карту с бонусом за карту, сыгранную отдельно.
ginkgopolis-card-card_yellow_17 = жёлтая 17
ginkgopolis-card-card_yellow_17-help = В конце 2 очка за каждую вашу карту с бонусом за урбанизацию.
ginkgopolis-card-card_yellow_18 = жёлтая 18
ginkgopolis-card-card_yellow_18-help = В конце 2 очка за каждую вашу карту с бонусом за возведение уровня.
ginkgopolis-card-card_yellow_19 = жёлтая 19
ginkgopolis-card-card_yellow_19-help = В конце 2 очка за каждую вашу жёлтую карту, включая эту.
ginkgopolis-card-card_yellow_20 = жёлтая 20
ginkgopolis-card-card_yellow_20-help = В конце 9 очков.
ginkgopolis-card-card_blue_1 = синяя 1
ginkgopolis-card-card_blue_1-help = 1 тайл за каждую карту, сыгранную отдельно.
ginkgopolis-card-card_blue_2 = синяя 2
ginkgopolis-card-card_blue_2-help = 1 тайл за каждую вашу урбанизацию.
ginkgopolis-card-card_blue_3 = синяя 3
ginkgopolis-card-card_blue_3-help = 1 тайл за каждое возведение уровня.
ginkgopolis-card-card_blue_4 = синяя 4
ginkgopolis-card-card_blue_4-help = 1 тайл за каждую карту, сыгранную отдельно.
ginkgopolis-card-card_blue_5 = синяя 5
ginkgopolis-card-card_blue_5-help = 1 тайл за каждую вашу урбанизацию.
ginkgopolis-card-card_blue_6 = синяя 6
ginkgopolis-card-card_blue_6-help = 1 тайл за каждое возведение уровня.
ginkgopolis-card-card_blue_7 = синяя 7
ginkgopolis-card-card_blue_7-help = 1 тайл и 1 очко за каждую карту, сыгранную отдельно.
ginkgopolis-card-card_blue_8 = синяя 8
ginkgopolis-card-card_blue_8-help = 1 тайл и 1 очко за каждую вашу урбанизацию.
ginkgopolis-card-card_blue_9 = синяя 9
ginkgopolis-card-card_blue_9-help = 1 тайл и 1 очко за каждое возведение уровня.
ginkgopolis-card-card_blue_10 = синяя 10
ginkgopolis-card-card_blue_10-help = В конце 1 очко за каждый ваш ресурс на синих зданиях.
ginkgopolis-card-card_blue_11 = синяя 11
ginkgopolis-card-card_blue_11-help = В конце 1 очко за каждый ваш ресурс на красных зданиях.
ginkgopolis-card-card_blue_12 = синяя 12
ginkgopolis-card-card_blue_12-help = В конце 1 очко за каждый ваш ресурс на жёлтых зданиях.
ginkgopolis-card-card_blue_13 = синяя 13
ginkgopolis-card-card_blue_13-help = В конце 1 очко за каждый ваш ресурс на синих зданиях.
ginkgopolis-card-card_blue_14 = синяя 14
ginkgopolis-card-card_blue_14-help = В конце 1 очко за каждое ваше здание высотой 1 или 2.
ginkgopolis-card-card_blue_15 = синяя 15
ginkgopolis-card-card_blue_15-help = В конце 3 очка за каждое ваше здание высотой от 3.
ginkgopolis-card-card_blue_16 = синяя 16
ginkgopolis-card-card_blue_16-help = В конце 2 очка за каждую вашу карту с бонусом за карту, сыгранную отдельно.
ginkgopolis-card-card_blue_17 = синяя 17
ginkgopolis-card-card_blue_17-help = В конце 2 очка за каждую вашу карту с бонусом за урбанизацию.
ginkgopolis-card-card_blue_18 = синяя 18
ginkgopolis-card-card_blue_18-help = В конце 2 очка за каждую вашу карту с бонусом за возведение уровня.
ginkgopolis-card-card_blue_19 = синяя 19
ginkgopolis-card-card_blue_19-help = В конце 2 очка за каждую вашу синюю карту, включая эту.
ginkgopolis-card-card_blue_20 = синяя 20
ginkgopolis-card-card_blue_20-help = В конце 9 очков.

## Карты урбанизации

ginkgopolis-card-urban_A = урбанизация A
ginkgopolis-card-urban_A-help = С тайлом: новое здание на месте жетона A. Отдельно: 1 ресурс или 1 тайл.
ginkgopolis-card-urban_B = урбанизация B
ginkgopolis-card-urban_B-help = С тайлом: новое здание на месте жетона B. Отдельно: 1 ресурс или 1 тайл.
ginkgopolis-card-urban_C = урбанизация C
ginkgopolis-card-urban_C-help = С тайлом: новое здание на месте жетона C. Отдельно: 1 ресурс или 1 тайл.
ginkgopolis-card-urban_D = урбанизация D
ginkgopolis-card-urban_D-help = С тайлом: новое здание на месте жетона D. Отдельно: 1 ресурс или 1 тайл.
ginkgopolis-card-urban_E = урбанизация E
ginkgopolis-card-urban_E-help = С тайлом: новое здание на месте жетона E. Отдельно: 1 ресурс или 1 тайл.
ginkgopolis-card-urban_F = урбанизация F
ginkgopolis-card-urban_F-help = С тайлом: новое здание на месте жетона F. Отдельно: 1 ресурс или 1 тайл.
ginkgopolis-card-urban_G = урбанизация G
ginkgopolis-card-urban_G-help = С тайлом: новое здание на месте жетона G. Отдельно: 1 ресурс или 1 тайл.
ginkgopolis-card-urban_H = урбанизация H
ginkgopolis-card-urban_H-help = С тайлом: новое здание на месте жетона H. Отдельно: 1 ресурс или 1 тайл.
ginkgopolis-card-urban_I = урбанизация I
ginkgopolis-card-urban_I-help = С тайлом: новое здание на месте жетона I. Отдельно: 1 ресурс или 1 тайл.
ginkgopolis-card-urban_J = урбанизация J
ginkgopolis-card-urban_J-help = С тайлом: новое здание на месте жетона J. Отдельно: 1 ресурс или 1 тайл.
ginkgopolis-card-urban_K = урбанизация K
ginkgopolis-card-urban_K-help = С тайлом: новое здание на месте жетона K. Отдельно: 1 ресурс или 1 тайл.
ginkgopolis-card-urban_L = урбанизация L
ginkgopolis-card-urban_L-help = С тайлом: новое здание на месте жетона L. Отдельно: 1 ресурс или 1 тайл.

## Персонажи

ginkgopolis-card-char_01 = био-технолог (урбанизация)
ginkgopolis-card-char_01-help = 1 ресурс за каждую вашу урбанизацию. В начале: 1 ресурс, 1 тайл, 1 очко.
ginkgopolis-card-char_02 = био-планировщик (возведение)
ginkgopolis-card-char_02-help = 1 очко за каждое возведение уровня. В начале: 2 ресурса, 1 тайл, 1 очко.
ginkgopolis-card-char_03 = био-инженер (возведение)
ginkgopolis-card-char_03-help = 1 тайл за каждое возведение уровня. В начале: 1 ресурс.
ginkgopolis-card-char_04 = био-технолог (возведение)
ginkgopolis-card-char_04-help = 1 ресурс за каждое возведение уровня. В начале: 1 тайл.
ginkgopolis-card-char_05 = био-планировщик (возведение)
ginkgopolis-card-char_05-help = 1 очко за каждое возведение уровня. В начале: 2 ресурса, 1 тайл, 1 очко.
ginkgopolis-card-char_06 = био-инженер (карты отдельно)
ginkgopolis-card-char_06-help = 1 тайл за каждую карту, сыгранную отдельно. В начале: 2 ресурса, 1 очко.
ginkgopolis-card-char_07 = био-технолог (карты отдельно)
ginkgopolis-card-char_07-help = 1 ресурс за каждую карту, сыгранную отдельно. В начале: 1 ресурс, 1 тайл, 1 очко.
ginkgopolis-card-char_08 = био-планировщик (урбанизация)
ginkgopolis-card-char_08-help = 1 очко за каждую вашу урбанизацию. В начале: 2 ресурса, 1 тайл, 2 очка.
ginkgopolis-card-char_09 = био-инженер (урбанизация)
ginkgopolis-card-char_09-help = 1 тайл за каждую вашу урбанизацию. В начале: 2 ресурса, 1 очко.
ginkgopolis-card-char_10 = био-технолог (урбанизация)
ginkgopolis-card-char_10-help = 1 ресурс за каждую вашу урбанизацию. В начале: 1 ресурс, 1 тайл, 1 очко.
ginkgopolis-card-char_11 = био-планировщик (урбанизация)
ginkgopolis-card-char_11-help = 1 очко за каждую вашу урбанизацию. В начале: 2 ресурса, 1 тайл, 2 очка.
ginkgopolis-card-char_12 = био-инженер (возведение)
ginkgopolis-card-char_12-help = 1 тайл за каждое возведение уровня. В начале: 1 ресурс.
ginkgopolis-card-char_13 = био-технолог (карты отдельно)
ginkgopolis-card-char_13-help = 1 ресурс за каждую карту, сыгранную отдельно. В начале: 1 ресурс, 1 тайл, 1 очко.
ginkgopolis-card-char_14 = био-планировщик (карты отдельно)
ginkgopolis-card-char_14-help = 1 очко за каждую карту, сыгранную отдельно. В начале: 2 ресурса, 1 тайл, 2 очка.
ginkgopolis-card-char_15 = био-инженер (возведение)
ginkgopolis-card-char_15-help = 1 тайл за каждое возведение уровня. В начале: 1 ресурс.
ginkgopolis-card-char_16 = био-технолог (урбанизация)
ginkgopolis-card-char_16-help = 1 ресурс за каждую вашу урбанизацию. В начале: 1 ресурс, 1 тайл, 1 очко.
ginkgopolis-card-char_17 = био-планировщик (карты отдельно)
ginkgopolis-card-char_17-help = 1 очко за каждую карту, сыгранную отдельно. В начале: 2 ресурса, 1 тайл, 2 очка.
ginkgopolis-card-char_18 = био-инженер (карты отдельно)
ginkgopolis-card-char_18-help = 1 тайл за каждую карту, сыгранную отдельно. В начале: 2 ресурса, 1 очко.
ginkgopolis-card-char_19 = био-инженер (урбанизация)
ginkgopolis-card-char_19-help = 1 тайл за каждую вашу урбанизацию. В начале: 2 ресурса, 1 очко.
ginkgopolis-card-char_20 = био-инженер (урбанизация)
ginkgopolis-card-char_20-help = 1 тайл за каждую вашу урбанизацию. В начале: 2 ресурса, 1 очко.
ginkgopolis-card-char_21 = био-технолог (возведение)
ginkgopolis-card-char_21-help = 1 ресурс за каждое возведение уровня. В начале: 1 тайл.
ginkgopolis-card-char_22 = био-технолог (возведение)
ginkgopolis-card-char_22-help = 1 ресурс за каждое возведение уровня. В начале: 1 тайл.
ginkgopolis-card-char_23 = био-технолог (возведение)
ginkgopolis-card-char_23-help = 1 ресурс за каждое возведение уровня. В начале: 1 тайл.
ginkgopolis-card-char_24 = био-технолог (карты отдельно)
ginkgopolis-card-char_24-help = 1 ресурс за каждую карту, сыгранную отдельно. В начале: 1 ресурс, 1 тайл, 1 очко.
ginkgopolis-card-char_25 = био-технолог (карты отдельно)
ginkgopolis-card-char_25-help = 1 ресурс за каждую карту, сыгранную отдельно. В начале: 1 ресурс, 1 тайл, 1 очко.
ginkgopolis-card-char_26 = био-инженер (карты отдельно)
ginkgopolis-card-char_26-help = 1 тайл за каждую карту, сыгранную отдельно. В начале: 2 ресурса, 1 очко.
ginkgopolis-card-char_27 = био-технолог (урбанизация)
ginkgopolis-card-char_27-help = 1 ресурс за каждую вашу урбанизацию. В начале: 1 ресурс, 1 тайл, 1 очко.
ginkgopolis-card-char_23_uniform = био-планировщик (возведение)
ginkgopolis-card-char_23_uniform-help = 1 очко за каждое возведение уровня. В начале: 2 ресурса, 1 тайл, 1 очко.
ginkgopolis-card-char_25_uniform = био-планировщик (карты отдельно)
ginkgopolis-card-char_25_uniform-help = 1 очко за каждую карту, сыгранную отдельно. В начале: 2 ресурса, 1 тайл, 2 очка.
ginkgopolis-card-char_27_uniform = био-планировщик (урбанизация)
ginkgopolis-card-char_27_uniform-help = 1 очко за каждую вашу урбанизацию. В начале: 2 ресурса, 1 тайл, 2 очка.

## Подсказки

ginkgopolis-prompt-draft = Оставьте одного персонажа.
ginkgopolis-prompt-choose = Выберите карту: отдельно или с тайлом.
ginkgopolis-prompt-choose-or-renew = Выберите карту, отдельно или с тайлом, либо обновите руку.
ginkgopolis-prompt-give = Отдайте Гоше лицом вниз одну из трёх карт.
ginkgopolis-prompt-asset = Возьмите ресурс или тайл.
ginkgopolis-prompt-token = Выберите место для жетона { $letter }.
ginkgopolis-prompt-shift = Для жетона { $letter } нет места: куда сдвинуть жетоны?
ginkgopolis-prompt-return = Резерв пуст. Верните тайлы (+1 очко за каждый) или нажмите «Готово».
ginkgopolis-prompt-wait = { $count ->
    [one] Выбирает { $actors }.
   *[other] Выбирают { $actors }.
}
ginkgopolis-prompt-dealer = Идёт раздача.
ginkgopolis-prompt-over = Партия окончена.

## Выбор

ginkgopolis-choose-draft_pick = Оставить
ginkgopolis-choose-commit = Сыграть
ginkgopolis-choose-new_hand = Обновить руку
ginkgopolis-choose-take_asset = Взять
ginkgopolis-choose-place_token = Переставить жетон
ginkgopolis-choose-shift_tokens = Сдвинуть жетоны
ginkgopolis-choose-return_tile = Вернуть
ginkgopolis-choose-return_done = Готово
ginkgopolis-choose-give_card = Отдать Гоше
ginkgopolis-choice-draft_pick = Оставить: { $character }
ginkgopolis-choice-place_token = Переставить жетон: { $side ->
    [above] выше тайла
    [right] правее тайла
    [below] ниже тайла
   *[left] левее тайла
} «{ $tile }»
ginkgopolis-choose-draft_pick-character = Какого персонажа?
ginkgopolis-choose-commit-card = Какую карту?
ginkgopolis-choose-commit-tile = С каким тайлом?
ginkgopolis-choose-take_asset-asset = Что?
ginkgopolis-choose-place_token-cell = Куда?
ginkgopolis-choose-shift_tokens-direction = В какую сторону?
ginkgopolis-choose-return_tile-tile = Какой тайл?
ginkgopolis-choose-give_card-card = Какую карту?

## Журнал

ginkgopolis-log-draft_pick = { $seat } оставляет персонажа: { $character }.
ginkgopolis-log-draft_pick-veiled = { $seat } оставляет персонажа.
ginkgopolis-log-commit = { $seat } выбирает карту: { $card } ({ $tile }).
ginkgopolis-log-commit-veiled = { $seat }: выбор сделан.
ginkgopolis-log-new_hand = { $seat } обновляет руку и сбрасывает карты: { $cards }.
ginkgopolis-log-take_asset = { $seat } берёт { $asset }.
ginkgopolis-log-place_token = { $seat } переставляет жетон на свободное место.
ginkgopolis-log-shift_tokens = { $seat } сдвигает жетоны { $direction }.
ginkgopolis-log-return_tile = { $seat } возвращает тайл.
ginkgopolis-log-return_done = { $seat }: возврат закончен.
ginkgopolis-log-lay = Начало города: { $tile } на { $cell }.
ginkgopolis-log-discard = Из колоды сброшена карта: { $card }.
ginkgopolis-log-deal_set = { $seat } получает набор персонажей { $set }.
ginkgopolis-log-deal_character = { $seat } получает персонажа: { $character }.
ginkgopolis-log-deal_character-veiled = { $seat } получает персонажа.
ginkgopolis-log-first_player = Первый игрок — { $seat }.
ginkgopolis-log-draw_tile = { $seat } берёт тайл: { $tile }.
ginkgopolis-log-draw_tile-veiled = { $seat } берёт тайл.
ginkgopolis-log-draw_card = { $seat } берёт карту: { $card }.
ginkgopolis-log-draw_card-veiled = { $seat } берёт карту.
ginkgopolis-log-gosha_card = Гоша получает карту: { $card }.
ginkgopolis-log-gosha_card-veiled = Гоша получает карту лицом вниз.
ginkgopolis-log-gosha_expert = Гоша берёт ещё одну карту: { $card }.
ginkgopolis-log-gosha_uses = Гоша играет карту: { $card }.
ginkgopolis-log-gosha_reveals = Гоша открывает карту: { $card }.
ginkgopolis-log-gosha_urbanizes = Гоша расширяет город ({ $card }): тайл «{ $tile }» встаёт на новое место.
ginkgopolis-log-gosha_constructs = Гоша возводит уровень: тайл «{ $tile }» на «{ $card }».
ginkgopolis-log-gosha_idle = Резерв пуст, и Гоша ничего не делает.
ginkgopolis-log-gosha_short = Гоше не хватает ресурсов, он не строит: партия кончается.
ginkgopolis-log-gosha_gains = Гоша получает { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
}, всего — { $total }.
ginkgopolis-log-give_card = { $seat } отдаёт Гоше карту лицом вниз: { $card }.
ginkgopolis-log-give_card-veiled = { $seat } отдаёт Гоше карту лицом вниз.
ginkgopolis-log-gains-r = { $seat }: { $resource ->
    [one] { $resource_by } ресурс
    [few] { $resource_by } ресурса
   *[many] { $resource_by } ресурсов
}.
ginkgopolis-log-gains-p = { $seat }: { $point ->
    [one] { $point_by } очко
    [few] { $point_by } очка
   *[many] { $point_by } очков
}.
ginkgopolis-log-gains-t = { $seat }: { $tile ->
    [one] { $tile_by } тайл
    [few] { $tile_by } тайла
   *[many] { $tile_by } тайлов
}.
ginkgopolis-log-gains-rp = { $seat }: { $resource ->
    [one] { $resource_by } ресурс
    [few] { $resource_by } ресурса
   *[many] { $resource_by } ресурсов
}, { $point ->
    [one] { $point_by } очко
    [few] { $point_by } очка
   *[many] { $point_by } очков
}.
ginkgopolis-log-gains-rt = { $seat }: { $resource ->
    [one] { $resource_by } ресурс
    [few] { $resource_by } ресурса
   *[many] { $resource_by } ресурсов
}, { $tile ->
    [one] { $tile_by } тайл
    [few] { $tile_by } тайла
   *[many] { $tile_by } тайлов
}.
ginkgopolis-log-gains-pt = { $seat }: { $point ->
    [one] { $point_by } очко
    [few] { $point_by } очка
   *[many] { $point_by } очков
}, { $tile ->
    [one] { $tile_by } тайл
    [few] { $tile_by } тайла
   *[many] { $tile_by } тайлов
}.
ginkgopolis-log-gains-rpt = { $seat }: { $resource ->
    [one] { $resource_by } ресурс
    [few] { $resource_by } ресурса
   *[many] { $resource_by } ресурсов
}, { $point ->
    [one] { $point_by } очко
    [few] { $point_by } очка
   *[many] { $point_by } очков
}, { $tile ->
    [one] { $tile_by } тайл
    [few] { $tile_by } тайла
   *[many] { $tile_by } тайлов
}.
ginkgopolis-log-leads = { $seat } выходит вперёд в { $hue ->
    [0] красном
    [1] жёлтом
   *[2] синем
} районе, сейчас это { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
}.
ginkgopolis-log-leads-gosha = Гоша выходит вперёд в { $hue ->
    [0] красном
    [1] жёлтом
   *[2] синем
} районе, сейчас это { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
}.
ginkgopolis-log-characters = { $seat } открывает персонажей: { $characters }.
ginkgopolis-log-returned-none = Никто не возвращает тайлы.
ginkgopolis-log-exploits = { $seat } играет карту отдельно: { $card }.
ginkgopolis-log-falls_back = { $seat } не может оплатить тайл «{ $tile }» на «{ $card }»: тайл возвращается, карта сыграна отдельно.
ginkgopolis-log-urbanizes = { $seat } расширяет город ({ $card }): тайл «{ $tile }» встаёт на новое место.
ginkgopolis-log-constructs = { $seat } возводит уровень: тайл «{ $tile }» на «{ $card }».
ginkgopolis-log-exhausted = Резерв тайлов пуст.
ginkgopolis-log-rebuilt = Колода обновлена: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
ginkgopolis-log-ending = Условие конца игры выполнено: это последний раунд.
ginkgopolis-log-round = Раунд { $round }. Первый игрок — { $seat }.
ginkgopolis-log-last_round = Достигнут лимит раундов: это последний раунд.
ginkgopolis-log-round-solo = Раунд { $round }.
ginkgopolis-log-won = { $seat } побеждает: { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
}.
ginkgopolis-log-shared = Общая победа: { $actors }, { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
}.
ginkgopolis-log-solo-won = Вы побеждаете: { $point } против { $gosha }.
ginkgopolis-log-solo-lost = Гоша побеждает: { $gosha } против { $point }.
ginkgopolis-log-solo-draw = Ничья: { $point } против { $gosha }.

## Счёт

ginkgopolis-score-points = Очки успеха
ginkgopolis-score-new_hand = Жетоны обновления руки
ginkgopolis-score-card_red_10 = Красная 10: ресурсы на красных
ginkgopolis-score-card_red_11 = Красная 11: ресурсы на жёлтых
ginkgopolis-score-card_red_12 = Красная 12: ресурсы на синих
ginkgopolis-score-card_red_13 = Красная 13: ресурсы на красных
ginkgopolis-score-card_red_14 = Красная 14: здания высотой 1–2
ginkgopolis-score-card_red_15 = Красная 15: здания высотой от 3
ginkgopolis-score-card_red_16 = Красная 16: карты с бонусом за карту отдельно
ginkgopolis-score-card_red_17 = Красная 17: карты с бонусом за урбанизацию
ginkgopolis-score-card_red_18 = Красная 18: карты с бонусом за уровень
ginkgopolis-score-card_red_19 = Красная 19: красные карты
ginkgopolis-score-card_red_20 = Красная 20: 9 очков
ginkgopolis-score-card_yellow_10 = Жёлтая 10: ресурсы на жёлтых
ginkgopolis-score-card_yellow_11 = Жёлтая 11: ресурсы на красных
ginkgopolis-score-card_yellow_12 = Жёлтая 12: ресурсы на синих
ginkgopolis-score-card_yellow_13 = Жёлтая 13: ресурсы на жёлтых
ginkgopolis-score-card_yellow_14 = Жёлтая 14: здания высотой 1–2
ginkgopolis-score-card_yellow_15 = Жёлтая 15: здания высотой от 3
ginkgopolis-score-card_yellow_16 = Жёлтая 16: карты с бонусом за карту отдельно
ginkgopolis-score-card_yellow_17 = Жёлтая 17: карты с бонусом за урбанизацию
ginkgopolis-score-card_yellow_18 = Жёлтая 18: карты с бонусом за уровень
ginkgopolis-score-card_yellow_19 = Жёлтая 19: жёлтые карты
ginkgopolis-score-card_yellow_20 = Жёлтая 20: 9 очков
ginkgopolis-score-card_blue_10 = Синяя 10: ресурсы на синих
ginkgopolis-score-card_blue_11 = Синяя 11: ресурсы на красных
ginkgopolis-score-card_blue_12 = Синяя 12: ресурсы на жёлтых
ginkgopolis-score-card_blue_13 = Синяя 13: ресурсы на синих
ginkgopolis-score-card_blue_14 = Синяя 14: здания высотой 1–2
ginkgopolis-score-card_blue_15 = Синяя 15: здания высотой от 3
ginkgopolis-score-card_blue_16 = Синяя 16: карты с бонусом за карту отдельно
ginkgopolis-score-card_blue_17 = Синяя 17: карты с бонусом за урбанизацию
ginkgopolis-score-card_blue_18 = Синяя 18: карты с бонусом за уровень
ginkgopolis-score-card_blue_19 = Синяя 19: синие карты
ginkgopolis-score-card_blue_20 = Синяя 20: 9 очков
ginkgopolis-score-district_red = Красный район
ginkgopolis-score-district_yellow = Жёлтый район
ginkgopolis-score-district_blue = Синий район

## Что даст выбор

ginkgopolis-asset-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
}
ginkgopolis-asset-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
ginkgopolis-asset-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}
ginkgopolis-asset-new_hands = { $count ->
    [one] { $count } обновление руки
    [few] { $count } обновления руки
   *[many] { $count } обновлений руки
}
ginkgopolis-reason-floors = На здание высотой { $height }
ginkgopolis-reason-color = Другой цвет: { $colour1 } → { $colour2 }
ginkgopolis-reason-number = Номер меньше: { $before } → { $after }
ginkgopolis-reason-refund = Ваши ресурсы возвращаются
ginkgopolis-reason-laid = Вы кладёте тайл: { $tile }
ginkgopolis-reason-lot = На новое здание
ginkgopolis-reason-neighbors = Соседние здания дают
ginkgopolis-reason-building = { $card }, высота { $height }
ginkgopolis-reason-taken = Вы берёте
ginkgopolis-reason-bonus-exploit = Ваши карты: за карту отдельно
ginkgopolis-reason-bonus-urbanize = Ваши карты: за урбанизацию
ginkgopolis-reason-bonus-construct = Ваши карты: за возведение уровня
ginkgopolis-remark-short-resources = Не хватает на оплату: { $resource ->
    [one] { $resource } ресурс
    [few] { $resource } ресурса
   *[many] { $resource } ресурсов
}. Тайл вернётся, карта будет сыграна отдельно.
ginkgopolis-remark-short-points = Не хватает на оплату: { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
}. Тайл вернётся, карта будет сыграна отдельно.
ginkgopolis-remark-short-both = Не хватает на оплату: { $resource ->
    [one] { $resource } ресурс
    [few] { $resource } ресурса
   *[many] { $resource } ресурсов
} и { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
}. Тайл вернётся, карта будет сыграна отдельно.
ginkgopolis-remark-wasted = Это ничего не даст: ход пропадёт.
ginkgopolis-remark-keeps = Карта «{ $card }» останется у вас. { $effect }
ginkgopolis-remark-gosha = Гоша получит обратно свои ресурсы и { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
}.
ginkgopolis-remark-asset = Потом вы возьмёте ресурс или тайл.
ginkgopolis-remark-new_hand = Ваши четыре карты уйдут в сброс, вы возьмёте четыре другие.
ginkgopolis-remark-ends = Это выполнит условие конца игры: после раунда будет подсчёт.
ginkgopolis-remark-order = { $count ->
    [one] Так обстоят дела сейчас. Раньше вас ходит { $actors }, и это может измениться.
   *[other] Так обстоят дела сейчас. Раньше вас ходят { $actors }, и это может измениться.
}
ginkgopolis-remark-lead = Вы выйдете вперёд в { $hue ->
    [0] красном
    [1] жёлтом
   *[2] синем
} районе: { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
} вам.
ginkgopolis-remark-lead-other = { $seat } выйдет вперёд в { $hue ->
    [0] красном
    [1] жёлтом
   *[2] синем
} районе: { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
}.
ginkgopolis-remark-lead-gosha = Гоша выйдет вперёд в { $hue ->
    [0] красном
    [1] жёлтом
   *[2] синем
} районе: { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
}.
ginkgopolis-remark-lost = Вы потеряете лидерство в { $hue ->
    [0] красном
    [1] жёлтом
   *[2] синем
} районе, сейчас это { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
}.
ginkgopolis-remark-gift-urban = Гоша проведёт урбанизацию и получит { $point ->
    [one] { $point } очко
    [few] { $point } очка
   *[many] { $point } очков
}.
ginkgopolis-remark-gift-building = Гоша возведёт уровень на «{ $card }» и оставит карту себе.
ginkgopolis-remark-gift-own = Гоша построит поверх вашего здания «{ $card }». { $count ->
    [one] Вам вернётся { $count } ресурс, и вы получите { $count } очко
    [few] Вам вернутся { $count } ресурса, и вы получите { $count } очка
   *[many] Вам вернётся { $count } ресурсов, и вы получите { $count } очков
}.
ginkgopolis-remark-gift-short = Гоше не хватит ресурсов: партия закончится после этого раунда.

## Доска словами

ginkgopolis-board-over = Партия окончена: { $round ->
    [one] { $round } раунд
    [few] { $round } раунда
   *[many] { $round } раундов
}
ginkgopolis-board-last = Раунд { $round }, последний. Карт в колоде: { $deck }, тайлов в резерве: { $reserve }
ginkgopolis-board-solo = Раунд { $round }. Карт в колоде: { $deck }, тайлов в резерве: { $reserve }
ginkgopolis-board-round = Раунд { $round }. Первый игрок: { $seat }. Карт в колоде: { $deck }, тайлов в резерве: { $reserve }
ginkgopolis-board-token = { $letter }
ginkgopolis-board-empty = ·
ginkgopolis-board-neutral = { $colour } { $number }
ginkgopolis-board-building = { $colour } { $number } в{ $height } @{ $owner }
ginkgopolis-board-site = { $colour } { $number } в{ $height } @{ $owner } !
ginkgopolis-board-gosha = Гоша: очки — { $point }, ресурсы в резерве — { $reserve }, счёт — { $total }
ginkgopolis-board-player = @{ $owner } { $seat }: очки — { $point }, ресурсы — { $resource } (в резерве — { $reserve }), тайлы — { $tile }, обновления руки — { $tokens }, счёт — { $total }
ginkgopolis-board-hand = В руке: { $cards }
ginkgopolis-board-hand-known = Известно в руке: { $cards }
ginkgopolis-board-tiles = Тайлы: { $tiles }
ginkgopolis-board-tiles-known = Показанные тайлы: { $tiles }
ginkgopolis-board-cards = Выложено: { $cards }
ginkgopolis-board-characters = Персонажи: { $characters }
ginkgopolis-board-kept = Оставлены: { $characters }
ginkgopolis-board-commit = Выбрано: { $card }, { $tile }
ginkgopolis-board-discard = Сброс: { $cards }
ginkgopolis-board-with_tile = На карте лежит тайл.
ginkgopolis-board-card = { $card }

## Картинки

ginkgopolis-picture-title = Гинкгополис, раунд { $round }
ginkgopolis-picture-seat = { $seat }
ginkgopolis-picture-gosha = Гоша
ginkgopolis-picture-round = Раунд { $round }
ginkgopolis-picture-tiles-left = Тайлы { $count }
ginkgopolis-picture-cards-left = Колода { $count } · сброс { $discard }
ginkgopolis-picture-deck-left = Колода { $count }
ginkgopolis-picture-gosha-has = Гоша { $count }
ginkgopolis-picture-last-round = Последний раунд
ginkgopolis-picture-you = вы
ginkgopolis-picture-first = первый
ginkgopolis-picture-thinking = думает
ginkgopolis-picture-ready = выбор сделан
ginkgopolis-picture-with-tile = с тайлом
ginkgopolis-picture-placed = в городе { $count } из { $total }
ginkgopolis-picture-reserve = резерв { $count }
ginkgopolis-picture-shown = показанные тайлы
ginkgopolis-picture-known = известно в руке
ginkgopolis-picture-player = { $name }: счёт — { $total }; очки — { $point }, ресурсы — { $resource }, тайлы — { $tile }
ginkgopolis-picture-hand = Рука
ginkgopolis-picture-tiles = Тайлы
ginkgopolis-picture-private = видите только вы
ginkgopolis-picture-no-tile = без тайла
ginkgopolis-picture-packet = Выберите персонажа
ginkgopolis-picture-kept = Уже взято
ginkgopolis-picture-neutral = { $tile }, без владельца
ginkgopolis-picture-building = { $tile }, высота { $height }, { $owner }
ginkgopolis-picture-token = Жетон { $letter }
ginkgopolis-picture-leader = лидер
ginkgopolis-picture-second = второй
ginkgopolis-picture-discard-words = Сброс: { $cards }
ginkgopolis-picture-discard = Сброс
ginkgopolis-picture-no-districts = Пока ни у кого нет ресурсов в районах.
ginkgopolis-picture-result = Итоговый счёт
ginkgopolis-picture-total = Всего
ginkgopolis-picture-take-resource = Взять ресурс
ginkgopolis-picture-take-tile = Взять тайл
ginkgopolis-picture-shift-clockwise = По часовой стрелке
ginkgopolis-picture-shift-back = Против часовой стрелки
ginkgopolis-picture-end-cards = Карты с бонусом в конце
ginkgopolis-picture-mine = Ваши карты
ginkgopolis-picture-no-cards = Карт пока нет.
ginkgopolis-picture-tab-mine = Карты
ginkgopolis-picture-tab-districts = Районы
ginkgopolis-picture-tile-short = { $tile }: не оплатить ни с одной картой
ginkgopolis-picture-new-hands-left = осталось: { $count }
ginkgopolis-picture-play-now = сейчас
ginkgopolis-picture-play-done = карта сыграна
ginkgopolis-picture-play-has = карта сыграна, теперь есть это
ginkgopolis-picture-play-down = лицом вниз
ginkgopolis-picture-play-hidden = последний
ginkgopolis-picture-play-chosen = выбор сделан
ginkgopolis-picture-play-thinking = думает
ginkgopolis-picture-play-with = карта с тайлом
ginkgopolis-picture-play-without = карта без тайла
ginkgopolis-picture-note-poor = У вас нет ресурсов: тайл, который вы положите, вернётся.
ginkgopolis-picture-note-last = Это последний раунд.
ginkgopolis-picture-note-few-tiles = { $count ->
    [one] В резерве остался { $count } тайл.
    [few] В резерве осталось { $count } тайла.
   *[many] В резерве осталось { $count } тайлов.
}
ginkgopolis-picture-note-order = В этом раунде ваш ход { $place }-й из { $count }.
ginkgopolis-picture-play-sum = карты — { $cards }, районы — { $districts }

## Pages: how to play in short, options of a new table

ginkgopolis-how-1 = Все одновременно выбирают одну из четырёх карт: отдельно или с тайлом. Потом карты открывают по порядку хода.
ginkgopolis-how-2 = Карта, сыгранная отдельно, приносит то, что даёт её здание, по одному за уровень: красные — ресурсы, жёлтые — очки, синие — тайлы.
ginkgopolis-how-3 = Урбанизация — карта урбанизации с тайлом: новое здание на краю города, и все его соседи дают вам своё.
ginkgopolis-how-4 = Возведение уровня — карта здания с тайлом: по ресурсу на каждый уровень, ещё один за смену цвета и очки, если номер меньше.
ginkgopolis-how-5 = Карта здания, на котором вы возвели уровень, остаётся у вас и дальше даёт свой бонус.
ginkgopolis-how-6 = Партия кончается, когда резерв тайлов опустел во второй раз или все ресурсы одного игрока лежат в городе. За районы одного цвета очки получают те, у кого в них больше ресурсов.
ginkgopolis-option-characters-about = Какие персонажи участвуют в отборе.
ginkgopolis-option-level-about = Гоша-эксперт может сменить карту урбанизации на лучшую.
ginkgopolis-option-solo_deal-about = Как сдаются три карты раунда.
ginkgopolis-value-public_12_9_6 = Как в открытых источниках
ginkgopolis-value-uniform_9_9_9 = По девять каждого цвета
ginkgopolis-value-normal = Обычный
ginkgopolis-value-expert = Эксперт
ginkgopolis-value-three_total = Две вам, одна вслепую Гоше
ginkgopolis-value-three_plus_one = Три вам, одна вслепую Гоше
ginkgopolis-value-give_one = Посмотреть три, одну отдать Гоше
