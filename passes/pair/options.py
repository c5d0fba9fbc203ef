"""The options of `pair`."""

from __future__ import annotations

from isatool.analysis.assumptions import Sentence
from isatool.passes.common.declaration import MOVED, Need, Pass, option
from isatool.records import dataclass


@dataclass(frozen=True)
class Pair(Pass):
    """The pass. A block's loads may come nearer to their waits than `latency_loss` only if by no latency the region
    ends later.
    """

    name = "pair"
    summary = "issue more instructions as VOPD pairs: reorder and rename inside basic blocks"
    examples = """
        isatool pass pair samples/sgemm/kernel3.s -o paired.s
        isatool pass pair samples/sgemm/kernel3.s --dry-run --remarks
    """
    needs = (Need.CONTROL_FLOW, Need.WAVE32, Need.VOPD)
    breaks = MOVED
    runs_again = True
    judges_pairs = True

    nan_payload: bool = option(
        False,
        "swap sources of float operations even if another NaN may result",
        grants=Sentence.NAN_PAYLOAD,
        former_flags=("--allow nan-payload",),
    )
    latency_loss: int = option(
        10,
        "how much the mean distance from a block's loads to their waits may shrink",
        unit="PERCENT",
        low=0,
        high=100,
        former_fraction=True,
    )
    rename: bool = option(True, "give values that live in one block other registers", former="renames")
