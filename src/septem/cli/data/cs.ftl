# Slova terminálu; slova her jsou u her.
cli-welcome = { $title }, počet hráčů { $players }, číslo hry { NUMBER($seed, useGrouping: 0) }. Nápovědu ukáže ?.
cli-you = ty
cli-choose = { $name }, tvoje volba (číslo, ? pro nápovědu):
cli-sealed = Volba je potvrzená. Enter pokračuje, u ji vezme zpět:
cli-taken-back = Vzato zpět.
cli-no-such-number = Takové číslo tu není; zadej 1 až { $last }.
cli-save-where = Do kterého souboru uložit? Zadej: s SOUBOR
cli-saved = Záznam je uložený v souboru { $file }.
cli-not-saved = Do souboru { $file } nelze zapsat: { $problem }
cli-none-refused = Není co vysvětlovat: žádný tah není odmítnutý.
cli-bye = Na shledanou.
cli-unfinished = Hra nebyla dohrána.
cli-final = Konečné skóre
cli-category = Kategorie
cli-total = Celkem
cli-place = Pořadí
cli-help-number = 1, 2, …     zahrát tah s tímto číslem
cli-help-notation = zápis tahu  zahrát tah tak, jak se píše v záznamech
cli-help-t = t           znovu vykreslit stůl
cli-help-r = r           všechny tahy, které nejsou možné, a proč
cli-help-l = l           průběh hry od začátku
cli-help-u = u           vzít zpět potvrzenou volbu
cli-help-s = s SOUBOR    uložit záznam hry (prozradí i skryté věci)
cli-help-q = q           odejít od stolu

cli-welcome-loaded = { $title }, počet hráčů { $players }. Nápovědu ukáže ?.
cli-seats = U stolu: { $seats }.
cli-resumed = Uložená hra pokračuje; l ukáže její dosavadní průběh.
cli-bot-expert = Mistrovský bot
cli-bot-fair = Vyrovnaný bot
cli-bot-gentle = Mírný bot
cli-bot-greedy = Chamtivý bot
cli-bot-random = Náhodný bot
cli-bot-strong = Silný bot
cli-sealed-only = Volba je hotová. Enter pokračuje, u ji vezme zpět; ? ukáže, co dalšího lze zadat.
cli-lookup-what = Co vyhledat? Zadej: i NÁZEV
cli-lookup-nothing = Nic tu nemá název „{ $wanted }“.
cli-lookup-many = Odpovídá více názvů:
cli-hint = Rada: { $number }  { $move }
cli-hint-none = Teď není o čem rozhodovat, a proto ani co radit.
cli-hint-chance = Naděje na výhru: { cli-percent }
cli-hint-next = Druhá nejlepší možnost: { $move }
cli-against = Nevýhoda: { $reason }
cli-percent = { $percent } %
cli-advice = { $by ->
    [values] { $name } – počet iterací: { $iterations } (naučené hodnoty), vynechané tahy: { $rest }
   *[playouts] { $name } – počet iterací: { $iterations } (dohrané partie), vynechané tahy: { $rest }
}
cli-advice-move = tah
cli-advice-chance = výhra
cli-advice-points = body
cli-advice-visits = zkoušeno
cli-advice-reasons = proč
cli-review = { $title }, tahů: { $moves }. Naděje na výhru krok za krokem:
cli-review-turns = Zlomové okamžiky
cli-review-turn = Tah { $moves }: { $name } { $before } → { $after } %
cli-review-mistakes = Největší chyby
cli-review-no-mistakes = Žádné velké chyby
cli-review-mistake = { $number }. tah, { $name }: { $move } ({ $win } %)
cli-review-better =    Lepší: { $move } ({ $win } %)
cli-review-player = hráč
cli-review-accuracy = přesnost
cli-review-decisions = rozhodnutí
cli-review-as-best = nejlepší
cli-review-wrong = chyby
cli-review-blunders = hrubé
cli-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
cli-tie = Shoda: { $what }
cli-tie-broken = Body jsou stejné, rozhoduje: { $what } ({ $held }).
cli-tie-equal = Body jsou stejné a stejné je i toto: { $what } ({ $held }).
cli-won = { $count ->
    [one] Vyhrává: { $names } ({ cli-points }).
    [few] O vítězství se dělí: { $names } ({ cli-points }).
    [many] O vítězství se dělí: { $names } ({ cli-points }).
   *[other] O vítězství se dělí: { $names } ({ cli-points }).
}
cli-won-suddenly = Vyhrává: { $names }.
cli-help-h = h           rada: tah, který teď vypadá nejlépe, a proč
cli-help-i = i NÁZEV     co dělá karta, deska nebo žeton; stačí část názvu
cli-players = počet hráčů { $players }
cli-option-default = výchozí
cli-option-only = jen když { $what }
cli-option-number = celá čísla od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }
cli-option-file = SOUBOR

