"""Loads ahead of stores: proved where no lane's bytes are another's, not where they may be, if only by one dword."""

from __future__ import annotations

import pytest
from verify_snippets import compare

from isatool.analysis.assumptions import Sentence
from isatool.bitvec.facts import Facts
from isatool.diagnostics import UserError
from isatool.semantics.ops import Op
from isatool.verify.premises import Premise
from isatool.verify.values.constructors import Values
from isatool.verify.values.overlap import Overlaps
from isatool.verify.values.ring import combine
from isatool.verify.verdict import ASSUMING, PROVED, REFUTED, UNKNOWN, Assumption, Verdict

# row r of the buffer at s[4:5]: 4 bytes for each of 100 work-items, rows 4*s8 bytes apart (s8 unsigned, in 64 bits)
ROWS = """
v_mov_b32_e32 v2, 0
s_mov_b32 s12, s8
s_mov_b32 s13, 0
s_lshl_b64 s[12:13], s[12:13], 2
s_add_u32 s14, s4, s12
s_addc_u32 s15, s5, s13
"""
FIRST_LOAD = "global_load_b32 v3, v1, s[4:5]\n"
NEXT_LOAD = "global_load_b32 v4, v1, s[14:15]\n"
FIRST_STORE = "v_add_f32_e32 v3, 1.0, v3\nglobal_store_b32 v1, v3, s[4:5]\n"
NEXT_STORE = "v_add_f32_e32 v4, 1.0, v4\nglobal_store_b32 v1, v4, s[14:15]\n"
WAIT = "s_waitcnt vmcnt(0)\n"
IN_ORDER = FIRST_LOAD + WAIT + FIRST_STORE + NEXT_LOAD + WAIT + NEXT_STORE
AHEAD = FIRST_LOAD + NEXT_LOAD + "s_waitcnt vmcnt(1)\n" + FIRST_STORE + WAIT + NEXT_STORE
"""the second load before the first store"""
GUARD = "s_cmp_lt_u32 s8, {least:#x}\ns_cbranch_scc1 .Lslow\n"
ITEMS = 100


def guarded(guard: str = GUARD.format(least=ITEMS), ahead: str = AHEAD, rows: str = ROWS) -> str:
    return rows + guard + ahead + "s_branch .Lend\n.Lslow:\n" + IN_ORDER + ".Lend:\ns_nop 0\n"


def verdict(second: str, rows: str = ROWS, items: int = ITEMS) -> Verdict:
    return compare(rows + IN_ORDER, second, items=items)


def only_without_races(found: Verdict) -> bool:
    """Whether it was shown only for kernels whose work-items do not store what others load."""
    return found.status == ASSUMING and found.assumptions == (Assumption(Sentence.NO_RACES),)


@pytest.mark.parametrize("least", [ITEMS, ITEMS + 1, 4096, 0x80000000])
def test_rows_behind_a_guard_that_keeps_them_apart_are_proved(least: int) -> None:
    found = verdict(guarded(GUARD.format(least=least)))
    assert found.status == PROVED, found
    assert found.assumptions == ()
    assert found.premises == (Premise.RACE_FREE,)


@pytest.mark.parametrize("least", [1, ITEMS - 2, ITEMS - 1])
def test_a_guard_that_is_too_weak_by_one_element_is_not_proved(least: int) -> None:
    """With s8 = 99 the last work-item of a row stores what the first of the next row loads."""
    assert only_without_races(verdict(guarded(GUARD.format(least=least))))


def test_a_guard_that_lets_the_same_row_through_is_not_proved_at_all() -> None:
    assert verdict(guarded(GUARD.format(least=0))).status == UNKNOWN


@pytest.mark.parametrize(
    "guard",
    [
        "",
        "s_cmp_lt_u32 s9, 0x64\ns_cbranch_scc1 .Lslow\n",
        "s_cmp_lt_u32 s2, 0x64\ns_cbranch_scc1 .Lslow\n",
        "s_cmp_lt_u32 s8, 0x64\ns_cbranch_scc0 .Lslow\n",
        "s_cmp_gt_u32 s8, 0x64\ns_cbranch_scc1 .Lslow\n",
        "s_lshl_b32 s16, s8, 2\ns_cmp_lt_u32 s16, 0x190\ns_cbranch_scc1 .Lslow\n",
        "s_add_u32 s16, s8, 28\ns_cmp_lt_u32 s16, 0x80\ns_cbranch_scc1 .Lslow\n",
    ],
    ids=[
        "no guard",
        "another scalar",
        "the workgroup",
        "the other way",
        "the other comparison",
        "4*s8 wraps",
        "s8+28 wraps",
    ],
)
def test_a_guard_that_tests_something_else_is_not_proved(guard: str) -> None:
    assert verdict(guarded(guard)).status == UNKNOWN


