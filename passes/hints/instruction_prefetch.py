"""instruction-prefetch: how much code is fetched before a wave starts, by the kernel's descriptor.

`.amdhsa_inst_pref_size` (gfx11: 6 bits, units of 128 bytes) is written by LLVM 22, with the size of the code; LLVM 19
knows no such directive, and its assembler refuses it. `s_set_inst_prefetch_distance` (RDNA3 ISA guide
16.5: 1 to 3 lines of 64 bytes ahead) sets what a wave itself fetches ahead of where it is. Both are hints.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from isatool.analysis.edits import Edits
from isatool.analysis.kernel import Kernel
from isatool.analysis.sizes import code_bytes
from isatool.asm.descriptor import instruction_prefetch_size
from isatool.asm.processor_mode import with_directive
from isatool.diagnostics import UserError
from isatool.ir.operands import Integer
from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.passes.common.declaration import Repair
from isatool.passes.common.draft import Draft
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult, RemarkKind
from isatool.passes.hints.options import InstructionPrefetch

_DIRECTIVE: Final = "inst_pref_size"
_DISTANCE: Final = opcodes.S_SET_INST_PREFETCH_DISTANCE


def run(options: InstructionPrefetch, function: Function, context: Context) -> PassResult:
    """The kernel with the hints that it does not have yet; what the input says is kept."""
    program = function.program
    draft = Draft.of(function)
    report = PassReport(options.name, function)
    try:
        descriptor = Kernel(function).descriptor
    except UserError as error:
        descriptor = None
        report.note(f"{function.name}: left as it is: {error}", kind=RemarkKind.LEFT)
    repairs: set[Repair] = set()
    if options.distance:
        draft, why = _with_distance(draft, options.distance)
        report.about(why)
        repairs = {Repair.DESCRIPTOR} if draft.program is not program else repairs
    if descriptor is None:
        report.about("only a kernel with a descriptor says how much code is fetched before a wave starts")
    elif _DIRECTIVE in descriptor.places:
        report.about(f".amdhsa_{_DIRECTIVE} is there: {descriptor.places[_DIRECTIVE].text}")
    else:
        size = code_bytes(instruction for _, instruction in draft.function.instructions)
        value = instruction_prefetch_size(size)
        made, origin = with_directive(draft.program, function.name, _DIRECTIVE, value)
        moved = Relation.from_origins(origin)
        draft = Draft(made, function.name, draft.relation.then(moved))
        repairs.add(Repair.DESCRIPTOR)  # which makes it the size that the assembler finds
        report.about(f".amdhsa_{_DIRECTIVE} {value}, for {size} bytes of code")
    if draft.program is program:
        return report.unchanged("its hints are kept", settled=True)
    return replace(report.changed(draft), repairs=frozenset(repairs))


def _with_distance(draft: Draft, distance: int) -> tuple[Draft, str]:
    """The function with the instruction at its entry, and what was done in words."""
    flow = draft.flow()
    if any(instruction.operation == Op.SET_INST_PREFETCH_DISTANCE for instruction in flow.instructions):
        return draft, f"it sets {_DISTANCE} itself"
    if not flow.instructions or flow.blocks[0].predecessors:
        return draft, f"{_DISTANCE} has no place before the code, which is a loop from its first instruction on"
    entry = flow.blocks[0].first
    hint = flow.function.build(_DISTANCE, Integer(distance, hex(distance)))
    return draft.edited(flow, Edits(before={entry: (hint,)})), f"{_DISTANCE} {distance:#x} at the entry"
