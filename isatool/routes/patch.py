"""Binary in, binary out: the code objects of a file rewritten, proved, and put back where they were."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import partial
from typing import TYPE_CHECKING, Final

from isatool.asm.binary_input import chip_of_object
from isatool.asm.disassembler import disassemble_code_object
from isatool.asm.elf import kernels_of, read_elf
from isatool.asm.emitter import emit, encode
from isatool.asm.in_place import filled, in_place
from isatool.asm.offload_bundle import CodeObject, code_objects
from isatool.asm.reader import read_text
from isatool.asm.repack import repack
from isatool.asm.same_object import difference
from isatool.asm.target import SUPPORTED_CHIPS, find_wave_size
from isatool.asm.toolchain import Toolchain
from isatool.demangle import plain_name
from isatool.diagnostics import Span, UserError
from isatool.isa.chips import FAMILIES
from isatool.pipeline.detached import attached, is_closed, put_back
from isatool.pipeline.every_kernel import detached_kernels
from isatool.pipeline.tasks import every
from isatool.progress import stage
from isatool.routes.rewrite import Outcome, rewrite_certified
from isatool.verify.structural.linked import code_objects_differ

if TYPE_CHECKING:
    from isatool.verify.certificate import Certificate, KernelProof

SCHEMA: Final = 1


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked for: passes, seconds for each kernel, what is granted, whether LDS stays, which chip.

    `jobs`: kernels at a time, 0 for one after the other, each with the usual processes; `only`: a pattern of the names
    of kernels that are worked on; `modelled`: each has its cycles, and is kept in the cache even if its time was over.
    """

    pipeline: str
    seconds: float
    assume: tuple[str, ...] = ()
    keep_lds: bool = False
    chip: str | None = None
    jobs: int = 0
    only: str = "*"
    modelled: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """What became of one kernel, the only one of `text`. `cycles`: by the model, before and after; `bound`: by what."""

    kernel: str
    text: str = field(repr=False)
    outcome: Outcome
    certificate: bytes = field(default=b"", repr=False)
    cycles: tuple[float, float] | None = None
    bound: str = ""


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
    """from `text` to what it was rewritten to, where that was done at once"""
    parts: tuple[Part, ...] = ()
    """its kernels, where each was rewritten alone"""
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
    outcome, certificate, parts = _rewritten(given.text, kept, request)
    kept = replace(kept, outcome=outcome, parts=parts)
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


def _rewritten(text: str, given: Patched, request: Request) -> tuple[Outcome, bytes, tuple[Part, ...]]:
    """The text rewritten, each of several kernels alone where that is possible: one that fails leaves the rest."""
    program = read_text(text, mcpu=given.chip)
    names = [kernel.name for kernel in program.kernels]
    wanted = [name for name in names if fnmatchcase(name, request.only)]
    if not wanted:
        return Outcome(text, False, reason=f"no kernel is named {request.only}"), b"", ()
    alone = detached_kernels(program, wanted)
    if len(alone) < len(wanted) or not all(is_closed(each.program) for each in alone.values()):
        if wanted == names and len(names) == 1:
            part = _part(names[0], {names[0]: text}, request)
            return part.outcome, part.certificate, (part,) if request.modelled else ()
        if wanted != names:
            return Outcome(text, False, reason="its kernels cannot be worked on one by one"), b"", ()
        found, certificate = rewrite_certified(
            text, request.pipeline, request.seconds, request.assume, request.keep_lds
        )
        return found, certificate, ()
    work = partial(_part, texts={name: emit(each.program) for name, each in alone.items()}, request=request)
    parts: list[Part] = []
    for name, part in zip(wanted, every(work, wanted, request.jobs), strict=True):
        with stage(plain_name(name), len(parts) + 1, len(wanted)):
            parts.append(part)
    changed = []
    for number, part in enumerate(parts):
        if part.outcome.changed:
            made = put_back(alone[part.kernel], read_text(part.outcome.text, mcpu=given.chip), part.kernel)
            if made is None:
                left = Outcome(part.text, False, reason="what it was rewritten to has another form")
                parts[number] = replace(part, outcome=left)
            else:
                changed.append((alone[part.kernel], made))
    return _together(text, emit(attached(program, changed)), parts), b"", tuple(parts)


