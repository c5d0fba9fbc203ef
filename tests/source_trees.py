"""The syntax trees of the project's own files, each parsed and walked once for all tests that read them."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T", bound=ast.AST)
_KINDS: Final = (ast.Call, ast.Compare, ast.Constant, ast.Expr, ast.Import, ast.ImportFrom)
"""what tests look for"""
Nodes = Mapping[type[ast.AST], list[ast.AST]]


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a file; nobody changes it."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_of(path: Path) -> Nodes:
    """The nodes of a file that tests look for, by kind."""
    return sorted_nodes(tree_of(path))


def sorted_nodes(tree: ast.AST) -> Nodes:
    """Those of a tree."""
    found: dict[type[ast.AST], list[ast.AST]] = defaultdict(list)
    pending = [tree]
    while pending:
        node = pending.pop()
        if isinstance(node, _KINDS):
            found[type(node)].append(node)
        for name in node._fields:
            part = getattr(node, name, None)
            if isinstance(part, list):
                pending += [each for each in part if isinstance(each, ast.AST)]
            elif isinstance(part, ast.AST):
                pending.append(part)
    return found


def of_kind(nodes: Nodes, kind: type[T]) -> Iterator[T]:
    """Those of one kind."""
    assert kind in _KINDS
    for node in nodes.get(kind, ()):
        assert isinstance(node, kind)
        yield node
