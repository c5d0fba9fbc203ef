"""Writes the committed kernels anew: `python benchmarks/corpus/kernels/generate.py [NAME ...]`.

Each is one kernel of the corpus as the clang of ziglang compiles it, alone in a file. The files are committed, so what
is counted and proved about them does not change with the compiler; run this only when a kernel is added.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from compile import compile_source

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.pipeline.detached import Detacher

HERE: Final = Path(__file__).resolve().parent
LEVEL: Final = "O3"
KERNELS: Final[Mapping[str, tuple[str, ...]]] = {
    "hip/attention.hip": ("softmax_row", "attend16", "layer_norm", "rotary"),
    "hip/ciphers.hip": ("aes_rounds",),
    "hip/control.hip": ("collatz", "interpreter"),
    "hip/convolution.hip": ("depthwise3x3",),
    "hip/copies.hip": ("copy_bytes", "fill_pattern", "scatter_add"),
    "hip/finance.hip": ("binomial_tree", "error_function"),
    "hip/fourier.hip": ("fft64",),
    "hip/fractals.hip": ("mandelbrot",),
    "hip/halves.hip": ("mixed_dot", "bf16_scale_add", "half_softmax"),
    "hip/lattices.hip": ("life_words",),
    "hip/linear.hip": ("gemm_2x3", "dgemm_2x2", "spmv_csr", "transpose_tile"),
    "hip/matrixcores.hip": ("wmma_f32", "wmma_f16", "wmma_bf16", "wmma_i8", "wmma_lds"),
    "hip/mixers.hip": ("murmur3", "xtea", "chacha20"),
    "hip/particles.hip": ("nbody_tiled", "lennard_jones"),
    "hip/quantised.hip": ("q4_times_q8", "int8_tile"),
    "hip/reductions.hip": ("sum_float", "argmax"),
    "hip/sorting.hip": ("scan_lds", "scan_dpp", "histogram", "bitonic_step"),
    "hip/stencils.hip": ("heat2d", "blur17", "median9"),
    "hip/transforms.hip": ("fft_radix8",),
    "hip/wide.hip": ("big_multiply4", "divide_int"),
    "opencl/blas.cl": ("dequant_gemm", "half_gemv"),
    "opencl/digests.cl": ("md4_candidates",),
    "opencl/searching.cl": ("knapsack",),
    "opencl/signals.cl": ("int4_dot", "biquads"),
    "kernels/edges.hip": (
        *("dynamic_reverse", "dynamic_two", "partial_waves", "partial_stencil", "fill_words", "fill_rows", "fill_lds"),
    ),
}
"""kernels by source"""


def extract(source: Path, names: tuple[str, ...], clang: Sequence[str] = (), chip: str = "gfx1100") -> dict[str, str]:
    """The text of each named kernel of a source, alone, from ziglang's clang or another."""
    program = read_text(compile_source(clang or Toolchain.find().clang, source, LEVEL, chip=chip), source.name)
    detacher = Detacher(program)
    texts = {}
    for name in names:
        detached = detacher.detach(program.kernel(name))
        assert detached is not None, name
        texts[name] = emit(detached.program)
    return texts


def main() -> None:
    """Writes the files that the command line names, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="kernels (default: all)")
    wanted = set(parser.parse_args().names)
    for source, names in KERNELS.items():
        chosen = tuple(name for name in names if not wanted or name in wanted)
        for name, text in extract(HERE.parent / source, chosen).items() if chosen else ():
            (HERE / f"{name}.s").write_text(text)


if __name__ == "__main__":
    main()
