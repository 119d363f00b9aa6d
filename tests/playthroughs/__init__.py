"""Games written down step by step: a change of the rules or of the border shows up there in plain words."""
