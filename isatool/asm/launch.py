"""Launch specs: TOML files beside a kernel that say how to start it. Reading, with every error at its place.

A spec is data: expressions are read by a closed grammar (`expressions`), keys that are not known are errors.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from isatool.asm.element_types import ELEMENT_TYPES, ElementType
from isatool.asm.expressions import SpecExpression, parse_expression
from isatool.asm.files import read_utf8
from isatool.asm.launch_spec import (
    Argument,
    ArgumentSpec,
    Fill,
    Launch,
    LaunchSpec,
    Size,
    check_launch,
    kernarg_places,
)
from isatool.asm.toml_places import Path as Place
from isatool.asm.toml_places import TomlDocument, read_toml
from isatool.diagnostics import Span, UserError
from isatool.isa.hardware import DECLARABLE

__all__ = [
    "Argument",
    "ArgumentSpec",
    "Fill",
    "Launch",
    "LaunchSpec",
    "Size",
    "check_launch",
    "find_spec",
    "kernarg_places",
    "load_spec",
    "parse_spec",
]

MAX_BYTES: Final = 1 << 20
"""of a launch spec, which people write"""

_TOP_KEYS: Final = ("kernel", "block", "grid", "sizes", "arguments", "reference", "memory", "lds", "assume", "hardware")
_NAME_HINT: Final = "expected letters, digits and _; T alone is the transpose of an array"
_SIZE_KEYS: Final = ("default", "min", "max", "multiple_of", "values")
_BUFFER_KEYS: Final = ("name", "buffer", "offset", "fill", "output", "read_only")
_SCALAR_KEYS: Final = ("name", "scalar", "value")
_MEMORY_KEYS: Final = ("slack",)
_FLOPS: Final = "flops"
_FILLS: Final[Mapping[str, tuple[int, ...]]] = {
    "uniform": (2,),
    "normal": (0, 2),
    "randint": (2,),
    "zeros": (0,),
    "ones": (0,),
    "iota": (0,),
    "special": (0,),
}
"""numbers of arguments"""
_FILL_FORMS: Final[Mapping[str, str]] = {
    name: f'fill = "{name}(-1, 1)"' if 2 in counts else f'fill = "{name}"' for name, counts in _FILLS.items()
}


def find_spec(assembly: str | Path) -> Path | None:
    """The spec beside an assembly file: `kernel5.toml` for `kernel5.s`; None if there is none."""
    if str(assembly) == "-" or not Path(assembly).name:
        return None
    candidate = Path(assembly).with_suffix(".toml")
    return candidate if candidate.is_file() else None


def find_launch_spec(assembly: str, named: str | None) -> LaunchSpec | None:
    """The named spec, or the one beside the assembly file; None if there is none. UserError if it cannot be read."""
    path = named or find_spec(assembly)
    return load_spec(path) if path else None


def load_spec(path: str | Path) -> LaunchSpec:
    """Read a spec file; UserError with the place of what is wrong."""
    return parse_spec(read_spec_text(path), str(path))


def read_spec_text(path: str | Path) -> str:
    """What a spec file says; UserError if it cannot be read."""
    text = read_utf8(path, MAX_BYTES, "this launch spec", "name an existing .toml file")
    return text.replace("\r\n", "\n")


def parse_spec(text: str, path: str = "<string>") -> LaunchSpec:
    """Read the text of a spec; UserError with the place of what is wrong."""
    return _Reader(read_toml(text, path)).spec()


class _Reader:
    """Turns a TOML document into a spec."""

    def __init__(self, document: TomlDocument) -> None:
        self.document = document

    def spec(self) -> LaunchSpec:
        top = self.document.values
        self.check_keys(top, (), _TOP_KEYS)
        for key in ("block", "grid", "arguments"):
            if key not in top:
                raise UserError(f"the launch spec has no '{key}'", Span(self.document.path, 1, 1), _example(key))
        sizes = {name: self.size(name, value) for name, value in self.table(("sizes",)).items()}
        arguments = tuple(self.argument(index) for index in range(len(self.items(("arguments",), top["arguments"]))))
        self.check_distinct(arguments)
        reference = dict(self.table(("reference",)))
        flops = reference.pop(_FLOPS, None)
        memory = self.table(("memory",))
        self.check_keys(memory, ("memory",), _MEMORY_KEYS)
        outputs = [argument.name for argument in arguments if argument.output]
        self.check_keys(reference, ("reference",), outputs, "no output with this name")
        spec = LaunchSpec(
            path=self.document.path,
            kernel=self.text(("kernel",), top["kernel"]) if "kernel" in top else None,
            block=self.extents("block"),
            grid=self.extents("grid"),
            sizes=sizes,
            arguments=arguments,
            reference={name: self.expression(("reference", name), value) for name, value in reference.items()},
            flops=None if flops is None else self.expression(("reference", _FLOPS), flops),
            slack=self.expression(("memory", "slack"), memory["slack"]) if "slack" in memory else None,
            hardware=self.hardware(),
            lds=self.expression(("lds",), top["lds"]) if "lds" in top else None,
            assumptions=tuple(
                self.expression(("assume", index), value)
                for index, value in enumerate(self.items(("assume",), top.get("assume", [])))
            ),
        )
        self.check_names(spec)
        return spec

    def hardware(self) -> dict[str, int]:
        """What hardware registers and clocks hold."""
        values = self.table(("hardware",))
        self.check_keys(values, ("hardware",), DECLARABLE, "no hardware register that a kernel can read")
        for name, value in values.items():
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 64:
                raise self.error(("hardware", name), f"'{name}' is not a number of at most 64 bits", f"{name} = 0")
        return {name: value for name, value in values.items() if isinstance(value, int)}

    def error(self, place: Place, message: str, hint: str = "") -> UserError:
        return UserError(message, self.document.value_span(place), hint)

    def check_keys(
        self, table: Mapping[str, object], place: Place, known: Sequence[str], message: str = "unknown key"
    ) -> None:
        for key in table:
            if key not in known:
                near = difflib.get_close_matches(key, known, 1)
                hint = f"did you mean '{near[0]}'?" if near else f"known here: {', '.join(known) or 'none'}"
                raise UserError(f"{message}: '{key}'", self.document.key_span((*place, key)), hint)

    def check_distinct(self, arguments: Sequence[ArgumentSpec]) -> None:
        seen: set[str] = set()
        for index, argument in enumerate(arguments):
            if argument.name in seen:
                raise self.error(
                    ("arguments", index, "name"), f"the argument '{argument.name}' occurs twice", "rename one"
                )
            seen.add(argument.name)

    def check_names(self, spec: LaunchSpec) -> None:
        """Names in expressions must be known now, not only when they are evaluated."""
        sizes = frozenset(spec.sizes)
        values = sizes | {argument.name for argument in spec.arguments}
        over_sizes = [*spec.block, *spec.grid, *spec.assumptions]
        over_sizes += [part for argument in spec.arguments for part in argument.shape or ()]
        over_sizes += [argument.offset for argument in spec.arguments if argument.offset is not None]
        over_sizes += [argument.value for argument in spec.arguments if isinstance(argument.value, SpecExpression)]
        over_sizes += [found for found in (spec.flops, spec.slack, spec.lds) if found is not None]
        for expressions, known in ((over_sizes, sizes), (list(spec.reference.values()), values)):
            for expression in expressions:
                for node in expression.tree.iter_subtrees():
                    if node.data == "name" and str(node.children[0]) not in known:
                        raise expression.unknown_name(str(node.children[0]), known, node)

    def table(self, place: Place) -> Mapping[str, object]:
        value: object = self.document.values
        for key in place:
            value = value.get(str(key), {}) if isinstance(value, dict) else {}
        if not isinstance(value, dict):
            raise self.error(place, f"'{place[-1]}' is not a table", f"expected [{'.'.join(map(str, place))}]")
        return value

    def items(self, place: Place, value: object) -> list[object]:
        if not isinstance(value, list):
            raise self.error(place, f"'{place[-1]}' is not a list", _example(str(place[-1])))
        return value

    def text(self, place: Place, value: object) -> str:
        if not isinstance(value, str) or not value:
            raise self.error(place, f"'{place[-1]}' must be a text in quotes", f'for example {place[-1]} = "A"')
        return value

    def integer(self, place: Place, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(place, f"'{place[-1]}' must be a whole number", f"{place[-1]} = 128")
        return value

    def boolean(self, place: Place, value: object) -> bool:
        if not isinstance(value, bool):
            raise self.error(place, f"'{place[-1]}' must be true or false", f"{place[-1]} = true")
        return value

    def expression(self, place: Place, value: object) -> SpecExpression:
        """A text with an expression, or a plain whole number."""
        span = self.document.value_span(place)
        if isinstance(value, int) and not isinstance(value, bool):
            return parse_expression(str(value), span)
        if isinstance(value, str) and value.strip():
            return parse_expression(value, span)
        raise self.error(
            place,
            f"'{place[-1]}' must be a whole number or an expression in quotes",
            'for example 128, "N" or "N / 128"',
        )

    def extents(self, key: str) -> tuple[SpecExpression, ...]:
        values = self.items((key,), self.document.values[key])
        if not 1 <= len(values) <= 3:
            raise self.error((key,), f"'{key}' has {len(values)} extents, expected 1 to 3", _example(key))
        return tuple(self.expression((key, index), value) for index, value in enumerate(values))

    def size(self, name: str, value: object) -> Size:
        place: Place = ("sizes", name)
        span = self.document.key_span(place)
        if not name.isidentifier() or name == "T":
            raise UserError(f"'{name}' cannot be the name of a size", span, _NAME_HINT)
        if not isinstance(value, dict):
            return Size(name, self.integer(place, value), span=span)
        self.check_keys(value, place, _SIZE_KEYS)
        numbers = {key: self.integer((*place, key), value[key]) for key in _SIZE_KEYS[:4] if key in value}
        values = tuple(
            self.integer((*place, "values", index), item)
            for index, item in enumerate(self.items((*place, "values"), value.get("values", [])))
        )
        if "values" in value and (not values or numbers.keys() - {"default"}):
            message = "'values' must not be empty" if not values else "'values' is alone or with 'default'"
            raise self.error((*place, "values"), message, _example("values"))
        multiple = numbers.get("multiple_of", 1)
        if multiple < 1:
            raise self.error((*place, "multiple_of"), "'multiple_of' must be at least 1", "multiple_of = 1")
        limits = (numbers.get("min", 1), numbers.get("max"), multiple, values, span)
        size = Size(name, 0, *limits)
        size = Size(name, numbers.get("default", values[0] if values else size.smallest), *limits)
        problem = size.problem(size.default)
        if problem:
            raise self.error((*place, "default"), f"the default of {name} is {size.default}: {problem}")
        return size

    def argument(self, index: int) -> ArgumentSpec:
        place: Place = ("arguments", index)
        table = self.items(("arguments",), self.document.values["arguments"])[index]
        span = self.document.key_span(place)
        if not isinstance(table, dict):
            raise self.error(place, "an argument must be a table", "write [[arguments]]")
        if ("buffer" in table) == ("scalar" in table):
            self.check_keys(table, place, tuple(dict.fromkeys((*_BUFFER_KEYS, *_SCALAR_KEYS))))
            raise UserError("an argument is either a buffer or a scalar", span, _example("arguments"))
        self.check_keys(table, place, _BUFFER_KEYS if "buffer" in table else _SCALAR_KEYS)
        if "name" not in table:
            raise UserError("this argument has no 'name'", span, _example("arguments"))
        name = self.text((*place, "name"), table["name"])
        if not name.isidentifier() or name == "T":
            raise self.error((*place, "name"), f"'{name}' cannot be a name", _NAME_HINT)
        if "scalar" in table:
            return self.scalar(place, name, table, span)
        return self.buffer(place, name, table, span)

    def scalar(self, place: Place, name: str, table: Mapping[str, object], span: Span) -> ArgumentSpec:
        kind = self.element_type((*place, "scalar"), self.text((*place, "scalar"), table["scalar"]))
        if "value" not in table:
            raise UserError(f"the scalar '{name}' has no 'value'", span, _example("arguments"))
        given = table["value"]
        value: SpecExpression | float
        if isinstance(given, float) and kind.is_float:
            value = given
        elif isinstance(given, float):
            raise self.error(
                (*place, "value"),
                f"'{name}' is {kind.name}, its value must be a whole number",
                f'value = {given:.0f}, or scalar = "f32"',
            )
        elif isinstance(given, int) and not isinstance(given, bool):
            value = given
        else:
            value = self.expression((*place, "value"), given)
        return ArgumentSpec(name, kind, None, None, value, span=span)

    def buffer(self, place: Place, name: str, table: Mapping[str, object], span: Span) -> ArgumentSpec:
        kind, shape = self.shape((*place, "buffer"), self.text((*place, "buffer"), table["buffer"]))
        output = self.boolean((*place, "output"), table.get("output", False))
        read_only = self.boolean((*place, "read_only"), table.get("read_only", False))
        if output and read_only:
            raise self.error(
                (*place, "read_only"),
                f"'{name}' is an output and cannot be read-only",
                "leave out one of the two lines",
            )
        if "fill" not in table and not output:
            raise UserError(f"the buffer '{name}' has no 'fill'", span, 'for example fill = "uniform(-1, 1)"')
        fill = self.fill((*place, "fill"), table.get("fill", "zeros"), kind)
        offset = self.expression((*place, "offset"), table["offset"]) if "offset" in table else None
        return ArgumentSpec(name, kind, shape, fill, None, output, read_only, span, offset)

    def element_type(self, place: Place, name: str) -> ElementType:
        if name not in ELEMENT_TYPES:
            raise self.error(place, f"unknown element type '{name}'", f"known: {', '.join(ELEMENT_TYPES)}")
        return ELEMENT_TYPES[name]

    def shape(self, place: Place, text: str) -> tuple[ElementType, tuple[SpecExpression, ...]]:
        name, bracket, inside = text.partition("[")
        if not bracket or not inside.rstrip().endswith("]"):
            raise self.error(
                place, f"cannot read the buffer '{text}'", 'expected an element type and a shape: "f32[N, N]"'
            )
        kind = self.element_type(place, name.strip())
        span = self.document.value_span(place)
        inside = inside.rstrip()[:-1]
        found = []
        offset = len(name) + 1
        for part in _split_at_commas(inside):
            column = span.column + offset + len(part) - len(part.lstrip())
            found.append(parse_expression(part.strip(), Span(span.path, span.line, column)))
            offset += len(part) + 1
        return kind, tuple(found)

    def fill(self, place: Place, value: object, kind: ElementType) -> Fill:
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return self.constant(place, value, kind)
        text = self.text(place, value)
        if text.endswith(".npy"):
            return Fill("file", path=str(Path(self.document.path).parent / text))
        expression = parse_expression(text, self.document.value_span(place))
        name = str(expression.tree.children[0]) if expression.tree.data in ("name", "call") else ""
        if not name:
            return self.constant(place, expression.number({}), kind)
        parameters = _numbers(expression)
        if name not in _FILLS:
            near = difflib.get_close_matches(name, [*_FILLS], 1) or [*_FILLS]
            raise self.error(place, f"unknown fill '{name}'", f"known: {', '.join(near)}, a number, a .npy file")
        if len(parameters) not in _FILLS[name]:
            counts = " or ".join(map(str, _FILLS[name]))
            raise self.error(place, f"'{name}' takes {counts} numbers, not {len(parameters)}", _FILL_FORMS[name])
        if name in ("uniform", "normal") and not kind.is_float:
            raise self.error(place, f"'{name}' is for floats, the buffer is {kind.name}", "use randint(low, high)")
        if name in ("uniform", "randint") and parameters[0] > parameters[1]:
            raise self.error(
                place,
                f"'{name}' from {parameters[0]:g} to {parameters[1]:g} has no values",
                f'fill = "{name}({parameters[1]:g}, {parameters[0]:g})"',
            )
        if name == "randint":
            for parameter in parameters:
                self.constant(place, parameter, kind, whole=True)
        if name in ("zeros", "ones"):
            return Fill("constant", (float(name == "ones"),))
        return Fill(name, parameters or ((0.0, 1.0) if name == "normal" else ()))

    def constant(self, place: Place, value: float, kind: ElementType, whole: bool = False) -> Fill:
        if (whole or not kind.is_float) and value != int(value):
            raise self.error(place, f"{value} is not a whole number", f"the buffer is {kind.name}: {int(value)}")
        try:
            kind.pack(value)
        except OverflowError as error:
            raise self.error(place, str(error)) from None
        return Fill("constant", (value,))


def _split_at_commas(text: str) -> list[str]:
    """Parts of a list at the commas that are in no brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        depth += (character in "([") - (character in ")]")
        if character == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return [*parts, text[start:]]


def _numbers(expression: SpecExpression) -> tuple[float, ...]:
    """The arguments of a fill such as `uniform(-1, 1)`."""
    if expression.tree.data == "name":
        return ()
    found = []
    for node in expression.tree.children[1:]:
        if not isinstance(node, str):
            found.append(SpecExpression(expression.text, node, expression.span).number({}))
    return tuple(found)


def _example(key: str) -> str:
    """A form of a key that is accepted, on lines of its own, to be copied."""
    forms = {
        "block": "block = [128, 1, 1]",
        "grid": 'grid = ["N / 128", "N / 128", 1]  # workgroups; N is one of [sizes]',
        "assume": 'assume = ["N >= 256"]',
        "values": "N = { values = [1024, 4096] }",
        "arguments": """\
[[arguments]]
name = "A"
buffer = "f32[N, N]"
fill = "uniform(-1, 1)"  # or: output = true

[[arguments]]
name = "N"
scalar = "i32"
value = "N\"""",
    }
    if key not in forms:
        return ""
    return "\n    ".join(["for example", *forms[key].splitlines()])
