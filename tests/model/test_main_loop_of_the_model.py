"""Model, search and benchmarks speak of the same loop: of several without products the one that reads memory."""

from __future__ import annotations

from pathlib import Path

from scripts import load_script

from isatool.asm.reader import read_file
from isatool.model.prediction import ModelledKernel
from isatool.pipeline.main_loop import find_main_loop
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite

ROOT = Path(__file__).resolve().parents[2]
GATHER = ROOT / "benchmarks" / "corpus" / "real" / "gather_rows.s"
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
    """Where another loop became the main one, the whole kernel: of its four iterations together one takes longer."""
    reach = load_script(ROOT / "benchmarks" / "reach.py")
    assert reach.ratios(read_file(REDUCTION), read_file(REDUCTION)) == (1.0, 1.0, 1.0)
    before = read_file(GATHER)
    made = rewrite(before, parse_pipeline("simplify,pipeline{if-faster=true},pair"))
    assert find_main_loop(before.kernels[0]).label != find_main_loop(made.program.kernels[0]).label
    _, cycles, plain = reach.ratios(before, made.program)
    assert cycles < 0.6
    assert plain < 0.6
