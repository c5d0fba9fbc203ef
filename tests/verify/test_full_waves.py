"""Block by block where all lanes are on at entry: what other lanes hold counts, not in which registers; and no change
that matters passes.
"""

from __future__ import annotations

import pytest
from verify_snippets import compare

from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_text
from isatool.semantics.mode import Mode
from isatool.verify.structural.blockwise import same_by_blocks

BASE = """
s_load_b128 s[4:7], s[0:1], 0x0
v_lshlrev_b32_e32 v1, 2, v0
v_add_nc_u32_e32 v2, 3, v0
v_permlanex16_b32 v3, v2, s8, 0x76543210 op_sel:[1,0]
v_permlane16_b32 v4, v3, s8, s9
v_readlane_b32 s10, v4, 5
v_mov_b32_e32 v5, 7
v_mov_b32_dpp v5, v4 row_shr:1 row_mask:0xf bank_mask:0xf
v_cmp_gt_u32_e32 vcc_lo, 9, v0
s_and_saveexec_b32 s11, vcc_lo
v_add_nc_u32_e32 v2, s10, v2
s_mov_b32 exec_lo, s11
v_permlanex16_b32 v6, v2, s8, s9
s_mov_b32 s12, 0
v_mov_b32_e32 v24, 0
v_mov_b32_e32 v25, s12
v_mov_b32_e32 v26, 0
v_mov_b32_e32 v27, 0
v_mov_b32_e32 v28, 0
v_mov_b32_e32 v29, 0
v_mov_b32_e32 v30, 0
v_mov_b32_e32 v31, 0
v_wmma_f32_16x16x16_f16 v[40:47], v[8:15], v[16:23], v[24:31]
s_waitcnt lgkmcnt(0)
global_store_b32 v1, v4, s[4:5]
global_store_b32 v1, v5, s[4:5] offset:256
global_store_b32 v1, v6, s[4:5] offset:512
global_store_b32 v1, v40, s[4:5] offset:1024
global_store_b32 v1, v47, s[4:5] offset:2048
s_endpgm
"""
PART = "s_mov_b32 exec_lo, s11\n"
EARLIER = ("v_permlanex16_b32 v6, v2, s8, s9\n", "")


def reason(first: str, second: str, full_waves: bool = True) -> str | None:
    flows = []
    for body in (first, second):
        lines = "\n".join(f"\t{line}" for line in body.strip().splitlines())
        text = f"\t.type k,@function\nk:\n{lines}\n\t.amdhsa_kernel k\n\t.end_amdhsa_kernel\n"
        flows.append(build_flow(read_text(text).kernel("k")))
    return same_by_blocks(flows[0], flows[1], arithmetic=Mode(), full_waves=full_waves)


def changed(*pairs: tuple[str, str], base: str = BASE) -> str:
    for old, new in pairs:
        assert base.count(old) == 1, old
        base = base.replace(old, new)
    return base


