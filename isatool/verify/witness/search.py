"""The search: launches of the first kernel that go well, and what the second one makes of them.

Launches that reach lines in a new number are kept and varied, as coverage-guided fuzzers do. Everything is counted, not
timed: the same texts give the same answer on every machine.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from isatool.allowance import OutOfTimeError, spend
from isatool.asm.buffers import make_buffer
from isatool.asm.emitter import emit
from isatool.asm.launch_spec import Argument, Launch
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.emulator.dispatch import Layout, dispatch_of
from isatool.emulator.findings import FindingKind
from isatool.emulator.group import Group
from isatool.emulator.order import Order
from isatool.emulator.run import Executable, RunResult, run
from isatool.ir.program import Function
from isatool.progress import doing
from isatool.records import dataclass, record
from isatool.semantics.errors import NotEmulated
from isatool.verify.verdict import REFUTED, UNKNOWN, Assumption, Difference, Verdict
from isatool.verify.witness.confirm import CERTAIN, QUICK, Witness, confirmed
from isatool.verify.witness.parameters import Parameters, numbers_in, parameters_of
from isatool.verify.witness.spec_text import spec_text
from isatool.verify.witness.trials import GROWTH, LARGE_BUFFER, LaunchTrial, Trials, granted, spec_of, with_sizes

if TYPE_CHECKING:
    from isatool.asm.buffers import Array

BUDGET: Final = 8000.0
"""about the milliseconds of a search on a machine of 2024: runs are counted by their size, not by a clock"""
_RUN: Final = 2.0
_OF_INSTRUCTION: Final = 1 / 10_000
_OF_BYTE: Final = 1 / 400_000
_OF_NUMPY: Final = 100.0
"""how much longer numpy takes for an instruction"""
_REPEATED: Final = 0.1
_CONFIRMED: Final = 50.0
_MOST_INSTRUCTIONS: Final = 400_000
_MOST_ON_NUMPY: Final = 100_000
_ENDLESS_FACTOR: Final = 8
_MOST_CONFIRMED: Final = 20
_SANITIZED: Final = 60
"""launches on which the second kernel is also run with the sanitizers"""
_MOST_COUNTED: Final = 64
_NEWEST: Final = 0.4
"""how often the newest launch is varied rather than any"""
_PARENTS: Final = 3
_NO_LAUNCH: Final = "no launch was tried: that takes .amdgpu_metadata with arguments that a launch can give"
_TIGHT: Final = 8
"""launches that are run again with buffers as large as the first kernel needs"""


@record
class FaultlessLaunch:
    """A launch on which the first kernel is without fault. `key` tells its outputs, `fresh` that it reached more."""

    trial: LaunchTrial
    key: bytes
    lines: frozenset[int]
    instructions: int
    fresh: bool
    reversed_too: bool


def refuted(
    first: Function,
    second: Function,
    verdict: Verdict,
    engine: str = "auto",
    assumptions: Sequence[Assumption] = (),
    toolchain: Toolchain | None = None,
) -> tuple[Verdict, Witness | None]:
    """An unknown verdict after a search: refuted with the witness that was found, else as it was.

    `assumptions`: what was granted; a launch outside of it is no witness. Nor is one of a text that does not assemble:
    what the emulator makes of it tells nothing. UserError without a toolchain.
    """
    if verdict.status != UNKNOWN:
        return verdict, None
    failed = verdict.first_difference
    try:
        search = WitnessSearch(first, engine, assumptions=assumptions)
        witness = search.against(second, failed)
    except OutOfTimeError:
        return verdict, None
    if witness is None and search.parameters is None and failed is not None:
        return replace(verdict, first_difference=replace(failed, notes=(*failed.notes, _NO_LAUNCH))), None
    if witness is None:
        return verdict, None
    program, tools = second.program, toolchain or Toolchain.find()
    if errors := tools.assemble_errors(emit(program), program.chip, second.wave_size, program.path):
        unread = Difference(f"the second file does not assemble: {errors[0].message}", second=errors[0].span)
        return Verdict(UNKNOWN, (), (), unread, verdict.statistics), None
    return Verdict(REFUTED, (), (), witness.difference, verdict.statistics), witness


class Meter:
    """Work done, in the unit of BUDGET."""

    def __init__(self) -> None:
        self.spent = 0.0


class WitnessSearch:
    """Searches for launches on which other kernels differ from one; what is learnt of the one is kept.

    `engine` as in `run`. Launches keep to `assumptions`. Half of `budget` bounds the work for the first kernel, once,
    the other half that for each of the others.
    """

    def __init__(
        self,
        first: Function,
        engine: str = "auto",
        budget: float = BUDGET,
        assumptions: Sequence[Assumption] = (),
    ) -> None:
        self.first = Executable(first)
        self.assumptions = assumptions
        self.engine = engine
        self.budget = budget
        self.parameters = parameters_of(first)
        self.meter = Meter()
        self.outcomes: list[FaultlessLaunch] = []
        self._reached: set[tuple[int, int]] = set()
        self._source: Iterator[FaultlessLaunch | None] | None = None

    def against(self, second: Function, difference: Difference | None = None) -> Witness | None:
        """A confirmed witness that the second kernel differs, or None. Never raises for what cannot be run.

        `difference`: where a proof failed; launches that come there are tried first.
        """
        if self.parameters is None:
            return None
        try:
            return _Hunt(self, self.parameters, second, difference).result()
        except (UserError, NotEmulated):
            return None

    def launches(self, first: frozenset[int] = frozenset()) -> Iterator[FaultlessLaunch | None]:
        """Launches without fault: those known already, with those that reach the lines `first` in front, then as they
        are found. None for a launch that is of no use.
        """
        assert self.parameters is not None
        if self._source is None:
            self._source = self._found(Trials(self.parameters, self.parameters.numbers))
        yield from sorted(self.outcomes, key=lambda known: not known.lines & first)
        while self.meter.spent < self.budget / 2:
            found = next(self._source, None)
            if found is not None:
                self.outcomes.append(found)
            yield found

    def _found(self, trials: Trials) -> Iterator[FaultlessLaunch | None]:
        seen: set[LaunchTrial] = set()
        kept: list[FaultlessLaunch] = []

        def attempt(trial: LaunchTrial) -> FaultlessLaunch | None:
            if trial in seen:
                self.meter.spent += _REPEATED
                return None
            seen.add(trial)
            doing("launches tried for a counterexample", len(seen))
            outcome = self.attempt(trial, self.meter)
            if outcome is not None and outcome.fresh:
                kept.append(outcome)
            return outcome

        for trial in trials.first():
            yield attempt(trial)
        tight = 0
        while kept:
            for outcome in kept[tight:_TIGHT]:
                tight += 1
                exact = self._tight(outcome)
                found = self.attempt(exact, self.meter) if exact is not None else None
                yield None if found is None else replace(found, fresh=True)
            parent = kept[-1] if trials.random.random() < _NEWEST else trials.random.choice(kept)
            yield attempt(trials.vary(parent.trial))
        self.meter.spent = self.budget

    def attempt(self, trial: LaunchTrial, meter: Meter) -> FaultlessLaunch | None:
        """What the first kernel does, with buffers as large as it takes; None if it is at fault."""
        assert self.parameters is not None
        kept = granted(self.parameters, trial, self.assumptions)
        if kept is None:
            meter.spent += _REPEATED
            return None
        trial = kept
        while True:
            launch = self.launch(trial)
            try:
                result = self.run(self.first, launch, meter, sanitize=False)
            except NotEmulated:  # such as matrix operations of a wave that is not full
                meter.spent += _RUN
                return None
            faults = [finding for finding in result.findings if finding.fails]
            if not faults:
                break
            names = {argument.name for argument in launch.buffers}
            outside = all(f.kind is FindingKind.OUT_OF_BOUNDS and _buffer_of(f.subject) in names for f in faults)
            if not outside or trial.room * GROWTH > LARGE_BUFFER or len(trial.extents) > 1:
                return None
            trial = trial.grown()
        if any(finding.fails for finding in self.run(self.first, launch, meter).findings):
            return None
        counts = {(line, min(count, _MOST_COUNTED).bit_length()) for line, count in result.lines.items()}
        fresh = not counts <= self._reached
        self._reached |= counts
        key = key_of(result)
        several = launch.workgroup_size > self.first.kernel.wave_size
        if fresh and several and key_of(self.run(self.first, launch, meter, "reverse", sanitize=False)) != key:
            return None
        return FaultlessLaunch(trial, key, frozenset(result.lines), result.instructions, fresh, fresh and several)

    def _tight(self, outcome: FaultlessLaunch) -> LaunchTrial | None:
        """The same launch with buffers as large as what is accessed, so that an access beyond shows."""
        if outcome.instructions > QUICK:
            return None
        launch = self.launch(outcome.trial)
        layout, contents = Layout(straddle=True), self.contents(launch)
        parts = dispatch_of(self.first.kernel, launch, contents, layout).buffers
        reach: dict[str, tuple[int, int]] = {}

        def note(group: Group, space: str, addresses: NDArray[np.generic], size: int) -> None:
            if space not in ("global", "scalar"):
                return
            active = (addresses[group.mask] if space == "global" else addresses).astype(np.uint64)
            for part in parts:
                end = np.uint64(part.address + len(part.content))
                inside = active[(active >= np.uint64(part.address)) & (active < end)]
                if len(inside):
                    low, high = reach.get(part.name, (1 << 64, 0))
                    reach[part.name] = min(low, int(inside.min())), max(high, int(inside.max()) + size)

        self.meter.spent += _RUN + outcome.instructions * _OF_INSTRUCTION * _OF_NUMPY
        run(self.first, launch, engine="numpy", sanitize=False, contents=contents, layout=layout, observe=note)
        starts = {part.name: part.address for part in parts}
        extents = []
        for argument in launch.arguments:
            if argument.is_buffer:
                pointer = starts[argument.name] + argument.offset * argument.type.size
                low, high = reach.get(argument.name, (pointer, pointer))
                extents.append((max(0, pointer - low), max(8, high - pointer)))
            else:
                extents.append((0, 0))
        return replace(outcome.trial, extents=tuple(extents)) if len(extents) > 1 else None

    # -- runs

    def launch(self, trial: LaunchTrial) -> Launch:
        """The launch of a trial."""
        assert self.parameters is not None
        return spec_of(self.parameters, trial).resolve()

    def run(
        self,
        kernel: Executable,
        launch: Launch,
        meter: Meter,
        order: Order = "lockstep",
        *,
        sanitize: bool = True,
        limit: int = 0,
    ) -> RunResult:
        """One run, counted; at most `limit` wave-instructions, or as many as a launch of the search may take."""
        spend()
        limit = limit or (_MOST_ON_NUMPY if self.engine == "numpy" else _MOST_INSTRUCTIONS)
        result = run(
            kernel, launch, order=order, sanitize=sanitize, engine=self.engine, contents=self.contents(launch),
            layout=Layout(straddle=order == "lockstep"), limit=limit, threads=1, locate=False,
        )  # fmt: skip
        slow = _OF_NUMPY if result.engine == "numpy" else 1.0
        size = sum(argument.size for argument in launch.buffers)
        cost = _RUN + size * _OF_BYTE + result.instructions * _OF_INSTRUCTION * slow
        meter.spent += cost * (1 + sanitize)
        return result

    def contents(self, launch: Launch) -> dict[str, Array]:
        """First contents of the buffers, as `make_buffers` makes them."""
        return {
            argument.name: _content(argument, index)
            for index, argument in enumerate(launch.arguments)
            if argument.is_buffer
        }


@lru_cache(maxsize=128)
def _content(argument: Argument, index: int) -> Array:
    return make_buffer(argument, (0, index))


def _buffer_of(subject: str) -> str:
    """The buffer that a finding names: `A`, `12 bytes past the end of A (64 bytes)`."""
    return subject.split(" of ")[-1].split(" before ")[-1].split(" (")[0]


def key_of(result: RunResult) -> bytes:
    """A digest of everything that a run left in memory."""
    digest = hashlib.blake2b(digest_size=16)
    for name, array in sorted((*result.buffers.items(), *result.variables.items()), key=lambda pair: pair[0]):
        digest.update(name.encode())
        digest.update(np.ascontiguousarray(array).view(np.uint8).data)
    return digest.digest()


@dataclass
class _Hunt:
    """One second kernel against what is known of the first."""

    search: WitnessSearch
    parameters: Parameters
    kernel: Function
    difference: Difference | None

    def __post_init__(self) -> None:
        self.second = Executable(self.kernel)
        self.meter = Meter()
        self.sanitized = 0

    def result(self) -> Witness | None:
        """The first launch whose difference is confirmed."""
        tried = 0
        for outcome in self._outcomes():
            if self.meter.spent > self.search.budget / 2:
                return None
            if outcome is None or not self._suspicious(outcome):
                continue
            text = spec_text(spec_of(self.parameters, outcome.trial))
            self.meter.spent += _CONFIRMED
            witness = confirmed(self.search.first, self.second, text, self.search.engine)
            tried += 1
            if witness is not None or tried >= _MOST_CONFIRMED:
                return witness
        return None

    def _outcomes(self) -> Iterator[FaultlessLaunch | None]:
        """The launches of the search, then those with numbers that only the second kernel has."""
        yield from self.search.launches(self._lines())
        own = sorted(set(numbers_in(self.kernel)) - set(self.parameters.numbers))
        parents = [outcome.trial for outcome in self.search.outcomes if outcome.fresh][:_PARENTS]
        for number in (value + step for value in own for step in (0, 1, -1)):
            for trial in parents:
                yield self.search.attempt(with_sizes(self.parameters, trial, number), self.meter)

    def _lines(self) -> frozenset[int]:
        """Lines of the first kernel where the proof failed."""
        span = self.difference.first if self.difference is not None else None
        program = self.search.first.kernel.program
        if span is None:
            return frozenset()
        return frozenset(index + 1 for index, line in enumerate(program.lines) if line.number == span.line)

    def _suspicious(self, outcome: FaultlessLaunch) -> bool:
        """Whether a run shows a difference, or a fault of the second kernel."""
        search = self.search
        careful = outcome.fresh and self.sanitized < _SANITIZED
        self.sanitized += careful
        launch = search.launch(outcome.trial)
        limit = _ENDLESS_FACTOR * outcome.instructions + 100_000
        try:
            result = search.run(self.second, launch, self.meter, sanitize=careful, limit=limit)
        except NotEmulated:
            self.meter.spent += _RUN
            return False
        if key_of(result) != outcome.key or any(finding.kind in CERTAIN for finding in result.findings):
            return True
        if not outcome.reversed_too or not careful:
            return False
        again = search.run(self.second, launch, self.meter, "reverse", sanitize=False, limit=limit)
        return key_of(again) != outcome.key
