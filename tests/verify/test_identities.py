"""Every identity of `simplify` holds by the semantics of its instructions (z3), and the validator knows it."""

from __future__ import annotations

import pytest
from examples import examples
from identity_terms import Algebra, cases, computed, masks_of

from isatool.bitvec.facts import Facts
from isatool.isa import chips
from isatool.passes.simplify.identities import IDENTITIES
from isatool.passes.simplify.rules import rule_of
from isatool.semantics.algebra import Expr
from isatool.semantics.ops import FLOAT, Op
from isatool.verify.values.constructors import Values

BY_NAME = {rule.name: rule for identity in IDENTITIES if (rule := rule_of(identity, chips.DEFAULT)) is not None}
CONVERSIONS = (Op.STOF, Op.UTOF, Op.FCVT)
MOST = 250
"""cases of an identity that z3 looks at in the full run"""


def some(found: list[dict[str, int]], most: int) -> list[dict[str, int]]:
    """All cases, or as many from the first to the last."""
    return found[:: len(found) // most + 1]


def converted(expr: Expr, part: object) -> object:
    """A conversion to a float, by z3's own floats."""
    import z3

    sorts = {16: z3.Float16(), 32: z3.Float32(), 64: z3.Float64()}
    if expr.op is Op.FCVT:
        number = z3.fpFPToFP(z3.RNE(), z3.fpBVToFP(part, sorts[part.size()]), sorts[expr.width])
    else:
        convert = z3.fpSignedToFP if expr.op is Op.STOF else z3.fpUnsignedToFP
        number = convert(z3.RNE(), part, sorts[expr.width])
    return z3.fpToIEEEBV(number)


def signalling(value: object) -> object:
    """Whether 32 bits are a signalling NaN."""
    import z3

    return z3.And(value & 0x7F800000 == 0x7F800000, value & 0x7FFFFF != 0, value & 0x400000 == 0)


def extreme(expr: Expr, a: object, b: object) -> object:
    """The smaller or larger of two floats as `isatool/semantics/ops.py` says it, MODE.IEEE set."""
    import z3

    assert (expr.imm, expr.width) == (1, 32)
    keys = [z3.If(value < 0, ~value, value | z3.BitVecVal(0x80000000, 32)) for value in (a, b)]
    first = z3.UGE(*keys) if expr.op is Op.FMAX else z3.ULE(*keys)
    one, other = (z3.And(value & 0x7F800000 == 0x7F800000, value & 0x7FFFFF != 0) for value in (a, b))
    found = z3.If(other, a, z3.If(one, b, z3.If(first, a, b)))
    return z3.If(signalling(a), a | 0x400000, z3.If(signalling(b), b | 0x400000, found))


def test_names_are_different() -> None:
    assert len(BY_NAME) == len(IDENTITIES)


@pytest.mark.parametrize("name", BY_NAME)
def test_an_identity_holds_for_all_values(name: str) -> None:
    z3 = pytest.importorskip("z3")
    from z3_terms import MEANING

    rule = BY_NAME[name]
    known: dict[str, object] = {}

    def leaf(label: str) -> object:
        return known.setdefault(label, z3.BitVec(label, 32))

    def bit(label: str) -> object:
        return known.setdefault(label, z3.BitVec(label, 1))

    def apply(expr: Expr, parts: list[object]) -> object:
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

    found = 0
    for constants in some(list(cases(rule)), examples(MOST)):
        found += 1
        before, after = (
            computed(steps, constants, masks_of(rule), Algebra(leaf, bit, apply))
            for steps in (rule.steps, (*rule.steps[:-1], *rule.makes))
        )
        solver = z3.Solver()
        for label, mask in constants.items():
            if label.endswith("_bits"):
                solver.add(leaf(label.removesuffix("_bits")) & ~mask == 0)
            elif label.endswith("_quiet"):
                solver.add(z3.Not(signalling(leaf(label.removesuffix("_quiet")))))
            elif label.endswith("_low"):
                solver.add(leaf(label.removesuffix("_low")) >= mask)
            elif label.endswith("_high"):
                solver.add(leaf(label.removesuffix("_high")) <= mask)
        solver.add(before != after)
        assert solver.check() == z3.unsat, f"{constants}: {solver.model()}"
    assert found


@pytest.mark.parametrize("name", BY_NAME)
def test_the_validator_knows_an_identity(name: str) -> None:
    rule = BY_NAME[name]
    for constants in some(list(cases(rule)), 40):
        values = Values()

        def leaf(label: str, values: Values = values, constants: dict[str, int] = constants) -> int:
            if f"{label}_low" in constants:
                low, high = constants[f"{label}_low"], constants[f"{label}_high"]
                above = values.symbol(label, 32, Facts.below(high - low + 1), uniform=False)
                return values.make(Op.ADD, 32, above, values.const(low, 32))
            if f"{label}_quiet" in constants:
                return values.make(Op.FADD, 32, values.symbol(label, 32), values.const(0, 32))
            mask = constants.get(f"{label}_bits", 0xFFFFFFFF)
            return values.symbol(label, 32, Facts(mask, 0, mask), uniform=False)

        def bit(label: str, values: Values = values) -> int:
            return values.symbol(label, 1, uniform=False)

        def apply(expr: Expr, parts: list[int], values: Values = values) -> int:
            if expr.op is Op.CONST:
                return values.const(expr.imm, expr.width)
            return values.make(expr.op, expr.width, *parts, imm=expr.imm)

        before, after = (
            computed(steps, constants, masks_of(rule), Algebra(leaf, bit, apply))
            for steps in (rule.steps, (*rule.steps[:-1], *rule.makes))
        )
        assert before == after, constants
