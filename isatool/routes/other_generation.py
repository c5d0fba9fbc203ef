"""Code of one generation as code of another: each instruction by what its row says that it does, waits by the queues
that they are for, ids of the workgroup from where the other chip has them.

Nothing here is taken for right: the validator compares the result with the input, each by the rules of its own chip.
What has no counterpart, or a meaning that only its chip gives it, is refused at its line. What the other chip does not
interlock is repaired as after a pass.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.clauses import plan_clauses
from isatool.analysis.counters import InFlight, wait_instructions, wait_of
from isatool.analysis.delays import plan_delays
from isatool.analysis.edits import Edits, apply_edits
from isatool.analysis.hazards import plan_hazards
from isatool.analysis.wait_insertion import plan_waits
from isatool.analysis.waits import analyse_waits
from isatool.asm.descriptor import descriptor_of, descriptors_of
from isatool.asm.emitter import emit
from isatool.asm.other_chip import text_for, with_target
from isatool.asm.reader import read_text
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Dual, Instruction
from isatool.ir.line import Line
from isatool.ir.operands import Given, Integer, Modifier, Operand, operand_of
from isatool.ir.program import Function, Program
from isatool.isa import opcodes
from isatool.isa.cache_policy import RETURNS as RETURNS_BIT
from isatool.isa.cache_policy import SCOPES, CachedAccess, hint
from isatool.isa.chips import of_table
from isatool.isa.counters import UNORDERED
from isatool.isa.operations import Op
from isatool.isa.registers import Register
from isatool.isa.table import Row, Unit, all_mnemonics, known, lookup
from isatool.isa.target import IdPlace, Target
from isatool.isa.waits import Wait
from isatool.lint.places import LinePlace, mnemonic_place
from isatool.lint.rule import Finding, Rule
from isatool.lint.rules.wave64 import plan_wave64
from isatool.routes.adapt import counted
from isatool.routes.matrix_layout import MatrixLayouts, cannot_be_relaid
from isatool.verify.structural.other_chip import foreign, is_matrix_product, multiplies_matrices

_LEFT_OUT: Final = (Op.WAITCNT_DEPCTR, "set_inst_prefetch_distance")
"""waits for what the other chip interlocks, and hints that it has not"""
_SHORT: Final = "cmpk"
_COMPARES: Final = "cmp"
_VOPD: Final = "vopd"
_HALF: Final = 0xFFFF
_WORD: Final = 32
_OWN_DIRECTIVES: Final = {"dx10_clamp": 1, "ieee_mode": 1, "shared_vgpr_count": 0}
"""directives that a chip may lack, with the value that its code has without them"""


_Place = tuple[int, str, LinePlace | None]
"""line, reason, place in it"""


def for_generation(before: Program, target: Target, refusal: Rule) -> tuple[Program, list[Finding]]:
    """The program for a chip of another generation, and what is refused of it (findings at its lines): then it is the
    input.
    """
    refused = [Finding(refusal, index, reason, (), place) for index, reason, place in _refused(before, target)]
    if refused:
        return before, refused
    made = before
    for name in [kernel.name for kernel in before.kernels]:
        flow = build_flow(made.kernel(name))
        made = counted(apply_edits(flow, _edits(flow, target)).program, name)
    made = made.with_lines(_without_directives(made, target))
    made = read_text(with_target(text_for(made, target), made, target), before.path, target.name)
    for name in [kernel.name for kernel in made.kernels]:
        made = _with_ids(made, name, before.target)
        for plan in (_more_waits, plan_hazards, plan_wave64, plan_clauses, plan_delays):
            flow = build_flow(made.kernel(name))
            if edits := plan(flow):
                made = apply_edits(flow, edits).program
    return read_text(emit(made), before.path, target.name), []


def _refused(program: Program, target: Target) -> Iterator[_Place]:
    kernels = program.kernel_names
    for function in program.functions:
        if function.name not in kernels:
            yield function.first, f"'{function.name}' is no kernel: who calls it with what is not known", None
    inside = {index for function in program.functions for index in range(function.first, function.last)}
    for index, line in enumerate(program.lines):
        if line.opaque_reason and line.has_instruction:
            yield index, f"what this is as instructions is not known: {line.opaque_reason}", None
        elif line.has_instruction and index not in inside:
            yield index, "code outside of every function is not analysed", None
    for kernel in program.kernels:
        yield from _refused_of(kernel, target)


def _refused_of(kernel: Function, target: Target) -> Iterator[_Place]:
    flow = build_flow(kernel)
    descriptor = descriptor_of(kernel.program, kernel.name)
    if descriptor is None or flow.unanalysable or flow.blocks[0].predecessors:
        why = flow.unanalysable or ("control comes back to its entry" if descriptor else "it has no descriptor")
        yield kernel.first, f"'{kernel.name}' is not fully known: {why}", None
        return
    for name, place in descriptor.places.items():
        if name not in target.descriptor and name in kernel.target.descriptor:
            wanted = _OWN_DIRECTIVES.get(name)
            if descriptor.value(name) != wanted:
                yield place.line, f"{target.name} has no .amdhsa_{name}: its code is as with {wanted}", None
    if descriptor.flag("system_sgpr_workgroup_info"):
        yield descriptor.first, "the workgroup info is in another place", None
    for index, instruction in enumerate(flow.instructions):
        for half, part in enumerate(instruction.halves):
            if reason := _reason(part, kernel, target):
                line = flow.lines[index]
                yield line, f"'{part.name}': {reason}", mnemonic_place(kernel.program.lines[line], half)
    if multiplies_matrices(flow):
        try:
            MatrixLayouts(flow, target)
        except RefusedError as error:
            yield kernel.first, f"the matrices of '{kernel.name}' are not re-laid: {error}", None


def _reason(part: Instruction, kernel: Function, target: Target) -> str:
    """Why an operation has no counterpart on the other chip; "" if it has one."""
    if part.row is None or part.form is None:
        return "the instruction table has no such operation"
    if reason := foreign(part):
        return reason
    if is_matrix_product(part):
        return cannot_be_relaid(part, kernel.target, target, kernel.wave_size)
    if part.row.invalidates not in ("", "unit", "array"):
        return f"{target.name} has no such operation on caches"
    made = _alone(part, kernel, target)
    if any(each.is_opaque for each in made):
        return f"{target.name} has no operation of this meaning with these operands"
    return ""


# -- instructions


def _edits(flow: ControlFlow, target: Target) -> Edits:
    """What becomes of the instructions of a kernel; what is spelled alike on both chips stays."""
    edits = Edits()
    made: tuple[AnyInstruction, ...]
    layouts = MatrixLayouts(flow, target) if multiplies_matrices(flow) else None
    if layouts is not None:
        edits.insert(0, *layouts.at_entry())
    waits = {index: (state.after(Wait()), wait) for index, state, wait in analyse_waits(flow).at_waits()}
    for index, instruction in enumerate(flow.instructions):
        if index in waits and instruction.operation != Op.WAITCNT_DEPCTR:
            made = wait_instructions(_split(*waits[index], flow, target), target)
        elif layouts is not None and is_matrix_product(instruction):
            made = tuple(layouts.product(instruction.halves[0]))
        elif isinstance(instruction, Dual):
            x, y = (_alone(half, flow.function, target)[0] for half in instruction.halves)
            made = (Dual(x, y),)
        else:
            made = _alone(instruction.halves[0], flow.function, target)
        if len(made) != 1 or str(made[0]) != str(instruction):
            edits.substitute(index, made)
    return edits


def _split(state: InFlight, wait: Wait, flow: ControlFlow, target: Target) -> Wait:
    """A wait by the counters of another chip: of what may be in flight there, and for as many operations of each."""
    found: dict[str, int | None] = {}
    for counter, limit in wait.limits:
        for queue in flow.counters.queues(counter):
            if state.stamps[queue] and (limit == 0 or queue not in UNORDERED):
                name = target.waits.of[queue]
                known = found.get(name)
                found[name] = limit if known is None else min(known, limit)
    return Wait(**found)


def _alone(part: Instruction, function: Function, target: Target) -> tuple[Instruction, ...]:
    """The operation, or a half of a VOPD, on another chip; none for what it does not need."""
    row = part.row
    assert row is not None
    if part.operation in _LEFT_OUT:
        return ()

    def built(name: str, *values: Given, modifiers: Iterable[Modifier] = ()) -> Instruction:
        return Instruction.build(name, values, modifiers, function.wave_size, of=target)

    if part.is_wait:
        return (part,)
    if part.at_barrier:
        number = Integer(-1, "-1")
        return built(opcodes.S_BARRIER_SIGNAL, number), built(opcodes.S_BARRIER_WAIT, number)
    if part.invalidates:
        scope = SCOPES[1] if row.invalidates == "unit" else SCOPES[2]
        return (built(opcodes.GLOBAL_INV, modifiers=(Modifier("scope", scope),)),)
    operands, name = list(part.operands), _name(row, target)
    if _is_short_comparison(row):
        operands[1:] = [operand_of(_literal(operands[1], signed=row.type.startswith("i")))]
    modifiers = [each for each in part.modifiers if each.name not in function.target.cache_words]
    if row.is_atomic and row.unit is not Unit.LDS:
        returned = hint(RETURNS_BIT, 0, CachedAccess.ATOMIC) if part.returns else ""
        modifiers += [Modifier("th", returned)] if returned else []
        modifiers.append(Modifier("scope", SCOPES[-1]))
    return (built(f"{name}_{part.suffix}" if part.suffix else name, *operands, modifiers=modifiers),)


def _name(row: Row, target: Target) -> str:
    """What the other chip calls an operation: the same, or the one name of what its row says."""
    found = lookup(row.mnemonic, target)
    if found is not None:
        return found[0].mnemonic
    operation = row.operation.replace(_SHORT, _COMPARES, 1) if _is_short_comparison(row) else row.operation
    return _named(target.table, row.unit, operation, row.type, row.space, _is_half(row)) or row.mnemonic


@lru_cache(maxsize=1024)
def _named(data: str, *meaning: object) -> str:
    """The first name of a table with a meaning: unit, operation, type, memory, whether it is a half of a VOPD."""
    rows = (known(name, of_table(data)) for name in all_mnemonics(of_table(data)))
    found = (row for row in rows if (row.unit, row.operation, row.type, row.space, _is_half(row)) == meaning)
    return next((row.mnemonic for row in found), "")


def _is_half(row: Row) -> bool:
    return all(form.encoding == _VOPD for form in row.forms)


def _is_short_comparison(row: Row) -> bool:
    """Whether a comparison has a constant of 16 bits in its encoding, which takes a literal elsewhere."""
    return row.unit is Unit.SALU and row.operation.startswith(_SHORT)


def _literal(operand: Operand, *, signed: bool) -> Integer:
    """The constant of 16 bits as the word that it is extended to."""
    value = operand.value.value & _HALF if isinstance(operand.value, Integer) else 0
    return Integer(value - _HALF - 1 if signed and value > _HALF >> 1 else value)


# -- around the instructions


def _without_directives(program: Program, target: Target) -> Iterator[Line]:
    """The lines but for directives of the descriptor that the other chip has not."""
    gone = {
        place.line
        for descriptor in descriptors_of(program)
        for name, place in descriptor.places.items()
        if name not in target.descriptor and name in program.target.descriptor
    }
    return (line for index, line in enumerate(program.lines) if index not in gone)


def _more_waits(flow: ControlFlow) -> Edits:
    """Waits that the other chip needs besides those of the code: loads may write their registers in another order."""
    own = {index: wait for index, each in enumerate(flow.instructions) if (wait := wait_of(each)) is not None}
    return plan_waits(flow, own, {}).edits()


def _with_ids(program: Program, name: str, source: Target) -> Program:
    """With the ids of the workgroup copied to where code for the chip `source` finds them."""
    flow, descriptor = build_flow(program.kernel(name)), descriptor_of(program, name)
    assert descriptor is not None
    places = (descriptor.workgroup_id_places(each) for each in (source, program.target))
    moves = tuple(
        _moved(flow.function, old.register, new)
        for old, new in zip(*places, strict=True)
        if old is not None and new is not None and old != new
    )
    return apply_edits(flow, Edits(before={0: moves})).program if moves else program


def _moved(function: Function, register: Register, place: IdPlace) -> Instruction:
    """An id put into a register of its own."""
    if place.low:
        return function.build(opcodes.S_LSHR_B32, register, place.register, place.low)
    if place.width < _WORD:
        return function.build(opcodes.S_AND_B32, register, place.register, (1 << place.width) - 1)
    return function.build(opcodes.S_MOV_B32, register, place.register)
