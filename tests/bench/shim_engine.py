"""Run inside the process that launches, by the stand-in library: kernels execute on isatool's own engine.

A code object is found again by its bytes among the assembly files of ISATOOL_SHIM_SOURCES (files and folders). Time
is one nanosecond an executed wave-instruction: it orders nothing that a GPU would.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import re
import traceback
from collections.abc import Iterator
from pathlib import Path

from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import Toolchain
from isatool.emulator import run as engines
from isatool.emulator.dispatch import Contents, Dispatch, descriptor_of
from isatool.emulator.steps import EmulatedCode
from isatool.ir.program import Program

MILLISECONDS_PER_INSTRUCTION = 1e-6
LAUNCH_FAILURE = 719
CLOCK = re.compile(r"\ts_getreg_b32 (s\d+), hwreg\(HW_REG_SHADER_CYCLES, 0, 20\)$")


class Allocation(ctypes.Structure):
    """As in the library: device address, where the bytes are, how many."""

    _fields_ = (("device", ctypes.c_uint64), ("shadow", ctypes.c_void_p), ("size", ctypes.c_size_t))


ENGINE = ctypes.CFUNCTYPE(
    ctypes.c_int,
    *(ctypes.POINTER(ctypes.c_uint8), ctypes.c_size_t, ctypes.c_char_p),
    *(ctypes.POINTER(ctypes.c_uint32), ctypes.POINTER(ctypes.c_uint32), ctypes.c_uint32),
    *(ctypes.POINTER(ctypes.c_uint8), ctypes.c_size_t),
    *(ctypes.POINTER(Allocation), ctypes.c_size_t, ctypes.POINTER(ctypes.c_double)),
)


class Engine:
    """Kernels by code object; results of equal launches are kept, since a benchmark repeats them."""

    def __init__(self) -> None:
        self.programs: dict[str, Program] = {}
        self.seen: set[Path] = set()
        self.kernels: dict[tuple[int, str], engines.Executable] = {}
        self.codes: dict[int, EmulatedCode] = {}
        self.results: dict[str, tuple[dict[str, bytes], float]] = {}

    def launch(self, *arguments: object) -> int:
        try:
            return self.run(*arguments)  # type: ignore[arg-type]
        except BaseException:
            traceback.print_exc()
            return LAUNCH_FAILURE

    def run(self, image, image_size, name, grid, block, shared, kernarg, kernarg_size, allocations, count, spent):  # type: ignore[no-untyped-def]
        spent[0] = 0.001
        if os.environ.get("ISATOOL_SHIM_NULL"):
            return 0
        code = ctypes.string_at(image, image_size)
        program = self.find(hashlib.sha256(code).hexdigest())
        kernel = self.kernel(program, name.decode())
        memory = {f"{index}": allocations[index] for index in range(count)}
        contents = {name: ctypes.string_at(one.shadow, one.size) for name, one in memory.items()}
        dispatch = Dispatch(
            descriptor_of(kernel.kernel), kernel.kernel.program.target, tuple(grid[:3]), tuple(block[:3]),
            ctypes.string_at(kernarg, kernarg_size),
            tuple(Contents(name, one.device, contents[name]) for name, one in memory.items()), shared,
        )  # fmt: skip
        key = hashlib.sha256(code + name + repr((dispatch.grid, dispatch.block, dispatch.kernarg)).encode())
        for content in contents.values():
            key.update(content)
        if key.hexdigest() not in self.results:
            raw = kernel.dispatch(dispatch, settings=engines.Settings(sanitize=False, engine="numpy"))
            time = int(raw.counts.sum()) * MILLISECONDS_PER_INSTRUCTION
            changed = {part: raw.memory[part] for part in contents if raw.memory[part] != contents[part]}
            self.results[key.hexdigest()] = changed, time
        changed, spent[0] = self.results[key.hexdigest()]
        for part, content in changed.items():
            ctypes.memmove(memory[part].shadow, content, len(content))
        return 0

    def kernel(self, program: Program, name: str) -> engines.Executable:
        """What an engine made of a kernel is kept; all kernels of a file share its code."""
        key = (id(program), name)
        if key not in self.kernels:
            self.kernels[key] = engines.Executable(program.kernel(name))
            if id(program) in self.codes:
                self.kernels[key].__dict__["code"] = self.codes[id(program)]
            self.codes[id(program)] = self.kernels[key].code
        return self.kernels[key]

    def find(self, digest: str) -> Program:
        """The program that was assembled to this code object."""
        if digest not in self.programs:
            tools = Toolchain.find()
            for path in sources():
                if path not in self.seen:
                    self.seen.add(path)
                    program = read_file(path)
                    linked = tools.link(tools.assemble(emit(program), program.chip, program.wave_size))
                    self.programs[hashlib.sha256(linked).hexdigest()] = without_clock(program)
        return self.programs[digest]


def without_clock(program: Program) -> Program:
    """The emulator has no cycle counter: the first reading in a kernel is 0, the second a number that grows with its
    code. Both are inventions.
    """
    if "SHADER_CYCLES" not in emit(program):
        return program
    lines, length = [], 0
    for line in emit(program).splitlines():
        length += 1
        match = CLOCK.match(line)
        if match is not None:
            line = f"\ts_mov_b32 {match[1]}, {0 if match[1] == 's9' else 100 * length}"
            length = 0
        lines.append(line)
    return read_text("\n".join(lines), program.path)


def sources() -> Iterator[Path]:
    for entry in map(Path, os.environ["ISATOOL_SHIM_SOURCES"].split(os.pathsep)):
        yield from sorted(entry.rglob("*.s")) if entry.is_dir() else (entry,)


def install(library: str) -> None:
    """Make the library call an engine, which lives as long as the process."""
    callback = ENGINE(Engine().launch)
    shim = ctypes.CDLL(library)
    shim.isatool_shim_set_engine.argtypes = [ENGINE]
    shim.isatool_shim_set_engine(callback)
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(callback))


if "LIBRARY" in globals():
    install(globals()["LIBRARY"])
