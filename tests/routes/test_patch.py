"""`isatool patch`: what goes into a file, what does not, and what is left as it is."""

from __future__ import annotations

import hashlib
import json
import random
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from isatool.asm.elf import read_elf
from isatool.asm.offload_bundle import COMPRESSED_MAGIC, MAGIC, code_objects
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.isa import chips
from isatool.routes import patch, rewrite
from isatool.routes.rewrite import Outcome

KERNEL = """	.amdgcn_target "amdgcn-amd-amdhsa--{chip}"
	.amdhsa_code_object_version 5
	.text
	.globl {name}
	.p2align 8
	.type {name},@function
{name}:
	s_load_b64 s[0:1], s[0:1], 0x0
	v_cvt_f32_u32_e32 v1, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mul_f32_e32 v2, 2.0, v1
	v_add_f32_e32 v3, 4.0, v0
	v_mul_f32_e32 v4, v2, v3
	s_waitcnt lgkmcnt(0)
	global_store_b32 v0, v4, s[0:1]
	s_endpgm
.Lend:
	.size {name}, .Lend-{name}
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel {name}
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 4
	.end_amdhsa_kernel
"""
PAIRED = "v_dual_mul_f32 v2, 2.0, v1 :: v_dual_add_f32 v3, 4.0, v0"


@pytest.fixture(autouse=True)
def no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("ISATOOL_LOG", "off")
    monkeypatch.delenv("ISATOOL_DISABLE", raising=False)


def code_object(name: str = "k", chip: str = "gfx1100", linked: bool = True) -> bytes:
    toolchain = Toolchain.find()
    made = toolchain.assemble(KERNEL.format(name=name, chip=chip), chip)
    return toolchain.link(made) if linked else made


def bundle(*entries: tuple[str, bytes], alignment: int = 4096) -> bytes:
    names = ["host-x86_64-unknown-linux-gnu-", *(f"hipv4-amdgcn-amd-amdhsa--{chip}" for chip, _ in entries)]
    end = len(MAGIC) + 8 + sum(24 + len(name) for name in names)
    header, body = MAGIC + struct.pack("<Q", len(names)), b""
    for name, data in zip(names, [b"", *(data for _, data in entries)], strict=True):
        body += bytes(-(end + len(body)) % alignment)
        header += struct.pack("<QQQ", end + len(body), len(data), len(name)) + name.encode()
        body += data
    return header + body


def compressed(inner: bytes, zstd: bool, version: int = 2) -> bytes:
    from isatool.asm.zstd import compress

    packed = compress(inner, level=1) if zstd else zlib.compress(inner, 1)
    head = COMPRESSED_MAGIC + struct.pack("<HH", version, int(zstd))
    numbers = "<II" if version == 2 else "<QQ"
    size = len(head) + struct.calcsize(numbers) + 8 + len(packed)
    return head + struct.pack(numbers, size, len(inner)) + hashlib.md5(inner).digest()[:8] + packed


def host_program(folder: Path, content: bytes) -> Path:
    """An ELF file of the host with a section `.hip_fatbin`."""
    source = folder / "host.s"
    data = "".join(f".byte {','.join(map(str, content[at : at + 64]))}\n" for at in range(0, len(content), 64))
    source.write_text(f'.text\nnop\n.section .hip_fatbin,"a"\n.p2align 12\n{data}')
    target = folder / "host.o"
    command = [sys.executable, "-m", "ziglang", "clang", "-target", "x86_64-linux-gnu", "-c", "-x", "assembler"]
    subprocess.run([*command, str(source), "-o", str(target)], check=True)
    return target


Change = Callable[[str], str]


def pretend(monkeypatch: pytest.MonkeyPatch, change: Change) -> None:
    """A rewriting that is called proved; what `patch` makes of it is the matter here."""

    def rewritten(text: str, *_: object, **__: object) -> tuple[Outcome, bytes]:
        return Outcome(change(text), True, True, model={"k": (5, 4)}), b"{}"

    monkeypatch.setattr(patch, "rewrite_certified", rewritten)


