"""The parts of an iteration that may be executed an iteration early: its loads with their addresses, and the exit test.

A loop is taken as a circle. After its exit test come the loads with the address arithmetic that they need (`loads`), at
the start of a block; then the uses of their results and the next addresses (`taken`); then the rest; and at the end the
test (`test`). The loads and the test may pass the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.counters import issues_of
from isatool.analysis.effects import EXEC, bits
from isatool.analysis.loops import Loop
from isatool.analysis.memory.order import AccessClass, PassingNeed, access_in, may_pass
from isatool.analysis.webs import Web, Webs
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction
from isatool.ir.pairs import as_single
from isatool.isa.counters import Queue
from isatool.isa.table import Unit
from isatool.passes.common.loop_copies import LoopText, find_text
from isatool.passes.pipelined_loops.guarded import brackets
from isatool.records import record


@record
class Prefetch:
    """The parts of a loop by dense index. `first`: the block that begins with the loads; `last`: that of the test.

    `taken`: what comes right after the loads; `branch`: the conditional branch that leaves the loop; `is_top`: the test
    is in the loop's header, so the loop is left before the first loads, and `step` is what belongs to it at the end of
    the loop.
    """

    text: LoopText
    first: int
    last: int
    loads: tuple[int, ...]
    taken: tuple[int, ...]
    step: tuple[int, ...]
    test: tuple[int, ...]
    branch: int
    is_top: bool

    @property
    def flow(self) -> ControlFlow:
        """The function."""
        return self.text.flow

    @property
    def rest(self) -> tuple[int, ...]:
        """The instructions of the loop that loads and test pass, those that only speak about others left out."""
        flow = self.flow
        moved = {*self.loads, *self.taken, *self.step, *self.test, self.branch}
        return tuple(
            index
            for index in self.text.instructions
            if index not in moved and not flow.instructions[index].is_annotation and index not in self.jumps
        )

    @property
    def jumps(self) -> frozenset[int]:
        """Plain branches that lead back to the header."""
        flow = self.flow
        block = flow.blocks[self.text.loop.latches[0]]
        is_plain = block.ending is Ending.BRANCH
        return frozenset((block.last - 1,)) if is_plain else frozenset()

    def block_order(self, block: int) -> list[int]:
        """The instructions of a block, sorted into their parts; without annotations."""
        flow = self.flow
        own = [index for index in flow.blocks[block].instructions if not flow.instructions[index].is_annotation]
        ends = [index for index in own if index == self.branch or index in self.jumps]
        start = [*self.loads, *self.taken] if block == self.first else []
        test = [index for index in (*self.step, *self.test) if flow.block_of[index] == block]
        moved = {*start, *test, *ends}
        return [*start, *(index for index in own if index not in moved), *test, *ends]


class MixedError(Exception):
    """A VOPD of which only one half belongs to the exit test or to the addresses: its dense index."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.index = index


def _shape(flow: ControlFlow, loop: Loop) -> tuple[LoopText, int, int, bool]:
    """(the loop's text, its block that begins with loads, that of its test, whether the test is at its top)."""
    text = find_text(flow, loop)
    if len(loop.exits) != 1:
        raise RefusedError("it can be left at more than one place")
    last = loop.exits[0][0]
    block = flow.blocks[last]
    if block.ending is not Ending.CONDITIONAL:
        raise RefusedError("it is not left by a conditional branch")
    stays = next(successor for successor in block.successors if successor in loop.blocks)
    following = _after_jumps(flow, stays)
    is_top = last == loop.header and following != last
    if following != loop.header and not is_top:
        raise RefusedError("its exit test is in the middle of it")
    if is_top and (flow.blocks[stays].predecessors != (last,) or stays != last + 1 or following != stays):
        raise RefusedError("what follows its exit test is reached by other ways too")
    return text, following, last, is_top


def _after_jumps(flow: ControlFlow, block: int) -> int:
    """The block, or where it leads if it is only a plain branch."""
    found = flow.blocks[block]
    is_jump = found.ending is Ending.BRANCH and found.last - found.first == 1
    return found.successors[0] if is_jump else block


def candidates(flow: ControlFlow, loop: Loop, webs: Webs) -> list[int]:
    """The loads that may come an iteration early if their results have registers of their own."""
    text, first, last, is_top = _shape(flow, loop)
    return _Finder(text, webs, first, last, is_top).candidates()


def find_prefetch(flow: ControlFlow, loop: Loop, webs: Webs) -> Prefetch:
    """The parts of a loop; RefusedError if there is nothing to load early or it cannot be told apart, MixedError if
    a VOPD is in the way.
    """
    text, first, last, is_top = _shape(flow, loop)
    return _Finder(text, webs, first, last, is_top).found()


