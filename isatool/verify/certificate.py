"""A proof as data: everything that it needs besides the two texts, to be checked by anybody (`check_certificate`).

A certificate names both files by their digests, and for every kernel the steps that lead from the first file's kernel
to the second's: each step names the program that it arrives at and why that one computes what the program before does.
It is untrusted input. Reading it checks form and sizes only; a wrong certificate can only fail to prove something.
`docs/certificates.md` describes the format, `docs/certificate.schema.json` is its JSON schema. What is written of a
step are the fields of its lemma (`plain_data`).
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Final

from isatool.asm.emitter import encode, write_text
from isatool.asm.files import parse_json, read_bounded
from isatool.diagnostics import Span, UserError
from isatool.records import record
from isatool.verify.lemma import Lemma, kind_of, kinds
from isatool.verify.plain_data import PlainReader, keys_of, plain
from isatool.version import __version__

FORMAT: Final = "isatool certificate"
VERSION: Final = 1
MAX_BYTES: Final = 256 * 1024 * 1024
MOST_KERNELS: Final = 100_000
MOST_STEPS: Final = 1_000
"""of a file and one kernel: more than any tool writes, and few enough to be read at once"""
_DIGEST: Final = re.compile(r"[0-9a-f]{64}$")


@record
class Step:
    """A lemma and the text that it leads to; None: the second file."""

    lemma: Lemma
    program: str | None = None


@record
class KernelProof:
    """The steps of one kernel. `assumptions`: what they may take for granted, in the words of --assume."""

    kernel: str
    steps: tuple[Step, ...]
    assumptions: tuple[str, ...] = ()


@record
class Certificate:
    """The proof for two files, which it names by the SHA-256 of their bytes. Kernels without an entry are compared
    directly.
    """

    first: str
    second: str
    kernels: tuple[KernelProof, ...] = ()
    made_by: str = f"isatool {__version__}"


def digest(text: str) -> str:
    """The SHA-256 of a file with this text, in hexadecimal."""
    return hashlib.sha256(encode(text)).hexdigest()


def require_digests(certificate: Certificate, texts: tuple[str, str], paths: tuple[str, str], place: str) -> None:
    """UserError if the certificate is for other files than these."""
    for name, text, path in zip((certificate.first, certificate.second), texts, paths, strict=True):
        found = digest(text)
        if found != name:
            message = f"this certificate is for another file than {path}: SHA-256 {name[:16]}..., not {found[:16]}..."
            note = "without --certificate the two files are compared as they are; what rewrote the file writes another"
            raise UserError(message, Span(place), note)


# -- writing


def write_certificate(certificate: Certificate, path: str) -> None:
    """Write the file, all or nothing; UserError if the place cannot be written."""
    write_text(certificate_text(certificate), path)


def certificate_text(certificate: Certificate) -> str:
    """The content of a certificate's file."""
    return json.dumps(certificate_data(certificate), indent=1) + "\n"


def certificate_data(certificate: Certificate) -> dict[str, object]:
    """The certificate as plain data."""
    kernels = []
    for proof in certificate.kernels:
        entry: dict[str, object] = {"kernel": proof.kernel}
        if proof.assumptions:
            entry["assumptions"] = list(proof.assumptions)
        entry["steps"] = [_step_data(step) for step in proof.steps]
        kernels.append(entry)
    return {
        "format": FORMAT,
        "version": VERSION,
        "made_by": certificate.made_by,
        "first": {"sha256": certificate.first},
        "second": {"sha256": certificate.second},
        "kernels": kernels,
    }


def _step_data(step: Step) -> dict[str, object]:
    program = {} if step.program is None else {"program": step.program}
    return {"step": kind_of(step.lemma), **plain(step.lemma), **program}


# -- reading


def read_certificate(path: str) -> Certificate:
    """Read a file; UserError, at its place, for everything that is not as the format says."""
    return parse_certificate(read_bounded(path, MAX_BYTES, hint="name a certificate of isatool"), path)


def parse_certificate(data: bytes, path: str = "<certificate>") -> Certificate:
    """The certificate in a file's bytes; UserError for everything that is not as the format says."""
    try:
        found = parse_json(data.decode("utf-8"), _distinct)
    except json.JSONDecodeError as error:
        raise UserError(f"this is not JSON: {error.msg}", Span(path, error.lineno, error.colno)) from None
    except ValueError as error:  # not UTF-8, NaN, a key twice, a number of thousands of digits
        raise UserError(f"this is not a certificate: {str(error)[:200]}", Span(path)) from None
    return _Reader(path).certificate(found)


def _distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("an object has a key twice")
    return found


class _Reader(PlainReader):
    """Plain data to a certificate."""

    def certificate(self, data: object) -> Certificate:
        found = self.as_object(data, "the file", ())
        if found.get("format") != FORMAT:
            self.fail("format", f'expected "{FORMAT}"', found.get("format"))
        version = found.get("version")
        if isinstance(version, bool) or version != VERSION or not isinstance(version, int):
            self.fail("version", f"this isatool knows version {VERSION}", version)
        self.as_object(found, "the file", ("format", "version", "made_by", "first", "second", "kernels"))
        first, second = (self._digest(found.get(name), name) for name in ("first", "second"))
        kernels = tuple(
            self._kernel(each, f"kernels[{number}]")
            for number, each in enumerate(self.as_list(found.get("kernels"), "kernels", MOST_KERNELS))
        )
        names = [proof.kernel for proof in kernels]
        if len(set(names)) < len(names):
            self.fail("kernels", "expected one entry for a kernel", max(names, key=names.count))
        return Certificate(first, second, kernels, self.as_text(found.get("made_by", ""), "made_by"))

    def _kernel(self, data: object, at: str) -> KernelProof:
        found = self.as_object(data, at, ("kernel", "assumptions", "steps"))
        assumptions = self.as_list(found.get("assumptions", []), f"{at}.assumptions")
        steps = self.as_list(found.get("steps"), f"{at}.steps", MOST_STEPS)
        read = tuple(self._step(each, f"{at}.steps[{number}]") for number, each in enumerate(steps))
        if not read or read[-1].program is not None or any(step.program is None for step in read[:-1]):
            text = "expected a program in every step but the last, which arrives at the second file"
            self.fail(f"{at}.steps", text, f"{len(read)} steps")
        return KernelProof(
            self.as_text(found.get("kernel"), f"{at}.kernel"),
            read,
            tuple(self.as_text(text, f"{at}.assumptions[{n}]") for n, text in enumerate(assumptions)),
        )

    def _step(self, data: object, at: str) -> Step:
        name = self.as_object(data, at, ()).get("step")
        kind = kinds().get(name) if isinstance(name, str) else None
        if kind is None:
            self.fail(f"{at}.step", f"expected one of {', '.join(kinds())}", name)
        found = self.as_object(data, at, ("step", "program", *keys_of(kind)))
        program = self.as_text(found["program"], f"{at}.program", MAX_BYTES) if "program" in found else None
        return Step(self.as_dataclass(kind, found, at), program)

    def _digest(self, data: object, at: str) -> str:
        text = self.as_text(self.as_object(data, at, ("sha256",)).get("sha256"), f"{at}.sha256")
        if not _DIGEST.match(text):
            self.fail(f"{at}.sha256", "expected a SHA-256 in 64 hexadecimal digits", text)
        return text
