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

# důvody tahů
merit-only = Jiný tah není možný.
merit-wins = Tím hned vyhraješ.
merit-loses = Hra tím skončí a ty nevyhraješ.
merit-lets-win = Pak může hned vyhrát někdo jiný: { $end }
merit-risks = Pak možná hned vyhraje někdo jiný: { $end }
merit-stops = Jinak hned vyhraje někdo jiný: { $end }
merit-threatens = Příště už můžeš vyhrát: { $end }
merit-points = { $category }: +{ merit-amount }
merit-total = +{ merit-amount }
merit-amount = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
merit-better = Naděje na výhru je o { $percent } % vyšší
merit-best = Nic jiného nevypadá lépe
