"""The figures of a kernel (`figures.py`), worked out: from its code, from the cycle model, from an execution."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from isatool.analysis.banks import kind_of, measure
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import InFlight
from isatool.analysis.loops import Loop
from isatool.analysis.pressure import Pressure, compute_pressure
from isatool.analysis.sizes import code_bytes
from isatool.analysis.waits import analyse_waits
from isatool.ir.instruction import AnyInstruction
from isatool.isa import chips
from isatool.isa.counters import Queue
from isatool.isa.operations import Op
from isatool.isa.table import AddressSpace, Unit
from isatool.model.conflicts import LdsConflict, lds_conflicts
from isatool.model.estimate import band_of, plain_estimate
from isatool.model.figures import (
    HYPOTHETICAL,
    Analysed,
    KernelFigures,
    LoopFigures,
    MemoryFigures,
    ModelFigures,
    PeakOwner,
    WaitFigures,
    WholeFigures,
)
from isatool.model.gains import ISSUES, gains_of
from isatool.model.prediction import ModelledKernel, next_step
from isatool.model.pricing import access_bytes
from isatool.model.simulate import Simulation, bound_by, once
from isatool.model.slots import Slot
from isatool.model.stream import OperationStream, whole_stream
from isatool.model.work import Work, kind_of_work, peak_rate


def analyse(kernel: ModelledKernel, record: bool = False, gains: bool = True) -> Analysed:
    """All figures of a kernel. `record` keeps the issue events of the modelled loops; without `gains` no figures say
    what single changes would gain, which takes most of the time.

    UserError for a kernel with macros that are not written out: its figures would be those of another one.
    """
    kernel.function.require_written_out()
    flow, forest = kernel.flow, kernel.forest
    pressure = compute_pressure(flow)
    streams = {loop.index: kernel.stream(loop) for loop in forest.loops if loop.parent < 0}
    simulations = {index: kernel.simulate(forest.loops[index], record=record) for index in streams}
    stalls = {index: cost for each in simulations.values() for index, cost in each.line_stalls.items()}
    in_flight = _covered_by_waits(flow)
    weights = _weights(kernel, streams)
    trips = {index: (count, how) for stream in streams.values() for index, count, how in stream.trips}
    conflicts = lds_conflicts(kernel)
    loops = tuple(
        _loop(kernel, loop, trips.get(loop.index), weights.get(loop.index, 0.0), stalls, in_flight, conflicts)
        for loop in forest.loops
    )
    models = tuple(_model(kernel, forest.loops[index], streams[index], simulations[index], gains) for index in streams)
    figures = _kernel(kernel, pressure, loops, models, conflicts, gains)
    return Analysed(kernel, figures, pressure, simulations, conflicts)


def _weights(kernel: ModelledKernel, streams: Mapping[int, OperationStream]) -> dict[int, float]:
    """Part of the issue cycles of all outermost turns that each loop's own blocks take, by loop; by executed counts
    where there are some.
    """
    flow, forest = kernel.flow, kernel.forest
    cycles: dict[int, float] = {}
    for stream in streams.values():
        for operation in stream.operations:
            loop = forest.innermost[flow.block_of[operation.index]]
            cycles[loop] = cycles.get(loop, 0.0) + operation.cycles
    if kernel.counts:
        cycles = {}
        for index, line in enumerate(flow.lines):
            loop = forest.innermost[flow.block_of[index]]
            cycles[loop] = cycles.get(loop, 0.0) + kernel.counts.get(line, 0.0)
    total = sum(cycles.values()) or 1.0
    return {loop: value / total for loop, value in cycles.items()}


def _covered_by_waits(flow: ControlFlow) -> dict[int, tuple[int, ...]]:
    """For every wait the operations that were in flight before it and are not after it."""
    found: dict[int, tuple[int, ...]] = {}
    analysis = analyse_waits(flow)
    for index, state, wait in analysis.at_waits():
        if wait.is_empty:
            continue
        queues = [queue for counter, _ in wait.limits for queue in state.counters.queues(counter)]
        after = state.after(wait)
        found[index] = tuple(sorted(operation for queue in queues for operation in _gone(state, after, queue)))
    return found


def _gone(before: InFlight, after: InFlight, queue: Queue) -> list[int]:
    return [operation for operation in before.stamps[queue] if operation not in after.stamps[queue]]


def _loop(
    kernel: ModelledKernel,
    loop: Loop,
    trips: tuple[float, str] | None,
    weight: float,
    stalls: Mapping[int, float],
    in_flight: Mapping[int, tuple[int, ...]],
    conflicts: Mapping[int, LdsConflict],
) -> LoopFigures:
    flow, forest = kernel.flow, kernel.forest
    blocks = forest.own_blocks(loop)
    indices = flow.inside(blocks)
    header = flow.blocks[loop.header]
    body = measure([flow.instructions[index] for index in indices])
    count, how = trips or outer_trips(kernel, loop)
    return LoopFigures(
        header.label,
        flow.line_number(header.first),
        max(map(flow.line_number, indices)),
        loop.depth,
        count,
        how,
        weight,
        body,
        valu_floor([flow.instructions[index] for index in indices]),
        sum(
            float(flow.function.wave_size * access_bytes(each))
            for each in (flow.instructions[i] for i in indices)
            if each.unit is Unit.LDS
        ),
        tuple(_wait(flow, index, in_flight[index], stalls.get(index, 0.0)) for index in indices if index in in_flight),
        _accesses(kernel, indices, conflicts),
    )


def outer_trips(kernel: ModelledKernel, loop: Loop) -> tuple[float, str]:
    """Turns of an outermost loop for each time it is entered, if it was executed."""
    flow = kernel.flow
    count = kernel.counts.get(flow.lines[flow.blocks[loop.header].first], 0.0)
    return (count, "executed") if count else (0.0, "unknown")


def valu_floor(body: list[AnyInstruction]) -> int:
    """VALU issues if all that has a VOPD form were paired: half of those, the rest alone."""
    halves = [half for each in body if each.unit is Unit.VALU for half in each.halves]
    pairable = sum(half.row is not None and bool(half.row.vopd) for half in halves)
    return -(-pairable // 2) + len(halves) - pairable


def _wait(flow: ControlFlow, index: int, operations: tuple[int, ...], exposed: float) -> WaitFigures:
    line = flow.function.program.lines[flow.lines[index]]
    block = flow.block_at(index)
    near = [operation for operation in operations if block.first <= operation < index]
    text = line.text.partition(";")[0].strip()
    if not near:
        return WaitFigures(line.number, text, 0, -1, 0, exposed)
    nearest = max(near)
    between = flow.instructions[nearest + 1 : index]
    valu = sum(each.unit is Unit.VALU for each in between)
    return WaitFigures(line.number, text, flow.line_number(nearest), len(between), valu, exposed)


def _accesses(
    kernel: ModelledKernel, indices: list[int], conflicts: Mapping[int, LdsConflict]
) -> tuple[MemoryFigures, ...]:
    """The loads and stores among some instructions."""
    instructions = kernel.flow.instructions
    return tuple(_memory(kernel, index, conflicts) for index in indices if access_bytes(instructions[index]))


def _memory(kernel: ModelledKernel, index: int, conflicts: Mapping[int, LdsConflict]) -> MemoryFigures:
    flow = kernel.flow
    line = flow.function.program.lines[flow.lines[index]]
    instruction = flow.instructions[index]
    seen = kernel.pricing.access(index)
    space, form = address_form(instruction)
    return MemoryFigures(
        line.number,
        line.text.partition(";")[0].strip(),
        space,
        form,
        access_bytes(instruction),
        conflicts[index].ratio if index in conflicts else 0.0,
        seen.transactions if seen else 0.0,
        seen.bytes_asked / seen.bytes_moved if seen and seen.bytes_moved else 0.0,
    )


def address_form(instruction: AnyInstruction) -> tuple[str, str]:
    """(memory, how it is addressed) of a load or store."""
    if instruction.unit is Unit.LDS:
        return "lds", "lds"
    if instruction.space is AddressSpace.SCRATCH:
        return "scratch", "scratch"
    if instruction.unit is Unit.FLAT:
        return "global", "flat"
    if instruction.space is AddressSpace.GLOBAL:
        base = any(operand.spec is not None and operand.spec.name == "saddr" and operand.is_register
                   for operand in instruction.operands)  # fmt: skip
        return "global", "SGPR base" if base else "64-bit VGPR"
    return "global", "buffer"


def _model(kernel: ModelledKernel, loop: Loop, stream: OperationStream, found: Simulation, gains: bool) -> ModelFigures:
    flow, model = kernel.flow, kernel.model
    header = flow.blocks[loop.header]
    moved = 0.0
    lds = 0.0
    for operation in stream.operations:
        size = float(flow.function.wave_size * access_bytes(flow.instructions[operation.index]))
        if operation.slot is Slot.LDS:
            lds += size
        elif operation.slot is Slot.VMEM:
            seen = kernel.pricing.access(operation.index)
            moved += seen.bytes_moved if seen else size
    scale = model["board.simds"] * model["clock.hertz"] / 1e12
    peak_of = kind_of_work(flow.instructions[operation.index] for operation in stream.operations)
    peak = peak_rate(peak_of, model["issue.wmma"]) * scale
    intensity = stream.flops / moved if moved else 0.0
    roof = min(peak, intensity * model["board.memory_bandwidth"] / 1e12) if moved else peak
    return ModelFigures(
        header.label,
        found.waves,
        found.cycles_per_turn,
        found.valu_busy,
        found.lds_busy,
        found.vmem_busy,
        dict(found.stalls),
        found.flops_per_cycle * scale,
        intensity,
        roof,
        peak,
        peak_of.value,
        lds * found.waves * model["lds.simds"] / found.cycles_per_turn,
        bound_by(found),
        plain_estimate(stream, model, found.waves),
        gains_of(kernel, stream, found.waves) if gains else (),
        model.name,
        band_of(stream, kernel, found),
    )


def _whole(kernel: ModelledKernel, gains: bool) -> WholeFigures | None:
    """A kernel from its entry to its end; None where its control flow is not known."""
    if kernel.flow.unanalysable or not kernel.function.is_kernel:
        return None
    stream = whole_stream(kernel.pricing, kernel.forest, kernel.counts)
    group = min(kernel.waves, kernel.waves_per_group)
    found = once(stream, kernel.model, kernel.waves, group)
    first_cycles = found.cycles
    if kernel.model["latency.smem_first"] > kernel.model["latency.smem"]:
        early = kernel.in_first_dispatch()
        same = whole_stream(early.pricing, early.forest, early.counts)
        first_cycles = once(same, early.model, kernel.waves, group).cycles
    parts = _parts(kernel, stream)
    assumed = sum(how == "assumed" for _, _, how in stream.trips)
    flops = stream.flops * found.waves / found.cycles if found.cycles else 0.0
    scale = kernel.model["board.simds"] * kernel.model["clock.hertz"] / 1e12
    return WholeFigures(
        found.waves, found.cycles, found.warm_cycles, first_cycles, flops * scale, len(stream), assumed, parts,
        found.stalls, gains_of(kernel, stream, found.waves, ISSUES) if gains else (),
    )  # fmt: skip


def _parts(kernel: ModelledKernel, stream: OperationStream) -> dict[str, int]:
    """Executed instructions before the first loop, in loops, and after the last one."""
    flow, innermost = kernel.flow, kernel.forest.innermost
    inside = [innermost[flow.block_of[operation.index]] >= 0 for operation in stream.operations]
    if not any(inside):
        return {"straight line": len(inside)}
    first, last = inside.index(True), len(inside) - 1 - inside[::-1].index(True)
    between = inside[first : last + 1].count(False)
    parts = {"prologue": first, "loops": last + 1 - first - between, "between loops": between}
    return {name: count for name, count in (parts | {"epilogue": len(inside) - 1 - last}).items() if count}


def _kernel(
    kernel: ModelledKernel,
    pressure: Pressure,
    loops: tuple[LoopFigures, ...],
    models: tuple[ModelFigures, ...],
    conflicts: Mapping[int, LdsConflict],
    gains: bool,
) -> KernelFigures:
    flow, model, descriptor = kernel.flow, kernel.model, kernel.descriptor
    occupancy = kernel.occupancy
    size = code_bytes(flow.instructions)
    spills = [i for i, each in enumerate(flow.instructions) if each.space is AddressSpace.SCRATCH]
    used = 1 + max((r.index for each in flow.instructions for r in (*each.defs, *each.uses) if r.is_vgpr), default=-1)
    known = pressure.peak_at >= 0 and pressure.peak <= used
    outside = [i for i in range(len(flow.instructions)) if kernel.forest.innermost[flow.block_of[i]] < 0]
    used_prefixes = [prefix for prefixes in HYPOTHETICAL.values() for prefix in prefixes]
    return KernelFigures(
        kernel=flow.function.name,
        chip=flow.function.program.chip,
        cu_mode=kernel.in_cu_mode,
        waves_by_vgpr=chips.waves_by_vgpr(flow.function.target, used, flow.function.wave_size),
        waves=float(occupancy.waves) if occupancy else 0.0,
        limiter=occupancy.limiter if occupancy else "",
        next_step=next_step(kernel),
        vgprs=descriptor.vgprs if descriptor else used,
        peak=min(pressure.peak, used),
        peak_line=flow.line_number(pressure.peak_at) if known else 0,
        owners=_owners(kernel, pressure) if known else (),
        lds_bytes=descriptor.lds_bytes if descriptor else 0,
        scratch_bytes=descriptor.scratch_bytes if descriptor else 0,
        spills=len(spills),
        spills_in_loops=sum(kernel.forest.innermost[flow.block_of[index]] >= 0 for index in spills),
        code_bytes=size,
        instruction_cache=size / model["code.instruction_cache"],
        peak_tflops=peak_rate(Work.FP32, model["issue.wmma"]) * model["board.simds"] * model["clock.hertz"] / 1e12,
        bandwidth=model["board.memory_bandwidth"],
        executed=kernel.observation.describe() if kernel.observation else "",
        loops=tuple(sorted(loops, key=lambda found: -found.weight)),
        memory=_accesses(kernel, outside, conflicts),
        models=models,
        whole=_whole(kernel, gains),
        assumptions=tuple(str(parameter) for parameter in model.assumptions(*used_prefixes)),
    )


_PURPOSES: Final = (
    "accumulators of FMAs",
    "results of LDS loads",
    "results of global loads",
    "addresses of LDS accesses",
    "addresses of global accesses",
    "other values",
    "sums of matrix products",
)


def _owners(kernel: ModelledKernel, pressure: Pressure) -> tuple[PeakOwner, ...]:
    """The registers of the peak by what they are for, the largest group first."""
    flow = kernel.flow
    around = _outermost_blocks(kernel, pressure.peak_at)
    accumulators, products, lds, others = 0, 0, 0, 0
    for index, instruction in enumerate(flow.instructions):
        effect = flow.effects[index]
        if kind_of(instruction) == "fma" and flow.block_of[index] in around:
            accumulators |= effect.reads & effect.writes
        elif instruction.operation.startswith(Op.WMMA):
            products |= effect.reads & effect.writes
        elif instruction.unit is Unit.LDS:
            lds |= effect.reads
        elif instruction.unit in (Unit.VMEM, Unit.FLAT):
            others |= effect.reads
    groups: dict[str, list[int]] = {}
    for owner in pressure.owners():
        definition = flow.instructions[owner.definition] if owner.definition >= 0 else None
        kind = kind_of(definition) if definition is not None else ""
        bit = 1 << owner.register
        if accumulators & bit:
            place = 0
        elif products & bit:
            place = 6
        elif kind in ("lds load", "global load"):
            place = 1 if kind == "lds load" else 2
        else:
            place = 3 if lds & bit else 4 if others & bit else 5
        groups.setdefault(_PURPOSES[place], []).append(owner.register.index)
    found = [PeakOwner(what, len(numbers), register_runs(numbers)) for what, numbers in groups.items()]
    return tuple(sorted(found, key=lambda owner: -owner.count))


def _outermost_blocks(kernel: ModelledKernel, index: int) -> frozenset[int]:
    """The blocks of the outermost loop around an instruction; all blocks in loops if there is none around it."""
    loops, innermost = kernel.forest.loops, kernel.forest.innermost
    loop = innermost[kernel.flow.block_of[index]] if index >= 0 else -1
    if loop < 0:
        return frozenset(block for block, inner in enumerate(innermost) if inner >= 0)
    while loops[loop].parent >= 0:
        loop = loops[loop].parent
    return loops[loop].blocks


def register_runs(numbers: list[int]) -> str:
    """VGPR numbers as text: `v[2:3], v7`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(f"v{first}" if first == last else f"v[{first}:{last}]" for first, last in runs)
