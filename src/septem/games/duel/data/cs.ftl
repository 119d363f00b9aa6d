# 7 divů světa: Duel

game = Duel

# ---- co se stalo
event-draft = { $seat } si vybírá div { $wonder }.
event-group = Nyní v nabídce: { $wonder }.
event-age = { $age }. věk je vyložen.
event-begins = { $seat } vzal poslední kartu a začíná.
event-build = { $coins ->
    [0] { $seat } staví zdarma: { $card }.
    [one] { $seat } staví za { $coins } minci: { $card }.
    [few] { $seat } staví za { $coins } mince: { $card }.
   *[other] { $seat } staví za { $coins } mincí: { $card }.
}
event-chain = { $seat } staví díky návaznosti: { $card }.
event-discard = { $coins ->
    [few] { $seat } odkládá kartu { $card } a bere { $coins } mince.
   *[other] { $seat } odkládá kartu { $card } a bere { $coins } mincí.
}
event-wonder = { $coins ->
    [0] { $seat } staví div { $wonder } s kartou { $card }, nic neplatí.
    [one] { $seat } staví div { $wonder } s kartou { $card } za { $coins } minci.
    [few] { $seat } staví div { $wonder } s kartou { $card } za { $coins } mince.
   *[other] { $seat } staví div { $wonder } s kartou { $card } za { $coins } mincí.
}
event-economy = { $coins ->
    [one] Ekonomie: { $seat } dostává { $coins } minci.
    [few] Ekonomie: { $seat } dostává { $coins } mince.
   *[other] Ekonomie: { $seat } dostává { $coins } mincí.
}
event-urbanism = { $coins ->
    [few] Urbanismus: { $seat } dostává { $coins } mince.
   *[other] Urbanismus: { $seat } dostává { $coins } mincí.
}
event-coins = { $coins ->
    [one] { $piece }: { $seat } dostává { $coins } minci.
    [few] { $piece }: { $seat } dostává { $coins } mince.
   *[other] { $piece }: { $seat } dostává { $coins } mincí.
}
event-loss = { $coins ->
    [0] { $piece }: { $seat } nemá o co přijít.
    [one] { $piece }: { $seat } ztrácí { $coins } minci.
    [few] { $piece }: { $seat } ztrácí { $coins } mince.
   *[other] { $piece }: { $seat } ztrácí { $coins } mincí.
}
event-pawn = { $seat } posouvá figurku konfliktu z { $before } na { $after }.
event-loot = { $coins ->
    [0] Drancování: { $seat } nemá o co přijít.
    [one] Drancování: { $seat } ztrácí { $coins } minci.
    [few] Drancování: { $seat } ztrácí { $coins } mince.
   *[other] Drancování: { $seat } ztrácí { $coins } mincí.
}
event-last_wonder = Stojí sedm divů: { $wonder } (majitel: { $seat }) odchází ze hry.
event-pair = { $seat } má dvojici symbolů: { $symbol }.
event-library = { $seat } líže z krabice: { $token }.
event-library_hidden = { $count ->
    [few] { $seat } líže z krabice { $count } žetony.
   *[other] { $seat } líže z krabice { $count } žetonů.
}
event-token = { $seat } bere žeton { $token }.
event-destroyed = { $seat } ničí kartu { $card } (majitel: { $other }).
event-revived = { $seat } staví z odložených karet: { $card }.
event-revealed = Otočena karta { $card }.
event-extra_turn = { $seat } hraje znovu.
event-starter = { $seat } rozhoduje, že začne { $to }.
event-end_civilian = Poslední věk skončil, rozhodují body.
event-end_military_supremacy = { $seat } vítězí vojenskou převahou.
event-end_scientific_supremacy = { $seat } vítězí vědeckou převahou.

# ---- proč ne
reason-no-pass = Vynechat nelze; na řadě je { $decision }.
reason-other-decision = Na řadě je jiné rozhodnutí: { $decision }.
reason-not-on-offer = Div { $wonder } teď není v nabídce.
reason-token-not-on-offer = Žeton { $token } není v nabídce.
reason-not-there = Karta { $card } v rozložení neleží lícem nahoru.
reason-covered = Karta { $card } je ještě zakrytá; leží na ní: { $on_top }.
reason-card-too-dear = { $card } stojí { $price }, máte { $coins }.
reason-wonder-too-dear = { $wonder } stojí { $price }, máte { $coins }.
reason-already-constructed = Div { $wonder } už stojí.
reason-seven-wonders = Stojí sedm divů, { $wonder } už postavit nelze.
reason-not-your-wonder = { $wonder } není váš div.
reason-not-in-their-city = Karta { $card } není v soupeřově městě.
reason-wrong-colour = Karta { $card } má jinou barvu ({ $colour }), než jakou div ničí.
reason-not-in-pile = Karta { $card } není mezi odloženými.

# ---- popisky tahů
move-draft = vybrat: { $wonder }
move-build = postavit: { $card }
move-discard = odložit: { $card }
move-wonder = { $wonder } s kartou { $card }
move-progress = vzít: { $token }
move-library = ponechat: { $token }
move-destroy = zničit: { $card }
move-revive = postavit z odložených karet: { $card }
move-starter = začne { $to }
price-free = zdarma
price-chain = zdarma díky návaznosti
price-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
price-income = { $coins ->
    [few] +{ $coins } mince
   *[other] +{ $coins } mincí
}

# ---- rozhodnutí, kategorie, vítězství
phase-draft_wonder = Výběr divů: vyberte div
phase-main = Vezměte kartu
phase-choose_progress = Vyberte žeton pokroku
phase-choose_box_progress = Alexandrijská knihovna: ponechte si žeton
phase-choose_destroy = Vyberte kartu ke zničení
phase-choose_discarded = Mauzoleum: vyberte odloženou kartu
phase-choose_starter = Určete, kdo začne věk
phase-over = Hra skončila
category-military = vojsko
category-blue = občanské stavby
category-green = věda
category-yellow = obchod
category-guilds = cechy
category-wonders = divy
category-progress_tokens = žetony pokroku
category-treasury = pokladna
category-coins = mince na konci
category-wonders_built = postavené divy
category-tokens = získané žetony
category-began = začínal
end-civilian = občanské vítězství
end-tie_break = remízu rozhodly občanské stavby
end-shared = společné vítězství
end-military = vojenská převaha
end-science = vědecká převaha

# ---- slova stolu
table-age = { $age }. věk
table-draft = Výběr divů
table-coins = mince
table-points = body
table-wonders = divy
table-unbuilt = k postavení
table-built = postavené
table-cards = stavby
table-tokens = žetony
table-board = na desce
table-box = v krabici
table-discard = odložené karty
table-produces = vyrábí
table-prices = kupuje za
table-symbols = symboly
table-track = konflikt
table-you = vy
table-turn = na tahu
table-hidden = může ležet rubem nahoru
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
