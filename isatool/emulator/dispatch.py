"""From a kernel and a launch to the machine state at entry: memory, kernarg segment, SGPRs, VGPRs, EXEC.

Facts: ISA guide 3 and the AMDGPU backend's user guide, "Initial Kernel Execution State"; which SGPRs hold the
workgroup ids is a matter of the chip and is in the descriptor (s13 to s15 on gfx1100).
"""

from __future__ import annotations

import math
import struct
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from isatool.asm.descriptor import Descriptor
from isatool.asm.descriptor import descriptor_of as declared_in
from isatool.asm.kernarg import kernarg_bytes
from isatool.asm.launch_spec import MAX_LDS_BYTES, Launch, check_launch
from isatool.asm.metadata import metadata_of
from isatool.diagnostics import Span, UserError
from isatool.emulator.group import SGPR_POISON, VGPR_POISON, Group, Shared
from isatool.emulator.memory import Buffer, GlobalMemory, Lds
from isatool.emulator.steps import CODE_BASE, GOT_BASE, EmulatedCode
from isatool.ir.program import Function
from isatool.isa.registers import EXEC_HI, EXEC_LO, VGPR_BASE
from isatool.isa.target import Target
from isatool.isa.wave import WAVE32
from isatool.records import record

if TYPE_CHECKING:
    from isatool.asm.buffers import Array

BUFFER_BASE: Final = 0x7E1000000000
KERNARG_BASE: Final = 0x7D0000000000
PACKET_BASE: Final = 0x7D8000000000
GAP: Final = 1 << 16
DYNAMIC_STACK: Final = 4096
"""bytes per lane for calls whose depth the compiler does not know, as runtimes add some"""
FOUR_GIB: Final = 1 << 32
GLOBALS_SLACK: Final = 64
"""a wide scalar load may read past the end of a table"""
MAX_SCRATCH_BYTES: Final = 1 << 30
KERNARG_UNIT: Final = 16
"""compiled kernels load the last three dwords as four: a load may reach so far, but must begin in the segment"""


@record
class Contents:
    """One buffer of a dispatch: bytes at an address, with readable slack after."""

    name: str
    address: int
    content: bytes
    slack: int = 0
    writable: bool = True


