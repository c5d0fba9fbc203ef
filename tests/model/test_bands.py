"""The bands of version 2 hold by construction: each is at least the largest miss of a traced kernel held out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from isatool.isa import chips
from isatool.model.parameters import Band, load_model

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "model.md").read_text(encoding="utf-8")
PAIRS = {Band.COMPARISON, Band.COMPARISON_WHOLE}
CHIPS = chips.NAMES


def rows() -> list[list[str]]:
    """Band, chips, what is held out, largest miss, of what, band, how likely a further one is inside."""
    lines = PAGE.partition("| band | chip | held out |")[2].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("row", rows(), ids=" ".join)
def test_no_kernel_held_out_misses_by_more_than_the_band(row: list[str]) -> None:
    band, names, held_out, largest, _, bound, inside = row
    kind = Band(band)
    count = int(held_out.split()[0])
    for chip in names.split(", "):
        model = load_model(chips.chip(chip), f"{chip}@2")
        assert bound == f"{100 * model.band(kind):.0f} %"
        if count:
            assert model.band(kind) >= float(largest.split()[0]) / 100
    if count and kind not in PAIRS:
        assert inside == f"{count} of {count + 1}"


def test_every_kind_has_a_row_for_every_traced_chip() -> None:
    found = [(row[0], chip) for row in rows() for chip in row[1].split(", ")]
    assert sorted(found) == sorted(
        (str(kind), chip) for kind in Band for chip in ("gfx1100", "gfx1151", "gfx1200", "gfx1201")
    )


def test_loops_of_the_article_are_inside() -> None:
    """Of kernels 5 to 7, whose utilisation and issue slots give cycles without a clock."""
    steps = re.findall(r"^([5-7]) +([0-9.]+) +([0-9.]+) .*GHz$", PAGE, re.MULTILINE)
    assert [step for step, *_ in steps] == ["5", "6", "7"]
    model = load_model(chips.chip("gfx1100"), "gfx1100@2")
    ratios = [float(modelled) / float(used) for _, modelled, used in steps]
    assert max(abs(ratio - 1) for ratio in ratios) <= model.band(Band.LOOP)
    assert max(ratios) / min(ratios) - 1 <= model.band(Band.COMPARISON)


@pytest.mark.parametrize("chip", CHIPS)
def test_no_kind_that_was_not_traced_has_a_narrow_band(chip: str) -> None:
    """Loops of matrix products: one, on gfx1201; loops that wait for memory and not for the cache: one, on gfx1200."""
    model = load_model(chips.chip(chip), f"{chip}@2")
    widest = max(model.band(kind) for kind in Band if kind not in PAIRS)
    assert model.band(Band.MATRIX) == widest
    assert model.band(Band.MEMORY) >= model.band(Band.LOOP)
    assert all(model.band(kind) > 0 for kind in Band)
