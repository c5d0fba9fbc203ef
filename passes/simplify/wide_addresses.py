"""64-bit addresses by one v_mad_u64_u32 or v_mad_i64_i32: base + (x << n), x widened with zeros or with its sign.

Compilers widen an index (v_ashrrev_i32 by 31, or 0), shift the pair (v_lshlrev_b64) and add the base with a carry
(v_add_co_u32, v_add_co_ci_u32): up to five issue slots, four dependent issues. The multiply-add takes four slots and
one issue. Its result may not overlap its sources (RDNA3, `Hazard.MAD_OVERLAP`), and compilers make the address in the
registers of the index: what made the index moves down to the multiply-add and writes a free register there, or the
result gets a free pair if all its readers are in the block.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from isatool.analysis.edits import Edits
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS, VGPRS, bits, members
from isatool.analysis.liveness import compute_liveness
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Integer, Operand
from isatool.isa import opcodes
from isatool.isa.constants import is_inline
from isatool.isa.operations import Op
from isatool.isa.registers import NULL, VGPR_BASE, Register, RegisterRange
from isatool.isa.table import Unit
from isatool.isa.target import Target
from isatool.isa.wave import WAVE32
from isatool.passes.simplify.building import fits, issues
from isatool.passes.simplify.matching import Matcher
from isatool.passes.simplify.versions import Key, keys_of, keys_of_operand, written_keys
from isatool.records import record
from isatool.rewriting.registers import unnamed

_SIGN: Final = 31
_MOST_SHIFT: Final = 30
"""of an index of 32 bits: with more it would have at most one bit left"""
_INTEGERS: Final = ("b32", "u32", "i32")


class _Span(NamedTuple):
    """Registers that hold something new from one instruction to another, both included."""

    first: int
    last: int
    registers: int

    def meets(self, first: int, last: int, registers: int) -> bool:
        """Whether others do so at the same time."""
        return self.first <= last and first <= self.last and bool(self.registers & registers)


@record
class WideAddress:
    """The instructions `made` at `place` instead of those `removed`."""

    made: tuple[Instruction, ...]
    place: int
    removed: frozenset[int]
    spans: tuple[_Span, ...]
    renamed: Mapping[int, Instruction] = field(default_factory=dict)
    """instructions that stay in their place and write the index to another register, or read the result from others"""

    def disturbs(self, other: WideAddress) -> bool:
        """Whether one of two may not be put where it is because of the other."""
        if (self.removed | {*self.renamed, self.place}) & (other.removed | {*other.renamed, other.place}):
            return True
        if any(span.meets(*each) for span in self.spans for each in other.spans):
            return True
        return any(span.meets(*two.sources) for one, two in ((self, other), (other, self)) for span in one.spans)

    @property
    def sources(self) -> _Span:
        """The registers that it reads, and the places from the first replaced instruction to its own."""
        first = min(*self.removed, *self.renamed, self.place)
        *makers, last = (*self.renamed.values(), *self.made)
        own = bits(register for each in makers for register in each.defs)
        read = bits(register for each in makers for register in each.uses) | bits(last.uses) & ~own
        return _Span(first, self.place, read)


class _Index(NamedTuple):
    """A widened and shifted index: what computes it from `register`, and how."""

    register: Register
    versions: tuple[int, ...]
    signed: bool
    shift: int
    chain: tuple[int, ...]


class _Sum(NamedTuple):
    """base + widened, made in `target` by the additions at `start` (low words) and `root`; `held`: what the base is."""

    root: int
    start: int
    target: RegisterRange
    base: RegisterRange
    widened: _Index
    held: tuple[tuple[Key, int], ...]


def wide_addresses(matcher: Matcher, limit: int) -> tuple[Edits, int]:
    """Replacements that do not disturb one another, and how many there are; `limit`: VGPRs that a wave may have."""
    flow = matcher.flow
    if flow.function.wave_size != WAVE32:
        return Edits(), 0
    taken: list[WideAddress] = []
    reachable = frozenset(flow.order)
    for root, instruction in enumerate(flow.instructions):
        if instruction.operation != Op.ADD_CO_CI or flow.block_of[root] not in reachable:
            continue
        made = _replacements(matcher, root, limit)
        found = next((each for each in made if not any(map(each.disturbs, taken))), None)
        if found is not None:
            taken.append(found)
    edits = Edits()
    for each in taken:
        edits.removed |= each.removed
        edits.replaced |= each.renamed
        edits.insert(each.place, *each.made)
    return edits, len(taken)


def _replacements(matcher: Matcher, root: int, limit: int) -> Iterator[WideAddress]:
    """Ways to make the sum that ends with an addition of upper words."""
    upper = matcher.plain(root)
    if upper is None or not _is_plain(upper):
        return
    high, carry_out, *uppers, carry_in = upper.operands
    lower = _maker(matcher, carry_in, root)
    if lower is None or lower[1].operation != Op.ADD_CO or not _is_plain(lower[1]):
        return
    start = lower[0]
    low, _, *lowers = lower[1].operands
    if high.registers[0] != low.registers[0] + 1 or _is_read(matcher, start, carry_in, (root,)):
        return
    if NULL not in carry_out.registers and _is_read(matcher, root, carry_out, ()):
        return
    target = RegisterRange(low.registers[0], 2)
    if not _is_free(matcher, start, root, {start}, bits(target.registers)):
        return
    for base_low, offset_low in zip(lowers, reversed(lowers), strict=True):
        for base_high, offset_high in zip(uppers, reversed(uppers), strict=True):
            base = _pair(base_low, base_high)
            index = _index(matcher, offset_low, offset_high, start, root) if base is not None else None
            if base is None or index is None:
                continue
            held = (
                *_held(matcher, base_low, start),
                *_held(matcher, base_high, root),
            )
            yield from _placed(matcher, _Sum(root, start, target, base, index, held), limit)


def _is_plain(instruction: Instruction) -> bool:
    if instruction.modifiers or instruction.form is None or instruction.form.dpp:
        return False
    return not any(operand.is_modified for operand in instruction.operands)


def _pair(low: Operand, high: Operand) -> RegisterRange | None:
    """Two operands as a pair of registers."""
    if not (low.is_register and high.is_register) or high.registers[0] != low.registers[0] + 1:
        return None
    if low.is_vgpr != high.is_vgpr or (not low.is_vgpr and low.registers[0] % 2):
        return None
    return RegisterRange(low.registers[0], 2)


def _held(matcher: Matcher, operand: Operand, index: int) -> tuple[tuple[Key, int], ...]:
    keys = keys_of_operand(operand)
    return tuple(zip(keys, matcher.versions.of(index, keys), strict=True))


def _maker(matcher: Matcher, operand: Operand, index: int) -> tuple[int, Instruction] | None:
    """The instruction of the same block that wrote all of an operand, in the lanes of its reader."""
    if not operand.is_register:
        return None
    places = set(matcher.versions.of(index, keys_of_operand(operand)))
    place = places.pop()
    if places or place < 0 or matcher.flow.block_of[place] != matcher.flow.block_of[index]:
        return None
    made = matcher.plain(place)
    return (place, made) if made is not None and matcher.sees(place, index) else None


def _is_read(matcher: Matcher, index: int, operand: Operand, readers: Sequence[int]) -> bool:
    """Whether anything but these instructions needs what an instruction wrote to an operand."""
    versions = matcher.versions
    return any(
        (key, index) in versions.escaped or not versions.readers.get((key, index), set()) <= set(readers)
        for key in keys_of_operand(operand)
    )


def _index(matcher: Matcher, low: Operand, high: Operand, start: int, root: int) -> _Index | None:
    """The index in a pair of registers that is added: its low word as read at `start`, its high word at `root`."""
    if not (low.is_vgpr and high.is_register):
        return None
    shifted = _maker(matcher, low, start)
    if shifted is not None and shifted[1].operation == Op.LSHLREV and shifted[1].operands[0].width == 2:
        place, instruction = shifted
        result, amount, source = instruction.operands
        same = _maker(matcher, high, root)
        if not _is_plain(instruction) or result.registers != (low.registers[0], high.registers[0]):
            return None
        if same is None or same[0] != place or not isinstance(amount.value, Integer) or not source.is_vgpr:
            return None
        shift = amount.value.value
        if not 0 <= shift <= _MOST_SHIFT:
            return None
        words = [Operand(RegisterRange(register)) for register in source.registers]
        return _widened(matcher, (words[0], place), (words[1], place), shift, (place,))
    return _widened(matcher, (low, start), (high, root), 0, ())


def _widened(
    matcher: Matcher, low: tuple[Operand, int], high: tuple[Operand, int], shift: int, chain: tuple[int, ...]
) -> _Index | None:
    """A word and its sign, or a word and 0, each read at a place."""
    keys = keys_of_operand(low[0])
    versions = matcher.versions.of(low[1], keys)
    register = low[0].registers[0]
    if matcher.is_zero(*high):
        return _Index(register, versions, False, shift, chain)
    made = _maker(matcher, high[0], high[1])
    if made is None or made[1].operation != Op.ASHRREV or not _is_plain(made[1]):
        return None
    place, instruction = made
    amount, source = instruction.operands[1:]
    if instruction.type != "i32" or not isinstance(amount.value, Integer):
        return None
    if amount.value.value != _SIGN or not source.is_vgpr or source.registers != (register,):
        return None
    return _Index(register, versions, True, shift, (*chain, place)) if _same(matcher, place, keys, versions) else None


def _same(matcher: Matcher, index: int, keys: Sequence[Key], versions: Sequence[int]) -> bool:
    return matcher.versions.of(index, keys) == tuple(versions)


def _placed(matcher: Matcher, found: _Sum, limit: int) -> Iterator[WideAddress]:
    """The multiply-add where the chain was, the earliest place first."""
    root, start, target, base, index, held = found
    flow, versions = matcher.flow, matcher.versions
    removed = {root, start}
    for place in index.chain:
        if not _is_read(matcher, place, flow.instructions[place].operands[0], tuple(removed)):
            removed.add(place)
    moving = _movable(matcher, index, removed)
    for place in sorted(removed):
        if not _is_free(matcher, place, root, removed, bits(target.registers)):
            continue
        if not all(versions.before(place, key) == version for key, version in held):
            continue
        if not _still_there(matcher, index, place, start, removed):
            continue
        if set(target.registers) & set(base.registers):
            continue
        gone, result = frozenset(removed), _Span(place, root, bits(target.registers))
        if index.register not in target.registers and index.register not in base.registers:
            made = _multiply_add(target, index.register, index, base, flow.function.target)
            if made is not None and _pays(matcher, gone, (made,), place):
                yield WideAddress((made,), place, gone, (result,))
        elif moving is not None and index.register not in base.registers:
            maker = flow.instructions[moving]
            assert isinstance(maker, Instruction)
            taken = bits((*target.registers, *base.registers))
            for since in (moving, place) if _may_move(matcher, moving, place) else (moving,):
                free = _free_register(matcher, since, place, removed, taken, limit)
                made = None if free is None else _multiply_add(target, free, index, base, flow.function.target)
                if free is None or made is None:
                    continue
                written = replace(maker.operands[0], value=RegisterRange(free), spelling="")
                again = maker.with_operands((written, *maker.operands[1:]))
                spans = (result, _Span(since, place, 1 << free))
                if since == moving and _pays(matcher, gone, (made,), place):
                    yield WideAddress((made,), place, gone, spans, {moving: again})
                elif since != moving and _pays(matcher, gone | {moving}, (again, made), place):
                    yield WideAddress((again, made), place, gone | {moving}, spans)
    yield from _elsewhere(matcher, found, removed, limit)


def _elsewhere(matcher: Matcher, found: _Sum, removed: set[int], limit: int) -> Iterator[WideAddress]:
    """The multiply-add into a free pair, where all readers of the sum are in the block and read it as a pair."""
    root, start, target, base, index, held = found
    flow, versions = matcher.flow, matcher.versions
    readers: set[int] = set()
    for register, writer in zip(target.registers, (start, root), strict=True):
        for key in keys_of(register):
            if (key, writer) in versions.escaped:
                return
            readers |= versions.readers.get((key, writer), set()) - removed
    if not readers or any(flow.block_of[each] != flow.block_of[root] or each <= root for each in readers):
        return
    if not all(matcher.sees(start, each) and matcher.sees(root, each) for each in readers):
        return
    last, taken = max(readers), bits((index.register, *base.registers))
    for place in sorted(removed):
        there = all(versions.before(place, key) == version for key, version in held)
        if not there or not _still_there(matcher, index, place, start, removed):
            continue
        if not _is_free(matcher, place, root, removed, 0):
            continue
        free = _free_pair(matcher, place, last, removed, taken, limit)
        made = None if free is None else _multiply_add(free, index.register, index, base, flow.function.target)
        if free is None or made is None or not _pays(matcher, frozenset(removed), (made,), place):
            continue
        changed = {each: _reading(matcher, each, target, free) for each in readers}
        renamed = {each: instruction for each, instruction in changed.items() if instruction is not None}
        if len(renamed) == len(changed):
            spans = (_Span(place, last, bits(free.registers)),)
            yield WideAddress((made,), place, frozenset(removed), spans, renamed)
        return


def _reading(matcher: Matcher, reader: int, old: RegisterRange, new: RegisterRange) -> Instruction | None:
    """A reader of a pair with another one; None if it names the registers in any other way."""
    instruction = matcher.flow.instructions[reader]
    if not isinstance(instruction, Instruction) or reader in matcher.flow.fences or instruction.form is None:
        return None
    operands = []
    for operand in instruction.operands:
        only_written = operand.is_def and not operand.is_use
        if only_written or not set(operand.registers) & set(old.registers):
            operands.append(operand)
        elif operand.registers == old.registers and not operand.is_def:
            operands.append(replace(operand, value=new, spelling=""))
        else:
            return None
    return instruction.with_operands(operands)


def _still_there(matcher: Matcher, index: _Index, place: int, start: int, removed: set[int]) -> bool:
    """Whether a place finds the index, whatever those that are removed write to its register."""
    keys, versions = keys_of(index.register), matcher.versions
    if versions.of(place, keys) == index.versions:
        return True
    seen = max((each for each in index.chain if versions.of(each, keys) == index.versions), default=place)
    return seen < place <= start and not any(
        each not in removed and matcher.flow.effects[each].writes >> index.register & 1 for each in range(seen, place)
    )


def _multiply_add(
    target: RegisterRange, register: Register, index: _Index, base: RegisterRange, chip: Target
) -> Instruction | None:
    number = 1 << index.shift
    factor = Integer(number) if is_inline(number, "i32") else Integer(number, hex(number))
    name = opcodes.V_MAD_I64_I32 if index.signed else opcodes.V_MAD_U64_U32
    made = Instruction.build(name, (target, NULL, register, factor, base), of=chip)
    return made if made.form is not None and fits(made) else None


def _pays(matcher: Matcher, gone: frozenset[int], made: Sequence[Instruction], place: int) -> bool:
    """Whether it takes fewer issues and no more slots, and nothing in flight touches its registers."""
    cost = sum(issues(matcher.flow.instructions[each]) for each in gone) - sum(map(issues, made))
    registers = bits(register for each in made for register in (*each.uses, *each.defs) if register != NULL)
    return cost >= 0 and len(gone) > len(made) and matcher.is_ready(registers, place)


def _is_free(matcher: Matcher, place: int, root: int, removed: set[int], target: int) -> bool:
    """Whether nothing that stays touches the result's registers from a place to the root, in the same lanes."""
    flow = matcher.flow
    for index in range(place, root):
        if index in removed:
            continue
        effect = flow.effects[index]
        if index in flow.fences or effect.writes & EXEC or (effect.reads | effect.writes) & target:
            return False
    return True


