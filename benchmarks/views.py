"""How often one command computes what can be asked of a program: `python benchmarks/views.py [COMMAND ...]`.

Without a command: `rebank samples/sgemm/kernel5.s`. A row for each view: how often it was computed, for how many
objects, and how often at most for one of them with the same further arguments, which is always 1. Texts that were read
are counted by what is in them.
"""

from __future__ import annotations

import contextlib
import io
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from isatool.cli.main import main as isatool
from isatool.ir.views import observed

KERNEL5: Final = Path(__file__).resolve().parents[1] / "samples" / "sgemm" / "kernel5.s"
READ: Final = "isatool.asm.reader.read_text"


@dataclass
class Counts:
    """`computed[view]`: how often; `subjects[view]`: for which objects, texts by what is in them."""

    computed: Counter[str] = field(default_factory=Counter)
    subjects: dict[str, list[object]] = field(default_factory=dict)

    def note(self, view: str, subject: object) -> None:
        """A view is computed for an object."""
        self.computed[view] += 1
        self.subjects.setdefault(view, []).append(subject)  # which keeps it alive, so that no other has its identity

    def objects(self, view: str) -> int:
        """For how many objects a view was computed."""
        return len(self._by_object(view))

    def most(self, view: str) -> int:
        """How often a view was computed for one object at most."""
        return max(self._by_object(view).values(), default=0)

    def _by_object(self, view: str) -> Counter[object]:
        return Counter(found if isinstance(found, str) else id(found) for found in self.subjects.get(view, ()))


def count(command: Sequence[str]) -> Counts:
    """What a command computes in this process; its output is dropped. SystemExit if it fails."""
    counts = Counts()
    with observed(counts.note), contextlib.redirect_stdout(io.StringIO()):
        code = isatool(list(command))
    if code:
        raise SystemExit(f"isatool {' '.join(command)}: exit code {code}")
    return counts


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as folder:
        counts = count(sys.argv[1:] or ("rebank", str(KERNEL5), "-o", str(Path(folder) / "out.s")))
    print(f"{'view':48} {'computed':>8} {'objects':>8} {'most':>5}")
    for view, times in counts.computed.most_common():
        print(f"{view.removeprefix('isatool.'):48} {times:8} {counts.objects(view):8} {counts.most(view):5}")


if __name__ == "__main__":
    main()
