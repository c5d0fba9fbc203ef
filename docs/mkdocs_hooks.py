"""What mkdocs.yml needs: folders of the navigation, pages of the root, links that lead out of the folder docs."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

DOCS: Final = Path(__file__).resolve().parent
ROOT: Final = DOCS.parent
OF_THE_ROOT: Final = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
"""pages that lie beside the folder docs, and in the site in it"""
_LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def on_config(config: Any) -> Any:
    """The navigation with the pages of its folders."""
    config["nav"] = whole(config["nav"])
    return config


def whole(nav: Iterable[Any]) -> list[Any]:
    """The navigation, where an entry `passes/` is the pages of that folder."""
    entries: list[Any] = []
    for entry in nav:
        if isinstance(entry, dict):
            ((title, inner),) = entry.items()
            entries.append({title: whole([inner] if isinstance(inner, str) else inner)})
        elif entry.endswith("/"):
            entries += pages(entry)
        else:
            entries.append(entry)
    return entries


def pages(folder: str) -> list[str]:
    """The pages of a folder of docs, its README first, rules by group and number."""
    names = [path.name for path in (DOCS / folder).glob("*.md")]
    return [folder + name for name in sorted(names, key=lambda name: (name != "README.md", _by_number(name)))]


def _by_number(name: str) -> list[tuple[str, int]]:
    return [(word, int(number or 0)) for word, number in re.findall(r"(\D+)(\d*)", f" {name}")]


def on_files(files: Any, config: Any) -> Any:
    """The pages of the root are pages of the site."""
    from mkdocs.structure.files import File

    for name in OF_THE_ROOT:
        files.append(File.generated(config, name, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Links to files of the repository that are no pages lead to the repository."""
    return with_site_links(markdown, page.file.src_uri, config["repo_url"] or "")


def with_site_links(markdown: str, source: str, repository: str) -> str:
    """The text of the page `source` (below docs, or of the root) with its links as they are in the site.

    A link out of docs to a page of the root is one to the site's page; to anything else, one to `repository`, and
    without that URL its words alone.
    """
    of_the_root = source in OF_THE_ROOT
    folder = ROOT if of_the_root else (DOCS / source).parent
    at = "." if of_the_root else os.path.dirname(source) or "."

    def link(match: re.Match[str]) -> str:
        words, target, anchor = match[1], match[2], match[3] or ""
        if "://" in target or target.startswith("mailto:"):
            return match[0]
        file = Path(os.path.normpath(folder / target))
        inside = file.relative_to(ROOT).as_posix()
        if file.is_relative_to(DOCS):
            inside = file.relative_to(DOCS).as_posix()
        elif inside not in (*OF_THE_ROOT, "README.md"):
            return f"[{words}]({repository}/{inside}{anchor})" if repository else words
        return f"[{words}]({os.path.relpath(inside, at)}{anchor})"

    return _LINK.sub(link, markdown)
