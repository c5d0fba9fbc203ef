"""The one way in which the semantics gives up: the instruction is named, never guessed at."""

from __future__ import annotations

from isatool.diagnostics import Span, UserError


class UnprintedError(Exception):
    """An engine has no code for an operation; told where the instruction is known, as `NotEmulated`."""


class NotEmulated(UserError):  # noqa: N818 (a name of the public interface)
    """An instruction, operand or modifier that the semantics table does not cover."""

    def __init__(self, instruction: object, reason: str = "", span: Span | None = None) -> None:
        detail = f": {reason}" if reason else ""
        super().__init__(f"not emulated: {instruction}{detail}", span)
        self.instruction = str(instruction)
        self.reason = reason
