"""The part of YAML that LLVM prints as kernel metadata, and hand-written files have: block mappings and sequences,
flow collections on one line, scalars on one line.

Scalars keep the place where they stand, so that a value can be rewritten without touching anything else. Block
scalars, anchors, other tags than `!str` and flow collections over several lines are refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

from isatool.diagnostics import Span, UserError
from isatool.records import dataclass, record

_KEY: Final = re.compile(
    r"(\"(?:[^\"\\]|\\.)*\"|'(?:[^']|'')*'|[^\s\"'#\[\]{},&*!|>%@`-][^:#]*?|-[^\s:][^:#]*?)\s*:(?=\s|$)"
)
_STRING: Final = '!str "'
"""how LLVM reads a string that plain YAML takes for something else, as the name `n`"""
_PLAIN_IN_FLOW: Final = re.compile(r"[^\s\[\]{},|>&*!%@`#][^\[\]{},]*")
_ESCAPES: Final = {"n": "\n", "t": "\t", "0": "\0", "r": "\r", "e": "\x1b", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_MAX_DEPTH: Final = 64
"""far deeper than metadata, and below the depth of recursion that Python allows"""


@record
class Scalar:
    """A value: its text without quotes, and where it stands: line index, first and last + 1 character of that line."""

    text: str
    line: int
    start: int
    end: int


Node: TypeAlias = "Scalar | dict[str, Node] | list[Node]"


@dataclass(slots=True)
class _Item:
    """What is left of a line: the column where it starts is its indentation."""

    line: int
    column: int
    text: str


def read_yaml(lines: Sequence[str], first: int, last: int, path: str = "<string>") -> Node:
    """The document in lines[first:last]; UserError with its place for anything outside the subset."""
    items = []
    for index in range(first, last):
        text = lines[index]
        body = text.strip()
        if not body or body.startswith("#") or body in ("---", "..."):
            continue
        items.append(_Item(index, len(text) - len(text.lstrip(" ")), body))
    reader = _Reader(items, path, lines)
    if not items:
        return {}
    node = reader.block(items[0].column, 0)
    if reader.position < len(items):
        raise reader.refuse(items[reader.position], "unexpected indentation in the metadata")
    return node


class _Reader:
    """A cursor over the items of a document."""

    def __init__(self, items: list[_Item], path: str, lines: Sequence[str]) -> None:
        self.items = items
        self.position = 0
        self.path = path
        self.lines = lines

    def refuse(self, item: _Item, message: str) -> UserError:
        span = Span(self.path, item.line + 1, item.column + 1)
        return UserError(message, span, "expected the YAML that LLVM prints", self.lines[item.line])

    def peek(self) -> _Item | None:
        return self.items[self.position] if self.position < len(self.items) else None

    def block(self, indent: int, depth: int) -> Node:
        item = self.items[self.position]
        if depth > _MAX_DEPTH:
            raise self.refuse(item, "the metadata is nested too deeply")
        if item.text == "-" or item.text.startswith("- "):
            return self.sequence(indent, depth)
        if _KEY.match(item.text):
            return self.mapping(indent, depth)
        self.position += 1
        return self.value(item)

    def sequence(self, indent: int, depth: int) -> list[Node]:
        found: list[Node] = []
        while (item := self.peek()) is not None and item.column == indent:
            if item.text != "-" and not item.text.startswith("- "):
                break
            rest = item.text[1:].lstrip()
            if rest:
                self.items[self.position] = _Item(item.line, item.column + len(item.text) - len(rest), rest)
                found.append(self.block(self.items[self.position].column, depth + 1))
            else:
                self.position += 1
                found.append(self.nested(item, indent + 1, depth))
        return found

    def mapping(self, indent: int, depth: int) -> dict[str, Node]:
        found: dict[str, Node] = {}
        while (item := self.peek()) is not None and item.column == indent:
            match = _KEY.match(item.text)
            if match is None:
                if item.text == "-" or item.text.startswith("- "):
                    break
                raise self.refuse(item, "expected 'key: value'")
            key = _unquote(match.group(1))
            if key in found:
                raise self.refuse(item, f"the key '{key}' occurs twice")
            self.position += 1
            rest = item.text[match.end() :].lstrip()
            if rest and not rest.startswith("#"):
                found[key] = self.value(_Item(item.line, item.column + len(item.text) - len(rest), rest))
            else:
                found[key] = self.nested(item, indent, depth)
        return found

    def nested(self, owner: _Item, indent: int, depth: int) -> Node:
        """The block under a key (a sequence may be at the key's own indentation) or an empty scalar."""
        item = self.peek()
        sequence = item is not None and (item.text == "-" or item.text.startswith("- "))
        if item is not None and (item.column > indent or (sequence and item.column == indent)):
            return self.block(item.column, depth + 1)
        end = owner.column + len(owner.text)
        return Scalar("", owner.line, end, end)

    def value(self, item: _Item) -> Node:
        text = item.text
        if text[0] in "[{":
            return self.flow(item)
        if text[0] in "\"'":
            end = _quoted_end(text)
            if end == 0 or (text[end:].strip() and not text[end:].lstrip().startswith("#")):
                raise self.refuse(item, "a quoted value that does not end on its line")
            return Scalar(_unquote(text[:end]), item.line, item.column, item.column + end)
        if text.startswith(_STRING):
            return self.value(self.within(item, len(_STRING) - 1))
        if text[0] in "|>&*!%@`":
            raise self.refuse(item, f"'{text[0]}' is outside the YAML that kernel metadata uses")
        plain = text.split(" #", 1)[0].rstrip()
        return Scalar(plain, item.line, item.column, item.column + len(plain))

    def flow(self, item: _Item) -> Node:
        """A list in [] or a mapping in {} that ends on its line, as hand-written metadata has them."""
        found, end = self.flow_node(item, 0, 0)
        rest = item.text[end:].strip()
        if rest and not rest.startswith("#"):
            raise self.refuse(self.within(item, end), "unexpected text after the closing bracket")
        return found

    def within(self, item: _Item, place: int) -> _Item:
        """The item from a character on."""
        return _Item(item.line, item.column + place, item.text[place:])

    def flow_node(self, item: _Item, place: int, depth: int) -> tuple[Node, int]:
        """The value at a character of a flow collection, and the character after it."""
        text = item.text
        place = _skip(text, place)
        if depth > _MAX_DEPTH:
            raise self.refuse(self.within(item, place), "the metadata is nested too deeply")
        opening = text[place : place + 1]
        if opening in ("[", "{"):
            return self.flow_collection(item, place, depth)
        end = self.flow_scalar_end(item, place)
        shown = text[place:end].rstrip()
        return Scalar(_unquote(shown), item.line, item.column + place, item.column + place + len(shown)), end

    def flow_collection(self, item: _Item, place: int, depth: int) -> tuple[Node, int]:
        text = item.text
        mapping, closing = text[place] == "{", "}" if text[place] == "{" else "]"
        entries: dict[str, Node] = {}
        values: list[Node] = []
        position = _skip(text, place + 1)
        while text[position : position + 1] != closing:
            if mapping:
                match = _KEY.match(text, position)
                if match is None:
                    raise self.refuse(self.within(item, position), "expected 'key: value' between the braces")
                key = _unquote(match.group(1))
                if key in entries:
                    raise self.refuse(self.within(item, position), f"the key '{key}' occurs twice")
                entries[key], position = self.flow_node(item, match.end(), depth + 1)
            else:
                value, position = self.flow_node(item, position, depth + 1)
                values.append(value)
            position = _skip(text, position)
            if text[position : position + 1] == ",":
                position = _skip(text, position + 1)
            elif text[position : position + 1] != closing:
                raise self.refuse(self.within(item, place), f"a '{text[place]}' without its '{closing}' on this line")
        return (entries if mapping else values), position + 1

    def flow_scalar_end(self, item: _Item, place: int) -> int:
        text = item.text
        if text[place : place + 1] in ('"', "'"):
            length = _quoted_end(text[place:])
            if not length:
                raise self.refuse(self.within(item, place), "a quoted value that does not end on its line")
            return place + length
        match = _PLAIN_IN_FLOW.match(text, place)
        if match is None:
            raise self.refuse(self.within(item, place), "expected numbers or names between the brackets")
        return match.end()


def _skip(text: str, place: int) -> int:
    while place < len(text) and text[place] in " \t":
        place += 1
    return place


def _quoted_end(text: str) -> int:
    """Length of the quoted scalar at the start of a text, 0 if its end is missing."""
    pattern = r'"(?:[^"\\]|\\.)*"' if text[0] == '"' else r"'(?:[^']|'')*'"
    match = re.match(pattern, text)
    return match.end() if match else 0


def _unquote(text: str) -> str:
    if len(text) >= 2 and text[0] == text[-1] == "'":
        return text[1:-1].replace("''", "'")
    if len(text) >= 2 and text[0] == text[-1] == '"':
        return re.sub(
            r"\\(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|.)",
            lambda match: chr(int(match[1][1:], 16)) if len(match[1]) > 1 else _ESCAPES.get(match[1], match[1]),
            text[1:-1],
        )
    return text
