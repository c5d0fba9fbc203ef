"""Code that is made: one instruction after the other, of the table of one chip."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Final

from isatool.diagnostics import RefusedError
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Given, Modifier
from isatool.isa.table import OfTable
from isatool.records import dataclass

_WORD: Final = 1 << 32
_LEAST: Final = -16
"""the least constant that takes no literal"""


class CannotComputeError(RefusedError):
    """A value for which no code is made; the message names what stands in the way."""


@dataclass
class Code:
    """Instructions of a chip in order."""

    target: OfTable
    """the chip whose instructions it takes"""
    instructions: list[Instruction] = field(default_factory=list, kw_only=True)

    def emit(self, name: str, *values: Given, modifiers: Iterable[Modifier] = ()) -> None:
        """Append an instruction; CannotComputeError if the chip has none of these operands."""
        made = Instruction.build(name, values, modifiers, of=self.target)
        if made.form is None:
            raise CannotComputeError(f"the chip has no '{made}'")
        self.instructions.append(made)


def short(value: int) -> int:
    """A word, signed where it takes no literal then."""
    value &= _WORD - 1
    return value - _WORD if value >= _WORD + _LEAST else value