ALIKE = {
    "source": changed(
        ("v2, 3, v0", "v33, 3, v0"), ("v3, v2", "v3, v33"), ("v2, s10, v2", "v33, s10, v33"), ("v6, v2", "v6, v33")
    ),
    "result": changed(("v_permlanex16_b32 v3,", "v_permlanex16_b32 v32,"), ("v4, v3", "v4, v32")),
    "kept lanes of nobody": changed(("v_permlane16_b32 v4, v3", "v_mov_b32_e32 v4, 9\nv_permlane16_b32 v4, v3")),
    "lane": changed(("s10, v4, 5", "s13, v4, 5"), ("v2, s10", "v2, s13")),
    "zeros": changed(("v[16:23], v[24:31]", "v[16:23], 0")),
    "DPP": changed(("v5, 7", "v34, 7"), ("dpp v5,", "dpp v34,"), ("v1, v5", "v1, v34")),
}  # fmt: skip
OTHERS = {
    "another choice of lanes": changed(("0x76543210", "0x76543211")),
    "another row": changed(("v_permlanex16_b32 v3", "v_permlane16_b32 v3")),
    "another value": changed(("v2, 3, v0", "v2, 4, v0")),
    "another lane": changed(("s10, v4, 5", "s10, v4, 6")),
    "other kept lanes of DPP": changed(("v5, 7", "v5, 8")),
    "other rows of DPP": changed(("row_mask:0xf", "row_mask:0x7")),
    "another shift of DPP": changed(("row_shr:1", "row_shr:2")),
    "written in all lanes": changed(("v_add_nc_u32_e32 v2, s10, v2\n" + PART, PART + "v_add_nc_u32_e32 v2, s10, v2\n")),
    "read in some lanes": changed(EARLIER, ("v2, s10, v2\n", "v2, s10, v2\nv_permlanex16_b32 v6, v2, s8, s9\n")),
    "other lanes of what is written in part": changed(
        ("v2, s10, v2", "v35, s10, v2"), ("v6, v2", "v6, v35"), ("v_cmp_gt", "v_mov_b32_e32 v35, 1\nv_cmp_gt")
    ),
    "a word that is not 0": changed(("v29, 0", "v29, 1")),
    "a word that is 0 in some lanes": changed(
        ("v_mov_b32_e32 v29, 0\n", ""), ("v2, s10, v2\n", "v2, s10, v2\nv_mov_b32_e32 v29, 0\n")
    ),
    "a constant that is not 0": changed(("v[16:23], v[24:31]", "v[16:23], 1.0")),
    "factors": changed(("v[8:15], v[16:23]", "v[16:23], v[8:15]")),
    "EXEC from elsewhere": changed((PART, "s_mov_b32 exec_lo, s9\n")),
    "EXEC stays": changed((PART, "")),
}  # fmt: skip
IN_PART = """
s_load_b128 s[4:7], s[0:1], 0x0
v_lshlrev_b32_e32 v1, 2, v0
v_add_nc_u32_e32 v2, 3, v0
v_mov_b32_e32 v3, 1
s_mov_b32 exec_lo, s8
v_permlanex16_b32 v3, v2, s9, s10{0}
v_readfirstlane_b32 s11, v3
v_mov_b32_dpp v4, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
v_add_nc_u32_e32 v4, s11, v4
s_waitcnt lgkmcnt(0)
global_store_b32 v1, v4, s[4:5]
s_endpgm
"""


@pytest.mark.parametrize("name", ALIKE)
def test_where_all_lanes_are_on_registers_may_have_other_names(name: str) -> None:
    assert reason(BASE, ALIKE[name]) is None


@pytest.mark.parametrize("name", [name for name in ALIKE if name not in ("lane", "DPP")])
def test_lanes_without_a_work_item_hold_what_they_held(name: str) -> None:
    assert reason(BASE, ALIKE[name], full_waves=False) is not None


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("exchanged", [False, True])
def test_what_may_differ_is_not_shown_equal(name: str, exchanged: bool) -> None:
    programs = [BASE, OTHERS[name]]
    assert reason(*(programs[::-1] if exchanged else programs)) is not None


@pytest.mark.parametrize("flags", ["", " op_sel:[1,0]", " op_sel:[0,1]"])
@pytest.mark.parametrize(
    "pair",
    [
        (("v_mov_b32_e32 v3, 1", "v_mov_b32_e32 v3, 2"),),  # or keep what they held
        (("v4, v3 quad", "v4, v2 quad"),),
        (("s11, v3", "s11, v2"),),
    ],
)
def test_in_some_lanes_other_values_are_others(flags: str, pair: tuple[tuple[str, str], ...]) -> None:
    base = IN_PART.format(flags)
    assert reason(base, base) is None
    assert reason(base, changed(*pair, base=base)) is not None


