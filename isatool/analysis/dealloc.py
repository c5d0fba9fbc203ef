"""What has to be so where a wave gives its VGPRs back (s_sendmsg MSG_DEALLOC_VGPRS; as LLVM writes it for gfx11).

A scratch store that is still in flight reads VGPRs that another wave may own by then, s_nop 0 has to come directly
before the message, and after it only the end of the program.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import wait_instructions
from isatool.analysis.dataflow import instructions_from
from isatool.analysis.waits import analyse_waits
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer
from isatool.isa import opcodes
from isatool.isa.counters import Queue
from isatool.isa.operations import Op
from isatool.isa.table import AddressSpace, Unit
from isatool.isa.waits import Wait
from isatool.records import record

_MESSAGE: Final = re.compile(r"sendmsg\(\s*(?:MSG_DEALLOC_VGPRS|0x0*3|3)\s*[,)]")
_NUMBER: Final = 3
_NUMBER_MASK: Final = 0xFF


class Lack(StrEnum):
    """What is wrong."""

    AFTER = "after"
    SCRATCH = "scratch"
    NOP = "nop"


@record
class DeallocFault:
    """At instruction `index`; `insert` before it fixes it."""

    lack: Lack
    index: int
    message: str
    insert: Instruction | None = None


def gives_back(instruction: AnyInstruction) -> bool:
    """True for the message that gives the VGPRs back, however it is written."""
    if instruction.operation not in (Op.SENDMSG, Op.SENDMSGHALT) or not instruction.operands:
        return False
    value = instruction.operands[0].value
    if isinstance(value, Integer):
        return value.value & _NUMBER_MASK == _NUMBER
    return _MESSAGE.search(str(value)) is not None


def _is_nop(instruction: AnyInstruction) -> bool:
    return instruction.operation == Op.NOP and instruction.unit is Unit.CONTROL


def _may_follow(instruction: AnyInstruction) -> bool:
    return instruction.is_end or _is_nop(instruction)


def dealloc_faults(flow: ControlFlow) -> Iterator[DeallocFault]:
    """Everything wrong around every such message of a function, in program order."""
    places = [index for index, instruction in enumerate(flow.instructions) if gives_back(instruction)]
    for index in places:
        block = flow.block_at(index)
        has_nop = index > block.first and _is_nop(flow.instructions[index - 1])
        if _scratch_in_flight(flow, index):
            text = "the VGPRs are given back while a scratch store may be in flight"
            (wait,) = wait_instructions(Wait(**{flow.counters.of[Queue.STORE]: 0}), flow.function.target)
            yield DeallocFault(Lack.SCRATCH, index - has_nop, text, wait)
        if not has_nop:
            text = "the VGPRs are given back without s_nop 0 directly before"
            nop = flow.function.build(opcodes.S_NOP, 0)
            yield DeallocFault(Lack.NOP, index, text, nop)
        ways = instructions_from(flow, index, lambda at: not _may_follow(flow.instructions[at]))
        after = [at for at in ways if at < len(flow.instructions) and not _may_follow(flow.instructions[at])]
        if after:
            yield DeallocFault(Lack.AFTER, min(after), "the VGPRs are given back before this instruction")


def _scratch_in_flight(flow: ControlFlow, index: int) -> bool:
    """Whether a store to private memory may not have been done; a flat one only where the function has others."""
    private = {place for place, found in enumerate(flow.instructions) if found.space is AddressSpace.SCRATCH}
    if not private:
        return False
    flat = {place for place, found in enumerate(flow.instructions) if found.unit is Unit.FLAT}
    state = analyse_waits(flow, ordered=True).before(index)
    return state is not None and any(place in private or place in flat for place in state.stamps[Queue.STORE])
