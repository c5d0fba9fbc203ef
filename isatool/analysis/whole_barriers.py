"""Barriers of the workgroup of which both halves, the signal and the wait, are known to belong together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from isatool.ir.instruction import AnyInstruction
from isatool.ir.operands import Integer, Operand
from isatool.isa.operations import Op
from isatool.isa.table import Unit


def whole_barriers(
    instructions: Sequence[AnyInstruction],
    blocks: Iterable[Sequence[int]],
    others: Callable[[AnyInstruction], bool] = lambda _: False,
) -> Iterator[tuple[int, int]]:
    """The barriers at which no access of a wave overlaps with the other waves': the instruction that signals, and the
    one that waits, which is the same or has only arithmetic before it, and `others` to which overlapping means nothing.
    `blocks`: indices of each block's instructions.
    """
    for block in blocks:
        signal = -1
        for index in block:
            instruction = instructions[index]
            if not instruction.at_barrier:
                signal = signal if _is_arithmetic(instruction) or others(instruction) else -1
            elif not all(map(_is_of_workgroup, instruction.operands)):
                signal = -1
            else:
                signal = index if instruction.signals else signal
                if instruction.awaits and signal >= 0:
                    yield signal, index
                    signal = -1


def _is_arithmetic(instruction: AnyInstruction) -> bool:
    """Whether an instruction touches no memory, nor waits for what does."""
    return (
        instruction.unit in (Unit.VALU, Unit.SALU) or instruction.is_hint or instruction.operation == Op.WAITCNT_DEPCTR
    )


def _is_of_workgroup(operand: Operand) -> bool:
    """Whether a barrier is that of the workgroup, whose number is -1."""
    return isinstance(operand.value, Integer) and operand.value.value & 0xFFFF == 0xFFFF
