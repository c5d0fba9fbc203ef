"""`isatool serve`: a command that is forked from the waiting process does, byte for byte, what it does in its own."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from isatool.private_folder import UnusableError, open_private
from isatool.serve import place
from isatool.serve.circumstances import circumstances
from isatool.serve.client import unsupported
from isatool.serve.loaded import Loaded

ROOT = Path(__file__).resolve().parents[2]
TINY = """\
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
\t.text
\t.globl\ttiny
\t.type\ttiny,@function
tiny:
\tv_mov_b32_e32 v0, 0
\tv_add_f32_e32 v1, 1.0, v0
\ts_endpgm
"""
pytestmark = pytest.mark.skipif(bool(unsupported()), reason=unsupported())


@dataclass
class Serving:
    """A runtime folder, and what it takes to run commands that look into it."""

    folder: Path
    extra: dict[str, str] = field(default_factory=dict)

    def environment(self, **changes: str) -> dict[str, str]:
        """Served, unless `changes` says something else."""
        found = {name: value for name, value in os.environ.items() if name != "CI"}
        found.update(ISATOOL_SERVE="1", XDG_RUNTIME_DIR=str(self.folder), PYTHONPATH=str(ROOT))
        return found | self.extra | changes

    def start(self, words: Sequence[str], folder: Path, **options: object) -> subprocess.Popen[bytes]:
        """A command under way."""
        options = {"env": self.environment(), "stdin": subprocess.DEVNULL, "stdout": -1, "stderr": -1} | options
        return subprocess.Popen([sys.executable, "-m", "isatool", *words], cwd=folder, **options)  # type: ignore[call-overload,no-any-return]

    def run(
        self, words: Sequence[str], folder: Path, given: bytes | None = None, **options: object
    ) -> tuple[object, ...]:
        """(exit code, standard output, standard error)."""
        if given is not None:
            options["stdin"] = subprocess.PIPE
        with self.start(words, folder, **options) as process:
            output, errors = process.communicate(given, timeout=60)
        return process.returncode, output, errors

    def both(
        self, words: Sequence[str], folder: Path, given: bytes | None = None, **options: object
    ) -> tuple[object, ...]:
        """What the command does when it is served, which is what it does alone."""
        before = self.served()
        warm = self.run(words, folder, given, **options)
        assert self.served() == before + 1, self.status()
        assert warm == self.run(words, folder, given, **options | {"env": self.environment(ISATOOL_SERVE="0")})
        return warm

    def status(self) -> str:
        """As `isatool serve --status` says it."""
        opened = open_private(f"{self.folder}/isatool", make=True)
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(f"/proc/self/fd/{opened}/socket")
            connection.sendall(place.STATUS + bytes(place.SIZE))
            answer = connection.makefile("rb").read().decode()
        assert opened is not None
        os.close(opened)
        return answer

    def served(self) -> int:
        """How many commands it has served."""
        return int(self.status().split("\n")[1].split()[0])

    def process(self) -> int:
        """The id of the waiting process."""
        return int(self.status().split()[1])

    def awaited(self, count: int) -> None:
        """Until so many commands run."""
        while f" {count} running" not in self.status():
            time.sleep(0.01)


def begun(folder: Path) -> Serving:
    """With a process that waits."""
    folder.chmod(0o700)
    serving = Serving(folder)
    code, output, errors = serving.run(["serve"], folder)
    assert code == 0, (output, errors)
    return serving


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    found = begun(tmp_path_factory.mktemp("runtime"))
    yield found
    assert found.run(["serve", "--stop"], found.folder)[0] == 0
    assert found.run(["serve", "--status"], found.folder) == (1, b"nothing serves\n", b"")


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    (tmp_path / "tiny.s").write_text(TINY)
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [["fmt", "tiny.s"], ["pair", "tiny.s"], ["explain", "tiny.s"], ["check", "missing.s"], ["chekc"], ["--version"],
     ["check", "--help"], ["fmt", "tiny.s", "-o", "out.s"]],
    ids=" ".join,
)  # fmt: skip
def test_output_and_exit_code_are_those_of_the_command_alone(serving: Serving, tiny: Path, words: list[str]) -> None:
    assert serving.both(words, tiny)[1:] != (b"", b"") or (tiny / "out.s").read_text() == TINY


def test_each_command_reads_its_input_folder_and_environment_anew(serving: Serving, tiny: Path) -> None:
    changed = TINY.replace("v_add_f32_e32 v1, 1.0, v0", "v_sub_f32_e32 v1, 1.0, v0")
    first = serving.both(["fmt", "tiny.s"], tiny)
    (tiny / "tiny.s").write_text(changed)
    assert serving.both(["fmt", "tiny.s"], tiny) != first
    (tiny / "other").mkdir()
    (tiny / "other" / "tiny.s").write_text(TINY)
    assert serving.both(["fmt", "tiny.s"], tiny / "other") == first
    (tiny / "tiny.s").write_text(TINY + "\tv_bad v0\n")
    broken = serving.both(["check", "tiny.s"], tiny)
    (tiny / "pyproject.toml").write_text('[tool.isatool.check]\nformat = "json"\n')
    assert json.loads(serving.both(["check", "tiny.s"], tiny)[1]) != broken[1]  # type: ignore[call-overload]
    environment = serving.environment(ISATOOL_CLANG="/nowhere/clang")
    before = serving.served()
    code, _, errors = serving.run(["asm", "tiny.s", "-o", "tiny.o"], tiny, env=environment)
    assert (code, b"/nowhere/clang" in errors, serving.served()) == (2, True, before + 1)  # type: ignore[operator]


def test_descriptors_are_those_of_the_client(serving: Serving, tiny: Path) -> None:
    def without(*numbers: int) -> object:
        return lambda: [os.close(number) for number in numbers]

    assert serving.both(["fmt", "-"], tiny, TINY.encode())[1] == TINY.encode()
    for numbers in ((0,), (1,), (2,), (0, 1, 2)):
        serving.both(["explain", "tiny.s"], tiny, preexec_fn=without(*numbers))
    with (tiny / "tiny.s").open() as file:
        number = fcntl.fcntl(file, fcntl.F_DUPFD, 60)
        done = serving.run(["fmt", f"/dev/fd/{number}"], tiny, pass_fds=[number])
        os.close(number)
    assert done == (0, TINY.encode(), b"")
    with open("/dev/full", "w") as full:
        assert serving.both(["fmt", "tiny.s"], tiny, stdout=full)[0] == 2
    reading, writing = os.pipe()
    os.close(reading)
    assert serving.both(["explain", "tiny.s"], tiny, stdout=writing) == (141, None, b"")
    os.close(writing)


def test_umask_and_priority_are_those_of_the_client(serving: Serving, tiny: Path) -> None:
    def strange() -> None:
        os.umask(0o027)
        os.nice(1)

    serving.both(["fmt", "tiny.s", "-o", "out.s"], tiny, preexec_fn=strange)
    (tiny / "out.s").unlink()
    before = serving.served()
    assert serving.run(["fmt", "tiny.s", "-o", "out.s"], tiny, preexec_fn=strange)[0] == 0
    assert (serving.served(), (tiny / "out.s").stat().st_mode & 0o777) == (before + 1, 0o640)


def test_a_folder_that_was_deleted(serving: Serving, tiny: Path) -> None:
    """By a script as pip installs it: Python itself looks into the working folder for `-m`."""
    (tiny / "bin").mkdir()
    (tiny / "bin" / "isatool").write_text("from isatool.serve.start import run\nrun()\n")

    def run(**changes: str) -> tuple[int, bytes, bytes]:
        (tiny / "gone").mkdir()
        done = subprocess.run(
            [sys.executable, tiny / "bin" / "isatool", "check", "tiny.s", tiny / "tiny.s"], cwd=tiny / "gone",
            env=serving.environment(**changes), capture_output=True, preexec_fn=lambda: os.rmdir(tiny / "gone"),
        )  # fmt: skip
        return done.returncode, done.stdout, done.stderr

    before = serving.served()
    warm = run()
    assert serving.served() == before + 1, serving.status()
    assert warm == run(ISATOOL_SERVE="0")


def test_a_terminal_gets_colours(serving: Serving, tiny: Path) -> None:
    def on_terminal(**changes: str) -> bytes:
        parent, child = pty.openpty()
        environment = serving.environment(TERM="xterm", **changes)
        assert serving.run(["check", "tiny.s"], tiny, stdout=child, stderr=child, env=environment)[0] == 2
        os.close(child)
        shown = os.read(parent, 1 << 16)
        os.close(parent)
        return shown

    (tiny / "tiny.s").write_text(TINY + "\tv_bad v0\n")
    before = serving.served()
    shown = on_terminal()
    assert b"\x1b[" in shown
    assert serving.served() == before + 1
    assert on_terminal(ISATOOL_SERVE="0") == shown


class Waiting:
    """A served `check` that has opened a pipe and waits for what comes."""

    def __init__(self, serving: Serving, folder: Path, name: str = "pipe") -> None:
        os.mkfifo(folder / name)
        self.process = serving.start(["check", name], folder, preexec_fn=_interruptible)
        self.pipe = os.open(folder / name, os.O_WRONLY)
        time.sleep(0.1)  # Python loses a signal that comes just before a call that blocks, until the next one

    def ended(self) -> tuple[int, bytes]:
        """Exit code, standard error."""
        _, errors = self.process.communicate(timeout=60)
        os.close(self.pipe)
        return self.process.returncode, errors

    def finished(self) -> tuple[int, bytes]:
        """The same, after it got its text."""
        os.write(self.pipe, TINY.encode())
        pipe, self.pipe = self.pipe, os.open(os.devnull, os.O_RDONLY)
        os.close(pipe)
        return self.ended()


def _interruptible() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _children(process: int) -> list[int]:
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            if int(Path("/proc", name, "stat").read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(name))
        except OSError:
            continue
    return found


@pytest.mark.parametrize(
    ("number", "code", "said"), [(signal.SIGINT, 130, b"interrupted\n"), (signal.SIGTERM, 143, b"")]
)
def test_signals_reach_the_command(
    serving: Serving, tmp_path: Path, number: signal.Signals, code: int, said: bytes
) -> None:
    waiting = Waiting(serving, tmp_path)
    waiting.process.send_signal(number)
    assert waiting.ended() == (code, said)
    serving.awaited(0)


def test_a_command_dies_with_its_client_and_a_client_as_its_command(serving: Serving, tmp_path: Path) -> None:
    waiting = Waiting(serving, tmp_path)
    waiting.process.kill()
    assert waiting.ended()[0] == -signal.SIGKILL
    serving.awaited(0)
    assert _children(serving.process()) == []
    waiting = Waiting(serving, tmp_path, "other")
    (worker,) = _children(serving.process())
    os.kill(worker, signal.SIGUSR1)
    assert waiting.ended() == (-signal.SIGUSR1, b"")


def test_a_stopped_client_stops_its_command(serving: Serving, tmp_path: Path) -> None:
    waiting = Waiting(serving, tmp_path)
    (worker,) = _children(serving.process())

    def state(process: int) -> str:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]

    waiting.process.send_signal(signal.SIGTSTP)
    while "T" not in (state(worker), state(waiting.process.pid)) or state(worker) != state(waiting.process.pid):
        time.sleep(0.01)
    waiting.process.send_signal(signal.SIGCONT)
    assert waiting.finished() == (0, b"")


@pytest.mark.parametrize("changes", [{"CI": "true"}, {"ISATOOL_SERVE": ""}, {"LC_ALL": "C"}, {"ISATOOL_DEBUG": "1"}])
def test_some_environments_are_not_served(serving: Serving, tiny: Path, changes: dict[str, str]) -> None:
    before, expected = serving.served(), serving.both(["fmt", "tiny.s"], tiny)
    assert serving.run(["fmt", "tiny.s"], tiny, env=serving.environment(**changes)) == expected
    assert serving.served() == before + 1


def test_other_rights_and_shadowed_modules_are_not_served(serving: Serving, tiny: Path) -> None:
    import resource

    before = serving.served()
    (tiny / "shadow").mkdir()
    shutil.copy(tiny / "tiny.s", tiny / "shadow")
    (tiny / "shadow" / "tempfile.py").write_text("raise SystemExit(7)\n")
    assert serving.run(["check", "tiny.s"], tiny / "shadow")[0] == 7
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    limited = serving.run(
        ["fmt", "tiny.s"], tiny, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (50, hard))
    )
    assert limited == (0, TINY.encode(), b"")
    assert serving.served() == before
    assert "a module of its folder" in serving.status()
    assert "other rights, limits or view of the system" in serving.status()


def test_a_folder_of_somebody_else_is_not_used(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tiny / "isatool").mkdir(mode=0o755)
    serving = Serving(tiny)
    code, output, errors = serving.run(["serve"], tiny)
    assert (code, output, b"its mode must be 0700" in errors) == (2, b"", True)  # type: ignore[operator]
    assert serving.run(["fmt", "tiny.s"], tiny) == (0, TINY.encode(), b"")
    assert list((tiny / "isatool").iterdir()) == []
    (tiny / "isatool").chmod(0o700)
    user = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: user + 1)
    with pytest.raises(UnusableError, match="belongs to somebody else"):
        open_private(str(tiny / "isatool"), make=True)
    monkeypatch.undo()
    (tiny / "isatool").rmdir()
    (tiny / "isatool").symlink_to(tiny)
    with pytest.raises(UnusableError):
        open_private(str(tiny / "isatool"), make=True)


SMALL = """
import os, sys, time
began = time.time()
import isatool
sys.path[:] = {folders!r}
from isatool.serve import loaded, server
server.import_all = server.warm_up = lambda: None
server.MOST_WORKERS, server._UNUSED = 1, 0.0
server.main(os.open(sys.argv[1], os.O_RDWR | os.O_CREAT), began, {idle})
"""


def small(folder: Path, idle: float) -> tuple[Serving, subprocess.Popen[bytes]]:
    """A process that imports little, serves one command at a time and ends at the first one that it cannot serve."""
    (folder / "isatool").mkdir(mode=0o700)
    serving = Serving(folder, {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"})
    (folder / "sitecustomize.py").write_text("")
    paths = subprocess.run(
        [sys.executable, "-c", "import sys; print(sys.path)"],
        env=serving.environment(),
        capture_output=True,
        check=True,
    ).stdout.decode()
    code = SMALL.format(folders=eval(paths), idle=idle)
    time.sleep(0.15)  # files must be older than the process
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(folder / "isatool" / "lock")], env=place.read_at_start(serving.environment())
        | {"XDG_RUNTIME_DIR": str(folder)}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    while not (folder / "isatool" / "socket").exists() and process.poll() is None:
        time.sleep(0.01)
    return serving, process


def test_it_ends_when_idle(tmp_path: Path) -> None:
    _, process = small(tmp_path, 0.1)
    assert process.wait(10) == 0
    assert not (tmp_path / "isatool" / "socket").exists()


def test_a_command_outlives_a_killed_server(tmp_path: Path) -> None:
    (tmp_path / "runtime").mkdir(mode=0o700)
    serving, process = small(tmp_path / "runtime", 60)
    waiting = Waiting(serving, tmp_path)
    process.kill()
    process.wait()
    assert waiting.finished() == (0, b"")
    assert (tmp_path / "runtime" / "isatool" / "socket").exists()
    alone = serving.environment(ISATOOL_SERVE="0")
    (tmp_path / "tiny.s").write_text(TINY)
    expected = serving.run(["fmt", "tiny.s"], tmp_path, env=alone)
    racing = [serving.start(["fmt", "tiny.s"], tmp_path) for _ in range(3)]  # all of them find nobody
    assert [(*process.communicate(), process.returncode) for process in racing] == [(*expected[1:], expected[0])] * 3
    assert serving.run(["serve"], tmp_path)[0] == 0
    assert serving.both(["fmt", "tiny.s"], tmp_path) == expected
    assert serving.run(["serve", "--stop"], tmp_path)[0] == 0


def test_too_many_commands_run_alone_and_an_edited_file_ends_it(tiny: Path) -> None:
    (tiny / "runtime").mkdir(mode=0o700)
    serving, process = small(tiny / "runtime", 60)
    waiting = Waiting(serving, tiny)
    assert serving.run(["fmt", "tiny.s"], tiny)[1] == TINY.encode()
    assert "not served: 1 times: 1 commands at a time" in serving.status()
    assert waiting.finished() == (0, b"")
    serving.awaited(0)
    assert serving.served() == 1
    (tiny / "runtime" / "sitecustomize.py").write_text("number = 1\n")
    assert serving.run(["fmt", "tiny.s"], tiny)[1] == TINY.encode()
    assert process.wait(10) == 0
    assert serving.run(["serve"], tiny)[0] == 0  # a new one, or that which the last command has started
    assert serving.both(["fmt", "tiny.s"], tiny)[1] == TINY.encode()
    assert serving.run(["serve", "--stop"], tiny)[0] == 0


def test_a_changed_or_new_file_of_the_package_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "isatool" / "chips").mkdir(parents=True)
    table = tmp_path / "isatool" / "chips" / "table.tsv"
    table.write_text("one")
    monkeypatch.setattr(place, "package_folder", lambda: str(tmp_path / "isatool"))
    monkeypatch.setattr("isatool.serve.loaded._RACY", -60.0)
    loaded = Loaded(time.time())
    assert loaded.is_safe
    assert loaded.is_current()
    assert not Loaded(table.stat().st_mtime - 61).is_safe
    times = table.stat().st_atime_ns, table.stat().st_mtime_ns
    table.write_text("two")
    os.utime(table, ns=times)
    assert not loaded.is_current()
    loaded = Loaded(time.time())
    (tmp_path / "isatool" / "chips" / "gfx9999.py").write_text("")
    assert not loaded.is_current()
    monkeypatch.setattr(sys, "path", ["", str(tmp_path)])
    loaded = Loaded(time.time())
    assert loaded.is_current()
    (tmp_path / "numpy-9.0.dist-info").mkdir()
    assert not loaded.is_current()
    loaded = Loaded(time.time())
    (tmp_path / "json.py").write_text("")
    assert not loaded.is_current()


RECORDED = """
import json, os, sys
read = []
get = os._Environ.__getitem__
os._Environ.__getitem__ = lambda self, name: read.append(name) or get(self, name)
from isatool.serve.loaded import import_all, warm_up
import_all()
imported = sorted(set(read))
warm_up()
import threading
kept = [f"{each.__module__}.{each.__name__}" for m in list(sys.modules.values()) if m.__name__.startswith("isatool")
        for n, each in vars(m).items() if hasattr(each, "cache_info") and each.cache_info().currsize]
