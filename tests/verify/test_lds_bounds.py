"""LDS accesses that ranges show to be in bounds, and mutants of each text that must not be."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

import pytest
from verify_snippets import FILLED, PROLOGUE, compare, kernel

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.asm.reader import read_file, read_text
from isatool.verify.launch import Bounds, DeclaredLaunch
from isatool.verify.product import lds_bounds
from isatool.verify.product.lds_bounds import InBounds
from isatool.verify.verdict import PROVED

LOAD = "ds_load_b64 v[2:3], {}"
XOR_LOOP = """
v_and_b32_e32 v5, {mask}, v1
s_mov_b32 s3, 0
.Lloop:
ds_load_b64 v[2:3], v5{offset}
v_xor_b32_e32 v5, {swizzle}, v5
s_add_i32 s3, s3, 1
s_cmp_lg_u32 s3, s8
s_cbranch_scc1 .Lloop
"""
COUNTED = """
s_mov_b32 s3, {start}
.Lloop:
v_mov_b32_e32 v5, s3
ds_load_b64 v[2:3], v5
s_add_i32 s3, s3, {step}
{test}
s_cbranch_scc1 .Lloop
"""
CARRIED = """
v_lshlrev_b32_e32 v5, 3, v0
s_mov_b32 s3, 0
.Lloop:
ds_load_b64 v[2:3], v5
v_add_nc_u32_e32 v5, {step}, v5
v_and_b32_e32 v5, {mask}, v5
s_add_i32 s3, s3, 1
s_cmp_lg_u32 s3, s8
s_cbranch_scc1 .Lloop
"""
GUARDED = """
v_cmp_{test}_u32_e32 vcc_lo, {bound}, v0
s_and_saveexec_b32 s3, vcc_lo
s_cbranch_execz .Lend
v_lshlrev_b32_e32 v5, 3, v0
ds_load_b64 v[2:3], v5
.Lend:
s_or_b32 exec_lo, exec_lo, s3
"""


def shown(body: str, *, lds: int = 2048, items: int = 256, granted: Bounds = MappingProxyType({})) -> bool:
    """Whether all LDS accesses of a body are shown to be in bounds."""
    function = read_text(kernel(PROLOGUE + body, lds=lds, items=items)).kernel("kernel")
    flow, launch = build_flow(function), DeclaredLaunch.of(function)
    assert launch is not None
    wanted = {index for index, one in enumerate(flow.instructions) if one.mnemonic.startswith("ds_")}
    assert wanted
    found = InBounds(flow, launch, granted, {})
    assert found.any_of(wanted) == any(index in found for index in wanted)
    return all(index in found for index in wanted)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        # ranges of work-item ids: the last one, the size of the access, another unit
        (("v_lshlrev_b32_e32 v5, 3, v0", {}), ("v_lshlrev_b32_e32 v5, 3, v0", {"items": 257})),
        (("v_lshlrev_b32_e32 v5, 3, v0", {}), ("v_lshlrev_b32_e32 v5, 3, v0", {"lds": 2047})),
        (("v_lshlrev_b32_e32 v5, 3, v0", {}), ("v_lshlrev_b32_e32 v5, 4, v0", {})),
        (("v_mul_u32_u24_e32 v5, 8, v0", {}), ("v_mul_u32_u24_e32 v5, 9, v0", {})),
        (("v_mad_u32_u24 v5, v0, 7, 8", {}), ("v_mad_u32_u24 v5, v0, 8, 8", {})),
        # masks and fields of anything
        (("v_and_b32_e32 v5, 0x7f8, v9", {}), ("v_and_b32_e32 v5, 0x7f9, v9", {})),
        (("v_and_b32_e32 v5, 0x7f8, v9", {}), ("v_or_b32_e32 v5, 0x7f8, v9", {})),
        (("v_bfe_u32 v5, v9, 4, 10", {}), ("v_bfe_u32 v5, v9, 4, 11", {})),
        (("v_bfe_u32 v5, v9, 4, 10", {}), ("v_bfe_i32 v5, v9, 4, 10", {})),
        (("v_and_b32_e32 v5, 0xff, v9\nv_lshl_or_b32 v5, v5, 3, 0", {}),
         ("v_and_b32_e32 v5, 0x1ff, v9\nv_lshl_or_b32 v5, v5, 3, 0", {})),
        (("v_lshrrev_b32_e32 v5, 22, v9", {}), ("v_ashrrev_i32_e32 v5, 22, v9", {})),
        # what is carried to all lanes
        (("v_readfirstlane_b32 s3, v0\ns_lshl_b32 s3, s3, 3\nv_mov_b32_e32 v5, s3", {}),
         ("v_readfirstlane_b32 s3, v0\ns_lshl_b32 s3, s3, 4\nv_mov_b32_e32 v5, s3", {})),
        # sums that wrap
        (("v_add_nc_u32_e32 v5, 8, v1", {}), ("v_add_nc_u32_e32 v5, -8, v1", {})),
        (("v_sub_nc_u32_e32 v5, 0x3fc, v1", {}), ("v_sub_nc_u32_e32 v5, 0x3f8, v1", {})),
    ],
)  # fmt: skip
def test_ranges_of_straight_code(right: tuple[str, dict[str, int]], wrong: tuple[str, dict[str, int]]) -> None:
    for (code, sizes), expected in ((right, True), (wrong, False)):
        found = shown(f"{code}\n{LOAD.format('v5')}", lds=sizes.get("lds", 2048), items=sizes.get("items", 256))
        assert found is expected, code


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (XOR_LOOP.format(mask="0x3f8", swizzle="0x40", offset=""), True),
        (XOR_LOOP.format(mask="0x3f8", swizzle="0x400", offset=""), True),
        (XOR_LOOP.format(mask="0x3f8", swizzle="0x800", offset=""), False),
        (XOR_LOOP.format(mask="0x3f8", swizzle="-8", offset=""), False),
        (XOR_LOOP.format(mask="0x3f8", swizzle="0x40", offset=" offset:1024"), True),
        (XOR_LOOP.format(mask="0x3f8", swizzle="0x40", offset=" offset:1040"), False),
        (XOR_LOOP.format(mask="0x3f8", swizzle="v9", offset=""), False),
        (CARRIED.format(step="0x100", mask="0x7ff"), True),  # only multiples of 8
        (CARRIED.format(step="0x104", mask="0x7ff"), False),
        (CARRIED.format(step="0x100", mask="0x7f8"), True),
        (CARRIED.format(step="0x100", mask="0xff8"), False),
    ],
)
def test_addresses_that_a_loop_carries(code: str, expected: bool) -> None:
    assert shown(code) is expected


@pytest.mark.parametrize(
    ("start", "step", "test", "expected"),
    [
        (0, 8, "s_cmp_lg_u32 s3, 0x800", True),
        (0, 8, "s_cmp_lg_u32 s3, 0x808", False),
        (0, 8, "s_cmp_lg_u32 s3, 0x7fc", False),  # steps over it
        (8, 8, "s_cmp_lg_u32 s3, 0x800", True),
        (0x808, 8, "s_cmp_lg_u32 s3, 0x800", False),
        (0, 8, "s_cmp_lt_u32 s3, 0x800", True),
        (0, 8, "s_cmp_le_u32 s3, 0x800", False),
        (0, 8, "s_cmp_lt_u32 s3, s8", False),
        (0, 8, "s_cmp_lt_i32 s3, 0x800", True),
        (0, -8, "s_cmp_lt_i32 s3, 0x800", False),  # goes below 0
        (0x7F8, -8, "s_cmp_lg_u32 s3, 0", True),
        (0x7F8, -8, "s_cmp_ge_i32 s3, 0", True),
        (0x7F8, -8, "s_cmp_ge_u32 s3, 0", False),  # always holds
        (0x7F8, -8, "s_cmp_ge_i32 s3, -8", False),
        (0x800, -8, "s_cmp_lg_u32 s3, 0", False),
        (0x7F8, -7, "s_cmp_lg_u32 s3, 0", False),
    ],
)
def test_counters_of_loops(start: int, step: int, test: str, expected: bool) -> None:
    assert shown(COUNTED.format(start=start, step=step, test=test)) is expected


IN_STEP = """
v_mov_b32_e32 v5, 0
s_mov_b32 s3, {turns}
.Lloop:
ds_load_b64 v[2:3], v5{offset}
v_add_nc_u32_e32 v5, {step}, v5
s_add_i32 s3, s3, -1
s_cmp_lg_u32 s3, {last}
s_cbranch_scc1 .Lloop
"""


@pytest.mark.parametrize(
    ("turns", "step", "last", "offset", "expected"),
    [
        (16, 128, 0, "", True),
        (16, 128, 0, " offset:120", True),
        (16, 128, 0, " offset:124", False),
        (17, 128, 0, "", False),
        (16, 136, 0, " offset:8", False),
        (16, -128, 0, "", False),
        (16, 128, -1, "", False),
        (16, 128, 17, "", False),
        ("s8", 128, 0, "", False),
    ],
)
def test_an_address_that_moves_in_step_with_a_counter(
    turns: int | str, step: int, last: int, offset: str, expected: bool
) -> None:
    """Only the counter is tested: 16 iterations of 128 bytes."""
    assert shown(IN_STEP.format(turns=turns, step=step, last=last, offset=offset)) is expected


@pytest.mark.parametrize(
    ("test", "bound", "expected"),
    [("gt", "0x100", True), ("ge", "0x100", False), ("gt", "0x101", False), ("lt", "0x100", False), ("ne", "8", False)],
)
def test_lanes_that_a_guard_lets_pass(test: str, bound: str, expected: bool) -> None:
    assert shown(GUARDED.format(test=test, bound=bound), items=1024) is expected


def test_a_guard_says_nothing_behind_its_end() -> None:
    body = GUARDED.format(test="gt", bound="0x100").replace("ds_load_b64 v[2:3], v5\n", "")
    assert not shown(f"{body}\nds_load_b64 v[2:3], v5", items=1024)


def test_a_register_of_the_time_before_is_another_number() -> None:
    """A loop stores at the address of its last iteration: what was tested this time says nothing of it."""
    body = """
