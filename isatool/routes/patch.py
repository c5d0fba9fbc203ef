"""Binary in, binary out: the code objects of a file rewritten, proved, and put back where they were."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import field, replace
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Final, cast

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
from isatool.diagnostics import Span, UserError
from isatool.isa.chips import FAMILIES
from isatool.pipeline.detached import attached, detached_kernels, is_closed, put_back
from isatool.pipeline.jobs import Ended, Job, Steps, Workers, done
from isatool.pipeline.tasks import Processes
from isatool.records import record
from isatool.routes.rewrite import FLAT_SIZE, Outcome, rewrite_certified
from isatool.routes.shared_store import shared_store
from isatool.verify.structural.linked import code_objects_differ

if TYPE_CHECKING:
    from isatool.verify.certificate import Certificate

SCHEMA: Final = 1


@record
class PatchRequest:
    """What is asked for: passes, seconds for each kernel, what is granted, whether LDS stays, which chip.

    `only`: a pattern of the names of kernels that are worked on; `modelled`: each has its cycles, and is kept in the
    cache even if its time was over; `target`: the chip that the code of a library is retargeted to before; `store`: the
    URL of one of results, that of ISATOOL_STORE if empty, which `read_only` leaves as it is: nothing depends on them.
    `stored_only`: what it does not have is not made. `launched`: kernels, the work-items of their workgroups along x,
    and who says so, which is granted where the kernel's metadata have that number too.
    """

    pipeline: str
    seconds: float
    assume: tuple[str, ...] = ()
    keep_lds: bool = False
    chip: str | None = None
    only: str = "*"
    modelled: bool = False
    target: str | None = None
    store: str = field(default="", compare=False)
    read_only: bool = field(default=False, compare=False)
    stored_only: bool = False
    launched: tuple[tuple[str, int, str], ...] = ()

    def known(self, kernel: str, text: str) -> dict[str, str]:
        """What holds for every launch of a kernel, the only one of `text`, and who says so."""
        most = {int(number) for number in FLAT_SIZE.findall(text)}
        return {f"block_x == {items}": who for name, items, who in self.launched if name == kernel and most == {items}}


@record
class PatchedKernel:
    """What became of one kernel, the only one of `text`. `cycles`: by the model, before and after; `bound`: by what."""

    kernel: str
    text: str = field(repr=False)
    outcome: Outcome
    certificate: bytes = field(default=b"", repr=False)
    cycles: tuple[float, float] | None = None
    bound: str = ""


@record
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
    """of the rewrite of `text`, if all kernels were rewritten together"""
    parts: tuple[PatchedKernel, ...] = ()
    """its kernels, if each was rewritten alone"""
    compared: tuple[bytes, bytes] = field(default=(b"", b""), repr=False)
    """both code objects as assembled from their texts, without what no text says; empty if there are none"""
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


def patch(
    data: bytes, path: str, request: PatchRequest, workers: Workers | None = None, ended: Ended | None = None
) -> tuple[bytes, list[Patched]]:
    """The file with every code object of gfx11 (of `request.chip`) rewritten that can be, and what became of each.
    UserError if the file holds none. `workers`: where its kernels are rewritten, here if None.
    """
    return done(patching(data, path, request, workers := workers or Processes()), workers, ended)


def patching(data: bytes, path: str, request: PatchRequest, workers: Workers) -> Steps[tuple[bytes, list[Patched]]]:
    """The jobs of `patch`."""
    found = {each.data for each in code_objects(data, path)}
    objects = []
    for each in wanted_objects(data, path, request.chip):
        objects.append((yield from rewriting(each, path, request, workers)))
    made = repack(data, path, {each.original: each.data for each in objects if each.changed})
    results = []
    for kept in objects:
        if kept.original in made.refused:
            reason = f"no room in the file: {made.refused[kept.original]}"
            kept = replace(kept, data=kept.original, reason=reason)
        results.append(replace(kept, how=made.how.get(kept.original, "")))
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


def patched(each: CodeObject, path: str, request: PatchRequest) -> Patched:
    """What becomes of a code object of the file `path`."""
    workers = Processes()
    return done(rewriting(each, path, request, workers), workers)


@record
class _Object:
    """A code object of a file, and what is asked for."""

    data: bytes = field(repr=False)
    path: str = field(compare=False)
    request: PatchRequest


@record
class _Apart:
    """A code object taken apart: its kernels, each in a text of its own if they are `alone`, else one text of all,
    whose kernel has no name if there are several. Without any, `kept` says why.
    """

    kept: Patched
    texts: tuple[tuple[str, str], ...] = ()
    alone: bool = False


@record
class _Kernel:
    """A kernel to rewrite, in its text. `processes`: for this one, 0 for the usual ones."""

    name: str
    text: str = field(repr=False)
    request: PatchRequest
    processes: int = field(compare=False)


@record
class _Parts:
    """What became of the kernels of a code object."""

    given: _Object
    apart: _Apart
    parts: tuple[PatchedKernel, ...]


def rewriting(each: CodeObject, path: str, request: PatchRequest, workers: Workers) -> Steps[Patched]:
    """The jobs for a code object: it is taken apart, its kernels are rewritten, and put back."""
    given = _Object(each.data, path, request)
    (apart,) = yield [Job(take_apart, given)]
    if not apart.texts:
        return cast("Patched", apart.kept)
    processes = int(workers.count > 1)
    parts = yield [Job(rewrite_kernel, _Kernel(name, text, request, processes)) for name, text in apart.texts]
    together = _Parts(given, apart, tuple(parts))
    if not any(part.outcome.changed for part in parts):
        return put_together(together)
    (made,) = yield [Job(put_together, together)]
    return cast("Patched", made)


def take_apart(given: _Object) -> _Apart:
    """The texts of a code object's kernels. A job."""
    path, request = given.path, given.request
    elf = read_elf(given.data, path)
    kept = Patched(given.data, chip_of_object(CodeObject("", given.data)), tuple(kernels_of(elf)), given.data)
    if not kept.kernels:
        return _Apart(replace(kept, reason="it has no kernel"))
    toolchain = Toolchain.find()
    try:
        text = disassemble_code_object(given.data, toolchain, path)
    except UserError as error:
        return _Apart(replace(kept, reason=error.diagnostics[0].message))
    kept = replace(kept, text=text.text)
    if text.differs:
        return _Apart(replace(kept, reason=f"taken apart and put together again it is not the same: {text.differs}"))
    program = read_text(text.text, mcpu=kept.chip)
    names = [kernel.name for kernel in program.kernels]
    wanted = [name for name in names if fnmatchcase(name, request.only)]

    def left(reason: str) -> _Apart:
        return _Apart(replace(kept, outcome=Outcome(text.text, False, reason=reason), reason=reason))

    if not wanted:
        return left(f"no kernel is named {request.only}")
    alone = detached_kernels(program, wanted)
    if len(alone) == len(wanted) and all(is_closed(each.program) for each in alone.values()):
        return _Apart(kept, tuple((name, emit(alone[name].program)) for name in wanted), True)
    if wanted != names:
        return left("its kernels cannot be worked on one by one")
    return _Apart(kept, ((names[0] if len(names) == 1 else "", text.text),))


