"""Where two programs execute the same code, but for the names of registers inside of blocks.

A fault makes of a result what nobody knows, so that values say nothing about what comes after it: of two results that
are equal without the fault one may be spoiled. Here a register is what wrote it, by its place in the block, or, before
anything in the block did, its own name: what is spoiled in one program is spoiled in the other, in the same places, and
what reads it there does so here.
"""

from __future__ import annotations

from isatool.analysis.cfg import Block, ControlFlow, reachable
from isatool.analysis.effects import members
from isatool.analysis.liveness import compute_liveness
from isatool.ir.instruction import operands_but_target
from isatool.ir.operands import Operand
from isatool.verify.structural.blockwise import same_by_blocks, touches_unknown


def blocks_of_same_code(flows: tuple[ControlFlow, ControlFlow]) -> frozenset[int]:
    """Blocks that both programs come to by the same code alone and in which it is the same. Elsewhere both do the same
    with whatever registers hold at the starts of blocks, known there by their names; else there are none.
    """
    if same_by_blocks(*flows, same_names=True):
        return frozenset()
    first, second = flows
    other = [one.index for one, two in zip(first.blocks, second.blocks, strict=True) if not _is_same(flows, one, two)]
    return frozenset(range(len(first.blocks))) - reachable(other, lambda block: first.blocks[block].successors)


def _is_same(flows: tuple[ControlFlow, ControlFlow], first: Block, second: Block) -> bool:
    codes = [_code(flow, block) for flow, block in zip(flows, (first, second), strict=True)]
    return codes[0] is not None and codes[0] == codes[1]


def _code(flow: ControlFlow, block: Block) -> list[object] | None:
    """The code of a block with registers named by what wrote them; None where not all that it touches is known."""
    liveness = compute_liveness(flow)
    writers: dict[int, object] = {}
    code: list[object] = []
    for place, index in enumerate(block.instructions):
        instruction, effect = flow.instructions[index], flow.effects[index]
        if touches_unknown(instruction, effect):
            return None
        operands = [operand for half in instruction.halves for operand in operands_but_target(half)]
        named = {register for operand in operands for register in operand.registers}
        old = liveness.retained[index]
        code.append(
            [
                [(half.name, half.modifiers) for half in instruction.halves],
                [_read(operand, old, writers) for operand in operands],
                [(at, writers.get(at, at)) for at in members(effect.reads | old) if at not in named],
            ]
        )
        writers.update({at: (place, "", at) for at in members(effect.writes) if at not in named})
        written = (register for operand in operands if operand.is_def for register in operand.registers)
        writers.update({register: (place, "operand", number) for number, register in enumerate(written)})
    code.append([(at, writers.get(at, at)) for at in members(liveness.block_out[block.index])])
    return code


def _read(operand: Operand, old: int, writers: dict[int, object]) -> object:
    """What identifies an operand: a constant itself, else the writers of its registers that are read or written in
    part.
    """
    if not operand.is_register:
        return operand
    held = [writers.get(at, at) if operand.is_use or old >> at & 1 else None for at in operand.registers]
    return operand.role, operand.neg, operand.abs, operand.half, held
