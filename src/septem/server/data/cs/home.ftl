# Domů, nový stůl, čekárna, nastavení a co ke stolu patří kromě hry.
hero = Postav dnes večer div světa.
hero-more = Pět her z rodiny 7 divů světa. Bez účtu, bez čekání: boti už sedí u stolu.
play-now = Hrát hned
play = Hrát
new-table = Nový stůl
open-table = Otevřít
game-wonders = 7 divů světa
game-wonders-1 = 7 divů světa
game-duel = Duel
game-architects = Architekti
game-dice = V kostce
kind-wonders = druhá edice
kind-wonders-1 = první edice
kind-duel = dvě města, jedna pyramida
kind-architects = rychlá a lehká
kind-dice = všichni najednou
about-wonders = Vybírej karty, obchoduj se sousedy, stav svůj div.
about-wonders-1 = Původní karty, pro dva se Svobodným městem.
about-duel = Vezmi kartu, odkryješ další. Vyhrát jde třemi způsoby.
about-architects = Jedna karta za tah. Děti hrají, dospělí kují plány.
about-dice = Společné kostky, vlastní město k zaškrtávání.
minutes-wonders = 30
minutes-wonders-1 = 30
minutes-duel = 30
minutes-architects = 20
minutes-dice = 25
minutes = { $count } min
status-waiting = čeká na hráče
status-running = hraje se
status-finished = dohráno
status-abandoned = ukončeno bez výsledku

# ---- moje hry
my-games = Moje hry
go-on = Pokračovat
look = Podívat se
thinking = na tahu: { $names }
won = výhra, { $points } : { $others }
placed = { $place }. z { $all }, { points-count-of }
points-count-of = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
replay-game = Záznam
review-game = Rozbor
branch-row = zkouška
show-all = Ukázat všechny ({ $count })
show-fewer = Ukázat méně
record = Výhry a odehrané hry
record-won = výhry: { $won } z { $played }
record-people = lidé

# ---- přisednout
join = Přisednout
join-link = odkaz nebo kód stolu
join-go = Přisednout
join-wrong = Tohle není odkaz na stůl.
join-none = Žádný otevřený stůl. Otevři vlastní a pošli odkaz.
seats-free = volno { $count } z { $all }
watch = Dívat se

# ---- poprvé tady
new-here = Jsi tu poprvé?
new-here-more = Začni proti vyrovnanému nebo mírnému botovi. Každá karta i symbol po dotyku nebo najetí myší řekne slovy, co znamená; žárovka u stolu se zeptá silného hráče.
bots-count = { $count ->
    [one] { $count } bot
    [few] { $count } boti
    [many] { $count } bota
   *[other] { $count } botů
}
bots-now = Boti u „Hrát hned“
level-gentle = mírní
level-fair = vyrovnaní
level-strong = silní
level-expert = mistři

# ---- nový stůl
players = Hráči
players-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
player-number = Hráč { $number }
seat-number = Místo { $number }
seat-you = ty
seat-here = Někdo u tohoto zařízení
seat-open-long = Volné: přes odkaz
seat-up = Posunout místo { $number } výš
pick-drawn = libovolně
table-access = Stůl
table-access-hint = kdo smí přisednout
access-public = veřejný
access-link = přes odkaz
timer = Čas na tah
timer-hint = kdo nestihne, za toho táhne bot
timer-0 = bez limitu
timer-60 = 60 s
timer-300 = 5 min
timer-86400 = 1 den
seconds = { $count } s
spectators = Diváci
spectators-hint = smějí se dívat, ničí ruku nevidí
hints = Rady
hints-hint = poradit si může dát každý
live-scores = Body průběžně
live-scores-hint = body všech, po celou hru
more-options = Pravidla a varianty
start-now = Začít
open-and-invite = Otevřít a pozvat
yes = ano
no = ne

