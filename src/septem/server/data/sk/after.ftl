# ---- koniec hry
end-you-win = Vyhrávaš
end-wins = Víťazí { $name }
end-shared-by = Spoločné víťazstvo: { $names }
end-scores = bodovanie
end-points = body
end-place = { $place }. miesto
end-military-you = Dobývaš hlavné mesto
end-military-other = { $name } dobýva tvoje hlavné mesto
end-science-you = Víťazíš vedou
end-science-other = { $name } víťazí vedou
end-tie = čo rozhodlo pri zhode
end-no-count = Prevaha ukončí hru okamžite; na bodoch už nezáleží.
end-rematch = Odveta
end-next = K ďalšej hre
end-review = Rozbor
end-replay = Záznam
end-board = Pozrieť si stôl
end-back = Výsledok
end-record = Uložiť záznam
end-home = Domov
end-hidden = Doteraz lícom nadol
end-under = pod divmi
end-sold = predané
end-last-cards = odhodené posledné karty vekov
end-on-table = zostali na stole
end-in-box = neodkryté karty
end-guilds-in-box = neodkryté cechy

# ---- záznam
past-not-over = Táto hra sa ešte neskončila.
past-table = K stolu
past-loading = Hra sa načítava.
replay = Záznam hry
replay-result = Výsledok
replay-beginning = Ešte sa nič nestalo.
replay-at = Ťah { $at } z { $all }
replay-first = na začiatok
replay-back = o krok späť
replay-on = o krok ďalej
replay-last = na koniec
replay-play = spustiť
replay-stop = zastaviť
replay-slide = ťah
replay-seen-by = pohľad
replay-spectator = divák
replay-link = skopírovať odkaz na tento ťah
replay-log = čo sa zatiaľ stalo

# ---- hrať ďalej od skoršej chvíle
branch = Hrať ďalej odtiaľto
branch-more = Otvorí sa tvoj vlastný stôl, kde sa hra začína tak, ako bola po ťahu { $at }. Karty zostávajú, ako boli rozdané, a nikto iný stôl nevidí.
branch-seat = Tvoje miesto
branch-bots = Boti
branch-begin = Hrať ďalej
branch-try = Skúsiť to
branch-back = Hra, z ktorej sa skúša

# ---- rozbor
review = Rozbor
review-title = Ako hra prebiehala
review-turned = { $count ->
    [0] K prudkému zvratu nedošlo.
    [one] Došlo k jednému prudkému zvratu.
   *[other] Došlo k { $count } prudkým zvratom.
}
review-what = čo graf ukazuje
review-chances = šanca na výhru
review-points = body
review-age = { $age }. vek
review-move = ťah { $move }
review-line-chances = { $name }: šanca na výhru na začiatku { $first } %, najviac { $highest } %, na konci { $last } %.
review-line-points = { $name }: body na konci: { $last }.
review-mistakes = Ťahy, ktoré stáli najviac
review-whose = čie
review-everybody = všetci
review-none = Žiadny ťah nestál veľa zo šance na výhru.
review-played = zahrané
review-better = lepšie
review-show = Ukázať na stole
review-thinking = Silný hráč prechádza všetky ťahy. Potrvá to niekoľko sekúnd.
review-again = Skúsiť znova
review-player = hráč
review-accuracy = presnosť
review-as-best = najlepšie ťahy
review-slips = chyby
review-blunders = hrubé chyby

# ---- rada
hint-ask = Poradiť: čo by urobil silný hráč?
hint-title = Rada silného hráča
hint-thinking = premýšľa …
hint-said = { $move }, šanca na výhru { $chance }
hint-moves = najlepšie ťahy
hint-points = { $count ->
    [one] na konci asi { $count } bod
    [few] na konci asi { $count } body
   *[other] na konci asi { $count } bodov
}
hint-play = Zahrať
