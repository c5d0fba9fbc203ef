"""Copies of a factor that most candidates of a stretch of code share: `v_mul v1, v9, v1` and `v_mul v2, v9, v2` read
v9 in both halves, and the halves of a VOPD must not read one bank through one port (RDNA3 ISA guide 7.6). A move gives
half of them a register in another bank: an issue that saves one for every two.

Attention that scales its accumulators, a row of an output that shares one value: tiles of one row. Outer products need
no copies, since other rows have other factors.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.effects import bits, members
from isatool.analysis.liveness import Liveness, compute_liveness
from isatool.ir.instruction import Instruction
from isatool.isa import opcodes
from isatool.isa.registers import Register, RegisterRange, vgpr
from isatool.passes.common.in_flight import Flights
from isatool.passes.common.regions import Region, exec_stages
from isatool.passes.pair.half_forms import HalfForm, half_forms
from isatool.records import record

LEAST: Final = 4
"""readers of a factor that are worth a copy: two pairs save two issues, the move costs one"""
MOST_OTHERS: Final = 3
"""candidates for each reader: among more than that a reader finds partners with other factors"""
BANKS: Final = 4
PARITIES: Final = 2
"""what two registers must differ in where banks of one parity clash as well"""


@record
class FactorCopy:
    """`readers` (dense indices) read `copy` and not `source` as operand `operand`; it is made before `first`."""

    region: int
    source: Register
    copy: Register
    operand: int
    first: int
    readers: frozenset[int]


def find_factor_copies(flights: Flights, pairs: Mapping[Region, int], limit: int) -> tuple[FactorCopy, ...]:
    """The copies that may help, with registers below `limit` that are free from the copy to its last reader.

    `pairs`: how many VOPDs each region has without copies.
    """
    flow = flights.waits.flow
    alive = compute_liveness(flow)
    found: list[FactorCopy] = []
    for number, (region, known) in enumerate(pairs.items()):
        taken: dict[Register, int] = {}
        for (register, operand), every in _shared(flow, region, known):
            for copy, readers in _stretches(flights, alive, register, every, taken, limit):
                taken[copy] = readers[-1]
                chosen = frozenset(_half_of(flow, readers, copy))
                found.append(FactorCopy(number, register, copy, operand, readers[0], chosen))
    return tuple(found)


def _stretches(
    flights: Flights,
    alive: Liveness,
    register: Register,
    readers: Sequence[int],
    taken: Mapping[Register, int],
    limit: int,
) -> Iterator[tuple[Register, list[int]]]:
    """(a register that is free from the first to the last of some readers in a row, these readers), as many of them as
    there may be: where most registers are in use, few are free for all readers. `taken`: copies, and their last reader.
    """
    apart = PARITIES if flights.waits.flow.function.target.vopd_parity else BANKS
    others = [vgpr(index) for index in range(limit) if (index - register.index) % apart]
    stretch: list[int] = []
    copy, busy = others[0], 0
    for reader in readers:
        wider = busy
        for index in range(stretch[-1] + 1 if stretch else reader, reader + 1):
            wider |= _touched(flights, alive, index)
        free = next((other for other in others if not wider >> other & 1), None) if stretch else None
        if free is not None:
            copy, busy = free, wider
            stretch.append(reader)
            continue
        if len(stretch) >= LEAST:
            yield copy, stretch
        busy = alive.before[reader] | bits(other for other, end in taken.items() if end >= reader)
        busy |= _touched(flights, alive, reader)
        free = next((other for other in others if not busy >> other & 1), None)
        stretch = [] if free is None else [reader]
        copy = free or copy
    if len(stretch) >= LEAST:
        yield copy, stretch


def _touched(flights: Flights, alive: Liveness, index: int) -> int:
    """Registers that a copy may not be in at an instruction."""
    effect = flights.waits.flow.effects[index]
    return alive.after[index] | effect.writes | effect.reads | flights.before.get(index, 0)


def edits_of(flow: ControlFlow, copies: Sequence[FactorCopy]) -> Edits:
    """The copies, and their readers."""
    edits = Edits()
    for each in copies:
        move = flow.function.build(opcodes.V_MOV_B32_E32, each.copy, each.source)
        edits.insert(each.first, move)
        for index in each.readers:
            old = edits.replaced.get(index, flow.instructions[index])
            assert isinstance(old, Instruction)
            values = [operand.value for operand in old.operands]
            values[each.operand] = RegisterRange(each.copy)
            edits.replaced[index] = flow.function.build(old.name, *values)
    return edits


def _shared(flow: ControlFlow, region: Region, pairs: int) -> Iterator[tuple[tuple[Register, int], list[int]]]:
    """((register, operand), its readers) where these are many of the candidates between the first and the last."""
    readers: dict[tuple[int, Register, int, int], list[int]] = defaultdict(list)
    versions: dict[int, int] = defaultdict(int)
    candidates: list[int] = []
    stages = exec_stages(flow, region)
    duals = 0
    for index, stage in zip(range(region.first, region.last), stages, strict=True):
        instruction = flow.instructions[index]
        duals += instruction.is_dual
        forms = half_forms(instruction) if isinstance(instruction, Instruction) else ()
        if isinstance(instruction, Instruction) and forms:
            candidates.append(index)
            for operand in (1, 2):
                register = _only_register(instruction, forms, operand)
                if register is not None:
                    readers[stage, register, operand, versions[register]].append(index)
        for written in members(flow.effects[index].writes):
            versions[written] += 1
    alone = len(candidates) - 2 * (pairs - duals)
    for (_, register, operand, _), found in readers.items():
        between = sum(found[0] <= index <= found[-1] for index in candidates)
        if min(len(found), alone) >= LEAST and MOST_OTHERS * len(found) >= between:
            yield (register, operand), found


def _only_register(instruction: Instruction, forms: Sequence[HalfForm], operand: int) -> Register | None:
    """The VGPR that an instruction reads through one port whichever half it becomes; None if there is no such."""
    if len(instruction.operands) <= operand or not instruction.operands[operand].is_vgpr:
        return None
    value = instruction.operands[operand].value
    ports = (form.instruction.operands[operand : operand + 1] for form in forms)
    if any(port and port[0].value != value for port in ports):
        return None
    return instruction.operands[operand].registers[0]


def _half_of(flow: ControlFlow, readers: Sequence[int], copy: Register) -> Iterator[int]:
    """Those that read the copy: with results of its parity, so that the move can pair with one of the others."""
    alike = [index for index in readers if (flow.instructions[index].defs[0].index - copy.index) % 2 == 0]
    if min(len(alike), len(readers) - len(alike)) * 4 >= len(readers):
        return iter(alike)
    return iter(readers[1::2])