def _movable(matcher: Matcher, index: _Index, removed: set[int]) -> int | None:
    """The instruction that made the index, if only the chain reads it and it could be put elsewhere."""
    flow = matcher.flow
    operand = Operand(RegisterRange(index.register))
    places = set(index.versions)
    place = places.pop()
    if places or place < 0 or flow.block_of[place] != flow.block_of[next(iter(removed))]:
        return None
    maker = matcher.plain(place)
    if maker is None or maker.unit is not Unit.VALU or maker.row is None or maker.row.type not in _INTEGERS:
        return None
    if maker.row.cross_lane or maker.operands[0].registers != (index.register,) or maker.operands[0].is_use:
        return None
    if maker.form is None or maker.form.dpp or written_keys(flow, place) != set(keys_of(index.register)):
        return None
    return None if _is_read(matcher, place, operand, tuple(removed)) else place


def _may_move(matcher: Matcher, moving: int, place: int) -> bool:
    """Whether an instruction reads the same at a later place, in the same lanes."""
    flow, versions = matcher.flow, matcher.versions
    keys = [key for register in flow.instructions[moving].uses for key in keys_of(register)]
    sources = bits(flow.instructions[moving].uses)
    if moving > place or not matcher.sees(moving, place) or not matcher.is_ready(sources, place):
        return False
    return versions.of(moving, keys) == versions.of(place, keys)


