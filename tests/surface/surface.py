"""The public surface as text, one file a part: `python tests/surface/surface.py` writes them again.

What users and their scripts rely on: options, exit codes, keys of JSON outputs and of TOML files, names in Python. A
change shows as a difference of these files; an old name stays for one release (`isatool/renamed.py`), and CHANGELOG.md
says what changed. bench, calibrate and tune, which time kernels, have no JSON here.
"""

from __future__ import annotations

import argparse
import contextlib
import enum
import inspect
import io
import json
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
CHANGED: Final = "changed.s"
"""scan_dpp with another operation"""
KERNELS: Final = "benchmarks/corpus/kernels"
JSON_OUTPUTS: Final[Sequence[tuple[str, Sequence[str]]]] = (
    ("analyze --json", (f"{KERNELS}/scan_dpp.s", "--try", "none")),
    ("analyze --json", (f"{KERNELS}/mandelbrot.s",)),
    ("annotate --json", (f"{KERNELS}/scan_dpp.s",)),
    ("budget --format json", (f"{KERNELS}/scan_dpp.s", "--require", "vgprs <= 8")),
    ("check --format json", ("tests/surface/findings.s",)),
    ("check --format sarif", ("tests/surface/findings.s",)),
    ("explain --json", ("tests/surface/findings.s",)),
    ("fuzz --json", ("-n", "1", "--no-native", "--passes", "none")),
    ("mutate --json", (f"{KERNELS}/scan_dpp.s", "-n", "2", "--jobs", "1", "--no-assembler", "--engine", "numpy")),
    ("optimize --json", (f"{KERNELS}/wmma_f32.s", "--dry-run", "--time-limit", "none")),
    ("pair --json", (f"{KERNELS}/wmma_f32.s", "--dry-run")),
    ("retarget --json", (f"{KERNELS}/scan_dpp.s", "--target", "gfx1151", "-o", os.devnull)),
    ("retarget --json", ("tests/surface/findings.s", "--target", "gfx1151", "-o", os.devnull)),
    ("run --json", (f"{KERNELS}/scan_dpp.s", "--engine", "numpy")),
    ("verify --json", (f"{KERNELS}/scan_dpp.s", f"{KERNELS}/scan_dpp.s", "--engine", "numpy")),
    ("verify --json", (f"{KERNELS}/scan_dpp.s", CHANGED, "--engine", "numpy")),
)
"""commands with JSON, and arguments that give outputs with every key; `pair` for all commands that rewrite"""


