"""LDS loads ahead of their k-step: how far, in which registers, and that nothing else changes."""

from __future__ import annotations

import pytest
from checked import ROOT, assert_equal, finished, run_pass, spec_beside

from isatool.analysis.banks import kind_of, report_kernel
from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_file
from isatool.ir.program import Function
from isatool.passes.rebank.rebank import Rebank
from isatool.passes.unroll.unroll import Unroll

GEMM = ROOT / "tests/data/ladder/gemm8x8.s"


def ahead(kernel: Function) -> list[int]:
    """FMA issues between each LDS load of the block with most FMAs and the first FMA that reads what it loads."""
    flow = build_flow(kernel)
    block = max(
        flow.blocks, key=lambda block: sum(kind_of(flow.instructions[index]) == "fma" for index in block.instructions)
    )
    found = []
    for index in block.instructions:
        if kind_of(flow.instructions[index]) != "lds load":
            continue
        issues = 0
        for later in range(index + 1, block.last):
            if kind_of(flow.instructions[later]) == "fma":
                if flow.effects[later].reads & flow.effects[index].writes:
                    found.append(issues)
                    break
                issues += 1
    return found


@pytest.mark.full
def test_loads_stand_ahead_where_registers_allow() -> None:
    source = read_file(GEMM).kernel()
    kernel = finished(source, run_pass(source, Unroll()))
    plain = finished(kernel, run_pass(kernel, Rebank(), vgprs=160))
    early = finished(kernel, run_pass(kernel, Rebank(ahead=48), vgprs=160))
    assert sum(ahead(early)) > sum(ahead(plain))
    assert len(ahead(early)) == len(ahead(plain))
    assert_equal(source, early, spec_beside(GEMM), [{"N": 64}], ["forward"])


@pytest.mark.full
def test_without_registers_to_spare_the_banks_come_first() -> None:
    source = read_file(GEMM).kernel()
    kernel = finished(source, run_pass(source, Unroll()))
    early = finished(kernel, run_pass(kernel, Rebank(ahead=48), vgprs=96))
    main = max(report_kernel(build_flow(early)).loops, key=lambda loop: loop.figures.fmas).figures
    assert main.four_banks == main.dual == main.fmas // 2


def test_a_negative_distance_is_an_error() -> None:
    with pytest.raises(ValueError, match="ahead"):
        Rebank(ahead=-1)
