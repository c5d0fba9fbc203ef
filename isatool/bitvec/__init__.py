"""Arithmetic of bit vectors: the rules that the analyses' polynomials and the validator's values both rest on.

Plain numbers in, plain numbers out; each rule has a name and a proof by z3 at 8, 16, 32 and 64 bits
(`tests/bitvec`), so that neither side rests on the other.
"""
