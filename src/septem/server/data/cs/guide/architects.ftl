# Příručka hry Architekti.
rules-aim = Za dvě minuty
rules-aim-1 = Každý staví jeden div z pěti částí. Jakmile ho někdo dokončí, hra tím tahem končí; vyhrává, kdo má nejvíc bodů.
rules-aim-2 = Ve svém tahu si vezmeš jednu kartu: z balíčku po levici, z balíčku po pravici, nebo naslepo ze středu.
rules-aim-3 = Karty působí samy: ze zdrojů jsou části divu, z vědy žetony pokroku, štíty vyhrávají boje, modré karty jsou body.

rules-turn = Jeden tah
rules-turn-1 = Vezmi vrchní kartu levého, pravého nebo prostředního balíčku a polož ji před sebe. Levý balíček patří k tvému divu, pravý k divu souseda po pravici.
rules-turn-2 = Máš-li na další část divu, musíš ji hned postavit. Máš-li sadu vědeckých karet, musíš ji hned odevzdat.
rules-turn-3 = Některé žetony a části divu dávají další karty; každá z nich platí stejně jako první.
rules-turn-4 = Když už není co provést, je na tahu soused po levici.

rules-build = Stavba
rules-build-1 = Část stojí 2, 3 nebo 4 zdroje, všechny stejné, nebo všechny různé, jak je na ní uvedeno. Části stojí na sobě: napřed to, co je vespod. Je-li volných víc, vybereš si.
rules-build-2 = Šedá karta je jeden zdroj. Žlutá karta je mince a platí za kterýkoli zdroj; mince si nelze šetřit.
rules-build-3 = Zaplacené karty se odloží. Část se otočí a její efekt se provede hned.

rules-science = Věda
rules-science-1 = Sadu tvoří dva stejné, nebo tři různé symboly. Odevzdáš ji za žeton pokroku: jeden ze tří odkrytých, nebo naslepo vrchní ze sloupečku.
rules-science-2 = Žeton platí od té chvíle do konce; ty, které působí během hry, nejvýš jednou za tah. Co který dělá, říká část o žetonech.

rules-war = Vojenství
rules-war-1 = Každá červená karta je štít. Rohy na ní otáčejí žetony konfliktu. Když se otočí poslední, je na konci toho tahu boj.
rules-war-2 = Hrají-li tři a více, získáš za každého souseda, který má méně štítů než ty, žeton vojenského vítězství za 3 body.
rules-war-3 = Ve dvou bere silnější 1 žeton; má-li aspoň dvojnásobek a zároveň aspoň 2 štíty, bere 2 žetony.
rules-war-4 = Po boji všichni odloží červené karty s rohy; karty bez rohů zůstávají. Žetony konfliktu se otočí zpět.

rules-cat = Kočka
rules-cat-1 = Kdo vezme modrou kartu s kočkou, dostane figurku kočky. Na konci je za 2 body.
rules-cat-2 = Máš-li kočku na začátku svého tahu, smíš se před výběrem podívat na vrchní kartu uprostřed.

rules-end = Konec a bodování
rules-end-1 = Hra končí tahem, ve kterém je dokončen div; čeká-li boj, ještě se odehraje.
rules-end-2 = Body: postavené části, modré karty, 3 za každý žeton vojenského vítězství, 2 za kočku a žetony, které se počítají na konci. Ostatní karty za body nejsou.
rules-end-3 = Při rovnosti vyhrává víc postavených částí. Při další shodě se o vítězství dělíte.

# ---- symboly
sign-goods-more = šedá, platí části divu
sign-coin = Mince
sign-coin-more = platí za kterýkoli zdroj
sign-laurel = Body
sign-laurel-more = počítají se na konci
sign-cat = Kočka
sign-cat-more = přivede ti figurku kočky
sign-shield = Štít
sign-shield-more = síla v každém boji
sign-horn = Roh
sign-horn-more = otočí žeton konfliktu; karta se po boji odloží
sign-compass = Kružítko
sign-gear = Ozubené kolo
sign-tablet = Tabulka
sign-science-more = dva stejné nebo tři různé přinesou žeton
sign-token = Žeton pokroku
sign-token-more = výhoda do konce hry
sign-again = Další karta
sign-again-more = vezmi si ještě jednu; odkud, říká popis
sign-eye = Prohlížení
sign-eye-more = prohlédni si pět karet a jednu si nech
sign-stage = Stavební část
sign-stage-more = část divu
sign-c-grey = Zdroje
sign-c-grey-more = platí části divu
sign-c-yellow = Mince
sign-c-yellow-more = platí za kterýkoli zdroj
sign-c-blue = Body
sign-c-blue-more = a někdy kočka
sign-c-green = Věda
sign-c-green-more = sady přinášejí žetony pokroku
sign-c-red = Vojenství
sign-c-red-more = štíty, některé s rohy
