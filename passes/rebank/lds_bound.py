"""Whether a loop is bound by the LDS: cut loads read the same bytes, but lanes of narrow ones meet on a bank."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from isatool.analysis.affine import analyse_affine
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.lds_accesses import lds_accesses
from isatool.analysis.lds_banks import predict
from isatool.analysis.lds_storage import uses_storage
from isatool.ir.program import Function
from isatool.model.lds_timing import timing_of
from isatool.model.parameters import model_of
from isatool.records import record

_CUT: Final = 8
"""bytes of the widest load that a cut makes"""
_WIDE: Final = ("b96", "b128")


@record
class Busy:
    """Cycles of VALU and LDS that a wave takes in an iteration of the heaviest loop, as the model prices it."""

    valu: float = 0
    lds: float = 0

    @property
    def most(self) -> float:
        """Of the one that takes longer."""
        return max(self.valu, self.lds)


def accesses(function: Function) -> int:
    """Instructions that access the LDS."""
    return sum(map(uses_storage, (instruction for _, instruction in function.instructions)))


def cutting_is_free(flow: ControlFlow) -> bool:
    """True if there are loads of three words and more, and lanes that load two words each meet on no more banks."""
    if not any(each.row is not None and each.row.type in _WIDE and uses_storage(each) for each in flow.instructions):
        return False
    affine = analyse_affine(flow.function, (), flow)
    wide = [access for access in lds_accesses(affine) if access.is_load and access.size > _CUT]
    halves = [replace(access, size=_CUT) for access in wide]
    timing = timing_of(model_of(flow.function.target))
    whole, cut = (predict(affine, each, timing) for each in (wide, halves))
    return all(
        2 * cut[number].cycles <= whole[number].cycles for number in whole if not (whole[number].why or cut[number].why)
    )


def busy(function: Function) -> Busy:
    """What the heaviest loop takes; nothing without a loop. Waits are no part of it, so that stale ones do no harm."""
    from isatool.model.prediction import ModelledKernel
    from isatool.model.slots import Slot

    kernel = ModelledKernel.of(function)
    loop = kernel.heaviest()
    if loop is None:
        return Busy()
    operations = kernel.stream(loop).operations
    return Busy(
        sum(each.cycles for each in operations if each.slot is Slot.VALU),
        sum(each.service for each in operations if each.slot is Slot.LDS),
    )
