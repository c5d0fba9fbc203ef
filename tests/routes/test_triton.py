"""isatool in Triton: stages, keys, autotuner, processes. With a stand-in here; with the wheels in `--full`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from triton_standin import ROOT, TEXT, Jitted, Standin, installed

import isatool.triton
from isatool.diagnostics import UserError
from isatool.routes import switches
from isatool.routes.rewrite import Outcome
from isatool.routes.start import SITE, main

VERSIONS = ("3.3.1", "3.6.0", "3.9.0")
WITH_HOOK = pytest.mark.parametrize("triton", VERSIONS[2:], indirect=True)
"""the versions whose cache keys ask a hook: 3.7 and newer"""
BETTER = TEXT.replace("\ts_endpgm", "\ts_nop 0\n\ts_endpgm")
"""stands for a rewritten text: it assembles to other bytes"""


@pytest.fixture(params=VERSIONS)
def triton(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Standin]:
    """A stand-in in place of Triton, and an isatool that rewrites at once."""
    made = Standin(request.param)
    for name in [name for name in sys.modules if name.partition(".")[0] == "triton"]:
        monkeypatch.delitem(sys.modules, name)
    for name, module in made.modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    for name in ("ISATOOL_DISABLE", "ISATOOL_LOG"):
        monkeypatch.delenv(name, raising=False)
    switches.say_once.cache_clear()
    monkeypatch.setattr(isatool.triton, "rewrite", lambda text, *_, **__: Outcome(BETTER, True, True))
    yield made
    isatool.triton.uninstall()


def test_kernels_are_rewritten_in_the_block_only(triton: Standin) -> None:
    plain = triton.compile()
    before = vars(triton.backend).copy(), triton.hook, triton.keys.triton_key
    with isatool.triton.rewriting("pair"):
        made = triton.compile()
        assert triton.compile() is made
    assert (vars(triton.backend).copy(), triton.hook, triton.keys.triton_key) == before
    assert made["hash"] != plain["hash"]
    assert (plain["amdgcn"], made["amdgcn"]) == (TEXT, BETTER)
    assert made["hsaco"] != plain["hsaco"]
    assert triton.compile() is plain
    assert triton.compiled == ["kernel"] * 2


FLAT = "\t.max_flat_workgroup_size: 128\n    .wavefront_size: 32\n"


@pytest.mark.parametrize(
    ("metadata", "text", "known"),
    [
        ({"num_warps": 4, "warp_size": 32, "shared": 0}, FLAT, ["block_x == 128", "no-dynamic-lds"]),
        ({"num_warps": 4, "warp_size": 32, "shared": 16}, FLAT, ["block_x == 128"]),
        ({"num_warps": 2, "warp_size": 32, "shared": 16}, FLAT, []),
        ({"num_warps": 2, "warp_size": 64}, FLAT, []),
        ({"num_warps": 4, "warp_size": 32}, "", []),
        ({"num_warps": 4, "warp_size": 32}, FLAT + FLAT.replace("128", "256"), []),
        ({"num_warps": True, "warp_size": 128, "shared": False}, FLAT, []),
        ({}, FLAT, []),
    ],
)
def test_triton_s_launcher_is_known_where_the_text_agrees(
    metadata: dict[str, Any], text: str, known: list[str]
) -> None:
    found = isatool.triton.known_of(metadata, text)
    assert list(found) == known
    assert all(who.startswith("Triton's launch") for who in found.values())


def test_the_hook_grants_what_the_launcher_does(triton: Standin, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, dict[str, str]]] = []

    def rewrite(text: str, _: str, budget: float, *, known: dict[str, str], **__: object) -> Outcome:
        asked.append((budget, known))
        return Outcome(BETTER, True, True)

    monkeypatch.setattr(isatool.triton, "rewrite", rewrite)
    monkeypatch.setattr(isatool.triton, "known_of", lambda metadata, text: {"full-waves": text[:3]})
    with isatool.triton.rewriting("pair"):
        triton.compile()
    with isatool.triton.rewriting("pair", 20):
        triton.compile("another")
    assert asked == [(10.0, {"full-waves": TEXT[:3]}), (20.0, {"full-waves": TEXT[:3]})]


def test_what_was_installed_is_in_every_key(triton: Standin, monkeypatch: pytest.MonkeyPatch) -> None:
    hashes = {triton.compile()["hash"]}
    keys = {triton.keys.triton_key()}
    for arguments in ({}, {"pipeline": "pair"}, {"budget": 5}, {"assume": ["N <= 64"]}):
        isatool.triton.install(**arguments)
        hashes.add(triton.compile()["hash"])
        keys.add(triton.keys.triton_key())
    monkeypatch.setattr(isatool.triton, "identity", lambda: "another")
    isatool.triton.install()
    hashes.add(triton.compile()["hash"])
    assert len(hashes) == 6
    assert len(keys) == 5
    isatool.triton.uninstall()
    assert triton.compile()["hash"] in hashes


def test_the_switch_turns_it_off_at_any_time(triton: Standin, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = triton.compile()
    isatool.triton.install()
    monkeypatch.setenv("ISATOOL_DISABLE", "1")
    assert triton.compile() is plain
    assert triton.compile("another")["amdgcn"] == TEXT
    monkeypatch.delenv("ISATOOL_DISABLE")
    assert triton.compile("another")["amdgcn"] == BETTER


@WITH_HOOK
def test_a_hook_of_the_user_goes_on(triton: Standin) -> None:
    calls: list[int] = []

    def theirs(*arguments: Any) -> Any:
        calls.append(len(arguments))
        return None if arguments else ("theirs", "hash")

    triton.runtime.add_stages_inspection_hook = theirs
    isatool.triton.install()
    assert triton.hook()[0].startswith("theirs")
    assert triton.compile()["amdgcn"] == BETTER
    assert calls == [0, 0, 5]
    isatool.triton.uninstall()
    assert triton.hook is theirs


@WITH_HOOK
def test_a_hook_that_wraps_ours_is_left_in_place(triton: Standin) -> None:
    isatool.triton.install()
    ours = triton.hook

    def theirs(*arguments: Any) -> Any:
        return ours(*arguments)

    triton.runtime.add_stages_inspection_hook = theirs
    isatool.triton.uninstall()
    assert triton.hook is theirs
    assert triton.hook() == ("", "")
    assert triton.compile()["amdgcn"] == TEXT


def test_nested_installations_come_back(triton: Standin) -> None:
    isatool.triton.install("pair")
    outer = triton.compile()
    with isatool.triton.rewriting("optimize"):
        inner = triton.compile()
    assert inner is not outer
    assert triton.compile() is outer


FAULTS = ["assembler", "load", "lds", "given", "no outcome"]


@pytest.mark.parametrize("triton", VERSIONS[-1:], indirect=True)
@pytest.mark.parametrize("fault", FAULTS)
def test_a_text_that_the_compiler_cannot_use_is_not_used(
    fault: str, triton: Standin, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    if fault == "assembler":
        triton.refuses = lambda text: text == BETTER
    elif fault == "load":
        plain = triton.assemble
        monkeypatch.setattr(triton, "assemble", lambda text, m: plain(text, m)[: None if text == TEXT else 100])
    elif fault == "lds":
        triton.changes_lds = True
    elif fault == "given":
        monkeypatch.setattr(isatool.triton, "rewrite", lambda text, *_, **__: Outcome(text, False, reason="why"))
    else:
        broken = BETTER.replace("biquads", "others")
        monkeypatch.setattr(isatool.triton, "rewrite", lambda text, *_, **__: Outcome(broken, True, True))
    isatool.triton.install()
    found = triton.compile()
    assert found["amdgcn"] == TEXT
    said = capfd.readouterr().err
    reasons = {
        "assembler": "assembler or linker refuses it: RuntimeError: error: not a valid operand",
        "load": "cannot be read",
        "lds": "takes 512 bytes of LDS, not 0",
        "given": "",
        "no outcome": "different kernels",
    }
    assert reasons[fault] in said
    assert said.count("original used") == (fault != "given")


def test_only_the_winner_of_the_autotuner(triton: Standin) -> None:
    isatool.triton.install("pair", only_winner=True)
    jitted = Jitted(triton)
    tuned = triton.autotuner(jitted, ["long configuration", "short"])
    assert tuned.run()["amdgcn"] == BETTER
    texts = [
        (source, found["amdgcn"] == BETTER)
        for source, found in zip(triton.compiled, triton.files.values(), strict=True)
    ]
    assert texts == [("long configuration", False), ("short", False), ("short", True)]
    isatool.triton.install("pair")
    other = triton.autotuner(Jitted(triton), ["a", "bb"])
    other.run()
    assert all(found["amdgcn"] == BETTER for found in list(triton.files.values())[3:])


def test_what_cannot_be_installed_says_so(monkeypatch: pytest.MonkeyPatch, triton: Standin) -> None:
    with pytest.raises(UserError, match="there is no pass"):
        isatool.triton.install("no-such-pass")
    with pytest.raises(UserError, match="nothing is left"):
        isatool.triton.install("pad-lds")
    monkeypatch.setattr(triton.modules["triton"], "__version__", "2.3.1")
    with pytest.raises(UserError, match=r"Triton 2\.3\.1 has no stage"):
        isatool.triton.install()
    monkeypatch.setitem(sys.modules, "triton", None)
    with pytest.raises(UserError, match="cannot import triton"):
        isatool.triton.install()


# -- a program and its processes; a package `triton` of a few lines that the child processes import

PACKAGE = """
import types
__version__ = "3.9.0"
knobs = types.SimpleNamespace(runtime=types.SimpleNamespace(add_stages_inspection_hook=None))
"""
PROGRAM = """
import json, os, subprocess, sys
ask = '''import os, json, triton
hook = triton.knobs.runtime.add_stages_inspection_hook
print(json.dumps([hook()[0] if hook else "", os.environ.get("TORCHINDUCTOR_CACHE_DIR", ""), "mark" in os.environ]))'''
# as inductor starts the processes that compile: by the path of this one, or by its environment
byPath = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
found = [subprocess.run([sys.executable, "-c", ask], env=env, capture_output=True, text=True, check=True).stdout
         for env in (byPath, dict(os.environ))]
