"""The options of `rebank`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from isatool.passes.common.declaration import Need, Pass, option

if TYPE_CHECKING:
    from isatool.ir.program import Function
    from isatool.passes.common.result import Context, PassResult


@dataclass(frozen=True)
class Rebank(Pass):
    """The pass; the number of registers comes with the work."""

    name: ClassVar[str] = "rebank"
    summary: ClassVar[str] = "choose registers by bank: FMA pairs read four banks, matrix operands begin in three"
    examples: ClassVar[str] = """
        isatool rebank samples/sgemm/kernel5.s -o kernel6.s
        isatool rebank kernel5.s --dry-run --json
    """
    needs: ClassVar[tuple[Need, ...]] = (Need.CONTROL_FLOW, Need.WAVE32)
    allocates: ClassVar[bool] = True

    ahead: int = option(
        0,
        "issue LDS loads of the next k-steps up to ISSUES VALU issues earlier, as far as registers allow",
        unit="ISSUES",
        low=0,
    )

    def apply(self, function: Function, context: Context) -> PassResult:
        """Rebank one function; the input and a remark where the pass does not apply."""
        from isatool.passes.rebank.rebank import run

        return run(self, function, context)
