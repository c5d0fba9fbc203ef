"""A launch: how a kernel is started, with which arguments, and what it should compute.

`LaunchSpec` is what a spec file says, over named sizes; `Launch` is that with every size given. Arguments are in the
order of the kernel's parameters. All values are data: nothing here runs or allocates anything.
"""

from __future__ import annotations

import difflib
import math
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Final

from isatool.asm.element_types import ElementType
from isatool.asm.expressions import SpecExpression
from isatool.asm.metadata import KernelMetadata, MetadataArgument
from isatool.diagnostics import Span, UserError
from isatool.records import record

MAX_WORKGROUP_SIZE: Final = 1024
MAX_GRID: Final = (1 << 31) - 1
MAX_WORK_ITEMS: Final = (1 << 32) - 1
"""of one dimension: what the dispatch packet can hold"""
MAX_WORKGROUPS: Final = (1 << 63) - 1
"""fits a signed 64-bit integer"""
MAX_LDS_BYTES: Final = 65536
"""64 KiB, what a workgroup can have on the chip"""
MAX_SLACK_BYTES: Final = 1 << 26
"""a prefetch reads kilobytes too far; 64 MiB of zeros are made quickly"""
MAX_BUFFER_BYTES: Final = 1 << 40
"""more than any card has; the emulator's own bound of memory is lower"""
NOWHERE: Final = Span("")

_POINTER_KINDS: Final = ("global_buffer", "dynamic_shared_pointer")
_BY_VALUE: Final = "by_value"
_POINTER_BYTES: Final = 8
_MOST_FORMS: Final = 16
"""arguments that a message lists"""


