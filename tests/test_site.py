"""The site of the docs: its navigation holds every page, and it builds without a warning, asking no other server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from scripts import load_script

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
hooks = load_script(DOCS / "mkdocs_hooks.py")


def _names(nav: list[Any]) -> Iterator[str]:
    for entry in nav:
        if isinstance(entry, str):
            yield entry
        else:
            yield from _names(next(iter(entry.values())))


def test_the_navigation_holds_every_page_once() -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    names = list(_names(hooks.whole(yaml.safe_load(text[text.index("\nnav:") :])["nav"])))
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    assert sorted(names) == sorted(pages | set(hooks.OF_THE_ROOT))


def test_rules_are_in_the_order_of_their_numbers() -> None:
    rules = hooks.pages("rules/")
    assert rules[0] == "rules/README.md"
    assert rules.index("rules/VOPD-R2.md") < rules.index("rules/VOPD-R10.md")


@pytest.mark.parametrize(
    ("link", "source", "expected"),
    [
        ("../CHANGELOG.md", "stability.md", "CHANGELOG.md"),
        ("../../CONTRIBUTING.md#a-pass", "passes/README.md", "../CONTRIBUTING.md#a-pass"),
        ("../README.md", "routes.md", "README.md"),
        ("docs/verify.md#x", "CONTRIBUTING.md", "verify.md#x"),
        ("../../samples/a.s", "passes/pair.md", "https://host/isatool/samples/a.s"),
        ("https://example.org/a", "routes.md", "https://example.org/a"),
        ("#here", "routes.md", "#here"),
    ],
)
def test_links_lead_to_pages_of_the_site_or_to_the_repository(link: str, source: str, expected: str) -> None:
    assert hooks.with_site_links(f"[x]({link}).", source, "https://host/isatool") == f"[x]({expected})."


def test_a_link_to_a_file_of_a_repository_without_url_is_its_words() -> None:
    assert hooks.with_site_links("[a table](../benchmarks/a.tsv)", "verify.md", "") == "a table"


@pytest.mark.full
def test_the_site_builds_without_a_warning_and_asks_no_other_server(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for page in tmp_path.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert re.findall(r'<(?:script|link|img)[^>]*(?:src|href)="?(?:https?:)?//[^">]*', text) == [], page
    found = json.loads((tmp_path / "search" / "search_index.json").read_text(encoding="utf-8"))["docs"]
    assert any(entry["location"] == "passes/rebank/" for entry in found)
    assert any(entry["location"].startswith("api/#isatool") for entry in found)
