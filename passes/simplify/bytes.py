"""Bytes put together from at most two registers: one v_perm_b32 for moves of halves, shifts, masks and ors.

Every byte of a register is followed through instructions that only move bytes to the register and byte that it comes
from, or to 0. Where the four bytes of a result come from two registers that still hold them, one v_perm_b32 makes it
(RDNA3 ISA guide 16.9: bytes 0 to 3 of the selector's numbers are those of src1, 4 to 7 those of src0, 12 is 0).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import reduce
from operator import or_
from typing import Final

from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS, VGPRS, bits, members
from isatool.analysis.liveness import compute_liveness
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Operand
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import Register, RegisterRange
from isatool.isa.table import Unit
from isatool.passes.simplify.building import PAIRABLE, issues
from isatool.passes.simplify.copies import KnownCopy, reading
from isatool.passes.simplify.matching import Matcher, Source
from isatool.passes.simplify.versions import keys_of, keys_of_operand, written_keys
from isatool.records import record

_ZERO: Final = 12
"""the selector of a byte of zeros"""
_DEEPEST: Final = 8
_LEAST_GAIN: Final = 0.75
"""issue slots; two moves that `pair` may put into one VOPD are half a slot more than a v_perm_b32"""
_MOVES: Final = frozenset((Op.MOV, Op.AND, Op.OR, Op.LSHLREV, Op.LSHRREV, Op.LSHL_OR, Op.AND_OR, Op.PERM))


@record
class Byte:
    """A byte of a register as it was with a version of that half; `register` None: zeros."""

    register: Register | None
    number: int
    version: int


@record
class Gathered:
    """One v_perm_b32 at `place` instead of the instructions that are `removed`."""

    instruction: Instruction
    place: int
    root: int
    removed: frozenset[int]
    looked_at: frozenset[int]
    readers: Mapping[int, AnyInstruction] = field(default_factory=dict)
    """what reads the result, if that has a register of its own"""


NOTHING: Final = Byte(None, 0, 0)


def gathered_at(matcher: Matcher, root: int) -> Gathered | None:
    """The permutation that makes the register that an instruction writes last; None if none pays."""
    half = matcher.plain(root)
    if half is None or not _only_moves(half):
        return None
    target = half.operands[0].registers[0]
    written = written_keys(matcher.flow, root)
    used: set[int] = {root}
    made: list[Byte] = []
    for key in keys_of(target):
        found = _of_instruction(matcher, root, half, key % 2, used) if key in written else None
        if found is None:
            found = _of_half(matcher, target, key % 2, root, used) if key not in written else None
        if found is None:
            return None
        made += found
    registers = list(dict.fromkeys(byte.register for byte in made if byte.register is not None))
    if not registers or len(registers) > 2:
        return None
    removed = _removed(matcher, root, used, target)
    is_copy = [byte.number for byte in made if byte.register is not None] == [0, 1, 2, 3] and len(registers) == 1
    gain = sum(issues(matcher.flow.instructions[index]) for index in removed) - (PAIRABLE if is_copy else 1)
    if gain < (1 - PAIRABLE if is_copy else _LEAST_GAIN) or (is_copy and registers == [target]):
        return None
    first = registers[-1]
    selector = 0
    for place, byte in enumerate(made):
        number = _ZERO if byte.register is None else byte.number + 4 * (byte.register == first and len(registers) > 1)
        selector |= number << 8 * place
    readers: Mapping[int, AnyInstruction] = {}
    at = _place(matcher, root, removed, target, made)
    if at is None:
        elsewhere = _elsewhere(matcher, root, removed, target, made)
        if elsewhere is None:
            return None
        at, target, readers = elsewhere
    operands = [RegisterRange(target), RegisterRange(first), RegisterRange(registers[0])]
    instruction = matcher.flow.function.build(opcodes.V_PERM_B32, *operands, Integer(selector, hex(selector)))
    if is_copy:
        instruction = matcher.flow.function.build(opcodes.V_MOV_B32_E32, *operands[:2])
    if instruction.form is None:
        return None
    return Gathered(instruction, at, root, removed, frozenset(used), readers)


def _only_moves(half: Instruction) -> bool:
    row = half.row
    if row is None or half.unit is not Unit.VALU or row.operation not in _MOVES or half.modifiers:
        return False
    if row.type not in ("b32", "u32", "b16", "u16") or half.form is None or half.form.dpp:
        return False
    target = half.operands[0]
    if not target.is_vgpr or target.width != 1 or (row.type.endswith("16") and not target.half):
        return False
    return not any(operand.has_sign for operand in half.operands)


def _of_half(matcher: Matcher, register: Register, part: int, index: int, used: set[int], depth: int = 0) -> list[Byte]:
    """The two bytes of a half of a register as an instruction finds it."""
    key = keys_of(register)[part]
    version = matcher.versions.before(index, key)
    plain = [Byte(register, 2 * part + number, version) for number in (0, 1)]
    operand = Operand(RegisterRange(register), half="lh"[part])
    word = matcher.carried(register, index)
    if word is not None:
        upper = keys_of(word)[1]
        taken = [Byte(word, 2 + number, matcher.versions.before(index, upper)) for number in (0, 1)]
        return [NOTHING, NOTHING] if part else taken
    found = matcher.definition(operand, index) if depth < _DEEPEST else None
    if found is None or matcher.plain(found[0]) is None or not _only_moves(found[1]):
        return plain
    inner = set(used)
    made = _of_instruction(matcher, found[0], found[1], part, inner, depth + 1)
    if made is None:
        return plain
    used |= inner | {found[0]}
    return made


def _of_instruction(
    matcher: Matcher, index: int, half: Instruction, part: int, used: set[int], depth: int = 0
) -> list[Byte] | None:
    """The two bytes of a half of what an instruction writes; None if it does more than move bytes."""
    row = half.row
    assert row is not None
    size = 2 if row.type.endswith("16") else 4
    start = 0 if size == 2 else 2 * part
    sources = half.operands[1:]
    numbers = [matcher.number(operand, index) for operand in sources]

    def whole(place: int) -> list[Byte] | None:
        return _of_operand(matcher, sources[place], numbers[place], size, index, used, depth)

    found: list[Byte] | None = None
    operation = row.operation
    if operation == Op.MOV:
        found = whole(0)
    elif operation in (Op.LSHLREV, Op.LSHRREV) and numbers[0] is not None:
        found = _shifted(whole(1), numbers[0] % (8 * size), left=operation == Op.LSHLREV)
    elif operation == Op.AND:
        found = _masked(whole(1), numbers[0]) if numbers[0] is not None else _masked(whole(0), numbers[1])
    elif operation == Op.OR:
        found = _joined(whole(0), whole(1))
    elif operation == Op.LSHL_OR and numbers[1] is not None:
        found = _joined(_shifted(whole(0), numbers[1] % 32, left=True), whole(2))
    elif operation == Op.AND_OR:
        found = _joined(_masked(whole(0), numbers[1]), whole(2))
    elif operation == Op.PERM and numbers[2] is not None:
        found = _permuted(whole(1), whole(0), numbers[2])
    return found[start : start + 2] if found is not None else None


def _of_operand(
    matcher: Matcher, operand: Operand, number: int | None, size: int, index: int, used: set[int], depth: int
) -> list[Byte] | None:
    if number is not None:
        return [NOTHING] * size if number == 0 else None
    if not operand.is_vgpr or operand.width != 1 or (size == 2) != bool(operand.half):
        return None
    parts = (operand.half == "h",) if operand.half else (False, True)
    return [byte for part in parts for byte in _of_half(matcher, operand.registers[0], int(part), index, used, depth)]


def _shifted(value: list[Byte] | None, count: int, *, left: bool) -> list[Byte] | None:
    if value is None or count % 8:
        return None
    steps, size = count // 8, len(value)
    return [NOTHING] * steps + value[: size - steps] if left else value[steps:] + [NOTHING] * steps


def _masked(value: list[Byte] | None, mask: int | None) -> list[Byte] | None:
    if value is None or mask is None:
        return None
    masks = [mask >> 8 * place & 0xFF for place in range(len(value))]
    if any(part not in (0, 0xFF) and byte.register is not None for part, byte in zip(masks, value, strict=True)):
        return None
    return [byte if part else NOTHING for part, byte in zip(masks, value, strict=True)]


def _joined(first: list[Byte] | None, second: list[Byte] | None) -> list[Byte] | None:
    if first is None or second is None:
        return None
    pairs = list(zip(first, second, strict=True))
    if any(a.register is not None and b.register is not None and a != b for a, b in pairs):
        return None
    return [b if a.register is None else a for a, b in pairs]


def _permuted(low: list[Byte] | None, high: list[Byte] | None, selector: int) -> list[Byte] | None:
    if low is None or high is None:
        return None
    numbers = [selector >> 8 * place & 0xFF for place in range(4)]
    if any(number > 7 and number != _ZERO for number in numbers):
        return None
    return [NOTHING if number == _ZERO else (*low, *high)[number] for number in numbers]


def _removed(matcher: Matcher, root: int, used: set[int], target: Register) -> frozenset[int]:
    """The root and the instructions whose results nothing needs then: what wrote the other half of the target before
    goes if only readers after the root see it.
    """
    versions, going = matcher.versions, {root}
    halves = keys_of(target)
    for index in sorted(used - {root}, reverse=True):
        keys = written_keys(matcher.flow, index)
        if len(matcher.flow.instructions[index].halves) > 1:
            continue
        if keys != set(keys_of_operand(matcher.flow.instructions[index].operands[0])):
            continue
        needed = False
        for key in keys:
            served = key in halves and versions.before(root, key) == index
            for reader in versions.readers.get((key, index), ()):
                later = served and (matcher.flow.block_of[reader] != matcher.flow.block_of[root] or reader > root)
                needed |= reader not in going and not later
            needed |= (key, index) in versions.escaped and not served
        if not needed:
            going.add(index)
    return frozenset(going)


def _place(
    matcher: Matcher, root: int, removed: frozenset[int], target: Register | None, made: Sequence[Byte]
) -> int | None:
    """The latest place up to the root at which all bytes are there and the target, if any, is free until the root."""
    flow, versions = matcher.flow, matcher.versions
    sources = [byte for byte in made if byte.register is not None]
    free = 1 << target if target is not None else 0
    registers = bits(byte.register for byte in sources if byte.register is not None)
    for place in range(root, flow.block_at(root).first - 1, -1):
        if place < root:
            effect = flow.effects[place]
            if place in flow.fences or effect.writes & EXEC:
                return None
            if place not in removed and (effect.reads | effect.writes) & free:
                return None
        held = all(
            versions.before(place, keys_of(byte.register)[byte.number // 2]) == byte.version
            for byte in sources
            if byte.register is not None
        )
        if held:
            return place if place == root or matcher.is_ready(registers | free, place) else None
    return None


def _elsewhere(
    matcher: Matcher, root: int, removed: frozenset[int], target: Register, made: Sequence[Byte]
) -> tuple[int, Register, Mapping[int, AnyInstruction]] | None:
    """(the latest place at which all bytes are there, a register that is free from there to the last reader of the
    result, the readers reading it), where all readers are in the block and read no more lanes.
    """
    flow, versions = matcher.flow, matcher.versions
    place = _place(matcher, root, removed, None, made)
    if place is None:
        return None
    readers: set[int] = set()
    written = written_keys(flow, root)
    for key in keys_of(target):
        writer = root if key in written else versions.before(root, key)
        if (key, writer) in versions.escaped or writer not in removed:
            return None
        found = {reader for reader in versions.readers.get((key, writer), ()) if reader not in removed}
        if not all(matcher.sees(writer, reader) and matcher.sees(root, reader) for reader in found):
            return None
        readers |= found
    if not readers or any(flow.block_of[reader] != flow.block_of[root] or reader <= root for reader in readers):
        return None
    last = max(readers)
    busy = compute_liveness(flow).after[last] | bits(byte.register for byte in made if byte.register is not None)
    for index in range(place, last + 1):
        if index not in removed:
            busy |= flow.effects[index].reads | flow.effects[index].writes
    named = reduce(or_, (effect.writes for effect in flow.effects if effect is not OPAQUE_EFFECTS), 0)
    for code in members(named & VGPRS & ~busy):
        free = Register(code)
        if not matcher.is_ready(1 << free, place):
            continue
        source = Source(Operand(RegisterRange(free)), (), (), root)
        copy = KnownCopy(root, Operand(RegisterRange(target)), "", source)
        changed = {reader: reading(matcher, copy, reader, in_halves=True) for reader in readers}
        if None not in changed.values():
            return place, free, {reader: each for reader, each in changed.items() if each is not None}
    return None
