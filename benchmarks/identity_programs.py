"""Programs of one to three integer instructions, computed on sample words: what `find_identities.py` searches in.

The instructions are those rows of the table whose sources and one result are words and that compute with whole numbers.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, product
from pathlib import Path
from typing import Final

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "verify"))

from identity_terms import written

from isatool.ir.operands import Operand
from isatool.isa import chips
from isatool.isa.registers import VGPR_BASE, Register, RegisterRange
from isatool.isa.table import Row, Unit, all_mnemonics, known
from isatool.passes.simplify.building import built, issues
from isatool.passes.simplify.conditions import condition
from isatool.passes.simplify.rules import RuleLine, RuleOperand
from isatool.semantics.algebra import Expr, walk
from isatool.semantics.effects import WriteVector
from isatool.semantics.lower import covered, lower
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op

WORDS: Final = ("u32", "i32", "b32")
NAMES: Final = "xyzwv"
SAMPLES: Final = 96
Words = np.ndarray


# -- what instructions compute, on arrays of words


def _shift(left: bool, a: Words, b: Words, width: int) -> Words:
    count = np.minimum(b, 63)
    return np.where(b < width, a << count if left else a >> count, 0)


def _signed(a: Words, width: int) -> Words:
    return (a << np.uint64(64 - width)).astype(np.int64) >> np.int64(64 - width)


def _arithmetic_shift(a: Words, b: Words, width: int) -> Words:
    return (_signed(a, width) >> np.minimum(b, width - 1).astype(np.int64)).astype(np.uint64)


ARRAYS: Final[dict[Op, Callable[..., Words]]] = {
    Op.AND: lambda e, w, a, b: a & b,
    Op.OR: lambda e, w, a, b: a | b,
    Op.XOR: lambda e, w, a, b: a ^ b,
    Op.NOT: lambda e, w, a: ~a,
    Op.ADD: lambda e, w, a, b: a + b,
    Op.SUB: lambda e, w, a, b: a - b,
    Op.MUL: lambda e, w, a, b: a * b,
    Op.MULHU: lambda e, w, a, b: a * b >> np.uint64(32),
    Op.MULHS: lambda e, w, a, b: (_signed(a, 32) * _signed(b, 32) >> np.int64(32)).astype(np.uint64),
    Op.SHL: lambda e, w, a, b: _shift(True, a, b, e.width),
    Op.SHR: lambda e, w, a, b: _shift(False, a, b, e.width),
    Op.SAR: lambda e, w, a, b: _arithmetic_shift(a, b, e.width),
    Op.ZEXT: lambda e, w, a: a,
    Op.SEXT: lambda e, w, a: _signed(a, w[0]).astype(np.uint64),
    Op.TRUNC: lambda e, w, a: a,
    Op.HIGH: lambda e, w, a: a >> np.uint64(e.width),
    Op.CONCAT: lambda e, w, a, b: a | b << np.uint64(w[0]),
    Op.SELECT: lambda e, w, c, a, b: np.where(c != 0, a, b),
    Op.EQ: lambda e, w, a, b: (a == b).astype(np.uint64),
    Op.ULT: lambda e, w, a, b: (a < b).astype(np.uint64),
    Op.SLT: lambda e, w, a, b: (_signed(a, w[0]) < _signed(b, w[0])).astype(np.uint64),
    Op.BIT: lambda e, w, a, b: _shift(False, a, b, w[0]) & np.uint64(1),
    Op.POPCOUNT: lambda e, w, a: np.bitwise_count(a).astype(np.uint64),
}
"""operations on unsigned words of 64 bits, cut to their width afterwards; what is not here keeps a row out"""


@dataclass(frozen=True)
class Operation:
    """An instruction: its row, its number of sources, and its result as an expression of v11, v12 and v13."""

    row: Row
    sources: int
    value: Expr

    @property
    def name(self) -> str:
        """The mnemonic."""
        return self.row.mnemonic

    @property
    def is_short(self) -> bool:
        """At most two sources."""
        return self.sources <= 2

    def on(self, arrays: Sequence[Words]) -> Words:
        """The results for sample words."""
        values: dict[Expr, Words] = {}
        for node in walk(self.value):
            if node.op is Op.CONST:
                values[node] = np.uint64(node.imm)
            elif node.op is Op.VGPR:
                values[node] = arrays[node.imm - 11]
            else:
                widths = [arg.width for arg in node.args]
                made = ARRAYS[node.op](node, widths, *(values[arg] for arg in node.args))
                values[node] = made & np.uint64((1 << node.width) - 1)
        return values[self.value]

    @cached_property
    def costs(self) -> dict[frozenset[int], float]:
        """Issue slots by the weights of the pass, by the places of the sources that are a constant."""
        return {
            frozenset(places): self._cost(places)
            for count in range(self.sources + 1)
            for places in combinations(range(self.sources), count)
        }

    def _cost(self, places: Sequence[int]) -> float:
        registers = {name: Operand(RegisterRange(Register(VGPR_BASE + 10 + at))) for at, name in enumerate("dxyz")}
        sources = tuple(
            RuleOperand("", True, 1) if at in places else RuleOperand("xyz"[at]) for at in range(self.sources)
        )
        instruction = built(RuleLine(self.row, RuleOperand("d"), sources, (), ""), registers, {}, 32)
        assert instruction is not None
        return issues(instruction)


@cache
def operations() -> tuple[Operation, ...]:
    """The rows that compute a word from one to three."""
    found = []
    for name in sorted(all_mnemonics(chips.DEFAULT)):
        row = known(name, chips.DEFAULT)
        if row.unit is not Unit.VALU or row.type not in WORDS or not covered(name) or row.mnemonic != name:
            continue
        made = [each for count in (1, 2, 3) if (each := _operation(row, count)) is not None]
        found += made[:1]
    return tuple(each for each in found if not (each.row.exchange and each.name.startswith("v_subrev")))


def _operation(row: Row, count: int) -> Operation | None:
    step = RuleLine(row, RuleOperand("a"), tuple(RuleOperand(name) for name in "bcd"[:count]), (), row.mnemonic)
    try:
        instruction = written(step, {}, set())
        effects = lower(instruction, Mode()).effects
    except (AssertionError, ValueError):
        return None
    if len(effects) != 1 or not isinstance(effects[0], WriteVector):
        return None
    value, specs = effects[0].value, [operand.spec for operand in instruction.operands]
    nodes = list(walk(value))
    read = {node.imm for node in nodes if node.op is Op.VGPR}
    plain = all(node.op in ARRAYS or node.op in (Op.CONST, Op.VGPR) for node in nodes)
    words = value.width == 32 and all(node.width == 32 for node in nodes if node.op is Op.VGPR)
    if any(spec is None or not spec.type.endswith("32") for spec in specs):
        return None
    return Operation(row, count, value) if plain and words and read == set(range(11, 11 + count)) else None


# -- programs: lines of an operation and its arguments, which are leaves or the names of lines before


Line = tuple[Operation, tuple[str, ...]]
Program = tuple[Line, ...]
RESULTS: Final = {1: ("d",), 2: ("t", "d"), 3: ("t", "u", "d")}
LINES: Final = frozenset("tu")


@dataclass(frozen=True)
class Space:
    """Which programs one search goes through. Patterns have `lines`, each one of the operations named, and as leaves
    `names` names, the numbers and all of the constants by name. `when` holds for the constants and the bits of names;
    replacements have `fewer` lines at most, if two those of `cheaper`, and the words `made` of it as constants besides.
    `linear`: no leaf is there twice.
    """

    lines: int
    operations: str
    names: int
    numbers: tuple[str, ...] = ()
    constants: tuple[str, ...] = ()
    when: str = ""
    made: tuple[str, ...] = ()
    fewer: int = 1
    cheaper: str = "fused"
    linear: bool = False

    @cached_property
    def labels(self) -> dict[str, str]:
        """The words that replacements may have, by the names that they get."""
        return dict(zip(("k", "j", "o", "p", "q", "r"), self.made, strict=False))


class Samples:
    """Words for the leaves of a space."""

    def __init__(self, space: Space) -> None:
        random = np.random.default_rng(39)
        special = np.array([0, 1, 2, 31, 32, 33, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFF, 0xFF], np.uint64)
        self.arrays: dict[str, Words] = {}
        for name in NAMES:
            words = random.integers(0, 1 << 32, SAMPLES, np.uint64) >> random.integers(0, 32, SAMPLES, np.uint64)
            self.arrays[name] = np.where(random.random(SAMPLES) < 0.3, random.choice(special, SAMPLES), words)
        for number in ("0", "1", "-1", "31", *space.numbers):
            self.arrays[number] = np.full(SAMPLES, int(number, 0) & 0xFFFFFFFF, np.uint64)
        self.drawn: list[dict[str, int]] = []
        """constants and bits for each sample"""
        given = "; ".join(filter(None, (space.when, *(f"{name} = {text}" for name, text in space.labels.items()))))
        words_of = condition(given)
        asked = list(dict.fromkeys((*space.constants, *words_of.asked)))
        while asked and len(self.drawn) < SAMPLES:
            values = {name: int(random.choice(POOL)) for name in asked}
            names = words_of.names(values)
            if names is not None:
                self.drawn.append(names)
        for name in self.drawn[0] if self.drawn else ():
            self.arrays[f"#{name}"] = np.array([names[name] for names in self.drawn], np.uint64)
        for name in NAMES:
            if f"#{name}_bits" in self.arrays:
                self.arrays[name] = self.arrays[name] & self.arrays[f"#{name}_bits"]


POOL: Final = np.array(
    [
        *(number for k in range(33) for number in (k, (1 << k) - 1, (1 << 32) - (1 << k), 1 << k)),
        *(0xFF00, 0xFF0000, 0x3FC, 0xF0F0F0F0, 0x12345678, 0x0F0F0F0F, 0x00FFFF00),
    ]
) & 0xFFFFFFFF  # fmt: skip
"""constants and masks of bits that samples have"""


def slots(total: int, others: Sequence[str], names: int, once: bool) -> Iterator[tuple[str, ...]]:
    """Leaves for a number of places, the names in the order of their first place; `once`: none is there twice."""

    def more(chosen: tuple[str, ...], used: int) -> Iterator[tuple[str, ...]]:
        if len(chosen) == total:
            yield chosen
            return
        for leaf in (*NAMES[: min(used + 1, names)], *others):
            if not (once and leaf in chosen):
                yield from more((*chosen, leaf), max(used, NAMES.find(leaf) + 1 if leaf in NAMES else 0))

    yield from more((), 0)


SHAPES: Final[dict[int, tuple[tuple[tuple[str, ...], ...], ...]]] = {
    1: (((),),),
    2: (((), ("t",)),),
    3: (((), ("t",), ("u",)), ((), (), ("t", "u")), ((), ("t",), ("t", "u"))),
}
"""by the number of lines, which lines before each line needs: all are needed in the end"""


def places(sources: int, needed: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Where a line may have what it needs, empty for leaves."""
    for chosen in product(("", *needed), repeat=sources):
        if all(chosen.count(name) == 1 for name in needed):
            yield chosen


