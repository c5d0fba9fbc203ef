"""Folder in, folder out: the code objects of a library rewritten and proved, every other file copied.

For another chip each code object is retargeted first, and names of files and catalogues have that chip's name. OUT has
the files of IN under their names, and a record that says what became of each file and kernel. A run that was ended goes
on from there: files whose digests the record has are left, kernels of the file after them are in the cache. Whole files
are in the cache as well, so that another OUT, made of the same with the same options, takes no assembler. It is long
because files, kernels and the record of a run are written in one place.
"""

from __future__ import annotations

import hashlib
import json
import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, field, replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from isatool.asm.binary_input import chip_of_object
from isatool.asm.elf import kernels_of, read_elf
from isatool.asm.emitter import encode, write_bytes
from isatool.asm.files import MAX_CODE_OBJECT_BYTES, read_bounded, read_json
from isatool.asm.offload_bundle import code_objects
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import Span, UserError
from isatool.pipeline import certified
from isatool.pipeline.identity import identity
from isatool.pipeline.jobs import Job, JobsInFlight, Steps, Workers
from isatool.private_folder import UnusableError
from isatool.progress import doing
from isatool.records import dataclass, record
from isatool.routes import cache
from isatool.routes.library import LibraryFile, files_of, held_in
from isatool.routes.patch import Patched, PatchedKernel, PatchRequest, certificate_between, patching
from isatool.routes.retarget import retarget
from isatool.routes.switches import CACHE_VERIFY, is_set, why_disabled
from isatool.routes.tensile import catalogues
from isatool.user_cache import PrivateFolder
from isatool.version import __version__

RECORD: Final = "isatool-library.json"
SCHEMA: Final = 1
_MINUTES: Final = 60.0
"""seconds left from which on they are told"""
_CATALOGUES: Final = (".dat", ".txt", ".yaml")
"""files that name others, by their names' ends"""
_BETWEEN_RECORDS: Final = 20.0
"""times as long as a record takes, at least, from one to the next"""
FOLDER: Final = PrivateFolder("libraries", most_bytes=256 << 20, most_files=4096, total_bytes=2 << 30)
"""files of libraries, by the digests of what they were made of: a whole one of rocBLAS takes 3 GB"""
_UNFINISHED: Final = re.compile(r"\..+\.[0-9a-f]{12}\.part")


@record
class KernelRow:
    """What became of a kernel. `proof`: what was proved, "" if it is as it was; then `reason` says why.

    `cycles`: by the model, of the main loop before and after, for equal work; `bound`: what bounds it now; `seconds`:
    how long it took.
    """

    kernel: str
    changed: bool
    proof: str
    reason: str
    cycles: tuple[float, float] | None
    bound: str
    seconds: float

    @property
    def saved(self) -> float:
        """The part of the modelled cycles that goes."""
        return 1 - self.cycles[1] / self.cycles[0] if self.cycles else 0.0


@dataclass
class LibraryRecord:
    """What a folder was made of, and how: rows and digests by file."""

    asked: dict[str, Any]
    files: dict[str, dict[str, Any]] = field(default_factory=dict)

    def rows(self) -> Iterator[tuple[str, KernelRow]]:
        """(file, what became of a kernel of it)."""
        for name, about in self.files.items():
            for each in about["kernels"]:
                yield name, _row_of(each)

    def data(self) -> dict[str, Any]:
        """For JSON."""
        return {"schema": SCHEMA, "isatool": __version__, "asked": self.asked, "files": self.files}


@dataclass
class Progress:
    """How far a folder is: kernels done of all that are asked for, their modelled cycles before and after, seconds left
    by what those that are done took. `tell` is called after each.
    """

    count: int
    tell: Callable[[Progress], None] | None = None
    done: int = 0
    cycles: tuple[float, float] = (0.0, 0.0)
    start: float = field(default_factory=time.monotonic)

    @property
    def saved(self) -> float:
        """The part of the modelled cycles of all main loops so far that goes."""
        return 1 - self.cycles[1] / self.cycles[0] if self.cycles[0] else 0.0

    @property
    def seconds_left(self) -> float:
        """0 before the first kernel."""
        return (time.monotonic() - self.start) * (self.count - self.done) / self.done if self.done else 0.0

    def data(self) -> dict[str, float]:
        """For JSON."""
        return {
            "kernels": self.done, "of": self.count, "saved": round(self.saved, 4),
            "seconds_left": round(self.seconds_left, 1),
        }  # fmt: skip

    def add(self, job: Job[Any, Any], result: object) -> None:
        """A job has ended; those of kernels count."""
        if isinstance(result, PatchedKernel):
            before, after = result.cycles or (0.0, 0.0)
            self.cycles = self.cycles[0] + before, self.cycles[1] + after
            self.step(1)

    def step(self, kernels: int) -> None:
        """So many more are done."""
        self.done = min(self.done + kernels, self.count)
        gain = f", {-100 * self.saved:+.1f} % of the modelled cycles" if self.saved else ""
        left = f", {self.seconds_left / 60:.0f} min left" if self.seconds_left > _MINUTES else ""
        doing(f"kernels: {self.done} of {self.count}{gain}{left}")
        if self.tell is not None:
            self.tell(self)