def paired(text: str) -> str:
    before = "v_mul_f32_e32 v2, 2.0, v1\n\tv_add_f32_e32 v3, 4.0, v0"
    assert before in text
    return text.replace(before, PAIRED)


def longer(text: str) -> str:
    draw = random.Random(1)  # so that nothing packs it well
    more = "".join(f"\tv_mov_b32_e32 v2, {draw.getrandbits(31) | 1 << 20:#x}\n" for _ in range(3000))
    return text.replace("\ts_endpgm\n", f"{more}\ts_endpgm\n")


def disassembled(data: bytes, folder: Path) -> str:
    source, target = folder / "any.hsaco", folder / "any.s"
    source.write_bytes(data)
    assert main(["disasm", str(source), "-o", str(target)]) == 0
    return target.read_text()


def test_a_code_object_is_rewritten_and_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target, kept = tmp_path / "k.hsaco", tmp_path / "new.hsaco", tmp_path / "kept"
    source.write_bytes(code_object())
    before = source.read_bytes()
    assert main(["patch", str(source), "-o", str(target), "--pipeline", "pair", "--store", str(kept), "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)["objects"]
    assert (report["changed"], report["proved"], report["assumptions"]) == (True, True, [])
    assert report["digest"] == hashlib.sha256(before).hexdigest()
    assert source.read_bytes() == before
    assert "v_dual_" in disassembled(target.read_bytes(), tmp_path)
    assert main(["verify", str(source), str(target)]) == 0
    place = kept / report["digest"]
    assert (place / "original.hsaco").read_bytes() == before
    assert (place / "rewritten.hsaco").read_bytes() == target.read_bytes()
    texts = [str(place / name) for name in ("original.s", "rewritten.s")]
    assert main(["verify", *texts, "--certificate", str(place / "proof.json")]) == 0


def test_results_in_the_store_that_an_option_names_are_not_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, store = tmp_path / "k.hsaco", tmp_path / "store"
    source.write_bytes(code_object())
    monkeypatch.delenv("ISATOOL_STORE", raising=False)

    def patched_on(machine: str, *more: str) -> bytes:
        monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / machine))
        target = tmp_path / f"{machine}.hsaco"
        words = ["patch", str(source), "-o", str(target), "--pipeline", "pair", "--store", store.as_uri()]
        assert main([*words, *more]) == 0
        return target.read_bytes()

    first = patched_on("reader", "--store-read-only")
    assert not store.exists()
    assert patched_on("writer") == first
    assert sorted(path.name for path in store.iterdir()) == ["ac", "cas"]
    monkeypatch.setattr(rewrite, "_made", lambda *_: pytest.fail("made again"))
    assert patched_on("other") == first


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["patch", "k.hsaco", "-o", "out"], "is no store of results"),
        (["library", ".", "out"], "is no store of results"),
        (["store", "add", "k.hsaco"], "is no store of results"),
        (["store", "remove", "--all"], "holds no code objects"),
    ],
)
def test_a_store_that_is_none_is_refused_before_long_work(
    words: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("k.hsaco").write_bytes(code_object())
    assert main([*words, "--store", "ftp://host/place"]) == 2
    assert f"ftp://host/place {message}" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["k.hsaco"]


def test_an_object_file_stays_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, paired)
    source, target = tmp_path / "k.o", tmp_path / "new.o"
    source.write_bytes(code_object(linked=False))
    assert main(["patch", str(source), "-o", str(target)]) == 0
    assert not read_elf(target.read_bytes()).is_linked
    assert "v_dual_mul_f32" in disassembled(target.read_bytes(), tmp_path)


