# Domov, nový stôl, čakáreň, nastavenia a čo k stolu patrí okrem hry.
hero = Postav dnes večer div sveta.
hero-more = Päť hier z rodiny 7 divov sveta. Bez účtu, bez čakania: boti už sedia pri stole.
play-now = Hrať hneď
play = Hrať
new-table = Nový stôl
open-table = Otvoriť
game-wonders = 7 divov sveta
game-wonders-1 = 7 divov sveta
game-duel = Duel
game-architects = Architekti
game-dice = V kocke
kind-wonders = druhá edícia
kind-wonders-1 = prvá edícia
kind-duel = dve mestá, jedna pyramída
kind-architects = rýchla a ľahká
kind-dice = všetci naraz
about-wonders = Vyberaj karty, obchoduj so susedmi, stavaj svoj div.
about-wonders-1 = Pôvodné karty, pre dvoch so Slobodným mestom.
about-duel = Vezmi kartu, odkryješ ďalšiu. Vyhrať sa dá tromi spôsobmi.
about-architects = Jedna karta za ťah. Deti hrajú, dospelí kujú plány.
about-dice = Spoločné kocky, vlastné mesto na zaškrtávanie.
minutes-wonders = 30
minutes-wonders-1 = 30
minutes-duel = 30
minutes-architects = 20
minutes-dice = 25
minutes = { $count } min
status-waiting = čaká na hráčov
status-running = hrá sa
status-finished = dohrané
status-abandoned = ukončené bez výsledku

# ---- moje hry
my-games = Moje hry
go-on = Pokračovať
look = Pozrieť sa
thinking = na ťahu: { $names }
won = výhra, { $points } : { $others }
placed = { $place }. z { $all }, { points-count-of }
points-count-of = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
replay-game = Záznam
review-game = Rozbor
branch-row = skúška
show-all = Ukázať všetky ({ $count })
show-fewer = Ukázať menej
record = Výhry a odohrané hry
record-won = výhry: { $won } z { $played }
record-people = ľudia

# ---- prisadnúť si
join = Prisadnúť si
join-link = odkaz alebo kód stola
join-go = Prisadnúť
join-wrong = Toto nie je odkaz na stôl.
join-none = Žiadny otvorený stôl. Otvor vlastný a pošli odkaz.
seats-free = voľné { $count } z { $all }
watch = Pozerať sa

# ---- prvýkrát tu
new-here = Si tu prvýkrát?
new-here-more = Začni proti vyrovnanému alebo miernemu botovi. Každá karta aj symbol po dotyku alebo nabehnutí myšou povie slovami, čo znamená; žiarovka pri stole sa spýta silného hráča.
bots-count = { $count ->
    [one] { $count } bot
    [few] { $count } boti
    [many] { $count } bota
   *[other] { $count } botov
}
bots-now = Boti pri „Hrať hneď“
level-gentle = mierni
level-fair = vyrovnaní
level-strong = silní
level-expert = majstri

# ---- nový stôl
players = Hráči
players-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
}
player-number = Hráč { $number }
seat-number = Miesto { $number }
seat-you = ty
seat-here = Niekto pri tomto zariadení
seat-open-long = Voľné: cez odkaz
seat-up = Posunúť miesto { $number } vyššie
pick-drawn = ľubovoľne
table-access = Stôl
table-access-hint = kto si smie prisadnúť
access-public = verejný
access-link = cez odkaz
timer = Čas na ťah
timer-hint = kto nestihne, za toho ťahá bot
timer-0 = bez limitu
timer-60 = 60 s
timer-300 = 5 min
timer-86400 = 1 deň
seconds = { $count } s
spectators = Diváci
spectators-hint = smú sa pozerať, ničiu ruku nevidia
hints = Rady
hints-hint = poradiť si môže dať každý
live-scores = Body priebežne
live-scores-hint = body všetkých, po celú hru
more-options = Pravidlá a varianty
start-now = Začať
open-and-invite = Otvoriť a pozvať
yes = áno
no = nie

