"""docs/techniques.md: what it names exists. A pass that is none of those techniques has no row."""

from __future__ import annotations

import re
from pathlib import Path

from isatool.pipeline.registry import PASSES

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / "docs/techniques.md").read_text()


def test_every_pass_link_and_example_that_is_named_exists() -> None:
    links = re.findall(r"\]\(([\w./-]+)\)", TEXT)
    assert [link for link in links if not (ROOT / "docs" / link).is_file()] == []
    named = {Path(link).stem for link in links if link.startswith("passes/")}
    assert named <= set(PASSES)
    examples = re.findall(r"`((?:samples|tests)/[\w/]+\.s)`", TEXT)
    assert [example for example in examples if not (ROOT / example).is_file()] == []


def test_what_rdna3_lacks_says_so() -> None:
    lacking = TEXT[TEXT.index("## What RDNA3 does not have") :]
    for name in ("AGPRs", "XCDs", "ds_read_b64_tr"):
        assert re.search(rf"^\| .*{name}.* \| no ", lacking, re.MULTILINE) or f"no {name}" in lacking, name
