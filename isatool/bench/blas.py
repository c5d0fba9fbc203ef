"""rocBLAS or hipBLAS as a row of its own: SGEMM on the buffers of a launch whose reference is a product of matrices.

hip-python binds hipBLAS (version 10: its extra `libraries`) but not rocBLAS, whose C interface is called as it is. The
libraries are column-major: C = alpha A B + beta C in rows is C' = alpha B' A' + beta C' in columns.
"""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from isatool.bench.device_buffers import DeviceBuffers
from isatool.bench.hip_runtime import DeviceError, binding
from isatool.diagnostics import Span, UserError
from isatool.records import record

if TYPE_CHECKING:
    from isatool.asm.launch_spec import Launch

Sgemm = Callable[..., int]
"""(m, n, k, alpha, A, lda, B, ldb, beta, C, ldc) -> status; pointers as numbers"""
_NAME: Final = r"([A-Za-z_]\w*)"
_PRODUCT: Final = re.compile(rf"^(?:{_NAME}\*)?\(?{_NAME}@{_NAME}\)?(?:\+{_NAME}\*{_NAME})?$")
_NO_TRANSPOSE: Final = 111
"""rocblas_operation_none"""
_ROCBLAS_ARGUMENTS: Final = (
    *(ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_int),
    *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_int),
    *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int),
)


@record
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


def library_launch(library: str, launch: Launch, buffers: DeviceBuffers) -> Callable[[], None]:
    """What enqueues a library's SGEMM on the buffers of a launch; DeviceError without it or its binding."""
    gemm = gemm_of(launch)
    sgemm = _rocblas() if library == "rocblas" else _hipblas()
    alpha, beta = ctypes.c_float(gemm.alpha), ctypes.c_float(gemm.beta)
    a, b, c = (buffers.addresses[name] for name in (gemm.a, gemm.b, gemm.c))

    def start() -> None:
        factors = ctypes.addressof(alpha), ctypes.addressof(beta)
        status = sgemm(gemm.n, gemm.m, gemm.k, factors[0], b, gemm.n, a, gemm.k, factors[1], c, gemm.n)
        if status:
            raise DeviceError(f"{library}'s SGEMM failed with status {status}")

    return start


def _rocblas() -> Sgemm:
    folders = [os.path.join(os.environ[name], "lib", "") for name in ("ROCM_PATH", "ROCM_HOME") if name in os.environ]
    failed = ""
    for folder in ("", *folders, "/opt/rocm/lib/"):
        try:
            rocblas = ctypes.CDLL(f"{folder}librocblas.so")
            break
        except OSError as error:
            failed = failed or str(error)
    else:
        raise DeviceError(f"librocblas.so cannot be loaded: {failed}", hint="install rocBLAS of your ROCm release")
    handle = ctypes.c_void_p()
    status = int(rocblas.rocblas_create_handle(ctypes.byref(handle)))
    if status:
        raise DeviceError(f"rocblas_create_handle failed with status {status}")
    rocblas.rocblas_sgemm.argtypes = _ROCBLAS_ARGUMENTS

    def sgemm(*arguments: int) -> int:
        return int(rocblas.rocblas_sgemm(handle, _NO_TRANSPOSE, _NO_TRANSPOSE, *arguments))

    return sgemm


def _hipblas() -> Sgemm:
    try:
        module = binding("hipblas")
    except ImportError:
        raise DeviceError(
            "hip-python's binding of hipblas is not installed",
            hint="install it with `pip install 'hip-python[libraries]'`",
        ) from None
    operation = getattr(getattr(module, "hipblasOperation_t"), "HIPBLAS_OP_N")  # noqa: B009
    handle = _called(module, "hipblasCreate")[1]

    def sgemm(*arguments: int) -> int:
        return int(cast(int, _called(module, "hipblasSgemm", handle, operation, operation, *arguments)[0]))

    return sgemm


def _called(module: object, name: str, *arguments: object) -> tuple[object, ...]:
    try:
        found = cast(Callable[..., tuple[object, ...]], getattr(module, name))(*arguments)
    except (RuntimeError, AttributeError) as error:
        text = " ".join(str(error).split())[:200]
        raise DeviceError(f"hipblas cannot be used: {text}", hint="install hipBLAS of your ROCm release") from None
    if name == "hipblasCreate" and int(cast(int, found[0])):
        raise DeviceError(f"hipblasCreate failed with status {int(cast(int, found[0]))}")
    return found
