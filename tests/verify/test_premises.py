"""What every proof takes for granted (docs/premises.md): that compilers keep it, and what is refused where it may fail.

`tests/data/premises/premises.hip` has programs that come near a premise, compiled here for both processor modes.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from verify_snippets import PROLOGUE, compare, kernel

from isatool.analysis.affine import analyse_affine
from isatool.analysis.assumptions import Sentence
from isatool.analysis.cfg import ControlFlow, reachable
from isatool.analysis.global_accesses import GlobalAccesses
from isatool.analysis.launch_facts import restricted_pointers
from isatool.analysis.lds_accesses import lds_accesses
from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import Toolchain
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function, Program
from isatool.isa.registers import PRIVATE_BASE, SHARED_BASE
from isatool.isa.table import AddressSpace, Unit
from isatool.pipeline.judge import judge
from isatool.verify.launch import DeclaredLaunch
from isatool.verify.premises import Premise
from isatool.verify.structural.added_code import lds_bytes, segment_of
from isatool.verify.verdict import ASSUMING, PROVED, UNKNOWN, Assumption, Status

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/premises.md"
MODES = ("-mcumode", "-mno-cumode")
ELSEWHERE = re.compile(r"\ts_(?:buffer_)?load_\w+ \S+ (?!s\[0:1\])")


@cache
def compiled(mode: str) -> Program:
    """The programs near a premise, in CU mode or WGP mode."""
    source = ROOT / "tests/data/premises/premises.hip"
    return read_text(Toolchain.find().compile_hip(source, "gfx1100", flags=(mode,)), "premises.s")


@pytest.fixture(params=MODES)
def program(request: pytest.FixtureRequest) -> Program:
    return compiled(request.param)


def code(function: Function) -> str:
    return "\n".join(str(instruction) for _, instruction in function.instructions)


def late_scalar_loads(function: Function) -> list[int]:
    """Scalar loads of what is no argument that may follow a store to what they may read."""
    affine = analyse_affine(function)
    flow, accesses = affine.flow, GlobalAccesses(affine.flow, affine)
    found = []
    for index, instruction in enumerate(flow.instructions):
        if instruction.unit is not Unit.SMEM or affine.loads_arguments(index):
            continue
        mine = {
            atom for each in affine.accesses.get(index, ()) if each.address for atom in accesses.pointers(each.address)
        }
        for store in stores_before(flow, index):
            access = accesses.access(store)
            theirs = accesses.pointers(access[1]) if access is not None else frozenset()
            if not mine or not theirs or mine & theirs:
                found.append(index)
    return found


def stores_before(flow: ControlFlow, index: int) -> list[int]:
    """Stores to global memory that may come before an instruction."""
    own = flow.block_at(index)
    around = reachable(own.predecessors, lambda block: flow.blocks[block].predecessors)
    places = [*flow.inside(sorted(around)), *range(own.first, index)]
    return [each for each in places if is_global_store(flow.instructions[each])]


def is_global_store(instruction: AnyInstruction) -> bool:
    row = instruction.row
    if row is None or instruction.unit not in (Unit.VMEM, Unit.FLAT) or row.space is AddressSpace.SCRATCH:
        return False
    return row.may_store or row.is_atomic


# -- P1


def test_p1_what_may_have_been_stored_is_loaded_by_vector_loads(program: Program) -> None:
    for name in ("store_then_load", "store_barrier_load", "loop_of_both", "loop_and_barriers", "last_block_loads"):
        assert late_scalar_loads(program.kernel(name)) == [], name
    for name in ("spin_then_load", "acquire_then_load", "last_block_loads"):
        assert not ELSEWHERE.search(f"\t{code(program.kernel(name))}"), name


def test_p1_what_is_stored_later_is_loaded_by_scalar_loads(program: Program) -> None:
    """So it is no premise that nobody writes what they read."""
    assert "s_load_b32 s3, s[4:5], 0x0" in code(program.kernel("load_then_store"))


SCALAR = sorted(
    path
    for folder in ("samples", "benchmarks/corpus", "tests/data")
    for path in (ROOT / folder).rglob("*.s")
    if "fuzz" not in path.parts and ELSEWHERE.search(path.read_text(errors="replace"))
)


@pytest.mark.parametrize("path", SCALAR, ids=[path.name for path in SCALAR])
def test_p1_compiled_kernels_keep_it(path: Path) -> None:
    """Of clang and of Triton; `__restrict__` says of the interpreter's program that it is not stored to."""
    for function in read_file(path).kernels:
        assert late_scalar_loads(function) == []