# stránka příkazu `septem report`
report-heading = { $title }: přehled
report-summary = { $games ->
    [one] { $games } hra, počet hráčů { $players }.
    [few] { $games } hry, počet hráčů { $players }.
    [many] { $games } hry, počet hráčů { $players }.
   *[other] { $games } her, počet hráčů { $players }.
}
report-sure = Čáry u značek ukazují 95% interval; hry se stejným rozdáním se v něm počítají dohromady.
report-fair = V grafech vítězství je čárkovaná čára stejný podíl pro všechny.
report-table = Tabulka
report-made = Septem { $version } ze souboru { $file }. Stránka nepotřebuje síť.
report-no-script = Grafy potřebují JavaScript; všechna čísla jsou v tabulkách.
report-settings = Nastavení
report-players = Hráči
report-bots-by-seat = Boti
report-seed = Číslo hry
report-rules = Pravidla
report-games = Hry
report-deals = Rozdání
report-winners = Vítězové
report-others = Ostatní
report-winners-points = Body vítězů
report-others-points = Body ostatních
report-decisions = Rozhodnutí na hru
report-ratings = Síla botů
report-ratings-note = { $bot } má hodnotu { NUMBER($rating, useGrouping: 0) }. O 400 bodů víc znamená poměr deset ku jedné skončit vpředu.
report-bots = Vítězství podle bota
report-seats = Vítězství podle místa
report-by = Vítězství: { $what }
report-label-board = div a strana
report-label-wonder = div
report-yes = ano
report-no = ne
report-points = Odkud jsou body
report-points-note = Průměr bodů na hráče. Plné: vítězové; prázdné: ostatní. Čísla: vítězové / ostatní.
report-most-built = Nejčastěji postaveno
report-most-built-note = Podíl hráčů, kteří to na konci měli před sebou.
report-lift = Co měli postaveno vítězové
report-lift-note = O kolik častěji než obvykle vyhrávali ti, kdo to postavili, v procentních bodech. Obvyklé je, kolik stejný bot vyhrává u takových stolů. Důvodem vítězství to být nemusí.
report-percentage-points = procentní body
report-lift-some = Zobrazeno je { $count } nejvyšších a nejnižších; tabulka má všechny.
report-few = Postavilo méně hráčů než { $seats }: na víc je to málo. V tabulce jsou bez rozdílu.
report-length = Délka her
report-length-note = Rozhodnutí všech hráčů dohromady, průměrně { $mean }.
report-endings = Jak hry skončily
report-figures = Další čísla
report-failures = Tahy, o které boti přišli
report-failures-note = Bot, který selhal, přemýšlel příliš dlouho nebo nezvolil možný tah, o svůj tah přišel.
report-column-name = název
report-column-bot = bot
report-column-seats = hráčů
report-column-wins = vítězství
report-column-interval = 95% interval
report-column-rating = síla
report-column-points = body
report-column-mean = průměr
report-column-spread = rozptyl
report-column-least = nejméně
report-column-most = nejvíce
report-column-built = postavilo
report-column-lift = rozdíl
report-column-games = her
report-column-share = podíl
report-column-decisions = rozhodnutí
report-column-turns = tahů
