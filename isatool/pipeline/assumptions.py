"""Assumptions that the user grants, by option or hint: checked against the kernel, in the validator's words."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from isatool.analysis.assumptions import HELP, Apart, Bound, Grant, Grants, Sentence, in_order, parse, place_of
from isatool.analysis.hints import assumption_fault
from isatool.analysis.kernel import Kernel
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Function

if TYPE_CHECKING:
    from isatool.verify.lemma import Granted
    from isatool.verify.verdict import Assumption

_PLACES: Final = tuple(
    f"{name}_{axis}" for name in ("workgroup_id", "workitem_id", "block") for axis in ("x", "y", "z")
)
_ROW: Final = "block_x"
_TOP: Final = 0xFFFFFFFF
_DWORD: Final = 4
_POINTER: Final = 8


def checked_assumptions(texts: Iterable[str], function: Function, span: Span | None = None) -> Grants:
    """What the texts grant; UserError for one that cannot be read or names nothing of this kernel."""
    texts = tuple(texts)
    names = _arguments(function) if texts else {}
    place = span or Span("--assume")
    found: set[Grant] = set()
    for text in texts:
        grant = parse(text)
        match grant:
            case None:
                raise UserError(assumption_fault(text) or "", place, HELP)
            case Apart():
                found.add(_of_arguments(grant, names, function, place))
                continue
            case Bound(name=name) if name not in names and name not in _PLACES and not _is_dword(name, function):
                known = [*(each for each in names if not each.startswith("kernarg[")), *_PLACES]
                near = difflib.get_close_matches(name, known, 1)
                hint = f"did you mean '{near[0]}'?" if near else f"known here: {', '.join(known)}"
                message = f"the assumption '{' '.join(text.split())}' names nothing in kernel {function.name}"
                raise UserError(message, place, hint)
            case Bound(name=name) if _dwords(grant)[1] < int(name.startswith("block_")):
                plain = " ".join(text.split())
                raise UserError(f"the assumption '{plain}' cannot hold", place, "numbers begin with 0")
        found.add(grant)
    _require_possible(found, names, place)
    return frozenset(found)


def _require_possible(grants: Iterable[Grant], names: Mapping[str, tuple[int, int]], span: Span) -> None:
    """UserError for bounds that leave no number: under them everything would be proved."""
    left: dict[str | int, Bound] = {}
    ranges: dict[str | int, tuple[int, int]] = {}
    for bound in (grant for grant in in_order(grants) if isinstance(grant, Bound)):
        place = names[bound.name][0] if bound.name in names else bound.place
        subject = bound.name if place is None else place
        low, high = ranges.get(subject, bound.range)
        ranges[subject] = max(low, bound.range[0]), min(high, bound.range[1])
        if ranges[subject][0] > ranges[subject][1]:
            message = f"the assumptions '{left[subject]}' and '{bound}' contradict each other"
            raise UserError(message, span, "no launch is as they say")
        left[subject] = bound


def _of_arguments(grant: Apart, names: Mapping[str, tuple[int, int]], function: Function, span: Span) -> Apart:
    """The same; UserError for what is no pointer argument."""
    known = [name for name, (_, size) in names.items() if size == _POINTER and place_of(name) is None]
    for pointer in (grant.first, grant.second):
        if pointer not in known and place_of(pointer) is None:
            message = f"'{pointer}' is not a pointer argument of kernel {function.name}"
            raise UserError(message, span, f"known here: {', '.join(known) or 'none'}")
    if _offset(grant.first, names) == _offset(grant.second, names):
        raise UserError(f"'{grant.first}' overlaps itself", span, "name two pointers")
    return grant


def disjoint_offsets(assumptions: Iterable[Grant], function: Function) -> tuple[tuple[int, int], ...]:
    """Offsets among the kernel arguments of pointers that are granted to reach different memory."""
    granted = [grant for grant in in_order(assumptions) if isinstance(grant, Apart)]
    places = _arguments(function) if granted else {}
    offsets = [sorted(_offset(name, places) for name in (grant.first, grant.second)) for grant in granted]
    return tuple((low, high) for low, high in offsets if low >= 0)


def _offset(name: str, places: Mapping[str, tuple[int, int]]) -> int:
    place = place_of(name)
    return places.get(name, (-1, 0))[0] if place is None else place


def _is_dword(name: str, function: Function) -> bool:
    """Whether a name is the place of a dword of the kernel arguments, which need not be one of the metadata."""
    offset = place_of(name)
    if offset is None:
        return False
    from isatool.verify.launch import DeclaredLaunch

    launch = DeclaredLaunch.of(function)
    size = launch.descriptor.kernarg_size if launch is not None else 0  # 0: not told
    return offset % _DWORD == 0 and (not size or offset + _DWORD <= size)


def sorted_by_kernel(texts: Iterable[str], kernels: Sequence[Function]) -> dict[str, frozenset[str]]:
    """For every kernel the texts that are about something of it; UserError for one that is about none."""
    found: dict[str, frozenset[str]] = {kernel.name: frozenset() for kernel in kernels}
    for text in texts:
        error: UserError | None = None
        fits = False
        for kernel in kernels:
            try:
                found[kernel.name] |= frozenset(map(str, checked_assumptions((text,), kernel)))
                fits = True
            except UserError as refused:
                error = error or refused
        if error is not None and not fits:
            raise error
    return found


def granted_by(assumptions: Iterable[Grant], function: Function) -> Granted:
    """What checked assumptions grant to the steps of a proof."""
    from isatool.verify.lemma import Granted
    from isatool.verify.verdict import Assumption

    grants = frozenset(assumptions)
    others = tuple(
        Assumption(str(grant))
        for grant in in_order(grants)
        if _is_block(grant) or not for_validator((grant,), function)
    )
    return Granted(grants, for_validator(grants, function), others)


def as_granted(
    assumptions: Iterable[Assumption], grants: Iterable[Grant], function: Function
) -> tuple[tuple[str, ...], tuple[Assumption, ...]]:
    """Assumptions of a proof in the words in which they were granted, and those that nobody granted."""
    words: dict[Assumption, str] = {}
    for grant in in_order(grants):
        alone = granted_by((grant,), function)
        for found in (*alone.assumptions, *alone.others):
            if found not in words or str(grant) == str(found):
                words[found] = str(grant)
    assumptions = tuple(assumptions)
    texts = dict.fromkeys(words.get(found, str(found)) for found in assumptions)
    return tuple(texts), tuple(found for found in assumptions if found not in words)


def for_validator(assumptions: Iterable[Grant], function: Function) -> tuple[Assumption, ...]:
    """Those that the validator can use. Bounds of an argument of 4 bytes become bounds of its dword."""
    from isatool.verify.verdict import Assumption

    granted = in_order(assumptions)
    places = _arguments(function) if granted else {}
    found = [Assumption.disjoint(*pair) for pair in disjoint_offsets(granted, function)]
    for grant in granted:
        if isinstance(grant, Sentence):
            found.append(Assumption(grant))
        if not isinstance(grant, Bound):
            continue
        name, (low, high) = grant.name, _dwords(grant)
        if low > _TOP:
            continue
        offset, size = places.get(name, (-1, 0))
        if grant.place is not None or name.startswith(("workgroup_id_", "workitem_id_")):
            found.append(Assumption(name, low, high))
        elif size == _DWORD:
            found.append(Assumption(f"kernarg[{offset}]", low, high))
        elif _is_block(grant) and name in _PLACES and 0 < high < _TOP:
            found.append(Assumption(f"workitem_id_{name[-1]}", 0, high - 1))
            if name == _ROW and low == high and high % function.wave_size == 0:
                found.append(Assumption(Sentence.FULL_WAVES))  # which is what it means
    return tuple(dict.fromkeys(found))


def _is_block(grant: Grant) -> bool:
    return isinstance(grant, Bound) and grant.name.startswith("block_")


def _dwords(bound: Bound) -> tuple[int, int]:
    """Its range as numbers of 32 bits; the least may be beyond."""
    low, high = bound.range
    return low, min(high, _TOP)


def _arguments(function: Function) -> dict[str, tuple[int, int]]:
    """Names of a kernel's arguments, also by position and place: (offset, bytes)."""
    from isatool.analysis.launch_facts import argument_places

    return argument_places(Kernel(function).readable_metadata)
