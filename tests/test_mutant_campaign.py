"""benchmarks/mutants.py: its table goes on where it ended, and its committed one has no false proof."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest
from scripts import load_script

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def campaign() -> ModuleType:
    """benchmarks/mutants.py, which is no package."""
    return load_script(ROOT / "benchmarks" / "mutants.py")


def test_a_table_comes_back_as_it_was_written(campaign: ModuleType, tmp_path: Path) -> None:
    table = campaign.Table.read(tmp_path / "table.tsv")
    table.rounds["kernels/xtea", "pair"] = 2
    table.counts["kernels/xtea", "pair"] = Counter({"faults": 16, "killed": 13, "proved": 3})
    table.rounds["kernels/xtea", "unroll"] = 1
    table.counts["kernels/xtea", "unroll"] = Counter({"faults": 8, "killed": 7, "stopped": 1})
    table.write()
    again = campaign.Table.read(table.path)
    assert again.rounds == table.rounds
    assert again.total == Counter({"faults": 24, "killed": 20, "proved": 3, "stopped": 1})


def test_the_committed_table_has_no_false_proof(campaign: ModuleType) -> None:
    table = campaign.Table.read(campaign.TABLE)
    total = table.total
    assert total["false"] == 0
    assert total["faults"] == sum(total[name] for name in campaign.COLUMNS if name != "faults")


def test_every_kind_of_fault_comes_first_in_some_round(campaign: ModuleType) -> None:
    kinds = ["a", "b", "c"]
    assert {campaign.rotated(kinds, by)[0] for by in range(3)} == set(kinds)
    assert sorted(campaign.rotated(kinds, 5)) == kinds


def test_a_round_judges_faults_of_a_rewrite(campaign: ModuleType) -> None:
    source = next(source for source in campaign.committed() if source.name == "kernels/partial_stencil")
    counts, false = campaign.counted(source, "simplify", 1)
    assert false == []
    assert counts["faults"] == campaign.ROUND
    assert counts["killed"] + counts["proved"] + counts["refused"] == campaign.ROUND