def rewrite_kernel(asked: _Kernel) -> PatchedKernel:
    """One kernel rewritten and proved, or left, within its time. A job."""
    request = asked.request
    outcome, certificate = rewrite_certified(
        asked.text, request.pipeline, request.seconds, request.assume, request.keep_lds,
        request.known(asked.name, asked.text),
        jobs=asked.processes, keep_cut=request.modelled,
        store=shared_store(request.store, request.read_only, request.stored_only),
    )  # fmt: skip
    part = PatchedKernel(asked.name, asked.text, outcome, certificate)
    return _modelled(part) if request.modelled and asked.name else part


def put_together(made: _Parts) -> Patched:
    """The code object with its rewritten kernels. A job."""
    request, kept = made.given.request, made.apart.kept
    if made.apart.alone:
        outcome, parts = _put_back(kept, made.parts)
        kept = replace(kept, outcome=outcome, parts=parts)
    else:
        (part,) = made.parts
        kept = replace(kept, outcome=part.outcome, parts=made.parts if request.modelled and part.kernel else ())
    assert kept.outcome is not None
    if not kept.outcome.changed:
        return replace(kept, reason=kept.outcome.reason)
    toolchain = Toolchain.find()
    elf = read_elf(kept.original, made.given.path)
    try:
        wave_size = find_wave_size(kept.text)
        texts = kept.text, kept.outcome.text
        objects = [toolchain.assemble(text, kept.chip, wave_size) for text in texts]
        linked = [toolchain.link(each) for each in objects]
        differs = code_objects_differ(linked[0], linked[1], request.keep_lds)
    except UserError as error:
        return replace(kept, reason=error.diagnostics[0].message)
    if differs:
        return replace(kept, reason=differs)
    new = linked[1] if elf.is_linked else objects[1]
    if new[:18] != kept.original[:18]:
        return replace(kept, reason="the linker makes another kind of file of it")
    written = _over(kept.original, kept.outcome.text, objects[1], kept.chip, toolchain) if elf.is_linked else None
    layout = "rebuilt" if written is None else "kept"
    certificate = b"" if made.apart.alone else made.parts[0].certificate
    compared = linked[0], linked[1]
    return replace(kept, data=written or new, certificate=certificate, compared=compared, layout=layout)