@pytest.mark.parametrize(("flags", "asks"), [("", False), (" op_sel:[0,1]", False), (" op_sel:[1,0]", True)])
def test_a_permutation_asks_for_lanes_that_are_off_only_if_it_says_so(flags: str, asks: bool) -> None:
    """Then the register that holds them has to be the same one."""
    base = IN_PART.format(flags)
    other = changed(("v2, 3, v0", "v7, 3, v0"), ("v3, v2", "v3, v7"), base=base)
    assert (reason(base, other) is not None) is asks


MOVED = """
s_load_b128 s[4:7], s[0:1], 0x0
v_lshlrev_b32_e32 v1, 2, v0
v_add_nc_u32_e32 v2, 3, v0
v_cmp_gt_u32_e32 vcc_lo, 9, v0
s_and_saveexec_b32 s11, vcc_lo
v_max_f32_e32 v2, v1, v1
s_mov_b32 exec_lo, s11
v_mov_b32_dpp v5, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_max_f32_e32 v5, v5, v5
s_waitcnt lgkmcnt(0)
global_store_b32 v1, v5, s[4:5]
s_endpgm
"""
RENAMED = (("v2, 3, v0", "v7, 3, v0"), ("v2, v1, v1", "v7, v1, v1"), ("dpp v5, v2", "dpp v5, v7"))


@pytest.mark.parametrize("full_waves", [False, True])
def test_what_moves_between_lanes_that_are_on_may_have_another_name(full_waves: bool) -> None:
    assert reason(MOVED, changed(*RENAMED, base=MOVED), full_waves=full_waves) is None
    written_out = changed(*RENAMED, ("bound_ctrl:1", "bound_ctrl:1 fi:0"), base=MOVED)
    assert reason(MOVED, written_out, full_waves=full_waves) is None


@pytest.mark.parametrize(
    "fault",
    [
        ("v7, 3, v0", "v7, 4, v0"),  # lanes that were off at the last write, and are on
        ("v7, 3, v0", "v6, 3, v0"),
        ("v7, v1, v1", "v7, v0, v0"),
        ("dpp v5, v7", "dpp v5, v2"),
        ("row_shr:1", "row_shr:2"),
        ("bound_ctrl:1", "bound_ctrl:1 fi:1"),
        ("s_mov_b32 exec_lo, s11\n", ""),
        (" bound_ctrl:1", ""),
    ],
)
def test_another_value_that_moves_between_lanes_is_seen(fault: tuple[str, str]) -> None:
    assert reason(MOVED, changed(*RENAMED, fault, base=MOVED), full_waves=False) is not None