@record
class Size:
    """A named size: its default and which values are allowed."""

    name: str
    default: int
    minimum: int = 1
    maximum: int | None = None
    multiple_of: int = 1
    values: tuple[int, ...] = ()
    span: Span = NOWHERE

    def problem(self, value: int) -> str | None:
        """What is wrong with a value, or nothing."""
        if self.values:
            allowed = ", ".join(map(str, self.values))
            return None if value in self.values else f"{self.name} must be one of {allowed}"
        if value % self.multiple_of:
            return f"{self.name} must be a multiple of {self.multiple_of}"
        if value < self.minimum:
            return f"{self.name} must be at least {self.minimum}"
        if self.maximum is not None and value > self.maximum:
            return f"{self.name} must be at most {self.maximum}"
        return None

    @property
    def smallest(self) -> int:
        """The least allowed value that is not 0."""
        if self.values:
            return min((value for value in self.values if value > 0), default=self.default)
        return max(1, -(-max(1, self.minimum) // self.multiple_of)) * self.multiple_of

    def nearest(self, value: int) -> int:
        """An allowed value near one that is not."""
        if self.values:
            return min(self.values, key=lambda allowed: abs(allowed - value))
        top = value if self.maximum is None else min(value, self.maximum)
        return max(self.smallest, top // self.multiple_of * self.multiple_of)


@record
class Fill:
    """How a buffer's first content is made.

    kind: uniform (low, high), normal (mean, deviation), randint (low, high, both possible), iota, special, constant
    (value) or file (`path`, a .npy file).
    """

    kind: str
    parameters: tuple[float, ...] = ()
    path: str = ""


@record
class ArgumentSpec:
    """One kernel parameter: a buffer with a shape and a fill, or a scalar with a value."""

    name: str
    type: ElementType
    shape: tuple[SpecExpression, ...] | None
    fill: Fill | None
    value: SpecExpression | float | None
    output: bool = False
    read_only: bool = False
    span: Span = NOWHERE
    offset: SpecExpression | None = None
    """elements of the buffer before the one that the pointer points to"""

    @property
    def is_buffer(self) -> bool:
        """A pointer to memory; a scalar otherwise."""
        return self.shape is not None

    @property
    def bytes(self) -> int:
        """Of the number or address that is passed."""
        return self.type.size if self.shape is None else _POINTER_BYTES

    def __str__(self) -> str:
        if self.shape is None:
            return f"scalar {self.type.name}"
        return f"buffer {self.type.name}[{', '.join(part.text for part in self.shape)}]"


@record
class Argument:
    """One kernel parameter with its sizes known: of a buffer its shape and fill, of a scalar its value."""

    name: str
    type: ElementType
    shape: tuple[int, ...] = ()
    fill: Fill | None = None
    value: float = 0
    is_buffer: bool = True
    output: bool = False
    read_only: bool = False
    span: Span = NOWHERE
    offset: int = 0
    """elements of the buffer before the one that the pointer points to"""

    @property
    def elements(self) -> int:
        """Number of elements of a buffer."""
        return math.prod(self.shape)

    @property
    def size(self) -> int:
        """Bytes of a buffer's content, or of a scalar."""
        return self.elements * self.type.size if self.is_buffer else self.type.size


@record
class Launch:
    """A launch with every size known.

    `block` counts lanes, `grid` workgroups; `lds_bytes` is dynamic LDS; `slack_bytes` may be read after each buffer.
    `zero_trip` marks the special run with a size of 0: one workgroup, buffers as for the smallest sizes, no reference.
    """

    spec: LaunchSpec
    sizes: Mapping[str, int]
    block: tuple[int, int, int]
    grid: tuple[int, int, int]
    arguments: tuple[Argument, ...]
    lds_bytes: int = 0
    slack_bytes: int = 0
    flops: int | None = None
    zero_trip: bool = False

    @property
    def kernel(self) -> str | None:
        """The kernel's name, None for the only one of the file."""
        return self.spec.kernel

    @property
    def workgroup_size(self) -> int:
        """Lanes of a workgroup."""
        return math.prod(self.block)

    @property
    def buffers(self) -> tuple[Argument, ...]:
        """The arguments that are buffers, in order."""
        return tuple(argument for argument in self.arguments if argument.is_buffer)

    @property
    def outputs(self) -> tuple[Argument, ...]:
        """The buffers whose content is the result."""
        return tuple(argument for argument in self.buffers if argument.output)

    @property
    def scalars(self) -> Mapping[str, float]:
        """Values of the scalar arguments as the kernel gets them, rounded to their types."""
        return {argument.name: argument.value for argument in self.arguments if not argument.is_buffer}


@record
class LaunchSpec:
    """What a spec file says. `assumptions` must hold (not be 0) for every choice of sizes."""

    path: str
    kernel: str | None
    block: tuple[SpecExpression, ...]
    grid: tuple[SpecExpression, ...]
    sizes: Mapping[str, Size]
    arguments: tuple[ArgumentSpec, ...]
    reference: Mapping[str, SpecExpression] = field(default_factory=dict)
    flops: SpecExpression | None = None
    slack: SpecExpression | None = None
    lds: SpecExpression | None = None
    assumptions: tuple[SpecExpression, ...] = ()
    hardware: Mapping[str, int] = field(default_factory=dict)
    """values of hardware registers and clocks by name"""

    def resolve(self, sizes: Mapping[str, int] | None = None, allow_zero: bool = False) -> Launch:
        """The launch for the given sizes, defaults for the others.

        With `allow_zero` a size may be 0, whatever its limits: that is the run in which loops over it make no
        iteration. UserError for a size that the spec does not know or allow, and an impossible grid, block or shape.
        """
        chosen = self._choose(sizes or {}, allow_zero)
        zero_trip = any(chosen[name] == 0 and self.sizes[name].problem(0) for name in chosen)
        # Shapes as for the smallest sizes, so that what is outside the loops has memory to touch.
        shaping = {name: value or self.sizes[name].smallest for name, value in chosen.items()} if zero_trip else chosen
        for assumption in self.assumptions:
            if not zero_trip and not assumption.integer(chosen):
                given = ", ".join(f"{name}={chosen[name]}" for name in sorted(assumption.names & chosen.keys()))
                raise assumption.error(f"an assumption of the spec does not hold for {given or 'its sizes'}")
        block = _triple([part.integer(shaping) for part in self.block])
        grid = (1, 1, 1) if zero_trip else _triple([part.integer(chosen) for part in self.grid])
        _check_block(self, block)
        _check_grid(self, grid, block)
        return Launch(
            spec=self,
            sizes=chosen,
            block=block,
            grid=grid,
            arguments=tuple(_argument(argument, chosen, shaping) for argument in self.arguments),
            lds_bytes=_bytes(self.lds, shaping, "dynamic LDS", MAX_LDS_BYTES),
            slack_bytes=_bytes(self.slack, shaping, "slack", MAX_SLACK_BYTES),
            flops=self.flops.integer(chosen) if self.flops else None,
            zero_trip=zero_trip,
        )

    def _choose(self, given: Mapping[str, int], allow_zero: bool) -> dict[str, int]:
        for name, value in given.items():
            option = f"--size {name}={value}"
            if name not in self.sizes:
                near = difflib.get_close_matches(name, list(self.sizes), 3) or sorted(self.sizes)
                known = f"sizes of {self.path}: {', '.join(near)}" if near else f"{self.path} has no sizes"
                raise UserError(f"{option}: there is no size '{name}'", hint=known)
            size = self.sizes[name]
            problem = size.problem(value)
            if problem and not (allow_zero and value == 0):
                raise UserError(f"{option}: {problem}", hint=f"near it and allowed: {name}={size.nearest(value)}")
        return {name: given.get(name, size.default) for name, size in self.sizes.items()}


def kernarg_places(spec: LaunchSpec, arguments: Sequence[MetadataArgument]) -> list[tuple[int, int]]:
    """(offset, bytes) where the kernel reads each argument of the spec. UserError unless they fit those of the kernel's
    metadata, in number, kind and size.

    An argument by value may be an address; where the spec lists more arguments than the kernel takes, several in a row.
    """
    visible = [argument for argument in arguments if not argument.is_hidden]
    if len(spec.arguments) > len(visible):
        places = _parts(spec.arguments, visible)
        if places is not None:
            return places
    for given, wanted in zip(spec.arguments, visible, strict=False):
        takes = f"the kernel takes {_described(wanted)}"
        if wanted.value_kind not in (*_POINTER_KINDS, _BY_VALUE):
            raise UserError(
                f"argument '{given.name}': {takes}, which no launch spec can give",
                given.span,
                "only buffers and scalars",
            )
        if not _is_kind(given, wanted):
            raise UserError(f"argument '{given.name}' is a {given}, {takes}", given.span, _listing(visible))
        if given.bytes != wanted.size and wanted.value_kind != "dynamic_shared_pointer":
            raise UserError(
                f"argument '{given.name}' is a {given} of {given.bytes} bytes, {takes}", given.span, _listing(visible)
            )
    if len(spec.arguments) != len(visible):
        raise UserError(
            f"the spec lists {len(spec.arguments)} arguments, the kernel takes {len(visible)}",
            spec.arguments[-1].span if spec.arguments else Span(spec.path, 1, 1),
            _listing(visible),
        )
    return [(argument.offset, argument.size) for argument in visible]


def _is_kind(given: ArgumentSpec, wanted: MetadataArgument) -> bool:
    if wanted.value_kind == _BY_VALUE:
        return not given.is_buffer or wanted.size >= _POINTER_BYTES
    return given.is_buffer and wanted.value_kind in _POINTER_KINDS


def _parts(given: Sequence[ArgumentSpec], visible: Sequence[MetadataArgument]) -> list[tuple[int, int]] | None:
    """Places of arguments that together fill those of the kernel; None if they do not."""
    places: list[tuple[int, int]] = []
    for wanted in visible:
        offset, end = wanted.offset, wanted.offset + wanted.size
        while offset < end:
            part = given[len(places)] if len(places) < len(given) else None
            if part is None or not _is_kind(part, wanted) or part.bytes > end - offset or offset % part.bytes:
                return None
            places.append((offset, part.bytes))
            offset += part.bytes
    return places if len(places) == len(given) else None


def check_launch(launch: Launch, metadata: KernelMetadata) -> None:
    """UserError unless the workgroup is one that the kernel was compiled for."""
    size, limit = launch.workgroup_size, metadata.max_flat_workgroup_size
    span = launch.spec.block[0].span
    required = _triple(metadata.required_workgroup_size) if metadata.required_workgroup_size else launch.block
    if required != launch.block:
        raise UserError(f"the kernel was compiled for a block of {list(required)}, not {list(launch.block)}", span)
    if size > limit:
        raise UserError(f"a block of {size} lanes, the kernel was compiled for at most {limit}", span)


def _described(argument: MetadataArgument) -> str:
    name = f" '{argument.name}'" if argument.name else ""
    return f"a {argument.value_kind}{name} of {argument.size} bytes at offset {argument.offset}"


def _listing(arguments: Sequence[MetadataArgument]) -> str:
    """The arguments of a kernel as a spec lists them, all with a value."""
    if not arguments:
        return "the kernel takes no arguments: arguments = []"
    forms = [f"  {_form(place, argument)}," for place, argument in enumerate(arguments[:_MOST_FORMS])]
    more = [f"  # and {len(arguments) - len(forms)} more"] if len(forms) < len(arguments) else []
    head = (
        "`isatool code launch-spec KERNEL.s` writes a spec that fits; what fits here, with types and values of yours:"
    )
    return "\n    ".join([head, "arguments = [", *forms, *more, "]"])


def _form(place: int, argument: MetadataArgument) -> str:
    """An argument as an inline table."""
    name = argument.name if argument.name.isidentifier() and argument.name != "T" else f"arg{place}"
    if argument.value_kind in _POINTER_KINDS:
        form = 'buffer = "f32[1024]", fill = "uniform(-1, 1)"'
        form += "" if argument.access == "read_only" else ", output = true"
    else:
        form = f'scalar = "i{8 * argument.size}", value = 1'
    return f'{{ name = "{name}", {form} }}'


def _argument(argument: ArgumentSpec, sizes: Mapping[str, int], shaping: Mapping[str, int]) -> Argument:
    common = (argument.output, argument.read_only, argument.span)
    if argument.shape is None:
        return Argument(argument.name, argument.type, (), None, _scalar(argument, sizes), False, *common)
    shape = []
    for part in argument.shape:
        extent = part.integer(shaping)
        if extent < 0:
            raise part.error(f"a negative extent of {extent}")
        shape.append(extent)
    if math.prod(shape) * argument.type.size > MAX_BUFFER_BYTES:
        raise argument.shape[0].error(f"'{argument.name}' would have more than {MAX_BUFFER_BYTES} bytes")
    offset = argument.offset.integer(shaping) if argument.offset is not None else 0
    if argument.offset is not None and not 0 <= offset <= math.prod(shape):
        raise argument.offset.error(f"an offset of {offset} in a buffer of {math.prod(shape)} elements")
    return Argument(argument.name, argument.type, tuple(shape), argument.fill, 0, True, *common, offset)


def _scalar(argument: ArgumentSpec, sizes: Mapping[str, int]) -> float:
    value = argument.value
    if isinstance(value, SpecExpression):
        value = value.number(sizes) if argument.type.is_float else value.integer(sizes)
    try:
        argument.type.pack(value or 0)
    except OverflowError as error:
        raise UserError(f"argument '{argument.name}': {error}", argument.span) from None
    return argument.type.rounded(value or 0)


def _triple(parts: Sequence[int]) -> tuple[int, int, int]:
    x, y, z = (*parts, 1, 1, 1)[:3]
    return x, y, z


def _check_block(spec: LaunchSpec, block: tuple[int, int, int]) -> None:
    for part, extent in zip(spec.block, block, strict=False):
        if extent < 1:
            raise part.error(f"a block extent of {extent}, expected at least 1")
    if math.prod(block) > MAX_WORKGROUP_SIZE:
        raise spec.block[0].error(f"a block of {math.prod(block)} lanes, the limit is {MAX_WORKGROUP_SIZE}")


def _check_grid(spec: LaunchSpec, grid: tuple[int, int, int], block: tuple[int, int, int]) -> None:
    for part, extent, lanes in zip(spec.grid, grid, block, strict=False):
        if not 1 <= extent <= MAX_GRID:
            raise part.error(f"a grid extent of {extent} workgroups, expected 1 to {MAX_GRID}")
        if extent * lanes > MAX_WORK_ITEMS:
            raise part.error(f"{extent} workgroups of {lanes} lanes are more than {MAX_WORK_ITEMS} work-items")
    if math.prod(grid) > MAX_WORKGROUPS:
        raise spec.grid[0].error(f"a grid of {math.prod(grid)} workgroups, the limit is {MAX_WORKGROUPS}")


def _bytes(expression: SpecExpression | None, sizes: Mapping[str, int], what: str, most: int) -> int:
    if expression is None:
        return 0
    value = expression.integer(sizes)
    if value < 0:
        raise expression.error(f"{value} bytes of {what}")
    if value > most:
        raise expression.error(f"{value} bytes of {what}, the limit is {most}")
    return value
