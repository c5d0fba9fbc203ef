"""v_wmma against matrix products written out by hand: layout, order of the sum, halves, signs, clamps, refusals."""

from __future__ import annotations

import random
import struct

import numpy as np
import pytest
from numpy.typing import NDArray
from tiny_kernels import KERNARG, kernel, run, words

from isatool.semantics.errors import NotEmulated

ENGINES = ("numpy", "native")
Words = NDArray[np.uint32]


def executed(
    instruction: str, factors: tuple[Words, Words], addend: Words, engine: str, setup: str = "", rows: str = "15"
) -> Words:
    """Registers from v24 on [register, lane] after one instruction: A lies in v8.., B in v16.., C from v24 on.

    Factors are [16 rows or columns, registers], the addend [register, lane]; lane & `rows` loads per row. The addend
    has 8 registers of 32 lanes, or 4 of 64 for a kernel in wave64.
    """
    size = factors[0].shape[1]
    count, lanes = addend.shape
    loads = "\n".join(
        f"global_load_b32 v{base + place}, v1, s[4:5] offset:{start + 4 * place}"
        for base, start in ((8, 0), (16, 64 * size))
        for place in range(size)
    )
    starts = "\n".join(
        f"global_load_b32 v{24 + r}, v2, s[4:5] offset:{128 * size + 4 * lanes * r}" for r in range(count)
    )
    stores = "\n".join(f"global_store_b32 v2, v{24 + r}, s[6:7] offset:{4 * lanes * r}" for r in range(count))
    body = f"""
    {KERNARG}
    v_and_b32_e32 v1, {rows}, v0
    v_mul_u32_u24_e32 v1, {4 * size}, v1
    v_lshlrev_b32_e32 v2, 2, v0
    {loads}
    {starts}
    s_waitcnt vmcnt(0)
    {setup}
    {instruction}
    {"s_mov_b64 exec" if lanes == 64 else "s_mov_b32 exec_lo"}, -1
    {stores}
    s_endpgm
    """
    data = b"".join(part.astype(np.uint32).tobytes() for part in (*factors, addend))
    made = kernel(body, wavefront_size32=int(lanes == 32))
    return np.array(words(run(made, data, out=1024, lanes=lanes, slack=2048, engine=engine)), np.uint32).reshape(
        count, lanes
    )


def matrix(registers: Words) -> Words:
    """[row, column] from [register, lane]."""
    return registers.reshape(16, 16)