import triton
hook = triton.knobs.runtime.add_stages_inspection_hook
mine = [hook()[0] if hook else "", os.environ.get("TORCHINDUCTOR_CACHE_DIR", ""), "mark" in os.environ]
print(json.dumps([mine, *map(json.loads, found), sys.argv]))
"""


def _run(tmp_path: Path, *arguments: str, **environment: str) -> tuple[list[Any], str]:
    package = tmp_path / "lib" / "triton"
    package.mkdir(parents=True, exist_ok=True)
    (package / "__init__.py").write_text(PACKAGE)
    (tmp_path / "lib" / "sitecustomize.py").write_text("import os; os.environ['mark'] = '1'\n")
    (tmp_path / "app.py").write_text(PROGRAM)
    given = {name: value for name, value in os.environ.items() if not name.startswith(("ISATOOL_", "TORCHINDUCTOR"))}
    given |= {"PYTHONPATH": os.pathsep.join((str(tmp_path / "lib"), str(ROOT))), **environment}
    words = [sys.executable, *arguments]
    done = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path, env=given, check=True)
    return json.loads(done.stdout), done.stderr


def test_a_program_and_its_processes(tmp_path: Path) -> None:
    module = ("-m", "isatool.triton", "--pipeline", "pair", "app.py", "--its", "argument")
    (mine, by_path, by_environment, argv), _ = _run(tmp_path, *module, TORCHINDUCTOR_CACHE_DIR=str(tmp_path / "cache"))
    assert argv == ["app.py", "--its", "argument"]
    assert mine[0].startswith("isatool-")
    assert mine == by_path == by_environment  # hook, cache of inductor, the sitecustomize of the user
    assert Path(mine[1]).parent == tmp_path / "cache"
    (other, *_), _ = _run(tmp_path, "-m", "isatool.triton", "--pipeline", "rebank", "app.py")
    assert other[0] != mine[0]
    assert Path(other[1]).name != Path(mine[1]).name


def test_programs_are_plain_when_switched_off_or_broken(tmp_path: Path) -> None:
    off, said = _run(tmp_path, "-m", "isatool.triton", "app.py", ISATOOL_DISABLE="1")
    assert off[:3] == [["", "", True]] * 3
    assert "ISATOOL_DISABLE is set" in said
    chosen = {"PYTHONPATH": os.pathsep.join((str(SITE), str(tmp_path / "lib"), str(ROOT)))}
    plain, said = _run(tmp_path, "app.py", **chosen)
    assert plain[:3] == [["", "", True]] * 3
    assert said == ""
    by_site, _ = _run(tmp_path, "app.py", **chosen, ISATOOL_TRITON="pair")
    assert all(found[0].startswith("isatool-") for found in by_site[:3])
    broken, said = _run(tmp_path, "app.py", **chosen, ISATOOL_TRITON="no-such-pass")
    assert broken[:3] == [["", "", True]] * 3
    assert "there is no pass" in said


def test_wrong_arguments_of_the_launcher(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "no program\n    python -m isatool.triton app.py" in capsys.readouterr().err
    assert main([str(tmp_path / "none.py")]) == 2
    assert main(["--pipeline", "no-such-pass", __file__]) == 2
    assert "there is no pass" in capsys.readouterr().err
    assert main(["--site"]) == 0
    assert Path(capsys.readouterr().out.strip(), "sitecustomize.py").is_file()


# -- the wheels, each in a folder of its own below ISATOOL_TEST_TRITON, or else fetched


@pytest.mark.full
@pytest.mark.parametrize("version", VERSIONS)
def test_the_code_object_of_a_real_triton(version: str, tmp_path: Path) -> None:
    folder = installed(f"triton=={version}", Path(os.environ.get("ISATOOL_TEST_TRITON", tmp_path)) / version)
    lld = tmp_path / "lld"  # 3.5 and older call one
    lld.write_text(f'#!/bin/sh\n[ "$1" = "-flavor" ] && shift 2\nexec {sys.executable} -m ziglang ld.lld "$@"\n')
    lld.chmod(0o755)
    given = {name: value for name, value in os.environ.items() if not name.startswith("ISATOOL_")}
    given |= {
        "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT))),
        "TRITON_CACHE_DIR": str(tmp_path / "triton"),
        "TRITON_HIP_LLD_PATH": str(lld),
        "ISATOOL_CACHE": str(tmp_path / "cache"),
    }
    script = Path(__file__).with_name("triton_kernel.py")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, env=given, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["version"].startswith(version)
    assert found["rewritten"] > found["plain"]
    assert found["printed"] == found["rewritten"]
    assert found["other_hash"]
    assert found["hit_is_equal"]
    assert found["plain_again"]
    assert "proved for all inputs" in done.stderr
