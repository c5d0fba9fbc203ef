"""MEM and LANE: numbers that do not fit the field that holds them (RDNA3 ISA guide 7.7, 9, 11, 12; ranges of LLVM).

The assembler refuses most of them; which offsets it silently cuts, the chip says (`Target.cut_offsets`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from isatool.ir.instruction import Instruction
from isatool.ir.operands import Integer
from isatool.ir.program import Program
from isatool.isa.operations import Op
from isatool.isa.target import Target
from isatool.lint.places import LinePlace, operand_place, text_place
from isatool.lint.rule import Finding, Rule, Subject, error, warning

OFFSET: Final = error("MEM-OFFSET", "an offset does not fit its field")
MODIFIER: Final = error("LANE-MODIFIER", "a modifier has a value that its field cannot hold")
IMMEDIATE: Final = error("LANE-IMMEDIATE", "an immediate does not fit in 16 bits")
LOW_BITS: Final = warning("LANE-LOW-BITS", "an immediate has bits that the instruction does not read")
INDEX: Final = warning("LANE-INDEX", "a lane number is beyond the last lane of the wave")

_VALUES: Final[Mapping[str, range]] = {
    "offset0": range(256),
    "offset1": range(256),
    "row_shl": range(1, 16),
    "row_shr": range(1, 16),
    "row_ror": range(1, 16),
    "row_share": range(16),
    "row_xmask": range(16),
    "row_mask": range(16),
    "bank_mask": range(16),
    "bound_ctrl": range(2),
    "fi": range(2),
    "dmask": range(16),
    "wait_vdst": range(16),
    "wait_va_vdst": range(16),
    "wait_vm_vsrc": range(2),
    "wait_exp": range(8),
}
_LISTS: Final[Mapping[str, tuple[int, range]]] = {"quad_perm": (4, range(4)), "dpp8": (8, range(8))}
_BITS: Final = frozenset({"op_sel", "op_sel_hi", "neg_lo", "neg_hi"})
_OUTPUT: Final[Mapping[str, tuple[int, ...]]] = {"mul": (1, 2, 4), "div": (1, 2)}
_SIMM16: Final = range(-(1 << 15), 1 << 16)
_BITS_READ: Final[Mapping[str, int]] = {Op.NOP: 4, Op.SLEEP: 7, Op.SETPRIO: 2}
"""how many low bits of its immediate an instruction reads (RDNA3 ISA guide 16.5)"""
_LANE_SELECT: Final[dict[str, int]] = {Op.READLANE: 2, Op.WRITELANE: 2}
_MEMORY: Final = frozenset({"offset", "offset0", "offset1"})


class ImmediateFault(NamedTuple):
    """A number out of range: the rule, the message, and the modifier or operand it is in."""

    rule: Rule
    message: str
    modifier: str = ""
    operand: int = 0


def check(program: Program) -> Iterator[Finding]:
    """Numbers out of range in any instruction."""
    wave_size = program.wave_size
    for instruction, lines in program.statements:
        if not isinstance(instruction, Instruction):
            continue
        for fault in _faults(instruction, wave_size, program.target):
            for line in lines:
                yield Finding(fault.rule, line, fault.message, (), _place(program, line, fault))


SUBJECT: Final = Subject("LANE", (OFFSET, MODIFIER, IMMEDIATE, LOW_BITS, INDEX), check)


def _place(program: Program, line: int, fault: ImmediateFault) -> LinePlace:
    if fault.modifier:
        return text_place(program.lines[line], fault.modifier)
    return operand_place(program.lines[line], fault.operand)


def _faults(instruction: Instruction, wave_size: int, target: Target) -> Iterator[ImmediateFault]:
    form = instruction.form
    encoding = form.encoding if form is not None else ""
    if instruction.modifiers:
        yield from _modifiers(instruction, encoding, target)
    if encoding == "smem":
        yield from _scalar_offset(instruction, target.offsets[encoding])
    elif encoding in ("sopk", "sopp"):
        yield from _immediate(instruction)
    selected = _LANE_SELECT.get(instruction.operation)
    if selected is not None and selected < len(instruction.operands):
        value = instruction.operands[selected].value
        if isinstance(value, Integer) and not 0 <= value.value < wave_size:
            text = f"lane {value} of a wave of {wave_size}: lane {value.value % wave_size} is meant"
            yield ImmediateFault(INDEX, text, operand=selected)


def _modifiers(instruction: Instruction, encoding: str, target: Target) -> Iterator[ImmediateFault]:
    for name, value in instruction.modifiers:
        if isinstance(value, int):
            allowed = target.offsets.get(encoding) if name == "offset" else _VALUES.get(name)
            if allowed is not None and value not in allowed:
                rule = OFFSET if name in _MEMORY else MODIFIER
                text = f"{name}:{value} is out of range: {allowed.start} to {allowed.stop - 1}"
                if name == "offset" and encoding in target.cut_offsets and value >= 0:
                    text += f"; the assembler silently encodes {value % allowed.stop}"
                yield ImmediateFault(rule, text, name)
            elif name in _OUTPUT and value not in _OUTPUT[name]:
                wanted = " or ".join(f"{name}:{factor}" for factor in _OUTPUT[name][1:])
                yield ImmediateFault(MODIFIER, f"{name}:{value} does not exist; there is {wanted}", name)
        elif isinstance(value, tuple):
            yield from _list(name, value)


def _list(name: str, values: tuple[int, ...]) -> Iterator[ImmediateFault]:
    if name in _LISTS:
        count, allowed = _LISTS[name]
        if len(values) != count or any(value not in allowed for value in values):
            text = f"{name} takes {count} numbers from 0 to {allowed.stop - 1}"
            yield ImmediateFault(MODIFIER, text, name)
    elif name in _BITS and any(value not in (0, 1) for value in values):
        yield ImmediateFault(MODIFIER, f"{name} takes zeros and ones", name)


def _scalar_offset(instruction: Instruction, allowed: range) -> Iterator[ImmediateFault]:
    """The immediate offset of a scalar load is its last operand."""
    last = len(instruction.operands) - 1
    if last < 2:
        return
    value = instruction.operands[last].value
    if isinstance(value, Integer) and value.value not in allowed:
        text = f"offset {value} is out of range: {allowed.start:#x} to {allowed.stop - 1:#x}"
        yield ImmediateFault(OFFSET, text, operand=last)


def _immediate(instruction: Instruction) -> Iterator[ImmediateFault]:
    form = instruction.form
    for index, operand in enumerate(instruction.operands):
        spec = operand.spec
        if form is None or spec is None or spec.accepts != "imm" or not isinstance(operand.value, Integer):
            continue
        if operand.value.value not in _SIMM16:
            yield ImmediateFault(IMMEDIATE, f"{operand.value} does not fit in 16 bits", operand=index)
        elif (bits := _BITS_READ.get(instruction.operation, 16)) < 16 and operand.value.value >> bits:
            read = operand.value.value & (1 << bits) - 1
            text = f"only the low {bits} bits of {operand.value} are read: {instruction.mnemonic} {read} is meant"
            yield ImmediateFault(LOW_BITS, text, operand=index)
