"""Old names of the public surface, each kept for one release: they go on working and say what to write instead.

A Python module: `__getattr__ = old_names(__name__, {"old": "package.module:new"})`. A command:
`add_renamed_option(parser, "--old", "--new")` after the new option. CHANGELOG.md lists what is renamed.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence


def old_names(module: str, names: Mapping[str, str]) -> Callable[[str], object]:
    """A module's `__getattr__` for names that moved: old name -> `package.module:new name`. DeprecationWarning at the
    line that uses one; AttributeError, as ever, for a name that never was.
    """

    def getattribute(name: str) -> object:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        place, _, new = names[name].partition(":")
        text = f"{module}.{name} is now {place}.{new}; the old name goes with the next release"
        warnings.warn(text, DeprecationWarning, stacklevel=2)
        return getattr(importlib.import_module(place), new)

    return getattribute


def say_renamed(old: str, new: str) -> None:
    """One line on standard error for what a user typed."""
    print(f"isatool: {old} is now {new}; the old name goes with the next release", file=sys.stderr)


def warn_renamed(old: str, new: str, level: int = 4) -> None:
    """DeprecationWarning for what a caller in Python wrote, `level` frames up."""
    warnings.warn(f"{old} is now {new}; the old name goes with the next release", DeprecationWarning, stacklevel=level)


def _action(target: argparse.Action, written: str, new: str, is_switch: bool = False) -> Callable[..., argparse.Action]:
    """What `target` does, said to be called `new`; of a switch the value that was written is its name only."""

    class Renamed(argparse.Action):
        def __call__(
            self,
            parser: argparse.ArgumentParser,
            namespace: argparse.Namespace,
            values: str | Sequence[object] | None,
            option_string: str | None = None,
        ) -> None:
            say_renamed(written, new)
            target(parser, namespace, [] if is_switch else values, new)

    return Renamed


def add_renamed_option(parser: argparse._ActionsContainer, old: str, new: str) -> None:
    """`old` does what `new`, an option that the parser has, does, and says so on standard error. Not in the help."""
    target = next(action for action in parser._actions if new in action.option_strings)
    renamed = _action(target, old, new)
    kind = target.type if callable(target.type) else None
    parser._add_action(
        renamed(
            [old], target.dest, nargs=target.nargs, type=kind, choices=target.choices,
            default=argparse.SUPPRESS, help=argparse.SUPPRESS,
        )
    )  # fmt: skip


def add_renamed_value(parser: argparse._ActionsContainer, old: str, value: str, new: str) -> None:
    """`old value` does what `new`, a switch that the parser has, does, and says so. Not in the help."""
    target = next(action for action in parser._actions if new in action.option_strings)
    renamed = _action(target, f"{old} {value}", new, is_switch=True)
    parser._add_action(renamed([old], target.dest, choices=(value,), default=argparse.SUPPRESS, help=argparse.SUPPRESS))
