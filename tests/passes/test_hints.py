"""Hints in comments: what is kept, where passes may work, what is switched off or granted, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_kernels import kernel

from isatool.analysis.cfg import build_flow
from isatool.analysis.hints import kept_lines, read_hints
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.ir.program import Program
from isatool.ir.relation import Relation
from isatool.passes.batch_loads.batch_loads import BatchLoads
from isatool.passes.pair.pair import Pair
from isatool.passes.rebank.rebank import Rebank
from isatool.passes.schedule.schedule import Schedule
from isatool.passes.unroll.unroll import Unroll
from isatool.pipeline.assumptions import sorted_by_kernel
from isatool.pipeline.kept import kept_problem
from isatool.pipeline.registry import PASSES, parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite

ROOT = Path(__file__).resolve().parents[2]
LOADED = "global_load_b128 v[0:3], v20, s[0:1]\ns_waitcnt vmcnt(0)\n"
PAIRED = "v_mul_f32_e32 v8, v0, v1\nv_rcp_f32_e32 v10, v2\nv_add_f32_e32 v9, v3, v2\n"
STORED = "".join(f"global_store_b32 v20, v{n}, s[0:1] offset:{4 * n}\n" for n in (8, 9, 10))


def program_of(body: str) -> Program:
    lines = "\n".join(line if line.endswith(":") else f"\t{line}" for line in f"{body}s_endpgm".splitlines())
    return kernel(lines)


def kept(body: str) -> list[str]:
    program = program_of(body)
    return [program.lines[index].text.split(";")[0].strip() for index in sorted(kept_lines(program.kernel("k")))]


def sample(name: str, change: tuple[str, str] | None = None) -> Program:
    """A sample with something put before a piece of its text."""
    text = (ROOT / "samples/sgemm" / name).read_text(encoding="utf-8")
    if change is not None:
        before, comment = change
        assert text.count(before) == 1
        text = text.replace(before, f"{comment}{before}")
    return read_text(text)


def texts(done: Rewrite) -> list[str]:
    return [line.text for line in done.program.lines]


def test_a_line_is_kept_by_its_own_comment() -> None:
    assert kept("s_mov_b32 s4, 0 ; isatool: keep\ns_mov_b32 s5, 0\n") == ["s_mov_b32 s4, 0"]


def test_a_comment_that_stands_alone_keeps_the_next_instruction() -> None:
    assert kept("; isatool: keep\n; because\ns_mov_b32 s4, 0\ns_mov_b32 s5, 0\n") == ["s_mov_b32 s4, 0"]


def test_a_region_keeps_what_is_in_it() -> None:
    body = "s_mov_b32 s4, 0\n; isatool: keep-begin\ns_mov_b32 s5, 0\ns_mov_b32 s6, 0\n; isatool: keep-end\n"
    assert kept(body) == ["s_mov_b32 s5, 0", "s_mov_b32 s6, 0"]


def test_a_region_for_rewriting_keeps_what_is_outside() -> None:
    body = "s_mov_b32 s4, 0\n; isatool: rewrite-begin\ns_mov_b32 s5, 0\n; isatool: rewrite-end\ns_mov_b32 s6, 0\n"
    assert kept(body) == ["s_mov_b32 s4, 0", "s_mov_b32 s6, 0", "s_endpgm"]


def test_kept_instructions_are_fences_but_no_unknowns() -> None:
    flow = build_flow(program_of("v_mov_b32_e32 v1, 0 ; isatool: keep\n").kernel("k"))
    assert flow.kept == {0}
    assert flow.fences[0].startswith("a hint keeps line")
    assert not flow.unanalysable


@pytest.mark.parametrize(
    ("hint", "column", "message"),
    [
        ("; isatool: keeep", 4, "'keeep' is not a hint"),
        ("; isatool: begin keep", 4, "'begin' is not a hint"),
        ("; isatool: !", 4, "without a word"),
        ("; isatool: keep[3]", 4, "takes no such brackets"),
        ("; isatool: off[pair", 4, "bracket of 'off' is not closed"),
        ("; isatool: keep-begin", 4, "not closed in its function"),
        ("; isatool: keep-end", 4, "closes no region"),
        ("; isatool: rewrite-end", 4, "closes no region"),
        ("; isatool: assume[N ~ 3]", 4, "cannot read the assumption 'N ~ 3'"),
        ("; isatool: assume", 4, "an assumption is missing"),
    ],
)
def test_a_hint_that_cannot_be_followed_is_an_error_at_its_place(hint: str, column: int, message: str) -> None:
    program = program_of(f"s_mov_b32 s4, 0\n{hint}\n")
    (fault,) = read_hints(program).faults
    assert message in fault.message
    assert fault.column == column
    assert program.lines[fault.line].text.strip() == hint


def test_regions_do_not_nest() -> None:
    body = "; isatool: keep-begin\n; isatool: rewrite-begin\ns_mov_b32 s4, 0\n; isatool: keep-end\n"
    (fault,) = read_hints(program_of(body)).faults
    assert "inside the region" in fault.message


def test_a_hint_outside_of_functions_is_an_error() -> None:
    program = program_of("")
    program = read_text("; isatool: off[pair]\n\t.section .rodata\n\t.long 3\n" + emit(program))
    (fault,) = read_hints(program).faults
    assert "is in no function" in fault.message


def test_records_of_the_tool_and_silenced_rules_are_no_hints() -> None:
    body = "; isatool: k: proved for all inputs\n; isatool: ignore[PERF]\n; isatool: assumes nothing\n"
    found = read_hints(program_of(body))
    assert not found.hints
    assert not found.faults


def test_pair_schedule_and_rebank_leave_kept_lines_where_they_are() -> None:
    body = LOADED + PAIRED.replace("v_rcp_f32_e32 v10, v2", "v_rcp_f32_e32 v10, v2 ; isatool: keep") + STORED
    for step in (Pair(), Schedule()):
        done = rewrite(program_of(body), [step])
        assert "\tv_rcp_f32_e32 v10, v2 ; isatool: keep" in texts(done)
        lines = [line.strip() for line in texts(done)]
        place = next(i for i, line in enumerate(lines) if "keep" in line)
        assert any("v8" in line for line in lines[:place])
        assert not any("v_add_f32" in line for line in lines[:place])


def test_rebank_keeps_a_line_of_its_loop() -> None:
    before = sample("kernel5.s")
    line = next(line.text for line in before.lines if "v_dual_fmac_f32" in line.text)
    program = sample("kernel5.s", (f"{line}\n", "; isatool: keep\n"))
    done = rewrite(program, [Rebank()])
    assert texts(done).count(line) == 1
    kernel_, after = program.kernels[0], done.function
    assert kept_problem(kernel_, after, done.relation) is None


def test_a_loop_with_a_kept_line_is_not_written_out() -> None:
    before = sample("kernel5.s")
    line = next(line.text for line in before.lines if "v_dual_fmac_f32" in line.text)
    done = rewrite(sample("kernel5.s", (f"{line}\n", "; isatool: keep\n")), [Unroll()])
    assert texts(done).count(line) == 1


def test_passes_can_be_switched_off() -> None:
    for hint in ("off[pair, schedule]", "off"):
        done = rewrite(program_of(f"; isatool: {hint}\n{LOADED}{PAIRED}{STORED}"), [Pair()])
        assert not done.changed
        assert "switched off by a hint" in done.remarks[0].message
    assert rewrite(program_of(f"; isatool: off[schedule]\n{LOADED}{PAIRED}{STORED}"), [Pair()]).changed


def test_an_unknown_pass_in_a_hint_is_an_error() -> None:
    with pytest.raises(UserError, match="no pass 'pears'"):
        rewrite(program_of(f"; isatool: off[pears]\n{LOADED}{PAIRED}{STORED}"), [Pair()])


def test_an_assumption_is_about_something_of_the_kernel() -> None:
    program = sample("kernel5.s")
    with pytest.raises(UserError, match="names nothing in kernel"):
        rewrite(program, [Pair()], assumptions=frozenset(("Q_rows <= 4096",)))
    label = f"{program.kernels[0].name}:"
    text = emit(program).replace(f"\n{label}", f"\n; isatool: assume[workgroup_id_x < 64, arg0 >= 16]\n{label}")
    done = rewrite(read_text(text), [])
    assert set(map(str, done.assumptions)) == {"workgroup_id_x < 64", "arg0 >= 16"}


def test_an_option_is_for_the_kernels_that_it_is_about() -> None:
    program = sample("kernel5.s")
    bare = program_of("s_nop 0\n").kernel("k")
    found = sorted_by_kernel(["arg3 <= 64", "block_x == 32"], [program.kernels[0], bare])
    assert found == {"kernel": {"arg3 <= 64", "block_x == 32"}, "k": {"block_x == 32"}}
    with pytest.raises(UserError, match="names nothing"):
        sorted_by_kernel(["M <= 64"], [program.kernels[0], bare])


def test_a_kept_clause_is_kept_with_its_members() -> None:
    body = "s_clause 0x1 ; isatool: keep\nglobal_load_b32 v0, v20, s[0:1]\nglobal_load_b32 v1, v20, s[0:1]\ns_nop 0\n"
    assert build_flow(program_of(body).kernel("k")).kept == {0, 1, 2}


def test_batch_loads_leaves_a_kept_load_as_it_is() -> None:
    line = next(line.text for line in sample("kernel5.s").lines if line.text.startswith("\tglobal_load_b32"))
    program = sample("kernel5.s", (f"{line}\n", "; isatool: keep\n"))
    done = rewrite(program, [BatchLoads()])
    assert texts(done).count(line) == 1


def test_a_result_that_moves_copies_or_changes_a_kept_line_is_found() -> None:
    program = program_of("s_mov_b32 s4, 0\ns_mov_b32 s5, 0 ; isatool: keep\ns_mov_b32 s6, 0\n")
    before = program.kernel("k")
    first = before.instructions[0][0]
    lines = list(program.lines)
    same = {(index, index, 0) for index in range(len(lines))}
    assert kept_problem(before, before, Relation(frozenset(same))) is None
    swapped = list(lines)
    swapped[first], swapped[first + 1] = lines[first + 1], lines[first]
    relation = {pair for pair in same if pair[0] not in (first, first + 1)}
    relation |= {(first, first + 1, 0), (first + 1, first, 0)}
    after = program.with_lines(swapped).kernel("k")
    assert "would pass" in kept_problem(before, after, Relation(frozenset(relation)))
    assert "removed" in kept_problem(before, before, Relation(frozenset()))
    assert "copied" in kept_problem(before, before, Relation(frozenset(same | {(first + 1, first, 1)})))
    changed = list(lines)
    changed[first + 1] = read_text("\ts_mov_b32 s9, 0 ; isatool: keep\n").lines[0]
    after = program.with_lines(changed).kernel("k")
    assert "changed to" in kept_problem(before, after, Relation(frozenset(same)))


@pytest.mark.parametrize("name", PASSES)
def test_no_pass_touches_a_kernel_that_is_kept_as_a_whole(name: str) -> None:
    program = sample("kernel3.s")
    label = f"{program.kernels[0].name}:"
    text = emit(program).replace(f"\n{label}", f"\n{label}\n; isatool: keep-begin")
    text = text.replace("\n\ts_endpgm\n", "\n\ts_endpgm\n; isatool: keep-end\n", 1)
    program = read_text(text)
    assert kept_lines(program.kernels[0]) == {index for index, _ in program.kernels[0].instructions}
    done = rewrite(program, parse_pipeline(name))
    assert [i for i in texts(done) if i.startswith("\tv_")] == [
        line.text for line in program.lines if line.text.startswith("\tv_")
    ]


def test_the_command_line_refuses_a_bad_hint_with_line_and_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "k.s"
    source.write_text(emit(program_of("s_mov_b32 s4, 0 ; isatool: kepe\n")), encoding="utf-8")
    assert main(["pair", str(source), "-o", str(tmp_path / "o.s")]) == 2
    error = capsys.readouterr().err
    assert f"{source}:7:20: error: 'kepe' is not a hint" in error
    assert "did you mean 'keep'?" in error
    assert not (tmp_path / "o.s").exists()
