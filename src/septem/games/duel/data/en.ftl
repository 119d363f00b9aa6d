# 7 Wonders Duel

game-name = 7 Wonders Duel

# ---- what happened
event-draft = { $seat } drafts { $wonder }.
event-group = On offer now: { $wonder }.
event-age = Age { $age } is laid out.
event-begins = { $seat } took the last card and begins.
event-build = { $coins ->
    [0] { $seat } builds { $card } for nothing.
    [one] { $seat } builds { $card } for { $coins } coin.
   *[other] { $seat } builds { $card } for { $coins } coins.
}
event-chain = { $seat } builds { $card } by its link.
event-discard = { $seat } discards { $card } for { $coins } coins.
event-wonder = { $coins ->
    [0] { $seat } constructs { $wonder } with { $card }, at no cost.
    [one] { $seat } constructs { $wonder } with { $card } for { $coins } coin.
   *[other] { $seat } constructs { $wonder } with { $card } for { $coins } coins.
}
event-economy = { $coins ->
    [one] Economy brings { $seat } { $coins } coin.
   *[other] Economy brings { $seat } { $coins } coins.
}
event-urbanism = Urbanism brings { $seat } { $coins } coins.
event-coins = { $coins ->
    [one] { $piece } brings { $seat } { $coins } coin.
   *[other] { $piece } brings { $seat } { $coins } coins.
}
event-loss = { $coins ->
    [0] { $piece }: { $seat } has no coins to lose.
    [one] { $piece } costs { $seat } { $coins } coin.
   *[other] { $piece } costs { $seat } { $coins } coins.
}
event-pawn = { $seat } moves the conflict pawn from { $before } to { $after }.
event-loot = { $coins ->
    [0] Looting: { $seat } has no coins to lose.
    [one] Looting: { $seat } loses { $coins } coin.
   *[other] Looting: { $seat } loses { $coins } coins.
}
event-last_wonder = The seventh wonder stands: { $wonder } of { $seat } leaves the game.
event-pair = { $seat } has a pair of symbols: { $symbol }.
event-library = { $seat } draws from the box: { $token }.
event-library_hidden = { $seat } draws { $count } tokens from the box.
event-token = { $seat } takes the token { $token }.
event-destroyed = { $seat } destroys { $card } of { $other }.
event-revived = { $seat } builds { $card } from the discard pile.
event-revealed = { $card } is turned face up.
event-extra_turn = { $seat } plays again.
event-starter = { $seat } decides that { $to } begins.
event-end_civilian = The last age is over, points decide.
event-end_military_supremacy = { $seat } wins by military supremacy.
event-end_scientific_supremacy = { $seat } wins by scientific supremacy.

# ---- why not
reason-no-pass = You cannot pass; open is: { $decision }.
reason-other-decision = Another decision is open: { $decision }.
reason-not-on-offer = { $wonder } is not on offer in the draft.
reason-token-not-on-offer = { $token } is not on offer.
reason-not-there = { $card } does not lie face up in the structure.
reason-covered = { $card } is still covered (slots { $slots }).
reason-card-too-dear = { $card } costs { $price }, you have { $coins }.
reason-wonder-too-dear = { $wonder } costs { $price }, you have { $coins }.
reason-already-constructed = { $wonder } is already constructed.
reason-seven-wonders = Seven wonders stand; { $wonder } cannot be constructed any more.
reason-not-your-wonder = { $wonder } is not one of your wonders.
reason-not-in-their-city = { $card } is not in the other city.
reason-wrong-colour = { $card } has another colour ({ $colour }) than the wonder destroys.
reason-not-in-pile = { $card } is not in the discard pile.

# ---- labels of moves
move-draft = draft { $wonder }
move-build = build { $card }
move-discard = discard { $card }
move-wonder = { $wonder } with { $card }
move-progress = take { $token }
move-library = keep { $token }
move-destroy = destroy { $card }
move-revive = build { $card } from the discard pile
move-starter = { $to } begins
price-free = free
price-chain = free by link
price-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
price-income = +{ $coins } coins

# ---- decisions, categories, victories
phase-draft_wonder = Draft: choose a wonder
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
table-age = Age { $age }
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

# ---- effects in words, hints and lookup
effect-produce = makes { $what }
effect-produce_choice = makes one of these for each construction: { $what }
effect-trade_price = { $price ->
    [one] buys for 1 coin each: { $what }
   *[other] buys for { $price } coins each: { $what }
}
effect-coins = { $amount ->
    [one] +1 coin
   *[other] +{ $amount } coins
}
effect-coins_per = { effect-coins } for each { $what }{ in-city }
effect-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
effect-points_per = { effect-points } for each { $what }{ in-city }
in-city = { $city ->
    [own] {" "}in your city
   *[max] {" "}in the city that has more
}
effect-shields = { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
}
effect-science = science symbol: { $symbol }
effect-opponent_loses_coins = { $amount ->
    [one] the opponent loses 1 coin
   *[other] the opponent loses { $amount } coins
}
effect-destroy_opponent_card = destroys a { $colour } card of the opponent
effect-play_again = you play again
effect-build_from_discard = builds a card of the discard pile for nothing
effect-progress_from_box = draws { $draw } progress tokens from the box, you keep { $keep }
effect-resource_discount = each { $what } costs { $count } resources less
effect-gain_opponent_trade_coins = you get the coins that the opponent pays for resources
effect-extra_shields = each { $what } has { effect-shields } more
effect-wonders_play_again = you play again after each wonder
effect-coins_per_chain_build = { effect-coins } for each building by chain
counted-brown = brown card
counted-grey = grey card
counted-blue = blue card
counted-green = green card
counted-yellow = yellow card
counted-red = red card
counted-purple = guild
counted-wonder = wonder
counted-progress_token = progress token
counted-coin_set_of_3 = 3 coins
merit-chain = Free by chain
merit-denies = Your opponent would have use for it
merit-money = Coins are worth more to you now; you have { $coins }
merit-war = Conflict pawn: { effect-steps }, then { $left } to the capital
effect-steps = { $shields ->
    [one] 1 step forward
   *[other] { $shields } steps forward
}
merit-pair = Makes a pair: you take a progress token
merit-symbol = Different science symbols then: { $count } of 6
merit-new = Your city does not make this yet: { $what }
lookup-card = { $age ->
    [guild] guild
   *[other] Age { $age }, { $colour }
}
lookup-wonder = wonder
lookup-token = progress token
lookup-cost = cost: { $cost }
lookup-chain-from = free with: { $cards }
lookup-chain-to = makes free later: { $cards }
