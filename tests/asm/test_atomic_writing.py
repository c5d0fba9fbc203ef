"""A file is old or new, never half: whatever call of the system is the last one before the process ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from isatool.asm.emitter import write_bytes, write_text
from isatool.diagnostics import UserError

ROOT = Path(__file__).resolve().parents[2]
OLD, NEW = b"old\n" * 1000, b"new\n" * 300_000
STEPS = ("open", "fdopen", "chmod", "fsync", "replace")
KILLED = """
import os, signal, sys
from isatool.asm import emitter
name, after = sys.argv[2], sys.argv[3] == "after"
original = getattr(os, name)
def killed(*args, **options):
    found = original(*args, **options) if after else None
    os.kill(os.getpid(), signal.SIGKILL)
setattr(os, name, killed)
emitter.write_bytes(b"new\\n" * 300_000, sys.argv[1])
"""


@pytest.mark.parametrize("moment", ["before", "after"])
@pytest.mark.parametrize("step", STEPS)
def test_a_process_that_is_killed_at_any_step_leaves_the_old_or_the_new_file(
    step: str, moment: str, tmp_path: Path
) -> None:
    path = tmp_path / "file"
    path.write_bytes(OLD)
    done = subprocess.run([sys.executable, "-c", KILLED, str(path), step, moment], cwd=ROOT, check=False)
    assert done.returncode == -signal.SIGKILL
    assert path.read_bytes() == (NEW if (step, moment) == ("replace", "after") else OLD)


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError, SystemExit])
@pytest.mark.parametrize("step", STEPS)
def test_an_interrupt_at_any_step_leaves_the_old_file_and_nothing_else(
    step: str, error: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(OLD)

    def broken(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(os, step, broken)
    with pytest.raises(UserError if error is OSError else error):
        write_bytes(NEW, path)
    monkeypatch.undo()
    assert path.read_bytes() == OLD
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_a_full_disk_in_the_middle_leaves_the_old_file(tmp_path: Path) -> None:
    code = (
        "import resource, signal, sys; from isatool.cli.main import main; from isatool.asm.emitter import write_bytes\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN); resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
        "from isatool.diagnostics import UserError\n"
        "try: write_bytes(b'n' * 100_000, sys.argv[1])\n"
        "except UserError as error: print(error)\n"
    )
    path = tmp_path / "file"
    path.write_bytes(OLD)
    done = subprocess.run([sys.executable, "-c", code, str(path)], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "cannot write this file" in done.stdout
    assert path.read_bytes() == OLD
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_a_symbolic_link_stays_and_its_file_is_written(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "file").write_bytes(OLD)
    (tmp_path / "real" / "file").chmod(0o640)
    (tmp_path / "link").symlink_to("real/file")
    (tmp_path / "second").symlink_to("link")
    (tmp_path / "dangling").symlink_to("real/made")
    (tmp_path / "loop").symlink_to("loop")
    write_text("new", tmp_path / "second")
    write_text("made", tmp_path / "dangling")
    with pytest.raises(UserError, match="cannot write this file"):
        write_text("new", tmp_path / "loop")
    assert (tmp_path / "second").is_symlink()
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "dangling").is_symlink()
    assert (tmp_path / "real" / "file").read_text() == "new"
    assert (tmp_path / "real" / "file").stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "real" / "made").read_text() == "made"


def test_a_new_file_has_the_rights_that_the_user_wants(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_text("x", tmp_path / "file")
    finally:
        os.umask(before)
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o640


def test_nothing_else_in_the_package_writes_files() -> None:
    """Every output goes through `write_bytes`; the rest are files in private folders and the cache."""
    private = {"asm/emitter.py", "asm/toolchain.py", "traces/objdump.py", "bench/child.py", "bench/worker.py"}
    private |= {"emulator/native.py", "isa/build_table.py", "routes/child.py", "routes/rewrite.py"}
    found = {
        str(path.relative_to(ROOT / "isatool"))
        for path in (ROOT / "isatool").rglob("*.py")
        for text in [path.read_text(encoding="utf-8")]
        if any(word in text for word in (".write_text(", ".write_bytes(", '.open("w', ", 'w'", "np.save(path"))
    }
    assert found - private == set()


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=f"its folder does not exist\n    make {tmp_path / 'none'} first"):
        write_text("", tmp_path / "none" / "out.s")
