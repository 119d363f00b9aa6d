# Příručka 7 divů světa. První vydání má epochy, druhé věky.
age-gen = { $edition ->
    [1] epochy
   *[2] věku
}
age-loc = { $edition ->
    [1] epoše
   *[2] věku
}
ages-all = { $edition ->
    [1] epochy
   *[2] věky
}

rules-aim = Za dvě minuty
rules-aim-1 = Vedeš jedno z měst starověku. Hra má tři { ages-all }: přidáváš budovy a stavíš div. Kdo má nakonec nejvíc bodů, vyhrává.
rules-aim-2 = Všichni hrají současně: vyber jednu kartu z ruky, použij ji a zbytek předej dál. Po šesti takových kolech je konec { age-gen }.
rules-aim-3 = Od obou sousedů nakupuješ a s oběma se střetáváš. Co leží dál, se tě téměř netýká.
rules-aim-4 = Body jsou ze sedmi zdrojů: vojenství, mince, div, modré karty, věda, žluté karty a cechy. Zaměř se na dva nebo tři.

rules-turn = Jedno kolo
rules-turn-1 = Na začátku { age-gen } dostaneš 7 karet. Na začátku hry máš také 3 mince a desku, která produkuje jednu surovinu.
rules-turn-2 = Tajně vyber kartu. Jakmile mají vybráno všichni, provede se všechno najednou.
rules-turn-3 = Postav ji: zaplať cenu a budova zůstane ve městě do konce hry. Stejnou budovu podruhé postavit nejde.
rules-turn-4 = Nebo s ní postav další etapu divu: platí se cena etapy, karta se zasune lícem dolů pod desku a nic dalšího neznamená.
rules-turn-5 = Nebo ji prodej za 3 mince. To jde vždycky.
rules-turn-6 = Pak karty putují dál: v I. a III. { age-loc } doleva, ve II. { age-loc } doprava. V šestém kole držíš dvě karty: jednu použiješ, druhá se odhodí bez užitku.

rules-pay = Ceny a obchod
rules-pay-1 = Suroviny se nespotřebují: co tvoje město produkuje, má k dispozici v každém kole znovu. Ze symbolu s lomítkem si pro každou kartu vybereš jeden druh.
rules-pay-2 = Co chybí, koupíš od souseda, každý kus za 2 mince. Na prodej je surovina desky a suroviny hnědých a šedých karet, které tam ležely na začátku kola. Nikdo nemůže odmítnout a majitel o nic nepřijde.
rules-pay-3 = Suroviny žlutých karet a etap divu na prodej nikdy nejsou.
rules-pay-4 = Utrácíš jen mince, které máš na začátku kola. Co ti zaplatí sousedé, použiješ až v dalším kole.
rules-pay-5 = Řetězec: když máš ve městě budovu, kterou karta jmenuje, nestojí tě karta vůbec nic.

rules-war = Vojenství a věda
rules-war-1 = Na konci { age-gen } porovnáš štíty s každým sousedem. Silnější bere žeton vítězství: 1 bod v I. { age-loc }, 3 body ve II., 5 bodů ve III. Slabší bere žeton porážky, −1 bod. Při shodě nikdo nic.
rules-war-2 = Věda se počítá na konci: za každý symbol druhá mocnina jeho počtu a navíc 7 za každou trojici různých. Za 3 kružítka, 2 ozubená kola a 1 tabulku je to 9 + 4 + 1 + 7 = 21.
rules-war-3 = Libovolný symbol se stane tím, který ti přinese nejvíc; spočítá to stůl.

rules-wonder = Tvůj div
rules-wonder-1 = Etapy se stavějí zleva doprava, každá jednou a kdykoli. Stavět div není povinné.
rules-wonder-2 = { $edition ->
    [1] Každá deska má stranu A a stranu B. Deska i strana se losují.
   *[2] Každá deska má denní a noční stranu. Deska se losuje; strana se losuje také, nebo si ji vybere každý hráč, podle nastavení stolu.
}
rules-wonder-3 = Mince za etapu dostaneš hned. Všechno ostatní platí od konce toho kola.

