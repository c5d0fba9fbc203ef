"""What a rewrite bought, loop by loop, as text and as plain data for JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from isatool.allowance import STOPPED_BY_TIME
from isatool.analysis.banks import BodyFigures, KernelReport, LoopReport
from isatool.analysis.dual_issue import BlockIssue, total
from isatool.claim import claim
from isatool.demangle import plain_name
from isatool.isa.chips import Occupancy
from isatool.pipeline.evidence import Proof, claimed, unsaid
from isatool.pipeline.rewrite import Rewrite

if TYPE_CHECKING:
    from isatool.pipeline.search_result import SearchResult

SCHEMA: Final = 1
"""version of the JSON objects; it changes when a key changes its meaning"""

MOST_BLOCKS: Final = 12
"""blocks in the table of dual issue; all are in the JSON"""

_ROWS: Final[tuple[tuple[str, str, Callable[[BodyFigures], int]], ...]] = (
    ("FMA pairs (dual issue)", "dual", lambda f: f.dual),
    ("FMAs paired with something else", "mixed", lambda f: f.mixed),
    ("single FMAs", "single", lambda f: f.single),
    ("pairs on four banks", "four_banks", lambda f: f.four_banks),
    ("pairs with sources of one parity", "same_parity", lambda f: f.same_parity),
    ("source reads X (cache model)", "source_reads_x", lambda f: f.cache.source_reads_x),
    ("source reads Y (cache model)", "source_reads_y", lambda f: f.cache.source_reads_y),
    ("issues with two reads on a bank", "conflicts", lambda f: f.cache.conflicts),
    ("other VALU", "other_valu", lambda f: f.other_valu),
    ("  of these moves", "moves", lambda f: f.moves),
    ("LDS loads", "lds_loads", lambda f: f.lds_loads),
    ("LDS stores", "lds_stores", lambda f: f.lds_stores),
    ("global loads", "global_loads", lambda f: f.global_loads),
    ("waits", "waits", lambda f: f.waits),
    ("SALU and branches", "salu", lambda f: f.salu + f.branches),
    ("instructions without hints", "work", lambda f: f.work),
    ("delays, clauses, priorities", "hints", lambda f: f.delays + f.hints),
    ("bytes", "bytes", lambda f: f.bytes),
)


def headline(kernel: str, passes: Sequence[str], proofs: Iterable[Proof], stopped: str = "") -> str:
    """The first line about a kernel."""
    return f"kernel {plain_name(kernel)}: {', '.join(rewritten_by(passes, proofs, stopped))}"


def rewritten_by(passes: Sequence[str], proofs: Iterable[Proof], stopped: str = "") -> list[str]:
    """What rewrote a kernel, the doubts that the proofs of these steps leave, and what the clock cut."""
    doubts = dict.fromkeys(proof.doubt for proof in proofs if proof.doubt)
    what = f"rewritten by {', '.join(passes)}" if passes else "left as it is"
    return [what, *(doubts if passes else ()), *([stopped] if stopped else [])]


def cut(searched: SearchResult) -> str:
    """What the deadline cut, and how to have it; "" if it cut nothing."""
    if not searched.untried:
        return STOPPED_BY_TIME if searched.stopped else ""
    return f"{searched.cut}: {', '.join(searched.untried)} not tried; --time-limit none tries all"


def text(rewritten: Rewrite, occupancy: tuple[Occupancy, Occupancy] | None, proof: Proof) -> str:
    """The verdict, then what changed of loops, of registers, waves and code, then the proof."""
    lines = [verdict(rewritten, proof, _cycles(rewritten) if rewritten.changed else "")]
    if not rewritten.changed:
        return lines[0] if proof.shown else f"{lines[0]}\n  proof: {proof.text}"
    for old, new in _matched(rewritten):
        values = [(title, value(old.figures), value(new.figures)) for title, _, value in _ROWS]
        name = f"loop {old.label or 'at line ' + str(old.line)} (depth {old.loop.depth})"
        lines += _changed_rows(name, values)
    lines += _issue_lines(rewritten)
    lines += _changed_rows("kernel", _totals(rewritten, occupancy))
    lines += ["", f"  proof: {proof.text}", *(f"  {line}" for line in unsaid(rewritten, proof))]
    return "\n".join(lines)


def one_line(rewritten: Rewrite, proof: Proof) -> str:
    """The verdict, and why a kernel was left as it is."""
    stopped = rewritten.stopped or proof.stopped
    why = "" if rewritten.changed or stopped or not rewritten.reason else f": {rewritten.reason}"
    return f"{verdict(rewritten, proof)}{why}"


def first_lines(rewritten: Rewrite, proof: Proof) -> str:
    """What a user reads first of one kernel: the verdict with the cycles, then what was shown and executed, then what
    else the result rests on.
    """
    if not rewritten.changed:
        return one_line(rewritten, proof) + (f"\n  proof: {proof.text}" if not proof.shown else "")
    rests = (f"proof: {proof.text}", *unsaid(rewritten, proof))
    return "\n".join((verdict(rewritten, proof, _cycles(rewritten)), *(f"  {each}" for each in rests)))


def _cycles(rewritten: Rewrite) -> str:
    """The model's cycles before and after, and that it is slower if so; "" where it cannot compare them."""
    from isatool.pipeline.stages import comparable, cycles_of, stage_of

    programs = (rewritten.source, rewritten.program)
    cycles = cycles_of(*comparable(programs, lambda each, whole: stage_of(each, rewritten.kernel, whole=whole)))
    return f"{'slower by the model: ' * cycles.is_slower}{cycles}" if cycles is not None else ""