def rewrite_library(
    source: Path, target: Path, request: PatchRequest, workers: Workers, tell: Callable[[Progress], None] | None = None
) -> LibraryRecord:
    """Make or complete `target`, each file as soon as its kernels are done. UserError if `source` holds no code for
    gfx11 or a damaged file, if two of its files would have one name, or if `target` is not empty and was not begun so.
    """
    names = [name for name in files_of(source) if name != RECORD]  # IN may have been made so itself
    found = {name: each for name in names if (each := held_in(source, name)) is not None}
    if request.target is not None:
        request = replace(request, chip=_one_chip(found.values(), request, source))
        found = {name: each for name, each in found.items() if request.chip in each.chips}
    with_code = {name: _asked(each, request) for name, each in found.items()}
    if not with_code:
        raise UserError(
            "no file of this folder has code for a chip known here", Span(str(source)), "name the folder of a library"
        )
    named = _named(names, request, source)
    record = _begun(source, target, request)
    launched = _launched(source)
    names.sort(key=lambda name: -found[name].size if name in with_code else 0)  # many workers end together
    asked = {name: replace(request, launched=launched.get(Path(name).stem, ())) for name in names}
    files = (
        _making(source / name, target, named[name], record, asked[name], name in with_code, workers) for name in names
    )
    progress = Progress(sum(with_code.values()), tell)
    writer = _Writer(record, target)
    try:
        for number, made in JobsInFlight[_Made | None](workers, progress.add).run(files):
            if made is not None:
                writer.put(made)
            parts = made.parts if made is not None else 0
            if (left := with_code.get(names[number], 0) - parts) > 0:  # in no job of their own, or there already
                progress.step(left)
    finally:
        writer.close()
    return record


def _launched(source: Path) -> dict[str, tuple[tuple[str, int, str], ...]]:
    """By the stem of a file, how its kernels are launched (`Request.launched`): Tensile's launcher takes the workgroup
    from the catalogue of that stem. Nothing where a catalogue cannot be read; no kernel that has two sizes.
    """
    items: dict[tuple[str, str], set[int]] = {}
    try:
        for each in (each for catalogue in catalogues(source) for each in catalogue.solutions()):
            items.setdefault((each.stem, each.name), set()).add(each.items)
    except UserError:
        return {}
    found: dict[str, list[tuple[str, int, str]]] = {}
    for (stem, name), (size, *others) in items.items():
        if not others:
            found.setdefault(stem, []).append((name, size, f"{stem}.dat"))
    return {stem: tuple(kernels) for stem, kernels in found.items()}


def _one_chip(files: Iterable[LibraryFile], request: PatchRequest, source: Path) -> str:
    """The chip whose code is brought to another."""
    chips = sorted({chip for each in files for chip in each.chips if request.chip in (None, chip)} - {request.target})
    if not chips:
        hint = f"name the folder of a library for {request.chip or 'another chip'}"
        raise UserError(f"no file of this folder has code to bring to {request.target}", Span(str(source)), hint)
    if len(chips) > 1:
        raise UserError(f"this folder has code for {', '.join(chips)}", Span(str(source)), "say for which: --chip CHIP")
    return chips[0]


def _named(names: Iterable[str], request: PatchRequest, source: Path) -> dict[str, str]:
    """The names of files in the new folder. UserError if two would have the same."""
    if request.target is None:
        return {name: name for name in names}
    given: dict[str, str] = {}
    for name in names:
        made = name.replace(str(request.chip), request.target)
        if given.setdefault(made, name) != name:
            message = f"this file and {given[made]} would both be {made} in OUT"
            raise UserError(message, Span(str(source / name)), f"name a folder without the files for {request.target}")
    return {name: made for made, name in given.items()}


def _asked(held: LibraryFile, request: PatchRequest) -> int:
    """Kernels of a file that are worked on, once for equal code objects."""
    objects = {each.data for each in held.objects if request.chip in (None, chip_of_object(each))}
    names = [name for data in objects for name in kernels_of(read_elf(data, held.name))]
    return sum(fnmatchcase(name, request.only) for name in names)


