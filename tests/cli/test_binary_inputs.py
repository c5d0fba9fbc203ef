"""Commands that read assembly take code objects, object files and offload bundles as well."""

from __future__ import annotations

import hashlib
import json
import struct
import zlib
from pathlib import Path

import pytest

from isatool.asm.elf import read_elf
from isatool.asm.offload_bundle import COMPRESSED_MAGIC, MAGIC, code_objects
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.isa import chips

KERNEL = """	.amdgcn_target "amdgcn-amd-amdhsa--{chip}"
	.amdhsa_code_object_version 5
	.text
	.protected {name}
	.globl {name}
	.p2align 8
	.type {name},@function
{name}:
	s_load_b64 s[0:1], s[0:1], null
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1.0
	v_mul_f32_e32 v2, 2.0, v1
	s_waitcnt lgkmcnt(0)
	global_store_b32 v0, v2, s[0:1]
	s_endpgm
.Lend:
	.size {name}, .Lend-{name}
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel {name}
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 4
	.end_amdhsa_kernel
"""


def code_object(name: str = "k", chip: str = "gfx1100", linked: bool = True) -> bytes:
    toolchain = Toolchain.find()
    made = toolchain.assemble(KERNEL.format(name=name, chip=chip), chip)
    return toolchain.link(made) if linked else made


def bundle(*entries: tuple[str, bytes]) -> bytes:
    """An offload bundle with a host entry of nothing in front."""
    named = [("host-x86_64-unknown-linux-gnu-", b""), *entries]
    names = [target if "host" in target else f"hipv4-amdgcn-amd-amdhsa--{target}" for target, _ in named]
    position = len(MAGIC) + 8 + sum(24 + len(name) for name in names)
    header, body = MAGIC + struct.pack("<Q", len(named)), b""
    for name, (_, data) in zip(names, named, strict=True):
        header += struct.pack("<QQQ", position + len(body), len(data), len(name)) + name.encode()
        body += data
    return header + body


def compressed(inner: bytes, version: int, zstd: bool) -> bytes:
    """The bundle as `--offload-compress` packs it."""
    if zstd:
        from isatool.asm.zstd import compress

        packed = compress(inner)
    else:
        packed = zlib.compress(inner)
    digest = hashlib.md5(inner).digest()[:8]
    head = COMPRESSED_MAGIC + struct.pack("<HH", version, int(zstd))
    if version == 1:
        return head + struct.pack("<I", len(inner)) + digest + packed
    if version == 2:
        return head + struct.pack("<II", 24 + len(packed), len(inner)) + digest + packed
    return head + struct.pack("<QQ", 32 + len(packed), len(inner)) + digest + packed


@pytest.mark.parametrize("version", [1, 2, 3])
@pytest.mark.parametrize("zstd", [False, True], ids=["zlib", "zstd"])
def test_compressed_bundles_are_opened(version: int, zstd: bool) -> None:
    image = code_object()
    packed = compressed(bundle(("gfx1100", image)), version, zstd)
    assert [each.data for each in code_objects(packed, "file")] == [image]
    assert len(code_objects(packed + bytes(64) + packed, "file")) == 2


