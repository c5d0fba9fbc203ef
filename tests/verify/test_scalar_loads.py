"""What a scalar load reads depends on what was stored before it: it keeps its place among stores that may reach it.

Compilers load by `s_load_b32` whatever nothing has been stored to *yet*; stores to it may follow.
"""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, compare, kernel

from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_text
from isatool.semantics.mode import Mode
from isatool.verify.lemma import Granted
from isatool.verify.lemmas.hoist import Hoisted
from isatool.verify.lemmas.reorder import Reordered
from isatool.verify.structural.blockwise import same_by_blocks
from isatool.verify.structural.unfolding import same_unfolding
from isatool.verify.verdict import ASSUMING, PROVED, UNKNOWN, Assumption, CutPoint, Verdict

ARRIVED = "s_waitcnt lgkmcnt(0)"
STORED = "s_waitcnt_vscnt null, 0x0"
LOAD = "s_load_b32 s10, s[4:5], 0x0"
WIDE = "s_load_b64 s[12:13], s[4:5], 0x0"
BUFFER = (
    "s_mov_b32 s12, s4\ns_and_b32 s13, s5, 0xffff\ns_movk_i32 s14, 0x4000\ns_mov_b32 s15, 0x31014000\n"
    "s_buffer_load_b32 s10, s[12:15], 0x0"
)
STORE = "global_store_b32 v1, v0, s[4:5]"
USE = "v_mov_b32_e32 v2, s10\nglobal_store_b32 v1, v2, s[6:7]"
FLAT = (
    "v_add_co_u32 v5, vcc_lo, s4, v1\nv_add_co_ci_u32_e64 v6, null, s5, 0, vcc_lo\nflat_store_b32 v[5:6], v0\n"
    "s_waitcnt lgkmcnt(0)"
)
TYPED = (
    "s_mov_b32 s16, s4\ns_mov_b32 s17, s5\ns_movk_i32 s18, 0x4000\ns_mov_b32 s19, 0x31014000\n"
    "buffer_store_b32 v0, v1, s[16:19], 0 offen"
)
ATOMIC = "global_atomic_add_u32 v1, v0, s[4:5]"
LOOP = "s_mov_b32 s9, 4\n.LT:\n{}\ns_sub_u32 s9, s9, 1\ns_cmp_lg_u32 s9, 0\ns_cbranch_scc1 .LT"


def lines(*parts: str) -> str:
    return "\n".join(parts)


