"""Runs a dispatch on the native engine: steps and memory handed to C, threads on all cores, events as findings."""

from __future__ import annotations

import ctypes
import os
import threading
import time
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from isatool.allowance import budget, check
from isatool.emulator.dispatch import Dispatch, entry_of, global_memory
from isatool.emulator.findings import EmulatorFindings
from isatool.emulator.group import SGPR_POISON, VGPR_POISON
from isatool.emulator.lockstep import STEP_LIMIT
from isatool.emulator.memory import GlobalMemory
from isatool.emulator.native import NativeUnavailableError, ShapeStore
from isatool.emulator.native_code import ADDRESS, I32, SCALARS, U64, MissingModeError, Prepared
from isatool.emulator.native_findings import Events, finding_of
from isatool.emulator.order import Order, wave_order
from isatool.progress import doing

U32 = ctypes.c_uint32
EVENTS: Final = 256
POLL_SECONDS: Final = 0.05
COMPILE_SECONDS: Final = 20.0
"""that must be left before a deadline, for a compiler that nothing interrupts"""
WORKGROUP_LIMIT: Final = 1 << 27
"""wave-instructions of a workgroup, unless a limit is given: each of its waves has its part, within bounds"""
WAVE_LIMITS: Final = (1 << 22, 1 << 25)
IDLE_LIMIT: Final = 1 << 28
"""wave-instructions of a thread's waves of which none ends or comes to a barrier, unless a limit is given"""
SHARE: Final = 1 << 18
"""wave-instructions of a wave before the others have theirs"""
_AT_ONCE: Final = 2
"""stops threads when a wave has had its share; 1 stops them at the next workgroup"""
RESIDENT_WAVES: Final = 1024
"""of a thread, where workgroups may wait for each other"""
SHADOW_BYTES: Final = 1 << 30
"""for the order of accesses: larger buffers are left out"""
FLAG_BYTES: Final = 1 << 26
WORD: Final = 36
"""bytes of the Word of runtime.h"""


class _Buffer(ctypes.Structure):
    _fields_ = (
        ("start", U64), ("end", U64), ("readable_end", U64), ("last_start", U64), ("data", ADDRESS), ("writable", U64),
        ("words", ADDRESS),
    )  # fmt: skip


class _Event(ctypes.Structure):
    _fields_ = (
        ("kind", I32), ("step", I32), ("other", I32), ("lane", I32), ("address", U64), ("detail", U64), ("count", U64),
    )  # fmt: skip


class _Context(ctypes.Structure):
    _fields_ = (
        ("buffers", ADDRESS), ("buffer_count", U64), ("lds", ADDRESS), ("lds_bytes", U64), ("scratch_bytes", U64),
        ("events", ADDRESS), ("event_count", U64), ("event_limit", U64), ("cells", ADDRESS),
        ("cell_steps", ADDRESS), ("cell_shift", U64), ("cell_count", U64), ("lock", ADDRESS), ("sanitize", U64),
        ("step", U64), ("refused", U64), ("access", U64), ("word_shift", U64), ("first_wave", U64), ("waves", U64),
        ("all_waves", U64),
        ("cu_mode", U64), ("races", U64), ("foreign", U64), ("reports", U64), ("flags", ADDRESS),
        ("flag_clocks", ADDRESS), ("flag_slots", U64), ("flags_full", ADDRESS), ("job", ADDRESS),
        ("tracked", ADDRESS),
    )  # fmt: skip


class _Resident(ctypes.Structure):
    _fields_ = (
        ("waves", ADDRESS), ("lds", ADDRESS), ("cells", ADDRESS), ("cell_steps", ADDRESS), ("first_wave", U64),
        ("foreign", U64), ("running", U64), ("padding", U64),
    )  # fmt: skip


class _Thread(ctypes.Structure):
    _fields_ = (
        ("context", _Context), ("counts", ADDRESS), ("whole", ADDRESS),
        ("residents", ADDRESS), ("resident_count", U64), ("clocks", ADDRESS),
    )  # fmt: skip


