"""Functions as blocks without labels: what a pass changes is a `body`, which writes itself as text again."""
