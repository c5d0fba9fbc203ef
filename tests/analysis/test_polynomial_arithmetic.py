"""Register arithmetic on polynomials against the definitions of the semantics, on random expressions and values."""

from __future__ import annotations

import random

import pytest
from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.atoms import Atoms, Kind, Valuation
from isatool.analysis.polynomials import Polynomial, number, variable
from isatool.analysis.symbolic import Evaluator
from isatool.isa.registers import vgpr
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.evaluate import evaluate
from isatool.semantics.ops import Op

LEAVES = 4
EDGES = (0, 1, 2, 31, 127, 128, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFFFF80)
CONSTANTS = (0, 1, 2, 4, 7, 9, 16, 31, 127, 128, 0x180, 0x210, 0x1080, 0x3FFFFF80, 0x80000000, 0xFFFFFFFF)


def operands(arithmetic: Arithmetic) -> list[Polynomial]:
    """A work-item id of 7 bits, an id scaled by 128, a size, an unknown word."""
    atoms = arithmetic.atoms
    bits = [atoms.leaf(Kind.INPUT, ("item", 0, bit), 0, 1, uniform=False, name=f"x.{bit}") for bit in range(7)]
    item = Polynomial({(atom.number,): 1 << bit for bit, atom in enumerate(bits)})
    word = (1 << 32) - 1
    group = atoms.leaf(Kind.INPUT, ("group",), 0, word, uniform=True, name="group")
    size = atoms.leaf(Kind.INPUT, ("size",), 0, word, uniform=True, name="size")
    other = atoms.leaf(Kind.UNKNOWN, ("other",), 0, word, uniform=False, name="other")
    group_offset = arithmetic.reduce(variable(group.number).scaled(128), 32)
    return [item, group_offset, variable(size.number), variable(other.number)]


@st.composite
def expressions(draw: st.DrawFn, depth: int = 4, width: int = 32) -> Expr:
    """A random integer expression of a width."""
    if depth == 0 or draw(st.integers(0, 5)) == 0:
        if draw(st.booleans()):
            return al.const(draw(st.sampled_from(CONSTANTS)), width)
        leaf = al.register(vgpr(draw(st.integers(0, LEAVES - 1))))
        return leaf if width == 32 else draw(st.sampled_from((al.zext, al.sext)))(leaf, 64)
    inner = expressions(depth=depth - 1, width=width)
    if width == 64:
        half = expressions(depth=depth - 1, width=32)
        return draw(
            st.one_of(
                st.builds(al.concat, half, half),
                st.builds(lambda a: al.sext(a, 64), half),
                st.builds(lambda a: al.zext(a, 64), half),
                st.builds(al.add, inner, inner),
                st.builds(lambda a, n: al.shl(a, al.const(n)), inner, st.integers(0, 40)),
                st.builds(carried_pair, half, half, half, half),
            )
        )
    condition = conditions(depth - 1)
    amounts = st.integers(0, 31)
    return draw(
        st.one_of(
            st.builds(al.add, inner, inner),
            st.builds(al.sub, inner, inner),
            st.builds(al.mul, inner, inner),
            st.builds(al.mulhu, inner, inner),
            st.builds(al.and_, inner, inner),
            st.builds(al.or_, inner, inner),
            st.builds(al.xor, inner, inner),
            st.builds(al.not_, inner),
            st.builds(lambda a, n: al.shl(a, al.const(n)), inner, amounts),
            st.builds(lambda a, n: al.shr(a, al.const(n)), inner, amounts),
            st.builds(lambda a, n: al.sar(a, al.const(n)), inner, amounts),
            st.builds(al.select, condition, inner, inner),
            st.builds(lambda a: al.trunc(a, 32), expressions(depth=depth - 1, width=64)),
            st.builds(al.high, expressions(depth=depth - 1, width=64)),
            st.builds(lambda a: al.zext(al.trunc(a, 16), 32), inner),
            st.builds(lambda a: al.sext(al.trunc(a, 8), 32), inner),
        )
    )


def carried_pair(a_low: Expr, a_high: Expr, b_low: Expr, b_high: Expr) -> Expr:
    """A 64-bit sum in two halves with a carry between them."""
    carry = al.zext(al.carry(a_low, b_low), 32)
    return al.concat(al.add(a_low, b_low), al.add(al.add(a_high, b_high), carry))


