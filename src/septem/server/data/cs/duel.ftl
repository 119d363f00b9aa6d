# Stůl hry Duel.
duel-track = { $pawn ->
    [0] Figurka konfliktu je uprostřed.
   *[other] Vede { $seat }, o { $pawn }.
} Ty vyhraješ po dalších { $mine } štítech, soupeř po { $theirs }.
duel-wins-in = vyhraje za { $count }
duel-win-in = vyhraješ za { $count }
duel-you-lead = Vedeš o { $count }:
duel-leads = vede { $seat }, o { $count }:
duel-progress = žetony pokroku
duel-makes = těží
duel-buys = chybějící kupuje za
duel-one-of = a jedno z
duel-symbols = { $count } z { $all } k výhře
duel-structure = rozložení karet uprostřed
duel-turns-up = odkryje se
duel-science-way = Různé symboly zatím: { $different } z { $all }; všechny znamenají okamžitou výhru, dva stejné přinesou žeton pokroku.
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
duel-you-pay = platíš ty
duel-pays = platí { $name }
duel-too-dear = příliš drahé

# ---- záznam, několika slovy
log-wonder-drafted = { $wonder }
log-built = { $card }{ $coins ->
    [0] , { log-free }
   *[other] , { log-coins }
}
log-chained = { $card } díky řetězci
log-discarded = odložení: { $card }, +{ log-coins }
log-wonder-built = { $wonder }, vsunutá karta { $card }{ $coins ->
    [0] , { log-free }
   *[other] , { log-coins }
}
log-economy-paid = Ekonomie: +{ log-coins }
log-urbanism-paid = Urbanismus: +{ log-coins }
log-coins-gained = +{ log-coins } ({ $piece })
log-coins-lost = { $coins ->
    [0] není co ztratit
   *[other] −{ log-coins }
} ({ $piece })
log-pawn-moved = figurka +{ $steps }
log-looted = { $coins ->
    [0] není co ztratit
   *[other] −{ log-coins }
} (kořist)
log-pair-made = dvojice: { $symbol }
log-library-drew = z krabice: { $token }
log-library-drew-hidden = žetony z krabice: { $count }
log-token-taken = žeton { $token }
log-card-destroyed = zničení: { $card } ({ $other })
log-card-revived = z odložených karet: { $card }
log-extra-turn = další tah
log-card-revealed = odkryto: { $card }
