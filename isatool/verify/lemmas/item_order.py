"""The proof that a kernel may give its work-items other ids (`entry_ids`), on other lanes and in other waves.

Each instruction works on a lane alone, EXEC is never written, and a scalar is the same in all waves or a mask of lanes,
of which each lane reads its own bit (`lane_dependence`), so control flow is the same in all waves. That the ids are a
permutation is found by computing them for all.
"""

from __future__ import annotations

from itertools import product

from isatool.allowance import INSTRUCTION, spend
from isatool.analysis.assumptions import Sentence
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.effects import VGPRS, bits
from isatool.analysis.lane_dependence import TRAP_REGISTERS, DependsOnLaneError, Held, after
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function
from isatool.isa.registers import Register, vgpr
from isatool.isa.table import Unit
from isatool.records import record
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import Effect, WriteVector
from isatool.semantics.errors import NotEmulated
from isatool.semantics.evaluate import evaluate
from isatool.semantics.lower import lower
from isatool.semantics.ops import Op as Operation
from isatool.verify.launch import DeclaredLaunch
from isatool.verify.lemma import Granted, Lemma
from isatool.verify.structural.entry_ids import entered
from isatool.verify.verdict import ASSUMING, Assumption, NotShownError, Verdict


@record
class RenumberedItems(Lemma):
    """The first `code` instructions give work-items other ids, a permutation; which lane a work-item runs on makes no
    difference.
    """

    about = "other ids"
    code: int

    def show(self, before: Function, after: Function, _granted: Granted) -> Verdict:
        """The verdict where there are no races."""
        flow, launch, alive, code = entered(before, after, self.code)
        _require_items(flow, launch, code, alive)
        return Verdict(ASSUMING, (Assumption(Sentence.NO_RACES),))


def _require_items(flow: ControlFlow, launch: DeclaredLaunch, code: tuple[AnyInstruction, ...], alive: int) -> None:
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


def _new_id(launch: DeclaredLaunch, code: tuple[AnyInstruction, ...], item: int) -> int:
    """The value of v0 after the code, if it was `item` before."""
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


def _effects(instruction: AnyInstruction, launch: DeclaredLaunch) -> tuple[Effect, ...]:
    try:
        return lower(instruction, launch.mode, wave_size=launch.descriptor.wave_size).effects
    except NotEmulated as error:
        raise NotShownError(f"'{instruction}': {error}") from None


def _after(effects: tuple[Effect, ...], held: Held, where: str) -> Held:
    try:
        return after(effects, held)
    except DependsOnLaneError as error:
        raise NotShownError(f"{where} {error.how}") from None


def _require_lanes_alone(flow: ControlFlow, launch: DeclaredLaunch) -> None:
    """Each lane computes from its own registers and from scalars that are the same in all waves; all are always on."""

    def end(block: int, held: Held) -> Held:
        """What holds at the end of a block."""
        for index in flow.blocks[block].instructions:
            spend(INSTRUCTION)
            instruction = flow.instructions[index]
            held = _after(_effects(instruction, launch), held, f"{flow.place(index)}: '{instruction}'")
        return held

    states_at_starts(flow, Held.at_entry(launch.descriptor), end, Held.joined)
