"""Finds identities for `simplify`: `python benchmarks/find_identities.py [--write] [--prove NAME ...]`.

The instructions are those rows of the table whose sources and one result are words and that compute with whole numbers.
Programs of two and three of them are computed on sample words, from their semantics, and so are programs of fewer
issues; where all samples agree, z3 is asked, then the validator, which has to know the identity by its own rules. A
class of programs says which leaves they have: names, constants, constants by name with what has to hold of them, names
whose bits are apart. A program that contains a known identity is no new one.

--write puts what is found into `passes/simplify/identities.tsv`, after what was written by hand; --prove asks z3 again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "verify"))
sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))

from compile import compile_source, is_held_out, sources
from identity_proofs import counterexample
from identity_terms import both_sides, cases, written
from real.generate import entries

from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import Toolchain
from isatool.ir.operands import Operand
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.isa.registers import VGPR_BASE, Register, RegisterRange
from isatool.isa.table import Row, Unit, all_mnemonics, known
from isatool.passes.common.draft import Draft
from isatool.passes.simplify.building import LEAST_GAIN, built, issues
from isatool.passes.simplify.conditions import condition
from isatool.passes.simplify.identities import IDENTITIES, TABLE
from isatool.passes.simplify.matching import Matcher
from isatool.passes.simplify.rules import Identity, RuleLine, RuleOperand, rule_of
from isatool.semantics.algebra import Expr, walk
from isatool.semantics.effects import WriteVector
from isatool.semantics.lower import covered, lower
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op

WORDS: Final = ("u32", "i32", "b32")
NAMES: Final = "xyzwv"
SAMPLES: Final = 96
TIMEOUT: Final = 20000
"""milliseconds for one question to z3"""
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


# -- what compilers leave


@dataclass
class Left:
    """What is in the half of the corpus that passes are tuned on: which operation reads the result of which, in chains
    of two and three, which two it reads at once, and which constants an operation has as its n-th source.
    """

    chains: set[tuple[str, ...]] = field(default_factory=set)
    both: set[tuple[str, ...]] = field(default_factory=set)
    constants: dict[tuple[str, int], set[int]] = field(default_factory=dict)

    def has(self, program: Program) -> bool:
        """Whether all of a program is there; a constant by name stands for any."""
        made = dict(zip(RESULTS[len(program)], program, strict=True))
        for op, args in program:
            read = [made[arg] for arg in args if arg in LINES]
            if any((first.name, op.name) not in self.chains for first, _ in read):
                return False
            if len(read) > 1 and (*sorted(first.name for first, _ in read), op.name) not in self.both:
                return False
            chains = [
                (made[arg][0].name, second.name, op.name) for second, inner in read for arg in inner if arg in LINES
            ]
            if not self.chains >= set(chains):
                return False
            if not all(self._has_constant(op, at, arg) for at, arg in enumerate(args)):
                return False
        return True

    def _has_constant(self, op: Operation, at: int, arg: str) -> bool:
        if arg in LINES or arg in NAMES:
            return True
        there = {*self.constants.get((op.name, at), ())}
        if op.row.commutes and at < 2:
            there |= self.constants.get((op.name, 1 - at), set())
        return bool(there) if arg[0] == "#" else int(arg, 0) & 0xFFFFFFFF in there

    def add(self, function: Function) -> None:
        """Count those of a function."""
        matcher = Matcher(Draft.of(function).flow())
        made: dict[int, list[tuple[str, ...]]] = {}
        for index in range(len(matcher.flow.instructions)):
            reader = matcher.plain(index)
            if reader is None or reader.row is None or reader.unit is not Unit.VALU:
                continue
            name, read = reader.row.mnemonic, []
            for at, operand in enumerate(reader.operands[1:]):
                number = matcher.number(operand, index)
                found = matcher.definition(operand, index)
                if number is not None:
                    self.constants.setdefault((name, at), set()).add(number)
                elif found is not None and found[1].row is not None and found[1].unit is Unit.VALU:
                    read.append(found[1].row.mnemonic)
                    own = (found[1].row.mnemonic, name)
                    made.setdefault(index, []).append(own)
                    self.chains |= {own, *((*chain[:1], *own) for chain in made.get(found[0], ()))}
            self.both |= {(*sorted(pair), name) for pair in combinations(read, 2)}

    @classmethod
    def by_compilers(cls) -> Left:
        """That of the corpus."""
        programs_of = [read_file(entry.path) for entry in entries() if not entry.held_out]
        for level in LEVELS:
            for source in sources():
                if not is_held_out(source.stem):
                    programs_of.append(read_text(compile_source(Toolchain.find().clang, source, level), source.name))
        found = cls()
        for program in programs_of:
            for kernel in program.kernels:
                found.add(kernel)
        return found


# -- the search


def with_fewer(space: Space, ops: Sequence[Operation], computer: Computer) -> dict[bytes, Program]:
    """The cheapest program for each result, of one line or as many as the space says."""
    named = tuple(f"#{name}" for name in (*space.constants, *space.labels))
    leaf = (*NAMES[: space.names], "0", "-1", *space.numbers, *named)
    found: dict[bytes, tuple[tuple[float, int, int], Program]] = {}

    def keep(program: Program) -> None:
        own = leaves(program)
        rank = (cost(program), len(own), sum(each not in NAMES for each in own))
        result = computer.result(program)
        if result not in found or rank < found[result][0]:
            found[result] = rank, program

    one = [
        ((op, args),)
        for op in ops
        for args in product(leaf, repeat=op.sources)
        if len(set(args)) == len(args) and any(arg in NAMES for arg in args)
    ]
    for single in one:
        keep(single)
    if space.fewer > 1:
        plain = NAMES[: space.names]
        for (first,) in one:
            if not set(first[1]) <= {*plain}:
                continue
            for op in ops:
                for args in product(("t", *plain), repeat=op.sources):
                    if args.count("t") == 1 and len(set(args)) == len(args):
                        program: Program = (first, (op, args))
                        if not space.linear or len(set(leaves(program))) == len(leaves(program)) == space.names:
                            keep(program)
    return {result: program for result, (_, program) in found.items()}


def is_plausible(program: Program, samples: Samples) -> bool:
    """Whether no line has two constants or shifts by 32 or more, which compilers leave of no program."""
    for op, args in program:
        constants = [arg for arg in args if arg not in NAMES and arg not in LINES]
        amount = args[AMOUNTS[op.name]] if op.name in AMOUNTS else ""
        if len(constants) > 1 or (amount in constants and samples.arrays[amount].max() >= 32):
            return False
    return True


def trivial(line: Line, computer: Computer, simple: dict[bytes, str]) -> bool:
    """Whether a line of leaves is a leaf."""
    return computer.line(line).tobytes() in simple


def candidates(space: Space, left: Left) -> Iterator[tuple[Program, Program]]:
    """Programs of the space and cheaper ones that agree on all samples; the shortest patterns first."""
    samples = Samples(space)
    computer = Computer(samples)
    every = [op for op in operations() if not op.name.startswith(LEFT_OUT)]
    chosen = every if space.operations == "all" else [op for op in every if op.name in ROWS[space.operations].split()]
    moves = [op for op in operations() if op.name == "v_mov_b32"]
    fewer = every if space.fewer == 1 else [op for op in every if op.name in ROWS[space.cheaper].split()]
    cheaper = with_fewer(space, [*moves, *fewer], computer)
    simple = {array.tobytes(): leaf for leaf, array in samples.arrays.items()}
    wanted = {f"#{name}" for name in space.constants}
    seen: set[Program] = set()
    for program in programs(space, chosen):
        own = leaves(program)
        if not wanted <= set(own) or any(own.count(each) > 1 for each in wanted):
            continue
        if space.numbers and not set(space.numbers) & set(own):
            continue
        if not left.has(program) or not is_plausible(program, samples):
            continue
        if any(LINES.isdisjoint(line[1]) and trivial(line, computer, simple) for line in program):
            continue
        once = written_once(program)
        if once in seen:
            continue
        seen.add(once)
        made = cheaper.get(computer.result(program))
        if made is None or cost(program) - cost(made) < LEAST_GAIN or names_in(made) != names_in(program):
            continue
        if len(set(computer.words(program))) > 1:  # compilers leave no constants
            yield program, made


# -- what is an instance of what is known


def tree(program: Program, at: int) -> tuple[Any, ...]:
    """A line with the lines that it reads in place."""
    op, args = program[at]
    results = RESULTS[len(program)]
    return (op.name, *(tree(program, results.index(arg)) if arg in LINES else arg for arg in args))


Tree = tuple[Any, ...] | str


def subtrees(found: Tree) -> Iterator[Tree]:
    """All lines of a tree."""
    if isinstance(found, tuple):
        yield found
        for each in found[1:]:
            yield from subtrees(each)


def matches(pattern: Tree, found: Tree, bound: dict[str, Tree]) -> Iterator[dict[str, Tree]]:
    """Ways in which a tree is an instance of a pattern."""
    if isinstance(pattern, str):
        if pattern[0] in "-0123456789":
            if found == pattern:
                yield bound
            return
        fits = pattern[0] != "#" or (isinstance(found, str) and found not in NAMES)
        if fits and bound.get(pattern, found) == found:
            yield {**bound, pattern: found}
        return
    if isinstance(found, str) or found[0] != pattern[0] or len(found) != len(pattern):
        return
    orders = [found[1:]]
    if known(str(found[0]), chips.DEFAULT).commutes and len(found) > 2:
        orders.append((found[2], found[1], *found[3:]))
    for order in orders:
        yield from _all_match(pattern[1:], order, bound)


def _all_match(
    patterns: tuple[Tree, ...], found: tuple[Tree, ...], bound: dict[str, Tree]
) -> Iterator[dict[str, Tree]]:
    if not patterns:
        yield bound
        return
    for each in matches(patterns[0], found[0], bound):
        yield from _all_match(patterns[1:], found[1:], each)


def pattern_of(identity: Identity) -> Tree | None:
    """The pattern of an identity as a tree; None where it has what the search does not."""
    rule = rule_of(identity, chips.DEFAULT)
    made: dict[str, Tree] = {}
    for step in rule.steps if rule is not None else ():
        parts: list[Tree] = []
        for part in step.sources:
            if part.half or step.modifiers:
                return None
            text = str(part.number) if part.number is not None else f"#{part.name}" if part.is_constant else part.name
            parts.append(made.get(text, text))
        made[step.result.name] = (step.row.mnemonic, *parts)
    return made.get("d")


def is_instance(program: Program, identities: Sequence[tuple[Tree, Identity]], samples: Samples) -> bool:
    """Whether one of the identities applies to a part of a program."""
    parts = [part for part in subtrees(tree(program, len(program) - 1)) if isinstance(part, tuple)]
    return any(
        part[0] == pattern[0] and any(_holds(identity, bound, samples) for bound in matches(pattern, part, {}))
        for pattern, identity in identities
        for part in parts
    )


def _holds(identity: Identity, bound: dict[str, Tree], samples: Samples) -> bool:
    """Whether the condition of an identity holds for a match, for the constants of all samples."""
    if not identity.when:
        return True
    for at in range(SAMPLES):
        values = {}
        for name in identity.asked:
            subject, _, kind = name.rpartition("_")
            if kind not in ("bits", "quiet", "low", "high") or not subject:
                values[name] = int(samples.arrays[str(bound[f"#{name}"])][at])
            elif kind != "bits":
                return False
            else:
                found = bound[subject]
                constant = isinstance(found, str) and found not in NAMES
                array = samples.arrays.get(str(found) if constant else f"#{found}_bits")
                values[name] = 0xFFFFFFFF if array is None else int(array[at])
        if identity.bindings(values) is None:
            return False
    return True


def identity_of(space: Space, program: Program, made: Program) -> Identity:
    """What was found as a line of the table."""
    used = {leaf[1:] for leaf in leaves(made) if leaf[0] == "#"}
    given = [f"{name} = {text}" for name, text in space.labels.items() if name in used]
    when = space.when
    before, after = (".".join(op.name.split("_", 1)[1].rsplit("_", 1)[0] for op, _ in each) for each in (program, made))
    return Identity(
        f"{before}-{after}", texts(program), texts(made), "; ".join(filter(None, (when, *given))), by="search"
    )


def accepted(identity: Identity) -> str:
    """Empty if z3 proves an identity and the validator knows it; else who does not."""
    rule = rule_of(identity, chips.DEFAULT)
    assert rule is not None
    tried = cases(rule)
    if not tried:
        return "no constants"
    wrong = counterexample(rule, 40, TIMEOUT)
    if wrong:
        return f"z3 {wrong}"
    sides = (both_sides(rule, constants) for constants in tried[:: len(tried) // 40 + 1])
    return "" if all(before == after for before, after in sides) else "validator"


# -- the searches


AMOUNTS: Final = {
    **dict.fromkeys(("v_lshlrev_b32", "v_lshrrev_b32", "v_ashrrev_i32"), 0),
    **dict.fromkeys(("v_lshl_add_u32", "v_lshl_or_b32", "v_bfe_u32", "v_bfe_i32"), 1),
    **dict.fromkeys(("v_add_lshl_u32", "v_alignbit_b32"), 2),
}
"""which source says how far is shifted"""
LEFT_OUT: Final = ("v_dot", "v_perm", "v_mov", "v_add_nc_i32", "v_sub_nc_i32")
"""sums of products, bytes in any order and moves, which are other parts of the pass, and sums that are others without
clamp"""
ROWS: Final = {
    "short": "v_and_b32 v_or_b32 v_xor_b32 v_add_nc_u32 v_sub_nc_u32 v_lshlrev_b32 v_lshrrev_b32 v_ashrrev_i32 "
    "v_not_b32",
    "logic": "v_and_b32 v_or_b32 v_xor_b32 v_not_b32 v_xnor_b32 v_add_nc_u32 v_sub_nc_u32 v_bfi_b32",
    "fused": "v_and_b32 v_or_b32 v_xor_b32 v_add_nc_u32 v_sub_nc_u32 v_lshlrev_b32 v_lshrrev_b32 v_add3_u32 v_xad_u32 "
    "v_or3_b32 v_xor3_b32 v_lshl_add_u32 v_lshl_or_b32 v_add_lshl_u32 v_and_or_b32 v_bfi_b32 v_alignbit_b32 v_bfe_u32 "
    "v_mad_u32_u24 v_min_u32 v_max_u32 v_min_i32 v_max_i32 v_min3_u32 v_max3_u32 v_min3_i32 v_max3_i32",
    "order": "v_min_u32 v_max_u32 v_min_i32 v_max_i32 v_sub_nc_u32 v_add_nc_u32",
    "sums": "v_add_nc_u32 v_add3_u32 v_xor_b32 v_xor3_b32 v_or_b32 v_or3_b32 v_and_b32 v_and_or_b32 v_lshl_add_u32 "
    "v_lshl_or_b32 v_xad_u32 v_sub_nc_u32 v_lshlrev_b32",
}
LEVELS: Final = ("O1", "O3")
ONES: Final = "m != 0 and m & m + 1 == 0 and ~m != 0"
BELOW: Final = "a < 32"
TWO: Final = "a < 32 and b < 32"
SPACES: Final = (
    Space(1, "all", 3, ("-1",)),
    Space(1, "all", 3, ("1",)),
    Space(1, "all", 3, ("0",)),
    Space(1, "all", 3, (), ("m",), "x_bits & ~m == 0"),
    Space(1, "all", 3, (), ("m",), "x_bits & m == 0"),
    Space(2, "all", 4),
    Space(2, "all", 3, ("-1",)),
    Space(2, "all", 3, ("1",)),
    Space(2, "all", 3, ("31",)),
    Space(3, "logic", 3),
    Space(3, "logic", 3, fewer=2),
    Space(3, "short", 4),
    Space(3, "order", 3),
    Space(3, "sums", 5, fewer=2, cheaper="sums", linear=True),
    Space(2, "all", 3, (), ("a",), "", ("~a", "-a")),
    Space(2, "all", 3, (), ("a",), BELOW, ("32 - a", "1 << a", "(1 << a) - 1", "0xffffffff >> a", "-1 << a", "31 - a")),
    Space(2, "all", 3, (), ("m",), ONES, ("count(m)", "~m", "32 - count(m)")),
    Space(2, "all", 3, (), ("m",), "m != 0 and ~m & ~m + 1 == 0", ("count(m)", "~m", "32 - count(m)")),
    Space(2, "all", 2, (), ("a", "b"), "", ("a + b", "a & b", "a | b", "a ^ b", "a - b", "b - a")),
    Space(2, "all", 2, (), ("a", "b"), f"{TWO} and a + b < 32", ("a + b", "32 - a", "32 - b")),
    Space(2, "all", 2, (), ("a", "b"), "0 < a <= b < 32", ("b - a", "32 - b", "0xffffffff >> b")),
    Space(2, "all", 2, (), ("a", "b"), "0 < b <= a < 32", ("a - b", "32 - a", "0xffffffff << a")),
    Space(2, "all", 2, (), ("m", "s"), "s < 32 and ~m << s == 0", ("m << s", "32 - s")),
    Space(2, "all", 2, (), ("m", "s"), "s < 32 and ~m >> s == 0", ("m >> s", "32 - s")),
    Space(2, "all", 2, (), ("a", "b"), "a & b == 0", ("a | b", "~a", "~b")),
    Space(2, "all", 2, (), ("a", "b"), "~(a | b) == 0", ("a & b", "~a", "~b")),
    Space(3, "short", 3, (), ("a", "b"), "0 < a < 32 and a + b == 32"),
    Space(3, "short", 2, (), ("a", "b"), "b == ~a"),
    Space(2, "all", 3, (), (), "x_bits & y_bits == 0"),
    Space(2, "all", 3, (), (), "x_bits < 0x1000000 and y_bits < 0x1000000"),
    Space(2, "all", 3, (), (), "x_bits < 0x80000000 and y_bits < 0x80000000"),
    Space(2, "all", 2, (), ("m",), "x_bits & m == 0", ("~m",)),
    Space(2, "all", 2, (), ("m",), "x_bits & ~m == 0", ("~m",)),
)
"""the searches, those that ask for less first"""


def find(left: Left, spaces: Sequence[Space], log: Callable[[str], None]) -> list[Identity]:
    """All identities of the searches, in their order."""
    found: list[tuple[Tree, Identity]] = []
    by_hand = [
        (pattern, identity)
        for identity in IDENTITIES
        if identity.by == "hand" and not identity.usual_mode and (pattern := pattern_of(identity)) is not None
    ]
    for space in spaces:
        started, samples = time.process_time(), Samples(space)
        refused: Counter[str] = Counter()
        pairs = sorted(candidates(space, left), key=lambda pair: (len(pair[0]), cost(pair[1]), len(leaves(pair[0]))))
        count = len(found)
        for program, made in pairs:
            if is_instance(program, found, samples):
                continue
            identity = identity_of(space, program, made)
            pattern = pattern_of(identity)
            assert pattern is not None
            same = [each for each, _ in by_hand if not is_copy_of(each, pattern)]
            if is_instance(program, [pair for pair in by_hand if pair[0] in same], samples):
                continue
            why = accepted(identity)
            refused[why] += bool(why)
            if not why:
                found.append((pattern, identity))
        log(
            f"{space.lines} lines of {space.operations}, {space.when or 'always'}: {len(pairs)} agree, "
            f"{len(found) - count} new, {dict(refused)}, {time.process_time() - started:.0f} CPU s"
        )
    return [identity for _, identity in found]


def is_copy_of(first: Tree, second: Tree) -> bool:
    """Whether two patterns are the same but for names."""
    return _is_renamed(first, second) and _is_renamed(second, first)


def _is_renamed(first: Tree, second: Tree) -> bool:
    return any(all(isinstance(each, str) for each in bound.values()) for bound in matches(first, second, {}))


def merged(found: Sequence[Identity]) -> list[Identity]:
    """The table with what was found instead of what a search found before; patterns keep their names."""
    patterns = [(pattern, identity) for identity in IDENTITIES if (pattern := pattern_of(identity)) is not None]
    names = {identity.name for identity in IDENTITIES}
    table = {identity.name: identity for identity in IDENTITIES if identity.by == "hand"}
    for identity in found:
        own = pattern_of(identity)
        assert own is not None
        old = next((each for pattern, each in patterns if is_copy_of(pattern, own)), None)
        name = identity.name if old is None else old.name
        if old is None:
            number = 2
            while name in names or name in table:
                name, number = f"{identity.name}-{number}", number + 1
        table[name] = replace(identity if old is None or old.by == "search" else old, name=name, by="search")
    return list(table.values())


def line_of(identity: Identity) -> str:
    """An identity as a line of the table."""
    mode = "usual" if identity.usual_mode else "any"
    sides = ("; ".join(identity.pattern), "; ".join(identity.replacement))
    return "\t".join((identity.name, *sides, identity.when, mode, identity.by))


def main() -> None:
    """Search, or prove what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prove", nargs="+", default=[], metavar="NAME", help="ask z3 and the validator again")
    parser.add_argument("--space", type=int, action="append", help="only the n-th search; may be repeated")
    parser.add_argument("--write", action="store_true", help="write the table")
    options = parser.parse_args()
    for identity in IDENTITIES:
        if identity.name in options.prove:
            print(f"{identity.name}: {accepted(identity) or 'proved'}")
    if options.prove:
        return
    spaces = SPACES if options.space is None else [SPACES[number] for number in options.space]
    found = find(Left.by_compilers(), spaces, lambda line: print(line, flush=True))
    for identity in found:
        print(line_of(identity))
    if options.write:
        head = TABLE.read_text(encoding="utf-8").splitlines()[0]
        TABLE.write_text("\n".join((head, *map(line_of, merged(found)))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
