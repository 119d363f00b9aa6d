# Príručka 7 divov sveta.
age-gen = veku
age-loc = veku
ages-all = veky

rules-aim = Za dve minúty
rules-aim-1 = Vedieš jedno z miest staroveku. Hra má tri { ages-all }: pridávaš budovy a staviaš div. Kto má nakoniec najviac bodov, vyhráva.
rules-aim-2 = Všetci hrajú naraz: vyber jednu kartu z ruky, použi ju a zvyšok podaj ďalej. Po šiestich takýchto kolách je koniec { age-gen }.
rules-aim-3 = Od oboch susedov nakupuješ a s oboma vedieš konflikty. Čo leží ďalej, sa ťa takmer netýka.
rules-aim-4 = Body sú zo siedmich zdrojov: vojenstvo, mince, div, modré karty, veda, žlté karty a cechy. Zameraj sa na dva alebo tri.

rules-turn = Jedno kolo
rules-turn-1 = Na začiatku { age-gen } dostaneš 7 kariet. Na začiatku hry máš aj 3 mince a dosku, ktorá produkuje jednu surovinu.
rules-turn-2 = Tajne vyber kartu. Keď majú vybrané všetci, vykoná sa všetko naraz.
rules-turn-3 = Postav ju: zaplať cenu a budova ostane v meste do konca hry. Rovnakú budovu druhýkrát postaviť nemožno.
rules-turn-4 = Alebo s ňou postav ďalšiu etapu divu: platí sa cena etapy, karta sa zasunie lícom nadol pod dosku a nič ďalšie neznamená.
rules-turn-5 = Alebo ju predaj za 3 mince. To sa dá vždy.
rules-turn-6 = Potom karty putujú ďalej: v I. a III. { age-loc } doľava, v II. { age-loc } doprava. V šiestom kole držíš dve karty: jednu použiješ, druhá sa odhodí bez úžitku.

rules-pay = Ceny a obchod
rules-pay-1 = Suroviny sa neminú: čo tvoje mesto produkuje, má k dispozícii v každom kole znova. Zo symbolu s lomkou si pre každú kartu vyberieš jeden druh.
rules-pay-2 = Čo chýba, kúpiš od suseda, každý kus za 2 mince. Na predaj je surovina dosky a suroviny hnedých a šedých kariet, ktoré tam ležali na začiatku kola. Nikto nemôže odmietnuť a majiteľ o nič nepríde.
rules-pay-3 = Suroviny žltých kariet a etáp divu na predaj nikdy nie sú.
rules-pay-4 = Míňaš len mince, ktoré máš na začiatku kola. Čo ti zaplatia susedia, použiješ až v ďalšom kole.
rules-pay-5 = Reťazec: keď máš v meste budovu, ktorú karta menuje, nestojí ťa karta vôbec nič.

rules-war = Vojenstvo a veda
rules-war-1 = Na konci { age-gen } porovnáš štíty s každým susedom. Silnejší berie žetón víťazstva: 1 bod v I. { age-loc }, 3 body v II., 5 bodov v III. Slabší berie žetón porážky, −1 bod. Pri zhode nikto nič.
rules-war-2 = Veda sa počíta na konci: za každý symbol druhá mocnina jeho počtu a navyše 7 za každú trojicu rôznych. Za 3 kružidlá, 2 ozubené kolesá a 1 tabuľku je to 9 + 4 + 1 + 7 = 21.
rules-war-3 = Ľubovoľný symbol sa stane tým, ktorý ti prinesie najviac; vypočíta to stôl.

rules-wonder = Tvoj div
rules-wonder-1 = Etapy sa stavajú zľava doprava, každá raz a kedykoľvek. Stavať div nie je povinné.
rules-wonder-2 = { $edition ->
    [1] Každá doska má stranu A a stranu B. Doska aj strana sa žrebujú.
   *[2] Každá doska má dennú a nočnú stranu. Doska sa žrebuje; strana sa žrebuje tiež, alebo si ju vyberie každý hráč, podľa nastavenia stola.
}
rules-wonder-3 = Mince za etapu dostaneš hneď. Všetko ostatné platí od konca toho kola.

