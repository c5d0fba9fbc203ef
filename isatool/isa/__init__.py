"""Facts of the chips without any program: instructions, registers, legality of pairs, immediates of waits.

`table` reads the rows of `chips/gfx11.tsv`; `attributes` and `corrections` say what the list that it was built from
(`build_table`) does not. `target` is what may be asked of a chip, `chips` has the chips. `vopd` knows what may be
issued together, `waits` the immediates of waits, `encodings` machine code. `opcodes` names what isatool itself makes.
"""
