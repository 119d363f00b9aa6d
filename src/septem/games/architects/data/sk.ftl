game-name = 7 divov sveta Architekti

# Architekti: záznam
event-wonder-chosen = { $seat } si vyberá div: { $wonder }.
event-turn-began = { $turn }. ťah: { $seat }.
event-peeked = { $seat } sa pozerá na vrchnú kartu doberacieho balíčka: { $card }.
event-peeked-hidden = { $seat } má mačku a tajne sa pozerá na vrchnú kartu doberacieho balíčka.
event-no-card-taken = { $seat } nemá odkiaľ vziať kartu.
event-card-taken = { $seat } berie kartu { $card } ({ $deck }).
event-extra-card-taken = { $seat } používa žetón { $token } a berie kartu { $card } ({ $deck }).
event-cat-moved = { $seat } získava mačku.
event-conflict-turned =
    { $count ->
        [0] Rohy nič nemenia: všetky žetóny konfliktu sú už otočené.
        [one] 1 žetón konfliktu sa otáča na konfliktnú stranu ({ $battle } z { $total }).
        [few] { $count } žetóny konfliktu sa otáčajú na konfliktnú stranu ({ $battle } z { $total }).
        [many] { $count } žetónu konfliktu sa otáča na konfliktnú stranu ({ $battle } z { $total }).
       *[other] { $count } žetónov konfliktu sa otáča na konfliktnú stranu ({ $battle } z { $total }).
    }
event-token-armed = { $seat } teraz môže použiť žetón { $token }.
event-stage-built = { $seat } stavia: { $stage }. Cena: { $cards }.
event-paid-with = { $seat } pri platení využíva žetón { $token }.
event-wonder-completed = { $seat } dokončuje div!
event-set-turned-in = { $seat } odovzdáva sadu symbolov vedy: { $cards }.
event-token-taken = { $seat } berie žetón pokroku { $token }.
event-token-drawn = { $seat } doberá zo stĺpčeka žetón pokroku { $token }.
event-token-revealed = Nový odkrytý žetón pokroku: { $token }.
event-effect-declined = { $seat } nevyužíva efekt divu.
event-looked = { $seat } si prezerá vrchné karty balíčka ({ $deck }): { $cards }.
event-looked-hidden = { $seat } si prezerá vrchné karty balíčka ({ $deck }).
event-deck-shuffled = Zvyšok balíčka sa mieša ({ $deck }).
event-battle-fought = Boj!
event-tokens-won =
    { $seat } ({ $shields ->
        [one] 1 štít
        [few] { $shields } štíty
        [many] { $shields } štítu
       *[other] { $shields } štítov
    }) { $count ->
        [0] nezískava nič
        [one] získava 1 žetón vojenského víťazstva
        [few] získava { $count } žetóny vojenského víťazstva
        [many] získava { $count } žetónu vojenského víťazstva
       *[other] získava { $count } žetónov vojenského víťazstva
    }.
event-game-ended =
    { $ending ->
        [wonder_complete] Jeden div je dokončený, hra sa končí.
       *[other] Všetky balíčky sú prázdne, hra sa končí.
    }

# dôvody
reason-must-take = Najprv si vezmi jednu z dostupných kariet.
reason-other-phase = Teraz to nejde ({ $phase ->
        [choose] vyberá sa div
        [pick] vezmi si kartu
        [resolution] vyhodnocuje sa ťah
        [effect] najprv je na rade efekt divu
        [take_any] vezmi si kartu z ľubovoľného balíčka
        [progress] vezmi si žetón pokroku
        [look] vyber balíček na prezretie
       *[other] nechaj si jednu z prezeraných kariet
    }).
reason-unfinished-move = To je málo: uveď aj karty alebo balíček.
reason-empty-deck = Tento balíček je prázdny: { $deck }.
reason-deck-out-of-reach = Na tento balíček nedočiahneš: { $deck }.
reason-stage-built = { $stage } už stojí.
reason-stage-unavailable = { $stage } musí počkať, najprv postav: { $stages }.
reason-cards-not-held = Týchto kariet nie je dosť: { $cards }.
reason-cannot-pay = Na cenu karty nestačia: { $mode } suroviny ({ $n }×).
reason-wrong-worth = Počet kariet v platbe: { $paid }, cena: { $n }.
reason-wrong-mode = Cena: { $mode } suroviny ({ $n }×).
reason-grey-first = Mince len dopĺňajú chýbajúce suroviny.
reason-not-a-set = Sada sú dva rovnaké symboly alebo tri rôzne.
reason-no-tokens-left = Nezostal žiadny žetón pokroku.
reason-token-not-held = Tento žetón nemáš: { $token }.
reason-token-used = Žetón { $token } je v tomto ťahu už použitý.
reason-token-not-live = Žetón { $token } sa v tomto ťahu nespustil.
reason-token-not-there = Tento žetón neleží odkrytý: { $token }.
reason-pile-empty = Stĺpček žetónov pokroku je prázdny.
reason-card-not-seen = Karta { $card } nie je medzi prezeranými.
reason-wonder-taken = Tento div už niekto má: { $wonder }.
reason-obligation-build = Toto postaviť môžeš, a preto musíš: { $stages }.
reason-obligation-science = Najprv odovzdaj sadu symbolov vedy.
reason-obligation-token = Najprv použi tieto žetóny: { $tokens }.

