"""Binary in, binary out: the code objects of a file rewritten, proved, and put back where they were."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from isatool.asm.binary_input import chip_of_object
from isatool.asm.disassembler import disassemble_code_object
from isatool.asm.elf import kernels_of, read_elf
from isatool.asm.in_place import filled, in_place
from isatool.asm.offload_bundle import CodeObject, code_objects
from isatool.asm.reader import read_text
from isatool.asm.repack import repack
from isatool.asm.same_object import difference
from isatool.asm.target import SUPPORTED_CHIPS, find_wave_size
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import Span, UserError
from isatool.isa.chips import FAMILIES
from isatool.routes.rewrite import Outcome, rewrite_certified
from isatool.verify.structural.linked import code_objects_differ

if TYPE_CHECKING:
    from isatool.verify.certificate import Certificate

SCHEMA: Final = 1


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked for: passes, seconds for each kernel, what is granted, whether LDS stays, which chip."""

    pipeline: str
    seconds: float
    assume: tuple[str, ...] = ()
    keep_lds: bool = False
    chip: str | None = None


@dataclass(frozen=True, slots=True)
class Patched:
    """What became of one code object. `data`: the new one, the old one where `reason` says why."""

    original: bytes
    chip: str
    kernels: tuple[str, ...]
    data: bytes
    outcome: Outcome | None = None
    reason: str = ""
    text: str = field(default="", repr=False)
    certificate: bytes = field(default=b"", repr=False)
    compared: tuple[bytes, bytes] = field(default=(b"", b""), repr=False)
    """both code objects as their texts make them, without what no text says; empty where nothing was made"""
    layout: str = ""
    """of the new code object: kept, or rebuilt by the linker"""
    how: str = ""
    """how it came into the file: in place, rebuilt, bundle rebuilt, bundle compressed again; "" if it is the file"""

    @property
    def changed(self) -> bool:
        """Whether it is another one now."""
        return self.data != self.original

    @property
    def digest(self) -> str:
        """SHA-256 of the original."""
        return hashlib.sha256(self.original).hexdigest()


def patch(data: bytes, path: str, request: Request, toolchain: Toolchain) -> tuple[bytes, list[Patched]]:
    """The file with every code object of gfx11 (of `request.chip`) rewritten that can be, and what became of each.
    UserError if the file holds none.
    """
    found = {each.data for each in code_objects(data, path)}
    done = [patched(each, path, request, toolchain) for each in wanted_objects(data, path, request.chip)]
    made = repack(data, path, {each.original: each.data for each in done if each.changed})
    results = []
    for each in done:
        if each.original in made.refused:
            reason = f"no room in the file: {made.refused[each.original]}"
            each = replace(each, data=each.original, reason=reason)
        results.append(replace(each, how=made.how.get(each.original, "")))
    expected = {each.data for each in results} | (found - {each.original for each in results})
    if {each.data for each in code_objects(made.data, path)} != expected:
        raise UserError("the code objects of this file cannot be replaced one by one", Span(path), "do they overlap?")
    return made.data, results


def wanted_objects(data: bytes, path: str, chip: str | None) -> list[CodeObject]:
    """Each code object of gfx11 (of `chip`) in a file, once; UserError if it holds none."""
    found = list({each.data: each for each in code_objects(data, path)}.values())
    wanted = [each for each in found if chip_of_object(each) in ([chip] if chip else SUPPORTED_CHIPS)]
    if not wanted:
        held = ", ".join(sorted({chip_of_object(each) or "another processor" for each in found}))
        asked = chip or ", ".join(FAMILIES)
        raise UserError(f"no code object for {asked} in this file", Span(path), f"it holds: {held}")
    return wanted


def patched(each: CodeObject, path: str, request: Request, toolchain: Toolchain) -> Patched:
    """What becomes of a code object of the file `path`."""
    elf = read_elf(each.data, path)
    kept = Patched(each.data, chip_of_object(each), tuple(kernels_of(elf)), each.data)
    if not kept.kernels:
        return replace(kept, reason="it has no kernel")
    try:
        given = disassemble_code_object(each.data, toolchain, path)
    except UserError as error:
        return replace(kept, reason=error.diagnostics[0].message)
    kept = replace(kept, text=given.text)
    if given.differs:
        return replace(kept, reason=f"taken apart and put together again it is not the same: {given.differs}")
    outcome, certificate = rewrite_certified(
        given.text, request.pipeline, request.seconds, request.assume, request.keep_lds
    )
    kept = replace(kept, outcome=outcome)
    if not outcome.changed:
        return replace(kept, reason=outcome.reason)
    try:
        wave_size = find_wave_size(given.text)
        texts = given.text, outcome.text
        objects = [toolchain.assemble(text, kept.chip, wave_size) for text in texts]
        linked = [toolchain.link(made) for made in objects]
        differs = code_objects_differ(linked[0], linked[1], request.keep_lds)
    except UserError as error:
        return replace(kept, reason=error.diagnostics[0].message)
    if differs:
        return replace(kept, reason=differs)
    made = linked[1] if elf.is_linked else objects[1]
    if made[:18] != each.data[:18]:
        return replace(kept, reason="the linker makes another kind of file of it")
    written = _over(each.data, outcome.text, objects[1], kept.chip, toolchain) if elf.is_linked else None
    layout = "rebuilt" if written is None else "kept"
    compared = linked[0], linked[1]
    return replace(kept, data=written or made, certificate=certificate, compared=compared, layout=layout)


def _over(old: bytes, text: str, made: bytes, chip: str, toolchain: Toolchain) -> bytes | None:
    """The new code written over the old code object, None if it does not fit."""
    longer = filled(text, old, made)
    if longer is None:
        return None
    wave_size = find_wave_size(text)
    new = toolchain.link(toolchain.assemble(longer, chip, wave_size))
    written = in_place(old, new)
    return written if written is not None and not difference(written, new, chip, wave_size) else None


def certificate_between(each: Patched, toolchain: Toolchain) -> Certificate | None:
    """The certificate of both code objects, as `isatool verify` reads them; None if the new one cannot be read so."""
    from isatool.pipeline.certified import led_on
    from isatool.verify.certificate import parse_certificate

    if each.outcome is None or not each.certificate:
        return None
    made = disassemble_code_object(each.data, toolchain, "<new code object>")
    if made.differs:
        return None
    try:
        certificate = parse_certificate(each.certificate)
    except UserError:
        return None
    return led_on(certificate, read_text(each.text, mcpu=each.chip), each.outcome.text, made.text)


def as_data(each: Patched) -> dict[str, object]:
    """What became of a code object, for JSON."""
    outcome = each.outcome if each.changed else None
    return {
        "digest": each.digest,
        "chip": each.chip,
        "kernels": list(each.kernels),
        "changed": each.changed,
        "proved": outcome is not None and outcome.proved,
        "assumptions": list(outcome.assumptions) if outcome is not None else [],
        "granted": dict(outcome.granted) if outcome is not None else {},
        "premises": list(outcome.premises) if outcome is not None else [],
        "guards": list(outcome.guards) if outcome is not None else [],
        "reason": each.reason,
        "layout": each.layout,
        "how": each.how,
        "bytes": {"before": len(each.original), "after": len(each.data)},
        "model": {name: list(slots) for name, slots in outcome.model.items()} if outcome is not None else {},
    }
