"""Memory instructions and moves between lanes that gfx12 has, or does otherwise, on both engines."""

from __future__ import annotations

import random
import struct

import numpy as np
import pytest
from numpy.typing import NDArray
from tiny_kernels import Run, kernel, words

from isatool.semantics.errors import NotEmulated

CHIP = "gfx1201"
START = "s_load_b128 s[4:7], s[0:1], 0x0\ns_wait_kmcnt 0x0\nv_lshlrev_b32_e32 v1, 2, v0\n"
STORE = "global_store_b32 v1, v2, s[6:7]\ns_endpgm"
Words = NDArray[np.uint32]


def outcome(
    run: Run, body: str, data: Words, *, lanes: int = 32, lds: int = 0, out: int = 0, end: str = STORE
) -> Words:
    function = kernel(START + body + end, chip=CHIP, lds=lds, vgprs=96, wavefront_size32=int(lanes == 32))
    result = run(function, data, lanes=lanes, out=out or 4 * lanes)
    assert not result.findings
    return np.array(words(result), np.uint32)


def random_words(count: int, seed: int = 0) -> Words:
    return np.random.default_rng(seed).integers(0, 1 << 32, count, np.uint32)


@pytest.mark.parametrize("name", ["ds_bpermute_b32", "ds_permute_b32", "ds_bpermute_fi_b32"])
def test_lanes_of_a_whole_wave_reach_each_other_through_the_lds(run: Run, name: str) -> None:
    order = np.array(random.Random(1).sample(range(64), 64), np.uint32)
    body = "global_load_b32 v3, v1, s[4:5]\ns_wait_loadcnt 0x0\nv_lshlrev_b32_e32 v3, 2, v3\n"
    body += "v_add_nc_u32_e32 v4, 100, v0\n"
    got = outcome(run, body + f"{name} v2, v3, v4\ns_wait_dscnt 0x0\n", order, lanes=64)
    wanted = np.argsort(order) if name == "ds_permute_b32" else order
    assert got.tolist() == (wanted + 100).tolist()


def test_lanes_that_are_off_can_be_read(run: Run) -> None:
    body = "v_add_nc_u32_e32 v4, 100, v0\nv_xor_b32_e32 v3, 4, v1\nv_mov_b32_e32 v2, 0\ns_mov_b32 exec_lo, 0x55555555\n"
    body += "ds_bpermute_fi_b32 v2, v3, v4\ns_wait_dscnt 0x0\ns_mov_b32 exec_lo, -1\n"
    got = outcome(run, body, random_words(1))
    assert got.tolist() == [(lane ^ 1) + 100 if lane % 2 == 0 else 0 for lane in range(32)]


@pytest.mark.parametrize("crossed", [False, True])
def test_each_lane_chooses_one_of_its_row_or_the_next(run: Run, crossed: bool) -> None:
    chosen = random_words(32, 3)
    body = "global_load_b32 v3, v1, s[4:5]\ns_wait_loadcnt 0x0\nv_add_nc_u32_e32 v4, 100, v0\n"
    got = outcome(run, f"{body}v_permlane{'x' * crossed}16_var_b32 v2, v4, v3\n", chosen)
    assert got.tolist() == [100 + (lane & 16 ^ 16 * crossed) + int(chosen[lane]) % 16 for lane in range(32)]


@pytest.mark.parametrize("space", ["global", "scratch"])
def test_blocks_leave_out_what_m0_leaves_out(run: Run, space: str) -> None:
    chosen = 0x80010F0F
    data = random_words(64)
    at = "v3, s[4:5]" if space == "global" else "off, off offset:4"
    fill = (
        ""
        if space == "global"
        else "\n".join(
            f"global_load_b32 v80, v3, s[4:5] offset:{4 * place}\ns_wait_loadcnt 0x0\n"
            f"scratch_store_b32 off, v80, off offset:{4 * place + 4}"
            for place in range(32)
        )
    )
    body = f"v_mov_b32_e32 v3, 0\n{fill}\ns_wait_storecnt 0x0\ns_mov_b32 m0, {chosen:#x}\n"
    body += "\n".join(f"v_mov_b32_e32 v{40 + place}, {place}" for place in range(32))
    body += f"\n{space}_load_block v[40:71], {at}\ns_wait_loadcnt 0x0\n"
    body += "s_mov_b32 exec_lo, 1\ns_mov_b32 m0, -1\nglobal_store_block v3, v[40:71], s[6:7]\ns_endpgm"
    function = kernel(START + body, chip=CHIP, vgprs=96, scratch=256)
    result = run(function, data, out=128)
    assert not result.findings
    assert words(result) == [int(data[place]) if chosen >> place & 1 else place for place in range(32)]


