"""`isatool.rewrite`: a better text for the same bits, or the text as it was given, whatever happens."""

from __future__ import annotations

import hashlib
import json
import re
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import Final

from isatool.allowance import SECONDS
from isatool.analysis.assumptions import parse
from isatool.analysis.hints import read_hints
from isatool.asm.descriptor import read_descriptors
from isatool.asm.reader import read_text
from isatool.asm.target import SUPPORTED_CHIPS
from isatool.claim import claim
from isatool.diagnostics import RefusedError, UserError
from isatool.pipeline.identity import identity
from isatool.private_folder import UnusableError
from isatool.records import record
from isatool.routes import cache
from isatool.routes.child import ChildOutOfTimeError, Ended, only_file, run_command
from isatool.routes.reports import slots_of, why_unchanged
from isatool.routes.shared_store import SharedStore, shared_store
from isatool.routes.switches import CACHE_VERIFY, is_set, say_once, why_disabled
from isatool.verify import kept_certificates

OPTIMIZE: Final = "optimize"
USER: Final = "user"
"""who granted what is passed as `assume`"""
FLAT_SIZE: Final = re.compile(r"^\s*\.max_flat_workgroup_size:\s*(\d+)\s*$", re.MULTILINE)
"""of a kernel's metadata: work-items of a workgroup at most"""
MOST_BYTES: Final = 16 << 20
"""of a text: four times the longest kernel of rocBLAS; longer ones are generated without end"""
_TARGET: Final = re.compile(r'^\s*\.amdgcn_target\s+"[^"\n]*\b(gfx[0-9a-z]+)', re.MULTILINE)
_KERNEL: Final = re.compile(r"^\s*\.amdhsa_kernel\s+(\S+)", re.MULTILINE)
_MARK: Final = "isatool:"
_COMMENT: Final = re.compile(r"""^[^"']*?(?:;|//)""")
_PROGRAM: Final = re.compile(r"\.(?:macro|rept|irpc?|if\w*|include|incbin|altmacro|purgem)\b", re.IGNORECASE)
_IN, _OUT, _PROOF, _REPORT = "kernel.s", "rewritten.s", "proof.json", "report.json"
_MOST_SHARED: Final = {_OUT: MOST_BYTES, _PROOF: kept_certificates.FOLDER.most_bytes, _REPORT: 1 << 20}
"""bytes: as much as is written here; a report has some hundred bytes for each kernel"""


@record
class Outcome:
    """What came of a text.

    `text`: the one to use, the given one where `changed` is false; then `reason` says why. `proved`: each changed one
    was proved equal for all inputs, or under `assumptions`, of which `granted` says who granted each: USER, or a route
    that knows it of every launch. `premises`: what the proof takes for granted of every kernel (docs/premises.md);
    `guards`: what the new code tests at run time. `model`: kernel -> VALU issue slots before and after, weighted by
    loop depth (a count, not a time), of kernels without new copies of code, which would be counted as often as they are
    there. `seconds`: how long it took here; `cached`: it was made before.
    """

    text: str
    changed: bool
    proved: bool = False
    assumptions: tuple[str, ...] = ()
    reason: str = ""
    model: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    seconds: float = 0.0
    cached: bool = False
    premises: tuple[str, ...] = ()
    guards: tuple[str, ...] = ()
    granted: Mapping[str, str] = field(default_factory=dict)

    @property
    def claim(self) -> str:
        """What was proved, and all that it rests on, in words."""
        return claim(self.assumptions, self.premises, self.guards, by=self.granted)

    @property
    def counted(self) -> str:
        """Slots of all kernels in words; "" without any."""
        slots = [sum(counts) for counts in zip(*self.model.values(), strict=True)]
        return f"VALU issue slots {slots[0]} -> {slots[1]}" if slots else ""


class _NotNowError(RefusedError):
    """A refusal that says nothing of the next time, so it is not kept."""


class _TooLongError(_NotNowError):
    """The budget was over before there was anything."""


def rewrite(
    text: str,
    pipeline: str = OPTIMIZE,
    budget: float = SECONDS,
    *,
    assume: Iterable[str] = (),
    keep_lds: bool = False,
    known: Mapping[str, str] | None = None,
) -> Outcome:
    """Rewrite the kernels of an assembly text; never raises, and gives the text back where anything is unknown.

    `pipeline`: "optimize", or passes as in `isatool pass run`. `budget`: seconds for each kernel of the text; then
    what is proved is used, or the given text.
    `assume`: what is granted to passes and proof (`isatool optimize --assume`); without it only what is proved for all
    inputs counts. `known`: assumptions that the caller knows to hold for every launch, each with who says so.
    `keep_lds`: leave passes out that change the bytes of LDS, for callers who launch with the old
    number.
    Comments and files beside the text are not followed.
    """
    outcome = rewrite_certified(text, pipeline, budget, assume, keep_lds, known)[0]
    try:
        _log(text, outcome)
    except Exception:
        return outcome
    return outcome


