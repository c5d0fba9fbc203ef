"""Kernel metadata: the YAML between `.amdgpu_metadata` and `.end_amdgpu_metadata`.

The runtime takes the layout of the kernel arguments and the LDS size from here; the register counts are for people
(the kernel descriptor decides). Keys after the code object section of the AMDGPU backend's user guide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace

from isatool.asm.source_lines import without_block_comments
from isatool.asm.yaml_subset import Node, Scalar, read_yaml
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Program
from isatool.ir.views import kept_through_code
from isatool.records import record

_BEGIN = ".amdgpu_metadata"
_END = ".end_amdgpu_metadata"
_LONGEST_NUMBER = 70


@record
class MetadataArgument:
    """One entry of `.args`: bytes `offset` to `offset + size` of the kernarg segment. `name` is often empty."""

    offset: int
    size: int
    value_kind: str
    name: str = ""
    access: str = ""
    is_restricted: bool = False
    """whether the compiler says that it only reads, or only writes, what no other pointer reaches meanwhile"""

    @property
    def is_pointer(self) -> bool:
        """A pointer to global memory."""
        return self.value_kind == "global_buffer" and self.size == 8

    @property
    def is_hidden(self) -> bool:
        """Filled by the runtime, not by the caller."""
        return self.value_kind.startswith("hidden_")


@record
class KernelMetadata:
    """What the metadata says of one kernel; sizes in bytes, None where the key is absent.

    `places` holds the scalar of every key of the kernel with a number, for rewriting.
    """

    name: str
    symbol: str
    arguments: tuple[MetadataArgument, ...]
    kernarg_segment_size: int
    group_segment_fixed_size: int
    private_segment_fixed_size: int
    wavefront_size: int
    max_flat_workgroup_size: int
    vgpr_count: int | None
    sgpr_count: int | None
    workgroup_processor_mode: int | None
    uses_dynamic_stack: bool
    required_workgroup_size: tuple[int, ...]
    uniform_work_group_size: bool
    places: Mapping[str, Scalar] = field(default_factory=dict, repr=False, hash=False)

    @property
    def workgroup_size(self) -> tuple[int, ...]:
        """The work-items along x, y and z of every workgroup of a launch; () where launches decide.

        A required size is that of all but the last workgroups along each axis, which may be smaller in OpenCL 2. LLVM
        says that they are not (`.uniform_work_group_size: 1`) from code object V5 on, and nothing where they may be.
        """
        required = self.required_workgroup_size
        return required if self.uniform_work_group_size or not any(extent > 1 for extent in required) else ()

    def most_along(self, axis: int) -> int:
        """The most work-items of a workgroup along x (0), y or z."""
        required = self.required_workgroup_size
        return min(required[axis], self.max_flat_workgroup_size) if required else self.max_flat_workgroup_size


def read_metadata(lines: Sequence[str], path: str = "<string>") -> tuple[KernelMetadata, ...]:
    """The metadata of every kernel of a file, in its order; empty without a metadata block.

    UserError with the place of what is damaged.
    """
    first, document = metadata_document(lines, path)
    kernels = document.get("amdhsa.kernels") if isinstance(document, dict) else None
    if kernels is None:
        return ()
    if not isinstance(kernels, list) or not all(isinstance(kernel, dict) for kernel in kernels):
        raise UserError("'amdhsa.kernels' in the metadata is not a list of kernels", Span(path, first + 1, 1))
    return tuple(_kernel(kernel, path, lines) for kernel in kernels if isinstance(kernel, dict))


def metadata_document(lines: Sequence[str], path: str = "<string>") -> tuple[int, Node]:
    """(index of the line before it, the metadata as a document); an empty one without a metadata block.

    UserError with the place of what is damaged.
    """
    code = without_block_comments(lines)
    first = next((index for index, line in enumerate(code) if line.strip() == _BEGIN), None)
    if first is None:
        return len(lines), {}
    last = next((index for index in range(first + 1, len(lines)) if lines[index].strip() == _END), len(lines))
    return first, read_yaml(lines, first + 1, last, path)


def _moved(found: tuple[KernelMetadata, ...], end: int, by: int) -> tuple[KernelMetadata, ...]:
    """Metadata whose lines from `end` on are `by` further down."""
    if not by:
        return found
    return tuple(
        replace(
            each,
            places={
                name: replace(place, line=place.line + by) if place.line >= end else place
                for name, place in each.places.items()
            },
        )
        for each in found
    )


@kept_through_code(_moved)
def metadata_of_file(program: Program) -> tuple[KernelMetadata, ...]:
    """`read_metadata` of a program, read once."""
    return read_metadata(program.texts, program.path)


def metadata_of(program: Program, kernel: str) -> KernelMetadata | None:
    """The metadata of one kernel of a program, or None; UserError as `read_metadata`."""
    return next((found for found in metadata_of_file(program) if kernel in (found.name, found.symbol)), None)


def _kernel(node: dict[str, Node], path: str, lines: Sequence[str]) -> KernelMetadata:
    reader = _Keys(node, path, lines)
    places = {key: value for key, value in node.items() if isinstance(value, Scalar)}
    arguments = node.get(".args", [])
    if not isinstance(arguments, list):
        arguments = []
    mode = reader.optional_integer(".workgroup_processor_mode")
    required = reader.integers(".reqd_workgroup_size")
    return KernelMetadata(
        name=reader.text(".name"),
        symbol=reader.text(".symbol"),
        arguments=tuple(
            _argument(_Keys(argument, path, lines)) for argument in arguments if isinstance(argument, dict)
        ),
        kernarg_segment_size=reader.integer(".kernarg_segment_size", 0),
        group_segment_fixed_size=reader.integer(".group_segment_fixed_size", 0),
        private_segment_fixed_size=reader.integer(".private_segment_fixed_size", 0),
        wavefront_size=reader.integer(".wavefront_size", 32),
        max_flat_workgroup_size=reader.integer(".max_flat_workgroup_size", 1024),
        vgpr_count=reader.optional_integer(".vgpr_count"),
        sgpr_count=reader.optional_integer(".sgpr_count"),
        workgroup_processor_mode=mode,
        uses_dynamic_stack=reader.text(".uses_dynamic_stack") in ("true", "1"),
        required_workgroup_size=required if len(required) == len("xyz") and all(each > 0 for each in required) else (),
        uniform_work_group_size=reader.integer(".uniform_work_group_size", 0) == 1,
        places=places,
    )


def _argument(keys: _Keys) -> MetadataArgument:
    return MetadataArgument(
        keys.integer(".offset"),
        keys.integer(".size"),
        keys.text(".value_kind"),
        keys.text(".name"),
        keys.text(".actual_access") or keys.text(".access"),
        keys.text(".actual_access") in ("read_only", "write_only"),
    )


@record
class _Keys:
    """Typed access to one mapping."""

    node: Mapping[str, Node]
    path: str
    lines: Sequence[str]

    def text(self, key: str) -> str:
        value = self.node.get(key)
        return value.text if isinstance(value, Scalar) else ""

    def optional_integer(self, key: str) -> int | None:
        value = self.node.get(key)
        if value is None:
            return None
        if isinstance(value, Scalar):
            found = {"true": 1, "false": 0}.get(value.text, _integer(value.text))
            if found is None:
                span = Span(self.path, value.line + 1, value.start + 1, max(1, value.end - value.start))
                message = f"'{key}' of the metadata is '{value.text[:40]}', expected an integer of at most 64 bits"
                raise UserError(message, span, "", self.lines[value.line])
            return found
        raise UserError(f"'{key}' of the metadata is not a number", Span(self.path))

    def integer(self, key: str, default: int | None = None) -> int:
        value = self.optional_integer(key)
        if value is not None:
            return value
        if default is None:
            raise UserError(f"an argument in the metadata has no '{key}'", Span(self.path))
        return default

    def integers(self, key: str) -> tuple[int, ...]:
        values = self.node.get(key, [])
        found = values if isinstance(values, list) else []
        numbers = (_integer(value.text) for value in found if isinstance(value, Scalar))
        return tuple(number for number in numbers if number is not None and number >= 0)


def _integer(text: str) -> int | None:
    """The number that a scalar spells; None for everything else."""
    try:
        found = int(text, 0) if len(text) <= _LONGEST_NUMBER else None
    except ValueError:
        return None
    return found if found is not None and -(1 << 63) <= found < 1 << 64 else None