libraries = {"hip", "triton", "optuna", "ortools", "pygls", "tinygrad"} & set(sys.modules)
print(json.dumps([imported, kept, sorted(libraries), threading.active_count()]))
"""


def test_what_is_read_in_advance_depends_on_the_package_alone() -> None:
    done = subprocess.run([sys.executable, "-c", RECORDED], cwd=ROOT, capture_output=True, text=True, check=True)
    read, kept, libraries, threads = json.loads(done.stdout)
    assert dict.fromkeys(read, "") == place.read_at_start(dict.fromkeys(read, ""))
    assert (libraries, threads) == ([], 1)
    pure = (
        "isatool.isa.",
        "isatool.ir.",
        "isatool.semantics.",
        "isatool.passes.",
        "isatool.lint.",
        "isatool.analysis.",
    )
    assert {name for name in kept if not name.startswith(pure)} <= {
        "isatool.asm.input_limits.require_acceptable", "isatool.demangle.demangled"
    }  # fmt: skip


def test_a_request_is_taken_apart_or_refused() -> None:
    for sections in ([[]], [[b"a", b""], [b""], []]):
        assert place.unpacked(place.packed(*sections)) == sections
    for bad in (b"", b"x", b"2\0a", b"1"):
        with pytest.raises(ValueError):  # noqa: PT011
            place.unpacked(bad)


def test_circumstances_of_a_child_are_equal() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert circumstances(child.pid).fixed == circumstances(os.getpid()).fixed
        child.communicate(b"\n")
