# Stôl hry v kocke.
dice-cost = cena { $cost }
dice-crossed = zaškrtnuté
dice-uses = { $count ->
    [0] teraz ti nezaškrtne žiadne políčko
    [one] hodí sa na { $count } políčko
    [few] hodí sa na { $count } políčka
    [many] hodí sa na { $count } políčka
   *[other] hodí sa na { $count } políčok
}
dice-resources = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
    [many] { $count } suroviny
   *[other] { $count } surovín
}
dice-unsure = neoverené podľa tlačenej dosky
dice-unsure-note = rekonštrukcia, neoverené podľa tlačených dosiek
dice-left = vľavo
dice-right = vpravo
dice-wall = kasárne obrátené k tebe
dice-owes-action = tvoja akcia
dice-owes-extra_action = ďalšia akcia
dice-owes-free_build = stavba, kocka zadarmo
dice-owes-bonus = bonus za budovu { $building }
dice-then = potom:
dice-passed = vzaté mince
dice-pay-die = Kocka { $coins }.
dice-pay-box = Políčko { $cost }, suroviny { $resources }: doplatíš { $coins }.
dice-pay-gained = Za kocku dostaneš { $coins }.
dice-attack = Útok { $printed }, obrany { $defences }, body: { $points }.
dice-choose = Vyber kocku a potom políčko
dice-choose-one = Vyber si
dice-choose-box = Vyber jedno z rozsvietených políčok.
dice-wonder = Div
dice-retract = Zmeniť
source-agora_first = dokončená najskôr

# ---- záznam, niekoľkými slovami
log-built = kocka „{ $die }“ ({ $face }){ $coins ->
    [0] {""}
   *[other] , { log-coins }
}{ $gained ->
    [0] {""}
   *[other] , +{ $gained }●
}
log-wonder-built = div: { $wonder }
log-passed = bez stavby, +{ log-coins }
log-crossed = { $box }{ $coins ->
    [0] {""}
   *[other] , { log-coins }
}
log-attacked = { $box }{ $coins ->
    [0] {""}
   *[other] , { log-coins }
}: útok +{ $points }
log-coins-gained = +{ log-coins }
log-bonus-taken = hotovo „{ $building }“: { $bonus }
log-declined = { $what ->
    [choose_box] políčko bez využitia
   *[other] stavba zadarmo bez využitia
}
log-lapsed = { $what ->
    [choose_box] políčko prepadá
   *[other] stavba zadarmo prepadá
}
log-first-finished = najskôr hotovo „{ $building }“: +{ $points }
