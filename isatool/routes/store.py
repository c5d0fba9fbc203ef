"""Originals, texts, new code objects and proofs, in a folder named by the SHA-256 of each original.

What may take the place of its original when a program loads it also has `rewritten.sha256`, without which the libraries
of `load_time` use the original. Folders have mode 0700, files 0600.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import stat
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from isatool.analysis.assumptions import parse
from isatool.asm.disassembler import disassemble_code_object
from isatool.asm.elf import kernels_of, read_elf
from isatool.asm.emitter import encode, write_bytes
from isatool.asm.files import MAX_CODE_OBJECT_BYTES, read_bounded, read_json
from isatool.asm.in_place import filled
from isatool.asm.same_object import difference
from isatool.asm.target import find_wave_size
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import Span, UserError
from isatool.records import record
from isatool.routes.child import ChildOutOfTimeError, run_command
from isatool.routes.patch import Patched, as_data, proof_of
from isatool.routes.shared_store import VARIABLE, is_url
from isatool.user_cache import cache_folder
from isatool.verify.structural.linked import code_objects_differ
from isatool.verify.structural.linked_objects import descriptor_in

_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_MADE, _ADMISSION = "rewritten.hsaco", "rewritten.sha256"
_PRIVATE_SEGMENT: Final = slice(4, 8)
"""of a kernel descriptor: the bytes of scratch memory of a work-item"""


@record
class StoreFolder:
    """A folder of the store. `reason`: why its code object is not swapped at load time, "" if it is."""

    folder: Path
    chip: str
    kernels: tuple[str, ...]
    assumptions: tuple[str, ...]
    reason: str
    premises: tuple[str, ...] = ()
    guards: tuple[str, ...] = ()

    @property
    def digest(self) -> str:
        """SHA-256 of the original, its name."""
        return self.folder.name


def default_folder() -> Path:
    """ISATOOL_STORE if it is a folder, else `store` in isatool's cache folder."""
    named = os.environ.get(VARIABLE, "")
    return Path(named) if named and not is_url(named) else cache_folder() / "store"


def keep(folder: str | Path, patched: Sequence[Patched]) -> None:
    """Keep originals, texts, new code objects and proofs below `folder`. UserError if it cannot be written."""
    for each in patched:
        place = Path(folder, each.digest)
        try:
            for path in (Path(folder), place):
                path.mkdir(mode=0o700, parents=True, exist_ok=True)
            (place / _ADMISSION).unlink(missing_ok=True)  # nothing is swapped while files change
        except OSError as error:
            raise UserError(f"cannot make this folder: {error.strerror}", Span(str(place)), "name another") from None
        suffix = "hsaco" if read_elf(each.original).is_linked else "o"
        files = {f"original.{suffix}": each.original, "original.s": encode(each.text)}
        reason = each.reason
        if each.changed and each.outcome is not None:
            files |= {"rewritten.s": encode(each.outcome.text), f"rewritten.{suffix}": each.data}
            proof = proof_of(each)
            files |= {"proof.json": proof} if proof else {}
            reason = "it is an object file, which no program loads"
            if read_elf(each.original).is_linked:
                reason = _unfit(*each.compared) or ""
            if not reason:
                files[_ADMISSION] = f"{hashlib.sha256(each.data).hexdigest()}  {_MADE}\n".encode()
        about = as_data(each) | {"not_loaded": reason}
        for name, content in {"about.json": encode(json.dumps(about, indent=2) + "\n"), **files}.items():
            write_bytes(content, place / name)
            os.chmod(place / name, 0o600)


def _unfit(original: bytes, made: bytes) -> str | None:
    """Why a program must not load one code object for the other, None if it may: runtimes launch with the sizes of LDS,
    arguments and scratch memory that they read in the original. Both as their texts make them.
    """
    one, two = read_elf(original), read_elf(made)
    differs = code_objects_differ(original, made, keep_lds=True)
    if differs:
        return differs
    for name in kernels_of(one):
        sizes = [int.from_bytes((descriptor_in(elf, name) or b"")[_PRIVATE_SEGMENT], "little") for elf in (one, two)]
        if sizes[1] > sizes[0]:
            return f"{name} takes {sizes[1]} bytes of scratch memory, not {sizes[0]}"
    return None


def entries(folder: str | Path) -> list[StoreFolder]:
    """What the store holds, by digest; nothing where there is no such folder. UserError if it cannot be read."""
    try:
        names = sorted(name for name in os.listdir(folder) if _DIGEST.fullmatch(name))
    except FileNotFoundError:
        return []
    except OSError as error:
        raise UserError(f"cannot read this folder: {error.strerror}", Span(str(folder)), "name another") from None
    return [_entry(Path(folder, name)) for name in names]


