"""`annotate --html`: one file without network access. Light and dark, narrow screens, keyboard: j and k go to the next
and last hot line, 1 to 9 to a section, t changes the colours.
"""

from __future__ import annotations

import difflib
import html
import re
from collections.abc import Mapping, Sequence
from typing import Final

from isatool import __version__
from isatool.analysis.operand_cache import COLUMNS as CACHE_COLUMNS
from isatool.model.figures import Analysed
from isatool.report.analysis_text import as_text, registers_in_use
from isatool.report.annotations import COLUMNS, LEGEND, Note, notes_of
from isatool.report.drawing import STYLE, register_map, roofline, timeline
from isatool.report.traced_lines import LEGEND as TRACED_LEGEND

PAGE_STYLE: Final = """
html{color-scheme:light dark}body{margin:0}
section{content-visibility:auto;contain-intrinsic-size:auto 60rem}main{padding:0 1rem 4rem;max-width:110rem;margin:auto}
.isa{background:var(--bg);color:var(--fg);font:15px/1.45 system-ui,sans-serif;min-height:100vh}
.isa nav{position:sticky;top:0;background:var(--bg);border-bottom:1px solid var(--line);padding:.4rem 1rem;z-index:2;
display:flex;gap:.9rem;flex-wrap:wrap}.isa nav a,.isa nav button{color:inherit;font:inherit}
.isa nav button{background:var(--bg);border:1px solid var(--mut);border-radius:3px}
.isa h1{font-size:1.3rem}.isa h2{font-size:1.05rem;border-bottom:1px solid var(--line);scroll-margin-top:3rem}
.isa pre,.isa table{font:12px/1.5 ui-monospace,monospace}.isa .wide{overflow-x:auto}
.isa table{border-collapse:collapse}.isa td,.isa th{padding:0 .5rem;text-align:left;white-space:pre;vertical-align:top}
.isa th{position:sticky;top:0;background:var(--bg)}.isa td:first-child{color:var(--mut);text-align:right}
.isa tr:focus{outline:2px solid var(--b0)}.isa .warn{color:var(--branch);font-weight:600}.isa .pair{cursor:pointer}
.isa .same{opacity:.55}.isa .join{background:color-mix(in srgb,var(--b2) 30%,transparent)}.isa small{color:var(--mut)}
.isa td.R{background:color-mix(in srgb,var(--b1) 35%,transparent)}.isa td.C{background:color-mix(in srgb,var(--b2) 25%,
transparent)}.isa svg.map{height:auto}.isa .key span{margin-right:1rem}
@media (max-width:40rem){main{padding:0 .4rem}.isa td,.isa th{padding:0 .25rem}}
"""
_SCRIPT: Final = """
(()=>{const d=document,root=d.querySelector('.isa'),hot=[...d.querySelectorAll('tr[data-hot]')];let at=-1;
const go=e=>{if(e){e.focus({preventScroll:true});e.scrollIntoView({block:'center'})}};
const theme=()=>{const now=root.dataset.theme||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light');
root.dataset.theme=now==='dark'?'light':'dark'};
d.getElementById('theme').onclick=theme;
d.addEventListener('keydown',e=>{if(e.ctrlKey||e.metaKey||e.altKey)return;
if(e.key==='j'&&hot.length){at=(at+1)%hot.length;go(hot[at])}
else if(e.key==='k'&&hot.length){at=(at-1+hot.length)%hot.length;go(hot[at])}
else if(e.key==='t')theme();
else if(/^[1-9]$/.test(e.key)){const h=d.querySelectorAll('h2')[e.key-1];if(h)h.scrollIntoView()}});
const mark=(e,on)=>{const p=e.target.closest&&e.target.closest('[data-pair]');if(!p)return;
d.querySelectorAll('[data-pair="'+p.dataset.pair+'"]').forEach(x=>x.classList.toggle('join',on))};
for(const [n,on] of [['mouseover',1],['mouseout',0],['focusin',1],['focusout',0]])d.addEventListener(n,e=>mark(e,on));
d.addEventListener('click',e=>{const p=e.target.closest&&e.target.closest('[data-pair]');if(!p)return;
const all=[...d.querySelectorAll('[data-pair="'+p.dataset.pair+'"]')],o=all.find(x=>x!==p);
if(o)o.scrollIntoView({block:'center'})});
})();
"""
_ROOF_NOTE: Final = (
    "~ Bytes that the waves ask of global memory; a dot above the slope needs what is asked twice to be in the caches."
)


def page(analysed: Analysed, after: Analysed | None = None, traced: Mapping[int, str] | None = None) -> str:
    """The whole page; with `after`, another version of the kernel beside the first; with `traced`, a column by dense
    index. Needs recorded simulations.
    """
    sections = [
        ("Summary", f"<pre class=wide>{html.escape(as_text(analysed))}</pre>"),
        ("Source", source_table(notes_of(analysed), traced)),
        ("Registers over time", registers(analysed)),
        ("Banks and operand caches", cache_table(analysed)),
        ("Timeline", timelines(analysed)),
        ("Roofline", f"{roofline(analysed)}<p><small>{_ROOF_NOTE}</small></p>"),
    ]
    if after is not None:
        sections.append(("Before and after", side_by_side(analysed, after)))
    name = html.escape(analysed.figures.kernel)
    links = "".join(f'<a href="#s{number}">{number} {title}</a>' for number, (title, _) in enumerate(sections, 1))
    body = "".join(
        f'<section><h2 id="s{number}">{title}</h2>{content}</section>'
        for number, (title, content) in enumerate(sections, 1)
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{name}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}{PAGE_STYLE}</style></head>'
        f'<body class="isa"><nav>{links}<button id="theme">light / dark</button></nav><main><h1>{name}</h1>'
        f"<small>isatool {__version__}. Keys: j, k next and last hot line; 1 to {len(sections)} sections; t colours. "
        "~ marks what rests on hypotheses about the hardware.</small>"
        f"{body}</main><script>{_SCRIPT}</script></body></html>\n"
    )


