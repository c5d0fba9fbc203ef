"""Kernels that switch exceptions on: a trap handler sees which instructions ran, so nothing is proved of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from verify_snippets import PROLOGUE, compare, kernel, verdict_of

from isatool.asm.descriptor import DEFAULTS
from isatool.asm.reader import read_text
from isatool.passes.lds.pad_lds import PadLds
from isatool.pipeline.proof import judged
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite
from isatool.verify.lemmas.hoist import Hoisted
from isatool.verify.lemmas.reorder import Reordered
from isatool.verify.lemmas.stream import Streamed
from isatool.verify.structural.comparable import comparable
from isatool.verify.verdict import PROVED, UNKNOWN, CutPoint, NotShownError

ROOT = Path(__file__).parents[2]
EXCEPTIONS = sorted(name for name in DEFAULTS if name.startswith("exception_"))
LOAD = "global_load_b32 v2, v1, s[6:7]\ns_waitcnt vmcnt(0)\n"
FIRST = LOAD + "v_rcp_f32_e32 v3, v2\nglobal_store_b32 v1, v2, s[4:5]"
SECOND = LOAD + "v_mov_b32_e32 v3, v2\nglobal_store_b32 v1, v3, s[4:5]"


@pytest.mark.parametrize("name", EXCEPTIONS)
def test_a_descriptor_that_switches_them_on(name: str) -> None:
    texts = [kernel(PROLOGUE + body, mode=f"\n\t\t.amdhsa_{name} 1") for body in (FIRST, SECOND)]
    found = verdict_of(*texts)
    assert found.status == UNKNOWN
    assert f".amdhsa_{name} is 1" in str(found.first_difference)
    assert verdict_of(texts[0], texts[0]).status == PROVED
    assert verdict_of(*(text.replace(f"{name} 1", f"{name} 0") for text in texts)).status == PROVED


SETS = {
    "invalid operations": "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 1), 1\n",
    "all, with the rounding": "s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0x7f0f0\n",
    "by a register": "s_setreg_b32 hwreg(HW_REG_MODE, 8, 8), s8\n",
}


@pytest.mark.parametrize("name", SETS)
def test_code_that_switches_them_on(name: str) -> None:
    one, other = SETS[name] + FIRST, SETS[name] + SECOND
    assert compare(one, other).status == UNKNOWN
    moved = SETS[name] + FIRST.replace("v_rcp_f32_e32 v3, v2\n", "") + "\nv_rcp_f32_e32 v3, v2"
    assert compare(one, moved).status == UNKNOWN  # the trap comes after the store
    functions = [read_text(kernel(PROLOGUE + body), "k.s").kernel("kernel") for body in (one, moved)]
    with pytest.raises(NotShownError):
        comparable(*functions)


def test_code_that_only_sets_rounding() -> None:
    sets = "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 5\n"
    assert compare(sets + FIRST, sets + SECOND).status == PROVED


LEMMAS = {
    "equal": ("samples/sgemm/kernel3.s", "simplify"),
    "unfolding": ("samples/sgemm/kernel5.s", "unroll"),
    "lds-map": ("tests/data/lds/transpose.s", "pad-lds"),
    "double-buffer": ("samples/sgemm/kernel3.s", "double-buffer"),
    "item-order": ("tests/data/lanes/strided_copy.s", "complete-lines"),
    "workgroup-order": ("tests/data/lanes/tiles.s", "swizzle-workgroups"),
}


@pytest.mark.parametrize("lemma", LEMMAS)
def test_no_lemma_proves_a_kernel_that_switches_them_on(lemma: str) -> None:
    path, passes = LEMMAS[lemma]
    text = (ROOT / path).read_text()
    assert "\t.end_amdhsa_kernel" in text
    switched = text.replace("\t.end_amdhsa_kernel", "\t\t.amdhsa_exception_fp_ieee_div_zero 1\n\t.end_amdhsa_kernel", 1)
    switched = "".join(
        line for line in switched.splitlines(keepends=True) if ".amdhsa_exception_fp_ieee_div_zero 0" not in line
    )
    grants = frozenset(("no data races between work-items",))
    steps = [PadLds(block="32x8")] if passes == "pad-lds" else parse_pipeline(passes)
    result = rewrite(read_text(switched, path), steps, assumptions=grants)
    said = " ".join(remark.message for remark in result.remarks)
    if result.changed:
        found = judged(result).verdict
        assert found.status == UNKNOWN
        said = str(found.first_difference)
    assert ".amdhsa_exception_fp_ieee_div_zero is 1" in said


def test_hints_another_order_and_code_that_moves_are_not_proved_either() -> None:
    end = "\n.Lend:\ns_nop 0"
    hinted = FIRST.replace("s[6:7]\n", "s[6:7] slc dlc\n", 1)
    places = Reordered((CutPoint(4), CutPoint(4)), (CutPoint(0, ".Lend"), CutPoint(0, ".Lend")))
    for mode, status in (("", PROVED), ("\n\t\t.amdhsa_exception_fp_ieee_overflow 1", UNKNOWN)):
        one, other, hints = (
            read_text(kernel(PROLOGUE + body + end, mode=mode), "k.s").kernel("kernel")
            for body in (FIRST, SECOND, hinted)
        )
        assert Streamed().judge(one, hints).status == status
        assert places.judge(one, other).status == status
        moved = Hoisted(CutPoint(4), CutPoint(5), CutPoint(4), (CutPoint(6),)).judge(one, one)
        assert ("exception" in str(moved.first_difference)) is bool(mode)
