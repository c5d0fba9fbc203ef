"""The samples of Triton: the corpus's kernels, each with a launch that computes what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

import isatool

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "samples" / "triton"
SOURCES = {"softmax": "triton_softmax_1024", "int4_gemv": "triton_int4_gemv", "rms_norm": "triton_rms_norm"}


@pytest.mark.parametrize("name", SOURCES)
def test_a_sample_is_the_corpus_kernel(name: str) -> None:
    kernel = ROOT / "benchmarks" / "corpus" / "real" / f"{SOURCES[name]}.s"
    assert (SAMPLES / f"{name}.s").read_text() == kernel.read_text()


@pytest.mark.parametrize("name", SOURCES)
def test_pairs_of_a_sample_are_proved_and_its_launch_runs(name: str) -> None:
    kernel = isatool.load(SAMPLES / f"{name}.s")
    assert kernel.run().ok
    made = kernel.pair()
    assert made.changed
    assert made.holds
