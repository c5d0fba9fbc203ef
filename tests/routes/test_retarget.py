"""`isatool code retarget`: what changes, what the proof lists, and what is refused with its place."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from test_patch import compressed, host_program

from isatool.asm.elf import read_elf
from isatool.asm.metadata_note import read_note
from isatool.asm.offload_bundle import code_objects, make_bundle
from isatool.asm.reader import read_text
from isatool.asm.same_object import difference
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.isa import chips
from isatool.lint import registry
from isatool.routes.retarget import JUDGED, Retargeted, differing, retarget
from isatool.verify.structural.entry_copies import entries_differ

CORPUS = Path(__file__).resolve().parents[2] / "benchmarks" / "corpus" / "kernels"
KERNEL = CORPUS / "scan_dpp.s"
FORTY = sorted(CORPUS.glob("*.s"))[:40]
ROOT = CORPUS.parents[2]
BACK = [
    source
    for folder in ("tests/data", "samples", "benchmarks/corpus")
    for source in sorted((ROOT / folder).glob("**/*.hip"))
    if "hip_runtime.h" not in source.read_text() and source.stem != "control"
]
"""those named so call functions that would need rewriting, which is refused at its line"""
FLAGS = ("-std=c++20", f"-I{ROOT / 'samples' / 'sgemm'}", "-ffp-contract=fast")


@pytest.fixture(scope="module")
def toolchain() -> Toolchain:
    return Toolchain.find()


def for_chip(text: str, chip: str, toolchain: Toolchain, mcpu: str | None = None) -> Retargeted:
    return retarget(text.encode(), "k.s", chip, toolchain, mcpu)


TEXT = """	.amdgcn_target "amdgcn-amd-amdhsa--{chip}"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
{lines}
	s_endpgm
