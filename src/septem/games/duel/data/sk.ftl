# 7 divov sveta: Duel

game-name = 7 divov sveta: Duel

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
reason-covered = Karta { $card } je ešte zakrytá (miesta { $slots }).
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

# ---- efekty slovami, rady a vyhľadávanie
effect-produce = produkuje: { $what }
effect-produce_choice = pri každej stavbe produkuje jedno z toho: { $what }
effect-trade_price = { $price ->
    [one] kupuje po 1 minci: { $what }
   *[other] kupuje po { $price } minciach: { $what }
}
effect-coins = { $amount ->
    [one] +{ $amount } minca
    [few] +{ $amount } mince
   *[other] +{ $amount } mincí
}
effect-coins_per = { effect-coins } za každú vec: { $what }{ in-city }
effect-points = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodov
}
effect-points_per = { effect-points } za každú vec: { $what }{ in-city }
in-city = { $city ->
    [own] {" "}(v tvojom meste)
   *[max] {" "}(v meste, ktoré ich má viac)
}
effect-shields = { $amount ->
    [one] { $amount } štít
    [few] { $amount } štíty
   *[other] { $amount } štítov
}
effect-science = vedecký symbol: { $symbol }
effect-opponent_loses_coins = { $amount ->
    [one] súper príde o { $amount } mincu
    [few] súper príde o { $amount } mince
   *[other] súper príde o { $amount } mincí
}
effect-destroy_opponent_card = zničí súperovi jednu kartu ({ $colour })
effect-play_again = hráš znova
effect-build_from_discard = postaví zadarmo jednu z odložených kariet
effect-progress_from_box = doberie z krabice žetóny pokroku ({ $draw }), necháš si { $keep }
effect-resource_discount = { $what }: stavba stojí o { $count } suroviny menej
effect-gain_opponent_trade_coins = dostávaš mince, ktoré súper platí za suroviny
effect-extra_shields = { $what }: navyše { effect-shields }
effect-wonders_play_again = po každom dive hráš znova
effect-coins_per_chain_build = { effect-coins } za každú budovu postavenú vďaka reťazcu
counted-brown = hnedá karta
counted-grey = šedá karta
counted-blue = modrá karta
counted-green = zelená karta
counted-yellow = žltá karta
counted-red = červená karta
counted-purple = cech
counted-wonder = div
counted-progress_token = žetón pokroku
counted-coin_set_of_3 = 3 mince
merit-chain = Zadarmo vďaka reťazcu
merit-denies = Súperovi by sa zišla
merit-money = Mince sa ti teraz zídu viac; máš ich { $coins }
merit-war = Figúrka konfliktu: { effect-steps }, potom do hlavného mesta zostáva { $left }
effect-steps = { $shields ->
    [one] { $shields } pole vpred
    [few] { $shields } polia vpred
   *[other] { $shields } polí vpred
}
merit-pair = Vznikne dvojica: vezmeš si žetón pokroku
merit-symbol = Rôznych vedeckých symbolov potom: { $count } zo 6
merit-new = Tvoje mesto to ešte neprodukuje: { $what }
lookup-card = { $age ->
    [guild] cech
   *[other] { $age }. vek, { $colour }
}
lookup-wonder = div
lookup-token = žetón pokroku
lookup-cost = cena: { $cost }
lookup-chain-from = zadarmo, ak stojí: { $cards }
lookup-chain-to = neskôr zadarmo: { $cards }
