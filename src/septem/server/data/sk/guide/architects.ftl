# Príručka hry Architekti.
rules-aim = Za dve minúty
rules-aim-1 = Každý stavia jeden div z piatich častí. Len čo ho niekto dokončí, hra tým ťahom končí; vyhráva, kto má najviac bodov.
rules-aim-2 = Vo svojom ťahu si vezmeš jednu kartu: z balíčka po ľavici, z balíčka po pravici alebo naslepo zo stredu.
rules-aim-3 = Karty pôsobia samy: zo surovín sú časti divu, z vedy žetóny pokroku, štíty vyhrávajú boje, modré karty sú body.

rules-turn = Jeden ťah
rules-turn-1 = Vezmi vrchnú kartu ľavého, pravého alebo stredného balíčka a polož ju pred seba. Ľavý balíček patrí k tvojmu divu, pravý k divu suseda po pravici.
rules-turn-2 = Ak máš na ďalšiu časť divu, musíš ju hneď postaviť. Ak máš sadu vedeckých kariet, musíš ju hneď odovzdať.
rules-turn-3 = Niektoré žetóny a časti divu dávajú ďalšie karty; každá z nich platí rovnako ako prvá.
rules-turn-4 = Keď už nie je čo vykonať, je na ťahu sused po ľavici.

rules-build = Stavba
rules-build-1 = Časť stojí 2, 3 alebo 4 suroviny, všetky rovnaké alebo všetky rôzne, ako je na nej uvedené. Časti stoja na sebe: najprv to, čo je naspodku. Ak je voľných viac, vyberieš si.
rules-build-2 = Šedá karta je jedna surovina. Žltá karta je minca a platí za ktorúkoľvek surovinu; mince si nemožno šetriť.
rules-build-3 = Zaplatené karty sa odložia. Časť sa otočí a jej efekt sa vykoná hneď.

rules-science = Veda
rules-science-1 = Sadu tvoria dva rovnaké alebo tri rôzne symboly. Odovzdáš ju za žetón pokroku: jeden z troch odkrytých alebo naslepo vrchný zo stĺpčeka.
rules-science-2 = Žetón platí od tej chvíle do konca; tie, ktoré pôsobia počas hry, najviac raz za ťah. Čo ktorý robí, hovorí časť o žetónoch.

rules-war = Vojenstvo
rules-war-1 = Každá červená karta je štít. Rohy na nej otáčajú žetóny konfliktu. Keď sa otočí posledný, je na konci toho ťahu boj.
rules-war-2 = Ak hrajú traja a viacerí, za každého suseda, ktorý má menej štítov ako ty, získaš žetón vojenského víťazstva za 3 body.
rules-war-3 = Vo dvojici berie silnejší 1 žetón; ak má aspoň dvojnásobok a zároveň aspoň 2 štíty, berie 2 žetóny.
rules-war-4 = Po boji všetci odložia červené karty s rohmi; karty bez rohov ostávajú. Žetóny konfliktu sa otočia späť.

rules-cat = Mačka
rules-cat-1 = Kto vezme modrú kartu s mačkou, dostane figúrku mačky. Na konci je za 2 body.
rules-cat-2 = Ak máš mačku na začiatku svojho ťahu, smieš sa pred výberom pozrieť na vrchnú kartu v strede.

rules-end = Koniec a bodovanie
rules-end-1 = Hra končí ťahom, v ktorom je dokončený div; ak čaká boj, ešte sa odohrá.
rules-end-2 = Body: postavené časti, modré karty, 3 za každý žetón vojenského víťazstva, 2 za mačku a žetóny, ktoré sa počítajú na konci. Ostatné karty za body nie sú.
rules-end-3 = Pri rovnosti vyhráva viac postavených častí. Pri ďalšej zhode sa o víťazstvo delíte.

# ---- symboly
sign-goods-more = šedá, platí časti divu
sign-coin = Minca
sign-coin-more = platí za ktorúkoľvek surovinu
sign-laurel = Body
sign-laurel-more = počítajú sa na konci
sign-cat = Mačka
sign-cat-more = privedie ti figúrku mačky
sign-shield = Štít
sign-shield-more = sila v každom boji
sign-horn = Roh
sign-horn-more = otočí žetón konfliktu; karta sa po boji odloží
sign-compass = Kružidlo
sign-gear = Ozubené koleso
sign-tablet = Tabuľka
sign-science-more = dva rovnaké alebo tri rôzne prinesú žetón
sign-token = Žetón pokroku
sign-token-more = výhoda do konca hry
sign-again = Ďalšia karta
sign-again-more = vezmi si ešte jednu; odkiaľ, hovorí opis
sign-eye = Prezeranie
sign-eye-more = prezri si päť kariet a jednu si nechaj
sign-stage = Stavebná časť
sign-stage-more = časť divu
sign-c-grey = Suroviny
sign-c-grey-more = platia časti divu
sign-c-yellow = Mince
sign-c-yellow-more = platia za ktorúkoľvek surovinu
sign-c-blue = Body
sign-c-blue-more = a niekedy mačka
sign-c-green = Veda
sign-c-green-more = sady prinášajú žetóny pokroku
sign-c-red = Vojenstvo
sign-c-red-more = štíty, niektoré s rohmi
