"""What `analyze` found, as text, as JSON, and the operand-cache table. A `~` marks what rests on hypotheses."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from isatool.analysis.banks import BodyFigures
from isatool.analysis.operand_cache import COLUMNS, TableRow
from isatool.asm.debug_lines import SourceLines
from isatool.demangle import plain_name, with_symbol
from isatool.model.engine import why_not
from isatool.model.estimate import SAME
from isatool.model.figures import (
    SCHEMA,
    Analysed,
    KernelFigures,
    LoopFigures,
    MemoryFigures,
    ModelFigures,
    WholeFigures,
)
from isatool.model.gains import LEAST, Gain
from isatool.model.parameters import Band, ChipModel
from isatool.model.processor_modes import ProcessorModes, processor_modes
from isatool.model.work import Work
from isatool.report.annotations import cache_rows
from isatool.version import __version__

if TYPE_CHECKING:
    from isatool.pipeline.product_time import ProductTime
    from isatool.pipeline.verdict import LoopVerdict, Tried

MOST_ROWS: Final = 12
MOST_GAINS: Final = 5
"""rows and gains that fit a screen; the JSON has all"""
_NAMES: Final = {"lds": "LDS", "BRANCH busy": "branch unit busy"}
"""causes of waiting whose name in JSON is not the one in a text"""
_LEGEND: Final = "~ rests on hypotheses about the hardware; --hypotheses names them"


def as_json(
    found: Sequence[Analysed],
    models: Sequence[ChipModel],
    verdicts: Sequence[LoopVerdict | None],
    products: Sequence[ProductTime | None],
    path: str,
) -> str:
    """One object: schema, version, kernels with what was tried, and all chip parameters with status and source."""
    kernels = [asdict(each.figures) for each in found]
    for kernel, each, verdict, product in zip(kernels, found, verdicts, products, strict=True):
        kernel["product"] = None if product is None else asdict(product)
        kernel["tried"] = [] if verdict is None else [_tried_data(tried, path) for tried in verdict.tried]
        kernel["not_tried"] = [] if verdict is None else list(verdict.not_tried)
        for loop, of_loop in zip(kernel["loops"], each.figures.loops, strict=True):
            loop["dual_issue"], loop["four_bank_pairs"] = of_loop.dual_issue, of_loop.four_banks
            loop["valu_issues"] = of_loop.body.valu_issues
        modes = processor_modes(each.kernel, each.simulations)
        kernel["cu_mode_advice"] = None if modes is None else modes.data()
    parameters = {name: asdict(each) for model in models[:1] for name, each in model.parameters.items()}
    return json.dumps(
        {"schema": SCHEMA, "tool": f"isatool {__version__}", "kernels": kernels, "chip_parameters": parameters},
        indent=2,
    )


def product_text(found: ProductTime) -> str:
    """A line on a product of these sizes by the kernel's main loop."""
    sizes = found.sizes
    batch = f", batch {sizes.batch}" if sizes.batch > 1 else ""
    return (
        f"at {sizes.rows} x {sizes.columns} x {sizes.depth}{batch}: {found.workgroups} workgroups, "
        f"{found.iterations:g} iterations of {found.label} each, ~{1e6 * found.seconds:.4g} us for them, "
        f"~{sizes.operations / found.seconds / 1e12:.1f} TFLOP/s by the model, bound by {found.bound}"
    )


def _tried_data(tried: Tried, path: str) -> dict[str, object]:
    cycles = tried.cycles
    return {
        "pass": tried.step,
        "command": tried.command(_named(path)),
        "cycles_before": None if cycles is None else cycles.before,
        "cycles_after": None if cycles is None else cycles.after,
        "gain": None if cycles is None else round(cycles.saved, 4),
        "recommended": not tried.reason,
        "reason": tried.reason,
        "proof": tried.proof,
        "assumptions": list(tried.assumptions),
        "to_grant": list(tried.options),
    }


