"""Model, search and benchmarks speak of the same loop: of several without products the one that reads memory."""

from __future__ import annotations

from pathlib import Path

from scripts import load_script

from isatool.asm.reader import read_file
from isatool.model.prediction import ModelledKernel
from isatool.pipeline.main_loop import find_main_loop

ROOT = Path(__file__).resolve().parents[2]
REDUCTION = ROOT / "benchmarks" / "corpus" / "real" / "reduce_min_groups.s"
"""a short loop that brings the data, and a longer one that reduces it in the LDS"""


def test_the_loop_of_the_model_is_the_main_loop() -> None:
    kernel = read_file(REDUCTION).kernels[0]
    modelled = ModelledKernel.of(kernel)
    loop = modelled.heaviest()
    assert loop is not None
    assert modelled.flow.blocks[loop.header].labels == (".LBB14_2",)
    assert find_main_loop(kernel).label == ".LBB14_2"


def test_reach_compares_what_optimize_compares() -> None:
    """Ratios of two loops that do work of two kinds are no ratios."""
    reach = load_script(ROOT / "benchmarks" / "reach.py")
    program = read_file(REDUCTION)
    main, found, _ = reach.figures(program)
    assert (main.label, found.unit) == (".LBB14_2", "bytes of global memory")
    assert reach.ratios(program, program) == (1.0, 1.0, 1.0)
