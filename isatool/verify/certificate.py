"""A proof as data: everything that it needs besides the two texts, to be checked by anybody (`check_certificate`).

A certificate names both files by their digests, and for every kernel the steps that lead from the first file's kernel
to the second's: each step names the program that it arrives at and why that one computes what the program before does.
It is untrusted input. Reading it checks form and sizes only; a wrong certificate can only fail to prove something.
`docs/certificates.md` describes the format, `docs/certificate.schema.json` is its JSON schema. Form and reading of a
certificate are one file: each key is written and read side by side.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NoReturn

from isatool.analysis.lds_layout import Layout, Piece, Rows
from isatool.analysis.workgroup_order import ItemOrder, Order, WorkgroupOrder
from isatool.asm.emitter import encode, write_text
from isatool.asm.files import parse_json, read_bounded
from isatool.diagnostics import Span, UserError
from isatool.verify.verdict import CutPoint, Hoist, Reorder
from isatool.version import __version__

FORMAT: Final = "isatool certificate"
VERSION: Final = 1
MAX_BYTES: Final = 256 * 1024 * 1024
MOST_KERNELS: Final = 100_000
MOST_STEPS: Final = 1_000
MOST_ITEMS: Final = 10_000
"""byte maps, barriers, cut points or assumptions of one step or kernel"""
MOST_LABEL: Final = 4_096
_MOST_NUMBER: Final = 0xFFFFFFFF
"""characters of a label; 32 bits for lines, bytes and ids"""
_DIGEST: Final = re.compile(r"[0-9a-f]{64}$")


@dataclass(frozen=True, slots=True)
class Equal:
    """The validator compares both programs. `cuts`: (point of the first, point of the second) where it stops both."""

    program: str | None = None
    cuts: tuple[tuple[CutPoint, CutPoint], ...] = ()


@dataclass(frozen=True, slots=True)
class Unfolding:
    """Both programs execute the same instructions one after the other; some of them have several copies."""

    program: str | None = None


@dataclass(frozen=True, slots=True)
class LdsMap:
    """LDS data is at the places where the byte map puts them; new code computes the new addresses."""

    layout: Layout
    program: str | None = None


@dataclass(frozen=True, slots=True)
class DoubleBuffer:
    """LDS data alternates between two buffers `distance` bytes apart, without the barriers `removed`, which are numbers
    of instructions of the program before, from 0.
    """

    distance: int
    removed: frozenset[int]
    program: str | None = None


@dataclass(frozen=True, slots=True)
class Hoisting:
    """Code that follows a region comes before it."""

    hoist: Hoist
    program: str | None = None


@dataclass(frozen=True, slots=True)
class Streaming:
    """Accesses have more hints that say that their data is not wanted again."""

    program: str | None = None


@dataclass(frozen=True, slots=True)
class Renumbering:
    """Code at the entry gives work-items or workgroups other ids."""

    order: Order
    program: str | None = None


@dataclass(frozen=True, slots=True)
class Reordering:
    """A region without loops does the same in another order."""

    reorder: Reorder
    program: str | None = None


Step = Equal | Unfolding | LdsMap | DoubleBuffer | Hoisting | Streaming | Renumbering | Reordering
"""`program`: the text that the step arrives at; None: the second file"""


@dataclass(frozen=True, slots=True)
class KernelProof:
    """The steps of one kernel. `assumptions`: what they may take for granted, in the words of --assume."""

    kernel: str
    steps: tuple[Step, ...]
    assumptions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Certificate:
    """The proof for two files, which it names by the SHA-256 of their bytes. Kernels without an entry are compared
    directly.
    """

    first: str
    second: str
    kernels: tuple[KernelProof, ...] = ()
    made_by: str = f"isatool {__version__}"


def digest(text: str) -> str:
    """The SHA-256 of a file with this text, in hexadecimal."""
    return hashlib.sha256(encode(text)).hexdigest()


def require_digests(certificate: Certificate, texts: tuple[str, str], paths: tuple[str, str], place: str) -> None:
    """UserError if the certificate is for other files than these."""
    for name, text, path in zip((certificate.first, certificate.second), texts, paths, strict=True):
        found = digest(text)
        if found != name:
            message = f"this certificate is for another file than {path}: SHA-256 {name[:16]}..., not {found[:16]}..."
            raise UserError(message, Span(place))


# -- writing


def write_certificate(certificate: Certificate, path: str) -> None:
    """Write the file, all or nothing; UserError if the place cannot be written."""
    write_text(certificate_text(certificate), path)


def certificate_text(certificate: Certificate) -> str:
    """The content of a certificate's file."""
    return json.dumps(certificate_data(certificate), indent=1) + "\n"


