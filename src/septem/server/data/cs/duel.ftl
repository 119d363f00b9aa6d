# Stůl hry Duel.
duel-track = { $pawn ->
    [0] Figurka konfliktu je uprostřed.
   *[other] Vede { $seat }, o { $pawn }.
} Ty vyhraješ po dalších { $mine } štítech, soupeř po { $theirs }.
duel-wins-in = vyhraje za { $count }
duel-leads = vede { $seat }, o { $count }:
duel-progress = žetony pokroku
duel-makes = těží
duel-buys = chybějící kupuje za
duel-one-of = a jedno z
duel-symbols = { $count } z { $all } k výhře
duel-structure = rozložení karet uprostřed
duel-turns-up = odkryje se
duel-will-turn = { $count ->
    [one] odkryje { $count } kartu; potom jde { $seat }
    [few] odkryje { $count } karty; potom jde { $seat }
    [many] odkryje { $count } karty; potom jde { $seat }
   *[other] odkryje { $count } karet; potom jde { $seat }
}
duel-choose-card = Vyber kartu, která není zakrytá.
duel-build = Postavit
duel-discard = Odložit
duel-face-down = lícem dolů: { $count }
duel-of-these = { $count ->
    [one] právě tato
    [few] některé z těchto { $count }
   *[other] některé z těchto { $count }
}
duel-discarded = odloženo: { $count }
duel-cards-left = zbývá { $count } z { $all } karet
duel-you = Ty
duel-you-pay = platíš ty
duel-pays = platí { $name }
duel-too-dear = příliš drahé
