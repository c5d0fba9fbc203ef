"""Texts in, texts out, for every pass: `python tests/passes/regenerate.py` writes what passes make now; read the diff.

`expected/CASE.s` is a body as `small_kernel` takes it, after comments `; pipeline: unroll{factor=4}` and, where the
defaults do not serve, `; lds: 1024`, `; block: 256`, `; vgprs: 64`, `; private: 64`, `; assume: n <= 4096`, or
`; file: ../data/NAME.s` instead of a body.
`expected/CASE.out.s` holds what the pipeline makes of it, with all repairs, after what it says and what the validator
says of the result.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from small_kernels import small_kernel

from isatool.asm.reader import read_file
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite

FOLDER: Final = Path(__file__).parent / "expected"
_STATED: Final = re.compile(
    r"\.amdhsa_(next_free_vgpr|(?:group|private)_segment_fixed_size|inst_pref_size|workgroup_processor)"
)
_SETTING: Final = re.compile(r"; (\w+): (.*)")


def cases() -> list[str]:
    """Their names."""
    return sorted(path.stem for path in FOLDER.glob("*.s") if not path.name.endswith(".out.s"))


def pipeline_of(case: str) -> str:
    """The passes of a case."""
    return _settings((FOLDER / f"{case}.s").read_text())["pipeline"][0]


def output(case: str) -> str:
    """What a case should be now."""
    text = (FOLDER / f"{case}.s").read_text()
    settings = _settings(text)
    numbers = {name: int(settings[name][0]) for name in ("lds", "block", "vgprs", "private") if name in settings}
    body = "\n".join(line for line in text.splitlines() if not line.startswith(";"))
    if "file" in settings:
        kernel = read_file(FOLDER.parent / settings["file"][0]).kernel()
    else:
        kernel = small_kernel(body, **numbers)
    granted = frozenset(settings.get("assume", ()))
    made = rewrite(kernel.program, parse_pipeline(settings["pipeline"][0]), assumptions=granted)
    shown = show_equal(made, None).text if made.changed else "left as it is"
    passes = {step.name for step in parse_pipeline(settings["pipeline"][0])}
    said = [f"; {remark.message}" for remark in made.remarks if remark.pass_name in passes]
    function = made.function
    body = [line.text for line in function.program.lines[function.first : function.last]]
    descriptor = [line.text.strip() for line in made.program.lines if _STATED.search(line.text)]
    return "\n".join((f"; {shown}", *said, *body, *(f"; {line}" for line in descriptor), ""))


def _settings(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if match := _SETTING.fullmatch(line):
            found.setdefault(match[1], []).append(match[2])
    return found


def main() -> None:
    """Write the texts of all cases, or of those that are named."""
    for case in sys.argv[1:] or cases():
        (FOLDER / f"{case}.out.s").write_text(output(case))


if __name__ == "__main__":
    main()
