"""Main cells of the matrix of passes and kernels: each pass makes its own measure smaller, or says why not."""

from __future__ import annotations

from pathlib import Path

import pytest
from checked import ROOT
from examples import some
from scripts import load_script

DATA = ROOT / "tests/data/ladder"
SAMPLES = ROOT / "samples/sgemm"


MATRIX = load_script(ROOT / "benchmarks/ladder.py")

BETTER = [
    (DATA / "stencil.s", "batch-loads"),
    (DATA / "stencil_clang19.s", "unroll"),
    (DATA / "transpose.s", "batch-loads"),
    (DATA / "transpose_clang19.s", "unroll"),
    (DATA / "transpose.s", "pad-lds"),
    (DATA / "gemm.s", "batch-loads"),
    (DATA / "lanes.s", "unroll"),
    (DATA / "lanes.s", "batch-loads"),
    (DATA / "tree.s", "unroll"),
    (SAMPLES / "kernel1.s", "batch-loads"),
]
BETTER_BUT_SLOW = [
    *((DATA / "gemm8x8_clang19.s", name) for name in ("batch-loads", "unroll", "rebank")),
    (DATA / "chain.s", "unroll"),
    (DATA / "reduction.s", "unroll"),
    *((DATA / f"{name}.s", "batch-loads") for name in ("columns", "wide", "strided")),
    *((DATA / f"{name}_clang19.s", "batch-loads") for name in ("gemm", "columns", "wide")),
    *((DATA / f"{name}_clang19.s", "unroll") for name in ("gemm", "lanes", "tree")),
    *((SAMPLES / f"kernel{number}.s", name) for number in (3, 4) for name in ("batch-loads", "unroll", "rebank")),
    *((SAMPLES / f"kernel{number}.s", "batch-loads") for number in (2, 5)),
]
REFUSED = [
    (DATA / "strided.s", "unroll", "4 copies with a loop for the rest would save"),
    (DATA / "wide.s", "unroll", "s_cmp_eq_u64"),
    (DATA / "reduction.s", "rebank", "no block holds an outer product"),
    (DATA / "chain.s", "batch-loads", "no loop addresses global memory"),
]


def _name(value: object) -> str:
    return value.stem if isinstance(value, Path) else str(value)


@pytest.mark.parametrize(("path", "name"), some(BETTER, 2), ids=_name)
def test_a_pass_makes_its_measure_smaller(path: Path, name: str) -> None:
    cell = MATRIX.cell(path, name)
    assert cell.verdict == "better", cell
    assert cell.proof.startswith("proved")
    assert "emulated: equal bit for bit" in cell.proof


@pytest.mark.full
@pytest.mark.parametrize(("path", "name"), BETTER_BUT_SLOW, ids=_name)
def test_a_pass_makes_its_measure_smaller_in_long_kernels(path: Path, name: str) -> None:
    cell = MATRIX.cell(path, name)
    assert cell.verdict == "better", cell
    assert cell.proof.startswith("proved")
    assert "emulated: equal bit for bit" in cell.proof


@pytest.mark.parametrize(("path", "name", "reason"), REFUSED, ids=_name)
def test_a_pass_that_cannot_help_says_why(path: Path, name: str, reason: str) -> None:
    cell = MATRIX.cell(path, name)
    assert (cell.before, cell.verdict) == (cell.after, "refused" if cell.could_win else "nothing to win")
    assert reason in cell.reason
