"""VOPD: the rules for dual-issue pairs (RDNA3 ISA guide 7.6), asked of `isa.vopd` for every pair of a program.

A finished pair has no order: both halves read before either writes. R18 is about the order of the two instructions
that became the pair, so a breach is certain only if each half reads the other's result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from isatool.ir.instruction import Dual, Instruction
from isatool.ir.program import Program
from isatool.isa.vopd import Violation, is_taken, opcode, violations
from isatool.isa.vopd_opcodes import PREFIX
from isatool.lint.fixes import replacement
from isatool.lint.places import LinePlace, mnemonic_place, operand_place
from isatool.lint.rule import Finding, Rule, Subject, error, warning
from isatool.lint.vopd_halves import lenient_half, operand_index

_ALL: Final = (
    error("VOPD-R1", "one destination must be even, the other odd"),
    error("VOPD-R2", "src0 of the halves must be in different VGPR banks"),
    error("VOPD-R3", "src1 of the halves must be in different VGPR banks"),
    error("VOPD-R4", "registers read through SRC2 must differ in parity"),
    error("VOPD-R6", "operands of a half must be VGPRs, except src0 and K"),
    error("VOPD-R8", "a pair takes at most one literal constant"),
    error("VOPD-R9", "a pair takes at most two scalar values"),
    warning("VOPD-R10", "a half should use at most one scalar value"),
    error("VOPD-R11", "a half takes no modifiers"),
    error("VOPD-R12", "cndmask in a pair selects by vcc_lo, which is not spelled out"),
    error("VOPD-R13", "VOPD exists only in wave32"),
    error("VOPD-R14", "the first half must be an operation of OPX"),
    error("VOPD-R15", "the second half must be an operation of OPY"),
    error("VOPD-R16", "a v_dual_ operation needs a second half"),
    warning("VOPD-R17", "src_lds_direct is not available in a pair"),
    warning("VOPD-R18", "the halves should not depend on each other"),
    warning("VOPD-R19", "sources in the same place should differ in parity (erratum of gfx11)"),
)
RULES: Final[dict[str, Rule]] = {rule.id.removeprefix("VOPD-"): rule for rule in _ALL}
_ACCUMULATORS: Final = ("x.dst", "y.dst")
"""places for which a breach of R4 is a breach of R1 too"""
_SPLIT: Final = frozenset(("R1", "R2", "R3", "R4", "R9", "R10", "R13", "R14", "R15", "R18", "R19"))
"""rules about the two together: alone each half is right"""
_SIDES: Final = {"x": 0, "y": 1}


def check(program: Program) -> Iterator[Finding]:
    """Every broken rule of every pair, with what would mend it."""
    for instruction, lines in program.statements:
        if isinstance(instruction, Dual):
            yield from _pair(program, instruction, lines)
        elif instruction.name.startswith(PREFIX):
            yield from _lone(program, instruction, lines)


SUBJECT: Final = Subject("VOPD", _ALL, check)


def _lone(program: Program, instruction: Instruction, lines: Sequence[int]) -> Iterator[Finding]:
    row = opcode(instruction.name, program.target)
    notes = () if row is None or not row.plain else (f"alone it is written {row.plain}",)
    message = f"{instruction.name} has no second half: expected `{instruction.name} ... :: v_dual_...`"
    for line in lines:
        fix = None
        if row is not None and row.plain:
            alone = Instruction(row.plain, None, "", None, instruction.operands, instruction.modifiers)
            fix = replacement(program.lines[line], (alone,), "write it alone")
        yield Finding(RULES["R16"], line, message, notes, mnemonic_place(program.lines[line]), fix)


def _pair(program: Program, pair: Dual, lines: Sequence[int]) -> Iterator[Finding]:
    x, y = lenient_half(pair.x, 0, program.target), lenient_half(pair.y, 1, program.target)
    broken = violations(x, y, generate=False, wave_size=program.wave_size)
    found = [
        violation
        for violation in broken
        if (violation.operands != _ACCUMULATORS or violation.rule == "R1") and not is_taken(violation, x, y)
    ]
    if x.dst in y.reads and y.dst in x.reads:
        text = (
            f"each half reads what the other writes ({x.dst} and {y.dst}): no order of two instructions does the same"
        )
        found.append(Violation("R18", "W", text, ("x.dst", "y.dst")))
    if not found:
        return
    from isatool.lint import vopd_repair

    rearranged = vopd_repair.rearrange(program, pair, x, y, found)
    for line in lines:
        notes = vopd_repair.notes(program, line, pair, (x, y), found, rearranged)
        fix = vopd_repair.fix(program.lines[line], rearranged)
        if (rearranged is None or not rearranged.clean) and _may_split(found):
            fix = vopd_repair.split_fix(program, line, pair) or fix
        for violation in found:
            places = [_place(program, line, pair, name) for name in violation.operands]
            yield Finding(
                RULES[violation.rule],
                line,
                violation.message,
                notes.get(violation.rule, ()),
                places[-1] if places else mnemonic_place(program.lines[line]),
                fix,
            )


def _may_split(found: Sequence[Violation]) -> bool:
    """True if something is refused, and only because of the two together."""
    return any(violation.level == "E" for violation in found) and _SPLIT.issuperset(each.rule for each in found)


def _place(program: Program, line: int, pair: Dual, name: str) -> LinePlace:
    """The place of an operand such as `y.src0`, or of a half."""
    side, _, operand = name.partition(".")
    half = _SIDES[side]
    if not operand:
        return mnemonic_place(program.lines[line], half)
    index = operand_index(pair.halves[half], operand, program.target)
    if index is None:
        return mnemonic_place(program.lines[line], half)
    return operand_place(program.lines[line], index, half)
