"""What a pass says of a change that no walk of one wave proves: the program after it, and the places."""

from __future__ import annotations

from isatool.verify.structural.double_buffered import DoubleBuffered
from isatool.verify.structural.hoisted import Hoisted
from isatool.verify.structural.moved_lds import MovedLds
from isatool.verify.structural.renumbered import Renumbered
from isatool.verify.structural.reordered import Reordered
from isatool.verify.structural.streamed import Streamed

ProofStep = MovedLds | DoubleBuffered | Hoisted | Streamed | Renumbered | Reordered
