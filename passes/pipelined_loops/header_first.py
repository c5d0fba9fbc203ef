"""A loop's blocks in the order in which control comes to them, the header first: compilers begin with what repeats it.

to L                L: header, leave to D, or to B
A: end                 body
   leave to D       A: end
L: header              leave to D
   body                to L
   to A
D:
"""

from __future__ import annotations

from dataclasses import replace

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.loops import Loop
from isatool.passes.common.draft import Draft
from isatool.rewriting.body import Body, Place
from isatool.rewriting.text import written


def header_first(draft: Draft, flow: ControlFlow, loop: Loop) -> Draft:
    """The draft with a loop's blocks in another order, if they are together in the file but the header not first."""
    blocks = sorted(loop.blocks)
    first, last = blocks[0], blocks[-1] + 1
    if first == loop.header or blocks != list(range(first, last)):
        return draft
    inside = [Place(block) for block in flow.order if block in loop.blocks]
    start = inside.index(Place(loop.header))
    body = Body.of(flow)
    order = (*body.order[:first], *inside[start:], *inside[:start], *body.order[last:])
    return draft.with_body(written(replace(body, order=order)))
