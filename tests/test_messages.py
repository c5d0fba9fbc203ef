"""What code decides by is a value or a type: no code looks for words in the messages that people read.

Two shapes are found: words, two or more, looked for in anything; and any text looked for in a message, a reason or an
exception. What does so has a reason.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from source_trees import Nodes, nodes_of, of_kind, sorted_nodes

ROOT = Path(__file__).resolve().parents[1]
REASONS = {
    "isatool/asm/expressions.py": "an exception of the parser's library, whose words are all it has",
    "isatool/asm/input_checks.py": "a line that is not looked into names the directive that keeps it so",
    "isatool/verify/verdict.py": "the fixed words for what the clock cut, which certificates and workers pass on",
}
PROSE = frozenset(("message", "reason", "opaque_reason", "why", "remark", "help", "doubt"))
SEARCHES = frozenset(("startswith", "endswith", "find", "index", "count"))


def _is_words(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value.split()) > 1


def _is_message(node: ast.expr) -> bool:
    """Whether an expression is text for people: a message, or an exception as text."""
    match node:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name in PROSE
        case ast.Subscript(value=value) | ast.Call(func=ast.Attribute(value=value)):
            return _is_message(value)
        case ast.Call(func=ast.Name(id="str"), args=[ast.Name(id=name)]):
            return "error" in name
    return False


def searched(nodes: Nodes) -> Iterator[tuple[int, str]]:
    """(line, expression) of every search for words, or in a message."""
    for node in of_kind(nodes, ast.Compare):
        if isinstance(node.ops[0], (ast.In, ast.NotIn)):
            sought, place = node.left, node.comparators[0]
            is_text = not isinstance(place, (ast.Tuple, ast.List, ast.Set, ast.Dict))
            if is_text and (_is_words(sought) or (_is_message(place) and not isinstance(sought, ast.Attribute))):
                yield node.lineno, ast.unparse(node)
    for call in of_kind(nodes, ast.Call):
        if not isinstance(call.func, ast.Attribute):
            continue
        if call.func.attr in SEARCHES and (any(map(_is_words, call.args)) or _is_message(call.func.value)):
            yield call.lineno, ast.unparse(call)


def test_both_shapes_are_found() -> None:
    text = """
if "left as it is" in text or "fits" not in str(error) or proof.startswith("not proved"): pass
if remark.message.endswith("x") or "shape" in one.why: pass
if name in ("a b", "c") or kind in KINDS or line.startswith("s_"): pass
"""
    assert [line for line, _ in sorted(searched(sorted_nodes(ast.parse(text))))] == [2, 2, 2, 3, 3]


def test_no_code_decides_by_the_words_of_a_message() -> None:
    found: dict[str, list[tuple[int, str]]] = {}
    for folder in ("isatool", "passes"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = str(path.relative_to(ROOT))
            if not name.startswith(("isatool/passes/", "isatool/grammars/")):  # two links
                found[name] = list(searched(nodes_of(path)))
    searching = {name: some for name, some in found.items() if some and name not in REASONS}
    assert searching == {}, "give the exception or the result an attribute, and ask that"
    assert [name for name in REASONS if not found[name]] == [], "take it out of the list"
