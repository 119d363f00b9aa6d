# Sprievodca pri stole.
guided-learn = Naučiť sa hrou
guided-begin = Zapnúť sprievodcu
guided-stop = Vypnúť sprievodcu
guided-stop-hint = V ponuke stola ho znova zapneš.
guided-step = krok { $number } z { $all }
guided-back = Späť
guided-next = Ďalej
guided-skip = Preskočiť