class _Job(ctypes.Structure):
    _fields_ = (
        ("steps", ADDRESS), ("details", ADDRESS), ("count", U64), ("modes", U64), ("next_mode", ADDRESS),
        ("mode_bits", ADDRESS),
        ("addresses", ADDRESS), ("entry", U64), ("grid", U64 * 3), ("block", U64 * 3), ("waves", U64), ("lanes", U64),
        ("id_registers", I32 * 4), ("id_shifts", I32 * 4), ("work_item_ids", U64), ("scalars", ADDRESS),
        ("vgpr_poison", U32),
        ("lds_poison", U32), ("scc", U32), ("padding", U32), ("order", ADDRESS), ("workgroups", ADDRESS),
        ("workgroup_count", U64), ("next_workgroup", ADDRESS), ("done", ADDRESS), ("stop", ADDRESS), ("limit", U64),
        ("wave_limit", U64), ("idle_limit", U64), ("share", U64),
    )  # fmt: skip


def run_native(
    kernel: str,
    dispatch: Dispatch,
    prepared: Prepared,
    chosen: Sequence[int],
    findings: EmulatorFindings,
    counts: NDArray[np.int64],
    *,
    cell: int,
    order: Order,
    sanitize: bool,
    limit: int,
    poison: tuple[int, int] = (VGPR_POISON, SGPR_POISON),
    threads: int | None = None,
) -> tuple[GlobalMemory, float]:
    """Run workgroups on all cores; the memory afterwards, and the seconds in the engine. Raises NotEmulated where a
    wave met such an instruction.
    """
    library = ShapeStore.here(dispatch.descriptor.wave_size).driver()
    runner = _Runner(kernel, dispatch, prepared, chosen, cell, order, sanitize, limit, poison)
    useful = len(chosen) if threads else len(chosen) // 2  # two workgroups that race do so alike every time
    number = max(1, min(threads or os.cpu_count() or 1, useful))
    workers = [_Worker(runner, library) for _ in range(number)]
    start = time.perf_counter()
    runner.run(library, workers)
    seconds = time.perf_counter() - start
    executed = np.sum([worker.executed() for worker in workers], axis=0)
    prepared.executed += executed
    counts += executed.reshape(len(prepared.modes), prepared.count).sum(axis=0)[: len(counts)]
    events = sorted((event for worker in workers for event in worker.events()), key=lambda event: event.step)
    for event in events:
        place = event.step % prepared.count
        if event.kind == Events.UNSUPPORTED:
            if event.address:
                raise MissingModeError(int(event.address) & 0xFFFFFFFF, place)
            raise prepared.refusal(event.step, event.detail)
        findings.add(finding_of(event, prepared.code, place, runner.memory, dispatch))
    return runner.memory, seconds


