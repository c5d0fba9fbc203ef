"""The rules of `check`, a module for each subject, whose `SUBJECT` has its rules and looks for breaches of them.

What certainly goes wrong: `wait` (missing and impossible waits), `hazard`, `wave64`, `vopd`, `descriptor`, `stale`,
`scalars`, `immediates`, `tuples`, `order`, `unknown`, `hints` (s_clause and s_delay_alu), `author_hints` (comments for
isatool). Advice, asked only by selection: `perf_issue` (dead code, needless waits, banks, occupancy), `perf_pair`,
`perf_memory`, `perf_lds`, `perf_access`.
"""
