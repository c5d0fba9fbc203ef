"""A page in a headless Chromium, with a script that looks at it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome", "chrome")


def browser() -> str:
    """The program; AssertionError without one."""
    found = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    assert found is not None, f"this test needs one of {', '.join(BROWSERS)} (Debian: apt install {BROWSERS[0]})"
    return found


def probed(page: Path, probe: str) -> Path:
    """The page with HTML before its end, in a file beside it."""
    place = page.with_suffix(".probe.html")
    text = page.read_text(encoding="utf-8")
    place.write_text(text.replace("</body>", f"{probe}</body>"), encoding="utf-8")
    return place


def dumped(page: Path, width: int, *options: str) -> subprocess.CompletedProcess[str]:
    """A run of the browser with a window `width` pixels wide; its output is the document after the scripts."""
    size = f"--window-size={width},800"
    command = [browser(), "--headless", "--no-sandbox", "--disable-gpu", size, "--dump-dom", *options, page.as_uri()]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
