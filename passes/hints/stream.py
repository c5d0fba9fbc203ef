"""stream: accesses to data that is touched once get the hints that compilers write for nontemporal ones.

`analysis.global_accesses` decides, as PERF-STREAM does, by the bytes that a few plausible launches touch; the validator
has a table of the words that may be added. The cycle model knows no caches that fill up, so it cannot judge this.
"""

from __future__ import annotations

from collections import Counter

from isatool.analysis.edits import Edits
from isatool.analysis.global_accesses import LINE, GlobalAccesses, units
from isatool.analysis.stream_hints import addable_words, with_words
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.program import Function
from isatool.passes.common.draft import Draft
from isatool.passes.common.followed import followed
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult
from isatool.passes.hints.options import Stream
from isatool.verify.lemmas.stream import Streamed


def run(options: Stream, function: Function, context: Context) -> PassResult:
    """The kernel with hints at accesses to data that is touched once, or the input and why."""
    report = PassReport(options.name, function)
    made = _hinted(function, context, report)
    return report.changed(made, proof_steps=((Streamed(), made.program),))


def _hinted(function: Function, context: Context, report: PassReport) -> Draft:
    draft = Draft.of(function)
    flow = draft.flow()
    kernel = GlobalAccesses(flow, followed(function, context.assumptions, flow))
    if kernel.touched is None:
        raise RefusedError("it accesses global memory at addresses that are not followed")
    replaced: dict[int, AnyInstruction] = {}
    counts: Counter[str] = Counter()
    for loop in kernel.affine.forest.loops:
        found: Counter[str] = Counter()
        for index in kernel.streams(loop):
            instruction, access = flow.instructions[index], kernel.access(index)
            words = addable_words(instruction, function.target)
            if not words or not isinstance(instruction, Instruction) or index in flow.kept or access is None:
                continue
            made = with_words(instruction, words, function.target)
            if made is not None:
                replaced[index] = made
                found[_what(access[0].is_store)] += 1
                found["lines"] += _lines(kernel, index)
        if found:
            counts += found
            what = " and ".join(
                f"{found[name]} {name}{'s' * (found[name] > 1)}" for name in ("load", "store") if found[name]
            )
            lines = f"a wave touches {found['lines']} lines of {LINE} bytes in an iteration, once"
            report.note(
                f"{what} of a loop with hints: {lines}", flow.lines[flow.blocks[loop.header].first], facts=found
            )
    if not replaced:
        raise RefusedError("no loop touches data once, in whole sectors and without a hint")
    report.statistics |= counts
    return draft.edited(flow, Edits(replaced=replaced))


def _what(is_store: bool) -> str:
    return "store" if is_store else "load"


def _lines(kernel: GlobalAccesses, index: int) -> int:
    """Lines that the first wave touches in one execution of an access, by the first of the launches that are tried."""
    found = kernel.access(index)
    assert found is not None
    return len(units(kernel.starts(found[1], next(kernel.shapes()), 1024), found[0].size, LINE))
