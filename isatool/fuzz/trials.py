"""What is asked of a random kernel, and how it can fail.

The kernel itself: it reads back as it was written, assembles, breaks no rule, runs without findings, and both engines
agree. Every pass: no exception, nothing that the pipeline had to throw away, nothing refuted, the same memory. The
validator: a kernel with one line changed that it calls proved leaves the same memory.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import field
from functools import lru_cache
from typing import Final

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.target import find_chip
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import Severity, UserError
from isatool.fuzz.generator import NAME
from isatool.fuzz.harness import RunOutcome, outcome
from isatool.ir.program import Function, Program
from isatool.isa import chips, table
from isatool.isa.target import Target
from isatool.lint.run import check_program
from isatool.passes.common.declaration import Pass
from isatool.pipeline.evidence import RefutedError
from isatool.pipeline.judge import judge
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.records import dataclass, record
from isatool.semantics.errors import NotEmulated
from isatool.verify.verdict import PROVED

THROWN_AWAY: Final = "please report this with the input"
_VALUE: Final = re.compile(r"\bv(\d|1\d|2[0-3])\b")
_FIRST: Final = 24
"""instructions of a kernel that a change does not touch: they load the pointers"""


@record
class FuzzFailure:
    """`kind` says what failed and by which pass; `text` is the kernel that fails in this way."""

    kind: str
    detail: str
    text: str


@dataclass
class Tally:
    """How often what happened, for the report: passes that changed something, proofs, changed lines."""

    counts: Counter[str] = field(default_factory=Counter)

    def add(self, name: str) -> None:
        """One more."""
        self.counts[name] += 1


def kernel_failure(text: str, seed: int, native: bool) -> tuple[FuzzFailure | None, RunOutcome | None]:
    """What is wrong with the kernel itself, and what it leaves in memory."""
    try:
        program = _read(text)
        function = program.kernel(NAME)
        if emit(program) != text:
            return FuzzFailure("reader: text", "it is not written as it was read", text), None
        refused = Toolchain.find().assemble_errors(text, program.chip, program.wave_size)
        if refused:
            return FuzzFailure("kernel: assembler", str(refused[0]), text), None
        errors = [found for found in check_program(program) if found.severity is Severity.ERROR]
        if errors:
            return FuzzFailure("kernel: check", str(errors[0]), text), None
        result = outcome(function, "numpy", seed)
        if result.findings:
            return FuzzFailure(f"kernel: {result.findings[0]}", ", ".join(result.findings), text), None
        if native and outcome(function, "native", seed, "forward") != result:
            return FuzzFailure("engines: values", "numpy and native disagree", text), None
    except NotEmulated as error:
        return FuzzFailure("kernel: not emulated", str(error), text), None
    except UserError as error:
        return FuzzFailure("kernel: unusable", str(error), text), None
    except Exception as error:  # a fault of isatool: that is what is looked for
        return FuzzFailure(f"kernel: {type(error).__name__}", repr(error)[:300], text), None
    return None, result


@lru_cache(4)
def _read(text: str, path: str = "fuzz.s") -> Program:
    return read_text(text, path)


def pass_failure(text: str, seed: int, step: Pass, expected: RunOutcome, tally: Tally) -> FuzzFailure | None:
    """What a pass does wrong on a kernel that is right."""
    name = step.name
    try:
        result = rewrite(_read(text), [step], NAME)
        thrown = [remark.message for remark in result.remarks if remark.help == THROWN_AWAY]
        if thrown:
            return FuzzFailure(f"{name}: thrown away", thrown[0], text)
        if not result.changed:
            tally.add(f"{name}: left as it is")
            return None
        return _rewrite_failure(text, seed, name, result, expected, tally)
    except RefutedError as error:
        return FuzzFailure(f"{name}: refuted", str(error), text)
    except Exception as error:  # a fault of isatool: that is what is looked for
        return FuzzFailure(f"{name}: {type(error).__name__}", repr(error)[:300], text)


def _rewrite_failure(
    text: str, seed: int, name: str, result: Rewrite, expected: RunOutcome, tally: Tally
) -> FuzzFailure | None:
    made = _read_again(result.program)
    found = outcome(made, "numpy", seed)
    if found.findings:
        return FuzzFailure(f"{name}: {found.findings[0]}", ", ".join(found.findings), text)
    if found != expected:
        return FuzzFailure(f"{name}: values", "the output buffer differs", text)
    proof = show_equal(result, None)
    tally.add(f"{name}: rewritten, {'proved' if proof.proved else 'emulated'}")
    return None


def _read_again(program: Program) -> Function:
    return _read(emit(program), program.path).kernel(NAME)


def validator_failure(text: str, seed: int, expected: RunOutcome, tally: Tally) -> FuzzFailure | None:
    """A change of one line that the validator calls proved although memory differs."""
    changed = disturbed(text, random.Random(seed))
    if changed is None:
        return None
    return proof_failure(text, changed, seed, expected, tally)


def proof_failure(text: str, changed: str, seed: int, expected: RunOutcome, tally: Tally) -> FuzzFailure | None:
    """The same of a given change; the failing text is the changed kernel, the kernel itself stands before it."""
    try:
        before, after = _read(text).kernel(NAME), _read(changed, "changed.s").kernel(NAME)
        verdict = judge(before, after)
        tally.add(f"changed line: {verdict.status}")
        if verdict.status != PROVED:
            return None
        found = outcome(after, "numpy", seed)
    except (UserError, NotEmulated):
        return None
    except Exception as error:  # a fault of isatool: that is what is looked for
        return FuzzFailure(f"validator: {type(error).__name__}", repr(error)[:300], changed)
    if found != expected:
        return FuzzFailure("validator: proved what differs", ", ".join(found.findings) or "values", changed)
    return None


def _is_control(line: str, target: Target) -> bool:
    found = table.lookup(line.split()[0], target) if line.strip() else None
    return found is not None and (found[0].is_branch or found[0].is_end)


def disturbed(text: str, chosen: random.Random) -> str | None:
    """The text with one instruction of the kernel changed, taken out, or exchanged with the next one."""
    lines = text.split("\n")
    start = lines.index(f"{NAME}:") + _FIRST
    target = chips.chip(find_chip(text, NAME, None))
    places = [
        index
        for index in range(start, lines.index(f".Lend_{NAME}:"))
        if lines[index].startswith("\t") and not _is_control(lines[index], target)
    ]
    if not places:
        return None
    place = chosen.choice(places)
    kind = chosen.randrange(3)
    if kind == 0 and _VALUE.search(lines[place]):
        names = list(_VALUE.finditer(lines[place]))
        name = chosen.choice(names)
        lines[place] = f"{lines[place][: name.start()]}v{chosen.randrange(24)}{lines[place][name.end() :]}"
    elif kind == 1 and place + 1 in places:
        lines[place : place + 2] = [lines[place + 1], lines[place]]
    else:
        del lines[place]
    return "\n".join(lines)


def failures_of(text: str, seed: int, passes: Sequence[Pass], native: bool, tally: Tally) -> list[FuzzFailure]:
    """Everything that fails on one kernel."""
    tally.add("kernels")
    failure, expected = kernel_failure(text, seed, native)
    if failure is not None or expected is None:
        return [failure] if failure is not None else []
    found = [pass_failure(text, seed, step, expected, tally) for step in passes]
    found.append(validator_failure(text, seed, expected, tally))
    return [each for each in found if each is not None]


def fails_alike(failure: FuzzFailure, text: str, seed: int, passes: Sequence[Pass], native: bool) -> bool:
    """True if a text fails in the same way: a pass or the validator on a kernel that is right itself."""
    own, expected = kernel_failure(text, seed, native and failure.kind.startswith("engines"))
    if own is not None or expected is None:
        return own is not None and own.kind == failure.kind
    for step in passes:
        if failure.kind.startswith(f"{step.name}: "):
            found = pass_failure(text, seed, step, expected, Tally())
            return found is not None and found.kind == failure.kind
    return False
