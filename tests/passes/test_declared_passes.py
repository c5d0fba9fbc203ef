"""A pass is declared once: command, pipeline, header, search space, Python method and docs derive from it."""

from __future__ import annotations

import inspect
import subprocess
import sys
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import ClassVar

import pytest
from small_kernels import small_kernel

import isatool
from isatool.analysis.edits import Edits
from isatool.api import Assembly
from isatool.asm.reader import read_text
from isatool.bench.space import default_space, parse_space
from isatool.cli.commands import COMMANDS, REWRITING_COMMANDS, typed
from isatool.cli.main import load_command, main, make_parser
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Integer
from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.isa import chips
from isatool.pass_methods import HOW, PassMethods, method, method_name
from isatool.passes.common.declaration import Need, Pass, Repair, option, options, spelled
from isatool.passes.common.draft import Draft
from isatool.passes.common.needs import unmet
from isatool.passes.common.result import Context, PassResult, Remark, RemarkKind
from isatool.passes.pair.options import Pair
from isatool.pipeline.registry import PASSES, declarations, describe, parse_pipeline, pass_class
from isatool.pipeline.rewrite import rewrite

ROOT = Path(__file__).resolve().parents[2]
SCAN = str(ROOT / "benchmarks/corpus/kernels/scan_dpp.s")
OUTSIDE_PYTHON = {
    "serve": "a process for the command line",
    "doctor": "is about the machine",
    "completion": "is about the command line",
    "describe": "says what to try in a shell; `analyze` has the figures",
    "lsp": "serves an editor",
    "mcp": "serves programs that write kernels",
    "fuzz": "makes its own inputs",
    "mutate": "judges the validator, not a kernel",
    "trace": "starts from a trace and a code object",
    "patch": "starts from a code object",
    "disasm": "starts from a code object, not from assembly",
    "retarget": "makes whole files of another chip, code objects as well",
    "library": "starts from a folder of code objects",
    "store": "starts from the code objects that programs load",
    "init": "writes the launch spec that a load wants",
    "bench": "needs a GPU and a process for each device",
    "calibrate": "needs a GPU",
    "hardware-report": "needs a GPU",
    "tune": "a study in files that several processes share",
}


