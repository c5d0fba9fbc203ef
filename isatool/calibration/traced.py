"""Traced runs of a kernel as the model sees them: programs, executed sequences, times taken as known.

The model is told when every instruction before issued in the trace, on all waves of the SIMD, and says when the next
one would: an error is that of one gap, and none spoils those after it. Ends of waits for memory, releases of barriers
and pauses of more than `LONG` cycles (cold code, first arguments, sleep) are marked: nothing in a trace predicts them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.counters import wait_of
from isatool.analysis.delays import counters_of
from isatool.asm.target import SUPPORTED_CHIPS
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function
from isatool.isa.counters import Queue
from isatool.isa.table import Unit
from isatool.model.parameters import ChipModel
from isatool.model.pricing import Pricing
from isatool.model.replay import ReplayedIssue, replay
from isatool.records import dataclass, record
from isatool.traces.code import code_of, program_of
from isatool.traces.recording import RecordedDispatch
from isatool.traces.walk import TracedCode, TracedWave, is_taken, partner_accesses, walk

LONG: Final = 100
"""cycles; a longer gap that no wait explains is cold code or a sleep, not issue"""
COLD: Final = 420
"""cycles in which code that no wave of the SIMD had executed may still be on its way to all waves that ask for it: the
longest first fetch in the traces"""
_LINE: Final = 64
"""bytes of code that are fetched together"""
MEMORY, BARRIER, PAUSE = "memory", "barrier", "pause"


@record
class Gap:
    """Two successive issues of a wave. `before` and `after` are dense instruction indexes of the kernel's function."""

    wave: int
    place: int
    """of the later one in the wave's sequence"""
    before: int
    after: int
    traced: int
    """cycles between the issues; a wait issues when it is over"""
    model: float
    issue: ReplayedIssue
    """the model's, with what it waited for"""
    apart: str
    """MEMORY, BARRIER or PAUSE for what nothing in the trace predicts; "" for the rest"""
    cold: bool
    """no wave had executed the later one's line of code `COLD` cycles before"""


@record
class TracedExecution:
    """What a wave executed, instructions without a packet among it: dense indexes and times, None without a packet."""

    indexes: tuple[int, ...]
    times: tuple[int | None, ...]
    executions: tuple[int | None, ...]