def source_table(notes: Sequence[Note], traced: Mapping[int, str] | None = None) -> str:
    """Source lines with columns and heat."""
    most = max((note.stall for note in notes), default=0.0)
    runs = max((note.runs for note in notes), default=0.0)
    placed = any(note.place for note in notes)
    rows = []
    for note in notes:
        heat = max(note.stall / most if most > 0 else 0.0, 0.35 * note.runs / runs if runs > 0 else 0.0)
        style = f' style="background:rgba(var(--hot),{0.6 * heat:.2f})"' if heat > 0.02 else ""
        hot = " data-hot tabindex=0" if note.stall > 0.1 * most > 0 or (note.warn_banks and note.loop >= 0) else ""
        cells = "".join(
            f"<td{' class=warn' if name == 'banks' and note.warn_banks else ''}>{html.escape(cell)}"
            for name, cell in zip(COLUMNS, note.columns(), strict=True)
        )
        if traced is not None:
            cells += f"<td>{traced.get(note.index, '')}"
        where = f"<td>{html.escape(note.place)}" if placed else ""
        code = html.escape(note.text.expandtabs(4))
        rows.append(f"<tr{hot}{style}><td>{note.number or ''}{cells}{where}<td>{code}")
    columns = (*COLUMNS, *(("traced",) if traced is not None else ()), *(("at",) if placed else ()))
    head = "<tr><th>line" + "".join(f"<th>{name}" for name in columns) + "<th>source"
    lines = (*LEGEND, *((TRACED_LEGEND,) if traced is not None else ()))
    legend = "".join(f"<div><small>{html.escape(line)}</small></div>" for line in lines)
    return f"{legend}<div class=wide><table>{head}{''.join(rows)}</table></div>"


def registers(analysed: Analysed) -> str:
    """The register map with its key."""
    key = "".join(f'<span style="color:var(--b{bank})">bank {bank}</span>' for bank in range(4))
    figures = analysed.figures
    return (
        f"<p class=key>{key}<small>rows: VGPRs, columns: instructions, lines: loop headers; "
        f"{registers_in_use(figures)}</small></p>{register_map(analysed)}"
    )


def cache_table(analysed: Analysed) -> str:
    """The operand-cache rows of all FMAs in loops."""
    notes = [note for note in notes_of(analysed) if note.cells and any(note.cells)]
    fmas = [note for note in notes if note.slot in ("VALU 2x", "VALU 1x", "VALU 1+1")]
    rows = []
    for note in fmas:
        cells = "".join(
            f"<td class={'R' if cell.startswith('R') else 'C' if cell else 'N'}>{cell}" for cell in note.cells
        )
        warn = " class=warn" if note.reads.endswith("!") else ""
        rows.append(f"<tr><td>{note.number}{cells}<td{warn}>{note.reads}<td>{html.escape(note.text.strip())}")
    head = "<tr><th>line" + "".join(f"<th>{name}" for name in CACHE_COLUMNS) + "<th>~reads<th>FMA"
    if not rows:
        return "<p>No FMAs in loops.</p>"
    content = f"<div class=wide><table>{head}{''.join(rows)}</table></div>"
    return f"<details open><summary>{len(rows)} FMA issues</summary>{content}</details>"


def timelines(analysed: Analysed) -> str:
    """One modelled turn of every outermost loop."""
    names = ("VALU", "SALU", "LDS", "VMEM", "SMEM", "BRANCH", "NONE")
    colours = ("valu", "salu", "lds", "vmem", "smem", "branch", "wait")
    key = "".join(
        f'<span style="color:var(--{colour})">{"wait or hint" if name == "NONE" else name}</span>'
        for name, colour in zip(names, colours, strict=True)
    )
    parts = []
    for index, found in analysed.simulations.items():
        picture = timeline(analysed, index)
        if picture:
            text = f"{found.waves} waves, ~{found.cycles_per_turn:.0f} cycles, VALU ~{100 * found.valu_busy:.0f} % busy"
            parts.append(f"<p>{text}</p>{picture}")
    return f"<p class=key>{key}</p>{''.join(parts)}" if parts else "<p>No loop.</p>"


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
    return (
        f"<p>{len(left)} and {len(right)} instructions, {joined} joined.</p><div class=wide><table>"
        f"<tr><th>line<th>before<th>line<th>after{''.join(rows)}</table></div>"
    )


def _cell(notes: Sequence[Note], place: int, pair: int) -> str:
    if place < 0:
        return "<td><td>"
    link = f" class=pair data-pair={pair} tabindex=0" if pair >= 0 else ""
    return f"<td>{notes[place].number or ''}<td{link}>{html.escape(notes[place].text.strip()[:110])}"


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
