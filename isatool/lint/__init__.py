"""Rules over programs that were read: what certainly goes wrong on the chip, or what no tool should have generated.

`rules` has a module for each subject. `registry` lists them, `run` asks them, `mend` applies fixes, `suppress` reads
the comments that silence rules; the other modules are what several subjects use.
"""
