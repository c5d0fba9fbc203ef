"""Loops that lanes leave one by one: what they say of lanes that are off, and pointers next to pointers."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, compare, kernel, verdict_of

from isatool.verify.verdict import PROVED, UNKNOWN

STORE = "global_store_b32 v1, v2, s[4:5]"
SET = "v_lshlrev_b32_e32 v4, 4, v0\n"
COUNT = "s_or_b32 s3, vcc_lo, s3\ns_and_not1_b32 exec_lo, exec_lo, s3\n"


def left_by_lanes(
    *, before: str = SET, after: str = "", outer: str = "s9", again: str = COUNT, body: str = "", read: str = "s9"
) -> str:
    """Lanes below s9 and s8 add up what they are given, until none is left; those below `read` then store it at v4.

    `before` runs in the lanes below `outer`, `after` in those that store.
    """
    return (
        f"v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v5, v0\ns_mov_b32 s11, exec_lo\nv_cmpx_gt_u32_e32 {outer}, v0\n{before}"
        f"s_mov_b32 exec_lo, s11\nv_cmpx_gt_u32_e32 s9, v0\nv_cmpx_gt_u32_e32 s8, v0\ns_cbranch_execz .L9\n"
        f"s_mov_b32 s3, 0\n.L1:\n{body}v_add_nc_u32_e32 v5, 0x20000, v5\nv_add_nc_u32_e32 v2, v5, v2\n"
        f"v_cmp_le_u32_e32 vcc_lo, s8, v5\n{again}s_cbranch_execnz .L1\n.L9:\n"
        f"s_mov_b32 exec_lo, s11\nv_cmpx_gt_u32_e32 {read}, v0\n{after}global_store_b32 v4, v2, s[4:5]"
    )


FIRST = left_by_lanes()


@pytest.mark.parametrize("body", ["", "v_add_nc_u32_e32 v6, v5, v6\n"], ids=["plain", "with a register more"])
def test_what_a_lane_holds_stays_while_others_go_on(body: str) -> None:
    assert compare(FIRST, left_by_lanes(before="", after=SET, body=body)).status == PROVED
    assert compare(left_by_lanes(before="", after=SET, body=body), FIRST).status == PROVED


@pytest.mark.parametrize(
    "wrong",
    [
        {"outer": "s8"},
        {"read": "s8", "outer": "2"},
        {"body": "v_mov_b32_e32 v4, v5\n"},
        {"body": "s_mov_b32 s12, exec_lo\ns_mov_b32 exec_lo, s11\nv_mov_b32_e32 v4, 0\ns_mov_b32 exec_lo, s12\n"},
        {"again": f"{COUNT}s_cmp_eq_u32 s3, 0\ns_cselect_b32 exec_lo, exec_lo, s11\nv_mov_b32_e32 v4, 0\n"},
        {"again": "s_not_b32 exec_lo, exec_lo\n", "body": "v_mov_b32_e32 v4, v5\n"},
    ],
    ids=[
        "fewer set it",
        "hardly a lane sets it",
        "lanes change it",
        "all change it",
        "lanes are active again",
        "every second iteration",
    ],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_what_lanes_that_are_off_are_given_is_not_lost(wrong: dict[str, str], swapped: bool) -> None:
    kept = {name: text for name, text in wrong.items() if name != "outer"}
    pair = left_by_lanes(**wrong), left_by_lanes(before="", after=SET, **kept)
    assert compare(*(pair[::-1] if swapped else pair)).status == UNKNOWN


def nested(inner: str = "s_and_b32 exec_lo, exec_lo, s10\n", set_at: str = "first") -> str:
    """An outer loop that all lanes take s8 times; the inner one begins with lanes that differ from time to time."""
    begun = {"first": (SET, ""), "each": ("", SET)}[set_at]
    return (
        f"v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v4, 0\ns_mov_b32 s11, exec_lo\ns_mov_b32 s12, 0\n{begun[0]}.L0:\n"
        f"v_add_nc_u32_e32 v5, s12, v0\nv_cmp_gt_u32_e64 s10, s9, v5\n{inner}{begun[1]}s_mov_b32 s3, 0\n"
        f"s_cbranch_execz .L9\n.L1:\nv_add_nc_u32_e32 v5, 0x20000, v5\nv_add_nc_u32_e32 v2, v5, v2\n"
        f"v_cmp_le_u32_e32 vcc_lo, s9, v5\n{COUNT}s_cbranch_execnz .L1\n.L9:\ns_mov_b32 exec_lo, s11\n"
        f"s_add_i32 s12, s12, 1\ns_cmp_lt_u32 s12, s8\ns_cbranch_scc1 .L0\nglobal_store_b32 v4, v2, s[4:5]"
    )


def test_the_lanes_of_an_inner_loop_are_those_of_this_time() -> None:
    assert compare(nested(), nested()).status == PROVED
    assert compare(nested(), nested(set_at="each")).status == UNKNOWN
    assert compare(nested(inner="s_mov_b32 exec_lo, s10\n"), nested(set_at="each")).status == UNKNOWN


POINTER = "v_add_co_u32 v5, vcc_lo, s6, v1\nv_add_co_ci_u32_e64 v6, null, s7, 0, vcc_lo\n"
OTHER = "v_add_co_u32 v7, vcc_lo, s4, v1\nv_add_co_ci_u32_e64 v8, null, s5, 0, vcc_lo\n"
SCALAR = "s_mov_b64 s[12:13], s[6:7]\n"
STEP = "v_add_co_u32 v5, vcc_lo, v5, {}\nv_add_co_ci_u32_e64 v6, null, 0, v6, vcc_lo\n"
OTHER_STEP = STEP.replace("v5", "v7").replace("v6", "v8")
SCALAR_STEP = "s_add_u32 s12, s12, {}\ns_addc_u32 s13, s13, 0\n"


def chased(start: str, load: str, step: str, by: str = "s14") -> str:
    """A sum of products of two rows, by lanes that leave one by one; nothing keeps what tells when from wrapping."""
    return (
        f"v_mov_b32_e32 v2, 0\ns_mov_b32 s11, exec_lo\nv_cmpx_gt_i32_e32 s8, v0\ns_cbranch_execz .L9\n{OTHER}{start}"
        f"s_mov_b32 s3, 0\ns_lshl_b32 s14, s9, 2\n.L1:\n{load}global_load_b32 v9, v[7:8], off\n"
        f"v_add_nc_u32_e32 v0, 0x20000, v0\n{step.format(by)}{OTHER_STEP.format(by)}"
        f"v_cmp_le_i32_e32 vcc_lo, s8, v0\ns_waitcnt vmcnt(0)\nv_fmac_f32_e32 v2, v3, v9\n{COUNT}"
        f"s_cbranch_execnz .L1\n.L9:\ns_mov_b32 exec_lo, s11\n{STORE}"
    )


LOADED = "global_load_b32 v3, v[5:6], off\n"


@pytest.mark.parametrize("by", ["s14", "0x80000"], ids=["any step", "a multiple of the counter's"])
def test_a_pointer_is_as_far_from_a_base_next_to_one_that_both_programs_have(by: str) -> None:
    far = chased(POINTER, LOADED, STEP, by=by)
    near = chased(SCALAR, "global_load_b32 v3, v1, s[12:13]\n", SCALAR_STEP, by=by)
    assert compare(far, near).status == PROVED
    for right, wrong in (
        (f"s_add_u32 s12, s12, {by}", "s_add_u32 s12, s12, s9"),
        ("s_addc_u32 s13, s13, 0\n", ""),
        ("v1, s[12:13]", "v0, s[12:13]"),
        ("s[12:13], s[6:7]", "s[12:13], s[4:5]"),
        (f"v_add_co_u32 v7, vcc_lo, v7, {by}", "v_add_co_u32 v7, vcc_lo, v7, s9"),
    ):
        assert compare(far, near.replace(right, wrong)).status == UNKNOWN, wrong


LOW = "v_add_nc_u32_e32 v2, v5, v2\n"


def test_the_low_half_of_a_pointer_that_one_program_has_alone_is_that_of_the_pointer() -> None:
    far = chased(POINTER, LOW + LOADED, STEP)
    start, load = f"v_add_nc_u32_e32 v5, s6, v1\n{SCALAR}", f"{LOW}global_load_b32 v3, v1, s[12:13]\n"
    near = chased(start, load, f"v_add_nc_u32_e32 v5, s14, v5\n{SCALAR_STEP}")
    assert compare(far, near).status == PROVED
    for right, wrong in (
        ("v_add_nc_u32_e32 v5, s14, v5", "v_add_nc_u32_e32 v5, s9, v5"),
        ("v_add_nc_u32_e32 v5, s14, v5\n", ""),
        ("v_add_nc_u32_e32 v5, s6, v1", "v_add_nc_u32_e32 v5, s7, v1"),
    ):
        assert compare(far, near.replace(right, wrong)).status == UNKNOWN, wrong


@pytest.mark.parametrize(("deep", "status"), [(1, PROVED), (2, UNKNOWN)])
def test_where_one_work_item_is_along_an_axis_its_number_adds_nothing(deep: int, status: str) -> None:
    def of(row: str) -> str:
        text = kernel(f"{PROLOGUE}v_mov_b32_e32 v2, s8\n{row}v_lshlrev_b32_e32 v1, 2, v3\n{STORE}")
        required = f".reqd_workgroup_size: [16, 8, {deep}]\n    .vgpr_count"
        return text.replace(".vgpr_count", required).replace(
            ".amdhsa_next_free_vgpr", ".amdhsa_system_vgpr_workitem_id 2\n\t\t.amdhsa_next_free_vgpr"
        )

    first, second = of("v_lshrrev_b32_e32 v3, 10, v0\n"), of("v_bfe_u32 v3, v0, 10, 3\n")
    assert verdict_of(first, second).status == status
