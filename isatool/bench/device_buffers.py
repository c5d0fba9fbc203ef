"""A launch's buffers on a device: contents as the emulator has them, known bytes before and after each.

What is found changed there afterwards was written outside the buffer; what a kernel reads there is a signalling NaN.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import numpy as np

from isatool.bench.hip_runtime import DeviceMemory, HipRuntime
from isatool.records import record

if TYPE_CHECKING:
    from isatool.asm.buffers import Array
    from isatool.asm.launch_spec import Argument, Launch

GUARD_BYTES: Final = 4096
PATTERN: Final = 0x7FA0BEEF
"""a signalling NaN as f32, as in the emulator's slack"""


@record
class _Placed:
    argument: Argument
    memory: DeviceMemory
    image: Array
    """what the whole allocation holds before a run"""
    size: int


class DeviceBuffers:
    """The buffers of one launch, shared by all kernels."""

    def __init__(self, runtime: HipRuntime, launch: Launch, contents: Mapping[str, Array]) -> None:
        self._runtime = runtime
        self._placed: list[_Placed] = []
        for argument in launch.buffers:
            raw = np.ascontiguousarray(contents[argument.name]).reshape(-1).view(np.uint8)
            behind = -(-(raw.nbytes + launch.slack_bytes + GUARD_BYTES) // 256) * 256
            image = np.full((GUARD_BYTES + behind) // 4, PATTERN, np.uint32).view(np.uint8)
            image[GUARD_BYTES : GUARD_BYTES + raw.nbytes] = raw
            memory = runtime.allocate(image.nbytes, f"buffer '{argument.name}'")
            self._placed.append(_Placed(argument, memory, image, raw.nbytes))

    @property
    def addresses(self) -> dict[str, int]:
        """Where each buffer starts, by name."""
        return {placed.argument.name: placed.memory.address + GUARD_BYTES for placed in self._placed}

    def restore(self) -> None:
        """First contents everywhere."""
        for placed in self._placed:
            self._runtime.upload(placed.memory, placed.image)

    def download(self) -> tuple[dict[str, Array], tuple[str, ...]]:
        """(contents by name, in the types and shapes of the spec; what was changed that must not be)."""
        contents: dict[str, Array] = {}
        problems: list[str] = []
        for placed in self._placed:
            name = placed.argument.name
            now = np.empty_like(placed.image)
            self._runtime.download(placed.memory, now)
            changed = now != placed.image
            first, last = GUARD_BYTES, GUARD_BYTES + placed.size
            before, behind = int(changed[:first].sum()), int(changed[last:].sum())
            if before:
                problems.append(f"{before} byte(s) before {name} were written")
            if behind:
                problems.append(f"{behind} byte(s) after {name} were written")
            if placed.argument.read_only and changed[first:last].any():
                problems.append(f"{name} is read-only and was written")
            kind = np.dtype(placed.argument.type.storage)
            contents[name] = now[first:last].copy().view(kind).reshape(placed.argument.shape)
        return contents, tuple(problems)

    def free(self) -> None:
        """Give the memory back."""
        for placed in self._placed:
            self._runtime.free(placed.memory)
        self._placed.clear()