class _Finder:
    """Sorts the instructions of one loop."""

    def __init__(self, text: LoopText, webs: Webs, first: int, last: int, is_top: bool) -> None:
        self.text = text
        self.flow = text.flow
        self.webs = webs
        self.first = first
        self.last = last
        self.is_top = is_top
        self.branch = self.flow.blocks[last].last - 1
        flow = self.flow
        self.block = [i for i in flow.blocks[first].instructions if not flow.instructions[i].is_annotation]
        self.block = [i for i in self.block if i != self.branch]
        self.whole: dict[int, list[int]] = {}
        """instructions with some lanes switched off -> all from where they are to where they are on again"""
        for own in brackets(flow, self.block):
            if all(self._is_load(index) or is_movable(flow, index) for index in own[1:-1]):
                self.whole.update(dict.fromkeys(own, own))

    def found(self) -> Prefetch:
        """The parts."""
        loads = self._loads()
        moved = set(loads)
        rest = [index for index in self.block if index not in moved]
        taken = rest[: self._taken(loads, rest)]
        test = self._test(loads, set(taken))
        step = tuple(index for index in test if self.flow.block_of[index] != self.last)
        own = [index for index in test if self.flow.block_of[index] == self.last]
        found = Prefetch(
            self.text, self.first, self.last, tuple(loads), tuple(taken), step, tuple(own), self.branch, self.is_top
        )
        if step and any(self.flow.block_of[index] == self.last for index in found.rest):
            raise RefusedError("something comes between what its exit test needs and the test")
        return found

    # -- loads

    def candidates(self) -> list[int]:
        """The loads that nothing stops."""
        return [index for index in self._first_loads() if not self._kept_results(index)]

    def _first_loads(self) -> Iterator[int]:
        for index in self.block:
            if _stops_loads(self.flow, index):
                break
            if self._is_load(index):
                yield index

    def _loads(self) -> list[int]:
        """The loads that can be done first in their block, with what they need, in order."""
        found: set[int] = set()
        why = "it has no load of global memory whose result it uses before the rest"
        for index in self._first_loads():
            instruction = self.flow.instructions[index]
            problem = self._kept_results(index)
            needed = self._needed(index) if not problem else None
            if needed is None:
                why = problem or f"{self.flow.place(index)}: what '{instruction}' needs cannot be done first"
                continue
            found |= needed
        while found:  # all results of what moves are used in the block, or the move is not worth it
            wrong = [i for i in found if self._is_load(i) and self._kept_results(i)]
            if not wrong:
                return sorted(found)
            found -= set(wrong)
        raise RefusedError(why)

    def _is_load(self, index: int) -> bool:
        return is_load(self.flow, index)

    def _kept_results(self, index: int) -> str | None:
        """Why the results of a load are in the way of the next iteration's, None if they are not."""
        inside = range(index + 1, self.flow.blocks[self.first].last)
        for number in self.webs.defined[index]:
            web = self.webs.webs[number]
            if web.pinned or web.at_entry:
                return f"{self.flow.place(index)}: {web.register.name} {web.pinned or 'is read before it is loaded'}"
            places = {*(each.instruction for each in web.uses), *(each.instruction for each in web.defs)} - {index}
            if not all(place in inside or place in self.block for place in places):
                return f"{self.flow.place(index)}: {web.register.name} is used in another block than that of its load"
            if min(places, default=index) < index and not self._is_defined_first(web, min(places)):
                return f"{self.flow.place(index)}: {web.register.name} is used an iteration later"
        return None

    def _is_defined_first(self, web: Web, place: int) -> bool:
        """Whether the first instruction of the block that a web is in gives it a value in all lanes, reading none."""
        return (
            place not in self.whole
            and any(each.instruction == place for each in web.defs)
            and not any(each.instruction == place for each in web.uses)
            and not self.flow.effects[place].keeps >> web.register & 1
        )

    def _needed(self, load: int) -> set[int] | None:
        """A load with all before it in the block that has to stay before it; None if that includes what stays."""
        found = {load, *self.whole.get(load, ())}
        waiting = list(found)
        while waiting:
            index = waiting.pop()
            for other in self.block:
                if other >= index:
                    break
                if other not in found and self._is_ordered(other, index):
                    if not is_movable(self.flow, other) and not self._is_load(other) and other not in self.whole:
                        return None
                    more = {other, *self.whole.get(other, ())} - found
                    found |= more
                    waiting += more
        return found

    def _is_ordered(self, a: int, b: int) -> bool:
        """Whether two instructions of the block touch a register that one of them writes; EXEC is the same around what
        switches lanes off and on again.
        """
        one, other = self.whole.get(a), self.whole.get(b)
        writers = [i for i in (a, b) if self.flow.effects[i].writes & EXEC and i not in self.whole]
        return is_ordered(self.flow, a, b, but=0 if one is other or writers else EXEC)

    def _taken(self, loads: Sequence[int], rest: Sequence[int]) -> int:
        """How many of the instructions after the loads read their results, or change what the next ones need."""
        results = {web for index in loads if self._is_load(index) for web in self.webs.defined[index]}
        inputs = exposed_reads(self.flow, loads)
        count = 0
        for place, index in enumerate(rest):
            changes = self.flow.effects[index].writes & inputs and self.first != self.last
            if changes or results.intersection(self.webs.used[index]):
                count = place + 1
        return count

    # -- the test

    def _test(self, loads: Sequence[int], taken: set[int]) -> list[int]:
        """The instructions that the branch and the next loads need, and those that have to stay after them."""
        flow = self.flow
        latch = self.text.loop.latches[0]
        blocks = [latch, self.last] if self.is_top else [self.last]
        own = [i for i in flow.inside(blocks) if not flow.instructions[i].is_annotation]
        jump = flow.blocks[latch].last - 1 if flow.blocks[latch].ending is Ending.BRANCH else -1
        own = [i for i in own if i not in (self.branch, jump) and i not in taken and i not in loads]
        inputs = exposed_reads(flow, loads) | flow.effects[self.branch].reads
        forced: set[int] = set()
        while True:
            found = set(forced)
            needed = inputs
            for index in reversed(own):
                effect = flow.effects[index]
                if index in found or effect.writes & needed:
                    if index not in found and _is_mixed(flow, index, needed):
                        raise MixedError(index)
                    found.add(index)
                    needed = needed & ~(effect.writes & ~effect.keeps) | effect.reads
            for place, index in enumerate(own):
                if index not in found and any(i in found and is_ordered(flow, i, index) for i in own[:place]):
                    forced.add(index)
            for index in sorted(found | forced):
                if not is_movable(flow, index):
                    which = f"{flow.place(index)}: '{flow.instructions[index]}'"
                    raise RefusedError(f"{which} belongs to its exit test or to its addresses")
            if forced <= found:
                return [index for index in own if index in found]


