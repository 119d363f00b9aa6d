# 7 divů světa: záznam, důvody, popisky, nadpisy. Názvy karet, desek a surovin jsou v tabulkách.
game-name = 7 divů světa

# ---- co se stalo -------------------------------------------------------------------------------
event-age-begins = Začíná { $age }. epocha.
event-side-shown = { $seat } volí: { $side }.
event-built = { $seat } staví budovu { $card }{ $how ->
    [chain] {" "}zdarma (návaznost)
    [free] {" "}zdarma (výhoda divu)
    [power] {" "}zdarma (volná stavba této epochy)
   *[paid] { paid-neighbours }
}.
event-stage-built = { $seat } staví { $stage }. etapu divu{ paid-neighbours }.
event-stage-built-card = { $seat } staví { $stage }. etapu divu, podložená karta: { $card }{ paid-neighbours }.
event-sold = { $seat } prodává kartu za 3 mince.
event-sold-card = { $seat } prodává kartu { $card } za 3 mince.
event-earned = { $seat } dostává { amount-coins } za { $source ->
    [stage] etapu divu
   *[card] kartu { $card }
}.
event-left-over = { $seat } odkládá poslední kartu: { $card }.
event-conflict = Konflikt { $seat } – { $other }, štíty { $shields } : { $theirs }: { $points ->
    [-1] prohra, 1 bod dolů.
    [one] vítězství, { $points } bod.
    [few] vítězství, { $points } body.
   *[other] vítězství, { $points } bodů.
}
event-seventh-declined = { $seat } odkládá sedmou kartu bez užitku.
event-seventh-declined-card = { $seat } odkládá sedmou kartu bez užitku: { $card }.
event-recovered = { $seat } staví z odložených karet: { $card }.
event-recover-declined = { $seat } si z odložených karet nic nebere.
event-recover-lost = Nejsou žádné odložené karty: { $seat } nemá z čeho stavět.
event-game-ends = Hra končí.

paid-neighbours = { $left_coins ->
    [0] {""}
    [one] , platí vlevo { $left_coins } minci ({ $left })
    [few] , platí vlevo { $left_coins } mince ({ $left })
   *[other] , platí vlevo { $left_coins } mincí ({ $left })
}{ $right_coins ->
    [0] {""}
    [one] , platí vpravo { $right_coins } minci ({ $right })
    [few] , platí vpravo { $right_coins } mince ({ $right })
   *[other] , platí vpravo { $right_coins } mincí ({ $right })
}
amount-coins = { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
count-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}

# ---- proč něco nejde ---------------------------------------------------------------------------
reason-wrong-decision = { $phase ->
    [choose_side] Nejdřív se volí strany desek.
    [seventh_card] Teď se rozhoduje o sedmé kartě.
    [discard_build] Teď se rozhoduje o odložené kartě.
    [finished] Hra skončila.
   *[choose] O tomhle se teď nerozhoduje.
}
reason-already-built = Budova { $card } už v tomto městě stojí.
reason-not-in-pile = Karta { $card } mezi odloženými není.
reason-not-in-hand = Kartu { $card } v ruce nemáš.
reason-free-city-must-build = Svobodné město může kartu { $card } postavit díky návaznosti, a tedy musí.
reason-free-city-must-not-sell = Svobodné město může kartu { $card } využít, a proto ji nesmí prodat.
reason-all-stages-built = Div je hotový.
reason-not-next-stage = Na řadě je { $stage }. etapa.
reason-cannot-afford-coins = Stojí to { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}, v pokladnici je jen { $coins }.
reason-cannot-afford-resources = Chybí suroviny a sousedé je neprodávají.
reason-no-such-power = Volnou stavbu tu nelze použít.
reason-power-already-used = Volná stavba této epochy je už využitá.
reason-superfluous-purchase = To by byl nákup navíc.
reason-seller-lacks-unit = Soused to neprodává.
reason-symbol-already-used = Symbol souseda dá jen jednu jednotku.
reason-wrong-payment = Přesně { $left } doleva a { $right } doprava tu nestojí nic.

