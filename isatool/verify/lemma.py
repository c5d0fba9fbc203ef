"""What a step of a proof is: a lemma, which says of two programs why they compute the same, and judges it.

Each kind is one file of `lemmas`: its data, the fields of a dataclass; its judge; and its page, the docstring of its
class. What is written of it in certificates and read again, its JSON schema and its row of docs/certificates.md derive
from these. Its name is that of the file.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Final

from isatool.analysis.assumptions import NOTHING, Grants
from isatool.folders import modules_in
from isatool.ir.program import Function, Program
from isatool.records import record
from isatool.verify.verdict import UNKNOWN, Assumption, Difference, NotShownError, Verdict


@record
class Granted:
    """Assumptions of one kernel: as the user granted them, for addresses, and in the validator's words; `others`: those
    of which only addresses make use.
    """

    grants: Grants = NOTHING
    assumptions: tuple[Assumption, ...] = ()
    others: tuple[Assumption, ...] = ()


NOTHING_GRANTED: Final = Granted()


class Lemma(ABC):
    """Why two programs compute the same, as data. It is untrusted: wrong data can only fail to prove something."""

    __slots__ = ()
    about: ClassVar[str] = ""
    """what a reason that stands against it begins with"""

    def judge(self, before: Function, after: Function, granted: Granted = NOTHING_GRANTED) -> Verdict:
        """Whether the second kernel computes what the first does; unknown if that is not shown."""
        try:
            return self.show(before, after, granted)
        except NotShownError as error:
            return self.unknown(str(error))

    def unknown(self, reason: str) -> Verdict:
        """The verdict without a proof."""
        return Verdict(UNKNOWN, first_difference=Difference(f"{self.about}: {reason}"))

    @abstractmethod
    def show(self, before: Function, after: Function, granted: Granted) -> Verdict:
        """The verdict of the proof; NotShownError without one."""

    def lines(self, _before: Function, _after: Function) -> Mapping[int, int]:
        """The line in the first program of what is on a line of the second, as far as it is known."""
        return {}


ProofStep = tuple[Lemma, Program]
"""a lemma, and the program that it leads to from the one before"""


@cache
def kinds() -> Mapping[str, type[Lemma]]:
    """Every lemma by its name in certificates."""
    from isatool.verify import lemmas

    found: dict[str, type[Lemma]] = {}
    for module in modules_in(lemmas.__name__):
        own = (value for value in vars(module).values() if isinstance(value, type))
        (lemma,) = (each for each in own if issubclass(each, Lemma) and each.__module__ == module.__name__)
        found[kind_named(lemma)] = lemma
    return found


def kind_named(lemma: type[Lemma]) -> str:
    """The name of a kind in certificates."""
    return lemma.__module__.rpartition(".")[2].replace("_", "-")


def kind_of(lemma: Lemma) -> str:
    """The name of a lemma's kind in certificates."""
    return kind_named(type(lemma))
