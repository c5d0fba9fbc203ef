"""Ctrl-C while the best so far is worth keeping: the first one ends the search, the second one the caller."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from isatool.allowance import Budget

SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP")


@contextmanager
def ending(allowed: Budget, names: Sequence[str] = SIGNALS) -> Iterator[list[int]]:
    """The first signal that interrupts or terminates ends the budget; it is in the list then. From then on, and after
    the block, signals do what they did before. In other threads than the main one nothing changes.
    """
    received: list[int] = []
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    before = {number: handler for number, handler in before.items() if handler not in (signal.SIG_IGN, None)}
    if threading.current_thread() is not threading.main_thread():
        before = {}

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    def end(number: int, _frame: object) -> None:
        received.append(number)
        allowed.end()
        restore()

    for number in before:
        signal.signal(number, end)
    try:
        yield received
    finally:
        restore()
