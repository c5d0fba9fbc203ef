"""Folders of GPU libraries: the files with code objects, and the time of a product by the cycle model."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from isatool.asm.binary_input import chip_of_object
from isatool.asm.disassembler import disassemble_code_object
from isatool.asm.elf import kernels_of, read_elf
from isatool.asm.files import BINARY_MAGICS, MAX_CODE_OBJECT_BYTES, begins_with, read_bounded
from isatool.asm.offload_bundle import CodeObject, bundles, is_code_object
from isatool.asm.reader import read_text
from isatool.asm.target import SUPPORTED_CHIPS
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Function
from isatool.model.prediction import ModelledKernel
from isatool.pipeline.detached import Detacher
from isatool.pipeline.product_time import ProductSizes, Tile, product_time
from isatool.pipeline.tasks import every
from isatool.progress import doing, stage
from isatool.records import record
from isatool.routes.tensile import MatrixProduct, Solution


@record
class LibraryFile:
    """A file with code objects of gfx11, by its path in the folder."""

    name: str
    size: int
    objects: tuple[CodeObject, ...]

    @property
    def chips(self) -> list[str]:
        """The chips that its code objects are for."""
        return sorted({chip_of_object(each) for each in self.objects})

    @property
    def kernels(self) -> list[str]:
        """Names of the kernels, of all its code objects."""
        return [name for each in self.objects for name in kernels_of(read_elf(each.data, self.name))]


@record
class Timed:
    """A kernel for a product, by the model: its main loop on all workgroups. `seconds` is None if it has no model."""

    solution: Solution
    seconds: float | None = None
    bound: str = ""


def files_of(folder: Path) -> list[str]:
    """Every file below a folder, by its path in it. UserError if there is no such folder."""
    if not folder.is_dir():
        raise UserError("this is no folder" if folder.exists() else "there is no such folder", Span(str(folder)))

    def failed(error: OSError) -> None:
        raise UserError(f"cannot read this folder: {error.strerror}", Span(str(error.filename)))

    found = [Path(place, name) for place, _, names in os.walk(folder, onerror=failed) for name in names]
    return sorted(path.relative_to(folder).as_posix() for path in found)


def held_in(folder: Path, name: str) -> LibraryFile | None:
    """What a file of a folder holds; None if that is no code of gfx11. UserError if it is damaged."""
    path = folder / name
    if not begins_with(path, BINARY_MAGICS):
        return None
    data = read_bounded(path, MAX_CODE_OBJECT_BYTES)
    place = str(path)
    found = [CodeObject("", data)] if is_code_object(data, place) else [
        each for bundle in bundles(data, place) for each in bundle.entries
    ]  # fmt: skip
    wanted = tuple(each for each in found if chip_of_object(each) in SUPPORTED_CHIPS)
    return LibraryFile(name, len(data), wanted) if wanted else None


def held(folder: Path) -> tuple[list[LibraryFile], list[str]]:
    """The files of a folder with code of gfx11, and the other ones. UserError if none has any."""
    found, others = [], []
    for name in files_of(folder):
        each = held_in(folder, name)
        if each is None:
            others.append(name)
        else:
            found.append(each)
    if not found:
        hint = "name the folder with the .co or .hsaco files of a library"
        raise UserError("no file of this folder has code for a chip known here", Span(str(folder)), hint)
    return found, others


def timed(
    files: Iterable[LibraryFile], wanted: Sequence[Solution], product: MatrixProduct, toolchain: Toolchain, jobs: int
) -> list[Timed]:
    """Each kernel's time for a product by the model; without a number where the folder has no code of it that can be
    followed.
    """
    names = {each.name for each in wanted}
    functions: dict[str, Function] = {}
    for file in files:
        for each in file.objects:
            if chip_of_object(each) == product.chip and names & {*kernels_of(read_elf(each.data, file.name))}:
                doing(f"{file.name}: read")
                functions.update(_functions(each, file.name, names, toolchain))
    work = partial(_timed, functions=functions, product=product)
    results = []
    for number, done in enumerate(every(work, wanted, jobs), 1):
        with stage("cycle model", number, len(wanted)):
            results.append(done)
    return results


def _functions(each: CodeObject, path: str, names: set[str], toolchain: Toolchain) -> dict[str, Function]:
    program = read_text(disassemble_code_object(each.data, toolchain, path).text, mcpu=chip_of_object(each))
    detacher = Detacher(program)
    kernels = [kernel for kernel in program.kernels if kernel.name in names]
    alone = {kernel.name: detacher.detach(kernel) for kernel in kernels}
    return {
        kernel.name: kernel if (part := alone[kernel.name]) is None else part.program.kernel(kernel.name)
        for kernel in kernels
    }


def _timed(solution: Solution, functions: dict[str, Function], product: MatrixProduct) -> Timed:
    function = functions.get(solution.name)
    if function is None:
        return Timed(solution)
    try:
        tile = Tile(*solution.tile, solution.split)
        found = product_time(ModelledKernel.of(function), tile, ProductSizes(*product.sizes))
    except UserError:
        return Timed(solution)
    return Timed(solution) if found is None else Timed(solution, found.seconds, found.bound)
