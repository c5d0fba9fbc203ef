"""Every pass as a command: `isatool unroll --factor 4` is the pipeline `unroll{factor=4}`, from one declaration."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from inspect import cleandoc
from typing import cast

from isatool.cli.rewriting import add_rewriting_arguments
from isatool.diagnostics import Span, UserError
from isatool.passes.common.declaration import Option, Pass, Value, options
from isatool.renamed import add_renamed_option, add_renamed_value


@dataclass(frozen=True)
class PassCommand:
    """The command of one pass."""

    declared: type[Pass]

    @property
    def NAME(self) -> str:  # noqa: N802
        """As typed."""
        return self.declared.name

    @property
    def EXAMPLE(self) -> str:  # noqa: N802
        """Command lines that work as they are."""
        return cleandoc(self.declared.examples)

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """A flag for each option, and the options of a rewriting command."""
        for each in options(self.declared):
            _add(parser, each)
        add_rewriting_arguments(parser)

    def main(self, args: argparse.Namespace) -> int:
        """As every rewriting command."""
        from isatool.cli.rewriting_run import run_passes

        values = {each.name: getattr(args, _destination(each)) for each in options(self.declared)}
        step = cast("Callable[..., Pass]", self.declared)(**values)
        return run_passes(args, [step])


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
