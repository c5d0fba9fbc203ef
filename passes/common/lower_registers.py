"""VGPRs that a pass took from the top of the file move to the lowest numbers that are free where they live.

Dead code that the pass left behind has been removed before, so the registers of the old address arithmetic are free.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.effects import VGPRS, bits, members
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import loop_at
from isatool.analysis.waits import analyse_waits
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction
from isatool.isa.registers import VGPR_BASE, VGPR_COUNT, Register
from isatool.passes.common.draft import Draft
from isatool.passes.common.result import TooFewVgprsError


def lowered(draft: Draft, placeholders: Sequence[Register], limit: int) -> Draft:
    """The draft with the placeholders renamed; RefusedError if one does not fit below the limit of VGPRs."""
    flow = draft.flow()
    busy = busy_registers(flow)
    mapping: dict[Register, Register] = {}
    taken: dict[Register, list[int]] = {}
    original = max((code for mask in busy for code in members(mask & ~bits(placeholders))), default=VGPR_BASE)
    for placeholder in placeholders:
        life = [index for index, mask in enumerate(busy) if mask >> placeholder & 1]
        if not life:
            continue
        forbidden = 0
        for index in life:
            forbidden |= busy[index]
        forbidden &= ~bits(placeholders)
        alive = set(life)
        for register, indices in taken.items():
            if not alive.isdisjoint(indices):
                forbidden |= 1 << register
        free = next(code for code in range(VGPR_BASE, VGPR_BASE + VGPR_COUNT + 1) if not forbidden >> code & 1)
        if free >= VGPR_BASE + VGPR_COUNT:
            raise RefusedError(f"it needs more than the {VGPR_COUNT} VGPRs that there are")
        mapping[placeholder] = Register(free)
        taken.setdefault(Register(free), []).extend(life)
    needed = max(mapping.values(), default=VGPR_BASE) - VGPR_BASE + 1
    if needed > max(limit, original - VGPR_BASE + 1):
        raise TooFewVgprsError(needed, limit)
    replaced: dict[int, AnyInstruction] = {}
    for index, instruction in enumerate(flow.instructions):
        if any(register in mapping for operand in instruction.operands for register in operand.registers):
            replaced[index] = instruction.renamed(mapping)
    return draft.edited(flow, Edits(replaced=replaced))


def around_loop(draft: Draft, label: str, own: Collection[int], placeholders: Sequence[Register], limit: int) -> Draft:
    """The draft with the placeholders of a loop in registers that are free from where `own` instructions (by identity)
    first write them before the loop, to its end; other instructions may use the same numbers for something else.
    RefusedError if one finds no register below the limit of VGPRs.
    """
    flow = draft.flow()
    loop = loop_at(flow, label)
    busy = busy_registers(flow)
    mine = [index for index, instruction in enumerate(flow.instructions) if id(instruction) in own]
    inside = set(flow.inside(loop.blocks))
    taken = 0
    mapping: dict[Register, Register] = {}
    for register in placeholders:
        users = [index for index in mine if (flow.effects[index].reads | flow.effects[index].writes) >> register & 1]
        if inside.isdisjoint(users):
            continue  # it serves before the loop only, where it was free
        forbidden = taken
        for index in (*range(min(users), flow.blocks[loop.header].first), *inside):
            forbidden |= busy[index]
        free = [code for code in range(VGPR_BASE, VGPR_BASE + limit) if not forbidden >> code & 1]
        if not free:
            raise RefusedError(f"no VGPR of the {limit} that are allowed is free while the loop runs")
        mapping[register] = Register(free[0])
        taken |= 1 << free[0]
    replaced: dict[int, AnyInstruction] = {index: flow.instructions[index].renamed(mapping) for index in mine}
    return draft.edited(flow, Edits(replaced=replaced))


def busy_registers(flow: ControlFlow) -> list[int]:
    """For each instruction the VGPRs that hold something, are touched, or are about to be written by a load."""
    liveness = compute_liveness(flow)
    waits = analyse_waits(flow)
    found = [
        (before | after | effect.reads | effect.writes) & VGPRS
        for before, after, effect in zip(liveness.before, liveness.after, flow.effects, strict=True)
    ]
    for index, state in waits.states():
        found[index] |= state.pending & VGPRS
    return found
