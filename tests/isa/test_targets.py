"""A chip is a value: what its folder says, and what becomes of a chip that is not in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from isatool.analysis.counters import issue_of
from isatool.asm.reader import read_text
from isatool.asm.target import find_chip
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.ir.instruction import Instruction
from isatool.isa import chips, encodings, table
from isatool.isa.attributes import describe
from isatool.isa.cache_policy import Caches
from isatool.isa.counters import Queue
from isatool.isa.hazards import Hazard
from isatool.isa.table_format import FormText
from isatool.isa.table_rules import rules_of
from isatool.isa.target import Support, Target
from isatool.model.parameters import STATUSES, VERSIONS, model_of

ROOT = Path(__file__).resolve().parents[2]


def test_every_chip_has_a_name_and_a_machine_number_of_its_own() -> None:
    assert len({target.name for target in chips.CHIPS}) == len(chips.CHIPS)
    assert len({target.elf_machine for target in chips.CHIPS}) == len(chips.CHIPS)
    for target in chips.CHIPS:
        assert chips.chip(target.name) is target


@pytest.mark.parametrize("target", [chips.chip(name) for name in chips.READABLE], ids=chips.READABLE)
def test_what_a_chip_names_exists(target: Target) -> None:
    assert (ROOT / "isatool" / "isa" / "chips" / target.table).is_file()
    assert Path(encodings.data_file(target)).is_file()
    assert encodings.families(target)
    assert (ROOT / "isatool" / "model" / f"{target.name}.toml").is_file() or target.support < Support.REWRITE
    assert target.name.startswith(target.family)


@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.name)
def test_the_counters_of_a_chip_are_those_of_its_table(target: Target) -> None:
    counters = target.waits.counters
    rows = [table.known(mnemonic, target) for mnemonic in table.all_mnemonics(target)]
    assert {counter for row in rows for counter in row.counters} == set(counters)
    queues = [queue for counter in counters.values() for queue in counter.queues]
    assert len(queues) == len(set(queues))
    waits = {row.mnemonic: row.waits for row in rows if row.waits not in ("", "all", "depctr")}
    assert set(target.waits.instructions) <= set(waits)
    for mnemonic, fields in target.waits.instructions.items():
        assert waits[mnemonic] == ",".join(fields) or waits[mnemonic] == "packed"
        assert all(field.maximum == counters[name].maximum for name, field in fields.items())
    assert {name for fields in target.waits.instructions.values() for name in fields} == set(counters)


@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.name)
def test_every_instruction_that_raises_a_counter_has_a_queue(target: Target) -> None:
    for mnemonic in table.all_mnemonics(target):
        for form in table.known(mnemonic, target).forms:
            if form.counters:
                made = Instruction(mnemonic, table.known(mnemonic, target), "", form, (), ())
                issue = issue_of(made, 0)
                assert issue is not None
                assert {target.waits.of[queue] for queue in issue.queues} == set(form.counters)


@pytest.mark.parametrize("target", chips.CHIPS, ids=chips.NAMES)
def test_the_assembler_knows_every_chip(target: Target) -> None:
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{target.name}"\n\ts_endpgm\n'
    assert Toolchain.find().assemble(text, target.name, 32)


@pytest.mark.parametrize("target", chips.CHIPS, ids=chips.NAMES)
def test_chips_with_one_table_share_what_is_asked_of_the_table(target: Target) -> None:
    """Code that has a row and no target asks `of_table`."""
    one = chips.of_table(target.table)
    assert (one.waits, one.vopd, one.encodings) == (target.waits, target.vopd, target.encodings)
    assert set(target.cache_words) <= set(chips.CACHE_WORDS)


def test_the_generations_of_today_are_described() -> None:
    assert {target.family for target in chips.CHIPS if target.workgroup_ids is None} == {"gfx11"}
    assert {target.family for target in chips.CHIPS if target.vopd.parity_erratum} == {"gfx11"}
    assert all(target.has_vopd for target in chips.CHIPS)


def test_samples_of_points_take_another_way_on_three_chips() -> None:
    """LLVM's FeaturePointSampleAccel: gfx1150 to gfx1152, not gfx1153; on gfx12 all queues write in any order."""
    found = [target.name for target in chips.CHIPS if Queue.SAMPLE in target.unordered_writes]
    assert found == ["gfx1150", "gfx1151", "gfx1152", "gfx1200", "gfx1201"]


