"""FMAs and loads of a block on virtual registers: finding, building, cutting and weaving them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from isatool.allowance import spend
from isatool.analysis.banks import is_fma
from isatool.analysis.effects import OPAQUE_EFFECTS, effects_of, members
from isatool.analysis.lds_accesses import element_bytes
from isatool.analysis.memory.order import AccessClass, access_of
from isatool.analysis.virtual import Item, VirtualHalf, VirtualInstruction
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Modifier, Operand
from isatool.ir.pairs import as_dot2acc, as_single, single_of
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_LO, MODE, Register, RegisterRange
from isatool.isa.table import AddressSpace
from isatool.isa.vopd import opcode
from isatool.passes.common.fold_offsets import GLOBAL_REACH, LDS_REACH
from isatool.passes.rebank.outer_product import Fma, FmaSlot
from isatool.records import record

_FENCES: Final = frozenset({int(EXEC_LO), int(MODE)})

# Wide LDS and global loads: mnemonic -> (widths in dwords, narrow mnemonic of each width)
_LDS_NAMES: Final = {1: opcodes.DS_LOAD_B32, 2: opcodes.DS_LOAD_B64}
_GLOBAL_NAMES: Final = {1: opcodes.GLOBAL_LOAD_B32, 2: opcodes.GLOBAL_LOAD_B64}


def fma_of(half: VirtualHalf, position: int, number: int, one_dot: bool = False) -> Fma | None:
    """The FMA that a half computes in place (accumulator tied), both factors in VGPRs, no modifiers; else None. A dot
    product is one if it can be half of a VOPD and a single instruction; `one_dot`: in any encoding.
    """
    dual = as_dot2acc(half.instruction) if one_dot and isinstance(half.instruction, Instruction) else None
    instruction = dual or half.instruction
    if instruction.modifiers or not instruction.operands:
        return None
    if any(not operand.is_vgpr or operand.is_modified for operand in instruction.operands):
        return None
    operands = instruction.operands
    is_dot = dual is not None or _is_dot(instruction, one_dot)
    if not is_fma(instruction) and not is_dot:
        return None
    if (instruction.operation == Op.FMAC or is_dot) and len(operands) == 3:
        accumulator = _web(half.uses, operands[0])
    elif instruction.operation == Op.FMA and len(operands) == 4:
        accumulator = _web(half.uses, operands[3])
    else:
        return None
    destination = _web(half.defs, operands[0])
    if accumulator != destination:
        return None
    return Fma(position, number, destination, _web(half.uses, operands[1]), _web(half.uses, operands[2]))


def _web(webs: Mapping[Register, int], operand: Operand) -> int:
    register = operand.register
    assert register is not None
    return webs[register]


def _is_dot(instruction: Instruction, one_dot: bool) -> bool:
    """True for a dot product in place that can be half of a VOPD and a single instruction."""
    row = instruction.row
    if row is None or row.operation != Op.DOT2ACC or row.type != "f32":
        return False
    found = opcode(row.mnemonic, row)
    return found is not None and (one_dot or bool(found.plain))


def find_fmas(items: Sequence[Item], one_dot: bool = False) -> list[Fma]:
    """Every in-place FMA of a block, as `fma_of`; positions are item indices."""
    found = []
    for position, item in enumerate(items):
        if not isinstance(item, VirtualInstruction):
            continue
        for number, half in enumerate(item.halves):
            fma = fma_of(half, position, number, one_dot)
            if fma is not None:
                found.append(fma)
    return found


def build_issue(items: Sequence[Item], issue: FmaSlot) -> VirtualInstruction:
    """The VOPD or single v_fmac of a planned issue slot; operand order of each FMA stays (NaN payloads)."""
    if issue.y is None:
        half, origin = _fmac(items, issue.x)
        return VirtualInstruction((replace(half, instruction=single_of(half.instruction)),), (origin,))
    x, origin_x = _fmac(items, issue.x)
    y, origin_y = _fmac(items, issue.y)
    return VirtualInstruction((x, y), tuple(dict.fromkeys((origin_x, origin_y))))


def _fmac(items: Sequence[Item], fma: Fma) -> tuple[VirtualHalf, int]:
    """The FMA as half of a VOPD, and its line."""
    item = items[fma.position]
    assert isinstance(item, VirtualInstruction)
    half = item.halves[fma.half]
    template = half.instruction
    destination = template.operands[0].register
    assert destination is not None
    row = template.row
    assert row is not None
    dot = as_dot2acc(template)
    name = dot.name if dot is not None else row.dual if row.operation == Op.DOT2ACC else opcodes.V_DUAL_FMAC_F32
    instruction = template.sibling(name, [operand.value for operand in template.operands[:3]])
    uses = dict(half.uses)
    if len(template.operands) > len(instruction.operands):
        # v_fma d, a, b, c with c in d's web becomes v_fmac d, a, b: the accumulator is read through d.
        accumulator = template.operands[3].register
        assert accumulator is not None
        uses[destination] = half.uses[accumulator]
    return _on_factors(VirtualHalf(instruction, uses, half.defs), fma), item.origins[0]


def _on_factors(half: VirtualHalf, fma: Fma) -> VirtualHalf:
    """The FMA on the factors that the plan names: a word or its twin.

    Both factors may stand in one register of the template; then the second is given a number of its own.
    """
    destination, first, second = half.instruction.operands[:3]
    assert first.register is not None
    assert second.register is not None
    if first.register == second.register and fma.first != fma.second:
        return half  # not reached by a plan: a factor has one web in one instruction
    uses = dict(half.uses)
    if destination.register not in (first.register, second.register):
        uses[first.register], uses[second.register] = fma.first, fma.second
    return VirtualHalf(half.instruction, uses, half.defs)


@record
class LoadCut:
    """A wide load as narrower ones, `parts` in order of address."""

    parts: tuple[VirtualInstruction, ...]


def cut_load(item: VirtualInstruction, singly: bool = False) -> LoadCut | None:
    """A 96 or 128-bit load, or a two-address one, as loads of at most 64 bits; None if it cannot be cut.

    `singly` cuts into single words, 64-bit loads too.
    """
    if len(item.halves) != 1:
        return None
    half = item.halves[0]
    instruction = half.instruction
    row = instruction.row
    step = 1 if singly else 2
    if row is None or not loads_dwords(instruction):
        return None
    if row.two_addresses:
        return _cut_two_address(item, half, step)
    if row.type not in (("b128", "b96", "b64") if singly else ("b128", "b96")):
        return None
    if row.space is AddressSpace.LDS:
        return _cut_linear(item, half, _LDS_NAMES, LDS_REACH, step)
    return _cut_linear(item, half, _GLOBAL_NAMES, GLOBAL_REACH[1], step)


def loads_dwords(instruction: AnyInstruction) -> bool:
    """True for plain loads of whole dwords from LDS or global memory, also from two places."""
    row = instruction.row
    if row is None or not (row.operation == Op.LOAD or row.single) or row.type not in ("b32", "b64", "b96", "b128"):
        return False
    plain = access_of(instruction) in (AccessClass.LOAD, AccessClass.LDS_LOAD)
    return plain and row.space in (AddressSpace.LDS, AddressSpace.GLOBAL)


def _cut_linear(
    item: VirtualInstruction, half: VirtualHalf, names: dict[int, str], limit: int, step: int
) -> LoadCut | None:
    instruction = half.instruction
    destination = instruction.operands[0]
    value = destination.value
    if not isinstance(value, RegisterRange):
        return None
    offset = instruction.modifier("offset") or 0
    if not isinstance(offset, int) or offset + 12 > limit:
        return None
    others = tuple(modifier for modifier in instruction.modifiers if modifier.name != "offset")
    parts = []
    for start in range(0, value.count, step):
        width = min(step, value.count - start)
        parts.append(_part(item, half, names[width], start, width, offset + 4 * start, others))
    return LoadCut(tuple(parts))


def _cut_two_address(item: VirtualInstruction, half: VirtualHalf, step: int) -> LoadCut | None:
    instruction = half.instruction
    value = instruction.operands[0].value
    if not isinstance(value, RegisterRange):
        return None
    assert instruction.row is not None
    scale = element_bytes(instruction) * instruction.row.two_addresses
    width = value.count // 2
    parts = []
    for number, field in enumerate(("offset0", "offset1")):
        offset = instruction.modifier(field) or 0
        if not isinstance(offset, int) or offset * scale + 4 > LDS_REACH:
            return None
        part = min(step, width)
        for start in range(0, width, part):
            first = number * width + start
            parts.append(_part(item, half, _LDS_NAMES[part], first, part, offset * scale + 4 * start, ()))
    return LoadCut(tuple(parts))


def _part(
    item: VirtualInstruction,
    half: VirtualHalf,
    name: str,
    start: int,
    width: int,
    offset: int,
    others: tuple[Modifier, ...],
) -> VirtualInstruction:
    instruction = half.instruction
    value = instruction.operands[0].value
    assert isinstance(value, RegisterRange)
    registers = value.registers[start : start + width]
    modifiers = ((Modifier("offset", offset),) if offset else ()) + others
    narrow = instruction.sibling(
        name, [RegisterRange(registers[0], width), *(operand.value for operand in instruction.operands[1:])], modifiers
    )
    assert narrow.form is not None
    defs = {register: half.defs[register] for register in registers}
    addresses = {register for operand in instruction.operands[1:] for register in operand.registers}
    uses = {register: web for register, web in half.uses.items() if register in addresses}
    return VirtualInstruction((VirtualHalf(narrow, uses, defs),), item.origins)


def twin_load(item: VirtualInstruction, twins: Mapping[int, int]) -> list[VirtualInstruction]:
    """Loads of the twins of the words that a load defines: the same addresses once more, one word each."""
    if len(item.halves) != 1 or not loads_dwords(item.instruction) or item.uses & item.defs:
        return []
    cut = cut_load(item, singly=True)
    parts = cut.parts if cut is not None else (item,)
    found = []
    for part in parts:
        half = part.halves[0]
        words = [web for web in half.defs.values() if web in twins]
        if len(words) == 1 and len(half.defs) == 1:
            defs = {register: twins[web] for register, web in half.defs.items()}
            found.append(replace(part, halves=(replace(half, defs=defs),), line=None))
    return found


def _parts(built: VirtualInstruction, issue: FmaSlot) -> list[tuple[int, VirtualInstruction]]:
    """The position of each half of an issue in the block, and the half on its webs."""
    places = [fma.position for fma in (issue.x, issue.y) if fma is not None]
    return [(place, replace(built, halves=(half,))) for place, half in zip(places, built.halves, strict=True)]


class WeaveError(Exception):
    """The planned order contradicts a dependence of the block."""


def weave(items: Sequence[Item], issues: Sequence[FmaSlot]) -> list[Item]:
    """Put planned issues in the places of the FMAs they stand for, keeping the order of everything else.

    An item that held planned and other halves keeps the others. WeaveError if an issue needs something that comes after
    something that needs it.
    """
    planned = frozenset((fma.position, fma.half) for issue in issues for fma in (issue.x, issue.y) if fma is not None)
    return _Weaver(items, issues, planned).run()


class _Weaver:
    def __init__(self, items: Sequence[Item], issues: Sequence[FmaSlot], planned: frozenset[tuple[int, int]]) -> None:
        self.items = items
        self.queue = [build_issue(items, issue) for issue in issues]
        self.parts = [_parts(built, issue) for built, issue in zip(self.queue, issues, strict=True)]
        self.rest: dict[int, VirtualInstruction | None] = {}
        for position, _ in planned:
            item = items[position]
            assert isinstance(item, VirtualInstruction)
            kept = tuple(half for number, half in enumerate(item.halves) if (position, number) not in planned)
            self.rest[position] = _as_single(item, kept) if kept else None
        self.output: list[Item] = []
        self.next = 0
        self.emitted: set[int] = set()

    def run(self) -> list[Item]:
        """The woven block."""
        needs_before, needs_after = self._dependences()
        slots = len(self.rest)
        passed = 0
        for position, item in enumerate(self.items):
            kept = self.rest.get(position, item)
            if position in self.rest:
                passed += 1
                self._issue_until(passed * len(self.queue) // slots, needs_after)
            if kept is None:
                continue
            self._force(needs_before.get(position, -1), needs_after)
            self.output.append(kept)
            self.emitted.add(position)
        self._force(len(self.queue) - 1, needs_after)
        return self.output

    def _dependences(self) -> tuple[dict[int, int], list[set[int]]]:
        """For every other item the last issue that must stand before it; for every issue the items it must follow."""
        needs_before: dict[int, int] = {}
        needs_after: list[set[int]] = [set() for _ in self.queue]
        parts = [[(place, part.uses, part.defs) for place, part in found] for found in self.parts]
        touching: dict[int, int] = {}
        writing: dict[int, int] = {}
        for number, issue in enumerate(self.queue):
            for web in members(issue.uses | issue.defs):
                touching[web] = touching.get(web, 0) | 1 << number
            for web in members(issue.defs):
                writing[web] = writing.get(web, 0) | 1 << number
        for position, item in enumerate(self.items):
            spend()
            kept = self.rest.get(position, item)
            if not isinstance(kept, VirtualInstruction):
                continue
            uses, defs = kept.uses, kept.defs
            fence = is_fence(kept)
            near = (1 << len(self.queue)) - 1 if fence else 0
            for web in members(defs):
                near |= touching.get(web, 0)
            for web in members(uses):
                near |= writing.get(web, 0)
            for number in members(near):
                sides = {
                    (position > place) - (position < place)
                    for place, reads, writes in parts[number]
                    if fence or defs & (reads | writes) or uses & writes
                }
                if len(sides) > 1 or 0 in sides:
                    raise WeaveError("an instruction is between two FMAs of a pair and depends on both")
                if -1 in sides:
                    needs_after[number].add(position)
                elif 1 in sides:
                    needs_before[position] = max(needs_before.get(position, -1), number)
        return needs_before, needs_after

    def _issue_until(self, count: int, needs_after: list[set[int]]) -> None:
        """Issue in order up to `count`, as far as what they follow has been emitted."""
        while self.next < count and needs_after[self.next] <= self.emitted:
            self.output.append(self.queue[self.next])
            self.next += 1

    def _force(self, last: int, needs_after: list[set[int]]) -> None:
        while self.next <= last:
            if not needs_after[self.next] <= self.emitted:
                raise WeaveError("the planned order needs a value before it is computed")
            self.output.append(self.queue[self.next])
            self.next += 1


def is_fence(item: VirtualInstruction) -> bool:
    """True for what no FMA may cross: branches, changes of EXEC and MODE, inline assembly, and unknown effects."""
    instruction = item.instruction
    if instruction.is_branch or (item.line is not None and item.line.opaque_reason):
        return True
    if effects_of(instruction) is OPAQUE_EFFECTS:
        return True
    return any(int(register) in _FENCES for register in instruction.defs)


def _as_single(item: VirtualInstruction, halves: tuple[VirtualHalf, ...]) -> VirtualInstruction:
    """A VOPD that lost a half to the plan, as a single instruction."""
    if len(halves) == len(item.halves):
        return item
    half = halves[0]
    return replace(item, halves=(VirtualHalf(as_single(half.instruction), half.uses, half.defs),))
