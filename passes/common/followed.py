"""The values of a function for passes that do nothing without its addresses."""

from __future__ import annotations

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.assumptions import Grants
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.lanes import TooManyMasksError
from isatool.diagnostics import RefusedError, UserError
from isatool.ir.program import Function


def followed(function: Function, assumptions: Grants, flow: ControlFlow | None = None) -> Affine:
    """The values of a function; RefusedError if they are not followed."""
    try:
        return analyse_affine(function, assumptions, flow)
    except (TooComplexError, TooManyMasksError, UserError):
        raise RefusedError("its addresses are not followed") from None
