# 7 divov sveta: záznam, dôvody, popisy, nadpisy. Názvy kariet, dosiek a surovín sú v tabuľkách.
game-name = 7 divov sveta

# ---- čo sa stalo -------------------------------------------------------------------------------
event-age-began = Začína sa { age-number }. vek.
event-side-chosen = { $seat } vyberá: { $side }.
event-built = { $seat } stavia budovu { $card }{ $how ->
    [chain] {" "}zadarmo (reťazec)
    [free] {" "}zadarmo (efekt divu)
    [power] {" "}zadarmo (raz za vek)
   *[paid] { paid-neighbours }
}.
event-stage-built-hidden = { $seat } stavia { $stage }. etapu divu{ paid-neighbours }.
event-stage-built = { $seat } stavia { $stage }. etapu divu a zasúva pod div kartu { $card }{ paid-neighbours }.
event-sold-hidden = { $seat } predáva kartu za { amount-coins }.
event-sold = { $seat } predáva kartu { $card } za { amount-coins }.
event-coins-gained = { $seat } dostáva { amount-coins } za { $source ->
    [stage] etapu divu
   *[card] kartu { $card }
}.
event-card-left-over = { $seat } odhadzuje poslednú kartu: { $card }.
event-conflict-fought = Konflikt { $seat } – { $other } (štíty { $shields } : { $theirs }): { $points ->
    [-1] porážka, −1 bod.
    [one] víťazstvo, { $points } bod.
    [few] víťazstvo, { $points } body.
    [many] víťazstvo, { $points } bodu.
   *[other] víťazstvo, { $points } bodov.
}
event-seventh-declined-hidden = { $seat } odhadzuje siedmu kartu bez úžitku.
event-seventh-declined = { $seat } odhadzuje siedmu kartu bez úžitku: { $card }.
event-card-recovered = { $seat } stavia z odhodených kariet: { $card }.
event-recovery-declined = { $seat } si z odhodených kariet nič neberie.
event-recovery-lost = Odhadzovací balíček je prázdny: { $seat } nemá z čoho stavať.
event-game-ended = Hra sa končí.

