"""The sequence of a rewrite: passes, repairs after each, checks, proof.

`registry` lists the passes, `rewrite` runs them, `repair` does what they leave undone, `proof` and `judge` show that
the output computes the same, `certified`, `joined_steps` and `header` write that down. `ladder`, `attempt`, `search`
and `variations` choose passes for `optimize`, `register_choice` how many VGPRs they may use; `verdict` and `what_if`
answer `analyze --try`. `assumptions` holds what a user grants against the kernel. `mutate` and `mutants` plant faults
to try the proof.
"""
