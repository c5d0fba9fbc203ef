"""rocBLAS or hipBLAS as a row of its own: SGEMM on the buffers of a launch whose reference is a product of matrices.

The libraries are column-major: C = alpha A B + beta C in rows is C' = alpha B' A' + beta C' in columns.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from isatool.bench.device_buffers import DeviceBuffers
from isatool.bench.hip_runtime import DeviceError, binding
from isatool.bench.measure import Runnable
from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from isatool.asm.launch_spec import Launch

LIBRARIES: Final = ("rocblas", "hipblas")
_NAME: Final = r"([A-Za-z_]\w*)"
_PRODUCT: Final = re.compile(rf"^(?:{_NAME}\*)?\(?{_NAME}@{_NAME}\)?(?:\+{_NAME}\*{_NAME})?$")
_NO_TRANSPOSE: Final = {"rocblas": "rocblas_operation_none", "hipblas": "HIPBLAS_OP_N"}
_OPERATIONS: Final = {"rocblas": "rocblas_operation", "hipblas": "hipblasOperation_t"}


@dataclass(frozen=True)
class Gemm:
    """C[m, n] = alpha A[m, k] B[k, n] + beta C, by names of buffers, row-major f32."""

    a: str
    b: str
    c: str
    m: int
    n: int
    k: int
    alpha: float
    beta: float


def gemm_of(launch: Launch) -> Gemm:
    """The product that the launch's reference describes; UserError if it is none of f32 matrices."""
    references = launch.spec.reference
    shapes = {argument.name: argument.shape for argument in launch.buffers if argument.type.name == "f32"}
    if len(references) == 1:
        ((c, expression),) = references.items()
        match = _PRODUCT.match("".join(expression.text.split()))
        if match is not None:
            alpha, a, b, beta, addend = match.groups()
            fits = all(len(shapes.get(name, ())) == 2 for name in (a, b, c)) and addend in (None, c)
            if fits and shapes[a][1] == shapes[b][0] and shapes[c] == (shapes[a][0], shapes[b][1]):
                scalars = launch.scalars
                factors = (scalars[alpha] if alpha else 1.0, scalars[beta] if beta else 0.0)
                return Gemm(a, b, c, shapes[c][0], shapes[c][1], shapes[a][1], *factors)
    raise UserError(
        "the launch is not one that a BLAS library can do",
        Span(launch.spec.path),
        'expected one f32 reference like C = "alpha * (A @ B) + beta * C"',
    )


def library_runnable(library: str, launch: Launch, buffers: DeviceBuffers) -> Runnable:
    """The library's SGEMM on the launch's buffers; DeviceError without hip-python's binding or the library."""
    gemm = gemm_of(launch)
    try:
        module = binding(library)
    except ImportError:
        raise DeviceError(
            f"hip-python's binding of {library} is not installed",
            hint="install it with `pip install 'hip-python[libraries]'`",
        ) from None
    call = _Caller(module, library)
    handle = call(f"{library}_create_handle" if library == "rocblas" else "hipblasCreate")[0]
    plain = getattr(getattr(module, _OPERATIONS[library]), _NO_TRANSPOSE[library])
    alpha, beta = ctypes.c_float(gemm.alpha), ctypes.c_float(gemm.beta)
    place = {name: ctypes.c_void_p(address) for name, address in buffers.addresses.items()}
    name = "rocblas_sgemm" if library == "rocblas" else "hipblasSgemm"

    def start() -> None:
        call(
            name, handle, plain, plain, gemm.n, gemm.m, gemm.k, ctypes.addressof(alpha), place[gemm.b], gemm.n,
            place[gemm.a], gemm.k, ctypes.addressof(beta), place[gemm.c], gemm.n,
        )  # fmt: skip

    return Runnable(library, start)


@dataclass(frozen=True)
class _Caller:
    """Calls of the library by name, with every failure as a DeviceError."""

    module: object
    library: str

    def __call__(self, name: str, *arguments: object) -> tuple[object, ...]:
        try:
            function = cast(Callable[..., tuple[object, ...]], getattr(self.module, name))
            status, *found = function(*arguments)
        except (RuntimeError, AttributeError) as error:
            text = " ".join(str(error).split())[:200]
            raise DeviceError(
                f"{self.library} cannot be used: {text}", hint=f"install {self.library} of your ROCm release"
            ) from None
        if int(cast(int, status)):
            raise DeviceError(f"{name} failed with status {int(cast(int, status))}")
        return tuple(found)
