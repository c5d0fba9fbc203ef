"""Facts of instructions are columns of the one table: no other code names a mnemonic in quotes.

Code asks a row what it does (`operation`, `space`, `is_fence`, ...) and takes the mnemonics of instructions that it
makes from `isatool.isa.opcodes`. What does otherwise has a reason.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from source_trees import Nodes, nodes_of, of_kind

from isatool.isa import chips, opcodes
from isatool.isa.operations import Op
from isatool.isa.table import Row, all_aliases, all_mnemonics, lookup

ROOT = Path(__file__).resolve().parents[1]
FLOORS_OF_MNEMONICS = ("isatool/isa/", "isatool/semantics/", "isatool/passes/", "isatool/grammars/")
"""the table, what each instruction computes, and two links"""
REASONS = {
    "isatool/bench/probes.py": "programs that measure instructions: assembly text is what it makes",
    "isatool/fuzz/words.py": "the vocabulary of random programs",
    "isatool/fuzz/generator.py": "random programs as text",
    "isatool/pipeline/other_opcodes.py": "which wrong mnemonic a mutant gets in place of the right one",
    "isatool/routes/adapt.py": "an instruction of the scalar unit by the name that the vector unit has for it",
    "isatool/traces/walk.py": "code of every chip that records traces, also of those that the table does not have",
}
MNEMONICS = frozenset((*all_mnemonics(chips.DEFAULT), *all_aliases(chips.DEFAULT)))
_ENDING = re.compile(r"_(e32|e64|dpp|e64_dpp)$")
PREFIXES = frozenset(name[:end] for name in MNEMONICS for end in range(2, len(name) + 1) if "_" in name[:end])


def _sources() -> Iterator[tuple[str, Nodes]]:
    for folder in ("isatool", "passes"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = str(path.relative_to(ROOT))
            if not name.startswith(FLOORS_OF_MNEMONICS):
                yield name, nodes_of(path)


def _texts(nodes: Nodes) -> Iterator[tuple[int, str]]:
    """(line, text) of string constants; no docstrings."""
    described = {id(node.value) for node in of_kind(nodes, ast.Expr)}
    for node in of_kind(nodes, ast.Constant):
        if isinstance(node.value, str) and id(node) not in described:
            yield node.lineno, node.value


def _quoted(nodes: Nodes) -> Iterator[tuple[int, str]]:
    """Those that begin with a mnemonic or are the beginning of one."""
    for line, text in _texts(nodes):
        first = text.split(maxsplit=1)[:1]
        if first and _ENDING.sub("", first[0]) in PREFIXES:
            yield line, text


@cache
def _found() -> dict[str, list[tuple[int, str]]]:
    return {name: found for name, nodes in _sources() if (found := list(_quoted(nodes)))}


def test_no_file_quotes_mnemonics_without_a_reason() -> None:
    quoting = {name: found for name, found in _found().items() if name not in REASONS}
    assert quoting == {}, "ask the row of the table, or take the name from isatool.isa.opcodes"


def test_the_list_names_no_file_that_is_clean() -> None:
    assert [name for name in REASONS if name not in _found()] == [], "take it out of the list"


def test_an_operation_is_one_of_the_table() -> None:
    rows = (_row(name).operation for name in all_mnemonics(chips.DEFAULT))
    assert set(Op) - set(rows) == set()


def test_what_is_made_is_in_the_table_and_is_compared_with_nothing() -> None:
    made = {name: value for name, value in vars(opcodes).items() if name.isupper()}
    known = [name for name, value in made.items() if any(lookup(value, chip) is not None for chip in chips.TABLES)]
    assert [name for name, value in made.items() if name.lower() != value or name not in known] == []
    compared = [
        f"{name}:{node.lineno}"
        for name, nodes in _sources()
        for node in of_kind(nodes, ast.Compare)
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "opcodes"
    ]
    assert compared == []


def _row(mnemonic: str) -> Row:
    found = lookup(mnemonic, chips.DEFAULT)
    assert found is not None
    return found[0]


@pytest.mark.parametrize(
    ("fact", "names"),
    [
        ("is_annotation", "s_delay_alu s_clause s_singleuse_vdst"),
        (
            "is_hint",
            "s_delay_alu s_clause s_singleuse_vdst s_nop s_setprio s_sleep s_set_inst_prefetch_distance s_version v_nop"
            " ds_nop",
        ),
        ("is_call", "s_swappc_b64 s_call_b64"),
        ("is_end", "s_endpgm s_endpgm_saved s_endpgm_ordered_ps_done s_code_end"),
        ("reads_state", "s_getreg_b32 s_sendmsg_rtn_b32 s_sendmsg_rtn_b64 s_getpc_b64 s_call_b64 s_swappc_b64"),
    ],
)
def test_a_fact_holds_for_these_and_no_others(fact: str, names: str) -> None:
    assert {name for name in all_mnemonics(chips.DEFAULT) if getattr(_row(name), fact)} == set(names.split())


def test_what_touches_neither_registers_nor_memory_says_what_it_does() -> None:
    """An instruction without a word on its effect could be moved or removed by anybody."""
    silent = [
        name
        for name in all_mnemonics(chips.DEFAULT)
        for row in [_row(name)]
        if not any((form.operands and form.operands[0].is_register) or form.implicit_defs for form in row.forms)
        and not (row.may_load or row.may_store or row.is_branch or row.is_end or row.waits or row.counters)
        and not (row.is_hint or row.is_fence or row.writes_state)
    ]
    assert silent == []


CHIPS_IN_QUOTES = {
    "isatool/bench/probes.py": "programs for the default chip",
    "isatool/fuzz/generator.py": "programs for the default chip",
    "isatool/traces/packets.py": "layouts of recordings, also of chips whose code is not read",
    "isatool/traces/recording.py": "chips whose recordings are read and whose code is not",
    "isatool/model/parameters.py": "the beginning of a chip's name leads to its file",
}


def test_no_file_above_the_table_names_a_generation_or_a_chip() -> None:
    """Everything that depends on the chip is asked of its `Target`."""
    found: dict[str, list[tuple[int, str]]] = {}
    for name, nodes in _sources():
        for line, text in _texts(nodes):
            if "gfx1" in text and name not in CHIPS_IN_QUOTES and not _is_help(text):
                found.setdefault(name, []).append((line, text))
    assert found == {}


def _is_help(text: str) -> bool:
    """True for examples and help of commands, which may name a chip."""
    return " " in text or "\n" in text
