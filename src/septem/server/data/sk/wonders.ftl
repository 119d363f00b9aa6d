# Stôl 7 divov sveta.
wonders-turn = { $turn }. kolo zo { $turns }
wonders-pass-left = karty putujú doľava
wonders-pass-right = karty putujú doprava
wonders-who-sealed = kto už má vybrané
wonders-sealed = vybrané
wonders-choosing = vyberá
wonders-left = vľavo
wonders-right = vpravo
wonders-others = ostatné mestá v poradí, ako sedia
wonders-monument = { $wonder }: postavené etapy { $built } z { $all }
wonders-sells-here = predáva
wonders-makes = produkcia
wonders-sells = { $city } predáva
wonders-built = stojí
wonders-you-pay = platíš
wonders-war = { $age ->
    [1] konflikt na konci I. veku
    [2] konflikt na konci II. veku
   *[3] konflikt na konci III. veku
}
wonders-science = { $points ->
    [one] veda, teraz { $points } bod
    [few] veda, teraz { $points } body
    [many] veda, teraz { $points } bodu
   *[other] veda, teraz { $points } bodov
}
wonders-stage = Etapa { $number }
wonders-do-build = Postaviť
wonders-do-power = Postaviť zadarmo (raz za vek)
wonders-do-recover = Postaviť zadarmo
wonders-do-wonder = Etapa divu
wonders-do-sell = Predať
wonders-do-decline = Nevyužiť
wonders-own = vlastné
wonders-by-chain = vďaka reťazcu
wonders-face-down = odhodí sa lícom nadol
wonders-cheapest = najlacnejšie
wonders-dearer = { $count ->
    [one] ešte { $count } drahšia platba
    [few] ešte { $count } drahšie platby
    [many] ešte { $count } drahšej platby
   *[other] ešte { $count } drahších platieb
}
wonders-pay = { $city } { $coins }
wonders-pay-left = { $city } (vľavo) { $coins }: { $units }
wonders-pay-right = { $city } (vpravo) { $coins }: { $units }
wonders-seal = { $move }
wonders-choose-first = Najprv vyber
wonders-retract = Vziať späť
wonders-until-all = Zmeniť to môžeš, kým nemajú vybrané všetci.
wonders-would-be = stála by
wonders-for-stage = na etapu { $number }
wonders-war-more = { $city }: ešte { $shields ->
    [one] { $shields } štít
    [few] { $shields } štíty
    [many] { $shields } štíta
   *[other] { $shields } štítov
} k víťazstvu, { $points } namiesto { $now }
wonders-war-ahead = náskok pred oboma: { $points }, ak to vydrží
wonders-science-more = ešte { $symbol }: +{ $points }
wonders-until-one = Zmeniť to môžeš, kým nemá vybrané { $city }.
wonders-put-away = odložené karty, ktoré poznáš
wonders-now = teraz
wonders-worth = { $points ->
    [one] teraz +{ $points } bod
    [few] teraz +{ $points } body
    [many] teraz +{ $points } bodu
   *[other] teraz +{ $points } bodov
}

# ---- záznam, niekoľkými slovami
log-paid = { $left_coins ->
    [0] {""}
   *[other] , vľavo { $left_coins } ({ $left })
}{ $right_coins ->
    [0] {""}
   *[other] , vpravo { $right_coins } ({ $right })
}
log-turn = { $turn }. kolo
log-side-chosen = { $side }
log-built = { $card }{ $how ->
    [chain] {" "}vďaka reťazcu
    [free] , zadarmo vďaka divu
    [power] , zadarmo raz za vek
   *[paid] { log-paid }
}
log-stage-built = { $stage }. etapa: { $card }{ log-paid }
log-stage-built-hidden = { $stage }. etapa{ log-paid }
log-sold = predaj: { $card }, +{ log-coins }
log-sold-hidden = predaj karty, +{ log-coins }
log-coins-gained = +{ log-coins }{ $source ->
    [stage] {" "}za etapu
   *[card] {""}
}
log-card-left-over = posledná karta: { $card }
log-conflict-fought = { $shields } : { $theirs } ({ $other }): { $points ->
    [-1] −1
   *[other] +{ $points }
}
log-seventh-declined = siedma karta bez úžitku: { $card }
log-seventh-declined-hidden = siedma karta bez úžitku
log-card-recovered = z odhodených kariet: { $card }
log-recovery-declined = z odhodených kariet nič
