"""Passes by name, and pipelines of them: `rebank,unroll{factor=8},batch-loads`. Options are typed fields."""

from __future__ import annotations

import difflib
import importlib
import re
from collections.abc import Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Final, cast, get_args, get_type_hints

from lark import Token, Tree
from lark.exceptions import UnexpectedInput

from isatool.diagnostics import Span, UserError
from isatool.grammars import parser
from isatool.passes.common.result import Pass

PASSES: Final[dict[str, str]] = {
    "rebank": "isatool.passes.rebank.rebank:Rebank",
    "pair": "isatool.passes.pair.pair:Pair",
    "schedule": "isatool.passes.schedule.schedule:Schedule",
    "unroll": "isatool.passes.unroll.unroll:Unroll",
    "batch-loads": "isatool.passes.batch_loads.batch_loads:BatchLoads",
    "pad-lds": "isatool.passes.lds.pad_lds:PadLds",
    "double-buffer": "isatool.passes.lds.double_buffer:DoubleBuffer",
    "pipeline-epilogue": "isatool.passes.epilogue.pipeline_epilogue:PipelineEpilogue",
    "cu-mode": "isatool.passes.hints.cu_mode:CuMode",
    "priority": "isatool.passes.hints.priority:Priority",
    "instruction-prefetch": "isatool.passes.hints.instruction_prefetch:InstructionPrefetch",
}
"""name in pipelines -> module and class"""

LADDER: Final = (
    "pad-lds", "batch-loads", "unroll", "batch-loads", "rebank", "pair", "pipeline-epilogue",
    "double-buffer{if-faster=true}",
)  # fmt: skip
"""passes in the order in which each makes the next one's work easier: padding while strides sit in few definitions,
loads before registers are given out, copies before banks; once written out, the loads are spread between the copies;
rows behind the loops when it is known which registers are left; two LDS buffers last, since they double the text of the
loop and need only registers that are left"""

Option = int | float | str | bool
_WORD: Final = re.compile(r"\.?[A-Za-z_$][\w$.]*$", re.ASCII)
PLACE: Final = "PIPELINE"
"""how messages call the text of a pipeline"""


def pass_class(name: str, span: Span | None = None) -> type[Pass]:
    """The class of a pass; UserError with the nearest name if there is none."""
    require_pass(name, span)
    module, _, attribute = PASSES[name].partition(":")
    return cast(type[Pass], getattr(importlib.import_module(module), attribute))


def require_pass(name: str, span: Span | None = None, source: str = "") -> None:
    """UserError with the nearest name if there is no such pass. `source`: the text that names it."""
    if name not in PASSES:
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


def _steps(text: str) -> list[Tree[Token]]:
    try:
        tree = parser("pipeline", ("start",)).parse(text)
    except UnexpectedInput as error:
        column = max(1, int(getattr(error, "column", 1) or 1))
        raise UserError("cannot read this pipeline", Span(PLACE, 1, column), _expected(text, column), text) from None
    return [child for child in tree.children if isinstance(child, Tree)]


def pipeline_text(passes: Sequence[Pass]) -> str:
    """The pipeline string that makes these passes: each with the options that are not as they are by default."""
    return ",".join(map(_spelled, passes))


def _spelled(step: Pass) -> str:
    options = [
        f"{field.name.replace('_', '-')}={_value_text(getattr(step, field.name))}"
        for field in _fields(type(step))
        if getattr(step, field.name) != field.default
    ]
    return f"{step.name}{{{','.join(options)}}}" if options else step.name


def _value_text(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) and not _WORD.match(value) else str(value)


def _expected(text: str, column: int) -> str:
    """What could stand at a column of a pipeline that cannot be read."""
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
    """One line on a pass: its name, its options with types and defaults."""
    made = pass_class(name)
    hints = get_type_hints(made)
    options = []
    for field in _fields(made):
        kind = "|".join(sorted(part.__name__ for part in _kinds(hints[field.name])))
        default = "" if field.default is MISSING else f"={field.default}"
        options.append(f"{field.name}:{kind}{default}")
    summary = (importlib.import_module(made.__module__).__doc__ or "").splitlines()[0].removeprefix(f"{name}: ")
    return f"{name}{{{','.join(options)}}}: {summary}" if options else f"{name}: {summary}"


def _step(tree: Tree[Token], text: str) -> Pass:
    name = str(tree.children[0])
    span = Span(PLACE, 1, tree.meta.column, len(name))
    require_pass(name, span, text)
    made = pass_class(name, span)
    values: dict[str, Option] = {}
    for option in (child for child in tree.children[1:] if isinstance(child, Tree)):
        key, value = str(option.children[0]), option.children[1]
        assert isinstance(value, Tree)
        place = Span(PLACE, 1, option.meta.column, len(key))
        values[key.replace("-", "_")] = _convert(made, name, key, value, place, text)
    try:
        return made(**values)
    except ValueError as error:
        raise UserError(f"{name}: {error}", span, source=text) from None


def _convert(made: type[Pass], name: str, key: str, value: Tree[Token], span: Span, text: str) -> Option:
    hints = get_type_hints(made)
    names = [field.name for field in _fields(made)]
    if key.replace("-", "_") not in names:
        near = difflib.get_close_matches(key, names, 1)
        hint = f"did you mean '{near[0]}'?" if near else f"options of {name}: {', '.join(names) or 'none'}"
        raise UserError(f"{name} has no option '{key}'", span, hint, text)
    kinds = _kinds(hints[key.replace("-", "_")])
    spelled = str(value.children[0])
    if bool in kinds and spelled in ("true", "false"):
        return spelled == "true"
    if float in kinds and value.data == "number":
        return float(spelled)
    if int in kinds and value.data == "number" and "." not in spelled and len(spelled) <= 20:
        return int(spelled)
    if str in kinds:
        return spelled.strip('"')
    wanted = " or ".join(sorted(kind.__name__ for kind in kinds))
    raise UserError(f"{name}: '{key}' takes {wanted}, not '{spelled[:40]}'", span, source=text)


def _fields(made: type[Pass]) -> tuple[Field[object], ...]:
    return fields(made) if is_dataclass(made) else ()


def _kinds(hint: object) -> set[type]:
    """The plain types that an annotation admits."""
    found = set(get_args(hint)) or {hint}
    return {kind for kind in found if isinstance(kind, type) and kind is not type(None)}
