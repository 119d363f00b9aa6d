# 7 divů světa v kostce: co se děje, proč něco nejde, popisky.
game-name = 7 divů světa v kostce

event-built = { $seat } si bere kostku „{ $die }“ ({ $face }) { $coins ->
    [0] zdarma
    [one] za 1 minci
    [few] za { $coins } mince
    [many] za { $coins } mince
   *[other] za { $coins } mincí
}{ $gained ->
    [0] .
    [one] {" "}a získává za ni 1 minci.
    [few] {" "}a získává za ni { $gained } mince.
    [many] {" "}a získává za ni { $gained } mince.
   *[other] {" "}a získává za ni { $gained } mincí.
}
event-wonder-built = { $seat } staví div: { $wonder }.
event-passed = { $seat } končí tah bez stavby a získává { $coins ->
    [one] 1 minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
event-crossed = { $seat } zaškrtává políčko „{ $box }“ { $coins ->
    [0] zdarma
    [one] za 1 minci
    [few] za { $coins } mince
    [many] za { $coins } mince
   *[other] za { $coins } mincí
}.
event-attacked = { $seat } zaškrtává políčko „{ $box }“ { $coins ->
    [0] zdarma
    [one] za 1 minci
    [few] za { $coins } mince
    [many] za { $coins } mince
   *[other] za { $coins } mincí
}: útok vynáší { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-coins-gained = { $seat } získává { $coins ->
    [one] 1 minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
event-bonus-taken = { $seat } dokončuje budovu „{ $building }“ a zaškrtává bonus „{ $bonus }“.
event-declined = { $seat } nevyužívá { $what ->
    [choose_box] zaškrtnutí políčka
   *[other] stavbu s kostkou zdarma
}.
event-lapsed = { $seat } nemá jak využít { $what ->
    [choose_box] zaškrtnutí políčka
   *[other] stavbu s kostkou zdarma
} (propadá).
event-first-finished = { $seat } dokončuje budovu „{ $building }“ nejdřív a získává navíc { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-die-swapped = Do Fóra přichází kostka „{ $die }“, jedna kostka „{ $removed }“ opouští hru.
event-last-round-announced = Někdo má zaškrtnuté všechny bonusy: { $round }. kolo je poslední.
event-round-began = { $round }. kolo. Kostky ukazují: { $face }.
event-game-ended = Hra končí po { $round ->
    [one] 1 kole
    [few] { $round } kolech
    [many] { $round } kola
   *[other] { $round } kolech
}.

reason-choice-pending = Nejdřív rozhodni o tom, co přineslo poslední políčko.
reason-no-pending-choice = Nic takového se teď nevybírá.
reason-wonder-complete = Div už je dokončený.
reason-die-not-in-forum = Kostka „{ $die }“ není ve Fóru.
reason-special-die-locked = Kostku „{ $die }“ ještě nemáš odemčenou.
reason-wrong-symbol = Kostka „{ $die }“ ukazuje „{ $face }“, tím se políčko „{ $box }“ nezaškrtne.
reason-effect-target = Efekt na políčko „{ $box }“ nedosáhne.
reason-box-already-crossed = Políčko „{ $box }“ už je zaškrtnuté.
reason-order-violation = Před políčkem „{ $box }“ je třeba zaškrtnout políčko „{ $after }“.
reason-guild-condition = Podmínka ({ $face }) není splněná: na začátku kola měl některý soused víc, při 2 hráčích aspoň stejně.
reason-bonus-taken = Bonus „{ $bonus }“ už je zaškrtnutý.
reason-cannot-pay = Stojí to { $price ->
    [one] 1 minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, máš { $coins }.

phase-action = Vyber kostku, div, nebo tři mince
phase-choose_box = Můžeš zaškrtnout ještě jedno políčko
phase-free_build = Můžeš stavět s kostkou zdarma
phase-extra_action = Máš další akci
phase-choose_bonus = Zaškrtni jeden ze svých bonusů
phase-waiting = Čeká se na ostatní
phase-over = Hra skončila

move-build = { $die }: { $box }
move-wonder = { $wonder }: { $box }
move-pass = Ukončit tah (získáš { $coins ->
    [one] 1 minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
})
move-cross = Zaškrtnout: { $box }
move-none = Nevyužít
move-bonus = Bonus: { $bonus }
price-free = zdarma
price-coins = { $coins ->
    [one] 1 mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
worth-vp = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
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
    [many] { $coins } mince
   *[other] { $coins } mincí
}
effect-per_box = { $building }: { $amount ->
    [one] 1 mince a 1 bod
    [few] { $amount } mince a { $amount } body
    [many] { $amount } mince a { $amount } bodu
   *[other] { $amount } mincí a { $amount } bodů
} za políčko
effect-die_cost_minus_1 = kostky o { $coins } levnější
effect-die_cost_zero = kostka „{ $colour }“ zdarma
effect-coins_on_die = kostka „{ $colour }“: { $coins ->
    [one] +1 mince
    [few] +{ $coins } mince
    [many] +{ $coins } mince
   *[other] +{ $coins } mincí
}
effect-unlock = odemyká kostku „{ $colour }“
effect-gallery_vp = { $building }: { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za políčko

end-bonuses = Někdo má zaškrtnuté všechny bonusy a poslední kolo je odehrané.
end-max_rounds = U tohoto stolu je odehraný nejvyšší možný počet kol.

# In few words, for the table in the terminal; buildings and colours are signs there.
short-vp = { $points } b.
short-cross_one = zaškrtni: { $sign }
short-cross_one_of = zaškrtni: { $sign }
short-cross_up_to_two = zaškrtni 2: { $sign }
short-build_free_die = kostka zdarma
short-another_action = další akce
short-coins = +{ $coins }●
short-per_box = { $amount }● { $amount } b. za: { $sign }
short-die_cost_minus_1 = kostky −{ $coins }●
short-die_cost_zero = zdarma: { $colour }
short-coins_on_die = +{ $coins }● za: { $colour }
short-unlock = odemyká: { $colour }
short-gallery_vp = { $points } b. za: { $sign }

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
    [many] { $points } bodu
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
    [one] { $count } políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políček
} od { $price }
table-nothing = žádné
table-guild = podmínku splňuje: { $seats }
table-guild-nobody = nikdo
table-guild-all = všichni
table-legend = { $crossed } zaškrtnuto  { $open } otevřeno  { $later } později (cena v surovinách)  { $coin } mince  b. body

# rady a vyhledávání
category-coins = Mince
merit-bonus = { $rest ->
    [0] { $building }: dokončeno, získáš bonus
    [one] { $building }: do bonusu pak zbývá 1 políčko
    [few] { $building }: do bonusu pak zbývají { $rest } políčka
    [many] { $building }: do bonusu pak zbývá { $rest } políčka
   *[other] { $building }: do bonusu pak zbývá { $rest } políček
}
merit-resource = O surovinu víc: další políčka budou levnější
merit-free = Nestojí nic
merit-money = Úspory na dražší políčka: +{ $coins } mince
merit-first = Dokončíš nejdřív: { $building }
merit-last-round = Tvůj poslední bonus: hraje se už jen jedno kolo
merit-again = Smíš ještě jednu akci
merit-crosses = Zaškrtneš další políčko: { $building }
merit-dear = Stojí { $coins } mincí
lookup-die = Kostka: { $die }
lookup-faces = strany: { $faces }
lookup-bonus = bonus
lookup-cost = cena: { $cost }

# stůl v několika řádcích
column-board = město
column-bonuses = bonusy
column-boxes = políčka
summary = { game-name }: { $phase ->
    [over] hra skončila, poslední bylo { $round }. kolo
   *[other] { $round }. kolo
}

# volby
option-sheet = Herní desky
option-sheet-null = naše rekonstrukce
option-sheet-file = vlastní, ze souboru
option-max_rounds = Nejvyšší počet kol
