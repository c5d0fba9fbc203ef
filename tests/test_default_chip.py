"""Chips are values: code is told which one, and no default stands in for it.

`chips.DEFAULT` is the answer to one question, for which chip a text is that names none. Whoever asks something else has
an instruction, a function or a program at hand, and those have a table or a target.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from source_trees import tree_of

ROOT = Path(__file__).resolve().parents[1]
FLOOR_OF_CHIPS = ("isatool/isa/chips/", "isatool/passes/", "isatool/grammars/")
"""where chips are, and two links"""
DEFAULTS = {
    "isatool/asm/target.py": "what a file is for that names no chip and is given none",
    "isatool/asm/machine_code.py": "code in traces of chips without a table is read with another one, for its units",
    "isatool/cli/calibrate.py": "the default of --chip",
    "isatool/cli/files.py": "what --help says of the default of --mcpu",
    "isatool/isa/build_table.py": "the default of --chip",
    "isatool/model/parameters.py": "the file of parameters that others are differences to",
    "isatool/report/editor.py": "a text that is being written and names a chip that is none",
}
NAMES = {
    "isatool/cli/disasm.py": "an example of a command line",
    "isatool/cli/library.py": "an example of a command line",
    "isatool/cli/retarget.py": "examples of command lines",
    "isatool/fuzz/generator.py": "what random programs are for",
    "isatool/isa/attributes.py": "which rows of the table only some of its chips have",
    "isatool/traces/recording.py": "traces are also read of chips that the table does not have",
}
COUNTERS = {
    "isatool/bench/probes.py": (10, "programs that measure cards of one generation"),
    "isatool/fuzz/generator.py": (1, "random programs are for one generation"),
    "isatool/fuzz/words.py": (2, "and these are their words"),
    "isatool/semantics/control.py": (4, "what mnemonics mean is written by mnemonic"),
    "isatool/traces/walk.py": (3, "waits in traces of chips without a table"),
}
"""where counters, or what waits for them, are named above `isatool.isa`, how often and why: the list gets shorter"""
OF_ONE_GENERATION = {
    "isatool/analysis/lane_dependence.py": (1, "ids of the workgroup in SGPRs"),
    "isatool/analysis/workgroup_order.py": (1, "the same"),
    "isatool/asm/descriptor.py": (1, "where a launch puts them"),
    "isatool/asm/shapes.py": (3, "flags of memory instructions, of any chip"),
    "isatool/emulator/steps.py": (1, "a load that passes the last cache"),
}
"""the same of cache words, operations of caches and places of workgroup ids"""
MOST = 40
"""lines that are a generation in code"""
_DEFAULTS = ("DEFAULT", "DEFAULT_CHIP")
_CHIP = re.compile(r"\bgfx[0-9]{3,}")
_COUNTER = re.compile(r"(vm|vs|lgkm)$")
"""names that are nothing else"""
_OF_ONE = re.compile(r"(glc|slc|dlc|workgroup_id_sgprs|USER_SGPRS|GL[01]_INV|DCACHE_INV|BARRIER_\w+)$")
_COUNTED = re.compile(r"(?:vm|vs|lgkm|exp|load|store|ds|km|sample|bvh)cnt\b|depctr_|\bs_wait")


def _sources(word: str) -> Iterator[tuple[str, ast.Module]]:
    for folder in ("isatool", "passes"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = str(path.relative_to(ROOT))
            if not name.startswith(FLOOR_OF_CHIPS) and word in path.read_text(encoding="utf-8"):
                yield name, tree_of(path)


def defaults(tree: ast.AST) -> Iterator[int]:
    """Lines that ask for the default chip, by whatever name it was imported."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="chips" | "target"), attr=name) if name in _DEFAULTS:
                yield node.lineno
            case ast.Attribute(value=ast.Attribute(attr="chips"), attr="DEFAULT"):
                yield node.lineno
            case ast.ImportFrom(module="isatool.isa.chips" | "isatool.asm.target", names=names):
                yield from (node.lineno for alias in names if alias.name in _DEFAULTS)


