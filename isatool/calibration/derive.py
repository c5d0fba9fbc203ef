"""Parameters of the chip model from traced runs: each from the gaps of the pairs of instructions that show it.

First fetch, arguments and data are cold in small kernels and other waves take slots, so a gap may be longer than the
rule that it shows, hardly ever shorter: the value is the mode of what was seen, or the least where a wait ends; never a
mean, but for what differs from place to place without a known rule.
"""

from __future__ import annotations

import statistics
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from isatool.analysis.counters import wait_of
from isatool.analysis.delays import counters_of
from isatool.analysis.effects import SGPRS, VGPRS
from isatool.calibration.traced import LONG, TracedRun, kind_of
from isatool.ir.instruction import AnyInstruction
from isatool.isa.counters import Queue
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_HI, EXEC_LO, MODE, SCC, VCC_HI, VCC_LO
from isatool.model.pricing import is_single_fma
from isatool.records import record

FEWEST: Final = 6
"""observations below which nothing is derived"""
_CARRY: Final = 1 << VCC_LO | 1 << VCC_HI
_SCALARS: Final = SGPRS | _CARRY
_IGNORED: Final = 1 << EXEC_LO | 1 << EXEC_HI | 1 << MODE
_IDLE: Final = 10
"""cycles without a vector instruction after which the VALU is idle"""
_NEAR: Final = 2
"""instructions back that a producer may stand"""
_LEAST_SHARE: Final = 0.15
"""of the occurrences that have to agree on a mode: below it other waves decide the gaps, not the rule"""
_SHALLOWEST: Final = 2
"""instructions: executions vary by a cycle, so a queue that was never full looks like one of a single place"""
_DEPTH: Final = 8
"""cycles from issue to execution without a queue; more show that the VALU was busy"""
_FULL: Final = 0.9
"""part of the vector instructions that wait no longer than in a full queue"""
_DRAIN: Final = Op.NOP
"""before VGPRS are given back; waits until stores have read theirs"""
_REGISTER_BYTES: Final = 128
"""of 32 lanes"""
BYTES_PER_CYCLE: Final = "vmem.bytes_per_cycle"
_VMEM: Final = "latency.vmem"
_FAR: Final = "latency.vmem_far"
"""what loads of a first dispatch show, whose data no kernel wrote before"""


@record
class ParameterObservation:
    """One occurrence of a parameter: cycles, and the two instructions that show it."""

    cycles: float
    place: tuple[str, int, int]
    """digest of the code, dense indexes"""


@record
class Derived:
    """A parameter: value, how many occurrences at how many places, their tenth and ninetieth percentile."""

    name: str
    value: float
    count: int
    places: int
    low: float
    high: float
    how: str
    """mode, least, mean by place, ..."""
    share: float
    """part of the occurrences with this value"""

    @property
    def spread(self) -> str:
        """In words for a chip file."""
        exact = f", {100 * self.share:.0f} % exactly" if self.share else ""
        return f"{self.how} of {self.low:g}..{self.high:g} at {self.places} places{exact}"


@record
class _Step:
    index: int
    instruction: AnyInstruction
    kind: str
    reads: int
    writes: int
    time: int
    execution: int | None
    hinted: bool
    """s_delay_alu is before it"""
    awaited: bool
    """an s_wait_alu is before it: what that waits for is in the gap"""

    @property
    def is_valu(self) -> bool:
        return self.instruction.unit is not None and self.instruction.unit.value == "VALU"

    @property
    def is_memory(self) -> bool:
        return self.kind in ("LDS", "VMEM")


def observe(run: TracedRun, bytes_per_cycle: float) -> dict[str, list[ParameterObservation]]:
    """Everything that a run shows, by name of the parameter. `bytes_per_cycle`: how fast loads of a wave return."""
    found: dict[str, list[ParameterObservation]] = defaultdict(list)
    waves = [list(_steps(run, number)) for number in range(len(run.sequences))]
    vector = (step for wave in waves for step in wave if step.is_valu)
    busy = sorted((step.time, max(step.time, step.execution or 0)) for step in vector)
    memory = [step.time for wave in waves for step in wave if step.is_memory] + run.partner_times()
    asked = [(time, time) for time in sorted(memory)]
    single = not any(step.kind == "matrix" for wave in waves for step in wave)
    digest = run.code.digest
    first = run.dispatch.number == 1
    for wave in waves:
        for name, before, after, cycles in _of_wave(wave, bytes_per_cycle):
            name = _FAR if name == _VMEM and first else name
            found[name].append(ParameterObservation(cycles, (digest, before.index, after.index)))
        for step in wave:
            if step.execution is not None and (step.is_valu or step.kind == "VMEM"):
                idle = _idle_before(busy if step.is_valu else asked, step.time)
                name = ("valu.depth" if idle else "full") if step.is_valu else "bus.start" if idle else "bus"
                cycles = step.execution - step.time
                if name == "full" and not single:  # whose cycles are no number of instructions
                    continue
                found[name].append(ParameterObservation(cycles, (digest, step.index, step.index)))
    for before, after, cycles in _releases(waves):
        found["latency.barrier"].append(ParameterObservation(cycles, (digest, before.index, after.index)))
    cold = _first_scalar_load(waves) if run.dispatch.number else None
    if cold is not None:
        load, wait = cold
        name = "latency.smem_first" if first else "latency.smem_cold"
        found[name].append(ParameterObservation(wait.time - load.time, (digest, load.index, wait.index)))
    return found


