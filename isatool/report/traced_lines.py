"""What a trace says of each instruction of a kernel, for a column beside its source."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from isatool.analysis.cfg import ControlFlow
from isatool.calibration.traced import TracedRun
from isatool.diagnostics import Span, UserError
from isatool.model.parameters import ChipModel

LEGEND = "traced: median cycles since the wave's issue before / the model's (..: nothing predicts it), times it issued"


def traced_lines(runs: Sequence[TracedRun], flow: ControlFlow, model: ChipModel, path: str) -> dict[int, str]:
    """By dense index of the kernel: traced gap, the model's, executions. UserError if another code was traced."""
    gaps: dict[int, list[tuple[int, float | None]]] = {}
    for run in runs:
        require_same_code(run, flow, path)
        for gap in run.gaps(model):
            gaps.setdefault(gap.after, []).append((gap.traced, None if gap.apart else gap.model))
    return {index: _cell(found) for index, found in gaps.items()}


def _cell(found: Sequence[tuple[int, float | None]]) -> str:
    predicted = [model for _, model in found if model is not None]
    model = f"{statistics.median(predicted):.0f}" if predicted else ".."
    return f"{statistics.median(gap for gap, _ in found):.0f}/{model} {len(found)}x"


def require_same_code(run: TracedRun, flow: ControlFlow, path: str) -> None:
    """UserError with the first instruction that differs, if the traced code is not that of this kernel."""
    traced, own = run.flow.instructions, flow.instructions
    for index, (one, other) in enumerate(zip(traced, own, strict=False)):
        if one.mnemonic != other.mnemonic:
            line = flow.function.program.lines[flow.lines[index]]
            raise UserError(
                f"this is a trace of other code: {one.mnemonic} where the kernel has {other.mnemonic}",
                Span(flow.function.program.path, line.number),
                f"{path}: annotate the text that `isatool code disasm` makes of the traced code object",
            )
    if len(traced) < len(own):
        raise UserError(
            f"this is a trace of other code: {len(traced)} instructions, the kernel has {len(own)}", Span(path)
        )
