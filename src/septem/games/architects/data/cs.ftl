# Architekti: záznam
event-wonder = { $seat } si vybírá div: { $wonder }.
event-turn = Tah { $turn }: { $seat }.
event-peek = { $seat } se dívá na vrchní kartu dobíracího balíčku: { $card }.
event-peek-hidden = { $seat } má kočku a tajně se dívá na vrchní kartu dobíracího balíčku.
event-no-card = { $seat } si nemá odkud vzít kartu.
event-take = { $seat } bere kartu { $card } ({ $deck }).
event-take-extra = { $seat } používá žeton { $token } a bere kartu { $card } ({ $deck }).
event-cat = Kočka přechází k novému majiteli: { $seat }.
event-horns =
    { $count ->
        [0] Rohy nic nemění: všechny žetony konfliktu už jsou otočené.
        [one] Jeden žeton konfliktu se otáčí na boj ({ $battle } z { $total }).
        [few] { $count } žetony konfliktu se otáčejí na boj ({ $battle } z { $total }).
       *[other] { $count } žetonů konfliktu se otáčí na boj ({ $battle } z { $total }).
    }
event-armed = { $seat } teď může použít žeton { $token }.
event-build = { $seat } staví ({ $stage }) a platí: { $cards }.
event-paid-with = { $seat } si při placení pomáhá žetonem { $token }.
event-complete = { $seat } má celý div!
event-science = { $seat } odevzdává vědu: { $cards }.
event-progress = { $seat } bere žeton pokroku { $token }.
event-progress-blind = { $seat } táhne z hromádky žeton pokroku { $token }.
event-revealed = Nový odkrytý žeton pokroku: { $token }.
event-decline = { $seat } se vzdává účinku divu.
event-look = { $seat } si prohlíží vrchní karty balíčku ({ $deck }): { $cards }.
event-look-hidden = { $seat } si prohlíží vrchní karty balíčku ({ $deck }).
event-shuffled = Zbytek balíčku se míchá ({ $deck }).
event-battle = Boj!
event-won =
    { $seat }: { $shields ->
        [one] 1 štít
        [few] { $shields } štíty
       *[other] { $shields } štítů
    }, zisk: { $count ->
        [0] nic
        [one] jeden žeton vojenského vítězství
        [few] { $count } žetony vojenského vítězství
       *[other] { $count } žetonů vojenského vítězství
    }.
event-end =
    { $ending ->
        [wonder_complete] Jeden div je hotový, hra končí.
       *[other] Všechny balíčky jsou prázdné, hra končí.
    }

# důvody
reason-must-take = Nejdřív je třeba vzít si jednu z dostupných karet.
reason-not-now = Teď to nejde ({ $phase ->
        [choose] vybírá se div
        [pick] je třeba vzít si kartu
        [resolution] vyhodnocuje se tah
        [effect] nejdřív je na řadě účinek divu
        [take_any] je třeba vzít kartu z libovolného balíčku
        [progress] je třeba vzít žeton pokroku
        [look] je třeba vybrat balíček k prohlédnutí
       *[other] jednu z prohlížených karet je třeba si nechat
    }).
reason-unfinished-move = To je málo: uveď i karty nebo balíček.
reason-empty-deck = Tento balíček je prázdný: { $deck }.
reason-deck-out-of-reach = Na tento balíček nedosáhneš: { $deck }.
reason-stage-built = { $stage } už stojí.
reason-stage-unavailable = { $stage } stojí na tom, co ještě není postaveno: { $stages }.
reason-cards-not-held = Těchto karet není dost: { $cards }.
reason-cannot-pay = Karty nestačí na cenu ({ $mode } zdroje: { $n }).
reason-wrong-worth = Platba má karet: { $paid }, cena je { $n }.
reason-wrong-mode = Cena: { $mode } zdroje, počet { $n }.
reason-grey-first = Mince jen doplňují chybějící zdroje.
reason-not-a-set = Sada jsou dva stejné symboly nebo tři různé.
reason-no-tokens-left = Nezbyl žádný žeton pokroku.
reason-token-not-held = Tento žeton nemáš: { $token }.
reason-token-used = Žeton { $token } byl v tomto tahu už použit.
reason-token-not-live = Žeton { $token } v tomto tahu nic nespustilo.
reason-token-not-there = Tento žeton neleží odkrytý: { $token }.
reason-pile-empty = Hromádka žetonů pokroku je prázdná.
reason-card-not-seen = { $card } není mezi prohlíženými kartami.
reason-wonder-taken = Tento div už někdo má: { $wonder }.
reason-obligation-build = Dá se stavět, a proto se stavět musí: { $stages }.
reason-obligation-science = Nejdřív je třeba odevzdat sadu vědy.
reason-obligation-token = Nejdřív je třeba použít tyto žetony: { $tokens }.

# tahy
move-choose = Vybrat si div { $wonder }
move-take = Vzít kartu, { $place }: { $card }
move-take-unknown = Vzít kartu, { $place }: skrytá karta
move-build = Stavět ({ $stage }), cena: { $cards }
move-science = Odevzdat { $cards } za žeton pokroku
move-progress = Vzít žeton { $token }
move-progress-blind = Vytáhnout žeton z hromádky
move-use = Použít žeton { $token }, vzít kartu, { $place }: { $card }
move-use-unknown = Použít žeton { $token }, vzít kartu, { $place }: skrytá karta
move-look = Prohlédnout si vrchní karty, { $place }
move-keep = Nechat si kartu { $card }
move-effect = Použít účinek divu
move-decline = Vzdát se účinku
move-finish = Ukončit tah
place-left = levý balíček
place-right = pravý balíček
place-central = dobírací balíček
place-other = balíček divu { $deck }
gain-points =
    { $points ->
        [one] +1 bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }
