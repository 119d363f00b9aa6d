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

# dôvody ťahov
merit-only = Iný ťah nie je možný.
merit-wins = Tým hneď vyhráš.
merit-loses = Hra tým skončí a ty nevyhráš.
merit-lets-win = Potom môže hneď vyhrať niekto iný: { $end }
merit-risks = Potom možno hneď vyhrá niekto iný: { $end }
merit-stops = Inak hneď vyhrá niekto iný: { $end }
merit-threatens = Nabudúce už môžeš vyhrať: { $end }
merit-points = { $category }: +{ merit-amount }
merit-total = +{ merit-amount }
merit-amount = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
merit-better = Nádej na výhru je o { $percent } % vyššia
merit-best = Nič iné nevyzerá lepšie
