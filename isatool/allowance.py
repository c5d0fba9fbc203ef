"""What work may still cost: steps, which are the same on every machine, and the clock of `--time-limit`.

One budget is in force at a time. Whoever works counts steps by `spend`, which ends the work by an exception once the
steps or the time are used up; whoever began the work catches it, keeps what is complete, and says why it ended. Every
thread begins without a limit; work in other processes is given the deadline of those that ask for it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import field
from typing import Final

from isatool.records import dataclass

SECONDS: Final = 30.0
"""of `optimize` for a kernel, unless others are asked for"""
ROUTE_SECONDS: Final = 10.0
"""of a route into a compiler for a kernel, for which a user's compile waits"""
STOPPED_BY_TIME: Final = "stopped by time"
INSTRUCTION: Final = 20
"""steps for looking at an instruction; a step is about a microsecond"""


class OutOfBudgetError(Exception):
    """The work was given up; the message says why.

    Whoever calls an analysis catches it and refuses: what is not followed is unknown. Analyses that give up a value or
    a condition raise a class of their own below it.
    """


class OutOfTimeError(OutOfBudgetError):
    """The work was cut by the clock."""

    def __init__(self, message: str = STOPPED_BY_TIME) -> None:
        super().__init__(message)


@dataclass
class Budget:
    """The steps that are left, and the second of `time.monotonic` (one clock for all processes) at which work ends."""

    left: float = math.inf
    deadline: float = math.inf
    outer: Budget | None = None
    """the one whose deadline ends this one too; it may be brought forward meanwhile"""
    steps: float = field(init=False)
    """that there were at first"""

    def __post_init__(self) -> None:
        self.steps = self.left

    def spend(self, steps: int) -> None:
        """Count steps; OutOfBudgetError once there are no more, OutOfTimeError after the deadline."""
        self.left -= steps
        if self.left < 0:
            raise OutOfBudgetError(f"the search for a proof was given up after {self.steps:,} steps")
        if self.is_over:
            raise OutOfTimeError

    @property
    def is_over(self) -> bool:
        """Whether the deadline is reached."""
        if self.deadline != math.inf and time.monotonic() >= self.deadline:
            return True
        return self.outer is not None and self.outer.is_over

    @property
    def seconds(self) -> float:
        """Seconds that are left, 0 after the deadline; infinite without one."""
        own = math.inf if self.deadline == math.inf else max(0.0, self.deadline - time.monotonic())
        return own if self.outer is None else min(own, self.outer.seconds)

    def end(self) -> None:
        """Bring the deadline forward: work ends when it next counts a step, as after Ctrl-C."""
        self.deadline = -math.inf

    def within(self, steps: float = math.inf, seconds: float = math.inf) -> Budget:
        """So many steps and seconds from now on, which end with this one's deadline at the latest."""
        return Budget(steps, math.inf if seconds == math.inf else time.monotonic() + seconds, self)

    def halved(self) -> Budget:
        """The same steps, and half of the time that is left."""
        return self.within(self.left, self.seconds / 2)


_UNLIMITED: Final = Budget()
_current: ContextVar[Budget | None] = ContextVar("budget", default=None)


def budget() -> Budget:
    """The budget in force."""
    return _current.get() or _UNLIMITED


def spend(steps: int = 1) -> None:
    """Count steps of the budget in force."""
    (_current.get() or _UNLIMITED).spend(steps)


def check() -> None:
    """OutOfTimeError after the deadline of the budget in force: where work is long and counts no steps of its own."""
    if (_current.get() or _UNLIMITED).is_over:
        raise OutOfTimeError


@contextmanager
def granted(allowed: Budget) -> Iterator[Budget]:
    """Another budget in force; `Budget()` is without limits."""
    token = _current.set(allowed)
    try:
        yield allowed
    finally:
        _current.reset(token)


@contextmanager
def limited(seconds: float | None) -> Iterator[Budget]:
    """So many seconds from now on at most, no matter what is granted inside; None changes nothing."""
    known = budget()
    with granted(known if seconds is None else known.within(known.left, seconds)) as allowed:
        yield allowed