def _is_mixed(flow: ControlFlow, index: int, wanted: int) -> bool:
    """True for a VOPD of which only one half writes a register that is wanted."""
    halves = flow.instructions[index].halves
    return len(halves) > 1 and len({bool(bits(half.defs) & wanted) for half in halves}) > 1


def apart(flow: ControlFlow, index: int) -> tuple[AnyInstruction, AnyInstruction]:
    """A VOPD as two instructions; RefusedError if each half reads what the other writes."""
    x, y = flow.instructions[index].halves
    try:
        first, second = as_single(x), as_single(y)
    except ValueError as error:
        raise RefusedError(str(error)) from None
    if set(x.defs) & set(y.uses):
        first, second = second, first
        if set(y.defs) & set(x.uses):
            raise RefusedError(f"{flow.place(index)}: a VOPD exchanges registers that its exit test needs")
    return first, second


def is_load(flow: ControlFlow, index: int) -> bool:
    """True for a plain vector load of global memory, which returns in order with its like."""
    issue = issues_of(flow).get(index)
    return access_in(flow, index) is AccessClass.LOAD and issue is not None and issue.queues == (Queue.LOAD,)


def _stops_loads(flow: ControlFlow, index: int) -> bool:
    """True for what no later load passes: branches, stores, barriers, atomics."""
    passes = may_pass(AccessClass.LOAD, access_in(flow, index), PassingNeed.COUNTS, PassingNeed.TIME)
    return not passes or flow.instructions[index].is_branch


def is_movable(flow: ControlFlow, index: int) -> bool:
    """True for plain arithmetic on registers."""
    instruction, effect = flow.instructions[index], flow.effects[index]
    if index in flow.fences or instruction.reads_state or instruction.writes_state or instruction.is_branch:
        return False
    return instruction.unit in (Unit.VALU, Unit.SALU) and not effect.writes & EXEC


def is_ordered(flow: ControlFlow, a: int, b: int, but: int = 0) -> bool:
    """Whether two instructions touch a register that one of them writes, some registers left out."""
    one, other = flow.effects[a], flow.effects[b]
    return bool((one.writes & (other.reads | other.writes) | one.reads & other.writes) & ~but)


def exposed_reads(flow: ControlFlow, code: Iterable[int]) -> int:
    """Registers that straight code reads before it writes them."""
    reads = written = 0
    for index in code:
        effect = flow.effects[index]
        reads |= effect.reads & ~written
        written |= effect.writes & ~effect.keeps
    return reads
