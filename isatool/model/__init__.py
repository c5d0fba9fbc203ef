"""What instructions cost: the cycle model of a SIMD, its numbers, and the figures of kernels.

Numbers: `gfx1100.toml` and `gfx1151.toml`, read by `parameters`. `pricing` gives an instruction its numbers by its
class; `reference` is the model to read, `engine.c` the same compiled, `simulate` runs a loop in it, `prediction` a
kernel. `wave_clock` and `exposed` are one wave alone (`schedule`), `issue_cost` counts issues only. `analyse` fills
the `figures` that `isatool.report` shows; `gains` says what a change would bring.
"""