def _begun(source: Path, target: Path, request: PatchRequest) -> LibraryRecord:
    """The record of `target`, which is made if there is none."""
    one, two = source.resolve(), target.resolve()
    if one == two or one in two.parents or two in one.parents:
        raise UserError("IN and OUT are in each other, and IN is never changed", Span(str(target)), "name another OUT")
    try:
        target.mkdir(parents=True, exist_ok=True)
        held = sorted(path.name for path in target.iterdir())
    except OSError as error:
        raise UserError(f"cannot make this folder: {error.strerror}", Span(str(target)), "name another OUT") from None
    asked = json.loads(json.dumps(asdict(replace(request, store="", read_only=False)) | {"identity": identity()}))
    record = LibraryRecord(asked)
    if RECORD in held:
        content = read_json(target / RECORD, "the record of this folder")
        try:
            assert isinstance(content, dict)
            record = LibraryRecord(content["asked"], content["files"])
            list(record.rows())
        except (AssertionError, KeyError, TypeError, ValueError, AttributeError):
            raise UserError("this record is damaged", Span(str(target / RECORD)), "name another OUT") from None
        if record.asked != asked:
            message = "this folder was begun with other options or another version of isatool"
            raise UserError(message, Span(str(target)), "name another OUT")
        for path in target.rglob(".*.part"):
            if _UNFINISHED.fullmatch(path.name):
                path.unlink(missing_ok=True)
    elif held:
        hint = "name a folder that is empty, or that this command began"
        raise UserError("this folder is not empty", Span(str(target)), hint)
    _keep(record, target)
    return record


def _keep(record: LibraryRecord, target: Path) -> None:
    write_bytes(encode(json.dumps(record.data(), indent=1) + "\n"), target / RECORD)


@record
class Brought:
    """A file for another chip, or why it cannot be: nothing is written then."""

    kernels: tuple[str, ...]
    instructions: int
    """that mean the same on both chips"""
    data: bytes = field(repr=False)
    reason: str = ""


@record
class _Made:
    """A file of the new folder, before it is written."""

    name: str
    digest: str
    data: bytes | None = field(repr=False)
    """None if it is refused"""
    rows: tuple[KernelRow, ...] = ()
    parts: int = 0
    """kernels that jobs of their own rewrote"""
    brought: Brought | None = None


@record
class _Leaving:
    """A file, and which of its code becomes whose."""

    data: bytes = field(repr=False)
    path: str = field(compare=False)
    chip: str
    target: str


def bring(given: _Leaving) -> Brought:
    """The file for the other chip."""
    objects = {each.data for each in code_objects(given.data, given.path) if chip_of_object(each) == given.chip}
    kernels = tuple(name for data in sorted(objects) for name in kernels_of(read_elf(data, given.path)))
    if any(given.chip in name for name in kernels):
        return Brought(kernels, 0, b"", f"a kernel has {given.chip} in its name, which catalogues would lose")
    try:
        made = retarget(given.data, given.path, given.target, Toolchain.find(), given.chip)
    except UserError as error:
        return Brought(kernels, 0, b"", error.diagnostics[0].message)
    if made.refused:
        return Brought(kernels, 0, b"", f"{made.refused[0].message} [{made.refused[0].rule}]")
    return Brought(kernels, sum(row.count for row in made.rows), made.data)


def _making(
    path: Path, target: Path, name: str, record: LibraryRecord, request: PatchRequest, has_code: bool, workers: Workers
) -> Steps[_Made | None]:
    """The jobs for a file, `name` in the new folder; None if it is there."""
    data = read_bounded(path, MAX_CODE_OBJECT_BYTES)
    digest = hashlib.sha256(data + repr(request.launched or "").encode()).hexdigest()
    known = record.files.get(name)
    place = target / name
    if known is not None and known["digest"] == digest and place.is_file() and _digest(place) == known["made"]:
        return None
    key = cache.key_of("file", digest, json.dumps(record.asked)) if has_code and request.target is None else ""
    if key and (kept := _kept(key, name, digest)) is not None:
        return kept
    brought: Brought | None = None
    if request.target is not None and has_code:
        (brought,) = yield [Job(bring, _Leaving(data, str(path), str(request.chip), request.target))]
        if brought.reason:
            return _Made(name, digest, None, brought=brought)
        data, request = brought.data, replace(request, chip=request.target, target=None)
    if not has_code:
        if request.target is not None and path.suffix in _CATALOGUES:
            data = data.replace(str(request.chip).encode(), request.target.encode())
        return _Made(name, digest, data)
    written, objects = yield from patching(data, str(path), request, workers)
    if brought is None:  # else no two files are there that `verify` compares
        for certificate in (yield [Job(certificate_between, each) for each in objects if each.changed]):
            if certificate is not None:
                certified.keep(certificate)  # where that cannot be, `verify` searches for a proof
    rows = tuple(row for each in objects for row in _rows(each))
    made = _Made(name, digest, written, rows, sum(len(each.parts) for each in objects), brought)
    if key and all(map(_is_final, objects)):
        with suppress(UnusableError):
            FOLDER.write((key, cache.sealed(_packed(made))))
    return made


