"""All constructors together: operations of the semantics table as values in normal form."""

from __future__ import annotations

from typing import Final

from isatool.isa.wave import DEFAULT_WAVE
from isatool.semantics import concrete
from isatool.semantics.binary_float import FORMATS, is_nan, is_signalling
from isatool.semantics.ops import FLOAT, TRANSCENDENTAL, Op
from isatool.verify.values import bits, lanes, load_parts, ring
from isatool.verify.values.choices import Choices
from isatool.verify.values.conditions import Conditions
from isatool.verify.values.nodes import Extra
from isatool.verify.values.permuted import Permutations
from isatool.verify.values.table import Constructor, Table

_QUIETING: Final = (*TRANSCENDENTAL, Op.FADD, Op.FMUL, Op.FMA, Op.FDIV, Op.FCVT, Op.STOF, Op.UTOF)
"""what turns signalling NaNs into quiet ones"""
_LARGEST: Final = (Op.FMIN, Op.FMAX)
_HALF: Final = 16
_WORD: Final = 32


class Values(Table):
    """One table for both programs. `make` is the semantics printed as values; floats stay uninterpreted and ordered."""

    def __init__(self, wave_size: int = DEFAULT_WAVE) -> None:
        super().__init__(wave_size)
        self.quiet: set[int] = set()
        """values of loops that are no signalling NaNs on any way in"""
        self._known_quiet: dict[int, bool] = {}
        self.conditions = Conditions(self)
        self.choices = Choices(self, self.conditions)
        self.permuted = Permutations(self)
        self.constructors.update(_constructors(self))
        for op in (*FLOAT, Op.SCATTER):
            self.constructors[op] = self._opaque(op)
        for op in (Op.FADD, Op.FMUL, Op.FMA):
            self.constructors[op] = self._with_constant_second(op)
        for op in (Op.FMIN, Op.FMAX):
            self.constructors[op] = self._of_two(op)
        for op in (Op.POPCOUNT, Op.CLZ, Op.CTZ, Op.BITREV, Op.STOF, Op.UTOF):
            self.constructors[op] = self._of_constant(op)
        self.constructors[Op.STOF] = self._signed_to_float
        self.constructors[Op.BITREV] = self._reversed
        self.constructors[Op.POPCOUNT] = self._ones_below
        self.constructors[Op.FCVT] = self._narrowed

    def difference(self, a: int, b: int) -> int:
        """a - b."""
        return ring.combine(self, self.width[a], ((a, 1), (b, -1)))

    def given(self, value: int, diagram: int) -> int:
        """The value where the condition of the diagram holds."""
        return self.choices.given(value, diagram)

    def _opaque(self, op: Op) -> Constructor:
        return lambda width, args, imm: self.node(op, width, args, imm)

    def _with_constant_second(self, op: Op) -> Constructor:
        """Of two NaNs the first is taken, so sources keep their order, unless one is a constant that is no NaN."""

        def made(width: int, args: tuple[int, ...], imm: int) -> int:
            constant = self.constant(args[0])
            if constant is not None and self.constant(args[1]) is None and not is_nan(constant, width):
                args = (args[1], args[0], *args[2:])
            return self.node(op, width, args, imm)

        return made

    def _signed_to_float(self, width: int, args: tuple[int, ...], imm: int) -> int:
        """A number that is never negative is converted as an unsigned one."""
        unsigned = self.fits(args[0], self.width[args[0]] - 1)
        return self._of_constant(Op.UTOF if unsigned else Op.STOF)(width, args, imm)

    def _of_two(self, op: Op) -> Constructor:
        """The smaller or larger of a value and itself, which only quiets a NaN, or not even that (imm 0). Of values
        that are no signalling NaNs there is one, whether such are quieted or not.
        """

        def made(width: int, args: tuple[int, ...], imm: int) -> int:
            first, second = args
            if first == second and (not imm or self.is_quiet(first)):
                return first
            quiet = imm and self.is_quiet(first) and self.is_quiet(second)
            return self.node(op, width, args, 0 if quiet else imm)

        return made

    def is_quiet(self, value: int) -> bool:
        """Whether a value is certainly no signalling NaN."""
        if value in self.quiet:
            return True
        found = self._known_quiet.get(value)
        if found is None:
            found = self._known_quiet[value] = self._is_quiet(value)
        return found

    def _is_quiet(self, value: int) -> bool:
        constant = self.constant(value)
        if constant is not None:
            return not is_signalling(constant, self.width[value])
        form = FORMATS.get(self.width[value])
        if form is not None and form.infinity & ~self.possible[value]:
            return True  # no NaN
        if self.op[value] in _QUIETING or (self.op[value] in _LARGEST and self.imm[value] == 1):
            return True
        if self.op[value] in _LARGEST:
            return all(map(self.is_quiet, self.args[value]))
        return self.op[value] is Op.SELECT and all(self.is_quiet(arm) for arm in self.args[value][1:])

    def _narrowed(self, width: int, args: tuple[int, ...], imm: int) -> int:
        """A small whole number as a half through a word, which holds it exactly."""
        (value,) = args
        if width == _HALF and self.op[value] in (Op.STOF, Op.UTOF) and self.width[value] == _WORD:
            (number,) = self.args[value]
            if self.width[number] == _WORD:
                low, high = ring.signed_span(self, number)
                half = self.make(Op.TRUNC, _HALF, number)
                if low >= 0 and high >> _HALF == 0:
                    return self.make(Op.UTOF, _HALF, half)
                if self.op[value] is Op.STOF and low >= -(1 << _HALF - 1) and high < 1 << _HALF - 1:
                    return self.make(Op.STOF, _HALF, half)
        return self.node(Op.FCVT, width, args, imm)

    def _reversed(self, width: int, args: tuple[int, ...], imm: int) -> int:
        if self.op[args[0]] is Op.BITREV:
            return self.args[args[0]][0]
        return self._of_constant(Op.BITREV)(width, args, imm)

    def _ones_below(self, width: int, args: tuple[int, ...], imm: int) -> int:
        """Of the ones below a bit there are as many as its number says: a lane by the lanes before it."""
        (value,) = args
        power = ring.combine(self, self.width[value], ((value, 1),), 1)
        if self.op[power] is Op.SHL and self.constant(self.args[power][0]) == 1:
            number = self.args[power][1]
            if self.width[number] == width and self.high[number] < width:
                return number
        return self._of_constant(Op.POPCOUNT)(width, args, imm)

    def _of_constant(self, op: Op) -> Constructor:
        def made(width: int, args: tuple[int, ...], imm: int) -> int:
            constant = self.constant(args[0])
            if constant is None:
                return self.node(op, width, args, imm)
            return self.const(concrete.apply(op, width, imm, (self.width[args[0]],), (constant,)), width)

        return made


