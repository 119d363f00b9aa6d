# 7 divů světa: záznam, důvody, popisky, nadpisy. Názvy karet, desek a surovin jsou v tabulkách.
# $edition zná každá zpráva: první vydání má epochy, druhé věky.
game-name = 7 divů světa

# ---- co se stalo -------------------------------------------------------------------------------
event-age-began = Začíná { $edition ->
    [1] { age-number }. epocha
   *[2] { age-number }. věk
}.
event-side-chosen = { $seat } vybírá: { $side }.
event-built = { $seat } staví budovu { $card }{ $how ->
    [chain] {" "}zdarma (řetězec)
    [free] {" "}zdarma (efekt divu)
    [power] {" "}zdarma ({ $edition ->
        [1] jednou za epochu
       *[2] jednou za věk
    })
   *[paid] { paid-neighbours }
}.
event-stage-built-hidden = { $seat } staví { $stage }. etapu divu{ paid-neighbours }.
event-stage-built = { $seat } staví { $stage }. etapu divu a zasouvá pod div kartu { $card }{ paid-neighbours }.
event-sold-hidden = { $seat } prodává kartu za { amount-coins }.
event-sold = { $seat } prodává kartu { $card } za { amount-coins }.
event-coins-gained = { $seat } dostává { amount-coins } za { $source ->
    [stage] etapu divu
   *[card] kartu { $card }
}.
event-card-left-over = { $seat } odhazuje poslední kartu: { $card }.
event-conflict-fought = { $edition ->
    [1] Konflikt
   *[2] Střetnutí
} { $seat } – { $other } (štíty { $shields } : { $theirs }): { $points ->
    [-1] porážka, −1 bod.
    [one] vítězství, { $points } bod.
    [few] vítězství, { $points } body.
    [many] vítězství, { $points } bodu.
   *[other] vítězství, { $points } bodů.
}
event-seventh-declined-hidden = { $seat } odhazuje sedmou kartu bez užitku.
event-seventh-declined = { $seat } odhazuje sedmou kartu bez užitku: { $card }.
event-card-recovered = { $seat } staví z odhozených karet: { $card }.
event-recovery-declined = { $seat } si z odhozených karet nic nebere.
event-recovery-lost = Odhazovací balíček je prázdný: { $seat } nemá z čeho stavět.
event-game-ended = Hra končí.

age-number = { $age ->
    [1] I
    [2] II
   *[3] III
}
paid-neighbours = { $left_coins ->
    [0] {""}
    [one] , platí vlevo { $left_coins } minci ({ $left })
    [few] , platí vlevo { $left_coins } mince ({ $left })
    [many] , platí vlevo { $left_coins } mince ({ $left })
   *[other] , platí vlevo { $left_coins } mincí ({ $left })
}{ $right_coins ->
    [0] {""}
    [one] , platí vpravo { $right_coins } minci ({ $right })
    [few] , platí vpravo { $right_coins } mince ({ $right })
    [many] , platí vpravo { $right_coins } mince ({ $right })
   *[other] , platí vpravo { $right_coins } mincí ({ $right })
}
amount-coins = { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
count-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}

