# Slova stránky.
home = septem, domů
tools = nástroje
theme = Motiv
language = Jazyk
close = zavřít
undo = Vzít zpět
log = Průběh hry
decision = tvoje rozhodnutí
your-turn = Jsi na tahu
waiting-for = Čeká se na: { $names }
coins = mince
coins-count = { $count ->
    [one] { $count } mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
coins-missing = { coins-count }, tolik jich nemáš
points-count = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
points-now = body teď
card-face-down = karta lícem dolů, { $age ->
    [1] I. věk
    [2] II. věk
    [3] III. věk
   *[other] { $age }. věk
}
card-face-down-guild = cech lícem dolů
chain-from = zdarma s: { $names }
city-open = město: { $name }
net-live = živě
net-connecting = připojuje se
net-lost = spojení přerušeno

# ---- co se nepovedlo
problem-unreachable = Server neodpovídá. Zkouším to znovu.
problem-unanswered = Server neodpovídá. Zkus to za chvíli znovu.
problem-internal = Něco se nepovedlo.
problem-forbidden = Tohle ti nepřísluší.
problem-not-found = Takový stůl už není.
problem-conflict = To teď nejde.
problem-stale = U stolu se mezitím hrálo dál; podívej se znovu.
problem-present = Ten hráč tu ještě před chvílí byl; dej mu trochu času.
problem-too-many = Moc rychle; chvilku počkej.
problem-unavailable = Tohle teď server neumí.
problem-bad-input = Tohle není dovoleno.
problem-no-identity = Už tě tu neznáme. Načti stránku znovu.
problem-illegal-move = Pravidla to nedovolují.
reason-undo-nothing = Nemáš tu žádný tah, který by šel vzít zpět.
reason-undo-people = U stolu hrají i jiní lidé: tahy se zpět neberou, jen volba, která ještě není odhalená.
reason-undo-known = Od té doby vyšlo najevo něco skrytého, a tak tah platí.

# ---- stránka jako celek
menu = nabídka
menu-home = Domů
reload = Načíst znovu
page-broken = Část stránky se nepodařilo načíst.
page-stale = Je tu nová verze septem.
who-chose = kdo už zvolil
has-chosen = zvoleno
is-choosing = ještě volí
hurry = Ukázat, co se stalo
guest-name = Host { $number }

# ---- záznam, několika slovy
seat-you = Ty
log-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
log-free = zdarma
