"""Certificates: what a rewriting command calls proved, `verify --certificate` proves from the files alone."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import isatool
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.pipeline.certified import FilesOfKernel
from isatool.pipeline.detached import Detacher
from isatool.verify.certificate import digest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "passes"))
from buffered_kernels import PREFETCH, buffered_kernel

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests/data"
ABOUT_LDS = ("--assume", "LDS accesses in bounds", "--assume", "no-dynamic-lds")
PRODUCT = DATA / "outer_products/2x2_lds_scaled_2_O3.s"
Make = Callable[[list[str], Path | str], "Made"]


class Made:
    """Input, output and certificate of a rewriting command."""

    def __init__(self, folder: Path, command: list[str], source: Path | str) -> None:
        self.first, self.second, self.certificate = folder / "a.s", folder / "b.s", folder / "c.json"
        self.first.write_text(source if isinstance(source, str) else source.read_text())
        places = [str(self.first), "-o", str(self.second), "--certificate", str(self.certificate)]
        assert main([*command, *places]) == 0

    @property
    def data(self) -> dict[str, list[dict[str, list[dict[str, object]]]]]:
        return json.loads(self.certificate.read_text())  # type: ignore[no-any-return]

    @property
    def kinds(self) -> list[object]:
        return [step["step"] for step in self.data["kernels"][0]["steps"]]

    def check(self, *more: str) -> int:
        arguments = [str(self.first), str(self.second), "--certificate", str(self.certificate)]
        return main(["verify", *arguments, *more])


@pytest.fixture
def make(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Make:
    def made(command: list[str], source: Path | str) -> Made:
        found = Made(tmp_path, command, source)
        capsys.readouterr()
        return found

    return made


@pytest.mark.parametrize(
    ("command", "source", "kinds"),
    [
        (["rebank"], PRODUCT, ["equal"]),
        (["pair"], PRODUCT, ["equal"]),
        (["schedule"], DATA / "ladder/lanes.s", ["equal"]),
        (["unroll", "--factor", "2"], DATA / "ladder/lanes.s", ["equal"] * 3),
        (
            ["pad-lds", "--block", "32x8", *ABOUT_LDS],
            DATA / "lds/transpose4.s",
            ["lds-map", "equal"],
        ),
        (["double-buffer"], emit(buffered_kernel(PREFETCH).program), ["unfolding", "double-buffer", "equal"]),
        (["run-passes", "rebank,instruction-prefetch"], PRODUCT, ["equal"]),
        (["optimize", "--time-limit", "none", "--passes", "unroll{factor=2},schedule"], DATA / "ladder/lanes.s", None),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_a_command_calls_proved_is_proved_by_its_certificate(
    command: list[str], source: Path | str, kinds: list[str] | None, make: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    made = make(command, source)
    assert made.second.read_text() != made.first.read_text()
    if kinds is not None:
        assert made.kinds == kinds
    assert made.check(*ABOUT_LDS) == 0
    said = capsys.readouterr().out
    assert said.startswith("validator: proved") or command[0] == "pad-lds"


def test_a_proof_under_an_assumption_holds_for_who_grants_it(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    made = make(["pad-lds", "--block", "32x8", *ABOUT_LDS], DATA / "lds/transpose4.s")
    assert made.check() == 3
    options = ["--assume 'LDS accesses in bounds'", "--assume 'no-dynamic-lds'"]
    only = " ".join(f"{option} (not granted)" for option in options)
    assert capsys.readouterr().out.startswith(f"validator: proved only under {only}\n")
    assert made.check(*ABOUT_LDS[:2]) == 3
    capsys.readouterr()
    assert made.check(*ABOUT_LDS) == 0
    assert capsys.readouterr().out.startswith(f"validator: proved under {' '.join(options)}\n")


def test_where_nothing_is_changed_the_certificate_is_for_the_same_file_twice(make: Make) -> None:
    made = make(["rebank"], ROOT / "samples/sgemm/kernel1.s")
    assert made.data["kernels"] == []
    assert made.data["first"] == made.data["second"]
    assert made.check() == 0


def test_other_files_are_refused_with_what_to_do(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    made = make(["rebank"], PRODUCT)
    for path in (made.first, made.second):
        text = path.read_text()
        path.write_text(text + "\n")
        assert made.check() == 2
        error = capsys.readouterr().err
        assert error.count("\n") == 2
        assert f"another file than {path}" in error
        assert "without --certificate" in error
        path.write_text(text)
    assert made.check() == 0


def test_equal_runs_are_no_substitute_for_a_certificate(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    made = make(["pad-lds", "--block", "32x8", *ABOUT_LDS], DATA / "lds/transpose4.s")
    data = made.data
    data["kernels"][0]["steps"][0]["pieces"][0]["pad"] = 64  # type: ignore[index]
    made.certificate.write_text(json.dumps(data))
    assert made.check() == 3
    assert "step 1 of 2" in capsys.readouterr().out
    assert made.check("--launch", str(DATA / "lds/transpose4.toml")) == 3


def two_kernels(text: str) -> str:
    """A text with a kernel `k`, and the same kernel once more as `other`."""
    head, metadata = text.split("\t.amdgpu_metadata\n")
    target, rest = head.split("\n", 1)
    before, entry_and_after = metadata.split("amdhsa.kernels:\n")
    entry, after = entry_and_after.split("amdhsa.target:")

    def renamed(part: str) -> str:
        for old, new in (("globl k", "globl other"), ("type k,", "type other,"), ("size k,", "size other,"),
                         ("\nk:", "\nother:"), ("-k\n", "-other\n"), ("kernel k\n", "kernel other\n"),
                         (" k\n", " other\n"), (" k.kd", " other.kd"), (".L", ".Lother_")):  # fmt: skip
            part = part.replace(old, new)
        return part

    both = f"{rest}{renamed(rest)}\t.amdgpu_metadata\n"
    return f"{target}\n{both}{before}amdhsa.kernels:\n{entry}{renamed(entry)}amdhsa.target:{after}"


@pytest.mark.parametrize(
    "command", [["double-buffer"], ["optimize", "--time-limit", "none", "--passes", "double-buffer,schedule"]]
)
def test_every_kernel_of_a_file_has_its_entry_with_programs_of_one_kernel(
    command: list[str], make: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    made = make(command, two_kernels(emit(buffered_kernel(PREFETCH).program)))
    assert [entry["kernel"] for entry in made.data["kernels"]] == ["k", "other"]
    assert made.check() == 0
    assert capsys.readouterr().out.count("validator: proved") == 2
    assert made.check("--kernel", "other") == 0
    for entry in made.data["kernels"]:
        programs = [str(step["program"]) for step in entry["steps"] if "program" in step]
        assert programs
        assert [program.count(".amdhsa_kernel") for program in programs] == [1] * len(programs)


TABLE = "s_getpc_b64 s[20:21]\ns_add_u32 s20, s20, table@rel32@lo+4\ns_addc_u32 s21, s21, table@rel32@hi+12\n"
DATA_TABLE = '\t.section .rodata.table,"a",@progbits\n\t.p2align 2\ntable:\n\t.long 3\n\t.text\n'


def test_programs_of_a_kernel_that_takes_an_address_are_whole_files() -> None:
    text = two_kernels(emit(buffered_kernel(TABLE + PREFETCH).program))
    source = read_text(text.replace("\t.amdgpu_metadata\n", f"{DATA_TABLE}\t.amdgpu_metadata\n"))
    for name in ("k", "other"):
        detached = Detacher(source).detach(source.kernel(name))
        assert detached is not None
        files = FilesOfKernel(source, name)
        assert files.fitting(emit(source)) == emit(source)
        alone = emit(detached.program).replace("v_add_nc_u32_e32 v5", "v_sub_nc_u32_e32 v5")
        whole = read_text(files.fitting(alone))
        assert [kernel.name for kernel in whole.kernels] == ["k", "other"]
        changed = [kernel.name for kernel in whole.kernels if any("v_sub" in str(i) for _, i in kernel.instructions)]
        assert changed == [name]


def test_a_kernel_without_an_entry_is_compared_directly(make: Make) -> None:
    made = make(["double-buffer"], two_kernels(emit(buffered_kernel(PREFETCH).program)))
    data = made.data
    del data["kernels"][0]
    made.certificate.write_text(json.dumps(data))
    assert made.check("--kernel", "other") == 0
    assert made.check() == 3


def test_what_is_outside_the_kernels_has_to_be_the_same(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    made = make(["rebank"], PRODUCT)
    text = made.second.read_text()
    made.second.write_text(
        text.replace("\t.amdgpu_metadata", "\t.data\nextra:\n\t.long 1\n\t.text\n\t.amdgpu_metadata")
    )
    data = made.data
    data["second"]["sha256"] = digest(made.second.read_text())  # type: ignore[call-overload]
    made.certificate.write_text(json.dumps(data))
    assert made.check() == 3
    assert "outside" in capsys.readouterr().out


def test_the_certificate_needs_a_place_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "out.s")
    for place in ("-", out, str(tmp_path / "no/such")):
        assert main(["rebank", str(PRODUCT), "-o", out, "--certificate", place]) == 2
        assert capsys.readouterr().err.count("error:") == 1
        assert not Path(out).exists()


@pytest.mark.full
def test_the_whole_ladder_from_kernel_5_is_checked_in_another_process(make: Make) -> None:
    made = make(["optimize", "--time-limit", "none"], ROOT / "samples/sgemm/kernel5.s")
    assert {"equal", "unfolding", "double-buffer"} <= set(made.kinds)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = ["verify", str(made.first), str(made.second), "--certificate", str(made.certificate)]
    done = subprocess.run([sys.executable, "-m", "isatool", *command], capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("validator: proved for all inputs\n")
    assert after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime <= 30


def test_python_writes_and_checks_the_same_certificate(make: Make, tmp_path: Path) -> None:
    made = make(["rebank"], PRODUCT)
    rewriting = isatool.load(made.first).rebank()
    rewriting.save(tmp_path / "python.s", certificate=tmp_path / "python.json")
    assert (tmp_path / "python.s").read_bytes() == made.second.read_bytes()
    assert (tmp_path / "python.json").read_bytes() == made.certificate.read_bytes()
    assert isatool.verify(made.first, made.second, certificate=made.certificate).holds
    with pytest.raises(UserError, match="another file"):
        isatool.verify(made.second, made.first, certificate=made.certificate)
