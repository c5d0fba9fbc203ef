"""The options of the passes about lanes and memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from isatool.passes.common.declaration import Need, Pass

if TYPE_CHECKING:
    from isatool.ir.program import Function
    from isatool.passes.common.result import Context, PassResult


@dataclass(frozen=True)
class BoundBuffers(Pass):
    """The pass."""

    name: ClassVar[str] = "bound-buffers"
    summary: ClassVar[str] = "let buffer descriptors drop the accesses of masked lanes, instead of branches and EXEC"
    examples: ClassVar[str] = "isatool bound-buffers tests/data/lanes/masked_tile.s --assume 48-bit-pointers -o out.s"
    needs: ClassVar[tuple[Need, ...]] = (Need.KERNEL, Need.CONTROL_FLOW, Need.WAVE32)
    has_to_gain: ClassVar[bool] = True

    def apply(self, function: Function, context: Context) -> PassResult:
        """The kernel without masks around plain accesses, or the input and why."""
        from isatool.passes.lanes.bound_buffers import run

        return run(self, function, context)