v_mov_b32_e32 v6, {start}
s_mov_b32 s3, 0
.Lloop:
v_mov_b32_e32 v5, v6
global_load_b32 v6, v1, s[4:5]
s_waitcnt vmcnt(0)
{mask}
ds_load_b64 v[2:3], v5
s_add_i32 s3, s3, 1
s_cmp_lg_u32 s3, s8
s_cbranch_scc1 .Lloop
"""
    assert shown(body.format(start=0, mask="v_and_b32_e32 v6, 0x7f8, v6"))
    assert not shown(body.format(start=0, mask=""))
    assert not shown(body.format(start="0x800", mask="v_and_b32_e32 v6, 0x7f8, v6"))
    for kind, fits in (("u32", True), ("i32", False)):  # nothing is below 0, and what has bit 31
        chosen = f"v_mov_b32_e32 v7, 0x800\nv_cmp_gt_{kind}_e32 vcc_lo, 0, v6\nv_cndmask_b32_e32 v5, 0, v7, vcc_lo"
        assert shown(body.replace("v_mov_b32_e32 v5, v6", chosen).format(start=0, mask="")) is fits


def test_what_is_granted_counts() -> None:
    assert not shown("v_lshlrev_b32_e32 v5, 3, v0\nds_load_b64 v[2:3], v5", items=512)
    assert shown("v_lshlrev_b32_e32 v5, 3, v0\nds_load_b64 v[2:3], v5", items=512, granted={"workitem_id_x": (0, 255)})
    body = "s_lshl_b32 s3, s8, 3\nv_mov_b32_e32 v5, s3\nds_load_b64 v[2:3], v5"
    assert not shown(body)
    assert shown(body, granted={"kernarg[16]": (0, 255)})
    assert not shown(body, granted={"kernarg[16]": (0, 256)})
    assert not shown(body, granted={"kernarg[20]": (0, 255)})


@pytest.mark.parametrize(("last", "fits"), [(255, True), (256, False)])
def test_an_address_in_step_with_a_counter_ends_at_the_last_work_item(last: int, fits: bool) -> None:
    body = """
