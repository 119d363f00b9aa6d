# 7 divov sveta v kocke: čo sa deje, prečo niečo nejde, popisky.
game-name = 7 divov sveta v kocke

event-build = { $seat } si berie kocku „{ $die }“ ({ $face }) za { $coins ->
    [one] 1 mincu
    [few] { $coins } mince
   *[other] { $coins } mincí
}{ $gained ->
    [0] .
    [one] {" "}a za výber získava 1 mincu.
    [few] {" "}a za výber získava { $gained } mince.
   *[other] {" "}a za výber získava { $gained } mincí.
}
event-wonder = { $seat } stavia div: { $wonder_name }.
event-pass = { $seat } nestavia nič a získava { $coins ->
    [one] 1 mincu
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-cross = { $seat } zaškrtáva políčko „{ $box }“ za { $coins ->
    [one] 1 mincu
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-attack = { $seat } zaškrtáva políčko „{ $box }“ za { $coins ->
    [one] 1 mincu
    [few] { $coins } mince
   *[other] { $coins } mincí
}: útok prináša { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}.
event-coins = { $seat } získava { $coins ->
    [one] 1 mincu
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-bonus = { $seat } má hotovo: { $building }, a zaškrtáva bonus „{ $bonus }“.
event-decline = { $seat } nevyužíva { $what ->
    [cross] zaškrtnutie políčka
   *[other] stavbu bez ceny kocky
}.
event-lapse = { $seat } nemôže využiť { $what ->
    [cross] zaškrtnutie políčka
   *[other] stavbu bez ceny kocky
}, prepadá.
event-agora-first = { $seat } dokončuje najskôr: { $building }, navyše { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}.
event-swap = Na Fórum prichádza kocka „{ $die }“, jedna kocka „{ $removed }“ opúšťa hru.
event-last-round = Všetky bonusy sú zaškrtnuté: { $round }. kolo je posledné.
event-round = { $round }. kolo. Kocky ukazujú: { $face }.
event-end = Hra sa končí po { $round ->
    [one] 1 kole
   *[other] { $round } kolách
}.

reason-choice-pending = Najprv vyrieš, čo prinieslo posledné políčko.
reason-no-pending-choice = Nič také sa teraz nevyberá.
reason-wonder-complete = Div je už dokončený.
reason-die-not-in-forum = Kocka „{ $die }“ nie je na Fóre.
reason-special-die-locked = Kocku „{ $die }“ ešte nemáš odomknutú.
reason-wrong-symbol = Kocka „{ $die }“ ukazuje „{ $face }“, tým sa políčko „{ $box }“ nezaškrtne.
reason-effect-target = Účinok na políčko „{ $box }“ nedosiahne.
reason-box-already-crossed = Políčko „{ $box }“ je už zaškrtnuté.
reason-order-violation = Pred políčkom „{ $box }“ sa musí zaškrtnúť „{ $after }“.
reason-guild-condition = { $face }: sused mal na začiatku kola viac, pri dvoch hráčoch aspoň toľko.
reason-bonus-taken = Bonus „{ $bonus }“ je už zaškrtnutý.
reason-cannot-pay = Stojí to { $price ->
    [one] 1 mincu
    [few] { $price } mince
   *[other] { $price } mincí
}, máš { $coins }.

phase-action = Vyber kocku, div alebo tri mince
phase-choose_box = Môžeš zaškrtnúť ešte jedno políčko
phase-free_build = Môžeš stavať s kockou a neplatiť za ňu
phase-extra_action = Vykonaj ďalšiu akciu
phase-choose_bonus = Zaškrtni jeden zo svojich bonusov
phase-waiting = Čaká sa na ostatných
phase-over = Hra sa skončila

move-build = { $die }: { $box }
move-wonder = { $wonder_name }: { $box }
move-pass = Nestavať, vziať { $coins ->
    [one] 1 mincu
    [few] { $coins } mince
   *[other] { $coins } mincí
}
move-cross = Zaškrtnúť: { $box }
move-none = Nechať tak
move-bonus = Bonus { $bonus }
price-free = zadarmo
price-coins = { $coins ->
    [one] 1 minca
    [few] { $coins } mince
   *[other] { $coins } mincí
}
worth-vp = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}
worth-attack = útok { $points }
worth-defence = obrana

effect-cross_one = zaškrtnúť 1: { $building }
effect-cross_one_of = zaškrtnúť 1 z: { $building }
effect-cross_up_to_two = zaškrtnúť až 2: { $building }
effect-build_free_die = stavba, kocka zadarmo
effect-another_action = ďalšia akcia
effect-coins = { $coins ->
    [one] 1 minca
    [few] { $coins } mince
   *[other] { $coins } mincí
}
effect-per_box = { $building }: { $amount ->
    [one] 1 minca a bod
    [few] { $amount } mince a body
   *[other] { $amount } mincí a bodov
} za políčko
effect-die_cost_minus_1 = kocky o { $coins } lacnejšie
effect-die_cost_zero = zadarmo kocky: { $colour }
effect-coins_on_die = mince za kocku { $colour }: { $coins }
effect-unlock = odomyká kocku: { $colour }
effect-gallery_vp = { $building }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
} za políčko

end-bonuses = Niekto mal zaškrtnuté všetky bonusy a posledné kolo je odohraté.
end-max_rounds = Dosiahol sa najvyšší počet kôl pri tomto stole.

# In few words, for the table in the terminal; buildings and colours are signs there.
short-vp = { $points } b.
short-cross_one = zaškrtnúť { $building }
short-cross_one_of = zaškrtnúť { $building }
short-cross_up_to_two = zaškrtnúť 2 { $building }
short-build_free_die = kocka zadarmo
short-another_action = ďalšia akcia
short-coins = +{ $coins }●
short-per_box = { $amount }● { $amount } b. za { $building }
short-die_cost_minus_1 = kocky −{ $coins }●
short-die_cost_zero = kocky { $colour } 0●
short-coins_on_die = +{ $coins }● za kocku { $colour }
short-unlock = odomyká { $colour }
short-gallery_vp = { $points } b. za { $building }

you = ty
table-title = { $round }. kolo
table-last-round = { $round }. kolo, posledné
table-reserve = špeciálne kocky v zásobe:
table-seats = dosky
table-seat = ostatné dosky
table-coins = mince
table-bonuses = bonusy
table-crossed = zaškrtnuté políčka
table-points = body
table-facing = tvoje útoky −{ $points } b.
table-board = Tvoja doska
table-resources = suroviny
table-points-now = teraz { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}
table-lasting = natrvalo:
table-first = kto skôr: +{ $points } b.
table-forum = Fórum
table-shows = ukazuje
table-price = cena
table-boxes = možné políčka, mince spolu
table-locked = zamknutá
table-many = { $count ->
    [few] { $count } políčka
   *[other] { $count } políčok
} od { $price }
table-nothing = žiadne
table-guild = podmienku spĺňa: { $seats }
table-guild-nobody = nikto
table-guild-all = všetci
table-legend = { $crossed } zaškrtnuté  { $open } otvorené  { $later } neskôr (cena v surovinách)  { $coin } minca  b. body
