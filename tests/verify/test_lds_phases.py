"""What a barrier may keep apart: an instruction that is not known may touch any memory."""

from __future__ import annotations

import pytest

from isatool.analysis.affine import analyse_affine
from isatool.analysis.cfg import build_flow
from isatool.analysis.lane_addresses import lanes_of
from isatool.asm.reader import read_text
from isatool.verify.structural.lds_phases import LdsPhases


def what_needs(before: str, after: str) -> str:
    """What the only barrier keeps apart, between two instructions."""
    text = f".text\nkernel:\n\t{before}\n\ts_barrier\n\t{after}\n\ts_endpgm\n"
    function = read_text(text, "kernel.s").kernel()
    flow = build_flow(function)
    affine = analyse_affine(function)
    barrier = next(index for index, one in enumerate(flow.instructions) if one.mnemonic == "s_barrier")
    lanes = lanes_of(affine.transfer.facts, function.wave_size)
    return LdsPhases(flow, affine.atoms, (), frozenset({barrier}), None, lanes).needed(barrier)


@pytest.mark.parametrize(
    "other", ["global_store_b32 v0, v1, s[0:1]", "global_load_b32 v1, v0, s[0:1]", "frobnicate v2"]
)
def test_an_unknown_instruction_may_have_to_stay_on_its_side_of_a_memory_access(other: str) -> None:
    assert what_needs("frobnicate v1, v0", other)
    assert what_needs(other, "frobnicate v1, v0")


def test_an_unknown_instruction_may_touch_lds() -> None:
    assert what_needs("frobnicate v1, v0", "ds_store_b32 v0, v1")


def test_global_loads_alone_need_no_barrier() -> None:
    assert not what_needs("global_load_b32 v1, v0, s[0:1]", "global_load_b32 v2, v0, s[0:1]")
    assert what_needs("global_load_b32 v1, v0, s[0:1]", "global_store_b32 v0, v2, s[0:1]")


def test_a_pair_of_vector_operations_needs_no_barrier() -> None:
    pair = "v_dual_mov_b32 v1, v2 :: v_dual_mov_b32 v4, v5"
    assert not what_needs(pair, "global_store_b32 v0, v3, s[0:1]")
