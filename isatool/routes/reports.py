"""What the JSON report of a rewriting command says of its steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from isatool.passes.common.result import RemarkKind

_NOTHING: Final = "nothing to do"


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
    """The first thing that a report says of a step that was taken back, or that a pass left as it was."""
    taken_back = [str(step.get("proof", "")) for step in steps if step.get("proved") is False]
    if taken_back:
        return taken_back[0]
    remarks = [remark for step in steps for remark in _remarks(step, RemarkKind.LEFT)]
    return f"{_NOTHING}: {remarks[0]}" if remarks else _NOTHING


def _remarks(step: Mapping[str, object], kind: RemarkKind) -> list[str]:
    """The messages of the remarks of one kind in a report."""
    found = step.get("remarks")
    remarks = [remark for remark in found if isinstance(remark, dict)] if isinstance(found, list) else []
    return [str(remark.get("message", "")) for remark in remarks if remark.get("kind") == kind]
