"""`annotate --html`: one file without network access for one kernel or several, before and after a rewrite. Light and
dark, narrow screens, keyboard. `page.js` is all that moves; without it everything is shown.
"""

from __future__ import annotations

import difflib
import html
import re
from collections.abc import Mapping, Sequence
from typing import Final

from isatool.asm.debug_lines import SourceLines
from isatool.demangle import plain_name
from isatool.model.figures import Analysed
from isatool.records import record
from isatool.report import page_figures, page_source
from isatool.report.analysis_text import as_text, registers_in_use
from isatool.report.annotations import Note, notes_of
from isatool.report.drawing import colour_key, register_map, roofline, scrolling, style, timeline
from isatool.version import __version__

_KEYS: Final = (
    ("j k", "next and last hot line"), ("1 to 9", "section"), ("/", "search; Enter and Shift+Enter: next and last hit"),
    ("n p", "next and last hit"), ("f", "fold or unfold the loop of the line"), ("F", "fold or unfold all loops"),
    ("[ ]", "last and next kernel"), ("t", "light or dark"),
    ("Enter", "on the head of a column: sort"), ("?", "this list"),
)  # fmt: skip
_ROOF_NOTE: Final = (
    "~ Bytes that the waves ask of global memory; a dot above the slope needs what is asked twice to be in the caches."
)


@record
class AnnotatedKernel:
    """A kernel of the page. Needs recorded simulations."""

    analysed: Analysed
    headline: str = ""
    """the verdict"""
    after: Analysed | None = None
    """another version of the kernel"""
    traced: Mapping[int, str] | None = None
    """cells of a column, by dense index"""
    advice: str = ""
    """what was tried on the kernel"""


def page(kernels: Sequence[AnnotatedKernel]) -> str:
    """The whole page."""
    symbols = [each.analysed.figures.kernel for each in kernels]
    names = [plain_name(symbol) for symbol in symbols]
    articles: list[str] = []
    titles: list[str] = []
    for number, each in enumerate(kernels, 1):
        found = _sections(each, f"k{number}")
        titles = max(titles, [title for title, _ in found], key=len)
        body = "".join(
            f'<section><h2 id="k{number}-s{place}">{title}</h2>{content}</section>'
            for place, (title, content) in enumerate(found, 1)
        )
        verdict = f"<p class=verdict>{_quoted(each.headline)}</p>" if each.headline else ""
        symbol = symbols[number - 1]
        small = f" <small>{html.escape(symbol)}</small>" if symbol != names[number - 1] else ""
        heading = f"<h1>{html.escape(names[number - 1])}{small}</h1>{verdict}"
        heading += page_figures.tiles(each.analysed, each.after)
        articles.append(f'<article id="k{number}">{heading}{body}</article>')
    links = "".join(
        f'<a href="#k1-s{place}" data-s={place}><kbd>{place}</kbd> {title}</a>' for place, title in enumerate(titles, 1)
    )
    options = "".join(f'<option value="k{number}">{html.escape(name)}</option>' for number, name in enumerate(names, 1))
    choice = f'<select id="kernel" aria-label="kernel">{options}</select>' if len(kernels) > 1 else ""
    keys = "".join(f"<tr><td><kbd>{html.escape(key)}</kbd><td>{html.escape(what)}" for key, what in _KEYS)
    title = html.escape(names[0] if len(names) == 1 else f"{len(names)} kernels")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{style()}{style('page_frame.css')}</style></head>"
        f'<body class="isa"><nav>{choice}{links}<span class="gap"></span>'
        '<input id="find" type="search" placeholder="search code  /" aria-label="search code">'
        '<small id="count"></small><button id="folds">fold</button><button id="theme">light / dark</button>'
        '<button id="keys">keys ?</button></nav>'
        f"<main>{''.join(articles)}<p><small>isatool {__version__}. ~ marks what rests on hypotheses about the "
        f'hardware.</small></p></main><dialog id="help"><table>{keys}</table></dialog>'
        f"<script>{style('page.js')}</script></body></html>\n"
    )


