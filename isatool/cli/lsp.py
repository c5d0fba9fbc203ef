"""`isatool serve lsp`: a language server on standard input and output. Needs pygls (`isatool[lsp]`)."""

from __future__ import annotations

import argparse
import logging
import os
import signal
from typing import Final

from isatool.cli.lsp_input import BoundedMessages, leave_at_once, one_line_log
from isatool.diagnostics import Span, UserError
from isatool.installed import to_install

NAME = "lsp"
EXAMPLE = """
isatool serve lsp
"""


OPTIONS: Final = ()
"""none: the protocol runs over standard input and output"""


def main(args: argparse.Namespace) -> int:
    """0 when the editor closes the stream; 2 without pygls."""
    try:
        from isatool.report.language_server import make_server
    except ModuleNotFoundError as error:
        if error.name not in ("pygls", "lsprotocol"):
            raise
        raise UserError("pygls is not installed", Span("isatool serve lsp"), to_install("lsp")) from None
    signal.signal(signal.SIGINT, leave_at_once)
    logging.getLogger("pygls").addHandler(one_line_log())
    logging.getLogger("pygls").propagate = False
    # pygls closes what it is given
    with os.fdopen(os.dup(0), "rb") as commands, os.fdopen(os.dup(1), "wb") as answers:
        make_server().start_io(BoundedMessages.of(commands), answers)
    return 0
