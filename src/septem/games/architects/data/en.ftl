game-name = 7 Wonders Architects

# Architects: log
event-wonder-chosen = { $seat } chooses { $wonder }.
event-turn-began = Turn { $turn }: { $seat }.
event-peeked = { $seat } looks at the top card of the central deck: { $card }.
event-peeked-hidden = { $seat } has the cat and secretly looks at the top card of the central deck.
event-no-card-taken = { $seat } has no card to take.
event-card-taken = { $seat } takes { $card } ({ $deck }).
event-extra-card-taken = { $seat } uses { $token } and takes { $card } ({ $deck }).
event-cat-moved = The cat moves to { $seat }.
event-conflict-turned =
    { $count ->
        [0] The horns change nothing: all conflict tokens are turned already.
        [one] 1 conflict token turns to battle ({ $battle } of { $total }).
       *[other] { $count } conflict tokens turn to battle ({ $battle } of { $total }).
    }
event-token-armed = { $seat } may now use { $token }.
event-stage-built = { $seat } builds { $stage } for { $cards }.
event-paid-with = { $seat } pays with the help of { $token }.
event-wonder-completed = { $seat } completes the wonder!
event-set-turned-in = { $seat } turns in science: { $cards }.
event-token-taken = { $seat } takes the progress token { $token }.
event-token-drawn = { $seat } draws the progress token { $token } from the pile.
event-token-revealed = A new progress token lies face up: { $token }.
event-effect-declined = { $seat } does without the effect of the wonder.
event-looked = { $seat } looks at the top cards of a deck ({ $deck }): { $cards }.
event-looked-hidden = { $seat } looks at the top cards of a deck ({ $deck }).
event-deck-shuffled = The rest of the deck is shuffled ({ $deck }).
event-battle-fought = Battle!
event-tokens-won =
    { $seat } has { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } and wins { $count ->
        [0] nothing
        [one] 1 military victory token
       *[other] { $count } military victory tokens
    }.
event-game-ended =
    { $ending ->
        [wonder_complete] A wonder is complete: the game is over.
       *[other] All decks are empty: the game is over.
    }

# reasons
reason-must-take = First take one of the available cards.
reason-other-phase = That is not possible now ({ $phase ->
        [choose] a wonder is being chosen
        [pick] a card must be taken
        [resolution] the turn is being resolved
        [effect] the effect of the wonder comes first
        [take_any] a card of any deck must be taken
        [progress] a progress token must be taken
        [look] a deck to look at must be chosen
       *[other] one of the cards looked at must be kept
    }).
reason-unfinished-move = This says too little: name the cards or the deck too.
reason-empty-deck = This deck is empty: { $deck }.
reason-deck-out-of-reach = This deck is out of reach: { $deck }.
reason-stage-built = This stage is built already: { $stage }.
reason-stage-unavailable = Not yet: { $stage } rests on what is not built, { $stages }.
reason-cards-not-held = Not enough of these cards: { $cards }.
reason-cannot-pay = The cards do not pay { $n } { $mode } resources.
reason-wrong-worth = The payment has { $paid } cards, the price is { $n }.
reason-wrong-mode = The price is { $n } { $mode } resources.
reason-grey-first = Coins only fill in for missing resources.
reason-not-a-set = A set is two equal symbols or three different ones.
reason-no-tokens-left = No progress token is left.
reason-token-not-held = This token is not yours: { $token }.
reason-token-used = { $token } has been used this turn.
reason-token-not-live = { $token } has not been triggered this turn.
reason-token-not-there = This token does not lie face up: { $token }.
reason-pile-empty = The pile of progress tokens is empty.
reason-card-not-seen = { $card } is not among the cards looked at.
reason-wonder-taken = { $wonder } is taken.
reason-obligation-build = Something can be built and must be: { $stages }.
reason-obligation-science = A science set must be turned in first.
reason-obligation-token = These tokens must be used first: { $tokens }.

# moves
move-choose = Choose { $wonder }
move-take = Take from the { $place }: { $card }
move-take-unknown = Take from the { $place }: a hidden card
move-build = Build { $stage } for { $cards }
move-science = Turn in { $cards } for a progress token
move-progress = Take the token { $token }
move-progress-blind = Draw a token from the pile
move-use = Use { $token }, take from the { $place }: { $card }
move-use-unknown = Use { $token }, take from the { $place }: a hidden card
move-look = Look at the top cards of the { $place }
move-keep = Keep { $card }
move-effect = Use the effect of the wonder
move-decline = Do without the effect
move-finish = End the turn
place-left = left deck
place-right = right deck
place-central = central deck
place-other = deck of { $deck }
gain-points =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
gain-completes = completes { $stages }
gain-set = completes a science set
gain-cat = brings the cat
gain-shield = +1 shield
gain-horns =
    { $count ->
        [one] turns 1 conflict token
       *[other] turns { $count } conflict tokens
    }
gain-battle = sets off a battle
gain-arms = triggers { $tokens }
gain-doubled = one coin counts double
gain-engineering = with Engineering

