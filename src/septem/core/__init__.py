"""The contract every game fulfils, and what the games share: random numbers, tables, records, texts."""
