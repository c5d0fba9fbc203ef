"""The order of planned FMAs of several k-steps: step after step, or tile after tile where that takes fewer registers.

A load of four words along k serves four steps: step after step all rows of all four are alive at once. Two rows through
their four steps, then the next two, need only the columns of four steps and the words of two rows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from isatool.allowance import spend
from isatool.analysis.effects import members
from isatool.analysis.virtual import Item, VirtualInstruction
from isatool.passes.rebank.fma_block import WeaveError
from isatool.passes.rebank.hoist_loads import alive_at, is_lds_load
from isatool.passes.rebank.outer_product import BankPlan, Fma, FmaSlot
from isatool.records import record


@record
class _Run:
    """Issues of one plan that stay together. `groups` are the loads whose words they read."""

    plan: int
    unit: int
    issues: tuple[FmaSlot, ...]
    groups: frozenset[int]
    position: int
    """of the first of its FMAs in the input"""


@record
class IssueOrder:
    """Issues in order, and how many registers they need at once, about, if no load is issued before its first FMA."""

    issues: tuple[FmaSlot, ...]
    registers: int
    is_tiled: bool = False


def orders(items: Sequence[Item], after: int, plans: Sequence[BankPlan]) -> Iterator[IssueOrder]:
    """Orders of the issues of a block, step after step first, then the one that takes the fewest registers.

    `after` are the webs alive after the block. WeaveError if no order keeps that of the FMAs of every accumulator.
    """
    groups = _groups(items)
    widths = {number: mask.bit_count() for number, mask in enumerate(dict.fromkeys(groups.values()))}
    numbers = {mask: number for number, mask in enumerate(dict.fromkeys(groups.values()))}
    of_word = {word: numbers[mask] for word, mask in groups.items()}
    runs = _runs(plans, of_word)
    needs = _needs(runs)
    factors = 0
    for run in runs:
        for group in run.groups:
            factors |= next(mask for mask, number in numbers.items() if number == group)
    others = _alive_besides(items, after, factors)
    steps = list(range(len(runs)))
    found: list[tuple[int, list[int]]] = []
    for number, order in enumerate((steps, *_tiled(runs, needs, widths))):
        if _keeps(order, needs):
            found.append((_registers(order, runs, widths), order))
        if number == 0 and found:
            yield IssueOrder(tuple(issue for run in runs for issue in run.issues), others + found[0][0])
    if not found:
        raise WeaveError("no order of the pairs keeps that of the FMAs of every accumulator")
    least, order = min(found, key=lambda each: each[0])
    if order != steps:
        yield IssueOrder(tuple(_in_order(order, runs)), others + least, is_tiled=True)


def _groups(items: Sequence[Item]) -> dict[int, int]:
    """For every word that an LDS load of the block defines the words of that load, as a bit set."""
    found: dict[int, int] = {}
    for item in items:
        if isinstance(item, VirtualInstruction) and is_lds_load(item):
            found |= dict.fromkeys(members(item.defs), item.defs)
    return found


def _alive_besides(items: Sequence[Item], after: int, factors: int) -> int:
    """How many registers hold something else at once."""
    kept = [
        replace(
            item,
            halves=tuple(
                replace(
                    half,
                    uses={register: web for register, web in half.uses.items() if not factors >> web & 1},
                    defs={register: web for register, web in half.defs.items() if not factors >> web & 1},
                )
                for half in item.halves
            ),
        )
        if isinstance(item, VirtualInstruction) and (item.uses | item.defs) & factors
        else item
        for item in items
    ]
    return max(alive_at(kept, after & ~factors), default=0)


def _runs(plans: Sequence[BankPlan], of_word: Mapping[int, int]) -> list[_Run]:
    found = []
    for number, made in enumerate(plans):
        by_unit: dict[int, list[FmaSlot]] = defaultdict(list)
        for issue in made.issues:
            by_unit[issue.unit].append(issue)
        for unit, issues in by_unit.items():
            fmas = [fma for issue in issues for fma in _fmas(issue)]
            groups = frozenset(of_word[word] for fma in fmas for word in (fma.first, fma.second) if word in of_word)
            found.append(_Run(number, unit, tuple(issues), groups, min(fma.position for fma in fmas)))
    return found


def _fmas(issue: FmaSlot) -> tuple[Fma, ...]:
    return (issue.x,) if issue.y is None else (issue.x, issue.y)


def _needs(runs: Sequence[_Run]) -> list[set[int]]:
    """For every run those that hold the FMA before one of its own on the same accumulator."""
    chains: dict[int, list[tuple[int, int, int]]] = defaultdict(list)
    for number, run in enumerate(runs):
        for issue in run.issues:
            for fma in _fmas(issue):
                chains[fma.accumulator].append((fma.position, fma.half, number))
    needs: list[set[int]] = [set() for _ in runs]
    for chain in chains.values():
        chain.sort()
        for (_, _, first), (_, _, second) in pairwise(chain):
            if first == second:
                raise WeaveError("two FMAs of one accumulator belong to one step")
            needs[second].add(first)
    return needs


def _keeps(order: Sequence[int], needs: Sequence[set[int]]) -> bool:
    done: set[int] = set()
    for number in order:
        if not needs[number] <= done:
            return False
        done.add(number)
    return True


def _registers(order: Sequence[int], runs: Sequence[_Run], widths: Mapping[int, int]) -> int:
    """The most registers that loaded words take at once, each load from the first run that reads it to the last."""
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for place, number in enumerate(order):
        for group in runs[number].groups:
            first.setdefault(group, place)
            last[group] = place
    changes = [0] * (len(order) + 1)
    for group, place in first.items():
        changes[place] += widths[group]
        changes[last[group]] -= widths[group]
    most = alive = 0
    for change in changes:
        alive += change
        most = max(most, alive)
    return most


def _tiled(runs: Sequence[_Run], needs: Sequence[set[int]], widths: Mapping[int, int]) -> Iterator[list[int]]:
    """Orders by the place in the input, by loads that steps share, and run by run with the fewest words to load."""
    yield sorted(range(len(runs)), key=lambda number: runs[number].position)
    shared = _sharing(runs)
    yield sorted(range(len(runs)), key=lambda number: (shared[runs[number].plan], runs[number].unit, runs[number].plan))
    yield _greedy(runs, needs, widths)


def _sharing(runs: Sequence[_Run]) -> dict[int, int]:
    """For every plan the first one that reads words of loads that it reads too, directly or through others."""
    leader: dict[int, int] = {}

    def find(number: int) -> int:
        while leader.setdefault(number, number) != number:
            number = leader[number]
        return number

    reader: dict[int, int] = {}
    for run in runs:
        for group in run.groups:
            one, two = find(reader.setdefault(group, run.plan)), find(run.plan)
            leader[max(one, two)] = min(one, two)
    return {run.plan: find(run.plan) for run in runs}


def _greedy(runs: Sequence[_Run], needs: Sequence[set[int]], widths: Mapping[int, int]) -> list[int]:
    """Always the run with the fewest words to load, of those the first in the input."""
    waiting = [set(own) for own in needs]
    feeds: dict[int, list[int]] = defaultdict(list)
    for number, own in enumerate(needs):
        for other in own:
            feeds[other].append(number)
    ready = {number for number, own in enumerate(waiting) if not own}
    loaded: set[int] = set()
    order: list[int] = []
    while ready:
        spend(len(ready))
        chosen = min(
            ready,
            key=lambda number: (
                sum(widths[group] for group in runs[number].groups - loaded),
                runs[number].position,
                number,
            ),
        )
        ready.remove(chosen)
        order.append(chosen)
        loaded |= runs[chosen].groups
        for number in feeds[chosen]:
            waiting[number].discard(chosen)
            if not waiting[number]:
                ready.add(number)
    return order


def _in_order(order: Sequence[int], runs: Sequence[_Run]) -> Iterator[FmaSlot]:
    """The issues; where the run before is another step's, the first fetches all its words: no bank is free of them."""
    before: _Run | None = None
    for number in order:
        run = runs[number]
        first, *rest = run.issues
        yield first if before is not None and before.plan == run.plan else replace(first, banks=(0, 1, 2, 3))
        yield from rest
        before = run