age-number = { $age ->
    [1] I
    [2] II
   *[3] III
}
paid-neighbours = { $left_coins ->
    [0] {""}
    [one] , platí vľavo { $left_coins } mincu ({ $left })
    [few] , platí vľavo { $left_coins } mince ({ $left })
    [many] , platí vľavo { $left_coins } mince ({ $left })
   *[other] , platí vľavo { $left_coins } mincí ({ $left })
}{ $right_coins ->
    [0] {""}
    [one] , platí vpravo { $right_coins } mincu ({ $right })
    [few] , platí vpravo { $right_coins } mince ({ $right })
    [many] , platí vpravo { $right_coins } mince ({ $right })
   *[other] , platí vpravo { $right_coins } mincí ({ $right })
}
amount-coins = { $coins ->
    [one] { $coins } mincu
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
count-coins = { $coins ->
    [one] { $coins } minca
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}

# ---- prečo niečo nejde -------------------------------------------------------------------------
reason-other-phase = { $phase ->
    [choose_side] Najprv sa vyberajú strany dosiek.
    [seventh_card] Teraz sa rozhoduje o siedmej karte.
    [discard_build] Teraz sa rozhoduje o odhodenej karte.
    [over] Hra sa skončila.
   *[choose] O tomto sa teraz nerozhoduje.
}
reason-already-built = Budova { $card } už v tomto meste stojí.
reason-not-in-pile = Karta { $card } medzi odhodenými nie je.
reason-not-in-hand = Kartu { $card } v ruke nemáš.
reason-free-city-must-build = Slobodné mesto môže kartu { $card } postaviť vďaka reťazcu, a preto musí.
reason-free-city-must-not-sell = Slobodné mesto môže kartu { $card } využiť, a preto ju nesmie predať.
reason-all-stages-built = Div je už dokončený.
reason-not-next-stage = Na rade je { $stage }. etapa.
reason-cannot-afford-coins = Stojí to { $price ->
    [one] { $price } mincu
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, pokladnica má len { $coins }.
reason-cannot-afford-resources = Chýbajú suroviny a susedia ich nepredávajú.
reason-no-such-power = Stavbu zadarmo tu nemožno využiť.
reason-power-already-used = Stavba zadarmo je v tomto veku už využitá.
reason-superfluous-purchase = Toľko surovín kupovať netreba.
reason-seller-lacks-unit = Sused to nepredáva.
reason-symbol-already-used = Jeden symbol suseda dá len jednu surovinu.
reason-wrong-payment = Nič tu nestojí presne { $left } doľava a { $right } doprava.

# ---- fázy a o čom sa rozhoduje -----------------------------------------------------------------
phase-choose_side = výber strán
phase-choose = výber kariet
phase-seventh_card = siedma karta
phase-discard_build = odhodené karty
phase-over = koniec hry
decide-choose_side = Vyber stranu svojej dosky.
decide-choose = Vyber kartu: postav ju, zasuň ju pod div alebo ju predaj.
decide-choose-holder = Máš kartu Slobodného mesta: najprv vyber pre svoje mesto, potom pre Slobodné mesto.
decide-choose-free-city = Teraz vyber kartu pre Slobodné mesto. Pre tvoje mesto je potvrdené: „{ $move }“.
decide-seventh_card = Navyše: tvoja siedma karta. Postav ju, zasuň ju pod div, predaj ju alebo ju odhoď.
decide-seventh_card-free-city = Navyše: siedma karta Slobodného mesta, rozhoduješ ty.
decide-discard_build = Navyše: postav zadarmo jednu z odhodených kariet alebo žiadnu.
decide-discard_build-free-city = Navyše: stavba z odhodených kariet pre Slobodné mesto, rozhoduješ ty.
decide-wait = Ešte rozhoduje: { $who }.
decide-sealed = Potvrdené: „{ $move }“.
decide-over = Hra sa skončila.

# ---- ťahy --------------------------------------------------------------------------------------
move-build = Postaviť: { $card }
move-build-chain = Postaviť: { $card } (reťazec)
move-build-free = Postaviť: { $card } (zadarmo)
move-build-power = Postaviť: { $card } (zadarmo, raz za vek)
move-wonder = { $stage }. etapa, zasunúť pod div: { $card }
move-stage = { $stage }. etapa
move-stage-next = Ďalšia etapa
move-sell = Predať: { $card }
move-side = Vybrať: { $side }
move-recover = Postaviť z odhodených: { $card }
move-decline = Nevyužiť
move-free-city = Slobodné mesto – { $move }
pay-nothing = bez mincí
pay-bank = { count-coins } do banky
pay-left = { count-coins } susedovi vľavo (nákup: { $units })
pay-right = { count-coins } susedovi vpravo (nákup: { $units })

# ---- efekty ------------------------------------------------------------------------------------
effect-produce = + { $what }
effect-produce_choice = + { $what }
effect-coins = { $amount ->
    [one] +{ $amount } minca
    [few] +{ $amount } mince
    [many] +{ $amount } mince
   *[other] +{ $amount } mincí
}
effect-points = { amount-points }
amount-points = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodov
}
effect-shields = { $amount ->
    [one] { $amount } štít
    [few] { $amount } štíty
    [many] { $amount } štítu
   *[other] { $amount } štítov
}
effect-science = veda: { $symbol }
effect-science_any = veda: ľubovoľný symbol
effect-discount = { $group ->
    [raw] základné suroviny
   *[manufactured] výrobky
} { $side ->
    [left] od suseda vľavo
    [right] od suseda vpravo
   *[both] od oboch susedov
} za 1 mincu
effect-coins_per = { effect-coins } za { $what } ({ $where })
effect-points_per = { amount-points } za { $what } ({ $where })
effect-both-per = { $coins }, { $points } za { $what } ({ $where })
effect-points_if_wonder_complete = { amount-points } za dokončený div
effect-play_seventh_card = v každom veku aj 7. karta
effect-build_from_discard = odhodená karta zadarmo
effect-free_build_once_per_age = v každom veku jedna stavba zadarmo
effect-copy_neighbour_guild = započíta sa aj cech suseda
effect-free_first_of_colour = prvá karta každej farby zadarmo
effect-free_first_of_age = prvá karta každého veku zadarmo
effect-free_last_of_age = posledná karta každého veku zadarmo
counted-cards = { $colours } kartu
counted-brown = hnedú
counted-grey = šedú
counted-blue = modrú
counted-yellow = žltú
counted-red = červenú
counted-green = zelenú
counted-purple = fialovú
counted-wonder_stages = etapu divu
counted-defeat_tokens = žetón porážky
where-self = vlastné
where-neighbours = vľavo, vpravo
where-all = vľavo, vlastné, vpravo
symbol-compass = kružidlo
symbol-gear = ozubené koleso
symbol-tablet = tabuľka
symbol-any = ľubovoľný

# ---- body --------------------------------------------------------------------------------------
category-military = Vojenstvo
category-treasury = Pokladnica
category-wonder = Div
category-civilian = Civilné budovy
category-science = Veda
category-commerce = Obchod
category-guild = Cechy
category-coins = Mince
source-coins = { count-coins } v pokladnici
source-victory_token = { $count }× víťazstvo ({ age-number }. vek)
source-defeat_token = { $count }× porážka
source-stage = { $stage }. etapa
source-card = { $card }
source-copied_guild = { $card } (cech suseda)
source-symbols = { $symbol ->
    [compass] kružidlo
    [gear] ozubené koleso
   *[tablet] tabuľka
} { $count }×
source-sets = { $count ->
    [one] { $count } trojica symbolov
    [few] { $count } trojice symbolov
    [many] { $count } trojice symbolov
   *[other] { $count } trojíc symbolov
}
end-most_points = Všetky kolá sú odohrané, rozhodujú body.
end-most_coins = Bodov je rovnako: rozhoduje plnšia pokladnica.
end-shared = Bodov aj mincí je rovnako: víťazstvo je spoločné.

# ---- stôl --------------------------------------------------------------------------------------
you = ty
table-you = Ty: { $board }
table-city = { $who }: { $board }
table-age = { age-number }. vek, { $turn }. kolo zo 6
table-age-start = Pred I. vekom
table-passing = { $direction ->
    [left] karty putujú ◀ doľava
   *[right] karty putujú doprava ▶
}
table-choosing = vyberá: { $who }
table-all-choosing = vyberajú všetci
table-discards = odhodené: { $count }
table-holder = karta Slobodného mesta: { $who }, balíček { $count }
table-makes = produkcia
table-sells = predáva
table-nothing = nič
table-wonder = div
table-military = vojenstvo
table-lead = { $state ->
    [ahead] viac ako { $who }
    [behind] menej ako { $who }
   *[level] rovnako ako { $who }
} ({ $shields })
table-tokens = žetóny
table-science = veda
table-cards = karty
table-points-now = { $points ->
    [one] teraz { $points } bod
    [few] teraz { $points } body
    [many] teraz { $points } bodu
   *[other] teraz { $points } bodov
}
table-hand = Tvoja ruka
table-hand-free-city = Karty pre Slobodné mesto
table-seventh = Siedma karta
table-pile = Odhodené karty
table-sides = Strany tvojej dosky
table-card = karta
table-cost = cena
table-price = pre teba
table-effect = efekt
table-chain = potom zadarmo
table-board = doska
table-coins = mince
table-stages = etapy
table-shields = štíty
table-points = body
table-side = strana
price-free = zadarmo
price-chain = reťazec
price-built = už stojí
price-too-dear = { $coins }, draho
price-lacking = nedá sa
kind-brown = suroviny
kind-grey = výrobky
kind-blue = civilné
kind-yellow = obchod
kind-red = vojenské
kind-green = veda
kind-purple = cech
letter-wood = D
letter-stone = K
letter-clay = H
letter-ore = R
letter-glass = S
letter-loom = L
letter-papyrus = P
letter-compass = kr
letter-gear = oz
letter-tablet = ta
letter-any = ?
coin = minca
short-A = A
short-B = B
short-day = deň
short-night = noc

# ---- rady a vyhľadávanie -----------------------------------------------------------------------
merit-war = { $state ->
    [ahead] Budeš mať viac štítov než sused
   *[level] Budeš mať rovnako štítov ako sused
}: { $other } ({ $shields } : { $theirs })
merit-set = Doplní trojicu rôznych vedeckých symbolov
merit-science = { $count }. vedecký symbol v tvojom meste
merit-new = Tvoje mesto to ešte neprodukuje: { $resource }
merit-new-here = Nové u teba aj u susedov: { $resource }
merit-more = Navyše: { $resource }
merit-later = Neskôr zadarmo: { $card }
merit-chain = Zadarmo vďaka reťazcu
merit-paid = Všetko potrebné produkuješ
merit-trade = Mince pre suseda: { $other } ({ $coins })
merit-denies = Sused nedostane kartu { $card } ({ $other })
merit-passes = Sused dostane kartu { $card } ({ $other })
lookup-age = { age-number }. vek
lookup-chain-from = zadarmo, ak stojí
lookup-guild = cech: ktoré sa hrajú, sa pre každú hru žrebuje
lookup-copies = kusov: { $listed }
lookup-copies-from = { $count } od { $players } hráčov

# ---- voľby -------------------------------------------------------------------------------------
option-edition = Vydanie
option-edition-1 = prvé (2010)
option-edition-2 = druhé (2020)
option-boards = Dosky divov
option-boards-random = losujú sa
option-boards-pieces = určené každému mestu
option-sides = Strany dosiek
option-sides-random = losujú sa
option-sides-chosen = každý hráč vyberá, tajne
option-sides-pieces = určené každému mestu
option-mausoleum_timing = Halikarnassos stavia z odhodených kariet
option-mausoleum_timing-null = podľa vydania
option-mausoleum_timing-end_of_age = na konci veku
option-mausoleum_timing-end_of_turn = na konci kola
option-reveal_all_choices = Predané a zasunuté karty vidia všetci
option-reveal_all_choices-null = podľa vydania
option-reveal_all_choices-false = nie
option-reveal_all_choices-true = áno
option-extra_guilds = Ďalšie cechy v III. veku
option-extra_guilds-0 = žiadny
option-extra_guilds-2 = dva

# ---- stôl v jednom riadku ----------------------------------------------------------------------
summary = { game-name }: { age-number }. vek, { $turn }. kolo, { $phase }
