"""What is left of a result that could not be shown equal: the part of it that is quickly proved.

A pass whose remarks name independent identities can leave some out. They are put back as long as the blocks can be
shown to be equal (`prove(..., blockwise=True)`), the most frequent first: one at a time after a failure, twice as many
after each success, since mostly one or two are at fault.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from isatool.passes.common.declaration import Pass
from isatool.passes.common.result import Remark, RemarkKind
from isatool.pipeline.assumptions import granted_by
from isatool.pipeline.rewrite import Rewrite
from isatool.verify.prove import prove


def is_same_by_blocks(made: Rewrite) -> bool:
    """Whether every block of a result is that of its input, under what is granted."""
    before = made.source.kernel(made.kernel)
    return prove(
        before, made.function, assumptions=granted_by(made.assumptions, before).assumptions, blockwise=True
    ).holds


def provable_part(
    made: Rewrite,
    step: Pass,
    again: Callable[[Pass], Rewrite],
    holds: Callable[[Rewrite], bool] = is_same_by_blocks,
) -> Rewrite | None:
    """A rewrite by fewer identities that holds, with a remark about those that are left out; None if there is none.
    `again`: what another pass makes of the same input.
    """
    own = [remark for remark in made.remarks if remark.pass_name == step.name and "identity" in remark.facts]
    counts = {str(remark.facts["identity"]): remark.facts["count"] for remark in own}
    able = [name for name in counts if step.leaving_out((name,)) not in (None, step)]
    if not made.changed or len(able) < 2:
        return None
    kept: list[str] = []
    rest = able
    found: Rewrite | None = None
    size = 1
    bad = 0
    """so many of the rest are too many; 0 where that is not known"""
    while rest:
        part = rest[:size]
        smaller = step.leaving_out(other for other in able if other not in (*kept, *part))
        candidate = again(smaller) if smaller is not None and bad != 1 else None
        if candidate is not None and (not candidate.changed or holds(candidate)):
            kept, rest, found = [*kept, *part], rest[size:], candidate
            bad = max(bad - size, 0)
            size = bad // 2 or (1 if bad else 2 * size)
        elif len(part) == 1:
            rest, size, bad = rest[1:], 1, 0
        else:
            bad, size = len(part), len(part) // 2
    if found is None or not found.changed:
        return None
    if len(kept) == len(able):
        return found
    left = " ".join(name for name in able if name not in kept)
    kernel, span = found.kernel, own[0].span
    text = f"{kernel}: left out, since the result with it is not proved: {left}"
    help_ = f'--without "{left}" leaves out what is not'
    return replace(found, remarks=(*found.remarks, Remark(step.name, span, text, help_, kind=RemarkKind.LEFT)))
