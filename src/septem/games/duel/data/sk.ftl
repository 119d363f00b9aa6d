# 7 divov sveta: Duel

game-name = 7 divov sveta: Duel

# ---- čo sa stalo
event-wonder-drafted = { $seat } si vyberá div { $wonder }.
event-group-offered = V ponuke sú teraz divy: { $wonder }.
event-age-began = Karty pre { age-number }. vek sú vyložené.
event-began = Začína: { $seat } (posledná karta predchádzajúceho veku).
event-built = { $coins ->
    [0] { $seat } stavia zadarmo: { $card }.
    [one] { $seat } stavia za { $coins } mincu: { $card }.
    [few] { $seat } stavia za { $coins } mince: { $card }.
    [many] { $seat } stavia za { $coins } mince: { $card }.
   *[other] { $seat } stavia za { $coins } mincí: { $card }.
}
event-chained = { $seat } stavia zadarmo vďaka reťazcu: { $card }.
event-discarded = { $coins ->
    [one] { $seat } odkladá kartu { $card } a berie { $coins } mincu.
    [few] { $seat } odkladá kartu { $card } a berie { $coins } mince.
    [many] { $seat } odkladá kartu { $card } a berie { $coins } mince.
   *[other] { $seat } odkladá kartu { $card } a berie { $coins } mincí.
}
event-wonder-built = { $coins ->
    [0] { $seat } stavia zadarmo div { $wonder } a zasúva pod neho kartu { $card }.
    [one] { $seat } stavia za { $coins } mincu div { $wonder } a zasúva pod neho kartu { $card }.
    [few] { $seat } stavia za { $coins } mince div { $wonder } a zasúva pod neho kartu { $card }.
    [many] { $seat } stavia za { $coins } mince div { $wonder } a zasúva pod neho kartu { $card }.
   *[other] { $seat } stavia za { $coins } mincí div { $wonder } a zasúva pod neho kartu { $card }.
}
event-economy-paid = { $coins ->
    [one] Ekonómia: { $seat } dostáva { $coins } mincu.
    [few] Ekonómia: { $seat } dostáva { $coins } mince.
    [many] Ekonómia: { $seat } dostáva { $coins } mince.
   *[other] Ekonómia: { $seat } dostáva { $coins } mincí.
}
event-urbanism-paid = { $coins ->
    [one] Urbanizmus: { $seat } dostáva { $coins } mincu.
    [few] Urbanizmus: { $seat } dostáva { $coins } mince.
    [many] Urbanizmus: { $seat } dostáva { $coins } mince.
   *[other] Urbanizmus: { $seat } dostáva { $coins } mincí.
}
event-coins-gained = { $coins ->
    [one] { $piece }: { $seat } dostáva { $coins } mincu.
    [few] { $piece }: { $seat } dostáva { $coins } mince.
    [many] { $piece }: { $seat } dostáva { $coins } mince.
   *[other] { $piece }: { $seat } dostáva { $coins } mincí.
}
event-coins-lost = { $coins ->
    [0] { $piece }: { $seat } nemá čo stratiť.
    [one] { $piece }: { $seat } stráca { $coins } mincu.
    [few] { $piece }: { $seat } stráca { $coins } mince.
    [many] { $piece }: { $seat } stráca { $coins } mince.
   *[other] { $piece }: { $seat } stráca { $coins } mincí.
}
event-pawn-moved = { $steps ->
    [one] { $seat } posúva figúrku konfliktu o { $steps } pole.
    [few] { $seat } posúva figúrku konfliktu o { $steps } polia.
    [many] { $seat } posúva figúrku konfliktu o { $steps } poľa.
   *[other] { $seat } posúva figúrku konfliktu o { $steps } polí.
}
event-looted = { $coins ->
    [0] Korisť: { $seat } nemá čo stratiť.
    [one] Korisť: { $seat } stráca { $coins } mincu.
    [few] Korisť: { $seat } stráca { $coins } mince.
    [many] Korisť: { $seat } stráca { $coins } mince.
   *[other] Korisť: { $seat } stráca { $coins } mincí.
}
event-wonder-left = Stojí sedem divov: div { $wonder } (mesto: { $seat }) odchádza z hry.
event-pair-made = { $seat } má dvojicu symbolov: { $symbol }.
event-library-drew = { $seat } doberá z krabice žetóny: { $token }.
event-library-drew-hidden = { $count ->
    [one] { $seat } doberá z krabice { $count } žetón.
    [few] { $seat } doberá z krabice { $count } žetóny.
    [many] { $seat } doberá z krabice { $count } žetónu.
   *[other] { $seat } doberá z krabice { $count } žetónov.
}
event-token-taken = { $seat } berie žetón { $token }.
event-card-destroyed = { $seat } ničí kartu { $card } (mesto: { $other }).
event-card-revived = { $seat } stavia z odložených kariet: { $card }.
event-card-revealed = Otáča sa karta { $card }.
event-extra-turn = { $seat } hrá znova.
event-starter-chosen = { $seat } určuje, kto začína: { $to }.
event-civilian-end = Posledný vek sa končí, rozhodujú body.
event-military-supremacy = { $seat } víťazí vojenskou prevahou.
event-scientific-supremacy = { $seat } víťazí vedeckou prevahou.