def _constructors(table: Values) -> dict[Op, Constructor]:
    """Integer operations; width 1 goes to conditions."""
    conditions, choices = table.conditions, table.choices

    def logic(wide: Constructor, narrow: Constructor) -> Constructor:
        return lambda width, args, imm: (narrow if width == 1 else wide)(width, args, imm)

    def opposite(width: int, args: tuple[int, ...], imm: int) -> int:
        return conditions.not_(args[0]) if width == 1 else bits.not_(table, width, args[0])

    def product(width: int, args: tuple[int, ...], imm: int) -> int:
        if width == 1:
            return conditions.and_(*args)
        for power, other in (args, args[::-1]):
            if table.op[power] is Op.SHL and table.constant(table.args[power][0]) == 1:
                return bits.shift_left(table, width, other, table.args[power][1])
        return ring.multiply(table, width, *args)

    def sums(factor: int) -> Constructor:
        def made(width: int, args: tuple[int, ...], imm: int) -> int:
            if width == 1:
                return conditions.xor(*args)
            if factor == 1:
                return ring.add(table, width, *args)
            return ring.combine(table, width, ((args[0], 1), (args[1], -1)))

        return made

    def high_product(extension: Op) -> Constructor:
        extend = ring.zext if extension is Op.ZEXT else ring.sext

        def made(width: int, args: tuple[int, ...], imm: int) -> int:
            if width != 32:
                return table.node(Op.MULHU if extension is Op.ZEXT else Op.MULHS, width, (min(args), max(args)))
            return ring.high(table, 32, ring.multiply(table, 64, *(extend(table, 64, arg) for arg in args)))

        return made

    def extended(width: int, args: tuple[int, ...], imm: int) -> int:
        return choices.zext(width, args[0])

    def sign_extended(width: int, args: tuple[int, ...], imm: int) -> int:
        if table.width[args[0]] == 1:
            full = table.const(-1, width)
            return choices.select(width, args[0], full, table.const(0, width))
        return ring.sext(table, width, args[0])

    def truncated(width: int, args: tuple[int, ...], imm: int) -> int:
        if width == 1:
            return bits.bit(table, args[0], table.zero)
        return ring.trunc(table, width, args[0])

    def shifted_right(width: int, args: tuple[int, ...], imm: int) -> int:
        found = None if table.is_const(args[1]) else load_parts.shifted_right(table, width, *args)
        return bits.shift_right(table, width, *args) if found is None else found

    return {
        Op.AND: logic(lambda w, a, i: bits.and_(table, w, *a), lambda w, a, i: conditions.and_(*a)),
        Op.OR: logic(lambda w, a, i: bits.or_(table, w, *a), lambda w, a, i: conditions.or_(*a)),
        Op.XOR: logic(lambda w, a, i: bits.xor(table, w, *a), lambda w, a, i: conditions.xor(*a)),
        Op.NOT: opposite,
        Op.ADD: sums(1),
        Op.SUB: sums(-1),
        Op.MUL: product,
        Op.MULHU: high_product(Op.ZEXT),
        Op.MULHS: high_product(Op.SEXT),
        Op.SHL: lambda w, a, i: bits.shift_left(table, w, *a),
        Op.SHR: shifted_right,
        Op.SAR: lambda w, a, i: bits.shift_right_signed(table, w, *a),
        Op.ZEXT: extended,
        Op.SEXT: sign_extended,
        Op.TRUNC: truncated,
        Op.HIGH: lambda w, a, i: ring.high(table, w, *a),
        Op.CONCAT: lambda w, a, i: bits.joined(table, w, *a),
        Op.BIT: lambda w, a, i: lanes.bit(table, *a),
        Op.SELECT: lambda w, a, i: choices.select(w, *a),
        Op.EQ: lambda w, a, i: conditions.equal(*a),
        Op.ULT: lambda w, a, i: conditions.unsigned_less(*a),
        Op.SLT: lambda w, a, i: conditions.signed_less(*a),
        Op.CARRY: lambda w, a, i: conditions.carry(*a),
        Op.BORROW: lambda w, a, i: conditions.borrow(*a),
        Op.GATHER: lambda w, a, i: lanes.gather(table, w, *a),
        Op.BALLOT: lambda w, a, i: table.node(Op.BALLOT, w, a),
        Op.LANE: lambda w, a, i: table.lane,
    }


__all__ = ["Extra", "Values"]
