"""The matching of rebank's leftovers, held against a general one on random graphs of two sides."""

from __future__ import annotations

import random

import networkx as nx
import pytest

from isatool.passes.rebank.matching import heaviest_matching


def _graph(seed: int) -> tuple[list[dict[int, int]], int]:
    rng = random.Random(seed)
    rows, columns, density = rng.randrange(12), rng.randrange(12), rng.random()
    weights = [{column: rng.randrange(45) for column in range(columns) if rng.random() < density} for _ in range(rows)]
    return weights, columns


@pytest.mark.parametrize("seed", range(300))
def test_as_many_and_as_heavy_as_any(seed: int) -> None:
    weights, columns = _graph(seed)
    graph = nx.Graph()
    graph.add_weighted_edges_from(
        ((0, row), (1, column), weight) for row, edges in enumerate(weights) for column, weight in edges.items()
    )
    best = nx.max_weight_matching(graph, maxcardinality=True)
    found = heaviest_matching(weights, columns)
    assert len(set(found.values())) == len(found)
    assert all(column in weights[row] for row, column in found.items())
    assert len(found) == len(best)
    assert sum(weights[row][column] for row, column in found.items()) == sum(
        graph.edges[edge]["weight"] for edge in best
    )


def test_more_nodes_outweigh_a_heavy_edge() -> None:
    assert heaviest_matching([{0: 1, 1: 40}, {1: 1}], 2) == {0: 0, 1: 1}
    assert heaviest_matching([], 3) == heaviest_matching([{}, {}], 0) == {}
