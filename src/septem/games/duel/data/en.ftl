# 7 Wonders Duel

game-name = 7 Wonders Duel

# ---- what happened
event-wonder-drafted = { $seat } drafts { $wonder }.
event-group-offered = On offer now: { $wonder }.
event-age-began = Age { age-number } is laid out.
event-began = { $seat } begins (last card of the previous age).
event-built = { $coins ->
    [0] { $seat } builds { $card } for nothing.
    [one] { $seat } builds { $card } for { $coins } coin.
   *[other] { $seat } builds { $card } for { $coins } coins.
}
event-chained = { $seat } builds { $card } by chain.
event-discarded = { $seat } discards { $card } for { $coins } coins.
event-wonder-built = { $coins ->
    [0] { $seat } constructs { $wonder } with { $card }, at no cost.
    [one] { $seat } constructs { $wonder } with { $card } for { $coins } coin.
   *[other] { $seat } constructs { $wonder } with { $card } for { $coins } coins.
}
event-economy-paid = { $coins ->
    [one] Economy brings { $seat } { $coins } coin.
   *[other] Economy brings { $seat } { $coins } coins.
}
event-urbanism-paid = Urbanism brings { $seat } { $coins } coins.
event-coins-gained = { $coins ->
    [one] { $piece } brings { $seat } { $coins } coin.
   *[other] { $piece } brings { $seat } { $coins } coins.
}
event-coins-lost = { $coins ->
    [0] { $piece }: { $seat } has no coins to lose.
    [one] { $piece } costs { $seat } { $coins } coin.
   *[other] { $piece } costs { $seat } { $coins } coins.
}
event-pawn-moved = { $steps ->
    [one] { $seat } moves the conflict pawn by { $steps } space.
   *[other] { $seat } moves the conflict pawn by { $steps } spaces.
}
event-looted = { $coins ->
    [0] Looting: { $seat } has no coins to lose.
    [one] Looting: { $seat } loses { $coins } coin.
   *[other] Looting: { $seat } loses { $coins } coins.
}
event-wonder-left = The seventh wonder stands: { $wonder } of { $seat } leaves the game.
event-pair-made = { $seat } has a pair of symbols: { $symbol }.
event-library-drew = { $seat } draws from the box: { $token }.
event-library-drew-hidden = { $seat } draws { $count } tokens from the box.
event-token-taken = { $seat } takes the token { $token }.
event-card-destroyed = { $seat } destroys { $card } of { $other }.
event-card-revived = { $seat } builds { $card } from the discard pile.
event-card-revealed = { $card } is turned face up.
event-extra-turn = { $seat } plays again.
event-starter-chosen = { $seat } decides that { $to } begins.
event-civilian-end = The last age is over, points decide.
event-military-supremacy = { $seat } wins by military supremacy.
event-scientific-supremacy = { $seat } wins by scientific supremacy.

age-number = { $age ->
    [1] I
    [2] II
   *[3] III
}

# ---- why not
reason-no-pass = You cannot pass; open is: { $phase }.
reason-other-phase = Another decision is open: { $phase }.
reason-not-on-offer = { $wonder } is not on offer in the draft.
reason-token-not-on-offer = { $token } is not on offer.
reason-not-there = { $card } does not lie face up in the structure.
reason-covered = { $card } is still covered by: { $on_top }.
reason-card-too-dear = { $card } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, you have { $coins }.
reason-wonder-too-dear = { $wonder } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, you have { $coins }.
reason-already-constructed = { $wonder } is already constructed.
reason-seven-wonders = Seven wonders stand; { $wonder } cannot be constructed any more.
reason-not-your-wonder = { $wonder } is not one of your wonders.
reason-not-in-their-city = { $card } is not in the other city.
reason-wrong-colour = { $card } has another colour ({ $colour }) than the wonder destroys.
reason-not-in-pile = { $card } is not in the discard pile.

# ---- labels of moves
move-draft = Draft { $wonder }
move-build = Build { $card }
move-discard = Discard { $card }
move-wonder = Construct { $wonder } with { $card }
move-progress = Take { $token }
move-library = Keep { $token }
move-destroy = Destroy { $card }
move-revive = Build { $card } from the discard pile
move-starter = { $to } begins
price-free = free
price-chain = free by chain
price-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
price-income = +{ $coins } coins

# ---- decisions, categories, victories
phase-draft_wonder = Choose a wonder
phase-main = Take a card
phase-choose_progress = Choose a progress token
phase-choose_box_progress = Great Library: keep a token
phase-choose_destroy = Choose a card to destroy
phase-choose_discarded = Mausoleum: choose a discarded card
phase-choose_starter = Choose who begins the age
phase-over = The game is over
category-military = military
category-blue = civilian buildings
category-green = science
category-yellow = commerce
category-guilds = guilds
category-wonders = wonders
category-progress_tokens = progress tokens
category-treasury = treasury
category-coins = coins at the end
category-wonders_built = wonders constructed
category-tokens = tokens owned
category-began = began
end-civilian = civilian victory
end-tie_break = tie broken by civilian buildings
end-shared = shared victory
end-military = military supremacy
end-science = scientific supremacy

