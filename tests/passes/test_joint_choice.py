"""Options that interact are chosen together, by the model, and only what wins is proved."""

from __future__ import annotations

import math
import re
import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from isatool.analysis.cfg import build_flow
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.ir.program import Program
from isatool.model.gains import Cause, Gain
from isatool.passes.common.declaration import Pass
from isatool.passes.lds.options import PadLds
from isatool.passes.schedule.options import Schedule
from isatool.passes.simplify.options import Simplify
from isatool.pipeline import attempt as attempts
from isatool.pipeline import variations
from isatool.pipeline.evidence import Evidence, Proof
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.pipeline.search import Search
from isatool.pipeline.search_result import Lost, SearchResult
from isatool.pipeline.stages import same_loop
from isatool.pipeline.variations import Plan, Variations

COLUMNS = Path(__file__).resolve().parents[1] / "data/lds/columns.s"
SOFTMAX = COLUMNS.parents[3] / "benchmarks/corpus/real/softmax_backward.s"
ATTENTION = SOFTMAX.parent / "attention_vector.s"
ROWS = COLUMNS.parents[1] / "rows"
LANES = COLUMNS.parents[1] / "lanes"
NO_RACES = "no data races between work-items"


def search(passes: str, *, may_vary: bool = True, may_set_mode: bool = False, seconds: float = math.inf) -> Search:
    return Search(
        parse_pipeline(passes), "auto", None, Toolchain.find(), {}, frozenset(), False, lambda step, made: None,
        seconds=seconds, may_vary=may_vary, may_set_mode=may_set_mode,
    )  # fmt: skip


def searched(
    passes: str, may_vary: bool = True, goal: str = "auto", path: Path = COLUMNS, assumptions: tuple[str, ...] = ()
) -> SearchResult:
    program = read_file(str(path))
    wanted = replace(search(passes, may_vary=may_vary), goal=goal, assumptions=frozenset(assumptions))
    return wanted.run(program, next(iter(program.functions)).name, None)


@pytest.mark.parametrize("granted", [(NO_RACES,), ()])
def test_a_kernel_bound_by_memory_has_its_lanes_ordered_where_that_is_granted(granted: tuple[str, ...]) -> None:
    found = searched("simplify", path=LANES / "strided_copy.s", assumptions=granted)
    assert ("complete-lines" in [step.name for step in found.passes]) == bool(granted)
    before, after = found.start.estimate, found.entries[-1].stage.estimate
    assert before is not None
    assert after is not None
    cycles = after.cycles_for(before)
    assert cycles is not None
    assert (cycles < 0.6 * before.cycles) == bool(granted)
    assert all(entry.proof.shown for entry in found.entries if entry.rewrite.changed)


def test_what_an_assumption_alone_keeps_out_is_named_with_its_gain(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = shutil.copy(LANES / "strided_copy.s", str(tmp_path))  # its launch spec would show it equal in runs
    command = [
        "optimize",
        "--time-limit",
        "none",
        copy,
        "--passes",
        "complete-lines",
        "-q",
        "-o",
        str(tmp_path / "out.s"),
    ]
    assert main(command) == 0
    said = capsys.readouterr().out
    assert (
        "left: complete-lines ~-76.7 %, proved only under --assume 'no data races between work-items' (not granted): "
        in said
    )
    assert f"isatool optimize {copy} --assume '{NO_RACES}'" in said
    assert main([*command, "--assume", NO_RACES]) == 0
    assert "-76.7 %" in capsys.readouterr().out


def test_what_an_assumption_keeps_out_is_named_where_no_step_gains_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts.Attempt, "chosen", lambda *_: 0)
    found = searched("complete-lines,simplify", may_vary=False, path=LANES / "strided_copy.s")
    assert not any(entry.rewrite.changed for entry in found.entries)
    assert [(each.name, [str(one) for one in each.ungranted]) for each in found.withheld] == [
        ("complete-lines", [NO_RACES])
    ]


@pytest.mark.full
def test_a_kernel_bound_by_lds_has_words_shared_between_lanes() -> None:
    found = searched("pair", path=LANES / "tiles.s", assumptions=("full-waves",))
    assert "share-lanes" in [step.name for step in found.passes]
    assert all(entry.proof.proved for entry in found.entries if entry.rewrite.changed)


def test_a_row_loop_has_its_loads_together_before_it_is_unrolled() -> None:
    found = searched("unroll", path=ROWS / "norms.s")
    assert [step.name for step in found.passes] == ["pipeline", "unroll"]
    before, after = found.start.estimate, found.entries[-1].stage.estimate
    assert before is not None
    assert after is not None
    assert 3 * (after.cycles_for(before) or before.cycles) < before.cycles
    assert all(entry.proof.proved for entry in found.entries if entry.rewrite.changed)


