# Průvodce u stolu.
guided-learn = Naučit se hrou
guided-begin = Zapnout průvodce
guided-stop = Vypnout průvodce
guided-stop-hint = V nabídce stolu ho zase zapneš.
guided-step = krok { $number } z { $all }
guided-back = Zpět
guided-next = Dál
guided-skip = Přeskočit
