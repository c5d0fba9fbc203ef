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


# -- raw buffers with a known descriptor: a lane reads memory where it is in range, else 0

RAW = f"""
{KERNARG}
s_load_b64 s[16:17], s[0:1], 0x10
s_and_b32 s9, s5, 0xffff
s_mov_b32 s8, s4
s_mov_b32 s10, 0x7ffffffe
s_mov_b32 s11, 0x31027000
s_and_b32 s13, s7, 0xffff
s_mov_b32 s12, s6
s_mov_b32 s14, s10
s_mov_b32 s15, s11
s_waitcnt lgkmcnt(0)
v_lshlrev_b32_e32 v1, 4, v0
v_cmp_gt_u32_e32 vcc_lo, s16, v0
v_cndmask_b32_e32 v2, 0x80000000, v1, vcc_lo
"""
LOOP = """
v_mov_b32_e32 v20, 0
v_mov_b32_e32 v21, 0
.Lloop:
buffer_load_b64 v[4:5], v2, s[8:11], 0 offen
s_waitcnt vmcnt(0)
v_add_nc_u32_e32 v20, v20, v4
v_add_nc_u32_e32 v21, v21, v5
v_add_nc_u32_e32 v2, 64, v2
s_add_i32 s17, s17, -1
s_cmp_lg_u32 s17, 0
s_cbranch_scc1 .Lloop
buffer_store_b64 v[20:21], v1, s[12:15], 0 offen
"""
LOADS = "buffer_load_b64 v[4:5], v2, s[8:11], 0 offen\nbuffer_load_b32 v6, v1, s[12:15], 0 offen offset:8\n"
STORES = """s_waitcnt vmcnt(0)
v_add_nc_u32_e32 v4, v4, v6
buffer_store_b64 v[4:5], v1, s[12:15], 0 offen
"""
LDS = "v_lshlrev_b32_e32 v3, 2, v0\nds_store_b32 v3, v0\nds_load_b32 v7, v3\n"

