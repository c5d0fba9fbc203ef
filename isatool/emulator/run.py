"""Run a kernel: a launch, some or all of its workgroups, an engine, and what came out of it."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from isatool.diagnostics import UserError
from isatool.emulator.dispatch import (
    Dispatch,
    Layout,
    dispatch_of,
    entry_of,
    global_memory,
    initial_group,
    lds_of,
)
from isatool.emulator.findings import EmulatorFinding, EmulatorFindings, FindingKind
from isatool.emulator.global_races import GlobalRaces
from isatool.emulator.group import SGPR_POISON, VGPR_POISON, Observer, Shared
from isatool.emulator.lockstep import STEP_LIMIT, WAVE_LIMIT, LockstepMachine
from isatool.emulator.memory import GlobalMemory
from isatool.emulator.native import NativeUnavailableError, ShapeStore
from isatool.emulator.order import Order
from isatool.emulator.steps import EmulatedCode
from isatool.emulator.trace import Tracer
from isatool.ir.program import Function
from isatool.isa.registers import VGPR_BASE
from isatool.progress import doing
from isatool.records import dataclass, record

if TYPE_CHECKING:
    from isatool.asm.buffers import Array
    from isatool.asm.launch_spec import Launch
    from isatool.emulator.native_code import Prepared

BATCH_WAVES: Final = 512
MOST_WAVES: Final = 1 << 24
"""of a run: half a billion lanes, as many as 2 GiB have floats"""
_NARROW: Final = re.compile(r"_[biu](8|16)(_|$)")
ENGINES: Final = ("auto", "numpy", "native")
ENTRY_POISON: Final = (VGPR_POISON, SGPR_POISON)
OTHER_POISON: Final = (0, 0)
"""what the second native run fills registers with: a result that changes depends on what nothing has written"""
_SUSPICIOUS: Final = frozenset({FindingKind.OUT_OF_BOUNDS})
NUMPY_WORKGROUPS: Final = 4
NUMPY_LIMIT: Final = 10_000_000
"""how far numpy looks for the place of something that the native engine found"""


@record
class RunResult:
    """What a run left behind. `lines` counts executed wave-instructions by 1-based line, `classes` by unit.

    `buffers` hold the final contents in the types and shapes of the launch spec; `seconds` is time in the engine;
    `note` says why the native engine was not used where it was asked for in vain.
    """

    buffers: Mapping[str, Array]
    findings: tuple[EmulatorFinding, ...]
    lines: Mapping[int, int]
    classes: Mapping[str, int]
    workgroups: int
    engine: str
    seconds: float
    note: str = ""
    variables: Mapping[str, Array] = field(default_factory=dict)
    """final bytes of the file's writable data sections, by section"""

    @property
    def instructions(self) -> int:
        """Executed wave-instructions."""
        return sum(self.lines.values())


@record
class RawResult:
    """The result of a dispatch: memory by buffer name, findings, and counts by step index."""

    memory: Mapping[str, bytes]
    findings: tuple[EmulatorFinding, ...]
    counts: NDArray[np.int64]
    code: EmulatedCode
    engine: str = "numpy"
    note: str = ""
    seconds: float = 0.0


@record
class Settings:
    """How a dispatch is run. `lockstep` is what numpy does best; the native engine runs it as forward."""

    order: Order = "lockstep"
    sanitize: bool = True
    limit: int = STEP_LIMIT
    engine: str = "auto"
    trace: Tracer | None = None
    threads: int | None = None
    observe: Observer | None = None
    """told before every access to memory; numpy runs then"""
    locate: bool = True
    """whether numpy runs again to say where undefined bits that the native engine noticed come from"""


