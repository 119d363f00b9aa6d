# Co o sobě řekne karta, žeton nebo symbol, a cesta k příručce.
guide = Příručka
guide-of = Příručka: { $game }
tip-cost = Cena
tip-price = Pro tebe
tip-gives = Přináší
tip-free-with = Zdarma s
tip-makes-free = Pak zdarma
tip-now = Teď
tip-kind = Druh
