"""The nearest legal pair to an illegal one: sources exchanged, halves exchanged, or another register."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from isatool.analysis.cfg import build_flow
from isatool.analysis.effects import members
from isatool.analysis.liveness import compute_liveness
from isatool.diagnostics import Fix
from isatool.ir.instruction import Dual, Instruction
from isatool.ir.line import Line
from isatool.ir.operands import Integer, Operand
from isatool.ir.pairs import as_single
from isatool.ir.program import Program
from isatool.isa.registers import VGPR_COUNT, Register, vgpr
from isatool.isa.target import Target
from isatool.isa.vopd import (
    Half,
    LegalPair,
    Side,
    Violation,
    commuted,
    mov_as_add,
    opcode,
    opcodes,
    repairs,
    violations,
)
from isatool.isa.vopd_opcodes import PREFIX
from isatool.lint.fixes import replacement
from isatool.lint.views import loading, registers_of
from isatool.records import record

_SPLIT: Final = "repair: write two instructions"
_REGISTER_RULES: Final = ("R1", "R2", "R3", "R4")
_TEXTS: Final[Mapping[str, str]] = {
    "R6": "repair: copy the scalar or constant to a VGPR with v_mov_b32 first",
    "R8": "repair: put one of the constants into a VGPR or SGPR first",
    "R9": "repair: put one of the scalars into a VGPR first",
    "R10": "repair: put the scalar into a VGPR first",
    "R12": "repair: leave the selector away",
    "R17": "repair: read LDS with ds_load_b32 first",
    "R19": "repair: give one of them a register of the other parity, or write two instructions",
}


@record
class Rearranged:
    """A pair on the same registers that does the same, and how to come to it."""

    steps: tuple[str, ...]
    pair: Dual
    clean: bool
    """no warning is left either"""


def rearrange(program: Program, pair: Dual, x: Half, y: Half, found: Sequence[Violation]) -> Rearranged | None:
    """The legal pair with the fewest steps; if only warnings would be left, one that the assembler takes."""
    if program.wave_size != 32 or pair.is_opaque or (x.dst in y.reads and y.dst in x.reads):
        return None
    first: Side = "y" if x.dst in y.reads else "x"
    refused = any(violation.level == "E" for violation in found)
    for parity in (True, False) if program.target.vopd_parity and refused else (True,):
        for repair in repairs(x, y, first=first, parity=parity):
            halves = _written(repair, pair, x, y)
            if repair.steps and halves is not None:
                return Rearranged(repair.steps, halves, parity)
    return None


def notes(
    program: Program,
    line: int,
    pair: Dual,
    halves: tuple[Half, Half],
    found: Sequence[Violation],
    rearranged: Rearranged | None,
) -> dict[str, tuple[str, ...]]:
    """For each broken rule what would mend it."""
    result: dict[str, tuple[str, ...]] = {}
    x, y = halves
    for violation in found:
        rule = violation.rule
        if rearranged is not None and rule not in ("R11", "R13", "R18"):
            result[rule] = (f"repair: {', '.join(rearranged.steps)}: {rearranged.pair}",)
        elif rule in _REGISTER_RULES:
            result[rule] = tuple(_other_register(program, line, x, y, violation)) or (
                _split_note(pair, program.target),
            )
        elif rule in _TEXTS:
            result[rule] = (_TEXTS[rule],)
        elif rule in ("R11", "R13"):
            result[rule] = (_split_note(pair, program.target),)
        elif rule in ("R14", "R15"):
            result[rule] = (_other_opcode(pair, pair.x if rule == "R14" else pair.y, program.target),)
    return result


def fix(line: Line, rearranged: Rearranged | None) -> Fix | None:
    """The line with the pair rearranged."""
    if rearranged is None:
        return None
    return Fix(line.number, (line.with_instruction(rearranged.pair).text,), ", ".join(rearranged.steps))


def split_fix(program: Program, line: int, pair: Dual) -> Fix | None:
    """The line with two instructions instead of the pair; None if no order of them does the same."""
    singles = _singles(pair, program.target)
    return None if singles is None else replacement(program.lines[line], singles, "write two instructions")


def _singles(pair: Dual, target: Target) -> tuple[str, str] | None:
    """The halves alone, in an order in which none reads what the other wrote before it."""
    x, y = pair.halves
    if x.is_opaque or y.is_opaque or set(x.defs) & set(y.defs):
        return None
    first, second = (y, x) if set(x.defs) & set(y.uses) else (x, y)
    texts = _single(first, target), _single(second, target)
    if set(first.defs) & set(second.uses) or texts[0] is None or texts[1] is None:
        return None
    return texts[0], texts[1]


def _written(repair: LegalPair, pair: Dual, x: Half, y: Half) -> Dual | None:
    """A repaired pair as instructions, made of those that were there."""
    exchanged = repair.steps[:1] == ("exchange the halves",)
    sources = ((pair.y, y), (pair.x, x)) if exchanged else ((pair.x, x), (pair.y, y))
    halves = [_as_instruction(half, *source) for half, source in zip((repair.x, repair.y), sources, strict=True)]
    return None if halves[0] is None or halves[1] is None else Dual(halves[0], halves[1])


def _as_instruction(half: Half, original: Instruction, was: Half) -> Instruction | None:
    if half == was:
        return original
    row = opcode(half.opcode, half)
    if row is None:
        return None
    destination, first, *rest = original.operands
    values: list[Operand]
    if half == mov_as_add(was):
        values = [destination, Operand(Integer(0, "0")), first]
    elif half == commuted(was):
        values = [destination, rest[0], first, *rest[1:]]
    else:
        return None
    built = original.sibling(row.mnemonic, [replace(value, spec=None) for value in values])
    return None if built.is_opaque else built


def _split_note(pair: Dual, target: Target) -> str:
    """The two instructions in an order in which none reads what the other wrote before it, if there is one."""
    x, y = pair.halves
    order = (y, x) if set(x.defs) & set(y.uses) else (x, y)
    if set(order[0].defs) & set(order[1].uses):
        return "no repair on these registers: each half reads what the other writes"
    singles = [_single(half, target) for half in order]
    if singles[0] is None or singles[1] is None:
        return _SPLIT
    return f"{_SPLIT}: {singles[0]}  then  {singles[1]}"


def _other_opcode(pair: Dual, half: Instruction, target: Target) -> str:
    """The repair of a name that this half cannot have."""
    row = opcode(half.name, target)
    if row is not None and half.name != row.mnemonic and (row.in_x or half is pair.y):
        return f"repair: the half is written {row.mnemonic}"
    if half.row is None:
        known = [f"{PREFIX}{name}" for name, info in opcodes(target).items() if info.in_x or half is pair.y]
        near = difflib.get_close_matches(half.name, known, 3)
        return f"nearest known: {', '.join(near)}" if near else f"it is not a VOPD operation of {target.family}"
    return _split_note(pair, target)


def _single(half: Instruction, target: Target) -> str | None:
    if half.is_opaque or any(operand.has_sign for operand in half.operands):
        row = opcode(half.name, target)
        if row is None or not row.plain:
            return None if half.name.startswith(PREFIX) else str(half)
        return str(Instruction(row.plain, None, "", None, half.operands, half.modifiers))
    try:
        return str(as_single(half))
    except ValueError:
        return None


def _other_register(program: Program, line: int, x: Half, y: Half, violation: Violation) -> Iterator[str]:
    """The free register nearest to an offending one with which the pair would be legal."""
    best: tuple[int, str] | None = None
    allowed = _rules(x, y) - {violation.rule}
    for name in violation.operands:
        side, _, port = name.partition(".")
        half = x if side == "x" else y
        change = _CHANGES.get(port)
        old = half.dst if port == "dst" else half.src0 if port == "src0" else half.src1
        if change is None or not isinstance(old, Register) or not old.is_vgpr:
            continue
        for register in _free_registers(program, line, old, (x, y) if port != "dst" else None):
            changed = change(half, register)
            pair = (changed, y) if side == "x" else (x, changed)
            if _rules(*pair) <= allowed:
                distance = abs(register - old)
                if best is None or distance < best[0]:
                    best = (distance, _advice(name, old, register, half))
                break
    if best is not None:
        yield best[1]


def _rules(x: Half, y: Half) -> frozenset[str]:
    found = violations(x, y, generate=False)
    return frozenset(violation.rule for violation in found)


def _advice(name: str, old: Register, register: Register, half: Half) -> str:
    if name.endswith(".dst"):
        also = " (which is its addend too)" if half.info is not None and half.info.accumulates else ""
        text = f"write {register} instead of {old} as {name}{also}, and rename its uses"
        return f"repair: {register} is free in this function: {text}"
    return f"repair: {register} is free here: v_mov_b32_e32 {register}, {old} before the pair, and {register} as {name}"


_CHANGES: Final[Mapping[str, Callable[[Half, Register], Half]]] = {
    "dst": lambda half, register: replace(half, dst=register),
    "src0": lambda half, register: replace(half, src0=register),
    "src1": lambda half, register: replace(half, src1=register),
}


def _free_registers(program: Program, line: int, near: Register, pair: tuple[Half, Half] | None) -> list[Register]:
    """VGPRs that may be written here, nearest first; those beyond the highest used one come last.

    Ones that the function never touches, and for a value that is needed by `pair` only, ones that hold nothing here.
    """
    function = program.function_at(line)
    used = registers_of(function) if function is not None else frozenset()
    top = max((register.index for register in used if register.is_vgpr), default=0)
    taken = _taken_at(program, line, pair) if pair is not None else used
    free = [vgpr(index) for index in range(VGPR_COUNT) if vgpr(index) not in taken]
    return sorted(free, key=lambda register: (register.index > top, abs(register - near)))


def _taken_at(program: Program, line: int, pair: tuple[Half, Half]) -> frozenset[Register]:
    """Registers that are live before or behind a line, or on the way from memory, or part of the pair."""
    function = program.function_at(line)
    if function is None:
        return frozenset()
    flow = build_flow(function)
    if line not in flow.lines:
        return registers_of(function)
    index = flow.lines.index(line)
    liveness = compute_liveness(flow)
    taken = liveness.before[index] | liveness.after[index] | loading(flow, index)
    own = {half.dst for half in pair} | {register for half in pair for register in half.reads}
    return frozenset(Register(code) for code in members(taken)) | own
