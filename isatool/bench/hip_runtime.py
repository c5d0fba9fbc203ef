"""HIP through hip-python, versions 7.2 and 10: every call checked, every failure one UserError.

hip-python returns a tuple (error, results...) and never raises for a HIP error; it raises RuntimeError when the library
or a symbol of it cannot be loaded, and only at the first call that needs it. Names are passed as bytes, kernel
arguments as one packed block in `extra`: both versions take these.
"""

from __future__ import annotations

import ctypes
import importlib
import re
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from isatool.diagnostics import UserError
from isatool.installed import to_install
from isatool.records import record

if TYPE_CHECKING:
    from isatool.asm.buffers import Array

SIMULATED_NAME: Final = "isatool emulator"
"""what the name of a device that only pretends starts with"""

_NO_DEVICE: Final = (100, 101)
_OUT_OF_MEMORY: Final = 2
_TO_DEVICE: Final = "hipMemcpyHostToDevice"
_TO_HOST: Final = "hipMemcpyDeviceToHost"
_FAILED_LOAD: Final = re.compile(r"failed to (dlopen|dlsym) 'b'([^']*)''(?:: (.*))?", re.DOTALL)


class DeviceError(UserError):
    """HIP, its library or the device cannot do what was asked."""


@record
class Device:
    """What the runtime says of a device. Clocks in MHz, memory in bytes; `multiprocessors` are WGPs on gfx11."""

    index: int
    name: str
    arch: str
    multiprocessors: int
    clock_mhz: float
    memory_clock_mhz: float
    memory_bytes: int
    bus: str = ""

    @property
    def chip(self) -> str:
        """`gfx1100` of `gfx1100` or of `gfx90a:sramecc+:xnack-`."""
        return self.arch.partition(":")[0]

    @property
    def is_simulated(self) -> bool:
        """True for a stand-in whose times say nothing."""
        return self.name.startswith(SIMULATED_NAME)


@record
class DeviceMemory:
    """An allocation; `handle` keeps hip-python's object alive."""

    handle: object
    address: int
    size: int


class HipRuntime:
    """The calls that isatool makes. Raises DeviceError for a missing package, library, symbol or device."""

    def __init__(self) -> None:
        install = f"install it with `{to_install('hip')}`"
        try:
            self._hip = binding("hip")
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] not in ("hip", "rocm"):
                raise
            raise DeviceError("the package hip-python is not installed", hint=install) from None
        except ImportError as error:
            raise DeviceError(f"hip-python cannot be imported: {_line(str(error))}", hint=install) from None
        status, *_ = self._raw("hipInit", 0)
        if int(cast(int, status)) in _NO_DEVICE:
            raise _no_device()
        self._check("hipInit", status)
        status, count = self._raw("hipGetDeviceCount")
        if int(cast(int, status)) in _NO_DEVICE or not count:
            raise _no_device()
        self._check("hipGetDeviceCount", status)
        self.device_count = int(cast(int, count))
        self._modules: dict[bytes, object] = {}

    def select(self, index: int) -> Device:
        """Use a device, by number from 0."""
        if not 0 <= index < self.device_count:
            raise DeviceError(f"there is no device {index}", hint=f"devices: 0 to {self.device_count - 1}")
        self._call("hipSetDevice", index)
        if _major_version() >= 10:
            (properties,) = self._call("hipGetDeviceProperties", index)
        else:
            properties = cast(Callable[[], object], getattr(self._hip, "hipDeviceProp_t"))()  # noqa: B009
            self._call("hipGetDeviceProperties", properties, index)
        numbers = {name: int(getattr(properties, name)) for name in _NUMBERS}
        return Device(
            index,
            _text(getattr(properties, "name")),  # noqa: B009
            _text(getattr(properties, "gcnArchName")),  # noqa: B009
            numbers["multiProcessorCount"],
            numbers["clockRate"] / 1000,
            numbers["memoryClockRate"] / 1000,
            numbers["totalGlobalMem"],
            f"{numbers['pciDomainID']:04x}:{numbers['pciBusID']:02x}:{numbers['pciDeviceID']:02x}.0",
        )

    def versions(self) -> dict[str, str]:
        """Of hip-python, HIP's runtime and its driver, and which library file was loaded."""
        runtime, driver = (self._call(name)[0] for name in ("hipRuntimeGetVersion", "hipDriverGetVersion"))
        return {
            "hip-python": metadata.version("hip-python"),
            "HIP runtime": str(runtime),
            "HIP driver": str(driver),
            "library": loaded_library() or "unknown",
        }

    def allocate(self, size: int, what: str) -> DeviceMemory:
        """Device memory of `size` bytes (at least one is allocated), named in the message when there is not enough."""
        status, *found = self._raw("hipMalloc", max(1, size))
        if int(cast(int, status)) == _OUT_OF_MEMORY:
            raise DeviceError(
                f"the device has no {size} bytes left for {what}", hint="choose a smaller size with --size"
            )
        self._check("hipMalloc", status)
        return DeviceMemory(found[0], int(cast(int, found[0])), size)

    def free(self, memory: DeviceMemory) -> None:
        """Give an allocation back."""
        self._call("hipFree", memory.handle)

    def upload(self, memory: DeviceMemory, content: Array) -> None:
        """Copy a contiguous array to the start of an allocation."""
        if content.nbytes:
            self._call("hipMemcpy", memory.handle, content, content.nbytes, self._kind(_TO_DEVICE))

    def download(self, memory: DeviceMemory, content: Array) -> None:
        """Fill a contiguous, writable array from the start of an allocation."""
        if content.nbytes:
            self._call("hipMemcpy", content, memory.handle, content.nbytes, self._kind(_TO_HOST))

    def load(self, image: bytes, kernel: str, label: str) -> object:
        """The function of a kernel in a code object."""
        if image not in self._modules:
            status, *found = self._raw("hipModuleLoadData", image)
            if int(cast(int, status)):
                raise DeviceError(f"{label}: the device refuses this code object: {self._explain(status)}")
            self._modules[image] = found[0]
        module = self._modules[image]
        status, *function = self._raw("hipModuleGetFunction", module, kernel.encode())
        if int(cast(int, status)):
            raise DeviceError(f"{label}: no kernel '{kernel}' in the loaded code object: {self._explain(status)}")
        # The module must live as long as the function.
        return LoadedFunction(module, function[0])

    def launch(
        self,
        function: object,
        grid: tuple[int, int, int],
        block: tuple[int, int, int],
        lds_bytes: int,
        kernarg: ctypes.Structure,
    ) -> None:
        """Start a kernel on the null stream; `kernarg` comes from `packed`."""
        loaded = cast(LoadedFunction, function)
        self._call("hipModuleLaunchKernel", loaded.function, *grid, *block, lds_bytes, None, None, (kernarg,))

    def synchronize(self) -> None:
        """Wait for everything; errors of launches show here."""
        self._call("hipDeviceSynchronize")

    def event(self) -> object:
        """A new event."""
        return self._call("hipEventCreate")[0]

    def destroy(self, event: object) -> None:
        """Give an event back."""
        self._call("hipEventDestroy", event)

    def record(self, event: object) -> None:
        """Mark this place of the null stream."""
        self._call("hipEventRecord", event, None)

    def milliseconds(self, start: object, stop: object) -> float:
        """Device time between two recorded events that have been waited for."""
        return float(cast(float, self._call("hipEventElapsedTime", start, stop)[0]))

    def _kind(self, name: str) -> object:
        return getattr(getattr(self._hip, "hipMemcpyKind"), name)  # noqa: B009

    def _call(self, name: str, *arguments: object) -> tuple[object, ...]:
        status, *found = self._raw(name, *arguments)
        self._check(name, status)
        return tuple(found)

    def _raw(self, name: str, *arguments: object) -> tuple[object, ...]:
        try:
            function = cast(Callable[..., tuple[object, ...]], getattr(self._hip, name))
            return function(*arguments)
        except RuntimeError as error:
            raise _load_failure(error) from None
        except AttributeError:
            raise DeviceError(f"this hip-python has no {name}", hint="versions 7.2 and 10 are known to work") from None

    def _check(self, name: str, status: object) -> None:
        if int(cast(int, status)):
            raise DeviceError(f"{name} failed: {self._explain(status)}")

    def _explain(self, status: object) -> str:
        number = int(cast(int, status))
        text = ""
        try:
            function = cast(Callable[[object], object], getattr(self._hip, "hipGetErrorString"))  # noqa: B009
            found = function(status)
            text = _text(found[-1] if isinstance(found, tuple) else found)
        except (RuntimeError, AttributeError, TypeError):
            text = "the runtime does not say more"
        return f"{text} (HIP error {number})"


