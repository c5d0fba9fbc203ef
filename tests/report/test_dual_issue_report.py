"""Dual issue before and after, block by block, in the table and in the JSON of a rewriting command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from isatool.analysis.cfg import build_flow
from isatool.analysis.dual_issue import block_issues, total
from isatool.asm.reader import read_file
from isatool.cli.main import main

KERNEL = str(Path(__file__).parents[2] / "samples" / "sgemm" / "kernel3.s")


def test_blocks_count_slots_and_pairs_and_weigh_by_depth() -> None:
    flow = build_flow(read_file(KERNEL).kernel())
    blocks = block_issues(flow)
    duals = sum(instruction.is_dual for instruction in flow.instructions)
    assert total(blocks).pairs == duals
    assert {block.weight for block in blocks} >= {1, 10}
    assert all(block.weight == 10 ** min(block.depth, 4) for block in blocks)
    assert total(blocks).weighted_pairs == sum(block.pairs * block.weight for block in blocks)
    assert all(0 <= block.ratio <= 1 for block in blocks)


def test_the_table_shows_what_changed_and_the_slots_saved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pair", KERNEL, "--dry-run", "-v"]) == 0
    text = capsys.readouterr().out
    assert "VALU issue slots saved:" in text
    assert "all, weighted by loop depth" in text


def test_the_json_has_every_block_and_every_single(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pair", KERNEL, "--dry-run", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    before, after = data["dual_issue"]["before"], data["dual_issue"]["after"]
    assert after["pairs"] > before["pairs"]
    assert after["slots"] < before["slots"]
    for side in ("before", "after"):
        assert sum(block[side]["pairs"] for block in data["blocks"]) == data["dual_issue"][side]["pairs"]
    singles = [remark["facts"] for remark in data["remarks"] if remark["pass"] == "pair" and "facts" in remark]
    assert singles
    lines = Path(KERNEL).read_text().splitlines()
    for single in singles:
        assert single["reason"] in ("alone", "dependent", "opy_only", "constants", "destination", "source0", "source1",
                                    "source2", "several", "schedule", "latency", "registers")  # fmt: skip
        assert "v_" in lines[single["line"] - 1]