@dataclass(frozen=True, eq=False)
class Executable:
    """A kernel ready for any number of dispatches; what the engines make of its code is kept."""

    kernel: Function
    hardware: Mapping[str, int] = field(default_factory=dict)
    """values of hardware registers and clocks, as the launch declares them"""
    prepared: dict[int, Prepared] = field(default_factory=dict)

    @cached_property
    def code(self) -> EmulatedCode:
        """The steps of the whole file. UserError for a kernel with macros that are not written out."""
        self.kernel.require_written_out()
        return EmulatedCode(self.kernel.program, self.hardware)

    @cached_property
    def cell(self) -> int:
        """Bytes of LDS that races are told apart by: 1 if the code accesses less than dwords."""
        names = {instruction.mnemonic for _, instruction in self.code.instructions if instruction.unit == "LDS"}
        return 1 if any(_NARROW.search(name) for name in names) else 4

    def native(self, mode: int) -> Prepared:
        """The code for the native engine; NativeUnavailableError where that cannot be."""
        from isatool.emulator.native_code import prepare

        if mode not in self.prepared:
            self.prepared[mode] = prepare(self.code, mode, ShapeStore.here(self.code.program.wave_size), self.kernel)
        return self.prepared[mode]

    def dispatch(
        self, dispatch: Dispatch, workgroups: Sequence[int] | None = None, settings: Settings | None = None
    ) -> RawResult:
        """Run a dispatch. Raises NotEmulated at the line of an instruction that a wave meets and no semantics cover."""
        settings = settings or Settings()
        chosen = check_workgroups(dispatch, workgroups)
        note = ""
        if settings.engine not in ENGINES:
            raise UserError(f"there is no engine '{settings.engine}'", hint="engines: " + ", ".join(ENGINES))
        if settings.engine != "numpy" and settings.trace is None and settings.observe is None:
            try:
                return self._native(dispatch, chosen, settings)
            except NativeUnavailableError as error:
                if settings.engine == "native":
                    raise UserError(f"no native engine: {error}", hint="--engine numpy works everywhere") from None
                note = f"no native engine: {error}"
        return self._numpy(dispatch, chosen, settings, note)

    def _numpy(self, dispatch: Dispatch, chosen: Sequence[int], settings: Settings, note: str = "") -> RawResult:
        code = self.code
        memory = global_memory(dispatch, code)
        findings = EmulatorFindings()
        counts = np.zeros(len(code.instructions) + 1, np.int64)
        batch = max(1, BATCH_WAVES // dispatch.waves)
        races = None
        if settings.sanitize:
            unit = 1 if code.narrow_stores else 4
            all_waves = len(chosen) * dispatch.waves
            races = GlobalRaces(memory, dispatch.waves, all_waves, unit, dispatch.descriptor.cu_mode, code.may_wait)
        wave_limit = settings.limit if settings.limit != STEP_LIMIT else WAVE_LIMIT
        start = time.perf_counter()
        with np.errstate(all="ignore"):
            for first in range(0, len(chosen), batch):
                part = chosen[first : first + batch]
                lds = lds_of(dispatch, len(part), self.cell)
                shared = Shared(
                    memory, lds, findings, settings.sanitize, dispatch.scratch_bytes, races, settings.observe
                )
                if races is not None:
                    races.enter(first * dispatch.waves, len(part) * dispatch.waves)
                group = initial_group(shared, code, self.kernel.name, dispatch, entry_of(dispatch, part))
                LockstepMachine(code, shared, counts, settings.order, settings.limit, settings.trace, wave_limit).run(
                    group
                )
                doing("workgroups", min(first + batch, len(chosen)), len(chosen))
        seconds = time.perf_counter() - start
        if settings.sanitize:
            check_register_limit(code, counts, dispatch.descriptor.vgprs, findings)
        return RawResult(_contents(memory), findings.as_tuple(), counts, code, "numpy", note, seconds)

    def _native(self, dispatch: Dispatch, chosen: Sequence[int], settings: Settings) -> RawResult:
        first = self._native_run(dispatch, chosen, settings, ENTRY_POISON)
        if not settings.sanitize or any(finding.kind is FindingKind.ENDLESS for finding in first.findings):
            return first
        plain = Settings(settings.order, False, settings.limit, settings.engine, threads=settings.threads)
        second = self._native_run(dispatch, chosen, plain, OTHER_POISON)
        same = _same(first, second)
        if not same and settings.threads != 1:  # or did the threads take turns in another order?
            alone = replace(plain, threads=1)
            again = [self._native_run(dispatch, chosen, alone, poison) for poison in (ENTRY_POISON, OTHER_POISON)]
            same = _same(*again)
        suspicious = settings.locate and any(finding.kind in _SUSPICIOUS for finding in first.findings)
        if same and not suspicious:
            return first
        return self._located(dispatch, chosen, settings, first, certain=not same)

    def _native_run(
        self, dispatch: Dispatch, chosen: Sequence[int], settings: Settings, poison: tuple[int, int]
    ) -> RawResult:
        from isatool.emulator.native_code import MODES, MissingModeError, OtherKernelError, prepare
        from isatool.emulator.native_run import run_native

        mode = dispatch.descriptor.mode_register
        prepared = self.native(mode)
        findings = EmulatorFindings()
        counts = np.zeros(len(self.code.instructions) + 1, np.int64)
        try:
            memory, seconds = run_native(
                self.kernel.name, dispatch, prepared, chosen, findings, counts,
                cell=self.cell, order=settings.order, sanitize=settings.sanitize, limit=settings.limit, poison=poison,
                threads=settings.threads,
            )  # fmt: skip
        except OtherKernelError:
            self.prepared[mode] = prepare(
                self.code, mode, ShapeStore.here(self.code.program.wave_size), None, prepared.modes
            )
            return self._native_run(dispatch, chosen, settings, poison)
        except MissingModeError as error:
            if len(prepared.modes) >= MODES:
                raise self.code.refusal(error.index, f"more than {MODES} modes") from None
            modes = (*prepared.modes, error.bits)
            self.prepared[mode] = prepare(
                self.code, mode, ShapeStore.here(self.code.program.wave_size), prepared.kernel, modes
            )
            return self._native_run(dispatch, chosen, settings, poison)
        if settings.sanitize:
            check_register_limit(self.code, counts, dispatch.descriptor.vgprs, findings)
        return RawResult(_contents(memory), findings.as_tuple(), counts, self.code, "native", "", seconds)

    def _located(
        self, dispatch: Dispatch, chosen: Sequence[int], settings: Settings, first: RawResult, certain: bool
    ) -> RawResult:
        """Undefined values are at work (certain), or may be: let numpy, which follows every bit, say where."""
        numpy = Settings("lockstep", True, min(settings.limit, NUMPY_LIMIT), "numpy")
        found = self._numpy(dispatch, chosen[:NUMPY_WORKGROUPS], numpy).findings if settings.locate else ()
        undefined = [finding for finding in found if finding.kind is FindingKind.UNINITIALISED]
        if not undefined and certain:
            message = "the result depends on what registers or LDS hold at entry"
            undefined = [EmulatorFinding(FindingKind.UNINITIALISED, self.kernel.first + 1, message)]
        return RawResult(
            first.memory,
            (*undefined, *first.findings),
            first.counts,
            first.code,
            first.engine,
            first.note,
            first.seconds,
        )


def run(
    kernel: Function | Executable,
    launch: Launch,
    *,
    workgroups: Sequence[int] | None = None,
    order: Order = "lockstep",
    sanitize: bool = True,
    engine: str = "auto",
    seed: int = 0,
    contents: Mapping[str, Array] | None = None,
    layout: Layout | None = None,
    limit: int | None = None,
    trace: Tracer | None = None,
    threads: int | None = None,
    observe: Observer | None = None,
    locate: bool = True,
) -> RunResult:
    """Execute a kernel. `workgroups` are linear numbers (x fastest), all by default.

    Buffers come from `contents`, else from the spec's fills and `seed`. Raises NotEmulated at the line of an
    instruction without semantics, UserError for a launch that does not fit.
    """
    from isatool.asm.buffers import make_buffers

    executable = kernel if isinstance(kernel, Executable) else Executable(kernel, launch.spec.hardware)
    first = contents if contents is not None else make_buffers(launch, seed)
    dispatch = dispatch_of(executable.kernel, launch, first, layout)
    settings = Settings(order, sanitize, limit or STEP_LIMIT, engine, trace, threads, observe, locate)
    raw = executable.dispatch(dispatch, workgroups, settings)
    buffers = {
        argument.name: np.frombuffer(raw.memory[argument.name], first[argument.name].dtype).reshape(argument.shape)
        if argument.name in raw.memory
        else first[argument.name]
        for argument in launch.buffers
    }
    lines, classes = counted(raw.code, raw.counts)
    count = dispatch.workgroups if workgroups is None else len(workgroups)
    variables = {
        section.name: np.frombuffer(raw.memory[section.name], np.uint8)
        for section in raw.code.data_of_run
        if section.writable
    }
    return RunResult(buffers, raw.findings, lines, classes, count, raw.engine, raw.seconds, raw.note, variables)


def _same(first: RawResult, second: RawResult) -> bool:
    return first.memory == second.memory and np.array_equal(first.counts, second.counts)


def _contents(memory: GlobalMemory) -> dict[str, bytes]:
    return {buffer.name: buffer.content for buffer in memory.buffers if buffer.writable}


def check_workgroups(dispatch: Dispatch, workgroups: Sequence[int] | None) -> Sequence[int]:
    """The workgroups to run; UserError for a number outside the grid, and for more waves than can be emulated."""
    chosen = range(dispatch.workgroups) if workgroups is None else workgroups
    if dispatch.waves * len(chosen) > MOST_WAVES:
        raise UserError(
            f"{len(chosen)} workgroups of {dispatch.waves} waves: at most {MOST_WAVES} waves are emulated",
            hint="a smaller grid, or --workgroups for some of them",
        )
    for number in chosen if workgroups is not None else ():
        if not 0 <= number < dispatch.workgroups:
            raise UserError(f"there is no workgroup {number}", hint=f"the grid has {dispatch.workgroups} workgroups")
    return chosen


def counted(code: EmulatedCode, counts: NDArray[np.int64]) -> tuple[dict[int, int], dict[str, int]]:
    """Counts by 1-based line and by unit (VOPD counted apart)."""
    lines: dict[int, int] = {}
    classes: dict[str, int] = {}
    for (line, instruction), count in zip(code.instructions, counts[:-1].tolist(), strict=True):
        if count:
            lines[line + 1] = lines.get(line + 1, 0) + count
            name = "VOPD" if instruction.is_dual else str(instruction.unit or "unknown")
            classes[name] = classes.get(name, 0) + count
    return lines, classes


def check_register_limit(code: EmulatedCode, counts: NDArray[np.int64], vgprs: int, findings: EmulatorFindings) -> None:
    """Executed instructions with VGPRs beyond `.amdhsa_next_free_vgpr`, out of range on hardware (ISA guide
    3.3.2.2).
    """
    for index, highest in enumerate(code.highest_vgprs):
        if highest - VGPR_BASE >= vgprs and counts[index]:
            line = code.instructions[index][0]
            name = f"v{highest - VGPR_BASE}"
            message = f"{name} is beyond the {vgprs} VGPRs that the kernel descriptor declares"
            findings.add(EmulatorFinding(FindingKind.REGISTER_LIMIT, line + 1, message, name))