def as_text(analysed: Analysed, verbose: bool = False) -> str:
    """The report of a kernel."""
    figures = analysed.figures
    modes = processor_modes(analysed.kernel, analysed.simulations)
    lines_of = SourceLines.of(analysed.kernel.function.program)
    lines = [*_kernel(figures, modes), *_conflicts(figures.memory, verbose, lines_of)]
    if figures.whole is not None:
        lines += ["", *_whole(figures.whole, analysed.kernel.model)]
    for model in figures.models:
        lines += ["", *_model(model, figures, analysed.kernel.model, lines_of)]
    for loop in figures.loops:
        lines += ["", *_loop(loop, bool(figures.executed), verbose, lines_of)]
    lines += _hot_lines(analysed, lines_of)
    lines += ["", _LEGEND]
    reason = why_not()
    if reason:
        lines.append(f"the model ran slowly and in short runs, without its compiled engine: {reason}")
    return "\n".join(lines)


def bound_text(verdict: LoopVerdict, lines_of: SourceLines) -> str:
    """What bounds a kernel, and in which loop."""
    name = lines_of.loop(verdict.label, verdict.line)
    where = f" in loop {name}, line {verdict.line}" if verdict.line else ""
    return f"bound by ~{verdict.bound}{where}"


def verdict_text(verdict: LoopVerdict | None, kernel: str, path: str, lines_of: SourceLines) -> str:
    """One line: what bounds the kernel, then the command that helps most or, if none does, the lower bound."""
    if verdict is None:
        return f"kernel {plain_name(kernel)}: no verdict: the model cannot follow its control flow"
    line = f"kernel {plain_name(kernel)}: {bound_text(verdict, lines_of)}; "
    best = verdict.best
    if best is not None:
        return f"{line}`{best.command(_named(path))}`: {best.cycles}, {_proof(best)}"
    floor = f"~{verdict.cycles:.0f} cycles per iteration, floor ~{verdict.floor:.0f} ({verdict.floor_of})"
    if verdict.tried:
        less = _some(len(verdict.tried), "pass", "passes")
        others = f"; {len(verdict.not_tried)} not tried, which `isatool optimize {_named(path)}` tries"
        more = others if verdict.not_tried else ""
        return f"{line}nothing recommended: {less} tried, none gains 1 % and is proved{more}; {floor}"
    return f"{line}{floor}; nothing tried" + (
        f"; its largest cost: {verdict.costs[0]} at most" if verdict.costs else ""
    )


def advice_text(verdict: LoopVerdict | None, path: str) -> str:
    """What was tried on a kernel, the proved gains first, and what was not; "" if nothing was to be tried."""
    if verdict is None or not (verdict.tried or verdict.not_tried):
        return ""
    lines = ["tried, each pass alone, for the cycles of the main loop" if verdict.label else "tried, each pass alone"]
    for each in verdict.tried:
        if not each.reason:
            lines.append(f"  {each.step:21} {each.cycles}, {_proof(each)}: {each.command(_named(path))}")
        elif each.options:
            grant = f"needs {' '.join(each.options)}: {each.command(_named(path))}"
            lines.append(f"  {each.step:21} {each.cycles}, {each.reason}, {grant}")
        else:
            cycles = f"{each.cycles}, " if each.cycles is not None and each.cycles.saved >= LEAST else ""
            lines.append(f"  {each.step:21} {cycles}{each.reason}")
    if verdict.not_tried:
        lines.append(f"  {'not tried':21} {', '.join(verdict.not_tried)}")
    return "\n".join(lines)


def _named(path: str) -> str:
    return "KERNEL.s" if path == "-" else path


def _proof(tried: Tried) -> str:
    return (
        f"proved under {_some(len(tried.assumptions), 'assumption')}" if tried.assumptions else "proved for all inputs"
    )


def hypotheses_text(model: ChipModel) -> str:
    """Every parameter of the chip with value, status and source."""
    return "\n".join(str(parameter) for parameter in model.parameters.values())


def registers_in_use(f: KernelFigures) -> str:
    """How many VGPRs are in use at most, and where; or why that is not known."""
    if f.owners:
        return f"{f.peak} in use at most (line {f.peak_line})"
    return f"{f.peak} named; code that is not here may use any" if f.peak else "none in use"


