"""How much code there is: `python benchmarks/tokens.py [COMMIT ...]`, tokens of isatool/ and passes/.

Comments, docstrings and line ends are not counted; beside that lines, files over 450 lines, and the share of public
functions, methods, classes and modules that have a docstring. Without a commit the files as they are.
"""

from __future__ import annotations

import argparse
import ast
import io
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = ("isatool", "passes")
LONG: Final = 450
"""lines from which a file has to say why it is so long"""
SKIPPED: Final = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)


def texts(commit: str) -> Iterator[str]:
    """The Python files of a commit, or of the working tree."""
    if commit:
        names = git("ls-tree", "-r", "--name-only", commit, *FOLDERS).splitlines()
        yield from (git("show", f"{commit}:{name}") for name in names if name.endswith(".py"))
    else:
        names = git("ls-files", *FOLDERS).splitlines()
        yield from ((ROOT / name).read_text() for name in names if name.endswith(".py") and (ROOT / name).exists())


def git(*words: str) -> str:
    """What git prints."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def documented(tree: ast.Module) -> Iterator[tuple[ast.AST, bool]]:
    """The module and its public functions, methods and classes: whether each has a docstring."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module) or (isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name[0] != "_"):
            yield node, ast.get_docstring(node) is not None


def tokens(text: str, tree: ast.Module) -> int:
    """Of a file, without strings that are statements (docstrings, also those of attributes)."""
    prose = {
        (node.lineno, node.col_offset)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }
    return sum(
        token.type not in SKIPPED and token.start not in prose
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
    )


def main() -> None:
    """A line for each commit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commits", nargs="*", default=[""], help="default: the working tree")
    print(f"{'commit':16} {'files':>6} {'lines':>8} {'tokens':>8} {'long':>5} documented")
    for commit in parser.parse_args().commits:
        files = list(texts(commit))
        trees = [ast.parse(text) for text in files]
        counts = [text.count("\n") for text in files]
        has = [whether for tree in trees for _, whether in documented(tree)]
        total = sum(map(tokens, files, trees))
        print(
            f"{commit or 'working tree':16} {len(files):6} {sum(counts):8} {total:8} "
            f"{sum(count > LONG for count in counts):5} {100 * sum(has) / len(has):.2f} %"
        )


if __name__ == "__main__":
    main()