# ---- proč něco nejde ---------------------------------------------------------------------------
reason-other-phase = { $phase ->
    [choose_side] Nejdřív se vybírají strany desek.
    [seventh_card] Teď se rozhoduje o sedmé kartě.
    [discard_build] Teď se rozhoduje o odhozené kartě.
    [over] Hra skončila.
   *[choose] O tomhle se teď nerozhoduje.
}
reason-already-built = Budova { $card } už v tomto městě stojí.
reason-not-in-pile = Karta { $card } mezi odhozenými není.
reason-not-in-hand = Kartu { $card } v ruce nemáš.
reason-free-city-must-build = Svobodné město může kartu { $card } postavit díky řetězci, a proto musí.
reason-free-city-must-not-sell = Svobodné město může kartu { $card } využít, a proto ji nesmí prodat.
reason-all-stages-built = Div už je dokončený.
reason-not-next-stage = Na řadě je { $stage }. etapa.
reason-cannot-afford-coins = Stojí to { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, pokladnice má jen { $coins }.
reason-cannot-afford-resources = Chybí suroviny a sousedé je neprodávají.
reason-no-such-power = Stavbu zdarma tu nelze využít.
reason-power-already-used = { $edition ->
    [1] Stavba zdarma už je v této epoše využitá.
   *[2] Stavba zdarma už je v tomto věku využitá.
}
reason-superfluous-purchase = Tolik surovin kupovat není potřeba.
reason-seller-lacks-unit = Soused to neprodává.
reason-symbol-already-used = Jeden symbol souseda dá jen jednu surovinu.
reason-wrong-payment = Nic tu nestojí přesně { $left } doleva a { $right } doprava.

# ---- fáze a co se rozhoduje --------------------------------------------------------------------
phase-choose_side = výběr stran
phase-choose = výběr karet
phase-seventh_card = sedmá karta
phase-discard_build = odhozené karty
phase-over = konec hry
decide-choose_side = Vyber stranu své desky.
decide-choose = Vyber kartu: postav ji, zasuň ji pod div, nebo ji prodej.
decide-choose-holder = Máš kartu Svobodného města: nejdřív vyber pro své město, potom pro Svobodné město.
decide-choose-free-city = Teď vyber kartu pro Svobodné město. Pro tvoje město je potvrzeno: „{ $move }“.
decide-seventh_card = Navíc: tvoje sedmá karta. Postav ji, zasuň ji pod div, prodej ji, nebo ji odhoď.
decide-seventh_card-free-city = Navíc: sedmá karta Svobodného města, rozhoduješ ty.
decide-discard_build = Navíc: postav zdarma jednu z odhozených karet, nebo žádnou.
decide-discard_build-free-city = Navíc: stavba z odhozených karet pro Svobodné město, rozhoduješ ty.
decide-wait = Ještě rozhoduje: { $who }.
decide-sealed = Potvrzeno: „{ $move }“.
decide-over = Hra skončila.

# ---- tahy --------------------------------------------------------------------------------------
move-build = Postavit: { $card }
move-build-chain = Postavit: { $card } (řetězec)
move-build-free = Postavit: { $card } (zdarma)
move-build-power = Postavit: { $card } (zdarma, { $edition ->
    [1] jednou za epochu
   *[2] jednou za věk
})
move-wonder = { $stage }. etapa, zasunout pod div: { $card }
move-stage = { $stage }. etapa
move-stage-next = Další etapa
move-sell = Prodat: { $card }
move-side = Vybrat: { $side }
move-recover = Postavit z odhozených: { $card }
move-decline = Nevyužít
move-free-city = Svobodné město – { $move }
pay-nothing = bez mincí
pay-bank = { count-coins } do banky
pay-left = { count-coins } sousedovi vlevo (nákup: { $units })
pay-right = { count-coins } sousedovi vpravo (nákup: { $units })

# ---- efekty ------------------------------------------------------------------------------------
effect-produce = + { $what }
effect-produce_choice = + { $what }
effect-coins = { $amount ->
    [one] +{ $amount } mince
    [few] +{ $amount } mince
    [many] +{ $amount } mince
   *[other] +{ $amount } mincí
}
effect-points = { amount-points }
amount-points = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
}
effect-shields = { $amount ->
    [one] { $amount } štít
    [few] { $amount } štíty
    [many] { $amount } štítu
   *[other] { $amount } štítů
}
effect-science = věda: { $symbol }
effect-science_any = věda: libovolný symbol
effect-discount = { $group ->
    [raw] { $edition ->
        [1] základní suroviny
       *[2] běžné suroviny
    }
   *[manufactured] { $edition ->
        [1] zboží
       *[2] vzácné suroviny
    }
} { $side ->
    [left] od souseda vlevo
    [right] od souseda vpravo
   *[both] od obou sousedů
} za 1 minci
effect-coins_per = { effect-coins } za { $what } ({ $where })
effect-points_per = { amount-points } za { $what } ({ $where })
effect-both-per = { $coins }, { $points } za { $what } ({ $where })
effect-points_if_wonder_complete = { amount-points } za dokončený div
effect-play_seventh_card = { $edition ->
    [1] v každé epoše i 7. karta
   *[2] v každém věku i 7. karta
}
effect-build_from_discard = odhozená karta zdarma
effect-free_build_once_per_age = { $edition ->
    [1] v každé epoše jedna stavba zdarma
   *[2] v každém věku jedna stavba zdarma
}
effect-copy_neighbour_guild = započítá se i cech souseda
effect-free_first_of_colour = první karta každé barvy zdarma
effect-free_first_of_age = { $edition ->
    [1] první karta každé epochy zdarma
   *[2] první karta každého věku zdarma
}
effect-free_last_of_age = { $edition ->
    [1] poslední karta každé epochy zdarma
   *[2] poslední karta každého věku zdarma
}
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
symbol-gear = ozubené kolo
symbol-tablet = tabulka
symbol-any = libovolný

# ---- body --------------------------------------------------------------------------------------
category-military = Vojenství
category-treasury = Pokladnice
category-wonder = Div
category-civilian = Civilní budovy
category-science = Věda
category-commerce = Obchod
category-guild = Cechy
category-coins = Mince
source-coins = { count-coins } v pokladnici
source-victory_token = { $edition ->
    [1] { $count }× vítězství ({ age-number }. epocha)
   *[2] { $count }× vítězství ({ age-number }. věk)
}
source-defeat_token = { $count }× porážka
source-stage = { $stage }. etapa
source-card = { $card }
source-copied_guild = { $card } (cech souseda)
source-symbols = { $symbol ->
    [compass] kružítko
    [gear] ozubené kolo
   *[tablet] tabulka
} { $count }×
source-sets = { $count ->
    [one] { $count } trojice symbolů
    [few] { $count } trojice symbolů
    [many] { $count } trojice symbolů
   *[other] { $count } trojic symbolů
}
end-most_points = Všechna kola jsou odehrána, rozhodují body.
end-most_coins = Bodů je stejně: rozhoduje plnější pokladnice.
end-shared = Bodů i mincí je stejně: vítězství je sdílené.

