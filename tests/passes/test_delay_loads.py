"""LDS loads of factors nearer to their FMAs: where registers are short, pairs and banks are had all the same."""

from __future__ import annotations

import pytest
from checked import ROOT, assert_equal, finished, run_pass, spec_beside

from isatool.analysis.banks import report_kernel
from isatool.analysis.cfg import build_flow
from isatool.analysis.pressure import compute_pressure
from isatool.analysis.virtual import VirtualCode, VirtualInstruction, build_virtual, live_out
from isatool.analysis.webs import build_webs
from isatool.asm.reader import read_file, read_text
from isatool.ir.program import Function
from isatool.passes.rebank.delay_loads import delayed
from isatool.passes.rebank.hoist_loads import alive_at, hoisted, is_lds_load
from isatool.passes.rebank.rebank import Rebank

GEMM = ROOT / "tests/data/gemms/wide_loads.s"
STEPS = 2
"""the block of the k-steps, all of which are written out"""


def virtual(kernel: Function) -> VirtualCode:
    """The code on webs."""
    return build_virtual(build_webs(build_flow(kernel)))


def early_loads() -> VirtualCode:
    """The kernel with the loads of its k-steps so early that many registers hold them."""
    return hoisted(virtual(read_file(GEMM).kernel()), [STEPS], 140, 200)


def alive(code: VirtualCode) -> int:
    """Registers that hold something in the block of the k-steps, at most."""
    return max(alive_at(code.blocks[STEPS].items, live_out(code)[STEPS]))


@pytest.mark.parametrize("registers", [120, 104, 96])
def test_loads_move_down_until_the_registers_suffice(registers: int) -> None:
    code = early_loads()
    late = delayed(code, [STEPS], registers)
    assert alive(code) > registers >= alive(late)
    assert sorted(map(id, late.blocks[STEPS].items)) == sorted(map(id, code.blocks[STEPS].items))


def test_only_loads_move_and_none_moves_up() -> None:
    code = early_loads()
    late = delayed(code, [STEPS], 96)
    kept = [
        [
            id(item)
            for item in each.blocks[STEPS].items
            if not (isinstance(item, VirtualInstruction) and is_lds_load(item))
        ]
        for each in (code, late)
    ]
    assert kept[0] == kept[1]


def test_labels_of_debug_information_do_not_hold_loads_up() -> None:
    code = early_loads()
    (label,) = read_text(".Ltmp0:").lines
    code = code.with_block(STEPS, [each for item in code.blocks[STEPS].items for each in (item, label)])
    assert alive(delayed(code, [STEPS], 96)) <= 96


def test_nothing_moves_where_registers_suffice() -> None:
    code = early_loads()
    assert delayed(code, [STEPS], alive(code)).blocks[STEPS] == code.blocks[STEPS]


def test_all_fmas_pair_on_four_banks_in_fewer_registers_than_the_input_needs() -> None:
    source = read_file(GEMM).kernel()
    assert compute_pressure(build_flow(source)).peak > 88
    tight = finished(source, run_pass(source, Rebank(), vgprs=88))
    main = max(report_kernel(build_flow(tight)).loops, key=lambda loop: loop.figures.fmas).figures
    assert main.four_banks == main.dual == main.fmas // 2
    assert_equal(source, tight, spec_beside(GEMM), [{"M": 128, "N": 128, "K": 16}], ["forward"])
