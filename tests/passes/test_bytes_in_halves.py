"""simplify: words of bytes from LDS are loaded into halves of two registers and packed by one instruction."""

from __future__ import annotations

import random
from functools import cache

import pytest
from examples import examples, some
from small_kernels import small_kernel, small_spec

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.emulator.compare import compare
from isatool.ir.program import Function
from isatool.passes.simplify.options import HALVES, Simplify
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.prove import prove
from isatool.verify.verdict import ASSUMING, PROVED

BODY = """
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 4, v0
	v_mul_u32_u24_e32 v2, 5, v0
	v_mov_b32_e32 v12, 0
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	global_load_b128 v[4:7], v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_store_b128 v1, v[4:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	{loads}
	s_add_i32 s10, s10, 1
	v_xor_b32_e32 v12, v12, v3
	s_barrier
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Lloop
	v_lshlrev_b32_e32 v3, 2, v0
	global_store_b32 v3, v12, s[6:7]
	s_endpgm
"""
LOADS = [f"ds_load_u8 v{8 + byte}, v2 offset:{3 + 21 * byte}" for byte in range(4)]
PACKED = """s_waitcnt lgkmcnt(0)
	v_lshlrev_b16 v9.l, 8, v9.l
	v_lshlrev_b16 v11.l, 8, v11.l
	v_or_b32_e32 v3, v8, v9
	v_or_b32_e32 v10, v10, v11
	v_lshl_or_b32 v3, v10, 16, v3"""
PLAIN = "\n\t".join((*LOADS, PACKED))


@cache
def simplified(loads: str, vgprs: int = 16) -> Rewrite:
    """The kernel with these loads; nothing else that `simplify` does to it matters here."""
    kernel = small_kernel(BODY.format(loads=loads), lds=1024, block=64, vgprs=vgprs, sgprs=20)
    return rewrite(kernel.program, (Simplify(),), max_vgprs=vgprs)


def applied(made: Rewrite) -> int:
    return sum(HALVES in remark.message for remark in made.remarks)


def names(function: Function, word: str) -> list[str]:
    return [each.mnemonic for _, each in function.instructions if word in each.mnemonic]


def assert_equal(made: Rewrite) -> None:
    verdict = prove(made.source.kernel("k"), made.function)
    assert verdict.status == PROVED, verdict
    launch = small_spec(source="8192", target="4096").resolve({"N": 3})
    assert compare(made.source.kernel("k"), made.function, [launch]).equal


def test_a_word_takes_four_loads_and_one_instruction() -> None:
    made = simplified(PLAIN)
    assert names(made.function, "ds_load") == ["ds_load_u8", "ds_load_u8", "ds_load_u8_d16_hi", "ds_load_u8_d16_hi"]
    assert names(made.function, "_or_b32") == ["v_lshl_or_b32"]
    assert not names(made.function, "v_lshlrev_b16")
    assert_equal(made)
    again = rewrite(made.program, (Simplify(),), max_vgprs=16)
    assert not applied(again)


def test_stores_between_the_loads_do_not_matter() -> None:
    made = simplified(PLAIN.replace("ds_load_u8 v10, v2", "ds_store_b32 v1, v12\n\tds_load_u8 v10, v2"))
    assert applied(made) == 1
    assert_equal(made)


def test_a_word_that_only_dead_code_takes() -> None:
    dead = (
        PLAIN.replace("v3,", "v14,").replace(", v3", ", v14")
        + "\n\tv_add_nc_u32_e32 v15, v1, v14\n\tv_mov_b32_e32 v3, v1"
    )
    assert_equal(simplified(dead, vgprs=24))


def test_loads_in_any_order_fill_the_same_halves() -> None:
    for seed in range(examples(6)):
        source = random.Random(seed)
        loads = source.sample(LOADS, 4)
        made = simplified("\n\t".join((*loads, PACKED)))
        assert applied(made) == 1, loads
        assert_equal(made)


