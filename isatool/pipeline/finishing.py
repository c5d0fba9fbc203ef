"""What the pipeline makes of what a pass made: repairs, descriptor, assembly, and the checks that it has to pass."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from isatool.analysis.banks import KernelReport, report_kernel
from isatool.analysis.cfg import build_flow
from isatool.analysis.kernel import Kernel
from isatool.analysis.sizes import code_bytes
from isatool.asm.emitter import emit
from isatool.asm.register_counts import Counts, used_registers, with_register_counts
from isatool.asm.toolchain import AssembleError, Toolchain
from isatool.diagnostics import RefusedError, UserError
from isatool.ir.instruction import Dual
from isatool.ir.program import Function, Program
from isatool.ir.relation import Relation
from isatool.isa.operations import Op
from isatool.isa.registers import SGPR_COUNT
from isatool.lint.run import errors
from isatool.model.issue_cost import shortfall
from isatool.passes.common.declaration import Repair
from isatool.passes.common.result import PassResult
from isatool.pipeline.faults import made_fault
from isatool.pipeline.kept import kept_problem
from isatool.pipeline.repair import repair, same_function
from isatool.records import record

if TYPE_CHECKING:
    from isatool.pipeline.rewrite import Rewrite

WAIT_GROUPS: Final = ((3, 3), (3, 2), (3, 1), (2, 1))
"""waits for a group of loads in innermost loops and elsewhere: as many as possible without growing the code"""
EXCHANGE_MEANT: Final = "an exchange. isatool: ignore[VOPD-R18]"
_CALLS: Final = frozenset((Op.SWAPPC, Op.CALL, Op.SETPC))
_REPORT: Final = "please report this with the input"
_OWN: Final = "the input has errors of its own, which `isatool check` names"


@record
class Finished:
    """A program that passed all checks, and how it came from the pass's input."""

    program: Program
    relation: Relation
    report: KernelReport


def finished(
    name: str, function: Function, made: PassResult, before: KernelReport, tools: Toolchain | None
) -> Finished:
    """What pass `name` made of a function with the figures `before`; RefusedError with the reason if it is not taken.

    What is no better is not assembled. Without tools nothing is. UserError if the input itself does not assemble.
    """
    seen = ""
    for groups in WAIT_GROUPS if Repair.WAITS in made.repairs else WAIT_GROUPS[:1]:
        repaired = repair(function, made, groups)
        text = emit(repaired.program)
        if text == seen:
            continue  # what was too long is no shorter now
        seen = text
        result = repaired
        report = report_kernel(build_flow(same_function(result.program, function)))
        if report.bytes_without_hints < before.bytes_without_hints:
            break
    lacking = None if made.improved else shortfall(report, before)
    if lacking:
        raise RefusedError(f"{name} finds nothing to improve: {lacking}")
    program = _assembled(function, result, tools)
    after = same_function(program, function)
    fault = made_fault(function, after)
    if fault:
        raise RefusedError(fault, help_=_OWN if errors(function.program) else _REPORT)
    kept = kept_problem(function, after, result.relation)
    if kept:
        raise RefusedError(kept, help_="the hints say what may be changed")
    return Finished(program, result.relation, report)


def _assembled(function: Function, result: PassResult, tools: Toolchain | None) -> Program:
    """The result with descriptor and comments of its own, assembled; RefusedError where the assembler refuses it.

    Without tools the length of the code is the sum of its instructions' lengths, which alignment may prolong.
    """
    program = _with_exchanges_named(result.program, function)
    made = same_function(program, function)
    counts = register_counts(made)
    length = code_bytes(instruction for _, instruction in made.instructions)
    counted = Repair.DESCRIPTOR in result.repairs
    if counted:
        program = with_register_counts(program, function.name, replace(counts, code_bytes=length))
    if tools is None:
        return program
    try:
        object_file = tools.assemble(emit(program), program.chip, function.wave_size, program.path)
    except AssembleError as error:
        _require_assembling(function.program, function, tools)
        raise RefusedError(f"the assembler refuses the result: {error.diagnostics[0].message}", help_=_REPORT) from None
    from isatool.asm.elf import read_elf

    symbol = read_elf(object_file).symbol_names.get(function.name)
    if counted and symbol is not None and symbol.size:
        program = with_register_counts(program, function.name, replace(counts, code_bytes=symbol.size))
    return program


def _with_exchanges_named(program: Program, before: Function) -> Program:
    """The program with a comment at each new pair whose halves read what the other writes, for `check` and readers."""
    kept = {instruction for _, instruction in before.instructions}
    named = {
        number: program.lines[number].with_comment(EXCHANGE_MEANT)
        for number, instruction in same_function(program, before).instructions
        if isinstance(instruction, Dual) and instruction.exchanges and instruction not in kept
    }
    if not named:
        return program
    return program.with_lines(named.get(number, line) for number, line in enumerate(program.lines))


def _require_assembling(program: Program, function: Function, tools: Toolchain) -> None:
    """An input that the assembler refuses is the user's to mend: its errors, at the input's lines."""
    tools.assemble(emit(program), program.chip, function.wave_size, program.path)


def with_code_size(rewritten: Rewrite, size: int) -> Rewrite:
    """A result that was assembled by the caller, with the length of its code where the file names it."""
    if size == code_bytes(instruction for _, instruction in rewritten.function.instructions):
        return rewritten
    counts = replace(register_counts(rewritten.function), code_bytes=size)
    return replace(rewritten, program=with_register_counts(rewritten.program, rewritten.kernel, counts))


def register_counts(function: Function) -> Counts:
    """The register counts that a function has to declare. If it calls others and declares numbers instead of symbols
    that add up their needs (LLVM 19 and older), the numbers are for those too and do not fall.
    """
    vgprs, sgprs = used_registers(function)
    program = function.program
    descriptor = Kernel(function).readable_descriptor
    calls = any(instruction.operation in _CALLS for _, instruction in function.instructions)
    if calls and descriptor is not None and not _has_count_symbols(program, function.name):
        if descriptor.vgprs > program.target.addressable_vgprs or descriptor.sgprs > SGPR_COUNT:
            message = f"'{function.name}' declares {descriptor.vgprs} VGPRs and {descriptor.sgprs} SGPRs"
            raise UserError(message, program.span(function.first), "a wave has at most 256 and 106")
        return Counts(max(vgprs, descriptor.vgprs), max(sgprs, descriptor.sgprs))
    return Counts(vgprs, sgprs)


def _has_count_symbols(program: Program, name: str) -> bool:
    symbols = (f"{name}.num_vgpr", f".L{name}.num_vgpr")
    return any(
        line.directive is not None and line.directive.name == ".set" and line.directive.arguments.startswith(symbols)
        for line in program.lines
    )
