"""The sentence of every first line that says what a proof rests on: assumptions with the option that grants them, the
premises that it needed (docs/premises.md), and guards with the comparison that the rewritten code makes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

FOR_ALL: Final = "proved for all inputs"


def assume(assumption: object) -> str:
    """The option that grants an assumption."""
    return f"--assume '{assumption}'"


def claim(
    assumptions: Iterable[object],
    premises: Iterable[str] = (),
    guards: Iterable[str] = (),
    ungranted: Iterable[object] = (),
    for_all: str = FOR_ALL,
    by: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """`for_all`: the words for a proof without assumptions; `ungranted`: assumptions that nobody granted; `by`: for the
    others, who granted them, if that could be several.
    """
    lacking = frozenset(map(str, ungranted))
    notes = {**by, **dict.fromkeys(lacking, "not granted")}
    options = [f"{assume(one)}{f' ({notes[str(one)]})' if str(one) in notes else ''}" for one in assumptions]
    proved = f"proved {'only ' * bool(lacking)}under {' '.join(options)}" if options else for_all
    return "; ".join((proved, *rests(premises, guards)))


def rests(premises: Iterable[str], guards: Iterable[str]) -> list[str]:
    """What a result rests on besides assumptions, each with its word."""
    return [f"premise: {text}" for text in dict.fromkeys(premises)] + [
        f"guard: {text}" for text in dict.fromkeys(guards)
    ]
