"""Counterexamples without a launch spec: found where a kernel is at fault, never where it is not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from mutation_kernels import BODIES
from verify_snippets import PROLOGUE, kernel

from isatool.allowance import limited
from isatool.analysis.banks import report_kernel
from isatool.analysis.cfg import build_flow
from isatool.asm.launch import parse_spec
from isatool.asm.launch_spec import NOWHERE
from isatool.asm.reader import read_text
from isatool.cli.main import main
from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.pipeline.evidence import RefutedError
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED, REFUTED, UNKNOWN, Assumption, Verdict
from isatool.verify.witness.parameters import parameters_of
from isatool.verify.witness.search import WitnessSearch, refuted
from isatool.verify.witness.spec_text import spec_text
from isatool.verify.witness.trials import Trials, spec_of

ARRIVED = "s_waitcnt vmcnt(0)\n"
STORE = "global_store_b32 v1, v4, s[4:5]\n"
LOAD = "global_load_b32 v2, v1, s[6:7]\n" + ARRIVED
GUARDED = (
    "v_cmp_gt_i32_e32 vcc_lo, s8, v0\ns_and_saveexec_b32 s10, vcc_lo\ns_cbranch_execz .LBB0_1\n"
    + LOAD
    + "v_add_f32_e32 v4, 1.0, v2\n"
    + STORE
    + ".LBB0_1:\n"
)
IN_LDS = (
    "global_load_b32 v2, v1, s[6:7]\nv_xor_b32_e32 v3, 0x60, v0\nv_lshlrev_b32_e32 v3, 2, v3\n"
    + ARRIVED
    + "ds_store_b32 v1, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v4, v3\ns_waitcnt lgkmcnt(0)\n"
    + STORE
)
SUM = BODIES["a sum"]
TILE = (
    "s_and_b32 s10, s8, 31\ns_cmp_eq_u32 s10, 0\ns_cselect_b32 s11, 2.0, 1.0\n"
    + LOAD
    + "v_mul_f32_e32 v4, s11, v2\n"
    + STORE
)
WIDE = (
    "v_add_co_u32 v5, vcc_lo, s6, v1\nv_add_co_ci_u32_e64 v6, null, s7, 0, vcc_lo\nglobal_load_b32 v4, v[5:6], off\n"
    + ARRIVED
    + STORE
)
NEGATIVE = (
    "s_ashr_i32 s9, s8, 31\ns_lshl_b64 s[10:11], s[8:9], 2\ns_add_u32 s6, s6, s10\ns_addc_u32 s7, s7, s11\n"
    "global_load_b32 v4, v1, s[6:7]\n" + ARRIVED + STORE
)
COPY = LOAD + "v_mov_b32_e32 v4, v2\n" + STORE
TWO = "global_load_b64 v[2:3], v1, s[6:7]\n" + ARRIVED + "v_add_f32_e32 v4, v2, v3\n" + STORE
EXCHANGED = (
    "global_store_b32 v1, v0, s[4:5]\ns_waitcnt_vscnt null, 0x0\ns_barrier\nbuffer_gl0_inv\n"
    "v_xor_b32_e32 v3, 0x80, v1\nglobal_load_b32 v4, v3, s[4:5]\n" + ARRIVED + "global_store_b32 v1, v4, s[6:7]\n"
)
FAULTS = {
    "a store that nobody waits for before the barrier": (EXCHANGED, "s_waitcnt_vscnt null, 0x0\n", ""),
    "a cache that is not invalidated": (EXCHANGED, "buffer_gl0_inv\n", ""),
    "wrong offset": (COPY, "s[4:5]", "s[4:5] offset:4"),
    "a guard off by one": (GUARDED, "v_cmp_gt_i32", "v_cmp_ge_i32"),
    "only at multiples of a tile": (TILE, "s_cselect_b32 s11, 2.0, 1.0", "s_cselect_b32 s11, 4.0, 1.0"),
    "a loop once more": (SUM, "s_cmp_lg_u32 s10, s8", "s_cmp_le_u32 s10, s8"),
    "missing wait": (IN_LDS, "v_lshlrev_b32_e32 v3, 2, v3\n" + ARRIVED, "v_lshlrev_b32_e32 v3, 2, v3\n"),
    "wait after the barrier": (IN_LDS, "s_waitcnt lgkmcnt(0)\ns_barrier\n", "s_barrier\ns_waitcnt lgkmcnt(0)\n"),
    "missing barrier": (IN_LDS, "s_barrier\n", ""),
    "a NaN loses its payload": (COPY, "v_mov_b32_e32 v4, v2", "v_max_f32_e32 v4, v2, v2"),
    "the sign of zero": (LOAD + "v_mul_f32_e32 v4, 1.0, v2\n" + STORE, "v_mul_f32_e32 v4, 1.0", "v_add_f32_e32 v4, 0"),
    "another NaN": (TWO, "v4, v2, v3", "v4, v3, v2"),
    "a denormal is flushed": (COPY, "v_mov_b32_e32 v4, v2", "v_exp_f32_e32 v4, v2\nv_log_f32_e32 v4, v4"),
    "a sign is lost": (COPY, "v_mov_b32_e32 v4, v2", "v_and_b32_e32 v4, 0x7fffffff, v2"),
    "a lost carry": (WIDE, "v_add_co_ci_u32_e64 v6, null, s7, 0, vcc_lo", "v_mov_b32_e32 v6, s7"),
    "zero extension": (NEGATIVE, "s_ashr_i32 s9, s8, 31", "s_mov_b32 s9, 0"),
    "EXEC not restored": (BODIES["some lanes"], "s_or_b32 exec_lo, exec_lo, s10", "s_nop 0"),
    "an endless loop": (SUM, "s_add_i32 s10, s10, 1", "s_add_i32 s10, s10, 0"),
    "reads past the end": (COPY, LOAD, LOAD + "global_load_b32 v3, v1, s[6:7] offset:8\n" + ARRIVED),
}  # fmt: skip
"""body, what is in it, what the fault makes of it"""


def function(body: str, path: str = "a.s") -> Function:
    return read_text(kernel(PROLOGUE + body, lds=1024, items=128), path).kernel(None)


def pair(name: str) -> tuple[Function, Function]:
    body, old, new = FAULTS[name]
    assert body.count(old) == 1, name
    return function(body), function(body.replace(old, new), "b.s")


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_has_a_witness(name: str) -> None:
    first, second = pair(name)
    verdict = prove(first, second)
    assert not verdict.holds
    witness = WitnessSearch(first).against(second, verdict.first_difference)
    assert witness is not None
    assert witness.engines == ("native", "numpy") or name == "an endless loop"


@pytest.mark.parametrize("name", BODIES)
def test_a_kernel_has_no_witness_against_itself(name: str) -> None:
    first = function(BODIES[name])
    assert WitnessSearch(first, budget=600).against(function(BODIES[name], "b.s")) is None


def test_a_rewrite_that_is_not_proved_is_refuted_where_a_launch_shows_it() -> None:
    first, second = pair("wrong offset")
    report = report_kernel(build_flow(first))
    relation = Relation.identity(index for index, _ in first.instructions)
    made = Rewrite(first.program, second.program, first.name, True, report, report, relation)
    with pytest.raises(RefutedError, match="arg0"):
        show_equal(made, None)
    with limited(1e-9):
        assert not show_equal(made, None).shown


def test_a_race_is_no_difference_of_two_kernels() -> None:
    """All workgroups write the same places: which value stays is not the rewrite's fault."""
    racy = "v_mov_b32_e32 v4, s2\n" + STORE
    assert (
        WitnessSearch(function(racy), budget=600).against(function(racy.replace("s2", "s2\nv_mov_b32_e32 v4, v4")))
        is None
    )


