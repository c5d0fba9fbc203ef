"""No proof and no figure is lost: a fast part of benchmarks/ratchet.tsv measured again, and how losses are told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from scripts import load_script

ROOT = Path(__file__).resolve().parents[1]


RATCHET = load_script(ROOT / "benchmarks" / "ratchet.py")
KNOWN = RATCHET.read_results()
COMMITTED = {source.name: source for source in RATCHET.committed()}


@pytest.mark.parametrize("name", RATCHET.FAST)
def test_nothing_is_lost(name: str) -> None:
    found = RATCHET.measure(COMMITTED[name], RATCHET.steps(COMMITTED[name], RATCHET.FAST[name]))
    assert [row.key for row in found if row.key not in KNOWN] == []
    lost, _ = RATCHET.compared(KNOWN, found)
    assert lost == [], "if this is meant: python benchmarks/ratchet.py writes the results again; the commit says why"


def test_every_committed_kernel_has_all_its_rows() -> None:
    missing = [
        (name, step)
        for name, source in COMMITTED.items()
        for step in RATCHET.steps(source, ())
        if (name, step) not in KNOWN
    ]
    assert missing == []
    own = [name for name in COMMITTED if name.startswith("kernels/")]
    assert len(own) >= 40


def test_every_committed_kernel_has_a_launch_spec() -> None:
    assert [str(source.path) for source in COMMITTED.values() if not source.path.with_suffix(".toml").exists()] == []


def test_the_seed_ladder_keeps_its_figures() -> None:
    row = KNOWN["samples/kernel5", "optimize"]
    assert row.verdict in ("proved", "proved under assumptions")
    assert 602 <= row.figures["loop_instructions"] <= 604  # of 8 steps in k
    assert row.figures["loop_pairs"] == row.figures["loop_four_banks"] == 8 * 64
    assert row.figures["loop_other_valu"] == 0  # no register is moved back


def test_results_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "results.tsv"
    RATCHET.write_results(KNOWN, path)
    assert path.read_text() == RATCHET.RESULTS.read_text()
    assert RATCHET.read_results(path) == KNOWN


FIGURES = {"pairs": 8.0, "valu": 20.0, "vgprs": 32.0, "waves": 16.0, "lds": 4.0}


@pytest.mark.parametrize(
    ("change", "loss"),
    [
        (
            {"verdict": "proved under assumptions", "rests_on": "nan-payload"},
            "k pair: proved -> proved under assumptions (nan-payload)",
        ),
        ({"verdict": "unknown"}, "k pair: proved -> unknown"),
        ({"verdict": "unchanged", "figures": {}}, "k pair: proved -> unchanged"),
        ({"verdict": "stopped", "figures": {}}, "k pair: proved -> stopped"),
        ({"figures": FIGURES | {"pairs": 7.0}}, "k pair: pairs 8 -> 7"),
        ({"figures": FIGURES | {"valu": 21.0}}, "k pair: valu 20 -> 21"),
        ({"figures": FIGURES | {"waves": 12.0}}, "k pair: waves 16 -> 12"),
        ({"figures": FIGURES | {"vgprs": 31.0}}, None),
        ({}, None),
    ],
)
def test_each_loss_is_named_once(change: dict[str, object], loss: str | None) -> None:
    old = RATCHET.Row("k", "pair", "proved", FIGURES)
    assert RATCHET.losses(old, replace(old, **change)) == ([loss] if loss else [])


def test_a_further_assumption_is_a_loss() -> None:
    old = RATCHET.Row("k", "pad-lds", "proved under assumptions", FIGURES, "LDS accesses in bounds")
    new = replace(old, rests_on="LDS accesses in bounds; nan-payload")
    assert RATCHET.losses(old, new) == ["k pad-lds: rests on more than before: nan-payload"]
    assert RATCHET.losses(new, old) == []


def test_a_fault_is_a_loss_wherever_it_comes_up() -> None:
    old = RATCHET.Row("k", "pair", "unchanged")
    assert RATCHET.losses(old, replace(old, verdict="refuted")) == ["k pair: unchanged -> refuted"]
    assert RATCHET.losses(old, replace(old, verdict="failed")) == ["k pair: unchanged -> failed"]


def test_a_row_that_takes_too_long_is_stopped() -> None:
    def never_ends() -> None:
        while True:
            pass

    with pytest.raises(RATCHET.CpuTimeError), RATCHET.cpu_limit(1):
        never_ends()


def test_an_interrupted_run_is_taken_up_for_the_same_code_only(tmp_path: Path) -> None:
    path = tmp_path / "results.partial"
    row = RATCHET.Row("k", "pair", "proved", FIGURES)
    RATCHET.Progress(path).add([row])
    assert RATCHET.Progress(path).rows == {row.key: row}
    lines = path.read_text().splitlines()
    path.write_text("\n".join(("# code of another day", *lines[1:], "")))
    assert RATCHET.Progress(path).rows == {}
