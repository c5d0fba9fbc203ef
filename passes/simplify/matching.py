"""Where identities match a function: instructions that compute the intermediate values, what sources are bound to.

A use belongs to a definition if it finds the version of the register that the definition made, in lanes that the
definition wrote: EXEC is the same at both, or was full at the definition. Instructions with modifiers, negated sources
or DPP match nothing but what says so. It is long because it has a short method for each kind of operand and each thing
that a condition may ask about a source.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from functools import lru_cache
from typing import Final

from isatool.analysis.available import available
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS, VGPRS, members
from isatool.analysis.exec_state import compute_exec_state
from isatool.analysis.kernel import Kernel
from isatool.analysis.launch_facts import item_bits
from isatool.analysis.waits import analyse_waits
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Integer, Operand
from isatool.ir.pairs import as_single, constant_of
from isatool.ir.program import Function
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_HI, EXEC_LO, MODE, NULL, VGPR_BASE, Register, RegisterRange
from isatool.isa.table import Row, Unit
from isatool.passes.simplify.rules import NOWHERE, IdentityRule, RuleLine, RuleOperand
from isatool.passes.simplify.versions import ENTRY, Key, Versions, compute_versions, keys_of, keys_of_operand
from isatool.records import dataclass, record
from isatool.semantics.mode import Mode

_WORD: Final = (1 << 32) - 1
_QUIETING: Final = frozenset((
    Op.FADD, Op.FMUL, Op.FMA, Op.FMAC, Op.FMAX, Op.FMIN, Op.FMAAK, Op.FMAMK, Op.FSUBREV, "fsub", "fmax3", "fmin3",
))  # fmt: skip
"""operations on floats whose results are never signalling NaNs, in the MODE of compiled kernels"""
_SIGN: Final = 31
_ANY: Final = (-(1 << _SIGN), (1 << _SIGN) - 1)
_DEEPEST: Final = 8
"""definitions that are followed for what is known of a value"""


@record
class Source:
    """What a name is bound to: a register or half with the versions that it had, or a constant by its bits."""

    operand: Operand
    keys: tuple[Key, ...]
    versions: tuple[int, ...]
    place: int
    """the instruction that reads it"""

    @property
    def number(self) -> int | None:
        """The bits of a constant."""
        return self.operand.integer

    def is_same(self, other: Source) -> bool:
        """Whether both are the same bits."""
        return self.operand == other.operand and self.versions == other.versions


@record
class Match:
    """An identity at a root: the instructions of its pattern by line, sources by name, all constants."""

    rule: IdentityRule
    places: tuple[int, ...]
    sources: dict[str, Source]
    constants: dict[str, int]

    @property
    def root(self) -> int:
        """The instruction that computes the result."""
        return self.places[-1]


@dataclass
class _Trial:
    places: dict[int, int] = field(default_factory=dict)
    sources: dict[str, Source] = field(default_factory=dict)
    constants: dict[str, int] = field(default_factory=dict)

    def copy(self) -> _Trial:
        return _Trial(dict(self.places), dict(self.sources), dict(self.constants))


class Matcher:
    """Looks for identities in one function."""

    def __init__(self, flow: ControlFlow) -> None:
        self.flow = flow
        self.versions: Versions = compute_versions(flow)
        self.exec_state = compute_exec_state(flow)
        self.sets_mode = any(effect.writes >> MODE & 1 for effect in flow.effects)
        self.item_bits = item_bits(flow.function)
        self.usual_mode = has_usual_mode(flow.function)
        self._pending: dict[int, dict[int, int]] = {}
        self._made_by: dict[int, frozenset[str]] = {}
        self._definitions: dict[tuple[int, int, bool], tuple[Operand, tuple[int, Instruction] | None]] = {}
        """by place, operand, which is kept so that its identity stays its own, and whether in any block"""
        self._bits: dict[tuple[int, Register, int], int] = {}
        """the possible bits of what an instruction makes: its place, the register, as there are two in a VOPD, and how
        many definitions are followed
        """
        self._halves: tuple[dict[Register, Instruction], ...] | None = None

    def matches(self, rule: IdentityRule, root: int) -> Iterator[Match]:
        """Every way in which an instruction is the root of an identity."""
        half = self.plain(root)
        if half is None or any(names.isdisjoint(self._makers(root)) for names in rule.needed):
            return
        for trial in self._step(rule, len(rule.steps) - 1, root, half, _Trial()):
            asked = {name: self._asked(name, trial) for name in rule.identity.asked}
            found = rule.identity.bindings({**trial.constants, **asked})
            if found is None:
                continue
            places = tuple(trial.places[number] for number in range(len(rule.steps)))
            if rule.identity.usual_mode and not self.usual_mode:
                return
            if len(set(places)) == len(places) and self._same_mode(places):
                yield Match(rule, places, trial.sources, {**trial.constants, **found})

    def _makers(self, index: int) -> frozenset[str]:
        """The mnemonics of the instructions that made an instruction's operands."""
        found = self._made_by.get(index)
        if found is None:
            made = [self.definition(operand, index) for operand in self.flow.instructions[index].operands[1:]]
            rows = [each[1].row for each in made if each is not None]
            found = self._made_by[index] = frozenset(row.mnemonic for row in rows if row is not None)
        return found

    def plain(self, index: int) -> Instruction | None:
        """An instruction that is no half of a VOPD and that a pass may look into."""
        instruction = self.flow.instructions[index]
        if not isinstance(instruction, Instruction) or not self._is_open(index):
            return None
        return instruction if instruction.unit in (Unit.VALU, Unit.SALU) and instruction.form is not None else None

    def _is_open(self, index: int) -> bool:
        return index not in self.flow.fences and self.flow.effects[index] is not OPAQUE_EFFECTS

    def _same_mode(self, places: tuple[int, ...]) -> bool:
        """Rounding and denormals are the same at all; not known where the function changes them."""
        return not self.sets_mode or not any(self.flow.effects[place].reads >> MODE & 1 for place in places)

    def _asked(self, name: str, trial: _Trial) -> int:
        """A constant, for x_bits the bits that x may have, for x_low and x_high its least and greatest number."""
        if name in trial.constants:
            return trial.constants[name]
        subject, _, asked = name.rpartition("_")
        source = trial.sources[subject]
        if asked == "quiet":
            return int(self._is_quiet(source.operand, source.place, _DEEPEST))
        return self.possible(source) if asked == "bits" else self.interval(source)[asked == "high"]

    # -- one line of a pattern

    def _step(self, rule: IdentityRule, number: int, index: int, half: Instruction, trial: _Trial) -> Iterator[_Trial]:
        step = rule.steps[number]
        if not _fits(half, step):
            return
        sources = half.operands[1:]
        exchanged = (*sources[1::-1], *sources[2:])
        orders = [sources if half.row is step.row else exchanged]
        if step.row.commutes and len(sources) > 1 and not _is_float(step.row):
            orders.append(exchanged)
        for order in orders:
            begun = trial.copy()
            begun.places[number] = index
            yield from self._sources(rule, step, order, 0, index, begun)

    def _sources(
        self, rule: IdentityRule, step: RuleLine, operands: tuple[Operand, ...], at: int, index: int, trial: _Trial
    ) -> Iterator[_Trial]:
        if at == len(step.sources):
            yield trial
            return
        for bound in self._bound(rule, step.sources[at], operands[at], index, trial):
            yield from self._sources(rule, step, operands, at + 1, index, bound)

    def _bound(
        self, rule: IdentityRule, part: RuleOperand, operand: Operand, index: int, trial: _Trial
    ) -> Iterator[_Trial]:
        """The trial with a source of the pattern bound to an operand."""
        if part.name == NOWHERE:
            if operand.registers == (NULL,):
                yield trial
            return
        if part.is_constant:
            number = self.number(operand, index)
            if number is None:
                return
            if part.number is not None:
                if number == part.number & _mask(operand):
                    yield trial
                return
            known = trial.constants.setdefault(part.name, number)
            if known == number:
                yield trial
            return
        line = rule.writers.get(part.name)
        if line is None:
            source = self.source(operand, index)
            if source is None or part.half not in ("", operand.half):
                return
            known_source = trial.sources.setdefault(part.name, source)
            if known_source.is_same(source):
                yield trial
            return
        if part.half and operand.half != part.half:
            return
        found = self.definition(operand, index)
        if found is None:
            return
        place, half = found
        if trial.places.get(line, place) != place:
            return
        if line in trial.places:
            yield trial
            return
        yield from self._step(rule, line, place, half, trial)

    def source(self, operand: Operand, index: int) -> Source | None:
        """A source without sign, as it may be used in another instruction."""
        if operand.has_sign:
            return None
        number = constant_of(operand)
        if number is not None:
            return Source(Operand(Integer(number, "" if number in range(65) else hex(number))), (), (), index)
        if not operand.is_register or operand.width != 1:
            return None
        if not operand.half and operand.spec is not None and operand.spec.type.endswith("16"):
            return None  # a scalar or op_sel: which half is meant is not said
        keys = keys_of_operand(operand)
        plain = Operand(operand.value, half=operand.half)
        return Source(plain, keys, self.versions.of(index, keys), index)

    def number(self, operand: Operand, index: int) -> int | None:
        """The bits of a constant, or of a register that a plain move of one made."""
        found = constant_of(operand)
        if found is not None or operand.is_modified:
            return found
        made = self.definition(operand, index)
        if made is None or made[1].operation != Op.MOV or made[1].modifiers or len(made[1].operands) != 2:
            return None
        return constant_of(made[1].operands[1])

    def definition(self, operand: Operand, index: int, *, anywhere: bool = False) -> tuple[int, Instruction] | None:
        """The instruction whose result an operand reads in all lanes that read it, as its dense index and a single; in
        the same block, since the proof goes block by block, or `anywhere`.
        """
        if operand.has_sign or operand.width != 1 or not operand.is_register:
            return None
        known = self._definitions.get((index, id(operand), anywhere))
        if known is None:
            found = self._definition(operand, index, anywhere=anywhere)
            known = self._definitions[index, id(operand), anywhere] = operand, found
        return known[1]

    def _definition(self, operand: Operand, index: int, *, anywhere: bool) -> tuple[int, Instruction] | None:
        keys = keys_of_operand(operand)
        versions = set(self.versions.of(index, keys))
        place = versions.pop()
        if versions or place < 0 or not self._is_open(place) or not self.sees(place, index):
            return None
        if not anywhere and self.flow.block_of[place] != self.flow.block_of[index]:
            return None
        register = operand.registers[0]
        for half in self.flow.instructions[place].halves:
            if register in half.defs and half.operands and half.operands[0].registers == (register,):
                if half.form is None or half.form.dpp or half.unit not in (Unit.VALU, Unit.SALU):
                    return None
                try:
                    single = as_single(half)
                except ValueError:
                    return None
                target = single.operands[0]
                if target.spec is None or (target.spec.type.endswith("16") and not target.half):
                    return None
                written = keys_of_operand(target)
                return (place, single) if set(keys) <= set(written) else None
        return None

    def sees(self, place: int, index: int) -> bool:
        """Whether an instruction reads only lanes that a write changed."""
        if not self.flow.effects[place].lanes:
            return True  # a scalar
        if self.exec_state.is_full(place):
            return True
        masks = [key for code in members(EXEC) for key in keys_of(RegisterRange(EXEC_LO, 2).registers[code - EXEC_LO])]
        return self.versions.of(place, masks) == self.versions.of(index, masks)

    def is_ready(self, registers: int, index: int) -> bool:
        """Whether no load or store in flight before an instruction touches any of these registers."""
        return not self.pending(index) & registers

    def pending(self, index: int) -> int:
        """The registers that loads and stores in flight before an instruction touch."""
        block = self.flow.block_of[index]
        if block not in self._pending:
            replay = analyse_waits(self.flow).replay(block)
            self._pending[block] = {place: state.pending for place, state in replay}
        return self._pending[block].get(index, VGPRS)

    # -- what blocks begin with

    def halves_at(self, block: int) -> dict[Register, Instruction]:
        """Registers that hold the upper half of another one at the start of a block, and what made them."""
        if self._halves is None:
            self._halves = available(self.flow, _takes_half)
        return self._halves[block]

    def carried(self, register: Register, index: int) -> Register | None:
        """The register whose upper half another one holds at an instruction, as it did at the start of its block."""
        block = self.flow.block_of[index]
        made = self.halves_at(block).get(register)
        if made is None:
            return None
        word = made.operands[2].registers[0]
        first = self.flow.blocks[block].first
        keys = [key for each in (register, word, EXEC_LO, EXEC_HI) for key in keys_of(each)]
        return word if self.versions.of(first, keys) == self.versions.of(index, keys) else None

    # -- what is known of values

    def possible(self, source: Source) -> int:
        """The bits of a source that may be 1."""
        number = source.number
        if number is not None:
            return number
        return self._possible(source.operand, source.place, _DEEPEST)

    def is_zero(self, operand: Operand, index: int) -> bool:
        """Whether an operand of an instruction is certainly 0."""
        return not self._possible(operand, index, _DEEPEST)

    def _possible(self, operand: Operand, index: int, depth: int) -> int:
        whole = 0xFFFF if operand.half else _WORD
        number = constant_of(operand)
        if number is not None:
            return number & whole
        if operand.registers == (VGPR_BASE,) and set(self.versions.of(index, keys_of_operand(operand))) == {ENTRY}:
            return self.item_bits if not operand.half else whole
        made = self.definition(operand, index, anywhere=True) if depth else None
        if made is None or made[1].modifiers:
            return whole
        place, half = made
        row, sources = half.row, half.operands[1:]
        if row is None or operand.half or row.type not in ("b32", "u32", "i32") or any(s.half for s in sources):
            return whole
        key = place, half.operands[0].registers[0], depth
        if key not in self._bits:
            parts = [self._possible(source, place, depth - 1) for source in sources]
            self._bits[key] = _possible_result(row, parts, [self.number(source, place) for source in sources])
        return self._bits[key] & whole

    def _is_quiet(self, operand: Operand, index: int, depth: int) -> bool:
        """Whether a float operand of 32 bits is certainly no signalling NaN."""
        number = constant_of(operand)
        if number is not None:
            return number & 0x7F800000 != 0x7F800000 or not number & 0x7FFFFF or bool(number & 0x400000)
        if not depth or not operand.is_vgpr or operand.width != 1 or operand.half:
            return False
        places = set(self.versions.of(index, keys_of_operand(operand)))
        place = places.pop()
        if places or place < 0 or not self._is_open(place) or not self.sees(place, index):
            return False
        if self.flow.block_of[place] != self.flow.block_of[index]:
            return False
        for half in self.flow.instructions[place].halves:
            if half.operands and half.operands[0].registers == operand.registers and half.row is not None:
                if half.operation in (Op.MOV, Op.CNDMASK) and half.row.type == "b32" and _keeps_active(half):
                    return all(self._is_quiet(each, place, depth - 1) for each in half.operands[1:3] if each.is_use)
                return half.row.type == "f32" and half.operation in _QUIETING
        return False

    def interval(self, source: Source) -> tuple[int, int]:
        """The least and the greatest signed number that a source of 32 bits may be."""
        return self._interval(source.operand, source.place, _DEEPEST)

    def _interval(self, operand: Operand, index: int, depth: int) -> tuple[int, int]:
        possible = self._possible(operand, index, depth)
        if not possible >> _SIGN:
            return 0, possible
        number = constant_of(operand)
        if number is not None:
            return signed(number), signed(number)
        made = self.definition(operand, index, anywhere=True) if depth and not operand.half else None
        if made is None or made[1].modifiers:
            return _ANY
        place, half = made
        if half.row is None or half.row.type not in ("b32", "u32", "i32"):
            return _ANY
        if any(source.half or source.width > 1 for source in half.operands[1:]):
            return _ANY
        numbers = [self.number(source, place) for source in half.operands[1:]]
        is_field = half.operation == Op.BFE and half.row.type == "i32" and half.unit is Unit.VALU
        count = numbers[2] if is_field else None
        if count is not None and 0 < count < 32:
            return -(1 << count - 1), (1 << count - 1) - 1
        if half.operation == Op.ASHRREV and numbers[0] is not None:
            low, high = self._interval(half.operands[2], place, depth - 1)
            return low >> numbers[0] % 32, high >> numbers[0] % 32
        if half.operation not in (Op.MOV, Op.ADD_NC, Op.SUB_NC, Op.SUBREV_NC):
            return _ANY
        parts = [self._interval(source, place, depth - 1) for source in half.operands[1:]]
        found = parts[0]
        if half.operation == Op.ADD_NC:
            found = parts[0][0] + parts[1][0], parts[0][1] + parts[1][1]
        elif half.operation != Op.MOV:
            (low, high), (less, more) = parts if half.operation == Op.SUB_NC else parts[::-1]
            found = low - more, high - less
        return found if _ANY[0] <= found[0] and found[1] <= _ANY[1] else _ANY