# -- P2


def test_p2_arguments_and_the_packet_are_loaded_before_stores_and_barriers(program: Program) -> None:
    for name in ("argument_after_barrier", "packet_after_store"):
        text = code(program.kernel(name))
        assert text.rindex("s_load") < text.index("global_store") < text.index("s_barrier")


# -- P5


def test_p5_compilers_use_accesses_at_any_address(program: Program) -> None:
    assert "global_load_b32 v1, v0, s[2:3] offset:1" in code(program.kernel("unaligned_global"))
    text = code(program.kernel("unaligned_lds"))
    assert "v_mad_u32_u24 v1, v0, 5" in text
    assert "ds_store_b32 v1" in text


# -- P6


def test_p6_generic_pointers_come_from_the_apertures(program: Program) -> None:
    for name, aperture in (
        ("generic_lds", SHARED_BASE),
        ("generic_stored", SHARED_BASE),
        ("generic_private", PRIVATE_BASE),
    ):
        function = program.kernel(name)
        assert any(each.space is AddressSpace.FLAT for _, each in function.instructions)
        assert any(aperture in each.uses for _, each in function.instructions)


def test_p6_code_that_reads_an_aperture_is_not_followed(program: Program) -> None:
    aperture = "s_mov_b64 s[2:3], src_shared_base\nv_mov_b32_e32 v6, s3\nv_mov_b32_e32 v5, v1\n"
    store, load = "flat_store_b32 v[5:6], v0\n", "ds_load_b32 v3, v1\ns_waitcnt lgkmcnt(0)\n"
    use = "s_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v3, s[4:5]"
    assert compare(aperture + store + load + use, aperture + load + store + use, lds=1024).status == UNKNOWN


# -- P7


def test_p7_compilers_fold_offsets_into_sums_that_wrap(program: Program) -> None:
    assert re.search(r"ds_load_b32 v0, v0 offset:20", code(program.kernel("lds_offset")))


# -- P9


def test_p9_what_nobody_stored_to_the_lds_is_nothing(program: Program) -> None:
    assert code(program.kernel("lds_not_stored")) == "s_endpgm"


# -- P10


def test_p10_dynamic_lds_is_reached_by_addresses_after_the_declared(program: Program) -> None:
    function = program.kernel("dynamic_lds")
    declared = lds_bytes(function)
    assert declared == 1024
    lows = {access.low for access in lds_accesses(analyse_affine(function))}
    assert {low >= declared for low in lows} == {True, False}
    segment = segment_of(function, frozenset())
    assert segment is not None
    assert segment.is_dynamic


# -- P11


def test_p11_compilers_take_a_launch_for_no_larger_than_declared(program: Program) -> None:
    function = program.kernel("most_items")
    launch = DeclaredLaunch.of(function)
    assert launch is not None
    assert launch.most_items == 64
    assert "v_dual_mov_b32 v1, 0" in code(function)
    assert "v_lshrrev" not in code(function)


# -- P13


def test_p13_code_moves_past_reads_of_the_clock(program: Program) -> None:
    lines = code(program.kernel("clock")).splitlines()
    reads = [place for place, line in enumerate(lines) if "SHADER_CYCLES" in line]
    assert len(reads) == 2
    assert not any("v_fma" in line for line in lines[reads[0] : reads[1]])


def test_p13_reads_of_the_clock_keep_their_order_among_accesses() -> None:
    clock = "s_getreg_b32 s10, hwreg(HW_REG_SHADER_CYCLES, 0, 20)\n"
    load, use = (
        "global_load_b32 v2, v1, s[6:7]\n",
        "s_waitcnt vmcnt(0)\nv_mov_b32_e32 v3, s10\nglobal_store_b64 v1, v[2:3], s[4:5]",
    )
    assert compare(clock + load + use, clock + load + "s_nop 0\n" + use).status == PROVED
    assert compare(clock + load + use, load + clock + use).status == UNKNOWN


