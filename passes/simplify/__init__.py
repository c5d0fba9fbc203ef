"""simplify: the same values with fewer instructions; `identities` is the table, the rest finds and replaces."""
