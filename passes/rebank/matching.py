"""A matching between two sides: of as many nodes as possible, among those one of the heaviest."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence


def heaviest_matching(weights: Sequence[Mapping[int, int]], columns: int) -> dict[int, int]:
    """The column of each matched row. `weights`: for each row, the weights of its edges (0 or more) by column from 0.

    The Hungarian method: one row after another takes the cheapest augmenting path by potentials, in time
    O(rows^2 * columns). A missing edge costs more than all edges together, so as many as possible are matched first.
    """
    heaviest = max((weight for row in weights for weight in row.values()), default=0)
    missing = (heaviest + 1) * (len(weights) + 1)
    start = max(columns, len(weights))  # one column more than there are: where a path begins
    row_of = [-1] * (start + 1)
    rows, sides = [0] * len(weights), [0] * (start + 1)  # potentials
    for number in range(len(weights)):
        row_of[start], column = number, start
        slack: list[float] = [math.inf] * start
        before, left, visited = [start] * start, set(range(start)), [start]
        while row_of[column] >= 0:
            row = row_of[column]
            for other in left:
                weight = weights[row].get(other)
                cost = (missing if weight is None else heaviest - weight) - rows[row] - sides[other]
                if cost < slack[other]:
                    slack[other], before[other] = cost, column
            column = min(left, key=lambda other: (slack[other], other))
            step = int(slack[column])
            for each in visited:
                rows[row_of[each]] += step
                sides[each] -= step
            for other in left:
                slack[other] -= step
            left.remove(column)
            visited.append(column)
        while column != start:
            row_of[column] = row_of[before[column]]
            column = before[column]
    return {row: column for column, row in enumerate(row_of[:start]) if row >= 0 and column in weights[row]}
