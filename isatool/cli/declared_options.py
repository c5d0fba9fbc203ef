"""Flags of the command line: those of options that a use case or a pass declares, and the rows of a command's own.

A row says a flag as `--help` does, and what it is for: `("--kernel NAME", "only this kernel")`. A word before the flag
is its name in the arguments, a flag without a value is a switch; `NAME ...` may be repeated, `[NAME=x]` is x without a
value; of what comes without a flag `FILE+` and `FILE*` are several,
`FILE ...` all the rest. After the help come a default, or what the value
may be (a tuple) or how it is read, and then the default. What no row says is a function that is given the parser.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

from isatool.diagnostics import Span, UserError
from isatool.renamed import add_renamed_option, add_renamed_value

if TYPE_CHECKING:
    from isatool.passes.common.declaration import Declared, Option, Value

Made = TypeVar("Made", bound="Declared")
Row = tuple[str, str] | tuple[str, str, object] | tuple[str, str, object, object]
Flag = Row | Callable[[argparse.ArgumentParser], object]


def add_flags(parser: argparse._ActionsContainer, flags: Iterable[Flag]) -> None:
    """Flags in the order in which `--help` lists them."""
    for flag in flags:
        if callable(flag):
            flag(cast("argparse.ArgumentParser", parser))
        else:
            _add_row(parser, *flag)


def exclusive(*flags: Flag) -> Flag:
    """Flags of which one command line has one at most."""
    return lambda parser: add_flags(parser.add_mutually_exclusive_group(), flags)


def renamed(old: str, new: str) -> Flag:
    """The name that a flag had."""
    return partial(add_renamed_option, old=old, new=new)


def _add_row(parser: argparse._ActionsContainer, spelled: str, about: str, *given: object) -> None:
    words = spelled.split()
    names = [word for word in words if word.startswith("-")] or words[:1]
    *_, value = ["", *words[words.index(names[-1]) + 1 :]]
    facts: dict[str, Any] = {"metavar": words[-1]} if value else {"action": "store_true"}
    kind, default = (*given, None, None)[:2]
    if isinstance(kind, tuple):
        facts = {"choices": kind, "type": type(kind[0])}
    elif callable(kind):
        facts["type"] = kind
    elif given:
        facts["type"], default = type(kind), kind
    if names[0] != words[0]:
        facts["dest"] = words[0]
    if value == "..." and not names[0].startswith("-"):
        facts = {"metavar": " ".join(words[1:]), "nargs": argparse.REMAINDER}
    elif value == "...":
        facts |= {"metavar": words[-2], "action": "append"}
        default = []
    elif value.startswith("["):
        facts["metavar"], _, facts["const"] = value.strip("[]").partition("=")
        facts["nargs"] = "?"
    elif value[-1:] in ("+", "*"):
        facts |= {"metavar": value[:-1], "nargs": value[-1]}
    if default not in (None, "", []):
        shown = f"{default:g}" if isinstance(default, float) else default
        about += "" if "default" in about else f" (default: {shown})"
    if "action" not in facts or value:
        facts["default"] = default
    parser.add_argument(*names, help=about.replace("%", "%%"), **facts)


def add_options(parser: argparse.ArgumentParser, declared: type[Declared]) -> None:
    """A flag for each option."""
    from isatool.passes.common.declaration import options

    for each in options(declared):
        _add(parser, each)


def declared_by(args: argparse.Namespace, declared: type[Made], **others: object) -> Made:
    """The declaration with what the flags of `add_options` were given; `others`: its fields that are no options."""
    from isatool.passes.common.declaration import options

    values = {each.name: getattr(args, _destination(each)) for each in options(declared)}
    return cast("Callable[..., Made]", declared)(**values, **others)


def _add(parser: argparse.ArgumentParser, each: Option) -> None:
    facts, spelled = each.facts, f"{_destination(each)} {each.flag}"
    if each.default is True:
        about = f"without this: {facts.help}".replace("%", "%%")
        parser.add_argument(each.flag, dest=_destination(each), action="store_false", help=about)
    elif each.kind is bool:
        _add_row(parser, spelled, facts.help)
    else:
        default = f" (default: {each.text(each.default)})" if each.default != "" else ""
        _add_row(parser, f"{spelled} {each.placeholder}", f"{facts.help}{default}", _reader(each), each.default)
    for former in facts.former_flags:
        flag, _, value = former.partition(" ")
        if value:
            add_renamed_value(parser, flag, value, each.flag)
        else:
            add_renamed_option(parser, flag, each.flag)


def _destination(each: Option) -> str:
    """Apart from the names of the arguments that all rewriting commands have."""
    return f"option_{each.name}"


def _reader(each: Option) -> Callable[[str], Value]:
    def read(text: str) -> Value:
        try:
            return each.parse(text)
        except ValueError as error:
            raise UserError(str(error), Span(each.flag)) from None

    return read
