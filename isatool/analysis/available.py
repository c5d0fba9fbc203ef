"""Available expressions: which registers still hold what an instruction makes of its sources at the start of a block.

On every way to the block the same instruction ran last, and neither its result nor a source nor EXEC was written since.
"""

from __future__ import annotations

from collections.abc import Callable

from isatool.allowance import INSTRUCTION, spend
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS, bits, members
from isatool.ir.instruction import Instruction
from isatool.isa.registers import NULL, Register
from isatool.isa.table import Unit

Available = tuple[dict[Register, Instruction], ...]
"""by block: instructions by the register that they write"""


def available(flow: ControlFlow, wanted: Callable[[Instruction], bool]) -> Available:
    """What is available of wanted vector instructions with one result."""
    numbers: dict[Instruction, int] = {}
    places: dict[int, int] = {}
    for index, instruction in enumerate(flow.instructions):
        if isinstance(instruction, Instruction) and is_formula(instruction) and wanted(instruction):
            places[index] = numbers.setdefault(instruction, len(numbers))
    everything = (1 << len(numbers)) - 1
    touching: dict[int, int] = {}
    for instruction, number in numbers.items():
        for register in {*instruction.uses, *instruction.defs}:
            touching[register] = touching.get(register, 0) | 1 << number
    mask = bits(map(Register, touching))
    if not numbers:
        return tuple({} for _ in flow.blocks)
    ends = [everything] * len(flow.blocks)
    starts = [everything] * len(flow.blocks)
    pending = dict.fromkeys(flow.full_order)
    while pending:
        block = next(iter(pending))
        del pending[block]
        view = flow.blocks[block]
        known = everything if view.predecessors and block else 0
        for before in view.predecessors:
            known &= ends[before]
        starts[block] = known
        for index in view.instructions:
            spend(INSTRUCTION)
            known = _after(flow, index, known, mask, touching, places)
        if known != ends[block]:
            ends[block] = known
            pending |= dict.fromkeys(view.successors)
    found = list(numbers)
    return tuple(
        {result_of(found[number]): found[number] for number in range(len(found)) if start >> number & 1}
        for start in starts
    )


def is_formula(instruction: Instruction) -> bool:
    """Whether a vector instruction computes one VGPR from its sources alone, which it leaves as they are."""
    row = instruction.row
    if row is None or row.unit is not Unit.VALU or row.cross_lane or instruction.form is None or instruction.form.dpp:
        return False
    if instruction.reads_state or instruction.writes_state or row.ignores_exec:
        return False
    results = [register for register in instruction.defs if register != NULL]
    if len(results) != 1 or not results[0].is_vgpr or results[0] in instruction.uses:
        return False
    return not any(operand.half and operand.is_def for operand in instruction.operands)


def result_of(instruction: Instruction) -> Register:
    """The one register that a formula computes (`is_formula`)."""
    return next(register for register in instruction.defs if register != NULL)


def _after(
    flow: ControlFlow, index: int, known: int, mask: int, touching: dict[int, int], places: dict[int, int]
) -> int:
    effect = flow.effects[index]
    if effect is OPAQUE_EFFECTS or index in flow.fences or effect.writes & EXEC:
        return 0
    for register in members(effect.writes & mask):
        known &= ~touching[register]
    return known | 1 << places[index] if index in places else known
