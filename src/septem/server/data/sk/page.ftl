# Slová stránky.
home = septem, domov
tools = nástroje
theme = Motív
language = Jazyk
close = zavrieť
undo = Vziať späť
log = Priebeh hry
decision = tvoje rozhodnutie
your-turn = Si na ťahu
waiting-for = Čaká sa na: { $names }
coins = mince
coins-count = { $count ->
    [one] { $count } minca
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
coins-missing = { coins-count }, toľko ich nemáš
points-count = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
points-now = body teraz
card-face-down = karta lícom nadol, { $age ->
    [1] I. vek
    [2] II. vek
    [3] III. vek
   *[other] { $age }. vek
}
card-face-down-guild = cech lícom nadol
chain-from = zadarmo s: { $names }
city-open = mesto: { $name }
net-live = naživo
net-connecting = pripája sa
net-lost = spojenie prerušené

# ---- čo sa nepodarilo
problem-unreachable = Server neodpovedá. Skúšam to znova.
problem-unanswered = Server neodpovedá. Skús to o chvíľu znova.
problem-internal = Niečo sa nepodarilo.
problem-forbidden = Toto ti neprislúcha.
problem-not-found = Taký stôl už nie je.
problem-conflict = To teraz nejde.
problem-stale = Pri stole sa medzitým hralo ďalej; pozri sa znova.
problem-present = Ten hráč tu ešte pred chvíľou bol; daj mu trochu času.
problem-too-many = Príliš rýchlo; chvíľu počkaj.
problem-unavailable = Toto teraz server nedokáže.
problem-bad-input = Toto nie je dovolené.
problem-no-identity = Už ťa tu nepoznáme. Načítaj stránku znova.
problem-illegal-move = Pravidlá to nedovoľujú.
reason-undo-nothing = Nemáš tu žiadny ťah, ktorý by sa dal vziať späť.
reason-undo-people = Pri stole hrajú aj iní ľudia: ťahy sa späť neberú, iba voľba, ktorá ešte nie je odhalená.
reason-undo-known = Odvtedy vyšlo najavo niečo skryté, a tak ťah platí.

# ---- stránka ako celok
menu = ponuka
menu-home = Domov
reload = Načítať znova
page-broken = Časť stránky sa nepodarilo načítať.
page-stale = Je tu nová verzia septem.
who-chose = kto už zvolil
has-chosen = zvolené
is-choosing = ešte volí
hurry = Ukázať, čo sa stalo
guest-name = Hosť { $number }

# ---- záznam, niekoľkými slovami
seat-you = Ty
log-coins = { $coins ->
    [one] { $coins } minca
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
log-free = zadarmo