def _entry(place: Path) -> StoreFolder:
    try:
        about = read_json(place / "about.json", "this entry's about.json")
        assert isinstance(about, dict)
        words = [tuple(map(str, about.get(key, ()))) for key in ("kernels", "assumptions", "premises", "guards")]
        reason = str(about.get("not_loaded", about["reason"]))
        if not reason and not (place / _ADMISSION).is_file():
            reason = f"it has no {_ADMISSION}"
        return StoreFolder(place, str(about["chip"]), words[0], words[1], reason, words[2], words[3])
    except (UserError, AssertionError, KeyError, TypeError):
        return StoreFolder(place, "?", (), (), "its about.json cannot be read")


def chosen(folder: str | Path, digests: Iterable[str]) -> list[StoreFolder]:
    """The entries whose digests begin so; UserError for one that names none or several."""
    held = entries(folder)
    found = []
    for digest in digests:
        fits = [entry for entry in held if entry.digest.startswith(digest.lower())]
        if len(fits) != 1:
            what = f"{len(fits)} entries begin with '{digest}'" if fits else f"no entry '{digest}'"
            raise UserError(what, Span(str(folder)), "isatool store list shows them")
        found += fits
    return found


def remove(found: Iterable[StoreFolder]) -> None:
    """Delete entries; the first file to go is the one without which they are not used."""
    for entry in found:
        try:
            (entry.folder / _ADMISSION).unlink(missing_ok=True)
            shutil.rmtree(entry.folder)
        except OSError as error:
            raise UserError(f"cannot remove this: {error.strerror}", Span(str(entry.folder))) from None


def unsafe(folder: str | Path) -> str | None:
    """Why the libraries use nothing of this folder or file, None if they may."""
    try:
        state = os.stat(folder, follow_symlinks=False)
    except OSError as error:
        return f"{folder}: {error.strerror}"
    if stat.S_ISLNK(state.st_mode):
        return f"{folder} is a link"
    if hasattr(os, "geteuid") and (state.st_uid not in (os.geteuid(), 0) or state.st_mode & 0o022):
        return f"{folder} belongs to somebody else, or others may write to it"
    return None


def fault_of(entry: StoreFolder, toolchain: Toolchain, seconds: float) -> str | None:
    """What is wrong with an entry that is swapped at load time, None if all of it holds: its digests, its modes, that
    both texts are those of its code objects, and the proof between them. Nothing of `about.json` is believed but the
    assumptions, which are the caller's to judge.
    """
    place = entry.folder
    found = next((reason for path in (place.parent, place, *sorted(place.iterdir())) if (reason := unsafe(path))), None)
    if found:
        return found
    try:
        original, made, line = (
            read_bounded(place / name, MAX_CODE_OBJECT_BYTES) for name in ("original.hsaco", _MADE, _ADMISSION)
        )
        texts = [read_bounded(place / name, MAX_CODE_OBJECT_BYTES) for name in ("original.s", "rewritten.s")]
        if hashlib.sha256(original).hexdigest() != entry.digest:
            return "original.hsaco has another digest"
        if line.decode("ascii", "replace") != f"{hashlib.sha256(made).hexdigest()}  {_MADE}\n":
            return f"{_MADE} has another digest"
        given = disassemble_code_object(original, toolchain, str(place / "original.hsaco"))
        if given.differs or encode(given.text) != texts[0]:
            return "original.s is not the text of original.hsaco: another version of isatool wrote it; add it again"
        chip, wave_size = entry.chip, find_wave_size(given.text)
        given_object, made_object = (
            toolchain.assemble(each.decode("utf-8", "surrogateescape"), chip, wave_size) for each in texts
        )
        padded = filled(texts[1].decode("utf-8", "surrogateescape"), made, made_object)
        differs: str | None = "its code is longer"
        if padded is not None:
            linked = toolchain.link(toolchain.assemble(padded, chip, wave_size))
            differs = difference(linked, made, chip, wave_size) or _unfit(toolchain.link(given_object), linked)
        if differs:
            return f"{_MADE} is not what rewritten.s assembles to: {differs}"
    except UserError as error:
        return error.diagnostics[0].message
    return _unproved(entry, texts, seconds)


def _unproved(entry: StoreFolder, texts: Sequence[bytes], seconds: float) -> str | None:
    words = ["verify", "original.s", "rewritten.s"]
    with tempfile.TemporaryDirectory(prefix="isatool-") as folder:  # where no launch spec is
        for name, content in zip(words[1:], texts, strict=True):
            write_bytes(content, Path(folder, name))
        if (entry.folder / "proof.json").is_file():
            shutil.copy(entry.folder / "proof.json", folder)
            words += ["--certificate", "proof.json"]
        words += [word for text in entry.assumptions if parse(text) is not None for word in ("--assume", text)]
        try:
            done = run_command(words, folder, seconds)
        except ChildOutOfTimeError:
            return f"not proved within {seconds:g} s"
    return None if done.code == 0 else f"not proved: {(done.errors or done.output).strip().splitlines()[-1:]}"
