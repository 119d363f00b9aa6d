# 7 divů světa: Duel

game-name = 7 divů světa: Duel

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
reason-covered = Karta { $card } je ještě zakrytá (místa { $slots }).
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

# ---- účinky slovy, rady a vyhledávání
effect-produce = těží: { $what }
effect-produce_choice = při každé stavbě těží jedno z toho: { $what }
effect-trade_price = { $price ->
    [one] kupuje po 1 minci: { $what }
   *[other] kupuje po { $price } mincích: { $what }
}
effect-coins = { $amount ->
    [one] +{ $amount } mince
    [few] +{ $amount } mince
   *[other] +{ $amount } mincí
}
effect-coins_per = { effect-coins } za každou věc: { $what }{ in-city }
effect-points = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
}
effect-points_per = { effect-points } za každou věc: { $what }{ in-city }
in-city = { $city ->
    [own] {" "}(ve tvém městě)
   *[max] {" "}(ve městě, které jich má víc)
}
effect-shields = { $amount ->
    [one] { $amount } štít
    [few] { $amount } štíty
   *[other] { $amount } štítů
}
effect-science = vědecký symbol: { $symbol }
effect-opponent_loses_coins = { $amount ->
    [one] soupeř přijde o { $amount } minci
    [few] soupeř přijde o { $amount } mince
   *[other] soupeř přijde o { $amount } mincí
}
effect-destroy_opponent_card = zničí soupeři jednu kartu ({ $colour })
effect-play_again = hraješ znovu
effect-build_from_discard = postaví zdarma jednu z odložených karet
effect-progress_from_box = dobere z krabice žetony pokroku ({ $draw }), necháš si { $keep }
effect-resource_discount = { $what }: stavba stojí o { $count } suroviny nebo výrobky méně
effect-gain_opponent_trade_coins = dostáváš mince, které soupeř platí za suroviny a výrobky
effect-extra_shields = { $what }: navíc { effect-shields }
effect-wonders_play_again = po každém divu hraješ znovu
effect-coins_per_chain_build = { effect-coins } za každou budovu postavenou díky řetězci
counted-brown = hnědá karta
counted-grey = šedá karta
counted-blue = modrá karta
counted-green = zelená karta
counted-yellow = žlutá karta
counted-red = červená karta
counted-purple = cech
counted-wonder = div
counted-progress_token = žeton pokroku
counted-coin_set_of_3 = 3 mince
merit-chain = Zdarma díky řetězci
merit-denies = Soupeři by se hodila
merit-money = Mince se ti teď hodí víc; máš jich { $coins }
merit-war = Figurka konfliktu: { effect-steps }, pak do hlavního města zbývá { $left }
effect-steps = { $shields ->
    [one] { $shields } pole vpřed
    [few] { $shields } pole vpřed
   *[other] { $shields } polí vpřed
}
merit-pair = Vznikne dvojice: vezmeš si žeton pokroku
merit-symbol = Různých vědeckých symbolů pak: { $count } ze 6
merit-new = Tvoje město to ještě netěží: { $what }
lookup-card = { $age ->
    [guild] cech
   *[other] { $age }. věk, { $colour }
}
lookup-wonder = div
lookup-token = žeton pokroku
lookup-cost = cena: { $cost }
lookup-chain-from = zdarma, pokud stojí: { $cards }
lookup-chain-to = později zdarma: { $cards }
