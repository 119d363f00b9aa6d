# The guide of Dice.
rules-unsure = What is certain and what is not
rules-unsure-1 = The rules follow the rulebook. The printed boards are not public: most costs, effects and points of the boxes, the order of boxes in several buildings, and the differences between the cities are a reconstruction of ours; so are some faces of the dice. What no printed sheet has confirmed is marked with a question mark.
rules-unsure-2 = Who owns the game can type in the real boards and play with them.

rules-aim = In two minutes
rules-aim-1 = Everybody has the board of a city, full of boxes. With dice that lie in the middle you cross boxes; what is crossed brings points, coins and further crossings.
rules-aim-2 = All play at the same time, with the same dice. Nobody takes a die away from anybody.
rules-aim-3 = Completed buildings earn bonuses. Once somebody has used all three bonuses, the round is finished and one last round is played. Most points win.

rules-round = A round
rules-round-1 = The seven dice in the Forum are shaken. Each shows a face and lies in a section that costs 0, 1, 2 or 3 coins.
rules-round-2 = Build: choose a die, pay for its section, and cross a box that shows its symbol. Boxes joined by an arrow are crossed in that order.
rules-round-3 = Or cross the next box of your Wonder: no die is needed, only the box is paid.
rules-round-4 = Or pass and take 3 coins. That is always possible.

rules-pay = Paying
rules-pay-1 = You begin with 7 coins. Coins are worth no points, but they break ties.
rules-pay-2 = Every crossed box of the Warehouse is a resource, of any kind. Resources are never spent.
rules-pay-3 = A box costs so many resources as the figure in it says. For every resource you lack you pay 1 coin.

rules-buildings = Buildings
rules-buildings-1 = Warehouse (grey die): resources. It earns no bonus when complete.
rules-buildings-2 = Agora (blue die): points. Who completes it first gets 3 more; several in the same round all get them.
rules-buildings-3 = Market (yellow die): coins and points for boxes elsewhere.
rules-buildings-4 = University (green die): lasting advantages; it also unlocks the white, black and purple dice for you. A special die that is unlocked for the first time takes the place of a grey one at the end of the round.
rules-buildings-5 = Barracks (red die): an attack in the West hits your left neighbour, one in the East your right one. It scores its figure less the defence boxes that the neighbour crossed on the facing side in earlier rounds, never less than 0. Shields fill defence boxes on either side.
rules-buildings-6 = Gallery of Leaders (white die): cross further boxes, or points.
rules-buildings-7 = Guild Court (purple die): allowed if you had at least as many boxes as each neighbour, at the start of the round, in the building that the die shows. With two players you need more than the other.
rules-buildings-8 = The black die crosses any box of the colour it shows; arrows and costs still hold.

rules-end = The end and what scores
rules-end-1 = Who completes a building inside the city, the Wonder included, chooses one of the three bonuses and uses it at once. Each bonus once.
rules-end-2 = With somebody's third bonus the end comes: the round is finished, then one more is played.
rules-end-3 = Points: those of crossed boxes, attacks as they were written down, and points for what is counted at the end. Equal points: more coins win. Still equal: the victory is shared.

# ---- symbols
sign-fills = fills: { $names }
sign-compares = compares: { $names }
sign-crosses = crosses a box of any symbol: { $names }
guide-group-dice = Colours of dice and their signs
guide-group-boxes = In a box
sign-dice-special = special die, must be unlocked
sign-box-cost = Small figure
sign-box-cost-more = resources that the box costs
sign-box-points = Bold figure
sign-box-points-more = points, or the strength of an attack
sign-box-arrow = Boxes side by side in a row
sign-box-arrow-more = crossed from left to right
sign-coin = Coins
sign-coin-more = pay for dice and for resources you lack
sign-laurel = Points
sign-laurel-more = count at the end
sign-token = Bonus
sign-token-more = for a completed building
sign-stage = Wonder
sign-stage-more = crossed without a die
sign-unsure = Not confirmed
sign-unsure-more = no printed sheet has confirmed it