def named(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """(line, text) of string constants with the name of a chip; no docstrings."""
    described = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in described)
    for node in texts:
        if isinstance(node.value, str) and _CHIP.search(node.value):
            yield node.lineno, node.value


def test_every_way_to_the_default_is_seen() -> None:
    text = """
from isatool.isa.chips import DEFAULT as GIVEN
from isatool.asm.target import DEFAULT_CHIP
a = chips.DEFAULT.table, isatool.isa.chips.DEFAULT, target.DEFAULT_CHIP
b = colours.DEFAULT
"""
    assert sorted(defaults(ast.parse(text))) == [2, 3, 4, 4, 4]


def test_the_default_chip_is_asked_for_only_where_a_text_names_none() -> None:
    found = {name: lines for name, tree in _sources("DEFAULT") if (lines := list(defaults(tree)))}
    assert {name: lines for name, lines in found.items() if name not in DEFAULTS} == {}, (
        "ask the function for its target"
    )
    assert [name for name in DEFAULTS if name not in found] == [], "take it out of the list"


def test_nothing_outside_the_folder_of_chips_names_one() -> None:
    found = {name: lines for name, tree in _sources("gfx") if (lines := list(named(tree)))}
    assert {name: lines for name, lines in found.items() if name not in NAMES} == {}, "ask the target"
    assert [name for name in NAMES if name not in found] == [], "take it out of the list"


def counted(tree: ast.AST) -> Iterator[int]:
    """Lines that name a wait counter, a field of a wait or a wait instruction; not docstrings."""
    described = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in described:
                if _COUNTER.match(text) or _COUNTED.search(text):
                    yield node.lineno
            case ast.Attribute(value=ast.Name(id="args")):  # an option
                pass
            case ast.Attribute(attr=name) | ast.Name(id=name) | ast.arg(arg=name) if _COUNTER.match(name):
                yield node.lineno
            case ast.keyword(arg=str(name)) if _COUNTER.match(name):
                yield node.lineno


def test_every_name_of_a_counter_is_seen() -> None:
    text = """
"s_waitcnt in a docstring"
wait.vm, Wait(lgkm=0), args.vs
f"s_wait_loadcnt {limit}", "vs", "depctr_va_vdst", "account", "waits for vmcnt"
def waited(vm, other): pass
"""
    assert sorted(counted(ast.parse(text))) == [3, 3, 4, 4, 4, 4, 5]


def test_counters_are_named_above_the_facts_only_where_the_list_says() -> None:
    found = {name: len(list(counted(tree))) for name, tree in _sources("") if not name.startswith("isatool/isa/")}
    assert {name: count for name, count in found.items() if count} == {
        name: count for name, (count, _) in COUNTERS.items()
    }, "ask the target's counters; if there are fewer, shorten the list"


def of_one_generation(tree: ast.AST) -> Iterator[int]:
    """Lines that name a cache word, a place of workgroup ids or an operation of caches; not what defines it."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) | ast.Attribute(attr=text) if _OF_ONE.fullmatch(text):
                yield node.lineno


def test_what_one_generation_has_is_named_only_where_the_list_says() -> None:
    assert list(of_one_generation(ast.parse('a.has("dlc"), f.workgroup_id_sgprs, "glcx", Op.GL0_INV'))) == [1, 1, 1]
    files = [(name, tree) for name, tree in _sources("") if not name.startswith("isatool/isa/")]
    found = {name: len(list(of_one_generation(tree))) for name, tree in files}
    assert {name: count for name, count in found.items() if count} == {
        name: count for name, (count, _) in OF_ONE_GENERATION.items()
    }, "ask the target, or the row of the instruction; if there are fewer, shorten the list"
    assert sum(count for count, _ in (*COUNTERS.values(), *OF_ONE_GENERATION.values())) <= MOST
