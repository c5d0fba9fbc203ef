"""A first launch spec of a kernel, from its descriptor, metadata and text: arguments with kind, size and a default.

What only the author knows (grid, what integers mean, shapes, the reference) is a guess, and a comment says so. Buffers
get the size that a run on the emulator needs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from isatool.analysis.affine import analyse_affine
from isatool.analysis.affine_transfer import AffineAccess
from isatool.asm.element_types import ELEMENT_TYPES
from isatool.asm.launch import parse_spec
from isatool.asm.metadata import metadata_of
from isatool.diagnostics import Span, UserError
from isatool.emulator.run import run
from isatool.ir.program import Function
from isatool.records import record
from isatool.semantics.effects import Space
from isatool.verify.witness.parameters import KernelParameter, Parameters, parameters_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from isatool.emulator.group import Group

_SIZE: Final = 256
"""first value of integers: a multiple of usual tiles, and small"""
_GROUPS: Final = 2
"""workgroups along each axis that the kernel asks for"""
_ROOM: Final = 1 << 24
"""bytes of each buffer in the trial run, which shows how many are needed"""
_LEAST: Final = 1 << 10
_LANES: Final = 256
"""of a workgroup of several dimensions"""
_DYNAMIC_LDS: Final = 16384
_STEPS: Final = 500_000
"""instructions of a wave in a trial run"""


@record
class _Buffer:
    """What a kernel does with a pointer argument, as far as its addresses can be followed. `size` in bytes."""

    element: str
    size: int
    is_read: bool
    is_written: bool


@record
class Skeleton:
    """The text of a launch spec, and how a run with it on the emulator ended."""

    text: str
    trial: str


def launch_skeleton(kernel: Function, path: str) -> Skeleton:
    """A launch spec that can be used and says what it guesses. `path` is where it is going to be.

    UserError for a kernel without metadata, or with an argument that no launch spec can give.
    """
    parameters = _parameters(kernel)
    buffers = _buffers(kernel, parameters)
    extents, trial = _run(kernel, _text(parameters, buffers), path)
    fitted = {name: replace(buffer, size=_rounded(extents.get(name, 0))) for name, buffer in buffers.items()}
    return Skeleton(_text(parameters, fitted), trial)


def _rounded(extent: int) -> int:
    """Bytes of a buffer that accesses reach so far into: a power of two, so that nobody takes it for the real size."""
    return min(_ROOM, max(_LEAST, 1 << max(extent - 1, 0).bit_length()))


def _parameters(kernel: Function) -> Parameters:
    place = Span(kernel.program.path)
    metadata = metadata_of(kernel.program, kernel.name)
    if metadata is None:
        raise UserError(
            f"'{kernel.name}' has no metadata, so its arguments are not known",
            place,
            "a kernel has them between .amdgpu_metadata and .end_amdgpu_metadata; a proof needs none",
        )
    found = parameters_of(kernel)
    if found is None:
        odd = [f"{each.value_kind} of {each.size} bytes" for each in metadata.arguments if not each.is_hidden]
        raise UserError(
            f"no launch spec can give every argument of '{kernel.name}': {', '.join(odd) or 'no kernel descriptor'}",
            place,
            "only pointers to global memory (global_buffer 8) and numbers (by_value 1, 2, 4, 8)",
        )
    return found


def _buffers(kernel: Function, parameters: Parameters) -> dict[str, _Buffer]:
    """The pointer arguments by name. One that may be stored to counts as written."""
    affine = analyse_affine(kernel)
    found: dict[str, list[AffineAccess]] = {}
    lost: list[AffineAccess] = []
    by_atom = {
        atom.number: argument.name
        for argument in parameters.arguments
        if argument.is_pointer and (atom := affine.atoms.known_input("argument", argument.offset)) is not None
    }
    for access in (each for accesses in affine.accesses.values() for each in accesses if each.space is Space.GLOBAL):
        leaves = affine.atoms.leaves(access.address) if access.address is not None else ()
        names = [by_atom[leaf] for leaf in leaves if leaf in by_atom]
        for name in names:
            found.setdefault(name, []).append(access)
        if not names:
            lost.append(access)
    metadata = metadata_of(kernel.program, kernel.name)
    declared = {argument.offset: argument.access for argument in metadata.arguments} if metadata else {}
    buffers = {}
    for argument in parameters.arguments:
        if not argument.is_pointer:
            continue
        allowed = declared.get(argument.offset, "")
        own = found.get(argument.name, [])
        is_read = allowed != "write_only" and any(each.is_load for each in (*own, *lost))
        is_written = allowed != "read_only" and any(each.is_store for each in (*own, *lost))
        buffers[argument.name] = _Buffer(_element(own, parameters.floats), _ROOM, is_read, is_written)
    return buffers


def _element(accesses: Sequence[AffineAccess], floats: Sequence[str]) -> str:
    """The type that the widths of accesses and the float instructions of the kernel suggest."""
    width = min((access.size for access in accesses), default=4)
    if width == 1:
        return "u8"
    fitting = [name for name in floats if ELEMENT_TYPES[name].size <= width]
    if width == 2:
        return next((name for name in fitting), "u16")
    return fitting[0] if fitting else "u32"


def _text(parameters: Parameters, buffers: Mapping[str, _Buffer]) -> str:
    return "\n".join(_lines(parameters, buffers)) + "\n"


def _lines(parameters: Parameters, buffers: Mapping[str, _Buffer]) -> Iterator[str]:
    yield f"# How to launch {parameters.kernel}, from its metadata."
    yield "# Check every line with 'guess'; docs/launch.md lists what else may be here."
    yield f"kernel = {json.dumps(parameters.kernel)}"
    if parameters.required_block:
        yield f"block = {list(parameters.required_block)}"
    else:
        yield f"block = {_block(parameters)}  # lanes; guess: at most {parameters.most_lanes} in all"
    grid = [_GROUPS if asked else 1 for asked in parameters.grid_axes]
    size = next((argument.name for argument in parameters.arguments if _is_size(argument)), "n")
    yield f'grid = {grid}  # workgroups; guess: an expression of sizes, such as ["ceildiv({size}, 64)", 1, 1]'
    if parameters.dynamic_lds:
        yield f"lds = {_DYNAMIC_LDS}  # bytes of dynamic LDS; guess"
    sizes = [argument for argument in parameters.arguments if _is_size(argument)]
    if sizes:
        yield from ("", "[sizes]  # guess: what integer arguments are; `multiple_of` and `max` limit them further")
        yield from (f"{argument.name} = {{ default = {_SIZE}, min = 1 }}" for argument in sizes)
    for argument in parameters.arguments:
        yield from (
            "",
            f"[[arguments]]  # {argument.size} bytes at byte {argument.offset}",
            f'name = "{argument.name}"',
        )
        yield from _buffer(buffers[argument.name]) if argument.is_pointer else _scalar(argument)
    written = [name for name, buffer in buffers.items() if buffer.is_written]
    if written:
        yield from ("", "# [reference]  # what outputs should hold, computed in float64: `isatool run` compares")
        yield f'# {written[0]} = "..."'


def _block(parameters: Parameters) -> list[int]:
    """As many work-items as there may be along x; a square or cube of usual size where the kernel reads more ids."""
    axes = parameters.dimensions
    if axes == 1:
        return [parameters.most_lanes, 1, 1]
    bits = min(parameters.most_lanes, _LANES).bit_length() - 1
    return [1 << (bits + axes - 1 - axis) // axes for axis in range(axes)] + [1] * (3 - axes)


def _is_size(argument: KernelParameter) -> bool:
    return not argument.is_pointer and not argument.is_float and argument.size >= 4


def _buffer(buffer: _Buffer) -> Iterator[str]:
    kind = ELEMENT_TYPES[buffer.element]
    shape = f"{buffer.element}[{buffer.size // kind.size}]"
    yield f'buffer = "{shape}"  # guess: type and shape; an expression of sizes makes --size work'
    if buffer.is_read or not buffer.is_written:
        yield f'fill = "{"uniform(-1, 1)" if kind.is_float else "randint(0, 100)"}"'
    if buffer.is_written:
        yield "output = true"
    else:
        yield "read_only = true"


def _scalar(argument: KernelParameter) -> Iterator[str]:
    if argument.is_float:
        yield from (f'scalar = "f{8 * argument.size}"', "value = 1.0  # guess")
    elif _is_size(argument):
        yield from (f'scalar = "i{8 * argument.size}"', f'value = "{argument.name}"')
    else:
        yield from (f'scalar = "i{8 * argument.size}"', "value = 1  # guess")


def _run(kernel: Function, text: str, path: str) -> tuple[dict[str, int], str]:
    """(bytes of each buffer that are in use, how a run ended in a sentence)."""
    extents: dict[str, int] = {}

    def note(group: Group, space: str, addresses: NDArray[np.generic], size: int) -> None:
        memory = group.shared.memory
        if space not in ("global", "scalar"):
            return
        flat = addresses if space == "scalar" else addresses[group.mask]
        for address in (int(flat.min()), int(flat.max())) if flat.size else ():
            buffer = memory.find(address)
            if buffer is not None:
                extents[buffer.name] = max(extents.get(buffer.name, 0), address + size - buffer.address)

    try:
        result = run(kernel, parse_spec(text, path).resolve(), limit=_STEPS, observe=note)
    except UserError as error:
        return {}, f"no run on the emulator: {error}"
    failing = [finding for finding in result.findings if finding.fails]
    if failing:
        return extents, f"a run with it on the emulator says: {failing[0]}"
    return extents, f"a run with it on the emulator found nothing wrong ({result.workgroups} workgroups)"