def _is_final(each: Patched) -> bool:
    """Whether more time or another try would make nothing else of a code object."""
    parts = [part.outcome for part in each.parts]
    return (
        bool(parts)
        and all(part.changed or part.cached for part in parts)
        and any(part.changed for part in parts) is each.changed
    )


def _packed(made: _Made) -> bytes:
    """Rows, a line of JSON, and the file."""
    assert made.data is not None
    rows = [asdict(replace(row, seconds=0.0)) for row in made.rows]
    return json.dumps(rows).encode() + b"\n" + made.data


def _kept(key: str, name: str, digest: str) -> _Made | None:
    """A file as it was made before; None without one, or if what is kept is not to be used."""
    if why_disabled() or is_set(CACHE_VERIFY):
        return None
    try:
        body = cache.unsealed(FOLDER.read(key) or b"")
        if body is None:
            return None
        head, _, data = body.partition(b"\n")
        return _Made(name, digest, data, tuple(map(_row_of, json.loads(head))))
    except (UnusableError, ValueError, TypeError, KeyError):
        return None


def _row_of(data: Mapping[str, Any]) -> KernelRow:
    cycles = data["cycles"] and (float(data["cycles"][0]), float(data["cycles"][1]))
    return KernelRow(**dict(data) | {"cycles": cycles})


@dataclass
class _Writer:
    """Files of the new folder. Its record is written after them, but so rarely that this takes little of the time: it
    has a row for each kernel. Who is killed in between has a file made again, from the cache.
    """

    record: LibraryRecord
    target: Path
    took: float = 0.0
    """seconds for the record"""
    last: float = 0.0
    is_late: bool = False
    """whether a file is there that the record does not have"""

    def put(self, made: _Made) -> None:
        """Write a file."""
        place = self.target / made.name
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UserError(f"cannot make this folder: {error.strerror}", Span(str(place.parent))) from None
        about: dict[str, Any] = {"digest": made.digest, "made": "", "kernels": [asdict(row) for row in made.rows]}
        if made.data is not None:
            write_bytes(made.data, place)
            about["made"] = hashlib.sha256(made.data).hexdigest()
        if made.brought is not None:
            about["retargeted"] = {"instructions": made.brought.instructions, "refused": made.brought.reason}
            if made.brought.reason:
                reason = f"not for the other chip: {made.brought.reason}"
                about["kernels"] = [
                    asdict(KernelRow(kernel, False, "", reason, None, "", 0.0)) for kernel in made.brought.kernels
                ]
        self.record.files[made.name] = about
        self.is_late = True
        if time.monotonic() - self.last >= _BETWEEN_RECORDS * self.took:
            self.close()

    def close(self) -> None:
        """Write the record, unless it has all files."""
        if not self.is_late:
            return
        start = time.monotonic()
        self.record.files = dict(sorted(self.record.files.items()))
        _keep(self.record, self.target)
        self.is_late = False
        self.last = time.monotonic()
        self.took = self.last - start


def _digest(path: Path) -> str:
    return hashlib.sha256(read_bounded(path, MAX_CODE_OBJECT_BYTES)).hexdigest()


def _rows(each: Patched) -> Iterator[KernelRow]:
    parts = {part.kernel: part for part in each.parts}
    together = each.outcome if each.changed and not parts else None
    for kernel in each.kernels:
        part = parts.get(kernel)
        if part is not None:
            yield _row(part, "" if each.changed or not part.outcome.changed else each.reason)
        elif together is not None:
            yield KernelRow(kernel, True, together.claim, "", None, "", 0.0)
        else:
            yield KernelRow(kernel, False, "", "not asked for" if parts else each.reason, None, "", 0.0)


def _row(part: PatchedKernel, left: str) -> KernelRow:
    """`left`: why the file did not get what became of it."""
    changed = part.outcome.changed and not left
    cycles = part.cycles if changed or not part.cycles else (part.cycles[0], part.cycles[0])
    proof = part.outcome.claim if changed else ""
    return KernelRow(
        part.kernel, changed, proof, left or part.outcome.reason, cycles, part.bound, round(part.outcome.seconds, 1)
    )
