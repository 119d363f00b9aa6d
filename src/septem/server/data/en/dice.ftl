# The table of Dice.
dice-cost = cost { $cost }
dice-crossed = crossed
dice-uses = { $count ->
    [0] fills no box of yours now
    [one] fills { $count } box
   *[other] fills { $count } boxes
}
dice-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
dice-unsure = not confirmed by a printed sheet
dice-unsure-note = reconstructed, not confirmed by a printed sheet
dice-left = left
dice-right = right
dice-wall = their wall towards you
dice-owes-action = your action
dice-owes-extra_action = another action
dice-owes-free_build = build, die free
dice-owes-bonus = a bonus for { $building }
dice-then = then:
dice-passed = coins taken
dice-pay-die = Die { $coins }.
dice-pay-box = Box { $cost } with { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}: { $coins }.
dice-pay-gained = You get { $coins } back for the die.
dice-attack = Attack { $printed }, defences { $defences }: { $points } points.
dice-choose = Choose a die, then a box
dice-choose-one = Choose one
dice-choose-box = Choose one of the lit boxes.
dice-wonder = Wonder
dice-retract = Change
source-agora_first = completed first

# ---- the log, in few words
log-built = { $die } die ({ $face }){ $coins ->
    [0] {""}
   *[other] , { log-coins }
}{ $gained ->
    [0] {""}
   *[other] , +{ $gained }●
}
log-wonder-built = Wonder: { $wonder }
log-passed = no build, +{ log-coins }
log-crossed = { $box }{ $coins ->
    [0] {""}
   *[other] , { log-coins }
}
log-attacked = { $box }{ $coins ->
    [0] {""}
   *[other] , { log-coins }
}: attack +{ $points }
log-coins-gained = +{ log-coins }
log-bonus-taken = { $building } complete: { $bonus }
log-declined = { $what ->
    [choose_box] a crossing unused
   *[other] a free build unused
}
log-lapsed = { $what ->
    [choose_box] a crossing lapses
   *[other] a free build lapses
}
log-first-finished = first to complete { $building }: +{ $points }
