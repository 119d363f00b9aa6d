# Slová spoločné všetkým hrám.
seat = Hráč { $number }
reason-game-over = Hra sa skončila.
reason-not-your-turn = Tento hráč teraz nie je na rade.
reason-nothing-to-retract = Nie je žiadna potvrdená voľba, ktorá by sa dala vziať späť.
reason-unknown-move = „{ $move }“ nie je ťah tejto hry.
reason-unknown-code = Ťah s kódom { $code } teraz nie je možný.
reason-unknown-seat = Miesto { $seat } neexistuje; miesta sú 0 až { $last }.

# stĺpce krátkej tabuľky
column-seat = hráč
column-coins = mince
column-points = body
column-cards = karty
column-wonders = divy
column-stages = etapy
column-board = div
column-shields = štíty