def test_a_kernel_at_fault_itself_refutes_nothing() -> None:
    late = COPY.replace(ARRIVED, "")
    assert WitnessSearch(function(late), budget=600).against(function(late.replace("v4, v2", "v4, v1"))) is None


def test_rounding_of_the_chip_is_no_witness() -> None:
    """The last bits of transcendental operations need not be those of the emulator."""
    nine = "v_mul_f32_e32 v4, 0x41100000, v3\n"
    once = LOAD + "v_rcp_f32_e32 v3, v2\n" + nine + STORE
    twice = once.replace(nine, "v_mul_f32_e32 v4, 0x40400000, v3\nv_mul_f32_e32 v4, 0x40400000, v4\n")
    assert WitnessSearch(function(once), budget=2000).against(function(twice)) is None
    exact = [function(body.replace("v_rcp_f32_e32 v3, v2", "v_mov_b32_e32 v3, v2")) for body in (once, twice)]
    assert WitnessSearch(exact[0]).against(exact[1]) is not None


def test_a_scalar_load_of_what_the_kernel_stores_is_no_difference() -> None:
    """The scalar cache is not told of stores: when they arrive there is not defined."""
    early = "s_load_b32 s10, s[4:5], 0x0\ns_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v1, s[4:5] offset:64\n"
    late = "global_store_b32 v1, v1, s[4:5]\ns_waitcnt_vscnt null, 0x0\n"
    late += "s_load_b32 s10, s[4:5], 0x40\ns_waitcnt lgkmcnt(0)\n"
    shown = "v_mov_b32_e32 v4, s10\nglobal_store_b32 v1, v4, s[6:7]\n"
    hoisted = late.splitlines(keepends=True)
    first, second = late + shown, "".join((*hoisted[2:], *hoisted[:2])) + shown
    assert WitnessSearch(function(first), budget=1500).against(function(second)) is None
    assert (
        WitnessSearch(function(second), budget=1500).against(function(first)) is not None
    )  # nothing was stored before
    assert (
        WitnessSearch(function(early + shown), budget=1500).against(function(early.replace("0x0", "0x4") + shown))
        is not None
    )


