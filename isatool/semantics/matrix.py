"""v_wmma: D = A x B + C on 16 x 16 matrices (ISA guide 7.9).

Row i of A lies in lane i and again in lane i + 16 (in wave64 also 32 and 48 lanes on), two f16 or bf16 (four or eight
integers) to a register in the order of k; B holds its columns the same way. With g groups of 16 lanes (2 or, in wave64,
4) element (gr + h, n) of C and D is register r of lane 16h + n, in one half of it for 16-bit results; C and D take
16 / g registers. Where the other groups of A or B do not repeat lanes 0 to 15 the result is not specified, and engines
stop.

How the hardware adds up is not documented. The order here is: C, then the products k = 0 to 15 one after another,
each by one fma in f32 (products of f16 and bf16 are exact in it); a 16-bit C is widened first, a 16-bit D rounded once
at the end, to nearest even. Integer sums are exact modulo 2**32; with clamp the exact sum is clipped. Results of
floating-point matrices are therefore "emulated order": compare them with a card by tolerance. Where MODE flushes
subnormals those of A, B and C are read as 0 and those of D written as 0; MODE's rounding does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from isatool.ir.operands import Operand
from isatool.isa.registers import Register
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import Effect, Lowered, Require, WriteVector
from isatool.semantics.mode import Mode
from isatool.semantics.reading import Reader, flush
from isatool.semantics.vector_float import from_brain, from_half, to_brain
from isatool.semantics.vector_integer import clip, part_of
from isatool.semantics.writing import merged

SIZE: Final = 16
Lowering = Callable[[Reader], Lowered]


def _registers(operand: Operand, count: int, reader: Reader) -> tuple[Register, ...]:
    registers = operand.registers
    if len(registers) != count or not all(register.is_vgpr for register in registers):
        raise reader.refuse(f"operand {operand}")
    return registers


def _check_overlap(reader: Reader) -> None:
    """A destination that its sources overlap in part gives results that are not specified (ISA guide 7.9)."""
    target, *factors, total = (frozenset(operand.registers) for operand in reader.instruction.operands[:4])
    if any(target & factor for factor in factors) or (target & total and target != total):
        raise reader.refuse("a destination that overlaps a source")


def _groups(reader: Reader) -> int:
    """Groups of 16 lanes in a wave."""
    return reader.wave_size // SIZE


def _repeated(reader: Reader, registers: tuple[Register, ...]) -> Require:
    differs = al.FALSE
    for register in sorted(set(registers)):
        value = al.register(register)
        distance = SIZE
        while distance < reader.wave_size:
            differs = al.or_(differs, al.ne(value, al.gather(value, al.xor(al.LANE, al.const(distance)))))
            distance *= 2
    same = al.eq(al.ballot(differs, reader.wave_size), reader.no_lanes)
    reason = f"a matrix whose lanes 16 to {reader.wave_size - 1} do not repeat lanes 0 to 15"
    return Require(same, reason, specified=False)


def _row_of(reader: Reader, value: Expr, row: int) -> Expr:
    """The value of A that belongs to output register `row` of every group of lanes: with g groups of lane g * row + h
    in group h.
    """
    groups = _groups(reader)
    found = al.gather(value, al.const(groups * row + groups - 1))
    for group in reversed(range(groups - 1)):
        below = al.ult(al.LANE, al.const(SIZE * (group + 1)))
        found = al.select(below, al.gather(value, al.const(groups * row + group)), found)
    return found


def _halves(reader: Reader, value: Expr, source: int) -> tuple[Expr, Expr]:
    low, upper = al.trunc(value, 16), al.high(value)
    if reader.flag("neg_lo", source):
        low = al.fneg(low)
    if reader.flag("neg_hi", source):
        upper = al.fneg(upper)
    return low, upper


def _addend(reader: Reader, row: int, kind: str) -> Expr:
    """Element `row` of C, of the width of its type, with its modifiers."""
    operand = reader.instruction.operands[3]
    upper = reader.flag("op_sel", 2)
    if operand.registers:
        value = al.register(_registers(operand, SIZE // _groups(reader), reader)[row])
        if kind != "f32":
            value = al.high(value) if upper else al.trunc(value, 16)
    elif upper:
        raise reader.refuse("a constant in the upper half")
    elif kind == "bf16":
        value = al.high(reader.raw(operand, "f32", -1))
    else:
        value = reader.raw(operand, kind, -1)
        value = value if kind == "f32" else al.trunc(value, 16)
    if reader.flag("neg_hi", 2):
        value = al.fabs(value)
    return al.fneg(value) if reader.flag("neg_lo", 2) else value


def _check_halves(reader: Reader) -> None:
    op_sel_hi = reader.lists.get("op_sel_hi", (1, 1, 1))
    if reader.flag("op_sel", 0) or reader.flag("op_sel", 1) or not all(op_sel_hi):
        raise reader.refuse("op_sel of a factor")


def _floating(factor: str, result: str) -> Lowering:
    def narrow(value: Expr, mode: Mode) -> Expr:
        if result == "bf16":
            return to_brain(value)
        half = al.fcvt(value, 16)
        return half if mode.keeps_results(16) else flush(half)

    def lowered(reader: Reader) -> Lowered:
        _check_overlap(reader)
        _check_halves(reader)
        target, first, second = reader.instruction.operands[:3]

        def take(value: Expr, kind: str) -> Expr:
            if kind == "f16":
                return from_half(reader.flushed(value))
            return reader.flushed(from_brain(value) if kind == "bf16" else value)

        targets = _registers(target, SIZE // _groups(reader), reader)
        rows, columns = (_registers(operand, 8, reader) for operand in (first, second))
        effects: list[Effect] = [_repeated(reader, (*rows, *columns))]
        left, right = (
            [take(half, factor) for register in registers for half in _halves(reader, al.register(register), source)]
            for source, registers in enumerate((rows, columns))
        )
        for row, register in enumerate(targets):
            total = take(_addend(reader, row, result), result)
            for a, b in zip(left, right, strict=True):
                total = al.fma(_row_of(reader, a, row), b, total)
            if not reader.mode.keeps_results(32):
                total = flush(total)
            if result != "f32":
                total = merged(register, narrow(total, reader.mode), reader.flag("op_sel", 2))
            effects.append(WriteVector(register, total, all_lanes=True))
        return Lowered(tuple(effects))

    return lowered


def _integer(bits: int) -> Lowering:
    def lowered(reader: Reader) -> Lowered:
        _check_overlap(reader)
        # The guide (7.9) wants both 0. neg_lo says that a source is signed: nothing for C, added modulo 2 ** 32.
        if any(reader.lists.get("neg_hi", ())):
            raise reader.refuse("neg_hi")
        if reader.flag("neg_lo", 2) and reader.instruction.has("clamp"):
            raise reader.refuse("neg_lo of a sum that is clamped")
        target, first, second, addend = reader.instruction.operands[:4]
        rows, columns = (_registers(operand, bits // 2, reader) for operand in (first, second))
        signs = (reader.flag("neg_lo", 0), reader.flag("neg_lo", 1))
        clamp = reader.instruction.has("clamp")
        effects: list[Effect] = [_repeated(reader, (*rows, *columns))]
        results = SIZE // _groups(reader)
        for row, register in enumerate(_registers(target, results, reader)):
            start = reader.raw(addend, "b32", -1)
            if addend.registers:
                start = al.register(_registers(addend, results, reader)[row])
            products = al.ZERO
            for left, right in zip(rows, columns, strict=True):
                a, b = _row_of(reader, al.register(left), row), al.register(right)
                for place in range(32 // bits):
                    x, y = (part_of(v, place, bits, s) for v, s in zip((a, b), signs, strict=True))
                    products = al.add(products, al.mul(x, y))  # never leaves 32 bits
            total = al.add(start, products)
            if clamp:
                total = clip(al.add(al.sext(start, 64), al.sext(products, 64)), 32, signed=True)
            effects.append(WriteVector(register, total, all_lanes=True))
        return Lowered(tuple(effects))

    return lowered


MATRIX: Final[Mapping[str, Lowering]] = {
    "v_wmma_f32_16x16x16_f16": _floating("f16", "f32"),
    "v_wmma_f32_16x16x16_bf16": _floating("bf16", "f32"),
    "v_wmma_f16_16x16x16_f16": _floating("f16", "f16"),
    "v_wmma_bf16_16x16x16_bf16": _floating("bf16", "bf16"),
    "v_wmma_i32_16x16x16_iu8": _integer(8),
    "v_wmma_i32_16x16x16_iu4": _integer(4),
}
