"""Every pass as a command: `isatool pass unroll --factor 4` is the pipeline `unroll{factor=4}`."""

from __future__ import annotations

import argparse
from functools import partial
from inspect import cleandoc

from isatool.cli.declared_options import Flag, add_options, declared_by
from isatool.cli.rewriting_flags import rewriting
from isatool.passes.common.declaration import Pass
from isatool.records import record


@record
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

    @property
    def OPTIONS(self) -> tuple[Flag, ...]:  # noqa: N802
        """A flag for each option, and the options of a rewriting command."""
        return partial(add_options, declared=self.declared), *rewriting()

    def main(self, args: argparse.Namespace) -> int:
        """As every rewriting command."""
        from isatool.cli.rewriting import run

        return run(args, [declared_by(args, self.declared)])
