"""PERF-PAIR: neighbouring single instructions of a loop that could share an issue slot, and what keeps them apart.

The rules between two halves are asked of `isa.vopd` (RDNA3 ISA guide 7.6). The cheapest change is looked for in this
order: none, sources or halves exchanged, one operand in a register of another bank.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from isatool.analysis.cfg import Block, ControlFlow
from isatool.analysis.loops import find_loops
from isatool.ir.instruction import Instruction
from isatool.ir.pairs import half_of
from isatool.ir.program import Program
from isatool.isa.registers import VGPR_COUNT, Register, vgpr
from isatool.isa.table import Unit
from isatool.isa.vopd import Half, repairs, violations
from isatool.lint.places import mnemonic_place
from isatool.lint.rule import Finding, Subject, advice
from isatool.lint.views import analysable

PAIR: Final = advice("PERF-PAIR", "neighbouring single instructions of a loop that could issue together")
_RULES_OF_REGISTERS: Final = frozenset(("R1", "R2", "R3", "R4", "R19"))

_PORTS: Final = ("src0", "src1", "dst")
_BANKS: Final = 4


def check(program: Program) -> Iterator[Finding]:
    """Neighbours of every loop in wave32 code."""
    if program.wave_size != 32:
        return
    for flow in analysable(program):
        if flow.unanalysable:
            continue
        forest = find_loops(flow)
        for block in flow.blocks:
            if forest.innermost[block.index] >= 0:
                yield from _block(program, flow, block)


SUBJECT: Final = Subject("PERF-PAIR", (PAIR,), check)


def _block(program: Program, flow: ControlFlow, block: Block) -> Iterator[Finding]:
    """Each instruction is in one finding at most."""
    before = -1
    for index in block.instructions:
        instruction = flow.instructions[index]
        if instruction.unit is not Unit.VALU or index in flow.fences:
            before = before if instruction.is_hint and index not in flow.fences else -1
            continue
        if not isinstance(instruction, Instruction) or half_of(instruction) is None:
            before = -1
            continue
        found = _pair(program, flow, before, index) if before >= 0 else None
        before = index if found is None else -1
        if found is not None:
            yield found


def _pair(program: Program, flow: ControlFlow, first: int, second: int) -> Finding | None:
    a, b = flow.instructions[first], flow.instructions[second]
    assert isinstance(a, Instruction)
    assert isinstance(b, Instruction)
    x, y = half_of(a), half_of(b)
    effects = flow.effects
    if x is None or y is None or effects[first].writes & (effects[second].reads | effects[second].writes):
        return None
    broken = list(dict.fromkeys(each.rule for each in violations(x, y, generate=True)))
    notes = [program.shown(flow.lines[first])]
    if not broken:
        text = "could issue together with the instruction before it"
        return _finding(program, flow, second, text, (*notes, "isatool pass pair joins them"))
    rearranged = repairs(x, y)
    rules = ", ".join(f"VOPD-{rule}" for rule in broken)
    if rearranged:
        steps = ", ".join(rearranged[0].steps)
        text = f"could issue together with the instruction before it but for the order of operands ({rules})"
        return _finding(
            program, flow, second, text, (*notes, f"{steps} (x is the first of the two)", "isatool pass pair")
        )
    from isatool.analysis.banks import kind_of

    if not _RULES_OF_REGISTERS.issuperset(broken) or (kind_of(a) != "fma" and len(broken) > 1):
        return None
    text = f"could issue together with the instruction before it but for its registers ({rules})"
    change = _one_register(x, y)
    if change:
        notes.append(change)
    elif kind_of(a) != "fma":
        return None
    return _finding(program, flow, second, text, (*notes, "isatool rebank and pair give them others"))


def _finding(program: Program, flow: ControlFlow, index: int, message: str, notes: tuple[str, ...]) -> Finding:
    line = flow.lines[index]
    return Finding(PAIR, line, message, notes, mnemonic_place(program.lines[line]))


def _one_register(x: Half, y: Half) -> str:
    """The one operand that in another bank makes the pair legal, sources before destinations; "" if none does."""
    for port in _PORTS:
        for side, half in (("y", y), ("x", x)):
            banks = [bank for bank in range(_BANKS) if _is_legal_with(x, y, side, port, bank)]
            old = _register(half, port)
            if banks and old is not None:
                wanted = " or ".join(map(str, banks))
                which = "second" if side == "y" else "first"
                return f"one change frees them: {port} of the {which} ({old}) in a register of bank {wanted}"
    return ""


def _register(half: Half, port: str) -> Register | None:
    found = half.dst if port == "dst" else half.src0 if port == "src0" else half.src1
    return found if isinstance(found, Register) and found.is_vgpr else None


def _is_legal_with(x: Half, y: Half, side: str, port: str, bank: int) -> bool:
    """True if the pair is legal with one operand in a bank, in a register that neither half has."""
    half = x if side == "x" else y
    old = _register(half, port)
    if old is None or old.bank == bank:
        return False
    taken = {x.dst, y.dst, *x.reads, *y.reads}
    new = next((vgpr(i) for i in range(bank, VGPR_COUNT, _BANKS) if vgpr(i) not in taken), None)
    if new is None:
        return False
    if port == "dst":
        changed = replace(half, dst=new)
    elif port == "src0":
        changed = replace(half, src0=new)
    else:
        changed = replace(half, src1=new)
    pair = (changed, y) if side == "x" else (x, changed)
    return not violations(*pair, generate=True)
