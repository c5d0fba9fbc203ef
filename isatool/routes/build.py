"""What the routes into compilers of HIP have in common: what is asked for, jobs that must not fail, warnings."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from isatool.allowance import ROUTE_SECONDS
from isatool.diagnostics import RefusedError
from isatool.records import record
from isatool.routes.child import only_file
from isatool.routes.driver import DriverProcess, run
from isatool.routes.rewrite import MOST_BYTES, OPTIMIZE

PIPELINE: Final = "ISATOOL_HIPCC"
BUDGET: Final = "ISATOOL_HIPCC_BUDGET"
ASSUME: Final = "ISATOOL_HIPCC_ASSUME"
"""what is granted, a line each"""
_FEATURES: Final = {"+wavefrontsize64": "-mwavefrontsize64", "+cumode": "-mcumode", "-cumode": "-mno-cumode"}
"""of a job, and the driver's options that have its assembler know them"""


@record
class BuildRequest:
    """What to do with device code: passes, seconds for each kernel, what is granted to passes and proofs."""

    pipeline: str
    seconds: float
    assume: tuple[str, ...]

    @classmethod
    def of_environment(
        cls, pipeline: str | None = None, seconds: float | None = None, assume: Sequence[str] = ()
    ) -> BuildRequest:
        """The request of the environment, but for what is given. RefusedError for a budget that is no number."""
        granted = tuple(assume) or tuple(filter(None, os.environ.get(ASSUME, "").split("\n")))
        return cls(pipeline or os.environ.get(PIPELINE) or OPTIMIZE, _budget() if seconds is None else seconds, granted)

    def to_environment(self) -> None:
        """Have processes that are started from here read the same."""
        os.environ |= {PIPELINE: self.pipeline, BUDGET: str(self.seconds), ASSUME: "\n".join(self.assume)}


def must(words: Sequence[str], said: list[bytes]) -> None:
    """Run a job and keep what it says; RefusedError if it fails, whose messages the plain compile repeats."""
    done = run(words)
    if done.code != 0:
        lines = done.errors.decode("utf-8", "replace").strip().split("\n")
        first = next((line for line in lines if "error:" in line), lines[0])
        raise RefusedError(f"{Path(words[0]).name} ends with {done.code}: {first.strip()[:200] or 'it said nothing'}")
    said.append(done.output + done.errors)


def text_of(job: DriverProcess, folder: Path, said: list[bytes]) -> str:
    """The assembly text of which a job makes its object file, or which it prints."""
    place = folder / "given.s"
    if job.kind == "-cc1as":
        place = Path(job.words[-1])
    else:
        places = {"-emit-obj": "-S", job.output: str(place)}
        must([places.get(word, word) for word in job.words], said)
    try:
        with place.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise RefusedError(f"the device's assembly cannot be read: {error.strerror}") from None
    return data.decode("utf-8", "surrogateescape")


def assemble(job: DriverProcess, text: str, folder: Path, output: str, link: bool = False) -> None:
    """Make an object file, or a linked code object, with the compiler's own assembler; RefusedError if it fails."""
    source = folder / only_file(str(folder), "rewritten.s", text)
    target = ["-target", job.value("-triple"), f"-mcpu={job.chip}", "-x", "assembler"]
    target += [option for feature, option in _FEATURES.items() if feature in job.words]
    must([job.words[0], *target, *([] if link else ["-c"]), str(source), "-o", output], [])


def warn(line: str) -> None:
    """On standard error, whatever ISATOOL_LOG says."""
    print(f"isatool-hipcc: warning: {line}", file=sys.stderr, flush=True)


def _budget() -> float:
    word = os.environ.get(BUDGET) or str(ROUTE_SECONDS)
    try:
        seconds = float(word)
    except ValueError:
        seconds = 0.0
    if not seconds > 0:
        raise RefusedError(f"{BUDGET} is '{word}', not a number of seconds")
    return seconds
