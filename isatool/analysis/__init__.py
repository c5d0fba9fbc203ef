"""Views of functions, computed on demand: what passes, proofs, the model and `check` ask. None knows what a pass
wants.

Control: `cfg`, `loops`, `trip_counts`, `exec_state`. Values: `liveness`, `webs`, `interference`, `pressure`,
`virtual`, `dependence`, `effects`. Memory: `memory`, which access may pass which. Waits: `counters` (queues of what is
in flight), `waits` (what is touched too soon), `wait_insertion`, `wait_renewal`; `hazards`, `delays`, `clauses`.
Addresses: `affine` and `polynomials`, `lds_accesses`, `lds_banks`, `global_accesses`. Registers and banks: `banks`,
`operand_cache`, `dual_issue`. What authors and users say: `hints`, `assumptions`. What a launch supplies:
`launch_facts`. `kernel` is a window on all of them.
"""
