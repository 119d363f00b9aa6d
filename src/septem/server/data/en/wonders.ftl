# The table of 7 Wonders.
wonders-turn = turn { $turn } of { $turns }
wonders-pass-left = hands go left
wonders-pass-right = hands go right
wonders-who-sealed = who has sealed
wonders-sealed = sealed
wonders-choosing = choosing
wonders-left = left
wonders-right = right
wonders-others = other cities, in the order they sit
wonders-monument = { $wonder }: { $built } of { $all } stages built
wonders-sells-you = sells to you
wonders-you-make = you make
wonders-sells = { $city } sells
wonders-built = built
wonders-you-pay = you pay
wonders-war = { $age ->
    [1] conflict at the end of Age I
    [2] conflict at the end of Age II
   *[3] conflict at the end of Age III
}
wonders-science = { $points ->
    [one] science, now { $points } point
   *[other] science, now { $points } points
}
wonders-stage = Stage { $number }
wonders-do-build = Build
wonders-do-power = Build with the free build of this age
wonders-do-recover = Build for nothing
wonders-do-wonder = Stage
wonders-do-sell = Sell
wonders-do-decline = Do without
wonders-own = own
wonders-by-chain = by chain
wonders-face-down = discarded face down
wonders-cheapest = cheapest
wonders-dearer = { $count ->
    [one] one dearer way to pay
   *[other] { $count } dearer ways to pay
}
wonders-pay-left = { $coins } to { $city } (left): { $units }
wonders-pay-right = { $coins } to { $city } (right): { $units }
wonders-seal = Seal: { $move }
wonders-choose-first = Choose first
wonders-retract = Take it back
wonders-until-all = You can change it until all have sealed.
wonders-put-away = put away, and known to you
wonders-now = now
wonders-worth = { $points ->
    [one] +1 point now
   *[other] +{ $points } points now
}
