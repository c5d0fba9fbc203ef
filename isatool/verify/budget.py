"""What the search for a proof may cost, in steps that are the same on every machine.

A step is about a microsecond on the machine on which they were counted (one core, 2.5 GHz): an instruction that is
executed on values costs 20, a new value 10, a comparison of inequalities 10. The answer to a question that is given up
is unknown, with the reason.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOST_STEPS: Final = 60_000_000
"""about a minute: several times what the longest proofs of the samples take"""
INSTRUCTION: Final = 20
VALUE: Final = 10
COMPARISON: Final = 10


class OutOfBudgetError(Exception):
    """The search was given up; the message says why."""


@dataclass
class Budget:
    """The steps that are left."""

    left: int = MOST_STEPS

    def spend(self, steps: int) -> None:
        """Count steps; OutOfBudgetError once there are no more."""
        self.left -= steps
        if self.left < 0:
            raise OutOfBudgetError(f"the search for a proof was given up after {MOST_STEPS:,} steps")
