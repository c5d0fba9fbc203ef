"""PERF rule about LDS: lanes of a wave that meet on a bank.

Conflicts are predicted from the addresses for all lanes on; how many lanes of an access of more than 32 bits are served
together is an assumption of the chip file, so this is advice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from isatool.analysis.cfg import ControlFlow
from isatool.ir.program import Program
from isatool.isa.table import Unit
from isatool.lint.places import mnemonic_place
from isatool.lint.rule import Finding, Subject, advice
from isatool.lint.views import addresses_of, analysable

if TYPE_CHECKING:
    from isatool.analysis.lds_banks import Prediction

CONFLICT: Final = advice("PERF-LDS", "bank conflicts of an LDS access")


def check(program: Program) -> Iterator[Finding]:
    """Advice about the LDS accesses of every kernel whose addresses are known."""
    for flow in analysable(program):
        if flow.unanalysable or not flow.function.is_kernel:
            continue
        if all(each.unit is not Unit.LDS for each in flow.instructions):
            continue
        from isatool.analysis.lds_accesses import lds_accesses
        from isatool.analysis.lds_banks import LdsTiming, conflicts, predict
        from isatool.analysis.lds_storage import uses_storage

        if not any(map(uses_storage, flow.instructions)):
            continue
        affine = addresses_of(flow)
        if affine is None:
            continue
        timing = LdsTiming(flow.function.target.lds_banks)
        for found in conflicts(predict(affine, lds_accesses(affine), timing)):
            yield _finding(program, flow, found)


SUBJECT: Final = Subject("PERF-LDS", (CONFLICT,), check)


def _finding(program: Program, flow: ControlFlow, found: Prediction) -> Finding:
    line = flow.lines[found.instruction]
    name = flow.instructions[found.instruction].mnemonic
    text = f"{name} takes {found.cycles:g} LDS cycles of a wave where {found.ideal:g} would do: bank conflict"
    notes = ("isatool pass pad-lds lays the data out again; in the source, a few elements after every row do it",)
    return Finding(CONFLICT, line, text, notes, mnemonic_place(program.lines[line]))
