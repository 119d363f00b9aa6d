# 7 divov sveta: Duel

game = Duel

# ---- čo sa stalo
event-draft = { $seat } si vyberá div { $wonder }.
event-group = Teraz v ponuke: { $wonder }.
event-age = { $age }. vek je vyložený.
event-begins = { $seat } vzal poslednú kartu a začína.
event-build = { $coins ->
    [0] { $seat } stavia zadarmo: { $card }.
    [one] { $seat } stavia za { $coins } mincu: { $card }.
    [few] { $seat } stavia za { $coins } mince: { $card }.
   *[other] { $seat } stavia za { $coins } mincí: { $card }.
}
event-chain = { $seat } stavia vďaka nadväznosti: { $card }.
event-discard = { $coins ->
    [few] { $seat } odkladá kartu { $card } a berie { $coins } mince.
   *[other] { $seat } odkladá kartu { $card } a berie { $coins } mincí.
}
event-wonder = { $coins ->
    [0] { $seat } stavia div { $wonder } s kartou { $card }, nič neplatí.
    [one] { $seat } stavia div { $wonder } s kartou { $card } za { $coins } mincu.
    [few] { $seat } stavia div { $wonder } s kartou { $card } za { $coins } mince.
   *[other] { $seat } stavia div { $wonder } s kartou { $card } za { $coins } mincí.
}
event-economy = { $coins ->
    [one] Ekonómia: { $seat } dostáva { $coins } mincu.
    [few] Ekonómia: { $seat } dostáva { $coins } mince.
   *[other] Ekonómia: { $seat } dostáva { $coins } mincí.
}
event-urbanism = { $coins ->
    [few] Urbanizmus: { $seat } dostáva { $coins } mince.
   *[other] Urbanizmus: { $seat } dostáva { $coins } mincí.
}
event-coins = { $coins ->
    [one] { $piece }: { $seat } dostáva { $coins } mincu.
    [few] { $piece }: { $seat } dostáva { $coins } mince.
   *[other] { $piece }: { $seat } dostáva { $coins } mincí.
}
event-loss = { $coins ->
    [0] { $piece }: { $seat } nemá o čo prísť.
    [one] { $piece }: { $seat } stráca { $coins } mincu.
    [few] { $piece }: { $seat } stráca { $coins } mince.
   *[other] { $piece }: { $seat } stráca { $coins } mincí.
}
event-pawn = { $seat } posúva figúrku konfliktu z { $before } na { $after }.
event-loot = { $coins ->
    [0] Drancovanie: { $seat } nemá o čo prísť.
    [one] Drancovanie: { $seat } stráca { $coins } mincu.
    [few] Drancovanie: { $seat } stráca { $coins } mince.
   *[other] Drancovanie: { $seat } stráca { $coins } mincí.
}
event-last_wonder = Stojí sedem divov: { $wonder } (majiteľ: { $seat }) odchádza z hry.
event-pair = { $seat } má dvojicu symbolov: { $symbol }.
event-library = { $seat } ťahá z krabice: { $token }.
event-library_hidden = { $count ->
    [few] { $seat } ťahá z krabice { $count } žetóny.
   *[other] { $seat } ťahá z krabice { $count } žetónov.
}
event-token = { $seat } berie žetón { $token }.
event-destroyed = { $seat } ničí kartu { $card } (majiteľ: { $other }).
event-revived = { $seat } stavia z odložených kariet: { $card }.
event-revealed = Otočená karta { $card }.
event-extra_turn = { $seat } hrá znova.
event-starter = { $seat } rozhoduje, že začne { $to }.
event-end_civilian = Posledný vek sa skončil, rozhodujú body.
event-end_military_supremacy = { $seat } víťazí vojenskou prevahou.
event-end_scientific_supremacy = { $seat } víťazí vedeckou prevahou.

# ---- prečo nie
reason-no-pass = Vynechať nemožno; na rade je { $decision }.
reason-other-decision = Na rade je iné rozhodnutie: { $decision }.
reason-not-on-offer = Div { $wonder } teraz nie je v ponuke.
reason-token-not-on-offer = Žetón { $token } nie je v ponuke.
reason-not-there = Karta { $card } v rozložení neleží lícom nahor.
reason-covered = Karta { $card } je ešte zakrytá; leží na nej: { $on_top }.
reason-card-too-dear = { $card } stojí { $price }, máte { $coins }.
reason-wonder-too-dear = { $wonder } stojí { $price }, máte { $coins }.
reason-already-constructed = Div { $wonder } už stojí.
reason-seven-wonders = Stojí sedem divov, { $wonder } už postaviť nemožno.
reason-not-your-wonder = { $wonder } nie je váš div.
reason-not-in-their-city = Karta { $card } nie je v súperovom meste.
reason-wrong-colour = Karta { $card } má inú farbu ({ $colour }), než akú div ničí.
reason-not-in-pile = Karta { $card } nie je medzi odloženými.

# ---- popisy ťahov
move-draft = vybrať: { $wonder }
move-build = postaviť: { $card }
move-discard = odložiť: { $card }
move-wonder = { $wonder } s kartou { $card }
move-progress = vziať: { $token }
move-library = nechať si: { $token }
move-destroy = zničiť: { $card }
move-revive = postaviť z odložených kariet: { $card }
move-starter = začne { $to }
price-free = zadarmo
price-chain = zadarmo vďaka nadväznosti
price-coins = { $coins ->
    [one] { $coins } minca
    [few] { $coins } mince
   *[other] { $coins } mincí
}
price-income = { $coins ->
    [few] +{ $coins } mince
   *[other] +{ $coins } mincí
}

