"""When an identity holds, as text: what has to be so of its constants, and constants of the replacement.

    0 < a <= b < 32; o = b - a; k = 32 - b

Clauses come one after the other: a comparison, or a name for a word that later clauses and the replacement may use.
Words have 32 bits and are unsigned; sums wrap, a shift by 32 or more leaves 0, `count` is the number of ones. The same
text is a condition on numbers here and one on terms for z3 in the tests: `Words` says what operations are.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from functools import cache
from operator import add, and_, eq, ge, gt, invert, le, lt, ne, neg, or_, sub, xor
from typing import Any, Final

from isatool.records import record

WORD: Final = (1 << 32) - 1
_WIDTH: Final = 32


@record
class Words:
    """What the operations of conditions are for one kind of words; nodes of Python's syntax by their type."""

    constant: Callable[[int], Any]
    operations: Mapping[type[ast.AST], Callable[..., Any]]
    functions: Mapping[str, Callable[..., Any]]
    every: Callable[[list[Any]], Any]


def _wrapped(operation: Callable[..., int]) -> Callable[..., int]:
    return lambda *words: operation(*words) & WORD


NUMBERS: Final = Words(
    lambda number: number & WORD,
    {
        ast.BitAnd: and_,
        ast.BitOr: or_,
        ast.BitXor: xor,
        ast.Eq: eq,
        ast.NotEq: ne,
        ast.Lt: lt,
        ast.LtE: le,
        ast.Gt: gt,
        ast.GtE: ge,
        ast.Invert: _wrapped(invert),
        ast.USub: _wrapped(neg),
        ast.Add: _wrapped(add),
        ast.Sub: _wrapped(sub),
        ast.LShift: lambda a, b: a << b & WORD if b < _WIDTH else 0,
        ast.RShift: lambda a, b: a >> b if b < _WIDTH else 0,
    },
    {"count": int.bit_count, "min": min, "max": max},
    all,
)


class RuleCondition:
    """The clauses of one text."""

    def __init__(self, text: str) -> None:
        self.clauses = tuple(ast.parse(text).body)
        used = [node.id for clause in self.clauses for node in ast.walk(clause) if isinstance(node, ast.Name)]
        made = [ast.unparse(clause.targets[0]) for clause in self.clauses if isinstance(clause, ast.Assign)]
        self.asked = tuple(dict.fromkeys(each for each in used if each not in (*made, *NUMBERS.functions)))
        """the names that have to be known"""

    def names(self, known: Mapping[str, int]) -> dict[str, int] | None:
        """All words by name for those that are known; None if the condition does not hold."""
        words = {**known, **{name: known[name] & WORD for name in self.asked}}
        return {**words, **known} if all(self.facts(words, NUMBERS)) else None

    def facts(self, known: dict[str, Any], words: Words) -> list[Any]:
        """What has to hold; `known` gets the words that clauses name."""
        found = []
        for clause in self.clauses:
            match clause:
                case ast.Expr(value=value):
                    found.append(evaluated(value, known, words))
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    known[name] = evaluated(value, known, words)
                case _:
                    raise ValueError(f"'{ast.unparse(clause)}' is no comparison and names no word")
        return found


@cache
def condition(text: str) -> RuleCondition:
    """The condition of a text."""
    return RuleCondition(text)


def evaluated(node: ast.expr, known: Mapping[str, Any], words: Words) -> Any:
    """A word or truth; ValueError for syntax that conditions do not have."""
    match node:
        case ast.Constant(value=int(number)):
            return words.constant(number)
        case ast.Name(id=name):
            return known[name]
        case ast.BinOp(left=left, op=op, right=right) if type(op) in words.operations:
            return words.operations[type(op)](evaluated(left, known, words), evaluated(right, known, words))
        case ast.UnaryOp(op=op, operand=inner) if type(op) in words.operations:
            return words.operations[type(op)](evaluated(inner, known, words))
        case ast.BoolOp(op=ast.And(), values=parts):
            return words.every([evaluated(part, known, words) for part in parts])
        case ast.Compare(left=left, ops=ops, comparators=others) if all(type(op) in words.operations for op in ops):
            ends = [evaluated(each, known, words) for each in (left, *others)]
            return words.every([words.operations[type(op)](*ends[at : at + 2]) for at, op in enumerate(ops)])
        case ast.Call(func=ast.Name(id=name), args=[*inner], keywords=[]) if name in words.functions:
            return words.functions[name](*(evaluated(each, known, words) for each in inner))
    raise ValueError(f"'{ast.unparse(node)}' is no word")
