"""Faults of every kind in small kernels are found; the whole campaign is `benchmarks/planted_faults.py`."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts import load_script

ROOT = Path(__file__).parents[2]


BENCHMARK = load_script(ROOT / "benchmarks" / "planted_faults.py")
CHOSEN = ("exchange.wave64", "pipeline.wave32", "last.wave32")
SMALL = [target for target in BENCHMARK.targets() if target.name in CHOSEN]


@pytest.mark.parametrize("target", SMALL, ids=lambda target: target.name)
def test_small_kernels_are_clean_and_one_fault_of_each_kind_is_found(target: object) -> None:
    assert not target.findings(target.lines, "native", BENCHMARK.ORDERS)  # type: ignore[attr-defined]
    for kind, change in BENCHMARK.KINDS.items():
        for place, lines in BENCHMARK.places(target, change)[:1]:
            fault = BENCHMARK.Fault(target, kind, place + 1, tuple(lines))
            assert BENCHMARK.judged(fault, "native") != "nothing", (kind, place + 1)


def test_the_committed_results_reach_the_bar() -> None:
    rows = [line.split("\t") for line in BENCHMARK.TABLE.read_text().splitlines()]
    assert len(rows) >= 200
    assert len({tuple(row[:3]) for row in rows}) == len(rows)
    assert sum(row[3] == "nothing" for row in rows) <= 3, "197 of 200 were found"