def packed(values: NDArray[np.uint32], bits: int) -> Words:
    """[16, 16] elements as rows of registers."""
    count = 32 // bits
    parts = values.reshape(16, 16 // count, count).astype(np.uint32)
    return np.bitwise_or.reduce(parts << (np.arange(count, dtype=np.uint32) * np.uint32(bits)), axis=2)


def random_halves(seed: int) -> NDArray[np.float16]:
    """Numbers whose products differ widely in size, so that the order of a sum shows."""
    rng = random.Random(seed)
    return np.array(
        [rng.choice((-1, 1)) * rng.uniform(1, 2) * 2.0 ** rng.randint(-9, 9) for _ in range(256)], np.float16
    )


def f32(value: float) -> int:
    """The bits of an f32."""
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


def summed(a: list[float], b: list[float], start: float) -> float:
    """k ascending; products of f16 or bf16 are exact in f64, and a sum in f64 of such numbers rounds once to f32."""
    total = np.float32(start)
    for x, y in zip(a, b, strict=True):
        total = np.float32(np.float64(x) * np.float64(y) + np.float64(total))
    return float(total)


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("engine", ENGINES)
def test_f16_matrices_are_summed_in_ascending_order(engine: str, lanes: int) -> None:
    left, right = random_halves(1).reshape(16, 16), random_halves(2).reshape(16, 16)
    factors = (packed(left.view(np.uint16).astype(np.uint32), 16), packed(right.view(np.uint16).astype(np.uint32), 16))
    count = 256 // lanes
    start = np.array([[f32(3.0 + r + lane / 7) for lane in range(lanes)] for r in range(count)], np.uint32)
    target = f"v[24:{23 + count}]"
    text = f"v_wmma_f32_16x16x16_f16 {target}, v[8:15], v[16:23], {target}"
    got = matrix(executed(text, factors, start, engine))
    starts = matrix(start).view(np.float32)
    for row in range(16):
        for column in range(16):
            wanted = summed(left[row].tolist(), right[column].tolist(), float(starts[row, column]))
            assert int(got[row, column]) == f32(wanted), (row, column)


@pytest.mark.parametrize("engine", ENGINES)
def test_bf16_matrices_read_the_upper_half_of_an_f32(engine: str) -> None:
    rng = random.Random(3)
    bits = np.array([f32(rng.uniform(-4, 4)) >> 16 for _ in range(512)], np.uint32).reshape(2, 16, 16)
    left, right = ((part << np.uint32(16)).view(np.float32) for part in bits)
    factors = (packed(bits[0], 16), packed(bits[1], 16))
    zero = np.zeros((8, 32), np.uint32)
    got = matrix(executed("v_wmma_f32_16x16x16_bf16 v[24:31], v[8:15], v[16:23], 2.0", factors, zero, engine))
    for row in range(16):
        for column in range(16):
            assert int(got[row, column]) == f32(summed(left[row].tolist(), right[column].tolist(), 2.0))


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("upper", [False, True])
def test_a_result_of_16_bits_goes_to_one_half_and_leaves_the_other(engine: str, upper: bool) -> None:
    left = np.eye(16, dtype=np.float16)
    right = np.arange(256, dtype=np.float16).reshape(16, 16)  # column n holds 16n to 16n + 15
    factors = (packed(left.view(np.uint16).astype(np.uint32), 16), packed(right.view(np.uint16).astype(np.uint32), 16))
    start = np.full((8, 32), 0x3C003C00, np.uint32)
    text = "v_wmma_f16_16x16x16_f16 v[24:31], v[8:15], v[16:23], v[24:31]" + (" op_sel:[0,0,1]" if upper else "")
    got = matrix(executed(text, factors, start, engine))
    values = (got >> np.uint32(16 if upper else 0)).astype(np.uint16).view(np.float16)
    assert values.tolist() == (right.T + np.float16(1)).tolist()
    assert set((got >> np.uint32(0 if upper else 16) & np.uint32(0xFFFF)).reshape(-1).tolist()) == {0x3C00}


def integers(bits: int, seed: int, signed: bool) -> tuple[NDArray[np.int64], Words]:
    """A matrix of integers and its registers."""
    low, top = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    rng = random.Random(seed)
    values = np.array([rng.randint(low, top) for _ in range(256)], np.int64).reshape(16, 16)
    return values, packed((values & ((1 << bits) - 1)).astype(np.uint32), bits)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("bits", "signs"), [(8, (True, False)), (4, (False, True)), (4, (True, True))])
@pytest.mark.parametrize("addend", [0, 1])
def test_integers_are_signed_where_neg_lo_says_so(
    engine: str, bits: int, signs: tuple[bool, bool], addend: int
) -> None:
    (left, first), (right, second) = (integers(bits, seed, signed) for seed, signed in enumerate(signs))
    size = bits // 2
    start = np.arange(256, dtype=np.uint32).reshape(8, 32) * np.uint32(0x01020305)
    text = f"v_wmma_i32_16x16x16_iu{bits} v[24:31], v[8:{7 + size}], v[16:{15 + size}], v[24:31] "
    text += f"neg_lo:[{int(signs[0])},{int(signs[1])},{addend}]"
    got = matrix(executed(text, (first, second), start, engine)).astype(np.int64)
    assert got.tolist() == ((left @ right.T + matrix(start).astype(np.int64)) & 0xFFFFFFFF).tolist()


