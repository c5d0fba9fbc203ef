"""The list in docs/emulator.md of what is not emulated is neither too short nor too long."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

from isatool.isa import chips, table
from isatool.semantics.lower import covered

PAGE = Path(__file__).parents[2] / "docs" / "emulator.md"


def patterns(kind: str = "") -> list[str]:
    """The mnemonics of the first column, with their wildcards; of the table of one kind of code, if asked for."""
    section = PAGE.read_text(encoding="utf-8").split("## What is not emulated")[1].split("\n## ")[0]
    if kind:
        section = section.split(f"| mnemonics of {kind} |")[1].split("\n\n")[0]
    cells = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return [pattern for cell in cells for pattern in re.findall(r"`([^`]+)`", cell)]


def mnemonics(*, wanted: bool) -> set[str]:
    """Mnemonics of the chip whose semantics are there, or are not."""
    rows = [
        looked[0]
        for name in table.all_mnemonics(chips.DEFAULT)
        if (looked := table.lookup(name, chips.DEFAULT)) is not None
    ]
    return {row.mnemonic for row in rows if not row.chips and covered(row.base) == wanted}


def test_the_page_names_every_mnemonic_without_semantics() -> None:
    found = patterns()
    assert len(found) > 10
    missing = {name for name in mnemonics(wanted=False) if not any(fnmatchcase(name, p) for p in found)}
    assert not missing


def test_the_page_names_no_mnemonic_that_has_semantics() -> None:
    have, lack = mnemonics(wanted=True), mnemonics(wanted=False)
    for pattern in patterns():
        assert not [name for name in have if fnmatchcase(name, pattern)], pattern
        assert [name for name in lack if fnmatchcase(name, pattern)], pattern


def test_of_compute_code_at_most_twenty_instructions_lack_semantics() -> None:
    lacking = [name for name in mnemonics(wanted=False) if any(fnmatchcase(name, p) for p in patterns("compute code"))]
    assert 0 < len(lacking) <= 20
    rest = mnemonics(wanted=False) - set(lacking)
    assert all(any(fnmatchcase(name, p) for p in patterns("graphics")) for name in rest)
