"""Passes by name, and pipelines of them: `rebank,unroll{factor=8},batch-loads`. What a pass does is not imported."""

from __future__ import annotations

import importlib
import os
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, cast

from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from lark import Token, Tree

    from isatool.passes.common.declaration import Option, Pass, Value

_ORDER: Final = (
    "rebank", "pair", "schedule", "respill", "simplify", "unroll", "batch-loads", "share-lanes", "transpose-lanes",
    "bound-buffers", "complete-lines", "swizzle-workgroups", "pipeline", "pad-lds", "double-buffer",
    "pipeline-epilogue", "relax-fences", "cu-mode", "priority", "stream", "instruction-prefetch",
)  # fmt: skip
"""in which help, tables and search spaces name passes; one that is not here comes after these"""


def _declared() -> dict[str, str]:
    """Name -> module and class of every declaration: the classes on `Pass` in `passes/*/options.py`.

    They are read and not imported, which would take every command 20 ms.
    """
    folder = os.path.join(os.path.dirname(os.path.dirname(__file__)), "passes")
    found: dict[str, str] = {}
    for family in sorted(os.listdir(folder)):
        path = os.path.join(folder, family, "options.py")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                for name in re.findall(r"^class (\w+)\(Pass\):", file.read(), re.MULTILINE):
                    found[re.sub(r"\B(?=[A-Z])", "-", name).lower()] = f"isatool.passes.{family}.options:{name}"
    return dict(sorted(found.items(), key=lambda each: _ORDER.index(each[0]) if each[0] in _ORDER else len(_ORDER)))


PASSES: Final = _declared()
"""name in pipelines and of the command -> module and class of the declaration"""

LADDER: Final = (
    "respill", "simplify", "pad-lds", "batch-loads", "respill", "unroll", "batch-loads", "rebank", "pair",
    "pipeline-epilogue", "relax-fences", "double-buffer{if-faster=true}",
)  # fmt: skip
"""passes in the order in which each makes the next one's work easier: spills go first, simpler code then; padding while
strides sit in few definitions; loads before registers are given out, and spills again, as pointers have left theirs;
copies before banks; once written out, the loads are spread between the copies;
rows after the loops when it is known which registers are left; fences once the loads are where they stay; two LDS
buffers last, since they double the text of the loop and need only registers that are left"""

QUICK: Final = (("pair",), ("simplify", "rebank", "pad-lds", "pair", "relax-fences"))
"""those of the ladder that gain most for the time that they and their proofs take, tried before all of it where time is
limited: first `pair` as it is, which is proved block by block in seconds in kernels of any length; then what gains on
the tuning half of the corpus 1 (`pair`) to 6 % of the cycles for a CPU second (`rebank` declines at once where no block
holds an outer product, and gains a quarter where one does)"""

LADDER_NAMES: Final = frozenset(step.partition("{")[0] for step in LADDER)
PLACE: Final = "PIPELINE"
"""how messages call the text of a pipeline"""


def pass_class(name: str, span: Span | None = None) -> type[Pass]:
    """The declaration of a pass; UserError with the nearest name if there is none."""
    require_pass(name, span)
    module, _, attribute = PASSES[name].partition(":")
    return cast("type[Pass]", getattr(importlib.import_module(module), attribute))


def declarations() -> tuple[type[Pass], ...]:
    """Those of all passes, in the order of the registry."""
    return tuple(map(pass_class, PASSES))


def require_pass(name: str, span: Span | None = None, source: str = "") -> None:
    """UserError with the nearest name if there is no such pass. `source`: the text that names it."""
    if name not in PASSES:
        import difflib

        near = difflib.get_close_matches(name, PASSES, 1)
        hint = f"did you mean '{near[0]}'?" if near else f"passes: {', '.join(PASSES)}"
        raise UserError(f"there is no pass '{name}'", span, hint, source)


def parse_pipeline(text: str) -> list[Pass]:
    """The passes of a pipeline string in order; UserError at the column of what is wrong."""
    return [_step(child, text) for child in _steps(text)]


def pass_names(text: str) -> list[tuple[str, str]]:
    """(name, as it is written with its options) of every pass of a pipeline string. No pass is imported, so options
    are not looked at; else UserError as `parse_pipeline`.
    """
    found = []
    for child in _steps(text):
        name = str(child.children[0])
        require_pass(name, Span(PLACE, 1, child.meta.column, len(name)), text)
        found.append((name, text[child.meta.start_pos : child.meta.end_pos].strip()))
    return found


