"""isatool.rewrite: a proved text or the given one, for each way to fail; the cache after it."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

import isatool
from isatool.routes import cache, child, switches
from isatool.routes import rewrite as route
from isatool.routes.child import ChildOutOfTimeError, Ended, run_command
from isatool.routes.rewrite import USER, Outcome, passes_of, rewrite
from isatool.session.optimize import OptimizeRequest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "benchmarks" / "corpus" / "kernels" / "biquads.s").read_text()
DONE = {
    "kernel": "biquads",
    "changed": True,
    "proved": True,
    "assumptions": [],
    "premises": [],
    "guards": [],
    "proof": "proved for all inputs",
    "remarks": [],
    "dual_issue": {"before": {"weighted_slots": 9}, "after": {"weighted_slots": 7}},
}


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache for each test, and a log that begins with it."""
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "cache"))
    for name in ("ISATOOL_DISABLE", "ISATOOL_LOG", "ISATOOL_CACHE_VERIFY"):
        monkeypatch.delenv(name, raising=False)
    switches.say_once.cache_clear()
    return cache.FOLDER.path


class Commands:
    """In place of isatool's process: writes an output and ends as it is told."""

    def __init__(
        self, report: object = DONE, output: str | None = TEXT + "\n", code: int = 0, errors: str = ""
    ) -> None:
        self.report, self.output, self.code, self.errors = report, output, code, errors
        self.calls: list[list[str]] = []
        self.inputs: list[str] = []
        self.files: list[set[str]] = []

    def __call__(self, arguments: Sequence[str], folder: str, seconds: float, kernels: int = 1) -> Ended:
        self.calls.append(list(arguments))
        self.files.append(set(os.listdir(folder)))
        self.inputs.append(Path(folder, "kernel.s").read_text())
        if self.output is not None and "verify" not in arguments:
            Path(folder, "rewritten.s").write_text(self.output)
            Path(folder, "proof.json").write_text("a certificate")
        said = self.report if isinstance(self.report, str) else json.dumps(self.report)
        return Ended(self.code, said, self.errors)


def use(monkeypatch: pytest.MonkeyPatch, commands: object) -> None:
    monkeypatch.setattr(route, "run_command", commands)


