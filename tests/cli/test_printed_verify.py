"""What isatool writes, isatool verifies: by the line that the rewriting command prints, with what it left."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import isatool
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.cli.certificates import leave
from isatool.cli.main import main
from isatool.session.rewrite import WrittenProof
from isatool.user_cache import PrivateFolder, UnusableError
from isatool.verify import kept_certificates
from isatool.verify.certificate import digest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "passes"))
from buffered_kernels import PREFETCH, buffered_kernel
from small_kernels import small_kernel
from test_binary_inputs import bundle

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests/data"
GRANTED = ["--assume", "LDS accesses in bounds", "--assume", "no-dynamic-lds"]
PAD = ["pad-lds", "--block", "32x8", *GRANTED]
Printed = Callable[[list[str], Path | str], list[str]]


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache in which only this test leaves something."""
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "cache"))
    return kept_certificates.FOLDER.path


@pytest.fixture
def printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Printed:
    """The line that a command prints which rewrites a.s to b.s, without `isatool`; [] without one."""

    def run(command: list[str], source: Path | str) -> list[str]:
        first = tmp_path / "a.s"
        first.write_text(source if isinstance(source, str) else source.read_text())
        assert main([*command, str(first), "-o", str(tmp_path / "b.s")]) == 0
        return verify_line(capsys.readouterr().out)

    return run


def verify_line(said: str) -> list[str]:
    """The last command that a report names to verify with, without `isatool`; [] without one."""
    lines = [line.removeprefix("verify: ") for line in said.splitlines() if line.startswith("verify: ")]
    return shlex.split(lines[-1])[1:] if lines else []


def the_proof(folder: Path) -> Path:
    """The only certificate of a cache."""
    (found,) = folder.iterdir()
    return found


def buffered() -> str:
    return emit(buffered_kernel(PREFETCH).program)