# ---- čakáreň
waiting-room = Čakáreň
seats-taken = obsadené { $count } z { $all }
seat-open = Voľné miesto
seat-open-note = pre každého, kto príde
seat-open-host = cez odkaz alebo pridaj bota
seat-add-bot = posadiť bota
seat-free = uvoľniť miesto
seat-you-host = ty, hostiteľ
seat-here-note = pri tomto zariadení
seat-present = pri stole
seat-left = po tvojej ľavici
seat-right = po tvojej pravici
sit-down = Prisadnúť si
stand-up = opustiť miesto
start = Začať
start-with-bots = { $count ->
    [one] Začať hneď, voľné miesto vezme bot
   *[other] Začať hneď, zvyšok budú boti
}
starts-itself = Hra sa začne sama, keď bude obsadené posledné miesto.
all-here = Všetci sú tu.
waiting-for-host = Hru začína hostiteľ.
take-a-seat = Prisadni si alebo sa potom pozeraj.
terms-change = Zmeniť
terms-title = Ako sa tu bude hrať
terms-save = Uložiť
terms-changed = Hostiteľ mení: { $what }.
terms-players = počet hráčov
terms-options = pravidlá a varianty
invite = Poď si zahrať
invite-more = Pošli odkaz alebo ho nechaj načítať.
copy-link = Skopírovať odkaz
copied = Skopírované
qr = odkaz ako QR kód
bot-level = sila bota
bot-gentle = Mierny bot
bot-fair = Vyrovnaný bot
bot-strong = Silný bot
bot-expert = Majstrovský bot

# ---- pri stole
curtain-next = Zariadenie dostáva
curtain-ready = To som ja: { $name }
curtain-open = Hrať s odkrytými kartami, bez tejto opony
watching = pozeráš sa
table-screen = Stôl na veľkú obrazovku
come-back = Hrať ďalej: { $name }
leave-table = Odísť, dohrá to bot
leave-seat = Odísť: { $name }
leave-sure = Odísť od stola? Hrá za teba bot a vrátiť sa môžeš kedykoľvek.
replace-by = { $name }: hrá { $level }
absent-play-on = { $name } neprichádza: nech hrá { $level }
give-up = Zrušiť stôl
give-up-sure = Zrušiť tento stôl všetkým? V hre sa už nebude dať pokračovať.
ask-yes = Áno
ask-no = Nie
back-home = Na úvodnú stránku

# ---- nastavenia
settings = Nastavenia
set-you = Ty
set-look = Vzhľad
set-pace = Tempo
set-play = Hra
set-devices = Pokračovať na inom zariadení
name = Meno
name-hint = uvidia ho ostatní pri stole
name-saved = Uložené. Platí od ďalšieho stola.
language-hint = aj pre priebeh hry
theme-hint = automaticky podľa systému
theme-auto = auto
theme-light = svetlý
theme-dark = tmavý
card-size = Veľkosť kariet
card-size-hint = a všetkého na stole
size-small = malá
size-usual = bežná
size-large = veľká
motion = Pohyb
motion-hint = karty, ktoré lietajú a otáčajú sa
motion-auto = krátky
motion-still = žiadny
pace = Boti počkajú
pace-hint = aby sa to dalo sledovať: { $seconds } s
sound = Zvuk
sound-hint = keď si na ťahu
notices = Upozornenia
notices-hint = keď sa pozeráš inam
notices-refused = Prehliadač upozornenia nedovoľuje.
confirm = Potvrdzovať ťahy
confirm-hint = druhé ťuknutie, až potom ťah platí
devices-more = Odkaz urobí iný telefón alebo počítač tvojím, aj so všetkými hrami.
device-link = Vytvoriť odkaz
device-days = { $count ->
    [one] Platí { $count } deň. Kto ho má, je tebou.
    [few] Platí { $count } dni. Kto ho má, je tebou.
    [many] Platí { $count } dňa. Kto ho má, je tebou.
   *[other] Platí { $count } dní. Kto ho má, je tebou.
}
devices-revoke = Odhlásiť všetky ostatné zariadenia
devices-revoked = { $count ->
    [0] Žiadne iné zariadenie tu nebolo.
    [one] Zneplatnené: { $count } iné zariadenie alebo odkaz.
   *[other] Zneplatnené: { $count } iných zariadení a odkazov.
}
device-title = Pokračovať tu
device-follow = Toto zariadenie bude tvoje: tvoje meno, stoly aj hry. Kto ho používal doteraz, bude odhlásený.
device-yes = Pokračovať tu
device-no = Teraz nie
device-expired = Odkaz už neplatí. V nastaveniach si vytvor nový.
