"""Whether two programs of different chips may be compared by their values, each by the rules of its own chip.

Counters, waits, hazards and the halves of barriers are each chip's own: the walk asks what has arrived where others can
see it, `faults_of` asks each program about its registers. What a table or a manual says of one chip only is refused
here: descriptors of buffers and images, what the hardware tells a program of itself. Products of matrices are compared
by their elements (`product.matrix_elements`).

Who sees an access when: plain accesses are alike where waves meet at barriers alone (workgroup scope of LLVM's memory
models of gfx11 and gfx12). An access of gfx11 says only that it passes caches, never whose, so an atomic operation has
to have the widest scope of a chip with scopes, and waves that tell each other by anything else are refused.
"""

from __future__ import annotations

from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.isa.cache_policy import SCOPES
from isatool.isa.operations import Op
from isatool.isa.table import AddressSpace, Unit
from isatool.semantics.lower import adds_up
from isatool.semantics.matrix import repeats
from isatool.verify.memory_order import scope_of
from isatool.verify.other_waves import other_waves, shows_order

_DESCRIBED: Final = (AddressSpace.BUFFER, AddressSpace.TBUFFER, AddressSpace.IMAGE, AddressSpace.GDS)
_UNITS: Final = (Unit.EXPORT, Unit.LDSDIR)
_SCOPE: Final = "scope"
_APPROXIMATE: Final = ("trans", "trans64")
"""classes of latency of functions of which manuals give an accuracy, not the bits"""


def across_chips(flows: tuple[ControlFlow, ControlFlow]) -> str | None:
    """Why two programs of different chips cannot be compared; None if they can."""
    for flow in flows:
        reason = _foreign(flow) or _synchronises(flow)
        if reason:
            return f"{flow.function.program.path}: {reason}"
    return _weaker_atomic(flows[1]) or _repeating(flows[1])


def foreign(instruction: Instruction) -> str:
    """What an operation means by its chip alone, in words; "" if its semantics says all."""
    row = instruction.row
    if row is None:
        return "it is not in the instruction table"
    if (row.space in _DESCRIBED and not row.invalidates) or instruction.has("gds"):
        return "the descriptor of a buffer or image, and the GDS, are another chip's"
    if row.unit in _UNITS:
        return "exports and LDS direct loads are not followed"
    if row.operation in (Op.GETREG, Op.SETREG, Op.SETREG_IMM32):
        return "hardware registers are another chip's"
    if row.operation == Op.GETPC:
        return "the program counter has other bits above the 48th"
    if not row.is_atomic and not instruction.invalidates and scope_of(instruction):
        return "whose caches an access passes is another scope on each chip"
    return ""


def approximates(flow: ControlFlow) -> bool:
    """Whether a program uses functions, or sums of products, of which only the hardware knows the last bits."""
    return any(
        half.row is not None and (half.row.latency_class in _APPROXIMATE or adds_up(half.row.base))
        for instruction in flow.instructions
        for half in instruction.halves
    )


def multiplies_matrices(flow: ControlFlow) -> bool:
    """Whether a program has products of matrices, whose elements are in registers and lanes as its chip has them."""
    return any(map(is_matrix_product, flow.instructions))


def is_matrix_product(instruction: AnyInstruction) -> bool:
    """Whether an instruction multiplies matrices that lie across lanes."""
    row = instruction.row
    return row is not None and row.cross_lane and adds_up(row.base)


def _repeating(flow: ControlFlow) -> str | None:
    """Products of the second program that want A and B in several groups of lanes: nobody has looked whether they are
    there.
    """
    layout = flow.function.program.target.matrices
    if layout is not None and any(map(repeats, layout.factors.values())) and multiplies_matrices(flow):
        return f"{flow.function.program.path}: matrices have to be in several groups of lanes here"
    return None


def _foreign(flow: ControlFlow) -> str | None:
    for index, instruction in enumerate(flow.instructions):
        for half in instruction.halves:
            if reason := foreign(half):
                return f"{flow.place(index)}: '{instruction}': {reason}"
    return f"{flow.place(min(flow.calls))}: what is called is not followed" if flow.calls else None


def _synchronises(flow: ControlFlow) -> str | None:
    """Why waves may tell each other something by more than barriers and atomic operations."""
    if shows_order(flow):
        return "a store or invalidation apart from barriers tells other waves something: that takes a scope elsewhere"
    for index in sorted(other_waves(flow).fixed):
        if flow.instructions[index].unit is not Unit.LDS:
            return f"{flow.place(index)}: waves may synchronise by this access: that takes a scope elsewhere"
    return None


def _weaker_atomic(flow: ControlFlow) -> str | None:
    """An atomic operation of the second program that others may see less of than of the first one's."""
    for index, instruction in enumerate(flow.instructions):
        if _is_atomic_in_memory(instruction) and instruction.modifier(_SCOPE) != SCOPES[-1]:
            return f"{flow.place(index)}: '{instruction}' is not known to have the scope that it has on the other chip"
    return None


def _is_atomic_in_memory(instruction: AnyInstruction) -> bool:
    row = instruction.row
    return row is not None and row.is_atomic and row.unit is not Unit.LDS
