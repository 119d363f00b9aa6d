# 7 divov sveta v kocke: čo sa deje, prečo niečo nejde, popisky.
game-name = 7 divov sveta v kocke

event-built = { $seat } si berie kocku „{ $die }“ ({ $face }) { $coins ->
    [0] zadarmo
    [one] za 1 mincu
    [few] za { $coins } mince
    [many] za { $coins } mince
   *[other] za { $coins } mincí
}{ $gained ->
    [0] .
    [one] {" "}a získava za ňu 1 mincu.
    [few] {" "}a získava za ňu { $gained } mince.
    [many] {" "}a získava za ňu { $gained } mince.
   *[other] {" "}a získava za ňu { $gained } mincí.
}
event-wonder-built = { $seat } stavia div: { $wonder }.
event-passed = { $seat } končí ťah bez stavby a získava { $coins ->
    [one] 1 mincu
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
event-crossed = { $seat } zaškrtáva políčko „{ $box }“ { $coins ->
    [0] zadarmo
    [one] za 1 mincu
    [few] za { $coins } mince
    [many] za { $coins } mince
   *[other] za { $coins } mincí
}.
event-attacked = { $seat } zaškrtáva políčko „{ $box }“ { $coins ->
    [0] zadarmo
    [one] za 1 mincu
    [few] za { $coins } mince
    [many] za { $coins } mince
   *[other] za { $coins } mincí
}: útok prináša { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
event-coins-gained = { $seat } získava { $coins ->
    [one] 1 mincu
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
event-bonus-taken = { $seat } dokončuje budovu „{ $building }“ a zaškrtáva bonus „{ $bonus }“.
event-declined = { $seat } nevyužíva { $what ->
    [choose_box] zaškrtnutie políčka
   *[other] stavbu s kockou zadarmo
}.
event-lapsed = { $seat } nemá ako využiť { $what ->
    [choose_box] zaškrtnutie políčka
   *[other] stavbu s kockou zadarmo
} (prepadá).
event-first-finished = { $seat } dokončuje budovu „{ $building }“ najskôr a získava navyše { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
event-die-swapped = Do Fóra prichádza kocka „{ $die }“, jedna kocka „{ $removed }“ opúšťa hru.
event-last-round-announced = Niekto má zaškrtnuté všetky bonusy: { $round }. kolo je posledné.
event-round-began = { $round }. kolo. Kocky ukazujú: { $face }.
event-game-ended = Hra sa končí po { $round ->
    [one] 1 kole
    [few] { $round } kolách
    [many] { $round } kola
   *[other] { $round } kolách
}.

reason-choice-pending = Najprv rozhodni o tom, čo prinieslo posledné políčko.
reason-no-pending-choice = Nič také sa teraz nevyberá.
reason-wonder-complete = Div je už dokončený.
reason-die-not-in-forum = Kocka „{ $die }“ nie je vo Fóre.
reason-special-die-locked = Kocku „{ $die }“ ešte nemáš odomknutú.
reason-wrong-symbol = Kocka „{ $die }“ ukazuje „{ $face }“, tým sa políčko „{ $box }“ nezaškrtne.
reason-effect-target = Efekt na políčko „{ $box }“ nedosiahne.
reason-box-already-crossed = Políčko „{ $box }“ je už zaškrtnuté.
reason-order-violation = Pred políčkom „{ $box }“ treba zaškrtnúť políčko „{ $after }“.
reason-guild-condition = Podmienka ({ $face }) nie je splnená: na začiatku kola mal niektorý sused viac, pri 2 hráčoch aspoň rovnako.
reason-bonus-taken = Bonus „{ $bonus }“ je už zaškrtnutý.
reason-cannot-pay = Stojí to { $price ->
    [one] 1 mincu
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, máš { $coins }.

phase-action = Vyber kocku, div alebo tri mince
phase-choose_box = Môžeš zaškrtnúť ešte jedno políčko
phase-free_build = Môžeš stavať s kockou zadarmo
phase-extra_action = Máš ďalšiu akciu
phase-choose_bonus = Zaškrtni jeden zo svojich bonusov
phase-waiting = Čaká sa na ostatných
phase-over = Hra sa skončila

move-build = { $die }: { $box }
move-wonder = { $wonder }: { $box }
move-pass = Ukončiť ťah (získaš { $coins ->
    [one] 1 mincu
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
})
move-cross = Zaškrtnúť: { $box }
move-none = Nevyužiť
move-bonus = Bonus: { $bonus }
price-free = zadarmo
price-coins = { $coins ->
    [one] 1 minca
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
worth-vp = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
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
    [many] { $coins } mince
   *[other] { $coins } mincí
}
effect-per_box = { $building }: { $amount ->
    [one] 1 minca a 1 bod
    [few] { $amount } mince a { $amount } body
    [many] { $amount } mince a { $amount } bodu
   *[other] { $amount } mincí a { $amount } bodov
} za políčko
effect-die_cost_minus_1 = kocky o { $coins } lacnejšie
effect-die_cost_zero = kocka „{ $colour }“ zadarmo
effect-coins_on_die = kocka „{ $colour }“: { $coins ->
    [one] +1 minca
    [few] +{ $coins } mince
    [many] +{ $coins } mince
   *[other] +{ $coins } mincí
}
effect-unlock = odomyká kocku „{ $colour }“
effect-gallery_vp = { $building }: { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
} za políčko

end-bonuses = Niekto má zaškrtnuté všetky bonusy a posledné kolo je odohrané.
end-max_rounds = Pri tomto stole je odohraný najvyšší možný počet kôl.

# In few words, for the table in the terminal; buildings and colours are signs there.
short-vp = { $points } b.
short-cross_one = zaškrtni: { $sign }
short-cross_one_of = zaškrtni: { $sign }
short-cross_up_to_two = zaškrtni 2: { $sign }
short-build_free_die = kocka zadarmo
short-another_action = ďalšia akcia
short-coins = +{ $coins }●
short-per_box = { $amount }● { $amount } b. za: { $sign }
short-die_cost_minus_1 = kocky −{ $coins }●
short-die_cost_zero = zadarmo: { $colour }
short-coins_on_die = +{ $coins }● za: { $colour }
short-unlock = odomyká: { $colour }
short-gallery_vp = { $points } b. za: { $sign }

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
    [many] { $points } bodu
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
    [one] { $count } políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políčok
} od { $price }
table-nothing = žiadne
table-guild = podmienku spĺňa: { $seats }
table-guild-nobody = nikto
table-guild-all = všetci
table-legend = { $crossed } zaškrtnuté  { $open } otvorené  { $later } neskôr (cena v surovinách)  { $coin } minca  b. body

# rady a vyhľadávanie
category-coins = Mince
merit-bonus = { $rest ->
    [0] { $building }: dokončené, získaš bonus
    [one] { $building }: do bonusu potom zostáva 1 políčko
    [few] { $building }: do bonusu potom zostávajú { $rest } políčka
    [many] { $building }: do bonusu potom zostáva { $rest } políčka
   *[other] { $building }: do bonusu potom zostáva { $rest } políčok
}
merit-resource = O surovinu viac: ďalšie políčka budú lacnejšie
merit-free = Nestojí nič
merit-money = Úspory na drahšie políčka: +{ $coins } mince
merit-first = Dokončíš najskôr: { $building }
merit-last-round = Tvoj posledný bonus: hrá sa už len jedno kolo
merit-again = Smieš ešte jednu akciu
merit-crosses = Zaškrtneš ďalšie políčko: { $building }
merit-dear = Stojí { $coins } mincí
lookup-die = Kocka: { $die }
lookup-faces = strany: { $faces }
lookup-bonus = bonus
lookup-cost = cena: { $cost }

# stôl v niekoľkých riadkoch
column-board = mesto
column-bonuses = bonusy
column-boxes = políčka
summary = { game-name }: { $phase ->
    [over] hra sa skončila, posledné bolo { $round }. kolo
   *[other] { $round }. kolo
}

# voľby
option-sheet = Herné dosky
option-sheet-null = naša rekonštrukcia
option-sheet-file = vlastné, zo súboru
option-max_rounds = Najvyšší počet kôl