def test_halves_that_are_packed_in_another_way_count_as_well() -> None:
    """As clang 22 leaves it: true16 operations on bytes that d16 loads put next to each other."""
    loads = """ds_load_u8_d16 v8, v2 offset:3
	ds_load_u8_d16_hi v8, v2 offset:24
	ds_load_u8_d16 v9, v2 offset:45
	ds_load_u8_d16_hi v9, v2 offset:66
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b16 v8.h, 8, v8.h
	v_lshlrev_b16 v9.h, 8, v9.h
	v_or_b16 v3.l, v8.l, v8.h
	v_or_b16 v3.h, v9.l, v9.h"""
    made = simplified(loads)
    assert applied(made) == 1
    assert not names(made.function, "_b16")
    assert_equal(made)


HALVES_OF_LDS = """ds_load_u16 v8, v2 offset:6
	ds_load_u16 v9, v2 offset:42
	s_waitcnt lgkmcnt(0)
	v_lshl_or_b32 v3, v9, 16, v8"""
GLOBAL = PLAIN.replace("ds_load_u8", "global_load_u8").replace("v2 offset", "v2, s[4:5] offset").replace("lgkm", "vm")
DESCRIPTOR = """s_mov_b32 s16, s4
	s_and_b32 s17, s5, 0xffff
	s_mov_b32 s18, 0x7ffffffe
	s_mov_b32 s19, 0x31027000
	"""
BUFFER = DESCRIPTOR + GLOBAL.replace("global_", "buffer_").replace("s[4:5]", "s[16:19], 0 offen")


@pytest.mark.parametrize(
    ("loads", "wanted"),
    [
        (HALVES_OF_LDS, ["ds_load_u16", "ds_load_u16_d16_hi"]),
        (HALVES_OF_LDS.replace("v9, 16, v8", "v8, 16, v9"), ["ds_load_u16_d16_hi", "ds_load_u16_d16"]),
        (GLOBAL, ["global_load_u8", "global_load_u8", "global_load_d16_hi_u8", "global_load_d16_hi_u8"]),
        (BUFFER, ["buffer_load_u8", "buffer_load_u8", "buffer_load_d16_hi_u8", "buffer_load_d16_hi_u8"]),
    ],
)
def test_halves_and_global_memory(loads: str, wanted: list[str]) -> None:
    made = simplified(loads)
    assert [name for name in names(made.function, "load_") if "_u" in name or "_d16" in name] == wanted
    assert len(names(made.function, "v_lshl_or_b32")) == (len(wanted) > 2)
    assert_equal(made)


@pytest.mark.parametrize(
    "loads",
    some(
        [
            PLAIN + "\n\tv_add_nc_u32_e32 v12, v12, v8",  # a byte that something else needs
            PLAIN.replace("ds_load_u8 v10", "ds_load_i8 v10"),
            PLAIN.replace("v_lshl_or_b32 v3, v10, 16", "v_lshl_or_b32 v3, v10, 15"),
            # loads of two kinds do not return in order
            PLAIN.replace("ds_load_u8 v10, v2", "global_load_u8 v10, v2, s[4:5]").replace(
                "lgkmcnt(0)", "vmcnt(0) lgkmcnt(0)"
            ),
            "ds_load_u8 v8, v2\n\tds_load_u8_d16_hi v8, v2 offset:5\n\tds_load_u8 v9, v2 offset:9\n\t"
            "ds_load_u8_d16_hi v9, v2 offset:17\n\ts_waitcnt lgkmcnt(0)\n\tv_lshl_or_b32 v3, v9, 8, v8",
            PLAIN.replace(
                "s_waitcnt lgkmcnt(0)", "s_waitcnt lgkmcnt(0)\n\ts_mov_b32 exec_lo, s8\n\tv_mov_b32_e32 v3, 0"
            )
            + "\n\ts_mov_b32 exec_lo, -1",
        ],
        6,
    ),
)
def test_what_is_no_word_of_four_bytes_stays(loads: str) -> None:
    made = simplified(loads)
    assert not applied(made), emit(made.program)


