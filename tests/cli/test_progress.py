"""Long work says where it is on a terminal, and nothing in a pipe."""

from __future__ import annotations

import os
import pty
import re
import shutil
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from isatool import progress
from isatool.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
KERNELS = ROOT / "benchmarks/corpus/kernels"
SCAN = str(KERNELS / "scan_dpp.s")
LOOPS = str(KERNELS / "mandelbrot.s")
PRODUCT = ROOT / "tests/data/outer_products/2x2_lds_scaled_2_O3.s"
KERNEL1 = str(ROOT / "samples/sgemm/kernel1.s")


class Terminal:
    """A pseudo terminal, all of whose output is read."""

    def __init__(self) -> None:
        self.reading, writing = pty.openpty()
        self.stream = os.fdopen(writing, "w")
        self.data = bytearray()
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        while True:
            try:
                data = os.read(self.reading, 4096)
            except OSError:  # nobody writes any more
                return
            if not data:
                return
            self.data += data

    def text(self) -> str:
        """All that was written; the terminal is closed."""
        self.stream.close()
        self.thread.join(5)
        os.close(self.reading)
        return self.data.decode()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    made = Terminal()
    monkeypatch.setattr(progress, "DELAY", 0.0)
    monkeypatch.setenv("TERM", "xterm")
    original = progress.ProgressLine.tell

    def tell(self: progress.ProgressLine, path: tuple[str, ...]) -> None:
        original(self, path)
        self.draw()  # all of it, not what the clock finds

    monkeypatch.setattr(progress.ProgressLine, "tell", tell)
    yield made
    if not made.stream.closed:
        made.text()


COMMANDS = [
    (
        ["verify", LOOPS, "COMMUTED", "--engine", "numpy", "--no-witness"],
        r"proof, attempt, 1: round 1, cut point, 1 of \d+",
    ),
    (["verify", SCAN, SCAN, "--engine", "numpy"], r"second kernel, run, 2 of \d+"),
    (["unroll", LOOPS, "--dry-run"], r"unroll, 1 of 1: loop \.\w+, \d of \d+"),
    (["batch-loads", KERNEL1, "--dry-run"], r"batch-loads, 1 of 1: loop \.\w+, 1 of \d"),
    (["schedule", SCAN, "--dry-run"], r"schedule, 1 of 1: round, 1 of 16"),
    (["pair", SCAN, "--dry-run"], r"pair, 1 of 1: region, 1 of \d+"),
    (["run-passes", "pair,schedule", SCAN, "--dry-run"], r"schedule, 2 of 2"),
    (["optimize", SCAN, "--dry-run"], r"kernel \w+, 1 of 1: respill, 1 of \d+"),
    (["fuzz", "-n", "1", "--no-native", "--passes", "none"], r"kernels, 1 of 1"),
    (["mutate", SCAN, "-n", "2", "--jobs", "1", "--no-assembler", "--engine", "numpy"], r"faults, 2 of 2"),
    (["check", SCAN], r"rules HAZARD, \d+ of \d+"),
    (["analyze", SCAN], r"kernel \w+, 1 of 1"),
    (["annotate", SCAN], r"kernel \w+, 1 of 1"),
    (["budget", SCAN, LOOPS, "--require", "vgprs <= 256"], r"mandelbrot\.s, 2 of 2: kernel \w+, 1 of \d+"),
    (["tune", "SMALL", "--space", "rebank?", "--objective", "model", "--trials", "1"], r"trial input, 1 of 1"),
    (["run", SCAN, "--engine", "numpy"], r"workgroups, \d+ of \d+"),
]


@pytest.mark.parametrize(("words", "expected"), COMMANDS, ids=[f"{words[0]}: {what}" for words, what in COMMANDS])
def test_a_command_says_where_it_is(
    words: list[str], expected: str, terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commuted = re.sub(r"(v_add_f32_e32 v\d+, )(v\d+), (v\d+)\n", r"\1\3, \2\n", Path(LOOPS).read_text())
    (tmp_path / "commuted.s").write_text(commuted)
    for suffix in (".s", ".toml"):
        shutil.copy(PRODUCT.with_suffix(suffix), tmp_path / f"small{suffix}")
    here = {"COMMUTED": str(tmp_path / "commuted.s"), "SMALL": str(tmp_path / "small.s")}
    words = [here.get(word, word) for word in words]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stderr", terminal.stream)
    assert main(words) in (0, 1)
    text = terminal.text()
    assert re.search(r"\[\d+ s\] ", text)
    assert re.search(expected, text), text


def test_a_pipe_sees_none_of_it(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "DELAY", 0.0)
    assert main(["pair", SCAN, "--dry-run"]) == 0
    captured = capfd.readouterr()
    assert captured.err == ""
    assert "\033" not in captured.out


def shown(terminal: Terminal, work: Callable[[], None]) -> str:
    with progress.progress_on_terminal():
        work()
    return terminal.text()


def test_the_clock_goes_on_while_work_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal.stream)
    monkeypatch.setattr(progress, "DELAY", 0.1)
    monkeypatch.setenv("TERM", "xterm")

    def work() -> None:
        progress.doing("one thing")
        end = time.monotonic() + 1.3
        while time.monotonic() < end:
            time.sleep(0.05)

    text = shown(terminal, work)
    assert "[0 s] one thing" in text
    assert "[1 s] one thing" in text
    assert text.endswith("\033[K")
    assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL


def test_what_is_printed_takes_the_place_of_the_line(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal.stream)

    def work() -> None:
        with progress.stage("outer", 1, 2):
            progress.doing("inner")
            print("a result", file=sys.stderr)

    text = shown(terminal, work)
    assert "[0 s] outer, 1 of 2: inner\r\033[Ka result" in text


def test_short_work_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal.stream)
    assert shown(terminal, lambda: progress.doing("at once")) == ""
