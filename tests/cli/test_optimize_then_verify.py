"""Every output of `optimize` is verified by the line that the command prints, by the proof in the cache or a file."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path
from typing import Final

import pytest

from isatool.cli.main import main
from isatool.user_cache import PrivateFolder

ROOT = Path(__file__).resolve().parents[2]
SAMPLES: Final = sorted((ROOT / "samples").glob("*/*.s"))
CORPUS: Final = ROOT / "benchmarks/corpus"
KERNELS: Final = (
    *("aes_rounds", "attend16", "bf16_scale_add", "big_multiply4", "biquads", "blur17", "chacha20", "collatz"),
    *("dequant_gemm", "dgemm_2x2", "dynamic_two", "fft64", "fft_radix8", "fill_lds", "heat2d", "histogram"),
    *("interpreter", "knapsack", "lennard_jones", "mandelbrot", "median9", "mixed_dot", "murmur3", "nbody_tiled"),
    *("partial_waves", "q4_times_q8", "rotary", "scan_dpp", "scan_lds", "softmax_row", "spmv_csr", "sum_float"),
    *("transpose_tile", "wmma_bf16", "wmma_lds", "xtea"),
)
REAL: Final = ("rms_rows", "masked_softmax", "stencil_march", "triton_embedding")
SECONDS: Final = {"samples": "24", "kernels": "10", "real": "10"}
CHEAP: Final = ("hgemm/kernel1.s", "kernels/fft_radix8.s", "kernels/fill_lds.s")


def every() -> list[Path]:
    """All samples and 40 kernels."""
    kernels = [CORPUS / "kernels" / f"{name}.s" for name in KERNELS]
    return [*SAMPLES, *kernels, *(CORPUS / "real" / f"{name}.s" for name in REAL)]


def optimized(path: Path, folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> list[str]:
    """The printed `verify` line of `optimize`; [] where it changed nothing, and then the output is the input."""
    out = folder / "out.s"
    seconds = SECONDS.get(path.parent.name, SECONDS["samples"])
    assert main(["optimize", str(path), "-o", str(out), "--time-limit", seconds, *options]) == 0
    said = capsys.readouterr().out
    lines = [line.removeprefix("verify: ") for line in said.splitlines() if line.startswith("verify: ")]
    if not lines:
        assert out.read_bytes() == path.read_bytes(), said
        return []
    (line,) = lines
    return shlex.split(line)[1:]


def check(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The line proves, or runs what was only emulated."""
    assert main([*line, "--no-witness"]) == 0, capsys.readouterr().out
    said = capsys.readouterr()
    assert said.err == ""
    assert "by a certificate" in said.out or "emulated: " in said.out


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Proofs of this test alone, beside the emulator's code that all tests share."""
    folder = tmp_path / "proofs"
    monkeypatch.setattr(PrivateFolder, "path", folder)
    return folder


@pytest.mark.parametrize("name", CHEAP)
def test_the_printed_line_proves_what_was_written(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (path,) = (each for each in every() if str(each).endswith(name))
    line = optimized(path, tmp_path, capsys)
    if line:
        check(line, capsys)


@pytest.mark.full
@pytest.mark.parametrize("path", every(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_sample_and_forty_kernels(
    path: Path, tmp_path: Path, own_cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the proof in the cache, and without that by the file."""
    place = tmp_path / "proof.json"
    line = optimized(path, tmp_path, capsys, "--certificate", str(place))
    if not line:
        return
    if line[-2:] == ["--certificate", str(place)]:
        check(line[:-2], capsys)
        shutil.rmtree(own_cache)
    check(line, capsys)


def test_there_are_forty_kernels() -> None:
    assert len(set(every()) - set(SAMPLES)) == 40
    assert all(path.is_file() for path in every())
