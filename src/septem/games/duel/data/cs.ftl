# 7 divů světa: Duel

game-name = 7 divů světa: Duel

# ---- co se stalo
event-wonder-drafted = { $seat } si vybírá div { $wonder }.
event-group-offered = V nabídce jsou teď divy: { $wonder }.
event-age-began = Karty pro { age-number }. věk jsou vyložené.
event-began = Začíná: { $seat } (poslední karta předchozího věku).
event-built = { $coins ->
    [0] { $seat } staví zdarma: { $card }.
    [one] { $seat } staví za { $coins } minci: { $card }.
    [few] { $seat } staví za { $coins } mince: { $card }.
    [many] { $seat } staví za { $coins } mince: { $card }.
   *[other] { $seat } staví za { $coins } mincí: { $card }.
}
event-chained = { $seat } staví zdarma díky řetězci: { $card }.
event-discarded = { $coins ->
    [one] { $seat } odkládá kartu { $card } a bere { $coins } minci.
    [few] { $seat } odkládá kartu { $card } a bere { $coins } mince.
    [many] { $seat } odkládá kartu { $card } a bere { $coins } mince.
   *[other] { $seat } odkládá kartu { $card } a bere { $coins } mincí.
}
event-wonder-built = { $coins ->
    [0] { $seat } staví zdarma div { $wonder } a vsouvá pod něj kartu { $card }.
    [one] { $seat } staví za { $coins } minci div { $wonder } a vsouvá pod něj kartu { $card }.
    [few] { $seat } staví za { $coins } mince div { $wonder } a vsouvá pod něj kartu { $card }.
    [many] { $seat } staví za { $coins } mince div { $wonder } a vsouvá pod něj kartu { $card }.
   *[other] { $seat } staví za { $coins } mincí div { $wonder } a vsouvá pod něj kartu { $card }.
}
event-economy-paid = { $coins ->
    [one] Ekonomie: { $seat } dostává { $coins } minci.
    [few] Ekonomie: { $seat } dostává { $coins } mince.
    [many] Ekonomie: { $seat } dostává { $coins } mince.
   *[other] Ekonomie: { $seat } dostává { $coins } mincí.
}
event-urbanism-paid = { $coins ->
    [one] Urbanismus: { $seat } dostává { $coins } minci.
    [few] Urbanismus: { $seat } dostává { $coins } mince.
    [many] Urbanismus: { $seat } dostává { $coins } mince.
   *[other] Urbanismus: { $seat } dostává { $coins } mincí.
}
event-coins-gained = { $coins ->
    [one] { $piece }: { $seat } dostává { $coins } minci.
    [few] { $piece }: { $seat } dostává { $coins } mince.
    [many] { $piece }: { $seat } dostává { $coins } mince.
   *[other] { $piece }: { $seat } dostává { $coins } mincí.
}
event-coins-lost = { $coins ->
    [0] { $piece }: { $seat } nemá co ztratit.
    [one] { $piece }: { $seat } ztrácí { $coins } minci.
    [few] { $piece }: { $seat } ztrácí { $coins } mince.
    [many] { $piece }: { $seat } ztrácí { $coins } mince.
   *[other] { $piece }: { $seat } ztrácí { $coins } mincí.
}
event-pawn-moved = { $steps ->
    [one] { $seat } posouvá figurku konfliktu o { $steps } pole.
    [few] { $seat } posouvá figurku konfliktu o { $steps } pole.
    [many] { $seat } posouvá figurku konfliktu o { $steps } pole.
   *[other] { $seat } posouvá figurku konfliktu o { $steps } polí.
}
event-looted = { $coins ->
    [0] Kořist: { $seat } nemá co ztratit.
    [one] Kořist: { $seat } ztrácí { $coins } minci.
    [few] Kořist: { $seat } ztrácí { $coins } mince.
    [many] Kořist: { $seat } ztrácí { $coins } mince.
   *[other] Kořist: { $seat } ztrácí { $coins } mincí.
}
event-wonder-left = Stojí sedm divů: div { $wonder } (město: { $seat }) odchází ze hry.
event-pair-made = { $seat } má dvojici symbolů: { $symbol }.
event-library-drew = { $seat } dobírá z krabice žetony: { $token }.
event-library-drew-hidden = { $count ->
    [one] { $seat } dobírá z krabice { $count } žeton.
    [few] { $seat } dobírá z krabice { $count } žetony.
    [many] { $seat } dobírá z krabice { $count } žetonu.
   *[other] { $seat } dobírá z krabice { $count } žetonů.
}
event-token-taken = { $seat } bere žeton { $token }.
event-card-destroyed = { $seat } ničí kartu { $card } (město: { $other }).
event-card-revived = { $seat } staví z odložených karet: { $card }.
event-card-revealed = Otáčí se karta { $card }.
event-extra-turn = { $seat } hraje znovu.
event-starter-chosen = { $seat } určuje, kdo začíná: { $to }.
event-civilian-end = Poslední věk končí, rozhodují body.
event-military-supremacy = { $seat } vítězí vojenskou převahou.
event-scientific-supremacy = { $seat } vítězí vědeckou převahou.

