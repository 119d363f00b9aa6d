# Stôl hry Duel.
duel-track = { $pawn ->
    [0] Figúrka konfliktu je v strede.
   *[other] Vedie { $seat }, o { $pawn }.
} Ty vyhráš po ďalších { $mine } štítoch, súper po { $theirs }.
duel-wins-in = vyhrá za { $count }
duel-win-in = vyhráš za { $count }
duel-you-lead = Vedieš o { $count }:
duel-leads = vedie { $seat }, o { $count }:
duel-progress = žetóny pokroku
duel-makes = produkuje
duel-buys = chýbajúce kupuje za
duel-one-of = a jedno z
duel-symbols = { $count } z { $all } k výhre
duel-structure = rozloženie kariet v strede
duel-turns-up = odkryje sa
duel-science-way = Rôzne symboly zatiaľ: { $different } z { $all }; všetky znamenajú okamžitú výhru, dva rovnaké prinesú žetón pokroku.
duel-will-turn = { $count ->
    [one] odkryje { $count } kartu; potom ide { $seat }
    [few] odkryje { $count } karty; potom ide { $seat }
    [many] odkryje { $count } karty; potom ide { $seat }
   *[other] odkryje { $count } kariet; potom ide { $seat }
}
duel-choose-card = Vyber kartu, ktorá nie je zakrytá.
duel-build = Postaviť
duel-discard = Odložiť
duel-face-down = lícom nadol: { $count }
duel-of-these = { $count ->
    [one] práve táto
    [few] niektoré z týchto { $count }
   *[other] niektoré z týchto { $count }
}
duel-discarded = odložené: { $count }
duel-cards-left = zostáva { $count } z { $all } kariet
duel-you-pay = platíš ty
duel-pays = platí { $name }
duel-too-dear = príliš drahé

# ---- záznam, niekoľkými slovami
log-wonder-drafted = { $wonder }
log-built = { $card }{ $coins ->
    [0] , { log-free }
   *[other] , { log-coins }
}
log-chained = { $card } vďaka reťazcu
log-discarded = odloženie: { $card }, +{ log-coins }
log-wonder-built = { $wonder }, vsunutá karta { $card }{ $coins ->
    [0] , { log-free }
   *[other] , { log-coins }
}
log-economy-paid = Ekonómia: +{ log-coins }
log-urbanism-paid = Urbanizmus: +{ log-coins }
log-coins-gained = +{ log-coins } ({ $piece })
log-coins-lost = { $coins ->
    [0] nie je čo stratiť
   *[other] −{ log-coins }
} ({ $piece })
log-pawn-moved = figúrka +{ $steps }
log-looted = { $coins ->
    [0] nie je čo stratiť
   *[other] −{ log-coins }
} (korisť)
log-pair-made = dvojica: { $symbol }
log-library-drew = zo škatule: { $token }
log-library-drew-hidden = žetóny zo škatule: { $count }
log-token-taken = žetón { $token }
log-card-destroyed = zničenie: { $card } ({ $other })
log-card-revived = z odložených kariet: { $card }
log-extra-turn = ďalší ťah
log-card-revealed = odkryté: { $card }
