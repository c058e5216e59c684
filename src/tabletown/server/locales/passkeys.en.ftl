# Passkeys.

server-passkeys = Passkeys
server-passkeys-help = Sign in with your fingerprint, face or PIN instead of the passphrase. The secret stays on your device.
server-passkey-name-of = Name of the passkey
server-passkey-example = for example, “My phone”
server-passkey-add = Add a passkey
server-passkey-rename = Rename
server-passkey-used = used on { $date }
server-passkey-sign-in = Sign in with a passkey
server-passkey-cancelled = The device has not confirmed it. Try again.
server-passkey-off = Passkeys are not set up on this server.
server-passkey-most = You already have { $most } passkeys. Remove one first.
server-passkey-name = Give the passkey a name of up to { $most } characters.
server-passkey-none = There is no such passkey.
server-passkey-wrong = This passkey is not valid here.
server-passkey-late = That took too long. Try again.