def derive(runs: Sequence[TracedRun], bytes_per_cycle: float) -> tuple[Derived, ...]:
    """The parameters that the runs show often enough, by name. `bytes_per_cycle`: of loads, if no run shows it."""
    seen = _seen(runs, bytes_per_cycle)
    shown = _derived(BYTES_PER_CYCLE, seen.get(BYTES_PER_CYCLE, []))
    if shown is not None and shown.value != bytes_per_cycle:
        seen = _seen(runs, shown.value)
    full = seen.pop("full", [])
    seen.pop("bus", None)
    found = {name: each for name in sorted(seen) if (each := _derived(name, seen[name])) is not None}
    depth = found.get("valu.depth")
    if depth is not None and len(full) >= FEWEST:
        cycles = sorted(observation.cycles for observation in full)
        value = cycles[int(_FULL * (len(cycles) - 1))] - depth.value
        if value >= _SHALLOWEST:
            how = "ninetieth percentile from issue to execution, less the depth,"
            low, high = cycles[0] - depth.value, cycles[-1] - depth.value
            found["valu.queue"] = Derived("valu.queue", value, len(full), _places(full), low, high, how, 0.0)
    return tuple(found[name] for name in sorted(found))


def _seen(runs: Iterable[TracedRun], bytes_per_cycle: float) -> dict[str, list[ParameterObservation]]:
    seen: dict[str, list[ParameterObservation]] = defaultdict(list)
    for run in runs:
        for name, observations in observe(run, bytes_per_cycle).items():
            seen[name] += observations
    return seen


def _places(observations: Iterable[ParameterObservation]) -> int:
    return len({observation.place for observation in observations})


