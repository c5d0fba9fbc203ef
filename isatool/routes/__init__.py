"""Ways to isatool without a file of assembly: one function that rewrites a text or gives it back, and who calls it."""
