cli-about-admin = управлять сервером: люди, столы, жалобы, чат, баны, пароли, хозяева, копии
cli-metavar-action = ДЕЙСТВИЕ
cli-metavar-about = О_ЧЁМ
cli-help-admin-action = users, tables, reports или log (списки); mute, unmute, ban, unban, passphrase, host или unhost с именем или номером из users; dismiss или undo с номером из reports или log; backup с папкой
cli-help-admin-subject = имя, номер или папка, смотря по действию
cli-help-admin-hours = на сколько часов отключить чат или забанить; без него навсегда
cli-help-admin-reason = причина; она остаётся в журнале
cli-admin-subject = Укажите, к чему относится «{ $action }»: tabletown admin { $action } …
cli-admin-user = { $id }  { $name } ({ $state })
cli-admin-table = { $id }  { $game }, { $phase }: { $names }
cli-admin-report = { $id }  { $at }  { $by } жалуется на игрока { $name }: { $words }
cli-admin-act = { $id }  { $at }  { $done } { $reason }
cli-admin-done = Готово, в журнале отмечено.
cli-admin-word = Разовое слово для { $name }: { $word }
    С ним и именем можно один раз задать новый пароль на странице /me/account. Больше оно не появится.
cli-metavar-text = ТЕКСТ
