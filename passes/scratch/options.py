"""The options of `respill`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from isatool.passes.common.declaration import Need, Pass, option

if TYPE_CHECKING:
    from isatool.ir.program import Function
    from isatool.passes.common.result import Context, PassResult


@dataclass(frozen=True)
class Respill(Pass):
    """The pass."""

    name: ClassVar[str] = "respill"
    summary: ClassVar[str] = "recompute spilled values, or keep them in free registers, instead of reloading them"
    examples: ClassVar[str] = "isatool respill samples/sgemm/kernel5.s -o out.s"
    needs: ClassVar[tuple[Need, ...]] = (Need.KERNEL, Need.CONTROL_FLOW)

    steps: int = option(3, "most instructions that may replace the load of one dword", unit="N", low=1, high=16)

    def apply(self, function: Function, context: Context) -> PassResult:
        """The kernel with fewer accesses of private memory, or the input and why."""
        from isatool.passes.scratch.respill import run

        return run(self, function, context)
