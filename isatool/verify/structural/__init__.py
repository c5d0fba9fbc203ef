"""Proofs that follow the form of two programs: block by block, renamed, unfolded, with moved data."""
