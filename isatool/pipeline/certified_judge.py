"""The judge of two files: by the certificate that a rewriting command left in the user's cache, else directly.

Nothing of a certificate that was found is believed: it is read, and every step judged, as one that a stranger sent.
"""

from __future__ import annotations

from collections.abc import Callable

from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.ir.program import Function, Program
from isatool.pipeline.certified import Prove, prover
from isatool.pipeline.judge import completed, judge
from isatool.private_folder import UnusableError
from isatool.verify import kept_certificates
from isatool.verify.certificate import digest, parse_certificate
from isatool.verify.verdict import Assumption, Verdict


class CertifiedJudge:
    """Verdicts on the kernels of two files: by the certificate that the cache has of these texts, else directly.

    `say` gets a line about a certificate that proves nothing. `cached`: whether the cache is asked.
    """

    def __init__(
        self,
        programs: tuple[Program, Program],
        texts: tuple[str, str],
        toolchain: Toolchain | None = None,
        say: Callable[[str], None] = lambda _: None,
        cached: bool = True,
    ) -> None:
        self.toolchain = toolchain
        self.say = say
        self.used: str | None = None
        """the certificate that the last verdict comes from; None if it was found directly"""
        self.place: str | None = None
        """the certificate that the cache has of these texts"""
        self._kernels: frozenset[str] = frozenset()
        self._prove: Prove | None = None
        if cached:
            self._find(programs, texts)

    def __call__(self, first: Function, second: Function, granted: tuple[Assumption, ...]) -> Verdict:
        """Whether the second kernel may stand for the first, under what is granted."""
        by_certificate = self._by_certificate(first, second)
        self.used = self.place if by_certificate is not None else None
        if by_certificate is not None and not by_certificate.ungranted(granted):
            return by_certificate
        direct = judge(first, second, granted, self.toolchain)
        if by_certificate is None or direct.is_refuted or (direct.holds and not direct.ungranted(granted)):
            self.used = None
            return direct
        return by_certificate

    def _find(self, programs: tuple[Program, Program], texts: tuple[str, str]) -> None:
        first, second = map(digest, texts)
        place = str(kept_certificates.place_of(first, second))
        try:
            data = kept_certificates.find(first, second)
            if data is None:
                return
            certificate = parse_certificate(data, place)
            self._prove = prover(programs, texts, certificate, place)
        except UnusableError as error:
            self.say(f"no certificates from the cache: {error}")
            return
        except UserError as error:
            self._ignore(place, error.diagnostics[0].message)
            return
        self.place = place
        self._kernels = frozenset(proof.kernel for proof in certificate.kernels)

    def _by_certificate(self, first: Function, second: Function) -> Verdict | None:
        """What the certificate shows; None if that is nothing."""
        if self._prove is None or self.place is None or first.name not in self._kernels:
            return None
        try:
            verdict = completed(self._prove(first, second), first, second, self.toolchain)
        except UserError as error:
            self._ignore(self.place, error.diagnostics[0].message)
            return None
        if not verdict.holds:
            difference = verdict.first_difference
            self._ignore(self.place, difference.message if difference is not None else "it proves nothing")
            return None
        return verdict

    def _ignore(self, place: str, reason: str) -> None:
        self.say(f"{place}: this certificate is not used: {reason}")