# ---- fáze a co se rozhoduje --------------------------------------------------------------------
phase-choose_side = volba stran
phase-choose = volba karet
phase-seventh_card = sedmá karta
phase-discard_build = odložené karty
phase-finished = konec hry
decide-choose_side = Vyber stranu své desky.
decide-choose = Vyber kartu: postav ji, podlož ji pod div, nebo ji prodej.
decide-choose-holder = Máš kartu Svobodného města: nejdřív vyber pro své město, potom pro Svobodné město.
decide-choose-free-city = Teď vyber kartu pro SVOBODNÉ MĚSTO. Pro tvé město platí: { $move }.
decide-seventh_card = NAVÍC: tvá sedmá karta. Postav ji, podlož ji pod div, prodej ji, nebo ji nech být.
decide-seventh_card-free-city = NAVÍC: sedmá karta SVOBODNÉHO MĚSTA, rozhoduješ ty.
decide-discard_build = NAVÍC: postav zdarma jednu z odložených karet, nebo se toho vzdej.
decide-discard_build-free-city = NAVÍC: stavba z odložených karet pro SVOBODNÉ MĚSTO, rozhoduješ ty.
decide-wait = Ještě rozhoduje: { $who }.
decide-sealed = Zapečetěno: { $move }.
decide-finished = Hra skončila.

# ---- tahy --------------------------------------------------------------------------------------
move-build = Postavit: { $card }
move-build-chain = Postavit: { $card } (návaznost)
move-build-free = Postavit: { $card } (zdarma)
move-build-power = Postavit: { $card } (volná stavba této epochy)
move-wonder = { $stage }. etapa, podložit: { $card }
move-stage = { $stage }. etapa
move-stage-next = Další etapa
move-sell = Prodat: { $card }
move-side = Hrát: { $side }
move-recover = Postavit z odložených: { $card }
move-decline = Vzdát se toho
move-free-city = Svobodné město – { $move }
pay-nothing = bez mincí
pay-bank = { count-coins } do banky
pay-left = { count-coins } sousedovi vlevo (nákup: { $units })
pay-right = { count-coins } sousedovi vpravo (nákup: { $units })

# ---- účinky ------------------------------------------------------------------------------------
effect-produce = + { $what }
effect-produce_choice = + { $what }
effect-coins = { $amount ->
    [one] +{ $amount } mince
    [few] +{ $amount } mince
   *[other] +{ $amount } mincí
}
effect-points = { amount-points }
amount-points = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
}
effect-shields = { $amount ->
    [one] { $amount } štít
    [few] { $amount } štíty
   *[other] { $amount } štítů
}
effect-science = věda: { $symbol }
effect-science_any = věda: libovolný symbol
effect-discount = { $group ->
    [raw] suroviny
   *[manufactured] zboží
} { $side ->
    [left] zleva
    [right] zprava
   *[both] z obou stran
} za 1 minci
effect-coins_per = { effect-coins } za { $what } ({ $where })
effect-points_per = { amount-points } za { $what } ({ $where })
effect-both-per = { $coins }, { $points } za { $what } ({ $where })
effect-points_if_wonder_complete = { amount-points } za dokončený div
effect-play_seventh_card = v každé epoše i 7. karta
effect-build_from_discard = odložená karta zdarma
effect-free_build_once_per_age = v každé epoše jedna stavba zdarma
effect-copy_neighbour_guild = započítá se i cech souseda
effect-free_first_of_colour = první karta každé barvy zdarma
effect-free_first_of_age = první karta epochy zdarma
effect-free_last_of_age = poslední karta epochy zdarma
counted-cards = { $colours } kartu
counted-brown = hnědou
counted-grey = šedou
counted-blue = modrou
counted-yellow = žlutou
counted-red = červenou
counted-green = zelenou
counted-purple = fialovou
counted-wonder_stages = etapu divu
counted-defeat_tokens = žeton porážky
where-self = vlastní
where-neighbours = vlevo, vpravo
where-all = vlevo, vlastní, vpravo
symbol-compass = kružítko
symbol-gear = kolo
symbol-tablet = deska
symbol-any = libovolný

