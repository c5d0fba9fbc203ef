"""`isatool analyze`: what a kernel does with the machine, loop by loop, without a GPU."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from isatool.allowance import limited
from isatool.asm.canonical import read_written_out
from isatool.asm.debug_lines import SourceLines
from isatool.cli.declared_options import Flag, renamed
from isatool.cli.files import INPUT, SIZE, quiet, time_limit, warn_of_errors
from isatool.cli.launching import parse_sizes, require_launch_spec
from isatool.demangle import plain_name
from isatool.diagnostics import Span, UserError
from isatool.progress import doing
from isatool.report.colour import show

if TYPE_CHECKING:
    from isatool.ir.program import Function
    from isatool.isa.target import Target
    from isatool.model.access import Observation
    from isatool.model.figures import Analysed, LoopFigures
    from isatool.model.parameters import ChipModel
    from isatool.model.prediction import ModelledKernel
    from isatool.pipeline.product_time import ProductSizes, ProductTime
    from isatool.pipeline.verdict import LoopVerdict

NAME = "analyze"
TRIED_SECONDS: Final = 30.0
"""for trying passes on all kernels of a file"""
EXAMPLE = """
isatool analyze samples/sgemm/kernel5.s
isatool analyze samples/sgemm/kernel5.s --launch samples/sgemm/kernel5.toml --size N=128
isatool analyze samples/sgemm/kernel5.s --try all
isatool analyze samples/sgemm/kernel5.s --table .LBB0_9
isatool analyze samples/sgemm/kernel5.s --what-if share-lanes,stream
"""


ANALYSIS: Final = (
    ("--kernel NAME", "only this kernel (default: every kernel)"),
    ("--launch [SPEC]", "execute one workgroup on the emulator (default SPEC: the .toml beside IN)"),
    SIZE,
    ("--chip FILE", "a TOML file of chip parameters that replace the package's, or the name of a packaged version"),
    ("--set NAME=VALUE ...", "replace one chip parameter"),
)
"""--kernel, --launch, --size, --chip, --set: what `analyze` and `annotate` share."""


def attempt(default: str) -> tuple[Flag, Flag]:
    """--try and --time-limit."""
    about = "passes that are tried, each alone, and proved where they gain: none, cheap ones and on until one gains, "
    return (
        ("effort --try", f"{about}or all that address a cost", ("none", "cheap", "all"), default),
        time_limit("passes that are not tried by then are named", TRIED_SECONDS),
    )


OPTIONS: Final = (
    *INPUT,
    *ANALYSIS,
    ("--json", "print all figures as one JSON object"),
    quiet(),
    *attempt("cheap"),
    ("--table [LOOP]", "the operand-cache table of a loop (default: the loop with the most FMAs)"),
    ("--timeline", "draw when one wave and all waves issue"),
    ("--hypotheses", "list the chip's parameters with status and source"),
    renamed("--assumptions", "--hypotheses"),
    (
        "--what-if PASSES",
        "show what each pass alone would gain by the model: all, or names such as 'share-lanes,stream'",
    ),
    ("--verbose", "show every wait and conflict"),
)


def main(args: argparse.Namespace) -> int:
    """0; 2 for unusable input."""
    from isatool.report import analysis_text

    if args.hypotheses:
        print(analysis_text.hypotheses_text(chip_model(args, read_written_out(args.input, args.mcpu).target)))
        return 0
    sizes = _product_sizes(args)
    kernels = modelled_kernels(args)
    products = [None if sizes is None else _product(args, kernel, sizes) for kernel in kernels]
    if args.what_if is not None:
        return _what_if(args, kernels)
    found = [] if args.quiet else analysed_kernels(kernels, args.timeline, gains=args.json or args.table is None)
    if args.table is not None and not args.json:
        print("\n\n".join(analysis_text.table_text(each, _chosen_loop(args, each)) for each in found))
        return 0
    verdicts = verdicts_of(args, kernels)
    if args.json:
        print(analysis_text.as_json(found, [kernels[0].model], verdicts, products, args.input))
        return 0
    firsts = [_first_lines(args, *each) for each in zip(kernels, verdicts, products, strict=True)]
    if args.quiet:
        show("\n".join(firsts))
        return 0
    show("\n\n".join(_shown(args, *each) for each in zip(firsts, found, verdicts, strict=True)))
    return 0


def _product_sizes(args: argparse.Namespace) -> ProductSizes | None:
    """M, N, K and perhaps B of --size without a launch spec, which are taken out of `args`; None without --size."""
    if args.launch is not None or not args.size:
        return None
    from isatool.pipeline.product_time import ProductSizes

    given = parse_sizes(args.size)
    if not {"M", "N", "K"} <= {*given} <= {*"MNKB"} or min(given.values()) < 1:
        raise UserError(
            f"--size {','.join(args.size)}: expected sizes of a launch spec, and none is named, or those of a product",
            Span(args.input),
            "--launch SPEC, which isatool code launch-spec IN writes; or --size M=4096,N=4096,K=4096 and B, the batch",
        )
    args.size = []
    return ProductSizes(given["M"], given["N"], given["K"], given.get("B", 1))


def _product(args: argparse.Namespace, kernel: ModelledKernel, sizes: ProductSizes) -> ProductTime:
    from isatool.pipeline.product_time import product_time, tile_of

    name = plain_name(kernel.function.name)
    tile = tile_of(kernel.function)
    if tile is None:
        text = f"--size: {name} is no kernel of Tensile: no tile in its name as MT64x64x8, or no argument SizesSum"
        raise UserError(text, Span(args.input), "--launch SPEC; isatool code launch-spec IN writes one")
    found = product_time(kernel, tile, sizes)
    if found is None:
        raise UserError(f"--size: {name} has no loop of arithmetic that can be followed", Span(args.input))
    return found


def _what_if(args: argparse.Namespace, kernels: Sequence[ModelledKernel]) -> int:
    """What passes would gain, each alone; nothing is written."""
    import json

    from isatool.pipeline.registry import PASSES, parse_pipeline
    from isatool.pipeline.what_if import what_if

    steps = parse_pipeline(",".join(PASSES) if args.what_if == "all" else args.what_if)
    found = [(kernel, what_if(kernel, steps)) for kernel in kernels]
    if args.json:
        print(json.dumps({"what_if": [each.data() for _, tried in found for each in tried]}, indent=1))
        return 0
    for kernel, tried in found:
        name = plain_name(kernel.function.name)
        print(f"kernel {name}: what each pass would gain alone, by the model {kernel.model.name}")
        for each in tried:
            print(f"  {each}")
    return 0


def _shown(args: argparse.Namespace, first: str, analysed: Analysed, verdict: LoopVerdict | None) -> str:
    from isatool.report import analysis_text
    from isatool.report.timeline import timeline_text

    parts = (
        first,
        analysis_text.advice_text(verdict, args.input),
        analysis_text.as_text(analysed, args.verbose),
        timeline_text(analysed) if args.timeline else "",
    )
    return "\n\n".join(filter(None, parts))


def _first_lines(
    args: argparse.Namespace, kernel: ModelledKernel, verdict: LoopVerdict | None, product: ProductTime | None
) -> str:
    from isatool.report.analysis_text import product_text

    line = verdict_line(args, kernel, verdict)
    return line if product is None else f"{line}\n  {product_text(product)}"


def verdict_line(args: argparse.Namespace, kernel: ModelledKernel, verdict: LoopVerdict | None) -> str:
    """The first line about a kernel."""
    from isatool.report.analysis_text import verdict_text

    function = kernel.function
    return verdict_text(verdict, function.name, args.input, SourceLines.of(function.program))


def verdicts_of(args: argparse.Namespace, kernels: Sequence[ModelledKernel]) -> list[LoopVerdict | None]:
    """What bounds each and what helps it, within the time limit, of which every kernel has its share. With other
    parameters of the chip nothing is tried: passes know nothing of them.
    """
    from isatool.pipeline.verdict import Effort, verdict_of

    effort = Effort.NONE if args.chip or args.set else Effort(args.effort)
    found: list[LoopVerdict | None] = []
    with limited(args.seconds) as allowed:
        for number, kernel in enumerate(kernels):
            with limited(allowed.seconds / (len(kernels) - number)):
                found.append(verdict_of(kernel, effort, partial(observed, args, model=kernel.model)))
    return found


def _chosen_loop(args: argparse.Namespace, analysed: Analysed) -> LoopFigures:
    loops = analysed.figures.loops
    if not loops:
        raise UserError("no loop in this kernel", Span(args.input))
    if not args.table:
        return max(loops, key=lambda loop: (loop.body.fmas, loop.weight))
    found = analysed.figures.loop(args.table)
    if found is None:
        names = ", ".join(loop.label for loop in loops if loop.label)
        raise UserError(f"there is no loop '{args.table}'", Span(args.input), f"loops: {names}")
    return found


def chip_model(args: argparse.Namespace, target: Target) -> ChipModel:
    """The chip's parameters with --chip and --set."""
    from isatool.model.parameters import load_model, parse_settings

    return load_model(target, args.chip, parse_settings(args.set))