def _kernel(f: KernelFigures, modes: ProcessorModes | None) -> Iterator[str]:
    mode = "CU mode" if f.cu_mode else "WGP mode"
    yield f"kernel {with_symbol(f.kernel)} ({f.chip}, {mode})"
    limiter = {"vgprs": "VGPRs", "lds": "LDS", "workgroups": "workgroup slots", "waves": "nothing"}
    if f.waves:
        step = f"; {f.next_step}" if f.next_step else ""
        yield (
            f"  occupancy      {f.waves:g} waves per SIMD in whole workgroups ({f.waves_by_vgpr} by VGPRs alone), "
            f"limited by {limiter.get(f.limiter, f.limiter)}{step}"
        )
    else:
        yield "  occupancy      unknown: no kernel descriptor"
    if modes is not None:
        yield f"  CU mode        {modes.advice}"
    yield f"  VGPRs          {f.vgprs} declared, {registers_in_use(f)}"
    for owner in f.owners:
        names = owner.registers if len(owner.registers) <= 60 else owner.registers[:57] + "..."
        yield f"    {owner.count:4} {owner.what}: {names}"
    yield f"  LDS, scratch   {f.lds_bytes} bytes per workgroup, {f.scratch_bytes} bytes per lane"
    spilled = f"{f.spills} scratch accesses, {f.spills_in_loops} of them in loops" if f.spills else "none"
    yield f"  spills         {spilled}"
    yield f"  code           {f.code_bytes} bytes, ~{100 * f.instruction_cache:.0f} % of the instruction cache"
    yield f"  executed       {f.executed or 'no; --launch SPEC adds counts and transactions'}"


def _whole(w: WholeFigures, chip: ChipModel) -> Iterator[str]:
    parts = ", ".join(f"{count} {name}" for name, count in w.parts.items())
    assumed = f", trip count of {_some(w.assumed_trips, 'loop')} assumed" if w.assumed_trips else ""
    band = _band(chip, Band.DISPATCH)
    text = f"whole kernel: ~{w.cycles:.0f} cycles{band} for {w.waves} waves on a SIMD"
    text += f", ~{w.warm_cycles:.0f} with a warm cache"
    first = w.first_cycles > w.cycles * (1 + SAME)
    yield text + f", ~{w.first_cycles:.0f} in the first dispatch of a process" * first
    yield f"  a wave         {w.instructions} instructions ({parts}){assumed}"
    yield f"  a wave waits   ~cycles: {_causes(w.stalls)}"
    yield from _gains(w.gains)


def _band(chip: ChipModel, kind: Band) -> str:
    found = chip.band_parameter(kind)
    if found is None or not found.value:
        return ""
    words = "the largest miss on held-out traces"
    if chip.has_kinds:
        words = f"the largest miss on {found.count} held-out kernel{'s' * (found.count != 1)}"
        words = words if found.count else "assumed: such loops were not traced"
    if found.elsewhere:
        words = f"the largest miss on held-out kernels, {found.elsewhere}: assumed for {chip.chip}"
    return f" +-{100 * found.value:.0f} % ({words})"


def _gains(gains: Sequence[Gain]) -> Iterator[str]:
    for number, gain in enumerate(gains[:MOST_GAINS]):
        yield f"  {'costs at most' if not number else '':14} {gain}"


def _hot_lines(analysed: Analysed, lines_of: SourceLines) -> Iterator[str]:
    """The lines of the source at which waves wait longest; nothing for a file without line tables."""
    flow = analysed.kernel.flow
    waits: dict[str, float] = {}
    for simulation in analysed.simulations.values():
        for index, cycles in simulation.line_stalls.items():
            where = lines_of.by_number.get(flow.line_number(index))
            if where is not None:
                waits[str(where)] = waits.get(str(where), 0.0) + cycles
    hot = sorted((item for item in waits.items() if item[1] >= 1), key=lambda item: (-item[1], item[0]))
    if hot:
        yield from ("", "source lines at which a wave waits longest, ~cycles per iteration")
    for place, cycles in hot[:MOST_ROWS]:
        yield f"  {cycles:8.0f}  {place}"


