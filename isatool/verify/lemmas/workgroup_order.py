"""The proof that a kernel may give its workgroups other ids (`entry_ids`), for every grid.

The code at the entry is that of an order that `analysis.workgroup_order` writes, which is a permutation of any grid.
"""

from __future__ import annotations

from isatool.analysis.assumptions import Sentence
from isatool.analysis.effects import VGPRS, bits
from isatool.analysis.workgroup_order import WorkgroupOrder, order_code, places_of
from isatool.ir.program import Function
from isatool.isa.registers import SCC
from isatool.records import record
from isatool.verify.lemma import Granted, Lemma
from isatool.verify.structural.entry_ids import entered
from isatool.verify.verdict import ASSUMING, Assumption, NotShownError, Verdict


@record
class RenumberedWorkgroups(Lemma):
    """The code of a known order gives workgroups other ids, a permutation for every grid.

    The order is `panels` or `hilbert`, in bands of `rows`; its code uses the SGPRs from `temporary` on.
    """

    about = "other ids"
    order: str
    rows: int
    temporary: int

    def show(self, before: Function, after: Function, _granted: Granted) -> Verdict:
        """The verdict where there are no races."""
        places = places_of(before)
        if isinstance(places, str):
            raise NotShownError(places)
        try:
            expected = order_code(WorkgroupOrder(self.order, self.rows, self.temporary), places, before.target)
        except ValueError as error:
            raise NotShownError(str(error)) from None
        _, _, alive, code = entered(before, after, len(expected))
        if code != expected:
            raise NotShownError("the code at the entry is not that of the order")
        written = 0
        for instruction in code:
            written |= bits(instruction.defs)
        if written & ~bits((places.x, places.y)) & ~(1 << SCC) & alive or written & VGPRS:
            raise NotShownError("the code at the entry writes what the kernel needs")
        if alive >> SCC & 1:
            raise NotShownError("the kernel reads an SCC that nobody wrote")
        return Verdict(ASSUMING, (Assumption(Sentence.NO_RACES),))
