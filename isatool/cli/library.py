"""`isatool library`: the folder of a GPU library rewritten; what one holds, and which kernel it takes for a size."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from isatool.asm.emitter import write_text
from isatool.asm.target import SUPPORTED_CHIPS
from isatool.cli.declared_options import seldom
from isatool.cli.executor import EXECUTOR, opened_workers
from isatool.cli.files import JSON_REPORT, OF_KERNEL, quiet, require_writable, time_limit
from isatool.cli.patch import OF_RESULTS, READ_ONLY, REQUEST, request_of
from isatool.diagnostics import Span, UserError
from isatool.pipeline.product_time import ProductSizes
from isatool.report.colour import show
from isatool.report.findings import plural

if TYPE_CHECKING:
    from collections.abc import Sequence

    from isatool.routes.library import LibraryFile, Timed
    from isatool.routes.library_rewriting import LibraryRecord, Progress
    from isatool.routes.tensile import Catalogue, MatrixProduct, Solution

NAME = "library"
EXAMPLE = """
isatool library rocblas/library faster
isatool library rocblas/library
isatool library rocblas/library --size 4096,4096,4096 --only "*_SB_*"
isatool library rocblas/library strix --target gfx1151 --only ""
"""
SCHEMA: Final = 1
_SECONDS: Final = 120.0
"""for a kernel of a library, which is rewritten once and at night"""


OPTIONS: Final = (
    ("folder IN", "the folder with the .co, .hsaco and .dat files of a library"),
    (
        "output [OUT]",
        "a new folder with the same files, kernels rewritten and proved; begun again it goes on where it was ended",
    ),
    (
        "--size M,N,K",
        "show the kernel that the library takes for such a product, and the fastest one by the cycle model; a fourth "
        "number is the batch",
    ),
    ("--only PATTERN", "kernels whose names match, such as '*_SB_*'", "*"),
    *REQUEST,
    ("--target", "the chip that OUT is for, if not that of IN: code is proved to mean the same there", SUPPORTED_CHIPS),
    ("--jobs N", "processes (default: one a core)", 0),
    ("--store URL", OF_RESULTS),
    time_limit(OF_KERNEL, _SECONDS),
    ("--html FILE", "the report as a page"),
    seldom(EXECUTOR, READ_ONLY, JSON_REPORT, quiet("one line for all kernels")),
)


def main(args: argparse.Namespace) -> int:
    """0; IN is never changed."""
    from isatool.routes.library import held
    from isatool.routes.tensile import catalogues

    sizes = _sizes(args.size)
    if args.jobs < 0:
        raise UserError("--jobs takes a number of processes", Span("--jobs"), "0: one a core")
    if args.output is not None:
        _rewrite(args)
        return 0
    if args.target is not None:
        raise UserError("--target is of a new folder", Span("--target"), "name OUT")
    if args.html is not None:
        raise UserError("--html is the report of a rewritten folder", Span("--html"), "name OUT")
    folder = Path(args.folder)
    files, others = held(folder)
    found = catalogues(folder)
    if sizes is not None:
        _choose(args, files, found, sizes)
        return 0
    _list(args, files, others, [each for catalogue in found for each in catalogue.solutions()])
    return 0


def _rewrite(args: argparse.Namespace) -> None:
    from isatool.report import library_report
    from isatool.routes.library_rewriting import RECORD, rewrite_library
    from isatool.routes.store_places import place_of

    if args.size is not None:
        raise UserError("--size is for a folder, not for rewriting one", Span("--size"), "name IN alone")
    if args.html is not None:
        require_writable(args.html)
    if args.store is not None:
        place_of(args.store)
    asked = replace(request_of(args, keep_lds=True), only=args.only, modelled=True, target=args.target)
    try:
        with opened_workers(args) as workers:
            record = rewrite_library(Path(args.folder), Path(args.output), asked, workers, _tell if args.json else None)
    except KeyboardInterrupt:
        print(f"{args.output}: the same command goes on from here", file=sys.stderr)
        raise
    rows = [row for _, row in record.rows()]
    if args.html is not None:
        write_text(library_report.page(f"{args.folder}, rewritten", rows), args.html)
    if args.json:
        print(json.dumps(record.data(), indent=2))
        return
    show(f"{args.output}: {library_report.summary(rows)}")
    if args.target is not None:
        show(f"for {args.target}: {_brought(record)}")
    if not args.quiet:
        show("\n".join(library_report.lines(rows)))
        print(f"every kernel: {Path(args.output) / RECORD}, --json, or the page of --html FILE")


def _brought(record: LibraryRecord) -> str:
    files = [about["retargeted"] for about in record.files.values() if "retargeted" in about]
    refused = sum(bool(each["refused"]) for each in files)
    count = sum(each["instructions"] for each in files)
    proved = f"{len(files) - refused} of {len(files)} files, whose {count} instructions mean the same there"
    return proved + (f"; {refused} refused, not written" if refused else "")


def _tell(progress: Progress) -> None:
    """A line of JSON on standard error, after each kernel."""
    print(json.dumps({"progress": progress.data()}), file=sys.stderr, flush=True)


def _sizes(text: str | None) -> tuple[int, int, int, int] | None:
    if text is None:
        return None
    try:
        numbers = [int(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) not in (3, 4) or min(numbers) < 1 or max(numbers) >= 1 << 31:
        raise UserError(f"--size {text}: expected three or four whole numbers", Span("--size"), "--size 4096,4096,4096")
    rows, columns, depth, *batch = numbers
    return rows, columns, depth, *(batch or [1])  # type: ignore[return-value]


def _matching(only: str, solutions: Sequence[Solution]) -> list[Solution]:
    from fnmatch import fnmatchcase

    return [each for each in solutions if fnmatchcase(each.name, only)]


def _list(
    args: argparse.Namespace, files: Sequence[LibraryFile], others: Sequence[str], known: Sequence[Solution]
) -> None:
    from collections import Counter
    from fnmatch import fnmatchcase

    kernels = {each.name: [name for name in each.kernels if fnmatchcase(name, args.only)] for each in files}
    kinds = Counter(f"{each.type} {each.layout}" for each in _matching(args.only, known))
    if args.json:
        rows = [
            {"file": each.name, "chips": each.chips, "bytes": each.size, "kernels": kernels[each.name]}
            for each in files
        ]
        print(json.dumps({"schema": SCHEMA, "files": rows, "others": list(others), "kinds": kinds}, indent=2))
        return
    width = max(len(each.name) for each in files)
    for each in files:
        count = len(kernels[each.name])
        many = f"{count:5} kernel{'s' * (count != 1):1}"
        print(f"{each.name:{width}}  {', '.join(each.chips)}  {many} {each.size:10} bytes")
    if kinds:
        print(f"kernels by type and layout: {', '.join(f'{kind}: {count}' for kind, count in sorted(kinds.items()))}")
    total = plural(sum(map(len, kernels.values())), "kernel")
    print(
        f"{args.folder}: {total} in {plural(len(files), 'file')}, {plural(len(others), 'other file')}", file=sys.stderr
    )


def _choose(
    args: argparse.Namespace, files: Sequence[LibraryFile], found: Sequence[Catalogue], sizes: tuple[int, int, int, int]
) -> None:
    from isatool.asm.toolchain import Toolchain
    from isatool.pipeline.tasks import usable_cores
    from isatool.routes.library import timed
    from isatool.routes.tensile import MatrixProduct

    if not found:
        raise UserError("this folder has no catalogue of Tensile for gfx11", Span(args.folder), "TensileLibrary_*.dat")
    rows = []
    for catalogue in found:
        known = _matching(args.only, catalogue.solutions())
        for problem in {json.dumps(each.problem, sort_keys=True): each.problem for each in known}.values():
            product = MatrixProduct(catalogue.chip, problem, sizes)
            alike = [each for each in known if each.problem == problem and catalogue.takes(each, product)]
            picked = catalogue.pick(product)
            if picked is None and not alike:
                continue
            also = [picked] if picked is not None and picked not in alike else []
            times = timed(files, [*alike, *also], product, Toolchain.find(), args.jobs or usable_cores())
            rows.append((product, picked, times))
    if not rows:
        raise UserError("no kernel of this folder takes such a product", Span(args.folder), "see --size and --only")
    if args.json:
        data = [_as_data(*row) for row in rows]
        print(json.dumps({"schema": SCHEMA, "size": list(sizes), "products": data}, indent=2))
        return
    for row in rows:
        show("\n".join(_lines(*row)))


def _best(times: Sequence[Timed]) -> Timed | None:
    return min((each for each in times if each.seconds is not None), key=lambda each: each.seconds or 0.0, default=None)


def _as_data(product: MatrixProduct, picked: Solution | None, times: Sequence[Timed]) -> dict[str, object]:
    own = next((each for each in times if each.solution == picked), None)
    some = times[0].solution
    return {
        "chip": product.chip,
        "type": some.type,
        "layout": some.layout,
        "picked": _kernel(own, product),
        "best": _kernel(_best(times), product),
        "compared": sum(each.seconds is not None for each in times),
        "not_modelled": [each.solution.name for each in times if each.seconds is None],
    }


def _kernel(each: Timed | None, product: MatrixProduct) -> dict[str, object] | None:
    if each is None:
        return None
    rows, columns, depth = each.solution.tile
    return {
        "kernel": each.solution.name,
        "file": each.solution.stem,
        "tile": [rows, columns, depth],
        "split": each.solution.split,
        "seconds": each.seconds,
        "tflops": None if each.seconds is None else _tflops(product, each.seconds),
        "bound": each.bound,
    }


def _tflops(product: MatrixProduct, seconds: float) -> float:
    return ProductSizes(*product.sizes).operations / seconds / 1e12


def _lines(product: MatrixProduct, picked: Solution | None, times: Sequence[Timed]) -> list[str]:
    some = times[0].solution
    own = next((each for each in times if each.solution == picked), None)
    size = " x ".join(map(str, product.sizes[:3])) + (f", batch {product.sizes[3]}" if product.sizes[3] > 1 else "")
    count = sum(each.seconds is not None for each in times)
    return [
        f"{product.chip} {some.type} {some.layout}, {size}: {count} of {len(times)} kernels have a model",
        f"  the library takes  {_described(own, product)}",
        f"  best by the model  {_described(_best(times), product)}",
    ]


def _described(each: Timed | None, product: MatrixProduct) -> str:
    if each is None:
        return "none"
    rows, columns, depth = each.solution.tile
    split = f", {each.solution.split} workgroups a tile" if each.solution.split > 1 else ""
    what = f"{rows}x{columns}x{depth}{split}"
    if each.seconds is None:
        return f"{what}, no model: {each.solution.name}"
    time = f"~{1e6 * each.seconds:.0f} us, ~{_tflops(product, each.seconds):.1f} TFLOP/s, bound by {each.bound}"
    return f"{what}, {time}: {each.solution.name}"