def test_a_signed_addend_of_a_clamped_sum_is_refused() -> None:
    first = packed(np.ones((16, 16), np.uint32), 8)
    text = "v_wmma_i32_16x16x16_iu8 v[24:31], v[8:11], v[16:19], v[24:31] neg_lo:[1,1,1] clamp"
    with pytest.raises(NotEmulated, match="clamped"):
        executed(text, (first, first), np.zeros((8, 32), np.uint32), "native")


def test_clamped_sums_stop_at_the_ends() -> None:
    left, first = integers(8, 1, False)
    start = np.full((8, 32), 0x7FFFFFF0, np.uint32)
    text = "v_wmma_i32_16x16x16_iu8 v[24:31], v[8:11], v[16:19], v[24:31]"
    clamped = executed(f"{text} clamp", (first, first), start, "native")
    wrapped = executed(text, (first, first), start, "native")
    assert set(clamped.reshape(-1).tolist()) == {0x7FFFFFFF}
    assert matrix(wrapped).astype(np.int64).tolist() == ((left @ left.T + 0x7FFFFFF0) & 0xFFFFFFFF).tolist()


@pytest.mark.parametrize("engine", ENGINES)
def test_lanes_that_are_off_take_part(engine: str) -> None:
    ones = packed(np.ones((16, 16), np.uint32), 8)
    start = np.zeros((8, 32), np.uint32)
    text = "v_wmma_i32_16x16x16_iu8 v[24:31], v[8:11], v[16:19], v[24:31]"
    assert set(executed(text, (ones, ones), start, engine, "s_mov_b32 exec_lo, 1").reshape(-1).tolist()) == {16}


@pytest.mark.parametrize("engine", ENGINES)
def test_factors_that_are_not_repeated_in_the_upper_lanes_stop_the_run(engine: str) -> None:
    values = packed(np.arange(256, dtype=np.uint32).reshape(16, 16) & np.uint32(15), 8)
    start = np.zeros((8, 32), np.uint32)
    text = "v_wmma_i32_16x16x16_iu8 v[24:31], v[8:11], v[16:19], v[24:31]"
    with pytest.raises(NotEmulated, match="do not repeat"):
        executed(text, (values, values), start, engine, "v_mov_b32_e32 v9, v0")


def test_a_destination_over_a_factor_is_refused() -> None:
    values = packed(np.ones((16, 16), np.uint32), 8)
    start = np.zeros((8, 32), np.uint32)
    with pytest.raises(NotEmulated, match="overlaps"):
        executed("v_wmma_i32_16x16x16_iu8 v[12:19], v[8:11], v[16:19], 0", (values, values), start, "numpy")


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("mode", "half", "single", "wanted"),
    [
        (0xF, 1, 3 << 9, f32(2.0**-10)), (0xF, 0, 3 << 9, 3 << 9), (0xC, 0, 3 << 9, 0), (0xC, 1, 3 << 9, f32(2.0**-10)),
        (0x3, 1, 3 << 9, 3 << 9), (0x3, 0, 3 << 9, 3 << 9),
    ],
)  # fmt: skip
def test_subnormals_are_flushed_as_mode_says(engine: str, mode: int, half: int, single: int, wanted: int) -> None:
    """A subnormal f16 times 2**14, and a subnormal f32 as addend that vanishes beside the product."""
    left, right = np.zeros((16, 16), np.uint32), np.zeros((16, 16), np.uint32)
    left[:, 0], right[:, 0] = half, 0x7400
    start = np.full((8, 32), single, np.uint32)
    factors = (packed(left, 16), packed(right, 16))
    text = "v_wmma_f32_16x16x16_f16 v[24:31], v[8:15], v[16:23], v[24:31]"
    got = executed(text, factors, start, engine, f"s_denorm_mode {mode:#x}")
    assert set(got.ravel().tolist()) == {wanted}
