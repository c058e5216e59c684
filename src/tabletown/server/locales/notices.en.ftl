# Notices: the page.

server-notices-title = Notices
server-notices-lead = Learn that it is your turn in games with days per move while you are away from the table.
server-notices-go = Set up notices
server-notices-push = On your devices
server-notices-push-help = The browser shows a notice even when this page is closed. On iPhone and iPad, add Tabletown to the home screen first.
server-notices-push-add = Notify this browser
server-notices-push-here = This browser is notified.
server-notices-push-denied = The browser does not allow notices from this page. Allow them in its settings for this site.
server-notices-push-none = This browser does not support push notices.
server-notices-mail = By mail
server-notices-mail-help = You get a link to confirm the address first. With a confirmed address you can also set a new passphrase if you forget yours.
server-notices-mail-none = This server does not send mail.
server-notices-address = Mail address
server-notices-mail-add = Send link
server-notices-webhook = To a program
server-notices-webhook-help = The server posts JSON to your address, for example to a Discord channel. Each message is signed with the secret of the address (Standard Webhooks).
server-notices-url = Address (URL)
server-notices-webhook-add = Add
server-notices-secret = Secret for signatures
server-notices-unconfirmed = Open the link in the mail to confirm this address.
server-notices-paused = Paused
server-notices-failed = Could not be reached on { $date }
server-notices-pause = Pause
server-notices-resume = Resume
server-notices-quiet = Quiet hours
server-notices-quiet-help = Nothing is sent between these times. What happened meanwhile comes as one notice when they end.
server-notices-start = From
server-notices-end = To
server-notices-zone = Time zone
server-notices-quiet-go = Save
server-notices-test = Try it
server-notices-test-help = Sends a notice to all your devices and addresses.
server-notices-test-go = Send me a notice now
server-notices-sent = The notice is on its way.

# Links in mails.

server-mail-confirm = Confirm your mail address
server-mail-confirm-help = Notices from Tabletown will be sent to this address.
server-mail-confirm-go = Confirm
server-mail-confirm-done = Address confirmed
server-mail-confirm-done-help = Notices will be sent to it from now on.
server-mail-stop = Unsubscribe from notices
server-mail-stop-help = No more notices will be sent to this address.
server-mail-stop-go = Unsubscribe
server-mail-stop-done = Unsubscribed
server-mail-stop-done-help = No more notices will be sent to this address. You can turn them on again on your page.
server-mail-forgotten = New passphrase by mail
server-mail-forgotten-help = If you have confirmed a mail address, you get a link there with which you can set a new passphrase.
server-mail-forgotten-go = Send link
server-mail-name = Account name or mail address
server-mail-forgotten-done = Check your mail
server-mail-forgotten-done-help = If there is such an account with a confirmed mail address, a link is on its way. It works once and for one hour.
server-mail-reset = Set a new passphrase
server-mail-reset-help = All other devices are signed out.
server-mail-reset-go = Set new passphrase

# What notices say.

server-notice-tell-turn = { $game }: it is your turn
server-notice-tell-start = { $game }: the game has begun
server-notice-tell-seat = { $game }: a seat is reserved for you
server-notice-tell-soon = { $game }: your game starts soon
server-notice-several = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
}
server-notice-left-days = ({ $count } days left)
server-notice-left-hours = ({ $count } hours left)
server-notice-left-minutes = ({ $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
})
server-notice-test-title = Tabletown: test notice
server-notice-test = This is how you will learn that it is your turn.
server-notice-from = You receive this mail because your address was entered at { $server }.
server-notice-stop = Unsubscribe:
server-notice-confirm-title = Confirm your mail address
server-notice-confirm = The player { $name } wants notices about games of Tabletown to be sent to this address. To confirm it, open this link within two days:
server-notice-confirm-not = If this was not you, do nothing, and no notices will be sent.
server-notice-reset-title = New passphrase
server-notice-reset = A new passphrase was requested for the account { $name }. To set it, open this link within one hour:
server-notice-reset-not = If this was not you, do nothing: your passphrase stays as it is.

# Refusals.

server-notice-url = Give a complete address that begins with https://.
server-notice-private = Addresses in private networks are not allowed.
server-notice-keys = The keys of this browser are not valid.
server-notice-mail = This is not a mail address.
server-notice-no-mail = This server does not send mail.
server-notice-most = You already have { $most } of these. Remove one first.
server-notice-none = There is nothing to send a notice to yet: add a device or an address first.
server-notice-no-channel = This device or address has already been removed.
server-notice-zone = There is no time zone called “{ $zone }”.
server-notice-hours = Give both times, such as 22:00 and 08:00, or neither.
server-notice-link = This link is no longer valid.
server-setting-mail = TABLETOWN_MAIL_HOST also needs TABLETOWN_MAIL_FROM and TABLETOWN_ADDRESS.