@record
class LoadedFunction:
    """A kernel on the device and the module that it lives in."""

    module: object
    function: object


_NUMBERS: Final = (
    *("multiProcessorCount", "clockRate", "memoryClockRate", "totalGlobalMem"),
    *("pciDomainID", "pciBusID", "pciDeviceID"),
)


def binding(name: str) -> object:
    """hip-python's module of a library: an attribute of `hip` in version 10, a submodule in version 7."""
    found: object = getattr(importlib.import_module("hip"), name, None)
    return found if found is not None else importlib.import_module(f"hip.{name}")


def packed(segment: bytes) -> ctypes.Structure:
    """A kernarg segment as the one structure that both versions of hip-python copy as it is."""
    words = -(-max(1, len(segment)) // 8)

    class Kernarg(ctypes.Structure):
        _fields_ = (("words", ctypes.c_uint64 * words),)

    return Kernarg.from_buffer_copy(segment.ljust(8 * words, b"\0"))


def loaded_library() -> str:
    """The file of the HIP library in this process; "" where the system does not say."""
    try:
        lines = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    names = (line.partition("/")[2] for line in lines if "libamdhip64" in line)
    return next((f"/{name}" for name in names), "")


def _no_device() -> DeviceError:
    return DeviceError(
        "HIP finds no device",
        hint="is a supported AMD GPU there, with its driver, and may this user open /dev/kfd and /dev/dri?",
    )


def _load_failure(error: RuntimeError) -> DeviceError:
    match = _FAILED_LOAD.search(str(error))
    if match is None:
        return DeviceError(f"hip-python failed: {_line(str(error))}")
    kind, name, said = match.groups()
    reason = _line(said or "").removeprefix("b").strip("'\"")
    if kind == "dlopen":
        return DeviceError(
            f"HIP's library {name} cannot be loaded: {reason or 'not found'}",
            hint="install ROCm's HIP runtime, or name its folder in ROCM_PATH or LD_LIBRARY_PATH",
        )
    return DeviceError(
        f"HIP's library has no {name}", hint="it is older than this hip-python: update ROCm, or install hip-python<10"
    )


def _major_version() -> int:
    return int(metadata.version("hip-python").partition(".")[0])


def _text(value: object) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)


def _line(text: str) -> str:
    return " ".join(text.split())[:200]
