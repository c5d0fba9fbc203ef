"""Writes the kernels of the list: `python benchmarks/corpus/real/generate.py [NAME ...] [--clang19 PATH]`.

Each is one kernel as a compiler of today leaves it: Triton 3.9 (debug lines, dynamic LDS and its own target name
included), HIP and OpenCL from ziglang's clang and from clang 19. The files are committed, so what is counted does not
change with a compiler; run this only when a kernel is added. Kernels of a compiler that is not there are left alone.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import importlib.util
import re
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kernels.generate import extract
from real.triton_cases import AUTHORS, CASES, Case

from isatool.asm.toolchain import Toolchain

HERE: Final = Path(__file__).resolve().parent
CORPUS: Final = HERE.parent
KERNELS_OF_TRITON: Final = CORPUS / "triton"
SAMPLES: Final = CORPUS.parents[1] / "samples" / "triton"
CLANG, CLANG19, TRITON = "clang", "clang-19", "triton"

SOURCES: Final[Mapping[str, Mapping[str, str]]] = {
    "real/frameworks.hip": {
        CLANG: "sgemm_fill sgemm_ahead cgemm hgemm_wmma q4_vector q4k_vector q8_tile gated_linear attention_vector "
        "rms_rows masked_softmax conv_direct stencil_march lattice_d2q9 nearest_centre bicubic fft4096 forces_tiled",
        CLANG19: "sgemm_fill cgemm hgemm_wmma q8_tile conv_direct winograd_input byte_histogram lu_rows",
    },
    "real/libraries.cl": {
        CLANG: "xgemm hgemm_image filter_rows options",
        CLANG19: "xgemv merge_sort_local xgemm",
    },
}
"""kernels by source and compiler"""
AUTHORED: Final[Mapping[str, str]] = {
    "real/authors.hip": (
        "gemm_naive gemm_tile_edges gemm_blocks_edges gemm_two_buffers gemv_wave_rows gemv_columns gemv_half_rows "
        "q8_rows q6_rows q5_to_float quantize_blocks nbody_memory nbody_blocks conv2d_any conv3x3_halo "
        "winograd_outputs depthwise_any grouped_1x1 image_to_columns decode_attention paged_scores flash_rows "
        "softmax_backward layer_norm_rows rms_norm_residual rotary_halves softmax_three_loops bitonic_memory "
        "odd_even_sort scan_sweeps scan_shuffles radix_counts fft_stage fft256_radix4 jacobi_inside "
        "stencil_eighth csr_lanes csr_waves ell_lanes dot_grid nearest_point transpose_edges permute_0213 "
        "resize_bilinear max_pool_indices average_pool adam_step shortest_paths bfs_level path_rows "
        "scale_shift gelu_vectors norm_rows gather_rows silu_and_mul cache_pages csr_times_dense"
    ),
    "real/authors.cl": (
        "axpy_strides gemm_rows8 gemm_padded gemv_rows4 filter_clamped sobel_inside histogram_groups "
        "reduce_min_groups forces_by_list heat_tile centre_of_points conv_channels4"
    ),
}
"""kernels by source, by ziglang's clang"""
SAMPLED: Final[Mapping[str, str]] = {
    "triton_softmax_1024": "softmax",
    "triton_int4_gemv": "int4_gemv",
    "triton_rms_norm": "rms_norm",
}
"""kernels whose texts are samples, under the samples' names"""


@dataclass(frozen=True)
class Entry:
    """A kernel of the list: its name, which is its file's unless it is a sample, and where it comes from."""

    name: str
    compiler: str
    source: str
    held_out: bool

    @property
    def path(self) -> Path:
        """The committed text."""
        sample = SAMPLED.get(self.name)
        return HERE / f"{self.name}.s" if sample is None else SAMPLES / f"{sample}.s"


