# The table of Architects.
architects-kind-grey = resource
architects-kind-yellow = any resource
architects-kind-blue = points
architects-kind-green = science
architects-kind-red = shield
architects-price = { $how ->
    [identical] { $n } of the same
   *[other] { $n } different
}
architects-built = { $count } of 5 pieces built
architects-with = helps most:
architects-no-cards = no cards yet
architects-left = Left
architects-right = Right
architects-centre = Centre
architects-centre-deck = central deck
architects-own-deck = your deck
architects-deck-of = deck of { $deck }
architects-only-you = only you see it
architects-nothing = nothing yet
architects-helps = helps to pay { $stages }
architects-rival = { $name } could build with it
architects-to-battle = { $count ->
    [one] one more horn: battle
   *[other] { $count } more horns: battle
}
architects-would-win = { $count ->
    [0] a battle now: nothing for you
    [one] a battle now: 1 token for you
   *[other] a battle now: { $count } tokens for you
}
architects-science = Science
architects-sets = two the same or three different: take a token
architects-blind = taken without looking
architects-my-tokens = My tokens
architects-ready = ready
architects-cat-yours = the cat is yours
architects-what-left = What is left in the decks
architects-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
architects-discarded = Discarded
architects-details = military, science, tokens and log
architects-turn-in = A set for a token
architects-choose = Choose one
architects-not-now = Not possible now

# ---- the log, in few words
log-wonder-chosen = { $wonder }
log-peeked = seen in the centre: { $card }
log-peeked-hidden = a look at the central deck
log-no-card-taken = no card to take
log-card-taken = { $card } ({ $deck })
log-extra-card-taken = { $token }: { $card } ({ $deck })
log-cat-moved = the cat
log-token-armed = { $token } ready
log-stage-built = { $stage }: { $cards }
log-paid-with = with { $token }
log-wonder-completed = the wonder is complete!
log-set-turned-in = science: { $cards }
log-token-taken = token { $token }
log-token-drawn = token { $token } from the pile
log-effect-declined = without the effect of the wonder
log-looked = seen ({ $deck }): { $cards }
log-looked-hidden = a look into a deck ({ $deck })
log-tokens-won = shields { $shields }, victory tokens +{ $count }