age-number = { $age ->
    [1] I
    [2] II
   *[3] III
}

# ---- proč ne
reason-no-pass = Vynechat nelze; na řadě je { $phase }.
reason-other-phase = Na řadě je jiné rozhodnutí: { $phase }.
reason-not-on-offer = Div { $wonder } teď není v nabídce.
reason-token-not-on-offer = Žeton { $token } není v nabídce.
reason-not-there = Karta { $card } v rozložení neleží lícem nahoru.
reason-covered = Karta { $card } je ještě zakrytá; leží na ní: { $on_top }.
reason-card-too-dear = Karta { $card } stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, máš { $coins }.
reason-wonder-too-dear = Div { $wonder } stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, máš { $coins }.
reason-already-constructed = Div { $wonder } už stojí.
reason-seven-wonders = Stojí sedm divů, div { $wonder } už postavit nelze.
reason-not-your-wonder = Div { $wonder } není tvůj.
reason-not-in-their-city = Karta { $card } není v soupeřově městě.
reason-wrong-colour = Karta { $card } má jinou barvu ({ $colour }), než jakou div ničí.
reason-not-in-pile = Karta { $card } není mezi odloženými.

# ---- popisky tahů
move-draft = Vybrat div: { $wonder }
move-build = Postavit: { $card }
move-discard = Odložit: { $card }
move-wonder = Postavit div: { $wonder } (karta { $card })
move-progress = Vzít žeton: { $token }
move-library = Nechat si žeton: { $token }
move-destroy = Zničit: { $card }
move-revive = Postavit z odložených karet: { $card }
move-starter = Začíná: { $to }
price-free = zdarma
price-chain = zdarma díky řetězci
price-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
price-income = { $coins ->
    [one] +{ $coins } mince
    [few] +{ $coins } mince
    [many] +{ $coins } mince
   *[other] +{ $coins } mincí
}

# ---- rozhodnutí, kategorie, vítězství
phase-draft_wonder = Vyber div
phase-main = Vezmi kartu
phase-choose_progress = Vyber žeton pokroku
phase-choose_box_progress = Alexandrijská knihovna: nech si žeton
phase-choose_destroy = Vyber kartu ke zničení
phase-choose_discarded = Mauzoleum: vyber odloženou kartu
phase-choose_starter = Urči, kdo začne věk
phase-over = Hra skončila
category-military = vojenství
category-blue = domy občanů
category-green = věda
category-yellow = obchod
category-guilds = cechy
category-wonders = divy
category-progress_tokens = žetony pokroku
category-treasury = pokladnice
category-coins = mince na konci
category-wonders_built = postavené divy
category-tokens = získané žetony
category-began = začíná
end-civilian = občanské vítězství
end-tie_break = při shodě rozhodují domy občanů
end-shared = sdílené vítězství
end-military = vojenská převaha
end-science = vědecká převaha

# ---- slova stolu
table-age = { age-number }. věk
table-draft = Výběr divů
table-coins = mince
table-points = body
table-wonders = divy
table-unbuilt = k postavení
table-built = postavené
table-cards = budovy
table-tokens = žetony
table-board = na desce
table-box = v krabici
table-discard = odložené karty
table-produces = těží
table-prices = kupuje za
table-symbols = symboly
table-track = konflikt
table-you = ty
table-turn = na tahu
table-hidden = může ležet lícem dolů
table-guild = cech
table-to-win-military = štítů do vítězství: { $count }
table-to-win-science = symbolů do vítězství: { $count }
table-none = nic

# ---- účinky
effect-produce = + { $what }
effect-produce_choice = + { $what }
effect-trade_price = { $amount ->
    [one] nákup za { $amount } minci: { $what }
    [few] nákup za { $amount } mince: { $what }
    [many] nákup za { $amount } mince: { $what }
   *[other] nákup za { $amount } mincí: { $what }
}
effect-coins = { $amount ->
    [one] +{ $amount } mince
    [few] +{ $amount } mince
    [many] +{ $amount } mince
   *[other] +{ $amount } mincí
}
effect-points = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
}
effect-coins_per = { $city ->
    [own] { effect-coins } za { $what }
   *[max] { effect-coins } za { $what } ve městě, které jich má víc
}
effect-points_per = { $city ->
    [own] { effect-points } za { $what }
   *[max] { effect-points } za { $what } ve městě, které jich má víc
}
effect-shields = { $amount ->
    [one] { $amount } štít
    [few] { $amount } štíty
    [many] { $amount } štítu
   *[other] { $amount } štítů
}
effect-science = symbol: { $symbol }
effect-opponent_loses_coins = { $amount ->
    [one] soupeř ztrácí { $amount } minci
    [few] soupeř ztrácí { $amount } mince
    [many] soupeř ztrácí { $amount } mince
   *[other] soupeř ztrácí { $amount } mincí
}
effect-destroy_opponent_card = { $what ->
    [grey] zničíš soupeři šedou kartu
   *[brown] zničíš soupeři hnědou kartu
}
effect-play_again = hraješ znovu
effect-build_from_discard = odloženou kartu postavíš zdarma
effect-progress_from_box = žetony z krabice: dobereš { $draw }, necháš si { $keep }
effect-resource_discount = { $what ->
    [wonder] divy stojí o { amount-resources } méně
   *[blue] modré karty stojí o { amount-resources } méně
}
amount-resources = { $amount ->
    [one] { $amount } zdroj
    [few] { $amount } zdroje
    [many] { $amount } zdroje
   *[other] { $amount } zdrojů
}
effect-gain_opponent_trade_coins = dostáváš mince, které soupeř platí za zdroje
effect-extra_shields = { $amount ->
    [one] červené karty dávají o { $amount } štít víc
    [few] červené karty dávají o { $amount } štíty víc
    [many] červené karty dávají o { $amount } štítu víc
   *[other] červené karty dávají o { $amount } štítů víc
}
effect-wonders_play_again = po stavbě každého svého divu hraješ znovu
effect-coins_per_chain_build = { effect-coins } za každou stavbu řetězcem
counted-cards = { $colours } kartu
counted-brown = hnědou
counted-grey = šedou
counted-blue = modrou
counted-green = zelenou
counted-yellow = žlutou
counted-red = červenou
counted-wonder = div
counted-progress_token = žeton
counted-coin_set_of_3 = 3 mince
price-bought = koupeno: { $what }