def certificate_data(certificate: Certificate) -> dict[str, object]:
    """The certificate as plain data."""
    kernels = []
    for proof in certificate.kernels:
        entry: dict[str, object] = {"kernel": proof.kernel}
        if proof.assumptions:
            entry["assumptions"] = list(proof.assumptions)
        entry["steps"] = [_step_data(step) for step in proof.steps]
        kernels.append(entry)
    return {
        "format": FORMAT,
        "version": VERSION,
        "made_by": certificate.made_by,
        "first": {"sha256": certificate.first},
        "second": {"sha256": certificate.second},
        "kernels": kernels,
    }


def _step_data(step: Step) -> dict[str, object]:
    found: dict[str, object]
    match step:
        case Equal():
            found = {"step": "equal"}
            if step.cuts:
                found["cuts"] = [{"first": _point_data(a), "second": _point_data(b)} for a, b in step.cuts]
        case Unfolding():
            found = {"step": "unfolding"}
        case LdsMap():
            found = {"step": "lds-map", "pieces": [_piece_data(piece) for piece in step.layout.pieces]}
        case DoubleBuffer():
            found = {"step": "double-buffer", "distance": step.distance, "removed_barriers": sorted(step.removed)}
        case Hoisting(hoist):
            places = {name: _point_data(getattr(hoist, name)) for name in ("region", "code", "second")}
            found = {"step": "hoist", **places, "ends": [_point_data(point) for point in hoist.ends]}
        case Streaming():
            found = {"step": "stream"}
        case Renumbering(ItemOrder(code)):
            found = {"step": "item-order", "code": code}
        case Renumbering(WorkgroupOrder(kind, rows, temporary)):
            found = {"step": "workgroup-order", "order": kind, "rows": rows, "temporary": temporary}
        case Reordering(reorder):
            found = {"step": "reorder"}
            for name, (first, second) in (("start", reorder.start), ("end", reorder.end)):
                found[name] = {"first": _point_data(first), "second": _point_data(second)}
    if step.program is not None:
        found["program"] = step.program
    return found


def _point_data(point: CutPoint) -> dict[str, object]:
    if point.label:
        return {"label": point.label, "offset": point.offset}
    return {"instruction": point.offset}


def _piece_data(piece: Piece) -> dict[str, object]:
    found: dict[str, object] = {"first": piece.first, "last": piece.last, "base": piece.base}
    rows = {"row": piece.rows.row, "pad": piece.rows.pad, "unit": piece.rows.unit, "mask": piece.rows.mask}
    return {**found, **{name: value for name, value in rows.items() if value}}


# -- reading


def read_certificate(path: str) -> Certificate:
    """Read a file; UserError, at its place, for everything that is not as the format says."""
    return parse_certificate(read_bounded(path, MAX_BYTES, hint="name a certificate of isatool"), path)


def parse_certificate(data: bytes, path: str = "<certificate>") -> Certificate:
    """The certificate in a file's bytes; UserError for everything that is not as the format says."""
    try:
        found = parse_json(data.decode("utf-8"), _distinct)
    except json.JSONDecodeError as error:
        raise UserError(f"this is not JSON: {error.msg}", Span(path, error.lineno, error.colno)) from None
    except ValueError as error:  # not UTF-8, NaN, a key twice, a number of thousands of digits
        raise UserError(f"this is not a certificate: {str(error)[:200]}", Span(path)) from None
    return _Reader(path).certificate(found)


def _distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("an object has a key twice")
    return found


