"""What was shown about an output; `proof.py` shows it. A file that is not changed needs this alone, no validator."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from isatool.verify.certificate import KernelProof
    from isatool.verify.verdict import Assumption

ONLY_EMULATED: Final = "only emulated, not proved"
NOT_SHOWN: Final = "not shown equal"
"""what the first line says of a result that was not proved"""


class Evidence(StrEnum):
    """What shows that an output computes the same as its input."""

    PROVED = "proved"
    """for all inputs"""
    ASSUMING = "conditional"
    """for all inputs for which assumptions hold that the user granted"""
    EMULATED = "emulated"
    """bit for bit equal in some runs; no proof"""


_PROOFS: Final = frozenset((Evidence.PROVED, Evidence.ASSUMING))


@dataclass(frozen=True, slots=True)
class Proof:
    """What was shown, in `text` as words: nothing, or one of the proofs (ASSUMING under `assumptions`) and runs.

    `steps`: the part of a certificate that the validator judged here. `ungranted`: the assumptions that nobody granted,
    with which it would be proved.
    """

    evidence: frozenset[Evidence]
    text: str
    assumptions: tuple[str, ...] = ()
    steps: KernelProof | None = None
    ungranted: tuple[Assumption, ...] = ()
    stopped: bool = False
    """the clock cut the proof or the runs"""

    @classmethod
    def not_needed(cls, text: str = "not needed") -> Proof:
        """Of an output that is the input."""
        return cls(frozenset((Evidence.PROVED,)), text)

    @property
    def proved(self) -> bool:
        """True if it was proved, if only under assumptions that the user granted."""
        return bool(self.evidence & _PROOFS)

    @property
    def is_conditional(self) -> bool:
        """True if it was proved under assumptions that the user granted."""
        return Evidence.ASSUMING in self.evidence

    @property
    def holds(self) -> bool:
        """True if it was proved. Equal runs on the emulator are evidence, but no proof."""
        return self.proved

    @property
    def emulated(self) -> bool:
        """True if it was equal bit for bit in the runs that `text` names."""
        return Evidence.EMULATED in self.evidence

    @property
    def shown(self) -> bool:
        """True if it was proved or at least equal in runs: enough to be written, with a word on which of the two."""
        return bool(self.evidence)

    @property
    def doubt(self) -> str:
        """What the first line about a result has to say of it: that it was only emulated, or not even that."""
        return "" if self.proved else ONLY_EMULATED if self.emulated else NOT_SHOWN


class RefutedError(Exception):
    """The output differs from the input: a fault of isatool. Nothing may be written; the text shows the difference."""
