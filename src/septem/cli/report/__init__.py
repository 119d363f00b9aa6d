"""`septem report`: the results of a simulation or a tournament as one page that needs no network."""
