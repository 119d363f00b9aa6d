# The table of Duel.
duel-track = { $pawn ->
    [0] The pawn is in the middle.
   *[other] { $seat } leads by { $pawn }.
} You win after { $mine } more shields, the other after { $theirs }.
duel-wins-in = wins in { $count }
duel-leads = { $seat } leads by { $count }:
duel-progress = progress tokens
duel-makes = makes
duel-buys = buys a missing one for
duel-one-of = and one of
duel-symbols = { $count } of { $all } to win
duel-structure = the cards in the middle
duel-turns-up = turns up
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
duel-you = You
duel-you-pay = you pay
duel-pays = { $name } pays
duel-too-dear = too dear
