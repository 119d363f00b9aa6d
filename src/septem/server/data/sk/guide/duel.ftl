# Príručka hry Duel.
rules-aim = Za dve minúty
rules-aim-1 = Dve mestá, tri veky. Striedavo beriete karty z rozloženia, v ktorom ležia jedna na druhej.
rules-aim-2 = Vyhrať sa dá trojako. Vojensky: figúrka konfliktu dôjde do hlavného mesta súpera. Vedecky: máš 6 rôznych symbolov. Oboje končí hru okamžite.
rules-aim-3 = Ak to do konca III. veku nikto nedokáže, vyhráva, kto má viac bodov.

rules-setup = Pred I. vekom
rules-setup-1 = Každý má 7 mincí. Na hernej doske leží päť žetónov pokroku, ďalších päť je bokom.
rules-setup-2 = Najprv je výber divov: zo štyroch odkrytých si prvý hráč vezme jeden, druhý dva a prvý dostane posledný. Potom ďalšie štyri, začína druhý hráč. Každý má nakoniec 4; štyri divy ostanú v krabici. Stôl môže rozdať aj divy pre prvú hru.
rules-setup-3 = Z každého veku sa 3 karty odstránia bez prezretia; k III. veku sa pridajú 3 zo 7 cechov. Každý vek má tak 20 kariet.

rules-turn = Jeden ťah
rules-turn-1 = Vezmi kartu, na ktorej neleží žiadna iná.
rules-turn-2 = Postav ju: zaplať cenu a budova od tej chvíle pôsobí.
rules-turn-3 = Alebo ju odlož za 2 mince a 1 navyše za každú žltú kartu vo svojom meste. To sa dá vždy.
rules-turn-4 = Alebo s ňou postav jeden zo svojich divov: platí sa cena divu, karta sa zasunie poň lícom nadol. Spolu postavíte len 7 divov; ôsmy z hry odchádza.
rules-turn-5 = Karty ležiace lícom nadol, ktoré už nič nezakrýva, sa odkryjú. Potom je na ťahu súper, ibaže tvoj div hovorí: hraj znova.

rules-pay = Ceny
rules-pay-1 = Suroviny sa neminú: čo tvoje mesto produkuje, slúži pri každej stavbe.
rules-pay-2 = Čo chýba, kúpiš z banky: kus za 2 mince a 1 navyše za každý kus tej istej suroviny na hnedých a šedých kartách súpera. Hnedé a šedé karty teda druhému zdražujú.
rules-pay-3 = Karta, ktorá dáva surovinu za 1 mincu, túto cenu zaručí, nech má súper čokoľvek.
rules-pay-4 = Reťazec: keď máš v meste budovu, ktorú karta žiada, nestojí ťa karta vôbec nič.

rules-war = Vojenstvo
rules-war-1 = Každý štít posunie figúrku o pole k hlavnému mestu súpera; od stredu je to 9 polí. Štít pôsobí raz, keď ho získaš.
rules-war-2 = Keď figúrka prvýkrát dôjde na 3 polia, súper stráca 2 mince; na 6 polí, 5 mincí.
rules-war-3 = Na konci má vedúci hráč 2 body za 1 až 2 polia, 5 bodov za 3 až 5 polí, 10 bodov za 6 až 8 polí.

rules-science = Veda
rules-science-1 = Symbolov je sedem. Šesť z nich je vždy na dvoch zelených kartách, váhy len na žetóne Zákon.
rules-science-2 = S druhou kartou toho istého symbolu si vezmeš z hernej dosky žetón pokroku.
rules-science-3 = Šesť rôznych symbolov vyhráva hru okamžite.

rules-end = Koniec a bodovanie
rules-end-1 = Po poslednej karte veku sa rozloží ďalší. Kto je vojensky slabší, určí, kto začne; s figúrkou uprostred začína, kto vzal poslednú kartu.
rules-end-2 = Po III. veku sčítate: vojenstvo, modré, zelené a žlté karty, cechy, divy, žetóny pokroku a 1 bod za každé 3 mince.
rules-end-3 = Pri rovnosti vyhráva viac bodov na modrých kartách. Pri ďalšej zhode sa o víťazstvo delíte.

rules-first = Pre prvú hru
rules-first-1 = Skôr než kartu vezmeš, pozri sa, čo tým odkryješ súperovi.
rules-first-2 = Od II. veku stráž oba náhle konce: figúrku konfliktu aj symboly súpera.
rules-first-3 = Divy s novým ťahom majú najväčšiu cenu, keď sa má odkryť dobrá karta.

# ---- symboly
sign-coin = Mince
sign-coin-more = 3 sú na konci za bod
sign-laurel = Body
sign-laurel-more = počítajú sa na konci
sign-shield = Štít
sign-shield-more = posunie figúrku konfliktu o pole
sign-science-more = dva prinesú žetón pokroku, 6 rôznych vyhráva
sign-scales-more = len na žetóne Zákon; počíta sa medzi 6 rôznych symbolov
sign-stage = Div
sign-stage-more = postavený div
sign-token = Žetón pokroku
sign-token-more = trvalá výhoda
sign-again = Hraj znova
sign-again-more = hneď ďalší ťah
sign-discard = Odkladacia kôpka
sign-discard-more = jedna jej karta sa postaví zadarmo
sign-no = Zničiť
sign-no-more = hnedá alebo šedá karta súpera odchádza; pri cene: nedá sa
sign-chain = Reťazec
sign-chain-more = zadarmo, keď máš budovu, ktorej názov stojí vedľa
sign-right = Vedie k
sign-right-more = čo bude zadarmo neskôr
sign-age1 = I. vek
sign-age2 = II. vek
sign-age3 = III. vek
sign-guild = Cech
sign-age-more = na rube a dole na karte
sign-goods-raw = hnedá
sign-goods-manufactured = šedá
sign-c-brown = Základné suroviny
sign-c-brown-more = produkujú drevo, hlinu alebo kameň
sign-c-grey = Výrobky
sign-c-grey-more = dávajú sklo alebo papyrus
sign-c-blue = Civilné budovy
sign-c-blue-more = body
sign-c-green = Vedecké budovy
sign-c-green-more = symbol a niekedy body
sign-c-yellow = Obchodné budovy
sign-c-yellow-more = mince, lacné suroviny
sign-c-red = Vojenské budovy
sign-c-red-more = štíty
sign-c-purple = Cechy
sign-c-purple-more = počítajú to mesto, ktoré má viac
