"""Proof by symbolic execution of two programs between cut points."""