def _derived(name: str, observations: Sequence[ParameterObservation]) -> Derived | None:
    if len(observations) < FEWEST and name not in _FEW:
        return None
    cycles = sorted(observation.cycles for observation in observations)
    how, estimate = _ESTIMATES.get(name, ("mode", _mode))
    value = estimate(observations)
    share = sum(each == value for each in cycles) / len(cycles)
    if how == "mode" and share < _LEAST_SHARE:
        return None
    return Derived(
        name, value, len(cycles), _places(observations), cycles[len(cycles) // 10], cycles[-1 - len(cycles) // 10], how,
        share,
    )  # fmt: skip


def _mode(observations: Sequence[ParameterObservation]) -> float:
    counts = Counter(observation.cycles for observation in observations)
    return max(counts, key=lambda cycles: (counts[cycles], -cycles))


def _least(observations: Sequence[ParameterObservation]) -> float:
    return min(observation.cycles for observation in observations)


def _tenth(observations: Sequence[ParameterObservation]) -> float:
    cycles = sorted(observation.cycles for observation in observations)
    return cycles[len(cycles) // 10]


def _median(observations: Sequence[ParameterObservation]) -> float:
    return statistics.median(observation.cycles for observation in observations)


def _mean_of_places(observations: Sequence[ParameterObservation]) -> float:
    places: dict[tuple[str, int, int], list[ParameterObservation]] = defaultdict(list)
    for observation in observations:
        places[observation.place].append(observation)
    return round(sum(_mode(each) for each in places.values()) / len(places), 2)


_ESTIMATES: Final[Mapping[str, tuple[str, Callable[[Sequence[ParameterObservation]], float]]]] = {
    "bank.single_penalty": ("mean by place", _mean_of_places),
    "latency.valu": ("tenth percentile", _tenth),  # s_delay_alu often holds the wave back a cycle longer
    "latency.lds": ("least", _least),
    "latency.lds_store": ("least", _least),
    _VMEM: ("median", _median),
    _FAR: ("median", _median),
    "latency.smem_cold": ("median", _median),
    "latency.smem_first": ("median", _median),
}
_FEW: Final = frozenset({
    "latency.barrier", "latency.lds", "latency.lds_store", _FAR, "latency.smem_cold", "latency.smem_first",
})  # fmt: skip
"""what even few occurrences tell: nothing is shorter than the hardware, and a dispatch begins once"""


def _steps(run: TracedRun, wave: int) -> Iterator[_Step]:
    flow, sequence = run.flow, run.sequences[wave]
    hinted = awaited = False
    for index, time, execution in zip(sequence.indexes, sequence.times, sequence.executions, strict=True):
        instruction, effect = flow.instructions[index], flow.effects[index]
        if time is None:
            hinted, awaited = True, awaited or instruction.operation == Op.WAITCNT_DEPCTR
            continue
        reads, writes = effect.reads & ~_IGNORED, effect.writes & ~_IGNORED
        yield _Step(index, instruction, kind_of(instruction), reads, writes, time, execution, hinted, awaited)
        hinted = awaited = False


def _idle_before(busy: Sequence[tuple[int, int]], time: int) -> bool:
    """`busy`: issues in order, and when each was executed."""
    place = bisect_left(busy, (time, 0))
    return place == 0 or time - busy[place - 1][1] >= _IDLE


def _of_wave(wave: Sequence[_Step], bytes_per_cycle: float) -> Iterator[tuple[str, _Step, _Step, float]]:
    for number in range(1, len(wave)):
        before, after = wave[number - 1], wave[number]
        shown = _waited(before, after) if after.awaited else (*_neighbours(before, after), *_results(wave, number))
        for name, cycles in shown:
            yield name, before, after, cycles
    for number, step in enumerate(wave):
        for name, before, cycles in _waits(wave, number, step, bytes_per_cycle):
            yield name, before, step, cycles


def _waited(before: _Step, after: _Step) -> Iterator[tuple[str, float]]:
    """What an s_wait_alu between two issues shows, which takes a slot itself."""
    if before.kind == after.kind == "SALU" and before.writes & after.reads & _SCALARS:
        yield "latency.salu_to_wait", after.time - before.time - 1


def _neighbours(before: _Step, after: _Step) -> Iterator[tuple[str, float]]:
    """What follows from two issues in a row."""
    gap = after.time - before.time
    if before.kind == "branch":
        taken = after.index != before.index + 1 and after.index != before.index
        yield ("latency.branch" if taken else "latency.branch_not_taken"), gap
    elif after.kind == "hint" and after.instruction.operation != _DRAIN and (before.is_valu or before.kind == "VMEM"):
        yield "issue.control_after_vector", gap
    elif before.kind in _CLASSES and after.is_valu and not before.writes & after.reads:
        if before.kind == after.kind == "matrix" and before.execution is not None and after.execution is not None:
            yield "issue.wmma", after.execution - before.execution  # the queue takes it at once
        elif before.kind not in ("trans", "matrix") or before.kind == after.kind == "trans":
            yield f"issue.{_CLASSES[before.kind]}", gap
    elif before.kind == after.kind == "VMEM":
        left, leaves = before.execution or 0, after.execution or 0
        if left and leaves > after.time + 3:  # the second one had to wait for the bus
            yield "bus.cycles_per_register", (leaves - left) / max(1, (before.reads & VGPRS).bit_count())
    if before.is_memory and before.execution is not None:
        overwrites = after.is_valu and after.writes & before.reads & VGPRS
        if overwrites or after.instruction.operation == _DRAIN:
            yield "latency.overwrite", after.time - before.execution - (before.reads & VGPRS).bit_count()
    if before.is_valu and after.kind == "SALU":
        if before.writes & _SCALARS and not _named(before) & (after.reads | after.writes):
            yield "latency.salu_after_carry", gap
        elif _named(before) & after.writes and not before.writes & after.reads:
            yield "latency.overwrite_sgpr", gap
    writes_scalar = after.is_valu and after.writes & _SCALARS and not after.hinted
    if writes_scalar and before.kind == "SALU" and before.writes & SGPRS and not before.writes & after.reads:
        yield "latency.valu_after_salu", gap


def _named(step: _Step) -> int:
    """Scalar registers that an instruction reads or writes."""
    return (step.reads | step.writes) & _SCALARS


def _results(wave: Sequence[_Step], number: int) -> Iterator[tuple[str, float]]:
    """What a result costs the instruction that uses it, from its producer a few instructions back."""
    after = wave[number]
    for back in range(1, min(_NEAR, number) + 1):
        before = wave[number - back]
        shared = before.writes & after.reads
        gap = after.time - before.time
        if before.is_valu and after.is_valu and before.execution is not None and after.execution is not None:
            executed = after.execution - before.execution
            if shared & VGPRS and before.kind == "VALU":
                yield "latency.valu", executed
                return
            if shared & VGPRS and before.kind in _CLASSES and after.hinted:  # the wave holds back that long
                yield f"latency.{_CLASSES[before.kind]}", gap
                return
            if shared & _CARRY and back == 1:
                yield "latency.vcc", executed
                return
            queued = after.execution - after.time > _DEPTH or executed == 1
            if back == 1 and not shared and _is_single_fma(after) and queued:
                yield "bank.single_penalty", executed - 1
        elif before.is_valu and after.is_memory and back == 1:
            yield "latency.valu_to_memory", gap
        elif before.is_valu and after.kind in ("SALU", "branch") and shared & _SCALARS:
            yield "latency.valu_to_salu", gap
        elif before.kind == "SALU" and shared:
            if after.kind in ("SALU", "branch"):
                yield ("latency.scc" if shared == 1 << SCC else "latency.salu"), gap
            elif after.is_valu and shared & SGPRS:
                yield "latency.salu_to_valu", gap
            elif after.is_memory:
                yield "latency.salu_to_memory", gap
            elif after.kind == "SMEM":
                yield "latency.salu_to_smem", gap
        if shared:
            return


def _waits(
    wave: Sequence[_Step], number: int, step: _Step, bytes_per_cycle: float
) -> Iterator[tuple[str, _Step, float]]:
    """Ends of waits: for the last access of a kind, and how far two loads return apart."""
    wait = wait_of(step.instruction)
    if wait is None or number == 0:
        return
    of = counters_of(step.instruction).of
    loaded_by = wait.limit(of[Queue.LOAD])
    accesses = [each for each in wave[max(0, number - 64) : number] if each.kind in ("LDS", "VMEM", "SMEM")]
    if not accesses:
        return
    last = accesses[-1]
    registers = (last.reads & VGPRS).bit_count()
    if wait.limit(of[Queue.LDS]) == 0 and last.kind == "LDS":
        name = "latency.lds_store" if "store" in last.instruction.mnemonic else "latency.lds"
        results = max(0, (last.writes & VGPRS).bit_count() - 1)
        yield name, last, step.time - last.time - (registers if name.endswith("store") else 1) - results
    if loaded_by is not None and last.kind == "VMEM" and last.writes & VGPRS:
        loads = [each for each in accesses if each.kind == "VMEM" and each.writes & VGPRS]
        if len(loads) > loaded_by:
            waited = loads[: len(loads) - loaded_by]
            yield _VMEM, waited[-1], step.time - _moved(waited, bytes_per_cycle)
        before = wave[number - 1]
        earlier = next((each for each in reversed(wave[:number]) if wait_of(each.instruction) is not None), None)
        loaded = (loads[-1].writes & VGPRS).bit_count() if loads else 0
        if earlier is not None and before.is_valu and loaded == 4:
            limit = found.limit(of[Queue.LOAD]) if (found := wait_of(earlier.instruction)) is not None else None
            if limit == loaded_by + 1 and step.time - before.time > 3:
                yield BYTES_PER_CYCLE, earlier, _REGISTER_BYTES * loaded / (step.time - earlier.time)


def _releases(waves: Sequence[Sequence[_Step]]) -> Iterator[tuple[_Step, _Step, int]]:
    """Of waves that leave a barrier in one cycle, the one that came last, and how long it waited."""
    last: dict[tuple[int, int], tuple[_Step, _Step]] = {}
    for wave in waves:
        for before, after in pairwise(wave):
            if before.kind == "barrier":
                key = before.index, after.time
                last[key] = max(last.get(key, (before, after)), (before, after), key=lambda pair: pair[0].time)
    for before, after in last.values():
        if after.time - before.time <= LONG:
            yield before, after, after.time - before.time


def _first_scalar_load(waves: Sequence[Sequence[_Step]]) -> tuple[_Step, _Step] | None:
    """Of the wave that loads first, the load and the end of the wait for it."""
    steps = min((wave for wave in waves if wave), key=lambda wave: wave[0].time, default=())
    load: _Step | None = None
    for step in steps:
        if load is None:
            load = step if step.kind == "SMEM" else None
            continue
        wait = wait_of(step.instruction)
        if wait is not None and wait.limit(counters_of(step.instruction).of[Queue.SCALAR]) == 0:
            return load, step
    return None


def _moved(loads: Iterable[_Step], bytes_per_cycle: float) -> float:
    """When the last of a wave's loads would be back if memory took no time but that to move the bytes of all."""
    end = 0.0
    for load in loads:
        end = max(end, load.time) + _REGISTER_BYTES * (load.writes & VGPRS).bit_count() / bytes_per_cycle
    return end


_CLASSES: Final = {"valu64": "valu64", "mul32": "mul32", "trans": "trans", "f64": "f64", "matrix": "wmma"}
"""kinds of vector instructions whose issue and results have parameters of their own"""


def _is_single_fma(step: _Step) -> bool:
    """A fused multiply-add that is no half of a pair and reads three VGPRs."""
    return step.is_valu and is_single_fma(step.instruction)
