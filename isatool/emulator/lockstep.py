"""The numpy engine: groups of waves in lockstep, split where they part and merged where they meet again.

Between barriers the order `lockstep` runs all waves together, the group furthest behind first; `forward`, `reverse`
and a seed run the waves of a workgroup one after another in that order (the same wave of all workgroups together).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from isatool.allowance import check
from isatool.emulator.findings import SIGNALLED, STOPS_ITSELF, UNSIGNALLED, EmulatorFinding, FindingKind
from isatool.emulator.group import Group, OperationInFlight, RequirementError, Shared
from isatool.emulator.order import Order, wave_order
from isatool.emulator.print_numpy import StepFunction, step_function
from isatool.emulator.sanitize import Definedness, settle, write_defined
from isatool.emulator.steps import HIGH_HALF, EmulatedCode, EmulatedStep, StepKind
from isatool.isa.registers import Register
from isatool.records import dataclass
from isatool.semantics.effects import Access, ChooseMode, Counter
from isatool.semantics.errors import UnprintedError

STEP_LIMIT: Final = 10**11
"""wave-instructions of a batch (numpy) or a thread (native)"""
WAVE_LIMIT: Final = 1 << 21
"""steps of a wave, unless a limit is given"""
SHARE: Final = 1 << 12
"""steps of a group before others have theirs"""
_BETWEEN_CHECKS: Final = 0x3F
"""steps of a group between two looks at the clock"""
_STRAIGHT = frozenset((StepKind.PLAIN, StepKind.NOTHING, StepKind.CHECKED))
_ORDERED: Final = (Counter.LOADS, Counter.STORES)
_INVALIDATIONS: Final = Access.INVALIDATE_L0 | Access.INVALIDATE_L1
_QUEUES = {Counter.LOADS: "loads", Counter.LDS: "lds", Counter.SMEM: "smem"}


def _function(code: EmulatedCode, step: EmulatedStep) -> StepFunction | None:
    """What numpy does for a step; NotEmulated with its line if it cannot."""
    try:
        return step_function(step.shape) if step.shape else None
    except UnprintedError as error:
        raise code.refusal(step.index, str(error)) from None


class EndlessLoopError(Exception):
    """The step limit was reached."""


@dataclass
class LockstepMachine:
    """Runs the groups of one batch of workgroups to their end; `counts` gets wave-instructions by step index."""

    code: EmulatedCode
    shared: Shared
    counts: NDArray[np.int64]
    order: Order
    limit: int
    trace: Callable[[Group, EmulatedStep], None] | None = None
    wave_limit: int = WAVE_LIMIT

    def run(self, group: Group) -> None:
        """Run all waves of a batch. Findings are collected; an endless loop stops the batch with a finding."""
        ready = self._initial(group)
        waiting: list[Group] = []
        try:
            while ready or waiting:
                while ready:
                    self._advance(ready, waiting)
                ready = self._release(waiting)
                waiting = []
        except EndlessLoopError:
            return

    def _initial(self, group: Group) -> list[Group]:
        if self.order == "lockstep":
            return [group]
        parts = []
        for wave in self._ranks(int(group.wave.max()) + 1):
            chosen = group.wave == wave
            if chosen.any():
                parts.append(group.select(chosen, group.pc))
        return parts

    def _ranks(self, count: int) -> list[int]:
        """Wave numbers in the order of this run."""
        return wave_order(self.order, count)

    # -- scheduling

    def _advance(self, ready: list[Group], waiting: list[Group]) -> None:
        """Run one group until it waits, ends, or could meet another one."""
        if self.order == "lockstep":
            place = min(range(len(ready)), key=lambda index: (ready[index].shares, ready[index].pc))
            group = ready.pop(place)
            mates = [other for other in ready if other.joins(group)]
            if mates:
                for mate in mates:
                    ready.remove(mate)
                group = Group.merged([group, *mates])
        else:
            group = ready.pop(0)
        stops = {other.pc for other in ready} if self.order == "lockstep" else set()
        shares = group.shares
        rest = self._run_group(group, stops, bool(ready))
        if self.order == "lockstep" or group.shares > shares:
            ready.extend(part for part in rest if not part.waiting)
        else:
            ready[:0] = [part for part in rest if not part.waiting]
        waiting.extend(part for part in rest if part.waiting)

    def _release(self, waiting: list[Group]) -> list[Group]:
        """All waves have ended or wait at a barrier: check that workgroups wait at one, and let them go on."""
        if not waiting:
            return []
        places: dict[int, set[int]] = {}
        for group in waiting:
            for workgroup in np.unique(group.workgroup).tolist():
                places.setdefault(workgroup, set()).add(group.pc)
        for workgroup, where in places.items():
            if len(where) > 1:
                lines = sorted(self.code.instructions[pc - 1][0] + 1 for pc in where)
                message = f"waves of one workgroup wait at different barriers: lines {', '.join(map(str, lines))}"
                self.shared.findings.add(EmulatorFinding(FindingKind.BARRIER, lines[0], message, other_line=lines[1]))
            self.shared.lds.new_interval(workgroup)
        if self.shared.races is not None:
            self.shared.races.barrier(waiting)
        for group in waiting:
            group.waiting, group.signal = False, None
        if self.order == "lockstep":
            return waiting
        return self._sorted_for_order(waiting)

    def _sorted_for_order(self, groups: list[Group]) -> list[Group]:
        ranks = {wave: place for place, wave in enumerate(self._ranks(1 + max(int(g.wave.max()) for g in groups)))}
        return sorted(groups, key=lambda group: ranks[int(group.wave[0])])

    # -- one group

    def _run_group(self, group: Group, stops: set[int], others: bool) -> list[Group]:
        """Run until a barrier, the end, a split, a step in `stops` after a jump, or while others wait a share of
        steps; the groups that go on.
        """
        sanitize = self.shared.sanitize
        code, counts, waves = self.code, self.counts, group.waves
        steps = code.list_for(group.mode)
        pc = group.pc
        while True:
            if pc >= len(steps):
                self._past_the_end(group)
                return []
            step = steps[pc]
            if step is None or (step.function is None and step.shape):
                step = code.step(pc, group.mode)
                step.function = _function(code, step)
            counts[pc] += waves
            group.line = step.line
            self.limit -= waves
            group.steps += 1
            if not group.steps & _BETWEEN_CHECKS:
                check()
            if self.limit < 0 or group.steps > self.wave_limit:
                self._endless(step)
            try:
                outcome = self._checked(group, step) if sanitize else self._plain(group, step)
            except (RequirementError, UnprintedError) as error:
                raise code.refusal(pc, str(error)) from None
            if self.trace is not None:
                self.trace(group, step)
            pc += 1
            if others and group.steps % SHARE == 0 and step.kind in _STRAIGHT:
                group.shares, group.pc = group.shares + 1, pc
                return [group]
            if step.kind in _STRAIGHT:
                if pc not in stops:
                    continue
                group.pc = pc
                return [group]
            if step.kind is StepKind.WAIT:
                if sanitize:
                    _apply_wait(group, step)
            elif step.kind is StepKind.BRANCH:
                parts = _branch(group, step, outcome, pc)
                if len(parts) > 1:
                    return parts
                pc = group.pc
                if pc in stops:
                    return parts
            elif step.kind is StepKind.SIGNAL:
                self._signal(group)
                if pc in stops:
                    group.pc = pc
                    return [group]
            elif step.kind in (StepKind.BARRIER, StepKind.AWAIT):
                group.pc, group.waiting, group.shares = pc, True, 0
                if step.kind is StepKind.BARRIER:
                    self._in_flight_at_barrier(group)
                elif sanitize and group.signal is None:
                    group.report(FindingKind.BARRIER, UNSIGNALLED)
                return [group]
            elif step.kind is StepKind.HALT:
                return []
            elif step.kind is StepKind.TRAP:
                self.shared.findings.add(EmulatorFinding(FindingKind.TRAP, step.line, STOPS_ITSELF))
                return []
            elif step.kind is StepKind.JUMP:
                return self._jump(group, outcome)
            elif step.choose_mode is not None:
                return _chosen_modes(group, step.choose_mode, outcome, pc)
            elif step.set_mode is not None:
                group.mode = (group.mode & ~step.set_mode.mask) | step.set_mode.value
                steps = code.list_for(group.mode)

    @staticmethod
    def _plain(group: Group, step: EmulatedStep) -> object:
        return step.function(group, *step.arguments) if step.function is not None else None

    def _checked(self, group: Group, step: EmulatedStep) -> object:
        """Run one step with all checks."""
        if group.in_flight and not step.touched.isdisjoint(group.in_flight):
            self._touches_pending(group, step)
        if group.shared.races is not None and step.access & _INVALIDATIONS:
            group.shared.races.invalidate(group, step.access)
        if step.function is None:
            self._issue(group, step)
            return None
        group.access = step.access
        if step.counter in _ORDERED and group.shared.races is not None:
            group.shared.races.clock += 1
        if step.reads <= group.clean and not step.loads_lds and step.partial <= group.clean:
            outcome = step.function(group, *step.arguments)
            if not step.writes <= group.clean:
                write_defined(group, step)
        else:
            outcome = self._defined(group, step)
        self._issue(group, step)
        return outcome

    @staticmethod
    def _issue(group: Group, step: EmulatedStep) -> None:
        """A step that a counter counts is in flight."""
        if step.counter:
            flight = OperationInFlight(step.pending, step.line, step.count, step.stores_lds, bool(step.also))
            for counter in (step.counter, step.also):
                if counter in _QUEUES:
                    group.issue(_QUEUES[counter], flight)
            if step.counter in _ORDERED and group.shared.races is not None:
                group.issue_clock(step.counter is Counter.LOADS, group.shared.races.clock)

    @staticmethod
    def _defined(group: Group, step: EmulatedStep) -> object:
        """Run a step that reads or may load undefined bits."""
        definedness = Definedness(group, step)
        suspicious = not (step.reads <= group.clean and step.partial <= group.clean)
        group.loaded_undefined.clear()
        group.dirty = False
        if suspicious:
            definedness.before()
        function = step.function
        assert function is not None
        outcome = function(group, *step.arguments)
        if suspicious or group.dirty:
            definedness.after()
            settle(group, step)
        elif not step.writes <= group.clean:
            write_defined(group, step)
        return outcome

    def _touches_pending(self, group: Group, step: EmulatedStep) -> None:
        for code in sorted(step.touched):
            line = group.in_flight.get(code)
            if line is None:
                continue
            if code in step.reissued and group.follows_in_order(code, _QUEUES[step.counter]):
                continue
            register = code & ~HIGH_HALF
            if code != register and register in step.touched and register in group.in_flight:
                continue
            verb = "reads" if register in step.reads else "writes"
            name = Register(register).name
            message = f"{verb} {name} while the load of line {line} that writes it may still be in flight"
            group.report(FindingKind.PENDING, message, name, line)

    def _signal(self, group: Group) -> None:
        if self.shared.sanitize and group.signal is not None:
            group.report(FindingKind.BARRIER, SIGNALLED)
        self._in_flight_at_barrier(group)
        races = self.shared.races
        group.signal = group.completed(races.clock if races is not None else 0)

    def _in_flight_at_barrier(self, group: Group) -> None:
        flight = next((flight for flight in group.lds_queue if not flight.flat), None)
        if self.shared.sanitize and flight is not None:
            verb = "store" if flight.stores else "load"
            message = f"LDS {verb} of line {flight.line} may still be in flight at the barrier"
            group.report(FindingKind.PENDING, message, "barrier", flight.line)

    def _jump(self, group: Group, outcome: object) -> list[Group]:
        addresses = np.broadcast_to(np.asarray(outcome, np.uint64), (group.waves, 1)).reshape(-1)
        parts = []
        for address in np.unique(addresses).tolist():
            target = self.code.by_address.get(address)
            if target is None:
                message = f"jumps to 0x{address:x}, which is not an instruction of this file"
                group.report(FindingKind.OUT_OF_BOUNDS, message, "code")
                continue
            chosen = addresses == address
            if chosen.all():
                group.pc = target
                parts.append(group)
            else:
                parts.append(group.select(chosen, target))
        return parts

    def _past_the_end(self, group: Group) -> None:
        group.report(FindingKind.OUT_OF_BOUNDS, "runs past the last instruction of the file", "code")

    def _endless(self, step: EmulatedStep) -> None:
        message = "the step limit was reached: an endless loop, or a limit that is too small for this launch"
        self.shared.findings.add(EmulatorFinding(FindingKind.ENDLESS, step.line, message))
        raise EndlessLoopError


def _chosen_modes(group: Group, choice: ChooseMode, outcome: object, following: int) -> list[Group]:
    """Waves that set different modes part."""
    fields = np.broadcast_to(np.asarray(outcome, np.uint32), (group.waves, 1)).reshape(-1)
    parts = []
    for field in np.unique(fields).tolist():
        chosen = fields == field
        part = group if chosen.all() else group.select(chosen, following)
        part.pc = following
        part.mode = (group.mode & ~choice.mask) | (field << choice.first & choice.mask)
        parts.append(part)
    return parts


def _apply_wait(group: Group, step: EmulatedStep) -> None:
    wait = step.wait
    if wait is None:
        return
    if wait.loads is not None:
        group.wait_loads(wait.loads)
    if wait.stores is not None:
        group.wait_stores(wait.stores)
    if wait.for_all_scalar:
        group.wait_scalar()
    local = wait.local if wait.lds is None else wait.lds
    if local is not None and (wait.lds is not None or not group.smem):
        group.wait_lds(local)


def _branch(group: Group, step: EmulatedStep, outcome: object, following: int) -> list[Group]:
    """One group if all waves agree (its pc is set), else the two parts."""
    if not step.conditional:
        group.pc = step.target
        return [group]
    taken = np.broadcast_to(np.asarray(outcome, np.bool_), (group.waves, 1)).reshape(-1)
    if taken.all():
        group.pc = step.target
        return [group]
    if not taken.any():
        group.pc = following
        return [group]
    return [group.select(taken, step.target), group.select(~taken, following)]
