"""The blocks of a function in which a loop is in copies, one for each buffer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from isatool.analysis.cfg import ControlFlow
from isatool.passes.lds.buffer_labels import buffer_label
from isatool.passes.lds.buffer_of_copies import BufferedBlock, Turns
from isatool.rewriting.body import Body, Place


def buffered_body(
    flow: ControlFlow, region: frozenset[int], iterations: Turns, has_room: bool
) -> tuple[Body, Mapping[Place, BufferedBlock]]:
    """The copies in the place of the loop; which copy each of its blocks is.

    `has_room`: with a branch before the loop, before which its set-up can be, also where control could fall into it.
    """
    counts: Counter[int] = Counter()
    places: dict[BufferedBlock, Place] = {}
    for copy in iterations.copies:
        places[copy] = Place(copy.block, counts[copy.block])
        counts[copy.block] += 1
    goes = {
        place: tuple(
            places[each] if isinstance(each, BufferedBlock) else Place(each) for each in iterations.successors[copy]
        )
        for copy, place in places.items()
    }
    body = Body.of(flow).with_copies(goes, region, Place(min(region)), buffer_label)
    header = iterations.copies[0].block
    for place in goes:
        if place.block == header and place.copy:  # `buffer_copies` counts them
            body = body.named(place, body.blocks[place].label)
    outside = [place for place in body.order if place not in goes]
    for block in region & counts.keys():
        if BufferedBlock(block) in places:
            body = body.redirected(outside, Place(block), places[BufferedBlock(block)])
    if has_room:
        body = body.with_jump(next(iter(goes)))
    return body, dict(zip(places.values(), places, strict=True))
