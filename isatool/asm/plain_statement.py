"""Statements of the plainest form, as nearly all of a compiler's are, without the grammar's parser.

Registers, ranges of them, numbers and names between commas, modifiers after blanks, calls joined by bars: what is found
here is what the grammar would find (`tests/asm/test_plain_statement.py`), in a fraction of the time. Everything else is
left to it.
"""

from __future__ import annotations

import re
from typing import Final

from isatool.asm.syntax import Tree

Item = tuple[str, Tree]
"""the separator before an operand or modifier, `comma` or `blank`, and its tree"""

_WORD: Final = r"\.?[A-Za-z_][\w.]*"
_DIGITS: Final = r"0x[0-9a-fA-F]+|\d+\.\d+|\d+"
_END: Final = r"(?=[,\s]|$)"
_ATOM: Final = rf"(?:{_DIGITS}|{_WORD})"
_ARGUMENTS: Final = rf"{_ATOM}(?:[ \t]*,[ \t]*{_ATOM})*"
_MNEMONIC: Final = re.compile(rf"({_WORD})(?:[ \t]+|$)")
_VALUE: Final = (
    rf"\[(?P<list>\d+(?:,\d+)*)\]|(?P<below>-)?(?P<count>{_DIGITS})"
    rf"|(?P<value>{_WORD})(?:\((?P<arguments>{_ARGUMENTS})\))?"
)
_ITEM: Final = re.compile(
    rf"(?P<minus>-)?(?:(?P<name>{_WORD})(?:{_END}|\[(?P<first>\d+)(?::(?P<last>\d+))?\]{_END}|(?P<colon>:)(?:{_VALUE}){_END})"
    rf"|(?P<number>{_DIGITS}){_END}|\|(?P<inside>{_WORD})\|{_END})"
)
_SEPARATOR: Final = re.compile(r"[ \t]*(?:(,)[ \t]*(?=[\w.|-])|(::)[ \t]*(?=[A-Za-z_.])|(?<=[ \t])(?=[\w.]))")
_CALL: Final = re.compile(rf"(?P<value>{_WORD})\((?P<arguments>{_ARGUMENTS})\)")
_ARGUMENT: Final = re.compile(rf"(?P<number>{_DIGITS}){_END}|(?P<name>{_WORD})")
_JOINT: Final = re.compile(r"[ \t]*([|&]|(?<=[ \t]))[ \t]*(?=[A-Za-z_.])")
_JOINTS: Final = {"|": "binary_or", "&": "binary_and"}
_DIGITS_OF_LIST: Final = re.compile(r"\d+")


def plain_operations(text: str) -> list[tuple[str, list[Item]]] | None:
    """The mnemonic and the items of each operation of a statement; None if it is not plain."""
    mnemonic = _MNEMONIC.match(text)
    if mnemonic is None:
        return None
    items: list[Item] = []
    found = [(mnemonic[1], items)]
    place, length = mnemonic.end(), len(text)
    if _CALL.match(text, place):
        calls = _calls(text, place)
        return None if calls is None else [(mnemonic[1], calls)]
    before = "comma"
    while place < length:
        item = _ITEM.match(text, place)
        if item is None:
            return None
        tree = _item(item)
        if tree is None:
            return None
        items.append((before, tree))
        place = item.end()
        if place == length:
            break
        separator = _SEPARATOR.match(text, place)
        if separator is None:
            return None
        place = separator.end()
        before = "comma" if separator[1] else "blank"
        if separator[2]:
            mnemonic = _MNEMONIC.match(text, place)
            if mnemonic is None:
                return None
            items = []
            found.append((mnemonic[1], items))
            place, before = mnemonic.end(), "comma"
    return found if len(found) <= 2 else None


def _item(match: re.Match[str]) -> Tree | None:
    end = match.end()
    if match["number"] is not None:
        tree = _leaf(match, "number", "number")
    elif match["inside"] is not None:
        tree = Tree("absolute", [_leaf(match, "inside", "name")], match.start("inside") - 1, end)
    elif match["first"] is not None:
        bounds = [_leaf(match, bound, "number") for bound in ("first", "last") if match[bound] is not None]
        tree = Tree("index", [match["name"], *bounds], match.start("name"), end)
    elif match["colon"] is None:
        tree = _leaf(match, "name", "name")
    elif match["minus"] is not None:
        return None
    else:
        return Tree("pair", [match["name"], _value(match)], match.start("name"), end)
    return tree if match["minus"] is None else Tree("negate", [tree], match.start(), end)


def _value(match: re.Match[str]) -> Tree:
    """What is after the colon of a pair."""
    if match["list"] is not None:
        start = match.start("list")
        numbers = [
            Tree("number", [digits[0]], start + digits.start(), start + digits.end())
            for digits in _DIGITS_OF_LIST.finditer(match["list"])
        ]
        return Tree("list", list(numbers), start - 1, match.end())
    if match["arguments"] is not None:
        return _call(match)
    if match["value"] is not None:
        return _leaf(match, "value", "name")
    number = _leaf(match, "count", "number")
    return number if match["below"] is None else Tree("negate", [number], match.start("below"), match.end())


def _calls(text: str, place: int) -> list[Item] | None:
    """`vmcnt(0) & lgkmcnt(0)` or `vmcnt(0) lgkmcnt(0)` up to the end of the text; chains lean to the left."""
    items: list[Item] = []
    joint = ""
    while (call := _CALL.match(text, place)) is not None:
        tree = _call(call)
        if joint:
            before, first = items.pop()
            tree = Tree(joint, [first, tree], first.start, call.end())
        else:
            before = "blank" if items else "comma"
        items.append((before, tree))
        place = call.end()
        if place == len(text):
            return items
        following = _JOINT.match(text, place)
        if following is None:
            return None
        place, joint = following.end(), _JOINTS.get(following[1], "")
    return None


def _call(match: re.Match[str]) -> Tree:
    arguments = [
        _leaf(argument, argument.lastgroup or "", argument.lastgroup or "")
        for argument in _ARGUMENT.finditer(match.string, match.start("arguments"), match.end("arguments"))
    ]
    return Tree("call", [match["value"], *arguments], match.start("value"), match.end("arguments") + 1)


def _leaf(match: re.Match[str], group: str, data: str) -> Tree:
    return Tree(data, [match[group]], match.start(group), match.end(group))