def _part(name: str, texts: Mapping[str, str], request: Request) -> Part:
    text = texts[name]
    outcome, certificate = rewrite_certified(
        text, request.pipeline, request.seconds, request.assume, request.keep_lds,
        jobs=int(request.jobs > 1), keep_cut=request.modelled,
    )  # fmt: skip
    part = Part(name, text, outcome, certificate)
    return _modelled(part) if request.modelled else part


def _modelled(part: Part) -> Part:
    """With its cycles; as it was if the model gains nothing by what it became."""
    from isatool.model.estimate import SAME
    from isatool.pipeline.stages import comparable, cycles_of, stage_of

    try:
        programs = [read_text(text) for text in dict.fromkeys((part.text, part.outcome.text))]
        stages = comparable(programs, lambda program, whole: stage_of(program, part.kernel, whole=whole))
    except UserError:
        return part
    cycles, (first, *_, last) = cycles_of(stages[0], stages[-1]), [each.estimate for each in (*stages, stages[-1])]
    if cycles is None or first is None or last is None:
        return part
    slots = part.outcome.model.get(part.kernel, (1, 0))
    if part.outcome.changed and (cycles.saved < -SAME or (cycles.saved < SAME and slots[1] >= slots[0])):
        why = f"nothing gained by the model: {cycles}"
        left = Outcome(part.text, False, reason=why, seconds=part.outcome.seconds, cached=part.outcome.cached)
        return replace(part, outcome=left, certificate=b"", cycles=(cycles.before, cycles.before), bound=first.bound)
    return replace(part, cycles=(cycles.before, cycles.after), bound=last.bound)


def _together(text: str, made: str, parts: Sequence[Part]) -> Outcome:
    """What became of a text of which the kernels were rewritten alone."""
    changed = [part.outcome for part in parts if part.outcome.changed]
    seconds = sum(part.outcome.seconds for part in parts)
    if not changed:
        return replace(parts[0].outcome, text=text, seconds=seconds)

    def said(name: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(word for each in changed for word in getattr(each, name)))

    return Outcome(
        made, True, all(each.proved for each in changed), said("assumptions"),
        model={kernel: slots for each in changed for kernel, slots in each.model.items()},
        seconds=seconds, cached=all(part.outcome.cached for part in parts),
        premises=said("premises"), guards=said("guards"),
        granted={text: who for each in changed for text, who in each.granted.items()},
    )  # fmt: skip


def proof_of(each: Patched) -> bytes:
    """The certificate from its text to what that was rewritten to, b"" without one."""
    from isatool.pipeline.certified import in_file
    from isatool.verify.certificate import MAX_BYTES, Certificate, certificate_text, digest, parse_certificate

    if each.certificate or each.outcome is None:
        return each.certificate
    program = read_text(each.text, mcpu=each.chip)
    proofs: list[KernelProof] = []
    room = MAX_BYTES
    for part in each.parts:
        for proof in parse_certificate(part.certificate).kernels if part.certificate and part.outcome.changed else ():
            room -= (len(proof.steps) + 1) * len(each.text)
            if room < 0:  # each step may have to show the whole file
                return b""
            proofs.append(in_file(program, part.text, proof))
    whole = Certificate(digest(each.text), digest(each.outcome.text), tuple(proofs))
    return encode(certificate_text(whole)) if proofs else b""


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

    if each.outcome is None:
        return None
    try:
        certificate = parse_certificate(proof_of(each))
    except UserError:
        return None
    made = disassemble_code_object(each.data, toolchain, "<new code object>")
    if made.differs:
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
