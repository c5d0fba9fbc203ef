"""The proof that a kernel may give its work-items, or its workgroups, other ids: code at its entry exchanges them.

The second program begins with code that computes new ids from those that the launch gave, and is the first one after
it. If the new ids are a permutation of the old ones, every work-item of the first program's launch runs in the second
one, once, on another lane or at another time. That computes the same unless work-items depend on where they run:

- work-items of a workgroup: each instruction works on a lane alone, EXEC is never written, and a scalar is the same in
  all waves or a mask of lanes, of which each lane reads its own bit (`lane_dependence`), so control flow is the same in
  all waves;
- workgroups: no atomics, no accesses past caches, nothing that asks where or when the wave runs.

In both cases memory that several of them touch must be ordered by barriers, so the verdict is conditional on the
absence of data races. Permutations of work-items are found to be such by computing them for all ids; those of
workgroups, which have to be for every grid, are of a kind whose code `analysis.workgroup_order` writes.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

from isatool.allowance import INSTRUCTION, spend
from isatool.analysis.assumptions import Sentence
from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.effects import OPAQUE_EFFECTS, VGPRS, bits
from isatool.analysis.lane_dependence import TRAP_REGISTERS, DependsOnLaneError, Held, after
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.workgroup_order import ItemOrder, Order, Places, WorkgroupOrder, order_code, places_of
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.program import Function, Program
from isatool.isa.operations import Op
from isatool.isa.registers import SCC, Register, vgpr
from isatool.isa.table import AddressSpace, Unit
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import Effect, Halt, Require, WriteVector
from isatool.semantics.errors import NotEmulated
from isatool.semantics.evaluate import evaluate
from isatool.semantics.lower import lower
from isatool.semantics.ops import Op as Operation
from isatool.verify.effect_kinds import IN_WAVE, PLAIN_ACCESSES, REGISTERS, unnamed
from isatool.verify.launch import Launch
from isatool.verify.other_waves import other_waves
from isatool.verify.product.waits import faults_of
from isatool.verify.structural.added_code import text_around
from isatool.verify.structural.surroundings import surroundings_differ
from isatool.verify.structural.unfolding import cannot_walk
from isatool.verify.structural.unfolding import walk as walk_both
from isatool.verify.verdict import ASSUMING, UNKNOWN, Assumption, Difference, NotShownError, Verdict

MOST_CODE: Final = 64
"""instructions that may compute new ids: more than any order takes"""
_ELSEWHERE: Final = (AddressSpace.FLAT, AddressSpace.SCRATCH, AddressSpace.GDS, AddressSpace.IMAGE)


@dataclass(frozen=True, eq=False)
class Renumbered:
    """What a pass says: programs on the way to `program`, which begins with the code of an order."""

    stages: tuple[Program, ...]
    program: Program
    order: Order


def judge_order(a: Function, b: Function, order: Order) -> Verdict:
    """Whether kernel b does what kernel a does, on other lanes or by other workgroups, where there are no races."""
    try:
        _require_same(a, b, order)
    except NotShownError as error:
        return Verdict(UNKNOWN, first_difference=Difference(f"other ids: {error}"))
    return Verdict(ASSUMING, (Assumption(Sentence.NO_RACES),))


def _require_same(a: Function, b: Function, order: Order) -> None:
    if text_around(a) != text_around(b) or (a.program.chip, a.wave_size) != (b.program.chip, b.wave_size):
        raise NotShownError("the files differ around the kernel")
    first, second = build_flow(a), build_flow(b)
    launches = Launch.of(a), Launch.of(b)
    if launches[0] is None or launches[1] is None:
        raise NotShownError("only for kernels with a descriptor")
    reason = cannot_walk(first, second) or surroundings_differ((first, second), (launches[0], launches[1]))
    if reason:
        raise NotShownError(reason)
    for flow, whose in ((first, "first"), (second, "second")):
        for fault in faults_of(flow):
            raise NotShownError(f"the {whose} program {fault.message}")
    code = _code(first, second, order)
    reason = walk_both(first, second, (0, len(code)))
    if reason:
        raise NotShownError(reason)
    if launches[0].descriptor.flag("system_sgpr_workgroup_info"):
        raise NotShownError("the launch tells waves their place in the workgroup, and among workgroups")
    _require_plain(first)
    alive = compute_liveness(first).block_in[0]
    if isinstance(order, WorkgroupOrder):
        _require_workgroups(first, order, code, alive)
    else:
        _require_items(first, launches[0], code, alive)


def _code(first: ControlFlow, second: ControlFlow, order: Order) -> tuple[AnyInstruction, ...]:
    """The code that computes new ids: straight from the entry on, and not come back to."""
    count = order.code if isinstance(order, ItemOrder) else len(_order_code(first, order)[0])
    last = second.blocks[0].last
    if not 0 < count <= MOST_CODE or count > last or count == len(second.instructions) or second.blocks[0].predecessors:
        raise NotShownError("the new ids are not computed at the entry")
    return second.instructions[:count]


def _require_plain(flow: ControlFlow) -> None:
    """No instruction tells work-items where or when they run, or lets them wait for each other but by barriers."""
    chip, fixed = flow.function.target, other_waves(flow).fixed
    ordering = [word for word in chip.cache_words if word not in chip.stream_words.load]
    for index, instruction in enumerate(flow.instructions):
        effect = flow.effects[index]
        place = flow.place(index)
        if effect is OPAQUE_EFFECTS or (index in flow.fences and index not in flow.kept):
            raise NotShownError(f"{place}: '{instruction}' is opaque")
        if effect.reads & TRAP_REGISTERS:
            raise NotShownError(f"{place}: '{instruction}' may tell where a wave runs")
        if index in fixed:
            raise NotShownError(f"{place}: waves may synchronise by '{instruction}'")
        for half in instruction.halves:
            row = half.row
            if row is None or row.is_atomic or row.space in _ELSEWHERE:
                raise NotShownError(f"{place}: '{instruction}' may tell work-items apart, or let them communicate")
            if row.reads_state or (row.writes_state and row.operation != Op.SENDMSG) or row.is_call:
                raise NotShownError(f"{place}: '{instruction}' may tell where a wave runs")
            if row.may_load and any(map(half.has, ordering)):
                raise NotShownError(f"{place}: '{instruction}' may wait for another workgroup")
    reason = unnamed(flow, REGISTERS | PLAIN_ACCESSES | IN_WAVE | {Halt, Require})
    if reason:
        raise NotShownError(reason)


# -- workgroups


def _require_workgroups(flow: ControlFlow, order: WorkgroupOrder, code: tuple[AnyInstruction, ...], alive: int) -> None:
    expected, places = _order_code(flow, order)
    if code != expected:
        raise NotShownError("the code at the entry is not that of the order")
    ids = bits((places.x, places.y))
    written = 0
    for instruction in code:
        written |= bits(instruction.defs)
    if written & ~ids & ~(1 << SCC) & alive or written & VGPRS:
        raise NotShownError("the code at the entry writes what the kernel needs")
    if alive >> SCC & 1:
        raise NotShownError("the kernel reads an SCC that nobody wrote")


def _order_code(flow: ControlFlow, order: WorkgroupOrder) -> tuple[tuple[Instruction, ...], Places]:
    places = places_of(flow.function)
    if isinstance(places, str):
        raise NotShownError(places)
    try:
        return order_code(order, places, flow.function.target), places
    except ValueError as error:
        raise NotShownError(str(error)) from None


# -- work-items


def _require_items(flow: ControlFlow, launch: Launch, code: tuple[AnyInstruction, ...], alive: int) -> None:
    metadata = launch.metadata
    size = metadata.workgroup_size if metadata is not None else ()
    axes = launch.descriptor.workitem_ids
    if metadata is not None and metadata.required_workgroup_size and not size:
        raise NotShownError("its last workgroups may be smaller (.uniform_work_group_size is not 1)")
    if not size or any(extent != 1 for extent in size[axes:]):
        raise NotShownError("the workgroup's shape is not known")
    item = vgpr(0)
    for instruction in code:
        if instruction.is_hint:
            continue
        writes = bits(instruction.defs)
        is_plain = instruction.unit is Unit.VALU and not bits(instruction.uses) & TRAP_REGISTERS
        if not is_plain or writes & ~VGPRS or writes & alive & ~(1 << item):
            raise NotShownError(f"'{instruction}' at the entry does more than compute an id")
    ids = [
        sum(place << 10 * axis for axis, place in enumerate(places))
        for places in product(*(range(extent) for extent in size[:axes]))
    ]
    if sorted(_new_id(launch, code, one) for one in ids) != sorted(ids):
        raise NotShownError("the new ids are not a permutation of the old ones")
    _require_lanes_alone(flow, launch)


def _new_id(launch: Launch, code: tuple[AnyInstruction, ...], item: int) -> int:
    """What v0 holds after the code where it held `item` before."""
    held: dict[Register, int] = {vgpr(0): item}

    def leaf(expr: Expr) -> int:
        found = held.get(vgpr(expr.imm)) if expr.op is Operation.VGPR else None
        if found is None:
            raise NotShownError("the code at the entry reads more than an id")
        return found

    for instruction in code:
        spend(INSTRUCTION)
        written: dict[Register, int] = {}
        effects = _effects(instruction, launch)
        _after(effects, Held(launch.descriptor.wave_size), f"'{instruction}' at the entry")
        for effect in effects:
            if not isinstance(effect, WriteVector) or effect.where is not None:
                raise NotShownError(f"'{instruction}' at the entry does more than compute an id")
            written[effect.register] = evaluate(effect.value, leaf)
        held.update(written)
    return held[vgpr(0)]


def _effects(instruction: AnyInstruction, launch: Launch) -> tuple[Effect, ...]:
    try:
        return lower(instruction, launch.mode, wave_size=launch.descriptor.wave_size).effects
    except NotEmulated as error:
        raise NotShownError(f"'{instruction}': {error}") from None


def _after(effects: tuple[Effect, ...], held: Held, where: str) -> Held:
    try:
        return after(effects, held)
    except DependsOnLaneError as error:
        raise NotShownError(f"{where} {error.how}") from None


def _require_lanes_alone(flow: ControlFlow, launch: Launch) -> None:
    """Each lane computes from its own registers and from scalars that are the same in all waves; all are always on."""

    def end(block: int, held: Held) -> Held:
        """What holds at the end of a block."""
        for index in flow.blocks[block].instructions:
            spend(INSTRUCTION)
            instruction = flow.instructions[index]
            held = _after(_effects(instruction, launch), held, f"{flow.place(index)}: '{instruction}'")
        return held

    states_at_starts(flow, Held.at_entry(launch.descriptor), end, Held.joined)
