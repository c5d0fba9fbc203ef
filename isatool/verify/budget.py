"""What the search for a proof may cost, in steps that are the same on every machine.

A step is about a microsecond on the machine on which they were counted (one core, 2.5 GHz): an instruction that is
executed on values costs 20, a new value 10, a comparison of inequalities 10. The answer to a question that is given up
is unknown, with the reason.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Final

from isatool.allowance import Budget, budget, granted

MOST_STEPS: Final = 60_000_000
"""about a minute: several times what the longest proofs of the samples take"""
VALUE: Final = 10
COMPARISON: Final = 10


def proof_budget() -> AbstractContextManager[Budget]:
    """The steps of one proof in force, no more than those that are left, with the deadline that is in force already."""
    return granted(budget().within(min(MOST_STEPS, budget().left)))
