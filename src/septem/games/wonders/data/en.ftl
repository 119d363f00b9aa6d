# 7 Wonders: log, reasons, labels, table headings. Names of cards, boards and resources stand in the tables.
game-name = 7 Wonders

# ---- what happened -----------------------------------------------------------------------------
event-age-began = Age { age-number } begins.
event-side-chosen = { $seat } chooses: { $side }.
event-built = { $seat } builds { $card }{ $how ->
    [chain] {" "}by chain, for nothing
    [free] {" "}for nothing, thanks to the wonder
    [power] {" "}for nothing, using this age's free build
   *[paid] { paid-neighbours }
}.
event-stage-built-hidden = { $seat } builds stage { $stage } of the wonder{ paid-neighbours }.
event-stage-built = { $seat } builds stage { $stage } of the wonder with { $card } as its marker{ paid-neighbours }.
event-sold-hidden = { $seat } sells a card for { amount-coins }.
event-sold = { $seat } sells { $card } for { amount-coins }.
event-coins-gained = { $seat } receives { amount-coins } { $source ->
    [stage] for the wonder stage
   *[card] for { $card }
}.
event-card-left-over = { $seat } discards the last card, { $card }.
event-conflict-fought = { $points ->
    [-1] { $seat } loses to { $other } ({ $shields } : { $theirs } shields): −1 point.
    [one] { $seat } defeats { $other } ({ $shields } : { $theirs } shields): 1 point.
   *[other] { $seat } defeats { $other } ({ $shields } : { $theirs } shields): { $points } points.
}
event-seventh-declined-hidden = { $seat } discards the seventh card unused.
event-seventh-declined = { $seat } discards the seventh card, { $card }, unused.
event-card-recovered = { $seat } builds { $card } from the discard pile.
event-recovery-declined = { $seat } takes nothing from the discard pile.
event-recovery-lost = The discard pile is empty: { $seat } finds nothing to build.
event-game-ended = The game is over.

age-number = { $age ->
    [1] I
    [2] II
   *[3] III
}
paid-neighbours = { $left_coins ->
    [0] {""}
    [one] , paying 1 coin to { $left }
   *[other] , paying { $left_coins } coins to { $left }
}{ $right_coins ->
    [0] {""}
    [one] , paying 1 coin to { $right }
   *[other] , paying { $right_coins } coins to { $right }
}
amount-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
count-coins = { amount-coins }

# ---- why something is not possible -------------------------------------------------------------
reason-other-phase = { $phase ->
    [choose_side] First the sides of the boards are chosen.
    [seventh_card] Now the seventh card is decided.
    [discard_build] Now a card of the discard pile is decided.
    [over] The game is over.
   *[choose] This is not the decision you have to make now.
}
reason-already-built = { $card } already stands in this city.
reason-not-in-pile = { $card } does not lie in the discard pile.
reason-not-in-hand = { $card } is not in your hand.
reason-free-city-must-build = The Free City can build { $card } by chain and has to.
reason-free-city-must-not-sell = The Free City can use { $card }, so it may not sell it.
reason-all-stages-built = The wonder is complete.
reason-not-next-stage = The next stage is number { $stage }.
reason-cannot-afford-coins = It costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, the treasury holds { $coins }.
reason-cannot-afford-resources = Resources are missing, and the neighbours do not sell them.
reason-no-such-power = There is no free build to use here.
reason-power-already-used = The free build of this age has been used.
reason-superfluous-purchase = That would buy more than is needed.
reason-seller-lacks-unit = The neighbour does not sell that.
reason-symbol-already-used = The neighbour's symbol gives only one unit.
reason-wrong-payment = Nothing costs exactly { $left } to the left and { $right } to the right here.

