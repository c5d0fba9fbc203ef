"""Dead code looks at halves of VGPRs: 16-bit results need nothing of what their other half replaces."""

from __future__ import annotations

import pytest
from small_kernels import LOAD_ARGUMENTS, small_kernel

from isatool.analysis.cfg import build_flow
from isatool.passes.common.dead_code import plan_removal

LOADS = """
v_add_co_u32 v4, vcc_lo, s8, v0
{first}
{second}
s_waitcnt vmcnt(0)
global_store_b32 v1, v4, s[6:7]
"""
LOW, HIGH = "global_load_d16_b16 v4, v1, s[4:5]", "global_load_d16_hi_b16 v4, v1, s[4:5] offset:2"


@pytest.mark.parametrize(
    ("first", "second", "is_dead"),
    [
        (LOW, HIGH, True),
        (HIGH, LOW, True),
        ("v_mov_b16_e32 v4.l, 0", "v_mov_b16_e32 v4.h, v1.l", True),
        (LOW, LOW, False),
        (HIGH, "global_load_d16_hi_b16 v4, v1, s[4:5]", False),
        (LOW, "v_mov_b16_e32 v4.l, v4.h", False),
        (f"s_mov_b32 exec_lo, 1\n{LOW}", f"{HIGH}\ns_mov_b32 exec_lo, -1", False),
        (LOW, f"global_store_b32 v1, v4, s[6:7]\n{HIGH}", False),
        (LOW, f"global_store_b16 v1, v4, s[6:7]\n{HIGH}", True),
        (LOW, f"global_store_d16_hi_b16 v1, v4, s[6:7]\n{HIGH}", False),
    ],
)
def test_what_both_halves_replace_is_dead(first: str, second: str, is_dead: bool) -> None:
    kernel = small_kernel(f"{LOAD_ARGUMENTS}\nv_mov_b32_e32 v1, 0\n{LOADS.format(first=first, second=second)}")
    flow = build_flow(kernel)
    add = next(at for at, found in enumerate(flow.instructions) if found.mnemonic == "v_add_co_u32")
    assert (add in plan_removal(flow).removed) is is_dead
