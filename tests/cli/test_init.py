"""`isatool code launch-spec` writes specs that can be used; errors about specs show forms that are accepted."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

import pytest
from single_pieces import kernel_metadata

from isatool.asm.launch import check_launch, kernarg_places, load_spec, parse_spec
from isatool.asm.metadata import MetadataArgument
from isatool.cli.main import main
from isatool.diagnostics import UserError

ROOT = Path(__file__).resolve().parents[2]
KERNELS = [ROOT / "samples" / "sgemm" / "kernel1.s", ROOT / "samples" / "triton" / "softmax.s"]
SPEC = 'block = [32]\ngrid = [1]\n[[arguments]]\nname = "a"\nbuffer = "f32[n]"\nfill = "zeros"\n[sizes]\nn = 4\n'


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_the_skeleton_fits_its_kernel_and_runs(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(path, tmp_path / "k.s")
    assert main(["init", str(tmp_path / "k.s")]) == 0
    assert "found nothing wrong" in capsys.readouterr().err
    spec = load_spec(tmp_path / "k.toml")
    metadata = kernel_metadata(path.read_text().splitlines(), spec.kernel or "")
    assert metadata is not None
    kernarg_places(spec, metadata.arguments)
    check_launch(spec.resolve(), metadata)
    wanted = load_spec(path.with_suffix(".toml"))
    pairs = list(zip(spec.arguments, wanted.arguments, strict=True))
    assert [made.is_buffer for made, _ in pairs] == [own.is_buffer for _, own in pairs]
    assert [made.output for made, _ in pairs] == [own.output for _, own in pairs]
    assert {made.type.size for made, _ in pairs[:2]} == {own.type.size for _, own in pairs[:2]}


def test_a_spec_that_is_there_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(KERNELS[0], tmp_path / "k.s")
    (tmp_path / "k.toml").write_text("mine")
    assert main(["init", str(tmp_path / "k.s")]) == 2
    assert "kept" in capsys.readouterr().err
    assert (tmp_path / "k.toml").read_text() == "mine"


def test_a_kernel_that_no_spec_can_start_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = KERNELS[0].read_text()
    (tmp_path / "struct.s").write_text(text.replace(".size:           8", ".size:           24", 1))
    assert main(["init", str(tmp_path / "struct.s")]) == 2
    assert "global_buffer of 24 bytes" in capsys.readouterr().err
    (tmp_path / "bare.s").write_text(text.partition("\t.amdgpu_metadata")[0])
    assert main(["init", str(tmp_path / "bare.s")]) == 2
    assert "has no metadata" in capsys.readouterr().err
    assert list(tmp_path.glob("*.toml")) == []


def test_the_arguments_that_an_error_lists_are_accepted() -> None:
    wanted = [
        MetadataArgument(0, 8, "global_buffer", "A", "read_only"),
        MetadataArgument(8, 8, "global_buffer"),
        MetadataArgument(16, 4, "by_value", "T"),
    ]
    with pytest.raises(UserError) as caught:
        kernarg_places(parse_spec(SPEC), wanted)
    form = re.search(r"^ *arguments = \[.*^ *\]$", str(caught.value), re.MULTILINE | re.DOTALL)
    assert form
    spec = parse_spec(f"block = [32]\ngrid = [1]\n{form[0]}\n")
    kernarg_places(spec, wanted)
    assert [argument.output for argument in spec.arguments] == [False, True, False]


@pytest.mark.parametrize("key", ["block", "grid", "arguments"])
def test_the_form_of_a_missing_key_is_accepted(key: str) -> None:
    parts = {"block": "block = [32]\n", "grid": "grid = [1]\n", "arguments": "arguments = []\n"}
    without = "".join(text for name, text in parts.items() if name != key)
    with pytest.raises(UserError) as caught:
        parse_spec(without)
    form = str(caught.value).partition("for example\n")[2]
    assert key in tomllib.loads(form)
    parse_spec(f"{without.replace('arguments = []', '')}{form}\n[sizes]\nN = 256\n" if key == "arguments" else
               f"{form.strip()}\n{without}[sizes]\nN = 256\n").resolve()  # fmt: skip


def test_toml_that_cannot_be_read_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UserError, match="not valid TOML") as caught:
        parse_spec("block = [32]\ngrid = [N/128, 1]\n")
    assert "    grid = [N/128, 1]" in str(caught.value)
    assert "in quotes" in str(caught.value)
