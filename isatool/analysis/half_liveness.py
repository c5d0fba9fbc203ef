"""VGPRs that are live for the sake of 16-bit results alone: a write of one half needs no other half.

`liveness` takes whole registers, so a register that two 16-bit writes define seems to be read by the first of them.
Here halves are followed apart, without regard to single lanes: a write in some lanes ends no life.
"""

from __future__ import annotations

from isatool.allowance import spend
from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.effects import OPAQUE_EFFECTS, VGPRS, bits
from isatool.analysis.exec_state import compute_exec_state
from isatool.analysis.register_halves import adds_to_result, read_halves
from isatool.ir.views import kept


@kept
def live_at_ends(flow: ControlFlow) -> tuple[int, ...]:
    """For every block the VGPRs of which a half may be read after it, as a bit set over register codes."""
    exec_state = compute_exec_state(flow)
    reads, kills = [], []
    for index in range(len(flow.instructions)):
        low, high, no_low, no_high = _halves(flow, index)
        full = exec_state.is_full(index)
        reads.append((low, high))
        kills.append((no_low, no_high) if full else (0, 0))
    ends: list[tuple[int, int]] = [(0, 0) for _ in flow.blocks]
    starts: list[tuple[int, int]] = [(0, 0) for _ in flow.blocks]
    pending = dict.fromkeys(reversed(flow.full_order))
    while pending:
        spend()
        block = next(iter(pending))
        del pending[block]
        view = flow.blocks[block]
        low, high = (VGPRS, VGPRS) if view.ending in (Ending.RETURN, Ending.UNKNOWN) else (0, 0)
        for after in view.successors:
            low, high = low | starts[after][0], high | starts[after][1]
        ends[block] = (low, high)
        for index in reversed(view.instructions):
            low = low & ~kills[index][0] | reads[index][0]
            high = high & ~kills[index][1] | reads[index][1]
        if (low, high) != starts[block]:
            starts[block] = (low, high)
            pending.update(dict.fromkeys(view.predecessors))
    return tuple(low | high for low, high in ends)


def _halves(flow: ControlFlow, index: int) -> tuple[int, int, int, int]:
    """VGPRs whose low half is read, high half is read, low half is replaced, high half is replaced."""
    instruction, effect = flow.instructions[index], flow.effects[index]
    if effect is OPAQUE_EFFECTS:
        return VGPRS, VGPRS, 0, 0
    only_low, only_high = read_halves(instruction)
    replaced = {"l": 0, "h": 0}
    through = 0
    """registers that are in the reads only because the other half stays"""
    named = accumulated = 0
    for half in instruction.halves:
        for operand in half.operands:
            registers = bits(operand.registers) & VGPRS
            if operand.is_def and operand.half:
                replaced[operand.half] |= registers
                through |= registers
                accumulated |= registers if adds_to_result(half) else 0
            elif operand.is_use:
                named |= registers
    whole = effect.writes & VGPRS & ~effect.keeps
    read = effect.reads & VGPRS & ~(through & ~named)
    low, high = (accumulated & replaced[part] for part in ("l", "h"))
    return read & ~only_high | low, read & ~only_low | high, whole | replaced["l"], whole | replaced["h"]
