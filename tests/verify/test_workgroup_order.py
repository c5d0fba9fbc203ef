"""Orders of workgroups: permutations of every grid, and code that computes them."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from isatool.analysis.workgroup_order import (
    HILBERT,
    PANELS,
    ROWS,
    SQUARE,
    LaunchPlaces,
    WorkgroupOrder,
    hilbert_place,
    order_code,
)
from isatool.isa import chips
from isatool.isa.registers import SCC, sgpr
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import CounterWait, Load, WriteScalar, WriteScc
from isatool.semantics.evaluate import evaluate
from isatool.semantics.lower import lower
from isatool.semantics.ops import Op

KINDS = [*((PANELS, rows) for rows in ROWS), (HILBERT, SQUARE)]
WORDS = st.one_of(st.integers(0, 70), st.integers(0, 0xFFFFFFFF), st.sampled_from((1 << 27, 1 << 28, (1 << 30) - 1)))


def code_place(order: WorkgroupOrder, x: int, y: int, columns: int, rows: int) -> tuple[int, int]:
    """What the code of an order computes, by the semantics of its instructions."""
    places = LaunchPlaces(sgpr(14), sgpr(15), sgpr(0), 24)
    held: dict[int, int] = {sgpr(14): x, sgpr(15): y, sgpr(0): 0x1000, sgpr(1): 0, SCC: 0}
    words = (columns, rows)

    def leaf(node: Expr) -> int:
        if node.op is Op.FETCHED:
            return words[node.imm % len(words)]
        return held[SCC] if node.op is Op.SCC else held.get(node.imm, 0xDEADBEEF)

    for instruction in order_code(order, places, chips.DEFAULT):
        written: dict[int, int] = {}
        for effect in lower(instruction, wave_size=32).effects:
            match effect:
                case WriteScalar(register, value):
                    written[register] = evaluate(value, leaf)
                case WriteScc(value):
                    written[SCC] = evaluate(value, leaf)
                case Load(_, _, address):
                    assert evaluate(address, leaf) == 0x1000 + 24
                case CounterWait():
                    pass
                case _:
                    raise AssertionError(effect)
        held.update(written)
    return held[sgpr(14)], held[sgpr(15)]


def test_hilberts_curve_goes_from_neighbour_to_neighbour() -> None:
    for side in (2, 4, 8):
        points = [hilbert_place(number, side) for number in range(side * side)]
        assert sorted(points) == sorted(product(range(side), repeat=2))
        assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(points))


@pytest.mark.parametrize(("kind", "rows"), KINDS)
@settings(max_examples=examples(15), deadline=None)
@given(columns=st.integers(1, 40), height=st.integers(1, 70))
def test_every_workgroup_of_every_grid_gets_an_id_of_its_own(kind: str, rows: int, columns: int, height: int) -> None:
    order = WorkgroupOrder(kind, rows, 16)
    ids = [(x, y) for y in range(height) for x in range(columns)]
    assert sorted(order.place(x, y, columns, height) for x, y in ids) == sorted(ids)


@pytest.mark.parametrize(("kind", "rows"), KINDS)
@settings(max_examples=examples(40), deadline=None)
@given(x=WORDS, y=WORDS, columns=WORDS, height=WORDS)
def test_the_code_computes_the_order(kind: str, rows: int, x: int, y: int, columns: int, height: int) -> None:
    order = WorkgroupOrder(kind, rows, 16)
    columns, height = max(columns, 1), max(height, 1)
    x, y = x % columns, y % height
    assert code_place(order, x, y, columns, height) == order.place(x, y, columns, height)


@pytest.mark.parametrize(("kind", "rows", "temporary"), [("spiral", 8, 16), (PANELS, 3, 16), (HILBERT, 8, 16),
                                                         (PANELS, 8, 17), (PANELS, 8, 100), (PANELS, 8, -2),
                                                         (PANELS, 8, 14), (HILBERT, 4, 8)])  # fmt: skip
def test_other_orders_do_not_exist(kind: str, rows: int, temporary: int) -> None:
    with pytest.raises(ValueError, match="no "):
        order_code(WorkgroupOrder(kind, rows, temporary), LaunchPlaces(sgpr(14), sgpr(15), sgpr(0), 24), chips.DEFAULT)