def verdict(rewritten: Rewrite, proof: Proof, cycles: str = "") -> str:
    """One line: what rewrote the kernel, what it gained in cycles and issue slots, whether it is proved."""
    stopped = STOPPED_BY_TIME if rewritten.stopped or proof.stopped else ""
    line = headline(rewritten.kernel, rewritten.applied if rewritten.changed else (), (proof,), stopped)
    if not rewritten.changed:
        return f"{line}: {claim(proof.ungranted, ungranted=proof.ungranted)}" if proof.ungranted else line
    before, after = (total(report.issues).weighted_slots for report in (rewritten.before, rewritten.after))
    gain = ""
    if before != after and _blocks(rewritten):  # copies of code are counted as often as they are there
        gain = f"; {100 * (after / before - 1):+.1f} % VALU issue slots, weighted by loop depth"
    return "; ".join((f"{line}{f'; {cycles}' if cycles else ''}{gain}", *claimed(((rewritten, proof),))))


def _changed_rows(name: str, values: Sequence[tuple[str, object, object]]) -> list[str]:
    """A table of what changed, with a count of what did not; [] without any."""
    changed = [(title, before, after) for title, before, after in values if before != after]
    if not changed:
        return []
    rows = [f"    {title:38} {before!s:>7} {after!s:>7}" for title, before, after in changed]
    return ["", f"  {name:40} before   after", *rows]


def data(rewritten: Rewrite, occupancy: tuple[Occupancy, Occupancy] | None, proof: Proof) -> dict[str, object]:
    """The same as plain data: schema, kernel, loops, totals, proof, options that would prove it, remarks."""
    return {
        "schema": SCHEMA,
        "kernel": rewritten.kernel,
        "changed": rewritten.changed,
        "stopped": rewritten.stopped or proof.stopped,
        "passes": list(rewritten.applied),
        "proof": proof.text,
        "proved": proof.proved,
        "emulated": proof.emulated,
        "assumptions": list(proof.assumptions),
        "premises": list(proof.premises),
        "guards": list(rewritten.guards),
        "to_grant": [found.option for found in proof.ungranted],
        "loops": [
            {
                "label": old.label,
                "line": old.line,
                "depth": old.loop.depth,
                "before": _figures(old),
                "after": _figures(new),
            }
            for old, new in _matched(rewritten)
        ],
        "blocks": [_block(old, new) for old, new in _blocks(rewritten)],
        "dual_issue": {"before": _issue(rewritten.before), "after": _issue(rewritten.after)},
        "before": _kernel(rewritten.before, occupancy[0] if occupancy else None),
        "after": _kernel(rewritten.after, occupancy[1] if occupancy else None),
        "remarks": [
            {
                "pass": remark.pass_name,
                "kind": str(remark.kind),
                "place": str(remark.span),
                "message": remark.message,
                "help": remark.help,
                **({"facts": dict(remark.facts)} if remark.facts else {}),
            }
            for remark in rewritten.remarks
        ],
    }


def _blocks(rewritten: Rewrite) -> list[tuple[BlockIssue, BlockIssue]]:
    """Blocks of the input with those of the output; none where a pass changed the control flow."""
    before, after = rewritten.before.issues, rewritten.after.issues
    if len(before) != len(after) or any(old.depth != new.depth for old, new in zip(before, after, strict=True)):
        return []
    return list(zip(before, after, strict=True))


