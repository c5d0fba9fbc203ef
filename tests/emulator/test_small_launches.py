"""Small launches run on one thread: where their workgroups race, they do so alike in every run."""

from __future__ import annotations

from pathlib import Path

from isatool.asm.launch import load_spec
from isatool.asm.reader import read_file
from isatool.emulator.compare import compare

BIAS = Path(__file__).resolve().parents[1] / "data" / "epilogues" / "bias.s"


def test_two_workgroups_that_race_end_alike() -> None:
    """With rows of one element both workgroups store to the same elements."""
    kernel = read_file(str(BIAS)).kernel()
    launch = load_spec(str(BIAS.with_suffix(".toml"))).resolve({"N": 1})
    assert all(compare(kernel, kernel, [launch], ("forward", "reverse")).equal for _ in range(30))
