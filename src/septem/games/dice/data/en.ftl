# 7 Wonders Dice: what happens, why something is not possible, labels.
game-name = 7 Wonders Dice

event-built = { $seat } takes the { $die } die ({ $face }) { $coins ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $coins } coins
}{ $gained ->
    [0] .
    [one] , gaining 1 coin for choosing it.
   *[other] , gaining { $gained } coins for choosing it.
}
event-wonder-built = { $seat } builds the Wonder: { $wonder }.
event-passed = { $seat } builds nothing and gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-crossed = { $seat } crosses { $box } { $coins ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $coins } coins
}.
event-attacked = { $seat } crosses { $box } { $coins ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $coins } coins
}: the attack is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-coins-gained = { $seat } gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-bonus-taken = { $seat } has completed { $building } and crosses the bonus { $bonus }.
event-declined = { $seat } leaves { $what ->
    [choose_box] a crossing
   *[other] a free build
} unused.
event-lapsed = { $seat } cannot use { $what ->
    [choose_box] a crossing
   *[other] a free build
}: it lapses.
event-first-finished = { $seat } is first to complete { $building }: { $points ->
    [one] 1 extra point
   *[other] { $points } extra points
}.
event-die-swapped = The { $die } die comes into the Forum, one { $removed } die leaves the game.
event-last-round-announced = A player has crossed all bonuses: round { $round } is the last one.
event-round-began = Round { $round }. The dice show: { $face }.
event-game-ended = The game is over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}.

reason-choice-pending = First answer what your last box has brought.
reason-no-pending-choice = Nothing of this kind is to be chosen now.
reason-wonder-complete = The Wonder is complete.
reason-die-not-in-forum = The { $die } die is not in the Forum.
reason-special-die-locked = You have not unlocked the { $die } die.
reason-wrong-symbol = The { $die } die shows { $face }, which does not fill { $box }.
reason-effect-target = The effect does not reach { $box }.
reason-box-already-crossed = { $box } is crossed already.
reason-order-violation = { $after } has to be crossed before { $box }.
reason-guild-condition = For { $face } a neighbour had more at the beginning of the round, or with two players at least as much.
reason-bonus-taken = The bonus { $bonus } is crossed already.
reason-cannot-pay = It costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, you have { $coins }.

phase-action = Choose a die, the Wonder, or three coins
phase-choose_box = You may cross one more box
phase-free_build = You may build with a die without paying it
phase-extra_action = Take another action
phase-choose_bonus = Cross one of your bonuses
phase-waiting = Waiting for the others
phase-over = The game is over

move-build = { $die }: { $box }
move-wonder = { $wonder }: { $box }
move-pass = Build nothing, take { $coins } coins
move-cross = Cross { $box }
move-none = Leave it
move-bonus = Bonus: { $bonus }
price-free = free
price-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
worth-vp = { $points ->
    [one] 1 point
   *[other] { $points } points
}
worth-attack = attack { $points }
worth-defence = defence

effect-cross_one = cross 1: { $building }
effect-cross_one_of = cross 1 of: { $building }
effect-cross_up_to_two = cross up to 2: { $building }
effect-build_free_die = build, die free
effect-another_action = another action
effect-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
effect-per_box = { $building }: { $amount ->
    [one] 1 coin and point
   *[other] { $amount } coins and points
} per box
effect-die_cost_minus_1 = dice { $coins } cheaper
effect-die_cost_zero = { $colour } dice free
effect-coins_on_die = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} per { $colour } die
effect-unlock = unlocks the { $colour } die
effect-gallery_vp = { $building }: { $points ->
    [one] 1 point
   *[other] { $points } points
} per box

end-bonuses = A player had crossed all bonuses; the last round has been played.
end-max_rounds = The round limit of this table was reached.

# In few words, for the table in the terminal; buildings and colours are signs there.
short-vp = { $points } pt
short-cross_one = cross { $sign }
short-cross_one_of = cross { $sign }
short-cross_up_to_two = cross 2 { $sign }
short-build_free_die = free die
short-another_action = another action
short-coins = +{ $coins }●
short-per_box = { $amount }● { $amount } pt per { $sign }
short-die_cost_minus_1 = dice −{ $coins }●
short-die_cost_zero = { $colour } dice free
short-coins_on_die = +{ $coins }● per { $colour } die
short-unlock = unlocks { $colour }
short-gallery_vp = { $points } pt per { $sign }

you = you
table-title = Round { $round }
table-last-round = Round { $round }, the last one
table-reserve = special dice in reserve:
table-seats = boards
table-seat = other boards
table-coins = coins
table-bonuses = bonuses
table-crossed = crossed boxes
table-points = points
table-facing = your attacks −{ $points } pt
table-board = Your board
table-resources = resources
table-points-now = { $points ->
    [one] 1 point
   *[other] { $points } points
} now
table-lasting = lasting:
table-first = first: +{ $points } pt
table-forum = Forum
table-shows = shows
table-price = price
table-boxes = boxes it fills, coins in all
table-locked = locked
table-many = { $count } boxes from { $price } on
table-nothing = none
table-guild = condition holds for: { $seats }
table-guild-nobody = nobody
table-guild-all = all
table-legend = { $crossed } crossed  { $open } open  { $later } later (cost in resources)  { $coin } coin  pt points

# hints and lookup
category-coins = Coins
merit-bonus = { $rest ->
    [0] Completes { $building }: a bonus
    [one] 1 box then left to the bonus of { $building }
   *[other] { $rest } boxes then left to the bonus of { $building }
}
merit-resource = One resource more: later boxes cost you less
merit-free = Costs nothing
merit-money = Saves for dearer boxes: +{ $coins } coins
merit-first = You complete it first: { $building }
merit-last-round = Your last bonus: one more round is played
merit-again = You may act once more
merit-crosses = Crosses another box: { $building }
merit-dear = Costs { $coins } coins
lookup-die = { $die } die
lookup-faces = faces: { $faces }
lookup-bonus = bonus
lookup-cost = cost: { $cost }

# the table in a few lines
column-board = city
column-bonuses = bonuses
column-boxes = boxes
summary = { game-name }: { $phase ->
    [over] the game is over, round { $round } was the last one
   *[other] round { $round }
}

# options
option-sheet = Boards
option-sheet-null = our reconstruction
option-sheet-file = your own, from a file
option-max_rounds = Most rounds