v_lshlrev_b32_e32 v5, 3, v0
s_mov_b32 s3, 0
.Lloop:
ds_load_b64 v[2:3], v5
v_add_nc_u32_e32 v5, 0x800, v5
s_add_i32 s3, s3, 1
s_cmp_lg_u32 s3, 4
s_cbranch_scc1 .Lloop
"""
    assert shown(body, lds=8192, items=512, granted={"workitem_id_x": (0, last)}) is fits


def test_a_load_in_a_loop_is_cut_without_a_grant() -> None:
    store = "s_waitcnt lgkmcnt(0)\nglobal_store_b64 v1, v[2:3], s[6:7]\n"
    text = FILLED + XOR_LOOP.format(mask="0x3f8", swizzle="0x40", offset="")
    first = text.replace("ds_load_b64 v[2:3], v5\n", f"ds_load_b64 v[2:3], v5\n{store}")
    second = first.replace("ds_load_b64 v[2:3], v5\n", "ds_load_b32 v2, v5\nds_load_b32 v3, v5 offset:4\n")
    found = compare(first, second, lds=2048)
    assert found.status == PROVED, found
    assert found.assumptions == ()
    assert compare(first, second.replace("0x40,", "0x48,"), lds=2048).status != PROVED
    assert compare(first, second, lds=1023).status != PROVED


@pytest.mark.parametrize("path", ["samples/sgemm/kernel3.s", "samples/sgemm/kernel5.s"])
def test_what_has_no_influence_on_addresses_is_not_executed(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sums of products are left out, and as many accesses are shown to be in bounds as with them."""
    (function,) = read_file(Path(path)).kernels
    flow, launch = build_flow(function), DeclaredLaunch.of(function)
    assert launch is not None
    without = lds_bounds.find_relevant(flow).without
    sums = [index for index, one in enumerate(flow.instructions) if all("fmac" in half.mnemonic for half in one.halves)]
    assert len(without.keys() & set(sums)) >= 0.9 * len(sums)
    assert not any(flow.instructions[index].mnemonic.startswith("ds_") for index in without)
    indices = range(len(flow.instructions))

    def found_by_values() -> list[int]:
        found = InBounds(flow, launch, {}, {})
        found._by_sums = frozenset()
        return [index for index in indices if index in found]

    found = found_by_values()
    assert found
    everything = lds_bounds.Relevant((-1,) * len(flow.blocks), {})
    monkeypatch.setattr(lds_bounds, "find_relevant", lambda flow: everything)
    assert found_by_values() == found


