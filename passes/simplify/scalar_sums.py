"""Two scalar addends in one register: `v_add x, a, b; v_add3 d, x, s, c` becomes `s_add t, s, c; v_add3 d, a, b, t`.

Compilers keep the word of a message and the constant of a round apart where hashes add both to lanes; a wave adds them
once. All is modulo 2^32. The scalar sum goes where SCC is not alive, into an SGPR that nothing in the kernel names.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.analysis.cfg import Block
from isatool.analysis.edits import Edits
from isatool.analysis.effects import EXEC, SGPRS, bits, members
from isatool.analysis.liveness import compute_liveness
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Operand
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import SCC, Register, RegisterRange
from isatool.passes.simplify.building import fits
from isatool.passes.simplify.matching import Matcher
from isatool.passes.simplify.versions import keys_of_operand
from isatool.rewriting.registers import unnamed

_AHEAD: Final = 8
"""instructions by which a scalar sum is before its reader where it can be, so that its latency is hidden"""


def scalar_sums(matcher: Matcher) -> tuple[Edits, int]:
    """The sums of a function that need one instruction less, and how many there are."""
    flow = matcher.flow
    free = [Register(code) for code in members(unnamed(flow) & SGPRS)]
    edits = Edits()
    for number in flow.order:
        block = flow.blocks[number]
        open_places = _without_scc(matcher, number)
        held = dict.fromkeys(free, -1)
        for root in block.instructions:
            parts = _parts(matcher, root)
            made = None if parts is None else _maker(matcher, parts[0], root)
            if parts is None or made is None:
                continue
            place = _place(matcher, parts[1], block, root, open_places - edits.removed - {made[0]})
            register = next((each for each in free if place is not None and held[each] < place), None)
            if place is None or register is None:
                continue
            result = flow.instructions[root].operands[0]
            _, *addends = made[1].operands
            values = (result.value, *(addend.value for addend in addends), RegisterRange(register))
            total = made[1].sibling(opcodes.V_ADD3_U32, values)
            scalar = flow.function.build(opcodes.S_ADD_I32, register, *(each.value for each in parts[1]))
            if total.form is None or scalar.form is None or not fits(total):
                continue
            held[register] = root
            edits.removed.add(made[0])
            edits.replaced[root] = total
            edits.insert(place, scalar)
    return edits, len(edits.replaced)


def _without_scc(matcher: Matcher, number: int) -> frozenset[int]:
    """The instructions of a block before which nothing needs SCC."""
    flow = matcher.flow
    alive = bool(compute_liveness(flow).block_out[number] >> SCC & 1)
    found = set()
    for index in reversed(flow.blocks[number].instructions):
        effect = flow.effects[index]
        alive = bool(effect.reads >> SCC & 1) or (alive and not effect.writes >> SCC & 1)
        if not alive and index not in flow.fences:
            found.add(index)
    return frozenset(found)


def _parts(matcher: Matcher, root: int) -> tuple[Operand, tuple[Operand, Operand]] | None:
    """The vector and the two scalar addends of a sum of three, not both of them constants."""
    half = matcher.plain(root)
    if half is None or half.operation != Op.ADD3 or half.modifiers or any(each.is_modified for each in half.operands):
        return None
    vectors = [each for each in half.operands[1:] if each.is_vgpr]
    scalars = [each for each in half.operands[1:] if not each.is_vgpr]
    if len(vectors) != 1 or all(each.integer is not None for each in scalars):
        return None
    if any(each.integer is None and not bits(each.registers) & SGPRS for each in scalars):
        return None
    return vectors[0], (scalars[0], scalars[1])


def _maker(matcher: Matcher, addend: Operand, root: int) -> tuple[int, Instruction] | None:
    """The sum of two that only `root` needs and whose addends are at `root` what they were, once that sum is gone."""
    flow, versions = matcher.flow, matcher.versions
    made = matcher.definition(addend, root)
    if made is None or len(flow.instructions[made[0]].halves) > 1:
        return None
    place, half = made
    if half.operation != Op.ADD_NC or half.type != "u32" or half.modifiers or matcher.plain(place) is None:
        return None
    if any(each.is_modified for each in half.operands):
        return None
    keys = keys_of_operand(addend)
    if any((key, place) in versions.escaped or versions.readers.get((key, place), set()) != {root} for key in keys):
        return None
    sources = bits(half.uses)
    for index in range(place + 1, root):
        effect = flow.effects[index]
        if index in flow.fences or effect.writes & (EXEC | sources):
            return None
    return made if matcher.is_ready(sources, root) else None


def _place(
    matcher: Matcher, scalars: tuple[Operand, Operand], block: Block, root: int, open_places: frozenset[int]
) -> int | None:
    """Where the scalar sum may be: where both addends are what `root` reads."""
    found = list(_places(matcher, scalars, block, root, open_places))
    return next((place for place in found if root - place >= _AHEAD), found[-1] if found else None)


def _places(
    matcher: Matcher, scalars: tuple[Operand, Operand], block: Block, root: int, open_places: frozenset[int]
) -> Iterator[int]:
    """All of them, from the last to the first."""
    keys = [key for each in scalars if each.is_register for key in keys_of_operand(each)]
    registers = bits(register for each in scalars for register in each.registers)
    wanted = matcher.versions.of(root, keys)
    for place in range(root, block.first - 1, -1):
        if matcher.versions.of(place, keys) != wanted or place in matcher.flow.fences:
            return
        if place in open_places and matcher.is_ready(registers, place):
            yield place
