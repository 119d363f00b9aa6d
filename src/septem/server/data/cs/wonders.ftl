# Stůl 7 divů světa.
wonders-turn = { $turn }. kolo z { $turns }
wonders-pass-left = karty putují doleva
wonders-pass-right = karty putují doprava
wonders-who-sealed = kdo už má vybráno
wonders-sealed = vybráno
wonders-choosing = vybírá
wonders-left = vlevo
wonders-right = vpravo
wonders-others = ostatní města v pořadí, jak sedí
wonders-monument = { $wonder }: postavené etapy { $built } z { $all }
wonders-sells-here = prodává
wonders-makes = produkce
wonders-sells = { $city } prodává
wonders-built = stojí
wonders-you-pay = platíš
wonders-war = { $edition ->
    [1] { $age ->
        [1] konflikt na konci I. epochy
        [2] konflikt na konci II. epochy
       *[3] konflikt na konci III. epochy
    }
   *[2] { $age ->
        [1] střetnutí na konci I. věku
        [2] střetnutí na konci II. věku
       *[3] střetnutí na konci III. věku
    }
}
wonders-science = { $points ->
    [one] věda, teď { $points } bod
    [few] věda, teď { $points } body
    [many] věda, teď { $points } bodu
   *[other] věda, teď { $points } bodů
}
wonders-stage = Etapa { $number }
wonders-do-build = Postavit
wonders-do-power = { $edition ->
    [1] Postavit zdarma (jednou za epochu)
   *[2] Postavit zdarma (jednou za věk)
}
wonders-do-recover = Postavit zdarma
wonders-do-wonder = Etapa divu
wonders-do-sell = Prodat
wonders-do-decline = Nevyužít
wonders-own = vlastní
wonders-by-chain = díky řetězci
wonders-face-down = odhodí se lícem dolů
wonders-cheapest = nejlevněji
wonders-dearer = { $count ->
    [one] ještě { $count } dražší platba
    [few] ještě { $count } dražší platby
    [many] ještě { $count } dražší platby
   *[other] ještě { $count } dražších plateb
}
wonders-pay = { $city } { $coins }
wonders-pay-left = { $city } (vlevo) { $coins }: { $units }
wonders-pay-right = { $city } (vpravo) { $coins }: { $units }
wonders-seal = { $move }
wonders-choose-first = Nejdřív vyber
wonders-retract = Vzít zpět
wonders-until-all = Změnit to můžeš, dokud nemají vybráno všichni.
wonders-would-be = stála by
wonders-for-stage = na etapu { $number }
wonders-war-more = { $city }: ještě { $shields ->
    [one] { $shields } štít
    [few] { $shields } štíty
    [many] { $shields } štítu
   *[other] { $shields } štítů
} k vítězství, { $points } místo { $now }
wonders-war-ahead = náskok před oběma: { $points }, jestli to vydrží
wonders-science-more = ještě { $symbol }: +{ $points }
wonders-until-one = Změnit to můžeš, dokud nemá vybráno { $city }.
wonders-put-away = odložené karty, které znáš
wonders-now = teď
wonders-worth = { $points ->
    [one] teď +{ $points } bod
    [few] teď +{ $points } body
    [many] teď +{ $points } bodu
   *[other] teď +{ $points } bodů
}

# ---- záznam, několika slovy
log-paid = { $left_coins ->
    [0] {""}
   *[other] , vlevo { $left_coins } ({ $left })
}{ $right_coins ->
    [0] {""}
   *[other] , vpravo { $right_coins } ({ $right })
}
log-turn = { $turn }. kolo
log-side-chosen = { $side }
log-built = { $card }{ $how ->
    [chain] {" "}díky řetězci
    [free] , zdarma díky divu
    [power] , zdarma { $edition ->
        [1] jednou za epochu
       *[2] jednou za věk
    }
   *[paid] { log-paid }
}
log-stage-built = { $stage }. etapa: { $card }{ log-paid }
log-stage-built-hidden = { $stage }. etapa{ log-paid }
log-sold = prodej: { $card }, +{ log-coins }
log-sold-hidden = prodej karty, +{ log-coins }
log-coins-gained = +{ log-coins }{ $source ->
    [stage] {" "}za etapu
   *[card] {""}
}
log-card-left-over = poslední karta: { $card }
log-conflict-fought = { $shields } : { $theirs } ({ $other }): { $points ->
    [-1] −1
   *[other] +{ $points }
}
log-seventh-declined = sedmá karta bez užitku: { $card }
log-seventh-declined-hidden = sedmá karta bez užitku
log-card-recovered = z odhozených karet: { $card }
log-recovery-declined = z odhozených karet nic
