"""Code of a recording without a disassembler: kernels as text, each instruction 4 bytes."""

from __future__ import annotations

import hashlib
import re

import pytest

from isatool.traces.walk import TracedCode

_LABEL = re.compile(r"(\S+):")
_TARGET = re.compile(r"(s_c?branch\S*)\s+(\S+)")


def code(text: str) -> TracedCode:
    """Instructions with branch targets as objdump prints them, as distances in dwords."""
    places: dict[str, int] = {}
    lines: list[str] = []
    for line in text.strip().splitlines():
        label = _LABEL.fullmatch(line.strip())
        if label is not None:
            places[label[1]] = 4 * len(lines)
        else:
            lines.append(line.strip())
    texts, targets = [], []
    for number, line in enumerate(lines):
        branch = _TARGET.fullmatch(line)
        targets.append(places[branch[2]] if branch is not None else None)
        distance = (places[branch[2]] // 4 - number - 1) & 0xFFFF if branch is not None else 0
        texts.append(f"{branch[1]} {distance}" if branch is not None else line)
    digest = hashlib.sha256(text.encode()).hexdigest()
    return TracedCode(tuple(texts), tuple(range(0, 4 * len(texts), 4)), tuple(targets), 32, digest)


def use(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Every code object is this code."""
    monkeypatch.setattr("isatool.calibration.traced.code_of", lambda *_: code(text))
