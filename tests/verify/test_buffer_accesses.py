"""Proofs about accesses through buffer descriptors, scalar ones included, and about matrix instructions."""

from __future__ import annotations

import pytest
from verify_snippets import kernel, verdict_of

from isatool.verify.verdict import PROVED

KERNARG = "s_load_b128 s[4:7], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)"
BODY = f"""
{KERNARG}
s_mov_b32 s8, s4
s_and_b32 s9, s5, 0xffff
s_mov_b32 s10, 64
s_mov_b32 s11, 0x31027000
v_lshlrev_b32_e32 v1, 2, v0
buffer_load_b64 v[2:3], v1, s[8:11], 0 offen offset:8
s_buffer_load_b64 s[12:13], s[8:11], 0x10
s_waitcnt vmcnt(0) lgkmcnt(0)
v_add_nc_u32_e32 v4, s12, v2
v_add_nc_u32_e32 v5, s13, v3
buffer_store_b64 v[4:5], v1, s[8:11], 0 offen
global_store_b32 v1, v4, s[6:7]
"""


def changed(*pairs: tuple[str, str]) -> str:
    """The kernel with some of its text replaced."""
    text = BODY
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return kernel(text)


def test_other_registers_and_another_order_of_sums_are_proved() -> None:
    other = changed(("v[2:3]", "v[12:13]"), ("s12, v2", "s12, v12"), ("s13, v3", "s13, v13"), ("s[12:13]", "s[16:17]"),
                    ("s12, v12", "s16, v12"), ("s13, v13", "s17, v13"))  # fmt: skip
    assert verdict_of(kernel(BODY), other).status == PROVED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("offset:8", "offset:12"),
        ("0 offen offset:8", "0 idxen offset:8"),
        ("s10, 64", "s10, 60"),
        ("s11, 0x31027000", "s11, 0x21027000"),
        ("s[8:11], 0x10", "s[8:11], 0x14"),
        ("buffer_store_b64 v[4:5]", "buffer_store_b64 v[2:3]"),
        ("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(1)"),
    ],
)
def test_another_access_is_not_proved(old: str, new: str) -> None:
    assert verdict_of(kernel(BODY), changed((old, new))).status != PROVED


MATRIX = f"""
{KERNARG}
v_and_b32_e32 v1, 15, v0
v_lshlrev_b32_e32 v2, 2, v0
v_lshlrev_b32_e32 v1, 4, v1
global_load_b128 v[8:11], v1, s[4:5]
global_load_b128 v[12:15], v1, s[4:5] offset:512
s_waitcnt vmcnt(0)
v_wmma_i32_16x16x16_iu8 v[24:31], v[8:11], v[12:15], 0 neg_lo:[1,1,0]
global_store_b32 v2, v24, s[6:7]
global_store_b32 v2, v31, s[6:7] offset:128
"""


def test_matrices_in_other_registers_are_proved_and_exchanged_factors_are_not() -> None:
    renamed = MATRIX.replace("v[24:31]", "v[16:23]").replace("v24", "v16").replace("v31", "v23")
    assert verdict_of(kernel(MATRIX), kernel(renamed)).status == PROVED
    exchanged = MATRIX.replace("v[8:11], v[12:15], 0", "v[12:15], v[8:11], 0")
    assert verdict_of(kernel(MATRIX), kernel(exchanged)).status != PROVED
