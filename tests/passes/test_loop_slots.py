"""respill keeps slots in registers while a loop runs, where no register is free wherever they live."""

from __future__ import annotations

import re
from functools import cache

import pytest
from checked import finished, run_pass
from small_kernels import LOAD_ARGUMENTS, small_kernel

from isatool.analysis.cfg import build_flow
from isatool.analysis.loops import find_loops
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.ir.program import Function
from isatool.passes.scratch.options import Respill
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED

LIMIT = 8
CROWD = "\n".join(
    [
        *(f"global_load_b32 v{register}, v1, s[4:5] offset:{4 * register}" for register in range(2, LIMIT)),
        "s_waitcnt vmcnt(0)",
        *(f"v_add_nc_u32_e32 v2, v2, v{register}" for register in range(3, LIMIT)),
        "v_add_nc_u32_e32 v2, v2, v0",
        "global_store_b32 v1, v2, s[6:7] offset:{offset}",
    ]
)
"""work for which all registers are taken"""
SUM = """
scratch_load_b32 v5, off, off offset:4
s_waitcnt vmcnt(0)
v_add_nc_u32_e32 v5, v5, v1
scratch_store_b32 off, v5, off offset:4
"""
OTHER = """
scratch_load_b32 v6, off, off offset:8
v_mov_b32_e32 v7, v1
s_waitcnt vmcnt(0)
v_add_nc_u32_e32 v6, v6, v7
v_add_nc_u32_e32 v7, v7, v6
global_store_b32 v1, v7, s[6:7] offset:64
scratch_store_b32 off, v7, off offset:8
"""
TEXT = """
{arguments}
v_lshlrev_b32_e32 v1, 2, v0
scratch_store_b32 off, v0, off offset:4
scratch_store_b32 off, v1, off offset:8
{first}
s_mov_b32 s2, 4
.Lloop:
{body}
s_add_i32 s2, s2, -1
s_cmp_lg_u32 s2, 0
s_cbranch_scc1 .Lloop
{second}
scratch_load_b32 v5, off, off offset:4
scratch_load_b32 v6, off, off offset:8
s_waitcnt vmcnt(0)
v_add_nc_u32_e32 v5, v5, v6
global_store_b32 v1, v5, s[6:7]
"""


@cache
def respilled(body: str) -> tuple[Function, Function]:
    """The kernel with a body of its loop, and what the pass and the repairs make of it."""
    first, second = (CROWD.replace("{offset}", str(offset)) for offset in (128, 256))
    text = TEXT.format(arguments=LOAD_ARGUMENTS, first=first, second=second, body=body)
    kernel = small_kernel(text, private=16)
    return kernel, finished(kernel, run_pass(kernel, Respill(), vgprs=LIMIT))


def in_loop(function: Function) -> list[str]:
    """The instructions of the loop."""
    flow = build_flow(function)
    loop = find_loops(flow).loops[0]
    return [str(flow.instructions[index]) for block in loop.blocks for index in flow.blocks[block].instructions]


@pytest.mark.parametrize(("body", "moves"), [(SUM, 0), (SUM + OTHER, 2)])
def test_slots_stay_in_registers_of_the_loop(body: str, moves: int) -> None:
    before, after = respilled(body)
    inside = in_loop(after)
    assert not [line for line in inside if line.startswith("scratch_")]
    assert sum(line.startswith("v_mov_b32") for line in inside) - body.count("v_mov_b32") == moves
    assert prove(before, after).status == PROVED


@pytest.mark.parametrize(
    "body",
    [
        SUM.replace("off offset:4", "off offset:6"),
        SUM.replace("scratch_store_b32", "scratch_store_b16"),
        f"s_mov_b32 exec_lo, 1\n{SUM}\ns_mov_b32 exec_lo, -1",
        SUM.replace("off, v5, off offset:4", "v1, v5, off"),
    ],
)
def test_parts_of_slots_and_lanes_stay(body: str) -> None:
    _, after = respilled(body)
    assert [line for line in in_loop(after) if line.startswith("scratch_")]


@pytest.mark.full
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"(?s)(.*)\tscratch_store_b32 off, v5, off offset:4\n", r"\1"),
        (r"(?s)(.*)\tscratch_load_b32 v5, off, off offset:4\n(.*Lloop:)", r"\1\2"),
        (r"(?s)(.*scratch_load_b32 v5, off, off offset:)4(\n.*Lloop:)", r"\g<1>8\2"),
    ],
)
def test_a_missing_move_of_a_slot_is_not_proved(old: str, new: str) -> None:
    before, after = respilled(SUM)
    changed, count = re.subn(old, new, "".join(emit(after.program)), count=1)
    assert count == 1, "".join(emit(after.program))
    assert prove(before, read_text(changed).kernel(None)).status != PROVED
