"""The tools of `isatool serve mcp` for programs that write kernels: assembly texts in, figures, texts and proofs out.

A tool reads the texts that it is given and no file, starts nothing but the assembler, and never runs a kernel on a
device. Schemas of arguments and results follow from the types here.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from isatool.allowance import OutOfTimeError, limited
from isatool.api import Assembly, Equivalence
from isatool.asm.canonical import written_out
from isatool.asm.reader import read_text
from isatool.diagnostics import UserError
from isatool.isa.target import Support
from isatool.pipeline.assumptions import checked_assumptions, granted_by
from isatool.pipeline.certified import certificate_of, prover
from isatool.pipeline.judge import completed
from isatool.records import dataclass
from isatool.verify.certificate import certificate_text, parse_certificate
from isatool.version import __version__

ABOUT: Final = (
    "Rewrites gfx11 and gfx12 assembly and proves that the result computes the same bits. Give whole assembly texts. "
    "Cycles are those of a model, not measured. Only what says proved is shown for all inputs."
)
CERTIFICATE: Final = "<certificate>"
MOST_SECONDS: Final = 600
"""of one call; ten minutes, since no other call is answered meanwhile"""
_LOCK: Final = threading.Lock()

Text = Annotated[str, Field(description="a whole assembly file (.s), with its target and .amdhsa_kernel descriptor")]
Kernel = Annotated[str, Field(description="the kernel, if the text has several")]
Assume = Annotated[tuple[str, ...], Field(description='what is granted to the proof, such as "N <= 4096"')]
Proof = Annotated[str, Field(description="the certificate of optimize; it is checked, never trusted")]
Seconds = Annotated[float, Field(description="seconds after which it stops with what is proved", gt=0, le=MOST_SECONDS)]


@dataclass(frozen=True)
class Analysis:
    """What bounds each kernel of a text, as `isatool analyze` says it."""

    kernels: dict[str, str]


@dataclass(frozen=True)
class OptimizeAnswer:
    """A text after the passes that help. `proved` holds for all inputs, under `assumptions` that were granted."""

    text: str
    changed: bool
    proved: bool
    passes: tuple[str, ...]
    assumptions: tuple[str, ...]
    stopped_by_time: bool
    certificate: str
    """the proof, for `verify`; empty if nothing changed"""
    report: str


@dataclass(frozen=True)
class VerifyAnswer:
    """Whether two kernels compute the same: proved, proved under assumptions, refuted or unknown."""

    result: str
    holds: bool
    """proved under nothing but what was granted"""
    assumptions: tuple[str, ...]
    ungranted: tuple[str, ...]
    premises: tuple[str, ...]
    report: str


@dataclass(frozen=True)
class Explanation:
    """What each instruction reads and writes, its class, counters and slots."""

    text: str


@dataclass(frozen=True)
class CheckAnswer:
    """A finding of `isatool check`; severity error, warning or info."""

    rule: str
    severity: str
    line: int
    column: int
    message: str
    notes: tuple[str, ...]


@dataclass(frozen=True)
class Checked:
    """All findings of a text; `errors` of them are errors."""

    errors: int
    findings: tuple[CheckAnswer, ...]


def analyze(text: Text, kernel: Kernel = "") -> Analysis:
    """Where the issue slots of each loop go: dual issue, register banks, LDS, waits, occupancy, the cycle model."""
    with _answered():
        given = _read(text)
        return Analysis({name: given.analyze(kernel=name).text for name in ((kernel,) if kernel else given.kernels)})


def optimize(text: Text, kernel: Kernel = "", assume: Assume = (), seconds: Seconds = 30.0) -> OptimizeAnswer:
    """Rewrite one kernel by every pass that helps. The text comes back as it was unless each step is proved."""
    with _answered():
        given = _read(text)
        done = given.optimize(kernel=kernel or None, assume=assume, time_limit=seconds)
        if not (done.changed and done.holds):
            return OptimizeAnswer(text, False, False, (), (), done.stopped, "", done.report)
        needed = dict.fromkeys(found for step, proof in done.steps if step.changed for found in proof.assumptions)
        steps = [each.steps for each in done.result.shown]
        proof = certificate_text(certificate_of(done.source, done.result.text, steps))
        passes = tuple(map(str, done.passes))
        return OptimizeAnswer(done.result.text, True, True, passes, tuple(needed), done.stopped, proof, done.report)


def verify(
    before: Text,
    after: Text,
    kernel: Kernel = "",
    assume: Assume = (),
    certificate: Proof = "",
    seconds: Seconds = 60.0,
) -> VerifyAnswer:
    """Prove for all inputs that a kernel computes the same in both texts, or look for a launch where it differs."""
    with _answered(), limited(seconds):
        first, second = _read(before), _read(after)
        if certificate:
            found = _certified(first, second, kernel, assume, certificate)
        else:
            found = first.verify(second, kernel=kernel or None, assume=assume, cached=False)
        return VerifyAnswer(found.result, found.holds, found.assumptions, found.ungranted, found.premises, repr(found))


def _certified(first: Assembly, second: Assembly, name: str, assume: tuple[str, ...], certificate: str) -> Equivalence:
    prove = prover(
        (first.program, second.program), (first.text, second.text), parse_certificate(certificate.encode()), CERTIFICATE
    )
    one, other = first.program.kernel(name or None), second.program.kernel(name or None)
    named = granted_by(checked_assumptions(assume, one), one)
    return Equivalence(completed(prove(one, other), one, other), (*named.assumptions, *named.others))


def explain(text: Text) -> Explanation:
    """What every instruction of a text reads and writes, its class, counters, VOPD slots and latency class."""
    with _answered():
        return Explanation(_read(text, Support.READ).explain())


def check(text: Text) -> Checked:
    """Lint: VOPD pairs that the hardware does not accept, hazards, missing waits, descriptors that do not fit."""
    with _answered():
        found = _read(text, Support.CHECK).check()
        rows = (
            CheckAnswer(each.rule, each.severity.value, each.span.line, each.span.column, each.message, each.notes)
            for each in found
        )
        return Checked(len(found.errors), tuple(rows))


TOOLS: Final = (analyze, optimize, verify, explain, check)


def make_server() -> MCPServer:
    """A server with the tools of this module."""
    server = MCPServer("isatool", version=__version__, instructions=ABOUT, log_level="WARNING")
    for tool in TOOLS:
        server.add_tool(tool)
    return server


def _read(text: str, use: Support = Support.REWRITE) -> Assembly:
    return Assembly(written_out(read_text(text, use=use)))


@contextmanager
def _answered() -> Iterator[None]:
    """One tool at a time; what a user would read as an error is the answer."""
    with _LOCK:
        try:
            yield
        except (UserError, OutOfTimeError) as error:
            raise ToolError(str(error)) from None