@pytest.mark.parametrize("form", ["plain", "zlib", "zstd", "zstd 3"])
@pytest.mark.parametrize("change", [paired, longer])
def test_a_bundle_is_rebuilt_where_it_is_a_file(
    form: str, change: Change, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, change)
    other = b"\x7fELF of no AMDGPU"
    data = bundle(("gfx1100", code_object()), ("gfx1030", other), ("gfx1101", code_object(chip="gfx1101")))
    source, target = tmp_path / "k.hipfb", tmp_path / "new.hipfb"
    packed = data if form == "plain" else compressed(data, form.startswith("zstd"), 3 if "3" in form else 2)
    source.write_bytes(packed)
    assert main(["patch", str(source), "-o", str(target), "--chip", "gfx1100"]) == 0
    before, after = code_objects(packed, "in"), code_objects(target.read_bytes(), "out")
    assert [each.target for each in after] == [each.target for each in before]
    assert [one.data == two.data for one, two in zip(before, after, strict=True)] == [False, True, True]
    assert ("v_dual_" in disassembled(after[0].data, tmp_path)) == (change is paired)


def test_a_program_is_changed_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch, paired)
    source = host_program(tmp_path, bundle(("gfx1100", code_object())) + bytes(3000))
    source.chmod(0o755)
    target = tmp_path / "new"
    assert main(["patch", str(source), "-o", str(target)]) == 0
    assert "in place" in capsys.readouterr().out
    assert target.stat().st_mode & 0o111
    old, new = source.read_bytes(), target.read_bytes()
    assert len(old) == len(new)
    assert "v_dual_" in disassembled(code_objects(new, "out")[0].data, tmp_path)
    start = old.index(MAGIC)
    assert old[:start] == new[:start]


@pytest.mark.parametrize("packed", [False, True])
def test_an_object_file_of_the_host_grows_at_its_end(
    packed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch, longer)
    content = bundle(("gfx1100", code_object()), ("gfx1030", b"\x7fELF of no AMDGPU"))
    source = host_program(tmp_path, compressed(content, zstd=True) if packed else content)
    target = tmp_path / "new.o"
    assert main(["patch", str(source), "-o", str(target)]) == 0
    assert "moved to the end of the file" in capsys.readouterr().out
    before, after = code_objects(source.read_bytes(), "in"), code_objects(target.read_bytes(), "out")
    assert len(after[0].data) > len(before[0].data) + 10000
    assert [each.data for each in after[1:]] == [each.data for each in before[1:]]
    section = read_elf(target.read_bytes()).section(".hip_fatbin")
    assert section is not None
    assert section.offset % section.alignment == 0
    assert section.data.startswith(COMPRESSED_MAGIC if packed else MAGIC)


def test_a_compressed_bundle_in_a_program_takes_the_zeros_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, paired)
    packed = compressed(bundle(("gfx1100", code_object())), zstd=True)
    source, target = host_program(tmp_path, packed + bytes(512) + packed + bytes(512)), tmp_path / "new"
    assert main(["patch", str(source), "-o", str(target)]) == 0
    after = code_objects(target.read_bytes(), "out")
    assert len(after) == 2
    assert all("v_dual_" in disassembled(each.data, tmp_path) for each in after)


def _with_symbol(text: str) -> str:
    text = text.replace("v_mul_f32_e32 v2, 2.0, v1", "v_mul_f32_e32 v2, nowhere@abs32@lo, v1")
    return text.replace("\t.text\n", "\t.hidden nowhere\n\t.text\n")


def _other_descriptor(text: str) -> str:
    return text.replace(".amdhsa_ieee_mode 1", ".amdhsa_ieee_mode 0")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_with_symbol, "the linker refuses it"),
        (_other_descriptor, "the descriptors differ"),
        (lambda text: text.replace("gfx1100", "gfx1101"), "does not match"),
    ],
)
def test_a_bad_rewriting_leaves_the_original(
    change: Change, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch, change)
    source, target = tmp_path / "k.hsaco", tmp_path / "new.hsaco"
    source.write_bytes(code_object())
    assert main(["patch", str(source), "-o", str(target)]) == 0
    assert reason in capsys.readouterr().out
    assert target.read_bytes() == source.read_bytes()


def test_a_kernel_that_is_left_says_what_a_user_can_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "k.hsaco", tmp_path / "new.hsaco"
    source.write_bytes(code_object())
    for pipeline, reason in (
        ("respill", "it does not access private memory"),
        ("respill,relax-fences", "no pass gains anything"),
    ):
        assert main(["patch", str(source), "-o", str(target), "--pipeline", pipeline]) == 0
        assert capsys.readouterr().out.endswith(f": left as it is: {reason}\n")


