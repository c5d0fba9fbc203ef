"""`isatool serve mcp`: the tools for agents, by the Model Context Protocol. Needs mcp (`isatool[mcp]`)."""

from __future__ import annotations

import argparse
from typing import Final

from isatool.diagnostics import Span, UserError
from isatool.installed import to_install

NAME = "mcp"
EXAMPLE = """
isatool serve mcp
"""
OPTIONS: Final = ()
"""none: the protocol runs over standard input and output"""


def main(args: argparse.Namespace) -> int:
    """0 when the client closes the stream; 2 without mcp."""
    try:
        from isatool.report.agent_server import make_server
    except ModuleNotFoundError as error:
        if error.name not in ("mcp", "pydantic"):
            raise
        raise UserError("the package mcp is not installed", Span("isatool serve mcp"), to_install("mcp")) from None
    make_server().run("stdio")
    return 0
