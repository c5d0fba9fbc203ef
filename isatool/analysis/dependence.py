"""What must stay in order inside a basic block.

Reads after writes and writes after writes are strict; a write after a read is weak: both may be issued together, as
the halves of a VOPD are. SCC, VCC, EXEC, M0 and MODE are registers like others. Accesses of memory pass each other as
`memory.order` says if nothing is known of their addresses. Mode changes, inline assembly, calls and unknown
instructions keep their place among all instructions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntFlag
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import NO_WAIT, InFlight, Issue, wait_of
from isatool.analysis.effects import VGPRS, members
from isatool.analysis.hazards import waits_for_results_only
from isatool.analysis.memory.order import AccessClass, access_in, access_of, may_pass, replaces
from isatool.analysis.waits import WaitAnalysis, analyse_waits
from isatool.analysis.webs import Webs
from isatool.ir.instruction import AnyInstruction
from isatool.isa.operations import Op
from isatool.isa.table import Unit
from isatool.isa.waits import Wait
from isatool.records import dataclass

_WEB_BASE: Final = 1024  # keys of webs, apart from register codes


class OrderingReason(IntFlag):
    """Why one instruction must not come after another."""

    READ_AFTER_WRITE = 1
    WRITE_AFTER_WRITE = 2
    WRITE_AFTER_READ = 4
    MEMORY = 8
    WAIT = 16
    FENCE = 32


@dataclass(frozen=True, eq=False)
class BlockDependence:
    """The dependences of a block's instructions. `before[i]`: the instructions that must stay before i, and why; dense
    indices, direct ones only (the relation holds transitively). Scheduling hints are left out.
    """

    block: int
    before: Mapping[int, Mapping[int, OrderingReason]]


def build_dependence(
    flow: ControlFlow,
    block: int,
    webs: Webs | None = None,
    waits: WaitAnalysis | None = None,
    ordering: Mapping[int, Wait] | None = None,
    free: Mapping[int, int] | None = None,
    within: range | None = None,
) -> BlockDependence:
    """The dependence graph of a block, or of the instructions `within` it.

    With `webs`, VGPRs depend by web: two values that happen to share a register do not order each other; with `free` as
    well (web -> a key of its own, above all register codes) only these do, the others by their registers. By default
    wait instructions stay and everything that they count keeps its order. With `ordering` (from `ordering_waits`) only
    waits that order memory are in the graph; the others are to be computed again.
    """
    waits = waits or analyse_waits(flow)
    return _Builder(flow, block, webs, waits, ordering, free, within).build()


class _Builder:
    """One pass over the block that remembers who wrote, read, touched memory or waited last."""

    def __init__(
        self,
        flow: ControlFlow,
        block: int,
        webs: Webs | None,
        waits: WaitAnalysis,
        ordering: Mapping[int, Wait] | None,
        free: Mapping[int, int] | None,
        within: range | None,
    ) -> None:
        self.flow = flow
        self.within = flow.blocks[block].instructions if within is None else within
        self.block = block
        self.webs = webs
        self.waits = waits
        self.ordering = ordering
        self.free = free
        self.before: dict[int, dict[int, OrderingReason]] = {}
        self.writer: dict[int, int] = {}
        self.readers: dict[int, list[int]] = {}
        self.accesses: dict[AccessClass, list[int]] = {}
        """instructions so far, without those that whatever comes after stays after by way of others"""
        self.counted: dict[str, list[int]] = {}
        self.covered: dict[int, int] = {}
        self.everything: list[int] = []
        self.fence = -1

    def build(self) -> BlockDependence:
        """Walk the block."""
        for index, state in self._states():
            instruction = self.flow.instructions[index]
            if _is_unplaced_hint(instruction) and index not in self.flow.fences:
                continue
            wait = wait_of(instruction)
            if wait is not None and self._is_dropped(index, instruction):
                continue
            self.before[index] = {}
            self._fences(index, instruction)
            self._registers(index)
            self._memory(index)
            if self.ordering is None and wait is not None:
                self._wait(index, wait, state)
            elif self.ordering is None:
                self._counters(index)
            self.everything.append(index)
        return BlockDependence(self.block, self.before)

    def _is_dropped(self, index: int, instruction: AnyInstruction) -> bool:
        """True for waits that are computed again."""
        if self.ordering is None or index in self.flow.fences:
            return False
        if instruction.operation == Op.WAITCNT_DEPCTR:
            return waits_for_results_only(instruction)
        return self.ordering.get(index, NO_WAIT).is_empty

    def _states(self) -> Iterable[tuple[int, InFlight]]:
        """Instructions, each with the operations in flight if waits are kept; in unreachable blocks there are none."""
        if self.ordering is None and self.waits.starts[self.block] is not None:
            return ((index, state) for index, state in self.waits.replay(self.block) if index in self.within)
        empty = InFlight({}, self.flow.counters)
        return ((index, empty) for index in self.within)

    def _add(self, index: int, source: int, order: OrderingReason) -> None:
        if source != index:
            known = self.before[index]
            known[source] = known.get(source, OrderingReason(0)) | order

    def _fences(self, index: int, instruction: AnyInstruction) -> None:
        """Nothing moves over a fence, nor over the end of the block."""
        ends = index == self.flow.blocks[self.block].last - 1 and instruction.is_branch
        fenced = index in self.flow.fences or instruction.reads_state or instruction.writes_state
        fenced = fenced or instruction.operation == Op.WAITCNT_DEPCTR
        if ends or fenced or instruction.is_end:
            for other in self.everything:
                if other > self.fence or other == self.fence:
                    self._add(index, other, OrderingReason.FENCE)
        elif self.fence >= 0:
            self._add(index, self.fence, OrderingReason.FENCE)
        if fenced:
            self.fence = index

    # -- registers

    def _registers(self, index: int) -> None:
        reads, writes = self._keys(index)
        for key in reads:
            writer = self.writer.get(key)
            if writer is not None:
                self._add(index, writer, OrderingReason.READ_AFTER_WRITE)
        for key in writes:
            writer = self.writer.get(key)
            if writer is not None:
                self._add(index, writer, OrderingReason.WRITE_AFTER_WRITE)
            for reader in self.readers.pop(key, ()):
                self._add(index, reader, OrderingReason.WRITE_AFTER_READ)
            self.writer[key] = index
        written = set(writes)
        for key in reads:
            if key not in written:
                self.readers.setdefault(key, []).append(index)

    def _keys(self, index: int) -> tuple[list[int], list[int]]:
        """What an instruction reads and writes: register codes, and webs for VGPRs if there are any."""
        effect = self.flow.effects[index]
        if self.webs is None or index in self.flow.fences:
            return list(members(effect.reads)), list(members(effect.writes))
        reads = list(members(effect.reads & ~VGPRS)) + [self._key(web) for web in self.webs.used[index]]
        writes = list(members(effect.writes & ~VGPRS)) + [self._key(web) for web in self.webs.defined[index]]
        return reads, writes

    def _key(self, web: int) -> int:
        if self.free is None:
            return _WEB_BASE + web
        assert self.webs is not None
        return self.free.get(web, int(self.webs.webs[web].register))

    # -- memory

    def _memory(self, index: int) -> None:
        own = access_in(self.flow, index)
        if own is AccessClass.NONE:
            return
        for earlier, places in self.accesses.items():
            if not may_pass(own, earlier):
                for other in places:
                    self._add(index, other, OrderingReason.MEMORY)
                if replaces(own, earlier):
                    places.clear()
        self.accesses.setdefault(own, []).append(index)

    # -- waits

    def _counters(self, index: int) -> None:
        """Operations of one counter keep their order, since waits count them; uses stay after the wait for them."""
        issue: Issue | None = self.waits.issues.get(index)
        if issue is not None:
            for counter in {self.flow.counters.of[queue] for queue in issue.queues}:
                chain = self.counted.setdefault(counter, [])
                if chain:
                    self._add(index, chain[-1], OrderingReason.WAIT)
                chain.append(index)
        effect = self.flow.effects[index]
        touched = effect.reads | effect.writes
        for wait, registers in self.covered.items():
            if touched & registers:
                self._add(index, wait, OrderingReason.WAIT)

    def _wait(self, index: int, wait: Wait, state: InFlight) -> None:
        self.covered[index] = state.pending & ~state.after(wait).pending
        for counter, _ in wait.limits:
            chain = self.counted.setdefault(counter, [])
            if chain:
                self._add(index, chain[-1], OrderingReason.WAIT)
            chain.append(index)


def _is_unplaced_hint(instruction: AnyInstruction) -> bool:
    """True for hints that are no part of the order; v_nop keeps a distance and is."""
    return instruction.is_hint and instruction.unit is Unit.CONTROL and access_of(instruction) is not AccessClass.HINT
