"""The lane count comes from the kernel: no literal stands for it where lanes or lane masks are meant.

Python is judged by its syntax tree: a number that is a lane count or the mask of one, in one expression with a name
that speaks of lanes; C, also where Python prints it, by its text.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from source_trees import tree_of

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("isatool/semantics", "isatool/emulator", "isatool/verify", "isatool/analysis", "isatool/model", "passes")
COUNTS = frozenset((31, 32, 63, 64))
MASKS = frozenset(((1 << 32) - 1, (1 << 64) - 1))
OF_LANES = re.compile(r"(^|_)(wave_?size|lanes?|waves|lane_count)$", re.IGNORECASE)
OF_MASKS = re.compile(r"(^|_)(exec|active|lane_mask|ballot)(_lo)?$", re.IGNORECASE)
OF_ONE_SIZE = frozenset(("EXEC", "VCC"))
MASK_NODES = frozenset(("MASK", "BALLOT"))
C_PATTERNS = (
    (re.compile(r"define\s+LANES\s+\d"), "a number of lanes in C"),
    (re.compile(r"__builtin_ctz\(\s*(?:rest|active|exec\w*)"), "the first lane of a mask of 32 bits in C"),
    (re.compile(r"\b(?:lane|lanes|LANE|LANES)\b\)?\s*(?:[%&<]|==|!=)\s*(?:3[12]|6[34]|0x1[fF]|0x3[fF])u?\b"), "a lane"),
)
ALLOWED: dict[tuple[str, str], str] = {
    ("isatool/emulator/runtime.h", "return LANES == 64 ?"): "the two forms of a lane mask in C",
    ("isatool/emulator/runtime.h", "#if LANES == 64"): "the two forms of a lane mask in C",
    ("isatool/emulator/runtime.h", "if (LANES == 64)"): "the two forms of a lane mask in C",
}


def number(node: ast.expr | None) -> int | None:
    """The value of a literal, also in a call that only gives it a type: np.uint32(31), al.const(31)."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Call) and len(node.args) == 1 and name(node.func) in ("const", "uint32", "int64", "int"):
        return number(node.args[0])
    return None


def name(node: ast.expr | None) -> str:
    """The last name of a variable, an attribute or a call; empty for other expressions."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return "" if name(node.value) == "Op" and node.attr == "LANE" else node.attr  # a number of 32 bits
    return name(node.func) if isinstance(node, ast.Call) else ""


def of_lanes(node: ast.expr | None, value: int | None) -> bool:
    """True if an expression speaks of lanes and a number beside it counts lanes or masks them."""
    if value in MASKS:
        return bool(OF_MASKS.search(name(node)))
    return value in COUNTS and bool(OF_LANES.search(name(node)))


def pairs(node: ast.AST) -> Iterator[tuple[ast.expr | None, ast.expr | None]]:
    """The expressions that stand beside each other in a node."""
    if isinstance(node, ast.BinOp):
        yield node.left, node.right
    elif isinstance(node, ast.Compare):
        yield from zip((node.left, *node.comparators), node.comparators, strict=False)
    elif isinstance(node, ast.Assign):
        yield from ((target, node.value) for target in node.targets)
    elif isinstance(node, ast.AnnAssign):
        yield node.target, node.value
    elif isinstance(node, (ast.Tuple, ast.List)):
        yield from zip(node.elts, node.elts[1:], strict=False)
    elif isinstance(node, ast.Call):
        yield from zip(node.args, node.args[1:], strict=False)


def reason_of(node: ast.AST) -> str:
    """Why a node is wrong; empty if it is not."""
    if any(of_lanes(one, number(other)) or of_lanes(other, number(one)) for one, other in pairs(node)):
        return "a number where lanes are meant"
    if isinstance(node, ast.keyword) and OF_LANES.search(node.arg or "") and number(node.value) in COUNTS:
        return "a number for the lanes"
    if isinstance(node, ast.arguments):
        plain = [*node.posonlyargs, *node.args]
        defaults = [*zip(plain[len(plain) - len(node.defaults) :], node.defaults, strict=True)]
        defaults += [(one, value) for one, value in zip(node.kwonlyargs, node.kw_defaults, strict=True) if value]
        if any(OF_LANES.search(one.arg) and number(value) in COUNTS for one, value in defaults):
            return "a number as the default of the lanes"
    if isinstance(node, ast.Call):
        if name(node.func) == "range" and any(number(one) in (32, 64) for one in node.args):
            return "a walk over a number of lanes"
        if any(name(one) in MASK_NODES and number(other) in COUNTS for one, other in pairs(node)):
            return "a lane mask of a number of bits"
    if isinstance(node, ast.Attribute) and node.attr in OF_ONE_SIZE and name(node.value) == "al":
        return "EXEC or VCC of one wave size"
    return ""


def found_in(tree: ast.Module) -> list[tuple[int, str]]:
    """(line number, what is wrong) of every literal in Python that counts lanes, C in its strings included."""
    found = []
    for node in ast.walk(tree):
        reason = reason_of(node)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            reason = next((why for pattern, why in C_PATTERNS if pattern.search(node.value)), "")
        if reason:
            found.append((getattr(node, "lineno", 0), reason))
    return found


def found_in_c(text: str) -> list[tuple[int, str]]:
    """The same for C."""
    lines = enumerate(text.splitlines(), 1)
    return [(place, reason) for place, line in lines for pattern, reason in C_PATTERNS if pattern.search(line)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_literal_counts_lanes(folder: str) -> None:
    wrong = []
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix not in (".py", ".c", ".h"):
            continue
        text = path.read_text(encoding="utf-8")
        file, lines = path.relative_to(ROOT).as_posix(), text.splitlines()
        for place, reason in found_in(tree_of(path)) if path.suffix == ".py" else found_in_c(text):
            line = lines[place - 1].strip()
            if not any(file == allowed and part in line for allowed, part in ALLOWED):
                wrong.append(f"{file}:{place}: {reason}: {line}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "line",
    [
        "ok = function.wave_size != 32",
        "index = lane % 32",
        "index = 31 & self.lane",
        "full = exec_lo == 0xFFFFFFFF",
        "full = np.uint32(0xFFFFFFFF) == state.exec",
        "wave_size: int = 32",
        "LANES = 64",
        "def made(waves: int, *, wave_size: int = 32) -> None: ...",
        "made(wave_size=64)",
        "array = np.zeros((self.waves, 32), np.uint32)",
        "masks = table.node(Extra.MASK, 32, (condition,))",
        "mask = ballot(Op.BALLOT, 64)",
        "first = al.and_(al.LANE, al.const(31))",
        "for lane in range(32): pass",
        "old = al.EXEC",
        "head = '#define LANES 32'",
        "body = 'int i = __builtin_ctz(rest);'",
    ],
)
def test_such_a_literal_is_found(line: str) -> None:
    assert found_in(ast.parse(line))


@pytest.mark.parametrize(
    "line",
    [
        "half = value & 31",
        "word = value & 0xFFFFFFFF",
        "for bit in range(count): pass",
        "masks = table.node(Extra.MASK, table.wave_size, (condition,))",
        "size = lanes // WAVE32",
    ],
)
def test_other_numbers_are_none_of_its_business(line: str) -> None:
    assert not found_in(ast.parse(line))


def test_every_exception_is_still_needed() -> None:
    for file, part in ALLOWED:
        assert part in (ROOT / file).read_text(encoding="utf-8")