# ---- body --------------------------------------------------------------------------------------
category-military = Armáda
category-treasury = Pokladnice
category-wonder = Div
category-civilian = Civilní budovy
category-science = Věda
category-commerce = Obchod
category-guild = Cechy
category-coins = Mince
source-coins = { count-coins } v pokladnici
source-victory-token = { $count } × vítězství v { $age }. epoše
source-defeat-token = { $count } × porážka
source-stage = { $stage }. etapa
source-card = { $card }
source-copied-guild = { $card } (cech souseda)
source-symbols = { $symbol ->
    [compass] kružítko
    [gear] kolo
   *[tablet] deska
} × { $count }
source-sets = { $count ->
    [one] { $count } trojice symbolů
    [few] { $count } trojice symbolů
   *[other] { $count } trojic symbolů
}
result-most-points = Všechna kola jsou odehrána, rozhodují body.
result-most-coins = Body jsou stejné: rozhodla plnější pokladnice.
result-shared = Stejně bodů i mincí: o vítězství se hráči dělí.
end-most-points = { result-most-points }
end-most-coins = { result-most-coins }
end-shared = { result-shared }

# ---- stůl --------------------------------------------------------------------------------------
you = ty
table-you = Ty: { $board }
table-city = { $who }: { $board }
table-age = { $age }. epocha, { $turn }. tah ze 6
table-age-start = Před první epochou
table-passing = { $direction ->
    [left] karty putují ◀ doleva
   *[right] karty putují doprava ▶
}
table-choosing = volí: { $who }
table-all-choosing = volí všichni
table-discards = odloženo { $count }
table-holder = karta Svobodného města: { $who }, balíček { $count }
table-makes = výroba
table-sells = prodává
table-nothing = nic
table-wonder = div
table-military = armáda
table-lead = { $state ->
    [ahead] víc než { $who }
    [behind] méně než { $who }
   *[level] stejně jako { $who }
} ({ $shields })
table-tokens = žetony
table-science = věda
table-cards = karty
table-points-now = { $points ->
    [one] teď { $points } bod
    [few] teď { $points } body
   *[other] teď { $points } bodů
}
table-hand = Tvoje ruka
table-hand-free-city = Karty pro Svobodné město
table-seventh = Sedmá karta
table-pile = Odložené karty
table-sides = Strany tvé desky
table-card = karta
table-cost = cena
table-price = pro tebe
table-effect = účinek
table-chain = pak zdarma
table-board = deska
table-coins = mince
table-stages = etapy
table-shields = štíty
table-points = body
table-side = strana
price-free = zdarma
price-chain = návaznost
price-built = už stojí
price-too-dear = { $coins }, draho
price-lacking = nelze
kind-brown = suroviny
kind-grey = zboží
kind-blue = civilní
kind-yellow = obchod
kind-red = armáda
kind-green = věda
kind-purple = cech
letter-wood = D
letter-stone = K
letter-clay = J
letter-ore = R
letter-glass = S
letter-loom = L
letter-papyrus = P
letter-compass = kr
letter-gear = ko
letter-tablet = de
letter-any = ?
coin = mince
short-A = A
short-B = B
short-day = den
short-night = noc

# ---- rady a vyhledávání ------------------------------------------------------------------------
merit-free-city = Ze všeho, co Svobodné město může, to tvému soupeři pomůže nejméně.
merit-nothing-else = Žádnou kartu z ruky nelze zaplatit.
merit-money = Mince se ti teď hodí víc než tyto karty; máš jich { $coins }.
merit-marker = Kartu { $card } potřebuješ nejméně.
merit-war = { $state ->
    [ahead] Budeš mít víc štítů než soused
   *[level] Budeš mít stejně štítů jako soused
}: { $who } ({ $shields } : { $theirs })
merit-new = Tvoje město to ještě neprodukuje: { $what }
merit-new-here = Ty ani sousedé to ještě neprodukujete: { $what }
merit-science = { $count }. vědecký symbol ve tvém městě
merit-later = Později zdarma: { $cards }
merit-chain = Zdarma díky řetězci
merit-paid = Vše potřebné produkuješ
lookup-age = { $age }. { $edition ->
    [1] epocha
   *[other] věk
}
lookup-chain-from = zdarma, pokud stojí
lookup-guild = cech: které se hrají, se pro každou hru losuje
lookup-copies = kusů: { $listed }
lookup-copies-from = { $count } od { $players } hráčů
