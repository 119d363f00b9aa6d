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
wonders-sells-here = sells
wonders-makes = production
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
wonders-pay = { $coins } to { $city }
wonders-pay-left = { $coins } to { $city } (left): { $units }
wonders-pay-right = { $coins } to { $city } (right): { $units }
wonders-seal = Seal: { $move }
wonders-choose-first = Choose first
wonders-retract = Take it back
wonders-until-all = You can change it until all have sealed.
wonders-would-be = would be
wonders-for-stage = for stage { $number }
wonders-war-more = { $shields ->
    [one] { $shields } more shield beats { $city }: { $points } instead of { $now }
   *[other] { $shields } more shields beat { $city }: { $points } instead of { $now }
}
wonders-war-ahead = ahead of both: { $points } if it stays so
wonders-science-more = one more { $symbol }: +{ $points }
wonders-until-one = You can change it until { $city } has sealed.
wonders-put-away = put away, and known to you
wonders-now = now
wonders-worth = { $points ->
    [one] +1 point now
   *[other] +{ $points } points now
}

# ---- the log, in few words
log-paid = { $left_coins ->
    [0] {""}
   *[other] , { $left_coins } to { $left }
}{ $right_coins ->
    [0] {""}
   *[other] , { $right_coins } to { $right }
}
log-turn = Turn { $turn }
log-side-chosen = { $side }
log-built = { $card }{ $how ->
    [chain] {" "}by chain
    [free] , free by the wonder
    [power] , free once an age
   *[paid] { log-paid }
}
log-stage-built = stage { $stage }: { $card }{ log-paid }
log-stage-built-hidden = stage { $stage }{ log-paid }
log-sold = { $card } sold, +{ log-coins }
log-sold-hidden = a card sold, +{ log-coins }
log-coins-gained = +{ log-coins }{ $source ->
    [stage] {" "}for the stage
   *[card] {""}
}
log-card-left-over = last card: { $card }
log-conflict-fought = { $shields } : { $theirs } against { $other }: { $points ->
    [-1] −1
   *[other] +{ $points }
}
log-seventh-declined = seventh card unused: { $card }
log-seventh-declined-hidden = seventh card unused
log-card-recovered = { $card } from the discard pile
log-recovery-declined = nothing from the discard pile
