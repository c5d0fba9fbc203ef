"""Certificates written by hand, and what becomes of them."""

from __future__ import annotations

import json
from typing import Any

from verify_snippets import PROLOGUE, kernel

from isatool.asm.reader import read_text
from isatool.verify.certificate import FORMAT, VERSION, digest, parse_certificate
from isatool.verify.check_certificate import check_steps
from isatool.verify.verdict import UNKNOWN, Verdict

Data = dict[str, Any]


def place(offset: int, label: str = "") -> Data:
    """A point of one program."""
    return {"label": label, "offset": offset} if label else {"instruction": offset}


def both(offset: int, label: str = "") -> Data:
    """The same point of both programs."""
    return {"first": place(offset, label), "second": place(offset, label)}


def hoist(region: Data, code: Data, ends: list[Data], second: Data) -> Data:
    """A step."""
    return {"step": "hoist", "region": region, "code": code, "ends": ends, "second": second}


def reorder(start: Data, end: Data) -> Data:
    """A step."""
    return {"step": "reorder", "start": start, "end": end}


def verdict_on(first: str, second: str, *steps: Data, name: str = "kernel") -> Verdict:
    """What a certificate of these steps proves about two files."""
    data = {
        "format": FORMAT,
        "version": VERSION,
        "first": {"sha256": digest(first)},
        "second": {"sha256": digest(second)},
        "kernels": [{"kernel": name, "steps": list(steps)}],
    }
    (proof,) = parse_certificate(json.dumps(data).encode()).kernels
    kernels = read_text(first, "first.s").kernel(name), read_text(second, "second.s").kernel(name)
    return check_steps(*kernels, proof.steps)


def with_bodies(first: str, second: str, *steps: Data, lds: int = 0) -> Verdict:
    """The same for the bodies of two kernels."""
    return verdict_on(*(kernel(PROLOGUE + body, lds=lds) for body in (first, second)), *steps)


def reason_against(found: Verdict) -> str:
    """Why a certificate proves nothing."""
    assert found.status == UNKNOWN, found
    assert found.first_difference is not None
    return found.first_difference.message
