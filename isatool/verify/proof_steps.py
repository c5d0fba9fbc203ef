"""What a pass says of a change that no walk of one wave proves: the program after it, and the places."""

from __future__ import annotations

from isatool.verify.lemmas.double_buffer import DoubleBuffered
from isatool.verify.lemmas.hoist import Hoisted
from isatool.verify.lemmas.item_order import Renumbered
from isatool.verify.lemmas.lds_map import MovedLds
from isatool.verify.lemmas.reorder import Reordered
from isatool.verify.lemmas.stream import Streamed

ProofStep = MovedLds | DoubleBuffered | Hoisted | Streamed | Renumbered | Reordered
