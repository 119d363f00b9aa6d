# Stůl hry v kostce.
dice-cost = cena { $cost }
dice-crossed = zaškrtnuto
dice-uses = { $count ->
    [0] teď ti žádné políčko nezaškrtne
    [one] hodí se na { $count } políčko
    [few] hodí se na { $count } políčka
    [many] hodí se na { $count } políčka
   *[other] hodí se na { $count } políček
}
dice-resources = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
    [many] { $count } suroviny
   *[other] { $count } surovin
}
dice-unsure = neověřeno podle tištěné desky
dice-unsure-note = rekonstrukce, neověřeno podle tištěných desek
dice-left = vlevo
dice-right = vpravo
dice-wall = kasárna obrácená k tobě
dice-owes-action = tvoje akce
dice-owes-extra_action = další akce
dice-owes-free_build = stavba, kostka zdarma
dice-owes-bonus = bonus za budovu { $building }
dice-then = potom:
dice-passed = vzaté mince
dice-pay-die = Kostka { $coins }.
dice-pay-box = Políčko { $cost }, suroviny { $resources }: doplatíš { $coins }.
dice-pay-gained = Za kostku dostaneš { $coins }.
dice-attack = Útok { $printed }, obrany { $defences }, body: { $points }.
dice-choose = Vyber kostku a pak políčko
dice-choose-one = Vyber si
dice-choose-box = Vyber jedno z rozsvícených políček.
dice-wonder = Div
dice-retract = Změnit
source-agora_first = dokončená nejdřív

# ---- záznam, několika slovy
log-built = kostka „{ $die }“ ({ $face }){ $coins ->
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
    [choose_box] políčko bez využití
   *[other] stavba zdarma bez využití
}
log-lapsed = { $what ->
    [choose_box] políčko propadá
   *[other] stavba zdarma propadá
}
log-first-finished = nejdřív hotovo „{ $building }“: +{ $points }
