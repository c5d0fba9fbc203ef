"""Rewrite the kernels of a program: what every request says, passes in order, and the result that is written."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from isatool.allowance import granted, limited
from isatool.analysis.hints import require_readable
from isatool.asm.emitter import emit
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Program
from isatool.passes.common.declaration import Declared, Pass
from isatool.pipeline.assumptions import sorted_by_kernel
from isatool.pipeline.every_kernel import rewrite_every
from isatool.pipeline.evidence import Proof
from isatool.pipeline.header import with_header
from isatool.pipeline.rewrite import Observer, Rewrite, rewrite
from isatool.pipeline.shapes import with_block
from isatool.records import dataclass

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec
    from isatool.verify.certificate import KernelProof
    from isatool.verify.structural.linked import LinkedFiles

_NOT_NEEDED: Final = Proof.not_needed("not needed: the output is the input")
Steps = Sequence[tuple[Rewrite, Proof]]
"""rewrites of one kernel, one after the other, and what was shown about each"""


@dataclass(frozen=True, kw_only=True)
class RewriteRequest(Declared):
    """Options of every use case that rewrites. `launch`: the launch spec (default: the .toml beside the file, if there
    is one).
    """

    max_vgprs: int | None = None
    launch: str | None = None
    sizes: Mapping[str, int] = field(default_factory=dict)
    assume: frozenset[str] = frozenset()
    accept_unproved: bool = False
    seconds: float = math.inf
    """time after which the result is the best that is proved by then"""


class WrittenProof(NamedTuple):
    """What was shown of one kernel of the output: `steps` of its certificate, whether they are `proved`, under which
    granted assumptions, and on which premises. `emulated`: at least equal runs show each step.
    """

    steps: KernelProof | None
    proved: bool
    emulated: bool
    assumptions: tuple[str, ...] = ()
    premises: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rewritten:
    """The result of a request: the input `source`, the output `program`, the steps of each kernel, the passes asked for
    and the limit of VGPRs (None: the input's).
    """

    source: Program
    program: Program
    steps: tuple[Steps, ...]
    passes: tuple[Pass, ...]
    max_vgprs: int | None

    @property
    def done(self) -> list[tuple[Rewrite, Proof]]:
        """The steps of all kernels."""
        return [step for of_kernel in self.steps for step in of_kernel]

    @property
    def changed(self) -> bool:
        """False if the output is the input."""
        return any(step.changed for step, _ in self.done)

    @property
    def text(self) -> str:
        """What is written: the output with a first comment on how it was made, the input if nothing was changed."""
        return emit(with_header(self.program, self.passes, self.done, self.max_vgprs) if self.changed else self.source)

    @property
    def shown(self) -> list[WrittenProof]:
        """What was shown of each kernel that was changed."""
        return [shown for shown in (shown_of(self.source, steps) for steps in self.steps) if shown is not None]


def shown_of(source: Program, steps: Steps) -> WrittenProof | None:
    """What was shown of one kernel by all its rewrites; None if none changed it."""
    proofs = [proof for step, proof in steps if step.changed]
    if not proofs:
        return None
    from isatool.pipeline.certified import proof_of

    proof = proof_of(source, steps)
    conditional = proof is not None and any(each.is_conditional for each in proofs)
    return WrittenProof(
        proof,
        all(each.proved for each in proofs),
        all(each.proved or each.emulated for each in proofs),
        proof.assumptions if proof is not None and conditional else (),
        tuple(dict.fromkeys(premise for each in proofs for premise in each.premises)),
    )


def leave_certificate(
    source: Program, written: str, kernels: Iterable[WrittenProof], place: str | None, cached: bool = True
) -> str:
    """Write the certificate to the file `place`, if there is one, with its steps joined so that checking is fast; keep
    what is proved in the user's cache, where `verify` finds it. Returns why the cache does not have it, else "".
    """
    from isatool.pipeline.certified import certificate_of, keep
    from isatool.pipeline.joined_steps import joined
    from isatool.verify.certificate import write_certificate

    kernels = list(kernels)
    if place is not None:
        kernels = [
            each._replace(steps=joined(source, written, each.steps, each.premises))
            if each.steps is not None and each.proved
            else each
            for each in kernels
        ]
        write_certificate(certificate_of(source, written, [each.steps for each in kernels]), place)
    proved = [each.steps for each in kernels if each.proved]
    if not cached:
        return "--no-cache"
    return keep(certificate_of(source, written, proved)) if proved else ""


def _spec(program: Program, request: RewriteRequest) -> LaunchSpec | None:
    from isatool.asm.launch import find_launch_spec

    return find_launch_spec(program.path, request.launch)


def run_passes(
    program: Program,
    names: Sequence[str],
    asked: Sequence[Pass],
    request: RewriteRequest,
    toolchain: Toolchain,
    observe: Observer | None = None,
    explain: bool = False,
    workers: int = 1,
) -> Rewritten:
    """Run passes in order on the named kernels and prove the results. A kernel whose result is not shown equal stays as
    it is, unless the request accepts that. `explain`: remarks say of single instructions why nothing was done.
    RefutedError for a fault of isatool.
    """
    require_readable(program)
    passes = with_block(asked, lambda: _spec(program, request), request.sizes)
    assumed = sorted_by_kernel(request.assume, [program.kernel(name) for name in names])

    def of_kernel(program: Program, passes: Sequence[Pass], name: str, assembled: bool = True) -> Rewrite:
        limit = request.max_vgprs
        return rewrite(program, passes, name, limit, toolchain, assumed[name], observe, explain, assembled)

    def make(program: Program, name: str, toolchain: Toolchain | None) -> Rewrite:
        with granted(for_passes):
            return of_kernel(program, passes, name, toolchain is not None)

    def shown(step: Rewrite, files: LinkedFiles | None) -> tuple[Rewrite, Proof]:
        proof = _proof(step, names, request, toolchain, files)
        if not step.changed or proof.shown or request.accept_unproved:
            return step, proof
        from isatool.pipeline.provable_part import provable_part

        part = (
            provable_part(step, passes[0], lambda fewer: of_kernel(step.source, [fewer], step.kernel))
            if len(passes) == 1
            else None
        )
        help_ = f"; {part.remarks[-1].help}, which is proved" if part is not None else ""
        return step.withdrawn(), replace(proof, text=f"{proof.text}{help_}")

    with limited(request.seconds) as allowed:
        for_passes = allowed.halved()  # the other half is kept for proofs
        current, done = rewrite_every(program, names, make, shown, toolchain, workers)
    return Rewritten(program, current, tuple((each,) for each in done), tuple(asked), request.max_vgprs)


def _proof(
    step: Rewrite, names: Sequence[str], request: RewriteRequest, toolchain: Toolchain, files: LinkedFiles | None
) -> Proof:
    if not step.changed and request.launch is None:
        return _NOT_NEEDED
    from isatool.pipeline.proof import show_equal, spec_for

    spec = spec_for(step.source.path, request.launch, step.kernel, names)  # one for another kernel is an error
    return show_equal(step, spec, request.sizes, toolchain=toolchain, files=files) if step.changed else _NOT_NEEDED
