"""What gfx12 computes under names of its own: maxima and minima of IEEE 754-2019, integers of the scalar unit."""

from __future__ import annotations

import math
import random
import struct

import numpy as np
import pytest

from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.ir.instruction import AnyInstruction
from isatool.isa import chips, table
from isatool.isa.registers import VGPR_BASE, Register
from isatool.isa.target import Support
from isatool.semantics import number_extremes
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import WriteMask, WriteScalar, WriteScc, WriteVector
from isatool.semantics.evaluate import evaluate
from isatool.semantics.lower import lower
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op

CHIP = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"\n'
FLOATS = {16: ("<e", "<H", 10), 32: ("<f", "<I", 23), 64: ("<d", "<Q", 52)}
KEEPING = Mode(denormals_32=3, denormals_16_64=3)


def instruction(text: str) -> AnyInstruction:
    (line,) = (line for line in read_text(f"{CHIP}\t{text}\n", use=Support.READ).lines if line.instruction is not None)
    assert line.instruction is not None
    return line.instruction


def outcome(text: str, registers: dict[str, int], scc: int = 0, mode: Mode = KEEPING) -> list[int]:
    """What an instruction writes in lane 0, in the order of its results."""

    def leaf(node: Expr) -> int:
        if node.op is Op.SCC:
            return scc
        if node.op is Op.LANE:
            return 0
        return registers[Register(node.imm + VGPR_BASE if node.op is Op.VGPR else node.imm).name]

    effects = lower(instruction(text), mode).effects
    assert all(isinstance(each, (WriteScalar, WriteVector, WriteMask, WriteScc)) for each in effects)
    return [evaluate(each.value, leaf) for each in effects]  # type: ignore[union-attr]


# -- maxima and minima


def number_of(bits: int, width: int) -> float:
    as_float, as_integer, _ = FLOATS[width]
    return float(struct.unpack(as_float, struct.pack(as_integer, bits))[0])


def is_nan(bits: int, width: int) -> bool:
    return math.isnan(number_of(bits, width))


def signals(bits: int, width: int) -> bool:
    return is_nan(bits, width) and not bits >> FLOATS[width][2] - 1 & 1


def quieted(bits: int, width: int) -> int:
    return bits | 1 << FLOATS[width][2] - 1


def ordered(a: int, b: int, width: int, largest: bool) -> int:
    """Neither is a NaN; the sign decides between zeros."""
    x, y = number_of(a, width), number_of(b, width)
    if x == y == 0:
        return (b if a >> width - 1 else a) if largest else (a if a >> width - 1 else b)
    return a if (x > y) == largest and x != y else b


def two(name: str, a: int, b: int, width: int) -> int:
    """By the guide's cases."""
    nans = [each for each in (a, b) if is_nan(each, width)]
    largest = name.startswith("max")
    if not nans:
        return ordered(a, b, width, largest)
    if name.endswith("_num"):
        return quieted(a, width) if len(nans) == 2 else b if is_nan(a, width) else a
    loud = [each for each in nans if signals(each, width)]
    return quieted((loud or nans)[0], width)


def three(name: str, a: int, b: int, c: int, width: int) -> int:
    if name == "med3_num":
        if any(is_nan(each, width) for each in (a, b, c)):
            return three("min3_num", a, b, c, width)
        top = number_of(three("max3_num", a, b, c, width), width)
        rest = (b, c) if top == number_of(a, width) else (a, c) if top == number_of(b, width) else (a, b)
        return two("max_num", *rest, width)
    first, second = {
        "min3_num": ("min_num", "min_num"),
        "max3_num": ("max_num", "max_num"),
        "minimum3": ("minimum", "minimum"),
        "maximum3": ("maximum", "maximum"),
        "minmax_num": ("min_num", "max_num"),
        "maxmin_num": ("max_num", "min_num"),
        "minimummaximum": ("minimum", "maximum"),
        "maximumminimum": ("maximum", "minimum"),
    }[name]
    return two(second, two(first, a, b, width), c, width)


def drawn(rng: random.Random, width: int) -> int:
    _, _, digits = FLOATS[width]
    infinite = (1 << width - 1 - digits) - 1 << digits
    special = (0, 1, infinite, infinite | 1, infinite | 1 << digits - 1, infinite | 3, 0x3C00 << width - 16)
    return rng.choice((*special, rng.getrandbits(width))) ^ rng.getrandbits(1) << width - 1


