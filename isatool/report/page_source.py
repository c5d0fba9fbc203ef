"""The code of a kernel beside its metrics, with a header for every loop, and the list of its hot lines."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from typing import Final

from isatool.analysis.operand_cache import COLUMNS as CACHE_COLUMNS
from isatool.asm.debug_lines import SourceLines
from isatool.model.figures import Analysed, LoopFigures
from isatool.report.annotations import COLUMNS, LEGEND, Note, notes_of
from isatool.report.drawing import scrolling
from isatool.report.traced_lines import LEGEND as TRACED_LEGEND

MOST_HOT: Final = 40
"""lines that are marked: more would point at nothing"""
_UNITS: Final = ("VALU", "SALU", "LDS", "VMEM", "SMEM", "BRANCH")


def source_table(analysed: Analysed, traced: Mapping[int, str] | None = None, prefix: str = "k1") -> str:
    """Source lines with columns and heat. `traced`: cells by dense index; `prefix`: of the ids of hot lines."""
    notes = notes_of(analysed)
    most = max((note.stall for note in notes), default=0.0)
    cells = [dict(zip(COLUMNS, note.columns(), strict=True)) for note in notes]
    shown = [name for name in COLUMNS if name != "stall" and any(each[name] for each in cells)]
    placed = any(note.place for note in notes)
    columns = [*(["at"] if placed else []), *shown, *(["traced"] if traced is not None else [])]
    heads = _headers(analysed, notes)
    hot = {note.number for note in hot_lines(notes)}
    depth = {loop.index: loop.depth for loop in analysed.kernel.forest.loops}
    rows: list[str] = []
    for place, note in enumerate(notes):
        for loop, last in heads.get(place, ()):
            rows.append(_header_row(loop, analysed, len(rows), len(columns) + 3, last))
        heat = note.stall / most if most > 0 else 0.0
        marks = f" data-h={heat:.2f}" if heat > 0.02 else ""
        marks += f" data-d={depth[note.loop]}" if note.loop >= 0 else ""
        marks += f' id="{prefix}-l{note.number}"' if note.number in hot else ""
        marks += " data-hot tabindex=0" if note.stall > 0.1 * most > 0 or (note.warn_banks and note.loop >= 0) else ""
        stall = f'<td class=heat style="--w:{100 * heat:.0f}%">{cells[place]["stall"]}' if heat > 0.005 else "<td>"
        values = [f"<td>{html.escape(note.place)}"] if placed else []
        values += [
            f"<td{' class=warn' if name == 'banks' and note.warn_banks else ''}>{html.escape(cells[place][name])}"
            for name in shown
        ]
        if traced is not None:
            values.append(f"<td>{traced.get(note.index, '')}")
        code = note.text.expandtabs(2).rstrip()
        title = f' title="{html.escape(code.strip())}"' if len(code) > 76 else ""
        rows.append(
            f"<tr data-r={len(rows)} data-w={min(99, len(code))}{marks}><td>{note.number or ''}"
            f"<td class=text{title}>{_coloured(note, code)}{stall}{''.join(values)}"
        )
    head = "<tr><th class=n>line<th>code<th class=n>~stall" + "".join(f"<th>{name}" for name in columns)
    return f"<div class=rows tabindex=0><table class=mono>{head}{''.join(rows)}</table></div>"


def legend(traced: bool) -> str:
    """What the columns mean."""
    lines = (*LEGEND, *((TRACED_LEGEND,) if traced else ()))
    text = "".join(f"<div><small>{html.escape(line)}</small></div>" for line in lines)
    return f"<details><summary>What the columns mean</summary>{text}</details>"


def _coloured(note: Note, code: str) -> str:
    """A line with its mnemonic in the colour of its unit, and its comment in grey."""
    text, mark, comment = code.partition(";")
    rest = f"<i>{html.escape(mark + comment)}</i>" if mark else ""
    if note.index < 0:
        return (
            f"<b>{html.escape(text)}</b>" if _is_label(text) else f"<em>{html.escape(text)}</em>" if text else ""
        ) + rest
    body = text.lstrip()
    mnemonic, space, operands = body.partition(" ")
    unit = note.slot.partition(" ")[0]
    kind = f" class={unit}" if unit in _UNITS else ""
    return f"{' ' * (len(text) - len(body))}<b{kind}>{html.escape(mnemonic)}</b>{html.escape(space + operands)}{rest}"


def _is_label(text: str) -> bool:
    return text.partition(";")[0].strip().endswith(":")


def _headers(analysed: Analysed, notes: Sequence[Note]) -> dict[int, list[tuple[LoopFigures, int]]]:
    """The loops that begin before a row, outer ones first, each with its last row (headers counted)."""
    loops = sorted(analysed.figures.loops, key=lambda loop: (loop.line, -loop.last_line))
    starts: dict[int, list[LoopFigures]] = {}
    for loop in loops:
        place = next((place for place, note in enumerate(notes) if note.index >= 0 and note.number >= loop.line), None)
        if place is None:
            continue
        before = place
        while before and notes[before - 1].index < 0:
            before -= 1
            place = before if _is_label(notes[before].text) else place
        starts.setdefault(place, []).append(loop)
    row_of, count = [], 0
    for place in range(len(notes)):
        count += len(starts.get(place, ()))
        row_of.append(place + count)
    ends = {
        loop.line: max(place for place, note in enumerate(notes) if note.number <= loop.last_line) for loop in loops
    }
    return {place: [(loop, row_of[ends[loop.line]]) for loop in found] for place, found in starts.items()}


def _header_row(loop: LoopFigures, analysed: Analysed, row: int, columns: int, last: int) -> str:
    name = SourceLines.of(analysed.kernel.function.program).loop(loop.label, loop.line)
    model = next((each for each in analysed.figures.models if each.label == loop.label), None)
    parts = [f"lines {loop.line} to {loop.last_line}", f"{100 * loop.weight:.0f} % of the issue cycles"]
    parts += [f"{loop.trips:g} iterations ({loop.trips_known})"] if loop.trips else []
    parts += [f"{loop.body.valu_issues} VALU issues"]
    parts += [f"dual issue {100 * loop.dual_issue:.0f} %"] if loop.body.fmas else []
    parts += [f"~{model.cycles_per_turn:.0f} cycles per iteration of all waves"] if model is not None else []
    return (
        f"<tr class=loop data-r={row} data-end={last} data-d={loop.depth}><td>{loop.line}"
        f"<td class=text colspan={columns - 1}><button aria-expanded=true>loop {html.escape(name)}</button>"
        f"  {html.escape(', '.join(parts))}"
    )


def hot_lines(notes: Sequence[Note]) -> list[Note]:
    """The lines at which a wave waits longest, then those with conflicts of LDS banks or register banks in loops."""
    found = [
        note for note in notes if note.stall >= 0.5 or note.conflict > 1.01 or (note.warn_banks and note.loop >= 0)
    ]
    return sorted(found, key=lambda note: (-note.stall, -note.conflict, note.number))[:MOST_HOT]


def hot_list(analysed: Analysed, prefix: str = "k1") -> str:
    """The hot lines as a table that the page sorts; each leads to its line."""
    notes = notes_of(analysed)
    found = hot_lines(notes)
    if not found:
        return "<p class=mut>No line waits, and none has a bank conflict in a loop.</p>"
    most = max((note.stall for note in found), default=0.0) or 1.0
    runs = any(note.runs >= 0 for note in found)
    rows = []
    for note in found:
        why = ", ".join(
            text
            for text, holds in (
                (f"LDS {note.conflict:.1f}x", note.conflict > 1.01),
                ("banks", note.warn_banks),
                ("path", note.critical),
            )
            if holds
        )
        rows.append(
            f'<tr><td class=n data-v={note.number}><a href="#{prefix}-l{note.number}">{note.number}</a>'
            f'<td class=heat data-v={note.stall:.1f} style="--w:{100 * note.stall / most:.0f}%">{note.stall:.0f}'
            + (f"<td class=n data-v={max(0.0, note.runs):g}>{note.runs:g}" if runs else "")
            + f'<td>{why}<td class=text title="{html.escape(note.text.strip())}">{html.escape(note.text.strip()[:60])}'
        )
    head = "<tr><th class=n data-sort=number>line<th class=n data-sort=number aria-sort=descending>~stall"
    head += "<th class=n data-sort=number>runs" if runs else ""
    head += "<th data-sort=text>mark<th data-sort=text>code"
    return f"<table>{head}{''.join(rows)}</table>"


def cache_table(analysed: Analysed) -> str:
    """The operand-cache rows of all FMAs in loops, folded by loop."""
    notes = [note for note in notes_of(analysed) if any(note.cells) and note.slot in ("VALU 2x", "VALU 1x", "VALU 1+1")]
    if not notes:
        return "<p>No FMAs in loops.</p>"
    head = "<tr><th class=n>line" + "".join(f"<th>{name}" for name in CACHE_COLUMNS) + "<th>~reads<th>FMA"
    by_loop: dict[int, list[Note]] = {}
    for note in notes:
        by_loop.setdefault(note.loop, []).append(note)
    parts: list[str] = []
    for found in sorted(by_loop.values(), key=len, reverse=True):
        rows = []
        for note in found:
            cells = "".join(
                f"<td class={'R' if cell.startswith('R') else 'C' if cell else 'N'}>{cell}" for cell in note.cells
            )
            warn = " class=warn" if note.reads.endswith("!") else ""
            rows.append(
                f"<tr><td class=n>{note.number}{cells}<td{warn}>{note.reads}<td>{html.escape(note.text.strip())}"
            )
        conflicts = sum(note.reads.endswith("!") for note in found)
        title = f"lines {found[0].number} to {found[-1].number}: {len(found)} FMA issues, "
        title += f"{conflicts} with two reads on a bank"
        rest = "".join(rows)
        opened = " open" if not parts else ""
        parts.append(
            f"<details{opened}><summary>{title}</summary>"
            f"{scrolling(title, f'<table class=mono>{head}{rest}</table>', 'diff')}</details>"
        )
    return "".join(parts)
