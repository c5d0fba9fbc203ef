"""Device code and host code of a HIP source by a compile each, with a bundle of isatool's in between.

For drivers of which no job makes an object file of the device. `--offload-device-only -S` prints the code of each chip,
`--offload-host-only` embeds what `-fcuda-include-gpubinary` names; neither depends on the driver's way between them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from isatool.asm.emitter import write_bytes
from isatool.asm.offload_bundle import make_bundle
from isatool.asm.target import SUPPORTED_CHIPS
from isatool.diagnostics import RefusedError
from isatool.routes.build import BuildRequest, assemble, must, text_of, warn
from isatool.routes.driver import DriverProcess, jobs_of
from isatool.routes.objects import usable
from isatool.routes.rewrite import rewrite

_TARGET: Final = re.compile(r'^\s*\.amdgcn_target\s+"([^"\n]+)"', re.MULTILINE)


def compiled_in_two_steps(command: Sequence[str], folder: Path, request: BuildRequest, said: list[bytes]) -> bool:
    """Whether a command that compiles one source was carried out with rewritten device code; False if none was
    rewritten, so that the plain compile is to be run. RefusedError where the command has another form.
    """
    jobs = _device_jobs(command, str(folder))
    entries: list[tuple[str, bytes]] = []
    rewritten = False
    for number, job in enumerate(jobs):
        place = folder / f"device{number}"
        place.mkdir()
        text = text_of(job, place, said)
        target = _TARGET.search(text)
        if target is None:
            raise RefusedError("the device's assembly names no target")
        data = _linked(job, place, text)
        if job.chip in SUPPORTED_CHIPS:
            outcome = rewrite(text, request.pipeline, request.seconds, assume=request.assume, keep_lds=True)
            if usable(outcome, text, partial(_linked, job, place)):
                data, rewritten = _linked(job, place, outcome.text), True
        else:
            warn(f"{job.chip}: no chip that isatool knows; its code is left alone")
        entries.append((target[1], data))
    if not rewritten:
        return False
    bundle = folder / "device.hipfb"
    write_bytes(make_bundle(entries), bundle)
    embed = [word for each in ("-fcuda-include-gpubinary", str(bundle)) for word in ("-Xclang", each)]
    must([*command, "--offload-host-only", *embed], said)
    return True


def _device_jobs(command: Sequence[str], folder: str) -> list[DriverProcess]:
    """The jobs that print the assembly of each chip."""
    if "-c" not in command:
        raise RefusedError("this driver's device code is reached where a command only compiles (-c)")
    words, skip = [], False
    for word in command:  # there is a text for each chip, so no one output
        if not skip and word != "-o" and not (word.startswith("-o") and len(word) > 2):
            words.append(word)
        skip = word == "-o"
    jobs = [job for job in jobs_of([*words, "--offload-device-only", "-S"], folder) if job.for_device]
    if not jobs or any("-S" not in job.words or not job.output for job in jobs):
        raise RefusedError("the driver does not print the assembly of the device")
    if len({job.words[-1] for job in jobs}) > 1 or len({job.chip for job in jobs}) < len(jobs):
        raise RefusedError("several sources in one command")
    return jobs


def _linked(job: DriverProcess, folder: Path, text: str) -> bytes:
    assemble(job, text, folder, str(folder / "linked"), link=True)
    return (folder / "linked").read_bytes()
