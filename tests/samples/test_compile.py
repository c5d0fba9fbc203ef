"""The samples are what their sources compile to, and say nothing of the machine that compiled them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from isatool.asm.toolchain import Toolchain
from isatool.isa import chips

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "samples" / "sgemm"
HGEMM = ROOT / "samples" / "hgemm"
NAMES = sorted(source.stem for source in SAMPLES.glob("*.hip"))
SOURCES = [
    *(pytest.param(SAMPLES / f"{name}.hip", id=name) for name in NAMES),
    *(
        pytest.param(source, id=f"hgemm-{source.stem}", marks=() if source.stem == "kernel4" else (pytest.mark.full,))
        for source in sorted(HGEMM.glob("*.hip"))
    ),
]
EVERY_TEXT = sorted((*SAMPLES.glob("*.s"), *HGEMM.glob("*.s"), *(ROOT / "tests" / "data" / "sgemm").glob("*.s")))


def test_all_kernels_are_there() -> None:
    assert NAMES == ["kernel1", "kernel2", "kernel3", "kernel4", "kernel5", "kernel5_unpadded"]


@pytest.mark.parametrize("source", SOURCES)
def test_a_source_compiles_to_the_sample_beside_it(source: Path) -> None:
    """With the compiler version that made it; any other one must still compile it for a kernel without scratch."""
    kept = source.with_suffix(".s").read_text()
    compiled = Toolchain.find(environment={}).compile_hip(source, chips.DEFAULT.name)
    if _compiler(compiled) == _compiler(kept):
        assert compiled == kept
    assert re.search(r"^; ScratchSize: 0$", compiled, re.MULTILINE)


def test_the_matrix_core_ladder_is_complete() -> None:
    wanted = {"kernel1", "kernel2", "kernel3", "kernel4", "kernel5", "bf16", "int8"}
    assert {path.stem for path in HGEMM.glob("*.hip")} == {path.stem for path in HGEMM.glob("*.toml")} == wanted
    assert {path.stem for path in HGEMM.glob("*.s")} == wanted


@pytest.mark.parametrize("path", EVERY_TEXT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_text_names_no_path(path: Path) -> None:
    assert not re.search(r"(?<![\w.])/(?!workgroup)\w+/\w|[A-Z]:\\", path.read_text())


@pytest.mark.parametrize("path", EVERY_TEXT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_text_assembles(path: Path) -> None:
    assert Toolchain.find(environment={}).assemble_errors(path.read_text(), chips.DEFAULT.name) == []


@pytest.mark.parametrize("name", ["kernel5", "kernel5_unpadded"])
def test_kernel5_has_the_shape_that_rebank_is_made_for(name: str) -> None:
    text = (SAMPLES / f"{name}.s").read_text()
    loop = next(block for block in re.split(r"^\.LBB", text, flags=re.MULTILINE) if block.count("fmac") > 100)
    loop = loop[: loop.index("s_cbranch")]
    assert len(re.findall(r"v_dual_fmac_f32 .* :: v_dual_fmac_f32", loop)) == 62
    assert len(re.findall(r"\tv_fmac_f32_e32", loop)) == 4
    assert loop.count("ds_load_b128") == 6
    vgprs = int(re.findall(r"\.vgpr_count:\s+(\d+)", text)[0])
    assert 200 <= vgprs <= 208


def _compiler(text: str) -> list[str]:
    return re.findall(r'\.ident\s+"(.*)"', text)
