"""Code rewritten for a chip of its generation that has less, while it still runs on its own and means the same there.

Floats of the scalar unit are computed in lanes and read back; a multiply-add that may not write what it reads writes
other registers first; what the other chip does not interlock is waited for (`adapted`). Where the launch has to fill
more registers, those that it fills after them are copied to where the code expects them (`with_entry`). What finds no
free registers, or is not known, stays: whoever asks refuses it at its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.edits import Edits, apply_edits
from isatool.analysis.effects import SGPRS, VGPRS
from isatool.analysis.hazards import HazardRule, find_hazards, plan_hazards
from isatool.asm.descriptor import descriptor_of
from isatool.asm.other_chip import text_for
from isatool.asm.reader import read_text
from isatool.asm.register_counts import edited_line, summaries, with_register_counts
from isatool.diagnostics import RefusedError
from isatool.ir.code import Code
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Given
from isatool.ir.program import Function, Program
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_LO, Register, RegisterRange, sgpr
from isatool.isa.target import Target
from isatool.isa.wave import WAVE32
from isatool.lint.rules.wave64 import plan_wave64
from isatool.pipeline.finishing import register_counts
from isatool.rewriting.registers import spare

_COUNT: Final = "user_sgpr_count"
_COMMENT: Final = re.compile(r"(;\s*COMPUTE_PGM_RSRC2:USER_SGPR:\s*)\d+")
_OF_HALVES: Final = "f16"
"""a type of which nobody says what becomes of the other half of a scalar register, or how constants are read"""


def adapted(program: Program, target: Target) -> Program:
    """The kernels of a program without what `target` has not, as far as there are registers for it; for its own chip,
    and what it declares of itself is the same but for counts of registers.
    """
    made = _planned(program, lambda flow: _without_scalar_floats(flow, target))
    there = read_text(text_for(made, target), program.path, target.name)
    for plan in (_apart, plan_hazards, plan_wave64):
        there = _planned(there, plan)
    made = read_text(text_for(there, program.target), program.path, program.chip)
    for name in [kernel.name for kernel in made.kernels]:
        made = counted(made, name)
    return made


def with_entry(program: Program, target: Target) -> Program:
    """The same where the launch of kernels has to fill more registers than it does; for the same chip."""
    for name in [kernel.name for kernel in program.kernels]:
        flow, descriptor = build_flow(program.kernel(name)), descriptor_of(program, name)
        if descriptor is None or _COUNT not in descriptor.places or descriptor.wave_size != WAVE32:
            continue
        filled = descriptor.user_sgpr_count + descriptor.system_sgpr_count
        if filled >= target.fewest_initial_sgprs or flow.blocks[0].predecessors:
            continue
        first = target.fewest_initial_sgprs - descriptor.system_sgpr_count
        moves = tuple(
            flow.function.build(opcodes.S_MOV_B32, sgpr(descriptor.user_sgpr_count + place), sgpr(first + place))
            for place in range(descriptor.system_sgpr_count)
        )
        lines = list(program.lines)
        place = descriptor.places[_COUNT]
        lines[place.line] = edited_line(lines[place.line], f"\t\t.amdhsa_{_COUNT} {first}")
        for owner, block in summaries(program.texts):
            for index in block if owner == name else ():
                text = _COMMENT.sub(rf"\g<1>{first}", lines[index].text)
                lines[index] = edited_line(lines[index], text)
        edited = build_flow(program.with_lines(lines).kernel(name))
        program = counted(apply_edits(edited, Edits(before={0: moves})).program, name)
    return program


def _planned(program: Program, plan: Callable[[ControlFlow], Edits]) -> Program:
    """A program with edits of each of its kernels; what they call nobody proves."""
    for name in [kernel.name for kernel in program.kernels]:
        flow = build_flow(program.kernel(name))
        if not flow.unanalysable and (edits := plan(flow)):
            program = apply_edits(flow, edits).program
    return program


def counted(program: Program, name: str) -> Program:
    """A program that declares the registers that a kernel uses; no fewer than before: its author may have a reason."""
    descriptor, counts = descriptor_of(program, name), register_counts(program.kernel(name))
    if descriptor is None or (counts.vgprs <= descriptor.vgprs and counts.sgprs <= descriptor.sgprs):
        return program
    most = replace(counts, vgprs=max(counts.vgprs, descriptor.vgprs), sgprs=max(counts.sgprs, descriptor.sgprs))
    return with_register_counts(program, name, most)


# -- floats of the scalar unit


def _without_scalar_floats(flow: ControlFlow, target: Target) -> Edits:
    """Compute each in a VGPR, under the EXEC mask of the entry, since the one there may be 0; neighbours share the two
    writes of EXEC.
    """
    places = [index for index, each in enumerate(flow.instructions) if each.row and not each.row.is_on(target.name)]
    sgprs, vgprs = spare(flow, SGPRS), spare(flow, VGPRS)
    words = flow.function.wave_size // WAVE32
    starts = [each for each in sgprs if each % words == 0 and each + 3 * words - 1 in sgprs]
    if not places or not starts or not vgprs or flow.blocks[0].predecessors:
        return Edits()
    exec_, move = RegisterRange(Register(EXEC_LO), words), (opcodes.S_MOV_B32, opcodes.S_MOV_B64)[words - 1]
    entry, saved, mask = (RegisterRange(sgpr(starts[0] + place * words), words) for place in range(3))
    found = {index: _in_lanes(flow.instructions[index], flow.function, vgprs[0], mask) for index in places}
    if not any(found.values()):
        return Edits()
    edits = Edits()
    for index in (index for index, code in found.items() if code):
        beside = [bool(found.get(at)) and flow.block_of[at] == flow.block_of[index] for at in (index - 1, index + 1)]
        code = list(found[index])
        if not beside[0]:
            code[:0] = [flow.function.build(move, saved, exec_), flow.function.build(move, exec_, entry)]
        if not beside[1]:
            code.append(flow.function.build(move, exec_, saved))
        edits.substitute(index, code)
    edits.before[0] = (flow.function.build(move, entry, exec_), *edits.before.get(0, ()))
    return edits


def _in_lanes(given: AnyInstruction, function: Function, lane: Register, mask: RegisterRange) -> list[Instruction]:
    """The same computed by a VGPR, or compared by a lane mask; nothing for what is not known to be the same."""
    if not isinstance(given, Instruction) or given.row is None or given.modifiers or _OF_HALVES in given.mnemonic:
        return []
    name, values = given.mnemonic.removeprefix("s_"), [operand.value for operand in given.operands]
    code = Code(function.target)
    try:
        if name.startswith("cmp_"):
            code.instructions.append(function.build(f"v_{name}_e64", mask, *values))
            code.instructions.append(function.build(f"s_cmp_lg_u{WAVE32 * mask.count}", mask, 0))
            return code.instructions if all(each.form for each in code.instructions) else []
        result, *sources = values
        match given.operation, sources:
            case Op.FMAC, [one, two]:
                code.emit(opcodes.V_MOV_B32_E32, lane, result)
                code.emit(f"v_{name}_e64", lane, one, two)
            case Op.FMAAK, [one, two, constant]:
                code.emit(opcodes.V_MOV_B32_E32, lane, two)
                code.emit(f"v_{name}", lane, one, lane, constant)
            case Op.FMAMK, [one, constant, two]:
                code.emit(opcodes.V_MOV_B32_E32, lane, two)
                code.emit(f"v_{name}", lane, one, constant, lane)
            case _:
                code.emit(f"v_{name}_e64", lane, *sources)
        code.emit(opcodes.V_READFIRSTLANE_B32, result, lane)
    except RefusedError:
        return []
    return code.instructions


# -- multiply-adds


def _apart(flow: ControlFlow) -> Edits:
    """Let 64-bit multiply-adds that may not write their sources write a free pair of VGPRs, and copy that."""
    vgprs = spare(flow, VGPRS)
    pair = next((each for each in vgprs if each + 1 in vgprs), None)
    edits = Edits()
    for hazard in find_hazards(flow):
        given = flow.instructions[hazard.index]
        if hazard.rule is not HazardRule.OVERLAP or given.operation != Op.MAD64 or pair is None:
            continue
        assert isinstance(given, Instruction)
        result, *sources = given.operands
        values: list[Given] = [RegisterRange(pair, 2), *sources]
        made = flow.function.build(given.name, *values, modifiers=given.modifiers)
        copies = (
            flow.function.build(opcodes.V_MOV_B32_E32, each, Register(pair + place))
            for place, each in enumerate(result.registers)
        )
        edits.substitute(hazard.index, [made, *copies])
    return edits