@pytest.fixture
def derived(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tests/surface"))
    import declared

    return declared  # type: ignore[no-any-return]


def missing(derived: ModuleType) -> list[str]:
    """What a registered pass lacks, in words."""
    found = []
    for name in PASSES:
        page = ROOT / "docs/passes" / f"{name}.md"
        if not page.is_file():
            found.append(f"{name}: no page {page.relative_to(ROOT)}")
    for place, text in derived.files(ROOT).items():
        if not place.is_file() or place.read_text() != text:
            found.append(f"{place.relative_to(ROOT)} is out of date: python tests/surface/surface.py")
    return found


def test_no_pass_lacks_a_page_or_a_derived_file(derived: ModuleType) -> None:
    assert missing(derived) == []


def test_every_class_on_pass_that_is_declared_is_a_pass() -> None:
    assert {each for each in Pass.__subclasses__() if each.__module__.endswith(".options")} == set(declarations())
    for family in (ROOT / "passes").glob("*/options.py"):
        assert {name for name, place in PASSES.items() if f".{family.parent.name}.options:" in place}, family


@pytest.mark.parametrize("name", PASSES)
def test_a_declaration_is_complete(name: str) -> None:
    declared = pass_class(name)
    assert declared.name == name
    assert "\n" not in declared.summary
    assert f"isatool {typed(name)} " in declared.examples
    assert set(declared.needs) <= set(Need)
    assert set(declared.breaks) <= set(Repair)
    known = options(declared)
    assert [each.name for each in known] == [each.name for each in fields(declared)]  # type: ignore[arg-type]
    assert not {each.name for each in known} & set(HOW)
    for each in known:
        assert each.facts.help
        assert not each.facts.help.endswith(".")
        for value in (each.default, *each.facts.search):
            assert each.parse(each.text(value).strip('"')) == value


@pytest.mark.parametrize("name", PASSES)
def test_every_option_is_a_flag_a_word_in_pipelines_and_an_argument(name: str) -> None:
    flags = {flag for action in make_parser(load_command(name))._actions for flag in action.option_strings}
    signature = inspect.signature(getattr(Assembly, method_name(pass_class(name))))
    for each in options(pass_class(name)):
        assert each.flag in flags
        assert signature.parameters[each.name].default == each.default
        assert f"{each.spelled}=" in describe(name)
        (step,) = parse_pipeline(f"{name}{{{each.spelled}={each.text(each.default)}}}")
        assert step == pass_class(name)()


def test_every_command_about_a_kernel_is_a_method() -> None:
    methods = {name.replace("_", "-") for name in dir(Assembly)}
    assert set(COMMANDS) - methods == set(OUTSIDE_PYTHON)


def test_the_help_imports_nothing_of_what_passes_do() -> None:
    code = (
        "import sys; from isatool.cli.main import main; main([{words}]); "
        "print([n for n in sys.modules if n.startswith(('isatool.passes', 'isatool.analysis', 'isatool.ir', 'numpy')) "
        "and not n.endswith(('.options', '.declaration')) and n.count('.') > 2 or n == 'numpy'], file=sys.stderr)"
    )
    for words in ('"--help"', '"unroll", "--help"', '"run-passes", "--list-passes"'):
        done = subprocess.run(
            [sys.executable, "-c", code.format(words=words)], capture_output=True, text=True, check=True, cwd=ROOT
        )
        assert done.stderr.strip() == "[]"


def test_the_header_names_the_options_that_were_given(tmp_path: Path) -> None:
    kernel, output = tmp_path / "kernel.s", tmp_path / "out.s"
    kernel.write_text(Path(SCAN).read_text())
    made = isatool.load(kernel).instruction_prefetch(distance=2)
    made.save(output)
    assert "instruction-prefetch{distance=2}" in output.read_text().splitlines()[0]
    same = tmp_path / "same.s"
    assert main(["instruction-prefetch", "--distance", "2", str(kernel), "-o", str(same)]) == 0
    assert same.read_bytes() == output.read_bytes()
    assert isatool.load(kernel).run_passes("instruction-prefetch{distance=2}").assembly.text == made.assembly.text


@dataclass(frozen=True)
class Nothing(Pass):
    """A pass that a test adds."""

    name: ClassVar[str] = "do-nothing"
    summary: ClassVar[str] = "leave the kernel as it is"
    examples: ClassVar[str] = "isatool do-nothing kernel.s -o same.s"

    times: int = option(1, "how often", low=1, high=9, search=(1, 3))

    def apply(self, function: Function, context: Context) -> PassResult:
        program = function.program
        text = f"left as it is: {self.times} times"
        remark = Remark(self.name, program.span(function.first), text, kind=RemarkKind.LEFT)
        return PassResult(program, Relation.identity(index for index, _ in function.instructions), (remark,))


@dataclass(frozen=True)
class Slower(Pass):
    """A pass that puts an instruction at the entry. `improved`: it says that this is better."""

    name: ClassVar[str] = "slower"
    summary: ClassVar[str] = "do nothing once more"
    examples: ClassVar[str] = "isatool slower kernel.s -o slower.s"

    improved: bool = option(False, "say that it is better")

    def apply(self, function: Function, context: Context) -> PassResult:
        draft = Draft.of(function)
        flow = draft.flow()
        nothing = Instruction.build("s_nop", (Integer(0),), of=function.target)
        made = draft.edited(flow, Edits(before={flow.blocks[0].first: (nothing,)}))
        return PassResult(made.program, made.relation, changed=True, improved=self.improved, settled=True)


def test_a_result_that_costs_no_fewer_issues_stays_only_if_the_pass_says_that_it_is_better() -> None:
    program = small_kernel("v_mov_b32_e32 v1, 0").program
    left = rewrite(program, [Slower()])
    assert not left.changed
    assert "left as it is" in left.remarks[0].message
    assert rewrite(program, [Slower(improved=True)]).changed


def test_a_declaration_adds_a_pass_everywhere(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], derived: ModuleType
) -> None:
    monkeypatch.setitem(PASSES, "do-nothing", f"{__name__}:Nothing")
    assert main(["do-nothing", "--times", "3", SCAN, "--dry-run"]) == 0
    assert "left as it is: 3 times" in capsys.readouterr().out
    assert main(["do-nothing", "--times", "10", SCAN, "--dry-run"]) == 2
    assert "'times' takes a number from 1 to 9, not 10" in capsys.readouterr().err
    (step,) = parse_pipeline("do-nothing{times=3}")
    assert spelled(step) == "do-nothing{times=3}"
    assert default_space(on_device=False).endswith(",do-nothing{times=1|3}?")
    parse_space(default_space(on_device=True))
    monkeypatch.setattr(PassMethods, "do_nothing", method(Nothing), raising=False)
    made = isatool.load(SCAN).do_nothing(times=3)  # type: ignore[attr-defined]
    assert "3 times" in str(made.remarks[0])
    assert main(["run-passes", "--list-passes"]) == 0
    assert "do-nothing{times=1}: leave the kernel as it is" in capsys.readouterr().out
    assert missing(derived) == [
        "do-nothing: no page docs/passes/do-nothing.md",
        "isatool/pass_methods.pyi is out of date: python tests/surface/surface.py",
        "docs/passes/README.md is out of date: python tests/surface/surface.py",
        "docs/passes/do-nothing.md is out of date: python tests/surface/surface.py",
    ]


