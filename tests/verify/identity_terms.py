"""Identities of `simplify` as terms: their lines as instructions, lowered by the semantics, put into any algebra."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Generic, TypeVar

from single_pieces import read_instruction

from isatool.bitvec.facts import Facts
from isatool.ir.instruction import Instruction
from isatool.isa import chips
from isatool.isa.registers import NULL, VGPR_BASE
from isatool.passes.simplify.rules import NOWHERE, RESULT, IdentityRule, RuleLine, RuleOperand
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import WriteMask, WriteVector
from isatool.semantics.lower import lower
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op
from isatool.verify.values.constructors import Values

T = TypeVar("T")
SHIFTS = tuple(range(34))
MASKS = tuple((1 << k) - 1 for k in range(33))
OTHERS = (2, 5, 8, 9, 10, 64, 65, 0x10001, 0x40000000, 0x80000000, 0x80000001, 0xFFFFFFFE, 0x1F8, 0xFF00, 0xFFFF0000)
RUNS = (0x3FC, 0xFF0, 0x7C, 0x7FFFFFFE, 0xFFFFFFFC, 0x3FFFC000)
CONSTANTS = tuple(dict.fromkeys((*SHIFTS, *MASKS, *OTHERS, *RUNS)))
BITS = (0xFFFFFFFF, 0x7FFFFFFF, 0x3FFFFFFF, 0xFFFFFF, 0xFFFF, 0xFF, 15, 7, 1, 0xFFFFFFFC, 0x1C, 0xFFFFFFF8, 0xF0)
LOW, HIGH = (-(1 << 31), -(1 << 15), -8, 0), (7, (1 << 15) - 1, (1 << 31) - 1)
TRIED = {"bits": BITS, "low": LOW, "high": HIGH, "quiet": (0, 1)}
REGISTERS = {name: 10 + number for number, name in enumerate("abcdefghijklmnopqrstuvwxyz")}


@dataclass
class Algebra(Generic[T]):
    """How leaves and operations are made. `bit`: a lane's bit of a mask that is an input."""

    leaf: Callable[[str], T]
    bit: Callable[[str], T]
    apply: Callable[[Expr, list[T]], T]
    values: dict[str, T] = field(default_factory=dict)
    masks: dict[str, T] = field(default_factory=dict)


@cache
def cases(rule: IdentityRule) -> tuple[dict[str, int], ...]:
    """Constants and bits for which the condition holds, with those of the replacement."""
    return tuple(_cases(rule))


def _cases(rule: IdentityRule) -> Iterator[dict[str, int]]:
    names = [part.name for step in rule.steps for part in step.sources if part.is_constant and part.number is None]
    asked = dict.fromkeys((*names, *rule.identity.asked))
    choices = [TRIED.get(name.rpartition("_")[2], CONSTANTS) for name in asked]
    for values in product(*choices):
        ends = dict(zip(asked, values, strict=True))
        if any(ends[low] > ends[low[: -len("low")] + "high"] for low in ends if low.endswith("_low")):
            continue
        found = rule.identity.bindings(dict(zip(asked, values, strict=True)))
        if found is not None:
            yield dict(found)


def written(step: RuleLine, constants: Mapping[str, int], masks: set[str]) -> Instruction:
    """A line on registers: v10 for a and so on, s10 where a name is a mask; unknown constants are registers."""

    def text(part: RuleOperand) -> str:
        if part.number is not None or (part.name in constants and part.is_constant):
            number = constants[part.name] if part.number is None else part.number
            return str(number) if -16 <= number <= 64 else hex(number)
        if part.name == NOWHERE:
            return NOWHERE
        register = REGISTERS[part.name]
        return f"s{register}" if part.name in masks else f"v{register}" + (f".{part.half}" if part.half else "")

    operands = ", ".join(map(text, (step.result, *step.sources)))
    for suffix in ("_e64", ""):
        made = read_instruction(
            f"{step.row.mnemonic}{suffix} {operands} {' '.join(step.modifiers)}", target=chips.DEFAULT
        )
        if isinstance(made, Instruction) and made.form is not None:
            return made
    raise AssertionError(step.text)


def computed(steps: tuple[RuleLine, ...], constants: Mapping[str, int], masks: set[str], algebra: Algebra[T]) -> T:
    """What the last of some lines computes."""
    names = {number: name for name, number in REGISTERS.items()}
    for step in steps:
        effects = lower(written(step, constants, masks), Mode()).effects
        (effect,) = (each for each in effects if not isinstance(each, WriteMask) or each.register != NULL)
        known: dict[Expr, T] = {}
        assert isinstance(effect, (WriteVector, WriteMask))
        value = _evaluated(effect.value, names, algebra, known)
        if isinstance(effect, WriteMask):
            algebra.masks[names[effect.register]] = value
        else:
            algebra.values[names[effect.register - VGPR_BASE]] = value
    return algebra.values[RESULT]


def _evaluated(expr: Expr, names: dict[int, str], algebra: Algebra[T], known: dict[Expr, T]) -> T:
    found = known.get(expr)
    if found is not None:
        return found
    if expr.op is Op.VGPR:
        name = names[expr.imm]
        if name not in algebra.values:
            algebra.values[name] = algebra.leaf(name)
        result = algebra.values[name]
    elif expr.op is Op.BIT and expr.args[1].op is Op.LANE:
        name = names[expr.args[0].imm]
        if name not in algebra.masks:
            algebra.masks[name] = algebra.bit(name)
        result = algebra.masks[name]
    else:
        result = algebra.apply(expr, [_evaluated(arg, names, algebra, known) for arg in expr.args])
    known[expr] = result
    return result


def masks_of(rule: IdentityRule) -> set[str]:
    """The names that are lane masks."""
    found = {step.result.name for step in (*rule.steps, *rule.makes) if step.row.is_comparison}
    for step in (*rule.steps, *rule.makes):
        if step.row.operation == "cndmask":
            found.add(step.sources[2].name)
    return found


def both_sides(rule: IdentityRule, constants: dict[str, int]) -> tuple[int, int]:
    """What both sides are in one table of the validator."""
    values = Values()

    def leaf(label: str) -> int:
        if f"{label}_low" in constants:
            low, high = constants[f"{label}_low"], constants[f"{label}_high"]
            above = values.symbol(label, 32, Facts.below(high - low + 1), uniform=False)
            return values.make(Op.ADD, 32, above, values.const(low, 32))
        if f"{label}_quiet" in constants:
            return values.make(Op.FADD, 32, values.symbol(label, 32), values.const(0, 32))
        mask = constants.get(f"{label}_bits", 0xFFFFFFFF)
        return values.symbol(label, 32, Facts(mask, 0, mask), uniform=False)

    def bit(label: str) -> int:
        return values.symbol(label, 1, uniform=False)

    def apply(expr: Expr, parts: list[int]) -> int:
        if expr.op is Op.CONST:
            return values.const(expr.imm, expr.width)
        return values.make(expr.op, expr.width, *parts, imm=expr.imm)

    before, after = (
        computed(steps, constants, masks_of(rule), Algebra(leaf, bit, apply))
        for steps in (rule.steps, (*rule.steps[:-1], *rule.makes))
    )
    return before, after
