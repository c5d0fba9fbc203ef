"""Waits that wave64 code needs after a pass are put in before the instruction that reads."""

from __future__ import annotations

import pytest
from checked import finished, run_pass
from small_kernels import body_of, small_kernel

from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.passes.common.declaration import Repair
from isatool.passes.common.result import PassResult
from isatool.passes.schedule.options import Schedule
from isatool.pipeline.repair import repair

MASKS = "v_cmp_gt_u32_e64 s[16:17], 3, v0\nv_cmp_lt_u32_e64 s[18:19], s8, v0\n"
SELECT = "v_cndmask_b32_e64 v{}, v1, v0, s[16:17]\n"
OVERWRITE = "s_mov_b64 s[16:17], s[18:19]\n"
BRANCH = "s_cmp_eq_u32 s9, 0\ns_cbranch_scc0 .Lwide\ns_sleep 1\n.Lwide:\n"
WRITTEN = "s_waitcnt_depctr depctr_sa_sdst(0)\n"
ARRIVED = "s_waitcnt_depctr depctr_va_vdst(0)\n"
LOADED = "s_load_b64 s[6:7], s[0:1], 0x8\ns_waitcnt lgkmcnt(0)\n"
END = "v_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v4, s[6:7]\n"
SUM = "v_add_nc_u32_e32 v4, v2, v3\n"
STRADDLED = (
    "s_mov_b64 s[20:21], exec\nv_mov_b32_e32 v2, v0\ns_mov_b64 exec, 15\nv_mov_b32_e32 v3, v1\n{}" + SUM
    + "s_mov_b64 exec, s[20:21]\n"
)  # fmt: skip


def wide(body: str) -> Function:
    return small_kernel(LOADED + body + END, wave_size=64)


def repaired(body: str) -> list[str]:
    """The code after a pass that broke hazards only."""
    function = wide(body)
    lines = range(len(function.program.lines))
    result = PassResult(function.program, Relation.identity(lines), repairs=frozenset({Repair.HAZARDS}), changed=True)
    return body_of(finished(function, repair(function, result)))


@pytest.mark.parametrize("between", ["", BRANCH])
@pytest.mark.parametrize(
    "body",
    [
        MASKS + SELECT.format(2) + OVERWRITE + "#" + WRITTEN + SELECT.format(3) + SUM,
        STRADDLED.format("#" + ARRIVED),
    ],
    ids=["a mask", "sources around EXEC"],
)
def test_a_wait_that_is_missing_is_put_before_the_reader(body: str, between: str) -> None:
    right = body.replace("#", between)
    lacking = right.replace(WRITTEN, "").replace(ARRIVED, "")
    assert lacking != right
    assert repaired(lacking) == body_of(wide(right)) == repaired(right)


def test_a_pass_that_brings_them_together_has_a_result() -> None:
    body = STRADDLED.format("v_mul_f32_e32 v5, v0, v0\n" + ARRIVED)
    function = wide(body)
    result = run_pass(function, Schedule())
    text = body_of(finished(function, result))
    assert text.index(SUM.strip()) > text.index(ARRIVED.strip())