rules-end = Konec a bodování
rules-end-1 = Po posledním střetnutí všichni sčítají: žetony vojenství (i do minusu), 1 bod za každé 3 mince, body etap divu, modré karty, vědu, žluté karty a cechy.
rules-end-2 = Při rovnosti bodů rozhodují mince. Při další shodě se o vítězství dělíte.

rules-first = Pro první hru
rules-first-1 = Na suroviny mysli včas: ve III. { age-loc } už hnědé ani šedé karty nejsou.
rules-first-2 = Dívej se, co prodávají sousedé. Co nemá ani jeden, ať produkuje tvoje město.
rules-first-3 = O jeden štít víc než soused stačí; pět štítů navíc nepřinese nic dalšího.
rules-first-4 = Kartu, která by se hodila dalšímu sousedovi, raději prodej nebo zasuň pod div.

rules-two = Ve dvou: Svobodné město
rules-two-1 = Mezi vámi leží třetí deska, Svobodné město, s vlastními 3 mincemi. Sousedí s oběma hráči; hraje se s kartami pro tři hráče.
rules-two-2 = Na začátku { age-gen } dostane každý 7 karet, zbylých 7 tvoří balíček. Kdo má kartu Svobodného města, dobere si z balíčku a vybere dvě karty: jednu pro své město a jednu pro Svobodné město. Druhý hráč vybere jednu.
rules-two-3 = Je-li karta pro Svobodné město díky řetězci zdarma, musí se postavit. Jinak se postaví ona, nebo další etapa, pokud na to má; co z toho, určí držitel karty. Jen když nejde ani jedno, prodá se za 3 mince.
rules-two-4 = Pak si vyměníte ruce a s nimi putuje i karta Svobodného města. Svobodné město obchoduje a bojuje jako každé jiné, ale vyhrát nemůže.

# ---- symboly
sign-coin = Mince
sign-coin-more = 3 jsou na konci za bod
sign-laurel = Body
sign-laurel-more = počítají se na konci
sign-shield = Štít
sign-shield-more = vojenská síla, porovnává se s oběma sousedy
sign-compass = Kružítko
sign-compass-more = věda
sign-gear = Ozubené kolo
sign-gear-more = věda
sign-tablet = Tabulka
sign-tablet-more = věda
sign-stage = Etapa
sign-stage-more = část divu
sign-again = Sedmá karta
sign-again-more = zahraješ i poslední kartu z ruky
sign-discard = Odhozené karty
sign-discard-more = jednu z nich postavíš zdarma
sign-free = Stavba zdarma
sign-free-more = karta nic nestojí; kdy, říká její popis
sign-guild = Cech
sign-guild-more = cech souseda se počítá i tobě
sign-no = Žeton porážky
sign-no-more = počítá ho jeden cech; u ceny: nelze
sign-chain = Řetězec
sign-chain-more = zdarma, když máš budovu, jejíž název stojí vedle
sign-left = Soused vlevo
sign-left-more = počítá se u něj, nebo se u něj nakupuje
sign-own = Vlastní město
sign-own-more = počítá se v něm
sign-right = Soused vpravo
sign-right-more = počítá se nebo nakupuje u něj; u řetězce: později zdarma
sign-age1 = Karta I. { age-gen }
sign-age2 = Karta II. { age-gen }
sign-age3 = Karta III. { age-gen }
sign-age-more = dole na kartě
sign-goods-raw = hnědá, od souseda za 2 mince
sign-goods-manufactured = šedá, od souseda za 2 mince
sign-c-brown = Základní suroviny
sign-c-brown-more = produkují dřevo, kámen, jíl nebo rudu
sign-c-grey = Vyrobené zboží
sign-c-grey-more = produkují sklo, látku nebo papyrus
sign-c-blue = Civilní budovy
sign-c-blue-more = body
sign-c-yellow = Obchodní budovy
sign-c-yellow-more = mince, obchod, suroviny jen pro tebe
sign-c-red = Vojenské budovy
sign-c-red-more = štíty
sign-c-green = Vědecké budovy
sign-c-green-more = každá má jeden vědecký symbol
sign-c-purple = Cechy
sign-c-purple-more = body za to, co leží ve městech kolem
