game-name = 7 divů světa Architekti

# Architekti: záznam
event-wonder-chosen = { $seat } si vybírá div: { $wonder }.
event-turn-began = { $turn }. tah: { $seat }.
event-peeked = { $seat } se dívá na vrchní kartu dobíracího balíčku: { $card }.
event-peeked-hidden = { $seat } má kočku a tajně se dívá na vrchní kartu dobíracího balíčku.
event-no-card-taken = { $seat } nemá odkud vzít kartu.
event-card-taken = { $seat } bere kartu { $card } ({ $deck }).
event-extra-card-taken = { $seat } používá žeton { $token } a bere kartu { $card } ({ $deck }).
event-cat-moved = { $seat } získává kočku.
event-conflict-turned =
    { $count ->
        [0] Rohy nic nemění: všechny žetony konfliktu už jsou otočené.
        [one] 1 žeton konfliktu se otáčí na konfliktní stranu ({ $battle } z { $total }).
        [few] { $count } žetony konfliktu se otáčejí na konfliktní stranu ({ $battle } z { $total }).
        [many] { $count } žetonu konfliktu se otáčí na konfliktní stranu ({ $battle } z { $total }).
       *[other] { $count } žetonů konfliktu se otáčí na konfliktní stranu ({ $battle } z { $total }).
    }
event-token-armed = { $seat } teď může použít žeton { $token }.
event-stage-built = { $seat } staví: { $stage }. Cena: { $cards }.
event-paid-with = { $seat } při placení využívá žeton { $token }.
event-wonder-completed = { $seat } dokončuje div!
event-set-turned-in = { $seat } odevzdává sadu symbolů vědy: { $cards }.
event-token-taken = { $seat } bere žeton pokroku { $token }.
event-token-drawn = { $seat } dobírá ze sloupečku žeton pokroku { $token }.
event-token-revealed = Nový odkrytý žeton pokroku: { $token }.
event-effect-declined = { $seat } nevyužívá efekt divu.
event-looked = { $seat } si prohlíží vrchní karty balíčku ({ $deck }): { $cards }.
event-looked-hidden = { $seat } si prohlíží vrchní karty balíčku ({ $deck }).
event-deck-shuffled = Zbytek balíčku se míchá ({ $deck }).
event-battle-fought = Boj!
event-tokens-won =
    { $seat } ({ $shields ->
        [one] 1 štít
        [few] { $shields } štíty
        [many] { $shields } štítu
       *[other] { $shields } štítů
    }) { $count ->
        [0] nezískává nic
        [one] získává 1 žeton vojenského vítězství
        [few] získává { $count } žetony vojenského vítězství
        [many] získává { $count } žetonu vojenského vítězství
       *[other] získává { $count } žetonů vojenského vítězství
    }.
event-game-ended =
    { $ending ->
        [wonder_complete] Jeden div je dokončený, hra končí.
       *[other] Všechny balíčky jsou prázdné, hra končí.
    }

# důvody
reason-must-take = Nejdřív si vezmi jednu z dostupných karet.
reason-other-phase = Teď to nejde ({ $phase ->
        [choose] vybírá se div
        [pick] vezmi si kartu
        [resolution] vyhodnocuje se tah
        [effect] nejdřív je na řadě efekt divu
        [take_any] vezmi si kartu z libovolného balíčku
        [progress] vezmi si žeton pokroku
        [look] vyber balíček k prohlédnutí
       *[other] nech si jednu z prohlížených karet
    }).