def _quoted(text: str) -> str:
    """A sentence with its commands, which have backticks, as code."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", html.escape(text))


def _sections(shown: AnnotatedKernel, prefix: str) -> list[tuple[str, str]]:
    analysed, after = shown.analysed, shown.after
    found = [("Overview", _overview(analysed, after))]
    if after is not None:
        found.append(("Before and after", side_by_side(analysed, after)))
    return [
        *found,
        ("Code", code(analysed, shown.traced, prefix)),
        ("Registers", registers(analysed)),
        ("Banks", page_source.cache_table(analysed)),
        ("Timeline", timelines(analysed, after)),
        ("Roofline", f"{roofline(analysed, after)}<p><small>{_ROOF_NOTE}</small></p>"),
        ("Report", scrolling("report", f"<pre>{html.escape(_report(shown))}</pre>")),
    ]


def _report(shown: AnnotatedKernel) -> str:
    return "\n\n".join(filter(None, (shown.advice, as_text(shown.analysed))))


def _overview(analysed: Analysed, after: Analysed | None) -> str:
    if after is not None:
        return page_figures.compared(analysed, after)
    parts = (page_figures.loops(analysed), page_figures.stalls(analysed), page_figures.gains(analysed))
    return f"{parts[0]}<div class=columns><div>{parts[1]}</div><div>{parts[2]}</div></div>"


def code(analysed: Analysed, traced: Mapping[int, str] | None = None, prefix: str = "k1") -> str:
    """The code beside its metrics, a map of it, and its hot lines."""
    return (
        f"<div class=split><div class=code>{page_source.source_table(analysed, traced, prefix)}"
        "<div class=map aria-hidden=true><canvas></canvas><div></div></div></div>"
        f"<aside class=side><h3>Hot lines</h3>{page_source.hot_list(analysed, prefix)}</aside></div>"
        f"{page_source.legend(traced is not None)}"
    )


def registers(analysed: Analysed) -> str:
    """The register map with its key."""
    banks = colour_key({f"b{bank}": f"bank {bank}" for bank in range(4)})
    return f"<p class=key>{banks}<small>{registers_in_use(analysed.figures)}</small></p>{register_map(analysed)}"


def timelines(analysed: Analysed, after: Analysed | None = None) -> str:
    """One modelled iteration of every outermost loop; with another version, of its loops too."""
    names = ("VALU", "SALU", "LDS", "VMEM", "SMEM", "BRANCH", "NONE")
    slots = colour_key(
        {"wait" if name == "NONE" else name.lower(): "wait or hint" if name == "NONE" else name for name in names}
    )
    parts = _timelines(analysed, "" if after is None else "before: ")
    parts += _timelines(after, "after: ") if after is not None else []
    return f"<p class=key>{slots}</p>{''.join(parts)}" if parts else "<p>No loop.</p>"


def _timelines(analysed: Analysed, version: str) -> list[str]:
    flow, forest = analysed.kernel.flow, analysed.kernel.forest
    lines_of = SourceLines.of(flow.function.program)
    parts = []
    for index, found in analysed.simulations.items():
        picture = timeline(analysed, index)
        if picture:
            header = flow.blocks[forest.loops[index].header]
            name = lines_of.loop(header.label, flow.line_number(header.first))
            text = f"{found.waves} waves, ~{found.cycles_per_turn:.0f} cycles, VALU ~{100 * found.valu_busy:.0f} % busy"
            parts.append(f"<h3>{version}loop {html.escape(name)}: {text}</h3>{picture}")
    return parts


def side_by_side(before: Analysed, after: Analysed) -> str:
    """Equal lines face each other; what moved or only changed its registers is joined: hover, focus or click."""
    left = [note for note in notes_of(before) if note.index >= 0]
    right = [note for note in notes_of(after) if note.index >= 0]
    pairs = _joined([note.text.strip() for note in left], [note.text.strip() for note in right])
    back = {b: a for a, b in pairs.items()}
    rows = []
    matcher = difflib.SequenceMatcher(None, [_shape(n.text) for n in left], [_shape(n.text) for n in right], False)
    for _, a0, a1, b0, b1 in matcher.get_opcodes():
        for step in range(max(a1 - a0, b1 - b0)):
            a = a0 + step if a0 + step < a1 else -1
            b = b0 + step if b0 + step < b1 else -1
            cells = _cell(left, a, a if a in pairs else -1) + _cell(right, b, back.get(b, -1))
            rows.append(f"<tr{' class=same' if a >= 0 and b >= 0 and left[a].text == right[b].text else ''}>{cells}")
    joined = len(pairs)
    head = "<tr><th class=n>line<th>before<th class=n>line<th>after"
    both = scrolling("before and after", f"<table class=mono>{head}{''.join(rows)}</table>", "diff")
    return f"<p>{len(left)} and {len(right)} instructions, {joined} joined.</p>{both}"


def _cell(notes: Sequence[Note], place: int, pair: int) -> str:
    if place < 0:
        return "<td><td>"
    link = f" class=pair data-pair={pair} tabindex=0" if pair >= 0 else ""
    return f"<td class=n>{notes[place].number or ''}<td{link}>{html.escape(notes[place].text.strip()[:110])}"


def _joined(left: Sequence[str], right: Sequence[str]) -> dict[int, int]:
    """Each line on the left to one on the right: the same text, else the same operation, in order."""
    pairs: dict[int, int] = {}
    taken: set[int] = set()
    for key in (str, _shape):
        places: dict[str, list[int]] = {}
        for place, text in enumerate(right):
            if place not in taken:
                places.setdefault(key(text), []).append(place)
        for place, text in enumerate(left):
            if place not in pairs and places.get(key(text)):
                pairs[place] = places[key(text)].pop(0)
                taken.add(pairs[place])
    return pairs


def _shape(text: str) -> str:
    """A line without register numbers and comment."""
    return re.sub(r"\d+", "#", text.partition(";")[0]).strip()
