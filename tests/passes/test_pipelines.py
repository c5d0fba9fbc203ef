"""Pipeline strings: typed options, errors at their column."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.passes.common.declaration import Option, options
from isatool.passes.pair.pair import Pair
from isatool.passes.rebank.rebank import Rebank
from isatool.passes.schedule.schedule import Schedule
from isatool.pipeline.registry import PASSES, describe, parse_pipeline, pass_class, pipeline_text


def test_a_pipeline_is_a_list_of_passes() -> None:
    assert parse_pipeline("rebank, rebank{}") == [Rebank(), Rebank()]


def test_an_empty_pipeline_has_no_passes() -> None:
    assert parse_pipeline("") == []


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("rebank, rebank{}", "rebank,rebank"),
        ("unroll{factor=4}", "unroll{factor=4}"),
        ("unroll{factor=0,loop=.LBB0_9}", "unroll{loop=.LBB0_9}"),
        ("pair{nan_payload=true,rename=true}", "pair{nan-payload=true}"),
        ("double-buffer{if-faster=true}", "double-buffer{if-faster=true}"),
        ('pad-lds{block="32x8"}', 'pad-lds{block="32x8"}'),
        ("pair{latency-loss=25}", "pair{latency-loss=25}"),
        ("unroll{factor=full}", "unroll"),
    ],
)
def test_a_pipeline_is_spelled_with_what_is_not_the_default(text: str, canonical: str) -> None:
    assert pipeline_text(parse_pipeline(text)) == canonical
    assert parse_pipeline(canonical) == parse_pipeline(text)


def _text(known: Option) -> str:
    """One that the option takes and that is not its default."""
    for text in (*known.facts.choices, "a b", known.facts.unit, " "):
        with contextlib.suppress(ValueError):
            known.require(text)
            if text != known.default:
                return text
    raise AssertionError(known)


@pytest.mark.parametrize("name", PASSES)
def test_every_option_of_every_pass_comes_back_from_its_text(name: str) -> None:
    made = pass_class(name)
    plain = made()
    for each in options(made):
        value = each.default
        changed = not value if isinstance(value, bool) else _text(each) if isinstance(value, str) else value + 1
        try:
            step = made(**{each.name: changed})
        except ValueError:
            step = made(**{each.name: value - 1})
        assert step != plain
        assert parse_pipeline(pipeline_text([step])) == [step]
    assert pipeline_text([plain]) == name


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("rebnk", 1, "no pass 'rebnk'"),
        ("rebank,unknown-pass", 8, "no pass 'unknown-pass'"),
        ("rebank{colour=3}", 8, "no option 'colour'"),
        ("rebank,,", 8, "cannot read"),
        ("pair{nan_payload=1}", 6, "takes true or false, not '1'"),
        ("schedule{latency_loss=abc}", 10, "takes a number of percent from 0 to 100, not 'abc'"),
        ("schedule{latency_loss=1.5}", 10, "from 0 to 100, not '1.5'"),
        ("schedule{loss=3}", 10, "no option 'loss'"),
        ("rebank,schedule{latency_loss=200}", 17, "takes a number of percent from 0 to 100, not 200"),
        ("batch-loads{scheme=w}", 13, "takes one of auto, v, s, r, not 'w'"),
        ("unroll{factor=many}", 8, "takes a number from 0 or full, not 'many'"),
        ("pad-lds{block=axb}", 9, "not a workgroup shape"),
        ("schedule{latency_loss=5", 23, "cannot read"),
    ],
)
def test_errors_stand_at_their_column(text: str, column: int, message: str) -> None:
    with pytest.raises(UserError, match=message) as caught:
        parse_pipeline(text)
    assert caught.value.diagnostics[0].span.column == column


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("pair,,unroll", "the name of a pass"),
        ("schedule{latency_loss=}", "a value"),
        ("schedule{=5}", "NAME=VALUE"),
        ("schedule{latency_loss 5}", "'=', ',' or '}'"),
        ("rebank pair", "',' or '{'"),
    ],
)
def test_what_cannot_be_read_is_told_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(UserError) as caught:
        parse_pipeline(text)
    (found,) = caught.value.diagnostics
    assert found.notes[0].startswith(f"expected {expected}")
    assert found.source == text


def test_options_are_typed_fields() -> None:
    (step,) = parse_pipeline("schedule{latency_loss=5,waits-only=true}")
    assert step == Schedule(5, waits_only=True)
    (other,) = parse_pipeline("pair{latency_loss=25}")
    assert other == Pair(latency_loss=25)


@pytest.mark.parametrize("name", PASSES)
def test_every_pass_describes_itself(name: str) -> None:
    assert describe(name).startswith(name)


SAMPLE = str(Path(__file__).resolve().parents[2] / "samples/sgemm/kernel3.s")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["run-passes", *words])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_passes_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--list-passes")
    assert code == 0
    names = [line.partition(":")[0].partition("{")[0] for line in out.splitlines() if not line.startswith(" ")]
    assert names == list(PASSES)
    assert (
        "schedule{latency-loss=10,rename=true,waits-only=false,effort=normal}: hide latency inside basic blocks" in out
    )
    assert "\n    latency-loss=PERCENT: how much the mean" in out


def test_every_pass_is_timed_and_printed_where_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("pair,schedule", SAMPLE, "--dry-run", "--time-passes")
    code, _, err = run(capsys, *words, "--print-after", "pair")
    assert code == 0
    assert [line.partition(":")[0] for line in err.splitlines() if line.endswith(" s")] == ["pair", "schedule"]
    assert err.count(": after pair") == 1
    assert err.count("s_endpgm") == 1
    _, _, err = run(capsys, *words, "--print-after", "all")
    assert err.count(": after ") == 2


def test_a_pass_that_is_not_in_the_pipeline_cannot_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "pair", SAMPLE, "--dry-run", "--print-after", "pear")
    assert code == 2
    assert "--print-after: error: this pipeline has no pass 'pear' to print after" in err
    assert "did you mean 'pair'?" in err


def test_a_wrong_pipeline_is_shown_with_its_column(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "pair,schedul", SAMPLE, "--dry-run")
    assert code == 2
    assert err.splitlines()[:3] == [
        "PIPELINE:1:6: error: there is no pass 'schedul'",
        "    pair,schedul",
        "         ^~~~~~~",
    ]


def test_a_pipeline_is_proved_from_pass_to_pass_where_it_cannot_be_as_a_whole(tmp_path: Path) -> None:
    kernel, output = Path(__file__).parents[1] / "data" / "ladder" / "gemm.s", tmp_path / "out.s"
    passes = "batch-loads,unroll,batch-loads,pipeline-epilogue,double-buffer"
    assert main(["run-passes", passes, str(kernel), "-o", str(output)]) == 0
    assert output.read_text().splitlines()[1].startswith("; isatool: gemm: proved for all inputs; emulated")
