"""Constructors rewrite nothing but what is equal, and questions about expressions are answered rightly."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from isatool.isa.registers import SCC, sgpr, vgpr
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.evaluate import evaluate


@st.composite
def wide_expressions(draw: st.DrawFn, depth: int = 3) -> Expr:
    """64-bit expressions over a few registers."""
    if depth == 0 or draw(st.booleans()):
        kind = draw(st.integers(0, 3))
        if kind == 0:
            return al.const(draw(st.sampled_from([0, 1, 0xFFFFFFFF, 1 << 32, (1 << 64) - 1])), 64)
        low, upper = (al.register(vgpr(draw(st.integers(0, 3)))) for _ in range(2))
        if kind == 1:
            return al.concat(low, upper)
        return al.zext(low, 64) if kind == 2 else al.sext(low, 64)
    a, b = draw(wide_expressions(depth - 1)), draw(wide_expressions(depth - 1))
    return draw(
        st.sampled_from(
            [
                al.add(a, b),
                al.sub(a, b),
                al.mul(a, b),
                al.and_(a, b),
                al.or_(a, b),
                al.xor(a, b),
                al.not_(a),
                al.shl(a, al.const(draw(st.integers(0, 63)))),
                al.select(al.ult(a, b), a, b),
            ]
        )
    )


@settings(max_examples=300)
@given(wide_expressions(), st.lists(st.integers(0, 0xFFFFFFFF), min_size=4, max_size=4))
def test_the_low_and_high_half_are_those_of_the_whole(expr: Expr, registers: list[int]) -> None:
    def leaf(node: Expr) -> int:
        return registers[node.imm]

    whole = evaluate(expr, leaf)
    assert evaluate(al.trunc(expr, 32), leaf) == whole & 0xFFFFFFFF
    assert evaluate(al.trunc(expr, 16), leaf) == whole & 0xFFFF
    assert evaluate(al.high(expr), leaf) == whole >> 32


@settings(max_examples=200)
@given(st.integers(0, 0xFFFFFFFF), st.integers(0, 0xFFFFFFFF), st.booleans())
def test_carry_and_borrow_are_the_bits_that_leave_the_sum(a: int, b: int, c: bool) -> None:
    x, y, carry = al.const(a), al.const(b), al.const(int(c), 1)
    assert al.carry(x, y, carry).imm == (a + b + c) >> 32
    assert al.borrow(x, y, carry).imm == int(a - b - c < 0)


def test_the_low_half_of_a_sum_does_not_depend_on_high_registers() -> None:
    address = al.add(al.concat(al.register(vgpr(1)), al.register(vgpr(2))), al.zext(al.register(sgpr(3)), 64))
    assert al.registers_read(al.trunc(address, 32)) == {vgpr(1), sgpr(3)}
    assert vgpr(2) in al.registers_read(al.high(address))


def test_uniform_values_have_no_lanes_in_them() -> None:
    assert al.is_uniform(al.add(al.register(sgpr(1)), al.const(3)))
    assert not al.is_uniform(al.add(al.register(vgpr(1)), al.const(3)))
    assert al.is_uniform(al.gather(al.register(vgpr(1)), al.const(3)))
    assert al.is_uniform(al.ballot(al.eq(al.register(vgpr(1)), al.const(3)), 32))
    assert not al.is_uniform(al.lane_bit(al.register(sgpr(1))))


def test_equal_expressions_are_equal_values() -> None:
    first = al.fma(al.register(vgpr(1)), al.register(vgpr(2)), al.register(vgpr(3)))
    second = al.fma(al.register(vgpr(1)), al.register(vgpr(2)), al.register(vgpr(3)))
    assert first == second
    assert hash(first) == hash(second)
    assert first != al.fma(al.register(vgpr(2)), al.register(vgpr(1)), al.register(vgpr(3)))


def test_expressions_with_shared_parts_are_compared_part_by_part() -> None:
    def doubled(start: int) -> Expr:
        found = al.register(vgpr(start))
        for _ in range(200):
            found = al.add(found, found)
        return found

    assert doubled(1) == doubled(1)
    assert doubled(1) != doubled(2)
    assert {doubled(1): 5}[doubled(1)] == 5
    assert al.register(vgpr(1)) != "v1"


def test_scc_counts_as_a_register_that_is_read() -> None:
    assert al.registers_read(al.zext(al.SCC_BIT, 32)) == {SCC}