def command_lines() -> str:
    """Every option of every command, then its exit codes; not argparse's layout, which changes with Python. What is a
    pass's own is in the table of its page, which derives from the declaration too.
    """
    from isatool.cli.commands import COMMANDS, summary
    from isatool.cli.declared_options import add_flags, add_help
    from isatool.cli.exit_codes import exit_codes_text
    from isatool.cli.main import load_command, make_parser
    from isatool.cli.passes import PassCommand
    from isatool.cli.rewriting_flags import rewriting
    from isatool.routes import hipcc

    every_pass = argparse.ArgumentParser(add_help=False)
    add_help(every_pass, "")
    add_flags(every_pass, rewriting())
    shared = [_option(action) for action in every_pass._actions]
    lines = ["isatool PASS", *shared, ""]
    for name in COMMANDS:
        command = load_command(name)
        if isinstance(command, PassCommand):
            kept = [f"  as of every PASS, and docs/passes/{name}.md"]
            assert set(shared) <= set(map(_option, make_parser(command)._actions))
        else:
            kept = list(_options(make_parser(command)))
        lines += [f"isatool {name}: {summary(name)}", *kept, exit_codes_text(name), ""]
    launcher = hipcc.make_parser()
    lines += [f"isatool-hipcc: {launcher.description}", *map(_option, launcher._actions), ""]
    return "\n".join(lines)


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Of a parser, and of its actions with options of their own."""
    for action in parser._actions:
        yield _option(action)
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                yield f"  {name}: {inner.description}"
                yield from (f"  {line}" for line in _options(inner))


def _option(action: argparse.Action) -> str:
    spelled = ", ".join(action.option_strings) or str(action.metavar or action.dest)
    value = action.metavar or ("{" + ",".join(map(str, action.choices)) + "}" if action.choices else "")
    if action.option_strings and action.nargs != 0:
        spelled += f" {value or action.dest.upper()}"
    if action.nargs not in (None, 0):
        spelled += f" ({action.nargs})"
    default = "" if action.default in (None, False, [], argparse.SUPPRESS) else f" [{action.default}]"
    hidden = " hidden" if action.help == argparse.SUPPRESS else f" {' '.join((action.help or '').split())}"
    return f"  {spelled}{default}:{hidden}"


def json_outputs() -> str:
    """Each key of the JSON outputs, with the kinds of its values; `*` is any name."""
    found: dict[tuple[str, str], set[str]] = {}
    for command, arguments in JSON_OUTPUTS:
        name, *option = command.split()
        with tempfile.TemporaryDirectory() as folder:
            changed = Path(folder) / CHANGED
            changed.write_text((ROOT / KERNELS / "scan_dpp.s").read_text().replace("v_add_nc_u32", "v_sub_nc_u32", 1))
            given = [str(changed) if argument == CHANGED else argument for argument in arguments]
            document = _output([name, *given, *option])
        for one in document if isinstance(document, list) else [document]:
            for path, kind in _keys(one, ""):
                found.setdefault((command, path), set()).add(kind)
    rows = sorted(found.items())
    return "".join(f"{command}  {path or '.'}: {' or '.join(sorted(kinds))}\n" for (command, path), kinds in rows)


def _output(arguments: list[str]) -> object:
    from isatool.cli.main import main

    shown = io.StringIO()
    with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(io.StringIO()):
        main(arguments)
    text = shown.getvalue()
    try:
        return json.loads(text)
    except json.JSONDecodeError:  # one document a line
        return [json.loads(line) for line in text.splitlines()]


def _keys(value: object, path: str) -> Iterator[tuple[str, str]]:
    kinds = {"NoneType": "null", "dict": "object", "int": "number", "float": "number", "str": "text"}
    name = type(value).__name__
    yield path, kinds.get(name, name)
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _keys(item, f"{path}.{key if _is_key(path, key) else '*'}")
    for item in value if isinstance(value, list) else ():
        yield from _keys(item, f"{path}[]")


def _is_key(path: str, key: str) -> bool:
    """Whether a key is one of the format, not a name of a kernel, a file, a size, a kind of fault."""
    names = (
        ".files",
        ".sizes",
        ".kinds",
        ".kinds.*",
        ".chip_parameters",
        ".facts",
        ".statistics",
        ".stalls",
        ".counts",
    )
    return re.fullmatch(r"\$?[a-z][A-Za-z_0-9]*", key) is not None and not path.endswith(names)


def toml_files() -> str:
    """The keys of every TOML file that isatool reads."""
    from isatool.asm import launch
    from isatool.asm.element_types import ELEMENT_TYPES
    from isatool.lint import settings
    from isatool.model import parameters

    tables = {
        "launch spec": launch._TOP_KEYS,
        "launch spec [sizes]": launch._SIZE_KEYS,
        "launch spec [[arguments]] buffer": launch._BUFFER_KEYS,
        "launch spec [[arguments]] scalar": launch._SCALAR_KEYS,
        "launch spec [memory]": launch._MEMORY_KEYS,
        "launch spec element types": tuple(ELEMENT_TYPES),
        "settings [check]": settings._KEYS,
        "settings [budget]": ("require",),
        "settings files": settings._NAMES,
        "chip parameters": tuple(_parameters()),
        "chip parameters, of each": parameters._KEYS,
    }
    return "".join(f"{title}: {' '.join(map(str, keys))}\n" for title, keys in tables.items())


def _parameters() -> Iterator[str]:
    import tomllib

    document = tomllib.loads((ROOT / "isatool" / "model" / "gfx1100.toml").read_text())
    for name, table in document.items():
        yield from (f"{name}.{key}" for key in table) if isinstance(table, dict) else (name,)


def budgets() -> str:
    """The figures that a budget may name."""
    from isatool.report.budget import KERNEL_METRICS, LOOP_METRICS

    rows = {"figures of a kernel": KERNEL_METRICS, "figures of a loop": LOOP_METRICS}
    return "".join(f"{title}: {' '.join(sorted(names))}\n" for title, names in rows.items())


def python_names() -> str:
    """Signatures of what `import isatool` and its notebook offer, and of the objects that they hand out."""
    import isatool
    import isatool.diagnostics
    import isatool.notebook
    import isatool.renamed
    import isatool.routes.rewrite
    import isatool.tinygrad
    import isatool.triton
    from isatool import api

    lines: list[str] = []
    for name in sorted(isatool.__all__):
        value = getattr(isatool, "_verify" if name == "verify" else name)
        lines.append(f"isatool.{name}" + (str(inspect.signature(value)) if callable(value) else ": str"))
    routes = (isatool.routes.rewrite, isatool.triton, isatool.tinygrad)
    for module in (api, isatool.notebook, isatool.diagnostics, isatool.renamed, *routes):
        for name, value in sorted(vars(module).items()):
            if not name.startswith("_") and getattr(value, "__module__", "") == module.__name__:
                lines += _public(f"{module.__name__}.{name}", value)
    return "\n".join((*lines, ""))


def _public(name: str, value: object) -> Iterator[str]:
    if not isinstance(value, type):
        if callable(value):
            yield f"{name}{inspect.signature(value)}"
        return
    if issubclass(value, enum.Enum):
        yield f"{name}: {' '.join(member.name for member in value)}"
        return
    own = f"({', '.join(f'{field.name}: {field.type}' for field in fields(value))})" if is_dataclass(value) else ""
    yield f"{name}{own}"
    for member, attribute in sorted(vars(value).items()):
        if member.startswith("_") and member != "_repr_html_":
            continue
        function = attribute.__func__ if isinstance(attribute, (classmethod, staticmethod)) else attribute
        if isinstance(function, property) or type(function).__name__ == "cached_property":
            yield f"{name}.{member}"
        elif inspect.isfunction(function):
            yield f"{name}.{member}{inspect.signature(function)}"


PARTS: Final[Mapping[str, Callable[[], str]]] = {
    "command_lines": command_lines,
    "json_outputs": json_outputs,
    "toml_files": toml_files,
    "budgets": budgets,
    "python_names": python_names,
}


def main() -> None:
    """Writes all parts, and what else derives from the declarations of passes."""
    sys.path.insert(0, str(HERE))
    import declared

    os.chdir(ROOT)
    for place, text in declared.files(ROOT).items():
        place.write_text(text)
    for name, make in PARTS.items():
        (HERE / f"{name}.txt").write_text(make())


if __name__ == "__main__":
    sys.exit(main())