@pytest.mark.full
def test_more_vgprs_are_weighed_against_waves() -> None:
    """Five more hold the addresses of a padded layout: 12 waves run in place of 16, and no conflicts are left."""
    found = searched("pad-lds", path=COLUMNS.parent / "sgemm_nt.s")
    entry = next(entry for entry in found.entries if entry.name == "pad-lds")
    assert entry.rewrite.changed
    assert entry.proof.proved
    assert entry.stage.occupancy is not None
    assert entry.stage.occupancy.waves == 12
    before, after = found.start.estimate, entry.stage.estimate
    assert before is not None
    assert after is not None
    assert 1.3 * (after.cycles_for(before) or before.cycles) < before.cycles


def test_padding_is_weighed_against_waves() -> None:
    """128 bytes more of LDS leave 7 waves in place of 8, and no conflicts of 8 passes."""
    alone = searched("pad-lds{strategy=pad}", may_vary=False)
    assert not alone.entries[0].rewrite.changed
    found = searched("pad-lds{strategy=pad}")
    (step, *_) = found.passes
    assert isinstance(step, PadLds)
    assert step.min_waves == 7
    (entry, *_) = found.entries
    assert entry.rewrite.changed
    assert entry.proof.proved
    assert entry.stage.occupancy is not None
    assert entry.stage.occupancy.waves == 7
    before, after = found.start.estimate, entry.stage.estimate
    assert before is not None
    assert after is not None
    assert after.cycles < before.cycles
    assert 4 * after.plain.lds < before.plain.lds
    assert any("the usual passes" in words for words in found.tried)


def test_a_pipeline_of_the_user_is_taken_as_it_is() -> None:
    found = searched("pad-lds,unroll", may_vary=False)
    assert found.passes == tuple(parse_pipeline("pad-lds,unroll"))
    assert found.tried == ()


@pytest.fixture
def every_gain_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the model knew how long versions of a kernel take: no gain lies within the band of comparisons."""
    monkeypatch.setattr("isatool.model.estimate._is_undecided", lambda *versions: False)


@pytest.mark.usefixtures("every_gain_decides")
def test_where_the_winner_cannot_be_proved_the_next_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    proved: list[tuple[str, ...]] = []

    def doubting(made: Rewrite, *rest: object, **options: object) -> Proof:
        proved.append(made.applied)
        return Proof(frozenset(), "not shown") if "schedule" in made.applied else show_equal(made, None)

    wanted = searched("pad-lds,unroll", may_vary=False)
    monkeypatch.setattr(attempts, "show_equal", doubting)
    found = searched("pad-lds,unroll")
    assert ("schedule",) in proved
    assert all(entry.proof.shown or not entry.rewrite.changed for entry in found.entries)
    assert emit(found.program) == emit(wanted.program)


def test_a_step_that_was_not_proved_is_left_out_of_later_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    def doubting(made: Rewrite, *rest: object, **options: object) -> Proof:
        asked.append((emit(made.source), emit(made.program)))
        return Proof(frozenset(), "not shown\nwhy") if "unroll" in made.applied else show_equal(made, None)

    monkeypatch.setattr(attempts, "show_equal", doubting)
    found = searched("unroll,unroll,pad-lds")  # the second makes the same of the same
    assert "unroll" not in {name for entry in found.entries for name in entry.rewrite.applied}
    assert len(set(asked)) == len(asked)
    assert found.lost[0] == Lost("unroll", "not shown", "the usual passes")
    assert [each.reason for each in found.lost] == ["not shown"] * len(found.lost)
    assert [entry.proof.text for entry in found.entries[:2]] == ["not shown\nwhy"] * 2


def test_a_pass_of_which_nothing_was_proved_is_left_out_of_other_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    def doubting(made: Rewrite, *rest: object, **options: object) -> Proof:
        if "batch-loads" in made.applied:
            return Proof(frozenset(), "not shown")
        return Proof(frozenset({Evidence.PROVED}), "believed")

    monkeypatch.setattr(attempts, "show_equal", doubting)
    found = searched("unroll,batch-loads", path=SOFTMAX)
    assert found.lost == (Lost("batch-loads", "not shown", "the usual passes"),)
    assert len(found.tried) > 1
    assert {name for entry in found.entries for name in entry.rewrite.applied} >= {"unroll"}


def test_a_pass_that_changed_nothing_is_tried_in_other_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a plan before the usual one has shown of it already is that nothing had to be shown."""
    run: list[tuple[str, ...]] = []

    def recording(program: Program, passes: Sequence[Pass], *rest: Any, **options: Any) -> Rewrite:
        run.append(tuple(step.name for step in passes))
        return rewrite(program, passes, *rest, **options)

    monkeypatch.setattr(attempts, "rewrite", recording)
    program = read_file(str(ROWS / "bodies.s"))
    found = search("unroll,rebank,pair", seconds=1000).run(program, program.functions[0].name, None)
    assert found.tried
    assert () not in run