def _keeps_active(half: Instruction) -> bool:
    """Whether an instruction has no modifiers but DPP that reads 0 instead of lanes that are off."""
    if half.form is None or any(operand.has_sign for operand in half.operands):
        return False
    if not half.form.dpp:
        return not half.modifiers
    words = {str(modifier) for modifier in half.modifiers}
    return (
        {"row_mask:0xf", "bank_mask:0xf", "bound_ctrl:1"} <= words and half.operation == Op.MOV and not half.has("fi")
    )


def has_usual_mode(function: Function) -> bool:
    """Whether a kernel begins with the MODE of compiled ones, as far as results depend on it."""
    descriptor = Kernel(function).descriptor
    return descriptor is not None and Mode.of_bits(descriptor.mode_register) == Mode()


def signed(number: int) -> int:
    """32 bits as a signed number."""
    return number - (number >> _SIGN << _SIGN + 1)


def _takes_half(instruction: Instruction) -> bool:
    """Whether an instruction gives a register the upper half of another one."""
    if instruction.operation != Op.LSHRREV or instruction.modifiers or len(instruction.operands) != 3:
        return False
    target, amount, source = instruction.operands
    if instruction.type != "b32" or not (target.is_vgpr and source.is_vgpr):
        return False
    return amount.integer == 16 and not source.has_sign


