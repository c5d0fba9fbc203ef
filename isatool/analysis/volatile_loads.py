"""Waits that follow a load at once although nothing needs its result yet: what compilers emit for volatile reads.

Nobody who cares for speed puts a wait there, so it stands for an order of memory that the load itself does not show
(LDS loads have no cache bits at all). Such a wait stays, and memory operations stay on their sides of it.
"""

from __future__ import annotations

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import InFlight, Issue, wait_of


def waits_at_once(flow: ControlFlow, issues: dict[int, Issue], state: InFlight, index: int) -> bool:
    """True for a wait for all operations of a counter right after a load that it covers, if what comes next needs
    nothing that it releases. `state`: what is in flight before the wait.
    """
    block = flow.block_at(index)
    wait = wait_of(flow.instructions[index])
    load = index - 1
    while load >= block.first and (flow.instructions[load].is_hint or wait_of(flow.instructions[load])):
        load -= 1
    issue = issues.get(load) if load >= block.first else None
    if wait is None or issue is None or not issue.results:
        return False
    if all(wait.limit(flow.counters.of[queue]) != 0 for queue in issue.queues):
        return False
    released = state.pending & ~state.after(wait).pending
    for position in range(index + 1, block.last):
        instruction = flow.instructions[position]
        if instruction.is_hint or wait_of(instruction) is not None:
            continue
        effect = flow.effects[position]
        return not (effect.reads | effect.writes) & released
    return True
