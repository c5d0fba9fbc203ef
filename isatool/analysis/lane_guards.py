"""What is known of every lane that is on at an instruction, because a comparison left it on: `if (id < width)`."""

from __future__ import annotations

from isatool.analysis.affine import Affine
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import members
from isatool.analysis.exec_state import ExecState
from isatool.analysis.lane_dependence import is_within_exec
from isatool.analysis.lanes import NO_LANES
from isatool.analysis.polynomials import Polynomial
from isatool.records import record


@record
class LaneGuard:
    """A condition, 0 or 1, that is `truth` in every lane that is on."""

    condition: Polynomial
    truth: bool


def lane_guards(affine: Affine, index: int) -> tuple[LaneGuard, ...]:
    """The comparisons that decided which lanes are on at an instruction, each with its result in all of these.

    A comparison has a result in lanes that were on at it, so the lanes at the instruction have to be among them. The
    comparison, and all of which the masks are made, must be the last ones on every path to the instruction, and the
    compared values unchanged since: it dominates the instruction, inside all loops in which they vary.
    """
    flow, state = affine.flow, affine.transfer.exec_state
    masks, on = state.masks, state.at[index]
    found: list[LaneGuard] = []
    for atom in members(masks.support(on)):
        kind, place, _ = state.origins[atom]
        condition = affine.transfer.compared.get(place) if kind == "made" else None
        if condition is None or not is_within_exec(flow.instructions[place]) or not _comes_before(flow, place, index):
            continue
        if not masks.includes(state.at[place], on) or not _is_made_before(flow, state, place):
            continue
        if not _stays(affine, condition, place, index):
            continue
        mask = masks.variable(atom)
        if masks.includes(mask, on):
            found.append(LaneGuard(condition, True))
        elif masks.intersection(mask, on) == NO_LANES:
            found.append(LaneGuard(condition, False))
    return tuple(found)


def _comes_before(flow: ControlFlow, first: int, second: int) -> bool:
    """Whether an instruction was executed on every way to another one."""
    blocks = flow.block_of[first], flow.block_of[second]
    return first < second if blocks[0] == blocks[1] else flow.dominates(*blocks)


def _is_made_before(flow: ControlFlow, state: ExecState, place: int) -> bool:
    """Whether all that EXEC is made of at an instruction was made on every way there."""
    for atom in members(state.masks.support(state.at[place])):
        kind, origin, _ = state.origins[atom]
        if kind == "phi":
            if not flow.dominates(origin, flow.block_of[place]):
                return False
        elif origin >= 0 and not _comes_before(flow, origin, place):
            return False
    return True


def _stays(affine: Affine, condition: Polynomial, first: int, second: int) -> bool:
    """Whether two instructions are in all loops in which a condition varies."""
    varies = affine.atoms.varies(condition)
    blocks = affine.flow.block_of[first], affine.flow.block_of[second]
    return all({*blocks} <= affine.forest.loops[loop].blocks for loop in members(varies))