def entries() -> tuple[Entry, ...]:
    """All kernels in the order of the lists.

    Held out is every second one of each compiler, and of the authors' those whose name's SHA-256 is odd.
    """
    found: list[tuple[str, str, str]] = [(f"triton_{case.name}", TRITON, case.function) for case in CASES]
    for source, compilers in SOURCES.items():
        for compiler, names in compilers.items():
            suffix = "_clang19" if compiler == CLANG19 else ""
            found.extend((name + suffix, compiler, source) for name in names.split())
    count: dict[str, int] = {}
    made = []
    for name, compiler, source in found:
        count[compiler] = count.get(compiler, -1) + 1
        made.append(Entry(name, compiler, source, count[compiler] % 2 == 1))
    authored = [(f"triton_{case.name}", TRITON, case.function) for case in AUTHORS]
    for source, names in AUTHORED.items():
        authored.extend((name, CLANG, source) for name in names.split())
    made.extend(Entry(*each, hashlib.sha256(each[0].encode()).digest()[-1] % 2 == 1) for each in authored)
    return tuple(made)


def triton_text(case: Case, chip: str) -> str:
    """What Triton's back end for a chip writes for a case; no GPU is needed."""
    if str(KERNELS_OF_TRITON) not in sys.path:
        sys.path.insert(0, str(KERNELS_OF_TRITON))
    language = importlib.import_module("triton.language")
    compiler = importlib.import_module("triton.compiler")
    target = importlib.import_module("triton.backends.compiler").GPUTarget("hip", chip, 32)
    module, _, name = case.function.partition(".")
    function = getattr(importlib.import_module(module), name)
    types = dict(argument.split(":") for argument in case.arguments.split())
    constants = {
        key: getattr(language, value.replace("fp", "float")) if isinstance(value, str) else value
        for key, value in case.constants.items()
    }
    signature = {key: "constexpr" if key in constants else types[key].split("/")[0] for key in function.arg_names}
    facts = {}
    for place, key in enumerate(function.arg_names):
        kind = types.get(key, "")
        known = [["tt.divisibility", 16]] if kind.startswith("*") or kind.endswith("/16") else []
        if kind.startswith("*") and not case.wide:
            known.append(["tt.pointer_range", 32])
        if known:
            facts[(place,)] = known
    source = compiler.ASTSource(function, signature, constants, facts)
    options = {"num_warps": case.warps, "num_stages": case.stages}
    function.file_name = f"triton/{module}.py"
    compiled: str = importlib.import_module("triton").compile(source, target=target, options=options).asm["amdgcn"]
    return re.sub(r'"/[^"\n]*/triton/language"(.*?;.*)?', '"triton/language"', compiled)


def texts(wanted: set[str], clang19: Sequence[str], chip: str = "gfx1100") -> Iterator[tuple[Entry, str]]:
    """The wanted kernels of the compilers that are there, without those of matrix instructions that a chip has not."""
    there = {CLANG: tuple(Toolchain.find().clang), CLANG19: tuple(clang19)}
    chosen = [entry for entry in entries() if not wanted or entry.name in wanted]
    for entry in chosen:
        if entry.compiler == TRITON and (found := importlib.util.find_spec("triton")) and found.origin:
            case = next(case for case in (*CASES, *AUTHORS) if f"triton_{case.name}" == entry.name)
            yield entry, triton_text(case, chip)
    for (compiler, source), group in _grouped(chosen).items():
        if there[compiler]:
            kernels = {entry.name.removesuffix("_clang19"): entry for entry in group}
            if chip.startswith("gfx12"):
                kernels.pop("hgemm_wmma", None)
            for name, text in extract(CORPUS / source, tuple(kernels), there[compiler], chip).items():
                yield kernels[name], text


def _grouped(chosen: Sequence[Entry]) -> dict[tuple[str, str], list[Entry]]:
    made: dict[tuple[str, str], list[Entry]] = {}
    for entry in chosen:
        if entry.compiler != TRITON:
            made.setdefault((entry.compiler, entry.source), []).append(entry)
    return made


def main() -> None:
    """Writes the files that the command line names, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="kernels (default: all)")
    parser.add_argument("--clang19", default=shutil.which("clang-19") or "", help="a clang 19 with AMDGPU")
    options = parser.parse_args()
    for entry, text in texts(set(options.names), (options.clang19,) if options.clang19 else ()):
        entry.path.write_text(text)
        print(f"{entry.name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
