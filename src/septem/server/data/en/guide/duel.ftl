# The guide of Duel.
rules-aim = In two minutes
rules-aim-1 = Two cities, three Ages. In turn you take cards from a structure in which they lie on one another.
rules-aim-2 = There are three ways to win. By war: the conflict pawn reaches your opponent's capital. By science: you own 6 different symbols. Both end the game at once.
rules-aim-3 = If nobody manages that by the end of the third Age, most points win.

rules-setup = Before the first Age
rules-setup-1 = Each of you has 7 coins. Five progress tokens lie on the board, the other five are set aside.
rules-setup-2 = You draft wonders: of four that lie open the first player takes one, the second two, the first gets the last. Then four more, the second player beginning. In the end each of you has 4; four stay unseen in the box. The table can also deal out the wonders of a first game.
rules-setup-3 = From each Age 3 cards are removed unseen; 3 of the 7 guilds join the third. That makes 20 cards an Age.

rules-turn = A turn
rules-turn-1 = Take a card on which no other card lies.
rules-turn-2 = Build it: meet its cost, and it works from then on.
rules-turn-3 = Or discard it for 2 coins, and 1 more for each yellow card in your city. That is always possible.
rules-turn-4 = Or construct one of your wonders with it: the cost of the wonder is paid, the card goes face down under it. Together you construct only 7 wonders; the eighth leaves the game.
rules-turn-5 = Face-down cards that nothing covers any more are turned up. Then it is the other's turn, unless your wonder says: play again.

rules-pay = Costs
rules-pay-1 = Resources are not used up: what your city makes serves every construction.
rules-pay-2 = What you lack you buy from the bank: 2 coins a unit, and 1 more for every unit of that resource on brown and grey cards of your opponent. So building brown and grey makes the other pay.
rules-pay-3 = A card that makes a resource cost 1 coin fixes that price, whatever the opponent has.
rules-pay-4 = Chain: if your city has the building a card asks for, that card costs nothing at all.

rules-war = War
rules-war-1 = Each shield moves the pawn one space towards the other capital, 9 spaces from the middle. Shields count once, when you gain them.
rules-war-2 = When the pawn first comes 3 spaces far, the opponent loses 2 coins; at 6 spaces, 5 coins.
rules-war-3 = At the end the leader scores 2 points for 1 or 2 spaces, 5 for 3 to 5, 10 for 6 to 8.

rules-science = Science
rules-science-1 = There are seven symbols. Six of them stand on two green cards each, the scales on the token Law only.
rules-science-2 = With the second card of a symbol you take a progress token from the board.
rules-science-3 = Six different symbols win the game at once.

rules-end = The end and what scores
rules-end-1 = When the last card of an Age is taken, the next structure is dealt. The weaker in war says who begins; with the pawn in the middle it is whoever took the last card.
rules-end-2 = After the third Age you add up: war, blue and green and yellow cards, guilds, wonders, progress tokens, 1 point for every 3 coins.
rules-end-3 = Equal points: more points on blue cards win. Still equal: you share the victory.

rules-first = For your first game
rules-first-1 = Before you take a card, look at what it uncovers for the other.
rules-first-2 = Watch both sudden ends from the second Age on: the pawn, and the symbols of your opponent.
rules-first-3 = Wonders that let you play again are worth most when a good card is about to be turned up.

# ---- symbols
sign-coin = Coins
sign-coin-more = 3 of them make a point at the end
sign-laurel = Points
sign-laurel-more = count at the end
sign-shield = Shield
sign-shield-more = moves the conflict pawn one space
sign-science-more = two of them bring a progress token, 6 different ones win
sign-scales-more = on the token Law only; counts as one of 6 different symbols
sign-stage = Wonder
sign-stage-more = a constructed wonder
sign-token = Progress token
sign-token-more = a lasting advantage
sign-again = Play again
sign-again-more = another turn at once
sign-discard = Discard pile
sign-discard-more = one of its cards is built for nothing
sign-no = Destroy
sign-no-more = a brown or grey card of the opponent goes; on prices: not possible
sign-chain = Chain
sign-chain-more = free if you have the building named beside it
sign-right = Leads to
sign-right-more = what becomes free later
sign-age1 = First Age
sign-age2 = Second Age
sign-age3 = Third Age
sign-guild = Guild
sign-age-more = on the back and the foot of a card
sign-goods-raw = brown
sign-goods-manufactured = grey
sign-c-brown = Raw materials
sign-c-brown-more = make wood, clay or stone
sign-c-grey = Manufactured goods
sign-c-grey-more = make glass or papyrus
sign-c-blue = Civilian buildings
sign-c-blue-more = points
sign-c-green = Scientific buildings
sign-c-green-more = a symbol, and some points
sign-c-yellow = Commercial buildings
sign-c-yellow-more = coins, cheap resources
sign-c-red = Military buildings
sign-c-red-more = shields
sign-c-purple = Guilds
sign-c-purple-more = count the city that has more
