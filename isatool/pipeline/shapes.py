"""What a launch spec says about the workgroup's shape, given to the passes that count bank conflicts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from isatool.passes.common.declaration import Pass

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec


def with_block(
    passes: Sequence[Pass], find: Callable[[], LaunchSpec | None], sizes: Mapping[str, int] | None = None
) -> list[Pass]:
    """The passes, pad-lds with the spec's workgroup where the pipeline names none. It counts for the spec's kernel.

    `find` is called only if a pass asks. UserError for sizes that the spec does not have or that are out of its range.
    """
    if all(step.name != "pad-lds" for step in passes):
        return list(passes)
    from isatool.passes.lds.options import PadLds

    spec = find()
    if spec is None:
        return list(passes)
    shape = "x".join(map(str, spec.resolve(dict(sizes or {}), allow_zero=True).block))
    return [
        replace(step, block=shape, block_of=spec.kernel or "") if isinstance(step, PadLds) and not step.block else step
        for step in passes
    ]
