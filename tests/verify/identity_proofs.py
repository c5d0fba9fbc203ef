"""Whether an identity of `simplify` holds, by z3 and the semantics of its instructions. Needs z3.

All values, all constants and all facts that the condition asks about are one question: constants are terms too. Only
where products have such a constant, z3 gets one set of constants after the other.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from typing import Final

import z3
from identity_terms import Algebra, cases, computed, masks_of
from z3_terms import MEANING

from isatool.passes.simplify.conditions import Words, condition
from isatool.passes.simplify.rules import IdentityRule
from isatool.semantics.algebra import Expr
from isatool.semantics.ops import FLOAT, Op

CONVERSIONS = (Op.STOF, Op.UTOF, Op.FCVT)


def _count(word: z3.BitVecRef) -> z3.BitVecRef:
    """The number of ones, in parallel sums."""
    for place, mask in ((1, 0x55555555), (2, 0x33333333), (4, 0x0F0F0F0F), (8, 0x00FF00FF), (16, 0xFFFF)):
        word = (word & mask) + (z3.LShR(word, place) & mask)
    return word


TERMS: Final = Words(
    lambda number: z3.BitVecVal(number, 32),
    {
        ast.BitAnd: lambda a, b: a & b,
        ast.BitOr: lambda a, b: a | b,
        ast.BitXor: lambda a, b: a ^ b,
        ast.Eq: lambda a, b: a == b,
        ast.NotEq: lambda a, b: a != b,
        ast.Lt: z3.ULT,
        ast.LtE: z3.ULE,
        ast.Gt: z3.UGT,
        ast.GtE: z3.UGE,
        ast.Invert: lambda a: ~a,
        ast.USub: lambda a: -a,
        ast.Add: lambda a, b: a + b,
        ast.Sub: lambda a, b: a - b,
        ast.LShift: lambda a, b: a << b,
        ast.RShift: z3.LShR,
    },
    {
        "count": _count,
        "min": lambda a, b: z3.If(z3.ULE(a, b), a, b),
        "max": lambda a, b: z3.If(z3.UGE(a, b), a, b),
    },
    z3.And,
)


def converted(expr: Expr, part: z3.BitVecRef) -> z3.BitVecRef:
    """A conversion to a float, by z3's own floats."""
    sorts = {16: z3.Float16(), 32: z3.Float32(), 64: z3.Float64()}
    if expr.op is Op.FCVT:
        number = z3.fpFPToFP(z3.RNE(), z3.fpBVToFP(part, sorts[part.size()]), sorts[expr.width])
    else:
        convert = z3.fpSignedToFP if expr.op is Op.STOF else z3.fpUnsignedToFP
        number = convert(z3.RNE(), part, sorts[expr.width])
    return z3.fpToIEEEBV(number)


def signalling(value: z3.BitVecRef) -> z3.BoolRef:
    """Whether 32 bits are a signalling NaN."""
    return z3.And(value & 0x7F800000 == 0x7F800000, value & 0x7FFFFF != 0, value & 0x400000 == 0)


def extreme(expr: Expr, a: z3.BitVecRef, b: z3.BitVecRef) -> z3.BitVecRef:
    """The smaller or larger of two floats as `isatool/semantics/ops.py` says it, MODE.IEEE set."""
    assert (expr.imm, expr.width) == (1, 32)
    keys = [z3.If(value < 0, ~value, value | z3.BitVecVal(0x80000000, 32)) for value in (a, b)]
    first = z3.UGE(*keys) if expr.op is Op.FMAX else z3.ULE(*keys)
    one, other = (z3.And(value & 0x7F800000 == 0x7F800000, value & 0x7FFFFF != 0) for value in (a, b))
    found = z3.If(other, a, z3.If(one, b, z3.If(first, a, b)))
    return z3.If(signalling(a), a | 0x400000, z3.If(signalling(b), b | 0x400000, found))


def _apply(expr: Expr, parts: list[z3.BitVecRef]) -> z3.BitVecRef:
    if expr.op is Op.CONST:
        return z3.BitVecVal(expr.imm, expr.width)
    if expr.op in CONVERSIONS:
        return converted(expr, parts[0])
    if expr.op in (Op.FMIN, Op.FMAX):
        return extreme(expr, *parts)
    if expr.op in FLOAT:  # whatever it computes
        sorts = [part.sort() for part in parts]
        return z3.Function(f"{expr.op}.{expr.imm}", *sorts, z3.BitVecSort(expr.width))(*parts)
    return MEANING[expr.op](expr.width, parts)


def question(rule: IdentityRule, constants: Mapping[str, int]) -> z3.Solver:
    """Unsatisfiable if both sides are equal; for all constants at once if none are given."""
    known: dict[str, z3.BitVecRef] = {}

    def leaf(label: str) -> z3.BitVecRef:
        return known.setdefault(label, z3.BitVec(label, 32))

    solver = z3.Solver()
    asked = condition(rule.identity.when)
    for name in asked.asked:
        known[name] = z3.BitVecVal(constants[name], 32) if constants else z3.BitVec(name, 32)
    solver.add(asked.facts(known, TERMS))
    for label, fact in list(known.items()):
        subject, _, kind = label.rpartition("_")
        if kind == "bits":
            solver.add(leaf(subject) & ~fact == 0)
        elif kind == "quiet":
            solver.add(z3.Implies(fact != 0, z3.Not(signalling(leaf(subject)))))
        elif kind == "low":
            solver.add(leaf(subject) >= fact)
        elif kind == "high":
            solver.add(leaf(subject) <= fact)
    algebra = (leaf, lambda label: z3.BitVec(f"{label}.bit", 1), _apply)
    before, after = (
        computed(steps, constants, masks_of(rule), Algebra(*algebra))
        for steps in (rule.steps, (*rule.steps[:-1], *rule.makes))
    )
    solver.add(before != after)
    return solver


def is_one_question(rule: IdentityRule) -> bool:
    """Whether z3 gets all constants at once: not where it would have to know about products or floats by constants."""
    lines = (*rule.steps, *rule.makes)
    constant = any(part.is_constant and part.number is None for step in lines for part in step.sources)
    return not (constant and any("_mul_" in step.row.mnemonic or "_mad_" in step.row.mnemonic for step in lines))


def counterexample(rule: IdentityRule, most: int, timeout: int = 0) -> str:
    """Empty if z3 proves the rule, `most` sets of constants at most; else where it is wrong, or that z3 gives up."""
    tried: Sequence[dict[str, int]] = ({},)
    if not is_one_question(rule):
        tried = cases(rule)[:: len(cases(rule)) // most + 1]
    for constants in tried:
        solver = question(rule, constants)
        if timeout:
            solver.set("timeout", timeout)
        found = solver.check()
        if found != z3.unsat:
            return f"{constants}: {solver.model() if found == z3.sat else found}"
    return "" if tried else "no constants fit"