class _Reader:
    """Plain data to a certificate. `at` in all methods: where the data is, as `kernels[0].steps[1].program`."""

    def __init__(self, path: str) -> None:
        self.path = path

    def certificate(self, data: object) -> Certificate:
        found = self._object(data, "the file", ())
        if found.get("format") != FORMAT:
            self._fail("format", f'expected "{FORMAT}"', found.get("format"))
        version = found.get("version")
        if isinstance(version, bool) or version != VERSION or not isinstance(version, int):
            self._fail("version", f"this isatool knows version {VERSION}", version)
        self._object(found, "the file", ("format", "version", "made_by", "first", "second", "kernels"))
        first, second = (self._digest(found.get(name), name) for name in ("first", "second"))
        kernels = tuple(
            self._kernel(each, f"kernels[{number}]")
            for number, each in enumerate(self._list(found.get("kernels"), "kernels", MOST_KERNELS))
        )
        names = [proof.kernel for proof in kernels]
        if len(set(names)) < len(names):
            self._fail("kernels", "expected one entry for a kernel", max(names, key=names.count))
        return Certificate(first, second, kernels, self._text(found.get("made_by", ""), "made_by", MOST_LABEL))

    def _kernel(self, data: object, at: str) -> KernelProof:
        found = self._object(data, at, ("kernel", "assumptions", "steps"))
        assumptions = self._list(found.get("assumptions", []), f"{at}.assumptions", MOST_ITEMS)
        steps = self._list(found.get("steps"), f"{at}.steps", MOST_STEPS)
        read = tuple(self._step(each, f"{at}.steps[{number}]") for number, each in enumerate(steps))
        if not read or read[-1].program is not None or any(step.program is None for step in read[:-1]):
            text = "expected a program in every step but the last, which arrives at the second file"
            self._fail(f"{at}.steps", text, f"{len(read)} steps")
        return KernelProof(
            self._text(found.get("kernel"), f"{at}.kernel", MOST_LABEL),
            read,
            tuple(self._text(text, f"{at}.assumptions[{n}]", MOST_LABEL) for n, text in enumerate(assumptions)),
        )

    def _step(self, data: object, at: str) -> Step:
        kind = self._object(data, at, ()).get("step")
        read = KINDS.get(kind) if isinstance(kind, str) else None
        if read is None:
            self._fail(f"{at}.step", f"expected one of {', '.join(KINDS)}", kind)
        names, make = read
        found = self._object(data, at, ("step", "program", *names))
        program = self._text(found["program"], f"{at}.program", MAX_BYTES) if "program" in found else None
        return make(self, found, at, program)

    def equal(self, data: Mapping[str, object], at: str, program: str | None) -> Step:
        cuts = []
        for number, each in enumerate(self._list(data.get("cuts", []), f"{at}.cuts", MOST_ITEMS)):
            cuts.append(self._points(each, f"{at}.cuts[{number}]"))
        return Equal(program, tuple(cuts))

    def unfolding(self, _data: Mapping[str, object], _at: str, program: str | None) -> Step:
        return Unfolding(program)

    def lds_map(self, data: Mapping[str, object], at: str, program: str | None) -> Step:
        pieces = self._list(data.get("pieces"), f"{at}.pieces", MOST_ITEMS)
        return LdsMap(Layout(tuple(self._piece(each, f"{at}.pieces[{n}]") for n, each in enumerate(pieces))), program)

    def double_buffer(self, data: Mapping[str, object], at: str, program: str | None) -> Step:
        removed = self._list(data.get("removed_barriers"), f"{at}.removed_barriers", MOST_ITEMS)
        places = frozenset(self._number(each, f"{at}.removed_barriers[{n}]") for n, each in enumerate(removed))
        return DoubleBuffer(self._number(data.get("distance"), f"{at}.distance"), places, program)

    def hoist(self, data: Mapping[str, object], at: str, program: str | None) -> Step:
        region, code, second = (self._point(data.get(name), f"{at}.{name}") for name in ("region", "code", "second"))
        ends = self._list(data.get("ends"), f"{at}.ends", MOST_ITEMS)
        points = tuple(self._point(each, f"{at}.ends[{n}]") for n, each in enumerate(ends))
        return Hoisting(Hoist(region, code, points, second), program)

    def stream(self, _data: Mapping[str, object], _at: str, program: str | None) -> Step:
        return Streaming(program)

    def item_order(self, data: Mapping[str, object], at: str, program: str | None) -> Step:
        return Renumbering(ItemOrder(self._number(data.get("code"), f"{at}.code")), program)

    def workgroup_order(self, data: Mapping[str, object], at: str, program: str | None) -> Step:
        kind = self._text(data.get("order"), f"{at}.order", MOST_LABEL)
        rows, temporary = (self._number(data.get(name), f"{at}.{name}") for name in ("rows", "temporary"))
        return Renumbering(WorkgroupOrder(kind, rows, temporary), program)

    def reorder(self, data: Mapping[str, object], at: str, program: str | None) -> Step:
        start, end = (self._points(data.get(name), f"{at}.{name}") for name in ("start", "end"))
        return Reordering(Reorder(start, end), program)

    def _points(self, data: object, at: str) -> tuple[CutPoint, CutPoint]:
        """A point of each program."""
        pair = self._object(data, at, ("first", "second"))
        return self._point(pair.get("first"), f"{at}.first"), self._point(pair.get("second"), f"{at}.second")

    def _point(self, data: object, at: str) -> CutPoint:
        found = self._object(data, at, ("label", "offset", "instruction"))
        if "label" in found and "instruction" not in found:
            label = self._text(found["label"], f"{at}.label", MOST_LABEL)
            return CutPoint(self._number(found.get("offset", 0), f"{at}.offset"), label)
        if "offset" in found or "label" in found:
            self._fail(at, "expected a label and an offset, or the number of an instruction", sorted(found))
        return CutPoint(self._number(found.get("instruction"), f"{at}.instruction"))

    def _piece(self, data: object, at: str) -> Piece:
        names, optional = ("first", "last", "base"), ("row", "pad", "unit", "mask")
        found = self._object(data, at, (*names, *optional))
        first, last, base = (self._number(found.get(name), f"{at}.{name}") for name in names)
        return Piece(first, last, base, Rows(*(self._number(found.get(each, 0), f"{at}.{each}") for each in optional)))

    # -- plain data

    def _object(self, data: object, at: str, names: Sequence[str]) -> Mapping[str, object]:
        """An object whose keys are all among `names`, any with none."""
        if not isinstance(data, dict):
            self._fail(at, "expected an object", data)
        for name in data if names else ():
            if name not in names:
                self._fail(at, f"expected no other keys than {', '.join(names)}", name)
        return data

    def _list(self, data: object, at: str, most: int) -> Sequence[object]:
        if not isinstance(data, list) or len(data) > most:
            self._fail(at, f"expected a list of at most {most}", data)
        return data

    def _number(self, data: object, at: str) -> int:
        if isinstance(data, bool) or not isinstance(data, int) or not 0 <= data <= _MOST_NUMBER:
            self._fail(at, f"expected a whole number from 0 to {_MOST_NUMBER}", data)
        return data

    def _text(self, data: object, at: str, most: int) -> str:
        if not isinstance(data, str) or len(data) > most:
            self._fail(at, f"expected a text of at most {most} characters", data)
        try:
            encode(data)
        except UnicodeEncodeError:
            self._fail(at, "expected a text that can be written as UTF-8", data)
        return data

    def _digest(self, data: object, at: str) -> str:
        text = self._text(self._object(data, at, ("sha256",)).get("sha256"), f"{at}.sha256", MOST_LABEL)
        if not _DIGEST.match(text):
            self._fail(f"{at}.sha256", "expected a SHA-256 in 64 hexadecimal digits", text)
        return text

    def _fail(self, at: str, expected: str, data: object) -> NoReturn:
        if isinstance(data, (dict, list)):
            shown = f"{'an object' if isinstance(data, dict) else 'a list'} of {len(data)}"
        elif data is None:
            shown = "nothing"
        else:
            text = str(data)
            shown = ascii(text) if isinstance(data, str) else ascii(text)[1:-1]
            shown = shown if len(shown) < 80 else f"{shown[:40]}..."
        raise UserError(f"{at}: {expected}, found {shown}", Span(self.path))


_Make = Callable[[_Reader, Mapping[str, object], str, str | None], Step]
KINDS: Final[Mapping[str, tuple[tuple[str, ...], _Make]]] = {
    "equal": (("cuts",), _Reader.equal),
    "unfolding": ((), _Reader.unfolding),
    "lds-map": (("pieces",), _Reader.lds_map),
    "double-buffer": (("distance", "removed_barriers"), _Reader.double_buffer),
    "hoist": (("region", "code", "ends", "second"), _Reader.hoist),
    "stream": ((), _Reader.stream),
    "item-order": (("code",), _Reader.item_order),
    "workgroup-order": (("order", "rows", "temporary"), _Reader.workgroup_order),
    "reorder": (("start", "end"), _Reader.reorder),
}
"""name of a step -> (its keys besides step and program, what makes it)"""