@pytest.mark.parametrize("name", ["gfx1250", "gfx1170", "gfx942", "gfx11000"])
def test_an_unknown_chip_is_refused_by_name(name: str) -> None:
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{name}"\n\ts_endpgm\n'
    with pytest.raises(UserError, match=name):
        find_chip(text, "a.s", None)
    with pytest.raises(UserError, match=rf"(chip|target is) {name}"):
        read_text("\ts_endpgm\n", "a.s", name)
    with pytest.raises(KeyError, match="gfx1100"):
        chips.chip(name)


def test_a_chip_that_is_unlike_its_number_is_refused_with_that_reason() -> None:
    text = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1170"\n\ts_endpgm\n'
    with pytest.raises(UserError, match=r"gfx1170, which isatool does not read: its matrix instructions .* of gfx12"):
        find_chip(text, "a.s", None)


TRACED_AFTER_ANOTHER = {("gfx1201", 2)}
"""versions of chips that start from another chip's numbers and have traces of their own"""


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("target", chips.CHIPS, ids=chips.NAMES)
def test_every_chip_has_a_model_of_its_own_whose_numbers_have_a_status(target: Target, version: int) -> None:
    """Where no card was traced, what another one showed is assumed."""
    model = model_of(target, version)
    assert (model.name, model["board.simds"]) == (f"{target.name}@{version}", target.wgps * target.simds_per_wgp)
    assert target.model in ("gfx1100", "gfx1151", "gfx1200")
    assert {each.status for each in model.parameters.values()} <= set(STATUSES)
    of_cards = [each for each in model.parameters.values() if each.status in ("traced", "measured")]
    was_traced = target.name == target.model or (target.name, version) in TRACED_AFTER_ANOTHER
    assert bool(of_cards) == was_traced
    like = model_of(chips.chip(target.model), version)
    differs = {name for name, each in model.parameters.items() if each.value != like[name]}
    assert was_traced or differs <= {"clock.hertz", "board.memory_bandwidth", "board.simds"}


@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.table)
def test_the_attributes_of_the_table_are_those_that_its_rules_give(target: Target) -> None:
    """`build_table` writes them; a rule that changes without the table would go unnoticed."""
    found = []
    for line in (ROOT / "isatool" / "isa" / "chips" / target.table).read_text(encoding="utf-8").splitlines():
        if line[0] == "=":
            continue
        mnemonic, unit, words, forms = line.split("\t")
        encoding = re.split(r"[.+ ;]", forms, maxsplit=1)[0]
        row = describe(mnemonic, (FormText(encoding, False, ()),), rules_of(target.family))
        if (row.unit, " ".join(row.attributes)) != (unit, words):
            found.append(mnemonic)
    assert found == []


