"""Banks for operands that begin in three different ones: a small graph of tuples, coloured with four banks.

A matrix product takes two cycles more if two of A, B and C begin in one bank. Each tuple of registers that such an
operand lies in is a node; the bank in which the tuple begins decides the bank of every operand in it. The search
minimises the weight of the operands that still meet, and says of each tuple which banks are as good.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import Final

from isatool.allowance import spend
from isatool.isa.registers import BANKS
from isatool.records import record

_EVERY: Final = tuple(range(BANKS))
_SWEEPS: Final = 8
"""of a local search that settles in two or three; a node that moves for nothing would go on"""


@record
class BankConflict:
    """Two nodes that meet on a bank where (bank of `first` + `shift`) mod 4 is the bank of `second`."""

    first: int
    second: int
    shift: int
    weight: float


@record
class BankGraph:
    """Clashes by node, and nodes whose bank is given."""

    around: Mapping[int, tuple[tuple[int, int, float], ...]]
    """node -> (other, the other's bank less the node's where both meet, weight)"""
    given: Mapping[int, int]

    @classmethod
    def of(cls, clashes: Iterable[BankConflict], given: Mapping[int, int]) -> BankGraph:
        """The graph; a clash that no choice of banks changes is left out."""
        weights: dict[tuple[int, int, int], float] = {}
        for each in clashes:
            if each.first == each.second:
                continue
            for key in (
                (each.first, each.second, each.shift % BANKS),
                (each.second, each.first, -each.shift % BANKS),
            ):
                weights[key] = weights.get(key, 0.0) + each.weight
        around: dict[int, list[tuple[int, int, float]]] = {}
        for (node, other, shift), weight in weights.items():
            around.setdefault(node, []).append((other, shift, weight))
        return cls({node: tuple(others) for node, others in around.items()}, given)

    def harm(self, node: int, banks: Mapping[int, int]) -> list[float]:
        """The weight of the clashes of a node in each bank, with the nodes that have a bank."""
        found = [0.0] * BANKS
        for other, shift, weight in self.around.get(node, ()):
            bank = banks.get(other)
            if bank is not None:
                found[(bank - shift) % BANKS] += weight
        return found


def choose_banks(graph: BankGraph) -> dict[int, int]:
    """A bank for each node so that little meets: most constrained first, then as long as one move helps."""
    banks = dict(graph.given)
    waiting = sorted(graph.around.keys() - banks.keys())
    total = {node: sum(weight for _, _, weight in graph.around[node]) for node in waiting}
    while waiting:
        spend(len(waiting))

        def urgency(node: int) -> tuple[int, float, int]:
            return sum(map(bool, graph.harm(node, banks))), total[node], -node

        node = max(waiting, key=urgency)
        waiting.remove(node)
        harm = graph.harm(node, banks)
        banks[node] = harm.index(min(harm))
    for _ in range(_SWEEPS):
        moved = False
        for node in sorted(graph.around.keys() - graph.given.keys()):
            harm = graph.harm(node, banks)
            best = harm.index(min(harm))
            if harm[best] < harm[banks[node]]:
                banks[node] = best
                moved = True
        if not moved:
            break
    return banks


def with_freedom(graph: BankGraph, banks: Mapping[int, int], order: Sequence[int]) -> dict[int, frozenset[int]]:
    """The banks in which each node may begin without another clash, whatever banks the others choose from theirs. Nodes
    with a given bank have that one; the first in `order` keep most banks.
    """
    allowed = {node: frozenset((bank,)) for node, bank in banks.items()}
    for node in order:
        if node in graph.given:
            continue
        harm = [0.0] * BANKS
        for other, shift, weight in graph.around.get(node, ()):
            for bank in allowed[other]:
                harm[(bank - shift) % BANKS] += weight
        least = harm[banks[node]]
        allowed[node] = frozenset(bank for bank in _EVERY if harm[bank] <= least and (bank == banks[node] or not least))
    return {node: banks for node, banks in allowed.items() if node not in graph.given}


def relabelled(banks: Mapping[int, int], given: Mapping[int, int]) -> list[dict[int, int]]:
    """The same choice with its banks exchanged, every way; tuples with clashes at other distances than 0 allow only
    some, which the caller weighs.
    """
    made = [{node: order[bank] for node, bank in banks.items()} | dict(given) for order in permutations(_EVERY)]
    return [each for number, each in enumerate(made) if each not in made[:number]]


def weight_of(graph: BankGraph, banks: Mapping[int, int]) -> float:
    """The weight of what meets."""
    return sum(graph.harm(node, banks)[banks[node]] for node in graph.around) / 2