@record
class Dispatch:
    """Everything that a run needs besides the code."""

    descriptor: Descriptor
    target: Target
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    kernarg: bytes
    buffers: tuple[Contents, ...] = ()
    lds_bytes: int = 0
    stack_bytes: int = 0
    """private memory beside what the descriptor asks for"""

    @property
    def scratch_bytes(self) -> int:
        """Private memory of a lane."""
        return self.descriptor.scratch_bytes + self.stack_bytes

    @property
    def lanes(self) -> int:
        """Lanes of a workgroup."""
        return math.prod(self.block)

    @property
    def waves(self) -> int:
        """Waves of a workgroup, the last perhaps partial."""
        return -(-self.lanes // self.descriptor.wave_size)

    @property
    def workgroups(self) -> int:
        """Workgroups of the grid."""
        return math.prod(self.grid)


@record
class Layout:
    """Where buffers lie: from `base` on, or each across a multiple of 4 GiB (`straddle`), so that carries show."""

    base: int = BUFFER_BASE
    straddle: bool = False

    def addresses(self, sizes: Sequence[tuple[str, int]]) -> dict[str, int]:
        """Addresses by name for (name, bytes including slack), 256-byte aligned, with gaps in between."""
        found: dict[str, int] = {}
        position = self.base
        for name, size in sizes:
            if self.straddle:
                boundary = -(-(position + size) // FOUR_GIB) * FOUR_GIB
                position = boundary - size // 2 // 256 * 256
            found[name] = position
            position += -(-(size + GAP) // 256) * 256
        return found


def descriptor_of(kernel: Function) -> Descriptor:
    """The kernel's descriptor; UserError without one, and where the file is read for another wave size."""
    program = kernel.program
    found = declared_in(program, kernel.name)
    if found is None:
        raise UserError(
            f"'{kernel.name}' has no kernel descriptor", program.span(kernel.first), "a kernel needs .amdhsa_kernel"
        )
    if found.wave_size != program.wave_size:
        raise UserError(
            f"'{kernel.name}' is for wave{found.wave_size}, the file is read for wave{program.wave_size}",
            Span(program.path, found.first + 1, 1),
            f".amdhsa_wavefront_size32 {int(program.wave_size == WAVE32)} says what the code says",
        )
    if found.value("fp16_overflow"):
        raise UserError(
            "not emulated: .amdhsa_fp16_overflow, f16 results that stop at the largest number",
            Span(program.path, found.first + 1, 1),
        )
    return found


def dispatch_of(
    kernel: Function, launch: Launch, contents: Mapping[str, Array], layout: Layout | None = None
) -> Dispatch:
    """The dispatch of a launch with the given buffer contents; UserError if it does not fit the kernel."""
    program = kernel.program
    descriptor = descriptor_of(kernel)
    metadata = metadata_of(program, kernel.name)
    if metadata is None:
        raise UserError(
            f"'{kernel.name}' has no metadata, so its arguments are not known",
            program.span(kernel.first),
            "the file needs .amdgpu_metadata",
        )
    check_launch(launch, metadata)
    _check_memory(kernel, descriptor, launch)
    slack = launch.slack_bytes
    raw = {argument.name: np.ascontiguousarray(contents[argument.name]).tobytes() for argument in launch.buffers}
    addresses = (layout or Layout()).addresses([(name, len(content) + slack) for name, content in raw.items()])
    size = max(descriptor.kernarg_size, metadata.kernarg_segment_size)
    writable = {argument.name: not argument.read_only for argument in launch.buffers}
    return Dispatch(
        descriptor,
        program.target,
        launch.grid,
        launch.block,
        kernarg_bytes(launch, metadata.arguments, addresses, size),
        tuple(Contents(name, addresses[name], content, slack, writable[name]) for name, content in raw.items()),
        launch.lds_bytes,
        DYNAMIC_STACK if descriptor.value("uses_dynamic_stack") else 0,
    )


def _check_memory(kernel: Function, descriptor: Descriptor, launch: Launch) -> None:
    """UserError for more LDS than a workgroup can have, or more scratch memory than an emulated one may take."""
    span = Span(kernel.program.path, descriptor.first + 1, 1)
    lds, scratch = descriptor.lds_bytes + launch.lds_bytes, descriptor.scratch_bytes * launch.workgroup_size
    if lds > MAX_LDS_BYTES:
        raise UserError(f"{lds} bytes of LDS for a workgroup, the limit is {MAX_LDS_BYTES}", span)
    if scratch > MAX_SCRATCH_BYTES:
        message = f"{scratch} bytes of scratch memory for a workgroup, at most {MAX_SCRATCH_BYTES} are emulated"
        raise UserError(message, span)


def global_memory(dispatch: Dispatch, code: EmulatedCode) -> GlobalMemory:
    """The memory at launch: the buffers, the kernarg segment, the dispatch packet, the global offset table."""
    buffers = [Buffer.of(part.name, part.address, part.content, part.slack, part.writable) for part in dispatch.buffers]
    unread = -len(dispatch.kernarg) % KERNARG_UNIT
    kernarg = Buffer.of("kernarg", KERNARG_BASE, dispatch.kernarg, unread, writable=False, begins_inside=True)
    buffers.append(kernarg)
    buffers.append(Buffer.of("dispatch packet", PACKET_BASE, _packet(dispatch), 0, writable=False))
    if code.got:
        table = struct.pack(f"<{len(code.got)}Q", *code.got_words)
        buffers.append(Buffer.of("global offset table", GOT_BASE, table, 0, writable=False))
    for section in code.data_of_run:
        buffers.append(Buffer.of(section.name, section.address, section.content, GLOBALS_SLACK, section.writable))
    return GlobalMemory(buffers)


def _packet(dispatch: Dispatch) -> bytes:
    """The AQL packet of the launch: sizes, segments and the kernarg address are what compiled code reads."""
    x, y, z = dispatch.block
    work_items = [extent * size for extent, size in zip(dispatch.grid, dispatch.block, strict=True)]
    dimensions = max((axis + 1 for axis in range(3) if work_items[axis] > 1), default=1)
    descriptor = dispatch.descriptor
    return struct.pack(
        "<HHHHHHIIIIIQQQQ", 2, dimensions, x, y, z, 0, *work_items, dispatch.scratch_bytes,
        descriptor.lds_bytes + dispatch.lds_bytes, CODE_BASE, KERNARG_BASE, 0, 0,
    )  # fmt: skip


@record
class EntryRegisters:
    """Registers at kernel entry, as arrays over the waves of some workgroups."""

    workgroup: NDArray[np.int64]
    wave: NDArray[np.int64]
    exists: NDArray[np.bool_]
    """[waves, lanes]: the lanes that have a work-item"""
    v0: NDArray[np.uint32]
    scalars: dict[int, NDArray[np.uint32]] = field(default_factory=dict)


def entry_of(dispatch: Dispatch, workgroups: Sequence[int]) -> EntryRegisters:
    """The entry state of some workgroups, given as linear numbers (x fastest)."""
    waves = dispatch.waves
    number = np.repeat(np.asarray(workgroups, np.int64), waves)
    wave = np.tile(np.arange(waves, dtype=np.int64), len(workgroups))
    size = dispatch.descriptor.wave_size
    lane = wave.reshape(-1, 1) * size + np.arange(size)
    entry = EntryRegisters(
        np.repeat(np.arange(len(workgroups), dtype=np.int64), waves),
        wave,
        lane < dispatch.lanes,
        _work_items(dispatch, lane),
    )
    grid_x, grid_y, _ = dispatch.grid
    ids = (number % grid_x, number // grid_x % grid_y, number // (grid_x * grid_y))
    for place, value in zip(dispatch.descriptor.workgroup_id_places(dispatch.target), ids, strict=True):
        if place is not None:
            old = entry.scalars.get(int(place.register), np.uint32(0))
            entry.scalars[int(place.register)] = old | value.astype(np.uint32) << np.uint32(place.low)
    for name, (first, count) in dispatch.descriptor.user_sgprs.items():
        content = {
            "kernarg_segment_ptr": KERNARG_BASE,
            "dispatch_ptr": PACKET_BASE,
            "private_segment_size": dispatch.scratch_bytes,
        }.get(name, 0)
        for part in range(count):
            entry.scalars[first + part] = np.full(len(number), content >> (32 * part) & 0xFFFFFFFF, np.uint32)
    return entry


def _work_items(dispatch: Dispatch, lane: NDArray[np.int64]) -> NDArray[np.uint32]:
    """v0: ids of 10 bits each; with x alone the upper bits are 0."""
    x, y, _ = dispatch.block
    parts = (lane % x, lane // x % y, lane // (x * y))
    packed = parts[0]
    for axis in range(1, dispatch.descriptor.workitem_ids):
        packed = packed | parts[axis] << (10 * axis)
    return packed.astype(np.uint32)


def initial_group(shared: Shared, code: EmulatedCode, kernel: str, dispatch: Dispatch, entry: EntryRegisters) -> Group:
    """All waves of some workgroups at the kernel's first instruction."""
    waves = len(entry.wave)
    size = dispatch.descriptor.wave_size
    v = np.full((256, waves, size), VGPR_POISON, np.uint32)
    s = np.full((256, waves, 1), SGPR_POISON, np.uint32)
    undefined_v = np.zeros((256, waves, size), np.uint32)
    undefined_s = np.full((256, waves, 1), 0xFFFFFFFF, np.uint32)
    undefined_v[1:, entry.exists] = 0xFFFFFFFF
    v[0] = entry.v0
    clean = {VGPR_BASE}
    s[EXEC_HI] = 0
    words = np.packbits(entry.exists, axis=1, bitorder="little").view("<u4").astype(np.uint32, copy=False)
    s[EXEC_LO : EXEC_LO + words.shape[1], :, 0] = words.T
    for code_number, value in entry.scalars.items():
        s[code_number] = value.reshape(-1, 1)
    for defined in (*entry.scalars, int(EXEC_LO), int(EXEC_HI)):
        undefined_s[defined] = 0
        clean.add(defined)
    dwords = -(-dispatch.scratch_bytes // 4)
    shape = (waves, size, dwords)
    return Group(
        shared, code.entry(kernel), dispatch.descriptor.mode_register, v, s, np.zeros((waves, 1), bool),
        entry.workgroup, entry.wave, entry.exists, undefined_v, undefined_s,
        np.full(shape, VGPR_POISON, np.uint32), np.full(shape, 0xFFFFFFFF, np.uint32), clean,
    )  # fmt: skip


def lds_of(dispatch: Dispatch, groups: int, cell: int) -> Lds:
    """Poisoned LDS for some workgroups."""
    return Lds(groups, dispatch.descriptor.lds_bytes + dispatch.lds_bytes, cell)