def _issue_lines(rewritten: Rewrite) -> list[str]:
    """Dual issue of the blocks that changed, the heaviest first, and of the whole, weighted by loop depth."""
    changed = [(old, new) for old, new in _blocks(rewritten) if (old.slots, old.pairs) != (new.slots, new.pairs)]
    before, after = total(rewritten.before.issues), total(rewritten.after.issues)
    if not before.slots or not after.slots:
        return []
    head = f"{'VALU issue slots':>26} {'pairs':>13} {'dual issue':>17}"
    lines = ["", f"  {'block':24}{head}"]
    for old, new in sorted(changed, key=lambda pair: (pair[1].slots - pair[0].slots) * pair[0].weight)[:MOST_BLOCKS]:
        name = f"{old.label or 'line ' + str(old.line)} (depth {old.depth})"
        lines.append(f"    {name:30}{_arrow(old.slots, new.slots)} {_arrow(old.pairs, new.pairs)}"
                     f" {_percent(old.ratio)} -> {_percent(new.ratio)}")  # fmt: skip
    if len(changed) > MOST_BLOCKS:
        lines.append(f"    and {len(changed) - MOST_BLOCKS} more blocks, see --json")
    lines.append(f"    {'all':30}{_arrow(before.slots, after.slots)} {_arrow(before.pairs, after.pairs)}")
    lines.append(f"    {'all, weighted by loop depth':30}{_arrow(before.weighted_slots, after.weighted_slots)}"
                 f" {_arrow(before.weighted_pairs, after.weighted_pairs)}"
                 f" {_percent(before.ratio)} -> {_percent(after.ratio)}")  # fmt: skip
    if before.weighted_slots > after.weighted_slots:
        saved = 1 - after.weighted_slots / before.weighted_slots
        plain = before.slots - after.slots
        lines.append(f"    VALU issue slots saved: {plain}, {100 * saved:.1f} % weighted (a count, not a time)")
    return lines


def _arrow(before: int, after: int) -> str:
    return f"{before:>6} -> {after:>4}"


def _percent(ratio: float) -> str:
    return f"{100 * ratio:5.1f} %"


def _block(old: BlockIssue, new: BlockIssue) -> dict[str, object]:
    return {
        "label": old.label,
        "line": old.line,
        "depth": old.depth,
        "weight": old.weight,
        "before": {"slots": old.slots, "pairs": old.pairs, "ratio": round(old.ratio, 4)},
        "after": {"slots": new.slots, "pairs": new.pairs, "ratio": round(new.ratio, 4)},
    }


def _issue(report: KernelReport) -> dict[str, object]:
    issue = total(report.issues)
    return {
        "slots": issue.slots,
        "pairs": issue.pairs,
        "weighted_slots": issue.weighted_slots,
        "weighted_pairs": issue.weighted_pairs,
        "weighted_ratio": round(issue.ratio, 4),
    }


def _matched(rewritten: Rewrite) -> list[tuple[LoopReport, LoopReport]]:
    """Loops of the input with those of the output, by label and then by order."""
    after = {loop.label: loop for loop in rewritten.after.loops}
    return [
        (old, after.get(old.label) or new)
        for old, new in zip(rewritten.before.loops, rewritten.after.loops, strict=False)
    ]


def _figures(loop: LoopReport) -> dict[str, int]:
    return {name: value(loop.figures) for _, name, value in _ROWS}


def _kernel(report: KernelReport, occupancy: Occupancy | None) -> dict[str, object]:
    return {
        "vgprs": report.vgprs,
        "sgprs": report.sgprs,
        "instructions": report.instructions,
        "bytes": report.bytes,
        "bytes_without_hints": report.bytes_without_hints,
        "moves_after_loops": report.moves_after_loops,
        "waves_per_simd": float(occupancy.waves) if occupancy else None,
        "waves_by_vgprs": occupancy.by_vgpr if occupancy else None,
    }


def _totals(rewritten: Rewrite, occupancy: tuple[Occupancy, Occupancy] | None) -> list[tuple[str, object, object]]:
    before, after = rewritten.before, rewritten.after
    rows: list[tuple[str, object, object]] = [
        ("VGPRs", before.vgprs, after.vgprs),
        ("SGPRs", before.sgprs, after.sgprs),
    ]
    if occupancy:
        rows.append(("waves per SIMD, by VGPRs", occupancy[0].by_vgpr, occupancy[1].by_vgpr))
        rows.append(("waves per SIMD, whole workgroups", _short(occupancy[0].waves), _short(occupancy[1].waves)))
    rows += [
        ("moves after the loops", before.moves_after_loops, after.moves_after_loops),
        ("instructions", before.instructions, after.instructions),
        ("code bytes", before.bytes, after.bytes),
        ("code bytes without hints", before.bytes_without_hints, after.bytes_without_hints),
    ]
    return rows


def _short(value: Fraction) -> str:
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.1f}"