@pytest.mark.parametrize(
    ("chip", "text", "shared", "returns"),
    [
        ("gfx1100", "global_load_b32 v0, v[2:3], off glc", True, False),
        ("gfx1100", "global_load_b32 v0, v[2:3], off slc dlc", False, False),
        ("gfx1100", "global_atomic_add_u32 v0, v[2:3], v1, off glc", True, True),
        ("gfx1100", "global_atomic_add_u32 v[2:3], v1, off", False, False),
        ("gfx1100", "buffer_atomic_add_u32 v0, off, s[4:7], 0 glc", True, True),
        ("gfx1100", "ds_add_rtn_u32 v0, v1, v2", False, True),
        ("gfx1100", "ds_add_u32 v1, v2", False, False),
        ("gfx1201", "global_load_b32 v0, v[2:3], off scope:SCOPE_DEV", True, False),
        ("gfx1201", "global_load_b32 v0, v[2:3], off th:TH_LOAD_NT", False, False),
        ("gfx1201", "global_atomic_add_u32 v0, v[2:3], v1, off th:TH_ATOMIC_RETURN", False, True),
        ("gfx1201", "global_atomic_add_u32 v[2:3], v1, off scope:SCOPE_DEV", True, False),
        ("gfx1201", "buffer_atomic_add_u32 v0, off, s[4:7], null th:TH_ATOMIC_RETURN", False, True),
    ],
)
def test_who_sees_an_access_and_whether_it_returns(chip: str, text: str, shared: bool, returns: bool) -> None:
    program = read_text(f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"\n\t{text}\n', use=Support.READ)
    (instruction,) = [line.instruction for line in program.lines if line.instruction is not None]
    assert isinstance(instruction, Instruction)
    assert instruction.form is not None
    assert (instruction.is_shared, instruction.returns) == (shared, returns)


@pytest.mark.parametrize(
    ("chip", "text", "facts"),
    [
        ("gfx1100", "s_barrier", "signals awaits at_barrier"),
        ("gfx1201", "s_barrier_signal -1", "signals at_barrier"),
        ("gfx1201", "s_barrier_signal_isfirst m0", "signals at_barrier"),
        ("gfx1201", "s_barrier_wait -1", "awaits at_barrier"),
        ("gfx1201", "s_barrier_leave", ""),
        ("gfx1100", "buffer_gl0_inv", "invalidates"),
        ("gfx1201", "global_inv scope:SCOPE_SE", "invalidates"),
        ("gfx1201", "global_wb scope:SCOPE_SYS", ""),
        ("gfx1100", "s_icache_inv", ""),
    ],
)
def test_barriers_and_invalidations_are_facts_of_rows(chip: str, text: str, facts: str) -> None:
    program = read_text(f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"\n\t{text}\n', use=Support.READ)
    (instruction,) = [line.instruction for line in program.lines if line.instruction is not None]
    named = ("signals", "awaits", "at_barrier", "invalidates")
    assert [name for name in named if getattr(instruction, name)] == facts.split()
    assert instruction.row is not None
    assert instruction.row.writes_back == text.startswith("global_wb")


@pytest.mark.parametrize(
    ("chip", "text", "caches"),
    [
        ("gfx1100", "buffer_gl0_inv", Caches.UNIT),
        ("gfx1100", "buffer_gl1_inv", Caches.ARRAY),
        ("gfx1100", "s_gl1_inv", Caches.ARRAY),
        ("gfx1100", "s_dcache_inv", Caches.SCALAR),
        ("gfx1100", "s_barrier", None),
        ("gfx1201", "global_inv", None),
        ("gfx1201", "global_inv scope:SCOPE_SE", Caches.UNIT),
        ("gfx1201", "global_inv scope:SCOPE_DEV", Caches.DEVICE),
        ("gfx1201", "global_wbinv scope:SCOPE_SYS", Caches.DEVICE),
        ("gfx1201", "global_wb scope:SCOPE_SYS", None),
    ],
)
def test_which_caches_an_invalidation_drops(chip: str, text: str, caches: Caches | None) -> None:
    program = read_text(f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"\n\t{text}\n', use=Support.READ)
    assert [line.instruction.invalidated for line in program.lines if line.instruction is not None] == [caches]


def test_the_page_of_chips_says_what_the_data_says() -> None:
    lines = (ROOT / "docs" / "chips.md").read_text(encoding="utf-8").split("\n")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    heads = next(row for row in rows if row[0] == "what")
    columns = {name: place for place, head in enumerate(heads) for name in head.split(", ")}
    table = {row[0].split(" ")[0]: row for row in rows if len(row) == len(heads)}
    for target in (each for each in chips.CHIPS if each.family == "gfx11"):

        def said(row: str, target: Target = target) -> str:
            cell = table[row][columns[target.name]]
            return "yes" if target.name in cell else cell.replace("gfx1102", "no") if row == "16" else cell

        assert said("VGPRs") == str(target.vgprs_per_simd(32))
        assert said("floats") == ("yes" if target.scalar_float else "no")
        assert said("waits") == ("yes" if Hazard.TRANS_USE in target.hazards else "no")
        assert said("16") == ("yes" if target.fewest_initial_sgprs else "no")
        assert said("sampled") == ("yes" if target.unordered_writes else "no")
        assert said("cycle") == ("traced" if target.model == target.name else f"like {target.model}")
