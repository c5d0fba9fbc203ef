"""What the JSON report of a rewriting command says of its steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from isatool.passes.common.result import RemarkKind, bare_reason

_NOTHING: Final = "nothing to do"
_NO_GAIN: Final = "no pass gains anything"


def slots_of(steps: Sequence[dict[str, dict[str, dict[str, int]]]]) -> dict[str, tuple[int, int]]:
    """VALU issue slots of each kernel before the first step and after the last, weighted by loops; none of a kernel of
    which a step has other blocks than before, as copies of code count as often as they are there.
    """
    found: dict[str, tuple[int, int]] = {}
    for step in steps:
        kernel, issue = str(step["kernel"]), step["dual_issue"]
        before = found[kernel][0] if kernel in found else int(issue["before"]["weighted_slots"])
        found[kernel] = (before, int(issue["after"]["weighted_slots"]))
    copied = {str(step["kernel"]) for step in steps if not step.get("blocks", True)}
    return {kernel: slots for kernel, slots in found.items() if kernel not in copied}


def why_unchanged(steps: Sequence[dict[str, object]]) -> str:
    """The first thing that a report says of a step that was taken back, or why its only pass left a kernel: of several,
    what one does not find says nothing of the others.
    """
    taken_back = [str(step.get("proof", "")) for step in steps if step.get("proved") is False]
    if taken_back:
        return taken_back[0]
    left = [found for step in steps for found in _left(step)]
    if not left:
        return _NOTHING
    several = len({step.get("step") for step in steps}) > 1 or len({name for name, _ in left}) > 1
    return _NO_GAIN if several else left[0][1]


def _left(step: Mapping[str, object]) -> list[tuple[str, str]]:
    """(pass, reason) of the remarks of a report that say why a kernel was left."""
    found = step.get("remarks")
    remarks = [remark for remark in found if isinstance(remark, dict)] if isinstance(found, list) else []
    return [
        (str(remark.get("pass", "")), bare_reason(str(remark.get("message", "")), str(step.get("kernel", ""))))
        for remark in remarks
        if remark.get("kind") == RemarkKind.LEFT
    ]