def test_a_guard_in_32_bits_that_wraps_would_let_through_what_overlaps() -> None:
    """4 * 0x40000000 = 0 modulo 2**32, but the rows are 2**32 bytes apart; 4 * s8 >= 400 misses s8 = 0x40000001."""
    wraps = "s_mul_i32 s16, s8, 0x51eb851f\ns_cmp_lt_u32 s16, 0x64\ns_cbranch_scc1 .Lslow\n"
    assert verdict(guarded(wraps)).status == UNKNOWN


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v1, s[14:15]", "v1, s[4:5]"),
        ("v1, s[14:15]", "v1, s[14:15] offset:4"),
        ("v1, s[14:15]", "v1, s[14:15] offset:-4"),
        ("s_waitcnt vmcnt(1)", "s_waitcnt vmcnt(2)"),
        ("s_waitcnt vmcnt(1)\n", ""),
        (WAIT + NEXT_STORE, NEXT_STORE),
        (FIRST_STORE + WAIT + NEXT_STORE, WAIT + NEXT_STORE + FIRST_STORE.replace("v3, 1.0", "v3, 2.0")),
        (FIRST_LOAD + NEXT_LOAD, FIRST_LOAD + NEXT_LOAD.replace("s[14:15]", "s[6:7]")),
    ],
)
def test_other_changes_behind_the_guard_are_not_proved(old: str, new: str) -> None:
    changed = AHEAD.replace(old, new)
    assert changed != AHEAD
    assert verdict(guarded(ahead=changed)).status in (UNKNOWN, REFUTED)


def test_a_load_of_what_a_store_in_front_of_it_wrote_stays_behind_it() -> None:
    same = ROWS.replace("s_add_u32 s14, s4, s12\ns_addc_u32 s15, s5, s13", "s_mov_b64 s[14:15], s[4:5]")
    assert verdict(guarded(rows=same), same).status == UNKNOWN


def test_rows_that_are_known_to_lie_apart_need_no_guard() -> None:
    apart = ROWS.replace("s_mov_b32 s12, s8", "s_movk_i32 s12, 0x64")
    assert verdict(apart + AHEAD, apart).status == PROVED
    overlapping = ROWS.replace("s_mov_b32 s12, s8", "s_movk_i32 s12, 0x63")
    assert only_without_races(verdict(overlapping + AHEAD, overlapping))


def test_lanes_count_as_different_ones() -> None:
    """With one work-item fewer the rows of the guard that was too weak are apart."""
    weak = guarded(GUARD.format(least=ITEMS - 1))
    assert only_without_races(verdict(weak, items=ITEMS))
    assert verdict(weak, items=ITEMS - 1).status == PROVED


SIGNED = ROWS.replace("s_mov_b32 s13, 0", "s_ashr_i32 s13, s8, 31")


def test_rows_a_negative_number_apart_are_left_to_the_original() -> None:
    both = "s_cmp_lt_u32 s8, 0x64\ns_cbranch_scc1 .Lslow\ns_cmp_gt_u32 s8, 0x7fffffff\ns_cbranch_scc1 .Lslow\n"
    assert verdict(guarded(both, rows=SIGNED), SIGNED).status == PROVED
    assert verdict(guarded(rows=SIGNED), SIGNED).status == UNKNOWN


def test_descending_rows_are_proved_too() -> None:
    descending = ROWS.replace("s_add_u32 s14, s4, s12\ns_addc_u32", "s_sub_u32 s14, s4, s12\ns_subb_u32")
    assert verdict(guarded(rows=descending), descending).status == PROVED
    assert only_without_races(verdict(guarded(GUARD.format(least=ITEMS - 1), rows=descending), descending))


@pytest.mark.parametrize("modifier", ["glc", "dlc", "slc glc"])
def test_coherent_accesses_stay_where_they_are(modifier: str) -> None:
    def coherent(text: str) -> str:
        return text.replace("v1, s[14:15]\ns_waitcnt", f"v1, s[14:15] {modifier}\ns_waitcnt")

    first, second = ROWS + coherent(IN_ORDER), guarded(ahead=coherent(AHEAD))
    slow = coherent(second)
    assert compare(first, slow, items=ITEMS).status == UNKNOWN


# -- the arithmetic


def overlap(size: int, distance: int, low: int, high: int, factor: int, most: int, step: int = 1) -> bool:
    """Whether n*factor + distance + 4*(a - b) may be within an access, low <= n <= high, lanes a, b <= most."""
    values = Values()
    pointer = values.symbol("pointer", 64)
    number = values.symbol("n", 64, Facts((1 << high.bit_length()) - 1, low, high))
    bits = ((1 << most.bit_length()) - 1) & ~(step - 1)
    lane = values.symbol("item", 64, Facts(bits, 0, most & bits), uniform=False)
    a = combine(values, 64, ((pointer, 1), (number, factor), (lane, 4)), distance)
    b = combine(values, 64, ((pointer, 1), (lane, 4)))
    return Overlaps(values).may_overlap(a, size, b, size)


