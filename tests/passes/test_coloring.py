"""Colouring: results respect interference, banks, tuples and parities; dense problems are solved by displacement."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from isatool.passes.rebank.colorer import color
from isatool.passes.rebank.coloring import CoalescedNode, Problem


def check(problem: Problem) -> None:
    """Every placed web: allowed base, no neighbour on its register, parities as asked."""
    result = color(problem)
    bases = {}
    for number, body in enumerate(problem.bodies):
        for offset, webs in enumerate(body.members):
            for web in webs:
                if web in result.registers:
                    bases[number] = result.registers[web] - offset
                    assert 0 <= result.registers[web] < problem.limit
    for number, base in bases.items():
        body = problem.bodies[number]
        assert body.allowed >> base & 1
        for offset, webs in enumerate(body.members):
            for web in webs:
                assert result.registers[web] == base + offset
        for other, unlike in problem.parity.get(number, ()):
            if other in bases:
                assert (bases[other] ^ base) & 1 == unlike
    for web, register in result.registers.items():
        for other, taken in result.registers.items():
            if problem.interference[web] >> other & 1:
                assert register != taken


@settings(max_examples=60)
@given(st.integers(0, 10_000))
def test_random_problems_are_coloured_validly(seed: int) -> None:
    dice = random.Random(seed)
    limit = dice.choice((16, 24, 32))
    bodies: list[CoalescedNode] = []
    webs = 0
    for _ in range(dice.randint(3, 25)):
        length = dice.choice((1, 1, 1, 2, 4))
        bank = dice.choice((None, None, 0, 1, 2, 3))
        allowed = sum(1 << base for base in range(limit) if bank is None or base % 4 == bank)
        bodies.append(CoalescedNode(tuple((webs + k,) for k in range(length)), allowed))
        webs += length
    edges = [0] * webs
    for a in range(webs):
        for b in range(a):
            if dice.random() < 0.5:
                edges[a] |= 1 << b
                edges[b] |= 1 << a
    parity = {0: ((1, 1),), 1: ((0, 1),)}
    check(Problem(tuple(bodies), edges, limit, parity))


def test_a_full_register_file_is_coloured() -> None:
    limit = 64
    bodies = [
        CoalescedNode(((web,),), sum(1 << base for base in range(limit) if base % 4 == web % 4)) for web in range(limit)
    ]
    everything = (1 << limit) - 1
    edges = [everything & ~(1 << web) for web in range(limit)]
    result = color(Problem(tuple(bodies), edges, limit))
    assert result.failed is None
    assert sorted(result.registers.values()) == list(range(limit))


def test_a_body_that_fits_nowhere_is_named() -> None:
    body = CoalescedNode(((0,),), 0)
    assert color(Problem((body,), [0], 8)).failed == body


def test_the_preferred_register_is_kept() -> None:
    result = color(Problem((CoalescedNode(((0,),), 0xFF, preferred=5),), [0], 8))
    assert result.registers == {0: 5}
