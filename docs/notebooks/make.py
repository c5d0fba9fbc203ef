"""Executes the example notebook without Jupyter: `python docs/notebooks/make.py [--check]`.

The last expression of a cell is its output, as in a notebook. `--check` fails if a cell raises or shows something else
than what is stored.
"""

from __future__ import annotations

import ast
import json
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
NOTEBOOK = HERE / "kernel5.ipynb"
CELLS: tuple[tuple[str, str], ...] = (
    ("markdown", "# What kernel 5 does with the machine\n\nFigures marked `~` rest on hypotheses about the hardware."),
    ("code", 'from isatool import notebook\n\nreport = notebook.report("../../samples/sgemm/kernel5.s")\nreport.text'),
    ("markdown", "Which registers are in use where: rows are VGPRs, coloured by bank."),
    ("code", "report.registers"),
    ("markdown", "The inner loop's FMAs and the operand caches."),
    ("code", "report.banks"),
    ("markdown", "One modelled iteration of the six waves of a SIMD, and the roofline."),
    ("code", "report.timeline"),
    ("code", "report.roofline"),
    (
        "markdown",
        "What one wave of kernel 1 executes: its way through the lines, and what each instruction wrote in lane 0.",
    ),
    (
        "code",
        'trace = notebook.trace("../../samples/sgemm/kernel1.s", "../../samples/sgemm/kernel1.toml", last=60)\ntrace',
    ),
    (
        "markdown",
        "A kernel of Triton: rewritten in steps that are each proved for all inputs. The bars are modelled cycles.",
    ),
    (
        "code",
        'import isatool\n\nkernel = isatool.load("../../samples/triton/softmax.s")\nbetter = kernel.optimize()\nbetter',
    ),
    ("markdown", "The proof as a file, and what checks it: the two texts and the file, no pass, no search."),
    (
        "code",
        "import tempfile\nfrom pathlib import Path\n\nfolder = Path(tempfile.mkdtemp())\n"
        'better.save(folder / "better.s", certificate=folder / "proof.json")\n'
        'kernel.verify(isatool.load(folder / "better.s"), certificate=folder / "proof.json")',
    ),
    ("markdown", "And run next to the original, on the emulator, bit for bit."),
    ("code", "kernel.compare(better.assembly)"),
    ("markdown", "`report.page` is the whole page of a kernel in a frame, with search and folds."),
)


def execute(cells: tuple[tuple[str, str], ...]) -> list[dict[str, object]]:
    """The cells of a notebook with their outputs."""
    names: dict[str, object] = {}
    found: list[dict[str, object]] = []
    for number, (kind, source) in enumerate(cells):
        cell: dict[str, object] = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}, "source": source}
        if kind == "code":
            cell |= {"execution_count": number, "outputs": [_output(_run(source, names), number)]}
        found.append(cell)
    return found


def _run(source: str, names: dict[str, object]) -> object:
    tree = ast.parse(source)
    last = tree.body.pop()
    assert isinstance(last, ast.Expr), "a code cell ends with what it shows"
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def _output(value: object, number: int) -> dict[str, object]:
    data = {"text/plain": value if isinstance(value, str) else repr(value)}
    show = getattr(value, "_repr_html_", None)
    if show is not None:
        data["text/html"] = show()
    return {"output_type": "execute_result", "execution_count": number, "metadata": {}, "data": data}


def main() -> int:
    """Write or check the notebook."""
    os.chdir(HERE)
    document = {"cells": execute(CELLS), "metadata": {"language_info": {"name": "python"}}, "nbformat": 4}
    text = json.dumps(document | {"nbformat_minor": 5}, indent=1) + "\n"
    if "--check" in sys.argv[1:]:
        same = NOTEBOOK.read_text(encoding="utf-8") == text
        print("as stored" if same else f"{NOTEBOOK.name} is stale: run {Path(__file__).name}")
        return 0 if same else 1
    NOTEBOOK.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
