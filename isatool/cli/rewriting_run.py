"""What the commands that rewrite a file do: the order of proof and writing, the report."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from isatool.allowance import granted, limited
from isatool.analysis.hints import require_readable
from isatool.analysis.kernel import Kernel
from isatool.asm.canonical import written_out
from isatool.asm.emitter import emit, write_text
from isatool.asm.launch import find_launch_spec
from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.cli.certificates import leave, require_certificate_place, shown_of
from isatool.cli.files import find_toolchain, require_writable
from isatool.cli.launching import parse_sizes
from isatool.ir.program import Program
from isatool.isa.chips import Occupancy
from isatool.passes.common.declaration import Pass
from isatool.passes.common.result import RemarkKind
from isatool.pipeline.assumptions import sorted_by_kernel
from isatool.pipeline.every_kernel import rewrite_every, useful_workers
from isatool.pipeline.evidence import Proof, RefutedError
from isatool.pipeline.header import with_header
from isatool.pipeline.rewrite import Observer, Rewrite, rewrite
from isatool.pipeline.shapes import with_block
from isatool.report import rewrite_text
from isatool.report.colour import show

if TYPE_CHECKING:
    from isatool.verify.structural.linked import LinkedFiles

EXIT_NOTHING_DONE = 1
EXIT_REFUTED = 70

_NOT_NEEDED: Final = Proof.not_needed("not needed: the output is the input")


def run_passes(args: argparse.Namespace, asked: Sequence[Pass], observe: Observer | None = None) -> int:
    """Rewrite, prove, write, report; the exit code. Nothing is written unless something was shown (or accepted)."""
    if not args.dry_run:
        require_writable(args.output)
        require_certificate_place(args)
    tools = find_toolchain(args)
    source = read_file(args.input, args.mcpu, kernel=args.kernel)
    program = written_out(source, tools)
    require_readable(program)
    sizes = parse_sizes(args.size)
    passes = with_block(asked, lambda: find_launch_spec(args.input, args.launch), sizes)
    names = [program.kernel(args.kernel).name] if args.kernel else [kernel.name for kernel in program.kernels]
    if not names:
        names = [program.kernel(None).name]

    assumed = sorted_by_kernel(args.assume, [program.kernel(name) for name in names])

    def make(program: Program, name: str, toolchain: Toolchain | None) -> Rewrite:
        explain, assembled = args.remarks or args.json, toolchain is not None
        with granted(for_passes):
            return rewrite(program, passes, name, args.max_vgprs, tools, assumed[name], observe, explain, assembled)

    def shown(step: Rewrite, files: LinkedFiles | None) -> tuple[Rewrite, Proof]:
        def again(fewer: Pass) -> Rewrite:
            return rewrite(step.source, [fewer], step.kernel, args.max_vgprs, tools, assumed[step.kernel])

        proof = _proof(args, step, names, sizes, tools, files)
        if step.changed and not proof.shown and not args.accept_unproved:
            from isatool.pipeline.provable_part import provable_part

            part = provable_part(step, passes[0], again) if len(passes) == 1 else None
            help_ = f"; {part.remarks[-1].help}, which is proved" if part is not None else ""
            return step.withdrawn(), replace(proof, text=f"{proof.text}: left as it is{help_}")
        return step, proof

    try:
        with limited(args.seconds) as allowed:
            for_passes = allowed.halved()  # the other half is kept for proofs
            workers = useful_workers([program.kernel(name) for name in names]) if observe is None else 1
            current, done = rewrite_every(program, names, make, shown, tools, workers)
    except RefutedError as error:
        print(f"isatool: {error}\nnothing was written; please report this with the input", file=sys.stderr)
        return EXIT_REFUTED
    changed = any(step.changed for step, _ in done)
    check = ""
    if not args.dry_run:
        text = emit(with_header(current, asked, done, args.max_vgprs) if changed else source)
        write_text(text, args.output)
        check = leave(args, program, text, [shown_of(program, [one]) for one in done])
    _report(args, done, check)  # last: what reads it may read the first line only
    return EXIT_NOTHING_DONE if args.require_change and not changed else 0


def _proof(
    args: argparse.Namespace,
    step: Rewrite,
    names: list[str],
    sizes: dict[str, int],
    tools: Toolchain,
    files: LinkedFiles | None,
) -> Proof:
    if not step.changed and args.launch is None:
        return _NOT_NEEDED
    from isatool.pipeline.proof import show_equal, spec_for

    spec = spec_for(args.input, args.launch, step.kernel, names)  # one for another kernel is an error, changed or not
    if not step.changed:
        return _NOT_NEEDED
    return show_equal(step, spec, sizes, toolchain=tools, files=files)


def _report(args: argparse.Namespace, done: Sequence[tuple[Rewrite, Proof]], check: str) -> None:
    """`check`: the command that verifies the output."""
    stream = sys.stderr if args.output == "-" and not args.dry_run else sys.stdout
    if args.json:
        objects = [{**rewrite_text.data(step, _occupancies(step), proof), "verify": check} for step, proof in done]
        print(json.dumps(objects[0] if len(objects) == 1 else objects, indent=2), file=stream)
        return
    for step, proof in done:
        if args.quiet:
            why = "" if step.changed else step.reason
            show(f"{rewrite_text.verdict(step, proof)}{f': {why}' if why else ''}", stream)
            continue
        show(rewrite_text.text(step, _occupancies(step), proof), stream)
        for remark in step.remarks:
            if args.remarks or (not step.changed and remark.kind is RemarkKind.LEFT):
                print(remark, file=stream)
    if check and not args.quiet:
        print(f"verify: {check}", file=stream)


def _occupancies(step: Rewrite) -> tuple[Occupancy, Occupancy] | None:
    before = Kernel(step.source.kernel(step.kernel)).occupancy()
    after = Kernel(step.program.kernel(step.kernel)).occupancy() if step.changed else before
    return (before, after) if before is not None and after is not None else None
