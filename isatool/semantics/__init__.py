"""What every instruction computes, once: the engines of the emulator and the validator print or evaluate it.

A rule for each row of the instruction table: `vector_integer`, `vector_float`, `scalar`, `transcendental`, ... for
results of operands (`rule` explains the signature); `memory`, `atomics`, `buffers`, `flat`, `lanes`, `matrix`,
`control` for effects. `lower` puts modifiers, DPP and modes around a rule; `ops` has the operations that rules are
made of. A missing instruction is a line in one of these modules.
"""
