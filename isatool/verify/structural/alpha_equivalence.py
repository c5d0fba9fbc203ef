"""Whether a program is another one with VGPRs renamed, all over the program and each to one other.

Several registers may get one name: then none must be written while another of that name is still needed. So wherever a
register is needed, the one of its new name holds the same in the lanes in which it is needed; every instruction keeps
this, as both programs do the same ones. What is needed from the start has to keep its name.
"""

from __future__ import annotations

from collections.abc import Mapping

from isatool.allowance import INSTRUCTION, spend
from isatool.analysis.cfg import Block, ControlFlow, Ending
from isatool.analysis.effects import members
from isatool.analysis.liveness import compute_liveness
from isatool.ir.instruction import AnyInstruction
from isatool.isa.operations import Op
from isatool.isa.registers import Register
from isatool.verify.structural.blockwise import knows_lanes, touches_unknown


def same_but_renamed(first: ControlFlow, second: ControlFlow) -> str | None:
    """Why the second program is not shown to be the first with VGPRs renamed, None if it is.

    Faults of waits and hazards of either text are the caller's matter.
    """
    for flow in (first, second):
        if flow.unanalysable:
            return flow.unanalysable
    if flow_reason := _unknown(first):
        return flow_reason
    if len(first.blocks) != len(second.blocks):
        return "the control flow graphs differ"
    names: dict[Register, Register] = {}
    for a, b in zip(first.blocks, second.blocks, strict=True):
        if (a.ending, a.successors) != (b.ending, b.successors):
            return "the control flow graphs differ"
        reason = _named(_work(first, a), _work(second, b), names)
        if reason:
            return reason
    return _clash(first, {old: new for old, new in names.items() if old != new})


def _unknown(flow: ControlFlow) -> str | None:
    """What may touch registers that it does not name, None if nothing does."""
    if flow.calls or any(block.ending is Ending.RETURN for block in flow.blocks):
        return "a caller or callee knows registers by their names"
    for index, effect in enumerate(flow.effects):
        if (index in flow.fences and index not in flow.kept) or touches_unknown(flow.instructions[index], effect):
            return f"'{flow.instructions[index]}' is opaque"
    return None


def _work(flow: ControlFlow, block: Block) -> list[AnyInstruction]:
    """The instructions of a block but for hints, which count where code knows its own place."""
    work = [flow.instructions[index] for index in block.instructions]
    if any(instruction.operation == Op.GETPC for instruction in work):
        return work
    return [instruction for instruction in work if not instruction.is_hint]


def _named(olds: list[AnyInstruction], news: list[AnyInstruction], names: dict[Register, Register]) -> str | None:
    """Add what the registers of a block are called in the other program; why it is another block, None if it is not."""
    if len(olds) != len(news):
        return "a block has more instructions"
    for old, new in zip(olds, news, strict=True):
        spend(INSTRUCTION)
        if len(old.operands) != len(new.operands):
            return f"'{old}' and '{new}' differ"
        for one, other in zip(old.operands, new.operands, strict=True):
            if len(one.registers) != len(other.registers):
                return f"'{old}' and '{new}' differ"
            for register, name in zip(one.registers, other.registers, strict=True):
                if names.setdefault(register, name) != name:
                    return f"{register.name} is called {name.name} and {names[register].name}"
                if register != name and not (register.is_vgpr and name.is_vgpr):
                    return f"{register.name} is called {name.name}"
        if old.renamed(names) != new:
            return f"'{old}' and '{new}' differ"
    return None


def _clash(flow: ControlFlow, renamed: Mapping[Register, Register]) -> str | None:
    """Two registers of one name that are needed at once, or a name that something else knows; None without any."""
    if not renamed:
        return None
    others: dict[Register, int] = {}
    for old, new in renamed.items():
        sharing = [other for other, name in renamed.items() if name == new and other != old]
        if new not in renamed:
            sharing.append(new)
            others[new] = others.get(new, 0) | 1 << old
        others[old] = others.get(old, 0) | sum(1 << other for other in sharing)
    liveness = compute_liveness(flow)
    for register in liveness.entry:
        if register in renamed:
            return f"{register.name} is needed from the start"
    moved = sum(1 << register for register in renamed)
    for index, effect in enumerate(flow.effects):
        spend(INSTRUCTION)
        instruction = flow.instructions[index]
        if knows_lanes(instruction, effect) and effect.reads & moved:
            return f"'{instruction}' reads other lanes"
        for code in members(effect.writes):
            clash = others.get(Register(code), 0) & (liveness.after[index] | effect.writes)
            if clash:
                both = f"{Register(code).name} and {Register(next(members(clash))).name}"
                return f"'{instruction}': {both} are needed at once"
    return None