def programs(space: Space, chosen: Sequence[Operation]) -> Iterator[Program]:
    """All programs of these operations, once up to the order of sources that commute."""
    others = (*space.numbers, *(f"#{name}" for name in space.constants))
    for shape in SHAPES[space.lines]:
        for ops in product(chosen, repeat=space.lines):
            for where in product(*(places(op.sources, needed) for op, needed in zip(ops, shape, strict=True))):
                if any(op.row.commutes and not line[0] and line[1] for op, line in zip(ops, where, strict=True)):
                    continue
                for filled in slots(sum(line.count("") for line in where), others, space.names, space.linear):
                    rest = iter(filled)
                    made = tuple(
                        (op, tuple(each or next(rest) for each in line)) for op, line in zip(ops, where, strict=True)
                    )
                    if all(len(set(args)) == len(args) for _, args in made):
                        yield made


def leaves(program: Program) -> list[str]:
    """The leaves in order."""
    return [arg for _, args in program for arg in args if arg not in LINES]


def names_in(program: Program) -> set[str]:
    """The names among the leaves."""
    return {leaf for leaf in leaves(program) if leaf in NAMES}


def written_once(program: Program) -> Program:
    """The program with its sources that commute in the order of their texts: equal programs are equal."""
    return tuple(
        (op, (*sorted(args[:2], key=lambda arg: (arg not in LINES, arg)), *args[2:]) if op.row.commutes else args)
        for op, args in program
    )


