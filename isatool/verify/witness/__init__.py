"""Launches that show that two kernels differ: a search for counterexamples where a proof fails.

It knows nothing of proofs. Launches are made from the descriptor, the metadata and the numbers in the texts
(`parameters.py`, `trials.py`), run on the emulator (`search.py`), and what differs is confirmed before it is called a
witness (`confirm.py`).
"""
