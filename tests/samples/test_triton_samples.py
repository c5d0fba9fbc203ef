"""The samples of Triton, kernels of `benchmarks/corpus/real` too: each has a launch that computes what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

import isatool

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "samples" / "triton"
NAMES = sorted(path.stem for path in SAMPLES.glob("*.s"))


@pytest.mark.parametrize("name", NAMES)
def test_pairs_of_a_sample_are_proved_and_its_launch_runs(name: str) -> None:
    kernel = isatool.load(SAMPLES / f"{name}.s")
    assert kernel.run().ok
    made = kernel.pair()
    assert made.changed
    assert made.holds
