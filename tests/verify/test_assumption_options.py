"""What a verdict asks for is an option that exists, word for word: each kind of assumption, printed and read again."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from isatool.analysis.assumptions import Apart, Bound, Sentence, parse
from isatool.asm.reader import read_file
from isatool.ir.program import Function
from isatool.pipeline.assumptions import checked_assumptions, granted_by, sorted_by_kernel
from isatool.verify.verdict import ASSUMING, Assumption, Verdict, how_to_grant

ROOT = Path(__file__).resolve().parents[2]
KERNELS = [ROOT / "samples/sgemm/kernel5.s", ROOT / "samples/triton/softmax.s", ROOT / "tests/data/lds/transpose4.s"]
RELATIONS = ("< 4096", "<= 4096", "== 4096", "= 4096", ">= 4096", "> 4096", ">= 0", "<= 0xffffffff", "> 0xffffffff")
SPELLED_HERE = {"isatool/verify/verdict.py", "isatool/pipeline/assumptions.py"}
"""files that make assumptions from what was read; others name a sentence or pass on a range that one of them made"""


def texts_of(kernel: Function) -> Iterator[str]:
    """Everything that may be granted of a kernel, one of a kind."""
    yield from Sentence
    subjects = ["arg0", "kernarg[0]", *(f"{name}_x" for name in ("workgroup_id", "workitem_id", "block"))]
    numbers = [subject for subject in ("arg2", "arg3", "kernarg[24]") if is_of(f"{subject} <= 4096", kernel)]
    for subject in (*subjects, *numbers):
        yield from (f"{subject} {relation}" for relation in RELATIONS)
    yield "block_x == 64"
    yield from (text for text in ("disjoint(arg0, arg1)", "disjoint(kernarg[8], kernarg[0])") if is_of(text, kernel))


def is_of(text: str, kernel: Function) -> bool:
    """Whether a text is about something of a kernel."""
    try:
        return bool(checked_assumptions((text,), kernel))
    except Exception:
        return False


def granted(texts: list[str], kernel: Function) -> set[Assumption]:
    """What a command grants for these values of --assume."""
    (own,) = sorted_by_kernel(texts, [kernel]).values()
    found = granted_by(checked_assumptions(own, kernel), kernel)
    return {*found.assumptions, *found.others}


def options_in(text: str) -> list[str]:
    """The values of --assume in a text."""
    return re.findall(r"--assume '([^']*)'", text)


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_what_is_granted_is_printed_as_the_option_that_grants_it(path: Path) -> None:
    kernel = read_file(path).kernel(None)
    count = 0
    for text in texts_of(kernel):
        for found in granted([text], kernel):
            (again,) = options_in(found.option)
            assert granted([again], kernel) >= {found}, (text, again)
            assert f"--assume '{found}'" == found.option
            count += 1
    assert count > 50


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_all_that_a_verdict_lacks_is_granted_by_the_words_beside_it(path: Path) -> None:
    kernel = read_file(path).kernel(None)
    for text in texts_of(kernel):
        needed = tuple(granted([text], kernel))
        if not needed:
            continue
        verdict = Verdict(ASSUMING, needed)
        assert verdict.ungranted(()) == needed
        assert not verdict.ungranted(granted(options_in(how_to_grant(needed)), kernel))


def test_bounds_that_show_the_same_are_options_too() -> None:
    kernel = read_file(KERNELS[0]).kernel(None)
    shape = (Bound("block_x", "<=", 32), Bound("block_y", "<=", 8))
    words = how_to_grant([Assumption(Sentence.LDS_IN_BOUNDS, instead=shape)])
    assert checked_assumptions(options_in(words), kernel) == {Sentence.LDS_IN_BOUNDS, *shape}


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_a_certificate_says_assumptions_as_they_are_granted(path: Path) -> None:
    kernel = read_file(path).kernel(None)
    for text in texts_of(kernel):
        for grant in checked_assumptions((text,), kernel):
            assert parse(str(grant)) == grant
            assert isinstance(grant, Sentence | Bound | Apart)


def test_the_validator_asks_for_nothing_that_has_no_name() -> None:
    """Whoever makes an assumption names a member of `Sentence`, or hands on a range of an input."""
    nameless = []
    for path in sorted((ROOT / "isatool").rglob("*.py")):
        place = str(path.relative_to(ROOT))
        if place in SPELLED_HERE:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Assumption"):
                continue
            first = node.args[0] if node.args else None
            is_sentence = first is not None and re.fullmatch(r"Sentence\.\w+|sentence", ast.unparse(first)) is not None
            is_range = len(node.args) == 2 and isinstance(node.args[1], ast.Starred)
            if not (is_sentence or is_range):
                nameless.append(f"{place}:{node.lineno}")
    assert nameless == []
