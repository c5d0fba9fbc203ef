"""Flags of the command line: those of options that a use case or a pass declares, and the rows of a command's own.

A row says a flag as `--help` does, and what it is for: `("--kernel NAME", "only this kernel")`. A word before the flag
is its name in the arguments, a flag without a value is a switch; `NAME ...` may be repeated, `[NAME=x]` is x without a
value; of what comes without a flag `FILE+` and `FILE*` are several,
`FILE ...` all the rest. After the help come a default, or what the value
may be (a tuple) or how it is read, and then the default. What no row says is a function that is given the parser.
"""

from __future__ import annotations

import argparse
import difflib
import textwrap
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar, cast

from isatool.diagnostics import Span, UserError
from isatool.renamed import add_renamed_option, add_renamed_value

if TYPE_CHECKING:
    from isatool.passes.common.declaration import Declared, Option, Value

Made = TypeVar("Made", bound="Declared")
Row = tuple[str, str] | tuple[str, str, object] | tuple[str, str, object, object]
_SELDOM: Final = "more options"
Flag = Row | Callable[[argparse.ArgumentParser], object]


class Parser(argparse.ArgumentParser):
    """Names the nearest option where one is mistyped, and where all of them are listed."""

    def error(self, message: str) -> NoReturn:
        """The usage, one message and exit code 2."""
        start, marked, words = message.partition("unrecognized arguments: ")
        if marked and not start:
            word = words.split()[0].partition("=")[0]
            known = [name for name in self._option_string_actions if name.startswith("--")]
            near = difflib.get_close_matches(word, known, 1, 0.7)
            hint = f"did you mean {near[0]}?" if near else f"{self.prog} --help-all lists every option"
            if not word.startswith("-"):
                hint = f"it takes one {self._get_positional_actions()[-1].metavar} at a time"
            message += f"\n    {hint}"
        super().error(message)


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


def seldom(*flags: Flag) -> Flag:
    """Flags that `--help` only names, so that the others fit a screen."""
    return lambda parser: add_flags(_seldom_of(parser), flags)


def _seldom_of(parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
    found = [group for group in parser._action_groups if group.title == _SELDOM]
    return found[0] if found else parser.add_argument_group(_SELDOM)


def add_help(parser: argparse.ArgumentParser, epilog: str) -> None:
    """-h and --help, which only name what `seldom` has and end with `epilog`, and --help-all, the whole text."""

    class Help(argparse.Action):
        def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
            _shorten(parser, epilog)
            parser.print_help()
            parser.exit()

    parser.add_argument("-h", "--help", action=Help, nargs=0, default=argparse.SUPPRESS, help="this text")
    parser.add_argument("--help-all", action="help", dest="help", help="every option, and every exit code")


def _shorten(parser: argparse.ArgumentParser, epilog: str) -> None:
    named: list[str] = []
    for each in _seldom_of(parser)._group_actions:
        named += each.option_strings[-1:] if each.help != argparse.SUPPRESS else []
        each.help = argparse.SUPPRESS
    rows = textwrap.wrap(", ".join(named), 76, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    parser.epilog = "\n".join((f"{_SELDOM}, explained by --help-all:", *rows, "", epilog) if named else (epilog,))


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
    elif value and not names[0].startswith("-"):
        facts["type"] = _not_empty
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


def _not_empty(text: str) -> str:
    """What comes without a flag: "", such as a variable that is not set, would be the current folder as a path."""
    if not text:
        raise UserError("a name on the command line is empty")
    return text


def add_options(parser: argparse.ArgumentParser, declared: type[Declared]) -> None:
    """A flag for each option."""
    from isatool.passes.common.declaration import options

    for each in options(declared):
        _add(_seldom_of(parser) if each.facts.seldom else parser, each)


def declared_by(args: argparse.Namespace, declared: type[Made], **others: object) -> Made:
    """The declaration with what the flags of `add_options` were given; `others`: its fields that are no options."""
    from isatool.passes.common.declaration import options

    given = [(each, getattr(args, _destination(each))) for each in options(declared)]
    values = {each.name: each.default if value is None else value for each, value in given}
    return cast("Callable[..., Made]", declared)(**values, **others)


def _add(parser: argparse._ActionsContainer, each: Option) -> None:
    facts, spelled = each.facts, f"{_destination(each)} {each.flag}"
    if each.default is True:
        about = f"without this: {facts.help}".replace("%", "%%")
        parser.add_argument(each.flag, dest=_destination(each), action="store_false", help=about)
    elif each.kind is bool:
        _add_row(parser, spelled, facts.help)
    else:
        default = f" (default: {each.text(each.default)})" if each.default != "" else ""
        untyped = each.default if each.default != "" else None  # argparse reads a text by default as if it was given
        _add_row(parser, f"{spelled} {each.placeholder}", f"{facts.help}{default}", _reader(each), untyped)
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
        if not text.strip():
            hint = f"leave it out, or give {each.placeholder}: {each.facts.help}"
            raise UserError(f"{each.flag} is empty", Span("isatool"), hint)
        try:
            return each.parse(text)
        except ValueError as error:
            raise UserError(str(error), Span(each.flag)) from None

    return read
