"""The page of the Python interface is what the docstrings say now, and every public thing has one."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]


def _made() -> ModuleType:
    spec = importlib.util.spec_from_file_location("api_page", ROOT / "docs" / "api.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["api_page"] = module
    spec.loader.exec_module(module)
    return module


def test_the_page_is_current_and_complete() -> None:
    page = _made().page()
    stored = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert stored == page, "docs/api.md is out of date: python docs/api.py"
    for name in ("isatool.load", "isatool.rewrite", ".optimize", ".verify", ".compare", "isatool.notebook.report"):
        assert f"#### {name}\n" in page
    assert re.findall(r"(```|- `.*`: ?)\n\n\n", page) == []  # without a text
    assert "object at 0x" not in page
    assert str(ROOT) not in page
