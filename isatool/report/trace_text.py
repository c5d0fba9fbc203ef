"""A traced wave beside its code, and the errors of the model, as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Final

from isatool.calibration.errors import FEWEST, ClassError, Errors
from isatool.calibration.traced import Gap, TracedExecution, TracedRun
from isatool.isa import opcodes
from isatool.model.machine import StallReason
from isatool.model.parameters import ChipModel
from isatool.records import record
from isatool.version import __version__

SCHEMA: Final = 1
_WORDS: Final[Mapping[StallReason, str]] = {
    StallReason.RESULT: "result",
    StallReason.OVERWRITE: "overwrites",
    StallReason.UNIT: "unit taken",
    StallReason.GLOBAL: "global memory",
    StallReason.LDS: "LDS",
    StallReason.SCALAR: "scalar load",
    StallReason.BARRIER: "barrier",
    StallReason.BRANCH: "branch",
    StallReason.FETCH: "code fetch",
    StallReason.DELAY: opcodes.S_DELAY_ALU,
}


@record
class TracedDispatch:
    """A dispatch with the gaps of the model; `model` is None for a chip that has none, `gaps` is then empty."""

    run: TracedRun
    model: ChipModel | None
    gaps: tuple[Gap, ...]

    def rows(self, wave: int) -> Iterator[dict[str, object]]:
        """What a wave issued, in order, by the keys of the JSON output."""
        run = self.run
        gaps = {gap.place: gap for gap in self.gaps if gap.wave == wave}
        sequence = run.sequences[wave]
        last: int | None = None
        for place, (index, time) in enumerate(zip(sequence.indexes, sequence.times, strict=True)):
            gap = gaps.get(place)
            row: dict[str, object] = {
                "offset": run.code.offsets[index], "text": run.code.texts[index], "time": time,
                "gap": None if time is None or last is None else time - last,
                "execution": sequence.executions[place],
                "model_gap": None if gap is None else gap.model,
                "waits_for": "" if gap is None else waits_for(run, sequence, gap),
                "apart": "" if gap is None else gap.apart, "cold": gap is not None and gap.cold,
            }  # fmt: skip
            yield row
            last = time if time is not None else last


def waits_for(run: TracedRun, sequence: TracedExecution, gap: Gap) -> str:
    """What the instruction waited for, in words; "" if only for the instruction before it."""
    issue = gap.issue
    words = _WORDS.get(issue.reason, "") or gap.apart
    if not words or issue.producer < 0:
        return words
    back = gap.place - issue.producer
    name = run.code.texts[sequence.indexes[issue.producer]].split(maxsplit=1)[0]
    return f"{words}: {name}, {back} back"


def as_text(found: TracedDispatch, wave: int | None) -> str:
    """One wave (the first that issued most, or by number) issue by issue, and the errors of the model."""
    run = found.run
    head = f"{run.dispatch.kernel or 'kernel'} on {run.dispatch.chip}, shader engine {run.dispatch.shader_engine}"
    if not run.sequences:
        return f"{head}: no wave of the traced SIMD"
    number = wave if wave is not None else max(range(len(run.sequences)), key=lambda n: len(run.sequences[n].indexes))
    issues = sum(time is not None for each in run.sequences for time in each.times)
    lines = [f"{head}: {len(run.sequences)} waves on the SIMD, {issues} issues traced, wave {number} of them"]
    lines.append(f"{'cycle':>8}{'gap':>6}{'model':>7}{'exec':>6}    {'waits for':40}instruction")
    first = run.sequences[number].times[0] or 0
    for row in found.rows(number):
        lines.append(_row(row, first))
    lines.append("given: nothing in a trace predicts it; c: code that was being fetched for the first time")
    lost = [each.lost for each in run.waves if each.lost]
    lines += [f"the walk of a wave stopped: {reason}" for reason in dict.fromkeys(lost)]
    if found.model is None:
        lines.append(f"no cycle model for {run.dispatch.chip}: the gaps are traced, nothing is modelled")
    return "\n".join(lines)


def _row(row: Mapping[str, object], first: int) -> str:
    time, gap, execution, model = (row[key] for key in ("time", "gap", "execution", "model_gap"))
    cells = [
        "" if time is None else f"{int(str(time)) - first}",
        "" if gap is None else str(gap),
        "" if model is None else f"{float(str(model)):.0f}" if not row["apart"] else "given",
        "" if execution is None or time is None else f"+{int(str(execution)) - int(str(time))}",
    ]
    cold = "c" if row["cold"] else ""
    left = f"{cells[0]:>8}{cells[1]:>6}{cells[2]:>7}{cells[3]:>6} {cold:1}  {row['waits_for']!s:39} "
    return f"{left}{row['text']}"


def errors_text(errors: Errors, title: str) -> str:
    """The classes as a table; a class that misses its goal is marked."""
    lines = [title, f"  {'class':22}{'n':>7}{'codes':>7}{'mean gap':>10}{'error':>8}{'bias':>8}{'goal':>7}"]
    for words, classes in (("", errors.warm), ("first pass through the code", errors.cold)):
        shown = [each for each in classes if each.count >= FEWEST]
        if words and shown:
            lines.append(f"  {words}")
        lines += [_class_row(each, bool(words)) for each in shown]
    rest = [each for each in (*errors.warm, *errors.cold) if each.count < FEWEST]
    if rest:
        lines.append(f"  {len(rest)} classes with fewer than {FEWEST} gaps, {sum(each.count for each in rest)} gaps")
    taken = ", ".join(f"{each.count} {each.name}" for each in errors.apart)
    if taken:
        lines.append(f"  taken from the trace: {taken}")
    traced, model = errors.total()
    if traced:
        lines.append(f"  total without those: traced {traced}, model {model:.0f} ({100 * (model / traced - 1):+.1f} %)")
    return "\n".join(lines)


def _class_row(each: ClassError, cold: bool) -> str:
    mark = "" if each.holds or cold else "  misses"
    return (
        f"  {each.name:22}{each.count:7}{each.codes:7}{each.mean:10.2f}{each.error:8.2f}{each.bias:8.2f}"
        f"{each.goal:7.2f}{mark}"
    )


def as_json(recording: str, dispatches: Sequence[TracedDispatch], errors: Errors | None) -> str:
    """One object: every wave of every dispatch with its issues, and the errors by class."""
    return json.dumps(
        {
            "schema": SCHEMA,
            "tool": f"isatool {__version__}",
            "recording": recording,
            "dispatches": [_dispatch(each) for each in dispatches],
            "errors": None if errors is None else errors_data(errors),
        },
        indent=1,
    )


def errors_data(errors: Errors) -> dict[str, object]:
    """The classes as plain data."""
    kinds = {"warm": errors.warm, "cold": errors.cold, "given": errors.apart}
    data: dict[str, object] = {
        name: [asdict(each) | {"goal": each.goal, "holds": each.holds} for each in classes]
        for name, classes in kinds.items()
    }
    return data | {"totals": {code: {"traced": a, "model": b} for code, (a, b) in errors.totals.items()}}


def _dispatch(found: TracedDispatch) -> dict[str, object]:
    run = found.run
    waves = [wave for wave in run.waves if wave.issues]
    return {
        "kernel": run.dispatch.kernel,
        "chip": run.dispatch.chip,
        "shader_engine": run.dispatch.shader_engine,
        "code": run.code.digest,
        "model": None if found.model is None else found.model.name,
        "waves": [
            {"slot": wave.slot, "start": wave.start, "end": wave.end, "lost": wave.lost,
             "issues": list(found.rows(number))}
            for number, wave in enumerate(waves)
        ],
    }  # fmt: skip
