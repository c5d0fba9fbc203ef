"""Registers that hold addresses of the LDS which one instruction makes from another register: they can be given up.

Compilers keep a register for each of a family of addresses that differ by a constant, added or flipped, and spill what
is used as often. The address is made in the registers that the load brings its result to, right before it, so that
this costs an issue slot for each load and no register.
"""

from __future__ import annotations

from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.loops import find_loops
from isatool.analysis.private_memory import private_accesses
from isatool.analysis.webs import Site, Web, build_webs
from isatool.ir.instruction import Instruction
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import VGPR_BASE, Register, RegisterRange
from isatool.isa.table import AddressSpace
from isatool.passes.common.dead_code import plan_removal
from isatool.passes.common.draft import Draft
from isatool.passes.scratch.values import LDS, Held, SlotValues
from isatool.records import record

MOST_USES: Final = 4
"""loads in a loop that are worth a reload of private memory in it"""


@record
class _Near:
    """How a value follows from that of another register: by an addition or an exclusive or with a constant."""

    register: int
    is_sum: bool
    constant: int


def with_freed_registers(draft: Draft, count: int) -> Draft:
    """The draft with at most so many registers given up, those with the fewest uses first."""
    flow = draft.flow()
    candidates = _candidates(flow)
    ways = _ways(flow, candidates)
    edits = Edits()
    given_up: set[int] = set()
    anchors: set[int] = set()
    for web in sorted(candidates, key=lambda web: (len(web.uses), web.index)):
        if len(given_up) >= count:
            break
        anchor = _anchor(ways[web.index], given_up | {int(web.register)}, anchors)
        if anchor is None or web.register in anchors or web.register in given_up:
            continue
        given_up.add(int(web.register))
        anchors.add(anchor)
        for use in web.uses:
            near = next(way for way in ways[web.index][use.instruction] if way.register == anchor)
            load = flow.instructions[use.instruction]
            assert isinstance(load, Instruction)
            target, address = load.operands
            home = RegisterRange(target.registers[0])
            name = opcodes.V_ADD_NC_U32_E32 if near.is_sum else opcodes.V_XOR_B32_E32
            source = RegisterRange(Register(anchor))
            edits.before[use.instruction] = (flow.function.build(name, home, near.constant, source),)
            edits.replaced[use.instruction] = load.with_operands((target, address.with_value(home)))
    made = draft.edited(flow, edits)
    return made.edited(made.flow(), plan_removal(made.flow()))


def _candidates(flow: ControlFlow) -> list[Web]:
    """Values made once, before all loops, and used in loops as addresses of plain loads of the LDS alone."""
    forest = find_loops(flow)
    webs = build_webs(flow)
    found = []
    for web in webs.webs:
        if web.at_entry or web.tied or web.pinned or len(web.defs) != 1:
            continue
        if forest.depth(flow.block_of[web.defs[0].instruction]):
            continue
        inside = sum(forest.depth(flow.block_of[use.instruction]) > 0 for use in web.uses)
        if 0 < inside <= MOST_USES and all(_is_address(flow, use.site) for use in web.uses):
            found.append(web)
    return found


def _is_address(flow: ControlFlow, site: Site) -> bool:
    """Whether an operand is the address of a plain load of the LDS."""
    instruction = flow.instructions[site.instruction]
    row = instruction.row
    if row is None or row.space is not AddressSpace.LDS or row.operation != Op.LOAD or row.cross_lane:
        return False
    return len(instruction.operands) == 2 and site.operand == 1 and site.instruction not in flow.fences


def _ways(flow: ControlFlow, candidates: list[Web]) -> dict[int, dict[int, list[_Near]]]:
    """For each candidate and each of its uses the registers that it follows from there."""
    values = SlotValues.of(flow, private_accesses(flow))
    used: dict[int, list[Web]] = {}
    for web in candidates:
        for use in web.uses:
            used.setdefault(use.instruction, []).append(web)
    found: dict[int, dict[int, list[_Near]]] = {web.index: {} for web in candidates}
    for block in flow.order:
        for index, held in values.walk(block):
            full = values.exec_state.is_full(index)
            for web in used.get(index, ()) if full else ():
                found[web.index][index] = _near(values, held, web.register)
    for web in candidates:
        for use in web.uses:
            found[web.index].setdefault(use.instruction, [])
    return found


def _near(values: SlotValues, held: Held, register: Register) -> list[_Near]:
    numbers, value = values.numbers, values.number_of(held, register)
    (base, total), (flipped, mask) = numbers.sum_of(value), numbers.flip_of(value)
    ways = []
    for place in sorted(held):
        if not VGPR_BASE <= place < LDS or place == register:
            continue
        other, constant = numbers.sum_of(held[place])
        if other == base:
            ways.append(_Near(place, True, (total - constant) & 0xFFFFFFFF))
            continue
        other, constant = numbers.flip_of(held[place])
        if other == flipped:
            ways.append(_Near(place, False, mask ^ constant))
    return ways


def _anchor(ways: dict[int, list[_Near]], given_up: set[int], anchors: set[int]) -> int | None:
    """A register that holds a near value at every use; one that serves others already, if there is one."""
    common = set.intersection(*({way.register for way in found} for found in ways.values())) - given_up
    return min(common & anchors or common, default=None)