PRODUCTS = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b32 s8, s[0:1], 0x10
v_lshlrev_b32_e32 v1, 4, v0
s_waitcnt lgkmcnt(0)
global_load_b128 v[16:19], v1, s[4:5]
global_load_b128 v[20:23], v1, s[4:5] offset:512
global_load_b128 v[24:27], v1, s[4:5] offset:1024
global_load_b128 v[28:31], v1, s[4:5] offset:1536
global_load_b128 v[32:35], v1, s[4:5] offset:2048
global_load_b128 v[36:39], v1, s[4:5] offset:2560
s_mov_b32 s10, 0
s_waitcnt vmcnt(0)
.Lloop:
v_wmma_f32_16x16x16_f16 v[32:39], v[16:23], v[24:31], v[32:39]
s_add_i32 s10, s10, 1
s_cmp_lg_u32 s10, s8
s_cbranch_scc1 .Lloop
global_store_b128 v1, v[32:35], s[6:7]
"""
ELSEWHERE = changed(
    ("v[16:19], v1", "v[40:43], v1"), ("v[20:23], v1", "v[44:47], v1"), ("v[16:23]", "v[40:47]"), base=PRODUCTS
)
PEELED = changed(
    ("s_cbranch_scc1 .Lloop", "s_cbranch_scc0 .Lend\n.Lagain:"
     "\nv_wmma_f32_16x16x16_f16 v[32:39], v[40:47], v[24:31], v[32:39]"
     "\ns_add_i32 s10, s10, 1\ns_cmp_lg_u32 s10, s8\ns_cbranch_scc1 .Lagain\n.Lend:"), (".Lloop:\n", ""), base=ELSEWHERE
)  # fmt: skip
REFUSED = {
    "a factor": (("v[24:31], v[32:39]\ns_add", "v[16:23], v[32:39]\ns_add"),),
    "the last word of a factor": (("v[44:47], v1", "v[43:46], v1"),),
    "a result": (("v1, v[32:35]", "v1, v[33:36]"),),
}


@pytest.mark.parametrize("second", [ELSEWHERE, PEELED])
def test_what_only_lanes_without_a_work_item_tell_apart_is_asked_first(second: str) -> None:
    verdict = compare(PRODUCTS, second)
    assert str(verdict) == "proved under --assume 'full-waves'"
    assert verdict.statistics["rounds"] <= 5  # of two attempts; guesses at what holds in loops come to 25


@pytest.mark.parametrize("name", REFUSED)
def test_lanes_without_a_work_item_excuse_nothing_else(name: str) -> None:
    assert not compare(PRODUCTS, changed(*REFUSED[name], base=ELSEWHERE)).holds


ALL_ON = """
s_load_b128 s[4:7], s[0:1], 0x0
v_lshlrev_b32_e32 v1, 2, v0
v_mov_b32_e32 v2, 0
s_waitcnt lgkmcnt(0)
global_load_b32 v3, v1, s[4:5]
v_mul_lo_u32 v4, v0, v0
s_waitcnt vmcnt(0)
s_cmp_lg_u32 s8, 0
s_cbranch_scc1 .Lrest
.Lagain:
v_cmp_gt_u32_e32 vcc_lo, v3, v0
s_mov_b32 exec_lo, vcc_lo
v_add_nc_u32_e32 v2, v4, v3
s_mov_b32 exec_lo, -1
v_xor_b32_e32 v2, v2, v3
s_add_i32 s8, s8, 1
s_cmp_lg_u32 s8, 9
s_cbranch_scc1 .Lagain
.Lrest:
global_store_b32 v1, v2, s[6:7]
"""
COMPUTED_AGAIN = changed(
    ("v_add_nc_u32_e32 v2, v4, v3", "v_mul_lo_u32 v5, v0, v0\nv_add_nc_u32_e32 v2, v5, v3"), base=ALL_ON
)


def test_full_waves_are_asked_for_where_code_switches_all_lanes_on() -> None:
    """Lanes that a wave began without would be on then, with registers that nobody has written."""
    verdict = compare(ALL_ON, COMPUTED_AGAIN)
    assert str(verdict) == "proved under --assume 'full-waves'"
    assert verdict.statistics["rounds"] <= 8


@pytest.mark.parametrize(
    "fault",
    [
        ("v_add_nc_u32_e32 v2, v5, v3\n", ""),
        ("v_add_nc_u32_e32 v2, v5, v3", "v_add_nc_u32_e32 v2, v5, v2"),
        ("s_mov_b32 exec_lo, vcc_lo\n", ""),
        ("s_mov_b32 exec_lo, -1", "s_mov_b32 exec_lo, 15"),
    ],
)
def test_all_lanes_switched_on_excuse_nothing_else(fault: tuple[str, str]) -> None:
    assert not compare(ALL_ON, changed(fault, base=COMPUTED_AGAIN)).holds


def test_full_waves_that_are_granted_are_taken_at_once() -> None:
    verdict = compare(ALL_ON, COMPUTED_AGAIN, assume=("full-waves",))
    assert str(verdict) == "proved under --assume 'full-waves'"
    assert verdict.statistics["rounds"] <= 8
    fault = changed(("s_mov_b32 exec_lo, -1", "s_mov_b32 exec_lo, 15"), base=COMPUTED_AGAIN)
    refused = compare(ALL_ON, fault, assume=("full-waves",))
    assert not refused.holds
    assert refused.first_difference is not None
    assert "EXEC may turn on lanes" not in refused.first_difference.message
