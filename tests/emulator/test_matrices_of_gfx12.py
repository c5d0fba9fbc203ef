"""v_wmma and v_swmmac of gfx12 on both engines, against matrix products whose elements are put where AMD's matrix
instruction calculator says: its formulas are written out here, the code has words of letters.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from examples import some
from numpy.typing import NDArray
from tiny_kernels import kernel, run, words

from isatool.semantics.errors import NotEmulated

Words = NDArray[np.uint32]
Place = tuple[int, int, int]
"""lane without the row or column, register, first bit"""
Where = Callable[[int], Place]
ENGINES = ("numpy", "native")
DENSE = {
    (16, 16, 32): lambda k: (16 * (k // 4 % 2), 2 * (k // 8) + k // 2 % 2, 16 * (k % 2)),
    (16, 16, 64): lambda k: (32 * (k // 8 % 2) + 16 * (k // 4 % 2), k // 2 % 2, 16 * (k % 2)),
    (8, 16, 32): lambda k: (16 * (k // 8), k // 4 % 2, 8 * (k % 4)),
    (8, 16, 64): lambda k: (32 * (k // 4 % 2) + 16 * (k // 8 % 2), 0, 8 * (k % 4)),
    (4, 16, 32): lambda k: (16 * (k // 8), 0, 4 * (k % 8)),
    (4, 16, 64): lambda k: (16 * (k // 8), 0, 4 * (k % 8)),
    (4, 32, 32): lambda k: (16 * (k // 16), k // 8 % 2, 4 * (k % 8)),
    (4, 32, 64): lambda k: (32 * (k // 8 % 2) + 16 * (k // 16 % 2), 0, 4 * (k % 8)),
}
"""A and B of v_wmma, by bits, k and lanes"""
FULL = {
    (16, 32, 32): lambda k: (16 * (k // 8 % 2), 4 * (k // 16) + k // 2 % 4, 16 * (k % 2)),
    (16, 32, 64): lambda k: (16 * (k // 8), k // 2 % 4, 16 * (k % 2)),
    (8, 32, 32): lambda k: (16 * (k // 16), k // 4 % 4, 8 * (k % 4)),
    (8, 32, 64): lambda k: (32 * (k // 8 % 2) + 16 * (k // 16), k // 4 % 2, 8 * (k % 4)),
    (4, 32, 32): lambda k: (16 * (k // 16), k // 8 % 2, 4 * (k % 8)),
    (4, 32, 64): lambda k: (32 * (k // 8 % 2) + 16 * (k // 16), 0, 4 * (k % 8)),
    (4, 64, 32): lambda k: (16 * (k // 32), k // 8 % 4, 4 * (k % 8)),
    (4, 64, 64): lambda k: (32 * (k // 16 % 2) + 16 * (k // 32), k // 8 % 2, 4 * (k % 8)),
}
"""B of v_swmmac"""
SPARSE = {
    (16, 32, 32): lambda k: (16 * (k // 8 % 2), 2 * (k // 16) + k // 4 % 2, 0, 8 * (k // 16) + 4 * (k // 4 % 2)),
    (16, 32, 64): lambda k: (16 * (k // 8), k // 4 % 2, 0, 4 * (k // 4 % 2)),
    (8, 32, 32): lambda k: (16 * (k // 16), k // 8 % 2, 16 * (k // 4 % 2), 4 * (k // 4 % 4)),
    (8, 32, 64): lambda k: (32 * (k // 8 % 2) + 16 * (k // 16), 0, 16 * (k // 4 % 2), 4 * (k // 4 % 2)),
    (4, 32, 32): lambda k: (16 * (k // 16), 0, 8 * (k // 4 % 4), 4 * (k // 4 % 4)),
    (4, 32, 64): lambda k: (16 * (k // 16), 0, 8 * (k // 4 % 4), 4 * (k // 4 % 4)),
    (4, 64, 32): lambda k: (16 * (k // 32), k // 16 % 2, 8 * (k // 4 % 4), 4 * (k // 4 % 8)),
    (4, 64, 64): lambda k: (32 * (k // 16 % 2) + 16 * (k // 32), 0, 8 * (k // 4 % 4), 4 * (k // 4 % 4)),
}
"""the first of two elements of a sparse A, for a k that is a multiple of four, and the first bit of its index"""
KEYS = {
    (16, 32, 32): 2,
    (16, 32, 64): 4,
    (8, 32, 32): 2,
    (8, 32, 64): 4,
    (4, 32, 32): 2,
    (4, 32, 64): 2,
    (4, 64, 64): 2,
}
"""how many sets of indices fit into a register"""
RESULTS = {
    (32, 32): lambda i: (16 * (i // 8), i % 8, 0),
    (32, 64): lambda i: (32 * (i // 4 % 2) + 16 * (i // 8), i % 4, 0),
    (16, 32): lambda i: (16 * (i // 8), i // 2 % 4, 16 * (i % 2)),
    (16, 64): lambda i: (32 * (i // 4 % 2) + 16 * (i // 8), i // 2 % 2, 16 * (i % 2)),
}
WMMA = (
    "f32_16x16x16_f16", "f32_16x16x16_bf16", "f16_16x16x16_f16", "bf16_16x16x16_bf16", "i32_16x16x16_iu8",
    "i32_16x16x16_iu4", "i32_16x16x32_iu4", "f32_16x16x16_fp8_fp8", "f32_16x16x16_fp8_bf8", "f32_16x16x16_bf8_fp8",
    "f32_16x16x16_bf8_bf8",
)  # fmt: skip
SWMMAC = (
    "f32_16x16x32_f16", "f32_16x16x32_bf16", "f16_16x16x32_f16", "bf16_16x16x32_bf16", "i32_16x16x32_iu8",
    "i32_16x16x32_iu4", "i32_16x16x64_iu4", "f32_16x16x32_fp8_fp8", "f32_16x16x32_fp8_bf8", "f32_16x16x32_bf8_fp8",
    "f32_16x16x32_bf8_bf8",
)  # fmt: skip
CASES = [
    (name, lanes)
    for place in range(11)
    for name in (f"v_wmma_{WMMA[place]}", f"v_swmmac_{SWMMAC[place]}")
    for lanes in (32, 64)
]


def parts(name: str) -> tuple[str, int, tuple[str, str], int]:
    """The type of the result, k, the types of the factors, bits of their elements."""
    result, size, *factors = name.split("_")
    first, second = factors[0], factors[-1]
    return result, int(size.split("x")[2]), (first, second), {"f16": 16, "bf16": 16, "iu4": 4}.get(first, 8)


@cache
def codes(kind: str) -> dict[int, int]:
    """Bits of small numbers in a type."""
    if kind == "f16":
        return {n: struct.unpack("<H", struct.pack("<e", n))[0] for n in range(-2, 3)}
    if kind in ("bf16", "f32", "bf8"):
        shift = {"bf16": 16, "f32": 0, "bf8": 8}[kind]
        form, size = ("<e", "<H") if kind == "bf8" else ("<f", "<I")
        return {n: struct.unpack(size, struct.pack(form, n))[0] >> shift for n in range(-2, 3)}
    if kind == "fp8":
        return {-2: 0xC0, -1: 0xB8, 0: 0, 1: 0x38, 2: 0x40}
    mask = {"iu8": 0xFF, "iu4": 0xF, "i32": 0xFFFFFFFF}[kind]
    return {n: n & mask for n in range(-2, 3)}


def put(registers: Words, place: Place, across: int, bits: int) -> None:
    lane, register, first = place
    registers[register, lane + across] |= np.uint32(bits << first & 0xFFFFFFFF)


def executed(text: str, registers: Words, lanes: int, target: tuple[int, int], engine: str) -> Words:
    """Registers from target[0] on, target[1] of them, after one instruction."""
    loads = "\n".join(f"global_load_b32 v{4 + r}, v1, s[4:5] offset:{4 * lanes * r}" for r in range(registers.shape[0]))
    first, count = target
    stores = "\n".join(f"global_store_b32 v1, v{first + r}, s[6:7] offset:{4 * lanes * r}" for r in range(count))
    body = f"s_load_b128 s[4:7], s[0:1], 0x0\ns_wait_kmcnt 0x0\nv_lshlrev_b32_e32 v1, 2, v0\n{loads}\n"
    body += f"s_wait_loadcnt 0x0\n{text}\n{stores}\ns_endpgm"
    function = kernel(body, chip="gfx1201", vgprs=96, wavefront_size32=int(lanes == 32))
    result = run(function, registers, out=4 * lanes * count, lanes=lanes, engine=engine)
    return np.array(words(result), np.uint32).reshape(count, lanes)


@pytest.mark.parametrize(("name", "lanes"), some(CASES, 5))
def test_products_are_where_the_calculator_says(name: str, lanes: int) -> None:
    sparse = name.startswith("v_sw")
    result, depth, factors, bits = parts(name.split("_", 2)[2])
    rng = random.Random(name)
    numbers = [[[rng.randint(-2, 2) for _ in range(depth)] for _ in range(16)] for _ in range(2)]
    addends = [[rng.randint(-2, 2) for _ in range(16)] for _ in range(16)]
    a, b, c, index = (np.zeros((8, lanes), np.uint32) for _ in range(4))
    key = rng.randrange(KEYS.get((bits, depth, lanes), 1)) if sparse else 0
    for i in range(16):
        if sparse:
            for k in range(0, depth, 4):
                lane, register, first, at = SPARSE[bits, depth, lanes](k)
                kept = sorted(rng.sample(range(4), 2))
                for place in range(2):
                    code = codes(factors[0])[numbers[0][i][k + kept[place]]]
                    put(a, (lane, register, first + place * bits), i, code)
                    per = 1 + max(SPARSE[bits, depth, lanes](q)[3] for q in range(0, depth, 4)) + 3
                    put(index, (lane, 0, key * per + at + 2 * place), i, kept[place])
                for other in set(range(4)) - set(kept):
                    numbers[0][i][k + other] = 0
        for k in range(depth):
            if not sparse:
                put(a, DENSE[bits, depth, lanes](k), i, codes(factors[0])[numbers[0][i][k]])
            where = FULL if sparse else DENSE
            put(b, where[bits, depth, lanes](k), i, codes(factors[1])[numbers[1][i][k]])
    width = 16 if result in ("f16", "bf16") else 32
    for i in range(16):
        for j in range(16):
            put(c, RESULTS[width, lanes](i), j, codes(result)[addends[i][j]])
    used = 1 + max(RESULTS[width, lanes](i)[1] for i in range(16))
    counts = [
        1 + max((SPARSE if sparse else DENSE)[bits, depth, lanes](k)[1] for k in range(0, depth, 4 if sparse else 1))
    ]
    counts.append(1 + max((FULL if sparse else DENSE)[bits, depth, lanes](k)[1] for k in range(depth)))
    target = f"v[28:{27 + used}]"
    one = [
        f"v[{4 + 8 * place}:{3 + 8 * place + count}]" if count > 1 else f"v{4 + 8 * place}"
        for place, count in enumerate(counts)
    ]
    text = f"{name} {target}, {one[0]}, {one[1]}, {'v20' if sparse else target}"
    text += (f" index_key:{key}" if key else "") + (" neg_lo:[1,1,0]" if factors[0].startswith("iu") else "")
    wanted = np.array(addends) + np.array(numbers[0]) @ np.array(numbers[1]).T
    for engine in ENGINES:
        got = executed(text, np.concatenate([a, b, index, c]), lanes, (28, used), engine)
        for i in range(16):
            for j in range(16):
                lane, register, first = RESULTS[width, lanes](i)
                code = int(got[register, lane + j]) >> first & ((1 << width) - 1)
                assert number(code, result) == wanted[i, j], (engine, i, j)


def number(code: int, kind: str) -> float:
    if kind == "i32":
        return code - (1 << 32) * (code >> 31)
    if kind == "f16":
        return float(struct.unpack("<e", struct.pack("<H", code))[0])
    return float(struct.unpack("<f", struct.pack("<I", code << 16 if kind == "bf16" else code))[0])


@pytest.mark.parametrize(("name", "lanes"), some(CASES[::-1], 5))
def test_both_engines_agree_on_any_bits(name: str, lanes: int) -> None:
    sparse = name.startswith("v_sw")
    result, depth, _, bits = parts(name.split("_", 2)[2])
    width = 16 if result in ("f16", "bf16") else 32
    used = 1 + max(RESULTS[width, lanes](i)[1] for i in range(16))
    left, right = (SPARSE if sparse else DENSE, FULL if sparse else DENSE)
    counts = [1 + max(left[bits, depth, lanes](k)[1] for k in range(0, depth, 4 if sparse else 1))]
    counts.append(1 + max(right[bits, depth, lanes](k)[1] for k in range(depth)))
    rng = np.random.default_rng(len(name) + lanes)
    registers = rng.integers(0, 1 << 32, (32, lanes), np.uint32)
    one = [
        f"v[{4 + 8 * place}:{3 + 8 * place + count}]" if count > 1 else f"v{4 + 8 * place}"
        for place, count in enumerate(counts)
    ]
    target = f"v[28:{27 + used}]"
    text = f"{name} {target}, {one[0]}, {one[1]}, {'v20' if sparse else target}"
    first, second = (executed(text, registers, lanes, (28, used), engine) for engine in ENGINES)
    assert first.tolist() == second.tolist()


@pytest.mark.parametrize(
    "text",
    [
        "v_wmma_f16_16x16x16_f16 v[28:31], v[4:7], v[12:15], 1.0",
        "v_wmma_f32_16x16x16_f16 v[28:35], v[4:7], v[12:15], v[28:35] neg_lo:[1,0,0]",
        "v_wmma_f32_16x16x16_f16 v[28:35], v[4:7], v[12:15], v[30:37]",
    ],
)
def test_what_no_source_says_is_refused(text: str) -> None:
    with pytest.raises(NotEmulated):
        executed(text, np.zeros((40, 32), np.uint32), 32, (28, 4), "numpy")


@pytest.mark.parametrize("engine", ENGINES)
def test_signs_of_halves_and_of_the_addend(engine: str) -> None:
    registers = np.full((32, 32), 0x3C003C00, np.uint32)
    registers[24:] = struct.unpack("<I", struct.pack("<f", -5.0))[0]
    text = "v_wmma_f32_16x16x16_f16 v[28:35], v[4:7], v[12:15], v[28:35] neg_lo:[1,0,1] neg_hi:[1,0,1]"
    got = executed(text, registers, 32, (28, 8), engine)
    assert set(got.view(np.float32).reshape(-1).tolist()) == {-16.0 - 5.0}
