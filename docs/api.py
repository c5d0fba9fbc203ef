"""The page of the Python interface from signatures and docstrings: `python docs/api.py` writes docs/api.md."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).resolve().with_suffix(".md")
HEAD: Final = """# The Python interface

Written by `python docs/api.py` from the docstrings. [stability](stability.md) says what is kept; every command has a
method or function of its name, and every pass a method of `Assembly` with its options, which [its
page](passes/README.md) describes. Bad input raises `isatool.diagnostics.UserError`, which has the place and what to do.
Results print themselves, and show tables and pictures in a [notebook](notebooks/kernel5.ipynb).
"""


def page() -> str:
    """The whole page."""
    import isatool
    import isatool.api
    import isatool.diagnostics
    import isatool.emulator.compare
    import isatool.notebook
    import isatool.routes.rewrite
    import isatool.triton

    parts = [HEAD, "## isatool\n"]
    for name in isatool.__all__:
        value = getattr(isatool, "_verify" if name == "verify" else name)
        if callable(value):
            parts.append(_entry(f"isatool.{name}", value))
    compare, rewrite = isatool.emulator.compare, isatool.routes.rewrite
    for title, owners in (
        ("Assembly", (isatool.api.Assembly,)),
        ("Results", (isatool.api.Output, isatool.api.Rewriting, isatool.api.Optimization, isatool.api.Equivalence,
                     compare.Comparison, isatool.api.Execution, isatool.api.BudgetResult, isatool.api.Findings,
                     rewrite.Outcome)),
        ("isatool.notebook", (isatool.notebook.Report, isatool.notebook.Picture, isatool.notebook.Trace)),
        ("Errors", (isatool.diagnostics.UserError, isatool.diagnostics.Diagnostic, isatool.diagnostics.Span)),
    ):  # fmt: skip
        parts.append(f"## {title}\n")
        if title == "isatool.notebook":
            parts += [_entry(f"isatool.notebook.{name}", getattr(isatool.notebook, name))
                      for name in ("report", "before_after", "trace")]  # fmt: skip
        parts += [part for owner in owners for part in _class(owner)]
    parts.append("## isatool.triton\n")
    parts += [
        _entry(f"isatool.triton.{name}", value)
        for name, value in sorted(vars(isatool.triton).items())
        if inspect.isfunction(value) and value.__module__ == "isatool.triton" and not name.startswith("_")
    ]
    return "\n".join(parts)


def _class(owner: type) -> Iterator[str]:
    own = [field for field in fields(owner) if not field.name.startswith("_")] if is_dataclass(owner) else []
    names = ", ".join(f"{field.name}: {field.type}" for field in own)
    yield f"### {owner.__module__}.{owner.__name__}\n\n{_text(owner)}\n" + (f"\nFields: `{names}`\n" if names else "")
    for name, value in vars(owner).items():
        if name.startswith("_"):
            continue
        function = value.__func__ if isinstance(value, (classmethod, staticmethod)) else value
        if isinstance(function, property) or type(function).__name__ == "cached_property":
            yield f"- `.{name}`: {_text(function)}\n"
        elif inspect.isfunction(function):
            yield _entry(f".{name}", function)


def _entry(name: str, value: object) -> str:
    assert callable(value)
    signature = inspect.signature(value)
    parts: list[str] = []
    for each in signature.parameters.values():
        if each.name in ("self", "cls"):
            continue
        if each.kind is each.KEYWORD_ONLY and "*" not in parts:
            parts.append("*")
        default = "" if each.default is each.empty else f" = {each.default!r}"
        parts.append(f"{each.name}: {each.annotation}{default}")
    lines = f"({', '.join(parts)})"
    if len(lines) > 80:
        lines = "(\n" + "".join(f"    {part},\n" for part in parts) + ")"
    return f"#### {name}\n\n```text\n{name}{lines} -> {signature.return_annotation}\n```\n\n{_text(value)}\n"


def _text(value: object) -> str:
    """The docstring without its indentation; quoted names stay as they are."""
    return inspect.getdoc(value) or ""


def main() -> int:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
