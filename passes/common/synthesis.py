"""Code that computes polynomials: scalar words and 64-bit pairs on the SALU, sums over work-item bits on the VALU.

Words are right modulo 2^32 whatever stands in between, so a word whose range is known to fit is exact. What registers
already hold is used where it helps. SCC is written; the caller puts the code where nothing needs it. It is long
because scalar and vector code share registers and values: one computes what the other reads.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import field
from typing import Final

from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.atoms import Kind
from isatool.analysis.polynomials import CONSTANT, ZERO, Monomial, Polynomial, number, variable
from isatool.ir.code import CannotComputeError, Code, short
from isatool.isa import opcodes
from isatool.isa.registers import Register, RegisterRange
from isatool.records import dataclass

_WORD: Final = 1 << 32
Word = RegisterRange | int
"""where 32 bits come from: an SGPR or a constant"""


class OutOfRegistersError(CannotComputeError):
    """There is no register for a value."""


@dataclass
class Pool:
    """Registers to hand out, from the lowest up."""

    free: list[Register]
    taken: list[Register] = field(default_factory=list)

    def take(self, count: int = 1) -> RegisterRange:
        """The next registers, pairs at even numbers; OutOfRegistersError if there are none left."""
        return self.take_of(self.free, count)

    def take_of(self, candidates: Collection[Register], count: int) -> RegisterRange:
        """The next ones that are among some."""
        for place, first in enumerate(self.free):
            wanted = [Register(first + k) for k in range(count)]
            there = self.free[place : place + count] == wanted and all(register in candidates for register in wanted)
            if (count > 1 and first % 2) or not there:
                continue
            del self.free[place : place + count]
            self.taken += wanted
            return RegisterRange(first, count)
        raise OutOfRegistersError("there are not enough free registers")


class PartOfPool(Pool):
    """Those of another pool that are among some registers."""

    def __init__(self, whole: Pool, candidates: Collection[Register]) -> None:
        super().__init__(whole.free, whole.taken)
        self.whole = whole
        self.candidates = candidates

    def take(self, count: int = 1) -> RegisterRange:
        """The next registers; OutOfRegistersError if there are none left."""
        return self.whole.take_of(self.candidates, count)


@dataclass
class ScalarCode(Code):
    """SALU code for uniform values. `words` maps values to the registers that hold them, as exact numbers."""

    view: Arithmetic
    pool: Pool
    words: dict[Polynomial, RegisterRange]
    pairs: dict[Polynomial, RegisterRange]
    """64-bit values by the pair that holds them, pointers first"""
    fetch: Callable[[int], RegisterRange | None] = lambda _: None
    """a register with a workgroup id or an argument of 4 bytes that no register holds any more, by its atom"""
    fetch_pair: Callable[[int], RegisterRange | None] = lambda _: None
    """the same for an argument of 8 bytes"""

    # -- words

    def word(self, value: Polynomial) -> Word:
        """A register or constant that holds the value modulo 2^32."""
        if value.is_constant:
            return short(value.constant)
        found = self.words.get(value)
        if found is None:
            found = self.words[value] = self._computed(value)
        return found

    def register(self, value: Polynomial) -> RegisterRange:
        """The same in a register, also for constants."""
        held = self.word(value)
        if isinstance(held, RegisterRange):
            return held
        target = self.pool.take()
        self.emit(opcodes.S_MOV_B32, target, held)
        self.words[value] = target
        return target

    def _computed(self, value: Polynomial) -> RegisterRange:
        terms = value.sorted()
        if len(terms) == 1:
            return self._product(*terms[0])
        constant = value.constant
        rest = value - constant
        first, second = (self.word(rest), short(constant)) if constant else self._two_parts(rest)
        target = self.pool.take()
        self.emit(opcodes.S_ADD_U32, target, first, second)
        return target

    def _two_parts(self, value: Polynomial) -> tuple[Word, Word]:
        """A sum as two values: what a factor has in common, or a held value and the rest."""
        for held in self.words:
            rest = value - held
            if len(rest.terms) < len(value.terms) and rest and len(held.terms) > 1:
                return self.words[held], self.word(rest)
        factor, inner, rest = _factored(value)
        if factor is not None and len(inner.terms) > 1:
            target = self.pool.take()
            self.emit(opcodes.S_MUL_I32, target, self.word(variable(factor)), self.word(inner))
            if not rest:
                return target, 0
            return target, self.word(rest)
        monomial, coefficient = value.sorted()[0]
        first = Polynomial({monomial: coefficient})
        return self.word(first), self.word(value - first)

    def _product(self, monomial: Monomial, coefficient: int) -> RegisterRange:
        """coefficient * product of atoms, from the largest part that a register holds."""
        best: tuple[int, int] | None = None
        source: RegisterRange | None = None
        rest: Monomial = ()
        for held, register in self.words.items():
            if len(held.terms) != 1:
                continue
            ((own, scale),) = held.terms.items()
            left = _without(monomial, own)
            if not own or left is None or coefficient % scale:
                continue
            merit = (len(own), abs(scale))
            if best is None or merit > best:
                best, source, rest = merit, register, left
                remaining = coefficient // scale
        if source is None:
            found = self.fetch(monomial[0])
            if found is None:
                raise CannotComputeError(f"no register holds {self.view.atoms.name(monomial[0])}")
            self.words[variable(monomial[0])] = found
            return self._product(monomial, coefficient)
        result: RegisterRange = source
        if rest:
            target = self.pool.take()
            self.emit(opcodes.S_MUL_I32, target, result, self.word(Polynomial({rest: 1})))
            result = target
        return self._scaled(result, remaining)

    def _scaled(self, source: RegisterRange, factor: int) -> RegisterRange:
        if factor == 1:
            return source
        target = self.pool.take()
        if factor > 0 and factor & (factor - 1) == 0:
            self.emit(opcodes.S_LSHL_B32, target, source, factor.bit_length() - 1)
        else:
            self.emit(opcodes.S_MUL_I32, target, source, short(factor))
        return target

    # -- pairs

    def pair(self, value: Polynomial) -> RegisterRange:
        """A pair of registers with the value modulo 2^64."""
        found = self.pairs.get(value)
        if found is None:
            found = self.pairs[value] = self._pair(value)
        return found

    def _pair(self, value: Polynomial) -> RegisterRange:
        for held, register in reversed(list(self.pairs.items())):  # one step from what is there
            distance = value - held
            low, high = self.view.range(distance)
            if low >= 0 and high < _WORD and (len(distance.terms) == 1 or distance in self.words):
                return self._wide(distance, register)
        near = [held for held in self.pairs if self._is_near(value - held)]
        if not near:
            return self._wide(value, None)
        base = min(near, key=lambda held: len((value - held).terms))
        return self._wide(value - base, self.pairs[base])

    def _is_near(self, distance: Polynomial) -> bool:
        """True if no pointer is left in a difference, nor half of one."""
        atoms = [self.view.atoms[atom] for atom in distance.atoms()]
        return all(atom.high < _WORD and all(map(self._is_near, atom.polynomials)) for atom in atoms)

    def _wide(self, value: Polynomial, base: RegisterRange | None) -> RegisterRange:
        """base + value."""
        low, high = self.view.range(value)
        if low >= 0 and high < _WORD:
            word = self.word(value)
            target = self.pool.take(2)
            if base is None:
                self.emit(opcodes.S_MOV_B32, low_half(target), word)
                self.emit(opcodes.S_MOV_B32, high_half(target), 0)
            else:
                add(self, target, base, word, 0)
            return target
        if value.is_constant:
            target = self.pool.take(2)
            if base is None:
                base = self._wide(ZERO, None)
            add(self, target, base, short(value.constant), short(value.constant >> 32))
            return target
        part, rest = self._wide_part(value)
        if base is not None:
            target = self.pool.take(2)
            add(self, target, base, low_half(part), high_half(part))
            part = target
        return self._wide(rest, part) if rest else part

    def _whole(self, atom: int) -> RegisterRange | None:
        """A pair that holds an atom of 64 bits."""
        if self.view.atoms[atom].high < _WORD:
            return None
        found = self.pairs.get(variable(atom)) or self.fetch_pair(atom)
        if found is not None:
            self.pairs[variable(atom)] = found
        return found

    def _shifted_pair(self, source: RegisterRange, places: int) -> RegisterRange:
        if not places:
            return source
        target = self.pool.take(2)
        self.emit(opcodes.S_LSHL_B64, target, source, places)
        return target

    def _wide_part(self, value: Polynomial) -> tuple[RegisterRange, Polynomial]:
        """(a pair that holds part of the value, the rest)."""
        for monomial, coefficient in value.sorted():
            wrapped = self._wrapped(monomial, coefficient)
            if wrapped is not None:
                return wrapped, value - Polynomial({monomial: coefficient})
        for atom in value.atoms():
            scale = value.terms.get((atom,), 0)
            whole = self._whole(atom) if scale > 0 and scale & (scale - 1) == 0 else None
            if whole is not None:
                return self._shifted_pair(whole, scale.bit_length() - 1), value - variable(atom).scaled(scale)
        for held, pair in self.pairs.items():
            if held and len((value - held).terms) == len(value.terms) - len(held.terms):
                return pair, value - held
        factor, inner, rest = _factored(value)
        if factor is None:
            raise CannotComputeError(f"{self.view.atoms.describe(value)} needs more than 32 bits")
        zeros = inner.trailing_zeros()
        return self._shifted_pair(self._wide_product(variable(factor), inner.quotient(1 << zeros)), zeros), rest

    def _wide_product(self, *factors: Polynomial) -> RegisterRange:
        """The product of two words, both without a sign or both with one."""
        ranges = [self.view.range(part) for part in factors]
        signed = any(low < 0 for low, _ in ranges)
        least, most = (-_WORD // 2, _WORD // 2) if signed else (0, _WORD)
        for part, (low, high) in zip(factors, ranges, strict=True):
            if low < least or high >= most:
                raise CannotComputeError(f"{self.view.atoms.describe(part)} needs more than 32 bits")
        first, second = (self.word(self.view.reduce(part, 32)) for part in factors)
        target = self.pool.take(2)
        self.emit(opcodes.S_MUL_HI_I32 if signed else opcodes.S_MUL_HI_U32, high_half(target), first, second)
        self.emit(opcodes.S_MUL_I32, low_half(target), first, second)
        return target

    def _wrapped(self, monomial: Monomial, coefficient: int) -> RegisterRange | None:
        """coefficient * (a signed word), as a pair."""
        if len(monomial) != 1 or self.view.atoms[monomial[0]].kind is not Kind.SIGNED:
            return None
        atom = self.view.atoms[monomial[0]]
        bits, inner = atom.arguments[0], atom.polynomials[0]
        assert isinstance(bits, int)
        scale = 1 << (32 - bits)
        if coefficient % scale or (shift := coefficient // scale) & (shift - 1) or shift < 1:
            return None
        word = self.register(self.view.reduce(inner.scaled(scale), 32))
        target = self.pool.take(2)
        self.emit(opcodes.S_MOV_B32, low_half(target), word)
        self.emit(opcodes.S_ASHR_I32, high_half(target), word, 31)
        if shift > 1:
            self.emit(opcodes.S_LSHL_B64, target, target, shift.bit_length() - 1)
        return target


def add(code: Code, target: RegisterRange, base: RegisterRange, low: Word, high: Word) -> None:
    """Emit target = base + (low, high): two instructions side by side, as SCC is set between them."""
    code.emit(opcodes.S_ADD_U32, low_half(target), low_half(base), low)
    code.emit(opcodes.S_ADDC_U32, high_half(target), high_half(base), high)


def subtract(code: Code, target: RegisterRange, base: RegisterRange, low: Word, high: Word) -> None:
    """Emit target = base - (low, high)."""
    code.emit(opcodes.S_SUB_U32, low_half(target), low_half(base), low)
    code.emit(opcodes.S_SUBB_U32, high_half(target), high_half(base), high)


def low_half(pair: RegisterRange) -> RegisterRange:
    """The first register of a pair."""
    return RegisterRange(pair.first)


def high_half(pair: RegisterRange) -> RegisterRange:
    """The second register of a pair."""
    return RegisterRange(Register(pair.first + 1))


def _without(monomial: Monomial, part: Monomial) -> Monomial | None:
    """The other factors of a product, None if `part` is not part of it."""
    rest = list(monomial)
    for atom in part:
        if atom not in rest:
            return None
        rest.remove(atom)
    return tuple(rest)


def _factored(value: Polynomial) -> tuple[int | None, Polynomial, Polynomial]:
    """(atom, P, rest) with value = atom * P + rest; the atom that most terms have in common."""
    counts: dict[int, int] = {}
    for monomial in value.terms:
        if len(monomial) > 1:
            for atom in set(monomial):
                counts[atom] = counts.get(atom, 0) + 1
    for monomial in value.terms:
        for atom in set(monomial):
            if atom in counts and len(monomial) == 1:
                counts[atom] += 1
    if not counts:
        single = next((monomial for monomial in value.terms if monomial), None)
        if single is None:
            return None, ZERO, value
        return single[0], number(value.terms[single]), value - Polynomial({single: value.terms[single]})
    best = max(counts, key=lambda atom: (counts[atom], -atom))
    inner: dict[Monomial, int] = {}
    rest: dict[Monomial, int] = {}
    for monomial, coefficient in value.terms.items():
        left = _without(monomial, (best,))
        if left is None:
            rest[monomial] = coefficient
        else:
            inner[left] = inner.get(left, 0) + coefficient
    return best, Polynomial(inner), Polynomial(rest)


@dataclass
class VectorCode(Code):
    """VALU code for values that differ between lanes. `words` maps values to the VGPRs that hold them."""

    scalar: ScalarCode
    pool: Pool
    words: dict[Polynomial, RegisterRange]
    recall: Callable[[VectorCode, Polynomial], bool] = lambda *_: False
    """brings a word that has these bits in a row, from somewhere that is no register, into `words`; whether it did"""

    @property
    def view(self) -> Arithmetic:
        """The arithmetic of the place where the code will stand."""
        return self.scalar.view

    def word(self, value: Polynomial) -> RegisterRange:
        """A VGPR that holds the value modulo 2^32."""
        found = self.words.get(value)
        if found is None:
            found = self.words[value] = self._computed(value)
        return found

    def _computed(self, value: Polynomial) -> RegisterRange:
        for held in reversed(self.words):  # one uniform step from what is there
            distance = value - held
            if len(distance.terms) == 1 and self.view.atoms.is_uniform(distance) and not distance.is_constant:
                source = self.words[held]
                target = self.pool.take()
                self.emit(opcodes.V_ADD_NC_U32_E32, target, self.scalar.register(distance), source)
                return target
        zeros = value.trailing_zeros()
        if zeros:
            source = self.word(value.quotient(1 << zeros))
            target = self.pool.take()
            self.emit(opcodes.V_LSHLREV_B32_E32, target, zeros, source)
            return target
        groups = self._by_uniform_factor(value)
        if len(groups) == 1:
            ((factor, inner),) = groups.items()
            if factor:
                return self._times(inner, factor)
            return self._bits(inner)
        ordered = sorted(groups.items(), key=lambda group: (-len(group[0]), group[0]))
        factor, inner = ordered[0]
        first = Polynomial({CONSTANT: 1}) if not factor else Polynomial({factor: 1})
        left = self.word(first * inner)
        right = self.word(value - first * inner)
        target = self.pool.take()
        self.emit(opcodes.V_ADD_NC_U32_E32, target, left, right)
        return target

    def _by_uniform_factor(self, value: Polynomial) -> dict[Monomial, Polynomial]:
        """Lane parts by the uniform atoms that they are multiplied with; constants go with the plain part."""
        groups: dict[Monomial, dict[Monomial, int]] = {}
        for monomial, coefficient in value.terms.items():
            uniform = tuple(atom for atom in monomial if self.view.atoms[atom].uniform)
            own = tuple(atom for atom in monomial if not self.view.atoms[atom].uniform)
            groups.setdefault(uniform, {})[own] = coefficient
        return {factor: Polynomial(terms) for factor, terms in groups.items()}

    def _times(self, inner: Polynomial, factor: Monomial) -> RegisterRange:
        scalar = self.scalar.register(Polynomial({factor: 1}))
        if inner.is_constant:
            target = self.pool.take()
            held = self.scalar.register(Polynomial({factor: inner.constant}))
            self.emit(opcodes.V_MOV_B32_E32, target, held)
            return target
        source = self.word(inner)
        target = self.pool.take()
        self.emit(opcodes.V_MUL_LO_U32, target, scalar, source)
        return target

    def _bits(self, value: Polynomial) -> RegisterRange:
        """A sum of work-item bits and a constant: fields of registers that hold them."""
        if value.is_constant:
            target = self.pool.take()
            self.emit(opcodes.V_MOV_B32_E32, target, short(value.constant))
            return target
        constant = value.constant
        rest = value - constant
        if constant:
            source = self.word(rest)
            target = self.pool.take()
            self.emit(opcodes.V_ADD_NC_U32_E32, target, short(constant), source)
            return target
        for held in list(self.words):
            left = value - held
            if len(left.terms) < len(value.terms) and left:
                first, second = self.words[held], self.word(left)
                target = self.pool.take()
                self.emit(opcodes.V_ADD_NC_U32_E32, target, first, second)
                return target
        field_, scale, left = self._field(value)
        source = self._extracted(field_)
        if scale != 1:
            target = self.pool.take()
            if scale & (scale - 1) == 0 and scale > 0:
                self.emit(opcodes.V_LSHLREV_B32_E32, target, scale.bit_length() - 1, source)
            else:
                self.emit(opcodes.V_MUL_LO_U32, target, source, self.scalar.register(number(scale)))
            source = target
        if not left:
            return source
        other = self.word(left)
        target = self.pool.take()
        self.emit(opcodes.V_ADD_NC_U32_E32, target, source, other)
        return target

    def _field(self, value: Polynomial) -> tuple[Polynomial, int, Polynomial]:
        """(bits of one word in a row, their scale, the rest) of a sum of bits."""
        atoms = self.view.atoms
        bits: dict[tuple[str, int], tuple[int, int]] = {}
        for monomial, coefficient in value.terms.items():
            if len(monomial) != 1 or "." not in atoms[monomial[0]].name or monomial[0] > 0:
                raise CannotComputeError(f"no register holds {atoms.describe(value)}")
            name, _, position = atoms[monomial[0]].name.partition(".")
            bits[name, int(position)] = (monomial[0], coefficient)
        (word, place), (_, scale) = min(bits.items(), key=lambda item: item[0])
        terms: dict[Monomial, int] = {}
        count = 0
        while (word, place + count) in bits and bits[word, place + count][1] == scale << count:
            terms[bits[word, place + count][0],] = 1 << count
            count += 1
        field_ = Polynomial(terms)
        return field_, scale, value - field_.scaled(scale)

    def _extracted(self, field_: Polynomial) -> RegisterRange:
        """A register with a field of work-item bits, shifted down to bit 0."""
        if field_ in self.words:
            return self.words[field_]
        width = len(field_.terms)
        for held, register in self.words.items():
            first = place_of_field(self.view, held, field_)
            if first is not None:
                target = self.pool.take()
                if first + width >= self.view.range(held)[1].bit_length():
                    self.emit(opcodes.V_LSHRREV_B32_E32, target, first, register)
                elif first == 0:
                    self.emit(opcodes.V_AND_B32_E32, target, short((1 << width) - 1), register)
                else:
                    self.emit(opcodes.V_BFE_U32, target, register, first, width)
                self.words[field_] = target
                return target
        if self.recall(self, field_):
            return self._extracted(field_)
        raise CannotComputeError(f"no register holds {self.view.atoms.describe(field_)}")


def place_of_field(view: Arithmetic, word: Polynomial, field_: Polynomial) -> int | None:
    """Where a word has the bits of a field in a row; None if nowhere."""
    width = len(field_.terms)
    places = range(32 - width + 1)
    return next(
        (place for place in places if view.field(word, place, place + width) == field_.scaled(1 << place)), None
    )


@contextmanager
def undone_on_failure(*makers: ScalarCode | VectorCode) -> Iterator[None]:
    """A CannotComputeError inside leaves no trace: neither code nor registers taken nor words held."""
    marks = [
        (len(maker.instructions), dict(maker.words), list(maker.pool.taken), list(maker.pool.free)) for maker in makers
    ]
    try:
        yield
    except CannotComputeError:
        for maker, (length, words, taken, free) in zip(makers, marks, strict=True):
            del maker.instructions[length:]
            maker.words = words
            maker.pool.taken, maker.pool.free = taken, free
        raise


def held_words(view: Arithmetic, values: Iterator[tuple[int, Polynomial]]) -> dict[Polynomial, RegisterRange]:
    """Exact values by register, of registers whose value is known to fit 32 bits."""
    found: dict[Polynomial, RegisterRange] = {}
    for register, value in values:
        resolved = view.resolve(value, 32)
        low, high = view.range(resolved)
        if low >= 0 and high < _WORD and not resolved.is_constant:
            found.setdefault(resolved, RegisterRange(Register(register)))
    return found
