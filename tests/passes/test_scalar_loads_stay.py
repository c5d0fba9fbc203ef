"""Passes leave scalar loads where they are among stores, atomics and barriers, and what they make is proved."""

from __future__ import annotations

import pytest
from small_kernels import LOAD_ARGUMENTS, small_kernel

from isatool.ir.program import Function
from isatool.isa.table import Unit
from isatool.pipeline.proof import judged
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite

HEAD = LOAD_ARGUMENTS + "\tv_lshlrev_b32_e32 v1, 2, v0\n\ts_mov_b32 s2, 0\n\ts_waitcnt lgkmcnt(0)\n"
WORK = "".join(f"\tv_fma_f32 v{4 + n % 4}, v{4 + n % 4}, 2.0, v{8 + n % 3}\n" for n in range(12))
STRAIGHT = (
    HEAD
    + "\tglobal_load_b32 v2, v1, s[4:5]\n\ts_load_b32 s10, s[6:7], 0x0\n\ts_waitcnt lgkmcnt(0)\n"
    + "\tv_mov_b32_e32 v3, s10\n"
    + WORK
    + "\tglobal_store_b32 v1, v1, s[6:7]\n\ts_waitcnt_vscnt null, 0x0\n\ts_load_b32 s11, s[6:7], 0x4\n"
    + "\tv_add_f32_e32 v4, v4, v5\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n\tv_add_f32_e32 v3, s11, v3\n"
    + "\tv_add_f32_e32 v3, v2, v3\n"
    + "\tglobal_store_b32 v1, v3, s[6:7] offset:1024\n\ts_endpgm\n"
)
LOOP = (
    HEAD
    + ".Lloop:\n\ts_load_b32 s10, s[6:7], 0x0\n\tglobal_load_b32 v2, v1, s[4:5]\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    + "\tv_add_f32_e32 v3, s10, v2\n"
    + WORK
    + "\tglobal_store_b32 v1, v3, s[6:7]\n\tv_add_nc_u32_e32 v1, 0x80, v1\n"
    + "\ts_add_i32 s2, s2, 1\n\ts_cmp_lt_u32 s2, 16\n"
    + "\ts_cbranch_scc1 .Lloop\n\ts_endpgm\n"
)
PASSES = (
    *("schedule", "batch-loads", "pipeline", "unroll", "pair", "rebank", "simplify", "pipeline-epilogue"),
    "unroll{factor=2},schedule,batch-loads",
)


def order(function: Function) -> list[str]:
    """Scalar loads of what is no argument, stores, and branches, in the order of the text."""
    return [
        "load" if instruction.unit is Unit.SMEM else "store"
        for _, instruction in function.instructions
        if (row := instruction.row) is not None
        and ((instruction.unit is Unit.SMEM and "s[6:7]" in str(instruction)) or (row.may_store and not row.may_load))
    ]


@pytest.mark.parametrize("passes", PASSES)
@pytest.mark.parametrize("body", [STRAIGHT, LOOP], ids=["straight", "loop"])
def test_scalar_loads_stay_among_stores(body: str, passes: str) -> None:
    kernel = small_kernel(body)
    result = rewrite(kernel.program, parse_pipeline(passes), kernel.name)
    made, given = order(result.function), order(kernel)
    assert made == given * (len(made) // len(given))
    if result.changed:
        assert judged(result).verdict.holds
