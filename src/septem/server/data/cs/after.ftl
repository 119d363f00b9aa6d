# ---- konec hry
end-you-win = Vyhráváš
end-wins = Vítězí { $name }
end-shared-by = Společné vítězství: { $names }
end-scores = bodování
end-points = body
end-place = { $place }. místo
end-military-you = Dobýváš hlavní město
end-military-other = { $name } dobývá tvé hlavní město
end-science-you = Vítězíš vědou
end-science-other = { $name } vítězí vědou
end-tie = co rozhodlo při shodě
end-no-count = Převaha ukončí hru okamžitě; na bodech už nezáleží.
end-rematch = Odveta
end-next = K další hře
end-review = Rozbor
end-replay = Záznam
end-board = Prohlédnout stůl
end-back = Výsledek
end-record = Uložit záznam
end-home = Domů
end-hidden = Dosud lícem dolů
end-under = pod divy
end-sold = prodané
end-last-cards = odhozené poslední karty { $edition ->
    [1] epoch
   *[2] věků
}
end-on-table = zůstaly na stole
end-in-box = neodkryté karty
end-guilds-in-box = neodkryté cechy

# ---- přehrávání
past-not-over = Tato hra ještě neskončila.
past-table = Ke stolu
past-loading = Hra se načítá.
replay = Záznam hry
replay-result = Výsledek
replay-beginning = Ještě se nic nestalo.
replay-at = Tah { $at } z { $all }
replay-first = na začátek
replay-back = o krok zpět
replay-on = o krok dál
replay-last = na konec
replay-play = přehrávat
replay-stop = zastavit
replay-slide = tah
replay-seen-by = pohled
replay-spectator = divák
replay-link = zkopírovat odkaz na tento tah
replay-log = co se zatím stalo

# ---- hrát dál od dřívějška
branch = Hrát dál odsud
branch-more = Otevře se tvůj vlastní stůl, kde hra začíná tak, jak byla po tahu { $at }. Karty zůstávají, jak byly rozdané, a nikdo jiný stůl nevidí.
branch-seat = Tvoje místo
branch-bots = Boti
branch-begin = Hrát dál
branch-try = Zkusit to
branch-back = Hra, ze které se zkouší

# ---- rozbor
review = Rozbor
review-title = Jak hra probíhala
review-turned = { $count ->
    [0] K prudkému zvratu nedošlo.
    [one] Došlo k jednomu prudkému zvratu.
    [few] Došlo ke { $count } prudkým zvratům.
   *[other] Došlo k { $count } prudkým zvratům.
}
review-what = co graf ukazuje
review-chances = šance na výhru
review-points = body
review-age = { $age }. věk
review-move = tah { $move }
review-line-chances = { $name }: šance na výhru na začátku { $first } %, nejvýše { $highest } %, na konci { $last } %.
review-line-points = { $name }: body na konci: { $last }.
review-mistakes = Tahy, které stály nejvíc
review-whose = čí
review-everybody = všichni
review-none = Žádný tah nestál mnoho z šance na výhru.
review-played = zahráno
review-better = lepší
review-show = Ukázat na stole
review-thinking = Silný hráč prochází všechny tahy. Potrvá to několik sekund.
review-again = Zkusit znovu
review-player = hráč
review-accuracy = přesnost
review-as-best = nejlepší tahy
review-slips = chyby
review-blunders = hrubé chyby

# ---- rada
hint-ask = Poradit: co by udělal silný hráč?
hint-title = Rada silného hráče
hint-thinking = přemýšlí …
hint-said = { $move }, šance na výhru { $chance }
hint-moves = nejlepší tahy
hint-points = { $count ->
    [one] na konci asi { $count } bod
    [few] na konci asi { $count } body
   *[other] na konci asi { $count } bodů
}
hint-play = Zahrát