reason-unfinished-move = To je málo: uveď i karty nebo balíček.
reason-empty-deck = Tento balíček je prázdný: { $deck }.
reason-deck-out-of-reach = Na tento balíček nedosáhneš: { $deck }.
reason-stage-built = { $stage } už stojí.
reason-stage-unavailable = { $stage } musí počkat, nejdřív postav: { $stages }.
reason-cards-not-held = Těchto karet není dost: { $cards }.
reason-cannot-pay = Na cenu karty nestačí: { $mode } zdroje ({ $n }×).
reason-wrong-worth = Počet karet v platbě: { $paid }, cena: { $n }.
reason-wrong-mode = Cena: { $mode } zdroje ({ $n }×).
reason-grey-first = Mince jen doplňují chybějící zdroje.
reason-not-a-set = Sada jsou dva stejné symboly nebo tři různé.
reason-no-tokens-left = Nezbyl žádný žeton pokroku.
reason-token-not-held = Tento žeton nemáš: { $token }.
reason-token-used = Žeton { $token } už je v tomto tahu použitý.
reason-token-not-live = Žeton { $token } se v tomto tahu nespustil.
reason-token-not-there = Tento žeton neleží odkrytý: { $token }.
reason-pile-empty = Sloupeček žetonů pokroku je prázdný.
reason-card-not-seen = Karta { $card } není mezi prohlíženými.
reason-wonder-taken = Tento div už někdo má: { $wonder }.
reason-obligation-build = Tohle postavit můžeš, a proto musíš: { $stages }.
reason-obligation-science = Nejdřív odevzdej sadu symbolů vědy.
reason-obligation-token = Nejdřív použij tyto žetony: { $tokens }.

# tahy
move-choose = Vybrat si div { $wonder }
move-take = Vzít kartu ({ $place }): { $card }
move-take-unknown = Vzít skrytou kartu ({ $place })
move-build = Postavit: { $stage }, cena: { $cards }
move-science = Odevzdat sadu za žeton pokroku: { $cards }
move-progress = Vzít žeton { $token }
move-progress-blind = Dobrat žeton ze sloupečku
move-use = Použít žeton { $token }, vzít kartu ({ $place }): { $card }
move-use-unknown = Použít žeton { $token }, vzít skrytou kartu ({ $place })
move-look = Prohlédnout si vrchní karty ({ $place })
move-keep = Nechat si kartu { $card }
move-effect = Využít efekt divu
move-decline = Nevyužít efekt
move-finish = Ukončit tah
place-left = levý balíček
place-right = pravý balíček
place-central = dobírací balíček
place-other = balíček divu { $deck }
gain-points =
    { $points ->
        [one] +1 bod
        [few] +{ $points } body
        [many] +{ $points } bodu
       *[other] +{ $points } bodů
    }
gain-completes = dokončí: { $stages }
gain-set = doplní sadu symbolů vědy
gain-cat = přivede kočku
gain-shield = +1 štít
gain-horns =
    { $count ->
        [one] otočí 1 žeton konfliktu
        [few] otočí { $count } žetony konfliktu
        [many] otočí { $count } žetonu konfliktu
       *[other] otočí { $count } žetonů konfliktu
    }
gain-battle = vyvolá boj
gain-arms = spustí: { $tokens }
gain-doubled = jedna mince platí za dvě
gain-engineering = díky žetonu Stavitelství

# kategorie, fáze, stůl
category-stages = Stavební části
category-blue = Modré karty
category-military = Vojenství
category-cat = Kočka
category-progress = Žetony pokroku
category-built = Postavené části
category-turns = Tahy
source-military_tokens = Žetony vojenského vítězství
source-cat_pawn = Figurka kočky
phase-choose = výběr divu
phase-pick = vezmi si kartu
phase-resolution = vyhodnocení tahu
phase-effect = využít efekt divu?
phase-take_any = vezmi si kartu z libovolného balíčku
phase-progress = vezmi si žeton pokroku
phase-look = vyber balíček k prohlédnutí
phase-keep = nech si jednu kartu
phase-over = konec hry
end-wonder_complete = dokončený div
end-decks_empty = prázdné balíčky
effect-none = –
effect-take_any = karta z libovolného balíčku
effect-take_central = karta z dobíracího balíčku
effect-take_progress = žeton pokroku
effect-look5_keep1 = prohlédni si 5 karet, 1 si nech
effect-take_sides = karta z levého i pravého balíčku
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
token-decor = 4 body, s dokončeným divem 6
token-politics = 1 bod za každou kočku na kartách
token-strategy = 1 bod za každý žeton vítězství
token-education = 2 body za každý žeton pokroku
token-culture = 4 body, oba dohromady 12
table-title = Architekti, { $turn }. tah: { $phase }
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
        [one] ve sloupečku 1 žeton
        [few] ve sloupečku { $count } žetony
        [many] ve sloupečku { $count } žetonu
       *[other] ve sloupečku { $count } žetonů
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
        [many] chybí { $count }
       *[other] chybí { $count }
    }