gain-completes = umožní postavit: { $stages }
gain-set = doplní sadu vědy
gain-cat = přivede kočku
gain-shield = +1 štít
gain-horns =
    { $count ->
        [one] otočí 1 žeton konfliktu
        [few] otočí { $count } žetony konfliktu
       *[other] otočí { $count } žetonů konfliktu
    }
gain-battle = vyvolá boj
gain-arms = spustí: { $tokens }
gain-doubled = jedna mince platí za dvě
gain-engineering = díky žetonu Stavitelství

# kategorie, fáze, stůl
category-stages = Stavební části
category-blue = Modré karty
category-military = Vojsko
category-cat = Kočka
category-progress = Žetony pokroku
category-built = Postavené části
category-turns = Tahy
source-military_tokens = Žetony vojenského vítězství
source-cat_pawn = Figurka kočky
phase-choose = výběr divu
phase-pick = vezmi si kartu
phase-resolution = vyhodnocení tahu
phase-effect = použít účinek divu?
phase-take_any = vezmi kartu z libovolného balíčku
phase-progress = vezmi si žeton pokroku
phase-look = vyber balíček k prohlédnutí
phase-keep = nech si jednu kartu
phase-over = konec hry
end-wonder_complete = hotový div
end-decks_empty = prázdné balíčky
effect-none = —
effect-take_any = karta z libovolného balíčku
effect-take_central = karta z dobíracího balíčku
effect-take_progress = žeton pokroku
effect-look5_keep1 = prohlédni 5 karet, 1 si nech
effect-take_sides = karta zleva i zprava
effect-shield = natrvalo +1 štít
token-urbanism = dřevo nebo cihla: karta navíc
token-crafts = papyrus nebo sklo: karta navíc
token-jewellery = kámen nebo mince: karta navíc
token-science = zelená karta: karta navíc
token-propaganda = rohy: karta navíc
token-architecture = stavba: karta navíc
token-economy = jedna mince platí za dvě
token-engineering = plať libovolnými zdroji
token-tactics = +2 štíty
token-decor = 4 body, s hotovým divem 6
token-politics = 1 bod za každou kočku na kartách
token-strategy = 1 bod za každý vojenský žeton
token-education = 2 body za každý žeton pokroku
token-culture = 4 body, oba dohromady 12
table-title = Architekti, tah { $turn }: { $phase }
table-seat = Hráč
table-wonder = Div
table-cards = Karty
table-tokens-held = žetony: { $tokens }
table-shields = Štíty
table-points = Body
table-decks = Balíčky
table-top = Vrchní karta
table-size = Zbývá karet
table-face-up = Odkryté žetony pokroku: { $tokens }
table-pile =
    { $count ->
        [one] v hromádce 1 žeton
        [few] v hromádce { $count } žetony
       *[other] v hromádce { $count } žetonů
    }
table-conflict = Otočené žetony konfliktu: { $battle } z { $total }
table-battle-due = Na konci tohoto tahu bude boj.
table-cat = Kočka: { $owner }
table-nobody = nikdo
table-live = Lze použít: { $tokens }
table-look = Prohlížené karty: { $cards }
table-missing =
    { $count ->
        [0] lze zaplatit
        [one] chybí 1
        [few] chybí { $count }
       *[other] chybí { $count }
    }
table-hidden = skrytá
table-empty = prázdný
table-you = ty
table-next = Další část
table-price = { $mode }: { $n }
table-neighbours = Tvoje štíty { $mine }, vlevo { $left }, vpravo { $right }; boj by teď přinesl žetonů: { $won }
table-military = Vojsko
short-blue3 = 3 body
short-blue2cat = 2 body+kočka
short-red0 = štít
short-red1 = 1 roh
short-red2 = 2 rohy

# odmítnuté tahy, značky, rady a vyhledávání
move-take-from = Vzít kartu, { $place }
move-build-any = Stavět ({ $stage })
move-science-any = Odevzdat sadu vědy
move-use-any = Použít žeton { $token }
table-none = žádné
table-opponent = Tvoje štíty { $mine }, soupeř { $left }; boj by teď přinesl žetonů: { $won }
legend-built = stojí
legend-open = na řadě
legend-later = později
legend-top = horní karta balíčku hráče
legend-cat = kočka
merit-hidden = Skrytá karta je v průměru lepší než odkryté
merit-token = Přinese žeton pokroku
merit-begins-set = Dva stejné symboly nebo tři různé přinesou žeton pokroku
merit-pays = Pomůže zaplatit: { $stages }
does-grey = platí se jí stavební části
does-yellow = platí za kterýkoli zdroj
does-blue = body na konci hry; karta s kočkou ti přivede kočku
does-green = dva stejné symboly nebo tři různé se odevzdají za žeton pokroku
does-red = { $horns ->
    [0] 1 štít pro všechny boje
    [one] 1 štít pro všechny boje; otočí 1 žeton konfliktu
    [few] 1 štít pro všechny boje; otočí { $horns } žetony konfliktu
   *[other] 1 štít pro všechny boje; otočí { $horns } žetonů konfliktu
}
lookup-decks = počet: { $central } v dobíracím balíčku, { $least }–{ $most } v balíčku každého divu
lookup-copies = počet: { $count }
lookup-wonder = div
lookup-token = žeton pokroku
lookup-after = až stojí: { $stages }