# ťahy
move-choose = Vybrať si div { $wonder }
move-take = Vziať kartu ({ $place }): { $card }
move-take-unknown = Vziať skrytú kartu ({ $place })
move-build = Postaviť: { $stage }, cena: { $cards }
move-science = Odovzdať sadu za žetón pokroku: { $cards }
move-progress = Vziať žetón { $token }
move-progress-blind = Dobrať žetón zo stĺpčeka
move-use = Použiť žetón { $token }, vziať kartu ({ $place }): { $card }
move-use-unknown = Použiť žetón { $token }, vziať skrytú kartu ({ $place })
move-look = Prezrieť si vrchné karty ({ $place })
move-keep = Nechať si kartu { $card }
move-effect = Využiť efekt divu
move-decline = Nevyužiť efekt
move-finish = Ukončiť ťah
place-left = ľavý balíček
place-right = pravý balíček
place-central = doberací balíček
place-other = balíček divu { $deck }
gain-points =
    { $points ->
        [one] +1 bod
        [few] +{ $points } body
        [many] +{ $points } bodu
       *[other] +{ $points } bodov
    }
gain-completes = dokončí: { $stages }
gain-set = doplní sadu symbolov vedy
gain-cat = privedie mačku
gain-shield = +1 štít
gain-horns =
    { $count ->
        [one] otočí 1 žetón konfliktu
        [few] otočí { $count } žetóny konfliktu
        [many] otočí { $count } žetónu konfliktu
       *[other] otočí { $count } žetónov konfliktu
    }
gain-battle = vyvolá boj
gain-arms = spustí: { $tokens }
gain-doubled = jedna minca platí za dve
gain-engineering = vďaka žetónu Staviteľstvo

# kategórie, fázy, stôl
category-stages = Stavebné časti
category-blue = Modré karty
category-military = Vojenstvo
category-cat = Mačka
category-progress = Žetóny pokroku
category-built = Postavené časti
category-turns = Ťahy
source-military_tokens = Žetóny vojenského víťazstva
source-cat_pawn = Figúrka mačky
phase-choose = výber divu
phase-pick = vezmi si kartu
phase-resolution = vyhodnotenie ťahu
phase-effect = využiť efekt divu?
phase-take_any = vezmi si kartu z ľubovoľného balíčka
phase-progress = vezmi si žetón pokroku
phase-look = vyber balíček na prezretie
phase-keep = nechaj si jednu kartu
phase-over = koniec hry
end-wonder_complete = dokončený div
end-decks_empty = prázdne balíčky
effect-none = –
effect-take_any = karta z ľubovoľného balíčka
effect-take_central = karta z doberacieho balíčka
effect-take_progress = žetón pokroku
effect-look5_keep1 = prezri si 5 kariet, 1 si nechaj
effect-take_sides = karta z ľavého aj pravého balíčka
effect-shield = natrvalo +1 štít
token-urbanism = drevo alebo tehla: karta navyše
token-crafts = papyrus alebo sklo: karta navyše
token-jewellery = kameň alebo minca: karta navyše
token-science = zelená karta: karta navyše
token-propaganda = rohy: karta navyše
token-architecture = stavba: karta navyše
token-economy = jedna minca platí za dve
token-engineering = plať ľubovoľnými surovinami
token-tactics = +2 štíty
token-decor = 4 body, s dokončeným divom 6
token-politics = 1 bod za každú mačku na kartách
token-strategy = 1 bod za každý žetón víťazstva
token-education = 2 body za každý žetón pokroku
token-culture = 4 body, oba spolu 12
table-title = Architekti, { $turn }. ťah: { $phase }
table-seat = Hráč
table-wonder = Div
table-cards = Karty
table-tokens-held = žetóny: { $tokens }
table-shields = Štíty
table-points = Body
table-decks = Balíčky
table-top = Vrchná karta
table-size = Zostáva kariet
table-face-up = Odkryté žetóny pokroku: { $tokens }
table-pile =
    { $count ->
        [one] v stĺpčeku 1 žetón
        [few] v stĺpčeku { $count } žetóny
        [many] v stĺpčeku { $count } žetónu
       *[other] v stĺpčeku { $count } žetónov
    }