def conditions(depth: int) -> st.SearchStrategy[Expr]:
    """A random condition."""
    side = expressions(depth=max(depth - 1, 0), width=32)
    plain = st.one_of(
        st.builds(al.eq, side, side), st.builds(al.ult, side, side), st.builds(al.slt, side, side),
        st.builds(lambda a, n: al.bit(a, al.const(n)), side, st.integers(0, 31)),
    )  # fmt: skip
    return st.one_of(
        plain, st.builds(al.not_, plain), st.builds(al.and_, plain, plain), st.builds(al.or_, plain, plain)
    )


def leaves_of(chance: random.Random) -> tuple[dict[tuple[object, ...], int], list[int]]:
    """Values of the leaf atoms, and of the four registers made of them."""
    item = chance.randrange(128)
    group, size, other = (chance.choice([*EDGES, chance.randrange(1 << 32)]) for _ in range(3))
    values: dict[tuple[object, ...], int] = {("item", 0, bit): item >> bit & 1 for bit in range(7)}
    values |= {("group",): group, ("size",): size, ("other",): other}
    return values, [item, group * 128 & 0xFFFFFFFF, size, other]


def evaluated(arithmetic: Arithmetic, found: Polynomial, values: dict[tuple[object, ...], int]) -> int:
    """The value of a polynomial whose leaves have these values."""
    keys = {atom.number: key[1:] for key, atom in arithmetic.atoms.by_key.items()}
    return Valuation(arithmetic.atoms, lambda atom: values[keys[atom.number]]).of(found)