@pytest.mark.parametrize("linked", [False, True], ids=["object", "linked"])
@pytest.mark.parametrize("command", ["check", "analyze", "annotate", "explain", "pair", "optimize", "fmt"])
def test_commands_read_a_code_object(
    command: str, linked: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / ("k.hsaco" if linked else "k.o")
    path.write_bytes(code_object(linked=linked))
    before = path.read_bytes()
    more = ["-o", str(tmp_path / "out.s")] if command in ("pair", "optimize", "fmt") else []
    assert main([command, str(path), *more]) == 0, capsys.readouterr().err
    shown = (tmp_path / "out.s").read_text() if more else capsys.readouterr().out
    assert command == "check" or "k" in shown
    assert path.read_bytes() == before


def test_verify_compares_a_text_with_a_code_object(tmp_path: Path) -> None:
    (tmp_path / "k.hsaco").write_bytes(code_object())
    (tmp_path / "k.s").write_text(KERNEL.format(name="k", chip="gfx1100"))
    assert main(["verify", str(tmp_path / "k.s"), str(tmp_path / "k.hsaco")]) == 0
    (tmp_path / "other.s").write_text(KERNEL.format(name="k", chip="gfx1100").replace("2.0", "4.0"))
    assert main(["verify", str(tmp_path / "other.s"), str(tmp_path / "k.hsaco")]) == 3


def test_of_several_code_objects_chip_and_kernel_choose(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "fat"
    entries = [("gfx1100", code_object("a")), ("gfx1100", code_object("b")), ("gfx1101", code_object("a", "gfx1101"))]
    path.write_bytes(bundle(*entries))
    assert main(["analyze", "--try", "none", str(path)]) == 2
    assert "3 code objects in this file: gfx1100 (a), gfx1100 (b), gfx1101 (a)" in capsys.readouterr().err
    assert main(["analyze", str(path), "--kernel", "b", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["kernels"][0]["kernel"] == "b"
    assert main(["analyze", str(path), "--kernel", "a"]) == 2
    assert "gfx1100 (a), gfx1101 (a)" in capsys.readouterr().err
    assert main(["analyze", str(path), "--kernel", "a", "--mcpu", "gfx1101"]) == 0
    for command in ("check", "explain", "fmt", "annotate"):
        assert main([command, str(path), "--kernel", "b"]) == 0
        assert main([command, str(path), "--mcpu", "gfx1101"]) == 0
    assert main(["analyze", str(path), "--kernel", "c"]) == 2
    assert "no kernel 'c' in this file" in capsys.readouterr().err
    assert main(["analyze", str(path), "--mcpu", "gfx1150"]) == 2
    assert "no code object for gfx1150 in this file" in capsys.readouterr().err


def test_a_file_with_two_bundles_of_one_code_object_is_not_ambiguous(tmp_path: Path) -> None:
    path = tmp_path / "fat"
    path.write_bytes(bundle(("gfx1100", code_object())) * 2)
    assert main(["analyze", "--try", "none", str(path)]) == 0


SEVERAL = """	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, outside@rel32@lo+4
	s_addc_u32 s3, s3, outside@rel32@hi+12
	v_mov_b32_e32 v0, shared@abs32@lo
	v_fma_f32 v1, v0, 0x12345678, v2
	s_endpgm
.Lend:
	.size k, .Lend-k
	.amdgpu_lds shared, 512, 16
	.globl shared
	.weak outside
	.section .rodata,"a",@progbits
	.p2align 6
	.type words,@object
words:
	.long 7, 8, 9, 10
	.quad k
	.size words, 24
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 4
	.end_amdhsa_kernel
	.protected k
	.section .other,"aw",@progbits
	.p2align 3
here:
	.quad here+8
	.long outside-.
	.zero 40
"""


def test_an_object_keeps_lds_data_addresses_and_visibility(tmp_path: Path) -> None:
    image = Toolchain.find().assemble(SEVERAL, chips.DEFAULT.name)
    path, target = tmp_path / "k.o", tmp_path / "k.s"
    path.write_bytes(image)
    assert main(["disasm", str(path), "-o", str(target)]) == 0
    text = target.read_text()
    assert text.count(".amdhsa_kernel k") == 1
    again = read_elf(Toolchain.find().assemble(text, chips.DEFAULT.name))
    before = read_elf(image)
    assert set(again.relocations) == set(before.relocations)
    for name in ("k", "k.kd", "shared", "outside", "words"):
        one, two = before.symbol_names[name], again.symbol_names[name]
        assert (one.value, one.size, one.kind, one.binding, one.visibility) == (
            two.value, two.size, two.kind, two.binding, two.visibility,
        )  # fmt: skip
    assert (before.symbol_names["k"].visibility, before.symbol_names["k.kd"].visibility) == (3, 0)
    for name in (".text", ".rodata", ".other"):
        one_section, two_section = before.section(name), again.section(name)
        assert one_section is not None
        assert two_section is not None
        assert one_section.data == two_section.data


def test_an_address_that_stays_a_number_keeps_passes_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    counter = "\ts_getpc_b64 s[2:3]\n\ts_add_u32 s2, s2, 64\n\ts_addc_u32 s3, s3, 0\n\ts_endpgm\n"
    text = KERNEL.format(name="k", chip="gfx1100").replace("\ts_endpgm\n", counter)
    path, target = tmp_path / "k.o", tmp_path / "k.s"
    for image in (
        Toolchain.find().assemble(text, chips.DEFAULT.name),
        Toolchain.find().link(Toolchain.find().assemble(text, chips.DEFAULT.name)),
    ):
        path.write_bytes(image)
        assert main(["disasm", str(path), "-o", str(target)]) == 0
        assert "stays a number" in capsys.readouterr().err
        assert ".long 0xbe824700 ; s_getpc_b64 s[2:3]" in target.read_text()


def test_section_groups_and_merged_strings_are_kept(tmp_path: Path) -> None:
    group = '\t.section .text.f,"axG",@progbits,f,comdat\n\t.weak f\n\t.type f,@function\nf:\n\ts_setpc_b64 s[30:31]\n'
    strings = '\t.section .rodata.str1.1,"aMS",@progbits,1\nwords:\n\t.asciz "one"\n\t.asciz "two"\n'
    image = Toolchain.find().assemble(f"{KERNEL.format(name='k', chip='gfx1100')}{group}{strings}", chips.DEFAULT.name)
    path, target = tmp_path / "k.o", tmp_path / "k.s"
    path.write_bytes(image)
    assert main(["disasm", str(path), "-o", str(target)]) == 0
    again = read_elf(Toolchain.find().assemble(target.read_text(), chips.DEFAULT.name))
    for section in read_elf(image).sections:
        other = again.section(section.name)
        assert other is not None
        if section.flags & 2 and section.name != ".note":
            assert (other.flags, other.group, other.entry_size, other.data) == (
                section.flags, section.group, section.entry_size, section.data,
            )  # fmt: skip
    assert again.section(".text.f") is not None
    assert {each.group for each in again.sections} == {"", "f"}


def test_disasm_counts_and_names_code_objects(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fat, target = tmp_path / "fat.o", tmp_path / "out.s"
    fat.write_bytes(
        bundle(("gfx1100", code_object("a")), ("gfx1100", code_object("b")), ("gfx1101", code_object("c", "gfx1101")))
    )
    for arguments, kernel in ((["--chip", "gfx1101"], "c"), (["--index", "1"], "b"), (["--kernel", "a"], "a")):
        assert main(["disasm", str(fat), "-o", str(target), *arguments]) == 0
        assert f"\n{kernel}:\n" in target.read_text()
    assert main(["disasm", str(fat), "--chip", "gfx1103", "-o", str(target)]) == 2
    assert "it holds: gfx1100 (a), gfx1100 (b), gfx1101 (c)" in capsys.readouterr().err
    assert main(["disasm", str(fat), "--index", "7", "-o", str(target)]) == 2
    assert "this file holds 3" in capsys.readouterr().err


def test_a_code_object_under_a_wrong_name_is_what_it_says_itself(tmp_path: Path) -> None:
    path, image = tmp_path / "fat", code_object()
    path.write_bytes(bundle(("gfx1101", image), ("gfx1100", image)))
    assert main(["analyze", str(path), "--mcpu", "gfx1100"]) == 0
    assert main(["analyze", str(path), "--mcpu", "gfx1101"]) == 2


def test_a_damaged_entry_for_another_chip_does_not_matter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "fat"
    path.write_bytes(bundle(("gfx1030", b"\x7fELF and no more"), ("gfx1100", code_object())))
    assert main(["analyze", str(path), "--kernel", "k"]) == 0
    assert main(["analyze", str(path), "--mcpu", "gfx1102"]) == 2
    assert "it holds: gfx1030 (), gfx1100 (k)" in capsys.readouterr().err