def _put_back(given: Patched, parts: Sequence[PatchedKernel]) -> tuple[Outcome, tuple[PatchedKernel, ...]]:
    """The text with its rewritten kernels; one that fails leaves the rest."""
    program = read_text(given.text, mcpu=given.chip)
    alone = detached_kernels(program, [part.kernel for part in parts])
    changed, kept = [], list(parts)
    for number, part in enumerate(parts):
        if part.outcome.changed:
            made = put_back(alone[part.kernel], read_text(part.outcome.text, mcpu=given.chip), part.kernel)
            if made is None:
                left = Outcome(part.text, False, reason="what it was rewritten to has another form")
                kept[number] = replace(part, outcome=left)
            else:
                changed.append((alone[part.kernel], made))
    return _together(given.text, emit(attached(program, changed)), kept), tuple(kept)


def _modelled(part: PatchedKernel) -> PatchedKernel:
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
    if part.outcome.changed and (cycles.is_slower or (cycles.saved < SAME and slots[1] >= slots[0])):
        why = f"nothing gained by the model: {cycles}"
        left = Outcome(part.text, False, reason=why, seconds=part.outcome.seconds, cached=part.outcome.cached)
        return replace(part, outcome=left, certificate=b"", cycles=(cycles.before, cycles.before), bound=first.bound)
    return replace(part, cycles=(cycles.before, cycles.after), bound=last.bound)


def _together(text: str, made: str, parts: Sequence[PatchedKernel]) -> Outcome:
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
    alone = [
        (part.text, proof)
        for part in each.parts
        if part.certificate and part.outcome.changed
        for proof in parse_certificate(part.certificate).kernels
    ]
    if sum(len(proof.steps) + 1 for _, proof in alone) * len(each.text) > MAX_BYTES:
        return b""  # each step may have to show the whole file
    program = read_text(each.text, mcpu=each.chip)
    proofs = tuple(in_file(program, text, proof) for text, proof in alone)
    whole = Certificate(digest(each.text), digest(each.outcome.text), proofs)
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


def certificate_between(each: Patched) -> Certificate | None:
    """The certificate of both code objects, as `isatool verify` reads them; None if the new one cannot be read so. A
    job.
    """
    from isatool.pipeline.certified import led_on
    from isatool.verify.certificate import parse_certificate

    if each.outcome is None:
        return None
    try:
        certificate = parse_certificate(proof_of(each))
    except UserError:
        return None
    made = disassemble_code_object(each.data, Toolchain.find(), "<new code object>")
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
