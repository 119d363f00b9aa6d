# Průvodce první hrou: 7 divů světa.
lesson-welcome = { $edition ->
    [1] Tři epochy, v každé šest kol
   *[2] Tři věky, v každém šest kol
}
lesson-welcome-text = { $edition ->
    [1] V každém kole si všichni tajně vyberou jednu kartu z ruky a pak se všechny najednou odkryjí. Po III. epoše vyhrává město s nejvíce body.
   *[2] V každém kole si všichni tajně vyberou jednu kartu z ruky a pak se všechny najednou odkryjí. Po III. věku vyhrává město s nejvíce body.
}
lesson-welcome-why = Body přináší div, modré, zelené, žluté a fialové karty, vojenství i mince. Všechno mít nejde.
lesson-makes = Co tvé město produkuje
lesson-makes-text = Tyhle suroviny máš v každém kole: platíš jimi za karty a nikdy se nespotřebují. S mincemi je to jinak: co zaplatíš, je pryč.
lesson-makes-why = Víc surovin dávají hnědé a šedé karty. S nimi později postavíš skoro cokoli.
lesson-hand = Vyber kartu
lesson-hand-text = Značka nad kartou říká, kolik tě teď stojí: fajfka je zdarma, mince je cena, přeškrtnutý kruh ukazuje, co chybí. Klepni na kartu, která je zdarma, nejlépe hnědou nebo šedou.
lesson-decide = Postav ji
lesson-decide-text = Tohle všechno můžeš s kartou udělat: postavit ji, použít na etapu divu, nebo prodat za 3 mince. Vyber „Postavit“ a potvrď tlačítkem dole.
lesson-decide-why = Tvou volbu nikdo neuvidí, dokud nevyberou všichni.
lesson-passed = Karty putují kolem stolu
lesson-passed-text = { $edition ->
    [1] Zbylé karty dostal soused po tvé levici a ty máš karty od souseda po pravici. Ve II. epoše putují opačně.
   *[2] Zbylé karty dostal soused po tvé levici a ty máš karty od souseda po pravici. Ve II. věku putují opačně.
}
lesson-passed-why = Co necháš ležet, může si vzít soused.
lesson-buy = Kup, co ti chybí
lesson-buy-text = Karta { $card } tě stojí mince: co ti chybí, produkuje soused a musí ti to prodat, většinou za 2 mince za kus. Mince dostane on a o surovinu nepřijde.
lesson-buy-why = Nemusíš produkovat všechno. Dívej se, co mají oba sousedé.
lesson-cannot = Zatím nedostupné
lesson-cannot-text = Zašedlá karta potřebuje něco, co neprodukuješ ty ani tvoji sousedé, nebo víc mincí, než máš. Postavit ji teď nejde.
lesson-cannot-why = Pořád ji ale můžeš prodat nebo použít na etapu divu.
lesson-stages = Tvůj div
lesson-stages-text = Místo stavby můžeš kartu zasunout lícem dolů pod div a zaplatit cenu další etapy. Na kartě samotné nezáleží.
lesson-stages-why = Vezmi tu, kterou nepotřebuješ nebo kterou nechceš pustit sousedovi.
lesson-war = { $edition ->
    [1] Konflikt na konci epochy
   *[2] Konflikt na konci věku
}
lesson-war-text = { $edition ->
    [1] Červené karty přinášejí štíty. Na konci každé epochy se porovnají s oběma sousedy: kdo má víc, získá 1, později 3 a 5 bodů, kdo má méně, ztratí 1.
   *[2] Červené karty přinášejí štíty. Na konci každého věku se porovnají s oběma sousedy: kdo má víc, získá 1, později 3 a 5 bodů, kdo má méně, ztratí 1.
}
lesson-war-why = Rozhodují jen dva sousedé a stačí o jeden štít víc.
lesson-hint = Nevíš si rady?
lesson-hint-text = Žárovka se zeptá silného hráče, co teď udělat, a řekne proč. Ptej se, kolikrát chceš.
lesson-chain = Zdarma díky řetězci
lesson-chain-text = Karta { $card } je pro tebe zdarma, protože už stojí karta, která k ní vede. Na každé kartě je napsáno, odkud a kam řetězec vede.
lesson-chain-why = Levná karta dnes ti může později ušetřit drahou.
lesson-science = Věda rychle roste
lesson-science-text = Zelené karty mají symboly. Stejné symboly dávají 1, 4, 9, 16 bodů a každá trojice různých 7 bodů navíc.
lesson-science-why = Jedna zelená karta znamená málo, víc jich znamená hodně.
lesson-sell = Nic se nedá postavit
lesson-sell-text = Žádnou z těchto karet teď nepostavíš. Jednu prodej za 3 mince, nebo ji použij na etapu divu, pokud na ni máš.
lesson-sixth = { $edition ->
    [1] Poslední kolo epochy
   *[2] Poslední kolo věku
}
lesson-sixth-text = Zbývají dvě karty. Jednu zahraješ, druhá se odhodí. Pak přijde konflikt a rozdá se sedm nových karet.
lesson-age2 = { $edition ->
    [1] II. epocha
   *[2] II. věk
}
lesson-age2-text = { $edition ->
    [1] Tady leží tvoje žetony z konfliktu I. epochy. V této epoše přinese vítězství 3 body a karty putují doprava.
   *[2] Tady leží tvoje žetony z konfliktu I. věku. V tomto věku přinese vítězství 3 body a karty putují doprava.
}
lesson-age2-why = Karty jsou dražší a mají větší cenu: produkce tvého města se začíná vyplácet.
lesson-age3 = { $edition ->
    [1] III. epocha
   *[2] III. věk
}
lesson-age3-text = { $edition ->
    [1] Poslední epocha. Hnědé a šedé karty už nepřijdou, teď sbírej body. Pod kartou vidíš, kolik by ti právě teď přinesla.
   *[2] Poslední věk. Hnědé a šedé karty už nepřijdou, teď sbírej body. Pod kartou vidíš, kolik by ti právě teď přinesla.
}
lesson-age3-why = Vítězství v konfliktu teď přinese 5 bodů a každé 3 zbylé mince 1 bod.
lesson-guild = Cechy
lesson-guild-text = Fialové karty počítají, co stojí ve městech tvých sousedů nebo v tom tvém. Kolik bodů to je teď, vidíš pod kartou.
lesson-last = Poslední rozhodnutí
lesson-last-text = Vyber, co ti přinese nejvíc. Pak přijde poslední konflikt a sečtou se všechny body.
lesson-end = Jak se body sečetly
lesson-end-text = Každý dílek pruhu je jeden zdroj bodů. Rozbal řádek a uvidíš, odkud přišly.
lesson-end-why = Rozbor ukáže, které tahy rozhodly a co by bylo lepší.

