# Stůl Architektů.
architects-kind-grey = zdroj
architects-kind-yellow = libovolný zdroj
architects-kind-blue = body
architects-kind-green = věda
architects-kind-red = štít
architects-price = { $how ->
    [identical] { $n } stejné
   *[other] { $n } různé
}
architects-built = postaveno { $count } z 5 částí
architects-with = nejvíc pomůže:
architects-no-cards = zatím žádné karty
architects-left = Vlevo
architects-right = Vpravo
architects-centre = Uprostřed
architects-centre-deck = dobírací balíček
architects-own-deck = tvůj balíček
architects-deck-of = balíček divu { $deck }
architects-only-you = vidíš jen ty
architects-nothing = zatím nic
architects-helps = pomůže zaplatit: { $stages }
architects-rival = { $name } by s ní mohl stavět
architects-to-battle = { $count ->
    [one] ještě 1 roh a bude boj
    [few] ještě { $count } rohy a bude boj
    [many] ještě { $count } rohu a bude boj
   *[other] ještě { $count } rohů a bude boj
}
architects-would-win = { $count ->
    [0] boj teď: nezískáš nic
    [one] boj teď: získáš 1 žeton
    [few] boj teď: získáš { $count } žetony
    [many] boj teď: získáš { $count } žetonu
   *[other] boj teď: získáš { $count } žetonů
}
architects-science = Věda
architects-sets = dva stejné nebo tři různé: vezmi si žeton
architects-blind = bere se naslepo
architects-my-tokens = Moje žetony
architects-ready = připraven
architects-cat-yours = kočka je tvoje
architects-what-left = Co zbývá v balíčcích
architects-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
architects-discarded = Odložené karty
architects-details = vojenství, věda, žetony a záznam
architects-turn-in = Sada za žeton
architects-choose = Vyber si
architects-not-now = Teď to nejde

# ---- záznam, několika slovy
log-wonder-chosen = { $wonder }
log-peeked = pohled na dobírací balíček: { $card }
log-peeked-hidden = pohled na dobírací balíček
log-no-card-taken = není odkud brát
log-card-taken = { $card } ({ $deck })
log-extra-card-taken = { $token }: { $card } ({ $deck })
log-cat-moved = kočka
log-token-armed = { $token } k použití
log-stage-built = { $stage }: { $cards }
log-paid-with = s pomocí: { $token }
log-wonder-completed = div je dokončený!
log-set-turned-in = věda: { $cards }
log-token-taken = žeton { $token }
log-token-drawn = žeton { $token } ze sloupečku
log-effect-declined = bez efektu divu
log-looked = prohlídka ({ $deck }): { $cards }
log-looked-hidden = prohlídka balíčku ({ $deck })
log-tokens-won = štíty { $shields }, žetony vítězství +{ $count }
