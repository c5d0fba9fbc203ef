"""The languages that isatool reads, as lark grammars. Parsers are built once per process, on first use."""

from __future__ import annotations

from functools import cache
from importlib import resources

from lark import Lark


@cache
def parser(name: str, starts: tuple[str, ...] = ("start", "expression")) -> Lark:
    """The LALR parser of `<name>.lark` with positions on every tree node."""
    text = resources.files(__name__).joinpath(f"{name}.lark").read_text(encoding="utf-8")
    return Lark(text, parser="lalr", start=list(starts), propagate_positions=True, maybe_placeholders=False)
