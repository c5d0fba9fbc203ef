"""benchmarks/certificates.py: it judges certificates of every kind, none is a false proof, and it would see one."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from types import ModuleType

import pytest
from scripts import load_script

from isatool.diagnostics import UserError
from isatool.pipeline.certified import prover
from isatool.verify.certificate import parse_certificate
from isatool.verify.lemma import kinds
from isatool.verify.verdict import PROVED, Verdict

ROOT = Path(__file__).resolve().parents[1]
SPLIT = load_script(ROOT / "tests" / "verify" / "test_split_barriers_at_work.py")
KINDS = tuple(kinds())


@pytest.fixture(scope="module")
def campaign() -> ModuleType:
    """benchmarks/certificates.py, which is no package."""
    return load_script(ROOT / "benchmarks" / "certificates.py")


@pytest.mark.parametrize("kind", KINDS)
def test_steps_of_a_new_kind_are_made_of_its_fields(campaign: ModuleType, kind: str) -> None:
    """They have the form that is read, but for numbers out of range."""
    pair, _ = campaign.hand_pairs()[0]
    material = campaign._material(pair.first, pair.second)
    made = [sys.modules["hostile_certificates"].by_fields(kind, material, random.Random(n)) for n in range(32)]
    texts = [campaign._certificate((pair.first, pair.second), [step], (), ()) for step in made]
    found = [reason_against(text) for text in texts]
    assert None in found
    assert all(reason is None or "a whole number from" in reason for reason in found), found


def reason_against(text: str) -> str | None:
    """Why a certificate is refused as it is read."""
    try:
        parse_certificate(text.encode())
    except UserError as error:
        return str(error)
    return None


@pytest.mark.parametrize("kind", KINDS)
def test_no_step_proves_a_wrong_use_of_a_barrier_in_halves(campaign: ModuleType, kind: str) -> None:
    """Nor one of a scope, a counter or a scalar register, as gfx12 has them."""
    chosen = random.Random(kind)
    found = []
    for _, old, new in SPLIT.MUTANTS[chosen.randrange(3) :: 3]:
        texts = SPLIT.text(SPLIT.BODY), SPLIT.text(SPLIT.BODY.replace(old, new))
        first, second = map(campaign.read_kernel, texts)
        step = sys.modules["hostile_certificates"].by_fields(kind, campaign._material(*texts), chosen)
        text = campaign._certificate(texts, [step], (), ()).encode()
        try:
            prove = prover((first.program, second.program), texts, parse_certificate(text), "<certificate>")
        except UserError:
            continue
        found.append(prove(first, second).holds)
    assert not any(found)


@pytest.mark.parametrize("kind", KINDS)
def test_no_certificate_by_hand_is_a_false_proof(campaign: ModuleType, kind: str, tmp_path: Path) -> None:
    """For one of the pairs, all of the first round; there are at least twenty."""
    pair = next(pair for pair, about in campaign.hand_pairs() if about == kind)
    made = campaign.by_hand(pair, kind, 0, random.Random(kind))
    found = campaign.judged(made, tmp_path)
    assert found.wrong == []
    assert found.counts["by hand", kind]["judged"] >= 20


@pytest.mark.parametrize("kind", KINDS)
def test_no_changed_certificate_of_a_pass_is_a_false_proof(campaign: ModuleType, kind: str, tmp_path: Path) -> None:
    """A genuine one is proved and equal in at least four runs; changed ones are judged."""
    genuine = campaign.proved_of(kind)
    pair = random.Random(kind).choice(genuine)
    made = campaign.Batch("mutated", pair.name, pair.first, pair.second, iter([(kind, pair.steps)]))
    found = campaign.judged(made, tmp_path, pair.assumptions)
    assert found.total == {"judged": 1, "proved": 1, "run": 1}, found
    changed = campaign.mutated_batch(pair, kind, random.Random(kind), 8)
    assert campaign.judged(changed, tmp_path, pair.assumptions).wrong == []


def test_no_certificate_of_the_other_kernel_is_a_false_proof(campaign: ModuleType, tmp_path: Path) -> None:
    """In files with two kernels: the steps of one for the other, which is another program or in the other place."""
    found = campaign.Found()
    for number in range(2):
        found.add(campaign.judged(campaign.two_kernel_batch(random.Random(number)), tmp_path))
    assert found.wrong == []
    assert found.total["judged"] >= 8


@pytest.mark.full
@pytest.mark.parametrize("seeds", [range(start, start + 8) for start in range(0, 160, 8)], ids=str)
def test_no_certificate_of_a_slice_is_a_false_proof(campaign: ModuleType, seeds: range, tmp_path: Path) -> None:
    assert campaign.judge_all(seeds, tmp_path).wrong == []


def test_the_seeds_come_to_every_pair_and_kind(campaign: ModuleType) -> None:
    names = [campaign.batch(seed).name for seed in (0, 2, 5, 7)]
    assert names == [pair.name for pair, _ in campaign.hand_pairs()[:4]]


def test_a_false_proof_is_seen_and_kept(campaign: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "prover", lambda *_: lambda *_: Verdict(PROVED))
    pair = next(pair for pair in campaign.pairs() if pair.name == "plain: another argument")
    steps = [{"step": "stream"}]
    made = campaign.Batch("by hand", pair.name, pair.first, pair.second, iter([("stream", steps)]))
    found = campaign.judged(made, tmp_path / "false")
    assert found.total["false"] == 1
    assert found.wrong[0].startswith("FALSE PROOF")
    (place,) = (tmp_path / "false").iterdir()
    assert {path.name for path in place.iterdir()} == {
        "first.s", "second.s", "certificate.json", "launch.toml", "commands"
    }  # fmt: skip
    assert (place / "first.s").read_text() == pair.first


def test_what_is_worse_than_a_refusal_is_seen(
    campaign: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("a label")

    monkeypatch.setattr(campaign, "prover", fail)
    found = campaign.judge(0, tmp_path / "false")
    assert found.total["crashed"] > 0
    assert found.wrong[0].startswith("CRASH")


@pytest.mark.parametrize("every", [16, pytest.param(1, marks=pytest.mark.full)])
def test_different_programs_differ_when_they_run(campaign: ModuleType, every: int) -> None:
    """But those of which a fact of the hardware says so, and other lanes, of which some work-items know nothing."""
    for pair in [pair for pair in campaign.pairs() if not pair.why and not pair.aim][::every]:
        first, second = (campaign.read_kernel(text) for text in (pair.first, pair.second))
        assert campaign.First(first).against(second).outcome == "false", pair.name


def test_a_table_goes_on_where_it_ended(campaign: ModuleType, tmp_path: Path) -> None:
    table = campaign.Table.read(tmp_path / "table.tsv")
    table.seeds = 8
    table.found.count("by hand", "hoist", "judged", "unknown")
    table.found.count("mutated", "hoist", "judged", "proved", "run")
    table.write()
    again = campaign.Table.read(table.path)
    assert (again.seeds, again.found.counts) == (8, table.found.counts)
    assert again.found.total == {"judged": 2, "unknown": 1, "proved": 1, "run": 1}


def test_the_committed_table_has_no_false_proof_and_the_pages_say_what_it_has(campaign: ModuleType) -> None:
    found = campaign.Table.read(campaign.TABLE).found
    assert found.total["false"] == found.total["crashed"] == 0
    assert found.total["proved"] == sum(found.total[name] for name in campaign.PROVED)
    for page in ("benchmarks/README.md", "docs/certificates.md"):
        text = (ROOT / page).read_text()
        assert all(f"{found.total[name]:,}" in text for name in ("judged", "proved", "run")), page


@pytest.mark.full
def test_the_committed_table_has_a_thousand_of_every_kind(campaign: ModuleType) -> None:
    """A new kind has them at the next release: `python benchmarks/certificates.py`."""
    found = campaign.Table.read(campaign.TABLE).found
    assert set(found.kinds) == {*KINDS, "chain"}
    assert all(found.kinds[kind]["judged"] >= 1_000 for kind in KINDS)