def test_addresses_of_code_are_no_difference() -> None:
    where = "s_getpc_b64 s[10:11]\nv_mov_b32_e32 v4, s10\n" + STORE
    assert WitnessSearch(function(where), budget=600).against(function("s_nop 0\n" + where)) is None


def test_a_launch_that_is_not_emulated_ends_no_search() -> None:
    """Matrix operations want every lane; the first blocks that are tried may have partial waves."""
    body = LOAD + "v_mov_b32_e32 v4, v2\ns_cmp_lt_i32 s8, 3\ns_cbranch_scc0 .LBB0_1\ns_trap 2\n.LBB0_1:\n" + STORE
    search = WitnessSearch(function(body), budget=2000)
    assert search.against(function(body.replace("v4, v2", "v4, 1.0"))) is not None
    assert search.against(function(body.replace("v4, v2", "v4, v2\ns_nop 0"))) is None


def test_which_arguments_are_floats_and_which_are_sizes() -> None:
    body = "v_mul_f32_e32 v4, s9, v2\ns_cmp_lt_i32 s8, 3\ns_load_b64 s[0:1], s[0:1], 0x0\n" + ARRIVED
    body += "s_load_b32 s12, s[0:1], 0x10\ns_waitcnt lgkmcnt(0)\nv_mul_f32_e32 v4, s12, v4\n" + STORE
    parameters = parameters_of(function(LOAD + body))
    assert parameters is not None
    assert [argument.is_float for argument in parameters.arguments] == [False, False, False, True]


@pytest.mark.parametrize(
    ("granted", "shown"),
    [
        ("kernarg[16] = 33", False),
        ("kernarg[16] = 64", True),
        ("kernarg[16] <= 31", True),
        ("workgroup_id_x < 1", True),
    ],
)
def test_a_witness_keeps_to_what_is_granted(granted: str, shown: bool) -> None:
    body, old, new = FAULTS["only at multiples of a tile"]
    search = WitnessSearch(function(body), budget=1500, assumptions=(Assumption.parse(granted),))
    assert (search.against(function(body.replace(old, new))) is not None) is shown


def test_a_nan_payload_that_is_granted_is_no_witness() -> None:
    first, second = pair("another NaN")
    assert WitnessSearch(first).against(second) is not None
    assert WitnessSearch(first, budget=1500, assumptions=(Assumption.parse("nan-payload"),)).against(second) is None


def test_the_same_texts_give_the_same_witness() -> None:
    first, second = pair("a guard off by one")
    assert WitnessSearch(first).against(second) == WitnessSearch(first).against(second)


def test_a_search_that_knows_launches_finds_what_a_new_one_finds() -> None:
    search = WitnessSearch(pair("a guard off by one")[0])
    found = [search.against(pair("a guard off by one")[1]) for _ in range(2)]
    assert found[0] is not None
    assert found[0] == found[1]


def test_the_text_of_a_spec_is_read_back_to_the_same_launch() -> None:
    parameters = parameters_of(function(GUARDED))
    assert parameters is not None
    trials = Trials(parameters, parameters.numbers)
    trial = next(trials.first())
    for _ in range(200):
        trial = trials.vary(trial)
        made = spec_of(parameters, trial)
        again = parse_spec(spec_text(made))
        plain = [replace(argument, span=NOWHERE) for argument in made.resolve().arguments]
        assert [replace(argument, span=NOWHERE) for argument in again.resolve().arguments] == plain
        assert (again.resolve().block, again.resolve().grid) == (made.resolve().block, made.resolve().grid)


