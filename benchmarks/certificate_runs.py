"""Two kernels on launches with full and partial waves: is there one on which the second does something else?

A launch counts only if the first kernel is without fault on it: no finding, and the same outputs in several orders of
waves and of workgroups, as for witnesses (`isatool.verify.witness.confirm`). It must also be one that the assumptions
of the proof allow. The second kernel is at fault if its outputs differ, or if it alone breaks a rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from isatool.analysis.assumptions import Bound, Sentence, parse
from isatool.asm.buffers import make_buffers
from isatool.asm.launch_spec import Launch
from isatool.diagnostics import UserError
from isatool.emulator.compare import same
from isatool.emulator.dispatch import Layout
from isatool.emulator.group import Group, Observer
from isatool.emulator.order import Order
from isatool.emulator.run import Executable, RunResult, run
from isatool.ir.program import Function
from isatool.semantics.errors import NotEmulated
from isatool.verify.verdict import Assumption
from isatool.verify.witness.confirm import CERTAIN, dwords_of
from isatool.verify.witness.parameters import Parameters, parameters_of
from isatool.verify.witness.spec_text import spec_text
from isatool.verify.witness.trials import LaunchTrial, granted, spec_of

ORDERS: Final[tuple[Order, ...]] = ("lockstep", "reverse")
MOST_STEPS: Final = 30_000
"""wave-instructions of a run of a first kernel; the second one may take a few times as many as the first took"""
EXTENTS: Final = ((1 << 12, 3 << 12),)
"""bytes of the buffers before and after the pointers"""
LEAST_LAUNCHES: Final = 4
_SHAPES: Final = ((64, 2), (40, 2), (32, 1), (96, 2), (64, 1), (1, 2), (64, 3))
"""(work-items, workgroups) of kernels that require no size"""
_GRIDS: Final = ((2, 1, 1), (1, 1, 1), (3, 2, 1), (4, 4, 1), (2, 4, 1), (8, 5, 1), (1, 1, 1))
_NUMBERS: Final = ((3, 7), (1, 2), (0, 0x80000000), (2, 0x55555555), (5, 0xFFFFFFFF), (4, 0x12345678), (2, 3))
"""what the two scalars are: a small count, and any number"""
_CONTENTS: Final = (2, 7, 3, 6, 2, 1, 3)
"""of the input, as `witness.trials` numbers them: random dwords, edges of integers and of floats, counting ones"""


class Outcome(StrEnum):
    """What runs show of two kernels."""

    EQUAL = "run"
    FALSE = "false"
    FAULTY = "faulty"
    """the first kernel is at fault on too many launches"""
    NOT_RUN = "not_run"
    """the emulator lacks something, or the launch cannot be made"""


@dataclass(frozen=True)
class Evidence:
    """What was run, and what differs where and how (`spec`: the launch as a file, `why`: in words)."""

    outcome: Outcome
    launches: int = 0
    why: str = ""
    spec: str = ""


def trials_of(parameters: Parameters) -> Iterator[LaunchTrial]:
    """The launches of a kernel."""
    for number, (items, groups) in enumerate(_SHAPES):
        block = parameters.required_block or (min(items, parameters.most_lanes), 1, 1)
        grid = _GRIDS[number] if parameters.grid_axes[1] else (groups, 1, 1)
        scalars = iter(_NUMBERS[number])
        values = tuple(
            0 if argument.is_pointer else next(scalars) & (1 << 8 * argument.size) - 1
            for argument in parameters.arguments
        )
        contents = (_CONTENTS[number],) * len(parameters.arguments)
        yield LaunchTrial((block[0], block[1], block[2]), grid, values, contents, extents=EXTENTS)


@dataclass(eq=False)
class First:
    """A first kernel and what it does on its launches."""

    kernel: Function
    launches: dict[LaunchTrial, Known | None] = field(default_factory=dict)

    @cached_property
    def parameters(self) -> Parameters | None:
        """What launches are made from."""
        return parameters_of(self.kernel)

    @cached_property
    def executable(self) -> Executable:
        """The kernel ready to run."""
        return Executable(self.kernel)

    def against(self, second: Function, assumptions: Sequence[Assumption] = ()) -> Evidence:
        """What launches that the assumptions allow show of a second kernel."""
        if self.parameters is None:
            return Evidence(Outcome.NOT_RUN, why="no launch can be made")
        other = Executable(second)
        count = 0
        allowed = (self.allowed(self.parameters, trial, assumptions) for trial in trials_of(self.parameters))
        for trial in filter(None, allowed):
            try:
                known = self.known(trial)
                if known is None:
                    continue
                count += 1
                why = known.difference(other)
            except (UserError, NotEmulated) as error:
                return Evidence(Outcome.NOT_RUN, count, f"{type(error).__name__}: {error}".splitlines()[0])
            if why:
                return Evidence(Outcome.FALSE, count, why, spec_text(spec_of(self.parameters, trial)))
        return Evidence(Outcome.EQUAL if count >= LEAST_LAUNCHES else Outcome.FAULTY, count)

    def allowed(
        self, parameters: Parameters, trial: LaunchTrial, assumptions: Sequence[Assumption]
    ) -> LaunchTrial | None:
        """The trial, or one near it, within what assumptions allow; None if there is none."""
        for assumption in assumptions:
            if assumption.subject == Sentence.FULL_WAVES and trial.block[0] % self.kernel.wave_size:
                return None
            bound = parse(assumption.subject)
            if isinstance(bound, Bound) and not _holds(trial, bound):
                return None
        made = granted(parameters, trial, assumptions)
        if made is not None and parameters.required_block and made.block != trial.block:
            return None
        return made

    def known(self, trial: LaunchTrial) -> Known | None:
        """What the kernel does on a launch; None if it is at fault there."""
        if trial not in self.launches:
            assert self.parameters is not None
            self.launches[trial] = _known(self.executable, spec_of(self.parameters, trial).resolve())
        return self.launches[trial]


def _holds(trial: LaunchTrial, bound: Bound) -> bool:
    """Whether a launch keeps a bound of its workgroup's shape that addresses alone use."""
    extents = {f"block_{axis}": extent for axis, extent in zip("xyz", trial.block, strict=True)}
    low, high = bound.range
    return bound.name not in extents or low <= extents[bound.name] <= high


