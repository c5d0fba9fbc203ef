"""Bitwise functions of words and sums of them: those that are equal become one value, however they are written.

In each bit `x | y` is x + y - xy, `x ^ y` is x + y - 2xy, `~x` is 1 - x, and xx is x. A sum of bitwise functions is
therefore a sum of conjunctions of words, with a whole factor each, and conjunctions are independent: two sums are equal
for all words if and only if the factors are. So `(x ^ y) & z ^ y`, `x & z | y & ~z` and `y - (y & z) + (x & z)` are
one.
"""

from __future__ import annotations

from typing import Final

from isatool.semantics.ops import Op
from isatool.verify.values.sums import complemented, terms_of
from isatool.verify.values.table import Table

_LOGIC: Final = (Op.AND, Op.OR, Op.XOR)
_MOST_WORDS: Final = 5
"""of a function: conjunctions double with each"""
Conjunctions = dict[tuple[int, ...], int]
"""sorted words, none for all ones -> factor"""


def is_function(table: Table, value: int) -> bool:
    """Whether a value is logic of two values; masks that are constants have rules of their own."""
    return table.op[value] in _LOGIC and not any(table.is_const(arg) for arg in table.args[value])


def as_function(table: Table, value: int) -> int:
    """The first value that was the same function; a sum of words if it is one."""
    width = table.width[value]
    constant, terms = terms_of(table, value)
    total: Conjunctions = {}
    for atoms, factor in terms:
        if len(atoms) > 1:
            return value
        for words, times in _bitwise(table, atoms[0]).items():
            total[words] = total.get(words, 0) + factor * times
    full = (1 << width) - 1
    constant -= total.pop((), 0)  # all ones are -1
    kept = tuple(sorted((words, factor & full) for words, factor in total.items() if factor & full))
    if not kept:
        return table.const(constant, width)
    if not any(len(words) > 1 or is_function(table, words[0]) for words, _ in kept):
        found = table.const(constant, width)
        for (word,), factor in kept:
            found = table.make(Op.ADD, width, found, table.make(Op.MUL, width, word, table.const(factor, width)))
        return found
    return table.functions.setdefault((width, constant & full, kept), value)


def _bitwise(table: Table, value: int) -> Conjunctions:
    """A function bit by bit; a value that is none, or of too many words, is a word."""
    found = table.conjunctions.get(value)
    if found is None:
        found = table.conjunctions[value] = _conjunctions(table, value)
    return found


def _conjunctions(table: Table, value: int) -> Conjunctions:
    word: Conjunctions = {(value,): 1}
    inner = complemented(table, value)
    if inner is not None:
        return _sum({(): 1}, _bitwise(table, inner), -1)
    if not is_function(table, value):
        return word
    first, second = (_bitwise(table, arg) for arg in table.args[value])
    if len({each for side in (first, second) for words in side for each in words}) > _MOST_WORDS:
        return word
    both = _product(first, second)
    if table.op[value] is Op.AND:
        return both
    return _sum(_sum(first, second, 1), both, -1 if table.op[value] is Op.OR else -2)


def _sum(first: Conjunctions, second: Conjunctions, factor: int) -> Conjunctions:
    total = dict(first)
    for words, times in second.items():
        total[words] = total.get(words, 0) + factor * times
    return {words: times for words, times in total.items() if times}


def _product(first: Conjunctions, second: Conjunctions) -> Conjunctions:
    total: Conjunctions = {}
    for words, times in first.items():
        for others, more in second.items():
            both = tuple(sorted({*words, *others}))
            total[both] = total.get(both, 0) + times * more
    return {words: times for words, times in total.items() if times}