class Computer:
    """Computes programs on the samples of a space; lines of leaves once."""

    def __init__(self, samples: Samples) -> None:
        self.samples = samples
        self._known: dict[Line, Words] = {}

    def line(self, line: Line) -> Words:
        """A line of leaves."""
        found = self._known.get(line)
        if found is None:
            op, args = line
            found = self._known[line] = op.on([self.samples.arrays[arg] for arg in args])
        return found

    def words(self, program: Program) -> Words:
        """What the last line computes."""
        values = self.samples.arrays
        for (op, args), name in zip(program, RESULTS[len(program)], strict=True):
            made = self.line((op, args)) if LINES.isdisjoint(args) else op.on([values[arg] for arg in args])
            values = {**values, name: made} if name != "d" else values
        return made

    def result(self, program: Program) -> bytes:
        """The same as bytes."""
        return self.words(program).tobytes()


def cost(program: Program) -> float:
    """Issue slots, which the places of constants decide: a half of a VOPD has none in its second source."""
    return sum(
        op.costs[frozenset(at for at, arg in enumerate(args) if arg not in NAMES and arg not in LINES)]
        for op, args in program
    )


def texts(program: Program) -> tuple[str, ...]:
    """The lines of an identity."""
    return tuple(
        f"{op.name} {name}, {', '.join(args)}" for (op, args), name in zip(program, RESULTS[len(program)], strict=True)
    )