@dataclass(frozen=True, eq=False)
class Known:
    """A launch on which the first kernel is without fault, and what it leaves."""

    launch: Launch
    contents: Mapping[str, NDArray[np.generic]]
    result: RunResult

    def difference(self, second: Executable) -> str:
        """How a second kernel differs, "" if it does not."""
        limit = 4 * self.result.instructions + 2_000
        for order in ORDERS if _has_several(second, self.launch) else ORDERS[:1]:
            found = _run(second, self.launch, self.contents, order, limit=limit)
            if not same(self.result, found):
                return f"order {order}: the outputs differ"
            for finding in found.findings:
                if finding.kind in CERTAIN:
                    return f"order {order}: {finding}"
        return ""


def _has_several(kernel: Executable, launch: Launch) -> bool:
    return launch.workgroup_size > kernel.kernel.wave_size


def _known(kernel: Executable, launch: Launch) -> Known | None:
    contents = make_buffers(launch)
    reader = _Scalars(kernel)
    first = _run(kernel, launch, contents, "lockstep", observe=reader.note if reader.stores else None)
    if any(finding.fails for finding in first.findings) or reader.incoherent:
        return None
    groups = launch.grid[0] * launch.grid[1] * launch.grid[2]
    others: list[tuple[Order, range | None]] = []
    if _has_several(kernel, launch):
        others.append(("reverse", None))
    if groups > 1:
        others.append(("forward", range(groups)[::-1]))
    for order, workgroups in others:
        again = _run(kernel, launch, contents, order, workgroups)
        if any(finding.fails for finding in again.findings) or not same(first, again):
            return None
    return Known(launch, contents, first)


def _run(
    kernel: Executable,
    launch: Launch,
    contents: Mapping[str, NDArray[np.generic]],
    order: Order,
    workgroups: range | None = None,
    limit: int = MOST_STEPS,
    observe: Observer | None = None,
) -> RunResult:
    return run(
        kernel, launch, workgroups=workgroups, order=order, engine="numpy", contents=contents, limit=limit,
        layout=Layout(straddle=order == "lockstep"), observe=observe, locate=False,
    )  # fmt: skip


class _Scalars:
    """Notes whether a scalar load reads what was stored before: its cache is not told of stores, so what it reads is
    the chip's choice.
    """

    def __init__(self, kernel: Executable) -> None:
        rows = [(line + 1, half) for line, one in kernel.code.instructions for half in one.halves]
        loads = any(half.row is not None and half.unit == "SMEM" and half.row.may_load for _, half in rows)
        self.stores = {line for line, half in rows if half.row is not None and half.row.may_store} if loads else set()
        self.stored: list[NDArray[np.uint64]] = []
        self.incoherent = False

    def note(self, group: Group, space: str, addresses: NDArray[np.generic], size: int) -> None:
        """An access."""
        place = addresses.astype(np.uint64)
        if space == "scalar" and self.stored:
            self.incoherent |= bool(np.isin(dwords_of(place, size), np.concatenate(self.stored)).any())
        elif space == "global" and group.line in self.stores:
            self.stored.append(dwords_of(place[group.mask], size))
