"""Trees of statements and expressions. The grammar's parser is imported when a text needs it: most are read without."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal

from isatool.grammars import parser

KEPT: Final = 2048
"""trees: statements with names for registers are read again with each value of the names, and once more as written"""


class UnreadableError(Exception):
    """A text that the grammar refuses; `column` counts from 1, 0 at the end of the text."""

    def __init__(self, column: int) -> None:
        super().__init__(column)
        self.column = column


class Tree:
    """A node: the rule of `assembly.lark` that it is of, nodes and words in it, and the characters that it covers."""

    __slots__ = ("children", "data", "end", "start")

    def __init__(self, data: str, children: Sequence[Tree | str], start: int, end: int) -> None:
        self.data = data
        self.children = children
        self.start = start
        self.end = end

    @property
    def word(self) -> str:
        """The first word in it: a name or a number."""
        return str(self.children[0])

    @property
    def nodes(self) -> Iterator[Tree]:
        """The nodes right below."""
        return (child for child in self.children if isinstance(child, Tree))

    def all_nodes(self) -> Iterator[Tree]:
        """This node and all below, each before what is in it, from left to right."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed([*node.nodes])


@lru_cache(maxsize=KEPT)
def parsed(text: str, start: Literal["start", "expression"] = "expression") -> Tree:
    """The tree of a statement or an expression; UnreadableError if the grammar refuses it."""
    from lark import Tree as Found
    from lark.exceptions import UnexpectedInput, UnexpectedToken

    try:
        found = parser("assembly").parse(text, start=start)
    except UnexpectedInput as error:
        at_end = isinstance(error, UnexpectedToken) and error.token.type == "$END"
        raise UnreadableError(0 if at_end or error.column < 1 else error.column) from None
    made: dict[int, Tree] = {}
    for node in found.iter_subtrees():  # what is in a node comes before it
        children = tuple(made[id(child)] if isinstance(child, Found) else str(child) for child in node.children)
        place = (0, 0) if node.meta.empty else (node.meta.start_pos, node.meta.end_pos)
        made[id(node)] = Tree(str(node.data), children, *place)
    return made[id(found)]
