"""A toy game with everything a game needs: the worked example of CONTRIBUTING, and what the house's tests play.

Market day, for two to four traders with the cards 1 to 16. Each holds three cards. In each of three turns all choose
at the same time: show a card (`show 7`) or swap one (`swap 7`: laid aside face down, a new one from the deck in its
place). Then a die with the faces 1 to 3 says how much the highest card shown is worth. Cards still in hand at the end
count one point each.
"""

from tests.toy.build import use_compiled_engine

use_compiled_engine()