def test_another_lds_size_is_verified_by_the_printed_line(
    printed: Printed, own_cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = printed(PAD, DATA / "lds/transpose4.s")
    assert line[3:] == GRANTED
    assert main(line) == 0
    said = capsys.readouterr().out
    assert str(the_proof(own_cache)) in said
    assert main([*line[:3], "--no-witness"]) == 3
    assert "--assume 'LDS accesses in bounds'" in capsys.readouterr().out
    assert main([*line, "--no-cache", "--no-witness"]) == 3
    said = capsys.readouterr().out
    assert said.startswith("validator: unknown")
    assert f"`isatool optimize {line[1]} -o OUT` leaves one" in said
    assert "--certificate FILE" in said


def test_a_proof_under_nothing_asks_for_nothing(printed: Printed, capsys: pytest.CaptureFixture[str]) -> None:
    line = printed(["pair", "--assume", "workgroup_id_x < 64"], DATA / "outer_products/2x2_lds_scaled_2_O3.s")
    assert line[0] == "verify"
    assert len(line) == 3
    assert main([*line, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["proof"]["certificate"].startswith(str(kept_certificates.FOLDER.path))


def test_where_nothing_changed_there_is_nothing_to_verify(printed: Printed, own_cache: Path) -> None:
    assert printed(["rebank"], ROOT / "samples/sgemm/kernel1.s") == []
    assert not own_cache.exists()


def test_without_the_cache_the_line_names_the_file(
    printed: Printed, own_cache: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = str(tmp_path / "c.json")
    line = printed([*PAD, "--no-cache", "--certificate", place], DATA / "lds/transpose4.s")
    assert not own_cache.exists()
    assert line[-2:] == ["--certificate", place]
    assert main(line) == 0
    capsys.readouterr()
    assert main([*PAD, "--no-cache", line[1], "-o", line[2]]) == 0
    said = capsys.readouterr()
    assert verify_line(said.out) == []
    assert "name a file with --certificate" in said.err


def forged(data: dict[str, object]) -> None:
    data["kernels"][0]["steps"][0]["pieces"][0]["pad"] = 64  # type: ignore[index]


def of_other_texts(data: dict[str, object]) -> None:
    data["second"] = {"sha256": "0" * 64}


def of_another_kernel(data: dict[str, object]) -> None:
    data["kernels"][0]["kernel"] = "nobody"  # type: ignore[index]


def assuming_nonsense(data: dict[str, object]) -> None:
    data["kernels"][0]["assumptions"] = ["everything is fine"]  # type: ignore[index]


@pytest.mark.parametrize("change", [None, forged, of_other_texts, of_another_kernel, assuming_nonsense])
def test_a_certificate_that_proves_nothing_is_left_out_with_a_line(
    change: Callable[[dict[str, object]], None] | None,
    printed: Printed,
    own_cache: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = printed(PAD, DATA / "lds/transpose4.s")
    place = the_proof(own_cache)
    data = json.loads(place.read_text())
    if change is not None:
        change(data)
    place.write_text(json.dumps(data) if change is not None else place.read_text()[:1000])
    assert main([*line, "--no-witness"]) == 3
    said = capsys.readouterr()
    assert said.out.startswith("validator: unknown\n  the kernels are launched differently")
    assert said.err.count("\n") == 1
    assert f"{place}: this certificate is not used: " in said.err


def test_a_forged_certificate_of_other_code_is_no_proof(
    printed: Printed, own_cache: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A genuine certificate under the digests of a text that computes something else."""
    line = printed(["double-buffer"], buffered())
    place, out = the_proof(own_cache), Path(line[2])
    wrong = out.read_text().replace("v_add_nc_u32_e32", "v_sub_nc_u32_e32")
    assert wrong != out.read_text()
    data = json.loads(place.read_text())
    out.write_text(wrong)
    data["second"] = {"sha256": digest(wrong)}
    other = own_cache / kept_certificates.place_of(data["first"]["sha256"], digest(wrong)).name
    other.write_text(json.dumps(data))
    other.chmod(0o600)
    assert main([*line, "--no-witness"]) in (1, 3)
    assert "not used" in capsys.readouterr().err


def test_a_worse_certificate_does_not_hide_the_plain_proof(
    printed: Printed, own_cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = printed(["pair"], DATA / "outer_products/2x2_lds_scaled_2_O3.s")
    place = the_proof(own_cache)
    data = json.loads(place.read_text())
    data["kernels"][0]["steps"] = [{"step": "stream"}]
    place.write_text(json.dumps(data))
    assert main(line) == 0
    said = capsys.readouterr()
    assert said.out.startswith("validator: proved")
    assert "by a certificate" not in said.out
    assert "not used" in said.err


def test_a_folder_that_others_reach_is_not_used(
    printed: Printed, own_cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = printed(PAD, DATA / "lds/transpose4.s")
    own_cache.chmod(0o755)
    assert main([*line, "--no-witness"]) == 3
    assert "no certificates from the cache: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("shown", "options"),
    [
        (WrittenProof(None, False, True), ["--launch", "a.toml", "--size", "N=32"]),
        (WrittenProof(None, False, False), None),
    ],
    ids=["emulated", "nothing"],
)
def test_what_only_runs_showed_is_verified_by_runs(shown: WrittenProof, options: list[str] | None) -> None:
    given = {"input": "a.s", "output": "b.s", "certificate": None, "no_cache": False}
    args = argparse.Namespace(**given, launch="a.toml", size=["N=32"])
    line = leave(args, read_text(buffered()), "", [shown])
    assert line == ("" if options is None else shlex.join(["isatool", "verify", "a.s", "b.s", *options]))


def test_what_nobody_granted_is_not_written_and_the_option_that_lets_it_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = tmp_path / "a.s", tmp_path / "b.s"
    shutil.copy(DATA / "lds/transpose4.s", source)
    command = ["pad-lds", "--block", "32x8", str(source), "-o", str(out)]
    assert main(command) == 0
    said = capsys.readouterr().out
    assert verify_line(said) == []
    assert out.read_bytes() == source.read_bytes()
    options = re.findall(r"--assume '[^']*'", said.partition("grant them with ")[2].partition(", or")[0])
    assert main([*command, *shlex.split(" ".join(options))]) == 0
    assert out.read_bytes() != source.read_bytes()
    assert main(verify_line(capsys.readouterr().out)) == 0


def test_methods_of_python_leave_their_proofs(tmp_path: Path) -> None:
    source, out = tmp_path / "a.s", tmp_path / "b.s"
    source.write_text(buffered())
    made = isatool.load(source).double_buffer()
    made.save(out)
    verdict = isatool.verify(source, out, witness=False)
    assert verdict.holds
    the_proof(kept_certificates.FOLDER.path).unlink()
    assert not isatool.verify(source, out, witness=False).holds


@pytest.mark.parametrize("mark", ["", "; isatool: keep\n"], ids=["plain", "hints"])
def test_a_text_that_was_rewritten_without_a_file_verifies(mark: str, tmp_path: Path) -> None:
    """Of the given text, with its hints, and again where the result comes from the cache."""
    source, out = tmp_path / "a.s", tmp_path / "b.s"
    text = buffered().replace("\ts_endpgm", f"{mark}\ts_endpgm")
    for cached in (False, True):
        outcome = isatool.rewrite(text, pipeline="double-buffer", budget=300)
        assert outcome.changed, outcome.reason
        assert outcome.cached is cached
        source.write_text(text)
        out.write_text(outcome.text)
        assert isatool.verify(source, out, witness=False).holds
        shutil.rmtree(kept_certificates.FOLDER.path)


def test_binary_in_binary_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out, place = (str(tmp_path / name) for name in ("a.hsaco", "b.hsaco", "c.json"))
    assert main(["asm", str(DATA / "lds/transpose4.s"), "-o", source]) == 0
    patch = ["patch", source, "-o", out, "--pipeline", 'pad-lds{block="32x8"}', *GRANTED]
    assert main(patch) == 0
    line = verify_line(capsys.readouterr().out)
    assert line == ["verify", source, out, *GRANTED]
    assert main(line) == 0
    assert "by a certificate" in capsys.readouterr().out
    assert main([*patch, "--no-cache", "--certificate", place, "--json"]) == 0
    (line,) = (shlex.split(text)[1:] for text in json.loads(capsys.readouterr().out)["verify"])
    assert line[-2:] == ["--certificate", place]
    assert main(line) == 0
    store = str(tmp_path / "store")
    assert main(["asm", str(DATA / "outer_products/2x2_lds_scaled_2_O3.s"), "-o", source]) == 0
    assert main(["store", "add", source, "--pipeline", "pair", "--store", store]) == 0
    assert main(verify_line(capsys.readouterr().out)) == 0


def test_of_several_code_objects_each_changed_kernel_has_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out, objects = str(tmp_path / "a.bundle"), str(tmp_path / "b.bundle"), []
    for text in (DATA / "outer_products/2x2_lds_scaled_2_O3.s", DATA / "lds/transpose4.s"):
        assert main(["asm", str(text), "-o", str(tmp_path / "one.hsaco")]) == 0
        objects.append(("gfx1100", (tmp_path / "one.hsaco").read_bytes()))
    Path(source).write_bytes(bundle(*objects))
    patch = ["patch", source, "-o", out, "--pipeline", "pair"]
    assert main(patch) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("verify: ")]
    assert lines
    for line in lines:
        words = verify_line(line)
        assert words[3:6] == ["--mcpu", "gfx1100", "--kernel"]
        assert main(words) == 0
        assert "by a certificate" in capsys.readouterr().out
    assert main([*patch, "--certificate", str(tmp_path / "c.json")]) == 2
    assert "a certificate is of one code object" in capsys.readouterr().err


def test_a_fixed_file_is_verified_where_it_computes_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = buffered()
    (tmp_path / "a.s").write_text(text.replace("\ts_endpgm", "\ts_waitcnt vmcnt(0)\n\ts_waitcnt vmcnt(0)\n\ts_endpgm"))
    fix = ["check", "--fix", "--select", "PERF-WAIT", str(tmp_path / "a.s"), "-o", str(tmp_path / "b.s")]
    main(fix)
    line = verify_line(capsys.readouterr().out)
    assert line
    assert main(line) == 0


def test_the_folder_of_proofs_stays_within_its_bytes_and_files() -> None:
    folder = PrivateFolder("small", most_bytes=100, most_files=8, total_bytes=400)
    for number in range(20):
        folder.write((f"{number:02}", b"x" * 60))
        assert sum(path.stat().st_size for path in folder.path.iterdir()) <= 400
    assert folder.read("19") is not None
    assert folder.read("00") is None
    with pytest.raises(UnusableError, match="too large"):
        folder.write(("big", b"x" * 101))
    for number in range(20):
        folder.write((f"{number:02}", b""))
    assert len(list(folder.path.iterdir())) <= 8


def test_options_that_decide_what_is_read_are_in_the_line(
    printed: Printed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = printed(["double-buffer", "--kernel", "k", "--mcpu", "gfx1100"], buffered())
    assert line[3:] == ["--mcpu", "gfx1100", "--kernel", "k"]
    assert main(line) == 0


def test_a_kernel_without_metadata_says_that_no_launch_was_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = (
        "s_load_b64 s[4:5], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v1, 1.0\nglobal_store_b32 v0, v1, s[4:5]\n"
    )
    text = emit(small_kernel(body).program).partition("\t.amdgpu_metadata")[0]
    files = [tmp_path / "a.s", tmp_path / "b.s"]
    for path, constant in zip(files, ("1.0", "2.0"), strict=True):
        path.write_text(text.replace("1.0", constant))
    assert main(["verify", *map(str, files)]) == 3
    said = capsys.readouterr().out
    assert "no launch was tried: that takes .amdgpu_metadata" in said
