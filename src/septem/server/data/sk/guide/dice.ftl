# Príručka hry 7 divov sveta v kocke.
rules-unsure = Čo je isté a čo nie
rules-unsure-1 = Pravidlá zodpovedajú pravidlám hry. Tlačené dosky verejne dostupné nie sú: väčšina cien, efektov a bodov políčok, poradie políčok v niekoľkých budovách a rozdiely medzi mestami sú naša rekonštrukcia, rovnako ako niektoré strany kociek. Čo nepotvrdila tlačená doska, má pri sebe otáznik.
rules-unsure-2 = Kto hru má, môže skutočné dosky opísať a hrať s nimi.

rules-aim = Za dve minúty
rules-aim-1 = Každý má dosku mesta plnú políčok. Kockami, ktoré ležia v strede, políčka škrtáš; škrtnuté prinášajú body, mince a ďalšie škrtanie.
rules-aim-2 = Všetci hrajú naraz a s rovnakými kockami. Nikto nikomu kocku neberie.
rules-aim-3 = Dokončené budovy prinášajú bonusy. Len čo niekto využije všetky tri, kolo sa dohrá a hrá sa ešte jedno posledné. Vyhráva, kto má najviac bodov.

rules-round = Jedno kolo
rules-round-1 = Vo Fóre sa zamieša sedem kociek. Každá ukazuje jednu stranu a leží v sekcii, ktorá stojí 0, 1, 2 alebo 3 mince.
rules-round-2 = Stavba: vyber kocku, zaplať za jej sekciu a škrtni políčko s jej symbolom. Políčka spojené šípkou sa škrtajú v tomto poradí.
rules-round-3 = Alebo škrtni ďalšie políčko svojho divu: kocka nie je potrebná, platí sa len políčko.
rules-round-4 = Alebo nestavaj a vezmi si 3 mince. To sa dá vždy.

rules-pay = Platenie
rules-pay-1 = Začínaš so 7 mincami. Za body nie sú, ale rozhodujú pri rovnosti.
rules-pay-2 = Každé škrtnuté políčko skladu je jedna surovina, na druhu nezáleží. Suroviny sa neminú.
rules-pay-3 = Políčko stojí toľko surovín, koľko hovorí číslo v ňom. Za každú chýbajúcu zaplatíš 1 mincu.

rules-buildings = Budovy
rules-buildings-1 = Sklad (šedá kocka): suroviny. Za dokončenie bonus nie je.
rules-buildings-2 = Agora (modrá kocka): body. Kto ju dokončí najskôr, má 3 body navyše; ak ju dokončia viacerí v tom istom kole, majú ich všetci.
rules-buildings-3 = Tržnica (žltá kocka): mince a body za políčka inde.
rules-buildings-4 = Univerzita (zelená kocka): trvalé výhody; odomyká ti aj bielu, čiernu a fialovú kocku. Špeciálna kocka, ktorú niekto odomkne prvýkrát, nahradí na konci kola jednu šedú.
rules-buildings-5 = Kasárne (červená kocka): útok v západných kasárňach mieri na suseda vľavo, vo východných na suseda vpravo. Je za svoj počet bodov bez políčok obrany, ktoré sused na priľahlej strane škrtol v predchádzajúcich kolách, najmenej za 0. Štíty vypĺňajú obranu na ktorejkoľvek strane.
rules-buildings-6 = Galéria vodcov (biela kocka): ďalšie škrtanie alebo body.
rules-buildings-7 = Cechovný súd (fialová kocka): len keď na začiatku kola máš v budove, ktorú kocka ukazuje, aspoň toľko políčok ako každý zo susedov. Pri 2 hráčoch ich musíš mať viac ako súper.
rules-buildings-8 = Čierna kocka škrtá ľubovoľné políčko farby, ktorú ukazuje; šípky a ceny platia ďalej.

rules-end = Koniec a bodovanie
rules-end-1 = Kto dokončí budovu v meste, aj div, vyberie jeden z troch bonusov a hneď ho použije. Každý bonus raz.
rules-end-2 = Tretím bonusom jedného hráča sa blíži koniec: kolo sa dohrá a hrá sa ešte jedno.
rules-end-3 = Body: za škrtnuté políčka, za útoky podľa zápisu a za to, čo sa počíta na konci. Pri rovnosti rozhodujú mince. Pri ďalšej zhode sa o víťazstvo delíte.

# ---- symboly
sign-fills = vypĺňa: { $names }
sign-compares = porovnáva: { $names }
sign-crosses = škrtá políčko s akýmkoľvek symbolom: { $names }
guide-group-dice = Farby kociek a ich značky
guide-group-boxes = V políčku
sign-dice-special = špeciálna kocka, musí sa odomknúť
sign-box-cost = Malé číslo
sign-box-cost-more = koľko surovín políčko stojí
sign-box-points = Tučné číslo
sign-box-points-more = body alebo sila útoku
sign-box-arrow = Políčka vedľa seba v rade
sign-box-arrow-more = škrtajú sa zľava doprava
sign-coin = Mince
sign-coin-more = platia kocky a chýbajúce suroviny
sign-laurel = Body
sign-laurel-more = počítajú sa na konci
sign-token = Bonus
sign-token-more = za dokončenú budovu
sign-stage = Div
sign-stage-more = škrtá sa bez kocky
sign-unsure = Nepotvrdené
sign-unsure-more = nepotvrdila to žiadna tlačená doska