def test_eight_lanes_load_a_square_and_get_its_columns(run: Run) -> None:
    """As measured on gfx1201: halfword j of lane L is halfword L % 8 of what lane 8 (L / 8) + j loads."""
    halves = np.arange(512, dtype=np.uint16)
    body = "v_lshlrev_b32_e32 v3, 4, v0\nglobal_load_tr_b128 v[4:7], v3, s[4:5]\ns_wait_loadcnt 0x0\n"
    end = "global_store_b128 v3, v[4:7], s[6:7]\ns_endpgm"
    got = outcome(run, body, halves.view(np.uint32), out=512, end=end).view(np.uint16).reshape(32, 8)
    loaded = halves[:256].reshape(32, 8)
    assert got.tolist() == [[int(loaded[lane // 8 * 8 + j, lane % 8]) for j in range(8)] for lane in range(32)]


def test_a_transposing_load_needs_all_lanes(run: Run) -> None:
    with pytest.raises(NotEmulated, match="with lanes off"):
        outcome(run, "s_mov_b32 exec_lo, 7\nglobal_load_tr_b128 v[4:7], v1, s[4:5]\n", random_words(128))


ATOMICS = {
    "cond_sub_u32": lambda old, new: old - new if old >= new else old,
    "sub_clamp_u32": lambda old, new: max(0, old - new),
}


@pytest.mark.parametrize("name", ATOMICS)
@pytest.mark.parametrize("memory", ["global", "ds", "flat"])
def test_conditional_differences(run: Run, name: str, memory: str) -> None:
    data = random_words(64, 5)
    got, old = atomic(run, name, memory, data)
    assert old.tolist() == data[:32].tolist()
    assert got.tolist() == [ATOMICS[name](int(a), int(b)) for a, b in zip(data[:32], data[32:], strict=True)]


def atomic(run: Run, name: str, memory: str, data: Words) -> tuple[Words, Words]:
    """What is left in memory and what came back, by lane; the second 32 words are the operands."""
    body = "global_load_b32 v3, v1, s[4:5]\nglobal_load_b32 v4, v1, s[4:5] offset:128\ns_wait_loadcnt 0x0\n"
    operation, kind = name.rsplit("_", 1)
    if memory == "ds":
        body += f"ds_store_b32 v1, v3\ns_wait_dscnt 0x0\nds_{operation}_rtn_{kind} v2, v1, v4\ns_wait_dscnt 0x0\n"
        body += "s_barrier_signal -1\ns_barrier_wait -1\nds_load_b32 v3, v1\ns_wait_dscnt 0x0\n"
        body += "global_store_b32 v1, v3, s[6:7]\n"
    else:
        body += "global_store_b32 v1, v3, s[6:7]\ns_wait_storecnt 0x0\n"
        if memory == "flat":
            body += "v_add_co_u32 v6, vcc_lo, s6, v1\nv_add_co_ci_u32_e64 v7, null, s7, 0, vcc_lo\n"
        at = "v1, v4, s[6:7]" if memory == "global" else "v[6:7], v4"
        body += f"{memory}_atomic_{name} v2, {at} th:TH_ATOMIC_RETURN\ns_wait_loadcnt_dscnt 0x0\n"
    got = outcome(run, body, data, lds=128, out=256, end="global_store_b32 v1, v2, s[6:7] offset:128\ns_endpgm")
    return got[:32], got[32:]


@pytest.mark.parametrize("memory", ["global", "ds", "flat"])
@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_sums_of_pairs(run: Run, memory: str, kind: str) -> None:
    rng = random.Random(memory)
    numbers = [rng.randrange(-64, 64) / 4 for _ in range(128)]
    if kind == "f16":
        data = np.array(numbers, np.float16).view(np.uint32)
    else:
        data = (np.array(numbers, np.float32).view(np.uint32) >> np.uint32(16)).astype(np.uint16).view(np.uint32)
    got, old = atomic(run, f"pk_add_{kind}", memory, data)
    assert old.tolist() == data[:32].tolist()
    halves = got.view(np.uint16)
    found = halves.view(np.float16) if kind == "f16" else (halves.astype(np.uint32) << np.uint32(16)).view(np.float32)
    assert found.tolist() == [a + b for a, b in zip(numbers[:64], numbers[64:], strict=True)]


@pytest.mark.parametrize("memory", ["global", "ds", "flat"])
@pytest.mark.parametrize("name", ["min_num_f32", "max_num_f32"])
def test_extremes_prefer_numbers_to_nans(run: Run, memory: str, name: str) -> None:
    nan, one, two, zero, minus = 0x7FC12345, 0x3F800000, 0x40000000, 0, 0x80000000
    old = [nan, one, one, two, zero, minus, nan, 0x7F800001]
    new = [one, nan, two, one, minus, zero, 0x7F812345, two]
    data = np.array([*old, *[0] * 24, *new, *[0] * 24], np.uint32)
    got, _ = atomic(run, name, memory, data)
    small = name.startswith("min")
    wanted = [one, one, *([one, one, minus, minus] if small else [two, two, zero, zero]), 0x7FC12345, two]
    assert got[:8].tolist() == wanted


def test_append_takes_no_m0_that_only_some_sources_add(run: Run) -> None:
    body = "v_mov_b32_e32 v3, 5\nds_store_b32 v1, v3\ns_wait_dscnt 0x0\ns_mov_b32 m0, {}\n"
    body += "ds_append v2 offset:8\ns_wait_dscnt 0x0\n"
    assert set(outcome(run, body.format(0), random_words(1), lds=128).tolist()) == {5}
    with pytest.raises(NotEmulated, match="only some sources add"):
        outcome(run, body.format(4), random_words(1), lds=128)


@pytest.mark.parametrize("name", ["exp", "log", "rcp", "rsq", "sqrt"])
@pytest.mark.parametrize("kind", ["f16", "f32"])
def test_scalar_functions_are_those_of_vectors(run: Run, name: str, kind: str) -> None:
    bits = struct.unpack("<I", struct.pack("<f", 3.25))[0] if kind == "f32" else 0xFFFF4280
    body = f"s_mov_b32 s8, {bits:#x}\nv_s_{name}_{kind} s9, s8\nv_mov_b32_e32 v3, s8\nv_{name}_{kind}_e32 v4, v3\n"
    body += "v_mov_b32_e32 v2, s9\n" + ("v_and_b32_e32 v4, 0xffff, v4\n" if kind == "f16" else "")
    got = outcome(run, body + "v_xor_b32_e32 v2, v2, v4\n", random_words(1))
    assert set(got.tolist()) == {0}