age-number = { $age ->
    [1] I
    [2] II
   *[3] III
}

# ---- prečo nie
reason-no-pass = Vynechať nemožno; na rade je { $phase }.
reason-other-phase = Na rade je iné rozhodnutie: { $phase }.
reason-not-on-offer = Div { $wonder } teraz nie je v ponuke.
reason-token-not-on-offer = Žetón { $token } nie je v ponuke.
reason-not-there = Karta { $card } v rozložení neleží lícom nahor.
reason-covered = Karta { $card } je ešte zakrytá; leží na nej: { $on_top }.
reason-card-too-dear = Karta { $card } stojí { $price ->
    [one] { $price } mincu
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, máš { $coins }.
reason-wonder-too-dear = Div { $wonder } stojí { $price ->
    [one] { $price } mincu
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, máš { $coins }.
reason-already-constructed = Div { $wonder } už stojí.
reason-seven-wonders = Stojí sedem divov, div { $wonder } už postaviť nemožno.
reason-not-your-wonder = Div { $wonder } nie je tvoj.
reason-not-in-their-city = Karta { $card } nie je v súperovom meste.
reason-wrong-colour = Karta { $card } má inú farbu ({ $colour }), než akú div ničí.
reason-not-in-pile = Karta { $card } nie je medzi odloženými.

# ---- popisy ťahov
move-draft = Vybrať div: { $wonder }
move-build = Postaviť: { $card }
move-discard = Odložiť: { $card }
move-wonder = Postaviť div: { $wonder } (karta { $card })
move-progress = Vziať žetón: { $token }
move-library = Nechať si žetón: { $token }
move-destroy = Zničiť: { $card }
move-revive = Postaviť z odložených kariet: { $card }
move-starter = Začína: { $to }
price-free = zadarmo
price-chain = zadarmo vďaka reťazcu
price-coins = { $coins ->
    [one] { $coins } minca
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
price-income = { $coins ->
    [one] +{ $coins } minca
    [few] +{ $coins } mince
    [many] +{ $coins } mince
   *[other] +{ $coins } mincí
}

# ---- rozhodnutia, kategórie, víťazstvá
phase-draft_wonder = Vyber div
phase-main = Vezmi kartu
phase-choose_progress = Vyber žetón pokroku
phase-choose_box_progress = Alexandrijská knižnica: nechaj si žetón
phase-choose_destroy = Vyber kartu na zničenie
phase-choose_discarded = Mauzóleum: vyber odloženú kartu
phase-choose_starter = Urči, kto začne vek
phase-over = Hra sa skončila
category-military = vojenstvo
category-blue = civilné budovy
category-green = veda
category-yellow = obchod
category-guilds = cechy
category-wonders = divy
category-progress_tokens = žetóny pokroku
category-treasury = pokladnica
category-coins = mince na konci
category-wonders_built = postavené divy
category-tokens = získané žetóny
category-began = začína
end-civilian = občianske víťazstvo
end-tie_break = pri remíze rozhodujú civilné budovy
end-shared = spoločné víťazstvo
end-military = vojenská prevaha
end-science = vedecká prevaha

# ---- slová stola
table-age = { age-number }. vek
table-draft = Výber divov
table-coins = mince
table-points = body
table-wonders = divy
table-unbuilt = na postavenie
table-built = postavené
table-cards = budovy
table-tokens = žetóny
table-board = na doske
table-box = v krabici
table-discard = odložené karty
table-produces = produkuje
table-prices = kupuje za
table-symbols = symboly
table-track = konflikt
table-you = ty
table-turn = na ťahu
table-hidden = môže ležať lícom nadol
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

# ---- rady a vyhľadávanie
merit-chain = Zadarmo vďaka reťazcu
merit-again = Hráš znova
merit-lets-win = Potom môže súper hneď vyhrať: { $end }
merit-risks = Potom možno súper hneď vyhrá: { $end }
merit-stops = Inak súper hneď vyhrá: { $end }
merit-war = Figúrka konfliktu: { steps-forward }, potom do hlavného mesta zostáva { $rest }
steps-forward = { $shields ->
    [one] { $shields } pole vpred
    [few] { $shields } polia vpred
    [many] { $shields } poľa vpred
   *[other] { $shields } polí vpred
}
merit-pair = Vznikne dvojica: vezmeš si žetón pokroku
merit-symbol = Rôznych vedeckých symbolov potom: { $count } zo 6
merit-library = Necháš si žetón pokroku z krabice
merit-destroys = Zničíš súperovi kartu
merit-loot = { $coins ->
    [one] Súper príde o { $coins } mincu
    [few] Súper príde o { $coins } mince
    [many] Súper príde o { $coins } mince
   *[other] Súper príde o { $coins } mincí
}
merit-economy = { $coins ->
    [one] Z ceny dostane súper { $coins } mincu
    [few] Z ceny dostane súper { $coins } mince
    [many] Z ceny dostane súper { $coins } mince
   *[other] Z ceny dostane súper { $coins } mincí
}
merit-new = Tvoje mesto to ešte neprodukuje: { $resource }
merit-more = Navyše: { $resource }
merit-makes-one = Produkuje jednu z týchto: { $resource }
merit-cheaper = Odteraz lacnejší nákup: { $resource }
merit-dear = Mince: stojí { $coins }, zostane ti { $rest }
merit-denies = Súper nedostane kartu { $card }
merit-leaves = Súper dostane kartu { $card }
merit-uncovers = Odkryje súperovi kartu { $card }
merit-turns = { $count ->
    [one] Pre súpera sa otočí { $count } karta
    [few] Pre súpera sa otočia { $count } karty
    [many] Pre súpera sa otočí { $count } karty
   *[other] Pre súpera sa otočí { $count } kariet
}
lookup-card = { $age ->
    [guild] cech
   *[other] { age-number }. vek, { $colour }
}
lookup-wonder = div
lookup-token = žetón pokroku
lookup-cost = cena: { $cost }
lookup-chain-from = zadarmo, ak stojí: { $cards }
lookup-chain-to = neskôr zadarmo: { $cards }

# ---- voľby
option-wonders = Divy
option-wonders-draft = vyberajú sa
option-wonders-first_game = podľa prvej hry
option-wonders-pieces = určené každému hráčovi
option-centre_pawn = Keď je figúrka uprostred
option-centre_pawn-starts = začína, kto hral vo veku posledný
option-centre_pawn-chooses = kto hral vo veku posledný, určí, kto začne
option-first_player = Začínajúci hráč
option-first_player-random = losuje sa
option-first_player-0 = Hráč 1
option-first_player-1 = Hráč 2

# ---- stôl v jednom riadku
summary = { game-name }: { $age ->
    [0] { $phase }
   *[other] vek { age-number }, { $phase }, figúrka konfliktu { $pawn }
}
