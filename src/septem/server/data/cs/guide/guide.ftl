# Příručka: co mají všechny hry společné.
guide-back-table = Zpět ke stolu
guide-sections = co je v příručce
guide-edition = vydání
guide-other-games = další hry
guide-symbols = Symboly
guide-cards = Karty
guide-chains = Řetězce
guide-wonders = Divy
guide-tokens = Žetony pokroku
guide-dice = Kostky
guide-sheets = Desky měst
guide-bonuses = Bonusy
guide-play = Hrát hned

# ---- symboly
guide-group-goods = Suroviny a mince
guide-group-gives = Co přinášejí
guide-group-science = Věda
guide-group-marks = Značky na kartách
guide-group-colours = Barvy karet: odstín, tvar a šrafování
guide-group-prices = Ceny u stolu
guide-group-faces = Kostka: { $die }
guide-price-free = Zdarma
guide-price-free-more = vše potřebné máš
guide-price-coins = Mince
guide-price-coins-more = kolik to teď stojí tebe
guide-price-chain = Řetězec
guide-price-chain-more = zdarma, máš potřebnou budovu
guide-price-no = Nelze
guide-price-no-more = vedle stojí, co chybí

# ---- karty
guide-search = název nebo efekt
guide-age = { $edition ->
    [1] { $age }. epocha
   *[2] { $age }. věk
}
guide-age-all = vše
guide-guilds = Cechy
guide-any-players = jakýkoli počet
guide-for-players = počet hráčů
guide-colour = barva
guide-deck = balíček
guide-deck-all = všechny balíčky
guide-shown = { $count } z { $all }
guide-none = Neodpovídá žádná karta.
guide-col-card = karta
guide-col-cost = cena
guide-col-gives = přináší
guide-col-chain = řetězec
guide-col-copies = jedna kopie od počtu hráčů
guide-col-count = kolik
guide-from = zdarma, když máš: { $names }
guide-to = potom zdarma: { $names }
guide-drawn = pro každou hru se několik vylosuje
guide-unverified = prameny se u této karty neshodují
guide-no-cost = zdarma

# ---- řetězce
guide-chains-hint = Klepni na budovu a rozsvítí se její řetězec: co ji činí bezplatnou a co bude zdarma díky ní.

# ---- desky
guide-starts-with = začíná s
guide-stage = { $number }. etapa
guide-copies = v krabici { $count }×
guide-points-all = celkem bodů: { $count }
guide-after = stojí na: { $names }
guide-city = město