def _model(m: ModelFigures, f: KernelFigures, chip: ChipModel, lines_of: SourceLines) -> Iterator[str]:
    first = next((loop.line for loop in f.loops if loop.label == m.label), 0)
    yield f"model {m.model} of loop {lines_of.loop(m.label, first)}, {m.waves} waves on a SIMD, bound by ~{m.bound}"
    rate = f"~{m.tflops:.1f} TFLOP/s of {m.peak_tflops:.2f}"
    rate += "" if m.peak_of == Work.FP32 else f", the peak for {m.peak_of}"
    yield f"  ~{m.cycles_per_turn:.0f} cycles{_band(chip, m.band)} per iteration of all waves, {rate}"
    yield (
        f"  busy           ~VALU {100 * m.valu_busy:.0f} %, ~LDS {100 * m.lds_busy:.0f} %"
        f" ({m.lds_bytes_per_cycle:.0f} of 128 bytes per cycle), ~vector cache {100 * m.vmem_busy:.0f} %"
    )
    if m.stalls:
        yield f"  a wave waits   ~cycles per iteration: {_causes(m.stalls)}"
    p = m.plain
    yield (
        f"  second model   ~{p.cycles:.0f} cycles: VALU slots {p.issue:.0f}, one wave alone {p.chain:.0f}, "
        f"LDS {p.lds:.0f}, memory {p.memory:.0f}; {p.instructions} instructions per wave, {p.vector} of them VALU"
    )
    yield from _gains(m.gains)
    if m.flops_per_byte:
        enough = m.roof_tflops >= m.peak_tflops * 0.999
        meaning = "enough for the peak" if enough else "more needs cache hits"
        yield (
            f"  roofline       {m.flops_per_byte:.1f} FLOP per byte of global memory access: without cache hits "
            f"~{m.roof_tflops:.1f} of {m.peak_tflops:.2f} TFLOP/s at {f.bandwidth / 1e9:.0f} GB/s ({meaning})"
        )


def _loop(loop: LoopFigures, executed: bool, verbose: bool, lines_of: SourceLines) -> Iterator[str]:
    body = loop.body
    name = lines_of.loop(loop.label, loop.line)
    trips = f"{loop.trips:g} iterations ({loop.trips_known})" if loop.trips else "iterations unknown"
    yield (
        f"loop {name}, lines {loop.line}-{loop.last_line}, depth {loop.depth}, {trips}, "
        f"{100 * loop.weight:.0f} % of the {'executed instructions' if executed else 'issue cycles in loops'}"
    )
    yield f"  VALU issues    {body.valu_issues}, {loop.valu_floor} if everything that can pair were paired"
    yield f"                 {slots_text(body)}"
    if body.fmas:
        yield (
            f"  dual issue     {100 * loop.dual_issue:.1f} % of {body.fmas} FMAs; pairs on four banks "
            f"{body.four_banks} of {body.dual}, sources of one parity {body.same_parity}"
        )
        yield (
            f"  operand cache  ~{body.cache.source_reads} source reads (X {body.cache.source_reads_x}, "
            f"Y {body.cache.source_reads_y}), ~{body.cache.conflicts} issues with two reads on a bank"
        )
    hints = _some(body.delays + body.hints, "hint")
    yield (
        f"  other issues   {body.salu} SALU, {_some(body.branches, 'branch', 'branches')}, "
        f"{_some(body.waits, 'wait')}, {_some(body.barriers, 'barrier')}, {hints}"
    )
    if loop.lds_bytes:
        ratio = f", {loop.lds_bytes / body.fmas / 32:.2f} per lane and FMA" if body.fmas else ""
        counts = ((body.lds_loads, "load"), (body.lds_stores, "store"), (body.lds_atomics, "atomic"))
        accesses = ", ".join(_some(count, one) for count, one in counts if count)
        yield f"  LDS            {accesses}, {loop.lds_bytes:.0f} bytes per wave and iteration{ratio}"
    yield from _memory(loop, verbose, lines_of)
    yield from _waits(loop, verbose, lines_of)