def _free_register(
    matcher: Matcher, first: int, last: int, removed: set[int], taken: int, limit: int
) -> Register | None:
    """A VGPR that nothing needs from one place to another."""
    return next((Register(code) for code in members(_free(matcher, first, last, removed, taken, limit))), None)


def _free_pair(
    matcher: Matcher, first: int, last: int, removed: set[int], taken: int, limit: int
) -> RegisterRange | None:
    """Two neighbours of this kind, free until after the last place."""
    free = _free(matcher, first, last, removed, taken | compute_liveness(matcher.flow).after[last], limit)
    return next((RegisterRange(Register(code), 2) for code in members(free & free >> 1)), None)


def _free(matcher: Matcher, first: int, last: int, removed: set[int], taken: int, limit: int) -> int:
    flow = matcher.flow
    named = reduce(or_, (effect.writes for effect in flow.effects if effect is not OPAQUE_EFFECTS), 0)
    named |= unnamed(flow) & (1 << VGPR_BASE + limit) - 1
    liveness = compute_liveness(flow)
    busy = taken | liveness.before[last]
    for place in range(first, last):
        busy |= liveness.after[place]
        if place not in removed:
            busy |= flow.effects[place].reads | flow.effects[place].writes
    free = named & VGPRS & ~busy
    for place in range(first, last + 1):
        free &= ~matcher.pending(place)
    return free
