"""How often loops run: exits that compare something affine in the iteration counter.

A constant count is found by evaluating the exit condition for one iteration after another. Where the bound is symbolic
its range gives a largest iteration, by induction: as long as the counter has not passed it nothing wraps, and then the
loop goes on only while the counter is below it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.atoms import Kind, Valuation
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.loops import Loop
from isatool.analysis.polynomials import ONE, Polynomial
from isatool.bitvec.words import trailing_zeros
from isatool.records import record

MOST_ITERATIONS: Final = 2048
"""that are tried or executed one by one; a loop of more would not be unrolled fully, for which counts are asked"""


@record
class TripCount:
    """Iteration `iterations - 1` is the one that leaves, in block `exit`, over the edge to `target`."""

    iterations: int
    exit: int
    target: int


def known_trip_count(
    loop: Loop,
    counter: Polynomial,
    conditions: Mapping[int, Polynomial],
    flow: ControlFlow,
    arithmetic: Arithmetic,
) -> TripCount | None:
    """The trip count of a loop with a single exit, if it is the same constant whenever the loop is entered."""
    found = _leaving(loop, conditions, flow)
    if found is None:
        return None
    block, target, leaves = found
    atom = next(counter.atoms())
    if any(leaf != atom for leaf in arithmetic.atoms.leaves(leaves)) or not leaves.atoms():
        return None
    for number in range(MOST_ITERATIONS):
        valuation = Valuation(arithmetic.atoms, lambda _: 0)
        valuation.known[atom] = number
        if valuation.of(leaves):
            return TripCount(number + 1, block, target)
    return None


def iteration_bound(
    loop: Loop,
    counter: Polynomial,
    conditions: Mapping[int, Polynomial],
    flow: ControlFlow,
    view: Arithmetic,
) -> int | None:
    """The largest value of the iteration counter in the loop, under the bounds of a view at its header."""
    best: int | None = None
    for block, target in loop.exits:
        condition = conditions.get(block)
        if condition is None or len(loop.latches) != 1 or not flow.dominates(block, loop.latches[0]):
            continue
        stays = ONE - condition if flow.blocks[block].successors[0] == target else condition
        found = _largest(counter, stays, view)
        if found is None:
            found = _meeting(counter, stays, view)
        if found is None:
            found = _running_out(counter, stays, view)
        if found is not None:
            best = found if best is None else min(best, found)
    return best


def _leaving(loop: Loop, conditions: Mapping[int, Polynomial], flow: ControlFlow) -> tuple[int, int, Polynomial] | None:
    """(block, target, condition to leave) of the only exit, which every iteration passes."""
    if len(loop.exits) != 1 or len(loop.latches) != 1:
        return None
    block, target = loop.exits[0]
    condition = conditions.get(block)
    if condition is None or not flow.dominates(block, loop.latches[0]):
        return None
    return block, target, condition if flow.blocks[block].successors[0] == target else ONE - condition


def _largest(counter: Polynomial, stays: Polynomial, view: Arithmetic) -> int | None:
    """The last iteration that can begin, if an iteration is followed by another only where `stays` is 1."""
    atom = next(counter.atoms())
    for bits in range(31, 3, -1):
        trial = Arithmetic(view.atoms, {**view.bounds, atom: (0, (1 << bits) - 1)})
        condition = trial.exact(stays)
        if not condition:
            return 0
        difference = below_zero(trial, condition)
        if difference is None:
            continue
        coefficient = difference.terms.get((atom,), 0)
        rest = difference - counter.scaled(coefficient)
        if coefficient <= 0 or atom in trial.atoms.leaves(rest):
            continue
        # another iteration begins only while coefficient * counter + rest < 0
        last = (-1 - trial.range(rest)[0]) // coefficient + 1
        if last < 1 << bits:
            return max(last, 0)
    return None


def _meeting(counter: Polynomial, stays: Polynomial, view: Arithmetic) -> int | None:
    """The same for a loop that goes on until something equals something, if the counter walks into it step by step."""
    atom = next(counter.atoms())
    single = (ONE - view.exact(stays)).single_atom
    if single is None or view.atoms[single].kind is not Kind.EQUAL:
        return None
    width = view.atoms[single].arguments[0]
    difference = view.atoms[single].polynomials[0]
    assert isinstance(width, int)
    coefficient = difference.terms.get((atom,), 0)
    if coefficient < 0:
        difference, coefficient = -difference, -coefficient
    rest = difference - counter.scaled(coefficient)
    low, high = view.range(rest)
    if not coefficient or atom in view.atoms.leaves(rest) or rest.trailing_zeros() < trailing_zeros(coefficient):
        return None
    # rest + coefficient * iteration starts at or below 0 and passes every multiple of the coefficient
    if coefficient & (coefficient - 1) or high > 0 or low <= -(1 << width):
        return None
    return -low // coefficient


def _running_out(counter: Polynomial, stays: Polynomial, view: Arithmetic) -> int | None:
    """The same for a loop that counts down what is left, an unsigned number, by a step while it is at least the step.

    The number is not negative at first, and never becomes so, as the step is only taken from one that is not below it.
    """
    atom = next(counter.atoms())
    difference = below_zero(view, view.exact(stays))
    left = (-difference + difference.constant).single_atom if difference is not None else None
    if difference is None or left is None or view.atoms[left].kind is not Kind.MOD:
        return None
    width, inner = view.atoms[left].arguments[0], view.atoms[left].polynomials[0]
    assert isinstance(width, int)
    step = -inner.terms.get((atom,), 0)
    start = inner + counter.scaled(step)
    low, high = view.range(start)
    if step <= 0 or atom in view.atoms.leaves(start) or low < 0 or high >> width:
        return None
    return high // step + 1 if difference.constant + 1 >= step else None  # it goes on while left > constant


def below_zero(view: Arithmetic, condition: Polynomial) -> Polynomial | None:
    """An exact D with condition = (D < 0)."""
    single = condition.single_atom
    if single is not None and view.atoms[single].kind is Kind.NEGATIVE:
        return view.atoms[single].polynomials[0]
    single = (ONE - condition).single_atom
    if single is not None and view.atoms[single].kind is Kind.NEGATIVE:
        return -view.atoms[single].polynomials[0] - 1
    return None
