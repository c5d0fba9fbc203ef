"""What lemmas about LDS addresses have in common: which of them are in bounds, what was granted may decide."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Final

from isatool.analysis.affine import analyse_affine
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.assumptions import NOTHING, Grants, Sentence
from isatool.analysis.suggestions import shape_within
from isatool.ir.program import Function
from isatool.verify.lemma import Granted, Lemma
from isatool.verify.structural.added_code import lds_bytes
from isatool.verify.verdict import ASSUMING, PROVED, NotShownError, Verdict

_ABOUT_LDS: Final = frozenset((Sentence.LDS_IN_BOUNDS, Sentence.NO_DYNAMIC_LDS))
"""what a shape of the workgroup may show, by which LDS addresses are bounded"""


class LdsLemma(Lemma):
    """A lemma that is judged without what was granted, and with it too unless that proves it."""

    __slots__ = ()

    @abstractmethod
    def show_with(self, before: Function, after: Function, grants: Grants) -> Verdict:
        """The verdict, if the grants hold for addresses; NotShownError without a proof."""

    def judge_with(self, before: Function, after: Function, grants: Grants = NOTHING) -> Verdict:
        """The same, unknown without a proof."""
        try:
            return self.show_with(before, after, grants)
        except NotShownError as error:
            return self.unknown(str(error))
        except TooComplexError:
            return self.unknown("the addresses are too entangled")

    def show(self, before: Function, after: Function, granted: Granted) -> Verdict:
        """The verdict that assumes least."""
        without = self.judge_with(before, after)
        if without.status == PROVED:
            return without
        if not granted.grants:
            return self._with_shape(before, after, without)
        judged = self.judge_with(before, after, granted.grants)
        if without.holds and (not judged.holds or judged.assumptions == without.assumptions):
            return self._with_shape(before, after, without)
        if not judged.holds:
            return judged
        used = (*granted.assumptions, *granted.others, *judged.assumptions)
        return replace(judged, status=ASSUMING, assumptions=tuple(dict.fromkeys(used)))

    def _with_shape(self, before: Function, after: Function, judged: Verdict) -> Verdict:
        """A verdict that assumes LDS accesses to be in bounds, with a shape of the workgroup that shows it."""
        size = lds_bytes(before)
        if not size or not judged.assumptions or {found.subject for found in judged.assumptions} - _ABOUT_LDS:
            return judged
        shape = shape_within(analyse_affine(before), size)
        if not shape or self.judge_with(before, after, frozenset(shape)).status != PROVED:
            return judged
        return replace(judged, assumptions=tuple(replace(found, instead=shape) for found in judged.assumptions))
