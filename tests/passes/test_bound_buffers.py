"""bound-buffers: masked accesses through descriptors, proved under one assumption, and what keeps its mask."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from examples import some
from small_kernels import small_kernel, small_spec

from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.emulator.compare import compare
from isatool.passes.lanes.options import BoundBuffers
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.prove import prove
from isatool.verify.verdict import ASSUMING, PROVED, Assumption

TILE = Path(__file__).resolve().parents[1] / "data/lanes/masked_tile.s"
BODY = """
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_lshl_b32 s9, s15, 6
	v_add_nc_u32_e32 v1, s9, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, s8, v1
	v_lshlrev_b32_e32 v1, 2, v1
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .Lpast
	global_load_b32 v2, v1, s[4:5] offset:4
.Lpast:
	s_or_b32 exec_lo, exec_lo, s2
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .Lend
	global_store_b32 v1, v2, s[6:7]
.Lend:
	s_endpgm
"""


def bounded(body: str, *assumptions: str) -> Rewrite:
    granted = frozenset(assumptions or (Sentence.POINTERS_48,))
    return rewrite(small_kernel(body).program, (BoundBuffers(),), assumptions=granted)


def names(made: Rewrite) -> list[str]:
    return [instruction.mnemonic for _, instruction in made.function.instructions]


def test_masks_and_branches_go_and_the_proof_names_its_one_assumption() -> None:
    made = bounded(BODY)
    assert not {"s_and_saveexec_b32", "s_cbranch_execz", "global_load_b32", "global_store_b32"} & set(names(made))
    verdict = prove(made.source.kernel("k"), made.function)
    assert (verdict.status, list(map(str, verdict.assumptions))) == (ASSUMING, [Sentence.POINTERS_48])
    assert show_equal(made, None).proved


@pytest.mark.parametrize("n", some([37, 1, 64, 100, 128], 5))
def test_the_output_stores_the_same_for_every_bound(n: int) -> None:
    kernel = small_kernel(BODY)
    launch = small_spec(source="4096", target="4096").resolve({"N": n})
    comparison = compare(kernel, bounded(BODY).function, [launch])
    assert comparison.equal, str(comparison)


def test_a_masked_tile_in_a_loop_loses_all_its_branches() -> None:
    program = read_file(TILE)
    made = rewrite(program, (BoundBuffers(),), assumptions=frozenset((Sentence.POINTERS_48,)))
    assert made.changed
    assert [name for name in names(made) if name.startswith("s_cbranch")] == ["s_cbranch_scc1"]
    assert show_equal(made, None).proved
    launch = small_spec(source="65536", target="65536").resolve({"N": 3})
    assert compare(program.kernel(), made.function, [launch]).equal


@pytest.mark.parametrize(
    ("old", "new", "kept"),
    [
        ("v_mov_b32_e32 v2, 0", "v_mov_b32_e32 v2, 1.0", "masked lanes keep"),
        ("global_load_b32 v2, v1, s[4:5] offset:4", "global_load_b32 v2, v1, s[4:5] offset:-4", "do not take"),
        ("global_load_b32 v2, v1, s[4:5] offset:4", "ds_load_b32 v2, v1", "is masked as well"),
        ("global_load_b32 v2, v1, s[4:5] offset:4", "v_mov_b32_e32 v2, v1", "masks no global access"),
        ("global_load_b32 v2, v1, s[4:5] offset:4", "global_load_b32 v2, v[4:5], off", "no scalar base"),
        (
            "s_waitcnt lgkmcnt(0)",
            "s_waitcnt lgkmcnt(0)\n\ts_add_u32 s4, s4, s9\n\ts_addc_u32 s5, s5, 0",
            "not a pointer",
        ),
        ("global_load_b32 v2, v1, s[4:5] offset:4", "global_atomic_add_u32 v2, v1, v0, s[4:5] glc", "not a plain"),
    ],
)
def test_what_masked_lanes_would_show_keeps_its_mask(old: str, new: str, kept: str) -> None:
    assert old in BODY
    made = bounded(BODY.replace(old, new.replace("\n\t", "\n\t"), 1))
    assert any(kept in remark.message for remark in made.remarks), made.remarks
    assert "s_and_saveexec_b32" in names(made)


def test_without_the_assumption_nothing_is_done() -> None:
    made = rewrite(small_kernel(BODY).program, (BoundBuffers(),))
    assert not made.changed
    assert Sentence.POINTERS_48 in made.remarks[0].help


FAULTS = (
    ("v_cndmask_b32_e64", "1, 0,", "0, 1,"),
    ("v_cndmask_b32_e64", "1, 0,", "0, 0,"),
    ("s_mov_b32", ", 1", ", 2"),
    ("s_mov_b32", "0x10016000", "0x30016000"),
    ("s_mov_b32", "0x10016000", "0x20016000"),
    ("s_pack_ll_b32_b16", ", 0", ", 4"),
    ("buffer_load_b32", "offset:4", "offset:8"),
    ("buffer_load_b32", "offset:4", ""),
    ("buffer_store_b32", "idxen offen", "idxen offen offset:4"),
    ("s_mov_b32", "s4", "s6"),
)


@pytest.mark.parametrize(("where", "old", "new"), some(FAULTS, 5))
def test_a_fault_in_the_output_is_not_proved(where: str, old: str, new: str) -> None:
    made = bounded(BODY)
    lines = emit(made.program).splitlines()
    places = [number for number, line in enumerate(lines) if where in line and old in line]
    assert places
    place = random.Random(1).choice(places)
    lines[place] = lines[place].replace(old, new, 1)
    wrong = read_text("\n".join(lines), "wrong.s").kernel("k")
    found = prove(made.source.kernel("k"), wrong, assumptions=(Assumption(Sentence.POINTERS_48),))
    assert found.status not in (PROVED, ASSUMING)
