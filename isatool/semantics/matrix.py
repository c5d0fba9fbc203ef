"""v_wmma and v_swmmac: D = A x B + C on 16 x 16 matrices (RDNA3 ISA guide 7.9; for RDNA4 AMD's matrix instruction
calculator, which says for every element its lane and register).

Which bits of a row, a column or k choose lanes, registers and places within one is the chip's `MatrixLayout`. Row i of
A lies in lanes 16 apart from i on, B holds its columns the same way; where all groups of 16 lanes hold the same (gfx11)
and do not, the result is not specified, and engines stop. Of a sparse A (v_swmmac) two of every four elements along k
are there, as a dense matrix of half of k; four bits for each pair in a register of indices say which two.

How the hardware adds up is not documented. The order here is: C, then the products in ascending k, each by one fma in
f32 (products of f16, bf16 and eight bits are exact in it); a 16-bit C is widened first, a 16-bit D rounded once at the
end, to nearest even. Integer sums are exact modulo 2**32; with clamp the exact sum is clipped. Results of
floating-point matrices are therefore "emulated order": compare them with a card by tolerance. Where MODE flushes
subnormals those of A, B and C are read as 0 and those of D written as 0, but for those of eight bits; MODE's rounding
does not matter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from isatool.ir.operands import Operand
from isatool.isa.registers import Register
from isatool.isa.target import MatrixLayout
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import Effect, Lowered, Require, WriteVector
from isatool.semantics.mode import Mode
from isatool.semantics.narrow_float import FORMATS_OF_BYTES, from_byte
from isatool.semantics.reading import Reader, flush
from isatool.semantics.vector_float import from_brain, from_half, to_brain
from isatool.semantics.vector_integer import clip, part_of
from isatool.semantics.writing import merged

SIZE: Final = 16
Lowering = Callable[[Reader], Lowered]
Take = Callable[[Expr, int, int], Expr]
"""the number that an element is: from its bits, the number of its source, and its place in its register"""


class Place(NamedTuple):
    """The place of an element: the group of 16 lanes, the register of the operand, and the element in it."""

    group: int
    register: int
    element: int


def places_of(letters: str) -> list[Place]:
    """The places by number; letter n says what bit n of the number chooses (`MatrixLayout`)."""
    found = []
    for number in range(1 << len(letters)):
        chosen = {"e": 0, "r": 0, "h": 0, "w": 0}
        counted = dict.fromkeys(chosen, 0)
        for bit, letter in enumerate(letters):
            chosen[letter] |= (number >> bit & 1) << counted[letter]
            counted[letter] += 1
        found.append(Place(chosen["h"] | chosen["w"] << 1, chosen["r"], chosen["e"]))
    return found


def repeats(letters: str) -> bool:
    """Whether every group of lanes has to hold all that is placed so."""
    return not {"h", "w"} & set(letters)


class _Product(NamedTuple):
    """What one instruction multiplies: bits of an element, k, and whether A is sparse."""

    reader: Reader
    bits: int
    depth: int
    sparse: bool

    @property
    def layout(self) -> MatrixLayout:
        """That of the chip."""
        found = self.reader.chip.matrices
        assert found is not None
        return found

    @property
    def groups(self) -> int:
        """Groups of 16 lanes in a wave."""
        return self.reader.wave_size // SIZE

    def factor(self, depth: int) -> list[Place]:
        """Where the elements of a row or column are, by k."""
        return places_of(self.layout.factors[self.bits, depth, self.reader.wave_size])

    def registers(self, source: int, depth: int) -> tuple[Register, ...]:
        """Those of A or B."""
        count = 1 + max(place.register for place in self.factor(depth))
        return _registers(self.reader.instruction.operands[1 + source], count, self.reader)

    def row_of(self, value: Expr, group: int, rows: Sequence[int]) -> Expr:
        """The value that a row of A has in a group of lanes; `rows` says which row each group of lanes computes."""
        found = al.gather(value, al.const(SIZE * group + rows[-1]))
        for here in reversed(range(self.groups - 1)):
            below = al.ult(al.LANE, al.const(SIZE * (here + 1)))
            found = al.select(below, al.gather(value, al.const(SIZE * group + rows[here])), found)
        return found

    def column_of(self, value: Expr, group: int) -> Expr:
        """The value that the lane's column of B has in a group of lanes."""
        if self.repeats:
            return value
        return al.gather(value, al.or_(al.and_(al.LANE, al.const(SIZE - 1)), al.const(SIZE * group)))

    @property
    def repeats(self) -> bool:
        """Whether every group of lanes has to hold all of A and B."""
        return repeats(self.layout.factors[self.bits, self.depth, self.reader.wave_size])


