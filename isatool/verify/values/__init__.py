"""Values of a proof: expressions in normal form, numbered in one table."""
