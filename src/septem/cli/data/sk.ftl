# Slová terminálu; slová hier sú pri hrách.
cli-welcome = { $title }, počet hráčov { $players }, číslo hry { NUMBER($seed, useGrouping: 0) }. Pomoc ukáže ?.
cli-you = ty
cli-choose = { $name }, tvoja voľba (číslo, ? pre pomoc):
cli-sealed = Voľba je potvrdená. Enter pokračuje, u ju vezme späť:
cli-taken-back = Vzaté späť.
cli-no-such-number = Také číslo tu nie je; zadaj 1 až { $last }.
cli-save-where = Do ktorého súboru uložiť? Zadaj: s SÚBOR
cli-saved = Záznam je uložený v súbore { $file }.
cli-not-saved = Do súboru { $file } sa nedá zapísať: { $problem }
cli-none-refused = Nie je čo vysvetľovať: žiadny ťah nie je odmietnutý.
cli-bye = Dovidenia.
cli-unfinished = Hra nebola dohraná.
cli-final = Konečné skóre
cli-category = Kategória
cli-total = Spolu
cli-place = Poradie
cli-help-number = 1, 2, …     zahrať ťah s týmto číslom
cli-help-notation = zápis ťahu  zahrať ťah tak, ako sa píše v záznamoch
cli-help-t = t           znova vykresliť stôl
cli-help-r = r           všetky ťahy, ktoré nie sú možné, a prečo
cli-help-l = l           priebeh hry od začiatku
cli-help-u = u           vziať späť potvrdenú voľbu
cli-help-s = s SÚBOR     uložiť záznam hry (prezradí aj skryté veci)
cli-help-q = q           odísť od stola

cli-welcome-loaded = { $title }, počet hráčov { $players }. Pomoc ukáže ?.
cli-seats = Pri stole: { $seats }.
cli-resumed = Uložená hra pokračuje; l ukáže jej doterajší priebeh.
cli-bot-expert = Majstrovský bot
cli-bot-fair = Vyrovnaný bot
cli-bot-gentle = Mierny bot
cli-bot-greedy = Chamtivý bot
cli-bot-random = Náhodný bot
cli-bot-strong = Silný bot
cli-sealed-only = Voľba je hotová. Enter pokračuje, u ju vezme späť; ? ukáže, čo ďalšie sa dá zadať.
cli-lookup-what = Čo vyhľadať? Zadaj: i NÁZOV
cli-lookup-nothing = Nič tu nemá názov „{ $wanted }“.
cli-lookup-many = Zodpovedá viac názvov:
cli-hint = Rada: { $number }  { $move }
cli-hint-none = Teraz nie je o čom rozhodovať, a preto ani čo radiť.
cli-hint-chance = Nádej na výhru: { cli-percent }
cli-hint-next = Druhá najlepšia možnosť: { $move }
cli-against = Nevýhoda: { $reason }
cli-percent = { $percent } %
cli-advice = { $by ->
    [values] { $name } – počet iterácií: { $iterations } (naučené hodnoty), vynechané ťahy: { $rest }
   *[playouts] { $name } – počet iterácií: { $iterations } (dohrané partie), vynechané ťahy: { $rest }
}
cli-advice-move = ťah
cli-advice-chance = výhra
cli-advice-points = body
cli-advice-visits = skúšané
cli-advice-reasons = prečo
cli-review = { $title }, ťahov: { $moves }. Nádej na výhru krok za krokom:
cli-review-turns = Zlomové okamihy
cli-review-turn = Ťah { $moves }: { $name } { $before } → { $after } %
cli-review-mistakes = Najväčšie chyby
cli-review-no-mistakes = Žiadne veľké chyby
cli-review-mistake = { $number }. ťah, { $name }: { $move } ({ $win } %)
cli-review-better =    Lepšie: { $move } ({ $win } %)
cli-review-player = hráč
cli-review-accuracy = presnosť
cli-review-decisions = rozhodnutia
cli-review-as-best = najlepšie
cli-review-wrong = chyby
cli-review-blunders = hrubé
cli-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
cli-tie = Remíza: { $what }
cli-tie-broken = Body sú rovnaké, rozhoduje: { $what } ({ $held }).
cli-tie-equal = Body sú rovnaké a rovnaké je aj toto: { $what } ({ $held }).
cli-won = { $count ->
    [one] Vyhráva: { $names } ({ cli-points }).
    [few] O víťazstvo sa delia: { $names } ({ cli-points }).
    [many] O víťazstvo sa delia: { $names } ({ cli-points }).
   *[other] O víťazstvo sa delia: { $names } ({ cli-points }).
}
cli-won-suddenly = Vyhráva: { $names }.
cli-help-h = h           rada: ťah, ktorý teraz vyzerá najlepšie, a prečo
cli-help-i = i NÁZOV     čo robí karta, doska alebo žetón; stačí časť názvu
cli-players = počet hráčov { $players }
cli-option-default = predvolené
cli-option-only = len keď { $what }
cli-option-number = celé čísla od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }
cli-option-file = SÚBOR

