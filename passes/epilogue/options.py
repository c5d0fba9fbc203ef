"""The options of `pipeline-epilogue`."""

from __future__ import annotations

from isatool.passes.common.declaration import REWRITTEN, Pass, option
from isatool.records import dataclass


@dataclass(frozen=True)
class PipelineEpilogue(Pass):
    """The pass."""

    name = "pipeline-epilogue"
    summary = "issue the loads of an epilogue ahead of earlier stores to other bytes"
    examples = """
        isatool pass pipeline-epilogue samples/sgemm/kernel5.s -o pipelined.s
        isatool pass pipeline-epilogue samples/sgemm/kernel3.s --max-vgprs 96 --dry-run --remarks
        isatool pass pipeline-epilogue kernel.s --assume 'N >= 128' --no-guard -o pipelined.s
    """
    breaks = REWRITTEN
    asks_model = True
    gain_in_remarks = True

    guard: bool = option(
        True, "keep the original code under a guard where the bytes are disjoint only for some launches"
    )
