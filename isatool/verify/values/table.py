"""The store of values: every distinct expression has one number, so equality is equality of numbers.

A value is a bit vector as a function of the inputs and of the lane. The operations are those of the semantics table
(`semantics.ops.Op`) plus the normal forms and memory nodes of `Extra`. Beside each value stand facts that hold for
every input and lane: which bits can be set, an unsigned interval, whether all lanes see the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from isatool.allowance import budget, check
from isatool.analysis.bdd import Bdd
from isatool.bitvec.facts import Facts
from isatool.isa.wave import DEFAULT_WAVE
from isatool.semantics.ops import Op
from isatool.verify.budget import VALUE
from isatool.verify.values.facts import FACTS
from isatool.verify.values.nodes import MEMORY, PER_LANE, Extra, Label, Operation

Constructor = Callable[[int, tuple[int, ...], int], int]
"""(width of the result, arguments, immediate) -> value"""
_BETWEEN_CHECKS: Final = 0x3F
"""values that are made between two looks at the clock"""


class Table:
    """Values and what is known of them; value n has `op[n]`, `width[n]`, `args[n]` and `imm[n]`.

    `possible[n]` has every bit that may be set, `low[n] <= value <= high[n]`. `choice[n]`: some condition in it could
    be decided by knowing more (a select, a carry). `constructors` makes normal forms from operations of the semantics.
    Lane masks have `wave_size` bits.
    """

    def __init__(self, wave_size: int = DEFAULT_WAVE) -> None:
        self.wave_size = wave_size
        self.op: list[Operation] = []
        self.width: list[int] = []
        self.args: list[tuple[int, ...]] = []
        self.imm: list[Label] = []
        self.possible: list[int] = []
        self.low: list[int] = []
        self.high: list[int] = []
        self.uniform: list[bool] = []
        self.choice: list[bool] = []
        self.decisions = Bdd()
        self.budget = budget()
        """what the search that these values belong to may still cost"""
        self._counted = 0
        self.full_waves = False
        """whether every lane was active at entry"""
        self.numbering: dict[int, tuple[int, int]] = {}
        """work-item id -> (first bit, number of bits) of the lane number that its lowest bits are; its other bits are
        the same in all lanes
        """
        self.constructors: dict[Op, Constructor] = {}
        self._made: dict[tuple[Op, int, tuple[int, ...], int], int] = {}
        self.sums: dict[tuple[int, tuple[tuple[int, int], ...], int], int] = {}
        """(width, (value, factor) of the parts, constant) -> their sum"""
        self.extensions: dict[tuple[Op, int, int], int] = {}
        """(extension, width, value) -> the extended value"""
        self.functions: dict[Label, int] = {}
        """(width, constant, factors of conjunctions) -> the first value that is this sum of bitwise functions"""
        self.conjunctions: dict[int, dict[tuple[int, ...], int]] = {}
        """of a value as a bitwise function, the factor of each conjunction of words"""
        self._index: dict[tuple[Operation, int, tuple[int, ...], Label], int] = {}
        self._constants: dict[tuple[int, int], int] = {}
        self._sequences: dict[tuple[int, Label], int] = {}
        self.steps: list[tuple[int, Label]] = [(0, "")]
        """(sequence before, last step) of every sequence; see `sequence`"""
        self.false = self.const(0, 1)
        self.true = self.const(1, 1)
        self.zero = self.const(0)
        self.lane = self.leaf(Op.LANE, 32, "lane", Facts.below(wave_size), uniform=False)
        self.no_lanes = self.const(0, wave_size)

    def count(self, steps: int = 0) -> None:
        """Charge the budget with steps and with the values and diagrams made since the last time."""
        made = len(self.op) + self.decisions.size + len(self.steps)
        self.budget.spend(steps + VALUE * (made - self._counted))
        self._counted = made

    def __len__(self) -> int:
        return len(self.op)

    def make(self, op: Op, width: int, *args: int, imm: int = 0) -> int:
        """The normal form of an operation of the semantics: a function of its arguments, so computed once."""
        key = (op, width, args, imm)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self.constructors[op](width, args, imm)
        return found

    def node(self, op: Operation, width: int, args: tuple[int, ...], imm: Label = 0) -> int:
        """The number of an expression, without any rewriting."""
        key = (op, width, args, imm)
        found = self._index.get(key)
        if found is None:
            facts = FACTS.get(op)
            known = facts(self, width, args, imm) if facts is not None else Facts.anything(width)
            choice = self.choice
            chooses = op not in MEMORY and (width == 1 or any(choice[arg] for arg in args))
            found = self._append(key, known, self._is_uniform(op, args), chooses)
        return found

    def _is_uniform(self, op: Operation, args: tuple[int, ...]) -> bool:
        if op in PER_LANE:
            return False
        if op is Extra.MASK or op is Op.BALLOT:
            return True
        if op is Op.GATHER:
            return self.uniform[args[1]]
        if op is Extra.FETCH:
            return self.uniform[args[0]]
        return all(self.uniform[arg] for arg in args)

    def const(self, value: int, width: int = 32) -> int:
        """A constant modulo 2**width."""
        key = (value, width)
        found = self._constants.get(key)
        if found is None:
            value &= (1 << width) - 1
            full = (Op.CONST, width, (), value)
            found = self._index.get(full)
            if found is None:
                found = self._append(full, Facts(value, value, value), True, False)
            self._constants[key] = found
        return found

    def leaf(self, op: Operation, width: int, name: Label, facts: Facts | None = None, *, uniform: bool) -> int:
        """An input; its facts are part of what it is."""
        known = facts or Facts.anything(width)
        key: tuple[Operation, int, tuple[int, ...], Label] = (op, width, (), (name, *known, int(uniform)))
        found = self._index.get(key)
        if found is None:
            found = self._append(key, known, uniform, width == 1)
        return found

    def symbol(self, name: Label, width: int = 32, facts: Facts | None = None, *, uniform: bool = True) -> int:
        """An unknown of its own."""
        return self.leaf(Extra.SYMBOL, width, name, facts, uniform=uniform)

    def sequence(self, before: int, step: Label) -> int:
        """The number of a sequence with one more step; 0 is the empty one."""
        found = self._sequences.setdefault((before, step), len(self.steps))
        if found == len(self.steps):
            self.steps.append((before, step))
        return found

    def is_const(self, value: int) -> bool:
        """True for a constant."""
        return self.op[value] is Op.CONST

    def constant(self, value: int) -> int | None:
        """The number that a constant stands for."""
        return self.high[value] if self.op[value] is Op.CONST else None

    def fits(self, value: int, bits: int) -> bool:
        """True if it is certainly below 2**bits."""
        return self.high[value] >> bits == 0

    def _append(
        self, key: tuple[Operation, int, tuple[int, ...], Label], facts: Facts, uniform: bool, choice: bool
    ) -> int:
        found = len(self.op)
        if not found & _BETWEEN_CHECKS:
            check()
        op, width, args, imm = key
        self.op.append(op)
        self.width.append(width)
        self.args.append(args)
        self.imm.append(imm)
        self.possible.append(facts.possible)
        self.low.append(facts.low)
        self.high.append(facts.high)
        self.uniform.append(uniform)
        self.choice.append(choice)
        self._index[key] = found
        return found