table-conflict = Otočené žetóny konfliktu: { $battle } z { $total }
table-battle-due = Na konci tohto ťahu bude boj.
table-cat = Mačka: { $owner }
table-nobody = nikto
table-live = Možno použiť: { $tokens }
table-look = Prezerané karty: { $cards }
table-missing =
    { $count ->
        [0] možno zaplatiť
        [one] chýba 1
        [few] chýbajú { $count }
        [many] chýba { $count }
       *[other] chýba { $count }
    }
table-hidden = skrytá
table-empty = prázdny
table-you = ty
table-next = Ďalšia časť
table-price = { $mode }: { $n }
table-neighbours = Štíty: ty { $mine }, vľavo { $left }, vpravo { $right }; boj by ti teraz priniesol žetónov: { $won }
table-military = Vojenstvo
short-blue3 = 3 body
short-blue2cat = 2 body+mačka
short-red0 = štít
short-red1 = 1 roh
short-red2 = 2 rohy

# odmietnuté ťahy, značky, rady a vyhľadávanie
move-take-from = Vziať kartu, { $place }
move-build-any = Stavať ({ $stage })
move-science-any = Odovzdať sadu symbolov vedy
move-use-any = Použiť žetón { $token }
table-none = žiadne
table-opponent = Tvoje štíty { $mine }, súper { $left }; boj by teraz priniesol žetónov: { $won }
legend-built = stojí
legend-open = na rade
legend-later = neskôr
legend-top = horná karta balíčka hráča
legend-cat = mačka
merit-hidden = Skrytá karta je v priemere lepšia než odkryté
merit-token = Prinesie žetón pokroku
merit-begins-set = Dva rovnaké symboly alebo tri rôzne prinesú žetón pokroku
merit-pays = Pomôže zaplatiť: { $stages }
merit-ends = Týmto ťahom sa hra skončí
merit-denies = Ďalší hráč nedostane kartu { $card } ({ $other })
merit-leaves = Ďalší hráč dostane kartu { $card } ({ $other })
does-grey = platí sa ňou za stavebné časti
does-yellow = platí za ktorúkoľvek surovinu
does-blue = body na konci hry; karta s mačkou ti privedie mačku
does-green = dva rovnaké symboly alebo tri rôzne sa odovzdajú za žetón pokroku
does-red = { $horns ->
    [0] 1 štít pre všetky boje
    [one] 1 štít pre všetky boje; otočí 1 žetón konfliktu
    [few] 1 štít pre všetky boje; otočí { $horns } žetóny konfliktu
    [many] 1 štít pre všetky boje; otočí { $horns } žetónu konfliktu
   *[other] 1 štít pre všetky boje; otočí { $horns } žetónov konfliktu
}
lookup-decks = počet: { $central } v doberacom balíčku, { $least }–{ $most } v balíčku každého divu
lookup-copies = počet: { $count }
lookup-wonder = div
lookup-token = žetón pokroku
lookup-after = keď stojí: { $stages }

# voľby
option-wonders = Divy
option-wonders-random = losujú sa
option-wonders-picked = vyberajú sa postupne
option-wonders-pieces = určené každému hráčovi
option-first_player = Začínajúci hráč
option-first_player-0 = Hráč 1
option-first_player-1 = Hráč 2
option-first_player-2 = Hráč 3
option-first_player-3 = Hráč 4
option-first_player-4 = Hráč 5
option-first_player-5 = Hráč 6
option-first_player-6 = Hráč 7
option-coins_free_choice = Mince
option-coins_free_choice-true = zastúpia ktorúkoľvek surovinu
option-coins_free_choice-false = len dopĺňajú chýbajúce suroviny
option-economy_forces_build = Čo možno zaplatiť len vďaka žetónu Hospodárstvo
option-economy_forces_build-true = musí sa postaviť
option-economy_forces_build-false = nemusí sa postaviť
option-engineering_forces_build = Čo možno zaplatiť len vďaka žetónu Staviteľstvo
option-engineering_forces_build-true = musí sa postaviť
option-engineering_forces_build-false = nemusí sa postaviť
option-engineering_once_per_turn = Žetón Staviteľstvo platí
option-engineering_once_per_turn-true = raz za ťah
option-engineering_once_per_turn-false = pre každú stavebnú časť
option-wonder_effect_optional = Efekty divov
option-wonder_effect_optional-true = nie sú povinné
option-wonder_effect_optional-false = sú povinné
option-extra_card_optional = Žetóny za kartu navyše
option-extra_card_optional-true = nie sú povinné
option-extra_card_optional-false = sú povinné
option-halicarnassus_public = Karty prezerané vďaka divu Halikarnas
option-halicarnassus_public-true = vidia všetci
option-halicarnassus_public-false = vidí len hráč na ťahu

# stôl v jednom riadku
column-stages = časti
summary = { game-name }: { $turn ->
    [0] { $phase }
   *[other] { $turn }. ťah, { $phase }
}
