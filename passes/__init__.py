"""The passes, a folder for each family: `options.py` declares its passes, a module named as the pass has `run`.

rebank, pair, simplify: issue slots. schedule, pipelined_loops (`pipeline`), epilogue, batch_loads: latency. unroll:
loops. lds (`pad-lds`, `double-buffer`), lanes, fences, scratch (`respill`): memory. hints: modes and hints. `common`:
what several use; it imports no family. Registers are given out in `rebank/colorer.py`, `pair/interval_coloring.py`
(also for `schedule`) and `common/lower_registers.py`.
"""