def test_iterations_come_together_where_only_their_pairs_gain() -> None:
    """In groups alone the loop is slower: its VOPDs are taken apart for them."""
    found = searched("rebank,pair", path=ROWS / "bodies.s")
    assert [step.name for step in found.passes][:3] == ["pipeline", "rebank", "pair"]
    before, after = found.start.estimate, found.entries[-1].stage.estimate
    assert before is not None
    assert after is not None
    assert (after.cycles_for(before) or before.cycles) < 0.8 * before.cycles
    assert all(entry.proof.proved for entry in found.entries if entry.rewrite.changed)


def test_loops_beside_the_main_one_decide_where_that_stays() -> None:
    """The last of three loops stores what the others may have to load; their loads come together."""
    found = searched("pair", path=SOFTMAX.parent / "softmax_three_loops.s")
    assert [step.name for step in found.passes][:2] == ["pair", "pipeline"]
    assert all(entry.proof.proved for entry in found.entries if entry.rewrite.changed)
    labels = {label for block in build_flow(found.program.functions[0]).blocks for label in block.labels}
    assert any(label.endswith("_done") for label in labels)


def test_pairs_keep_the_registers_that_were_there_where_others_make_them_slower() -> None:
    found = searched("simplify,pipeline{if-faster=true},rebank,pair", path=ATTENTION)
    assert [entry.name for entry in found.entries if entry.rewrite.changed] == ["simplify", "pipeline", "pair"]


@pytest.mark.usefixtures("every_gain_decides")
def test_only_what_wins_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    proved: list[Rewrite] = []

    def counting(made: Rewrite, *rest: object, **options: object) -> Proof:
        proved.append(made)
        return show_equal(made, None)

    monkeypatch.setattr(attempts, "show_equal", counting)
    found = searched("pad-lds,unroll")
    assert len(found.tried) > 1
    taken = [entry.rewrite for entry in found.entries if entry.rewrite.changed]
    assert {id(made) for made in proved} == {id(made) for made in taken}


def test_versions_without_the_loop_are_compared_as_a_whole() -> None:
    found = searched("unroll", may_vary=False, goal="issue")
    (entry,) = found.entries
    assert entry.rewrite.changed
    for version in (found.start.estimate, entry.stage.estimate):
        assert version is not None
        assert version.is_whole


@pytest.mark.parametrize(
    ("label", "other", "same"),
    [
        (".LBB0_6", ".LBB0_6", True),
        (".LBB0_6", ".LBB0_6_by4", True),
        (".LBB0_6_buffer1", ".LBB0_6", True),
        (".LBB0_6", ".LBB0_7", False),
        ("", ".LBB0_7", False),
    ],
)
def test_loops_are_known_by_their_labels(label: str, other: str, same: bool) -> None:
    assert same_loop(label, other) is same


@pytest.mark.parametrize(("longest", "searched"), [(400, True), (1, False)])
def test_orders_are_searched_for_where_scheduling_wins_and_blocks_are_short(
    longest: int, searched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(variations, "SEARCHED", longest)
    program = read_file(str(COLUMNS))
    name = next(iter(program.functions)).name
    made = replace(rewrite(program, [Schedule()], name), changed=True)
    gains = (Gain(Cause.LDS, "lds", 0.1),)
    found = Variations(Plan((Schedule(),)), (made,), made, gains).all()
    assert (Schedule(effort="max") in [step for plan, _ in found for step in plan.passes]) == searched


def in_wgp_mode(folder: Path, lds_bytes: int = 8192) -> Path:
    text = COLUMNS.read_text().replace(".amdhsa_workgroup_processor_mode 0", ".amdhsa_workgroup_processor_mode 1")
    path = folder / "wgp.s"
    path.write_text(re.sub(r"(group_segment_fixed_size:?) \d+\n", rf"\g<1> {lds_bytes}\n", text))
    return path


@pytest.mark.parametrize(("lds_bytes", "places"), [(8192, [1]), (14336, [0, 1])])
def test_cu_mode_is_a_plan_of_one_pass_where_other_waves_run_in_it(
    lds_bytes: int, places: list[int], tmp_path: Path
) -> None:
    """Of workgroups with 14,336 bytes of LDS a WGP holds nine, its CUs four each: all passes again cost too much."""
    program = read_file(str(in_wgp_mode(tmp_path, lds_bytes)))
    made = rewrite(program, [Simplify()], program.functions[0].name)
    found = Variations(Plan((Simplify(),)), (made,), made, (), may_set_mode=True).all()
    assert [at for plan, _ in found for at, step in enumerate(plan.passes) if step.name == "cu-mode"] == places


def test_what_is_proved_early_is_taken_where_the_ladder_does_less(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(variations.Variations, "worth_trying", lambda _: iter(()))
    program = read_file(str(in_wgp_mode(tmp_path)))
    found = search("simplify", may_set_mode=True, seconds=1000).run(program, program.functions[0].name, None)
    assert [step.name for step in found.passes] == ["simplify", "cu-mode"]
    assert not found.untried
