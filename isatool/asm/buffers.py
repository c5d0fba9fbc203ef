"""The memory of a launch: first contents of its buffers, and what the reference says they should become.

Contents depend on the seed, the argument's place and the shape alone, so that two kernels with one spec get the same
bits. Arrays are row-major in the storage type of their element (bf16 as uint16).
"""

from __future__ import annotations

import stat
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy

from isatool.asm.launch_spec import Argument, Fill, Launch
from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from isatool.asm.element_types import ElementType

    Array: TypeAlias = NDArray[numpy.generic]
    Float64Array: TypeAlias = NDArray[numpy.float64]

MAX_BYTES: Final = 1 << 32
"""of all buffers of an emulated launch"""
MAX_FILE_BYTES: Final = MAX_BYTES + 4096


def make_buffers(launch: Launch, seed: int = 0) -> dict[str, Array]:
    """First content of every buffer by name, shaped as in the spec; UserError for a .npy file that does not fit, and
    for more than MAX_BYTES in all.
    """
    total = sum(argument.size for argument in launch.buffers)
    if total > MAX_BYTES:
        largest = max(launch.buffers, key=lambda argument: argument.size)
        message = f"buffers of {total} bytes in all, at most {MAX_BYTES} are made here"
        raise UserError(message, largest.span, "choose smaller sizes with --size")
    return {
        argument.name: make_buffer(argument, (seed, index))
        for index, argument in enumerate(launch.arguments)
        if argument.is_buffer
    }


def make_buffer(argument: Argument, seed: tuple[int, int]) -> Array:
    """First content of one buffer."""
    fill = argument.fill or Fill("constant", (0.0,))
    if fill.kind == "file":
        return _from_file(argument, fill.path)
    if fill.kind == "iota":
        return _wrapped(numpy.arange(argument.elements), argument.type).reshape(argument.shape)
    if fill.kind == "constant":
        return _store(numpy.full(argument.shape, fill.parameters[0]), argument.type)
    random = numpy.random.default_rng(seed)
    if fill.kind == "special":
        return _special(argument, random)
    first, second = fill.parameters
    if fill.kind == "uniform":
        return _store(first + (second - first) * random.random(argument.shape), argument.type)
    if fill.kind == "normal":
        return _store(first + second * random.standard_normal(argument.shape), argument.type)
    storage = numpy.dtype(argument.type.storage)
    if not argument.type.is_float:
        return random.integers(int(first), int(second), argument.shape, dtype=storage, endpoint=True)
    return _store(random.integers(int(first), int(second), argument.shape, endpoint=True), argument.type)


def to_float64(array: Array, kind: ElementType) -> Float64Array:
    """The numbers that stored elements stand for."""
    with numpy.errstate(invalid="ignore"):  # signalling NaNs
        if kind.name != "bf16":
            return array.astype(numpy.float64)
        bits = array.astype(numpy.uint32) << 16
        return bits.view(numpy.float32).astype(numpy.float64)


def reference(launch: Launch, buffers: Mapping[str, Array]) -> dict[str, Float64Array]:
    """What each output of the spec's reference should hold, in float64, from the buffers' first contents.

    Empty for a run with a size of 0, whose buffers have other shapes. UserError if a result has another shape than its
    buffer.
    """
    if launch.zero_trip:
        return {}
    values: dict[str, float | Float64Array] = {**launch.sizes, **launch.scalars}
    for argument in launch.buffers:
        values[argument.name] = to_float64(buffers[argument.name], argument.type)
    shapes = {argument.name: argument.shape for argument in launch.buffers}
    found: dict[str, Float64Array] = {}
    for name, expression in launch.spec.reference.items():
        result = expression.array(values)
        if result.size != int(numpy.prod(shapes[name])):
            raise expression.error(f"the reference of '{name}' has shape {result.shape}, the buffer {shapes[name]}")
        found[name] = result.reshape(shapes[name])
    return found


def _special(argument: Argument, random: numpy.random.Generator) -> Array:
    """One element in four at an edge of its type, the others ordinary numbers, or random bits for integers."""
    kind = argument.type
    unsigned = numpy.dtype(f"u{kind.size}")
    bits = unsigned.type
    if kind.is_float:
        ordinary = _store(random.uniform(-2, 2, argument.shape), kind).view(unsigned)
        mantissa = {"f16": 10, "bf16": 7, "f32": 23, "f64": 52}[kind.name]
        sign = 1 << 8 * kind.size - 1
        infinity, one = sign - (1 << mantissa), ((1 << 8 * kind.size - 2 - mantissa) - 1) << mantissa
        quiet = 1 << mantissa - 1
        positive = (
            *(0, 1, quiet, (1 << mantissa) - 1, 1 << mantissa, one, one + 1, infinity - 1, infinity),
            *(infinity + 1, infinity + quiet, infinity + quiet + 5, sign - 1),
        )
        edges = [value | negative for value in positive for negative in (0, sign)]
    else:
        ordinary = random.integers(0, numpy.iinfo(unsigned).max, argument.shape, unsigned.type, endpoint=True)
        powers = [1 << power for power in range(8 * kind.size)]
        edges = sorted(
            {value & powers[-1] * 2 - 1 for power in powers for value in (power - 1, power, power + 1, -power)}
        )
    chosen = numpy.array(edges, bits)[random.integers(0, len(edges), argument.shape)]
    return numpy.where(random.random(argument.shape) < 0.25, chosen, ordinary).view(kind.storage)


def _store(values: NDArray[numpy.float64] | NDArray[numpy.int64], kind: ElementType) -> Array:
    if kind.name != "bf16":
        with numpy.errstate(over="ignore"):
            return values.astype(kind.storage)
    bits = numpy.ascontiguousarray(values, dtype=numpy.float32).view(numpy.uint32)
    rounded = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
    return rounded.astype(numpy.uint16)


def _wrapped(values: NDArray[numpy.int64], kind: ElementType) -> Array:
    return _store(values.astype(numpy.float64), kind) if kind.is_float else values.astype(kind.storage)


def _from_file(argument: Argument, path: str) -> Array:
    span = argument.span
    try:
        status = Path(path).stat()
        if not stat.S_ISREG(status.st_mode):
            raise UserError("this is not a regular file", Span(path))
        if status.st_size > MAX_FILE_BYTES:
            raise UserError(f"more than {MAX_FILE_BYTES} bytes", Span(path))
        array = numpy.load(path, allow_pickle=False)
    except OSError as error:
        raise UserError(
            f"the fill of '{argument.name}' cannot be read: {error.strerror or error}", span, path
        ) from None
    except (ValueError, EOFError):
        raise UserError(f"the fill of '{argument.name}' is no .npy file with numbers", span, path) from None
    if not isinstance(array, numpy.ndarray) or array.shape != argument.shape:
        shape = getattr(array, "shape", "several arrays")
        message = f"the fill of '{argument.name}' has shape {shape}, the spec says {argument.shape}"
        raise UserError(message, span, path)
    if array.dtype == numpy.dtype(argument.type.storage).newbyteorder("<"):
        return numpy.ascontiguousarray(array)
    if argument.type.is_float and array.dtype.kind == "f":
        return _store(array.astype(numpy.float64), argument.type)
    message = f"the fill of '{argument.name}' has elements of {array.dtype}, the spec says {argument.type.name}"
    raise UserError(message, span, path)
