"""transpose-lanes: columns of halves and bytes loaded as words of rows, exchanged between lanes of a pair or quad."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from examples import some
from small_kernels import small_kernel, small_spec

from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.emulator.compare import compare
from isatool.passes.lanes.options import TransposeLanes
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.prove import prove
from isatool.verify.verdict import ASSUMING, PROVED, Assumption

COLUMNS = Path(__file__).resolve().parents[1] / "data/lanes/columns.s"
BODY = """
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v2, 15, v0
	{scaled}
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
	v_xor_b32_e32 v12, v12, v8
	v_mul_lo_u32 v12, v12, v9
	s_barrier
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Lloop
	v_lshlrev_b32_e32 v3, 2, v0
	global_store_b32 v3, v12, s[6:7]
	s_endpgm
"""
HALVES = BODY.format(
    scaled="v_lshlrev_b32_e32 v2, 1, v2",
    loads="""ds_load_u16_d16 v8, v2
	ds_load_u16 v9, v2 offset:288
	s_waitcnt lgkmcnt(1)
	ds_load_u16_d16_hi v8, v2 offset:144
	ds_load_u16 v10, v2 offset:432
	s_waitcnt lgkmcnt(0)
	v_lshl_or_b32 v9, v10, 16, v9""",
)
OWN = BODY.format(
    scaled="v_lshlrev_b32_e32 v2, 2, v2",
    loads="""ds_load_u16 v8, v2
	ds_load_u16_d16_hi v8, v2 offset:128
	ds_load_u16 v9, v2 offset:2
	ds_load_u16_d16_hi v9, v2 offset:130
	s_waitcnt lgkmcnt(0)""",
)
"""each lane has two columns"""
STORED = (
    HALVES.replace("s_waitcnt lgkmcnt(1)\n\t", "")
    .replace("ds_load_u16 v9, v2 offset:288", "ds_load_u16_d16 v9, v2 offset:288")
    .replace(
        "ds_load_u16 v10, v2 offset:432", "ds_load_u16_d16_hi v9, v2 offset:432\n\tds_store_b128 v1, v[4:7] offset:1024"
    )
    .replace("\n\tv_lshl_or_b32 v9, v10, 16, v9", "")
)
"""other bytes are stored between the loads and the use"""
GUARDED = HALVES.replace(".Lloop:", "s_cmp_eq_u32 s8, 0\n\ts_cbranch_scc1 .Lover\n.Lloop:").replace(
    "s_cbranch_scc1 .Lloop\n", "s_cbranch_scc1 .Lloop\n.Lover:\n"
)
"""the loop may not run at all"""
BYTES = BODY.format(
    scaled="v_mov_b32_e32 v2, v2",
    loads="""ds_load_u8 v8, v2 offset:16
	ds_load_u8 v9, v2 offset:96
	ds_load_u8 v10, v2 offset:176
	ds_load_u8 v11, v2 offset:256
	ds_load_u8_d16 v13, v2 offset:640
	ds_load_u8_d16_hi v14, v2 offset:660
	ds_load_u8_d16 v15, v2 offset:680
	ds_load_u8 v16, v2 offset:700
	s_waitcnt lgkmcnt(0)
	v_lshl_or_b32 v8, v9, 8, v8
	v_lshlrev_b16 v15.l, 8, v15.l
	v_and_b32_e32 v14, 0xff0000, v14
	v_lshl_or_b32 v8, v10, 16, v8
	v_perm_b32 v9, v13, v15, 0xc0c0104
	v_lshl_or_b32 v8, v11, 24, v8
	v_lshlrev_b32_e32 v16, 24, v16
	v_or3_b32 v9, v9, v14, v16""",
)
SWIZZLED = HALVES.replace(
    "v_lshlrev_b32_e32 v2, 1, v2", "v_lshlrev_b32_e32 v2, 1, v2\n\tv_xor_b32_e32 v11, 2, v2"
).replace("v8, v2 offset:144", "v8, v11 offset:128")
"""row 1 has its halves exchanged"""
IN_LOOP = ".Lloop:\n\tv_add3_u32 v2, s11, 0, v3"
MADE_IN_LOOP = HALVES.replace(
    "v_lshlrev_b32_e32 v2, 1, v2", "v_lshlrev_b32_e32 v3, 1, v2\n\ts_movk_i32 s11, 16"
).replace(".Lloop:", IN_LOOP)
"""the address is made again in every iteration"""
BOTH_CHANGE = SWIZZLED.replace(
    "v_lshlrev_b32_e32 v2, 1, v2\n\tv_xor_b32_e32 v11, 2, v2",
    "v_lshlrev_b32_e32 v3, 1, v2\n\tv_xor_b32_e32 v14, 2, v3\n\ts_movk_i32 s11, 16",
).replace(".Lloop:", f"{IN_LOOP}\n\tv_add_nc_u32_e32 v11, s11, v14")
"""the swizzled row, and both addresses are made again"""
BYTES_IN_LOOP = (
    BYTES.replace("v_mov_b32_e32 v2, v2", "v_mov_b32_e32 v3, v2\n\ts_movk_i32 s11, 16")
    .replace(".Lloop:", IN_LOOP)
    .replace("offset:660", "offset:0")
    .replace("offset:680", "offset:660")
    .replace("offset:0", "offset:680")
)


@cache
def exchanged(body: str) -> Rewrite:
    kernel = small_kernel(body, lds=2048, block=64, vgprs=24)
    return rewrite(
        kernel.program, (TransposeLanes(always=True),), max_vgprs=24, assumptions=frozenset((Sentence.FULL_WAVES,))
    )


def loads(made: Rewrite) -> list[str]:
    return [
        instruction.mnemonic
        for _, instruction in made.function.instructions
        if instruction.mnemonic.startswith("ds_load")
    ]


@pytest.mark.parametrize(
    ("body", "moves"),
    some(
        [
            (HALVES, 2),
            (SWIZZLED, 2),
            (MADE_IN_LOOP, 2),
            (BYTES, 4),
            (BOTH_CHANGE, 2),
            (BYTES_IN_LOOP, 4),
            (STORED, 2),
            (GUARDED, 2),
        ],
        3,
    ),
)
def test_rows_are_loaded_as_words_and_exchanged(body: str, moves: int) -> None:
    made = exchanged(body)
    assert loads(made) == ["ds_load_b32", "ds_load_b32"], [each.message for each in made.remarks]
    assert emit(made.program).count("v_perm_b32_e64_dpp") == moves
    verdict = prove(made.source.kernel("k"), made.function)
    assert (verdict.status, [each.subject for each in verdict.assumptions]) == (ASSUMING, [Sentence.FULL_WAVES])
    launch = small_spec(source="8192", target="4096").resolve({"N": 3})
    assert compare(made.source.kernel("k"), made.function, [launch]).equal


def test_halves_that_a_lane_takes_itself_are_exchanged_in_its_registers() -> None:
    made = exchanged(OWN)
    assert loads(made) == ["ds_load_b32", "ds_load_b32"], [each.message for each in made.remarks]
    assert emit(made.program).count("v_perm_b32") == 2
    verdict = prove(made.source.kernel("k"), made.function)
    assert (verdict.status, verdict.assumptions) == (PROVED, ())
    launch = small_spec(source="8192", target="4096").resolve({"N": 3})
    assert compare(made.source.kernel("k"), made.function, [launch]).equal


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v9, v2 offset:130", "v9, v2 offset:128"),
        ("v9, v2 offset:130", "v9, v2 offset:134"),
        ("v9, v2 offset:2\n", "v9, v2 offset:4\n"),
        ("ds_load_u16 v9", "s_waitcnt lgkmcnt(0)\n\tv_add_nc_u32_e32 v12, v12, v8\n\tds_load_u16 v9"),
        ("ds_load_u16 v9", "ds_store_b32 v1, v4 offset:512\n\tds_load_u16 v9"),
    ],
)
def test_halves_of_other_words_stay(old: str, new: str) -> None:
    assert old in OWN
    made = exchanged(OWN.replace(old, new, 1))
    assert not made.changed
    assert "no word of its heaviest loop" in made.remarks[0].message, made.remarks[0].message


@pytest.mark.parametrize(
    ("old", "new", "why"),
    some(
        [
            ("offset:144", "offset:146", "lanes of a quad do not load from the same words"),
            ("v_and_b32_e32 v2, 15, v0", "v_and_b32_e32 v2, 14, v0", "lanes of a quad do not load from the same words"),
            ("v_and_b32_e32 v2, 15, v0", "v_mul_u32_u24_e32 v2, 5, v0", "lanes of a quad"),
            ("s_waitcnt lgkmcnt(1)", "ds_store_b32 v1, v1", "no word of its heaviest loop"),
            ("v_xor_b32_e32 v12, v12, v8", "v_mov_b32_e32 v8, v12", "no word of its heaviest loop"),
            (
                "ds_load_u16_d16_hi v8, v2 offset:144",
                "v_add_nc_u32_e32 v2, 4, v2\n\tds_load_u16_d16_hi v8, v2 offset:140\n\tv_add_nc_u32_e32 v2, -4, v2",
                "an address changes between the loads of a word",
            ),
        ],
        6,
    ),
)
def test_what_lanes_cannot_exchange_stays(old: str, new: str, why: str) -> None:
    assert old in HALVES
    made = exchanged(HALVES.replace(old, new, 1).replace("v_mul_lo_u32 v12, v12, v9", "v_mov_b32_e32 v9, 0"))
    assert not made.changed
    assert why in made.remarks[0].message, made.remarks[0].message


def test_a_half_that_something_else_needs_is_loaded_still() -> None:
    made = exchanged(
        HALVES.replace("v_lshl_or_b32 v9, v10", "v_add_nc_u32_e32 v12, v12, v10\n\tv_lshl_or_b32 v9, v10", 1)
    )
    assert sorted(loads(made)) == ["ds_load_b32", "ds_load_b32", "ds_load_u16"]
    assert show_equal(made, None).proved


def test_without_a_gain_by_the_model_nothing_is_done() -> None:
    busy = "v_mul_lo_u32 v12, v12, v9"
    kernel = small_kernel(HALVES.replace(busy, "\n".join([busy] * 60)), lds=1024, block=64, vgprs=24)
    made = rewrite(kernel.program, (TransposeLanes(),), max_vgprs=24, assumptions=frozenset((Sentence.FULL_WAVES,)))
    assert not made.changed
    assert "no gain" in made.remarks[0].message


FAULTS = (
    (HALVES, "quad_perm:[1,0,3,2]", "quad_perm:[0,1,2,3]"),
    (HALVES, "quad_perm:[1,0,3,2]", "quad_perm:[1,0,3,3]"),
    (HALVES, "0x5040100", "0x5040200"),
    (HALVES, "0x3020706", "0x3020704"),
    (HALVES, "0x8e", "0x90"),
    (HALVES, "row_mask:0xf", "row_mask:0x7"),
    (HALVES, "offset:288", "offset:292"),
    (BYTES, "quad_perm:[2,3,0,1]", "quad_perm:[3,2,1,0]"),
    (BYTES, "quad_perm:[1,0,3,2]", "quad_perm:[2,3,0,1]"),
    (BYTES, "0x7060100", "0x6070100"),
    (BYTES, "0x3070105", "0x3070501"),
    (BYTES, "0x4f", "0x50"),
    (BYTES, ", 3, v0", ", 1, v0"),
    # the exchange
    (HALVES, "quad_perm:[1,0,3,2]", "quad_perm:[1,0,2,3]"),
    (HALVES, "quad_perm:[1,0,3,2]", "quad_perm:[3,2,1,0]"),
    (HALVES, "quad_perm:[1,0,3,2]", "row_ror:1"),
    (HALVES, "quad_perm:[1,0,3,2]", "row_mirror"),
    (HALVES, "bank_mask:0xf", "bank_mask:0xe"),
    (HALVES, "0x5040100", "0x1000504"),
    (HALVES, "0x5040100", "0x3020706"),
    (HALVES, "0x3020706", "0x5040100"),
    (HALVES, "0x3020706", "0x7060302"),
    (HALVES, "v_and_b32_e32 v4, 3, v0", "v_and_b32_e32 v4, 2, v0"),
    (HALVES, "v_and_b32_e32 v4, 3, v0", "v_lshrrev_b32_e32 v4, 1, v0"),
    (HALVES, "v_cmp_ne_u32_e64", "v_cmp_eq_u32_e64"),
    (BYTES, "0x6020400", "0x2060400"),
    (BYTES, "0x1050307", "0x1050703"),
    (BYTES, "0x1000706", "0x7060100"),
    (BYTES, "quad_perm:[2,3,0,1]", "quad_perm:[2,3,1,0]"),
    # which rows are loaded, and when
    (HALVES, "0x8e", "0x8c"),
    (HALVES, "ds_load_b32 v9, v2 offset:288", "ds_load_b32 v9, v2 offset:144"),
    (HALVES, "ds_load_b32 v8, v2", "ds_load_b32 v8, v1"),
    (HALVES, "s_waitcnt lgkmcnt(1)\n\tv_perm", "s_waitcnt lgkmcnt(2)\n\tv_perm"),
    (HALVES, "ds_load_b32 v9, v2", "ds_store_b32 v1, v1\n\tds_load_b32 v9, v2"),
    (HALVES, "ds_load_b32 v9, v2", "s_barrier\n\tds_load_b32 v9, v2"),
    (HALVES, "s_barrier\n\tds_load_b32 v8, v2", "ds_load_b32 v8, v2\n\ts_barrier"),
    (HALVES, "ds_load_b32 v9, v2", "s_mov_b32 exec_lo, 0x7fffffff\n\tds_load_b32 v9, v2"),
    (HALVES, "v_perm_b32_e64_dpp v8", "s_mov_b32 exec_lo, 0xfffffffe\n\tv_perm_b32_e64_dpp v8"),
    (HALVES, "v_mov_b32_e32 v12, 0", "s_mov_b32 exec_lo, s8\n\tv_mov_b32_e32 v12, 0"),
    # stored between, and in lanes of their own
    (STORED, "ds_load_b32 v9, v2 offset:288", "ds_load_b32 v9, v2 offset:144"),
    (STORED, "offset:1024", "offset:512"),
    (STORED, "0x5040100", "0x5040302"),
    (GUARDED, "quad_perm:[1,0,3,2]", "quad_perm:[0,1,2,3]"),
    (GUARDED, "v_and_b32_e32 v4, 3, v0", "v_and_b32_e32 v4, 2, v0"),
    (OWN, "0x5040100", "0x7060100"),
    (OWN, "0x5040100", "0x1000504"),
    (OWN, "0x7060302", "0x7060100"),
    (OWN, "0x7060302", "0x3020706"),
    (OWN, "v2 offset:128", "v2 offset:130"),
    (OWN, "v_perm_b32 v3, v9, v8", "v_perm_b32 v3, v8, v9"),
    (OWN, "v_mov_b32_e32 v8, v3", "v_mov_b32_e32 v8, v9"),
    # rows that are swizzled
    (SWIZZLED, "v_xor_b32_e32 v11, 2", "v_xor_b32_e32 v11, 4"),
    (SWIZZLED, "0x80, v11", "0x7e, v11"),
    (SWIZZLED, "0x80, v11", "0x80, v2"),
    (SWIZZLED, "0x1000706", "0x7060100"),
    (SWIZZLED, "0x7060100", "0x5040100"),
    (SWIZZLED, "0x1000706", "0x3020706"),
    (SWIZZLED, "v_cndmask_b32_e64 v13, v13, v6", "v_cndmask_b32_e64 v13, v6, v13"),
    (SWIZZLED, "quad_perm:[1,0,3,2]", "quad_perm:[0,1,2,3]"),
    # addresses that change
    (MADE_IN_LOOP, "v_add_nc_u32_e32 v11, v13, v2", "v_add_nc_u32_e32 v11, v13, v3"),
    (MADE_IN_LOOP, "v_add3_u32 v2, s11, 0, v3", "v_add3_u32 v2, s10, 0, v3"),
    (MADE_IN_LOOP, "v_and_b32_e32 v13, 1, v4", "v_and_b32_e32 v13, 2, v4"),
    (MADE_IN_LOOP, "0x8e", "0x10e"),
    (MADE_IN_LOOP, "s_movk_i32 s11, 16", "s_movk_i32 s11, 18"),
    (MADE_IN_LOOP, "ds_load_b32 v8, v11", "ds_load_b32 v8, v2"),
    (BOTH_CHANGE, "s_movk_i32 s11, 16", "s_movk_i32 s11, 2"),
    (BOTH_CHANGE, "v_xor_b32_e32 v14, 2", "v_xor_b32_e32 v14, 6"),
    (BYTES_IN_LOOP, "0x4f", "0x4e"),
    (BYTES_IN_LOOP, "v_and_b32_e32 v14, 3, v4", "v_and_b32_e32 v14, 1, v4"),
    (BYTES_IN_LOOP, "offset:16", "offset:20"),
)
"""body, what is in the output, what is there instead"""


@pytest.mark.parametrize(("body", "old", "new"), some(FAULTS, 20))
def test_a_fault_in_the_output_is_not_proved(body: str, old: str, new: str) -> None:
    made = exchanged(body)
    text = emit(made.program)
    assert old in text, text
    wrong = read_text(text.replace(old, new, 1), "wrong.s").kernel("k")
    found = prove(made.source.kernel("k"), wrong, assumptions=(Assumption(Sentence.FULL_WAVES),))
    assert found.status not in (PROVED, ASSUMING)
