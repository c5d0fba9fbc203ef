"""Assembly from elsewhere, through the command line: no other file is read or written, nothing grows without end."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest

from isatool.asm import input_limits
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.emulator.native import NativeUnavailableError, require_private
from isatool.isa import chips

FRAME = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.text\n{}\n\ts_endpgm\n'
SECRET = "0xdeadbee5"
MANY_MACROS = "".join(f"\t.macro m{n + 1}\n" + f"\tm{n}\n" * 30 + "\t.endm\n" for n in range(6)) + "\tm6"
"""thirty calls of the one before in each"""
COMMANDS = (["check"], ["fmt"], ["fmt", "--expand"], ["pair"], ["schedule"], ["rebank"], ["asm", "-o", "out.o"])


@pytest.fixture
def secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that must not be read, in a folder from which everything runs."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "secret.inc"
    path.write_text(f"\ts_mov_b32 s0, {SECRET}\n\t.byte {SECRET[:4]}\n", encoding="utf-8")
    return path


def run(arguments: list[str], body: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    Path("in.s").write_text(FRAME.format(body), encoding="utf-8")
    code = main([arguments[0], "in.s", *arguments[1:]])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("directive", [".include", ".incbin"])
def test_every_command_refuses_other_files_at_their_place(
    arguments: list[str], directive: str, secret: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(arguments, f'\t{directive} "{secret}"', capsys)
    assert code == 2
    assert f"in.s:3:2: error: '{directive}' reads another file" in err
    assert "--allow-include" in err
    assert SECRET not in out + err
    assert not Path("out.o").exists()


@pytest.mark.parametrize(
    "body",
    [
        '\t.INCLUDE "{}"',
        'a: .include "{}"',
        '/* */ .include "{}"',
        '\t.macro m\n\t.include "{}"\n\t.endm\n\tm',
        '\t.macro m a\n\t\\a "{}"\n\t.endm\n\tm .include',
        '\t.macro m a\n\t\\a\n\t.endm\n\tm ".include \\"{}\\""',
        '\t.macro m a\n\t.\\a "{}"\n\t.endm\n\tm include',
        '\t.macro m a, b\n\t\\a\\b "{}"\n\t.endm\n\tm .inc, lude',
        '\t.macro m a\n\t.inc\\a "{}"\n\t.endm\n\tm lude',
        '\t.macro m a\n\t\\a\\()lude "{}"\n\t.endm\n\tm .inc',
        '\t.macro m a\n\t.\\()\\a\\() "{}"\n\t.endm\n\tm include',
        '\t.irp a, clude\n\t.in\\a "{}"\n\t.endr',
        '\t.irpc a, e\n\t.includ\\a "{}"\n\t.endr',
        '\t.macro n z\n\t\\z "{}"\n\t.endm\n\t.macro m x, y\n\tn \\x\\y\n\t.endm\n\tm .inc, lude',
        '\t.altmacro\n\t.macro m a\n\t\\a "{}"\n\t.endm\n\tm <.in!clude>',
        '\t.macro m a\nx:.inc\\a "{}"\n\t.endm\n\tm lude',
        '\t.macro m a\n/**/.inc\\a "{}"\n\t.endm\n\tm lude',
        '\t.altmacro\n\t.macro m a\n\t.inc&a "{}"\n\t.endm\n\tm lude',
        '\t.altmacro\n\t.macro m a\n\ta&clude "{}"\n\t.endm\n\tm .in',
        '\t.altmacro\n\t.macro m a\n\ta\\()clude "{}"\n\t.endm\n\tm .in',
        '\t.altmacro\n\t.macro n z\n\tz "{}"\n\t.endm\n\t.macro m a\n\tn <.inc\\a>\n\t.endm\n\tm lude',
        '\t.altmacro\n\t.macro n z\n\tz "{}"\n\t.endm\n\t.macro m a\n\tn <.i!nc&a>\n\t.endm\n\tm lude',
        '\t.altmacro\n\t.macro n z\n\t.macro m z\n\tb&c "{}"\n\t.endm\n\t.endm\n\tn <b, c>\n\tm .inc, lude',
        '\t.altmacro\n\t.irp a, lude\n\t.inc&a "{}"\n\t.endr',
        "\t.macro m a\n\t.alt\\a\n\t.endm\n\tm macro",
        '\t.macro m a\n\t.asciz ""\n\t\\a\n\t.endm\n\tm \'.include "{}"\'',
        '\t.if 1\n\t.include "{}"\n\t.endif',
        '\t.rept 1\n\t.incbin "{}"\n\t.endr',
        "\ts_mov_b32 s1, ';' \n\t.byte ';' .include \"{}\"",
    ],
)
def test_words_put_together_by_macros_are_refused(body: str, secret: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["fmt", "--expand"], ["asm", "-o", "out.o"]):
        code, out, err = run(arguments, body.replace("{}", str(secret)), capsys)
        assert code == 2
        assert SECRET not in out + err
        assert "another file" in err
        assert ": error: " in err


@pytest.mark.parametrize(
    "body",
    [
        '\t.macro m op, n\n\tv_\\op\\()_f32_e32 v\\n, v\\n, v1\n\t.endm\n\tm add, 2',
        '\t.macro m op\n\t\\op v[1:2], v[3:4]\n\t.endm\n\tm v_cvt_f64_f32_e32 # x',
        '\t.irp r, 1, 2\n\tv_mov_b32_e32 v\\r, 0\n\t.endr',
        '; .include "{}" is what this does not do',
        '\ts_nop 0 // .incbin "{}"',
        '\t.section .rodata\n\t.asciz "write .include here"\n\t.text',
        '\t.altmacro\n\t.macro m a, b\n\tv_mov_b32_e32 v\\a, \\b\n\t.endm\n\tm %(1+1), 5',
        '\t.altmacro\n\t.macro m a\n\t.if (a > 1) && (a < 9)\n\tv_mov_b32_e32 v&a, 0\n\t.endif\n\t.endm\n\tm %(1+1)',
        '\t.macro m base\nlabel_\\@:\n\tv_mov_b32_e32 v[\\base+1], 0\n\t.endm\n\tm 4',
    ],
)  # fmt: skip
def test_other_macros_comments_and_strings_are_taken(
    body: str, secret: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, _, err = run(["fmt"], body.replace("{}", str(secret)), capsys)
    assert "another file" not in err
    if "#" not in body:
        assert "error" not in err


def test_an_allowed_file_is_taken_from_the_folder_of_the_input(
    secret: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("deeper").mkdir()
    text = FRAME.format('\t.include "secret.inc"')
    Path("in.s").write_text(text, encoding="utf-8")
    monkeypatch.chdir("deeper")
    assert main(["fmt", "--expand", "--allow-include", "../in.s"]) == 0
    assert f"s_mov_b32 s0, {SECRET}" in capsys.readouterr().out
    assert main(["asm", "--allow-include", "../in.s", "-o", "out.o"]) == 0
    assert main(["fmt", "--allow-include", "../in.s"]) == 0
    assert capsys.readouterr().out == text


def test_the_toolchain_refuses_too(secret: Path) -> None:
    tools = Toolchain.find(environment={})
    text = FRAME.format(f'\t.incbin "{secret}"')
    for call in (tools.assemble, tools.print_assembly):
        with pytest.raises(UserError, match="reads another file"):
            call(text, chips.DEFAULT.name)


@pytest.mark.parametrize(
    ("body", "place", "message"),
    [
        ("\t.rept 100000000\n\ts_nop 0\n\t.endr", "3:2", "repeats 100000000 times"),
        ("\t.rept 3000\n\t.rept 3000\n\ts_nop 0\n\t.endr\n\t.endr", "3:2", "expand to"),
        (f"\t.rept 0x1000\n\t.irp a{', 1' * 2000}\n\ts_nop \\a\n\t.endr\n\t.endr", "3:2", "expand to"),
        (MANY_MACROS, "136:2", "expand to"),
        ("\t.fill 100000000, 8, 0", "3:2", "'.fill' fills 800000000 bytes"),
        ("\t.zero 0x7fffffff", "3:2", "'.zero' fills 2147483647 bytes"),
        ("\t.rept 1000\n\t.space 1000000\n\t.endr", "3:2", "fills 1000000000 bytes"),
        ("a: .skip 999999999", "3:4", "fills 999999999 bytes"),
        ("\t.org 999999999", "3:2", "fills 999999999 bytes"),
        ("\t.p2align 40", "3:2", "aligns to more than"),
        (f"\t.long 1, {'9' * 100_000}", "3:11", "more than 1000 digits"),
        (f"\ts_mov_b32 s0, 0x{'f' * 100_000}", "3:16", "more than 1000 digits"),
        ("\t.set n, 1000000000\n\t.rept n\n\ts_nop 0\n\t.endr", "4:2", "repeats 1000000000 times"),
        ("n = 30\nm = 1 << n\n\t.fill m - 1, 8, 0", "5:2", "fills 8589934584 bytes"),
        ("\t.equ n, 40\n\t.p2align n", "4:2", "aligns to more than"),
        ("\t.rept 1\n" * 70 + "\ts_nop 0\n" + "\t.endr\n" * 70, "67:2", "nests more than 64 deep"),
        ("\t.if 1\n" * 70 + "\ts_nop 0\n" + "\t.endif\n" * 70, "67:2", "nests more than 64 deep"),
    ],
)
def test_what_would_grow_without_end_is_refused_at_its_place(
    body: str,
    place: str,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments in (["check"], ["fmt", "--expand"], ["asm", "-o", "out.o"]):
        code, _, err = run(arguments, body, capsys)
        assert code == 2
        assert f"in.s:{place}: error: " in err
        assert message in err


def test_words_of_hundreds_of_replaced_pieces_are_judged_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for pieces, code in (
        (r"\a" * 3000 + "x", 2),
        (r"\a.\b" * 30 + "i", 2),
        (r"\@" * 3000 + r".\a", 2),
        ("\\" * 3000 + "q", 2),
    ):
        assert run(["fmt"], f"\t.macro m a, b\n\t{pieces}\n\t.endm", capsys)[0] in (0, code)


@pytest.mark.parametrize(
    "body",
    [
        f'\t.ascii "a", "{"7" * 5000}"',
        "\t.set n, 1000000000\n\t.set n, 2\n\t.rept n\n\ts_nop 0\n\t.endr",
        "\t.macro m\n\t.set n, 1000000000\n\t.endm\n\t.set n, 2\n\t.rept n\n\ts_nop 0\n\t.endr",
        "\t.set n, 2\n\t.if n > 2\n\t.set n, 1000000000\n\t.endif\n\t.rept n\n\ts_nop 0\n\t.endr",
        "\t.set n, 1000000000\n\t.macro m n\n\t.rept \\n\n\ts_nop 0\n\t.endr\n\t.endm\n\tm 2",
    ],
)
def test_what_stays_small_is_assembled(
    body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["asm", "-o", "out.o"], body, capsys)[0] == 0


@pytest.mark.parametrize(
    "body",
    [
        "\t.macro m\n\tm\n\t.endm\n\tm",
        "\t.macro a\n\tb\n\t.endm\n\t.macro b\n\ta\n\t.endm\n\ta",
    ],
)
def test_macros_that_call_themselves_end_with_a_message(
    body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, err = run(["fmt", "--expand"], body, capsys)
    assert code == 2
    assert "macros cannot be nested more than" in err


def test_a_count_that_is_no_number_meets_the_limits_of_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("isatool.asm.toolchain.MEMORY_LIMIT", 1 << 30)
    code, _, err = run(["asm", "-o", "out.o"], "\t.zero (1<<33)", capsys)
    assert code == 2
    assert "needs more than 1 GiB" in err
    assert not Path("out.o").exists()


def test_lines_are_counted_and_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(input_limits, "MAX_LINES", 100)
    monkeypatch.setattr(input_limits, "MAX_LINE_LENGTH", 200)
    code, _, err = run(["check"], "\ts_nop 0\n" * 101, capsys)
    assert (code, "lines are more than the limit of 100" in err) == (2, True)
    code, _, err = run(["check"], "\ts_nop 0\n\t; " + "x" * 300, capsys)
    assert (code, "in.s:4:201: error: a line of 303 characters" in err) == (2, True)


def test_standard_input_is_limited_too(tmp_path: Path) -> None:
    code = "import sys, isatool.asm.reader as reader, isatool.cli.main as command; reader.MAX_BYTES = 1000; "
    code += "sys.exit(command.main(['check', '-']))"
    text = "\ts_nop 0\n" * 1000
    done = subprocess.run([sys.executable, "-c", code], input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "more than the limit of 1000 bytes" in done.stderr


def test_temporary_folders_are_private_and_gone_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    seen: list[int] = []
    original = Toolchain._run

    def watched(self: Toolchain, *args: object, **options: object) -> object:
        seen.extend(stat.S_IMODE(folder.stat().st_mode) for folder in place.iterdir())
        return original(self, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Toolchain, "_run", watched)
    assert run(["asm", "-o", "out.o"], "\ts_nop 0", capsys)[0] == 0
    assert run(["asm", "-o", "out.o"], "\ts_nop nothing", capsys)[0] == 2
    assert seen
    assert set(seen) == {0o700}
    assert list(place.iterdir()) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.s", "out.o", "temporary"]


def test_a_cache_folder_that_others_can_write_is_not_used(tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    folder.mkdir(mode=0o700)
    assert require_private(folder) == folder
    folder.chmod(0o777)
    with pytest.raises(NativeUnavailableError, match="somebody else"):
        require_private(folder)
    (tmp_path / "link").symlink_to(tmp_path)
    with pytest.raises(NativeUnavailableError):
        require_private(tmp_path / "link")
    assert os.path.lexists(tmp_path / "link")


def test_checking_takes_time_in_proportion_to_the_length() -> None:
    for text in ("\t.macro m\n" + "x" * 900_000 + "\\a\n\t.endm\n", "\t.macro m\n\t" + "\\a" * 100_000 + "\n\t.endm\n"):
        with suppress(UserError):
            input_limits.require_acceptable(text, "long.s")
