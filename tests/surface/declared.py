"""Files that derive from others: tables of docs/passes and the types of `Assembly`'s methods from the declarations of
passes, what `optimize` keeps of them from `benchmarks/reach.tsv`, the list of rules from the registry of `check`, the
kinds of steps of certificates from the lemmas, tables of the parsers from grammars.

`python tests/surface/surface.py` writes them; a test lists those that are out of date.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import lemma_pages

from isatool.grammars import STARTS, is_current, tables
from isatool.lint.registry import all_rules
from isatool.pass_methods import HOW, method_name, method_text
from isatool.passes.common.declaration import Option, Pass, options
from isatool.passes.simplify.identities import IDENTITIES
from isatool.pipeline.registry import LADDER_NAMES, declarations

STUB: Final = "isatool/pass_methods.pyi"
ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = "docs/passes"
REACH: Final = "benchmarks/reach.tsv"
RULES: Final = "docs/rules/README.md"
PEEPHOLES: Final = "docs/peepholes.md"
BEGIN: Final = "<!-- written by tests/surface/surface.py -->"
END: Final = "<!-- end -->"
_HEAD: Final = '''\
"""Types of `pass_methods.py`. Written by `python tests/surface/surface.py`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from isatool.api import Rewriting
from isatool.passes.common.declaration import Pass

HOW: Final[Mapping[str, tuple[str, object, str]]]

def method_name(declared: type[Pass]) -> str: ...
def method_text(declared: type[Pass]) -> str: ...
def method(declared: type[Pass]) -> Callable[..., Rewriting]: ...

class PassMethods:
    def rewritten(self, passes: Sequence[Pass], **how: Any) -> Rewriting: ...