@dataclass(frozen=True)
class TracedRun:
    """A dispatch with its kernel as a function. `source`: recording and shader engine, for messages."""

    dispatch: RecordedDispatch
    code: TracedCode
    waves: tuple[TracedWave, ...]
    function: Function | None
    """None for a chip that isatool does not read, and for code with words that no disassembler knows: such a trace has
    times and texts alone
    """
    source: str

    @cached_property
    def flow(self) -> ControlFlow:
        """The function's control flow; its instructions are those of `code`, in order."""
        assert self.function is not None, self.dispatch.chip
        return build_flow(self.function)

    @cached_property
    def sequences(self) -> tuple[TracedExecution, ...]:
        """By wave that issued anything, in order of their starts."""
        return tuple(_sequence(self.code, wave) for wave in self.waves if wave.issues)

    @cached_property
    def _first_fetch(self) -> dict[int, int]:
        """Line of code -> when a wave of the SIMD first issued something of it."""
        found: dict[int, int] = {}
        for sequence in self.sequences:
            for index, time in zip(sequence.indexes, sequence.times, strict=True):
                line = self.code.offsets[index] // _LINE
                if time is not None:
                    found[line] = min(time, found.get(line, time))
        return found

    def kind(self, index: int) -> str:
        """What an instruction counts as in the table of errors."""
        return kind_of(self.flow.instructions[index])

    def partner_times(self) -> list[int]:
        """When the partner SIMD issued its memory accesses."""
        return [time for time, _ in partner_accesses(self.dispatch.packets())]

    def known(self) -> dict[tuple[int, int], str]:
        """(wave, place) -> why nothing in the trace predicts its time."""
        found: dict[tuple[int, int], str] = {}
        for number, sequence in enumerate(self.sequences):
            for place, reason in _apart(self.flow.instructions, sequence):
                found[number, place] = reason
        return found

    def gaps(self, model: ChipModel) -> tuple[Gap, ...]:
        """Every gap beside the model's."""
        pins = {
            (wave, place): float(time)
            for wave, sequence in enumerate(self.sequences)
            for place, time in enumerate(sequence.times)
            if time is not None
        }
        starts = [float(sequence.times[0] or 0) for sequence in self.sequences]
        replayed = replay(
            Pricing(self.flow, model, {}), [each.indexes for each in self.sequences], starts=starts, pins=pins
        )
        return tuple(self._paired(replayed, self.known()))

    def _paired(
        self, replayed: Sequence[Sequence[ReplayedIssue]], known: Mapping[tuple[int, int], str]
    ) -> Iterator[Gap]:
        for wave, (sequence, issues) in enumerate(zip(self.sequences, replayed, strict=True)):
            last = -1
            for place, time in enumerate(sequence.times):
                if time is None:
                    continue
                before = sequence.times[last] if last >= 0 else None
                if before is not None:
                    index = sequence.indexes[place]
                    yield Gap(
                        wave, place, sequence.indexes[last], index, time - before,
                        issues[place].expected - issues[last].time, issues[place], known.get((wave, place), ""),
                        before - self._first_fetch[self.code.offsets[index] // _LINE] < COLD,
                    )  # fmt: skip
                last = place


def traced_run(dispatch: RecordedDispatch, source: str, objdump: str | None = None) -> TracedRun:
    """A dispatch walked through its code; UserError if the code cannot be disassembled or read."""
    code = code_of(dispatch.code_object, dispatch.kernel, dispatch.chip, source, objdump)
    function = None
    if dispatch.chip in SUPPORTED_CHIPS:
        read = program_of(code, dispatch.kernel, dispatch.chip, source).functions[0]
        function = read if len(read.instructions) == len(code.texts) else None
    return TracedRun(dispatch, code, walk(dispatch.packets(), code), function, source)


def _sequence(code: TracedCode, wave: TracedWave) -> TracedExecution:
    indexes: list[int] = []
    times: list[int | None] = []
    executions: list[int | None] = []
    following = 0
    for issue in wave.issues:
        silent = range(following, issue.place)
        indexes += [*silent, issue.place]
        times += [None] * len(silent) + [issue.time]
        executions += [None] * len(silent) + [issue.execution]
        target = code.targets[issue.place]
        following = issue.place + 1
        if is_taken(issue) and target is not None:
            following = code.offsets.index(target)
    return TracedExecution(tuple(indexes), tuple(times), tuple(executions))


def _apart(instructions: Sequence[AnyInstruction], sequence: TracedExecution) -> Iterator[tuple[int, str]]:
    """(place, reason) of what is taken from the trace."""
    flying: dict[str, list[bool]] = {}
    last = -1
    after_barrier = False
    for place, (index, time) in enumerate(zip(sequence.indexes, sequence.times, strict=True)):
        instruction = instructions[index]
        before = sequence.times[last] if last >= 0 else None
        wait = wait_of(instruction)
        slow = False
        if wait is not None:
            for counter, limit in wait.limits:
                waiting = flying.get(counter, [])
                ended = len(waiting) - limit
                slow |= any(waiting[: max(0, ended)])
                del waiting[: max(0, ended)]
        _count(flying, instruction)
        if time is not None and before is not None:
            if slow:
                yield place, MEMORY
            elif after_barrier:
                yield place, BARRIER
            elif time - before > LONG:
                yield place, PAUSE
        if time is not None:
            last = place
            after_barrier = instruction.awaits


def _count(flying: dict[str, list[bool]], instruction: AnyInstruction) -> None:
    """Note an access in its counters: True if it goes to memory, False to the LDS."""
    form = instruction.form
    for counter in form.counters if form is not None else ():
        if counter != counters_of(instruction).of[Queue.EXPORT]:
            flying.setdefault(counter, []).append(instruction.unit is not Unit.LDS)


def kind_of(instruction: AnyInstruction) -> str:
    """VALU, trans, matrix, SALU, LDS, VMEM, SMEM, branch, barrier, wait, hint: by unit and class of latency."""
    unit = instruction.unit
    if unit is Unit.VALU:
        row = instruction.halves[0].row
        kind = row.latency_class if row is not None else ""
        return "matrix" if kind.startswith("wmma") else kind if kind in ("trans", "f64", "mul32", "valu64") else "VALU"
    if unit in (Unit.VMEM, Unit.FLAT):
        return "VMEM"
    if unit is Unit.BRANCH or instruction.is_branch:
        return "branch"
    if unit is Unit.CONTROL:
        if wait_of(instruction) is not None:
            return "wait"
        return "barrier" if instruction.at_barrier else "hint"
    return unit.value if unit is not None else "other"