@pytest.mark.parametrize("name", sorted(number_extremes.RULES))
def test_extremes_are_those_of_the_guide(name: str) -> None:
    scalar, packed = name.startswith("s_"), "_pk_" in name
    operation, kind = name.removeprefix("s_").removeprefix("v_").removeprefix("pk_").rsplit("_", 1)
    width, rng = int(kind[1:]), random.Random(name)
    count = 2 if operation in ("min_num", "max_num", "minimum", "maximum") else 3
    dwords = max(1, width // 32)
    sources = [f"{'s' if scalar else 'v'}{2 * place + 2}" for place in range(count)]
    texts = [f"v[{each[1:]}:{int(each[1:]) + 1}]" if dwords == 2 else each for each in sources]
    target = "v[0:1]" if dwords == 2 else "s0" if scalar else "v0"
    row = table.lookup(name, chips.chip("gfx1201"))
    assert row is not None
    text = f"{name} {target}, {', '.join(texts)}"
    for _ in range(100):
        values = [drawn(rng, width) for _ in range(count * (1 + packed))]
        words = [low | high << 16 for low, high in zip(values[::2], values[1::2], strict=True)] if packed else values
        registers = {"v0": 0}
        for source, word in zip(sources, words, strict=True):
            registers[source] = word & 0xFFFFFFFF
            registers[f"{source[0]}{int(source[1:]) + 1}"] = word >> 32
        oracle = (lambda *v: two(operation, *v, width)) if count == 2 else (lambda *v: three(operation, *v, width))
        expected = oracle(*values[::2]) | oracle(*values[1::2]) << 16 if packed else oracle(*values)
        found = outcome(text, registers)
        bits = sum(part << 32 * place for place, part in enumerate(found))
        assert bits & (1 << width * (1 + packed)) - 1 == expected, (text, [hex(each) for each in values])


def test_extremes_keep_to_the_denormal_mode() -> None:
    flushing = Mode(denormals_32=0)
    for name in ("v_max_num_f32", "v_maximum_f32"):
        assert outcome(f"{name} v0, v2, v4", {"v2": 1, "v4": 0x80000000}, mode=flushing) == [0]
        assert outcome(f"{name} v0, v2, v4", {"v2": 1, "v4": 0x80000000}) == [1]


# -- integers


@pytest.mark.parametrize("seed", range(20))
def test_scalar_integers(seed: int) -> None:
    rng = random.Random(seed)
    a, b = (rng.choice((0, 1, (1 << 64) - 1, 1 << 63, rng.getrandbits(64))) for _ in range(2))
    registers = {"s2": a & 0xFFFFFFFF, "s3": a >> 32, "s4": b & 0xFFFFFFFF, "s5": b >> 32}
    with np.errstate(over="ignore"):
        x, y = np.uint64(a), np.uint64(b)
        for name, wide in (("s_add_nc_u64", x + y), ("s_sub_nc_u64", x - y), ("s_mul_u64", x * y)):
            low, high = outcome(f"{name} s[0:1], s[2:3], s[4:5]", registers)
            assert low | high << 32 == int(wide)
    p, q = a & 0xFFFFFFFF, b & 0xFFFFFFFF
    signed = [value - (value >> 31 << 32) for value in (p, q)]
    for scc in (0, 1):
        expected = {
            "s_add_co_u32": (p + q, p + q >= 1 << 32),
            "s_sub_co_u32": (p - q, q > p),
            "s_add_co_ci_u32": (p + q + scc, p + q + scc >= 1 << 32),
            "s_sub_co_ci_u32": (p - q - scc, q + scc > p),
            "s_add_co_i32": (p + q, not -(1 << 31) <= sum(signed) < 1 << 31),
            "s_sub_co_i32": (p - q, not -(1 << 31) <= signed[0] - signed[1] < 1 << 31),
        }
        for name, (value, flag) in expected.items():
            assert outcome(f"{name} s0, s2, s4", registers, scc) == [value & 0xFFFFFFFF, flag], name


def test_wide_products_and_constants_added() -> None:
    assert outcome("s_addk_co_i32 s2, 0xfffe", {"s2": 5}) == [3, 0]
    assert outcome("s_addk_co_i32 s2, 0x7fff", {"s2": 0x7FFFFFFF}) == [0x80007FFE, 1]
    registers = {"v2": 0xFFFFFFFF, "v3": 0xFFFFFFFF, "v4": 5, "v5": 0xFFFFFFFF}
    low, high, carry = outcome("v_mad_co_u64_u32 v[0:1], s0, v2, v3, v[4:5]", registers)
    assert low | high << 32 | (carry & 1) << 64 == 0xFFFFFFFF**2 + (0xFFFFFFFF << 32 | 5)
    low, high, _ = outcome("v_mad_co_i64_i32 v[0:1], s0, v2, v3, v[4:5]", registers)
    assert low | high << 32 == 1 + (0xFFFFFFFF << 32 | 5)


def test_the_assembler_takes_what_is_computed() -> None:
    lines = ["s_mul_u64 s[0:1], s[2:3], s[4:5]", "v_mad_co_i64_i32 v[0:1], s0, v2, v3, v[4:5]"]
    lines += ["s_add_co_ci_u32 s0, s1, s2", "v_maximumminimum_f16 v0, v1, v2, v3", "v_pk_maximum_f16 v0, v1, v2"]
    code = Toolchain.find().code_bytes("".join(f"\t{line}\n" for line in (CHIP.strip(), *lines)), "gfx1201", 32)
    assert len(code) == 4 + 8 + 4 + 8 + 8
