"""Assumptions that the user grants, by option or hint: checked against the kernel, in the validator's words."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from isatool.analysis.hints import ASSUMPTION_HELP, assumption_fault, disjoint_names
from isatool.asm.metadata import kernel_metadata
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Function
from isatool.verify.check_certificate import Granted
from isatool.verify.verdict import SENTENCES, Assumption

_RANGE: Final = re.compile(r"(?P<name>[A-Za-z_]\w*)\s*(?P<relation><=|<|==|=|>=|>)\s*(?P<bound>0x[0-9a-fA-F]+|\d+)$")
_PLACES: Final = tuple(
    f"{name}_{axis}" for name in ("workgroup_id", "workitem_id", "block") for axis in ("x", "y", "z")
)
_TOP: Final = 0xFFFFFFFF
_POINTER: Final = 8


def checked_assumptions(texts: Iterable[str], function: Function, span: Span | None = None) -> frozenset[str]:
    """The assumptions in one spelling; UserError for one that cannot be read or names nothing of this kernel."""
    granted = tuple(texts)
    names = _arguments(function) if granted else {}
    found = set()
    for text in granted:
        plain = " ".join(text.split())
        if assumption_fault(plain):
            raise UserError(assumption_fault(plain), span or Span("--assume"), ASSUMPTION_HELP)
        pointers = disjoint_names(plain)
        if pointers is not None:
            found.add(_disjoint(pointers, names, function, span))
            continue
        match = _RANGE.match(plain)
        if match is not None and match["name"] not in names and match["name"] not in _PLACES:
            known = [*names, *_PLACES]
            near = difflib.get_close_matches(match["name"], known, 1)
            hint = f"did you mean '{near[0]}'?" if near else f"known here: {', '.join(known)}"
            message = f"the assumption '{plain}' is about nothing of kernel {function.name}"
            raise UserError(message, span or Span("--assume"), hint)
        if match is not None and _bounds(match["relation"], int(match["bound"], 0))[1] < 0:
            raise UserError(f"the assumption '{plain}' cannot hold", span or Span("--assume"), "numbers begin with 0")
        found.add(_spelled(match) if match is not None else plain)
    return frozenset(found)


def _disjoint(
    pointers: tuple[str, str], names: Mapping[str, tuple[int, int]], function: Function, span: Span | None
) -> str:
    """The assumption in one spelling; UserError for what is no pointer argument."""
    known = [name for name, (_, size) in names.items() if size == _POINTER]
    for pointer in pointers:
        if pointer not in known and not pointer.startswith("kernarg["):
            message = f"'{pointer}' is no pointer argument of kernel {function.name}"
            raise UserError(message, span or Span("--assume"), f"known here: {', '.join(known) or 'none'}")
    if _offset(pointers[0], names) == _offset(pointers[1], names):
        raise UserError(f"'{pointers[0]}' overlaps itself", span or Span("--assume"), "name two pointers")
    plain = [f"kernarg[{_offset(name, names)}]" if name.startswith("kernarg[") else name for name in pointers]
    return f"disjoint({', '.join(plain)})"


def disjoint_offsets(assumptions: Iterable[str], function: Function) -> tuple[tuple[int, int], ...]:
    """Offsets among the kernel arguments of pointers that are granted to reach different memory."""
    granted = sorted(assumptions)
    places = _arguments(function) if granted else {}
    found = []
    for text in granted:
        pointers = disjoint_names(text)
        offsets = [_offset(name, places) for name in pointers or ()]
        if len(offsets) == 2 and min(offsets) >= 0:
            found.append((min(offsets), max(offsets)))
    return tuple(found)


def _offset(name: str, places: Mapping[str, tuple[int, int]]) -> int:
    if name.startswith("kernarg["):
        return int(name[8:-1], 0)
    return places.get(name, (-1, 0))[0]


def _spelled(match: re.Match[str]) -> str:
    relation = "==" if match["relation"] == "=" else match["relation"]
    return f"{match['name']} {relation} {match['bound']}"


def sorted_by_kernel(texts: Iterable[str], kernels: Sequence[Function]) -> dict[str, frozenset[str]]:
    """For every kernel the assumptions that are about something of it; UserError for one that is about none."""
    found: dict[str, frozenset[str]] = {kernel.name: frozenset() for kernel in kernels}
    for text in texts:
        error: UserError | None = None
        fits = False
        for kernel in kernels:
            try:
                found[kernel.name] |= checked_assumptions((text,), kernel)
                fits = True
            except UserError as refused:
                error = error or refused
        if error is not None and not fits:
            raise error
    return found


def granted_by(assumptions: Iterable[str], function: Function) -> Granted:
    """What assumptions, as `checked_assumptions` spells them, grant to the steps of a proof."""
    texts = frozenset(assumptions)
    others = tuple(Assumption(text) for text in sorted(texts) if not for_validator((text,), function))
    return Granted(texts, for_validator(texts, function), others)


def for_validator(assumptions: Iterable[str], function: Function) -> tuple[Assumption, ...]:
    """Those that the validator can use. Bounds of an argument of 4 bytes become bounds of its dword."""
    granted = sorted(assumptions)
    places = _arguments(function) if granted else {}
    found = [Assumption.disjoint(*pair) for pair in disjoint_offsets(granted, function)]
    for text in granted:
        if text in SENTENCES or text.startswith("kernarg["):
            found.append(_parsed(text))
            continue
        match = _RANGE.match(text)
        if match is None:
            continue
        low, high = _bounds(match["relation"], int(match["bound"], 0))
        name = match["name"]
        offset, size = places.get(name, (-1, 0))
        if size == 4:
            found.append(Assumption(f"kernarg[{offset}]", low, high))
        elif name.startswith(("workgroup_id", "workitem_id")):
            found.append(Assumption(name, low, high))
    return tuple(found)


def _parsed(text: str) -> Assumption:
    match = re.match(r"(kernarg\[\w+\])\s*(<=|<|==|=|>=|>)\s*(\w+)$", text)
    if match is None:
        return Assumption.parse(text)
    low, high = _bounds(match[2], int(match[3], 0))
    return Assumption(f"kernarg[{int(match[1][8:-1], 0)}]", low, high)


def _bounds(relation: str, bound: int) -> tuple[int, int]:
    return {
        "<": (0, bound - 1),
        "<=": (0, bound),
        "=": (bound, bound),
        "==": (bound, bound),
        ">=": (bound, _TOP),
        ">": (bound + 1, _TOP),
    }[relation]


def _arguments(function: Function) -> dict[str, tuple[int, int]]:
    """Names of a kernel's arguments, also by position: (offset, bytes)."""
    program = function.program
    try:
        metadata = kernel_metadata([line.text for line in program.lines], function.name, program.path)
    except UserError:
        metadata = None
    found: dict[str, tuple[int, int]] = {}
    for number, argument in enumerate(metadata.arguments if metadata is not None else ()):
        found[f"arg{number}"] = (argument.offset, argument.size)
        if argument.name:
            found[argument.name] = (argument.offset, argument.size)
    return found
