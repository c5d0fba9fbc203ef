"""The halves of VGPRs that an instruction is said to need and to replace, against its semantics, for every form."""

from __future__ import annotations

from random_instructions import Generator, computing_forms

from isatool.analysis.effects import effects_of
from isatool.analysis.register_halves import halves_of
from isatool.isa.registers import vgpr
from isatool.isa.wave import WAVE32
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import WriteVector
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op

LOW, HIGH = 1, 2


def demand(expr: Expr, found: dict[int, int], bits: int = 0xFFFFFFFF) -> None:
    """Note which halves of which VGPRs an expression can depend on, as far as its form shows it."""
    if expr.op is Op.VGPR:
        found[expr.imm] = found.get(expr.imm, 0) | (LOW if bits & 0xFFFF else 0) | (HIGH if bits >> 16 else 0)
    args = expr.args
    constants = [arg.imm for arg in args if arg.is_const]
    for arg in args:
        rest = 0xFFFFFFFF
        if expr.width == 16 and arg.width == 32 and expr.op in (Op.TRUNC, Op.HIGH):
            rest = 0xFFFF if expr.op is Op.TRUNC else 0xFFFF0000
        elif expr.op is Op.AND and constants:
            rest = bits & constants[0]
        elif expr.op in (Op.SHL, Op.SHR) and args[1].is_const and arg is args[0]:
            rest = bits >> args[1].imm if expr.op is Op.SHL else bits << args[1].imm & 0xFFFFFFFF
        demand(arg, found, rest)


def test_no_half_that_a_form_depends_on_is_left_out() -> None:
    narrow = 0
    for seed, (row, form) in enumerate(computing_forms(("vop1", "vop2", "vop3", "vop3p", "vopc", "vopd"), WAVE32)):
        instruction = Generator(seed, WAVE32).instance(row, form)
        try:
            lowered = lower(instruction, Mode(), wave_size=WAVE32)
        except NotEmulated:
            continue
        found = halves_of(instruction, effects_of(instruction))
        for effect in lowered.effects:
            needed: dict[int, int] = {}
            replaced = found.new_low & found.new_high
            if isinstance(effect, WriteVector):
                bit = 1 << effect.register
                value, own = effect.value, effect.register - vgpr(0)
                halves = value.args if value.op is Op.CONCAT and value.width == 32 else ()
                if halves and not replaced & bit and (found.new_low | found.new_high) & bit:
                    kept, made = halves if found.new_high & bit else (halves[1], halves[0])
                    assert kept.args[0].op is Op.VGPR, instruction
                    assert kept.args[0].imm == own, instruction
                    assert kept.op is (Op.TRUNC if found.new_high & bit else Op.HIGH), instruction
                    value = made
                    narrow += 1
                demand(value, needed)
            for name in ("value", "where", "condition"):
                part = getattr(effect, name, None)
                if isinstance(part, Expr) and not isinstance(effect, WriteVector):
                    demand(part, needed)
            for number, halves_needed in needed.items():
                bit = 1 << vgpr(number)
                assert not halves_needed & LOW or found.low & bit, instruction
                assert not halves_needed & HIGH or found.high & bit, instruction
    assert narrow > 60
