"""What an identity of `identities.tsv` is: instructions as text in which names are operands, and when it holds.

Every line is an instruction; its first operand is what it writes. A name that an earlier line of the pattern writes is
an intermediate value, `d` is the last result, any other name is a source: a register, in 16-bit operands one half, or a
constant, the same wherever the name comes again. `#k` is a constant, `t.l` the lower half of a value, `null` where a
carry goes that nothing needs. Lines without names of their own match only instructions without modifiers.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Final

from isatool.isa.operations import Op
from isatool.isa.table import OfTable, Row, known
from isatool.isa.target import Target
from isatool.passes.simplify.conditions import condition
from isatool.records import dataclass, record

RESULT: Final = "d"
NOWHERE: Final = "null"


@record
class RuleOperand:
    """A name or constant in a line. `half`: l or h where a half of a wider value is meant."""

    name: str
    is_constant: bool = False
    number: int | None = None
    half: str = ""

    @classmethod
    def of(cls, text: str) -> RuleOperand:
        """`x`, `t.l`, `#k` or a number."""
        if text.startswith("#"):
            return cls(text[1:], True)
        name, _, half = text.partition(".")
        if name.lstrip("-").isdigit() or name.startswith("0x"):
            return cls("", True, int(text, 0))
        return cls(name, half=half)


@record
class RuleLine:
    """One line: an instruction, its result, its sources, and the modifiers that it must have."""

    row: Row
    result: RuleOperand
    sources: tuple[RuleOperand, ...]
    modifiers: tuple[str, ...]
    text: str

    @classmethod
    def of(cls, text: str, table: OfTable) -> RuleLine:
        """Read a line; KeyError for a mnemonic that the table does not know."""
        mnemonic, _, rest = text.strip().partition(" ")
        operands = [operand.split() for operand in rest.split(", ")]
        parts = [RuleOperand.of(words[0]) for words in operands]
        return cls(known(mnemonic, table), parts[0], tuple(parts[1:]), tuple(operands[-1][1:]), text.strip())


@dataclass(frozen=True, eq=False)
class Identity:
    """A line of the table. `when`: the condition of `conditions.py`, empty for always, on the constants by name, on
    `NAME_bits`: the bits that a source may have, `NAME_low` and `NAME_high`: the least and greatest signed number that
    it may be, and `NAME_quiet`: whether it is certainly no signalling NaN.
    """

    name: str
    pattern: tuple[str, ...]
    replacement: tuple[str, ...]
    when: str = ""
    usual_mode: bool = False
    """whether MODE must be the one that compilers set: nearest even, denormals kept"""
    by: str = "hand"
    """hand or search: who wrote it"""

    @property
    def asked(self) -> tuple[str, ...]:
        """The names that the condition asks about."""
        return condition(self.when).asked

    def bindings(self, known: Mapping[str, int]) -> Mapping[str, int] | None:
        """The constants of the replacement for those of a match; None if the condition does not hold."""
        return condition(self.when).names(known)


@dataclass(frozen=True, eq=False)
class IdentityRule:
    """An identity in the instructions of a table."""

    identity: Identity
    steps: tuple[RuleLine, ...]
    """the pattern, the root last"""
    makes: tuple[RuleLine, ...]
    """the replacement in order"""

    @property
    def name(self) -> str:
        """Of the identity."""
        return self.identity.name

    @property
    def root(self) -> RuleLine:
        """The last line of the pattern."""
        return self.steps[-1]

    @cached_property
    def writers(self) -> dict[str, int]:
        """The line of the pattern that writes each intermediate value."""
        return {step.result.name: number for number, step in enumerate(self.steps[:-1])}

    @cached_property
    def needed(self) -> tuple[frozenset[str], ...]:
        """The mnemonics of which one has to have made an operand of the root, for each line that the root reads."""
        lines = [self.writers[part.name] for part in self.root.sources if part.name in self.writers]
        rows = [self.steps[line].row for line in lines]
        return tuple(frozenset(filter(None, (row.mnemonic, row.exchange))) for row in rows)

    @cached_property
    def is_copy(self) -> bool:
        """Whether a register's bits are the result, so that its readers may read that one."""
        (made, *more) = self.makes
        return not more and made.row.operation == Op.MOV and not made.sources[0].is_constant


@cache
def rule_of(identity: Identity, of: Target) -> IdentityRule | None:
    """An identity on a chip; None if the chip lacks one of its instructions."""
    try:
        steps, makes = ([RuleLine.of(text, of) for text in side] for side in (identity.pattern, identity.replacement))
    except KeyError:
        return None
    return IdentityRule(identity, tuple(steps), tuple(makes))
