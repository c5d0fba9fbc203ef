"""A launch spec as the text of a TOML file that `load_spec` reads back to the same launch."""

from __future__ import annotations

import math

from isatool.asm.expressions import SpecExpression
from isatool.asm.launch_spec import ArgumentSpec, Fill, LaunchSpec


def spec_text(spec: LaunchSpec) -> str:
    """The text of a spec without sizes, reference and assumptions."""
    lines = [f'kernel = "{spec.kernel}"'] if spec.kernel else []
    lines += [f"block = {_extents(spec.block)}", f"grid = {_extents(spec.grid)}"]
    if spec.lds is not None:
        lines.append(f"lds = {_number(spec.lds)}")
    for argument in spec.arguments:
        lines += ["", "[[arguments]]", f'name = "{argument.name}"', *_argument(argument)]
    return "\n".join(lines) + "\n"


def _extents(parts: tuple[SpecExpression, ...]) -> str:
    return f"[{', '.join(map(_number, parts))}]"


def _number(expression: SpecExpression) -> str:
    return str(expression.integer({}))


def _argument(argument: ArgumentSpec) -> list[str]:
    if argument.shape is None:
        return [f'scalar = "{argument.type.name}"', f"value = {_value(argument.value)}"]
    shape = ", ".join(map(_number, argument.shape))
    lines = [f'buffer = "{argument.type.name}[{shape}]"']
    if argument.offset is not None:
        lines.append(f"offset = {_number(argument.offset)}")
    if argument.fill is not None:
        lines.append(f"fill = {_fill(argument.fill)}")
    return [*lines, "output = true"] if argument.output else lines


def _value(value: SpecExpression | float | None) -> str:
    if isinstance(value, SpecExpression):
        return f'"{value.text}"'
    if isinstance(value, float):
        return repr(value) if math.isfinite(value) else f"{value}"
    return str(value)


def _fill(fill: Fill) -> str:
    if fill.kind == "constant":
        return _plain(fill.parameters[0])
    if not fill.parameters:
        return f'"{fill.kind}"'
    return f'"{fill.kind}({", ".join(map(_plain, fill.parameters))})"'


def _plain(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