# stránka príkazu `septem report`
report-heading = { $title }: prehľad
report-summary = { $games ->
    [one] { $games } hra, počet hráčov { $players }.
    [few] { $games } hry, počet hráčov { $players }.
    [many] { $games } hry, počet hráčov { $players }.
   *[other] { $games } hier, počet hráčov { $players }.
}
report-sure = Čiary pri značkách ukazujú 95% interval; hry s rovnakým rozdaním sa v ňom počítajú dohromady.
report-fair = V grafoch víťazstiev je prerušovaná čiara rovnaký podiel pre všetkých.
report-table = Tabuľka
report-made = Septem { $version } zo súboru { $file }. Stránka nepotrebuje sieť.
report-no-script = Grafy potrebujú JavaScript; všetky čísla sú v tabuľkách.
report-settings = Nastavenie
report-players = Hráči
report-bots-by-seat = Boti
report-seed = Číslo hry
report-rules = Pravidlá
report-games = Hry
report-deals = Rozdania
report-winners = Víťazi
report-others = Ostatní
report-winners-points = Body víťazov
report-others-points = Body ostatných
report-decisions = Rozhodnutia na hru
report-ratings = Sila botov
report-ratings-note = { $bot } má hodnotu { NUMBER($rating, useGrouping: 0) }. O 400 bodov viac znamená pomer desať k jednej skončiť vpredu.
report-bots = Víťazstvá podľa bota
report-seats = Víťazstvá podľa miesta
report-by = Víťazstvá: { $what }
report-label-board = div a strana
report-label-wonder = div
report-yes = áno
report-no = nie
report-points = Odkiaľ sú body
report-points-note = Priemer bodov na hráča. Plné: víťazi; prázdne: ostatní. Čísla: víťazi / ostatní.
report-most-built = Najčastejšie postavené
report-most-built-note = Podiel hráčov, ktorí to na konci mali pred sebou.
report-lift = Čo mali postavené víťazi
report-lift-note = O koľko častejšie než zvyčajne vyhrávali tí, čo to postavili, v percentuálnych bodoch. Zvyčajné je, koľko rovnaký bot vyhráva pri takých stoloch. Dôvodom víťazstva to byť nemusí.
report-percentage-points = percentuálne body
report-lift-some = Zobrazených je { $count } najvyšších a najnižších; tabuľka má všetky.
report-few = Postavilo menej hráčov než { $seats }: na viac je to málo. V tabuľke sú bez rozdielu.
report-length = Dĺžka hier
report-length-note = Rozhodnutia všetkých hráčov dohromady, priemerne { $mean }.
report-endings = Ako sa hry skončili
report-figures = Ďalšie čísla
report-failures = Ťahy, o ktoré boti prišli
report-failures-note = Bot, ktorý zlyhal, premýšľal príliš dlho alebo nezvolil možný ťah, o svoj ťah prišiel.
report-column-name = názov
report-column-bot = bot
report-column-seats = hráčov
report-column-wins = víťazstvá
report-column-interval = 95% interval
report-column-rating = sila
report-column-points = body
report-column-mean = priemer
report-column-spread = rozptyl
report-column-least = najmenej
report-column-most = najviac
report-column-built = postavilo
report-column-lift = rozdiel
report-column-games = hier
report-column-share = podiel
report-column-decisions = rozhodnutí
report-column-turns = ťahov
