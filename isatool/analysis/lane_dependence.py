"""What is a mask of lanes, and what depends on the number of a lane: kinds of values, and what instructions do to them.

A mask of lanes is a scalar whose bit i is one function, the same for all lanes, of what the work-item in lane i has
alone: the results of vector comparisons and carries, EXEC, and what logic makes of them bit by bit. 0 and -1 are masks
too; any other number is none, though every instruction that takes a mask takes it. A lane may read its own bit of a
mask and nothing else: the number of the mask, a bit at a fixed place, how many are set, whether one is, depend on which
work-items share the wave. In wave64 a mask is a pair of registers that one instruction wrote: halves of two masks
would be another function in the upper lanes.

Kinds are told from the semantics of each instruction, effect by effect. What is not followed is of no kind, and an
effect that is not named here is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from enum import IntFlag, StrEnum
from operator import or_
from typing import Final

from isatool.analysis.effects import EXEC, bits
from isatool.asm.descriptor import Descriptor
from isatool.ir.instruction import AnyInstruction
from isatool.isa.registers import EXEC_LO, SCC, TTMP_BASE, TTMP_COUNT, Register, sgpr
from isatool.isa.table import Unit
from isatool.isa.wave import WAVE32
from isatool.records import record
from isatool.semantics.algebra import TRUE, Expr, concat, nodes_of, registers_read, trunc
from isatool.semantics.effects import (
    Barrier,
    Branch,
    CounterWait,
    Effect,
    Halt,
    Load,
    Require,
    Space,
    Store,
    WriteMask,
    WriteScalar,
    WriteScc,
    WriteVector,
)
from isatool.semantics.errors import NotEmulated
from isatool.semantics.ops import CROSS_LANE, Op

COMMON: Final = frozenset(("dispatch_ptr", "queue_ptr", "kernarg_segment_ptr", "dispatch_id", "private_segment_size"))
"""user SGPRs that all waves of a workgroup find alike"""
TRAP_REGISTERS: Final = bits(range(TTMP_BASE, TTMP_BASE + TTMP_COUNT))
"""which say of some chips where a wave runs; the semantics has them 0, as gfx11 lets kernels see them"""
BITWISE: Final = frozenset((Op.AND, Op.OR, Op.XOR, Op.NOT))
_WORD: Final = 32


class ValueKind(IntFlag):
    """What is known of a value."""

    NOTHING = 0
    OWN = 1
    """in a lane: computed from what its work-item has, and from values that are the same in all waves"""
    SAME = 2
    """all waves of the workgroup have it alike"""
    MASK = 4
    """a mask of lanes; one that is the same in all waves is 0 or -1"""
    WHOLE = 8
    """EXEC, of which some lane is on in every wave, or nothing, and that in all waves alike"""


_UNIFORM: Final = ValueKind.SAME | ValueKind.OWN
_TRUTH: Final = ValueKind.SAME | ValueKind.MASK


class Dependence(StrEnum):
    """How an instruction depends on which lane, or which wave, a work-item runs in."""

    OTHERS = "is about other lanes"
    NUMBER = "depends on the number of a lane"
    NO_MASK = "reads its lane's bit of a scalar that is no mask of lanes"
    AS_NUMBER = "reads a mask of lanes as a number"
    OF_WAVE = "reads a mask of lanes, which waves have each their own"
    UNKNOWN = "reads a scalar that waves may have each their own"
    LANES_OFF = "switches lanes off"
    NOT_FOLLOWED = "does what is not followed"


class DependsOnLaneError(Exception):
    """An instruction depends on which lane a work-item runs in."""

    def __init__(self, how: Dependence) -> None:
        super().__init__(how)
        self.how = how


@record
class Held:
    """Kinds of what scalar registers hold, SCC among them: bit sets over register codes; of masks the first register.

    Every vector register holds what is its work-item's own: nothing else gets there without DependsOnLaneError.
    """

    wave_size: int
    same: int = 0
    masks: int = 0
    wholes: int = 0

    @classmethod
    def at_entry(cls, descriptor: Descriptor) -> Held:
        """What a launch leaves in the registers of a wave; EXEC: the lanes that have a work-item."""
        users = ((first, count) for name, (first, count) in descriptor.user_sgprs.items() if name in COMMON)
        same = bits(sgpr(first + place) for first, count in users for place in range(count))
        same |= bits(sgpr(number) for number in descriptor.workgroup_id_sgprs if number is not None)
        return cls(descriptor.wave_size, same, 1 << EXEC_LO, 1 << EXEC_LO)

    def joined(self, other: Held) -> Held:
        """The facts of both of two paths, of which all waves take the same."""
        return Held(self.wave_size, self.same & other.same, self.masks & other.masks, self.wholes & other.wholes)

    def is_in_mask(self, register: Register) -> bool:
        """Whether a scalar register is one, or a half, of a mask that is not the same in all waves."""
        masks = self.masks | (self.masks << 1 if self.wave_size > WAVE32 else 0)
        return bool((masks & ~self.same) >> register & 1)

    def kind(self, expr: Expr) -> ValueKind:
        """The kind of a leaf: a register, in wave64 also a pair of them."""
        if expr.op is Op.VGPR:
            return ValueKind.OWN
        register = SCC if expr.op is Op.SCC else mask_register(expr)
        if register is None:
            return ValueKind.NOTHING
        words = bits(Register(register + place) for place in range(expr.width // _WORD or 1))
        found = _UNIFORM if not words & ~self.same else ValueKind.NOTHING
        if expr.width == self.wave_size:
            found |= ValueKind.MASK if self.masks >> register & 1 else ValueKind.NOTHING
            found |= ValueKind.WHOLE if self.wholes >> register & 1 else ValueKind.NOTHING
        return found

    def written(self, words: Mapping[Register, ValueKind], masks: Mapping[Register, ValueKind]) -> Held:
        """After writes of scalar registers, all of which are in `words`; those of `masks` are masks."""
        gone = bits(words)
        lost = gone | (gone >> 1 if self.wave_size > WAVE32 else 0)

        def of(old: int, found: Mapping[Register, ValueKind], kind: ValueKind) -> int:
            return old | bits(register for register, kinds in found.items() if kinds & kind)

        return replace(
            self,
            same=of(self.same & ~gone, words, ValueKind.SAME),
            masks=of(self.masks & ~lost, masks, ValueKind.MASK),
            wholes=of(self.wholes & ~lost, masks, ValueKind.WHOLE),
        )


@record
class Kinds:
    """Kinds of the values that one instruction computes; `loaded`: those of what its accesses read."""

    held: Held
    loaded: Mapping[int, ValueKind] = field(default_factory=dict)
    known: dict[Expr, ValueKind] = field(default_factory=dict)

    def of(self, expr: Expr) -> ValueKind:
        """The kind of a value."""
        waiting = [expr]
        while waiting:
            node = waiting[-1]
            left = [arg for arg in node.args if arg not in self.known]
            if left:
                waiting += left
                continue
            waiting.pop()
            if node not in self.known:
                self.known[node] = _kind(node, [self.known[arg] for arg in node.args], self.held, self.loaded)
        return self.known[expr]


def _kind(node: Expr, args: Sequence[ValueKind], held: Held, loaded: Mapping[int, ValueKind]) -> ValueKind:
    match node.op:
        case Op.CONST:
            return _UNIFORM | _of_number(node, held)
        case Op.VGPR | Op.SGPR | Op.SCC:
            return held.kind(node)
        case Op.LOADED | Op.FETCHED:
            return loaded.get(node.imm >> 4, ValueKind.NOTHING)
        case Op.BIT if node.args[1].op is Op.LANE and args[0] & ValueKind.MASK:
            return ValueKind.OWN
        case Op.EQ if args[0] & ValueKind.WHOLE and node.args[1].is_const and not node.args[1].imm:
            return _UNIFORM
    if node.op in CROSS_LANE or not args:
        return ValueKind.NOTHING
    common = args[0]
    for arg in args[1:]:
        common &= arg
    if node.width != held.wave_size:
        return common & _UNIFORM
    if node.op is Op.CONCAT:
        return common & _UNIFORM | held.kind(node)
    if node.op is Op.SELECT and args[0] & ValueKind.SAME:
        return common & _UNIFORM | args[1] & args[2] & (ValueKind.MASK | ValueKind.WHOLE)
    if node.op not in BITWISE:
        return common & _UNIFORM
    return common & (_UNIFORM | ValueKind.MASK) | (ValueKind.WHOLE if _is_whole(node.op, args) else ValueKind.NOTHING)


def _of_number(node: Expr, held: Held) -> ValueKind:
    if node.width != held.wave_size or node.imm not in (0, (1 << node.width) - 1):
        return ValueKind.NOTHING
    return ValueKind.MASK if node.imm else ValueKind.MASK | ValueKind.WHOLE


def _is_whole(op: Op, args: Sequence[ValueKind]) -> bool:
    """Whether logic gives EXEC where a condition holds that all waves have alike, else nothing."""
    are_whole = [bool(arg & ValueKind.WHOLE) for arg in args]
    if op is Op.AND:
        return any(are_whole) and all(map(or_, are_whole, [_TRUTH in arg for arg in args]))
    return op is Op.OR and all(are_whole)


def after(effects: Sequence[Effect], held: Held) -> Held:
    """What registers hold after an instruction with these effects; DependsOnLaneError if what it does in a work-item,
    or where the wave goes, depends on the lane.

    Memory holds the same for every work-item where nothing races. All lanes that have a work-item are on.
    """
    loads = {effect.access: effect.space for effect in effects if isinstance(effect, Load)}
    kinds = Kinds(
        held, {access: _UNIFORM if space is Space.CONSTANT else ValueKind.OWN for access, space in loads.items()}
    )
    words, masks = _scalars(effects, kinds)
    in_masks = {Register(first + place) for first in masks for place in range(held.wave_size // _WORD)}

    def require(kind: ValueKind, *values: Expr | None) -> None:
        for value in values:
            if value is not None and not kinds.of(value) & kind:
                raise DependsOnLaneError(_dependence(value, kinds, kind))

    for effect in effects:
        match effect:
            case WriteVector(value=value, where=where):
                require(ValueKind.OWN, value, where)
            case WriteMask(register=register, value=value, lanes=lanes):
                require(ValueKind.OWN, value)
                is_same = kinds.of(value) & ValueKind.SAME
                masks[register] = ValueKind.MASK | (ValueKind.WHOLE if is_same else ValueKind.NOTHING)
                words |= dict.fromkeys(
                    (Register(register + place) for place in range(lanes // _WORD)), ValueKind.NOTHING
                )
            case WriteScalar(register=register, value=value):
                if register not in in_masks:
                    require(ValueKind.SAME, value)
            case WriteScc():
                pass
            case Load(space=space, address=address, where=where):
                require(ValueKind.SAME if space is Space.CONSTANT else ValueKind.OWN, address, where)
            case Store(address=address, data=data, where=where):
                require(ValueKind.OWN, address, *data, where)
            case Branch(condition=condition):
                require(ValueKind.SAME, condition)
            case Require(condition=condition, specified=specified, range_only=range_only):
                if specified and not range_only and condition != TRUE:
                    raise DependsOnLaneError(Dependence.NOT_FOLLOWED)
            case Barrier() | CounterWait() | Halt():
                pass
            case _:
                raise DependsOnLaneError(Dependence.NOT_FOLLOWED)
    if bits(words) & EXEC:
        raise DependsOnLaneError(Dependence.LANES_OFF)
    return held.written(words, masks)


def scalar_kinds(
    instruction: AnyInstruction, held: Held
) -> tuple[dict[Register, ValueKind], dict[Register, ValueKind]]:
    """Kinds of the words, SCC among them, and of the masks that a scalar instruction writes, as far as it is known."""
    if instruction.unit is not Unit.SALU or instruction.is_dual:
        return {}, {}
    return _scalars(_lowered(instruction, held.wave_size), Kinds(held))


def _scalars(effects: Iterable[Effect], kinds: Kinds) -> tuple[dict[Register, ValueKind], dict[Register, ValueKind]]:
    words: dict[Register, ValueKind] = {}
    for effect in effects:
        if isinstance(effect, WriteScalar | WriteScc):
            words[SCC if isinstance(effect, WriteScc) else effect.register] = kinds.of(effect.value)
    masks = {register: kinds.of(mask) for register, mask in _masks(effects, kinds.held.wave_size).items()}
    return words, {register: kind for register, kind in masks.items() if kind & ValueKind.MASK}


def _dependence(value: Expr, kinds: Kinds, wanted: ValueKind) -> Dependence:
    """Why a value is not of the kind that is wanted."""
    nodes = nodes_of(value)
    if any(node.op in CROSS_LANE for node in nodes):
        return Dependence.OTHERS
    for node in nodes:
        if node.op is Op.BIT and node.args[1].op is Op.LANE:
            if not kinds.of(node) & ValueKind.OWN:
                return Dependence.NO_MASK
        elif any(arg.op is Op.LANE for arg in node.args):
            return Dependence.NUMBER
    if value.op is Op.LANE:
        return Dependence.NUMBER
    if any(map(kinds.held.is_in_mask, registers_read(value))):
        return Dependence.AS_NUMBER if wanted is ValueKind.OWN else Dependence.OF_WAVE
    return Dependence.UNKNOWN


# -- what EXEC and saved masks are made of


def mask_logic(instruction: AnyInstruction, wave_size: int) -> dict[Register, Expr]:
    """The masks of lanes that a scalar instruction makes of others bit by bit, as expressions over registers, by the
    (first) register that each is written to.
    """
    if instruction.unit is not Unit.SALU or instruction.is_dual:
        return {}
    found = _masks(_lowered(instruction, wave_size), wave_size)
    return {
        register: mask
        for register, mask in found.items()
        if mask.op in BITWISE or mask.is_const or mask_register(mask) is not None
    }


def _lowered(instruction: AnyInstruction, wave_size: int) -> tuple[Effect, ...]:
    if bits(instruction.uses) & TRAP_REGISTERS:
        return ()
    from isatool.semantics.lower import lower  # takes long, and most kernels leave EXEC alone

    try:
        return lower(instruction, wave_size=wave_size).effects
    except NotEmulated:
        return ()


def mask_register(expr: Expr) -> Register | None:
    """The (first) scalar register of which a word, or a pair of words, is the content."""
    low, *high = expr.args if expr.op is Op.CONCAT else (expr,)
    if low.op is not Op.SGPR or (high and (high[0].op is not Op.SGPR or high[0].imm != low.imm + 1)):
        return None
    return Register(low.imm)


def is_within_exec(instruction: AnyInstruction) -> bool:
    """Whether the mask that an instruction writes has bits of lanes that are on only (ISA guide 16.12: comparisons; of
    those that DPP does not let write, it says nothing).
    """
    row, form = instruction.row, instruction.form
    return row is not None and row.unit is Unit.VALU and row.is_comparison and form is not None and not form.dpp


def _masks(effects: Iterable[Effect], wave_size: int) -> dict[Register, Expr]:
    """The scalars as wide as a mask that an instruction writes as a whole, by their (first) register."""
    words = {effect.register: effect.value for effect in effects if isinstance(effect, WriteScalar)}
    if wave_size == WAVE32:
        return words
    pairs = {low: Register(low + 1) for low in words if low % 2 == 0 and Register(low + 1) in words}
    return {low: _joined(words[low], words[high]) for low, high in pairs.items()}


def _joined(low: Expr, upper: Expr) -> Expr:
    """The 64 bits of which these are the words."""
    whole = upper.args[0] if upper.op is Op.HIGH else None
    return whole if whole is not None and trunc(whole, _WORD) == low else concat(low, upper)
