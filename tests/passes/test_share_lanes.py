"""share-lanes: words that lanes of a quad or pair load alike, loaded once and passed on, as far as the model gains."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from examples import some
from small_kernels import small_kernel, small_spec

from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit
from isatool.asm.launch import load_spec
from isatool.asm.reader import read_file, read_text
from isatool.emulator.compare import compare
from isatool.passes.lanes.options import ShareLanes
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.prove import prove
from isatool.verify.verdict import ASSUMING, PROVED, Assumption

TILES = Path(__file__).resolve().parents[1] / "data/lanes/tiles.s"
BODY = """
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v2, 0x3c, v0
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	global_load_b32 v3, v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b128 v[4:7], v2
	ds_load_b64 v[8:9], v2 offset:8
	s_add_i32 s10, s10, 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_fmac_f32_e32 v12, v4, v5
	v_fmac_f32_e32 v13, v6, v7
	v_fmac_f32_e32 v12, v8, v9
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Lloop
	v_add_f32_e32 v12, v12, v13
	global_store_b32 v1, v12, s[6:7]
	s_endpgm
"""


@cache
def shared(body: str = BODY, loads: int = 2) -> Rewrite:
    kernel = small_kernel(body, lds=1024, block=64, vgprs=32)
    granted = frozenset((Sentence.FULL_WAVES,))
    return rewrite(kernel.program, (ShareLanes(loads=loads),), max_vgprs=32, assumptions=granted)


def words(made: Rewrite) -> list[str]:
    return [
        instruction.mnemonic
        for _, instruction in made.function.instructions
        if instruction.mnemonic.startswith("ds_load")
    ]


@pytest.mark.full
def test_an_lds_bound_product_gains_by_the_model_and_is_the_same() -> None:
    made = rewrite(read_file(TILES), (ShareLanes(),), assumptions=frozenset((Sentence.FULL_WAVES,)))
    facts = made.remarks[0].facts
    assert int(facts["cycles after"]) < 0.96 * int(facts["cycles before"]), facts
    shown = show_equal(made, None)
    assert shown.proved, shown.text
    launch = load_spec(TILES.with_suffix(".toml")).resolve({"N": 128})
    assert compare(read_file(TILES).kernel(), made.function, [launch], ["forward"], sanitize=False).equal


def test_quads_and_pairs_pass_words_on() -> None:
    made = shared()
    assert words(made) == ["ds_load_b32", "ds_load_b32"]
    verdict = prove(made.source.kernel("k"), made.function)
    assert (verdict.status, [each.subject for each in verdict.assumptions]) == (ASSUMING, [Sentence.FULL_WAVES])
    launch = small_spec(source="4096", target="4096").resolve({"N": 3})
    assert compare(made.source.kernel("k"), made.function, [launch]).equal
    assert words(shared(loads=1)) == ["ds_load_b32", "ds_load_b64"]


@pytest.mark.parametrize(
    ("old", "new", "left"),
    some(
        [
            ("v_and_b32_e32 v2, 0x3c, v0", "v_and_b32_e32 v2, 0x3e, v0", ["ds_load_b128", "ds_load_b32"]),  # pairs only
            ("v_and_b32_e32 v2, 0x3c, v0", "v_and_b32_e32 v2, 0x3d, v0", ["ds_load_b128", "ds_load_b64"]),
            ("v_fmac_f32_e32 v13, v6, v7", "v_mov_b32_e32 v13, v2", ["ds_load_b32", "ds_load_b32"]),  # words never used
            (
                "v_add_f32_e32 v12, v12, v13",
                "v_add_f32_e32 v12, v4, v13",
                ["ds_load_b128", "ds_load_b32"],
            ),  # used later
        ],
        4,
    ),
)
def test_only_loads_that_lanes_share_and_a_block_uses(old: str, new: str, left: list[str]) -> None:
    assert old in BODY
    made = shared(BODY.replace(old, new, 1))
    assert words(made) == left
    assert not made.changed or show_equal(made, None).proved


def test_an_assumption_that_nothing_needs_is_not_named() -> None:
    made = shared()
    granted = (Assumption(Sentence.FULL_WAVES), Assumption(Sentence.POINTERS_48))
    assert prove(made.source.kernel("k"), made.function, assumptions=granted).assumptions == granted[:1]


def test_without_a_gain_by_the_model_nothing_is_done() -> None:
    busy = "v_fmac_f32_e32 v13, v6, v7"
    made = shared(BODY.replace(busy, "\n".join([busy] * 200), 1), loads=0)
    assert not made.changed
    assert "no gain" in made.remarks[0].message


FAULTS = (
    ("quad_perm:[1,1,1,1]", "quad_perm:[1,1,1,2]"),
    ("quad_perm:[2,2,2,2]", "quad_perm:[0,2,2,2]"),
    ("quad_perm:[1,1,3,3]", "quad_perm:[1,1,2,2]"),
    ("quad_perm:[0,0,0,0] row_mask:0xf", "quad_perm:[0,0,0,0] row_mask:0x7"),
    ("quad_perm:[3,3,3,3]", "row_mirror"),
    ("v_and_b32_e32 v10, 3, v0", "v_and_b32_e32 v10, 1, v0"),
    ("ds_load_b32 v7,", "ds_load_b32 v6,"),
    ("v_lshl_add_u32 v11, v10, 2, v2", "v_lshl_add_u32 v11, v10, 3, v2"),
)


@pytest.mark.parametrize(("old", "new"), some(FAULTS, 8))
def test_a_fault_in_the_output_is_not_proved(old: str, new: str) -> None:
    made = shared()
    text = emit(made.program)
    assert old in text, text
    wrong = read_text(text.replace(old, new, 1), "wrong.s").kernel("k")
    found = prove(made.source.kernel("k"), wrong, assumptions=(Assumption(Sentence.FULL_WAVES),))
    assert found.status not in (PROVED, ASSUMING)