# ---- phases and what is to be decided ----------------------------------------------------------
phase-choose_side = choice of sides
phase-choose = choice of cards
phase-seventh_card = seventh card
phase-discard_build = discard pile
phase-over = end of the game
decide-choose_side = Choose the side of your board.
decide-choose = Choose a card: build it, put it under your wonder, or sell it.
decide-choose-holder = You hold the Free City card: first choose for your own city, then a card for the Free City.
decide-choose-free-city = Now choose a card for the Free City. Sealed for your own city: { $move }.
decide-seventh_card = Extra: your seventh card. Build it, put it under your wonder, sell it, or let it go.
decide-seventh_card-free-city = Extra: the seventh card of the Free City, decided by you.
decide-discard_build = Extra: build one card of the discard pile for nothing, or do without.
decide-discard_build-free-city = Extra: a free build from the discard pile for the Free City, decided by you.
decide-wait = Still to decide: { $who }.
decide-sealed = Sealed: { $move }.
decide-over = The game is over.

# ---- moves -------------------------------------------------------------------------------------
move-build = Build { $card }
move-build-chain = Build { $card } by chain
move-build-free = Build { $card } for nothing
move-build-power = Build { $card } with this age's free build
move-wonder = Stage { $stage } with { $card }
move-stage = Stage { $stage }
move-stage-next = Next stage
move-sell = Sell { $card }
move-side = Play: { $side }
move-recover = Build { $card } from the discard pile
move-decline = Do without
move-free-city = Free City: { $move }
pay-nothing = no coins
pay-bank = { count-coins } to the bank
pay-left = { count-coins } to the left neighbour for { $units }
pay-right = { count-coins } to the right neighbour for { $units }

# ---- effects -----------------------------------------------------------------------------------
effect-produce = + { $what }
effect-produce_choice = + { $what }
effect-coins = { $amount ->
    [one] +1 coin
   *[other] +{ $amount } coins
}
effect-points = { amount-points }
amount-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
effect-shields = { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
}
effect-science = science: { $symbol }
effect-science_any = science: any symbol
effect-discount = { $group ->
    [raw] raw materials
   *[manufactured] goods
} { $side ->
    [left] from the left
    [right] from the right
   *[both] from both sides
} for 1 coin
effect-coins_per = { effect-coins } per { $what } ({ $where })
effect-points_per = { amount-points } per { $what } ({ $where })
effect-both-per = { $coins }, { $points } per { $what } ({ $where })
effect-points_if_wonder_complete = { amount-points } if the wonder is complete
effect-play_seventh_card = play the 7th card of each age
effect-build_from_discard = a discarded card for nothing
effect-free_build_once_per_age = one free build in each age
effect-copy_neighbour_guild = score a neighbour's guild as well
effect-free_first_of_colour = first card of each colour is free
effect-free_first_of_age = first card of each age is free
effect-free_last_of_age = last card of each age is free
counted-cards = { $colours } card
counted-brown = brown
counted-grey = grey
counted-blue = blue
counted-yellow = yellow
counted-red = red
counted-green = green
counted-purple = purple
counted-wonder_stages = wonder stage
counted-defeat_tokens = defeat token
where-self = own
where-neighbours = left, right
where-all = left, own, right
symbol-compass = compass
symbol-gear = gear
symbol-tablet = tablet
symbol-any = any

# ---- points ------------------------------------------------------------------------------------
category-military = Military
category-treasury = Treasury
category-wonder = Wonder
category-civilian = Civilian
category-science = Science
category-commerce = Commerce
category-guild = Guilds
category-coins = Coins
source-coins = { count-coins } in the treasury
source-victory_token = { $count ->
    [one] 1 victory in age { age-number }
   *[other] { $count } victories in age { age-number }
}
source-defeat_token = { $count ->
    [one] 1 defeat
   *[other] { $count } defeats
}
source-stage = stage { $stage }
source-card = { $card }
source-copied_guild = { $card }, copied from a neighbour
source-symbols = { $symbol ->
    [compass] compass
    [gear] gear
   *[tablet] tablet
} { $count }×
source-sets = { $count ->
    [one] 1 set of three symbols
   *[other] { $count } sets of three symbols
}
end-most_points = Three ages have been played: most points win.
end-most_coins = Equal points: the fuller treasury decides.
end-shared = Equal points and coins: the victory is shared.

