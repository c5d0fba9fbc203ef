"""The table of identities: what compilers leave, and the same in fewer issues.

`identities.tsv` has them, a line each: its two sides, when it holds, whether it was written by hand or found by
`benchmarks/find_identities.py`.
`tests/verify/test_identities.py` proves each against the semantics of its instructions.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from isatool.passes.simplify.rules import Identity

TABLE: Final = Path(__file__).with_name("identities.tsv")


def _read(text: str) -> tuple[Identity, ...]:
    rows = [line.split("\t") for line in text.splitlines()[1:]]
    return tuple(
        Identity(name, tuple(pattern.split("; ")), tuple(replacement.split("; ")), when, mode == "usual", by)
        for name, pattern, replacement, when, mode, by in rows
    )


IDENTITIES: Final = _read(TABLE.read_text(encoding="utf-8"))