.Lend:
	.size k, .Lend-k
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count {user_sgprs}
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
"""


def kernel(*lines: str, chip: str = "gfx1100", user_sgprs: int = 15) -> str:
    return TEXT.format(chip=chip, lines="\n".join(f"\t{line}" for line in lines), user_sgprs=user_sgprs)


LAST = ("v_mov_b32_e32 v1, s4",)
RETURNING = {
    "arithmetic": ("s_add_f32 s4, s5, s6", "s_mul_f32 s4, s4, 2.0", "s_max_f32 s4, 0x42280000, s4", *LAST),
    "multiply-adds": (
        *("s_fmac_f32 s4, s5, s6", "s_fmaak_f32 s4, s5, s4, 0x42280000", "s_fmamk_f32 s4, s5, 0x42280000, s4", *LAST),
    ),
    "conversions": ("s_cvt_f32_u32 s4, s5", "s_floor_f32 s4, s4", "s_cvt_i32_f32 s4, s4", *LAST),
    "comparisons": ("s_cmp_nlt_f32 s4, s5", "s_cselect_b32 s4, s4, s5", *LAST),
    "lanes off": (
        *("v_cmpx_gt_u32_e32 5, v0", "s_add_f32 s4, s5, s6", "s_mov_b32 s7, s4", "s_sub_f32 s4, s7, s6", *LAST),
    ),
    "trans-use": ("v_rcp_f32_e32 v1, v0", "v_add_f32_e32 v1, v1, v1"),
    "overlap": ("v_mad_u64_u32 v[1:2], null, v1, v0, v[4:5]",),
}
"""what gfx1100 lacks, and its result in v1"""


def places(made: Retargeted) -> list[tuple[int, str]]:
    return [(each.span.line, each.rule) for each in made.refused]


def test_only_the_two_names_of_the_chip_change_in_a_text(toolchain: Toolchain) -> None:
    text = KERNEL.read_text()
    made = for_chip(text, "gfx1151", toolchain)
    assert made.refused == ()
    assert made.data.decode() == text.replace("--gfx1100", "--gfx1151")
    assert text.count("--gfx1100") == 2


def test_only_three_bytes_of_a_code_object_change_and_the_text_assembles_to_it(toolchain: Toolchain) -> None:
    text = KERNEL.read_text()
    before = toolchain.link(toolchain.assemble(text, "gfx1100"))
    made = retarget(before, "k.hsaco", "gfx1151", toolchain)
    assert made.refused == ()
    assert sum(one != two for one, two in zip(before, made.data, strict=True)) == 3
    assert made.data == toolchain.link(
        toolchain.assemble(for_chip(text, "gfx1151", toolchain).data.decode(), "gfx1151")
    )
    assert read_note(read_elf(made.data))["amdhsa.target"] == "amdgcn-amd-amdhsa--gfx1151"


def test_there_and_back_is_the_same_text(toolchain: Toolchain) -> None:
    there = for_chip(KERNEL.read_text(), "gfx1151", toolchain)
    back = for_chip(there.data.decode(), "gfx1100", toolchain)
    assert (back.refused, back.data) == ((), KERNEL.read_bytes())


def test_a_text_that_names_no_chip_gets_the_directive(toolchain: Toolchain) -> None:
    text = KERNEL.read_text().replace('\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n', "")
    made = for_chip(text, "gfx1151", toolchain)
    assert made.refused == ()
    assert made.data.decode().startswith('\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"\n')
    with pytest.raises(UserError, match="this says gfx1100, but the code is taken for gfx1102"):
        for_chip(text, "gfx1151", toolchain, mcpu="gfx1102")


def test_the_proof_counts_every_instruction_by_row_and_encoding(toolchain: Toolchain) -> None:
    made = for_chip(kernel("v_add_f32_e32 v1, v0, v0", "v_add_f32_e64 v2, v0, v1", "s_nop 0"), "gfx1151", toolchain)
    rows = {(row.mnemonic, row.encoding): row.count for row in made.rows}
    assert made.refused == ()
    assert rows == {
        ("v_add_f32", "vop2"): 1,
        ("v_add_f32", "vop3"): 1,
        ("s_nop", "sopp"): 1,
        ("s_endpgm", "sopp"): 1,
    }


@pytest.mark.parametrize(
    ("lines", "rule"),
    [
        pytest.param(("s_add_f16 s0, s1, s2",), "UNKNOWN-CHIP", id="scalar floats of 16 bits"),
        pytest.param(
            ("v_add_f32_dpp v1, v0, s3 row_shr:1 row_mask:0xf bank_mask:0xf",), "RETARGET", id="dpp of a scalar"
        ),
        pytest.param(
            ("v_mov_b32_e32 v255, 0", "v_mad_u64_u32 v[0:1], null, v0, v2, v[4:5]"), "HAZARD-OVERLAP", id="no VGPR"
        ),
        pytest.param(("s_mov_b32 s105, 0", "s_add_f32 s0, s1, s2"), "UNKNOWN-CHIP", id="no SGPR"),
    ],
)
def test_what_gfx1100_lacks_is_refused_at_its_line(lines: tuple[str, ...], rule: str, toolchain: Toolchain) -> None:
    text = kernel(*lines, chip="gfx1151")
    line = 1 + next(index for index, each in enumerate(text.split("\n")) if lines[-1] in each)
    found = places(for_chip(text, "gfx1100", toolchain))
    assert {place for place, _ in found} == {line}
    assert rule in {each for _, each in found}


@pytest.mark.parametrize("user_sgprs", [2, 15])
@pytest.mark.parametrize("wave_size", [32, 64])
@pytest.mark.parametrize("lines", RETURNING.values(), ids=RETURNING)
def test_what_gfx1100_lacks_is_rewritten_and_proved(
    lines: tuple[str, ...], wave_size: int, user_sgprs: int, toolchain: Toolchain
) -> None:
    stored = ("s_load_b64 s[0:1], s[0:1], 0x0", "s_waitcnt lgkmcnt(0)", *lines, "global_store_b32 v0, v1, s[0:1]")
    text = kernel(*stored, chip="gfx1151", user_sgprs=user_sgprs)
    if wave_size == 64:
        text = text.replace("\t.end_amdhsa", "\t\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa")
    made = for_chip(text, "gfx1100", toolchain)
    assert (made.refused, made.rewritten) == ((), ("k",))
    assert toolchain.assemble(made.data.decode(), "gfx1100", wave_size)


def test_entry_registers_move_where_gfx1100_fills_too_few(toolchain: Toolchain) -> None:
    text = kernel("v_mov_b32_e32 v0, s2", "s_nop 0", chip="gfx1151", user_sgprs=2)
    made = for_chip(text, "gfx1100", toolchain)
    assert (made.refused, made.rewritten) == ((), ("k",))
    wanted = text.replace("gfx1151", "gfx1100").replace("sgpr_count 2", "sgpr_count 15")
    assert made.data.decode() == wanted.replace("k:\n", "k:\n\ts_mov_b32 s2, s15\n")
    assert for_chip(text, "gfx1101", toolchain).rewritten == ()
    assert places(for_chip(text.replace("gfx1151", "gfx1100"), "gfx1151", toolchain)) == []


def test_a_kernel_that_comes_back_to_its_entry_is_refused(toolchain: Toolchain) -> None:
    text = kernel("s_cmp_eq_u32 s2, 0", "s_cbranch_scc1 k", chip="gfx1151", user_sgprs=2)
    assert [rule for _, rule in places(for_chip(text, "gfx1100", toolchain))] == ["DESC-FEW-SGPRS"]


def test_a_code_object_whose_code_changes_is_linked_again(toolchain: Toolchain) -> None:
    text = kernel("v_mov_b32_e32 v0, s2", chip="gfx1151", user_sgprs=2)
    before = toolchain.link(toolchain.assemble(text, "gfx1151"))
    made = retarget(before, "k.hsaco", "gfx1100", toolchain)
    assert made.refused == ()
    wanted = toolchain.link(toolchain.assemble(for_chip(text, "gfx1100", toolchain).data.decode(), "gfx1100"))
    assert difference(made.data, wanted, "gfx1100", 32) is None


FIRST, SECOND = "s_mov_b32 s2, s15", "s_mov_b32 s3, s14"


@pytest.mark.parametrize(
    ("code", "count", "reason"),
    [
        ((FIRST,), 15, ""),
        ((), 15, "s2 does not hold"),
        (("s_mov_b32 s2, s14",), 15, "does not fill"),
        ((FIRST, FIRST), 15, ""),
        ((FIRST, "s_mov_b32 s0, s15"), 15, "s0 does not hold"),
        ((FIRST, "s_mov_b32 s2, 0"), 15, "copies no SGPR"),
        ((FIRST, "s_mov_b32 s2, vcc_lo"), 15, "copies no SGPR"),
        ((FIRST, "s_not_b32 s2, s2"), 15, "copies no register"),
        ((FIRST, "v_mov_b32_e32 v0, s2"), 15, "copies no SGPR"),
        ((FIRST, "s_nop 0"), 15, "copies no register"),
        ((FIRST,), 14, "does not fill"),
        ((FIRST,), 16, "does not fill"),
    ],
)
def test_copies_at_the_entry_are_judged_by_what_registers_hold(code: tuple[str, ...], count: int, reason: str) -> None:
    before, after = (
        read_text(kernel(*lines, "v_mov_b32_e32 v0, s2", chip="gfx1151", user_sgprs=number)).kernel("k")
        for lines, number in (((), 2), (code, count))
    )
    found = entries_differ(before, after)
    assert (found or "").find(reason) >= 0
    assert bool(found) == bool(reason)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v_mov_b32_e32 v0, s2", "v_mov_b32_e32 v0, s3"),
        ("\ts_endpgm", "\ts_nop 0\n\ts_endpgm"),
        ("next_free_vgpr 8", "next_free_vgpr 8\n\t\t.amdhsa_ieee_mode 0"),
        ("next_free_vgpr 8", "next_free_vgpr 8\n\t\t.amdhsa_system_sgpr_workgroup_id_y 1"),
        ("next_free_vgpr 8", "next_free_vgpr 8\n\t\t.amdhsa_user_sgpr_dispatch_id 1"),
        ("\t.text", "\t.text\n\t.long 1"),
        ("gfx1151", "gfx1150"),
        (FIRST, f"{FIRST}\nl:"),
    ],
)
def test_nothing_else_may_differ_where_entries_do(old: str, new: str) -> None:
    before = read_text(kernel("v_mov_b32_e32 v0, s2", chip="gfx1151", user_sgprs=2))
    text = kernel(FIRST, "v_mov_b32_e32 v0, s2", chip="gfx1151", user_sgprs=15)
    assert entries_differ(before.kernel("k"), read_text(text).kernel("k")) is None
    assert old in text
    assert entries_differ(before.kernel("k"), read_text(text.replace(old, new, 1)).kernel("k")) is not None


def test_three_ids_move_in_order() -> None:
    more = "next_free_vgpr 8\n\t\t.amdhsa_system_sgpr_workgroup_id_y 1\n\t\t.amdhsa_system_sgpr_workgroup_id_z 1"
    text = kernel("s_nop 0", chip="gfx1151", user_sgprs=12).replace("next_free_vgpr 8", more)
    moves = ("s_mov_b32 s12, s13", "s_mov_b32 s13, s14", "s_mov_b32 s14, s15")
    for order, reason in ((moves, None), (moves[::-1], "s12 does not hold what the first launch puts there")):
        made = kernel(*order, "s_nop 0", chip="gfx1151", user_sgprs=13).replace("next_free_vgpr 8", more)
        assert entries_differ(read_text(text).kernel("k"), read_text(made).kernel("k")) == reason


def test_sampled_images_are_refused_as_their_meaning_is_not_known(toolchain: Toolchain) -> None:
    lines = ("image_sample v0, v[0:1], s[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D",)
    found = for_chip(kernel(*lines), "gfx1151", toolchain).refused
    assert [each.rule for each in found] == ["RETARGET"]
    assert "the semantics table has no meaning of image_sample" in found[0].message


def test_text_that_asks_for_the_chip_is_refused(toolchain: Toolchain) -> None:
    assert places(for_chip(kernel("s_mov_b32 s0, .amdgcn.gfx_generation_minor"), "gfx1151", toolchain))
    lines = (".if .amdgcn.gfx_generation_minor == 5", "s_mov_b32 s0, 1", ".else", "s_mov_b32 s0, 2", ".endif")
    assert places(for_chip(kernel(*lines), "gfx1151", toolchain)) == [(7, "RETARGET")]


def test_a_workgroup_that_does_not_fit_is_refused(toolchain: Toolchain) -> None:
    text = KERNEL.read_text()
    size = next(line for line in text.split("\n") if ".max_flat_workgroup_size" in line)
    count = next(line for line in text.split("\n") if ".amdhsa_next_free_vgpr" in line)
    text = text.replace(size, "    .max_flat_workgroup_size: 1024").replace(count, "\t\t.amdhsa_next_free_vgpr 160")
    assert places(for_chip(text, "gfx1151", toolchain)) == []
    made = for_chip(text, "gfx1103", toolchain)
    assert [rule for _, rule in places(made)] == ["RETARGET"]
    assert "1024 work-items" in made.refused[0].message


@pytest.mark.parametrize("line", [".long 0xa0000200", ".p2align 6, 0x80", ".fill 4, 4, 0xbf800000"])
def test_words_in_the_code_are_refused(line: str, toolchain: Toolchain) -> None:
    assert places(for_chip(kernel(line), "gfx1151", toolchain)) == [(7, "RETARGET")]


def test_code_outside_of_functions_is_refused(toolchain: Toolchain) -> None:
    text = kernel("s_nop 0").replace("\t.section .rodata", "\ts_nop 0\n\t.section .rodata")
    assert [rule for _, rule in places(for_chip(text, "gfx1151", toolchain))] == ["RETARGET"]


def test_the_rules_that_judge_columns_exist() -> None:
    named = {judge for judge in JUDGED.values() if judge.isupper()}
    assert len(named) == 5
    assert all(registry.rule(judge) is not None for judge in named)


def test_every_column_that_differs_between_chips_is_judged() -> None:
    for one in chips.CHIPS:
        for two in (each for each in chips.CHIPS if each.family == one.family):
            assert set(differing(one, two)) <= set(JUDGED)


def test_a_column_that_nothing_judges_is_refused(toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(chips.chip("gfx1151"), lds_banks=64)
    monkeypatch.setattr(
        "isatool.routes.retarget.chips.chip", lambda name: other if name == "gfx1151" else chips._LISTED[0]
    )
    with pytest.raises(UserError, match="they differ in 'lds_banks'"):
        for_chip(KERNEL.read_text(), "gfx1151", toolchain)


def test_the_command_writes_nothing_when_it_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "k.s", tmp_path / "o.s"
    source.write_text(kernel("s_add_f16 s0, s1, s2", chip="gfx1151"))
    assert main(["code", "retarget", str(source), "--target", "gfx1100", "-o", str(out)]) == 1
    assert not out.exists()
    assert "k.s:" in capsys.readouterr().err
    assert main(["retarget", str(source), "--target", "gfx1100", "-o", str(out), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["proved"], found["refused"][0]["rule"]) == (False, "UNKNOWN-CHIP")


@pytest.mark.parametrize(
    ("target", "message"),
    [("gfx1100", "is for gfx1100 already"), (None, "needs a chip")],
)
def test_bad_targets_are_user_errors(
    target: str | None, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = [] if target is None else ["--target", target]
    try:
        code = main(["retarget", str(KERNEL), *named, "-o", str(tmp_path / "o.s")])
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    assert code == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(("chip", "before", "after"), [("gfx1151", 16, 16), ("gfx1103", 16, 10), ("gfx1103", 12, 0)])
def test_the_comment_on_waves_is_that_of_the_new_chip(chip: str, before: int, after: int, toolchain: Toolchain) -> None:
    text = kernel("v_mov_b32_e32 v95, 0").replace("next_free_vgpr 8", "next_free_vgpr 96")
    summary = f"; Kernel info:\n; Occupancy: {before}\n; COMPUTE_PGM_RSRC2:USER_SGPR: 15\n"
    made = for_chip(text.replace("\t.section", f"{summary}\t.section"), chip, toolchain)
    assert made.refused == ()
    wanted = f"; Occupancy: {after}\n" if after else "\n"
    assert made.data.decode() == text.replace("\t.section", f"{summary}\t.section").replace(
        f"; Occupancy: {before}\n", wanted
    ).replace("gfx1100", chip)


def test_the_names_of_newer_compilers_change_twice(toolchain: Toolchain) -> None:
    names = [f"amdgpu11.{chip[-2:]}-amd-amdhsa-unknown-{chip}" for chip in ("gfx1100", "gfx1151")]
    text = KERNEL.read_text().replace("amdgcn-amd-amdhsa--gfx1100", names[0])
    made = for_chip(text, "gfx1151", toolchain)
    assert made.refused == ()
    assert made.data.decode() == text.replace(*names)


@pytest.mark.parametrize("pack", ["plain", "zlib", "zstd"])
def test_the_code_objects_and_names_of_a_bundle_change(pack: str, toolchain: Toolchain) -> None:
    before = [toolchain.link(toolchain.assemble(path.read_text(), "gfx1100")) for path in (KERNEL, FORTY[0])]
    other = toolchain.link(toolchain.assemble(kernel("s_nop 0", chip="gfx1102"), "gfx1102"))
    target = "amdgcn-amd-amdhsa--{}"
    inner = make_bundle([(target.format("gfx1100"), before[0]), (target.format("gfx1102"), other)])
    data = inner if pack == "plain" else compressed(inner, pack == "zstd")
    with pytest.raises(UserError, match="holds code for gfx1100, gfx1102"):
        retarget(data, "k.hipfb", "gfx1151", toolchain)
    made = retarget(data, "k.hipfb", "gfx1151", toolchain, "gfx1100")
    assert made.refused == ()
    wanted = retarget(before[0], "k.hsaco", "gfx1151", toolchain)
    assert (made.rows, made.waves) == (wanted.rows, wanted.waves)
    assert [(each.target, each.data) for each in code_objects(made.data, "k.hipfb")] == [
        ("hipv4-amdgcn-amd-amdhsa--gfx1151", wanted.data),
        ("hipv4-amdgcn-amd-amdhsa--gfx1102", other),
    ]
    with pytest.raises(UserError, match="holds code for gfx1151 already"):
        retarget(made.data, "k.hipfb", "gfx1151", toolchain, "gfx1102")


def test_a_program_stays_executable_and_of_its_length(tmp_path: Path, toolchain: Toolchain) -> None:
    before = toolchain.link(toolchain.assemble(KERNEL.read_text(), "gfx1100"))
    program = host_program(tmp_path, make_bundle([("amdgcn-amd-amdhsa--gfx1100", before)]))
    program.chmod(0o755)
    out = tmp_path / "strix"
    assert main(["retarget", str(program), "--target", "gfx1151", "-o", str(out), "--quiet"]) == 0
    old, new = program.read_bytes(), out.read_bytes()
    assert sum(one != two for one, two in zip(old, new, strict=True)) == 5
    assert out.stat().st_mode & 0o111


def test_a_bundle_with_one_refused_code_object_is_not_proved(toolchain: Toolchain) -> None:
    texts = [kernel(line, chip="gfx1151") for line in ("s_nop 0", "s_add_f16 s0, s1, s2")]
    objects = [toolchain.link(toolchain.assemble(text, "gfx1151")) for text in texts]
    data = b"".join(make_bundle([("amdgcn-amd-amdhsa--gfx1151", each)]).ljust(1 << 14, b"\0") for each in objects)
    made = retarget(data, "k.hipfb", "gfx1100", toolchain)
    assert [(each.span.path, each.rule) for each in made.refused] == [("k.hipfb (1)", "UNKNOWN-CHIP")]


@pytest.mark.full
@pytest.mark.parametrize("path", FORTY, ids=lambda path: path.stem)
def test_kernels_of_the_corpus_are_proved_for_gfx1151(path: Path, toolchain: Toolchain) -> None:
    assert len(FORTY) == 40
    text = path.read_text()
    size = read_text(text).wave_size
    before = toolchain.link(toolchain.assemble(text, "gfx1100", size))
    made = for_chip(text, "gfx1151", toolchain)
    patched = retarget(before, path.name, "gfx1151", toolchain)
    assert made.refused == patched.refused == ()
    assert patched.data == toolchain.link(toolchain.assemble(made.data.decode(), "gfx1151", size))


@pytest.mark.full
@pytest.mark.parametrize("path", BACK, ids=lambda path: path.stem)
def test_what_is_compiled_for_gfx1151_is_proved_for_gfx1100(path: Path, toolchain: Toolchain) -> None:
    """Text, and code object; the registers at the entry move in every kernel."""
    assert len(BACK) >= 60
    text = toolchain.compile_hip(path, "gfx1151", optimisation="-O3", flags=FLAGS)
    made = for_chip(text, "gfx1100", toolchain)
    assert made.refused == ()
    assert set(made.rewritten) == {kernel.name for kernel in read_text(text).kernels}
    before = toolchain.link(toolchain.assemble(text, "gfx1151"))
    assert retarget(before, path.name, "gfx1100", toolchain).refused == ()