# ---- stůl --------------------------------------------------------------------------------------
you = ty
table-you = Ty: { $board }
table-city = { $who }: { $board }
table-age = { $edition ->
    [1] { age-number }. epocha
   *[2] { age-number }. věk
}, { $turn }. kolo ze 6
table-age-start = { $edition ->
    [1] Před I. epochou
   *[2] Před I. věkem
}
table-passing = { $direction ->
    [left] karty putují ◀ doleva
   *[right] karty putují doprava ▶
}
table-choosing = vybírá: { $who }
table-all-choosing = vybírají všichni
table-discards = odhozeno: { $count }
table-holder = karta Svobodného města: { $who }, balíček { $count }
table-makes = produkce
table-sells = prodává
table-nothing = nic
table-wonder = div
table-military = vojenství
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
    [many] teď { $points } bodu
   *[other] teď { $points } bodů
}
table-hand = Tvoje ruka
table-hand-free-city = Karty pro Svobodné město
table-seventh = Sedmá karta
table-pile = Odhozené karty
table-sides = Strany tvé desky
table-card = karta
table-cost = cena
table-price = pro tebe
table-effect = efekt
table-chain = pak zdarma
table-board = deska
table-coins = mince
table-stages = etapy
table-shields = štíty
table-points = body
table-side = strana
price-free = zdarma
price-chain = řetězec
price-built = už stojí
price-too-dear = { $coins }, draho
price-lacking = nelze
kind-brown = { $edition ->
    [1] suroviny
   *[2] materiály
}
kind-grey = { $edition ->
    [1] zboží
   *[2] produkty
}
kind-blue = civilní
kind-yellow = obchod
kind-red = vojenské
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
letter-gear = oz
letter-tablet = ta
letter-any = ?
coin = mince
short-A = A
short-B = B
short-day = den
short-night = noc

# ---- rady a vyhledávání ------------------------------------------------------------------------
merit-war = { $state ->
    [ahead] Budeš mít víc štítů než soused
   *[level] Budeš mít stejně štítů jako soused
}: { $other } ({ $shields } : { $theirs })
merit-set = Doplní trojici různých vědeckých symbolů
merit-science = { $count }. vědecký symbol ve tvém městě
merit-new = Tvoje město to ještě neprodukuje: { $resource }
merit-new-here = Nové u tebe i u sousedů: { $resource }
merit-more = Navíc: { $resource }
merit-later = Později zdarma: { $card }
merit-chain = Zdarma díky řetězci
merit-paid = Vše potřebné produkuješ
merit-trade = Mince pro souseda: { $other } ({ $coins })
merit-denies = Soused nedostane kartu { $card } ({ $other })
merit-passes = Soused dostane kartu { $card } ({ $other })
lookup-age = { $edition ->
    [1] { age-number }. epocha
   *[2] { age-number }. věk
}
lookup-chain-from = zdarma, pokud stojí
lookup-guild = cech: které se hrají, se pro každou hru losuje
lookup-copies = kusů: { $listed }
lookup-copies-from = { $count } od { $players } hráčů

# ---- volby -------------------------------------------------------------------------------------
option-edition = Vydání
option-edition-1 = první (2010)
option-edition-2 = druhé (2020)
option-boards = Desky divů
option-boards-random = losují se
option-boards-pieces = určené každému městu
option-sides = Strany desek
option-sides-random = losují se
option-sides-chosen = každý hráč vybírá, tajně
option-sides-pieces = určené každému městu
option-mausoleum_timing = Halikarnassos staví z odhozených karet
option-mausoleum_timing-null = podle vydání
option-mausoleum_timing-end_of_age = { $edition ->
    [1] na konci epochy
   *[2] na konci věku
}
option-mausoleum_timing-end_of_turn = na konci kola
option-reveal_all_choices = Prodané a zasunuté karty vidí všichni
option-reveal_all_choices-null = podle vydání
option-reveal_all_choices-false = ne
option-reveal_all_choices-true = ano
option-extra_guilds = { $edition ->
    [1] Více cechů ve III. epoše
   *[2] Více cechů ve III. věku
}
option-extra_guilds-0 = žádný
option-extra_guilds-2 = dva

# ---- stůl na jednom řádku ----------------------------------------------------------------------
summary = { game-name }: { $edition ->
    [1] { age-number }. epocha
   *[2] { age-number }. věk
}, { $turn }. kolo, { $phase }