table-hidden = skrytá
table-empty = prázdný
table-you = ty
table-next = Další část
table-price = { $mode }: { $n }
table-neighbours = Štíty: ty { $mine }, vlevo { $left }, vpravo { $right }; boj by ti teď přinesl žetonů: { $won }
table-military = Vojenství
short-blue3 = 3 body
short-blue2cat = 2 body+kočka
short-red0 = štít
short-red1 = 1 roh
short-red2 = 2 rohy

# odmítnuté tahy, značky, rady a vyhledávání
move-take-from = Vzít kartu, { $place }
move-build-any = Stavět ({ $stage })
move-science-any = Odevzdat sadu symbolů vědy
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
merit-ends = Tímto tahem hra skončí
merit-denies = Další hráč nedostane kartu { $card } ({ $other })
merit-leaves = Další hráč dostane kartu { $card } ({ $other })
does-grey = platí se jí stavební části
does-yellow = platí za kterýkoli zdroj
does-blue = body na konci hry; karta s kočkou ti přivede kočku
does-green = dva stejné symboly nebo tři různé se odevzdají za žeton pokroku
does-red = { $horns ->
    [0] 1 štít pro všechny boje
    [one] 1 štít pro všechny boje; otočí 1 žeton konfliktu
    [few] 1 štít pro všechny boje; otočí { $horns } žetony konfliktu
    [many] 1 štít pro všechny boje; otočí { $horns } žetonu konfliktu
   *[other] 1 štít pro všechny boje; otočí { $horns } žetonů konfliktu
}
lookup-decks = počet: { $central } v dobíracím balíčku, { $least }–{ $most } v balíčku každého divu
lookup-copies = počet: { $count }
lookup-wonder = div
lookup-token = žeton pokroku
lookup-after = až stojí: { $stages }

# volby
option-wonders = Divy
option-wonders-random = losují se
option-wonders-picked = vybírají se postupně
option-wonders-pieces = určené každému hráči
option-first_player = Začínající hráč
option-first_player-0 = Hráč 1
option-first_player-1 = Hráč 2
option-first_player-2 = Hráč 3
option-first_player-3 = Hráč 4
option-first_player-4 = Hráč 5
option-first_player-5 = Hráč 6
option-first_player-6 = Hráč 7
option-coins_free_choice = Mince
option-coins_free_choice-true = zastoupí kterýkoli zdroj
option-coins_free_choice-false = jen doplňují chybějící zdroje
option-economy_forces_build = Co lze zaplatit jen díky žetonu Hospodářství
option-economy_forces_build-true = musí se postavit
option-economy_forces_build-false = nemusí se postavit
option-engineering_forces_build = Co lze zaplatit jen díky žetonu Stavitelství
option-engineering_forces_build-true = musí se postavit
option-engineering_forces_build-false = nemusí se postavit
option-engineering_once_per_turn = Žeton Stavitelství platí
option-engineering_once_per_turn-true = jednou za tah
option-engineering_once_per_turn-false = pro každou stavební část
option-wonder_effect_optional = Efekty divů
option-wonder_effect_optional-true = nejsou povinné
option-wonder_effect_optional-false = jsou povinné
option-extra_card_optional = Žetony za kartu navíc
option-extra_card_optional-true = nejsou povinné
option-extra_card_optional-false = jsou povinné
option-halicarnassus_public = Karty prohlížené díky divu Halikarnassos
option-halicarnassus_public-true = vidí všichni
option-halicarnassus_public-false = vidí jen hráč na tahu

# stůl na jednom řádku
column-stages = části
summary = { game-name }: { $turn ->
    [0] { $phase }
   *[other] { $turn }. tah, { $phase }
}