def pipeline_for() -> str:
    """The pipeline string of the ladder, of the passes that exist."""
    return ",".join(step for step in LADDER if step.partition("{")[0] in PASSES)


def keeping_lds(pipeline: str) -> list[str]:
    """The passes of a pipeline, as it spells them, that do not change how much LDS a workgroup takes."""
    changing = {declared.name for declared in declarations() if declared.changes_lds}
    return [spelled for name, spelled in pass_names(pipeline) if name not in changing]


def _steps(text: str) -> list[Tree[Token]]:
    from lark import Tree
    from lark.exceptions import UnexpectedInput

    from isatool.grammars import parser

    try:
        tree = parser("pipeline").parse(text, start="start")
    except UnexpectedInput as error:
        column = max(1, int(getattr(error, "column", 1) or 1))
        raise UserError("cannot read this pipeline", Span(PLACE, 1, column), _expected(text, column), text) from None
    return [child for child in tree.children if isinstance(child, Tree)]


def pipeline_text(passes: Sequence[Pass]) -> str:
    """The pipeline string that makes these passes: each with the options that are not as they are by default."""
    from isatool.passes.common.declaration import spelled

    return ",".join(map(spelled, passes))


def _expected(text: str, column: int) -> str:
    """The words for what a pipeline that cannot be read should have at a column."""
    before = text[: column - 1].rstrip()
    inside = before.count("{") > before.count("}")
    if before.endswith("="):
        what = "a value: a number, true, false, a word or a text in quotes"
    elif inside and before.endswith(("{", ",")):
        what = "NAME=VALUE"
    elif inside:
        what = "'=', ',' or '}'"
    else:
        what = "the name of a pass" if not before or before.endswith(",") else "',' or '{'"
    return f"expected {what}; for example rebank,unroll{{factor=8}}"


def describe(name: str) -> str:
    """A pass in a few lines: its name with its options and their defaults, what it does, and a line for each option."""
    from isatool.passes.common.declaration import options

    declared = pass_class(name)
    known = options(declared)
    plain = ",".join(f"{each.spelled}={each.text(each.default)}" for each in known)
    lines = [f"{name}{{{plain}}}: {declared.summary}" if known else f"{name}: {declared.summary}"]
    for each in known:
        lines.append(f"    {each.spelled}={each.placeholder or 'true|false'}: {each.facts.help}")
    return "\n".join(lines)


def _step(tree: Tree[Token], text: str) -> Pass:
    from lark import Tree

    name = str(tree.children[0])
    span = Span(PLACE, 1, tree.meta.column, len(name))
    require_pass(name, span, text)
    made = pass_class(name, span)
    values: dict[str, Value] = {}
    for given in (child for child in tree.children[1:] if isinstance(child, Tree)):
        key, value = str(given.children[0]), given.children[1]
        assert isinstance(value, Tree)
        place = Span(PLACE, 1, given.meta.column, len(key))
        known, is_opposite = _option(made, key, place, text)
        try:
            read = known.parse(str(value.children[0]).strip('"'))
        except ValueError as error:
            raise UserError(f"{name}: {error}", place, source=text) from None
        values[known.name] = not read if is_opposite else read
    return cast("Callable[..., Pass]", made)(**values)


def _option(made: type[Pass], key: str, span: Span, text: str) -> tuple[Option, bool]:
    """(the option of this name, now or formerly; whether the former name had the opposite meaning)."""
    from isatool.passes.common.declaration import options
    from isatool.renamed import say_renamed

    plain = key.replace("_", "-")
    for each in options(made):
        if each.spelled == plain:
            return each, False
        former = each.facts.former.removeprefix("!")
        if former == plain:
            is_opposite = former != each.facts.former
            say_renamed(f"{made.name}{{{former}}}", f"{made.name}{{{each.spelled}}}{', the opposite,' * is_opposite}")
            return each, is_opposite
    names = [each.spelled for each in options(made)]
    import difflib

    near = difflib.get_close_matches(plain, names, 1)
    hint = f"did you mean '{near[0]}'?" if near else f"options of {made.name}: {', '.join(names) or 'none'}"
    raise UserError(f"{made.name} has no option '{key}'", span, hint, text)