'''


def files(root: Path) -> dict[Path, str]:
    """Each file, and what it should hold. A page that is missing is made of what is declared."""
    found = {root / STUB: stub(), root / PAGES / "README.md": index()}
    found[root / PEEPHOLES] = peepholes()
    found[root / RULES] = with_block((root / RULES).read_text(), rules())
    found[root / lemma_pages.PAGE] = with_block((root / lemma_pages.PAGE).read_text(), lemma_pages.rows())
    found[root / lemma_pages.SCHEMA] = lemma_pages.schema((root / lemma_pages.SCHEMA).read_text())
    found |= {root / "grammars" / f"{name}.json": tables(name) for name in STARTS if not is_current(name)}
    for declared in declarations():
        page = root / PAGES / f"{declared.name}.md"
        old = page.read_text() if page.is_file() else f"# {declared.name}\n\n{declared.summary}.\n"
        found[page] = with_table(old, declared)
    return found


_IDENTITIES: Final = (
    "What [simplify](passes/simplify.md) replaces, and by what. Names are registers or constants, `#k` for a "
    "constant, `.l` and `.h` for halves; the result is `d`. Words in the last column are unsigned and wrap; "
    "`x_bits` are the bits that x may have, `x_low` and `x_high` its least and greatest number, `x_quiet` is 1 "
    "where it is certainly no signalling NaN, `count` is the number of ones. A name that is given a word is a "
    "constant of what is made. z3 proves each against the semantics of its instructions for all values "
    "(`tests/verify/test_identities.py`), and the validator knows it. Those by search were found by "
    "`benchmarks/find_identities.py`, which also proves one again: `--prove NAME`; those by hand are what it does"
    " not look for."
)


def peepholes() -> str:
    """The page of the identities that `simplify` uses."""
    lines = ["# Identities", "", BEGIN, ""]
    lines += [*textwrap.wrap(_IDENTITIES, 118), ""]
    lines += ["| name | by | what is there | what is made | if |", "| --- | --- | --- | --- | --- |"]
    for identity in IDENTITIES:
        sides = ["<br>".join(f"`{line}`" for line in side) for side in (identity.pattern, identity.replacement)]
        when = f"`{identity.when}`".replace("|", "\\|") if identity.when else ""
        mode = "; MODE rounds to nearest even and keeps denormals" if identity.usual_mode else ""
        lines.append(
            f"| {identity.name} | {identity.by} | {sides[0]} | {sides[1]} | {(when + mode).removeprefix('; ')} |"
        )
    return "\n".join((*lines, "", END, ""))


def stub() -> str:
    """The methods with their types and docstrings."""
    parts = [_HEAD]
    for declared in declarations():
        given = [f"{each.name}: {each.kind.__name__} = {_literal(each.default)}" for each in options(declared)]
        given += [f"{name}: {kind} = {default!r}" for name, (kind, default, _) in HOW.items()]
        signature = "".join(f"        {one},\n" for one in ("self", "*", *given))
        doc = textwrap.indent(f'"""{method_text(declared)}\n"""', "        ", lambda line: bool(line.strip()))
        parts.append(f"    def {method_name(declared)}(\n{signature}    ) -> Rewriting:\n{doc}\n")
    return "".join(parts)


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


def index() -> str:
    """The page that lists all passes."""
    lines = ["# Passes", "", BEGIN, "", "| pass | what it does | needs | leaves to the repairs | in `optimize` |"]
    lines.append("| --- | --- | --- | --- | --- |")
    for each in declarations():
        tried = "yes" if each.name in LADDER_NAMES else "`--passes`"
        needs, breaks = ", ".join(each.needs) or "nothing", ", ".join(each.breaks) or "nothing"
        lines.append(f"| [{each.name}]({each.name}.md) | {each.summary} | {needs} | {breaks} | {tried} |")
    lines += [
        "",
        "The same options are flags of the command (`isatool pass unroll --factor 4`), part of a pipeline string",
    ]
    lines += ["(`unroll{factor=4}`), which the header of an output repeats, and arguments in Python"]
    lines += ["(`isatool.load(file).unroll(factor=4)`). [hints.md](hints.md): what comments in a file tell passes.", ""]
    return "\n".join((*lines, END, ""))


def rules() -> list[str]:
    """The table of all rules of `check`."""
    rows = [f"| [{each.id}]({each.id}.md) | {each.severity.value} | {each.title} |" for each in all_rules()]
    return ["| rule | severity | |", "| --- | --- | --- |", *rows]


def with_table(page: str, declared: type[Pass]) -> str:
    """A page with the table of options in its place, at the end of the section Options."""
    if BEGIN in page:
        return with_block(page, _table(declared))
    block = "\n".join((BEGIN, *_table(declared), END))
    if "\n## Options\n" in page:
        before, _, rest = page.partition("\n## Options\n")
        return f"{before}\n## Options\n{block}\n\n{rest.lstrip()}"
    return f"{page.rstrip()}\n\n## Options\n{block}\n"


def with_block(page: str, lines: Sequence[str]) -> str:
    """A page with other lines in its one block that is written."""
    before, _, rest = page.partition(BEGIN)
    return "\n".join((f"{before}{BEGIN}", *lines, f"{END}{rest.partition(END)[2]}"))


def _table(declared: type[Pass]) -> list[str]:
    return [*_options(declared), "", fired(declared.name)]


def fired(name: str) -> str:
    """What the table of `reach.py` says of a pass: in how many kernels it is among what `optimize` keeps."""
    head, *rows = (line.split("\t") for line in (ROOT / REACH).read_text().splitlines())
    place = head.index("passes")
    applied = [row[place].split() for row in rows if len(row) > place]  # older rows do not say
    count = sum(name in each for each in applied)
    return f"Of the {len(applied)} kernels in `{REACH}` whose passes are recorded, `optimize` keeps it in {count}."


def _options(declared: type[Pass]) -> list[str]:
    known = options(declared)
    if not known:
        return ["It has no options of its own."]
    rows = ["| flag | in a pipeline | takes | default | what it does | searched by `tune` |"]
    rows.append("| --- | --- | --- | --- | --- | --- |")
    return rows + [_row(each) for each in known]


def _row(each: Option) -> str:
    value = each.placeholder.replace("|", "\\|")
    flag = f"`{each.flag} {value}`" if value else f"`{each.flag}`"
    either = value or "true\\|false"
    spelled = f"`{each.spelled}={either}`"
    default = f"`{each.text(each.default)}`" if each.default != "" else "none"
    searched = ", ".join(map(each.text, each.facts.search)) or "no"
    return f"| {flag} | {spelled} | {each.expected} | {default} | {each.facts.help} | {searched} |"
