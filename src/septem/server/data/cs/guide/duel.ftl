# Příručka hry Duel.
rules-aim = Za dvě minuty
rules-aim-1 = Dvě města, tři věky. Střídavě berete karty z rozložení, ve kterém leží jedna na druhé.
rules-aim-2 = Vyhrát jde trojím způsobem. Vojensky: figurka konfliktu dojde do hlavního města soupeře. Vědecky: máš 6 různých symbolů. Obojí končí hru okamžitě.
rules-aim-3 = Pokud to do konce III. věku nikdo nedokáže, vyhrává, kdo má víc bodů.

rules-setup = Před I. věkem
rules-setup-1 = Každý má 7 mincí. Na herní desce leží pět žetonů pokroku, dalších pět je stranou.
rules-setup-2 = Nejdřív je výběr divů: ze čtyř odkrytých si první hráč vezme jeden, druhý dva a první dostane poslední. Pak další čtyři, začíná druhý hráč. Každý má nakonec 4; čtyři divy zůstanou v krabici. Stůl může také rozdat divy pro první hru.
rules-setup-3 = Z každého věku se 3 karty odstraní bez prohlédnutí; ke III. věku se přidají 3 ze 7 cechů. Každý věk má tak 20 karet.

rules-turn = Jeden tah
rules-turn-1 = Vezmi kartu, na které neleží žádná jiná.
rules-turn-2 = Postav ji: zaplať cenu a budova od té chvíle působí.
rules-turn-3 = Nebo ji odlož za 2 mince a 1 navíc za každou žlutou kartu ve svém městě. To jde vždycky.
rules-turn-4 = Nebo s ní postav jeden ze svých divů: platí se cena divu, karta se vsune pod něj lícem dolů. Dohromady postavíte jen 7 divů; osmý ze hry odchází.
rules-turn-5 = Karty ležící lícem dolů, které už nic nezakrývá, se odkryjí. Pak je na tahu soupeř, ledaže tvůj div říká: hraj znovu.

rules-pay = Ceny
rules-pay-1 = Zdroje se nespotřebují: co tvoje město těží, slouží při každé stavbě.
rules-pay-2 = Co chybí, koupíš z banky: kus za 2 mince a 1 navíc za každý kus téhož zdroje na hnědých a šedých kartách soupeře. Hnědé a šedé karty tedy zdražují druhému.
rules-pay-3 = Karta, která dává zdroj za 1 minci, tuto cenu zaručí, ať má soupeř cokoli.
rules-pay-4 = Řetězec: když máš ve městě budovu, kterou karta žádá, nestojí tě karta vůbec nic.

rules-war = Vojenství
rules-war-1 = Každý štít posune figurku o pole k hlavnímu městu soupeře; od středu je to 9 polí. Štít působí jednou, když ho získáš.
rules-war-2 = Když figurka poprvé dojde na 3 pole, soupeř ztrácí 2 mince; na 6 polí, 5 mincí.
rules-war-3 = Na konci má vedoucí hráč 2 body za 1 až 2 pole, 5 bodů za 3 až 5 polí, 10 bodů za 6 až 8 polí.

rules-science = Věda
rules-science-1 = Symbolů je sedm. Šest z nich je vždy na dvou zelených kartách, váhy jen na žetonu Zákon.
rules-science-2 = S druhou kartou téhož symbolu si vezmeš z herní desky žeton pokroku.
rules-science-3 = Šest různých symbolů vyhrává hru okamžitě.

rules-end = Konec a bodování
rules-end-1 = Po poslední kartě věku se rozloží další. Kdo je vojensky slabší, určí, kdo začne; s figurkou uprostřed začíná, kdo vzal poslední kartu.
rules-end-2 = Po III. věku sčítáte: vojenství, modré, zelené a žluté karty, cechy, divy, žetony pokroku a 1 bod za každé 3 mince.
rules-end-3 = Při rovnosti vyhrává víc bodů na modrých kartách. Při další shodě se o vítězství dělíte.

rules-first = Pro první hru
rules-first-1 = Než kartu vezmeš, podívej se, co tím odkryješ soupeři.
rules-first-2 = Od II. věku hlídej oba náhlé konce: figurku konfliktu i symboly soupeře.
rules-first-3 = Divy s novým tahem mají největší cenu, když se má odkrýt dobrá karta.

# ---- symboly
sign-coin = Mince
sign-coin-more = 3 jsou na konci za bod
sign-laurel = Body
sign-laurel-more = počítají se na konci
sign-shield = Štít
sign-shield-more = posune figurku konfliktu o pole
sign-science-more = dva přinesou žeton pokroku, 6 různých vyhrává
sign-scales-more = jen na žetonu Zákon; počítá se mezi 6 různých symbolů
sign-stage = Div
sign-stage-more = postavený div
sign-token = Žeton pokroku
sign-token-more = trvalá výhoda
sign-again = Hraj znovu
sign-again-more = hned další tah
sign-discard = Odkládací hromádka
sign-discard-more = jedna její karta se postaví zdarma
sign-no = Zničit
sign-no-more = hnědá nebo šedá karta soupeře odchází; u ceny: nelze
sign-chain = Řetězec
sign-chain-more = zdarma, když máš budovu, jejíž název stojí vedle
sign-right = Vede k
sign-right-more = co bude zdarma později
sign-age1 = I. věk
sign-age2 = II. věk
sign-age3 = III. věk
sign-guild = Cech
sign-age-more = na rubu a dole na kartě
sign-goods-raw = hnědá
sign-goods-manufactured = šedá
sign-c-brown = Suroviny
sign-c-brown-more = těží dřevo, hlínu nebo kámen
sign-c-grey = Výrobky
sign-c-grey-more = dávají sklo nebo papyrus
sign-c-blue = Domy občanů
sign-c-blue-more = body
sign-c-green = Vědecké budovy
sign-c-green-more = symbol a někdy body
sign-c-yellow = Obchodní budovy
sign-c-yellow-more = mince, levné zdroje
sign-c-red = Vojenské budovy
sign-c-red-more = štíty
sign-c-purple = Cechy
sign-c-purple-more = počítají to město, které má víc
