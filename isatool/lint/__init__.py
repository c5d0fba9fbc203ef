"""Rules over programs that were read: what certainly goes wrong on the chip, or what no tool should have generated.

A module for each subject, whose `SUBJECT` has its rules: `wait` (missing and impossible waits), `hazard`, `wave64`,
`vopd`, `descriptor`, `stale`, `scalars`, `immediates`, `tuples`, `unknown`, `hints` (s_clause and s_delay_alu),
`author_hints` (comments for isatool). Advice, asked only by selection: `perf_issue` (dead code, needless waits, banks,
occupancy), `perf_pair`, `perf_memory`, `perf_lds`, `perf_access`. `registry` lists the subjects, `run` asks them,
`mend` applies fixes.
"""