# ---- značky a jejich vysvětlivky
sign-points = { $amount } b
sign-wonder = div
sign-progress_token = žet
sign-coin_set_of_3 = 3●
kind-brown = suroviny
kind-grey = výrobky
kind-blue = občané
kind-green = věda
kind-yellow = obchod
kind-red = vojenství
kind-purple = cech
legend-coin = mince
legend-shield = štít
legend-cards = [ ] dostupná karta  ( ) zakrytá  2●/3● cena pro tebe / pro soupeře  ~ zdarma řetězcem
legend-track = [P] figurka konfliktu  (2) kořist v mincích  # hlavní město: figurka tam vítězí

# ---- rady a vyhledávání
merit-chain = Zdarma díky řetězci
merit-again = Hraješ znovu
merit-lets-win = Pak může soupeř hned vyhrát: { $end }
merit-risks = Pak možná soupeř hned vyhraje: { $end }
merit-stops = Jinak soupeř hned vyhraje: { $end }
merit-war = Figurka konfliktu: { steps-forward }, pak do hlavního města zbývá { $rest }
steps-forward = { $shields ->
    [one] { $shields } pole vpřed
    [few] { $shields } pole vpřed
    [many] { $shields } pole vpřed
   *[other] { $shields } polí vpřed
}
merit-pair = Vznikne dvojice: vezmeš si žeton pokroku
merit-symbol = Různých vědeckých symbolů pak: { $count } ze 6
merit-library = Necháš si žeton pokroku z krabice
merit-destroys = Zničíš soupeři kartu
merit-loot = { $coins ->
    [one] Soupeř přijde o { $coins } minci
    [few] Soupeř přijde o { $coins } mince
    [many] Soupeř přijde o { $coins } mince
   *[other] Soupeř přijde o { $coins } mincí
}
merit-economy = { $coins ->
    [one] Z ceny dostane soupeř { $coins } minci
    [few] Z ceny dostane soupeř { $coins } mince
    [many] Z ceny dostane soupeř { $coins } mince
   *[other] Z ceny dostane soupeř { $coins } mincí
}
merit-new = Tvoje město to ještě netěží: { $resource }
merit-more = Navíc: { $resource }
merit-makes-one = Těží jeden zdroj z těchto: { $resource }
merit-cheaper = Odteď levnější nákup: { $resource }
merit-dear = Mince: stojí { $coins }, zbude ti { $rest }
merit-denies = Soupeř nedostane kartu { $card }
merit-leaves = Soupeř dostane kartu { $card }
merit-uncovers = Odkryje soupeři kartu { $card }
merit-turns = { $count ->
    [one] Pro soupeře se otočí { $count } karta
    [few] Pro soupeře se otočí { $count } karty
    [many] Pro soupeře se otočí { $count } karty
   *[other] Pro soupeře se otočí { $count } karet
}
lookup-card = { $age ->
    [guild] cech
   *[other] { age-number }. věk, { $colour }
}
lookup-wonder = div
lookup-token = žeton pokroku
lookup-cost = cena: { $cost }
lookup-chain-from = zdarma, pokud stojí: { $cards }
lookup-chain-to = později zdarma: { $cards }

# ---- volby
option-wonders = Divy
option-wonders-draft = vybírají se
option-wonders-first_game = podle první hry
option-wonders-pieces = určené každému hráči
option-centre_pawn = Když je figurka uprostřed
option-centre_pawn-starts = začíná, kdo hrál ve věku poslední
option-centre_pawn-chooses = kdo hrál ve věku poslední, určí, kdo začne
option-first_player = Začínající hráč
option-first_player-random = losuje se
option-first_player-0 = Hráč 1
option-first_player-1 = Hráč 2

# ---- stůl na jednom řádku
summary = { game-name }: { $age ->
    [0] { $phase }
   *[other] věk { age-number }, { $phase }, figurka konfliktu { $pawn }
}