def test_mutate_counts_witnesses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kernel.s"
    path.write_text(kernel(PROLOGUE + IN_LDS, lds=1024, items=128))
    assert main(["mutate", str(path), "-n", "14", "--jobs", "1", "--no-assembler", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["not_proved"] >= 8
    assert found["witnessed"] >= 0.6 * found["not_proved"]
    assert all("witness" not in fault["killers"] for fault in found["faults"] if fault["verdict"] == "proved")


def write(folder: Path, name: str) -> tuple[str, str]:
    body, old, new = FAULTS[name]
    paths = folder / "a.s", folder / "b.s"
    for path, text in zip(paths, (body, body.replace(old, new)), strict=True):
        path.write_text(kernel(PROLOGUE + text, lds=1024, items=128))
    return str(paths[0]), str(paths[1])


@pytest.mark.parametrize("name", ["a guard off by one", "missing barrier", "reads past the end", "zero extension"])
def test_verify_refutes_and_the_written_launch_shows_it_again(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = write(tmp_path, name)
    spec = str(tmp_path / "witness.toml")
    assert main(["verify", first, second, "--emit-witness", spec]) == 1
    text = capsys.readouterr().out
    assert text.startswith("validator: refuted\n")
    assert "launch: block " in text
    assert "seen on: native, numpy" in text
    assert main(["verify", first, second, "--emulate-only", "--launch", spec]) == 1
    assert capsys.readouterr().out.startswith("refuted: ")
    assert main(["verify", first, first, "--emulate-only", "--launch", spec]) == 0


def test_both_lines_and_both_values_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = write(tmp_path, "a sign is lost")
    assert main(["verify", first, second, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["verdict"] == found["proof"]["status"] == "refuted"
    witness = found["witness"]
    lines = [
        Path(path).read_text().splitlines()[int(span.rsplit(":", 2)[1]) - 1]
        for path, span in zip((first, second), witness["lines"], strict=True)
    ]
    assert all("global_store_b32" in line for line in lines)
    assert witness["values"][0] != witness["values"][1]


def test_a_fault_that_the_validator_refutes_is_written_as_a_launch_too(tmp_path: Path) -> None:
    first, second = write(tmp_path, "missing wait")
    assert prove(*pair("missing wait")).status == REFUTED
    spec = tmp_path / "witness.toml"
    assert main(["verify", first, second, "--emit-witness", str(spec)]) == 1
    assert main(["verify", first, second, "--emulate-only", "--launch", str(spec)]) == 1


def test_a_launch_that_was_not_found_is_not_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, _ = write(tmp_path, "missing wait")
    spec = tmp_path / "witness.toml"
    assert main(["verify", first, first, "--emit-witness", str(spec)]) == 0
    assert "is not written: no launch was found" in capsys.readouterr().err
    assert not spec.exists()


def test_without_a_search_the_answer_stays_unknown(tmp_path: Path) -> None:
    first, second = write(tmp_path, "a sign is lost")
    assert main(["verify", first, second, "--no-witness"]) == 3


def test_a_text_that_does_not_assemble_is_not_refuted() -> None:
    """Both halves of a VOPD write an even register."""
    wrong = "v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v6, 0\n"
    first, second = (function(COPY.replace(STORE, text + STORE)) for text in ("", wrong))
    verdict, witness = refuted(first, second, prove(first, second))
    assert (verdict.status, witness) == (UNKNOWN, None)
    assert verdict.first_difference is not None
    assert "does not assemble" in verdict.first_difference.message


def test_only_unknown_is_searched() -> None:
    first, _ = pair("a sign is lost")
    for status in (PROVED, REFUTED):
        verdict = Verdict(status)
        assert refuted(first, first, verdict) == (verdict, None)


def test_the_example_of_the_page_of_proofs_is_what_comes_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs/verify.md").read_text().split("## Counterexamples")[1]
    script, output = page.split("```sh\n")[1].split("```")[0], page.split("```text\n")[1].split("```")[0]
    pattern, replacement = script.split("sed 's/")[1].split("/'")[0].split("/")
    text = (root / "samples/sgemm/kernel1.s").read_text()
    assert text.count(pattern) == 1
    monkeypatch.chdir(tmp_path)
    Path("right.s").write_text(text)
    Path("wrong.s").write_text(text.replace(pattern, replacement))
    for line in script.splitlines()[2:]:
        command = line.split("#")[0].split()
        assert main(command[1:]) == 1
        if "--emit-witness" in command:
            assert capsys.readouterr().out == output
