# Příručka hry 7 divů světa v kostce.
rules-unsure = Co je jisté a co ne
rules-unsure-1 = Pravidla odpovídají pravidlům hry. Tištěné desky veřejně dostupné nejsou: většina cen, efektů a bodů políček, pořadí políček v několika budovách a rozdíly mezi městy jsou naše rekonstrukce, stejně jako některé strany kostek. Co nepotvrdila tištěná deska, má u sebe otazník.
rules-unsure-2 = Kdo hru má, může skutečné desky opsat a hrát s nimi.

rules-aim = Za dvě minuty
rules-aim-1 = Každý má desku města plnou políček. Kostkami, které leží uprostřed, políčka škrtáš; škrtnutá přinášejí body, mince a další škrtání.
rules-aim-2 = Všichni hrají současně a se stejnými kostkami. Nikdo nikomu kostku nebere.
rules-aim-3 = Dokončené budovy přinášejí bonusy. Jakmile někdo využije všechny tři, kolo se dohraje a hraje se ještě jedno poslední. Vyhrává, kdo má nejvíc bodů.

rules-round = Jedno kolo
rules-round-1 = Ve Fóru se zamíchá sedm kostek. Každá ukazuje jednu stranu a leží v sekci, která stojí 0, 1, 2, nebo 3 mince.
rules-round-2 = Stavba: vyber kostku, zaplať za její sekci a škrtni políčko s jejím symbolem. Políčka spojená šipkou se škrtají v tomto pořadí.
rules-round-3 = Nebo škrtni další políčko svého divu: kostka není potřeba, platí se jen políčko.
rules-round-4 = Nebo nestav a vezmi si 3 mince. To jde vždycky.

rules-pay = Placení
rules-pay-1 = Začínáš se 7 mincemi. Za body nejsou, ale rozhodují při rovnosti.
rules-pay-2 = Každé škrtnuté políčko skladu je jedna surovina, na druhu nezáleží. Suroviny se nespotřebují.
rules-pay-3 = Políčko stojí tolik surovin, kolik říká číslo v něm. Za každou chybějící zaplatíš 1 minci.

rules-buildings = Budovy
rules-buildings-1 = Sklad (šedá kostka): suroviny. Za dokončení bonus není.
rules-buildings-2 = Agora (modrá kostka): body. Kdo ji dokončí nejdřív, má 3 body navíc; dokončí-li ji víc hráčů v témže kole, mají je všichni.
rules-buildings-3 = Tržnice (žlutá kostka): mince a body za políčka jinde.
rules-buildings-4 = Univerzita (zelená kostka): trvalé výhody; také ti odemyká bílou, černou a fialovou kostku. Speciální kostka, kterou někdo odemkne poprvé, nahradí na konci kola jednu šedou.
rules-buildings-5 = Kasárna (červená kostka): útok v západních kasárnách míří na souseda vlevo, ve východních na souseda vpravo. Je za svůj počet bodů bez políček obrany, která soused na přilehlé straně škrtl v předchozích kolech, nejméně za 0. Štíty vyplňují obranu na kterékoli straně.
rules-buildings-6 = Galerie vůdců (bílá kostka): další škrtání, nebo body.
rules-buildings-7 = Cechovní soud (fialová kostka): jen když na začátku kola máš v budově, kterou kostka ukazuje, aspoň tolik políček co každý ze sousedů. Při 2 hráčích jich musíš mít víc než soupeř.
rules-buildings-8 = Černá kostka škrtá libovolné políčko barvy, kterou ukazuje; šipky a ceny platí dál.

rules-end = Konec a bodování
rules-end-1 = Kdo dokončí budovu ve městě, i div, vybere jeden ze tří bonusů a hned ho použije. Každý bonus jednou.
rules-end-2 = Třetím bonusem jednoho hráče se blíží konec: kolo se dohraje a hraje se ještě jedno.
rules-end-3 = Body: za škrtnutá políčka, za útoky podle zápisu a za to, co se počítá na konci. Při rovnosti rozhodují mince. Při další shodě se o vítězství dělíte.

# ---- symboly
sign-fills = vyplňuje: { $names }
sign-compares = porovnává: { $names }
sign-crosses = škrtá políčko s jakýmkoli symbolem: { $names }
guide-group-dice = Barvy kostek a jejich značky
guide-group-boxes = V políčku
sign-dice-special = speciální kostka, musí se odemknout
sign-box-cost = Malé číslo
sign-box-cost-more = kolik surovin políčko stojí
sign-box-points = Tučné číslo
sign-box-points-more = body, nebo síla útoku
sign-box-arrow = Políčka vedle sebe v řadě
sign-box-arrow-more = škrtají se zleva doprava
sign-coin = Mince
sign-coin-more = platí kostky a chybějící suroviny
sign-laurel = Body
sign-laurel-more = počítají se na konci
sign-token = Bonus
sign-token-more = za dokončenou budovu
sign-stage = Div
sign-stage-more = škrtá se bez kostky
sign-unsure = Nepotvrzeno
sign-unsure-more = nepotvrdila to žádná tištěná deska