BEFORE = {
    "a store": (lines(LOAD, ARRIVED, STORE, USE), lines(STORE, STORED, LOAD, ARRIVED, USE)),
    "a store without a wait": (lines(LOAD, ARRIVED, STORE, USE), lines(STORE, LOAD, ARRIVED, USE)),
    "a load through a descriptor": (lines(BUFFER, ARRIVED, STORE, USE), lines(STORE, STORED, BUFFER, ARRIVED, USE)),
    "a flat store": (lines(LOAD, ARRIVED, FLAT, USE), lines(FLAT, STORED, LOAD, ARRIVED, USE)),
    "a store through a descriptor": (lines(LOAD, ARRIVED, TYPED, USE), lines(TYPED, STORED, LOAD, ARRIVED, USE)),
    "an atomic": (lines(LOAD, ARRIVED, ATOMIC, USE), lines(ATOMIC, STORED, LOAD, ARRIVED, USE)),
    "a barrier, and another wave's store": (
        lines(LOAD, ARRIVED, "s_barrier", STORE, USE),
        lines("s_barrier", LOAD, ARRIVED, STORE, USE),
    ),
    "a store in a loop": (
        lines(LOAD, ARRIVED, LOOP.format(STORE), USE),
        lines(LOOP.format(STORE), STORED, LOAD, ARRIVED, USE),
    ),
    "a load that leaves a loop": (
        lines("s_mov_b32 s10, 0", LOOP.format(lines(LOAD, ARRIVED, STORE)), USE),
        lines("s_mov_b32 s10, 0", LOAD, ARRIVED, LOOP.format(STORE), USE),
    ),
    "a load in a loop whose number is not known": (
        lines("s_mov_b32 s10, 0", "s_mov_b32 s9, s8", LOOP.format(lines(LOAD, ARRIVED, STORE))[16:], USE),
        lines("s_mov_b32 s9, s8", LOAD, ARRIVED, LOOP.format(STORE)[16:], USE),
    ),
    "a load of the next iteration": (
        LOOP.format(lines(LOAD, ARRIVED, "v_mov_b32_e32 v2, s10", "global_store_b32 v1, v2, s[4:5] offset:4", STORE)),
        lines(
            *(LOAD, ARRIVED, "s_mov_b32 s9, 4", ".LT:", "v_mov_b32_e32 v2, s10", LOAD),
            *("global_store_b32 v1, v2, s[4:5] offset:4", STORE, ARRIVED),
            *("s_sub_u32 s9, s9, 1", "s_cmp_lg_u32 s9, 0", "s_cbranch_scc1 .LT"),
        ),
    ),
    "the same load twice as once": (
        lines(LOAD, ARRIVED, "s_mov_b32 s11, s10", STORE, STORED, LOAD, ARRIVED, "s_add_u32 s10, s10, s11", USE),
        lines(LOAD, ARRIVED, STORE, "s_add_u32 s10, s10, s10", USE),
    ),
}
WAITS = {
    "a load before a store": (lines(LOAD, ARRIVED, STORE, USE), lines(LOAD, STORE, ARRIVED, USE)),
    "a load of what a wider one has loaded": (
        lines(WIDE, ARRIVED, LOAD, ARRIVED, STORE, USE),
        lines(WIDE, ARRIVED, LOAD, STORE, ARRIVED, USE),
    ),
    "a load that comes in between": (
        lines(WIDE, ARRIVED, STORE, "s_mov_b32 s10, s12", USE),
        lines(WIDE, ARRIVED, LOAD, STORE, ARRIVED, USE),
    ),
    "a load before an atomic": (lines(LOAD, ARRIVED, ATOMIC, USE), lines(LOAD, ATOMIC, ARRIVED, USE)),
    "a store before a load": (lines(STORE, STORED, LOAD, ARRIVED, USE), lines(STORE, LOAD, STORED, ARRIVED, USE)),
    "a load before a barrier": (
        lines(LOAD, ARRIVED, "s_barrier", STORE, USE),
        lines(LOAD, "s_barrier", ARRIVED, STORE, USE),
    ),
    "a load before a store of the next iteration": (
        lines("s_mov_b32 s9, s8", LOOP.format(lines(STORE, LOAD, ARRIVED))[16:], USE),
        lines("s_mov_b32 s9, s8", LOOP.format(lines(STORE, ARRIVED, LOAD))[16:], ARRIVED, USE),
    ),
}
AFTER = {
    "a wait before a loop instead of in it": (
        lines("s_mov_b32 s9, s8", LOAD, LOOP.format(lines(ARRIVED, STORE))[16:], USE),
        lines("s_mov_b32 s9, s8", LOAD, ARRIVED, LOOP.format(STORE)[16:], USE),
    ),
    "an LDS store": (
        lines(LOAD, ARRIVED, "ds_store_b32 v1, v0", STORE, USE),
        lines("ds_store_b32 v1, v0", LOAD, ARRIVED, STORE, USE),
    ),
    "an LDS store in flight": (
        lines(LOAD, ARRIVED, "ds_store_b32 v1, v0", STORE, USE),
        lines(LOAD, "ds_store_b32 v1, v0", ARRIVED, STORE, USE),
    ),
    "a store to private memory": (
        lines(LOAD, ARRIVED, "scratch_store_b32 off, v0, off", USE),
        lines("scratch_store_b32 off, v0, off", LOAD, ARRIVED, USE),
    ),
    "a store, by a load of an argument": (
        lines("s_load_b32 s10, s[0:1], 0x10", ARRIVED, STORE, USE),
        lines(STORE, "s_load_b32 s10, s[0:1], 0x10", ARRIVED, USE),
    ),
    "a store in flight, by a load of an argument": (
        lines("s_load_b32 s10, s[0:1], 0x10", ARRIVED, STORE, USE),
        lines("s_load_b32 s10, s[0:1], 0x10", STORE, ARRIVED, USE),
    ),
    "a barrier, by a load of an argument": (
        lines("s_load_b32 s10, s[0:1], 0x10", ARRIVED, "s_barrier", STORE, USE),
        lines("s_barrier", STORE, "s_load_b32 s10, s[0:1], 0x10", ARRIVED, USE),
    ),
    "stores and loads that keep their order": (
        lines(STORE, LOAD, ARRIVED, USE),
        lines(STORE, "s_load_b32 s11, s[4:5], 0x0", ARRIVED, USE.replace("s10", "s11")),
    ),
    "a loop of loads and stores": (
        lines(LOOP.format(lines(LOAD, ARRIVED, STORE, USE))),
        lines("s_add_u32 s12, s4, 4", "s_addc_u32 s13, s5, 0", LOOP.format(
            lines("s_load_b32 s11, s[12:13], -0x4", ARRIVED, STORE, USE.replace("s10", "s11")))),
    ),
    "a load past a load": (
        lines(LOAD, ARRIVED, "s_load_b32 s11, s[4:5], 0x4", ARRIVED, STORE, USE),
        lines("s_load_b32 s11, s[4:5], 0x4", LOAD, ARRIVED, STORE, USE),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BEFORE)
def test_a_scalar_load_stays_before(name: str) -> None:
    for one, other in (BEFORE[name], BEFORE[name][::-1]):
        assert compare(one, other).status == UNKNOWN
        assert compare(one, one + "\ns_nop 0").status == PROVED


@pytest.mark.parametrize("name", WAITS)
def test_a_wait_for_a_scalar_load_counts(name: str) -> None:
    one, other = WAITS[name]
    assert compare(one, other).status == UNKNOWN


def test_a_wait_in_a_loop_is_not_left_to_its_end() -> None:
    one, other = AFTER["a wait before a loop instead of in it"]
    assert compare(other, one).status == PROVED
    late = one.replace(f"{ARRIVED}\n{STORE}", f"{STORE}\n{ARRIVED}")
    assert late != one
    assert compare(one, late).status == UNKNOWN
    assert compare(other, late).status == UNKNOWN


@pytest.mark.parametrize("name", WAITS)
def test_a_wait_may_come_earlier(name: str) -> None:
    one, other = WAITS[name]
    assert compare(other, one).status == PROVED


@pytest.mark.parametrize("name", AFTER)
def test_a_scalar_load_may_pass(name: str) -> None:
    one, other = AFTER[name]
    assert compare(one, other, lds=4096, scratch=16).status == PROVED


def test_pointers_that_are_apart_let_it_pass() -> None:
    store = STORE.replace("s[4:5]", "s[6:7]")
    for second in (lines(store, LOAD, ARRIVED, USE), lines(LOAD, store, ARRIVED, USE)):
        one = lines(LOAD, ARRIVED, store, USE)
        assert compare(one, second).status == UNKNOWN
        assert compare(one, second, assume=("disjoint(kernarg[0], kernarg[8])",)).holds
        assert (
            compare(one.replace(LOAD, f"{LOAD} glc"), second, assume=("disjoint(kernarg[0], kernarg[8])",)).status
            == UNKNOWN
        )


PLACES = Reordered((CutPoint(4), CutPoint(4)), (CutPoint(0, ".Lend"), CutPoint(0, ".Lend")))
SUM = "s_waitcnt vmcnt(0)\nv_add_nc_u32_e32 v3, s10, v3\nglobal_store_b32 v1, v3, s[4:5] offset:4"
OTHER = "global_load_b32 v3, v1, s[6:7]"


def judged(first: str, second: str) -> Verdict:
    """The verdict on the region after the prologue in another order, where both pointers reach different memory."""
    texts = [kernel(f"{PROLOGUE}{body}\n.Lend:\ns_nop 0") for body in (first, second)]
    a, b = (read_text(text, "k.s").kernel(None) for text in texts)
    return PLACES.judge(a, b, Granted(assumptions=(Assumption.disjoint(0, 8),)))


def test_a_region_in_another_order_keeps_scalar_loads_before_stores_through_their_pointer() -> None:
    first = lines(LOAD, STORE, ARRIVED, OTHER, SUM)
    assert judged(first, lines(LOAD, OTHER, STORE, ARRIVED, SUM)).status == ASSUMING
    assert judged(first, lines(STORE, LOAD, ARRIVED, OTHER, SUM)).status == UNKNOWN
    elsewhere = LOAD.replace("s[4:5]", "s[6:7]")
    first = lines(elsewhere, STORE, ARRIVED, OTHER, SUM)
    assert judged(first, lines(STORE, elsewhere, ARRIVED, OTHER, SUM)).status == ASSUMING
    argument = "s_load_b32 s10, s[0:1], 0x10"
    first = lines(argument, STORE, ARRIVED, OTHER, SUM)
    assert judged(first, lines(STORE, OTHER, argument, ARRIVED, SUM)).status == ASSUMING


def test_an_index_that_is_loaded_again_after_a_store_is_not_taken_to_be_the_first_one() -> None:
    """LDS accesses are in bounds by what a branch tested only as long as the number is the one that was tested."""
    test = lines(LOAD, ARRIVED, "s_cmp_lt_u32 s10, 7", "s_cbranch_scc0 .Lend")
    again = lines(STORE, STORED, LOAD, ARRIVED)
    whole = lines("v_mov_b32_e32 v4, s10", "v_lshlrev_b32_e32 v4, 2, v4", "{}", "s_waitcnt lgkmcnt(0)", USE, ".Lend:")
    wide, cut = "ds_load_b64 v[5:6], v4", "ds_load_b32 v5, v4\nds_load_b32 v6, v4 offset:4"
    use = "\ns_waitcnt lgkmcnt(0)\nglobal_store_b64 v1, v[5:6], s[6:7]"
    for between, status in (("s_nop 0", PROVED), (again, ASSUMING)):
        one, other = (lines(test, between, whole.format(f"{access}{use}")) for access in (wide, cut))
        assert (compare(one, other, lds=32).status, between) == (status, between)


def test_no_form_of_the_program_shows_that_a_scalar_load_passes_a_store() -> None:
    """Neither block by block, nor by unfolding, nor as code that comes before a region which it followed."""
    one, other = (f"{body}\n" for body in BEFORE["a store without a wait"])
    flows = tuple(build_flow(read_text(kernel(PROLOGUE + body), "k.s").kernel(None)) for body in (one, other))
    assert same_by_blocks(flows[0], flows[1])
    assert same_by_blocks(flows[0], flows[1], arithmetic=Mode.of_bits(0xF0))
    assert same_unfolding(flows[0], flows[1])
    late, early = lines(STORE, LOAD, ARRIVED, USE), lines(LOAD, STORE, ARRIVED, USE)
    a, b = (read_text(kernel(PROLOGUE + body), "k.s").kernel(None) for body in (late, early))
    moved = Hoisted(CutPoint(4), CutPoint(5), CutPoint(4), (CutPoint(6),)).judge(a, b)
    assert moved.status == UNKNOWN
    assert "is passed by the code" in str(moved.first_difference)
    scalar = PROLOGUE + lines("v_mov_b32_e32 v3, v0", LOAD, ARRIVED, USE)
    a, b = (read_text(kernel(text), "k.s").kernel(None) for text in (scalar, scalar.replace(
        f"v_mov_b32_e32 v3, v0\n{LOAD}", f"{LOAD}\nv_mov_b32_e32 v3, v0")))  # fmt: skip
    moved = Hoisted(CutPoint(4), CutPoint(5), CutPoint(4), (CutPoint(6),)).judge(a, b)
    assert "does not move" in str(moved.first_difference)


FETCHED = lines(ARRIVED, USE)
ADDED = "s_add_u32 s4, s4, {0}\ns_addc_u32 s5, s5, 0"
MULTIPLE = "s_lshl_b32 s9, s9, 2"
DESCRIBED = "s_mov_b64 s[14:15], s[6:7]\ns_mov_b32 s6, -1\ns_mov_b32 s7, 0x31014000\ns_and_b32 s5, s5, 0xffff"
FROM_BUFFER = "s_buffer_load_b32 s10, s[4:7], s9 offset:{}"
FETCHED_SO = lines(ARRIVED, USE.replace("s[6:7]", "s[14:15]"))
PARTS = {
    "a register": (lines("s_load_b32 s10, s[4:5], s9 offset:0x0"), lines(ADDED.format("s9"), LOAD), FETCHED),
    "a register and a number": (
        "s_load_b32 s10, s[4:5], s9 offset:0x2", lines(ADDED.format("s9"), LOAD.replace("0x0", "0x2")), FETCHED,
    ),
    "a register and half of a number": (
        "s_load_b32 s10, s[4:5], s9 offset:0x6", "s_load_b32 s10, s[4:5], s9 offset:0x4", FETCHED,
    ),
    "a number": (LOAD.replace("0x0", "0x2"), lines(ADDED.format(2), LOAD), FETCHED),
    "a number of a buffer": (
        lines(DESCRIBED, FROM_BUFFER.format(2)), lines(DESCRIBED, "s_add_u32 s9, s9, 2", FROM_BUFFER.format(0)),
        FETCHED_SO,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("first", "second", "rest"), PARTS.values(), ids=PARTS)
def test_low_bits_are_ignored_of_each_part_or_of_the_sum(first: str, second: str, rest: str) -> None:
    assert compare(lines(first, rest), lines(second, rest)).status == UNKNOWN
    other = (lines(each, rest).replace("s10", "s20") for each in (first, second))
    assert [compare(lines(one, rest), text).status for one, text in zip((first, second), other, strict=True)] == [
        PROVED, PROVED,
    ]  # fmt: skip


@pytest.mark.parametrize("number", ["0x0", "0x4", "-0x8"])
def test_parts_that_are_multiples_of_four_are_added(number: str) -> None:
    first = lines(MULTIPLE, f"s_load_b32 s10, s[4:5], s9 offset:{number}", FETCHED)
    second = lines(MULTIPLE, ADDED.format("s9"), LOAD.replace("0x0", number), FETCHED)
    assert compare(first, second).status == PROVED
    assert compare(first, second.replace("s9, s9, 2", "s9, s9, 1")).status == UNKNOWN
