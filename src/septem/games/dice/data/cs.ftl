# 7 divů světa v kostce: co se děje, proč něco nejde, popisky.
game-name = 7 divů světa v kostce

event-build = { $seat } si bere kostku „{ $die }“ ({ $face }) za { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}{ $gained ->
    [0] .
    [one] {" "}a za volbu získává 1 minci.
    [few] {" "}a za volbu získává { $gained } mince.
   *[other] {" "}a za volbu získává { $gained } mincí.
}
event-wonder = { $seat } staví div: { $wonder_name }.
event-pass = { $seat } nestaví nic a získává { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-cross = { $seat } zaškrtává políčko „{ $box }“ za { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-attack = { $seat } zaškrtává políčko „{ $box }“ za { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}: útok vynáší { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-coins = { $seat } získává { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-bonus = { $seat } má hotovo: { $building }, a zaškrtává bonus „{ $bonus }“.
event-decline = { $seat } nevyužívá { $what ->
    [cross] zaškrtnutí políčka
   *[other] stavbu bez ceny kostky
}.
event-lapse = { $seat } nemůže využít { $what ->
    [cross] zaškrtnutí políčka
   *[other] stavbu bez ceny kostky
}, propadá.
event-agora-first = { $seat } dokončuje nejdřív: { $building }, navíc { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-swap = Na Fórum přichází kostka „{ $die }“, jedna kostka „{ $removed }“ opouští hru.
event-last-round = Všechny bonusy jsou zaškrtnuté: { $round }. kolo je poslední.
event-round = { $round }. kolo. Kostky ukazují: { $face }.
event-end = Hra končí po { $round ->
    [one] 1 kole
   *[other] { $round } kolech
}.

reason-choice-pending = Nejdřív vyřeš, co přineslo poslední políčko.
reason-no-pending-choice = Nic takového se teď nevybírá.
reason-wonder-complete = Div už je dokončen.
reason-die-not-in-forum = Kostka „{ $die }“ není na Fóru.
reason-special-die-locked = Kostku „{ $die }“ ještě nemáš odemčenou.
reason-wrong-symbol = Kostka „{ $die }“ ukazuje „{ $face }“, tím se políčko „{ $box }“ nezaškrtne.
reason-effect-target = Účinek na políčko „{ $box }“ nedosáhne.
reason-box-already-crossed = Políčko „{ $box }“ už je zaškrtnuté.
reason-order-violation = Před políčkem „{ $box }“ se musí zaškrtnout „{ $after }“.
reason-guild-condition = { $face }: soused měl na začátku kola víc, ve dvou hráčích aspoň stejně.
reason-bonus-taken = Bonus „{ $bonus }“ už je zaškrtnutý.
reason-cannot-pay = Stojí to { $price ->
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
}, máš { $coins }.

phase-action = Vyber kostku, div, nebo tři mince
phase-choose_box = Můžeš zaškrtnout ještě jedno políčko
phase-free_build = Můžeš stavět s kostkou a neplatit za ni
phase-extra_action = Proveď další akci
phase-choose_bonus = Zaškrtni jeden ze svých bonusů
phase-waiting = Čeká se na ostatní
phase-over = Hra skončila

move-build = { $die }: { $box }
move-wonder = { $wonder_name }: { $box }
move-pass = Nestavět, vzít { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
move-cross = Zaškrtnout: { $box }
move-none = Nechat být
move-bonus = Bonus { $bonus }
price-free = zdarma
price-coins = { $coins ->
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
worth-vp = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
worth-attack = útok { $points }
worth-defence = obrana

effect-cross_one = zaškrtnout 1: { $building }
effect-cross_one_of = zaškrtnout 1 z: { $building }
effect-cross_up_to_two = zaškrtnout až 2: { $building }
effect-build_free_die = stavba, kostka zdarma
effect-another_action = další akce
effect-coins = { $coins ->
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
effect-per_box = { $building }: { $amount ->
    [one] 1 mince a bod
    [few] { $amount } mince a body
   *[other] { $amount } mincí a bodů
} za políčko
effect-die_cost_minus_1 = kostky o { $coins } levnější
effect-die_cost_zero = zdarma kostky: { $colour }
effect-coins_on_die = mince za kostku { $colour }: { $coins }
effect-unlock = odemyká kostku: { $colour }
effect-gallery_vp = { $building }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} za políčko

end-bonuses = Někdo měl zaškrtnuté všechny bonusy a poslední kolo je odehráno.
end-max_rounds = Bylo dosaženo nejvyššího počtu kol u tohoto stolu.

# In few words, for the table in the terminal; buildings and colours are signs there.
short-vp = { $points } b.
short-cross_one = zaškrtnout { $building }
short-cross_one_of = zaškrtnout { $building }
short-cross_up_to_two = zaškrtnout 2 { $building }
short-build_free_die = kostka zdarma
short-another_action = další akce
short-coins = +{ $coins }●
short-per_box = { $amount }● { $amount } b. za { $building }
short-die_cost_minus_1 = kostky −{ $coins }●
short-die_cost_zero = kostky { $colour } 0●
short-coins_on_die = +{ $coins }● za kostku { $colour }
short-unlock = odemyká { $colour }
short-gallery_vp = { $points } b. za { $building }

you = ty
table-title = { $round }. kolo
table-last-round = { $round }. kolo, poslední
table-reserve = speciální kostky v zásobě:
table-seats = desky
table-seat = ostatní desky
table-coins = mince
table-bonuses = bonusy
table-crossed = zaškrtnutá políčka
table-points = body
table-facing = tvoje útoky −{ $points } b.
table-board = Tvoje deska
table-resources = suroviny
table-points-now = teď { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-lasting = trvale:
table-first = kdo dřív: +{ $points } b.
table-forum = Fórum
table-shows = ukazuje
table-price = cena
table-boxes = možná políčka, mince celkem
table-locked = zamčená
table-many = { $count ->
    [few] { $count } políčka
   *[other] { $count } políček
} od { $price }
table-nothing = žádné
table-guild = podmínku splňuje: { $seats }
table-guild-nobody = nikdo
table-guild-all = všichni
table-legend = { $crossed } zaškrtnuto  { $open } otevřeno  { $later } později (cena v surovinách)  { $coin } mince  b. body