def _possible_result(row: Row, parts: list[int], numbers: list[int | None]) -> int:
    """The bits that may be 1 in a result, by those of the sources."""
    operation = row.operation
    if operation == Op.AND:
        return parts[0] & parts[1]
    if operation in (Op.OR, Op.XOR):
        return parts[0] | parts[1]
    if operation == Op.OR3:
        return parts[0] | parts[1] | parts[2]
    if operation == Op.AND_OR:
        return parts[0] & parts[1] | parts[2]
    if operation == Op.MOV:
        return parts[0]
    if operation == Op.CNDMASK:
        return parts[0] | parts[1]
    if operation == Op.LSHRREV and numbers[0] is not None:
        return parts[1] >> (numbers[0] & 31)
    if operation == Op.LSHLREV and numbers[0] is not None:
        return parts[1] << (numbers[0] & 31) & _WORD
    if operation == Op.BFE and row.type == "u32" and (count := _field_count(numbers)) is not None:
        return (1 << count) - 1 & _WORD
    if operation in (Op.ADD_NC, Op.ADD3) and sum(parts) <= _WORD:
        return (1 << sum(parts).bit_length()) - 1
    return _WORD


def _field_count(numbers: list[int | None]) -> int | None:
    """The bits of a field by the sources of v_bfe or, offset and count in one, s_bfe; None if that is not known."""
    *_, last = numbers
    if last is None:
        return None
    return last & 31 if len(numbers) > 2 else last >> 16 & 0x7F


def _is_float(row: Row) -> bool:
    """Whether the order of sources decides which of two NaNs is the result."""
    return row.type[:1] == "f" or row.type.startswith("v2f")


@lru_cache(maxsize=65536)
def _fits(half: Instruction, step: RuleLine) -> bool:
    """Whether an instruction is of a line's kind, operands apart."""
    if half.row is None or len(half.operands) != len(step.sources) + 1:
        return False
    if half.row is not step.row and (half.row.exchange != step.row.mnemonic or _is_float(step.row)):
        return False
    if tuple(map(str, half.modifiers)) != step.modifiers or half.form is None or half.form.dpp:
        return False
    return not any(operand.has_sign for operand in half.operands)


def _mask(operand: Operand) -> int:
    return 0xFFFF if operand.spec is not None and operand.spec.type.endswith("16") else _WORD
