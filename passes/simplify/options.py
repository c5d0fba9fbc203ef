"""The options of `simplify`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from isatool.passes.common.declaration import Pass, Repair, option

if TYPE_CHECKING:
    from isatool.ir.program import Function
    from isatool.passes.common.result import Context, PassResult


def _check_names(text: str) -> None:
    """ValueError for what is no identity."""
    from isatool.passes.simplify.identities import IDENTITIES

    known = {identity.name for identity in IDENTITIES}
    for name in text.split():
        if name not in known:
            raise ValueError(f"'{name[:40]}' is no identity; docs/peepholes.md lists them")


@dataclass(frozen=True)
class Simplify(Pass):
    """The pass."""

    name: ClassVar[str] = "simplify"
    summary: ClassVar[str] = "compute the same with fewer issues: identities of instructions, dead code"
    examples: ClassVar[str] = """
        isatool simplify samples/sgemm/kernel3.s -o simpler.s
        isatool simplify samples/sgemm/kernel3.s --dry-run --remarks
    """
    breaks: ClassVar[tuple[Repair, ...]] = (
        Repair.ENCODINGS,
        Repair.HAZARDS,
        Repair.CLAUSES,
        Repair.DELAYS,
        Repair.DESCRIPTOR,
    )
    gain_in_remarks: ClassVar[bool] = True

    without: str = option(
        "", "identities that are not used, by name, separated by blanks", unit="NAMES", check=_check_names
    )

    def apply(self, function: Function, context: Context) -> PassResult:
        """Simplify one function; the input and a remark where that is impossible."""
        from isatool.passes.simplify.simplify import run

        return run(self, function, context)