# Svobodné město; hraje se jen v prvním vydání.
lesson-two = Ty, soupeř a Svobodné město
lesson-two-text = Kolem stolu leží tři města: tvoje, soupeřovo a Svobodné město, které nepatří nikomu. Sousedíš s oběma: obchoduješ s nimi a porovnáváš s nimi štíty.
lesson-two-why = Hrají se tři epochy po šesti kolech. Vyhrává hráč s více body, Svobodné město vyhrát nemůže.
lesson-two-holder = Máš kartu Svobodného města
lesson-two-holder-text = Kdo ji má, dobírá o kartu víc a v tomto kole vybírá dvě: nejdřív jednu pro své město, potom jednu pro Svobodné město.
lesson-two-card = Teď karta pro Svobodné město
lesson-two-card-text = Tvoje volba je potvrzená. Klepni na kartu, kterou má dostat Svobodné město. Značka nad kartou teď říká, kolik by stála je.
lesson-two-card-why = Co Svobodné město produkuje, prodá i tobě. Nebo mu dej kartu, kterou nechceš pustit soupeři.
lesson-two-does = Něco udělat musí
lesson-two-does-text = Je-li karta díky řetězci zdarma, Svobodné město ji postavit musí. Jinak postaví kartu, nebo etapu svého divu, pokud na to má; vybíráš ty. Jen když nejde ani jedno, kartu prodá. Potvrď tlačítkem dole.
lesson-two-swap = Vyměnili jste si karty
lesson-two-swap-text = Po každém kole si se soupeřem vyměníte karty v ruce a s nimi putuje i karta Svobodného města. Teď za něj vybírá soupeř.
lesson-two-swap-why = Co teď necháš ležet, se ti za kolo vrátí, pokud si to soupeř nevezme.
lesson-two-use = K čemu je Svobodné město
lesson-two-use-text = Jeho suroviny kupujete oba, jeho štíty se porovnávají s vámi oběma a vaše cechy počítají i jeho karty.
lesson-two-use-why = Hnědá nebo šedá karta pomůže nejvíc tomu, komu ta surovina chybí. Červenou mu dej, jen když budeš mít štítů pořád víc než ono.
lesson-two-age2 = II. epocha
lesson-two-age2-text = V této epoše má kartu Svobodného města jako první soupeř. Vítězství v konfliktu teď přinese 3 body.
lesson-two-age2-why = Karty jsou dražší a mají větší cenu: vyplácí se, co produkuje tvoje město i Svobodné město.