def rewrite_certified(
    text: str,
    pipeline: str,
    budget: float,
    assume: Iterable[str] = (),
    keep_lds: bool = False,
    known: Mapping[str, str] | None = None,
    jobs: int = 0,
    keep_cut: bool = False,
    store: SharedStore | None = None,
) -> tuple[Outcome, bytes]:
    """What `rewrite` does, without its line in the log, and the certificate of what it changed, b"" without one.

    `jobs`: processes, 0 for the usual ones; `keep_cut`: what the budget cut is kept as well, for the same budget;
    `store`: of results, that of ISATOOL_STORE if None.
    """
    start = time.monotonic()
    certificate = b""
    try:
        by = {**(known or {}), **dict.fromkeys(assume, USER)}
        outcome, certificate = _rewritten(text, pipeline, float(budget), tuple(by), keep_lds, jobs, keep_cut, store)
        named = {str(parse(given) or given): who for given, who in by.items()}
        outcome = replace(outcome, granted={each: named[each] for each in outcome.assumptions if each in named})
    except RefusedError as refused:
        outcome = Outcome(text, False, reason=str(refused))
    except Exception as error:
        words = " ".join(str(error).split())[:300]
        outcome = Outcome(text, False, reason=f"internal error: {type(error).__name__}: {words}")
    return replace(outcome, seconds=time.monotonic() - start), certificate


def kernels_of(text: str) -> str:
    """Names of the kernels of a text, for messages."""
    return ", ".join(_KERNEL.findall(text)[:8]) or "a text without kernels"


def passes_of(pipeline: str, keep_lds: bool) -> str:
    """The pipeline string that runs: without passes that change LDS, if LDS is to be kept. UserError if it cannot be
    read or nothing is left of it; options are read by the passes.
    """
    from isatool.pipeline.registry import keeping_lds, pass_names, pipeline_for

    asked = pipeline_for() if pipeline == OPTIMIZE else pipeline
    kept = keeping_lds(asked) if keep_lds else [spelled for _, spelled in pass_names(asked)]
    if not kept:
        raise UserError(f"nothing is left of the pipeline '{pipeline}' without passes that change LDS")
    return ",".join(kept)


def _rewritten(
    text: str, pipeline: str, budget: float, assume: tuple[str, ...], keep_lds: bool, jobs: int, keep_cut: bool,
    store: SharedStore | None,
) -> tuple[Outcome, bytes]:  # fmt: skip
    disabled = why_disabled()
    if disabled:
        raise RefusedError(disabled)
    if len(text) > MOST_BYTES:
        raise RefusedError(f"the text is longer than {MOST_BYTES >> 20} MiB")
    _require_target(text)
    key = whole = cache.key_of(identity(), pipeline, str(keep_lds), *assume, text)
    cut = cache.key_of(key, f"{budget:g}")
    cut_key = cut if keep_cut else ""
    try:
        entry = cache.read(key)
        if entry is None and cut_key and (entry := cache.read(cut_key)) is not None:
            key = cut_key
        if entry is not None and entry.text and is_set(CACHE_VERIFY) and not _holds(key, entry, text, budget, assume):
            say_once(f"{kernels_of(text)}: the cached proof does not hold, rewritten again")
            entry = None
    except UnusableError as error:
        say_once(f"no cache: {error}")
        entry, key, cut_key = None, "", ""
    if entry is not None:
        certificate = cache.kept_certificate(key, entry)
        _leave(text, entry, certificate)
        return _outcome(text, entry, cached=True), certificate
    certificate, stopped, is_shared = b"", False, False
    store = store or shared_store()
    try:
        for shared in (whole, cut):
            found = None if store is None else _shared(store, shared, text, budget, assume, keep_lds)
            if found is not None:
                (entry, certificate), is_shared, stopped = found, True, shared == cut
                break
        else:
            if store is not None and store.stored_only:
                raise _NotNowError("no store has a result of it")
            entry, certificate, stopped = _made(text, pipeline, budget, assume, keep_lds, jobs)
            if store is not None and certificate:
                report = cache.written(replace(entry, text=""))
                made = entry.text.encode("utf-8", "surrogateescape")
                store.put(cut if stopped else whole, {_OUT: made, _PROOF: certificate, _REPORT: report})
    except _NotNowError as refused:
        if not isinstance(refused, _TooLongError) or not cut_key:
            raise
        entry, stopped = cache.CachedText("", False, (), str(refused)), True
    except RefusedError as refused:
        entry = cache.CachedText("", False, (), str(refused))
    key = cut_key if stopped else key
    if key:
        try:
            cache.write(key, entry, certificate)
        except UnusableError as error:
            say_once(f"no cache: {error}")
    _leave(text, entry, certificate)
    return _outcome(text, entry, cached=is_shared), certificate