class _Runner:
    """What all threads of a run share."""

    def __init__(
        self,
        kernel: str,
        dispatch: Dispatch,
        prepared: Prepared,
        chosen: Sequence[int],
        cell: int,
        order: Order,
        sanitize: bool,
        limit: int,
        poison: tuple[int, int],
    ) -> None:
        self.dispatch = dispatch
        self.prepared = prepared
        self.cell = cell
        self.sanitize = sanitize
        self.memory = global_memory(dispatch, prepared.code)
        self.lock = np.zeros(1, np.uint32)
        self.buffers = (_Buffer * len(self.memory.buffers))()
        for target, buffer in zip(self.buffers, self.memory.buffers, strict=True):
            target.start, target.end = buffer.address, buffer.address + buffer.size
            target.readable_end, target.data = buffer.readable_end, buffer.words.ctypes.data
            target.writable, target.last_start = int(buffer.writable), buffer.last_start
        self.residents, self.word_shift = 1, 0 if prepared.code.narrow_stores else 2
        self.shadow: list[NDArray[np.uint8]] = []
        self.all_waves = len(chosen) * dispatch.waves
        self.flags, self.flag_clocks = np.zeros(0, np.uint64), np.zeros(0, np.uint32)
        if prepared.code.may_wait:
            self.residents = max(1, min(len(chosen), RESIDENT_WAVES // dispatch.waves))
        if sanitize:
            self._track()
        entry = entry_of(dispatch, chosen[:1])
        self.scalars = np.full(SCALARS, poison[1], np.uint32)
        for code, value in entry.scalars.items():
            self.scalars[code] = value[0]
        self.order = np.array(wave_order(order, dispatch.waves), np.uint32)
        self.workgroups = np.fromiter(chosen, np.uint64, len(chosen))
        self.shared = np.zeros(4, np.uint64)
        self.job = self._job(kernel, limit, poison[0])

    def _job(self, kernel: str, limit: int, poison: int) -> _Job:
        dispatch, prepared = self.dispatch, self.prepared
        job = _Job()
        job.steps = ctypes.addressof(prepared.steps)
        job.details = ctypes.addressof(prepared.details)
        job.count, job.modes = prepared.count, len(prepared.modes)
        job.mode_bits = prepared.mode_bits.ctypes.data
        job.next_mode, job.addresses = prepared.next_mode.ctypes.data, prepared.addresses.ctypes.data
        job.entry = prepared.code.entry(kernel)
        job.grid[:], job.block[:] = dispatch.grid, dispatch.block
        job.waves, job.lanes = dispatch.waves, dispatch.lanes
        places = dispatch.descriptor.workgroup_id_places(dispatch.target)
        job.id_registers[:] = [*(-1 if place is None else int(place.register) for place in places), -1]
        job.id_shifts[:] = [*(0 if place is None else place.low for place in places), 0]
        job.work_item_ids = dispatch.descriptor.workitem_ids
        job.scalars, job.vgpr_poison, job.lds_poison = self.scalars.ctypes.data, poison, poison ^ 0xFF
        job.scc = int(poison == 0)  # undefined too: the other way round in the other run
        job.order, job.workgroups = self.order.ctypes.data, self.workgroups.ctypes.data
        job.workgroup_count = len(self.workgroups)
        base = self.shared.ctypes.data
        job.next_workgroup, job.done, job.stop = base, base + 8, base + 16
        given = limit != STEP_LIMIT
        job.limit, job.wave_limit = (
            limit,
            limit if given else max(WAVE_LIMITS[0], min(WAVE_LIMITS[1], WORKGROUP_LIMIT // dispatch.waves)),
        )
        job.idle_limit = limit if given else IDLE_LIMIT
        job.share = SHARE
        return job

    def _track(self) -> None:
        """Allocate shadow words for accesses of global memory, and the clocks of flags."""
        left = SHADOW_BYTES
        for target, buffer in zip(self.buffers, self.memory.buffers, strict=True):
            size = ((buffer.size >> self.word_shift) + 1) * WORD
            if buffer.writable and size <= left:
                left -= size
                self.shadow.append(np.zeros(size, np.uint8))
                target.words = self.shadow[-1].ctypes.data
        if self.prepared.code.may_wait:
            slots = FLAG_BYTES // (4 * self.all_waves + 8)
            self.flags, self.flag_clocks = np.zeros(slots, np.uint64), np.zeros(slots * self.all_waves, np.uint32)

    def run(self, library: ctypes.CDLL, workers: Sequence[_Worker]) -> None:
        """Start the threads and wait for them, telling how far they are. An interrupt, and OutOfTimeError at the
        deadline, stop them.
        """
        function = library.run_job
        function.argtypes = (ADDRESS, ADDRESS)
        job, total = ctypes.addressof(self.job), len(self.workgroups)
        threads = [
            threading.Thread(target=function, args=(job, ctypes.addressof(worker.state)), daemon=True)
            for worker in workers
        ]
        self._compile([])
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                thread.join(POLL_SECONDS)
                while thread.is_alive():
                    doing("workgroups", int(self.shared[1]), total)
                    check()
                    self._compile(workers)
                    thread.join(POLL_SECONDS)
        except BaseException:
            self.shared[2] = _AT_ONCE
            for thread in threads:
                thread.join()
            raise

    def _compile(self, workers: Sequence[_Worker]) -> None:
        """Compile what has run often, unless the time for it is short."""
        if budget().seconds > COMPILE_SECONDS:
            none = np.zeros(len(self.prepared.steps), np.int64)
            self.prepared.compile_blocks(sum((worker.executed() for worker in workers), none))


class _Worker:
    """The memory of one thread."""

    def __init__(self, runner: _Runner, library: ctypes.CDLL) -> None:
        dispatch = runner.dispatch
        for name in ("size_of_wave", "size_of_thread", "offset_of_scratch"):
            getattr(library, name).restype = U64
        if library.size_of_thread() != ctypes.sizeof(_Thread):
            raise NativeUnavailableError("the driver's structures differ from these")
        size, count = library.size_of_wave(), runner.residents * dispatch.waves
        self.waves = _aligned(size * count)
        scratch = dispatch.scratch_bytes
        scratch += -scratch % 4
        self.scratch = np.zeros(max(1, count * dispatch.descriptor.wave_size * scratch), np.uint8)
        offset = library.offset_of_scratch()
        for wave in range(count):
            pointer = self.scratch.ctypes.data + wave * dispatch.descriptor.wave_size * scratch
            self.waves[wave * size + offset : wave * size + offset + 8].view(np.uint64)[0] = pointer
        lds = dispatch.descriptor.lds_bytes + dispatch.lds_bytes
        self.lds = np.zeros((runner.residents, (lds + 67) // 4 * 4), np.uint8)
        cells = (lds + runner.cell - 1) // runner.cell + 4
        self.tracker = np.full((runner.residents, 2 * cells, 2), -1, np.int8)
        self.tracker_steps = np.zeros((runner.residents, 2 * cells, 2), np.int32)
        self.residents = (_Resident * runner.residents)()
        for number, resident in enumerate(self.residents):
            resident.waves = self.waves.ctypes.data + number * dispatch.waves * size
            resident.lds = self.lds[number].ctypes.data
            if runner.sanitize:
                resident.cells = self.tracker[number].ctypes.data
                resident.cell_steps = self.tracker_steps[number].ctypes.data
        self.prepared = runner.prepared
        self.counts, self.whole = np.zeros((2, len(runner.prepared.steps)), np.uint64)
        self.event_list = (_Event * EVENTS)()
        self.clocks = np.zeros(4 * count * runner.all_waves if runner.sanitize else 0, np.uint32)
        state = _Thread()
        context = state.context
        context.buffers, context.buffer_count = ctypes.addressof(runner.buffers), len(runner.buffers)
        context.lds_bytes, context.scratch_bytes = lds, scratch
        context.events, context.event_limit = ctypes.addressof(self.event_list), EVENTS
        context.cell_shift, context.cell_count = 0 if runner.cell == 1 else 2, cells
        context.lock, context.sanitize = runner.lock.ctypes.data, int(runner.sanitize)
        context.races, context.word_shift = int(runner.sanitize), runner.word_shift
        context.waves, context.all_waves = dispatch.waves, runner.all_waves
        context.cu_mode = int(dispatch.descriptor.cu_mode)
        if len(runner.flags):
            context.flags, context.flag_slots = runner.flags.ctypes.data, len(runner.flags)
            context.flag_clocks = runner.flag_clocks.ctypes.data
        context.flags_full = runner.shared.ctypes.data + 24
        state.counts, state.whole = self.counts.ctypes.data, self.whole.ctypes.data
        state.clocks = self.clocks.ctypes.data
        state.residents, state.resident_count = ctypes.addressof(self.residents), runner.residents
        self.state = state

    def executed(self) -> NDArray[np.int64]:
        """How often each step of every mode was done, in blocks too."""
        found = self.counts.astype(np.int64)
        for place, length in self.prepared.lengths.items():
            found[place : place + length] += np.int64(self.whole[place])
        return found

    def events(self) -> list[_Event]:
        """What this thread reported."""
        return list(self.event_list[: self.state.context.event_count])


def _aligned(size: int) -> NDArray[np.uint8]:
    """Bytes that begin at a multiple of 256."""
    raw = np.zeros(size + 256, np.uint8)
    start = -raw.ctypes.data % 256
    return raw[start : start + size]
