# Príručka: čo majú všetky hry spoločné.
guide-back-table = Späť k stolu
guide-sections = čo je v príručke
guide-edition = vydanie
guide-other-games = ďalšie hry
guide-symbols = Symboly
guide-cards = Karty
guide-chains = Reťazce
guide-wonders = Divy
guide-tokens = Žetóny pokroku
guide-dice = Kocky
guide-sheets = Dosky miest
guide-bonuses = Bonusy
guide-play = Hrať hneď

# ---- symboly
guide-group-goods = Suroviny a mince
guide-group-gives = Čo prinášajú
guide-group-science = Veda
guide-group-marks = Značky na kartách
guide-group-colours = Farby kariet: odtieň, tvar a šrafovanie
guide-group-prices = Ceny pri stole
guide-group-faces = Kocka: { $die }
guide-price-free = Zadarmo
guide-price-free-more = všetko potrebné máš
guide-price-coins = Mince
guide-price-coins-more = koľko to teraz stojí teba
guide-price-chain = Reťazec
guide-price-chain-more = zadarmo, máš potrebnú budovu
guide-price-no = Nedá sa
guide-price-no-more = vedľa stojí, čo chýba

# ---- karty
guide-search = názov alebo efekt
guide-age = { $age }. vek
guide-age-all = všetko
guide-guilds = Cechy
guide-any-players = akýkoľvek počet
guide-for-players = počet hráčov
guide-colour = farba
guide-deck = balíček
guide-deck-all = všetky balíčky
guide-shown = { $count } z { $all }
guide-none = Nevyhovuje žiadna karta.
guide-col-card = karta
guide-col-cost = cena
guide-col-gives = prináša
guide-col-chain = reťazec
guide-col-copies = jedna kópia od počtu hráčov
guide-col-count = koľko
guide-from = zadarmo, keď máš: { $names }
guide-to = potom zadarmo: { $names }
guide-drawn = pre každú hru sa niekoľko vyžrebuje
guide-unverified = pramene sa pri tejto karte nezhodujú
guide-no-cost = zadarmo

# ---- reťazce
guide-chains-hint = Ťukni na budovu a rozsvieti sa jej reťazec: čo ju robí bezplatnou a čo bude zadarmo vďaka nej.

# ---- dosky
guide-starts-with = začína s
guide-stage = { $number }. etapa
guide-copies = v krabici { $count }×
guide-points-all = spolu bodov: { $count }
guide-after = stojí na: { $names }
guide-city = mesto
