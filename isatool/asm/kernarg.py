"""The kernarg segment: the bytes that the kernel reads its arguments from, laid out by its metadata.

Hidden arguments after the AMDGPU backend's user guide, code object 5 and later: what the runtime knows of the launch.
Those that point to services of a runtime (printf, heap, queues) are zero.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from isatool.asm.launch_spec import Launch, kernarg_places
from isatool.asm.metadata import MetadataArgument

_AXES: Final = "xyz"


def kernarg_bytes(
    launch: Launch, arguments: Sequence[MetadataArgument], addresses: Mapping[str, int], size: int = 0
) -> bytes:
    """The segment, at least `size` bytes: buffer addresses by name, scalars by value, hidden arguments.

    UserError if the launch's arguments do not fit those of the metadata.
    """
    places = kernarg_places(launch.spec, arguments)
    end = max([size, *(argument.offset + argument.size for argument in arguments)])
    segment = bytearray(end)
    hidden = _hidden_values(launch)
    for argument in arguments:
        if argument.is_hidden:
            data = hidden.get(argument.value_kind, 0).to_bytes(argument.size, "little")
            segment[argument.offset : argument.offset + argument.size] = data
    for (offset, length), launched in zip(places, launch.arguments, strict=True):
        if launched.is_buffer:
            address = addresses[launched.name] + launched.offset * launched.type.size
            data = address.to_bytes(length, "little")
        else:
            data = launched.type.pack(launched.value)
        segment[offset : offset + length] = data
    return bytes(segment)


def _hidden_values(launch: Launch) -> dict[str, int]:
    """Whole workgroups only: remainders and global offsets are 0."""
    values = {
        "hidden_grid_dims": max(
            (axis + 1 for axis in range(3) if launch.grid[axis] * launch.block[axis] > 1), default=1
        ),
        "hidden_dynamic_lds_size": launch.lds_bytes,
    }
    for axis, name in enumerate(_AXES):
        values[f"hidden_block_count_{name}"] = launch.grid[axis]
        values[f"hidden_group_size_{name}"] = launch.block[axis]
    return values