# ---- words of the table
table-age = Age { age-number }
table-draft = Wonder draft
table-coins = coins
table-points = points
table-wonders = wonders
table-unbuilt = to construct
table-built = constructed
table-cards = buildings
table-tokens = tokens
table-board = on the board
table-box = in the box
table-discard = discard pile
table-produces = produces
table-prices = buys at
table-symbols = symbols
table-track = conflict
table-you = you
table-turn = to act
table-hidden = may lie face down
table-guild = guild
table-to-win-military = shields to win: { $count }
table-to-win-science = symbols to win: { $count }
table-none = none

# ---- effects
effect-produce = + { $what }
effect-produce_choice = + { $what }
effect-trade_price = { $amount ->
    [one] buy for { $amount } coin: { $what }
   *[other] buy for { $amount } coins: { $what }
}
effect-coins = { $amount ->
    [one] +{ $amount } coin
   *[other] +{ $amount } coins
}
effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
effect-coins_per = { $city ->
    [own] { effect-coins } per { $what } of yours
   *[max] { effect-coins } per { $what } in the city with more of them
}
effect-points_per = { $city ->
    [own] { effect-points } per { $what } of yours
   *[max] { effect-points } per { $what } in the city with more of them
}
effect-shields = { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}
effect-science = symbol: { $symbol }
effect-opponent_loses_coins = { $amount ->
    [one] the opponent loses { $amount } coin
   *[other] the opponent loses { $amount } coins
}
effect-destroy_opponent_card = { $what ->
    [grey] destroy a grey card of the opponent
   *[brown] destroy a brown card of the opponent
}
effect-play_again = play again
effect-build_from_discard = build a discarded card for nothing
effect-progress_from_box = draw { $draw } tokens from the box, keep { $keep }
effect-resource_discount = { $what ->
    [wonder] wonders cost { amount-resources } less
   *[blue] blue cards cost { amount-resources } less
}
amount-resources = { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}
effect-gain_opponent_trade_coins = you get the coins the opponent pays for resources
effect-extra_shields = { $amount ->
    [one] red cards give { $amount } shield more
   *[other] red cards give { $amount } shields more
}
effect-wonders_play_again = play again after each of your wonders
effect-coins_per_chain_build = { effect-coins } for each build by chain
counted-cards = { $colours } card
counted-brown = brown
counted-grey = grey
counted-blue = blue
counted-green = green
counted-yellow = yellow
counted-red = red
counted-wonder = wonder
counted-progress_token = token
counted-coin_set_of_3 = 3 coins
price-bought = bought: { $what }

# ---- signs and their legend
sign-points = { $amount } pt
sign-wonder = W
sign-progress_token = T
sign-coin_set_of_3 = 3●
kind-brown = raw
kind-grey = goods
kind-blue = civil
kind-green = science
kind-yellow = trade
kind-red = war
kind-purple = guild
legend-coin = coin
legend-shield = shield
legend-cards = [ ] card to take  ( ) covered  2●/3● price for you / for the opponent  ~ free by chain
legend-track = [P] conflict pawn  (2) loot in coins  # capital: the pawn there wins

# ---- hints and lookup
merit-chain = Free by chain
merit-again = You play again
merit-lets-win = Then your opponent can win at once: { $end }
merit-risks = Then your opponent may be able to win at once: { $end }
merit-stops = Otherwise your opponent wins at once: { $end }
merit-war = Conflict pawn: { steps-forward }, then { $rest } to the capital
steps-forward = { $shields ->
    [one] 1 step forward
   *[other] { $shields } steps forward
}
merit-pair = Makes a pair: you take a progress token
merit-symbol = Different science symbols then: { $count } of 6
merit-library = You keep a progress token from the box
merit-destroys = You destroy a card of your opponent
merit-loot = { $coins ->
    [one] Your opponent loses { $coins } coin
   *[other] Your opponent loses { $coins } coins
}
merit-economy = { $coins ->
    [one] Your opponent gets { $coins } coin of the price
   *[other] Your opponent gets { $coins } coins of the price
}
merit-new = Your city does not make this yet: { $resource }
merit-more = More of this: { $resource }
merit-makes-one = Makes one of these: { $resource }
merit-cheaper = Cheaper to buy from now on: { $resource }
merit-dear = Costs { $coins } coins and leaves you { $rest }
merit-denies = Your opponent does not get this card: { $card }
merit-leaves = Your opponent gets this card: { $card }
merit-uncovers = Uncovers this card for your opponent: { $card }
merit-turns = { $count ->
    [one] Turns { $count } card face up for your opponent
   *[other] Turns { $count } cards face up for your opponent
}
lookup-card = { $age ->
    [guild] guild
   *[other] Age { age-number }, { $colour }
}
lookup-wonder = wonder
lookup-token = progress token
lookup-cost = cost: { $cost }
lookup-chain-from = free with: { $cards }
lookup-chain-to = makes free later: { $cards }

# ---- options
option-wonders = Wonders
option-wonders-draft = drafted
option-wonders-first_game = those of the first game
option-wonders-pieces = chosen for each player
option-centre_pawn = When the pawn is in the middle
option-centre_pawn-starts = the last player of the age begins
option-centre_pawn-chooses = the last player of the age says who begins
option-first_player = First player
option-first_player-random = drawn
option-first_player-0 = Player 1
option-first_player-1 = Player 2

# ---- the table in one line
summary = { game-name }: { $age ->
    [0] { $phase }
   *[other] age { age-number }, { $phase }, conflict pawn { $pawn }
}
