"""What is known where every wave is full: from the required size of a workgroup, or granted; never from its limit."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.verify.verdict import CONDITIONAL, PROVED, UNKNOWN

COPIED = "v_mov_b32_e32 v2, v0\nv_readlane_b32 s10, v2, 31"
SPARED = "v_readlane_b32 s10, v0, 31"
STORE = "\nv_mov_b32_e32 v3, s10\nglobal_store_b32 v1, v3, s[4:5]"


def texts(size: str = "", items: int = 64) -> tuple[str, str]:
    """The last lane of a wave reads what it wrote; without that lane what is left there is."""
    made = [kernel(PROLOGUE + body + STORE, items=items) for body in (COPIED, SPARED)]
    needle = "    .private_segment_fixed_size: 0"
    first, second = (text.replace(needle, needle + size) for text in made)
    return first, second


def required(*size: int) -> str:
    return f"\n    .reqd_workgroup_size: [{', '.join(map(str, size))}]"


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ("", CONDITIONAL),
        (required(64, 1, 1), PROVED),
        (required(16, 4, 1), PROVED),
        (required(63, 1, 1), UNKNOWN),
        (required(8, 7, 1), UNKNOWN),
    ],
)
def test_full_waves_follow_from_the_required_size(size: str, expected: str) -> None:
    assert verdict_of(*texts(size)).status == expected


def test_full_waves_may_be_granted() -> None:
    found = verdict_of(*texts(), assume=("full-waves",))
    assert found.status == CONDITIONAL
    assert [str(assumption) for assumption in found.assumptions] == ["full-waves"]


def test_what_does_not_follow_is_not_proved_under_it_either() -> None:
    first, second = texts()
    assert verdict_of(first, second.replace("v3, s10", "v3, s9"), assume=("full-waves",)).status == UNKNOWN
    assert verdict_of(first, second.replace("v0, 31", "v0, 30"), assume=("full-waves",)).status == UNKNOWN


PRODUCT = """
v_and_b32_e32 v1, 15, v0
v_lshlrev_b32_e32 v2, 2, v0
v_lshlrev_b32_e32 v1, 4, v1
global_load_b128 v[8:11], v1, s[4:5]
global_load_b128 v[12:15], v1, s[4:5] offset:512
s_waitcnt vmcnt(0)
v_wmma_i32_16x16x16_iu8 v[24:31], v[8:11], v[12:15], 0 neg_lo:[1,1,0]
s_nop 0
global_store_b32 v2, v24, s[6:7]
"""
HALVES = PRODUCT.replace(
    "global_load_b128 v[8:11], v1, s[4:5]\n",
    "global_load_b64 v[8:9], v1, s[4:5]\nglobal_load_b64 v[10:11], v1, s[4:5] offset:8\n",
)


def test_what_a_matrix_product_needs_is_said() -> None:
    """It reads lanes without a work-item: what they hold is not the same in other registers."""
    first, second = (kernel(PROLOGUE + body) for body in (PRODUCT, HALVES))
    for before, after in (("v[8:11]", "v[16:19]"), ("v[8:9]", "v[16:17]"), ("v[10:11]", "v[18:19]")):
        second = second.replace(before, after)
    found = verdict_of(first, second)
    assert (found.status, list(map(str, found.assumptions))) == (CONDITIONAL, ["full-waves"])
    other = second.replace("offset:8", "offset:4")
    assert verdict_of(first, other).status == UNKNOWN


def test_lanes_without_a_work_item_hold_the_same_in_registers_of_the_same_number() -> None:
    first, second = (kernel(PROLOGUE + body) for body in (PRODUCT, HALVES))
    assert verdict_of(first, second).status == PROVED
    assert verdict_of(first, second.replace("offset:8", "offset:4")).status == UNKNOWN


def test_a_register_that_nothing_wrote_is_the_same_only_by_its_number() -> None:
    first, same, other = (kernel(f"{PROLOGUE}\nglobal_store_b32 v1, {data}, s[6:7]") for data in ("v9", "v9", "v10"))
    assert verdict_of(first, same.replace("s_load_b64 s[8:9], s[0:1], 0x10\n", "")).status == PROVED
    assert verdict_of(first, other).status == UNKNOWN


WAVE = "v_readfirstlane_b32 s10, v0"
MASKED = f"{WAVE}\ns_and_b32 s10, s10, 0xe0"
OTHERS = f"{WAVE}\ns_and_b32 s10, s10, 0xc0"


@pytest.mark.parametrize(
    ("size", "masked"),
    [("", CONDITIONAL), (required(64, 1, 1), PROVED), (required(64, 2, 1), PROVED), (required(24, 4, 1), UNKNOWN)],
)
def test_the_item_that_a_wave_begins_with_is_a_multiple_of_its_size(size: str, masked: str) -> None:
    """Of workgroups of 256 work-items at most; not where waves begin within a row of the workgroup."""
    needle = "    .private_segment_fixed_size: 0"
    for body, expected in ((MASKED, masked), (OTHERS, UNKNOWN)):
        pair = [kernel(PROLOGUE + text + STORE, items=128).replace(needle, needle + size) for text in (WAVE, body)]
        assert verdict_of(*pair).status == expected
