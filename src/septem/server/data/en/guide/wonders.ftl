# The guide of 7 Wonders.
age-gen = Age
age-loc = Age
ages-all = Ages

rules-aim = In two minutes
rules-aim-1 = You lead a city of the ancient world. Through three { ages-all } you add buildings to it and raise its wonder. Most points at the end win.
rules-aim-2 = Everybody plays at the same time: choose one card of your hand, use it, pass the others on. Six such turns make an { age-gen }.
rules-aim-3 = Your two neighbours are the ones you buy from and the ones you fight. What lies beyond them hardly touches you.
rules-aim-4 = Points come from seven places: war, coins, wonder, blue cards, science, yellow cards and guilds. Go for two or three of them.

rules-turn = A turn
rules-turn-1 = At the start of an { age-gen } you get 7 cards. In the first you also have 3 coins and a board that makes one resource.
rules-turn-2 = Choose a card in secret. When all have chosen, everything happens at once.
rules-turn-3 = Build it: meet its cost, and it stays in your city to the end. A building you already have you cannot build again.
rules-turn-4 = Or use it for the next stage of your wonder: the cost of the stage is paid, the card goes face down under the board and no longer means anything.
rules-turn-5 = Or sell it for 3 coins. That is always possible.
rules-turn-6 = Then the hands go on: to the left in { ages-all } I and III, to the right in { age-loc } II. On the sixth turn you hold two cards: you use one, the other is discarded and brings nothing.

rules-pay = Costs and trade
rules-pay-1 = Resources are not used up: what your city makes is there again on every turn. Of a symbol with a slash you take one of its kinds, anew for each card.
rules-pay-2 = What you lack you buy from a neighbour for 2 coins a unit. For sale are the resource of the board and those of brown and grey cards that stood there when the turn began. Nobody can refuse, and the owner loses nothing.
rules-pay-3 = Resources of yellow cards and of wonder stages are never for sale.
rules-pay-4 = You spend only coins you had when the turn began. What neighbours pay you is yours for the next turn.
rules-pay-5 = Chain: with the building that a card names already in your city, that card costs nothing at all.

rules-war = War and science
rules-war-1 = At the end of each { age-gen } you compare shields with each neighbour. The stronger takes a victory token: 1 point in the first, 3 in the second, 5 in the third. The weaker takes a defeat token, −1. Equals take nothing.
rules-war-2 = Science counts at the end: for each symbol the square of how many you have, and 7 more for every set of three different ones. With 3 compasses, 2 gears and a tablet that is 9 + 4 + 1 + 7 = 21.
rules-war-3 = A symbol of your choice becomes what brings you most; the table does that for you.

rules-wonder = Your wonder
rules-wonder-1 = Stages are built from left to right, each once, whenever you like. Nobody has to build any.
rules-wonder-2 = { $edition ->
    [1] Every board has a side A and a side B. Board and side are drawn.
   *[2] Every board has a day side and a night side. The board is drawn; the side is drawn too, or everybody picks one, as the table is set.
}
rules-wonder-3 = Coins of a stage come at once. Everything else works from the end of that turn on.

rules-end = The end and what scores
rules-end-1 = After the war of the third { age-gen } all add up: tokens of war (they may make less than nothing), 1 point for every 3 coins, points of wonder stages, blue cards, science, yellow cards, guilds.
rules-end-2 = Equal points: more coins win. Still equal: the victory is shared.

rules-first = For your first game
rules-first-1 = Think of resources early: the third { age-gen } has no brown and no grey cards.
rules-first-2 = Look at what your neighbours sell; what both lack you should make yourself.
rules-first-3 = One more shield than a neighbour is as good as five more.
rules-first-4 = Sell a card, or put it under your wonder, when it would be a gift for the neighbour who gets it next.

rules-two = Two players: the Free City
rules-two-1 = A third board lies between you, the Free City, with 3 coins of its own. It is a neighbour of both of you; the cards for three players are used.
rules-two-2 = In each { age-gen } both of you get 7 cards, the other 7 are a pile. Who holds the Free City card draws one of them and chooses two cards: one for the own city, one for the Free City. The other player chooses one.
rules-two-3 = The Free City must build its card if a chain makes it free. Otherwise it builds the card or its next stage if it can pay for it; the holder says which. Only if neither is possible is the card sold for 3 coins.
rules-two-4 = Then you swap hands, and the Free City card goes with them. The Free City trades and fights like any city, but it cannot win.

# ---- symbols
sign-coin = Coins
sign-coin-more = 3 of them make a point at the end
sign-laurel = Points
sign-laurel-more = count at the end
sign-shield = Shield
sign-shield-more = strength, compared with both neighbours
sign-compass = Compass
sign-compass-more = science
sign-gear = Gear
sign-gear-more = science
sign-tablet = Tablet
sign-tablet-more = science
sign-stage = Stage
sign-stage-more = a part of a wonder
sign-again = Seventh card
sign-again-more = the last card of your hand may be played too
sign-discard = Discard pile
sign-discard-more = one discarded card is built for nothing
sign-free = Free build
sign-free-more = a card costs nothing; its words say when
sign-guild = Guild
sign-guild-more = a neighbour's guild counts for you too
sign-no = Defeat token
sign-no-more = counted by one guild; on prices: not possible
sign-chain = Chain
sign-chain-more = free if you have the building named beside it
sign-left = Left neighbour
sign-left-more = what lies there is counted, or bought there
sign-own = Your own city
sign-own-more = what lies there is counted
sign-right = Right neighbour
sign-right-more = counted or bought there; beside a chain: becomes free later
sign-age1 = First { age-gen }
sign-age2 = Second { age-gen }
sign-age3 = Third { age-gen }
sign-age-more = on the card's foot
sign-goods-raw = brown, 2 coins from a neighbour
sign-goods-manufactured = grey, 2 coins from a neighbour
sign-c-brown = Raw materials
sign-c-brown-more = make wood, stone, clay or ore
sign-c-grey = Manufactured goods
sign-c-grey-more = make glass, cloth or papyrus
sign-c-blue = Civilian buildings
sign-c-blue-more = points
sign-c-yellow = Commercial buildings
sign-c-yellow-more = coins, trade, resources for you alone
sign-c-red = Military buildings
sign-c-red-more = shields
sign-c-green = Scientific buildings
sign-c-green-more = one science symbol each
sign-c-purple = Guilds
sign-c-purple-more = points for what lies in the cities around
