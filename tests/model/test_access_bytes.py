"""Bytes that instructions of memory units move, and what work and counts make of them."""

from __future__ import annotations

import pytest

from isatool.analysis.banks import measure
from isatool.asm.reader import read_text
from isatool.ir.instruction import AnyInstruction
from isatool.model.estimate import estimate
from isatool.model.prediction import ModelledKernel
from isatool.model.pricing import access_bytes
from isatool.model.simulate import once

BYTES = {
    "buffer_gl0_inv": 0,
    "buffer_gl1_inv": 0,
    "ds_nop": 0,
    "ds_gws_barrier v0 gds": 0,
    "s_load_b32 s0, s[0:1], 0x0": 0,
    "v_mov_b32 v0, v1": 0,
    "global_load_u16 v0, v1, s[0:1]": 2,
    "ds_load_u8_d16 v0, v1": 1,
    "global_load_b128 v[0:3], v4, s[0:1]": 16,
    "flat_store_b96 v[0:1], v[4:6]": 12,
    "scratch_load_b32 v0, off, s0": 4,
    "ds_store_2addr_b32 v0, v1, v2 offset1:1": 8,
    "ds_load_2addr_stride64_b64 v[0:3], v2 offset1:1": 16,
    "ds_bpermute_b32 v0, v1, v2": 4,
    "ds_append v0": 4,
    "ds_add_u32 v0, v1": 4,
    "ds_add_rtn_u64 v[0:1], v2, v[4:5]": 8,
    "global_atomic_add_f32 v0, v2, s[0:1]": 4,
    "global_atomic_add_u64 v0, v[2:3], s[0:1]": 8,
    "global_atomic_cmpswap_b32 v0, v[2:3], s[0:1]": 4,
    "buffer_load_format_xyz v[0:2], off, s[0:3], 0": 12,
    "image_load v[0:3], v[4:5], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D": 16,
    "image_sample v[0:1], v[4:5], s[0:7], s[8:11] dmask:0x3 dim:SQ_RSRC_IMG_2D": 8,
}


def _instructions(*body: str) -> list[AnyInstruction]:
    text = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\nk:\n' + "".join(f"\t{line}\n" for line in body)
    return [line.instruction for line in read_text(text, "k.s").lines if line.instruction is not None]


@pytest.mark.parametrize("text", BYTES)
def test_bytes_of_an_access(text: str) -> None:
    assert [access_bytes(each) for each in _instructions(text)] == [BYTES[text]]


def test_atomics_are_counted_as_such() -> None:
    figures = measure(
        _instructions(
            "ds_add_u32 v0, v1", "ds_load_b32 v0, v1", "global_atomic_add_u32 v0, v1, s[0:1]", "buffer_gl0_inv"
        )
    )
    assert (figures.lds_loads, figures.lds_stores, figures.lds_atomics, figures.global_atomics) == (1, 0, 1, 1)


def _loop(fence: str) -> ModelledKernel:
    body = ("v_mov_b32 v0, 0", ".LOOP:", "ds_add_u32 v0, v0", fence, "s_sub_i32 s0, s0, 1", "s_cmp_lg_i32 s0, 0",
            "s_cbranch_scc1 .LOOP", "s_endpgm")  # fmt: skip
    text = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\nk:\n' + "".join(f"\t{line}\n" for line in body if line)
    return ModelledKernel.of(read_text(text, "k.s").kernel(None))


def test_an_invalidation_is_no_work() -> None:
    """So a version without it is compared for the same work."""
    with_fence, without = estimate(_loop("buffer_gl0_inv")), estimate(_loop(""))
    assert (with_fence.unit, with_fence.work) == (without.unit, without.work) == ("bytes of LDS", without.work)
    assert without.cycles_for(with_fence) == without.cycles <= with_fence.cycles


def test_a_recorded_run_has_the_figures_of_the_other() -> None:
    kernel = _loop("buffer_gl0_inv")
    (loop,) = kernel.forest.loops
    plain, recorded = kernel.simulate(loop), kernel.simulate(loop, record=True)
    assert (plain.cycles_per_turn, plain.stalls, plain.events) == (recorded.cycles_per_turn, recorded.stalls, ())
    assert recorded.events


def test_a_warm_cache_costs_nothing() -> None:
    kernel = _loop("")
    (loop,) = kernel.forest.loops
    for waves in (1, 2, 5, 8, 16):
        found = once(kernel.stream(loop), kernel.model, waves, 1)
        assert found.warm_cycles <= found.cycles
