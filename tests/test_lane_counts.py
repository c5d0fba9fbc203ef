"""The lane count comes from the kernel: no literal stands for it where lanes or lane masks are meant."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("isatool/semantics", "isatool/emulator", "isatool/verify", "isatool/analysis", "passes")
COUNT = r"(?:32|31|64|63|0x1[fF]|0x3[fF]|0x[fF]{8})(?:u|ull)?\b"
LANE_COUNTS = (
    (rf"wave_size\s*(?:=|==|!=|%|//)\s*{COUNT}", "the wave size compared with or set to a number"),
    (rf"wave_size\s*:\s*int\s*=\s*{COUNT}", "a number as the default wave size"),
    (rf"\b(?:lane|lanes|LANE|LANES|waves)\b\)?\s*(?:%|//|==|!=)\s*{COUNT}", "lanes counted by a number"),
    (rf"\b(?:lane|lanes|LANE)\b\)?\s*[&<]\s*{COUNT}", "a lane number cut to a number of lanes"),
    (rf"al\.LANE,\s*al\.const\({COUNT}\)", "a lane number cut to a number of lanes"),
    (rf"\bwaves\s*[,*]\s*{COUNT}", "arrays of waves by a number of lanes"),
    (rf"range\({COUNT}\)", "a walk over a number of lanes"),
    (r"exec\w*\s*(?:==|!=)\s*(?:np\.uint32\()?0x[fF]{8}", "EXEC compared with the mask of a number of lanes"),
    (rf"Extra\.MASK,\s*{COUNT}", "a lane mask of a number of bits"),
    (rf"Op\.BALLOT,\s*{COUNT}|ballot\([^()]*,\s*{COUNT}\)", "a ballot of a number of bits"),
    (r"al\.(?:EXEC|VCC)\b", "EXEC or VCC of one wave size"),
    (rf"define\s+LANES\s+{COUNT}", "a number of lanes in C"),
    (r"__builtin_ctz\(\s*(?:rest|active|exec\w*)", "the first lane of a mask of 32 bits in C"),
)
ALLOWED: dict[tuple[str, str], str] = {
    ("isatool/emulator/runtime.h", "return LANES == 64 ?"): "the two forms of a lane mask in C",
    ("isatool/emulator/runtime.h", "#if LANES == 64"): "the two forms of a lane mask in C",
    ("isatool/emulator/runtime.h", "if (LANES == 64)"): "the two forms of a lane mask in C",
}


def found_in(text: str) -> list[tuple[int, str, str]]:
    """(line number, line, what is wrong) of every literal that counts lanes."""
    return [
        (number, line.strip(), reason)
        for number, line in enumerate(text.splitlines(), 1)
        for pattern, reason in LANE_COUNTS
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_literal_counts_lanes(folder: str) -> None:
    wrong = []
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix not in (".py", ".c", ".h"):
            continue
        name = path.relative_to(ROOT).as_posix()
        for number, line, reason in found_in(path.read_text(encoding="utf-8")):
            if not any(name == place and part in line for place, part in ALLOWED):
                wrong.append(f"{name}:{number}: {reason}: {line}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "line",
    [
        "if function.wave_size != 32:",
        "index = lane % 32",
        "np.zeros((self.waves, 32), np.uint32)",
        "masks = table.node(Extra.MASK, 32, (condition,))",
        "first = al.and_(al.LANE, al.const(31))",
        "for lane in range(32):",
        "#define LANES 32",
        "int i = __builtin_ctz(rest);",
    ],
)
def test_such_a_literal_is_found(line: str) -> None:
    assert found_in(line)


def test_every_exception_is_still_needed() -> None:
    for name, part in ALLOWED:
        assert part in (ROOT / name).read_text(encoding="utf-8")