def test_the_latency_loss_of_pair_was_a_fraction(capsys: pytest.CaptureFixture[str]) -> None:
    assert parse_pipeline("pair{latency_loss=0.25}") == [Pair(latency_loss=25)]
    assert "latency-loss=25, percent" in capsys.readouterr().err
    with pytest.warns(DeprecationWarning, match="percent"):
        assert Pair(latency_loss=0.25) == Pair(latency_loss=25)  # type: ignore[arg-type]
    assert parse_pipeline("pair{latency_loss=25}") == [Pair(latency_loss=25)]
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("pair{renames=false}", "pair{rename=false}"),
        ("schedule{renames=true}", "schedule"),
        ("batch-loads{unconditional=false}", "batch-loads{keep-conditions=true}"),
    ],
)
def test_former_names_work_and_say_so(old: str, new: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert parse_pipeline(old) == parse_pipeline(new)
    assert "goes with the next release" in capsys.readouterr().err


def test_the_former_flag_of_nan_payload_works_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    args = make_parser(load_command("pair")).parse_args(["in.s", "--allow", "nan-payload"])
    assert args.option_nan_payload is True
    assert "--allow nan-payload is now --nan-payload" in capsys.readouterr().err


def test_all_rewriting_commands_are_passes_or_sequences_of_them() -> None:
    assert (*(declared.name for declared in declarations()), "optimize", "run-passes") == REWRITING_COMMANDS


BRANCH = "s_setpc_b64 s[8:9]"
WITHOUT: dict[Need, tuple[Function, str]] = {
    Need.WAVE32: (small_kernel("s_nop 0", wave_size=64), "wave64"),
    Need.VOPD: (small_kernel("s_nop 0"), "has no VOPD"),
    Need.KERNEL: (read_text("f:\n\ts_nop 0\n\ts_endpgm\n").functions[0], "not a kernel"),
    Need.CONTROL_FLOW: (small_kernel(BRANCH), "its control flow cannot be followed"),
    Need.STREAM_WORDS: (read_text("f:\n\ts_endpgm\n", mcpu="gfx1201").functions[0], "which words of gfx1201"),
}


@pytest.mark.parametrize("need", Need)
@pytest.mark.parametrize("name", PASSES)
def test_a_pass_is_not_applied_without_what_it_needs(name: str, need: Need, monkeypatch: pytest.MonkeyPatch) -> None:
    declared = pass_class(name)
    function, why = WITHOUT[need]
    if need is Need.VOPD:  # every chip has it today
        monkeypatch.setattr(chips, "chip", lambda name: SimpleNamespace(name=name, has_vopd=False))
    missing = unmet((need,), function)
    assert missing is not None
    assert missing.need is need
    assert why in missing.why
    applied = []
    monkeypatch.setattr(declared, "apply", lambda step, function, context: applied.append(step))
    if need in declared.needs:
        result = declared().run(function, Context(96))
        assert not applied
        assert not result.changed
        assert [remark.kind for remark in result.remarks] == [RemarkKind.LEFT]


def test_what_a_result_leaves_to_the_repairs_is_what_its_pass_declares(monkeypatch: pytest.MonkeyPatch) -> None:
    function = small_kernel("s_nop 0")

    def leaves(step: Pair, function: Function, context: Context) -> PassResult:
        return PassResult(function.program, Relation(frozenset()), changed=True)

    monkeypatch.setattr(Pair, "apply", leaves)
    assert Pair().run(function, Context(96)).repairs == set(Pair.breaks)
