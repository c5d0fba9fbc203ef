"""What a rewrite bought, loop by loop, as text and as plain data for JSON."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from isatool.analysis.banks import BodyFigures, KernelReport, LoopReport
from isatool.isa.chips import Occupancy
from isatool.pipeline.rewrite import Rewrite

SCHEMA: Final = 1
"""version of the JSON objects; it changes when a key changes its meaning"""

_ROWS: Final[tuple[tuple[str, str, Callable[[BodyFigures], int]], ...]] = (
    ("FMA pairs (dual issue)", "dual", lambda f: f.dual),
    ("FMAs paired with something else", "mixed", lambda f: f.mixed),
    ("FMAs alone", "single", lambda f: f.single),
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


def text(rewritten: Rewrite, occupancy: tuple[Occupancy, Occupancy] | None, proof: str) -> str:
    """The table that a command prints: per loop before and after, then registers, waves and code."""
    what = f"rewritten by {', '.join(rewritten.applied)}" if rewritten.changed else "left as it is"
    lines = [f"kernel {rewritten.kernel}: {what}"]
    for old, new in _matched(rewritten):
        lines += ["", f"  loop {old.label or 'at line ' + str(old.line)} (depth {old.loop.depth}){'':18}before   after"]
        for title, _, value in _ROWS:
            before, after = value(old.figures), value(new.figures)
            if before or after:
                lines.append(f"    {title:38} {before:7} {after:7}{'' if before == after else '  *'}")
    lines += ["", f"  {'kernel':40} before   after"]
    for title, before_value, after_value in _totals(rewritten, occupancy):
        mark = "" if before_value == after_value else "  *"
        lines.append(f"    {title:38} {before_value:>7} {after_value:>7}{mark}")
    lines += ["", f"  proof: {proof}"]
    return "\n".join(lines)


def data(rewritten: Rewrite, occupancy: tuple[Occupancy, Occupancy] | None, proof: str) -> dict[str, object]:
    """The same as plain data: schema, kernel, loops, totals, proof, remarks."""
    return {
        "schema": SCHEMA,
        "kernel": rewritten.kernel,
        "changed": rewritten.changed,
        "passes": list(rewritten.applied),
        "proof": proof,
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
        "before": _kernel(rewritten.before, occupancy[0] if occupancy else None),
        "after": _kernel(rewritten.after, occupancy[1] if occupancy else None),
        "remarks": [
            {"pass": remark.pass_name, "place": str(remark.span), "message": remark.message, "help": remark.help}
            for remark in rewritten.remarks
        ],
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
        ("moves behind the loops", before.moves_after_loops, after.moves_after_loops),
        ("instructions", before.instructions, after.instructions),
        ("code bytes", before.bytes, after.bytes),
        ("code bytes without hints", before.bytes_without_hints, after.bytes_without_hints),
    ]
    return rows


def _short(value: Fraction) -> str:
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.1f}"
