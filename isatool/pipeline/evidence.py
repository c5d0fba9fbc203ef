"""What was shown about an output; `proof.py` shows it. A file that is not changed needs this alone, no validator."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from isatool.claim import assume, claim, rests
from isatool.records import record

if TYPE_CHECKING:
    from isatool.pipeline.rewrite import Rewrite
    from isatool.verify.certificate import KernelProof
    from isatool.verify.verdict import Assumption

ONLY_EMULATED: Final = "only emulated, not proved"
NOT_SHOWN: Final = "not shown equal"
"""what the first line says of a result that was not proved"""


class Evidence(StrEnum):
    """What shows that an output computes the same as its input."""

    PROVED = "proved"
    """for all inputs"""
    ASSUMING = "proved under assumptions"
    """for all inputs for which assumptions hold that the user granted"""
    EMULATED = "emulated"
    """bit for bit equal in some runs; no proof"""


_PROOFS: Final = frozenset((Evidence.PROVED, Evidence.ASSUMING))


@record
class Proof:
    """What was shown, in `text` as words: nothing, or one of the proofs (ASSUMING under `assumptions`) and runs.

    `assumptions`: what it rests on, in the words of who granted it; of what was not proved, all that was granted.
    `premises`: those that the proof needed (isatool/verify/premises.py).
    `steps`: the part of a certificate that the validator judged here. `ungranted`: the assumptions that nobody granted,
    with which it would be proved.
    """

    evidence: frozenset[Evidence]
    text: str
    assumptions: tuple[str, ...] = ()
    premises: tuple[str, ...] = ()
    steps: KernelProof | None = None
    ungranted: tuple[Assumption, ...] = ()
    stopped: bool = False
    """the clock cut the proof or the runs"""

    @classmethod
    def not_needed(cls, text: str = "not needed") -> Proof:
        """Of an output that is the input."""
        return cls(frozenset((Evidence.PROVED,)), text)

    @classmethod
    def refuted(cls, error: RefutedError) -> Proof:
        """Of an output that differs."""
        return cls(frozenset(), f"{error}\nplease report this with the input")

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
        """True if it was proved, or equal in runs where a proof does not lack an assumption alone, which somebody may
        grant: enough to be written, with a word on which of the two.
        """
        return bool(self.evidence) and not self.ungranted

    @property
    def doubt(self) -> str:
        """What the first line about a result has to say of it: that it was only emulated, or not even that."""
        return "" if self.proved else ONLY_EMULATED if self.emulated else NOT_SHOWN


def claimed(steps: Iterable[tuple[Rewrite, Proof]]) -> list[str]:
    """The words of a first line on the steps that changed a kernel: that all are proved, if they are, and under which
    assumptions; then each premise and guard of the result.
    """
    steps = [step for step in steps if step[0].changed]
    assumptions = dict.fromkeys(text for _, proof in steps for text in proof.assumptions)
    premises = [text for _, proof in steps for text in proof.premises]
    guards = [text for rewritten, _ in steps for text in rewritten.guards]
    if steps and all(proof.proved for _, proof in steps):
        return [claim(assumptions), *rests(premises, guards)]
    return [*(f"assumption: {assume(text)}" for text in assumptions), *rests(premises, guards)]


def unsaid(rewritten: Rewrite, proof: Proof) -> list[str]:
    """What a changed kernel rests on beyond the words of its proof."""
    assumptions = () if proof.proved else proof.assumptions
    return [*(f"assumption: {assume(text)}" for text in assumptions), *rests((), rewritten.guards)]


class RefutedError(Exception):
    """The output differs from the input: a fault of isatool. Nothing may be written; the text shows the difference."""


class UnsteadyError(Exception):
    """What the input leaves depends on the order of its waves, so runs show nothing; the text says where."""
