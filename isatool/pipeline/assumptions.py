"""Assumptions that the user grants, by option or hint: checked against the kernel, in the validator's words."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from isatool.analysis.hints import ASSUMPTION_HELP, assumption_fault, bounded_name, disjoint_names
from isatool.analysis.kernel import Kernel
from isatool.analysis.launch_facts import FULL_WAVES, argument_places
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Function

if TYPE_CHECKING:
    from isatool.verify.check_certificate import Granted
    from isatool.verify.verdict import Assumption

_PLACES: Final = tuple(
    f"{name}_{axis}" for name in ("workgroup_id", "workitem_id", "block") for axis in ("x", "y", "z")
)
_TOP: Final = 0xFFFFFFFF
_DWORD: Final = 4
_POINTER: Final = 8


def checked_assumptions(texts: Iterable[str], function: Function, span: Span | None = None) -> frozenset[str]:
    """The assumptions in one spelling; UserError for one that cannot be read or names nothing of this kernel."""
    granted = tuple(texts)
    names = _arguments(function) if granted else {}
    found = set()
    for text in granted:
        plain = " ".join(text.split())
        fault = assumption_fault(plain)
        if fault is not None:
            raise UserError(fault, span or Span("--assume"), ASSUMPTION_HELP)
        pointers = disjoint_names(plain)
        if pointers is not None:
            found.add(_disjoint(pointers, names, function, span))
            continue
        bounded = bounded_name(plain)
        if bounded is None:
            found.add(plain)
            continue
        name, relation, bound = bounded
        if name not in names and name not in _PLACES and not _is_dword(name, function):
            known = [*(each for each in names if not each.startswith("kernarg[")), *_PLACES]
            near = difflib.get_close_matches(name, known, 1)
            hint = f"did you mean '{near[0]}'?" if near else f"known here: {', '.join(known)}"
            message = f"the assumption '{plain}' is about nothing of kernel {function.name}"
            raise UserError(message, span or Span("--assume"), hint)
        if _bounds(relation, bound)[1] < int(name.startswith("block_")):
            raise UserError(f"the assumption '{plain}' cannot hold", span or Span("--assume"), "numbers begin with 0")
        found.add(f"{name} {relation} {bound}")
    return frozenset(found)


def _disjoint(
    pointers: tuple[str, str], names: Mapping[str, tuple[int, int]], function: Function, span: Span | None
) -> str:
    """The assumption in one spelling; UserError for what is no pointer argument."""
    known = [name for name, (_, size) in names.items() if size == _POINTER and not name.startswith("kernarg[")]
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


def _is_dword(name: str, function: Function) -> bool:
    """Whether a name is the place of a dword of the kernel arguments, which need not be one of the metadata."""
    if not name.startswith("kernarg["):
        return False
    from isatool.verify.launch import Launch

    launch, offset = Launch.of(function), int(name[8:-1])
    size = launch.descriptor.kernarg_size if launch is not None else 0  # 0: not told
    return offset % _DWORD == 0 and (not size or offset + _DWORD <= size)


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
    from isatool.verify.check_certificate import Granted
    from isatool.verify.verdict import Assumption

    texts = frozenset(assumptions)
    others = tuple(
        Assumption(text)
        for text in sorted(texts)
        if text.startswith("block_") or text == FULL_WAVES or not for_validator((text,), function)
    )
    return Granted(texts, for_validator(texts, function), others)


def for_validator(assumptions: Iterable[str], function: Function) -> tuple[Assumption, ...]:
    """Those that the validator can use. Bounds of an argument of 4 bytes become bounds of its dword."""
    from isatool.verify.verdict import SENTENCES, Assumption

    granted = sorted(assumptions)
    places = _arguments(function) if granted else {}
    found = [Assumption.disjoint(*pair) for pair in disjoint_offsets(granted, function)]
    for text in granted:
        if text in SENTENCES:
            found.append(Assumption(text))
            continue
        bounded = bounded_name(text)
        if bounded is None:
            continue
        name, relation, bound = bounded
        low, high = _bounds(relation, bound)
        if low > _TOP:
            continue
        high = min(high, _TOP)
        offset, size = places.get(name, (-1, 0))
        if name.startswith("kernarg["):
            found.append(Assumption(name, low, high))
        elif size == _DWORD:
            found.append(Assumption(f"kernarg[{offset}]", low, high))
        elif name.startswith(("workgroup_id_", "workitem_id_")):
            found.append(Assumption(name, low, high))
        elif name.startswith("block_") and name in _PLACES and 0 < high < _TOP:
            found.append(Assumption(f"workitem_id_{name[-1]}", 0, high - 1))
    return tuple(found)


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
    """Names of a kernel's arguments, also by position and place: (offset, bytes)."""
    return argument_places(Kernel(function).readable_metadata)