FAULTS = (
    ("ds_load_u8_d16_hi v3, v2 offset:45", "ds_load_u8_d16 v3, v2 offset:45"),
    ("offset:45", "offset:46"),
    ("offset:66", "offset:3"),
    (", 8, v3", ", 16, v3"),
    (", 8, v3", ", 7, v3"),
    ("v_lshl_or_b32 v3, v4, 8, v3", "v_lshl_or_b32 v3, v3, 8, v4"),
    ("v_lshl_or_b32 v3, v4, 8, v3", "v_lshl_add_u32 v3, v4, 8, v4"),
    ("s_waitcnt lgkmcnt(0)\n\tv_lshl_or", "s_waitcnt lgkmcnt(1)\n\tv_lshl_or"),
    ("ds_load_u8 v4, v2 offset:24", "ds_load_i8 v4, v2 offset:24"),
    ("ds_load_u8 v4, v2 offset:24", "ds_load_u16 v4, v2 offset:24"),
    ("s_barrier\n\tds_load_u8 v3", "ds_load_u8 v3"),
    ("ds_load_u8_d16_hi v4", "s_barrier\n\tds_load_u8_d16_hi v4"),
    ("ds_load_u8_d16_hi v4", "ds_store_b8 v1, v0\n\tds_load_u8_d16_hi v4"),
    ("ds_load_u8_d16_hi v4", "s_mov_b32 exec_lo, 1\n\tds_load_u8_d16_hi v4"),
)


@pytest.mark.parametrize(("old", "new"), some(FAULTS, 7))
def test_a_fault_in_the_output_is_not_proved(old: str, new: str) -> None:
    made = simplified(PLAIN)
    text = emit(made.program)
    assert old in text, text
    wrong = read_text(text.replace(old, new, 1), "wrong.s").kernel("k")
    assert prove(made.source.kernel("k"), wrong).status not in (PROVED, ASSUMING)


STORES = """v_xor_b32_e32 v3, v12, v0
	v_lshrrev_b32_e32 v8, 8, v3
	v_lshrrev_b32_e32 v9, 24, v3
	v_lshrrev_b32_e32 v10, 16, v3
	{between}
	ds_store_b8 v1, v8 offset:1
	ds_store_b8 v1, v10 offset:2
	ds_store_b8 v1, v9 offset:3
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b32 v3, v1
	s_waitcnt lgkmcnt(0)"""


@pytest.mark.parametrize(
    ("between", "shifts"),
    [
        ("v_add_nc_u32_e32 v12, v12, v0", 1),
        ("v_mul_lo_u32 v8, v8, v0", 2),
        ("v_mul_lo_u32 v3, v3, v0\n\tv_add_nc_u32_e32 v12, v12, v3", 3),
        ("s_mov_b32 s11, exec_lo\n\ts_and_b32 exec_lo, exec_lo, s8", 3),
    ],
)
def test_stores_take_bytes_from_upper_halves(between: str, shifts: int) -> None:
    loads = STORES.format(between=between)
    made = simplified(loads.replace("s_barrier", "s_mov_b32 exec_lo, s11\n\ts_barrier") if "exec" in loads else loads)
    assert len(names(made.function, "v_lshrrev_b32")) == shifts, emit(made.program)
    assert_equal(made)


@pytest.mark.parametrize(
    ("old", "new"),
    some(
        [
            ("ds_store_b8_d16_hi v1, v8 offset:3", "ds_store_b8_d16_hi v1, v3 offset:3"),
            ("ds_store_b8_d16_hi v1, v8 offset:3", "ds_store_b8 v1, v8 offset:3"),
            ("ds_store_b8_d16_hi v1, v3 offset:2", "ds_store_b8 v1, v3 offset:2"),
            ("ds_store_b8_d16_hi v1, v8 offset:3", "ds_store_b16_d16_hi v1, v8 offset:3"),
            ("v_lshrrev_b32_e32 v8, 8, v3", "v_lshrrev_b32_e32 v8, 9, v3"),
        ],
        5,
    ),
)
def test_a_byte_of_another_half_is_not_proved(old: str, new: str) -> None:
    made = simplified(STORES.format(between=""))
    text = emit(made.program)
    assert old in text, text
    wrong = read_text(text.replace(old, new, 1), "wrong.s").kernel("k")
    assert prove(made.source.kernel("k"), wrong).status not in (PROVED, ASSUMING)