@pytest.mark.parametrize(("low", "meets"), [(0, True), (31, True), (32, False), (1000, False)])
def test_a_stride_that_is_large_enough_keeps_lanes_apart(low: int, meets: bool) -> None:
    assert overlap(4, 0, low, 5000, 4, 31) is meets
    assert overlap(4, 0, low, 5000, -4, 31) is meets


@pytest.mark.parametrize(
    ("rows", "meets"), [(16, False), (32, True), (8, True), (108, True), (17, False), (128, False)]
)
def test_fields_of_an_index_are_told_from_what_stands_in_the_gap_between_them(rows: int, meets: bool) -> None:
    """A row index of bits 2, 3, 5 and 6 differs between lanes by no odd number and not by 16."""
    values = Values()
    pointer = values.symbol("pointer", 64)
    number = values.symbol("n", 64, Facts(0xFFFF, 128, 46335))
    row = values.symbol("row", 64, Facts(0x6C, 0, 0x6C), uniform=False)
    column = values.symbol("column", 64, Facts(7, 0, 7), uniform=False)
    product = values.make(Op.MUL, 64, number, row)
    a = combine(values, 64, ((pointer, 1), (product, 4), (column, 16), (number, 4 * rows)))
    b = combine(values, 64, ((pointer, 1), (product, 4), (column, 16)))
    assert Overlaps(values).may_overlap(a, 16, b, 16) is meets
    assert not Overlaps(values).may_overlap(a, 16, b, 16, same_lane=True)


def test_what_may_wrap_overlaps() -> None:
    assert overlap(4, 0, 1, (1 << 62) - 1, 4, 31)
    assert not overlap(4, 0, 128, (1 << 61) - 1, 4, 31)


# -- buffers that are granted not to overlap

COPY = """
global_load_b32 v3, v1, s[6:7]
s_waitcnt vmcnt(0)
global_store_b32 v1, v3, s[4:5]
global_load_b32 v4, v1, s[6:7] offset:4
s_waitcnt vmcnt(0)
global_store_b32 v1, v4, s[4:5] offset:4
"""
AT_ONCE = """
global_load_b32 v3, v1, s[6:7]
global_load_b32 v4, v1, s[6:7] offset:4
s_waitcnt vmcnt(1)
global_store_b32 v1, v3, s[4:5]
s_waitcnt vmcnt(0)
global_store_b32 v1, v4, s[4:5] offset:4
"""
GRANTED = "disjoint(kernarg[0], kernarg[8])"


def test_buffers_that_are_granted_to_be_apart_are() -> None:
    assert compare(COPY, AT_ONCE).status == UNKNOWN
    found = compare(COPY, AT_ONCE, assume=(GRANTED,))
    assert found.status == ASSUMING
    assert [str(assumption) for assumption in found.assumptions] == [GRANTED]
    assert compare(COPY, AT_ONCE, assume=("disjoint( kernarg[0x8],kernarg[0] )",)).assumptions == found.assumptions


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s[6:7]", "s[4:5]"),
        ("v4, v1, s[6:7]", "v4, v1, s[10:11]"),
    ],
    ids=["the same buffer", "the difference of two pointers"],
)
def test_other_buffers_are_not_granted(old: str, new: str) -> None:
    """The second one loads from s[4:5] through s[6:7] + (s[4:5] - s[6:7])."""
    sums = "s_sub_u32 s10, s4, s6\ns_subb_u32 s11, s5, s7\ns_add_u32 s10, s10, s6\ns_addc_u32 s11, s11, s7\n"
    first, second = (sums + text.replace(old, new) for text in (COPY, AT_ONCE))
    found = compare(first, second, assume=(GRANTED,))
    assert not found.holds or Assumption(Sentence.NO_RACES) in found.assumptions


def test_an_address_of_both_pointers_belongs_to_neither() -> None:
    sums = "s_sub_u32 s10, s8, s4\ns_sub_u32 s11, s9, s5\ns_add_u32 s6, s6, s10\n"
    first, second = (sums + text for text in (COPY, AT_ONCE))
    assert compare(first, second, assume=(GRANTED,)).status == UNKNOWN


def test_another_pair_of_pointers_grants_nothing() -> None:
    assert compare(COPY, AT_ONCE, assume=("disjoint(kernarg[0], kernarg[16])",)).status == UNKNOWN


@pytest.mark.parametrize(
    "text",
    ["disjoint(kernarg[0])", "disjoint(kernarg[0], kernarg[0])", "disjoint(A, C)", "disjoint(kernarg[x], kernarg[0])"],
)
def test_an_assumption_about_buffers_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(UserError, match="cannot read the assumption"):
        Assumption.parse(text)
