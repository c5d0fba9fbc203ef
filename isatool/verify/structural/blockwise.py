"""Equality of two programs with one control flow graph, block by block, in time linear in their length.

The programs are walked together. At the start of every block all registers that the second may still read are equal
in both; at its end they must be again. The memory operations and other effects must be the same ones on the same
operands, in an order that makes no visible difference (`memory_order`), and waits as strong as needed (`waits_kept`).
That is a simulation, so the programs do the same for all inputs.

Registers are compared in the lanes in which they are live (`analysis.liveness`, computed on each text): a result's
old value takes part in its number only where it is still needed. A lane that is off from the start keeps the value of
each register, so an instruction that reads other lanes must read the same registers in both programs. If a wave has
no such lanes (`full_waves`), an instruction with all lanes on may read equal values from different registers, and
replaces the whole register that it writes. The caller excludes faults of waits and hazards, so a load's result counts
as available from its issue on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from isatool.allowance import INSTRUCTION, spend
from isatool.analysis.cfg import Block, ControlFlow
from isatool.analysis.counters import NO_WAIT, wait_of
from isatool.analysis.effects import EVERYTHING, OPAQUE_EFFECTS, Effects, gives_zero_for_lanes_off, members
from isatool.analysis.exec_state import compute_exec_state
from isatool.analysis.hazards import waits_for_results_only
from isatool.analysis.liveness import Liveness, compute_liveness
from isatool.ir.instruction import AnyInstruction
from isatool.ir.operands import Expression
from isatool.ir.views import kept
from isatool.isa.counters import Queue
from isatool.isa.operations import Op
from isatool.isa.registers import MODE, NULL, Register
from isatool.isa.table import Unit
from isatool.records import record
from isatool.semantics.mode import Mode
from isatool.verify.effect_kinds import SAME_TEXT, unnamed
from isatool.verify.memory_order import BlockOrder, Identity, Mobility, place_in
from isatool.verify.other_waves import Waves, any_waves, other_waves
from isatool.verify.structural.arithmetic import NO_BITS, SharedValues, bits_at_starts, machine_of
from isatool.verify.structural.idle_lanes import idle_reads
from isatool.verify.structural.relations import Relations, related
from isatool.verify.structural.renamed_blocks import renamed_at_starts
from isatool.verify.structural.straight_line import Executed, Key, Machine, in_idle_lanes
from isatool.verify.structural.waits_kept import still_waited_for
from isatool.verify.values.constructors import Values

NOTHING: Final = Relations()
_PERMUTED: Final = frozenset((Op.PERMLANE16, Op.PERMLANEX16))


def same_by_blocks(
    first: ControlFlow,
    second: ControlFlow,
    nan_payload: bool = False,
    *,
    arithmetic: Mode | None = None,
    entry: Mapping[Register, int] = NO_BITS,
    full_waves: bool = False,
    same_names: bool = False,
) -> str | None:
    """Why the programs could not be shown to do the same this way, None if they were.

    `nan_payload`: up to which NaN a NaN is. `arithmetic`: results are values of the algebra; the MODE in which both
    programs begin. `entry`: the bits that registers may have there, where they are known. `full_waves`: all lanes are
    on there. `same_names`: without registers that have other names, or are something else, at the starts of blocks.
    """
    if first.unanalysable or second.unanalysable:
        return first.unanalysable or second.unanalysable
    reason = unnamed(first, SAME_TEXT) or unnamed(second, SAME_TEXT)
    if reason:
        return reason
    if len(first.blocks) != len(second.blocks):
        return "the control flow graphs differ"
    for a, b in zip(first.blocks, second.blocks, strict=True):
        if (a.ending, a.successors) != (b.ending, b.successors):
            return "the control flow graphs differ"

    def differ(sides: tuple[SteppedProgram, SteppedProgram]) -> str | None:
        reason = _same_blocks(sides, lambda _: _numbering(nan_payload))
        return reason if same_names else _renamed(sides, lambda _: _numbering(nan_payload), reason)

    strict = (_side(first, full_waves, any_waves), _side(second, full_waves, any_waves))
    if arithmetic is None and strict[0].events == strict[1].events and not differ(strict):
        return None  # and no addresses are asked for
    sides = (_side(first, full_waves), _side(second, full_waves))
    if sides[0].events != sides[1].events:
        return "a block has other memory operations or branches, whatever registers hold"
    if arithmetic is None:
        return differ(sides)
    size = first.function.wave_size
    sets_mode = any(effect.writes >> MODE & 1 for side in sides for effect in side.flow.effects)
    mode = None if sets_mode else arithmetic
    shared = SharedValues(Values(size), mode)
    reason = _compared(sides, lambda _: machine_of(shared))
    if not reason:
        return reason
    # the programs hold the same at the start of blocks, so what is known of the first is true of both
    starts = _starts(first, mode, tuple(entry.items()), full_waves)
    return _compared(sides, lambda block: machine_of(shared, starts[block])) if any(starts) else reason


def _compared(
    sides: tuple[SteppedProgram, SteppedProgram], machines: Callable[[int], Callable[[int], Machine]]
) -> str | None:
    """Why some blocks differ, None if none do, where registers may also be related in loops."""
    reason = _same_blocks(sides, machines)
    if not reason:
        return reason
    flows = (sides[0].flow, sides[1].flow)
    relations = related(flows, machines, lambda side, block, machine: sides[side].run(block, machine, BlockOrder()))
    if relations and not _same_blocks(sides, machines, relations):
        return None
    return _renamed(sides, machines, reason)


def _renamed(
    sides: tuple[SteppedProgram, SteppedProgram],
    machines: Callable[[int], Callable[[int], Machine]],
    reason: str | None,
) -> str | None:
    """A reason for which blocks differ, None if there is none with registers that have other names in some blocks."""
    names = renamed_at_starts((sides[0].flow, sides[1].flow)) if reason else {}
    return reason if not names or _same_blocks(sides, machines, Relations(names=names)) else None


def _same_blocks(
    sides: tuple[SteppedProgram, SteppedProgram],
    machines: Callable[[int], Callable[[int], Machine]],
    relations: Relations = NOTHING,
) -> str | None:
    """Why some blocks differ, None if none do. `machines`: those of a block."""
    if relations.at_entry:
        return "nothing is known of registers at the entry"
    matched: dict[int, int] = {}
    for blocks in zip(sides[0].flow.blocks, sides[1].flow.blocks, strict=True):
        reason = _same_block(sides, blocks, matched, machines(blocks[0].index), relations)
        if reason:
            return reason
    return still_waited_for((sides[0].flow, sides[1].flow), matched, sides[0].waves)


@record
class IssuedStep:
    """Operations issued together."""

    index: int
    operations: tuple[Executed, ...]
    is_event: bool


@record
class Mark:
    """A wait for stores or of an unknown kind, or something that may touch every register."""

    index: int
    key: Key
    touches_all: bool
    place: Mobility = Mobility.FIXED

    def note(self, order: BlockOrder) -> None:
        """Add it to the events of its block."""
        order.add(self.key, self.index, self.place, "global" if self.place is Mobility.STORE else "")


class SteppedProgram:
    """One of the programs."""

    def __init__(self, flow: ControlFlow, full_waves: bool = False, waves: Waves = other_waves) -> None:
        self.flow = flow
        self.waves = waves
        self.liveness: Liveness = compute_liveness(flow)
        self.full_waves = full_waves
        self.steps = tuple(tuple(self._steps(block)) for block in flow.blocks)
        self.events = tuple(self._events(block) for block in flow.blocks)
        """for every block how many events there are at each place, which does not depend on what registers hold"""

    def _events(self, block: Block) -> Counter[Identity]:
        order = BlockOrder()
        for step in self.steps[block.index]:
            if isinstance(step, Mark):
                step.note(order)
            elif step.is_event:
                place, memory = place_in(self.flow, step.index, self.waves)
                for _ in step.operations:
                    order.add((), step.index, place, memory)
        return order.places

    def run(self, block: Block, machine: Machine, order: BlockOrder) -> list[dict[Register, int]]:
        """Execute a block; what the registers held wherever something might touch all of them."""
        snapshots: list[dict[Register, int]] = []
        spend(INSTRUCTION * len(block.instructions))
        for step in self.steps[block.index]:
            if isinstance(step, IssuedStep):
                machine.execute(step.operations, step.is_event, self.identify(step.index, order))
                continue
            step.note(order)
            if step.touches_all:
                snapshots.append(machine.state)
                machine.forget()
        return snapshots

    def identify(self, index: int, order: BlockOrder) -> Callable[[Key], Key]:
        place, memory = place_in(self.flow, index, self.waves)
        return lambda key: order.add(key, index, place, memory)

    def _steps(self, block: Block) -> Iterator[IssuedStep | Mark]:
        for index in block.instructions:
            found = self.step(index)
            if found is not None:
                yield found

    def step(self, index: int) -> IssuedStep | Mark | None:
        """What an instruction does; None for hints and waits that only bring results."""
        flow = self.flow
        instruction, effect = flow.instructions[index], flow.effects[index]
        if (index in flow.fences and index not in flow.kept) or touches_unknown(instruction, effect):
            return Mark(index, ("fence", str(instruction)), True)
        if instruction.is_hint or waits_for_results_only(instruction):
            return None
        if (wait := wait_of(instruction)) is not None:
            if any(register != NULL for register in instruction.uses):
                return Mark(index, ("wait", str(instruction)), True)  # for a number that a register holds
            if wait == NO_WAIT:
                return Mark(index, ("wait", str(instruction)), False)
            stores = wait.limit(flow.counters.of[Queue.STORE])
            acquired = self.waves(flow).acquired.get(index)
            if acquired is not None:  # what it waits for besides is compared where others may see it
                returned = tuple(sorted(Counter(queue for queue, _ in acquired).items()))
                return Mark(index, ("acquired", returned, stores), False)
            return None if stores is None else Mark(index, ("wait for stores", stores), False, Mobility.STORE)
        all_on = self.full_waves and compute_exec_state(flow).is_full(index)
        kept = effect.writes & (effect.keeps if all_on and instruction.unit is Unit.VALU else EVERYTHING)
        read_undef = self.liveness.read_undef.get(index, 0)
        if all_on and instruction.operation in _PERMUTED:  # all lanes that it reads are on
            kept, read_undef = 0, effect.writes
        retained = frozenset(map(Register, members(self.liveness.retained[index] & kept)))
        every_lane = all_on and instruction.unit is Unit.VALU and _crosses_lanes(instruction, effect)
        detail = None if every_lane else self._detail(index, instruction)
        undef = frozenset(map(Register, members(read_undef)))
        idle = bool(effect.cross) and not self.full_waves
        operations = tuple(Executed(half, retained, detail, undef, every_lane, idle) for half in instruction.halves)
        return IssuedStep(index, operations, _is_event(instruction))

    def _detail(self, index: int, instruction: AnyInstruction) -> object:
        """What a result depends on beside the values of its sources."""
        if all(half.form is not None and gives_zero_for_lanes_off(half) for half in instruction.halves):
            return "lanes that are on"
        if knows_lanes(instruction, self.flow.effects[index]):
            return tuple(operand.registers for operand in instruction.operands if operand.is_use)
        if not instruction.is_branch and any(isinstance(part.value, Expression) for part in instruction.operands):
            return self._since_getpc(index)
        return None

    def _since_getpc(self, index: int) -> tuple[str, ...]:
        """The instructions from the last s_getpc on: symbols may be relative to the place in the code."""
        found: list[str] = []
        for place in range(index, self.flow.block_at(index).first - 1, -1):
            found.append(str(self.flow.instructions[place]))
            if self.flow.instructions[place].operation == Op.GETPC:
                return tuple(found)
        return ()


@kept
def _side(flow: ControlFlow, full_waves: bool, waves: Waves = other_waves) -> SteppedProgram:
    return SteppedProgram(flow, full_waves, waves)


@kept
def _starts(
    flow: ControlFlow, mode: Mode | None, entry: tuple[tuple[Register, int], ...], full_waves: bool
) -> list[dict[Register, int]]:
    """The bits that registers may have at the start of every block."""
    side = _side(flow, full_waves)
    return bits_at_starts(flow, mode, lambda block, machine: side.run(block, machine, BlockOrder()), dict(entry))


def touches_unknown(instruction: AnyInstruction, effect: Effects) -> bool:
    """Whether registers take part that are not told by its operands: unknown instructions, moves indexed by M0."""
    return effect is OPAQUE_EFFECTS or any(
        half.row is not None and half.row.partial == "indexed" for half in instruction.halves
    )


def _is_event(instruction: AnyInstruction) -> bool:
    """True for effects beside registers, and for results that depend on more."""
    if instruction.unit not in (Unit.VALU, Unit.SALU):
        return True
    return instruction.reads_state or instruction.writes_state


def _crosses_lanes(instruction: AnyInstruction, effect: Effects) -> bool:
    """Whether other lanes than its own take part, by what the registers of its operands hold and nothing else."""
    rows = [half.row for half in instruction.halves]
    named = all(row is not None and row.partial != "indexed" for row in rows)
    return named and knows_lanes(instruction, effect)


def knows_lanes(instruction: AnyInstruction, effect: Effects) -> bool:
    """Whether lanes take part that are not its own, or registers that it finds by number."""
    if effect.cross:
        return True
    if any(half.form is not None and half.form.dpp for half in instruction.halves):
        return True
    rows = [half.row for half in instruction.halves]
    return any(row is None or row.cross_lane or row.partial == "indexed" for row in rows)


def _numbering(nan_payload: bool) -> Callable[[int], Machine]:
    """Machines of one block, by stage, that number results by what made them."""
    numbers: dict[Key, int] = {}
    return lambda stage: Machine(numbers, nan_payload, stage=stage)


def _same_block(
    sides: tuple[SteppedProgram, SteppedProgram],
    blocks: tuple[Block, Block],
    matched: dict[int, int],
    machine: Callable[[int], Machine],
    relations: Relations,
) -> str | None:
    """Why two blocks differ, None if they do not; then `matched` tells the first's event for each of the second's."""
    machines, orders = (machine(0), machine(0)), (BlockOrder(), BlockOrder())
    for own, held in zip(machines, relations.begin(blocks[1].index, machine), strict=True):
        own.state.update(held)
    first, second = (
        side.run(block, own, order) for side, block, own, order in zip(sides, blocks, machines, orders, strict=True)
    )
    if orders[0].events.keys() != orders[1].events.keys():
        return "the memory operations or branches of a block differ"
    matched |= {index: orders[0].events[identity] for identity, index in orders[1].events.items()}
    for stage, (one, other) in enumerate(zip(first, second, strict=True)):
        at_stage = machine(stage)
        for register in one.keys() | other.keys():
            at_stage.state = one
            value = at_stage.read(register)
            at_stage.state = other
            if value != at_stage.read(register):
                return f"{register.name} differs where everything is read"
    # what only the first may still read is in no value of the second, so in none that was found equal to one
    live = sides[1].liveness.block_out[blocks[1].index]
    differing = [code for code in members(live) if machines[0].read(Register(code)) != machines[1].read(Register(code))]
    for code in differing:
        if not any(_same_pair(machines, first) for first in (code - 1, code)) and not _related(
            sides[1], blocks[1], relations, Register(code)
        ):
            return f"{Register(code).name} differs at the end of a block"
    idle = idle_reads(sides[0].flow) | idle_reads(sides[1].flow)
    for register in map(Register, members(idle)):
        if machines[0].read(in_idle_lanes(register)) != machines[1].read(in_idle_lanes(register)):
            return f"{register.name} differs at the end of a block in lanes without a work-item"
    if not all(relations.hold(after, *machines, machine) for after in blocks[1].successors):
        return "registers are not what they are in a loop"
    return None


def _related(side: SteppedProgram, block: Block, relations: Relations, register: Register) -> bool:
    """Whether a register need only be what it is in terms of others wherever control goes on from a block."""
    ways = [after for after in block.successors if side.liveness.block_in[after] >> register & 1]
    return bool(ways) and all(relations.shows(after, register) for after in ways)


def _same_pair(machines: tuple[Machine, Machine], first: int) -> bool:
    """Whether two neighbours hold the same number of 64 bits in both."""
    return first >= 0 and machines[0].pair(Register(first), Register(first + 1)) == machines[1].pair(
        Register(first), Register(first + 1)
    )
