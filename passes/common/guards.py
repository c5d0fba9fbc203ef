"""Scalar tests before code that may then take what they found for granted; where one fails the original code runs.

A pass asks for what its proof lacks, one thing after the other: that inputs of the kernel are within bounds, or that a
comparison of its own gives what it should. The tests are put once, before a loop or a line; the original is after the
end of the function (`versions`), so the validator proves the launches on either side.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field

from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.atoms import Atoms, Bounds
from isatool.ir.code import CannotComputeError
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function
from isatool.isa import opcodes
from isatool.isa.registers import RegisterRange
from isatool.records import dataclass
from isatool.rewriting.body import Place, SideExit


@dataclass
class Guard:
    """The tests of one place. `view`: what is known there anyway; `holder`: the register that has an input there, or
    can be given it, None if there is none.
    """

    function: Function
    view: Arithmetic
    holder: Callable[[int], RegisterRange | None]
    tested: dict[int, tuple[int, int]] = field(default_factory=dict)
    """the bounds of inputs that it tests, by atom"""
    others: list[str] = field(default_factory=list)
    """what else it tests, in words"""
    tests: list[tuple[AnyInstruction, ...]] = field(default_factory=list)
    """code after which SCC is 1 where the original has to run"""

    def __bool__(self) -> bool:
        """Whether anything is left to test."""
        return bool(self.tests)

    def within(self, bounds: Bounds) -> None:
        """Ask that inputs are within bounds, 32 bits and unsigned: compared with constants, so nothing in it can wrap.

        What is known anyway is not tested. CannotComputeError where nothing holds an input.
        """
        for atom, (low, high) in sorted(bounds.items(), reverse=True):
            least, most = self.view.atom_range(atom)
            if low <= least and most <= high:
                continue
            source = self.holder(atom)
            if source is None:
                raise CannotComputeError(f"no register holds {self.view.atoms.name(atom)} before it")
            self.tested[atom] = (low, high)
            if least < low:
                self._test(opcodes.S_CMP_LT_U32, source, low)
            if high < most:
                self._test(opcodes.S_CMP_GT_U32, source, high)

    def unless(self, code: Sequence[AnyInstruction], words: str = "") -> None:
        """Ask that SCC is 0 after code, which makes `words` true."""
        self.tests.append(tuple(code))
        self.others += [words] if words else []

    def _test(self, name: str, source: RegisterRange, limit: int) -> None:
        self.unless([self.function.build(name, source, limit)])

    def branches(self, original: Place) -> list[SideExit]:
        """The tests as blocks, with branches to the original where they fail."""
        return [SideExit(code, opcodes.S_CBRANCH_SCC1, original) for code in self.tests]

    def words(self, original: str) -> str:
        """The tests, and the code that runs if they fail, as reports have it: `N <= 4096, else ... runs`."""
        return f"{self.condition}, else {original} runs" if self else ""

    @property
    def condition(self) -> str:
        """What is tested; "" for nothing."""
        return " and ".join((*in_words(self.view.atoms, self.tested), *self.others))


def in_words(atoms: Atoms, bounds: Bounds) -> list[str]:
    """The ends of bounds that are not those which inputs have anyway."""
    found = []
    for number, (low, high) in sorted(bounds.items(), reverse=True):
        name, least, most = atoms.name(number), atoms[number].low, atoms[number].high
        above, below = f"{low} <= " if low > least and high < most else "", f" <= {high}" if high < most else ""
        found.append(f"{above}{name}{below}" if below else f"{name} >= {low}")
    return found
