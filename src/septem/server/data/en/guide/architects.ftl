# The guide of Architects.
rules-aim = In two minutes
rules-aim-1 = Everybody builds one wonder of five pieces. As soon as somebody finishes theirs, the game ends with that turn; most points win.
rules-aim-2 = On your turn you take one card: from the deck on your left, from the deck on your right, or unseen from the centre.
rules-aim-3 = Cards work by themselves: resources become pieces of the wonder, science becomes progress tokens, shields win battles, blue cards are points.

rules-turn = A turn
rules-turn-1 = Take the top card of your left deck, your right deck or the central deck, and lay it before you. The left deck is that of your own wonder, the right one belongs to your right neighbour.
rules-turn-2 = If you can pay for the next piece, you must build it now. If you have a set of science cards, you must turn it in now.
rules-turn-3 = Some tokens and pieces let you take further cards; each of these counts like the first.
rules-turn-4 = When nothing more is due, it is your left neighbour's turn.

rules-build = Building
rules-build-1 = A piece costs 2, 3 or 4 resources, all the same or all different, as it says. Pieces stand on one another: what is below comes first. If several are free, you choose.
rules-build-2 = Grey cards are one resource each. A yellow card is a coin and stands for any resource; coins cannot be kept back.
rules-build-3 = The cards paid are discarded. The piece is turned over; its effect happens at once.

rules-science = Science
rules-science-1 = Two equal symbols or three different ones are a set. It is discarded for a progress token: one of the three that lie open, or the top one of the pile unseen.
rules-science-2 = A token works from that moment to the end; those that act during the game, at most once a turn. The section on tokens says what each does.

rules-war = War
rules-war-1 = Every red card is a shield. Horns on it turn conflict tokens over. When the last one is turned, there is a battle at the end of that turn.
rules-war-2 = With three players or more you take a military victory token, 3 points, for each neighbour with fewer shields than you.
rules-war-3 = With two, the stronger takes 1 token; with at least twice as many shields, and at least 2, it is 2 tokens.
rules-war-4 = After a battle all discard their red cards with horns; those without stay. The conflict tokens are turned back.

rules-cat = The cat
rules-cat-1 = Who takes a blue card with a cat gets the cat. It is worth 2 points at the end.
rules-cat-2 = While you have it at the start of your turn, you may look at the top card of the centre before you take one.

rules-end = The end and what scores
rules-end-1 = The game ends with the turn in which a wonder is finished; a battle that is due is still fought.
rules-end-2 = Points: pieces that are built, blue cards, 3 for each military victory token, 2 for the cat, and tokens that count at the end. Cards of other colours count nothing.
rules-end-3 = Equal points: more pieces built win. Still equal: the victory is shared.

# ---- symbols
sign-goods-more = grey, pays for pieces
sign-coin = Coin
sign-coin-more = stands for any resource
sign-laurel = Points
sign-laurel-more = count at the end
sign-cat = Cat
sign-cat-more = brings you the cat
sign-shield = Shield
sign-shield-more = strength in every battle
sign-horn = Horn
sign-horn-more = turns a conflict token over; the card is discarded after a battle
sign-compass = Compass
sign-gear = Gear
sign-tablet = Tablet
sign-science-more = two equal ones or three different ones bring a token
sign-token = Progress token
sign-token-more = an advantage to the end of the game
sign-again = Another card
sign-again-more = take one more; the words say from where
sign-eye = Look
sign-eye-more = look at five cards, keep one
sign-stage = Piece
sign-stage-more = a part of the wonder
sign-c-grey = Resources
sign-c-grey-more = pay for pieces
sign-c-yellow = Coins
sign-c-yellow-more = pay in place of any resource
sign-c-blue = Points
sign-c-blue-more = and sometimes the cat
sign-c-green = Science
sign-c-green-more = sets bring progress tokens
sign-c-red = Military
sign-c-red-more = shields, some with horns
