"""Outer products of every shape, compiled: what `rebank` makes of each.

`python benchmarks/outer_products.py OUT [--clang PATH]` writes kernels (and launch specs) of m x n tiles a lane, m and
n from 2 to 16, with factors from LDS or straight from global memory, unrolled or not, accumulators stored, scaled or
activated.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.isa import chips

LANES = 32
STEPS = 16

_SOURCE = """
typedef float real;
#define GLOBAL __attribute__((global))
#define SHARED __attribute__((shared))
extern "C" GLOBAL __attribute__((amdgpu_flat_work_group_size({lanes},{lanes})))
void kernel(const real *__restrict A, const real *__restrict B, {out} *__restrict C, int K, real alpha)
{{
    const int lane = __builtin_amdgcn_workitem_id_x();
    const int group = __builtin_amdgcn_workgroup_id_x();
    A += group * K * {rows_total};
    B += group * K * {columns_total};
    C += group * {rows_total} * {columns_total};
    const int row = (lane / 8) * {m};
    const int column = (lane % 8) * {n};
    real sum[{m}][{n}] = {{}};
{body}
{store}
}}
"""

_LDS_BODY = """
    SHARED static real As[{steps}][{rows_total}];
    SHARED static real Bs[{steps}][{columns_total}];
    for (int k0 = 0; k0 < K; k0 += {steps}) {{
        for (int i = lane; i < {steps} * {rows_total}; i += {lanes}) (&As[0][0])[i] = A[k0 * {rows_total} + i];
        for (int i = lane; i < {steps} * {columns_total}; i += {lanes}) (&Bs[0][0])[i] = B[k0 * {columns_total} + i];
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        #pragma clang loop {unroll}
        for (int k = 0; k < {steps}; k++) {{
            real a[{m}], b[{n}];
            for (int i = 0; i < {m}; i++) a[i] = As[k][row + i];
            for (int j = 0; j < {n}; j++) b[j] = Bs[k][column + j];
            {product}
        }}
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    }}
"""

_GLOBAL_BODY = """
    #pragma clang loop {unroll}
    for (int k = 0; k < K; k++) {{
        real a[{m}], b[{n}];
        for (int i = 0; i < {m}; i++) a[i] = A[k * {rows_total} + row + i];
        for (int j = 0; j < {n}; j++) b[j] = B[k * {columns_total} + column + j];
        {product}
    }}
"""

_ROWS_FIRST = (
    "for (int i = 0; i < {m}; i++) for (int j = 0; j < {n}; j++) sum[i][j] = __builtin_fmaf({factors}, sum[i][j]);"
)
_COLUMNS_FIRST = (
    "for (int j = 0; j < {n}; j++) for (int i = 0; i < {m}; i++) sum[i][j] = __builtin_fmaf({factors}, sum[i][j]);"
)
_STORES = {
    "plain": "sum[i][j]",
    "scaled": "alpha * sum[i][j]",
    "half": "(_Float16)(alpha * sum[i][j])",
    "relu": "sum[i][j] > 0 ? sum[i][j] : alpha * sum[i][j]",
    "updated": "alpha * sum[i][j] + C[(row + i) * {columns_total} + column + j]",
}

_SPEC = """kernel = "kernel"
block = [{lanes}, 1, 1]
grid = [2, 1, 1]

[sizes]
K = {{ default = {k}, min = {steps}, multiple_of = {steps} }}

[[arguments]]
name = "A"
buffer = "f32[2, K, {rows_total}]"
fill = "uniform(-1, 1)"

[[arguments]]
name = "B"
buffer = "f32[2, K, {columns_total}]"
fill = "uniform(-1, 1)"

[[arguments]]
name = "C"
buffer = "{type}[2, {rows_total}, {columns_total}]"
fill = "uniform(-1, 1)"
output = true

[[arguments]]
name = "K"
scalar = "i32"
value = "K"

[[arguments]]
name = "alpha"
scalar = "f32"
value = 0.75

[memory]
slack = "1024"
"""


@dataclass(frozen=True, slots=True)
class Variant:
    """One kernel: tile of a lane, where factors come from, unroll factor, loop order, operand order, what is stored."""

    m: int
    n: int
    source: str = "lds"
    unroll: str = "disable"
    columns_first: bool = False
    exchanged: bool = False
    store: str = "scaled"
    optimisation: str = "-O3"

    @property
    def name(self) -> str:
        """File name without ending."""
        parts = [
            f"{self.m}x{self.n}",
            self.source,
            self.store,
            self.unroll.replace("enable", "full"),
            self.optimisation[1:],
        ]
        parts += ["columns"] if self.columns_first else []
        parts += ["exchanged"] if self.exchanged else []
        return "_".join(parts)

    def hip(self) -> str:
        """The HIP source."""
        sizes = {"m": self.m, "n": self.n, "rows_total": 4 * self.m, "columns_total": 8 * self.n}
        factors = "b[j], a[i]" if self.exchanged else "a[i], b[j]"
        product = (_COLUMNS_FIRST if self.columns_first else _ROWS_FIRST).format(factors=factors, **sizes)
        body = (_LDS_BODY if self.source == "lds" else _GLOBAL_BODY).format(
            steps=STEPS, lanes=LANES, product=product, unroll=_unroll(self.unroll), **sizes
        )
        store = (
            (
                "    for (int i = 0; i < {m}; i++) for (int j = 0; j < {n}; j++)"
                " C[(row + i) * {columns_total} + column + j] = "
            ).format(**sizes)
            + _STORES[self.store].format(**sizes)
            + ";"
        )
        out = "_Float16" if self.store == "half" else "real"
        return _SOURCE.format(lanes=LANES, body=body, store=store, out=out, **sizes)

    def spec(self) -> str:
        """The launch spec."""
        kind = "f16" if self.store == "half" else "f32"
        return _SPEC.format(
            lanes=LANES, steps=STEPS, k=2 * STEPS, rows_total=4 * self.m, columns_total=8 * self.n, type=kind
        )


def _unroll(text: str) -> str:
    return f"unroll_count({text})" if text.isdigit() else f"unroll({text})"


def variants() -> Iterator[Variant]:
    """A spread over shapes and styles that compiles in a few minutes."""
    stores = tuple(_STORES)
    unrolls = ("disable", "2", "4")
    number = 0
    for m in range(2, 17):
        for n in range(2, 17):
            if m * n > 160 or (m + n) % 3 == 2:
                continue
            number += 1
            yield Variant(
                m,
                n,
                "global" if number % 4 == 0 else "lds",
                unrolls[number % 3] if m * n <= 64 else "disable",
                number % 2 == 0,
                number % 5 == 0,
                stores[number % len(stores)],
                "-O2" if number % 7 == 0 else "-O3",
            )


def main() -> None:
    """Write and compile all variants."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--clang", help="a clang with AMDGPU instead of ziglang's")
    parser.add_argument("--every", type=int, default=1, help="only every n-th variant")
    options = parser.parse_args()
    tools = Toolchain.find(options.clang)
    options.out.mkdir(parents=True, exist_ok=True)
    for variant in list(variants())[:: options.every]:
        source = options.out / f"{variant.name}.hip"
        source.write_text(variant.hip())
        try:
            (options.out / f"{variant.name}.s").write_text(
                tools.compile_hip(source, chips.DEFAULT.name, optimisation=variant.optimisation)
            )
        except UserError as error:
            print(error)
            continue
        (options.out / f"{variant.name}.toml").write_text(variant.spec())


if __name__ == "__main__":
    main()