def test_what_is_taken_to_be_without_influence_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong answer to what matters costs a proof, and makes none."""
    body = XOR_LOOP.format(mask="0x3f8", swizzle="0x40", offset="")
    assert shown(body)
    find = lds_bounds.find_relevant

    def wrong(flow: ControlFlow) -> lds_bounds.Relevant:
        index = next(index for index, one in enumerate(flow.instructions) if one.mnemonic.startswith("v_xor"))
        return find(flow)._replace(without={index: flow.effects[index].writes})

    monkeypatch.setattr(lds_bounds, "find_relevant", wrong)
    assert not shown(body)


def test_what_a_condition_or_a_lane_read_depends_on_is_executed() -> None:
    """The compare reads v5, v_readfirstlane v6; v7 is stored only, v8 is the address of a store."""
    body = """
v_add_nc_u32_e32 v5, 1, v0
v_add_nc_u32_e32 v6, 2, v0
v_add_nc_u32_e32 v7, 3, v0
v_lshlrev_b32_e32 v8, 2, v0
v_cmp_gt_u32_e32 vcc_lo, 64, v5
v_readfirstlane_b32 s3, v6
ds_store_b32 v8, v7
v_mov_b32_e32 v8, 0
"""
    function = read_text(kernel(PROLOGUE + body, lds=2048, items=256)).kernel("kernel")
    flow = build_flow(function)
    without = lds_bounds.find_relevant(flow).without
    found = [str(flow.instructions[index]) for index in sorted(without)]
    assert found[-2:] == ["v_add_nc_u32_e32 v7, 3, v0", "v_mov_b32_e32 v8, 0"]
    assert not any(f"v{code}," in text for text in found[:-2] for code in (5, 6, 7, 8))
