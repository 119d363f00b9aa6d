# The table of Duel.
duel-track = { $pawn ->
    [0] The pawn is in the middle.
   *[other] { $seat } leads by { $pawn }.
} You win after { $mine } more shields, the other after { $theirs }.
duel-wins-in = wins in { $count }
duel-win-in = win in { $count }
duel-you-lead = You lead by { $count }:
duel-leads = { $seat } leads by { $count }:
duel-progress = progress tokens
duel-makes = makes
duel-buys = buys a missing one for
duel-one-of = and one of
duel-symbols = { $count } of { $all } to win
duel-structure = the cards in the middle
duel-turns-up = turns up
duel-science-way = { $different } of { $all } different symbols so far; all of them win at once, two alike bring a progress token.
duel-will-turn = { $count ->
    [one] turns up { $count } card, open to { $seat } next
   *[other] turns up { $count } cards, open to { $seat } next
}
duel-choose-card = Choose a card that is not covered.
duel-build = Build
duel-discard = Discard
duel-face-down = { $count } face down
duel-of-these = { $count ->
    [one] this one
   *[other] some of these { $count }
}
duel-discarded = { $count } discarded
duel-cards-left = { $count } of { $all } cards left
duel-you-pay = you pay
duel-pays = { $name } pays
duel-too-dear = too dear

# ---- the log, in few words
log-wonder-drafted = { $wonder }
log-built = { $card }{ $coins ->
    [0] , { log-free }
   *[other] , { log-coins }
}
log-chained = { $card } by chain
log-discarded = { $card } discarded, +{ log-coins }
log-wonder-built = { $wonder } with { $card }{ $coins ->
    [0] , { log-free }
   *[other] , { log-coins }
}
log-economy-paid = Economy: +{ log-coins }
log-urbanism-paid = Urbanism: +{ log-coins }
log-coins-gained = +{ log-coins } ({ $piece })
log-coins-lost = { $coins ->
    [0] nothing to lose
   *[other] −{ log-coins }
} ({ $piece })
log-pawn-moved = pawn +{ $steps }
log-looted = { $coins ->
    [0] nothing to lose
   *[other] −{ log-coins }
} (looted)
log-pair-made = a pair: { $symbol }
log-library-drew = from the box: { $token }
log-library-drew-hidden = tokens from the box: { $count }
log-token-taken = token { $token }
log-card-destroyed = { $card } destroyed ({ $other })
log-card-revived = { $card } from the discard pile
log-extra-turn = one more turn
log-card-revealed = turned up: { $card }
