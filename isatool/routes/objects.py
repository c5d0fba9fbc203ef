"""Compilers that assemble for themselves: whether the rewritten text may take the place of the given one."""

from __future__ import annotations

from collections.abc import Callable

from isatool.routes.rewrite import Outcome, kernels_of
from isatool.routes.switches import say_once

Assemble = Callable[[str], bytes]
"""text -> code object; raises whatever it likes"""


def usable(outcome: Outcome, given: str, assemble: Assemble) -> bool:
    """Whether the compiler's own assembler and linker make a code object of the rewritten text that launches as the one
    of the `given` text does; where not, the log says why. Errors of the given text are the caller's and raised.
    """
    if not outcome.changed:
        return False
    original = assemble(given)
    try:
        made = assemble(outcome.text)
    except Exception as error:
        words = " ".join(str(error).split())[:200]
        return _refuse(given, f"the compiler's assembler or linker refuses it: {type(error).__name__}: {words}")
    from isatool.verify.structural.linked import code_objects_differ

    try:
        difference = code_objects_differ(original, made)
    except Exception as error:
        difference = f"a code object cannot be read: {' '.join(str(error).split())[:200]}"
    return _refuse(given, difference) if difference else True


def _refuse(given: str, reason: str) -> bool:
    say_once(f"{kernels_of(given)}: original used: {reason}")
    return False
