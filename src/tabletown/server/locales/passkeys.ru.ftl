# Ключи доступа.

server-passkeys = Ключи доступа
server-passkeys-help = Входите по отпечатку пальца, лицу или PIN-коду вместо пароля. Секрет остаётся на вашем устройстве.
server-passkey-name-of = Название ключа
server-passkey-example = например, «Мой телефон»
server-passkey-add = Добавить ключ доступа
server-passkey-rename = Переименовать
server-passkey-used = использован { $date }
server-passkey-sign-in = Войти с ключом доступа
server-passkey-cancelled = Устройство не дало подтверждения. Попробуйте ещё раз.
server-passkey-off = На этом сервере ключи доступа не настроены.
server-passkey-most = У вас уже { $most } ключей доступа. Сначала удалите какой-нибудь.
server-passkey-name = Назовите ключ, не длиннее { $most } символов.
server-passkey-none = Такого ключа нет.
server-passkey-wrong = Этот ключ здесь не подходит.
server-passkey-late = Прошло слишком много времени. Попробуйте ещё раз.