class _Factors:
    """A and B of a product as numbers, taken from their registers once."""

    def __init__(self, product: _Product, take: Take) -> None:
        self.product = product
        self.take = take
        depth = product.depth // 2 if product.sparse else product.depth
        self.rows = product.registers(0, depth)
        self.columns = product.registers(1, product.depth)
        self.row_places = product.factor(depth)

    @cached_property
    def elements(self) -> list[Expr]:
        """Column elements of B by k."""
        found = []
        moved: dict[tuple[int, int], Expr] = {}
        for place in self.product.factor(self.product.depth):
            key = place.group, place.register
            if key not in moved:
                moved[key] = self.product.column_of(al.register(self.columns[place.register]), place.group)
            found.append(self.take(_element(moved[key], place.element, self.product.bits), 1, place.element))
        return found

    def pairs(self, rows: Sequence[int]) -> list[tuple[Expr, Expr]]:
        """The factors of each product of an output register, in the order of k."""
        found = []
        moved: dict[tuple[int, int], Expr] = {}
        for number, place in enumerate(self.row_places):
            key = place.group, place.register
            if key not in moved:
                moved[key] = self.product.row_of(al.register(self.rows[place.register]), place.group, rows)
            left = self.take(_element(moved[key], place.element, self.product.bits), 0, place.element)
            right = self._chosen(number, place, rows) if self.product.sparse else self.elements[number]
            found.append((left, right))
        return found

    def _chosen(self, number: int, place: Place, rows: Sequence[int]) -> Expr:
        """The element of B for an element of a sparse A: one of four in a row along k."""
        product = self.product
        per_register = 32 // product.bits
        pair = (place.register * per_register + place.element) // 2
        per_lane = 1 + max(each.register for each in self.row_places)
        index_bits = 4 * per_lane * per_register // 2
        key = product.reader.instruction.integer("index_key")
        start = key * index_bits + 4 * pair + 2 * (number % 2)
        (register,) = _registers(product.reader.instruction.operands[3], 1, product.reader)
        if start + 2 > 32:
            raise product.reader.refuse(f"index_key:{key}")
        index = product.row_of(al.register(register), place.group, rows)
        four = self.elements[number // 2 * 4 : number // 2 * 4 + 4]
        low, high = (al.bit(index, al.const(start + bit)) for bit in (0, 1))
        return al.select(high, al.select(low, four[3], four[2]), al.select(low, four[1], four[0]))


def _element(value: Expr, number: int, bits: int) -> Expr:
    """An element of a register in so many bits, or of 32 for less than eight."""
    if bits == SIZE:
        return al.high(value) if number else al.trunc(value, SIZE)
    return al.shr(value, al.const(bits * number))


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


def _repeated(product: _Product, registers: tuple[Register, ...]) -> list[Effect]:
    """What has to hold of A and B where every group of lanes has to hold the same."""
    reader = product.reader
    if not product.repeats:
        return []
    differs = al.FALSE
    for register in sorted(set(registers)):
        value = al.register(register)
        distance = SIZE
        while distance < reader.wave_size:
            differs = al.or_(differs, al.ne(value, al.gather(value, al.xor(al.LANE, al.const(distance)))))
            distance *= 2
    same = al.eq(al.ballot(differs, reader.wave_size), reader.no_lanes)
    reason = f"a matrix whose lanes 16 to {reader.wave_size - 1} do not repeat lanes 0 to 15"
    return [Require(same, reason, specified=False)]


def _results(product: _Product, bits: int) -> tuple[tuple[Register, ...], list[list[list[int]]]]:
    """The registers of D, and for each of them and each element of it the row that each group of lanes computes."""
    places = places_of(product.layout.results[bits, product.reader.wave_size])
    count, elements = (1 + max(each) for each in zip(*((p.register, p.element) for p in places), strict=True))
    rows = [[[0] * product.groups for _ in range(elements)] for _ in range(count)]
    for row, place in enumerate(places):
        rows[place.register][place.element][place.group] = row
    return _registers(product.reader.instruction.operands[0], count, product.reader), rows


def _addend(product: _Product, place: int, element: int, packed: bool, kind: str) -> Expr:
    """Element `element` of register `place` of C, of the width of its type, with its modifiers; D itself if sparse."""
    reader = product.reader
    if product.sparse:
        value = al.register(reader.instruction.operands[0].registers[place])
        return value if kind == "f32" else _element(value, element, SIZE)
    operand = reader.instruction.operands[3]
    upper = element > 0 if packed else reader.flag("op_sel", 2)
    if operand.registers:
        value = al.register(_registers(operand, len(reader.instruction.operands[0].registers), reader)[place])
        if kind != "f32":
            value = al.high(value) if upper else al.trunc(value, SIZE)
    elif upper and not packed:
        raise reader.refuse("a constant in the upper half")
    else:
        value = reader.raw(operand, "f32" if kind == "bf16" else kind, -1)
        value = value if kind == "f32" else al.high(value) if kind == "bf16" else al.trunc(value, SIZE)
        if packed and (not value.is_const or value.imm):
            raise reader.refuse("a constant in both halves")  # which halves it is in, no source says
    if reader.flag("neg_hi", 2):
        value = al.fabs(value)
    return al.fneg(value) if reader.flag("neg_lo", 2) else value


def _check_modifiers(product: _Product) -> None:
    reader = product.reader
    op_sel_hi = reader.lists.get("op_sel_hi", (1, 1, 1))
    if reader.flag("op_sel", 0) or reader.flag("op_sel", 1) or not all(op_sel_hi):
        raise reader.refuse("op_sel of a factor")
    for source in (0, 1):
        low, high = (reader.flag(name, source) for name in ("neg_lo", "neg_hi"))
        if (low or high) and product.bits < SIZE:
            raise reader.refuse("signs of factors of eight bits")
        if low != high and not product.repeats:
            raise reader.refuse("a sign for one half")  # LLVM writes both


def _floating(kinds: tuple[str, str], result: str, depth: int, sparse: bool) -> Lowering:
    bits = SIZE if kinds[0] in ("f16", "bf16") else 8

    def narrow(value: Expr, mode: Mode) -> Expr:
        if result == "bf16":
            return to_brain(value)
        half = al.fcvt(value, 16)
        return half if mode.keeps_results(16) else flush(half)

    def lowered(reader: Reader) -> Lowered:
        product = _Product(reader, bits, depth, sparse)
        _check_overlap(reader)
        _check_modifiers(product)

        def number(value: Expr, kind: str) -> Expr:
            if kind in FORMATS_OF_BYTES:
                return from_byte(value, kind)
            if kind == "f16":
                return from_half(reader.flushed(value))
            return reader.flushed(from_brain(value) if kind == "bf16" else value)

        def take(value: Expr, source: int, element: int) -> Expr:
            if bits == SIZE and reader.flag("neg_hi" if element else "neg_lo", source):
                value = al.fneg(value)
            return number(value, kinds[source])

        targets, rows = _results(product, 32 if result == "f32" else SIZE)
        factors = _Factors(product, take)
        effects = _repeated(product, (*factors.rows, *factors.columns))
        for place, register in enumerate(targets):
            packed = len(rows[place]) > 1
            values = []
            for element, of_groups in enumerate(rows[place]):
                total = number(_addend(product, place, element, packed, result), result)
                for a, b in factors.pairs(of_groups):
                    total = al.fma(a, b, total)
                if not reader.mode.keeps_results(32):
                    total = flush(total)
                values.append(total if result == "f32" else narrow(total, reader.mode))
            if result != "f32":
                whole = al.concat(*values) if packed else merged(register, values[0], reader.flag("op_sel", 2))
            effects.append(WriteVector(register, values[0] if result == "f32" else whole, all_lanes=True))
        return Lowered(tuple(effects))

    return lowered


def _integer(bits: int, depth: int, sparse: bool) -> Lowering:
    def lowered(reader: Reader) -> Lowered:
        product = _Product(reader, bits, depth, sparse)
        _check_overlap(reader)
        # The guide (7.9) wants both 0. neg_lo says that a source is signed: nothing for C, added modulo 2 ** 32.
        if any(reader.lists.get("neg_hi", ())):
            raise reader.refuse("neg_hi")
        if reader.flag("neg_lo", 2) and reader.instruction.has("clamp"):
            raise reader.refuse("neg_lo of a sum that is clamped")
        clamp = reader.instruction.has("clamp")
        signs = (reader.flag("neg_lo", 0), reader.flag("neg_lo", 1))
        targets, rows = _results(product, 32)
        factors = _Factors(product, lambda value, source, _: part_of(value, 0, bits, signs[source]))
        effects = _repeated(product, (*factors.rows, *factors.columns))
        for place, register in enumerate(targets):
            start = _integer_addend(product, place)
            products = al.ZERO
            for x, y in factors.pairs(rows[place][0]):
                products = al.add(products, al.mul(x, y))  # never leaves 32 bits
            total = al.add(start, products)
            if clamp:
                total = clip(al.add(al.sext(start, 64), al.sext(products, 64)), 32, signed=True)
            effects.append(WriteVector(register, total, all_lanes=True))
        return Lowered(tuple(effects))

    return lowered


def _integer_addend(product: _Product, place: int) -> Expr:
    reader = product.reader
    operand = reader.instruction.operands[0 if product.sparse else 3]
    if not operand.registers:
        return reader.raw(operand, "b32", -1)
    return al.register(_registers(operand, len(reader.instruction.operands[0].registers), reader)[place])


_NAME: Final = re.compile(r"v_(sw|w)mma(?:c)?_(\w+?)_16x16x(\d+)_(iu8|iu4|f16|bf16|(?:fp8|bf8)_(?:fp8|bf8))$")


class MatrixShape(NamedTuple):
    """What the name of a product says: whether A is sparse, the types of D and of A and B, elements along k."""

    sparse: bool
    result: str
    depth: int
    factors: str

    @classmethod
    def of(cls, name: str) -> MatrixShape:
        """That of an instruction of `MATRIX`."""
        match = _NAME.match(name)
        assert match is not None, name
        return cls(match[1] == "sw", match[2], int(match[3]), match[4])

    @property
    def bits(self) -> int:
        """Those of an element of A or B."""
        return int(self.factors[2:]) if self.factors.startswith("iu") else 8 if "8" in self.factors else SIZE

    @property
    def result_bits(self) -> int:
        """Those of an element of C or D."""
        return SIZE if self.result.endswith("16") else 32


def _lowering(name: str) -> Lowering:
    shape = MatrixShape.of(name)
    if shape.factors.startswith("iu"):
        return _integer(shape.bits, shape.depth, shape.sparse)
    first, _, second = shape.factors.partition("_")
    return _floating((first, second or first), shape.result, shape.depth, shape.sparse)


_DENSE: Final = (
    "f32_16x16x16_f16", "f32_16x16x16_bf16", "f16_16x16x16_f16", "bf16_16x16x16_bf16", "i32_16x16x16_iu8",
    "i32_16x16x16_iu4", "i32_16x16x32_iu4", "f32_16x16x16_fp8_fp8", "f32_16x16x16_fp8_bf8", "f32_16x16x16_bf8_fp8",
    "f32_16x16x16_bf8_bf8",
)  # fmt: skip
_SPARSE: Final = (
    "f32_16x16x32_f16", "f32_16x16x32_bf16", "f16_16x16x32_f16", "bf16_16x16x32_bf16", "i32_16x16x32_iu8",
    "i32_16x16x32_iu4", "i32_16x16x64_iu4", "f32_16x16x32_fp8_fp8", "f32_16x16x32_fp8_bf8", "f32_16x16x32_bf8_fp8",
    "f32_16x16x32_bf8_bf8",
)  # fmt: skip
MATRIX: Final[Mapping[str, Lowering]] = {
    name: _lowering(name) for name in (*(f"v_wmma_{one}" for one in _DENSE), *(f"v_swmmac_{one}" for one in _SPARSE))
}
