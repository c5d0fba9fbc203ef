"""How property tests draw their examples, and which tests a run left out because of their marks.

The short run draws the same examples every time: what it says is about the code, not about luck or a busy machine. The
full run draws new ones (`--hypothesis-profile=search`).
"""

from __future__ import annotations

import os
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, settings

from isatool.ir.views import CHECKS

os.environ.setdefault(CHECKS, "1")  # commands that tests start compare the views that outlive edits as well

settings.register_profile("same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("search", deadline=None, print_blob=True)
settings.load_profile("same")

LEFT_OUT = pytest.StashKey[list[str]]()


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    """Remember what `-m` left out; other deselections (-k) are the user's own business."""
    for item in items:
        if any(item.iter_markers("full")) or any(item.iter_markers("hardware")):
            item.config.stash.setdefault(LEFT_OUT, []).append(item.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """List them."""
    names = config.stash.get(LEFT_OUT, [])
    if not names:
        return
    terminalreporter.section(f"left out: {len(names)}, run them with .ci/run --full")
    functions: dict[str, int] = {}
    for name in names:
        function = name.partition("[")[0]
        functions[function] = functions.get(function, 0) + 1
    for function, count in functions.items():
        terminalreporter.write_line(function if count == 1 else f"{function} ({count})")