def slots_text(body: BodyFigures) -> str:
    """VALU issues by kind."""
    others = body.other_valu - body.moves
    parts = (
        (body.dual, "FMA pair", "FMA pairs"),
        (body.mixed, "FMA paired with something else", "FMAs paired with something else"),
        (body.single, "single FMA", "single FMAs"),
        (body.moves, "move", "moves"),
        (max(0, others), "other", "other"),
    )
    return ", ".join(_some(count, one, more) for count, one, more in parts if count) or "none"


def _some(count: int, one: str, more: str = "") -> str:
    """A count with its noun."""
    return f"{count} {one if count == 1 else more or one + 's'}"


def _causes(stalls: Mapping[str, float]) -> str:
    """Causes of waiting with their cycles, in the words of a reader."""
    named = {cause.replace(" taken", " busy"): cycles for cause, cycles in stalls.items() if cycles >= 1}
    return ", ".join(f"{_NAMES.get(cause, cause)} {cycles:.0f}" for cause, cycles in named.items()) or "nothing"


def _conflicts(memory: Sequence[MemoryFigures], verbose: bool, lines_of: SourceLines) -> Iterator[str]:
    conflicts = [each for each in memory if each.conflict > 1.01]
    for each in conflicts if verbose else conflicts[:MOST_ROWS]:
        yield f"  LDS conflict   {lines_of.line(each.line)}: ~{each.conflict:.1f} times the cycles: {each.text}"


def _memory(loop: LoopFigures, verbose: bool, lines_of: SourceLines) -> Iterator[str]:
    yield from _conflicts(loop.memory, verbose, lines_of)
    groups: dict[tuple[str, float, float, int], list[int]] = {}
    for each in loop.memory:
        if each.space != "lds":
            key = (each.form, round(each.transactions, 2), round(each.efficiency, 3), each.bytes_per_lane)
            groups.setdefault(key, []).append(each.line)
    for (form, count, efficiency, size), numbers in groups.items():
        seen = f", {count:g} transactions per wave, {100 * efficiency:.0f} % of their bytes used" if count else ""
        first = lines_of.line(numbers[0])
        yield f"  global access  {len(numbers)} of {size} bytes per lane by {form}{seen} (from {first})"


def _waits(loop: LoopFigures, verbose: bool, lines_of: SourceLines) -> Iterator[str]:
    waits = sorted(loop.waits, key=lambda wait: (-wait.exposed, wait.line))
    for wait in waits if verbose else waits[:MOST_ROWS]:
        behind = (
            f"{wait.distance} instructions ({wait.valu_between} VALU) after line {wait.load_line}"
            if wait.distance >= 0
            else "for an operation before this block"
        )
        exposed = f", ~{wait.exposed:.0f} cycles per iteration" if wait.exposed >= 0.5 else ""
        yield f"  wait           {lines_of.line(wait.line)}: {wait.text}: {behind}{exposed}"
    if len(waits) > MOST_ROWS and not verbose:
        yield f"                 and {len(waits) - MOST_ROWS} more waits (--verbose)"


def table_text(analysed: Analysed, loop: LoopFigures) -> str:
    """The operand-cache table of a loop's own vector instructions, as the article prints it."""
    flow, forest = analysed.kernel.flow, analysed.kernel.forest
    index = next(
        found.index for found in forest.loops if flow.line_number(flow.blocks[found.header].first) == loop.line
    )
    header = "  ".join(f"{name:6}" for name in COLUMNS)
    out = [
        f"loop {loop.label or loop.line}: second iteration; R, W: bank read or written, Cache: still in its cache (~)"
    ]
    out.append(f"{'line':>6}  {header}  reads")
    out += [_row(row, flow.line_number(place)) for place, row in cache_rows(analysed, index)]
    return "\n".join(out)


def _row(row: TableRow, number: int) -> str:
    cells = "  ".join(f"{cell:6}" for cell in row.cells)
    return f"{number:6}  {cells}  {row.reads}{' !' if row.reads > 1 else '  '}  {row.text}".rstrip()
