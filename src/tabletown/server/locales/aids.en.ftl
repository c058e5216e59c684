# Tables with and without aids.

server-no-aids = This table plays without aids: no points on targets, no previews, no hints.
server-new-aids = Aids for the players
server-new-aids-yes = On
server-new-aids-yes-help = Points on what you can choose, what a move brings before you confirm it, hints.
server-new-aids-no = Off for everyone
server-new-aids-no-help = Nobody at the table is told in advance what a move brings.
