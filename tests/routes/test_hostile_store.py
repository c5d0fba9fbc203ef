"""benchmarks/hostile_store.py: no hostile entry of a store is used that the checker alone refuses; a genuine one is."""

from __future__ import annotations

import random
from pathlib import Path
from types import ModuleType

import pytest
from scripts import load_script

from isatool.routes import rewrite as route

ROOT = Path(__file__).resolve().parents[2]
NAMES = [("masked", "pair"), ("groups", "panels of 2"), ("inner", "unroll")]
KINDS = (
    *("genuine", "damaged", "forged result", "other semantics", "swapped", "replayed", "other version"),
    *("assumptions", "asks", "bomb", "report"),
)


@pytest.fixture(scope="module")
def campaign() -> ModuleType:
    """benchmarks/hostile_store.py, which is no package."""
    return load_script(ROOT / "benchmarks" / "hostile_store.py")


def test_the_kinds_are_those_of_the_campaign(campaign: ModuleType) -> None:
    assert tuple(campaign.KINDS) == KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_of_an_entry_is_believed(campaign: ModuleType, kind: str) -> None:
    chosen = random.Random(kind)
    good = campaign.honest(chosen, NAMES)
    others = [campaign.honest(chosen, NAMES) for _ in range(2)]
    found = [campaign.judge(good, kind, chosen, others) for _ in range(1 if kind == "genuine" else 4)]
    columns = {column for column, _ in found}
    assert not columns.intersection(campaign.WRONG), found
    assert kind != "genuine" or columns == {"genuine"}
    assert kind not in ("damaged", "bomb", "asks") or "made again" in columns


def test_one_that_is_used_without_a_proof_is_seen(campaign: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(route, "_proves", lambda *_: True)
    chosen = random.Random(0)
    good = campaign.honest(chosen, NAMES[:1])
    found = [campaign.judge(good, "other semantics", chosen, [good])[0] for _ in range(3)]
    assert "alone" in found, found
