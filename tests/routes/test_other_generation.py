"""`code retarget` to a chip of another generation: what it becomes, what is refused, and what the validator refuses."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from examples import some
from test_retarget import CORPUS, ROOT, TEXT

import isatool
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.routes.retarget import Retargeted, retarget
from isatool.semantics.ops import Op
from isatool.verify.prove import prove
from isatool.verify.values.constructors import Values
from isatool.verify.verdict import Verdict

KERNELS = sorted(path for path in CORPUS.glob("*.s") if path.stem != "wmma_f16")
LADDER = sorted((ROOT / "samples" / "sgemm").glob("kernel[1-5].s"))
IDS = "\t\t.amdhsa_system_sgpr_workgroup_id_y 1\n\t\t.amdhsa_system_sgpr_workgroup_id_z 1\n"
LDS = "\t\t.amdhsa_group_segment_fixed_size 1024\n"
ARGUMENTS = ("s_load_b128 s[4:7], s[0:1], 0x0", "s_waitcnt lgkmcnt(0)")


@pytest.fixture(scope="module")
def toolchain() -> Toolchain:
    return Toolchain.find()


def kernel(*lines: str, more: str = "") -> str:
    text = TEXT.format(chip="gfx1100", lines="\n".join(f"\t{line}" for line in lines), user_sgprs=12)
    return text.replace("\t.end_amdhsa_kernel", f"{more}\t.end_amdhsa_kernel")


def brought(text: str, toolchain: Toolchain, chip: str = "gfx1201") -> Retargeted:
    return retarget(text.encode(), "k.s", chip, toolchain)


def code(text: str) -> list[str]:
    body = text[text.index("k:") : text.index("s_endpgm")]
    return [line.strip() for line in body.split("\n")[1:] if line.strip() and "s_delay_alu" not in line]


def compared(before: str, after: str) -> Verdict:
    return prove(read_text(before).kernel("k"), read_text(after).kernel("k"), granted_only=True)


STORE = ("v_lshlrev_b32_e32 v0, 2, v0", "global_store_b32 v0, v1, s[4:5]")
CASES: dict[str, tuple[str, tuple[str, ...]]] = {
    "ids": (
        kernel(*ARGUMENTS, "s_add_u32 s2, s12, s13", "s_add_u32 s2, s2, s14", "v_mov_b32_e32 v1, s2", *STORE, more=IDS),
        ("s_mov_b32 s12, ttmp9", "s_and_b32 s13, ttmp7, 0xffff", "s_lshr_b32 s14, ttmp7, 16",
         "s_add_co_u32 s2, s12, s13"),
    ),
    "split waits": (
        kernel(*ARGUMENTS, "ds_load_b32 v1, v0", "s_load_b32 s3, s[0:1], 0x10", "s_waitcnt lgkmcnt(0)",
               "v_add_nc_u32_e32 v1, s3, v1", *STORE, more=LDS),
        ("s_wait_kmcnt 0x0", "s_wait_dscnt 0x0"),
    ),
    "barrier": (
        kernel(*ARGUMENTS, "v_lshlrev_b32_e32 v2, 2, v0", "ds_store_b32 v2, v0", "s_waitcnt lgkmcnt(0)", "s_barrier",
               "buffer_gl0_inv", "ds_load_b32 v1, v2 offset:4", "s_waitcnt lgkmcnt(0)", *STORE, more=LDS),
        ("s_wait_dscnt 0x0", "s_barrier_signal -1", "s_barrier_wait -1", "global_inv scope:SCOPE_SE"),
    ),
    "atomic": (
        kernel(*ARGUMENTS, "v_mov_b32_e32 v1, 1", "v_lshlrev_b32_e32 v0, 2, v0",
               "global_atomic_add_u32 v1, v0, v1, s[6:7] glc", "s_waitcnt vmcnt(0)", "global_store_b32 v0, v1, s[4:5]"),
        ("global_atomic_add_u32 v1, v0, v1, s[6:7] th:TH_ATOMIC_RETURN scope:SCOPE_SYS",),
    ),
    "extremes": (
        kernel(*ARGUMENTS, "v_mov_b32_e32 v1, s6", "v_max_f32_e32 v1, v1, v1", "v_max_f32_e32 v1, 0, v1", *STORE),
        ("v_max_num_f32_e32 v1, v1, v1", "v_max_num_f32_e32 v1, 0, v1"),
    ),
    "medians": (
        kernel(*ARGUMENTS, "v_add_f32_e64 v1, s6, s7", "v_med3_f32 v1, v1, 0, 0x437f0000", *STORE),
        ("v_med3_num_f32 v1, v1, 0, 0x437f0000",),
    ),
    "short comparison": (
        kernel(*ARGUMENTS, "s_cmpk_lt_i32 s6, 0xff00", "s_cselect_b32 s2, s6, 0x12345", "v_mov_b32_e32 v1, s2", *STORE),
        ("s_cmp_lt_i32 s6, -0x100", "s_cselect_b32 s2, s6, 0x12345"),
    ),
    "scalars that vectors read": (
        kernel(*ARGUMENTS, "v_mov_b32_e32 v1, s6", "s_mov_b32 s6, s7", "v_add_nc_u32_e32 v1, s6, v1", *STORE),
        ("s_wait_alu depctr_sa_sdst(0)",),
    ),
    "hints of caches": (
        kernel(*ARGUMENTS, "v_lshlrev_b32_e32 v0, 2, v0", "global_load_b32 v1, v0, s[6:7] slc dlc",
               "s_waitcnt vmcnt(0)", "global_store_b32 v0, v1, s[4:5] glc slc dlc"),
        ("global_load_b32 v1, v0, s[6:7]", "global_store_b32 v0, v1, s[4:5]"),
    ),
}  # fmt: skip
"""what is brought to gfx1201, and instructions of it, in order"""


@pytest.mark.parametrize("name", CASES)
def test_what_instructions_become(name: str, toolchain: Toolchain) -> None:
    text, wanted = CASES[name]
    made = brought(text, toolchain)
    assert [str(each) for each in made.refused] == []
    lines = code(made.data.decode())
    places = [next((at for at, line in enumerate(lines) if line == each), -1) for each in wanted]
    assert -1 not in places, lines
    assert places == sorted(places)


WAIT, DROP = "s_barrier_wait -1", "global_inv scope:SCOPE_SE"
MUTANTS: Sequence[tuple[str, str, str]] = (
    ("ids", "s_mov_b32 s12, ttmp9", "s_mov_b32 s12, ttmp7"),
    ("ids", "s_and_b32 s13, ttmp7, 0xffff", "s_mov_b32 s13, ttmp7"),
    ("ids", "s_and_b32 s13, ttmp7, 0xffff", "s_lshr_b32 s13, ttmp7, 16"),
    ("ids", "s_lshr_b32 s14, ttmp7, 16", "s_and_b32 s14, ttmp7, 0xffff"),
    ("ids", "\ts_mov_b32 s12, ttmp9\n", ""),
    ("split waits", "\ts_wait_dscnt 0x0\n", ""),
    ("split waits", "\ts_wait_dscnt 0x0\n", "\ts_wait_dscnt 0x1\n"),
    ("barrier", "\ts_wait_dscnt 0x0\n\ts_barrier_signal", "\ts_barrier_signal"),
    ("barrier", "\ts_barrier_wait -1\n", ""),
    ("barrier", "\ts_barrier_signal -1\n", ""),
    ("barrier", f"\t{WAIT}\n\t{DROP}\n", f"\t{DROP}\n\t{WAIT}\n"),
    ("barrier", "\tglobal_inv scope:SCOPE_SE\n", ""),
    ("barrier", "global_inv scope:SCOPE_SE", "global_inv"),
    ("barrier", "s_barrier_wait -1", "s_barrier_wait -2"),
    ("atomic", " scope:SCOPE_SYS", " scope:SCOPE_DEV"),
    ("atomic", " scope:SCOPE_SYS", ""),
    ("atomic", "\ts_wait_loadcnt 0x0\n", ""),
    ("extremes", "v_max_num_f32_e32 v1, v1, v1", "v_nop"),
    ("extremes", "v_max_num_f32_e32 v1, 0, v1", "v_maximum_f32 v1, 0, v1"),
    ("extremes", "v_max_num_f32_e32 v1, 0, v1", "v_min_num_f32_e32 v1, 0, v1"),
    ("medians", "v_med3_num_f32 v1, v1, 0, 0x437f0000", "v_med3_num_f32 v1, 0, v1, 0x437f0001"),
    ("medians", "v_med3_num_f32", "v_minmax_num_f32"),
    ("short comparison", "-0x100", "0xff00"),
    ("short comparison", "s_cmp_lt_i32", "s_cmp_lt_u32"),
    ("short comparison", "0x12345", "0x12346"),
    ("scalars that vectors read", "\ts_wait_alu depctr_sa_sdst(0)\n", ""),
    ("hints of caches", "global_store_b32 v0, v1, s[4:5]", "global_store_b32 v0, v1, s[4:5] scope:SCOPE_SYS"),
)  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new"), MUTANTS)
def test_the_validator_refuses_what_is_brought_wrongly(name: str, old: str, new: str, toolchain: Toolchain) -> None:
    text = CASES[name][0]
    made = brought(text, toolchain).data.decode()
    assert compared(text, made).holds
    assert old in made
    assert not compared(text, made.replace(old, new, 1)).holds


REFUSED = {
    "buffers": ("buffer_load_b32 v1, v0, s[4:7], 0 offen", "descriptor of a buffer"),
    "hardware registers": ("s_getreg_b32 s2, hwreg(HW_REG_HW_ID1)", "hardware registers"),
    "volatile loads": ("global_load_b32 v1, v0, s[6:7] glc dlc", "another scope"),
    "GDS": ("ds_add_u32 v0, v1 gds", "GDS"),
    "ordered by stores": ("s_waitcnt_vscnt null, 0x0", "tells other waves something"),
    "invalidation alone": ("buffer_gl1_inv", "tells other waves something"),
    "constant comparisons": ("v_cmp_t_f32_e32 vcc_lo, v0, v0", "no operation of this meaning"),
    "program counter": ("s_getpc_b64 s[2:3]", "program counter"),
    "exports": ("exp mrt0 v0, v0, v0, v0 done", "exports"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_only_its_chip_means_is_refused_at_its_line(name: str, toolchain: Toolchain) -> None:
    line, reason = REFUSED[name]
    text = kernel(*ARGUMENTS, *STORE, line, *STORE)
    made = brought(text, toolchain)
    assert len(made.refused) == 1
    assert reason in made.refused[0].message
    if "tells" not in reason:
        assert text.split("\n")[made.refused[0].span.line - 1].strip() == line


@pytest.mark.parametrize(
    "lines",
    [
        ("v_mov_b32_e32 v1, s6", "v_max_f32_e32 v1, 0, v1"),
        ("v_mov_b32_e32 v1, s6", "v_min_f32_e32 v1, s7, v1"),
        ("v_mov_b32_e32 v1, s6", "v_med3_f32 v1, v1, 0, 1.0"),
        (
            *("v_mov_b32_e32 v1, s6", "s_mov_b32 s2, 4", "l:", "v_max_f32_e32 v1, v1, v1", "v_max_f32_e32 v1, 1.0, v1"),
            *("v_mov_b32_e32 v1, s7", "v_max_f32_e32 v1, 2.0, v1", "s_sub_u32 s2, s2, 1", "s_cmp_lg_u32 s2, 0"),
            "s_cbranch_scc1 l",
        ),
    ],
)
def test_extremes_of_what_may_be_a_signalling_nan_are_not_proved(lines: tuple[str, ...], toolchain: Toolchain) -> None:
    made = brought(kernel(*ARGUMENTS, *lines, *STORE), toolchain)
    assert len(made.refused) == 1
    assert "not proved" in made.refused[0].message


def test_extremes_in_a_loop_are_proved_where_no_way_in_brings_a_signalling_nan(toolchain: Toolchain) -> None:
    loop = ("l:", "v_max_f32_e32 v1, v1, v2", "v_add_f32_e32 v2, 1.0, v2", "s_sub_u32 s2, s2, 1")
    again = ("s_cmp_lg_u32 s2, 0", "s_cbranch_scc1 l")
    first = ("v_mov_b32_e32 v1, 0", "v_mov_b32_e32 v2, s6", "v_max_f32_e32 v2, v2, v2", "s_mov_b32 s2, s7")
    assert brought(kernel(*ARGUMENTS, *first, *loop, *again, *STORE), toolchain).refused == ()
    plain = tuple(each for each in first if each != "v_max_f32_e32 v2, v2, v2")
    assert brought(kernel(*ARGUMENTS, *plain, *loop, *again, *STORE), toolchain).refused != ()


@pytest.mark.parametrize("op", [Op.FMAX, Op.FMIN])
def test_extremes_that_do_not_quiet_are_kept_apart_where_a_nan_may_signal(op: Op) -> None:
    values = Values()
    any_, sums = values.symbol("a"), values.make(Op.FADD, 32, values.symbol("a"), values.symbol("b"))
    other = values.make(Op.FMUL, 32, values.symbol("a"), values.symbol("b"))
    assert values.make(op, 32, any_, any_, imm=0) == any_
    assert values.make(op, 32, any_, any_, imm=1) != any_
    assert values.make(op, 32, any_, sums, imm=0) != values.make(op, 32, any_, sums, imm=1)
    assert values.make(op, 32, other, sums, imm=0) == values.make(op, 32, other, sums, imm=1)
    assert not values.is_quiet(values.make(op, 32, any_, sums, imm=0))


def test_functions_with_an_accuracy_are_a_premise(toolchain: Toolchain) -> None:
    made = brought(kernel(*ARGUMENTS, "v_rcp_f32_e32 v1, s6", *STORE), toolchain)
    assert made.refused == ()
    assert [re.findall(r"P\d+", each) for each in made.premises] == [["P20"]]
    assert brought(CASES["ids"][0], toolchain).premises == ()


def test_code_is_not_brought_back(toolchain: Toolchain) -> None:
    made = brought(CASES["ids"][0], toolchain)
    with pytest.raises(UserError, match="is not brought to gfx11"):
        retarget(made.data, "k.s", "gfx1100", toolchain)


@pytest.mark.parametrize("path", some(LADDER, 2), ids=lambda path: path.stem)
def test_the_ladder_is_proved_and_clean(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "o.s"
    assert main(["code", "retarget", str(path), "--target", "gfx1201", "-o", str(out)]) == 0
    assert "gfx1100 -> gfx1201: proved; values are compared" in capsys.readouterr().out
    assert main(["check", str(out)]) == 0
    assert main(["verify", str(path), str(out)]) == 0


def test_a_code_object_is_linked_again(toolchain: Toolchain) -> None:
    text = (CORPUS / "scan_dpp.s").read_text()
    before = toolchain.link(toolchain.assemble(text, "gfx1100"))
    made = retarget(before, "k.hsaco", "gfx1200", toolchain)
    assert made.refused == ()
    again = retarget(before, "k.hsaco", "gfx1200", toolchain)
    assert made.data == again.data != before


@pytest.mark.full
@pytest.mark.parametrize("chip", ["gfx1200", "gfx1201"])
@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_the_corpus_is_proved_and_runs_alike(path: Path, chip: str, tmp_path: Path, toolchain: Toolchain) -> None:
    made = brought(path.read_text(), toolchain, chip)
    assert made.refused == ()
    out = tmp_path / path.name
    out.write_bytes(made.data)
    runs = [isatool.load(each).run(launch=path.with_suffix(".toml")).result for each in (path, out)]
    assert len(runs[0].findings) == len(runs[1].findings)
    for name, data in runs[0].buffers.items():
        assert np.ascontiguousarray(data).tobytes() == np.ascontiguousarray(runs[1].buffers[name]).tobytes()
