"""Every limit says where it comes from: numbers called MOST, MAX, LEAST and the like have a docstring or a comment.

A docstring speaks for the constants directly above it, back to the one before that has its own.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from source_trees import tree_of

ROOT = Path(__file__).resolve().parents[1]
LIMIT = re.compile(r"MOST|MAX|LIMIT|LEAST|LONGEST|DEEPEST|SMALLEST|LARGEST|TRIES|ATTEMPTS|BUDGET", re.IGNORECASE)
NUMBERS = (ast.Constant, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop)


def undocumented(body: Sequence[ast.stmt], lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """(line, name) of the limits of a module or class that say nothing."""
    waiting: list[tuple[int, str]] = []
    last = 0
    for statement in body:
        match statement:
            case ast.Expr(value=ast.Constant(value=str())):
                waiting = []
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value, annotation=kind) if (
                "Final" in ast.unparse(kind) or "ClassVar" in ast.unparse(kind)
            ):
                if statement.lineno > last + 1:
                    yield from waiting
                    waiting = []
                last = statement.end_lineno or statement.lineno
                around = lines[max(statement.lineno - 2, 0) : last]
                if LIMIT.search(name) and _is_number(value) and not any("#" in line for line in around):
                    waiting.append((statement.lineno, name))
            case _:
                yield from waiting
                waiting = []
    yield from waiting


def _is_number(value: ast.expr) -> bool:
    parts = list(ast.walk(value))
    numbers = [part.value for part in parts if isinstance(part, ast.Constant)]
    return all(isinstance(part, NUMBERS) for part in parts) and all(type(number) in (int, float) for number in numbers)


def test_a_docstring_speaks_for_the_constants_above_it() -> None:
    text = "MOST_A: Final = 1\nMOST_B: Final = 2\n'''both'''\nLEAST: Final = 3\n\nMAX: Final = 4  # why\n"
    found = undocumented(ast.parse(text).body, text.splitlines())
    assert [name for _, name in found] == ["LEAST"]


def test_every_limit_says_where_it_comes_from() -> None:
    silent = []
    for folder in ("isatool", "passes"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if name.startswith(("isatool/passes/", "isatool/grammars/")):  # two links
                continue
            tree = tree_of(path)
            lines = path.read_text().splitlines()
            bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
            silent += [f"{name}:{line}: {limit}" for body in bodies for line, limit in undocumented(body, lines)]
    assert silent == [], "a docstring below it: of what it is the most, and why that many"
