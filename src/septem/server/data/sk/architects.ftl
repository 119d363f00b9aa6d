# Stôl Architektov.
architects-kind-grey = surovina
architects-kind-yellow = ľubovoľná surovina
architects-kind-blue = body
architects-kind-green = veda
architects-kind-red = štít
architects-price = { $how ->
    [identical] { $n } rovnaké
   *[other] { $n } rôzne
}
architects-built = postavené: { $count } z 5 častí
architects-with = najviac pomôže:
architects-no-cards = zatiaľ žiadne karty
architects-left = Vľavo
architects-right = Vpravo
architects-centre = V strede
architects-centre-deck = doberací balíček
architects-own-deck = tvoj balíček
architects-deck-of = balíček divu { $deck }
architects-only-you = vidíš len ty
architects-nothing = zatiaľ nič
architects-helps = pomôže zaplatiť: { $stages }
architects-rival = { $name } by s ňou mohol stavať
architects-to-battle = { $count ->
    [one] ešte 1 roh a bude boj
    [few] ešte { $count } rohy a bude boj
    [many] ešte { $count } rohu a bude boj
   *[other] ešte { $count } rohov a bude boj
}
architects-would-win = { $count ->
    [0] boj teraz: nezískaš nič
    [one] boj teraz: získaš 1 žetón
    [few] boj teraz: získaš { $count } žetóny
    [many] boj teraz: získaš { $count } žetónu
   *[other] boj teraz: získaš { $count } žetónov
}
architects-science = Veda
architects-sets = dva rovnaké alebo tri rôzne: vezmi si žetón
architects-blind = berie sa naslepo
architects-my-tokens = Moje žetóny
architects-ready = pripravený
architects-cat-yours = mačka je tvoja
architects-what-left = Čo zostáva v balíčkoch
architects-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
architects-discarded = Odložené karty
architects-details = vojenstvo, veda, žetóny a záznam
architects-turn-in = Sada za žetón
architects-choose = Vyber si
architects-not-now = Teraz to nejde

# ---- záznam, niekoľkými slovami
log-wonder-chosen = { $wonder }
log-peeked = pohľad na doberací balíček: { $card }
log-peeked-hidden = pohľad na doberací balíček
log-no-card-taken = nie je odkiaľ brať
log-card-taken = { $card } ({ $deck })
log-extra-card-taken = { $token }: { $card } ({ $deck })
log-cat-moved = mačka
log-token-armed = { $token } na použitie
log-stage-built = { $stage }: { $cards }
log-paid-with = s pomocou: { $token }
log-wonder-completed = div je dokončený!
log-set-turned-in = veda: { $cards }
log-token-taken = žetón { $token }
log-token-drawn = žetón { $token } zo stĺpčeka
log-effect-declined = bez efektu divu
log-looked = prehliadka ({ $deck }): { $cards }
log-looked-hidden = prehliadka balíčka ({ $deck })
log-tokens-won = štíty { $shields }, žetóny víťazstva +{ $count }
