"""Code of one chip for another, and the proof that it means the same there.

Of another generation (`other_generation`) everything is rewritten, and the validator follows both machines. The rest of
this page is about one generation.

Where the new chip has all that the code needs, its bytes do not change, so the proof is a list: every instruction is
the same row and form of the table that both chips share, and that row has a meaning in the semantics table, which knows
no chip; the assembler makes the same object of both texts but for the chip's name; every column in which they differ
is one that a rule of `isatool check` or this module judges for the new chip. Else the code is rewritten first, for the
chip that it comes from, where the validator proves it equal. Facts: `isatool.isa.chips`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Final, NamedTuple

from isatool.analysis.cfg import build_flow
from isatool.analysis.kernel import Kernel
from isatool.asm.binary_input import chip_of_object, text_of
from isatool.asm.canonical import written_out
from isatool.asm.elf import read_elf
from isatool.asm.emitter import emit, encode
from isatool.asm.files import BINARY_MAGICS
from isatool.asm.offload_bundle import code_objects, is_code_object
from isatool.asm.other_chip import object_for, text_for, with_target
from isatool.asm.reader import decode, read_text
from isatool.asm.repack import repack
from isatool.asm.same_object import difference
from isatool.asm.target import SUPPORTED_CHIPS
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import Diagnostic, Severity, Span, UserError
from isatool.ir.instruction import Instruction
from isatool.ir.line import Line
from isatool.ir.program import Function, Program
from isatool.isa import chips
from isatool.isa.hazards import Hazard
from isatool.isa.target import Target
from isatool.lint.places import mnemonic_place
from isatool.lint.rule import Finding, diagnostic, error
from isatool.lint.rules import descriptor, unknown
from isatool.lint.run import EVERYTHING, findings
from isatool.lint.views import flows_of
from isatool.records import record
from isatool.routes.adapt import adapted, with_entry
from isatool.routes.other_generation import for_generation
from isatool.semantics.lower import covered
from isatool.verify.prove import prove
from isatool.verify.structural.entry_copies import around, entries_differ

RULE: Final = "RETARGET"
_REFUSED: Final = error(RULE, "means another thing on the other chip, or it is not known that it means the same")
JUDGED: Final[Mapping[str, str]] = {
    **dict.fromkeys(("name", "elf_machine"), "the chip's name, which is written"),
    **dict.fromkeys(("model", "wgps"), "time alone"),
    **dict.fromkeys(("vgprs_wave32", "vgpr_granule_wave32"), "whether a workgroup fits, and how many waves"),
    Hazard.TRANS_USE: "HAZARD-TRANS",
    Hazard.MAD_OVERLAP: "HAZARD-OVERLAP",
    "scalar_float": unknown.CHIP.id,
    "unordered_writes": "WAIT-READ",
    "fewest_initial_sgprs": descriptor.FEW_SGPRS.id,
}
"""columns of a chip that may differ, hazards each by itself, and what judges the difference; every other one has to be
equal"""
_WITHOUT_CODE: Final = (".cfi_", ".file", ".loc", ".p2align", ".set", ".size", ".type")
"""directives that may stand in a function: they put no words there, but for the s_nop of an alignment"""


@record
class ProofRow:
    """A row of the proof: an instruction of the table, by the encoding of its form, and how often the code has it."""

    mnemonic: str
    encoding: str
    count: int


@record
class Retargeted:
    """What became of a file: its new content, unless something is refused, and the rows that mean the same."""

    chip: str
    target: str
    data: bytes
    rows: tuple[ProofRow, ...]
    differs: Mapping[str, str]
    """columns in which the chips differ, and what judges each"""
    waves: Mapping[str, tuple[str, str]]
    """waves per SIMD of each kernel, on the one chip and on the other"""
    refused: tuple[Diagnostic, ...]
    rewritten: tuple[str, ...] = ()
    """kernels whose instructions changed, each proved equal on the first chip, or across both"""
    premises: tuple[str, ...] = ()
    """what proofs across generations took for granted"""
    across: bool = False
    """whether the chips are of two generations: then the validator has compared all kernels"""


def retarget(data: bytes, path: str, name: str, toolchain: Toolchain, mcpu: str | None = None) -> Retargeted:
    """A text, an object, a code object, or what holds code objects (those of one chip: `mcpu`, if there are several of
    gfx11), for the chip `name`. UserError for what cannot be read.
    """
    if not data.startswith(BINARY_MAGICS):
        return _retarget(decode(data, path), None, path, name, toolchain, mcpu)
    if is_code_object(data, path):
        return _retarget(text_of(data, path, mcpu, None), data, path, name, toolchain, mcpu)
    found = dict.fromkeys(code_objects(data, path))
    held = dict.fromkeys(filter(None, map(chip_of_object, found)))
    if name in held:
        raise UserError(f"this file holds code for {name} already", Span(path), "programs load that")
    wanted = [chip for chip in held if chip in ((mcpu,) if mcpu else SUPPORTED_CHIPS)]
    if len(wanted) != 1:
        raise UserError(f"this file holds code for {', '.join(held)}", Span(path), "say for which it was: --mcpu CHIP")
    parts = []
    for index, each in enumerate(each for each in found if chip_of_object(each) == wanted[0]):
        place = f"{path} ({index})"
        text = text_of(each.data, place, None, None)
        parts.append((each, _retarget(text, each.data, place, name, toolchain, None)))
    names = {each.target.encode(): each.target.replace(wanted[0], name).encode() for each, _ in parts}
    made = repack(data, path, {each.data: part.data for each, part in parts}, names)
    for reason in made.refused.values():
        raise UserError(f"a code object cannot be put back: {reason}", Span(path))
    counts: Counter[tuple[str, str]] = Counter()
    for _, part in parts:
        counts.update({(row.mnemonic, row.encoding): row.count for row in part.rows})
    return replace(
        parts[0][1],
        data=made.data,
        rows=tuple(ProofRow(*key, count) for key, count in sorted(counts.items())),
        waves={kernel: waves for _, part in parts for kernel, waves in part.waves.items()},
        refused=tuple(each for _, part in parts for each in part.refused),
        rewritten=tuple(kernel for _, part in parts for kernel in part.rewritten),
        premises=tuple(dict.fromkeys(premise for _, part in parts for premise in part.premises)),
    )


def _retarget(
    text: str, data: bytes | None, path: str, name: str, toolchain: Toolchain, mcpu: str | None
) -> Retargeted:
    """A text, or the code object `data` that has this text."""
    before = read_text(text, path, mcpu)
    target = chips.chip(name)
    if before.target is target:
        raise UserError(f"this file is for {name} already", Span(path))
    if before.target.family != target.family:
        return _for_generation(before, data, target, toolchain)
    differs = _differences(before, name)
    found = _brought(before, target, toolchain)
    if found.refused:
        found = _rewritten(before, found, target, toolchain)
    made, after = found.made, found.after
    return Retargeted(
        before.chip,
        name,
        encode(found.written) if data is None else _object(before, data, found, path, toolchain),
        _rows(written_out(after, toolchain)),
        differs,
        {one.name: (_waves(one), _waves(two)) for one, two in _kernels(made, after)},
        found.refused,
        tuple(
            one.name
            for one, two in _kernels(before, made)
            if build_flow(one).instructions != build_flow(two).instructions
        ),
    )


def _for_generation(before: Program, data: bytes | None, target: Target, toolchain: Toolchain) -> Retargeted:
    """A program for a chip of another generation: every instruction by its meaning, every kernel by the validator."""
    if target.workgroup_ids is None:
        message = f"code of {before.target.family} is not brought to {target.family}"
        raise UserError(
            message, Span(before.path), "it finds the ids of its workgroup where only its own chip has them"
        )
    before = written_out(before, toolchain)
    after, found = for_generation(before, target, _REFUSED)
    made = Retargeted(before.chip, target.name, encode(emit(after)), (), {}, {}, (), (), across=True)
    if found:
        lines = before.lines
        shown = (
            diagnostic(each, before.path, lines[each.line].number, lines[each.line].text, lines[each.line].column)
            for each in found
        )
        return replace(made, refused=tuple(shown))
    errors = toolchain.assemble_errors(emit(after), after.chip, after.wave_size, after.path)
    refused = [
        Diagnostic(
            RULE, Severity.ERROR, Span(before.path, 1, 1), f"the assembler refuses what it became: {each.message}"
        )
        for each in errors
    ]
    premises: dict[str, None] = {}
    for one, two in _kernels(before, after) if not refused else ():
        premises |= dict.fromkeys(_proved_across(one, two, refused))
    wrong = [each for each in findings(after, EVERYTHING) if each.rule.severity is Severity.ERROR]
    for each in (*wrong, *_too_large(before, after)) if not errors else ():
        message = f"as {target.name} has it: {each.message}"
        refused.append(Diagnostic(each.rule.id, Severity.ERROR, _span_of(before, after, each.line), message))
    if not refused and data is not None:
        whole = toolchain.assemble(emit(after), after.chip, after.wave_size, before.path)
        made = replace(made, data=toolchain.link(whole) if read_elf(data, before.path).is_linked else whole)
    return replace(
        made,
        rows=_rows(after),
        waves={one.name: (_waves(one), _waves(two)) for one, two in _kernels(before, after)},
        refused=tuple(refused),
        premises=tuple(premises),
    )


def _span_of(before: Program, after: Program, line: int) -> Span:
    """The kernel of the input whose result has a line."""
    function = after.function_at(line)
    return before.span(before.kernel(function.name).first if function is not None and function.is_kernel else 0)


def _proved_across(one: Function, two: Function, refused: list[Diagnostic]) -> tuple[str, ...]:
    """What the proof of a kernel of two chips takes for granted; it is refused without a proof."""
    verdict = prove(one, two, granted_only=True)
    span = one.program.span(one.first)
    if not verdict.holds or verdict.assumptions:
        reason = str(verdict.first_difference or verdict.status)
        message = f"'{one.name}' was rewritten for {two.program.chip}, and that is not proved: {reason}"
        refused.append(Diagnostic(RULE, Severity.ERROR, span, message))
    return verdict.premises


class _Brought(NamedTuple):
    """A program for its own chip and for the other one, the text of the other, and what is refused of it."""

    made: Program
    after: Program
    written: str
    refused: tuple[Diagnostic, ...]


def _brought(made: Program, target: Target, toolchain: Toolchain) -> _Brought:
    """The same instructions for the other chip."""
    text = text_for(made, target)
    after = read_text(text, made.path, target.name)
    written = with_target(text, made, target)
    refused = sorted(_refused(made, after, written, toolchain), key=lambda each: (each.span, each.rule))
    return _Brought(made, after, written, tuple(refused))


def _rewritten(before: Program, plain: _Brought, target: Target, toolchain: Toolchain) -> _Brought:
    """What `adapt` makes of a program that is refused as it is, proved equal on its own chip; places of what is still
    refused are those of the input.
    """
    apart = read_text(emit(adapted(before, target)), before.path, before.chip)
    made = read_text(emit(with_entry(apart, target)), before.path, before.chip)
    if emit(made) == emit(before):
        return plain
    found = _brought(made, target, toolchain)
    refused = list(found.refused)
    if refused:
        left = {(each.rule, each.source) for each in refused}
        refused = [each for each in plain.refused if (each.rule, each.source) in left] or list(plain.refused)
    else:
        refused += _unproved(before, apart, made)
    return found._replace(refused=tuple(refused))


def _unproved(before: Program, apart: Program, made: Program) -> Iterator[Diagnostic]:
    """Kernels whose rewriting is not proved for all inputs: code with the same launch by the validator, then what comes
    before it where the launch fills more registers.
    """
    moved = around(before) != around(apart)
    copied = emit(apart) != emit(made)
    for one, two, three in zip(before.kernels, apart.kernels, made.kernels, strict=True):
        verdict = prove(one, two, granted_only=True)
        reason = entries_differ(two, three) if copied else None
        if moved:
            reason = "the files differ around it"
        if not verdict.holds or verdict.assumptions:
            reason = str(verdict.first_difference or verdict.status)
        if reason:
            message = f"'{one.name}' was rewritten for the other chip, and that is not proved: {reason}"
            yield Diagnostic(RULE, Severity.ERROR, before.span(one.first), message)


def _object(before: Program, data: bytes, found: _Brought, path: str, toolchain: Toolchain) -> bytes:
    """The code object with another name, or linked again where its code changed."""
    if found.refused or emit(found.made) == emit(before):
        return object_for(data, found.after.target, path)
    made = toolchain.assemble(found.written, found.after.chip, found.after.wave_size, path)
    return toolchain.link(made) if read_elf(data, path).is_linked else made


def _differences(before: Program, name: str) -> dict[str, str]:
    """Columns that differ, and what judges each; UserError for one that nothing judges."""
    one, two = before.target, chips.chip(name)
    names = differing(one, two)
    for column in names:
        if column not in JUDGED:
            reason = f"{one.name} and {two.name} are of two kinds: they differ in '{column}'"
            raise UserError(reason, Span(before.path), f"choose a chip of {one.family}")
    return {column: JUDGED[column] for column in names}


def differing(one: Target, two: Target) -> list[str]:
    """The columns in which two chips differ, and the hazards that one of them has."""
    names = [field.name for field in fields(one) if getattr(one, field.name) != getattr(two, field.name)]
    return [name for name in names if name != "hazards"] + sorted(one.hazards ^ two.hazards)


def _refused(before: Program, after: Program, written: str, toolchain: Toolchain) -> Iterator[Diagnostic]:
    one, two = written_out(before, toolchain), written_out(after, toolchain)
    found = []
    for each in (*_unlike(one, two), *_new_findings(one, two), *_too_large(one, two)):
        line = two.lines[each.line]
        shown = diagnostic(each, after.path, line.number, line.text, line.column)
        found.append(replace(shown, severity=Severity.ERROR))
    yield from found
    lines = {each.span.line for each in found}
    errors = toolchain.assemble_errors(emit(after), after.chip, after.wave_size, after.path)
    yield from (each for each in errors if each.span.line not in lines)
    if errors or found:
        return
    objects = [
        toolchain.assemble(text, program.chip, program.wave_size, program.path)
        for text, program in ((emit(before), before), (written, after))
    ]
    renamed = object_for(objects[0], after.target, before.path)
    if differs := difference(renamed, objects[1], after.chip, after.wave_size):
        message = f"the assembler makes something else of this text for {after.chip}: {differs}"
        yield Diagnostic(RULE, Severity.ERROR, Span(after.path, 1, 1), message)


def _unlike(before: Program, after: Program) -> Iterator[Finding]:
    """Instructions that are not the same row and form of the table on both, or whose meaning is not known."""
    if len(before.lines) != len(after.lines):
        yield Finding(_REFUSED, 0, f"the assembler expands this text otherwise for {after.chip}")
        return
    in_functions = {index for function in after.functions for index in range(function.first, function.last)}
    for index, (one, two) in enumerate(zip(before.lines, after.lines, strict=True)):
        if index in in_functions:
            yield from _unlike_line(index, one, two, after.chip)
        elif two.has_instruction:
            yield Finding(_REFUSED, index, "code outside of every function is not analysed")
    for flow in flows_of(after):
        if flow.unanalysable:
            message = f"'{flow.function.name}' is not fully known: {flow.unanalysable}"
            yield Finding(_REFUSED, flow.function.first, message)


def _unlike_line(index: int, one: Line, two: Line, chip: str) -> Iterator[Finding]:
    directive = two.directive
    if directive is not None:
        filled = directive.name == ".p2align" and "," in directive.arguments
        if filled or not directive.name.startswith(_WITHOUT_CODE):
            yield Finding(_REFUSED, index, f"what {directive.name} puts into the code is not known to be the same")
    if two.instruction is None:
        return
    unknown = list(_unknown_halves(index, two, chip))
    yield from unknown
    if one.instruction != two.instruction and not unknown:
        yield Finding(_REFUSED, index, f"this is another instruction on {chip}")


def _unknown_halves(index: int, line: Line, chip: str) -> Iterator[Finding]:
    for half, part in enumerate(line.instruction.halves if line.instruction is not None else ()):
        if reason := _unknown(part, chip):
            yield Finding(_REFUSED, index, reason, (), mnemonic_place(line, half))


def _unknown(part: Instruction, chip: str) -> str:
    """Why it is not known what an instruction means on a chip; "" if it is."""
    if part.row is None or part.form is None:
        return f"{chip} has no form of '{part.name}' with these operands and modifiers that the table knows"
    if not part.row.is_on(chip) or covered(part.row.base):
        return ""  # the first is a finding of UNKNOWN-CHIP
    return f"the semantics table has no meaning of {part.row.mnemonic}, so it is not known to be the same on {chip}"


def _new_findings(before: Program, after: Program) -> Iterator[Finding]:
    """What the rules of the new chip find, silenced or not: every error, and warnings that the old chip has not."""
    known = {(each.rule.id, each.line, each.place) for each in findings(before, EVERYTHING)}
    for each in findings(after, EVERYTHING):
        is_new = (each.rule.id, each.line, each.place) not in known
        if each.rule.severity is Severity.ERROR or (each.rule.severity is Severity.WARNING and is_new):
            yield each


def _too_large(before: Program, after: Program) -> Iterator[Finding]:
    """Kernels of which not even one workgroup fits into the registers and the LDS of the new chip."""
    for one, two in _kernels(before, after):
        counts = Kernel(one).occupancy(), Kernel(two).occupancy()
        if counts[1] is None:
            yield Finding(_REFUSED, two.first, f"the descriptor of '{two.name}' cannot be read")
        elif not counts[1].workgroups and (counts[0] is None or counts[0].workgroups):
            message = (
                f"a workgroup of {Kernel(two).workgroup_size} work-items of '{two.name}' does not fit on {after.chip}"
            )
            yield Finding(
                _REFUSED, two.first, message, ("it is launched with fewer? say so: .max_flat_workgroup_size",)
            )


def _kernels(before: Program, after: Program) -> Iterator[tuple[Function, Function]]:
    return zip(before.kernels, after.kernels, strict=True)


def _waves(kernel: Function) -> str:
    found = Kernel(kernel).occupancy()
    return str(found.waves) if found is not None else ""


def _rows(program: Program) -> tuple[ProofRow, ...]:
    """Every form that the code has, by its instruction and encoding."""
    counts: Counter[tuple[str, str]] = Counter()
    for instruction, lines in program.statements:
        for part in instruction.halves:
            if part.row is not None and part.form is not None:
                counts[part.row.mnemonic, part.form.encoding] += len(lines)
    return tuple(ProofRow(*key, count) for key, count in sorted(counts.items()))
