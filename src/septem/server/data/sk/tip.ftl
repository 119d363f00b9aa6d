# Čo o sebe povie karta, žetón alebo symbol, a cesta k príručke.
guide = Príručka
guide-of = Príručka: { $game }
tip-cost = Cena
tip-price = Pre teba
tip-gives = Prináša
tip-free-with = Zadarmo s
tip-makes-free = Potom zadarmo
tip-now = Teraz
tip-kind = Druh
