"""No change of a certificate makes a false proof, nor anything worse than a refusal in one line."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from certificate_mutants import KINDS, Pair, pairs, spoiled, unequal

from isatool.cli.main import main


def checked(pair: Pair, certificate: bytes, folder: Path) -> int:
    """The exit code of `verify --certificate`."""
    first, second, proof = folder / "a.s", folder / "b.s", folder / "c.json"
    first.write_text(pair.first)
    second.write_text(pair.second)
    proof.write_bytes(certificate)
    return main(["verify", str(first), str(second), "--certificate", str(proof)])


def one(seed: int, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """One spoiled certificate, of an equal pair if the seed is even; what came out."""
    chosen = random.Random(seed)
    pair, right, wrong = pairs()[KINDS[seed // 2 % len(KINDS)]], "", ""
    if seed % 2:
        found = unequal(pair, chosen)
        if found is None:
            return "no fault"
        pair, right, wrong = found
    certificate, other_digest = spoiled(pair, chosen, right, wrong)
    code = checked(pair, certificate, folder)
    said = capsys.readouterr()
    assert code in (0, 1, 2, 3), said.err
    assert "Traceback" not in said.err
    if code == 2:
        assert said.err.count("error:") == 1, said.err
    if other_digest:
        assert code == 2
    if seed % 2:
        assert code != 0, f"a false proof: seed {seed}"
    return f"{'unequal' if seed % 2 else 'equal'}: {code}"


@pytest.mark.parametrize("seed", range(24))
def test_no_spoiled_certificate_is_a_false_proof(seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one(seed, tmp_path, capsys)


@pytest.mark.full
def test_none_of_five_hundred_is_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tally: dict[str, int] = {}
    for seed in range(1_000, 1_500):
        what = one(seed, tmp_path, capsys)
        tally[what] = tally.get(what, 0) + 1
    assert sum(count for what, count in tally.items() if what.startswith("unequal")) > 200, tally
    assert tally["equal: 0"] > 10, tally
    assert tally["equal: 2"] > 50, tally


@pytest.mark.parametrize("name", KINDS)
def test_the_certificate_of_a_wrong_program_is_none(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether or not the programs on the way have the fault too."""
    pair = pairs()[name]
    assert checked(pair, json.dumps(pair.data).encode(), tmp_path) == 0
    for seed in range(3):
        found = unequal(pair, random.Random(seed))
        assert found is not None
        wrong, right_line, wrong_line = found
        assert checked(wrong, json.dumps(wrong.data).encode(), tmp_path) in (1, 3)
        shared = json.dumps(wrong.data).replace(json.dumps(right_line)[1:-1], json.dumps(wrong_line)[1:-1])
        assert checked(wrong, shared.encode(), tmp_path) in (1, 3)
    capsys.readouterr()
