"""Runs kernels: two engines that print the semantics (`isatool.semantics`), and what goes wrong while they run.

`run` and `compare` are the doors. `lockstep` and `group` are the numpy engine, `native*` and `driver.c` the one in C;
`print_numpy`, `print_c`, `print_fast_c`, `print_shadow` print instructions for them, `blocks` several at once.
`sanitize`, `races`, `global_races` find faults, `findings` are their data. What an instruction computes is not here.
"""