# -- P14

SPIN = (
    ".LW:\nglobal_load_b32 v2, v1, s[6:7]{}\ns_waitcnt vmcnt(0)\nv_cmp_eq_u32_e32 vcc_lo, 0, v2\ns_cbranch_vccnz .LW\n"
)
STORE = "global_store_b32 v1, v2, s[4:5]"


def test_p14_counts_of_registers_are_the_compiler_s_choice() -> None:
    source = ROOT / "tests/data/premises/premises.hip"
    counts = []
    for optimisation in ("-O1", "-O3"):
        text = Toolchain.find().compile_hip(source, "gfx1100", optimisation)
        launches = map(DeclaredLaunch.of, read_text(text, "premises.s").kernels)
        counts.append([launch.descriptor.vgprs for launch in launches if launch is not None])
    assert counts[0] != counts[1]


@pytest.mark.parametrize(
    ("body", "vgprs", "status"),
    [
        (SPIN.format(" glc"), 64, PROVED),
        (SPIN.format(" glc"), 200, ASSUMING),
        (SPIN.format(" glc").replace("load_b32 v2, v1,", "atomic_add_u32 v2, v1, v0,"), 200, ASSUMING),
        (SPIN.format(" glc").replace(".LW:\n", "").replace("s_cbranch_vccnz .LW\n", ""), 200, PROVED),
        (SPIN.format(""), 200, PROVED),
    ],
)
def test_p14_workgroups_that_wait_for_each_other_have_to_find_room(body: str, vgprs: int, status: Status) -> None:
    text = kernel(PROLOGUE + body + STORE)
    changed = text.replace("next_free_vgpr 64", f"next_free_vgpr {vgprs}").replace("s_endpgm", "s_nop 0\n\ts_endpgm")
    first, second = (read_text(each, "k.s").kernel("kernel") for each in (text, changed))
    resident = (Assumption(Sentence.RESIDENT),) if status == ASSUMING else ()
    for granted in ((), (Assumption(Sentence.RESIDENT),)):
        found = judge(first, second, granted)
        assert found.status == status
        assert found.assumptions == resident


# -- P19


@pytest.mark.parametrize(
    ("name", "restricted", "passes"),
    [
        ("restricted_reads", {0}, True),
        ("restricted_writes", {8}, True),
        ("not_restricted", set(), False),
        ("restricted_both_ways", set(), False),
    ],
)
def test_p19_compilers_move_accesses_by_what_the_metadata_says(
    program: Program, name: str, restricted: set[int], passes: bool
) -> None:
    """A pointer that is loaded and stored through is not said to be restricted."""
    function = program.kernel(name)
    launch = DeclaredLaunch.of(function)
    assert launch is not None
    assert restricted_pointers(launch.metadata) == restricted
    if name != "restricted_both_ways":
        text = code(function)
        assert (text.rindex("global_load") < text.index("global_store")) is passes


# -- the page


def test_every_premise_has_a_sentence_on_compilers_and_a_test() -> None:
    text = PAGE.read_text()
    numbers = [int(number) for number in re.findall(r"^\*\*P(\d+)\.", text, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    for block in re.split(r"^(?=\*\*P\d+\.)", text, flags=re.MULTILINE)[1:]:
        name = block.split(".")[0].strip("*")
        assert "Kept:" in block, name
        for path, test in re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", block):
            assert (ROOT / path).is_file(), path
            assert not test or f"def {test}(" in (ROOT / path).read_text(), test
        assert "`tests/" in block, name
    assert "premises.md" in (ROOT / "docs/verify.md").read_text()


def test_a_verdict_names_premises_by_the_numbers_of_the_page() -> None:
    said = re.search(r"Where a proof has used ([\w, ]+), the first line names it", PAGE.read_text())
    assert said is not None
    numbers = [re.findall(r"\(P(\d+)\)", premise) for premise in Premise]
    assert all(len(found) == 1 for found in numbers)
    assert {found[0] for found in numbers} == set(re.findall(r"P(\d+)", said[1]))