def check(expr: Expr, seed: int, bounded: bool) -> None:
    arithmetic = Arithmetic(Atoms())
    known = operands(arithmetic)
    found = Evaluator(arithmetic, lambda node: known[node.imm] if node.op is Op.VGPR else None)(expr)
    if found is None:
        return
    chance = random.Random(seed)
    for _ in range(12):
        values, registers = leaves_of(chance)
        result = found
        if bounded:
            bounds = {
                atom.number: (values[key[1:]] // 2, values[key[1:]] + 3)
                for key, atom in arithmetic.atoms.by_key.items()
                if key[1:] in values
            }
            result = Arithmetic(arithmetic.atoms, bounds).resolve(found, expr.width)
        actual = evaluated(arithmetic, result, values)
        expected = evaluate(
            expr, dict(zip(map(al.register, map(vgpr, range(LEAVES))), registers, strict=True)).__getitem__
        )
        assert actual & ((1 << expr.width) - 1) == expected, arithmetic.atoms.describe(result)
        low, high = arithmetic.range(result)
        assert low <= actual <= high


@settings(max_examples=examples(400))
@given(expressions(), st.integers(0, 1 << 30))
def test_expressions_of_32_bits_have_the_value_of_their_polynomial(expr: Expr, seed: int) -> None:
    check(expr, seed, bounded=False)


@settings(max_examples=examples(300))
@given(expressions(width=64), st.integers(0, 1 << 30))
def test_pairs_of_64_bits_have_the_value_of_their_polynomial(expr: Expr, seed: int) -> None:
    check(expr, seed, bounded=False)


@settings(max_examples=examples(200))
@given(expressions(), st.integers(0, 1 << 30))
def test_resolving_under_bounds_that_hold_keeps_the_value(expr: Expr, seed: int) -> None:
    check(expr, seed, bounded=True)


@settings(max_examples=examples(200))
@given(conditions(3), st.integers(0, 1 << 30))
def test_what_a_condition_says_about_atoms_holds_where_it_holds(expr: Expr, seed: int) -> None:
    arithmetic = Arithmetic(Atoms())
    known = operands(arithmetic)
    found = Evaluator(arithmetic, lambda node: known[node.imm] if node.op is Op.VGPR else None)(expr)
    if found is None:
        return
    keys = {atom.number: key[1:] for key, atom in arithmetic.atoms.by_key.items()}
    chance = random.Random(seed)
    for _ in range(10):
        values, _ = leaves_of(chance)
        valuation = Valuation(arithmetic.atoms, lambda atom, values=values: values[keys[atom.number]])
        truth = bool(valuation.of(found))
        bounds = arithmetic.assuming(found, truth)
        assert all(low <= valuation.atom(atom) <= high for atom, (low, high) in bounds.items())


def test_low_parts_are_split_off_whatever_the_high_part_is() -> None:
    arithmetic = Arithmetic(Atoms())
    item, group, size, _ = operands(arithmetic)
    assert arithmetic.and_constant(group + item, 127, 32) == item
    assert arithmetic.or_(group, item, 32) == arithmetic.reduce(group + item, 32)
    row = arithmetic.and_constant(item, 0x78, 32)
    assert arithmetic.shift_right(item, 3, 32).scaled(8) == row
    assert arithmetic.low(group + item, 32) == arithmetic.low(group, 32) + item
    assert arithmetic.signed(size + 0, 32) != size


def test_sign_words_and_carries_join_to_sums_of_64_bits() -> None:
    arithmetic = Arithmetic(Atoms())
    item, _, size, other = operands(arithmetic)
    high = arithmetic.shift_right_signed(size, 31, 32)
    assert arithmetic.reduce(size + high.scaled(1 << 32), 64) == arithmetic.signed(size, 32)
    carry = arithmetic.carry(size, other, Polynomial({}), 32)
    joined = arithmetic.low(size + other, 32) + carry.scaled(1 << 32)
    assert arithmetic.reduce(joined, 64) == arithmetic.reduce(size + other, 64)
    assert arithmetic.carry(item, item, Polynomial({}), 32) == number(0)


def test_a_wrapper_vanishes_where_its_argument_fits() -> None:
    arithmetic = Arithmetic(Atoms())
    _, _, size, _ = operands(arithmetic)
    atom = size.single_atom
    assert atom is not None
    wrapped = arithmetic.signed(size * 2, 32)
    assert Arithmetic(arithmetic.atoms, {atom: (0, 1000)}).resolve(wrapped, 64) == size * 2
    assert Arithmetic(arithmetic.atoms, {atom: (0, 1 << 30)}).resolve(wrapped, 64) == wrapped


def test_expressions_for_people_name_fields_of_work_item_ids() -> None:
    arithmetic = Arithmetic(Atoms())
    item, _, size, _ = operands(arithmetic)
    row = arithmetic.shift_right(item, 3, 32)
    assert arithmetic.atoms.describe(size * row + 12) == "size*x[6:3] + 12"


def test_a_name_stays_short_however_often_it_is_nested() -> None:
    atoms = Atoms()
    value = variable(atoms.leaf(Kind.INPUT, ("n",), 0, 1 << 32, uniform=True, name="n").number)
    for step in range(200):
        inner = atoms.derived(Kind.MOD, (30, value + step), 0, (1 << 30) - 1)
        value = variable(atoms.derived(Kind.MOD, (31, value * 3 + variable(inner.number)), 0, (1 << 31) - 1).number)
    assert len(atoms.describe(value)) < 2000


def test_bits_in_their_places_are_bounded_as_such() -> None:
    arithmetic = Arithmetic(Atoms())
    item, _, size, other = operands(arithmetic)
    field = arithmetic.and_constant(other, 0x60, 32)
    assert arithmetic.range(field) == (0, 0x60)
    assert arithmetic.possible_ones(field, 32) == 0x60
    assert arithmetic.or_(field, arithmetic.low(item, 5), 32) == field + arithmetic.low(item, 5)
    assert arithmetic.range(field.scaled(4) + size) == (0, (1 << 32) - 1 + 4 * 0x60)
    assert arithmetic.range(arithmetic.low(other, 5) - arithmetic.low(other, 7))[0] < 0


@given(st.integers(0, (1 << 32) - 1), st.integers(0, (1 << 32) - 1))
def test_fields_of_unknown_words_exclude_each_other_bit_by_bit(first: int, second: int) -> None:
    arithmetic = Arithmetic(Atoms())
    _, _, size, other = operands(arithmetic)
    value = arithmetic.exclusive_or(
        arithmetic.and_constant(other, 0x70, 32), arithmetic.and_constant(size, 0x30, 32), 32
    )
    valuation = Valuation(arithmetic.atoms, lambda atom: first if atom.number == other.single_atom else second)
    assert valuation.of(value) & 0xFFFFFFFF == (first & 0x70) ^ (second & 0x30)


def test_only_an_atom_alone_is_a_single_atom() -> None:
    assert variable(3).single_atom == 3
    for other in (variable(3).scaled(4), -variable(3), variable(3) + 1, variable(3) * variable(4), number(3)):
        assert other.single_atom is None


@pytest.mark.parametrize("value", [0, 1, 6, 0x80000000, 0xFFFFFFFF])
def test_operations_that_are_not_followed_are_folded_on_constants(value: int) -> None:
    arithmetic = Arithmetic(Atoms())
    held = arithmetic.reduce(number(value), 32)  # large ones as negative numbers
    source = al.register(vgpr(0))
    for op in (Op.POPCOUNT, Op.CLZ, Op.CTZ, Op.BITREV):
        found = Evaluator(arithmetic, lambda _, held=held: held)(al.make(op, 32, source))
        assert found is not None
        assert found.is_constant
        assert found.constant & 0xFFFFFFFF == al.make(op, 32, al.const(value)).imm
