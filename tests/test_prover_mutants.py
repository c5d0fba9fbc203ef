"""benchmarks/prover_mutants.py puts the faults that it says; every benchmark is in the index."""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

import pytest
from scripts import load_script

ROOT = Path(__file__).resolve().parents[1]
TEXT = '''
def fits(a: int, b: int) -> bool:
    """Words."""
    if a < 0:
        return False
    spend(3)
    return not (a and b) and any(x == a for x in range(b))
'''


@pytest.fixture(scope="module")
def campaign() -> ModuleType:
    """The script, which is in no package."""
    return load_script(ROOT / "benchmarks" / "prover_mutants.py")


def test_every_kind_of_fault_is_put(campaign: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(TEXT)
    found = [(row.kind, row.before, row.after) for row, _ in campaign.Module.read(path, tmp_path).places()]
    assert ("guard", "a < 0", "False") in found
    assert ("comparison", "a < 0", "a <= 0") in found
    assert ("number", "0", "1") in found
    assert ("not", "not (a and b)", "a and b") in found
    assert ("connective", "a and b", "a or b") in found
    assert ("operand", "a and b", "b") in found
    assert ("swap", "any", "all") in found
    assert ("range", "range(b)", "range(b + 1)") in found
    assert any(kind == "true" and after == "True" for kind, _, after in found)
    assert not any("3" in before for _, before, _ in found), "steps of the budget are no fault"


def test_a_fault_changes_the_function_and_nothing_else(campaign: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(TEXT)
    module = campaign.Module.read(path, tmp_path)
    before = ast.unparse(module.tree)
    place = next(place for row, place in module.places() if row.kind == "comparison" and row.before == "a < 0")
    names: dict[str, object] = {"spend": lambda steps: None}
    exec(compile(module.tree, str(path), "exec"), names)
    fits = names["fits"]
    assert fits(0, 5) is True  # type: ignore[operator]
    fits.__code__ = module.code("fits", place)  # type: ignore[attr-defined]
    assert fits(0, 5) is False  # type: ignore[operator]
    assert ast.unparse(module.tree) == before


def test_the_committed_table_says_its_sums(campaign: ModuleType) -> None:
    rows = list(campaign.read_table(campaign.TABLE).values())
    assert {row.fate for row in rows} <= {"noticed", "slow", *campaign.UNSEEN}
    assert campaign.TABLE.read_text().startswith(f"# made by benchmarks/prover_mutants.py: {campaign.summary(rows)}\n")


def test_every_benchmark_is_in_the_index() -> None:
    text = (ROOT / "benchmarks" / "README.md").read_text()
    missing = [path.name for path in sorted((ROOT / "benchmarks").glob("*.py")) if f"`{path.name}`" not in text]
    assert missing == []