def modelled_kernels(args: argparse.Namespace) -> list[ModelledKernel]:
    """The kernels of the input that were asked for, executed if there is a launch spec. Otherwise each is in a program
    of its own, if possible, so that trying passes on it takes time for its length and not for that of the file.
    """
    from isatool.model.prediction import ModelledKernel
    from isatool.pipeline.detached import detached_kernels

    program = read_written_out(args.input, args.mcpu, kernel=args.kernel)
    warn_of_errors(program)
    model = chip_model(args, program.target)
    functions = (program.kernel(args.kernel),) if args.kernel else program.kernels or (program.kernel(None),)
    if args.launch is None:
        alone = detached_kernels(program, [each.name for each in functions])
        functions = tuple(
            alone[each.name].program.kernel(each.name) if each.name in alone else each for each in functions
        )
    return [ModelledKernel(function, model, observed(args, function, model)) for function in functions]


def analysed_kernels(kernels: Sequence[ModelledKernel], record: bool, gains: bool = True) -> list[Analysed]:
    """The figures of each; `record` and `gains` as in `analyse`."""
    from isatool.model.analyse import analyse

    found: list[Analysed] = []
    for kernel in kernels:
        doing(f"kernel {plain_name(kernel.function.name)}", len(found) + 1, len(kernels))
        found.append(analyse(kernel, record, gains))
    return found


def observed(args: argparse.Namespace, function: Function, model: ChipModel) -> Observation | None:
    """What one workgroup did on the emulator, where --launch asks for it."""
    if args.launch is None:
        if args.size:
            raise UserError(
                f"--size {args.size[0]} is a size of a launch spec, and none is named", Span(args.input),
                "--launch SPEC; isatool code launch-spec IN writes one",
            )  # fmt: skip
        return None
    from isatool.model.observe import observe

    spec = require_launch_spec(args.input, args.launch or None)
    return observe(function, spec.resolve(parse_sizes(args.size)), model)
