"""The bands of version 2 are a coverage: of the held-out cases of the page nine of ten lie inside."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from isatool.isa import chips
from isatool.model.parameters import Band, load_model

PAGE = Path(__file__).resolve().parents[2] / "docs" / "model.md"
HELD_OUT = {Band.COMPARISON: {"recordings"}}
"""what is held out where a band rests on it; both for the others"""


def rows() -> list[list[str]]:
    """Band, chip, what is held out, cases, their bound, band, cases inside."""
    text = PAGE.read_text(encoding="utf-8")
    lines = text.partition("| band | chip | held out |")[2].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("row", rows(), ids=" ".join)
def test_nine_of_ten_held_out_cases_are_inside(row: list[str]) -> None:
    band, chip, held_out, cases, _, bound, inside = row
    kind = Band(band)
    model = load_model(chips.chip(chip), f"{chip}@2")
    assert bound == f"{100 * model.band(kind):.1f} %"
    if held_out in HELD_OUT.get(kind, {"recordings", "kernels"}):
        assert int(inside.split()[0]) >= 0.9 * int(cases)


def test_every_kind_but_matrices_is_held_out_on_both_chips() -> None:
    found = {(row[0], row[1], row[2]) for row in rows()}
    kinds = set(Band) - {Band.MATRIX}
    assert found == set(product(map(str, kinds), ("gfx1100", "gfx1151"), ("recordings", "kernels")))


@pytest.mark.parametrize("chip", ["gfx1100", "gfx1151"])
def test_no_kind_that_was_not_traced_has_a_narrow_band(chip: str) -> None:
    model = load_model(chips.chip(chip), f"{chip}@2")
    assert model.band(Band.MATRIX) == max(model.band(kind) for kind in Band)
    assert model.band(Band.COMPARISON) == min(model.band(kind) for kind in Band)