def test_what_cannot_be_proved_or_takes_too_long_is_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = tmp_path / "k.hsaco", tmp_path / "new.hsaco"
    source.write_bytes(code_object())
    arguments = ["patch", str(source), "-o", str(target), "--pipeline", "pair"]
    assert main([*arguments, "--time-limit", "0.01"]) == 0
    assert "left as it is: no answer within" in capsys.readouterr().out
    monkeypatch.setenv("ISATOOL_DISABLE", "1")
    assert main(arguments) == 0
    assert "left as it is: ISATOOL_DISABLE is set" in capsys.readouterr().out
    assert target.read_bytes() == source.read_bytes()


def test_bad_requests_are_one_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "k.hsaco"
    source.write_bytes(code_object())
    for arguments, words in (
        ([str(source), "-o", str(source)], "input files are never changed"),
        (["-", "-o", str(tmp_path / "out")], "not standard input"),
        ([str(source), "-o", str(tmp_path / "out"), "--pipeline", "nonsense"], "nonsense"),
        ([str(source), "-o", str(tmp_path / "out"), "--chip", "gfx1150"], "no code object for gfx1150"),
        ([str(source), "-o", str(tmp_path / "none" / "out")], "its folder does not exist"),
    ):
        assert main(["patch", *arguments]) == 2
        assert words in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_dry_run_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, paired)
    (tmp_path / "k.hsaco").write_bytes(code_object())
    more = ["-o", str(tmp_path / "out"), "--store", str(tmp_path / "kept"), "--dry-run"]
    assert main(["patch", str(tmp_path / "k.hsaco"), *more]) == 0
    assert sorted(path.name for path in tmp_path.iterdir() if path.name != "cache") == ["k.hsaco"]


def _two_kernels() -> bytes:
    second = KERNEL.format(name="second", chip="gfx1100").split("\t.text\n", 1)[1].replace(".Lend", ".Lend2")
    toolchain = Toolchain.find()
    return toolchain.link(
        toolchain.assemble(f"{KERNEL.format(name='k', chip='gfx1100')}\t.text\n{second}", chips.DEFAULT.name)
    )


@pytest.mark.parametrize("several", [False, True])
def test_what_fits_keeps_the_layout_of_the_code_object(
    several: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch, paired)
    source, target = tmp_path / "k.hsaco", tmp_path / "new.hsaco"
    source.write_bytes(_two_kernels() if several else code_object())
    assert main(["patch", str(source), "-o", str(target)]) == 0
    assert "layout kept" in capsys.readouterr().out
    before, after = source.read_bytes(), target.read_bytes()
    changed = {index for index, (one, two) in enumerate(zip(before, after, strict=True)) if one != two}
    allowed = [
        range(section.offset, section.offset + section.size)
        for section in read_elf(before).sections
        if section.name in (".text", ".rodata", ".symtab", ".dynsym")
    ]
    assert changed
    assert all(any(index in places for places in allowed) for index in changed)
    text = disassembled(after, tmp_path)
    assert text.count("v_dual_") == (4 if several else 2)
    assert read_elf(after).symbol_names["k"].size == read_elf(before).symbol_names["k"].size


def test_what_is_longer_or_has_debugging_information_is_linked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "k.hsaco", tmp_path / "new.hsaco"
    toolchain = Toolchain.find()
    plain = KERNEL.format(name="k", chip="gfx1100")
    with_debugging = toolchain.link(
        toolchain.assemble(f'{plain}\t.section .debug_line,"",@progbits\n\t.long 7\n', chips.DEFAULT.name)
    )
    for data, change in ((code_object(), longer), (with_debugging, paired)):
        pretend(monkeypatch, change)
        source.write_bytes(data)
        assert main(["patch", str(source), "-o", str(target)]) == 0
        assert "layout rebuilt" in capsys.readouterr().out
        assert read_elf(target.read_bytes()).section(".debug_line") is None