# categories, phases, table
category-stages = Stages
category-blue = Blue cards
category-military = Military
category-cat = Cat
category-progress = Progress tokens
category-built = Stages built
category-turns = Turns
source-military_tokens = Military victory tokens
source-cat_pawn = Cat pawn
phase-choose = choose a wonder
phase-pick = take a card
phase-resolution = resolve the turn
phase-effect = use the effect?
phase-take_any = take a card of any deck
phase-progress = take a progress token
phase-look = choose a deck to look at
phase-keep = keep one card
phase-over = the game is over
end-wonder_complete = wonder complete
end-decks_empty = all decks empty
effect-none = –
effect-take_any = take a card from any deck
effect-take_central = take a central card
effect-take_progress = take a progress token
effect-look5_keep1 = look at 5 cards, keep 1
effect-take_sides = take the left and the right card
effect-shield = +1 shield for good
token-urbanism = wood or brick: extra card
token-crafts = papyrus or glass: extra card
token-jewellery = stone or coin: extra card
token-science = green card: extra card
token-propaganda = horns: extra card
token-architecture = stage built: extra card
token-economy = one coin counts double
token-engineering = pay with any resources
token-tactics = +2 shields
token-decor = 4 points, 6 with a complete wonder
token-politics = 1 point per cat icon
token-strategy = 1 point per military token
token-education = 2 points per progress token
token-culture = 4 points, both 12
table-title = Architects, turn { $turn }: { $phase }
table-seat = Player
table-wonder = Wonder
table-cards = Cards
table-tokens-held = tokens: { $tokens }
table-shields = Shields
table-points = Points
table-decks = Decks
table-top = Top card
table-size = Cards left
table-face-up = Progress tokens face up: { $tokens }
table-pile =
    { $count ->
        [one] 1 token in the pile
       *[other] { $count } tokens in the pile
    }
table-conflict = Conflict tokens turned: { $battle } of { $total }
table-battle-due = A battle follows at the end of this turn.
table-cat = Cat: { $owner }
table-nobody = nobody
table-live = Ready to use: { $tokens }
table-look = Cards looked at: { $cards }
table-missing =
    { $count ->
        [0] can be paid
       *[other] { $count } missing
    }
table-hidden = hidden
table-empty = empty
table-you = you
table-next = Next stage
table-price = { $n } { $mode }
table-neighbours = Your shields: { $mine }, left { $left }, right { $right }; a battle now would bring you victory tokens: { $won }
table-military = Military
short-blue3 = 3 points
short-blue2cat = 2 points+cat
short-red0 = shield
short-red1 = 1 horn
short-red2 = 2 horns

# refused moves, signs, hints and lookup
move-take-from = Take from the { $place }
move-build-any = Build { $stage }
move-science-any = Turn in science cards
move-use-any = Use { $token }
table-none = none
table-opponent = Your shields: { $mine }, your opponent { $left }; a battle now would bring you victory tokens: { $won }
legend-built = built
legend-open = next
legend-later = later
legend-top = top card of the player's deck
legend-cat = cat
merit-hidden = A hidden card is on average better than the open ones
merit-token = Brings a progress token
merit-begins-set = Two equal or three different science cards bring a progress token
merit-pays = Helps to pay for: { $stages }
merit-ends = The game ends with this turn
merit-denies = The next player does not get this card: { $card } ({ $other })
merit-leaves = The next player gets this card: { $card } ({ $other })
does-grey = pays for stages
does-yellow = pays for stages in place of any resource
does-blue = points at the end of the game; a card with the cat brings you the cat
does-green = two equal symbols or three different ones are turned in for a progress token
does-red = { $horns ->
    [0] 1 shield for all battles
    [one] 1 shield for all battles; turns 1 conflict token
   *[other] 1 shield for all battles; turns { $horns } conflict tokens
}
lookup-decks = how many: { $central } in the central deck, { $least } to { $most } in each wonder deck
lookup-copies = how many: { $count }
lookup-wonder = wonder
lookup-token = progress token
lookup-after = after { $stages }

# options
option-wonders = Wonders
option-wonders-random = drawn
option-wonders-picked = chosen in turn
option-wonders-pieces = given to each player
option-first_player = First player
option-first_player-0 = Player 1
option-first_player-1 = Player 2
option-first_player-2 = Player 3
option-first_player-3 = Player 4
option-first_player-4 = Player 5
option-first_player-5 = Player 6
option-first_player-6 = Player 7
option-coins_free_choice = Coins
option-coins_free_choice-true = stand for any resource
option-coins_free_choice-false = only fill in for missing resources
option-economy_forces_build = What can be paid only with Economy
option-economy_forces_build-true = must be built
option-economy_forces_build-false = need not be built
option-engineering_forces_build = What can be paid only with Engineering
option-engineering_forces_build-true = must be built
option-engineering_forces_build-false = need not be built
option-engineering_once_per_turn = Engineering works
option-engineering_once_per_turn-true = once per turn
option-engineering_once_per_turn-false = for every stage
option-wonder_effect_optional = Effects of wonders
option-wonder_effect_optional-true = may be declined
option-wonder_effect_optional-false = must be used
option-extra_card_optional = Tokens for an extra card
option-extra_card_optional-true = may be used
option-extra_card_optional-false = must be used
option-halicarnassus_public = Cards looked at with Halicarnassus
option-halicarnassus_public-true = are seen by everybody
option-halicarnassus_public-false = are seen by the active player alone

# the table in one line
column-stages = stages
summary = { game-name }: { $turn ->
    [0] { $phase }
   *[other] turn { $turn }, { $phase }
}
