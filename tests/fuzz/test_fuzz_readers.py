"""benchmarks/fuzz_readers.py: damaged files end in exit codes 0 to 3 in every reader."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from scripts import load_script

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def campaign() -> ModuleType:
    """benchmarks/fuzz_readers.py, which is no package."""
    return load_script(ROOT / "benchmarks" / "fuzz_readers.py")


def _failures(campaign: ModuleType, name: str, first: int, last: int) -> list[str]:
    reader = campaign.readers()[name]
    with campaign.workplace() as folder:
        outcomes = [(number, *campaign.outcome(reader, campaign.damaged(reader, number), folder))
                    for number in range(first, last)]  # fmt: skip
    return [f"{name} {number}: {said[-300:]}" for number, code, _, said in outcomes if code == "failed"]


def test_some_damaged_files_of_every_reader_end_as_they_should(campaign: ModuleType) -> None:
    names = campaign.readers()
    assert [text for name in names for text in _failures(campaign, name, 10**6, 10**6 + 2)] == []


@pytest.mark.full
def test_many_damaged_files_of_every_reader_end_as_they_should(campaign: ModuleType) -> None:
    names = campaign.readers()
    assert [text for name in names for text in _failures(campaign, name, 2 * 10**6, 2 * 10**6 + 300)] == []


def test_every_sample_is_read(campaign: ModuleType) -> None:
    """A fault in what no reader takes would test nothing after its first check."""
    with campaign.workplace() as folder:
        for name, reader in campaign.readers().items():
            codes = [campaign.outcome(reader, sample, folder)[0] for sample in reader.samples]
            assert set(codes) & {"0", "1", "3"}, (name, codes)
            assert "failed" not in codes, (name, codes)


def test_a_file_is_the_same_every_time(campaign: ModuleType) -> None:
    for reader in campaign.readers().values():
        assert [campaign.damaged(reader, number) for number in range(5)] == [
            campaign.damaged(reader, number) for number in range(5)
        ]


def test_a_table_comes_back_as_it_was_written(campaign: ModuleType, tmp_path: Path) -> None:
    table = campaign.Table.read(tmp_path / "table.tsv")
    with campaign.workplace() as folder:
        assert campaign.run(table, ["pipeline", "baseline"], 1, 4, folder) == 0
    again = campaign.Table.read(table.path)
    assert {name: (count.files, count.codes) for name, count in again.counts.items()} == {
        name: (4, count.codes) for name, count in table.counts.items()
    }


def test_the_committed_campaign_is_complete_and_has_no_failure(campaign: ModuleType) -> None:
    table = campaign.Table.read(campaign.TABLE)
    assert sum(count.codes["failed"] for count in table.counts.values()) == 0
    assert sum(count.files for count in table.counts.values()) >= 100_000
    assert min(count.files for count in table.counts.values()) >= 1_000
    assert set(table.counts) == set(campaign.readers())