EQUAL = {
    "loads in another order": (
        LOADS + STORES,
        "\n".join(reversed(LOADS.splitlines())) + "\n" + STORES,
    ),
    "an LDS access on the other side of a load": (
        LDS + LOADS + "s_waitcnt lgkmcnt(0)\nv_xor_b32_e32 v1, v7, v1\n" + STORES,
        LOADS + LDS + "s_waitcnt lgkmcnt(0)\nv_xor_b32_e32 v1, v7, v1\n" + STORES,
    ),
    "other registers in a loop": (
        LOOP,
        LOOP.replace("v[20:21]", "v[30:31]").replace("v20", "v30").replace("v21", "v31").replace("v[4:5]", "v[10:11]")
        .replace("v4", "v10").replace("v5", "v11"),
    ),
    "halves of a load": (
        LOADS + STORES,
        LOADS.replace(
            "buffer_load_b64 v[4:5], v2, s[8:11], 0 offen",
            "buffer_load_b32 v4, v2, s[8:11], 0 offen\nbuffer_load_b32 v5, v2, s[8:11], 0 offen offset:4",
        ) + STORES,
    ),
    "a load that is never in range is 0": (
        "v_mov_b32_e32 v3, 0x80000000\nbuffer_load_b32 v4, v3, s[8:11], 0 offen\ns_waitcnt vmcnt(0)\n"
        "buffer_store_b32 v4, v1, s[12:15], 0 offen",
        "v_mov_b32_e32 v4, 0\nbuffer_store_b32 v4, v1, s[12:15], 0 offen",
    ),
    "a store that is never in range does nothing": (
        "v_mov_b32_e32 v3, 0x7fffffff\nbuffer_store_b64 v[0:1], v3, s[8:11], 0 offen", "s_nop 0"
    ),
    "an unknown scalar offset": (
        LOADS.replace("s[8:11], 0", "s[8:11], s17") + STORES,
        LOADS.replace("s[8:11], 0", "s[8:11], s17").replace("v[4:5]", "v[10:11]")
        + STORES.replace("v4", "v10").replace("v[4:5]", "v[10:11]"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", EQUAL)
def test_raw_buffers_order_nothing_that_they_do_not_touch(name: str) -> None:
    first, second = (kernel(RAW + body, lds=2048) for body in EQUAL[name])
    assert verdict_of(first, second).status == PROVED


ACROSS = f"buffer_store_b32 v0, v1, s[8:11], 0 offen\n{LOADS}{STORES}"
SCALAR = LOADS.replace("s[8:11], 0", "s[8:11], s17") + STORES
DIFFERENT = {
    "another number of records": (
        LOADS + STORES, "s_mov_b32 s10, 0x7ffffffa\n" + LOADS + STORES
    ),
    "another number of records for a store": (
        LOADS + STORES, LOADS + "s_mov_b32 s14, 64\n" + STORES
    ),
    "a load before a store that may be to the same place": (
        ACROSS, LOADS + "buffer_store_b32 v0, v1, s[8:11], 0 offen\n" + STORES
    ),
    "a load after a store that may be to the same place": (
        "buffer_load_b32 v4, v1, s[8:11], 0 offen\nbuffer_store_b32 v0, v1, s[12:15], 0 offen\ns_waitcnt vmcnt(0)\n"
        "buffer_store_b32 v4, v1, s[12:15], 0 offen offset:4",
        "buffer_store_b32 v0, v1, s[12:15], 0 offen\nbuffer_load_b32 v4, v1, s[8:11], 0 offen\ns_waitcnt vmcnt(0)\n"
        "buffer_store_b32 v4, v1, s[12:15], 0 offen offset:4",
    ),
    "no mask": (LOADS + STORES, LOADS.replace("v2", "v1") + STORES),
    "the mask of the neighbours": (
        LOADS + STORES,
        "v_cmp_ge_u32_e32 vcc_lo, s16, v0\nv_cndmask_b32_e32 v2, 0x80000000, v1, vcc_lo\n" + LOADS + STORES,
    ),
    "another offset for masked lanes": (
        LOADS + STORES, "v_cndmask_b32_e32 v2, 0x7ffffff0, v1, vcc_lo\n" + LOADS + STORES
    ),
    "another scalar offset": (SCALAR, SCALAR.replace("s17", "s16")),
    "no scalar offset": (SCALAR, LOADS + STORES),
    "the scalar offset in the lanes' one": (
        SCALAR, "v_add_nc_u32_e32 v2, s17, v2\n" + LOADS + STORES
    ),
    "another resource": (LOADS + STORES, LOADS.replace("s[8:11]", "s[12:15]") + STORES),
    "another resource for the store": (LOADS + STORES, LOADS + STORES.replace("s[12:15]", "s[8:11]")),
    "a store out of range": (LOADS + STORES, LOADS + STORES.replace("v1, s[12:15]", "v2, s[12:15]")),
    "only the first dword of a store": (
        LOADS + STORES, LOADS + STORES.replace("buffer_store_b64 v[4:5]", "buffer_store_b32 v4")
    ),
    "a load that is not there": (
        STORES.replace("s_waitcnt vmcnt(0)", "v_mov_b32_e32 v6, 0\nv_mov_b32_e32 v4, 0\nv_mov_b32_e32 v5, 0"),
        "buffer_load_b32 v9, v1, s[8:11], 0 offen\n"
        + STORES.replace("s_waitcnt vmcnt(0)", "v_mov_b32_e32 v6, 0\nv_mov_b32_e32 v4, 0\nv_mov_b32_e32 v5, 0"),
    ),
    "a stride": (LOADS + STORES, "s_or_b32 s9, s9, 0x40000\n" + LOADS.replace("offen", "idxen") + STORES),
    "the upper bits of the base": (LOADS + STORES, "s_add_i32 s9, s9, 1\ns_and_b32 s9, s9, 0xffff\n" + LOADS + STORES),
    "one more iteration": (LOOP, "s_add_i32 s17, s17, 1\n" + LOOP),
    "a later step in a loop": (LOOP, LOOP.replace("64, v2", "32, v2")),
}  # fmt: skip


@pytest.mark.parametrize("name", DIFFERENT)
def test_raw_buffers_that_differ_are_not_proved(name: str) -> None:
    first, second = (kernel(RAW + body, lds=2048) for body in DIFFERENT[name])
    assert verdict_of(first, second).status != PROVED


UNKNOWN_LOAD = "buffer_load_b32 v4, v1, s[8:11], 0 offen\n"
UNKNOWN_STORE = "buffer_store_b32 v4, v1, s[8:11], 0 offen\n"
USE = "s_waitcnt vmcnt(0)\nglobal_store_b32 v1, v4, s[6:7]\n"
DPP = "v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf\n"
UNKNOWN = {
    "words from memory": "s_load_b128 s[8:11], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\n",
    "swizzled": "s_or_b32 s9, s9, 0x80000000\n",
    "the lane added": "s_or_b32 s11, s11, 0x800000\n",
}


UNKNOWN_DIFFERENT = {
    "halves of a load": EQUAL["halves of a load"],
    "another offset": (UNKNOWN_LOAD + USE, UNKNOWN_LOAD.replace("offen", "offen offset:8") + USE),
    "an offset in the register": (
        UNKNOWN_LOAD.replace("offen", "offen offset:8") + USE,
        "v_add_nc_u32_e32 v3, 8, v1\n" + UNKNOWN_LOAD.replace("v1", "v3") + USE,
    ),
    "an offset of both": (
        UNKNOWN_LOAD.replace("0 offen", "s16 offen") + USE,
        "v_add_nc_u32_e32 v3, s16, v1\n" + UNKNOWN_LOAD.replace("v1", "v3") + USE,
    ),
    "an index": (LOADS + STORES, LOADS.replace("0 offen\n", "0 idxen\n") + STORES),
    "another register": (LOADS + STORES, LOADS.replace("v2, s[8:11]", "v1, s[8:11]") + STORES),
    "a scalar offset": (LOADS + STORES, LOADS.replace("s[8:11], 0 offen", "s[8:11], s16 offen") + STORES),
    "another resource": (LOADS + STORES, LOADS.replace("s[8:11]", "s[12:15]") + STORES),
    "another descriptor": (LOADS + STORES, "s_add_u32 s10, s10, 4\n" + LOADS + STORES),
    "a store that is not there": (LOADS + STORES, LOADS),
    "other data": (LOADS + STORES + UNKNOWN_STORE, LOADS + STORES + UNKNOWN_STORE.replace("v4", "v6")),
    "a wait that is not there": (LOADS + STORES, LOADS + STORES.replace("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(1)")),
    "a load on the other side of a store": (
        LOADS + STORES + UNKNOWN_LOAD + USE, LOADS + UNKNOWN_LOAD + STORES + USE
    ),
    "a store on the other side of a load": (
        LOADS + UNKNOWN_STORE + STORES, LOADS + STORES + UNKNOWN_STORE
    ),
    "two stores exchanged": (
        UNKNOWN_STORE + UNKNOWN_STORE.replace("v4", "v5").replace("v1,", "v2,"),
        UNKNOWN_STORE.replace("v4", "v5").replace("v1,", "v2,") + UNKNOWN_STORE,
    ),
    "a load that is not there": (
        "v_mov_b32_e32 v4, 0\n" + UNKNOWN_STORE, "v_mov_b32_e32 v4, 0\n" + UNKNOWN_LOAD + UNKNOWN_STORE
    ),
    "only in some lanes": (
        UNKNOWN_LOAD + USE, "s_mov_b32 exec_lo, 0xffff\n" + UNKNOWN_LOAD + "s_mov_b32 exec_lo, -1\n" + USE
    ),
    "another lane's": (
        UNKNOWN_LOAD + USE, UNKNOWN_LOAD + "s_waitcnt vmcnt(0)\n" + DPP + USE
    ),
    "by a format": (
        UNKNOWN_LOAD + USE, UNKNOWN_LOAD.replace("buffer_load_b32", "buffer_load_format_x") + USE
    ),
    "a flag before a store is done": (
        UNKNOWN_STORE + "s_waitcnt_vscnt null, 0x0\nglobal_store_b32 v1, v0, s[4:5]\n",
        UNKNOWN_STORE + "global_store_b32 v1, v0, s[4:5]\n",
    ),
}  # fmt: skip
"""with a descriptor of which nothing is known"""


@pytest.mark.parametrize("name", UNKNOWN)
def test_other_buffers_are_somewhere_that_their_operands_decide(name: str) -> None:
    body = RAW + UNKNOWN[name] + LOADS + LDS + "s_waitcnt lgkmcnt(0)\nv_xor_b32_e32 v6, v7, v6\n" + STORES
    moved = RAW + UNKNOWN[name] + LDS + LOADS + "s_waitcnt lgkmcnt(0)\nv_xor_b32_e32 v16, v7, v16\n" + STORES
    moved = moved.replace("buffer_load_b32 v6", "buffer_load_b32 v16").replace("v4, v4, v6", "v4, v4, v16")
    moved = moved.replace("s_waitcnt lgkmcnt(0)\nv_xor", "s_waitcnt vmcnt(0) lgkmcnt(0)\nv_xor")
    assert verdict_of(kernel(body.replace("lgkmcnt(0)\nv_xor", "vmcnt(0) lgkmcnt(0)\nv_xor"), lds=2048),
                      kernel(moved, lds=2048)).status == PROVED  # fmt: skip


@pytest.mark.parametrize("name", UNKNOWN)
@pytest.mark.parametrize("difference", UNKNOWN_DIFFERENT)
def test_of_other_buffers_nothing_else_is_known(name: str, difference: str) -> None:
    first, second = (kernel(RAW + UNKNOWN[name] + body) for body in UNKNOWN_DIFFERENT[difference])
    assert verdict_of(first, second).status != PROVED
    assert verdict_of(first, first).status == PROVED


@pytest.mark.parametrize(
    ("access", "wait"),
    [
        ("buffer_store_b32 v0, v1, s[12:15], 0 offen", "s_waitcnt_vscnt null, 0x0"),
        ("buffer_atomic_add_u32 v0, v1, s[12:15], 0 offen", "s_waitcnt_vscnt null, 0x0"),
        ("buffer_atomic_add_u32 v2, v1, s[12:15], 0 offen glc", "s_waitcnt vmcnt(0)"),
        ("global_atomic_add_u32 v1, v0, s[4:5] offset:64", "s_waitcnt_vscnt null, 0x0"),
        ("global_atomic_add_u32 v2, v1, v0, s[4:5] offset:64 glc", "s_waitcnt vmcnt(0)"),
        ("ds_add_u32 v1, v0", "s_waitcnt lgkmcnt(0)"),
    ],
)
@pytest.mark.parametrize(
    "loop", ["{access}\n{wait}{flag}", "{access}\n{count}{wait}{flag}{again}", "{count}{access}\n{again}{wait}{flag}"]
)
def test_a_flag_waits_for_an_access_that_is_a_fence(access: str, wait: str, loop: str) -> None:
    start = f"{KERNARG}\ns_load_b128 s[12:15], s[6:7], 0x0\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v2, 0\n"
    parts = {
        "access": access,
        "flag": "global_store_b32 v1, v0, s[4:5]\n",
        "count": "s_mov_b32 s20, 4\n.Lloop:\ns_add_i32 s20, s20, -1\n",
        "again": "s_cmp_lg_u32 s20, 0\ns_cbranch_scc1 .Lloop\n",
    }
    first, second = (kernel(start + loop.format(wait=each, **parts)) for each in (f"{wait}\n", ""))
    assert verdict_of(first, second).status != PROVED
    assert verdict_of(first, first).status == PROVED


FOREIGN = f"""
{KERNARG}
s_load_b128 s[12:15], s[6:7], 0x0
v_lshlrev_b32_e32 v1, 2, v0
ds_store_b32 v1, v0
s_waitcnt lgkmcnt(0)
s_barrier
ds_load_b64 v[2:3], v1 offset:4
"""
"""an access of the LDS in flight, and a descriptor from memory"""
WAIT = "s_waitcnt lgkmcnt(0)\n"
ORDINARY = "buffer_load_b32 v4, v1, s[12:15], 0 offen\n"
USE = "s_waitcnt vmcnt(0) lgkmcnt(0)\nv_add3_u32 v2, v2, v3, v4\nglobal_store_b32 v1, v2, s[4:5]"


def _waits_earlier(access: str, start: str = FOREIGN, use: str = USE) -> tuple[str, str]:
    """Two kernels that differ in a wait for the LDS before an access."""
    return kernel(start + WAIT + access + use, lds=2048), kernel(start + access + use, lds=2048)


def test_an_ordinary_load_may_pass_what_is_in_flight_in_the_lds() -> None:
    halves = "ds_load_b32 v2, v1 offset:4\nds_load_b32 v3, v1 offset:8"
    parts = FOREIGN.replace("ds_load_b64 v[2:3], v1 offset:4", halves)
    first, second = _waits_earlier(ORDINARY)
    assert verdict_of(first, second).status == PROVED
    assert verdict_of(first, kernel(parts + ORDINARY + USE, lds=2048)).status == PROVED


@pytest.mark.parametrize(
    "access",
    [
        ORDINARY.replace("offen", "offen glc"),
        ORDINARY.replace("buffer_load_b32 v4", "buffer_atomic_add_u32 v4").replace("offen", "offen glc"),
        f"{ORDINARY}s_barrier\n",
        f"{ORDINARY}s_waitcnt vmcnt(0)\nds_store_b32 v1, v4 offset:4\n",
    ],
)
def test_whatever_shows_that_the_lds_is_done_waits_for_it(access: str) -> None:
    first, second = _waits_earlier(access)
    assert verdict_of(first, first).status == PROVED
    assert verdict_of(first, second).status != PROVED


def test_where_waves_reach_each_other_in_the_lds_an_ordinary_load_waits_for_it() -> None:
    met = FOREIGN.replace("s_barrier\n", "")
    first, second = _waits_earlier(ORDINARY, met)
    assert verdict_of(first, first).status == PROVED
    assert verdict_of(first, second).status != PROVED


XOR = "s_waitcnt vmcnt(0) lgkmcnt(0)\nv_xor_b32_e32 v4, v4, v6\n"
ACROSS_LDS = f"{FOREIGN}{WAIT}ds_load_b32 v6, v1 offset:16\n{{}}{XOR}{USE}"


def _moved(access: str, text: str = ACROSS_LDS) -> tuple[str, str]:
    """Two kernels in which an access of the LDS is before and after another one."""
    lds = "ds_load_b32 v6, v1 offset:16\n"
    first = text.format(access)
    return kernel(first, lds=2048), kernel(first.replace(lds + access, access + lds), lds=2048)


def test_an_access_of_the_lds_may_be_on_the_other_side_of_an_ordinary_load() -> None:
    assert verdict_of(*_moved(ORDINARY)).status == PROVED


@pytest.mark.parametrize(
    ("access", "text"),
    [
        (ORDINARY.replace("offen", "offen glc"), ACROSS_LDS),
        (ORDINARY + "s_barrier\n", ACROSS_LDS),
        (ORDINARY + "ds_store_b32 v1, v0 offset:16\n", ACROSS_LDS),
        (ORDINARY, ACROSS_LDS.replace("s_barrier\n", "")),
    ],
)
def test_an_access_of_the_lds_keeps_its_place_elsewhere(access: str, text: str) -> None:
    first, second = _moved(access, text)
    assert verdict_of(first, first).status == PROVED
    assert verdict_of(first, second).status != PROVED
