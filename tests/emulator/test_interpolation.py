"""Interpolation over quads of lanes and values that come straight from the LDS, in both engines."""

from __future__ import annotations

import struct

import pytest
from tiny_kernels import KERNARG, kernel, run, words

from isatool.semantics.errors import NotEmulated

ENGINES = ("numpy", "native")
STORE = "s_mov_b32 exec_lo, -1\nv_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v2, s[6:7]\ns_endpgm"


def f32(value: float) -> int:
    """Bits of a float."""
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


def results(body: str, engine: str, setup: str = "") -> list[int]:
    """v2 of 32 lanes; LDS holds its dwords' numbers."""
    text = f"""
    {KERNARG}
    v_lshlrev_b32_e32 v1, 2, v0
    ds_store_b32 v1, v0
    v_add_nc_u32_e32 v3, 32, v0
    ds_store_b32 v1, v3 offset:128
    s_waitcnt lgkmcnt(0)
    {setup}
    {body}
    {STORE}
    """
    lines = "\n".join(line.strip() for line in text.splitlines() if line.strip())
    return words(run(kernel(lines, lds=256), bytes(16), engine=engine))[:32]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("name", "lane", "addend"), [("p10", 1, 0), ("p2", 2, None)],
)  # fmt: skip
def test_factors_come_from_fixed_lanes_of_the_quad(engine: str, name: str, lane: int, addend: int | None) -> None:
    """Inactive lanes give their values too."""
    body = f"""
    v_cvt_f32_u32_e32 v4, v0
    v_add_f32_e32 v5, 1.0, v4
    v_mul_f32_e32 v6, 2.0, v4
    v_mov_b32_e32 v2, 0
    s_mov_b32 exec_lo, 0x99999999
    v_interp_{name}_f32 v2, v4, v5, -v6 wait_exp:0
    """
    wanted = []
    for number in range(32):
        quad = number & ~3
        third = 2 * (number if addend is None else quad + addend)
        wanted.append(f32((quad + lane) * (number + 1) - third) if number % 4 in (0, 3) else 0)
    assert results(body, engine) == wanted


@pytest.mark.parametrize("engine", ENGINES)
def test_sums_of_halves_are_rounded_once_into_the_chosen_half(engine: str) -> None:
    body = """
    v_mov_b32_e32 v4, 0x3c004000
    v_mov_b32_e32 v5, 1.0
    v_mov_b32_e32 v6, {}
    v_mov_b32_e32 v2, 0x11112222
    v_interp_{}_f16_f32 v2, v4, v5, v6 {}
    """
    # 2 + 2**-10 - 2**-30 lies just below the middle of two numbers of 16 bits; rounded to f32 first it would be there
    near = f32(-(2.0**-30))
    assert results(body.format(near, "p2", ""), engine)[0] == 0x11114000
    assert results(body.format(near, "p2_rtz", ""), engine)[0] == 0x11113FFF
    assert results(body.format(near, "p2", "op_sel:[1,0,0,1]"), engine)[0] == 0x3C002222
    assert results(body.format("0x44004000", "p10", ""), engine)[0] == f32(4.0)
    assert results(body.format("0x44004000", "p10", "op_sel:[1,0,1,0]"), engine)[0] == f32(5.0)
    assert results(body.format("0x44004000", "p10_rtz", "op_sel:[1,0,1,0] clamp"), engine)[0] == f32(1.0)


@pytest.mark.parametrize("engine", ENGINES)
def test_parameters_are_three_to_a_quad(engine: str) -> None:
    setup = "s_mov_b32 m0, 16\nv_mov_b32_e32 v2, 0"
    got = results("lds_param_load v2, attr1.y\ns_waitcnt expcnt(0)", engine, setup)
    assert got == [4 + 12 + 1, 4 + 12 + 5, 4 + 12 + 9, 0] * 8


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("setup", "reason"),
    [("s_mov_b32 m0, 0x20000", "more than one primitive"), ("s_mov_b32 m0, 0\ns_mov_b32 exec_lo, 7", "active in part")],
)
def test_parameters_that_are_not_known_stop_the_run(engine: str, setup: str, reason: str) -> None:
    with pytest.raises(NotEmulated, match=reason):
        results("lds_param_load v2, attr0.x", engine, setup)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("m0", "wanted"),
    [(0x20024, 9), (0x4, 0xFE), (0x40004, 0xFFFFFFFE), (0x10004, 0x80FE), (0x50004, 0xFFFF80FE), (0x24, 9)],
)
def test_one_value_goes_to_all_lanes(engine: str, m0: int, wanted: int) -> None:
    setup = f"""
    v_mov_b32_e32 v5, 4
    v_mov_b32_e32 v6, 0x80fe
    ds_store_b32 v5, v6
    s_waitcnt lgkmcnt(0)
    s_mov_b32 m0, {m0:#x}
    v_mov_b32_e32 v2, 0
    s_mov_b32 exec_lo, 0xff
    """
    assert results("lds_direct_load v2\ns_waitcnt expcnt(0)", engine, setup) == [wanted] * 8 + [0] * 24


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("keep", [0, 1, 3, 7, 15, 31])
def test_lanes_in_bit_reversed_order(engine: str, keep: int) -> None:
    body = f"v_mov_b32_e32 v3, v0\nds_swizzle_b32 v2, v3 offset:{0xE000 | keep}\ns_waitcnt lgkmcnt(0)"
    wanted = [int(f"{lane:05b}"[::-1], 2) >> keep.bit_count() | lane & keep for lane in range(32)]
    assert results(body, engine) == wanted


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("mode", "wanted"), [(0xF, 0x300), (0xC, 0), (0xD, 0), (0xE, 0)])
def test_sums_in_the_lds_flush_subnormals(engine: str, mode: int, wanted: int) -> None:
    body = f"""
    v_mov_b32_e32 v4, 0x100
    v_mov_b32_e32 v5, 0x200
    ds_store_b32 v1, v4
    s_waitcnt lgkmcnt(0)
    s_denorm_mode {mode:#x}
    ds_add_f32 v1, v5
    s_waitcnt lgkmcnt(0)
    ds_load_b32 v2, v1
    s_waitcnt lgkmcnt(0)
    """
    assert results(body, engine) == [wanted] * 32
