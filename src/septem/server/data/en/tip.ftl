# What a card, token or symbol says of itself, and the way to the guide.
guide = Guide
guide-of = Guide: { $game }
tip-cost = Cost
tip-price = For you
tip-gives = Brings
tip-free-with = Free with
tip-makes-free = Makes free
tip-now = Now
tip-kind = Kind