# ---- čekárna
waiting-room = Čekárna
seats-taken = obsazeno { $count } z { $all }
seat-open = Volné místo
seat-open-note = pro každého, kdo přijde
seat-open-host = přes odkaz, nebo přidej bota
seat-add-bot = posadit bota
seat-free = uvolnit místo
seat-you-host = ty, hostitel
seat-here-note = u tohoto zařízení
seat-present = u stolu
seat-left = po tvé levici
seat-right = po tvé pravici
sit-down = Přisednout
stand-up = opustit místo
start = Začít
start-with-bots = { $count ->
    [one] Začít hned, volné místo vezme bot
   *[other] Začít hned, zbytek budou boti
}
starts-itself = Hra začne sama, až bude obsazené poslední místo.
all-here = Všichni jsou tady.
waiting-for-host = Hru začíná hostitel.
take-a-seat = Přisedni, nebo se pak dívej.
terms-change = Změnit
terms-title = Jak se tu bude hrát
terms-save = Uložit
terms-changed = Hostitel mění: { $what }.
terms-players = počet hráčů
terms-options = pravidla a varianty
invite = Pojď si zahrát
invite-more = Pošli odkaz, nebo ho nech načíst.
copy-link = Zkopírovat odkaz
copied = Zkopírováno
qr = odkaz jako QR kód
bot-level = síla bota
bot-gentle = Mírný bot
bot-fair = Vyrovnaný bot
bot-strong = Silný bot
bot-expert = Mistrovský bot

# ---- u stolu
curtain-next = Zařízení dostává
curtain-ready = To jsem já: { $name }
curtain-open = Hrát s odkrytými kartami, bez této opony
watching = díváš se
table-screen = Stůl na velkou obrazovku
come-back = Hrát dál: { $name }
leave-table = Odejít, dohraje to bot
leave-seat = Odejít: { $name }
leave-sure = Odejít od stolu? Hraje za tebe bot a vrátit se můžeš kdykoli.
replace-by = { $name }: hraje { $level }
absent-play-on = { $name } nepřichází: ať hraje { $level }
give-up = Zrušit stůl
give-up-sure = Zrušit tento stůl všem? Ve hře už nepůjde pokračovat.
ask-yes = Ano
ask-no = Ne
back-home = Na úvodní stránku

# ---- nastavení
settings = Nastavení
set-you = Ty
set-look = Vzhled
set-pace = Tempo
set-play = Hra
set-devices = Pokračovat na jiném zařízení
name = Jméno
name-hint = uvidí ho ostatní u stolu
name-saved = Uloženo. Platí od dalšího stolu.
language-hint = i pro průběh hry
theme-hint = automaticky podle systému
theme-auto = auto
theme-light = světlý
theme-dark = tmavý
card-size = Velikost karet
card-size-hint = a všeho na stole
size-small = malá
size-usual = běžná
size-large = velká
motion = Pohyb
motion-hint = karty, které létají a otáčejí se
motion-auto = krátký
motion-still = žádný
pace = Boti počkají
pace-hint = ať se to dá sledovat: { $seconds } s
sound = Zvuk
sound-hint = když jsi na tahu
notices = Upozornění
notices-hint = když se díváš jinam
notices-refused = Prohlížeč upozornění nedovoluje.
confirm = Potvrzovat tahy
confirm-hint = druhé klepnutí, teprve pak tah platí
devices-more = Odkaz z jiného telefonu nebo počítače udělá tvůj, i se všemi hrami.
device-link = Vytvořit odkaz
device-days = { $count ->
    [one] Platí { $count } den. Kdo ho má, je tebou.
    [few] Platí { $count } dny. Kdo ho má, je tebou.
    [many] Platí { $count } dne. Kdo ho má, je tebou.
   *[other] Platí { $count } dní. Kdo ho má, je tebou.
}
devices-revoke = Odhlásit všechna ostatní zařízení
devices-revoked = { $count ->
    [0] Žádné jiné zařízení tu nebylo.
    [one] Zneplatněno: { $count } jiné zařízení nebo odkaz.
   *[other] Zneplatněno: { $count } jiných zařízení a odkazů.
}
device-title = Pokračovat tady
device-follow = Toto zařízení bude tvoje: tvoje jméno, stoly i hry. Kdo ho používal dosud, bude odhlášen.
device-yes = Pokračovat tady
device-no = Teď ne
device-expired = Odkaz už neplatí. V nastavení si vytvoř nový.
