"""Options that are declared once (`passes/common/declaration.py`) as flags of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TypeVar, cast

from isatool.diagnostics import Span, UserError
from isatool.passes.common.declaration import Declared, Option, Value, options
from isatool.renamed import add_renamed_option, add_renamed_value

Made = TypeVar("Made", bound=Declared)


def add_options(parser: argparse.ArgumentParser, declared: type[Declared]) -> None:
    """A flag for each option."""
    for each in options(declared):
        _add(parser, each)


def declared_by(args: argparse.Namespace, declared: type[Made], **others: object) -> Made:
    """The declaration with what the flags of `add_options` were given; `others`: its fields that are no options."""
    values = {each.name: getattr(args, _destination(each)) for each in options(declared)}
    return cast("Callable[..., Made]", declared)(**values, **others)


def _add(parser: argparse.ArgumentParser, each: Option) -> None:
    facts, destination = each.facts, _destination(each)
    about = facts.help.replace("%", "%%")  # argparse formats it
    if each.kind is bool:
        action = "store_false" if each.default else "store_true"
        text = f"without this: {about}" if each.default else about
        parser.add_argument(each.flag, dest=destination, action=action, help=text)
    else:
        default = f" (default: {each.text(each.default)})" if each.default != "" else ""
        parser.add_argument(
            each.flag,
            dest=destination,
            type=_reader(each),
            default=each.default,
            metavar=each.placeholder,
            help=f"{about}{default}",
        )
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
