"""What a pass tells the validator where it moved LDS data or gave them a second buffer, and the judge for each kind.

The program in between stands in `program`: from there to the output the validator needs to be told nothing.
"""

from __future__ import annotations

from isatool.ir.program import Function
from isatool.verify.double_buffered import DoubleBuffered, judge_buffers
from isatool.verify.moved_lds import MovedLds, judge_layout
from isatool.verify.verdict import Verdict

LdsStep = MovedLds | DoubleBuffered


def judge_step(a: Function, step: LdsStep, granted: frozenset[str] = frozenset()) -> Verdict:
    """Whether the program in between does what kernel a does. `granted`: for addresses."""
    if isinstance(step, DoubleBuffered):
        return judge_buffers(a, step, granted)
    return judge_layout(a, step, granted)
