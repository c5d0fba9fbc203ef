"""The address analysis of a draft, kept: steps that leave the draft as it is share one."""

from __future__ import annotations

from dataclasses import dataclass

from isatool.analysis.affine import Affine, analyse_affine
from isatool.passes.common.draft import Draft


@dataclass
class KeptAffine:
    """Asked for one draft after the other, under the same assumptions."""

    assumptions: frozenset[str]
    _last: Affine | None = None

    def of(self, draft: Draft) -> Affine:
        """Of a draft as it is now, made anew only if its function is not the one of the last call."""
        function = draft.function
        if self._last is None or self._last.flow.function is not function:
            self._last = analyse_affine(function, self.assumptions)
        return self._last