rules-end = Koniec a bodovanie
rules-end-1 = Po poslednom konflikte všetci sčítajú: žetóny vojenstva (aj do mínusu), 1 bod za každé 3 mince, body etáp divu, modré karty, vedu, žlté karty a cechy.
rules-end-2 = Pri rovnosti bodov rozhodujú mince. Pri ďalšej zhode sa o víťazstvo delíte.

rules-first = Pre prvú hru
rules-first-1 = Na suroviny mysli včas: v III. { age-loc } už hnedé ani šedé karty nie sú.
rules-first-2 = Pozeraj sa, čo predávajú susedia. Čo nemá ani jeden, nech produkuje tvoje mesto.
rules-first-3 = O jeden štít viac ako sused stačí; päť štítov navyše neprinesie nič ďalšie.
rules-first-4 = Kartu, ktorá by sa hodila ďalšiemu susedovi, radšej predaj alebo zasuň pod div.

rules-two = Vo dvojici: Slobodné mesto
rules-two-1 = Medzi vami leží tretia doska, Slobodné mesto, s vlastnými 3 mincami. Susedí s oboma hráčmi; hrá sa s kartami pre troch hráčov.
rules-two-2 = Na začiatku { age-gen } dostane každý 7 kariet, zvyšných 7 tvorí balíček. Kto má kartu Slobodného mesta, doberie si z balíčka a vyberie dve karty: jednu pre svoje mesto a jednu pre Slobodné mesto. Druhý hráč vyberie jednu.
rules-two-3 = Ak je karta pre Slobodné mesto vďaka reťazcu zadarmo, musí sa postaviť. Inak sa postaví ona alebo ďalšia etapa, ak na to má; čo z toho, určí držiteľ karty. Len keď sa nedá ani jedno, predá sa za 3 mince.
rules-two-4 = Potom si vymeníte ruky a s nimi putuje aj karta Slobodného mesta. Slobodné mesto obchoduje a bojuje ako každé iné, ale vyhrať nemôže.

# ---- symboly
sign-coin = Mince
sign-coin-more = 3 sú na konci za bod
sign-laurel = Body
sign-laurel-more = počítajú sa na konci
sign-shield = Štít
sign-shield-more = vojenská sila, porovnáva sa s oboma susedmi
sign-compass = Kružidlo
sign-compass-more = veda
sign-gear = Ozubené koleso
sign-gear-more = veda
sign-tablet = Tabuľka
sign-tablet-more = veda
sign-stage = Etapa
sign-stage-more = časť divu
sign-again = Siedma karta
sign-again-more = zahráš aj poslednú kartu z ruky
sign-discard = Odhodené karty
sign-discard-more = jednu z nich postavíš zadarmo
sign-free = Stavba zadarmo
sign-free-more = karta nič nestojí; kedy, hovorí jej opis
sign-guild = Cech
sign-guild-more = cech suseda sa počíta aj tebe
sign-no = Žetón porážky
sign-no-more = počíta ho jeden cech; pri cene: nedá sa
sign-chain = Reťazec
sign-chain-more = zadarmo, keď máš budovu, ktorej názov stojí vedľa
sign-left = Sused vľavo
sign-left-more = počíta sa uňho, alebo sa uňho nakupuje
sign-own = Vlastné mesto
sign-own-more = počíta sa v ňom
sign-right = Sused vpravo
sign-right-more = počíta sa alebo nakupuje uňho; pri reťazci: neskôr zadarmo
sign-age1 = Karta I. { age-gen }
sign-age2 = Karta II. { age-gen }
sign-age3 = Karta III. { age-gen }
sign-age-more = dole na karte
sign-goods-raw = hnedá, od suseda za 2 mince
sign-goods-manufactured = šedá, od suseda za 2 mince
sign-c-brown = Základné suroviny
sign-c-brown-more = produkujú drevo, kameň, hlinu alebo rudu
sign-c-grey = Výrobky
sign-c-grey-more = produkujú sklo, látku alebo papyrus
sign-c-blue = Civilné budovy
sign-c-blue-more = body
sign-c-yellow = Obchodné budovy
sign-c-yellow-more = mince, obchod, suroviny len pre teba
sign-c-red = Vojenské budovy
sign-c-red-more = štíty
sign-c-green = Vedecké budovy
sign-c-green-more = každá má jeden vedecký symbol
sign-c-purple = Cechy
sign-c-purple-more = body za to, čo leží v mestách okolo
