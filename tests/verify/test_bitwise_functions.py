"""Bitwise functions of words and their sums in the validator: equal values have one number, different ones never."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from examples import examples

from isatool.semantics.ops import Op
from isatool.verify.values.constructors import Values

Term = tuple[object, ...] | str
FULL = 0xFFFFFFFF
OPERATIONS: dict[Op, Callable[[int, int], int]] = {
    Op.AND: lambda a, b: a & b,
    Op.OR: lambda a, b: a | b,
    Op.XOR: lambda a, b: a ^ b,
    Op.ADD: lambda a, b: a + b & FULL,
    Op.SUB: lambda a, b: a - b & FULL,
}
LOGIC = (Op.AND, Op.OR, Op.XOR)


def made(values: Values, term: Term) -> int:
    """A term as a value."""
    if isinstance(term, str):
        return values.symbol(term, uniform=False)
    op, *parts = term
    assert isinstance(op, Op)
    return values.make(op, 32, *(made(values, part) for part in parts))  # type: ignore[arg-type]


def computed(term: Term, words: dict[str, int]) -> int:
    """The word that a term is."""
    if isinstance(term, str):
        return words[term]
    op, *parts = term
    numbers = [computed(part, words) for part in parts]  # type: ignore[arg-type]
    return ~numbers[0] & FULL if op is Op.NOT else OPERATIONS[op](*numbers)  # type: ignore[index]


def random_term(random: Random, names: str, depth: int, operations: tuple[Op, ...]) -> Term:
    """A term of a few names; below a logical operation all is logic."""
    if not depth or random.random() < 0.2:
        return random.choice(names)
    op = random.choice((*operations, Op.NOT))
    below = LOGIC if op in LOGIC or op is Op.NOT else operations
    parts = [random_term(random, names, depth - 1, below) for _ in range(1 if op is Op.NOT else 2)]
    return (op, *parts)


def corners(names: str) -> list[dict[str, int]]:
    """Zeros and ones for each name, in every combination at once bit by bit: those decide a sum of functions."""
    columns = range(1 << len(names))
    return [{name: FULL * (column >> at & 1) for at, name in enumerate(names)} for column in columns]


@pytest.mark.parametrize("seed", range(6))
def test_terms_are_one_value_if_and_only_if_they_are_equal(seed: int) -> None:
    random, names = Random(seed), "wxyz"[seed % 3 and 1 :]
    values = Values()
    known: dict[tuple[int, ...], tuple[int, Term]] = {}
    for _ in range(examples(1200)):
        term = random_term(random, names, random.randint(1, 4), tuple(OPERATIONS) if seed % 2 else LOGIC)
        own = tuple(computed(term, words) for words in corners(names))
        value = made(values, term)
        same, first = known.setdefault(own, (value, term))
        assert value == same, f"{first} and {term}"
    numbers = [value for value, _ in known.values()]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("seed", range(2))
def test_the_value_of_a_term_is_its_word(seed: int) -> None:
    random, values = Random(seed), Values()
    constant = {name: random.getrandbits(32) for name in "xyz"}
    for _ in range(examples(300)):
        term = random_term(random, "xyz", 4, tuple(OPERATIONS))

        def with_constants(part: Term) -> int:
            if isinstance(part, str):
                return values.const(constant[part]) if part == "x" else values.symbol(part, uniform=False)
            op, *parts = part
            return values.make(op, 32, *(with_constants(each) for each in parts))  # type: ignore[arg-type]

        word = evaluated(values, with_constants(term), {values.symbol(n, uniform=False): constant[n] for n in "yz"})
        assert word == computed(term, constant), term


def evaluated(values: Values, value: int, words: dict[int, int]) -> int:
    """A value of the table on words, by the meaning of its nodes."""
    z3 = pytest.importorskip("z3")
    from z3_terms import formula

    known: dict[int, object] = {symbol: z3.BitVecVal(word, 32) for symbol, word in words.items()}
    return int(z3.simplify(formula(values, value, known)).as_long())


MUTANTS: dict[str, tuple[Term, Term]] = {
    "the arms of a choice are exchanged": (
        (Op.OR, (Op.AND, "x", "y"), (Op.AND, (Op.NOT, "x"), "z")),
        (Op.XOR, (Op.AND, (Op.XOR, "y", "z"), "x"), "y"),
    ),
    "a majority that is a parity": (
        (Op.OR, (Op.AND, "x", "y"), (Op.AND, "z", (Op.OR, "x", "y"))),
        (Op.XOR, (Op.XOR, "x", "y"), "z"),
    ),
    "a sum that is no or": ((Op.OR, "x", "y"), (Op.ADD, "x", "y")),
    "both counted twice": ((Op.XOR, "x", "y"), (Op.SUB, (Op.ADD, "x", "y"), (Op.AND, "x", "y"))),
    "a product that carries": ((Op.MUL, "x", "x"), "x"),
    "an inverse that is a negation": ((Op.AND, (Op.NOT, "x"), "y"), (Op.AND, (Op.SUB, (Op.AND, "x", "z"), "x"), "y")),
    "ones that are 1": ((Op.OR, "x", (Op.NOT, "x")), (Op.SUB, (Op.ADD, "x", (Op.NOT, "x")), (Op.ADD, "x", "x"))),
    "logic of sums": ((Op.AND, (Op.ADD, "x", "y"), "z"), (Op.ADD, (Op.AND, "x", "z"), (Op.AND, "y", "z"))),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_what_is_different_stays_different(name: str) -> None:
    values = Values()
    before, after = MUTANTS[name]
    assert made(values, before) != made(values, after)


def test_a_difference_that_is_its_own_exclusive_or_is_compared() -> None:
    values = Values()
    both = made(values, (Op.AND, "x", "y"))
    made(values, (Op.XOR, "x", (Op.AND, "x", "y")))
    assert values.make(Op.EQ, 1, both, values.symbol("x", uniform=False)) not in (values.true, values.false)


@pytest.mark.parametrize("factor", [-1, 3])
def test_a_sum_of_functions_of_too_many_words_is_a_sum_of_words(factor: int) -> None:
    values = Values(32)
    parts = [made(values, (Op.AND, first, (Op.XOR, second, third))) for first, second, third in ("abc", "def")]
    large = values.make(Op.OR, 32, *parts)
    word = made(values, "g")
    product = values.make(Op.MUL, 32, large, values.const(factor & FULL, 32))
    assert values.make(Op.ADD, 32, product, word) == values.make(Op.ADD, 32, word, product)
    assert values.make(Op.SUB, 32, values.make(Op.ADD, 32, product, word), word) == product
    assert values.make(Op.NOT, 32, large) != product