# ---- the table ---------------------------------------------------------------------------------
you = you
table-you = You: { $board }
table-city = { $who }: { $board }
table-age = Age { age-number }, turn { $turn } of 6
table-age-start = Before the first age
table-passing = { $direction ->
    [left] hands go ◀ left
   *[right] hands go right ▶
}
table-choosing = choosing: { $who }
table-all-choosing = all are choosing
table-discards = discard pile { $count }
table-holder = Free City card: { $who }, pile { $count }
table-makes = makes
table-sells = sells
table-nothing = nothing
table-wonder = wonder
table-military = military
table-lead = { $state ->
    [ahead] ahead of { $who }
    [behind] behind { $who }
   *[level] level with { $who }
} ({ $shields })
table-tokens = tokens
table-science = science
table-cards = cards
table-points-now = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
table-hand = Your hand
table-hand-free-city = Cards for the Free City
table-seventh = The seventh card
table-pile = The discard pile
table-sides = The sides of your board
table-card = card
table-cost = cost
table-price = for you
table-effect = effect
table-chain = later free
table-board = board
table-coins = coins
table-stages = stages
table-shields = shields
table-points = points
table-side = side
price-free = free
price-chain = chain
price-built = have it
price-too-dear = { $coins }, too dear
price-lacking = unpayable
kind-brown = raw
kind-grey = goods
kind-blue = civil
kind-yellow = trade
kind-red = war
kind-green = science
kind-purple = guild
letter-wood = W
letter-stone = S
letter-clay = C
letter-ore = O
letter-glass = G
letter-loom = L
letter-papyrus = P
letter-compass = c
letter-gear = g
letter-tablet = t
letter-any = ?
coin = coin
short-A = A
short-B = B
short-day = day
short-night = night

# ---- hints and lookup --------------------------------------------------------------------------
merit-war = { $state ->
    [ahead] Puts you ahead of this neighbour
   *[level] Draws you level with this neighbour
}: { $other } (shields { $shields } : { $theirs })
merit-set = Completes a set of three different science symbols
merit-science = Science symbol number { $count } in your city
merit-new = Your city does not make this yet: { $resource }
merit-new-here = Neither you nor your neighbours make this yet: { $resource }
merit-more = More of this: { $resource }
merit-later = Makes free later: { $card }
merit-chain = Free by chain
merit-paid = You make all it needs yourself
merit-trade = Coins for a neighbour: { $other } ({ $coins })
merit-denies = A neighbour does not get this card: { $card } ({ $other })
merit-passes = A neighbour gets this card: { $card } ({ $other })
lookup-age = Age { age-number }
lookup-chain-from = free with
lookup-guild = guild: which ones take part is drawn for each game
lookup-copies = copies: { $listed }
lookup-copies-from = { $count } from { $players } players on

# ---- options -----------------------------------------------------------------------------------
option-edition = Edition
option-edition-1 = first (2010)
option-edition-2 = second (2020)
option-boards = Wonder boards
option-boards-random = drawn
option-boards-pieces = chosen for each city
option-sides = Sides of the boards
option-sides-random = drawn
option-sides-chosen = each player chooses, in secret
option-sides-pieces = chosen for each city
option-mausoleum_timing = Halicarnassus builds from the discard pile
option-mausoleum_timing-null = as the edition says
option-mausoleum_timing-end_of_age = at the end of the age
option-mausoleum_timing-end_of_turn = at the end of the turn
option-reveal_all_choices = Sold cards and markers are shown to all
option-reveal_all_choices-null = as the edition says
option-reveal_all_choices-false = no
option-reveal_all_choices-true = yes
option-extra_guilds = More guilds in Age III
option-extra_guilds-0 = none
option-extra_guilds-2 = two

# ---- the table in one line ---------------------------------------------------------------------
summary = { game-name }: age { age-number }, turn { $turn }, { $phase }
