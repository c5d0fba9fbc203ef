"""The page of the Python interface is what the docstrings say now, and every public thing has one."""

from __future__ import annotations

import re
from pathlib import Path

from scripts import load_script

ROOT = Path(__file__).resolve().parents[1]


def test_the_page_is_current_and_complete() -> None:
    page = load_script(ROOT / "docs" / "api.py").page()
    stored = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert stored == page, "docs/api.md is out of date: python docs/api.py"
    for name in ("isatool.load", "isatool.rewrite", ".optimize", ".verify", ".compare", "isatool.notebook.report"):
        assert f"#### {name}\n" in page
    assert re.findall(r"(```|- `.*`: ?)\n\n\n", page) == []  # without a text
    assert "object at 0x" not in page
    assert str(ROOT) not in page
