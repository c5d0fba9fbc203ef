"""Texts in, texts out, for every pass: `python tests/passes/regenerate.py` writes what passes make now; read the diff.

`expected/CASE.s` is a body as `small_kernel` takes it, after comments `; pipeline: unroll{factor=4}` and, where the
defaults do not serve, `; lds: 1024`, `; block: 256`, `; vgprs: 64`, `; sgprs: 64`, `; private: 64`, `; wave_size: 64`,
`; most_vgprs: 64`, `; explain: yes`, `; assume: n <= 4096`, or `; file: ../data/NAME.s` instead of a body.
`; change: OLD => NEW` replaces a piece of the file, or of the kernel around the body, with escapes.
`; claim: WORDS` quotes the pass's page (that of the first pass, or `; page: hints`): what the case shows.
`expected/CASE.out.s` holds what the pipeline makes of it, with all repairs, after what it says and what the validator
says of the result; of a kernel that stays as it is only what the pass says.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from small_kernels import small_kernel

from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.diagnostics import UserError
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite

FOLDER: Final = Path(__file__).parent / "expected"
_STATED: Final = re.compile(
    r"\.amdhsa_(next_free_vgpr|(?:group|private)_segment_fixed_size|inst_pref_size|workgroup_processor)"
)
_NUMBERS: Final = ("lds", "block", "vgprs", "sgprs", "private", "wave_size")
_SETTING: Final = re.compile(
    r"; (pipeline|claim|change|explain|page|assume|file|most_vgprs|lds|block|vgprs|sgprs|private|wave_size): (.*)"
)


def cases() -> list[str]:
    """Their names."""
    return sorted(path.stem for path in FOLDER.glob("*.s") if not path.name.endswith(".out.s"))


def pipeline_of(case: str) -> str:
    """The passes of a case."""
    return _settings((FOLDER / f"{case}.s").read_text())["pipeline"][0]


def page_of(case: str) -> str:
    """The page of `docs/passes` whose claims a case shows."""
    settings = _settings((FOLDER / f"{case}.s").read_text())
    return settings.get("page", [pipeline_of(case).partition("{")[0]])[0]


def claims(case: str) -> list[str]:
    """Words of that page."""
    return _settings((FOLDER / f"{case}.s").read_text()).get("claim", [])


def output(case: str) -> str:
    """What a case should be now."""
    text = (FOLDER / f"{case}.s").read_text()
    settings = _settings(text)
    numbers = {name: int(settings[name][0]) for name in _NUMBERS if name in settings}
    body = "\n".join(line for line in text.splitlines() if not _SETTING.fullmatch(line))
    if "file" in settings:
        program = read_file(FOLDER.parent / settings["file"][0])
    else:
        program = small_kernel(body, **numbers).program
    changed = emit(program)
    for change in settings.get("change", ()):
        old, _, new = change.encode().decode("unicode_escape").partition(" =>")
        new = new.removeprefix(" ")
        assert old in changed
        changed = changed.replace(old, new, 1)
    kernel = read_text(changed, program.path).kernel() if "change" in settings else program.kernel()
    passes = parse_pipeline(settings["pipeline"][0])
    most = int(settings["most_vgprs"][0]) if "most_vgprs" in settings else None
    try:
        made = rewrite(
            kernel.program, passes, max_vgprs=most, assumptions=frozenset(settings.get("assume", ())),
            explain="explain" in settings,
        )  # fmt: skip
    except UserError as error:
        return f"; error: {error}\n"
    names = {step.name for step in passes}
    said = [f"; {remark.message}" for remark in made.remarks if remark.pass_name in names]
    if not made.changed:
        assert made.program.texts == kernel.program.texts
        return "\n".join(("; left as it is", *said, ""))
    function = made.function
    code = [line.text for line in function.program.lines[function.first : function.last]]
    descriptor = [f"; {line.text.strip()}" for line in made.program.lines if _STATED.search(line.text)]
    return "\n".join((f"; {show_equal(made, None).text}", *said, *code, *descriptor, ""))


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