def test_a_kernel_is_rewritten_proved_and_found_again(
    own_cache: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    first = isatool.rewrite(TEXT, "pair")
    assert (first.changed, first.proved, first.assumptions, first.reason, first.cached) == (True, True, (), "", False)
    before, after = first.model["biquads"]
    assert after < before
    assert isatool.verify(isatool.load(TEXT), isatool.load(first.text)).holds
    again = isatool.rewrite(TEXT, "pair")
    assert again.cached
    assert again.text == first.text
    assert again.seconds < 0.1
    said = capfd.readouterr().err.splitlines()
    assert len(said) == 1
    assert "biquads" in said[0]
    assert "proved for all inputs" in said[0]
    monkeypatch.setenv("ISATOOL_CACHE_VERIFY", "1")
    assert isatool.rewrite(TEXT, "pair").cached  # its certificate holds
    (proof,) = own_cache.glob("*.proof")
    proof.write_bytes(proof.read_bytes() + b" ")
    assert not isatool.rewrite(TEXT, "pair").cached
    assert {path.stat().st_mode & 0o777 for path in own_cache.iterdir()} == {0o600}
    assert own_cache.stat().st_mode & 0o777 == 0o700


def test_a_process_is_ended_with_all_that_it_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    place = tmp_path / "pid"
    inner = f"import os, time; open({str(place)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    outer = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}])"
    monkeypatch.setattr(child, "_START", outer.replace("{", "{{").replace("}", "}}"))
    with pytest.raises(ChildOutOfTimeError):
        run_command((), str(tmp_path), 1.5)
    if place.is_file() and place.read_text():  # on a machine that is busy it may not have begun
        pid = int(place.read_text())
        for _ in range(50):
            state = Path(f"/proc/{pid}/stat")
            if not state.exists() or state.read_text().split()[2] == "Z":
                return
            time.sleep(0.1)
        pytest.fail(f"process {pid} is still there")


def test_a_timeout_is_not_remembered(monkeypatch: pytest.MonkeyPatch, own_cache: Path) -> None:
    found = rewrite(TEXT, "pair", budget=0.05)
    assert (found.text, found.changed, found.reason) == (TEXT, False, "no answer within 0.05 s")
    assert not list(own_cache.glob("*"))
    use(monkeypatch, Commands())
    assert rewrite(TEXT, "pair").changed


@pytest.mark.parametrize("report", [{**DONE, "stopped": True}, {"stopped": True, "steps": [DONE]}])
def test_what_a_time_limit_cut_is_used_and_not_remembered(
    report: dict[str, object], monkeypatch: pytest.MonkeyPatch, own_cache: Path
) -> None:
    use(monkeypatch, Commands(report))
    assert rewrite(TEXT, "pair").changed
    assert not list(own_cache.glob("*"))
    use(monkeypatch, Commands({"stopped": True, "steps": [{**DONE, "changed": False}]}))
    assert rewrite(TEXT, "pair", budget=7).reason == "no answer within 7 s"
    assert not list(own_cache.glob("*"))


@pytest.mark.parametrize(("command", "told"), [("pair", ["--time-limit=3"]), ("bench", []), ("disasm", [])])
def test_a_command_is_told_its_time(command: str, told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr("isatool.cli.main.run", lambda: ran.append(sys.argv[2:]))
    monkeypatch.setattr(sys, "argv", ["-c", command, "--time-limit=3"])
    child.main()
    assert ran == [told]


REFUSALS = [
    (Commands(code=2, errors="kernel.s:3:1: error: the assembler refuses it\n"), "the assembler refuses it", True),
    (Commands(code=70, errors="isatool: refuted\n"), "ended with 70", True),
    (Commands(code=-9), "signal 9", False),
    (Commands(report="no report"), "cannot be read", True),
    (Commands(report={"kernel": "k"}), "cannot be read", True),
    (Commands(report={**DONE, "proved": False, "proof": "emulated"}), "not proved: emulated", True),
    (Commands(report={**DONE, "proved": "yes"}), "not proved", True),
    (Commands(report=[DONE, {**DONE, "kernel": "other", "proved": False}]), "not proved", True),
    (Commands(report={**DONE, "changed": False, "proof": "not needed"}), "nothing to do", True),
    (
        Commands(report={**DONE, "changed": False, "proved": False, "proof": "not proved (no link)"}),
        "not proved (no link)",
        True,
    ),
    (Commands(report={"steps": [{**DONE, "proved": None}]}), "not proved", True),
    (Commands(output=TEXT.replace("biquads", "another")), "other kernels", True),
    (Commands(output=None), "the output cannot be read", False),
]


@pytest.mark.parametrize(("commands", "reason", "kept"), REFUSALS, ids=[reason for _, reason, _ in REFUSALS])
def test_whatever_fails_the_given_text_is_used(
    commands: Commands, reason: str, kept: bool, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    commands.calls.clear()
    use(monkeypatch, commands)
    found = [rewrite(TEXT, "pair"), rewrite(TEXT, "pair")]
    for each in found:
        assert (each.text, each.changed, each.proved) == (TEXT, False, False)
        assert reason in each.reason
    assert found[1].cached is kept
    assert len(commands.calls) == (1 if kept else 2)
    said = capfd.readouterr().err
    assert said.count("original used") == 1
    assert reason in said


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no .amdgcn_target"),
        ("s_endpgm\n", "no .amdgcn_target"),
        ('.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.amdhsa_kernel k\n', "gfx90a is not a chip"),
        ('.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n', "no .amdhsa_kernel"),
        (TEXT + '.ascii "isatool: keep"\n', "outside of a comment"),
        (TEXT + "isatool: s_nop 0 ; isatool: keep\n", "outside of a comment"),
        (TEXT + "\udcff\x00", None),
        (TEXT + " " * route.MOST_BYTES, "longer than"),
    ],
)
def test_texts_that_are_not_touched(text: str, reason: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands(code=2, errors="unreadable")
    use(monkeypatch, commands)
    found = rewrite(text)
    assert (found.text, found.changed) == (text, False)
    if reason is not None:
        assert reason in found.reason
        assert commands.calls == []


def test_a_text_that_names_another_file_is_left_alone() -> None:
    text = TEXT + '.incbin "/etc/hostname"\n'
    found = rewrite(text, "pair")
    assert (found.text, found.changed) == (text, False)
    assert ".incbin" in found.reason


def test_nothing_beside_and_nothing_in_comments_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    use(monkeypatch, commands)
    asked = "// isatool: assume[N <= 4]\n" + TEXT + "; isatool: off[pair] isatool: keep\n"
    assert rewrite(asked, "pair").changed
    assert commands.files == [{"kernel.s"}]
    assert commands.inputs[0].count("\n") == asked.count("\n")
    assert "isatool:" not in commands.inputs[0]
    assert isatool.load(commands.inputs[0]).kernels == ("biquads",)


def test_nothing_is_changed_for_what_nobody_granted() -> None:
    """Launches may add LDS, and workgroups have any shape: only the caller can know."""
    text = (Path(isatool.__file__).resolve().parents[1] / "tests/data/lds/transpose.s").read_text()
    given = rewrite(text, 'pad-lds{block="32x32"}')
    assert (given.changed, given.text, given.assumptions) == (False, text, ())
    assert "--assume 'no-dynamic-lds'" in given.reason
    found = rewrite(text, 'pad-lds{block="32x32"}', assume=["no-dynamic-lds"])
    assert (found.changed, found.granted) == (True, {"no-dynamic-lds": USER})
    assert found.claim == "proved under --assume 'no-dynamic-lds' (user)"


def test_a_result_says_what_was_granted_and_by_whom(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The caller's assumptions and what a route knows of every launch; what the proof did not need is not named."""
    used = {"assumptions": ["N <= 64", "block_x == 64"], "premises": ["no race (P3)"], "guards": ["N >= 4, else not"]}
    commands = Commands({**DONE, **used})
    use(monkeypatch, commands)
    found = rewrite(TEXT, "pair", assume=["N<=64"], known={"block_x == 64": "the launcher", "no-dynamic-lds": "it too"})
    assert [word for word in commands.calls[0] if "=" in word or "-dynamic-" in word] == [
        "block_x == 64", "no-dynamic-lds", "N<=64",
    ]  # fmt: skip
    assert found.granted == {"N <= 64": USER, "block_x == 64": "the launcher"}
    assert (found.premises, found.guards) == (("no race (P3)",), ("N >= 4, else not",))
    said = "proved under --assume 'N <= 64' (user) --assume 'block_x == 64' (the launcher); "
    assert found.claim == said + "premise: no race (P3); guard: N >= 4, else not"
    assert found.claim in capfd.readouterr().err
    again = rewrite(TEXT, "pair", assume=["N<=64"], known={"block_x == 64": "the launcher", "no-dynamic-lds": "it too"})
    assert (again.cached, again.claim) == (True, found.claim)


def test_what_is_granted_runs_and_enters_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands({**DONE, "assumptions": ["N <= 64"]})
    use(monkeypatch, commands)
    found = rewrite(TEXT, "pair", assume=["N <= 64"])
    assert found.assumptions == ("N <= 64",)
    assert commands.calls[0][-2:] == ["--assume", "N <= 64"]
    rewrite(TEXT, "pair")
    rewrite(TEXT, "pair", keep_lds=True)
    rewrite(TEXT, "pair{rename=false}")
    rewrite(TEXT)
    assert len(commands.calls) == 5
    monkeypatch.setattr(route, "identity", lambda: "another version")
    rewrite(TEXT)
    assert len(commands.calls) == 6


def test_passes_that_change_lds_are_left_out() -> None:
    assert passes_of("pad-lds,pair,double-buffer{if-faster=true}", keep_lds=True) == "pair"
    assert passes_of("pad-lds,pair", keep_lds=False) == "pad-lds,pair"
    whole = passes_of("optimize", keep_lds=True)
    assert "rebank" in whole
    assert not any(name in whole for name in ("pad-lds", "double-buffer"))
    assert "nothing is left" in rewrite(TEXT, "pad-lds", keep_lds=True).reason
    assert "there is no pass" in rewrite(TEXT, "no-such-pass").reason


@pytest.mark.parametrize("keep_lds", [True, False])
def test_the_usual_passes_are_searched_as_without_a_name(keep_lds: bool) -> None:
    """With CU mode, other options, and what is proved early: a route names the passes, as some may change LDS."""
    assert OptimizeRequest(passes=passes_of("optimize", keep_lds=keep_lds)).is_usual
    assert not OptimizeRequest(passes=passes_of("pair", keep_lds=keep_lds)).is_usual


def test_a_route_gives_a_kernel_cu_mode() -> None:
    columns = (ROOT / "tests" / "data" / "lds" / "columns.s").read_text()
    text = columns.replace(".amdhsa_workgroup_processor_mode 0", ".amdhsa_workgroup_processor_mode 1")
    made = rewrite(text, keep_lds=True, budget=60)
    assert made.proved
    assert ".amdhsa_workgroup_processor_mode 0" in made.text


def test_more_lds_is_refused_where_it_is_to_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    line = next(line for line in TEXT.splitlines() if "group_segment_fixed_size" in line and "amdhsa" in line)
    use(monkeypatch, Commands(output=TEXT.replace(line, "\t.amdhsa_group_segment_fixed_size 4096")))
    assert "bytes of LDS" in rewrite(TEXT, "pair", keep_lds=True).reason
    assert rewrite(TEXT, "pair").changed


def test_one_variable_turns_it_off(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    use(monkeypatch, commands)
    monkeypatch.setenv("ISATOOL_DISABLE", "1")
    assert rewrite(TEXT).reason == "ISATOOL_DISABLE is set"
    monkeypatch.setenv("ISATOOL_DISABLE", "0")
    assert rewrite(TEXT).changed
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    assert "rights of another user" in rewrite(TEXT).reason


def _damage_text(entry: Path) -> None:
    entry.write_bytes(entry.read_bytes().replace(b"s_endpgm", b"s_nop 000"))


def _damage_mode(entry: Path) -> None:
    entry.chmod(0o644)


def _damage_link(entry: Path) -> None:
    other = entry.parent.parent / "other"
    entry.rename(other)
    entry.symlink_to(other)


def _damage_form(entry: Path) -> None:
    body = b"[]"
    entry.write_bytes(cache.digest(body).encode() + b"\n" + body)


@pytest.mark.parametrize("damage", [_damage_text, _damage_mode, _damage_link, _damage_form])
def test_a_damaged_entry_is_made_again(damage: object, own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Commands())
    rewrite(TEXT)
    assert rewrite(TEXT).cached
    (entry,) = own_cache.glob("*.json")
    assert callable(damage)
    damage(entry)
    found = rewrite(TEXT)
    assert not found.cached
    assert found.changed
    assert rewrite(TEXT).cached


@pytest.mark.parametrize("kind", ["open", "link", "file"])
def test_an_unsafe_folder_is_not_used(
    kind: str, own_cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    commands = Commands()
    use(monkeypatch, commands)
    own_cache.parent.mkdir()
    if kind == "open":
        own_cache.mkdir()
        own_cache.chmod(0o777)
    elif kind == "link":
        (tmp_path / "elsewhere").mkdir(mode=0o700)
        own_cache.symlink_to(tmp_path / "elsewhere")
    else:
        own_cache.write_text("")
    for _ in range(2):
        found = rewrite(TEXT)
        assert found.changed
        assert not found.cached
    assert len(commands.calls) == 2
    assert capfd.readouterr().err.count("no cache:") == 1
    assert not list((tmp_path / "elsewhere").glob("*"))


def test_the_cache_does_not_grow_without_end(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Commands())
    monkeypatch.setattr(cache, "FOLDER", dataclasses.replace(cache.FOLDER, most_files=8))
    for number in range(12):
        rewrite(TEXT + f"; {number}\n")
    assert len(list(own_cache.iterdir())) <= 9
    assert rewrite(TEXT + "; 11\n").cached


def test_a_cached_proof_is_checked_if_the_user_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    use(monkeypatch, commands)
    rewrite(TEXT)
    monkeypatch.setenv("ISATOOL_CACHE_VERIFY", "1")
    assert rewrite(TEXT).cached
    assert commands.calls[-1][:4] == ["verify", "kernel.s", "rewritten.s", "--certificate"]
    use(monkeypatch, refusing := Commands(code=3))
    found = rewrite(TEXT)
    assert not found.changed  # not proved this time, nor made again
    assert len(refusing.calls) == 2


def test_the_log_goes_where_the_user_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log"
    monkeypatch.setenv("ISATOOL_LOG", str(log))
    use(monkeypatch, Commands())
    rewrite(TEXT)
    rewrite("nothing")
    assert log.read_text().count("\n") == 2
    assert log.stat().st_mode & 0o777 == 0o600
    switches.say_once.cache_clear()
    monkeypatch.setenv("ISATOOL_LOG", "off")
    rewrite("nothing")
    monkeypatch.setenv("ISATOOL_LOG", str(tmp_path))  # cannot be written
    rewrite("something")
    assert capfd.readouterr().err == ""


def test_the_modules_of_routes_are_imported_when_named() -> None:
    code = (
        "import sys, isatool; print('isatool.triton' in sys.modules, isatool.triton.install.__name__, isatool.tinygrad)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.startswith("False install <module")
    with pytest.raises(AttributeError, match="has no attribute 'no_such_name'"):
        isatool.no_such_name  # noqa: B018


def test_an_outcome_says_what_it_is() -> None:
    assert Outcome("text", False) == Outcome("text", False, False, (), "", {}, 0.0, False)