def _leave(text: str, entry: cache.CachedText, certificate: bytes) -> None:
    """The certificate where `isatool verify` finds it for these texts, under the name of the given one: what was
    rewritten is without its hints.
    """
    if not certificate:
        return
    given, rewritten, made = (_digest(each) for each in (text, _without_hints(text), entry.text))
    if not kept_certificates.place_of(given, made).is_file():
        kept_certificates.keep(given, made, certificate.replace(rewritten.encode(), given.encode()))


def _digest(text: str) -> str:
    return cache.digest(text.encode("utf-8", "surrogateescape"))


def _outcome(text: str, entry: cache.CachedText, cached: bool) -> Outcome:
    used = entry.text or text
    return Outcome(
        used, bool(entry.text), entry.proved, entry.assumptions, entry.reason, entry.model, cached=cached,
        premises=entry.premises, guards=entry.guards,
    )  # fmt: skip


def _require_target(text: str) -> None:
    targets = set(_TARGET.findall(text))
    if not targets:
        raise RefusedError("the text names no .amdgcn_target")
    foreign = sorted(targets - set(SUPPORTED_CHIPS))
    if foreign:
        raise RefusedError(f"{foreign[0]} is not a chip that isatool knows")
    if not _KERNEL.search(text):
        raise RefusedError("the text has no .amdhsa_kernel")


def _without_hints(text: str) -> str:
    """The text, in which no comment asks anything of isatool. Refused where a mark may be data, not a comment."""
    if _MARK not in text:
        return text
    lines = text.split("\n")
    for index, line in enumerate(lines):
        if _MARK not in line:
            continue
        start = _COMMENT.match(line)
        if start is None or _MARK in line[: start.end()]:
            raise RefusedError(f"line {index + 1} has '{_MARK}' outside of a comment that begins in this line")
        lines[index] = line.replace(_MARK, "isatool,")
    return "\n".join(lines)


def _made(
    text: str, pipeline: str, budget: float, assume: tuple[str, ...], keep_lds: bool, jobs: int
) -> tuple[cache.CachedText, bytes, bool]:
    """Rewritten in a process of its own and in an empty folder; its certificate; whether more time would change it."""
    source = _without_hints(text)
    try:
        passes = passes_of(pipeline, keep_lds)
    except UserError as error:
        raise RefusedError(f"the pipeline: {error.diagnostics[0].message}") from None
    command = ["optimize", "--passes", passes] if pipeline == OPTIMIZE else ["run-passes", passes]
    command += ["--jobs", str(jobs)] if jobs and pipeline == OPTIMIZE else []
    with tempfile.TemporaryDirectory(prefix="isatool-") as folder:
        only_file(folder, _IN, source)
        named = [_IN, "-o", _OUT, "--json", "--certificate", _PROOF, "--no-cache"]
        kernels = max(1, len(_KERNEL.findall(source)))
        parts = kernels if pipeline == OPTIMIZE else 1
        ended = _run([*command, *named, *_granting(assume)], folder, budget * kernels, parts)
        _require_success(ended)
        entry, stopped = _judged(ended, source, Path(folder, _OUT), keep_lds, budget * kernels)
        proof = Path(folder, _PROOF)
        certificate = proof.read_bytes() if proof.is_file() else b""
    return replace(entry, certificate=cache.digest(certificate) if certificate else ""), certificate, stopped


def _granting(assume: Sequence[str]) -> list[str]:
    return [word for granted in assume for word in ("--assume", granted)]


def _run(command: Sequence[str], folder: str, budget: float, kernels: int = 1) -> Ended:
    try:
        return run_command(command, folder, budget, kernels)
    except ChildOutOfTimeError:
        raise _TooLongError(f"no answer within {budget:g} s") from None


def _require_success(ended: Ended) -> None:
    if ended.code == 0:
        return
    said = next((line for line in ended.errors.splitlines() if line.strip()), "it said nothing")
    if ended.code < 0 or ended.code == 130:
        raise _NotNowError(f"isatool was ended by signal {-ended.code}: {said}")
    raise RefusedError(f"isatool ended with {ended.code}: {said}")


