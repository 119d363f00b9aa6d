# Slova společná všem hrám.
seat = Hráč { $number }
reason-game-over = Hra skončila.
reason-not-your-turn = Tento hráč teď není na řadě.
reason-nothing-to-retract = Není žádná potvrzená volba, kterou by šlo vzít zpět.
reason-unknown-move = „{ $move }“ není tah této hry.
reason-unknown-code = Tah s kódem { $code } teď není možný.
reason-unknown-seat = Místo { $seat } neexistuje; místa jsou 0 až { $last }.

# sloupce krátké tabulky
column-seat = hráč
column-coins = mince
column-points = body
column-cards = karty
column-wonders = divy
column-stages = etapy
column-board = div
column-shields = štíty