# ---- rozhodnutia, kategórie, víťazstvá
phase-draft_wonder = Výber divov: vyberte div
phase-main = Vezmite kartu
phase-choose_progress = Vyberte žetón pokroku
phase-choose_box_progress = Alexandrijská knižnica: nechajte si žetón
phase-choose_destroy = Vyberte kartu na zničenie
phase-choose_discarded = Mauzóleum: vyberte odloženú kartu
phase-choose_starter = Určte, kto začne vek
phase-over = Hra sa skončila
category-military = vojsko
category-blue = občianske stavby
category-green = veda
category-yellow = obchod
category-guilds = cechy
category-wonders = divy
category-progress_tokens = žetóny pokroku
category-treasury = pokladnica
category-coins = mince na konci
category-wonders_built = postavené divy
category-tokens = získané žetóny
category-began = začínal
end-civilian = občianske víťazstvo
end-tie_break = remízu rozhodli občianske stavby
end-shared = spoločné víťazstvo
end-military = vojenská prevaha
end-science = vedecká prevaha

# ---- slová stola
table-age = { $age }. vek
table-draft = Výber divov
table-coins = mince
table-points = body
table-wonders = divy
table-unbuilt = na postavenie
table-built = postavené
table-cards = stavby
table-tokens = žetóny
table-board = na doske
table-box = v krabici
table-discard = odložené karty
table-produces = vyrába
table-prices = kupuje za
table-symbols = symboly
table-track = konflikt
table-you = vy
table-turn = na ťahu
table-hidden = môže ležať rubom nahor
table-guild = cech
table-to-win-military = štítov do víťazstva: { $count }
table-to-win-science = symbolov do víťazstva: { $count }
table-none = nič

# ---- efekty
effect-produce = + { $what }
effect-produce_choice = + { $what }
effect-trade_price = { $amount ->
    [one] nákup za { $amount } mincu: { $what }
    [few] nákup za { $amount } mince: { $what }
    [many] nákup za { $amount } mince: { $what }
   *[other] nákup za { $amount } mincí: { $what }
}
effect-coins = { $amount ->
    [one] +{ $amount } minca
    [few] +{ $amount } mince
    [many] +{ $amount } mince
   *[other] +{ $amount } mincí
}
effect-points = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodov
}
effect-coins_per = { $city ->
    [own] { effect-coins } za { $what }
   *[max] { effect-coins } za { $what } v meste, ktoré ich má viac
}
effect-points_per = { $city ->
    [own] { effect-points } za { $what }
   *[max] { effect-points } za { $what } v meste, ktoré ich má viac
}
effect-shields = { $amount ->
    [one] { $amount } štít
    [few] { $amount } štíty
    [many] { $amount } štítu
   *[other] { $amount } štítov
}
effect-science = symbol: { $symbol }
effect-opponent_loses_coins = { $amount ->
    [one] súper stráca { $amount } mincu
    [few] súper stráca { $amount } mince
    [many] súper stráca { $amount } mince
   *[other] súper stráca { $amount } mincí
}
effect-destroy_opponent_card = { $what ->
    [grey] zničíš súperovi šedú kartu
   *[brown] zničíš súperovi hnedú kartu
}
effect-play_again = hráš znova
effect-build_from_discard = odloženú kartu postavíš zadarmo
effect-progress_from_box = žetóny z krabice: doberieš { $draw }, necháš si { $keep }
effect-resource_discount = { $what ->
    [wonder] divy stoja o { amount-resources } menej
   *[blue] modré karty stoja o { amount-resources } menej
}
amount-resources = { $amount ->
    [one] { $amount } surovinu
    [few] { $amount } suroviny
    [many] { $amount } suroviny
   *[other] { $amount } surovín
}
effect-gain_opponent_trade_coins = dostávaš mince, ktoré súper platí za suroviny
effect-extra_shields = { $amount ->
    [one] červené karty dávajú o { $amount } štít viac
    [few] červené karty dávajú o { $amount } štíty viac
    [many] červené karty dávajú o { $amount } štítu viac
   *[other] červené karty dávajú o { $amount } štítov viac
}
effect-wonders_play_again = po stavbe každého svojho divu hráš znova
effect-coins_per_chain_build = { effect-coins } za každú stavbu reťazcom
counted-cards = { $colours } kartu
counted-brown = hnedú
counted-grey = šedú
counted-blue = modrú
counted-green = zelenú
counted-yellow = žltú
counted-red = červenú
counted-wonder = div
counted-progress_token = žetón
counted-coin_set_of_3 = 3 mince
price-bought = kúpené: { $what }

# ---- značky a ich vysvetlivky
sign-points = { $amount } b
sign-wonder = div
sign-progress_token = žet
sign-coin_set_of_3 = 3●
kind-brown = suroviny
kind-grey = výrobky
kind-blue = občania
kind-green = veda
kind-yellow = obchod
kind-red = vojenstvo
kind-purple = cech
legend-coin = minca
legend-shield = štít
legend-cards = [ ] dostupná karta  ( ) zakrytá  2●/3● cena pre teba / pre súpera  ~ zadarmo reťazcom
legend-track = [P] figúrka konfliktu  (2) korisť v minciach  # hlavné mesto: figúrka tam vyhráva