def _judged(ended: Ended, source: str, place: Path, keep_lds: bool, budget: float) -> tuple[cache.CachedText, bool]:
    """What the report says of the output, if every kernel that it changed is proved; else refused. And whether a time
    limit cut something, so that the output is good, but not to be kept.
    """
    try:
        report = json.loads(ended.output)
        stopped = isinstance(report, dict) and bool(report.get("stopped"))
        steps = report["steps"] if isinstance(report, dict) and "steps" in report else report
        steps = steps if isinstance(steps, list) else [steps]
        stopped = stopped or any(step.get("stopped") for step in steps)
        changed = [step for step in steps if step["changed"] is not False]
        assumptions, premises, guards = (
            tuple(dict.fromkeys(str(text) for step in changed for text in step[key]))
            for key in ("assumptions", "premises", "guards")
        )
        unproved = [step["proof"] for step in changed if step["proved"] is not True]
        model = slots_of(steps)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise RefusedError(f"the report cannot be read: {type(error).__name__}: {error}") from None
    if unproved:
        raise RefusedError(f"not proved: {unproved[0]}")
    if stopped and not changed:
        raise _TooLongError(f"no answer within {budget:g} s")
    if not changed:
        raise RefusedError(why_unchanged(steps))
    try:
        made = place.read_bytes().decode("utf-8", "surrogateescape")
    except OSError as error:
        raise _NotNowError(f"the output cannot be read: {error.strerror}") from None
    _require_fitting(made, source, keep_lds)
    return cache.CachedText(made, True, assumptions, "", model, premises, guards), stopped


def _require_fitting(made: str, source: str, keep_lds: bool) -> None:
    if sorted(_KERNEL.findall(made)) != sorted(_KERNEL.findall(source)):
        raise RefusedError("the output has other kernels")
    if keep_lds and _lds(made) != _lds(source):
        raise RefusedError("the output takes another number of bytes of LDS")


def _shared(
    store: SharedStore, key: str, text: str, budget: float, assume: tuple[str, ...], keep_lds: bool
) -> tuple[cache.CachedText, bytes] | None:
    """What a store has for a key, if its certificate proves it here under assumptions that this user granted; of its
    report only words and counts are taken over.
    """
    files = store.get(key, _MOST_SHARED)
    if files is None:
        return None
    try:
        certificate = files[_PROOF]
        made = files[_OUT].decode("utf-8", "surrogateescape")
        entry = cache.entry_of(files[_REPORT])
        if entry is None or not made or entry.text:
            raise RefusedError("its report cannot be read")
        entry = replace(entry, text=made, proved=True, reason="", certificate=cache.digest(certificate))
        allowed = {str(parse(each) or each) for each in assume}
        if not allowed.issuperset(entry.assumptions):
            raise RefusedError("it assumes what was not granted")
        _require_plain(made, text)
        _require_fitting(made, text, keep_lds)
        if not _proves(certificate, made, text, budget, entry.assumptions):
            raise RefusedError("its certificate does not prove it")
    except Exception as error:  # whatever somebody thought of, it is made again
        why = error.diagnostics[0].message if isinstance(error, UserError) else str(error) or type(error).__name__
        say_once(f"{kernels_of(text)}: not used from {store.url}: {' '.join(why.split())[:300]}; made again")
        return None
    return entry, certificate


def _require_plain(made: str, text: str) -> None:
    """Refused where a text of somebody else would ask something of isatool when it is read the next time, or has the
    assembler do more than the given one does: passes add neither.
    """
    program = read_text(made, _OUT, None)
    if read_hints(program).hints:
        raise RefusedError("it has hints, which would grant assumptions to the next command")
    more = {name.lower() for name in _PROGRAM.findall(made)} - {name.lower() for name in _PROGRAM.findall(text)}
    if more:
        raise RefusedError(f"it has a {min(more)} that the given text does not have")


def _lds(text: str) -> dict[str, int]:
    return {each.kernel: each.lds_bytes for each in read_descriptors(text.split("\n"))}


def _holds(key: str, entry: cache.CachedText, text: str, budget: float, assume: tuple[str, ...]) -> bool:
    """Whether the certificate beside an entry proves its text; it is never believed."""
    certificate = cache.kept_certificate(key, entry)
    return bool(certificate) and _proves(certificate, entry.text, text, budget, assume)


def _proves(certificate: bytes, made: str, text: str, budget: float, assume: Sequence[str]) -> bool:
    with tempfile.TemporaryDirectory(prefix="isatool-") as folder:
        only_file(folder, _IN, _without_hints(text))
        only_file(folder, _OUT, made)
        Path(folder, _PROOF).write_bytes(certificate)
        kernels = max(1, len(_KERNEL.findall(text)))
        command = ["verify", _IN, _OUT, "--certificate", _PROOF, *_granting(assume)]
        return _run(command, folder, budget * kernels).code == 0


def _log(text: str, outcome: Outcome) -> None:
    """One line for each text: what is used from now on and what was shown, or why the given one is."""
    short = hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()[:12]
    if not outcome.changed:
        say_once(f"{kernels_of(text)} ({short}): original used: {outcome.reason}")
        return
    made = hashlib.sha256(outcome.text.encode("utf-8", "surrogateescape")).hexdigest()[:12]
    said = ", ".join(filter(None, (outcome.claim, outcome.counted)))
    say_once(f"{kernels_of(text)} ({short} -> {made}): {said}")
