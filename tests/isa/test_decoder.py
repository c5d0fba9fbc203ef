"""The decoder against the assembler: what is assembled, decoded and assembled again has the same bytes."""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from assembler import errors, instruction_bytes
from test_table_assembler import all_samples, options
from write_encodings import IMAGES, image_sample, lines

from isatool.asm.decoder import Decoded, decode
from isatool.asm.disassembler import disassemble_code_object
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.isa import chips, encodings
from isatool.isa.images import DIMENSIONS
from isatool.isa.table import all_mnemonics, lookup
from isatool.isa.target import Target

ROOT = Path(__file__).resolve().parents[2]
RANDOM = 3000
"""random instructions for each chip and wave size"""


def _image_texts(target: Target) -> list[str]:
    found = []
    for mnemonic in all_mnemonics(target):
        answer = lookup(mnemonic, target)
        assert answer is not None
        for form in answer[0].forms if answer[0].forms[0].encoding in IMAGES else ():
            for dimension in DIMENSIONS if "dim" in form.permits else ("2D",):
                for a16 in (False, True):
                    for listed in (False, True):
                        found.append(image_sample(answer[0], form, dimension, a16, listed).text)
    refused = errors(found, target.name)  # forms and dimensions that do not go together
    assert len(refused) < 0.1 * len(found)
    return [text for index, text in enumerate(found) if index not in refused]


def _again(decoded: Sequence[Decoded], chip: str, wave_size: int) -> list[bytes | None]:
    """What the assembler makes of the texts, None for those that it refuses."""
    refused = errors([each.text for each in decoded], chip, options(wave_size))
    kept = [each.text for index, each in enumerate(decoded) if index not in refused]
    made = iter(instruction_bytes(kept, chip, options(wave_size)))
    return [None if index in refused else next(made) for index in range(len(decoded))]


@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.table)
@pytest.mark.parametrize("wave_size", [32, 64])
def test_every_form_of_the_table_is_decoded_as_it_was_written(wave_size: int, target: Target) -> None:
    every = [each.text for each in all_samples(wave_size, target)]
    _require_round_trip([text for text in every if "target" not in text and text != "v_illegal"], wave_size, target)


@pytest.mark.full
@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.table)
def test_every_form_of_image_instructions_is_decoded_as_it_was_written(target: Target) -> None:
    _require_round_trip(_image_texts(target), 32, target)


def _require_round_trip(texts: Sequence[str], wave_size: int, target: Target) -> None:
    codes = instruction_bytes(texts, target.name, options(wave_size))
    decoded = [decode(code, target.name, wave_size) for code in codes]
    assert [text for text, found in zip(texts, decoded, strict=True) if found is None] == []
    known = [found for found in decoded if found is not None]
    assert not any(found.ignored for found in known)
    wrong = [
        (text, found.text)
        for text, found, code, made in zip(texts, known, codes, _again(known, target.name, wave_size), strict=True)
        if made != code
    ]
    assert wrong == []


def _random_codes(draw: random.Random, target: Target = chips.DEFAULT) -> list[bytes]:
    """Instructions of every opcode with random fields, most of them as the assembler could write them."""
    every = [each for found in encodings.encodings(target).values() for each in found.values()]
    sources = [255, 250, 233, 234, 128, 193, 242, 248, 106, 126, 253, 235, 124, 125]
    found = []
    for _ in range(RANDOM):
        encoding = draw.choice(every)
        family = encoding.family
        bits = encoding.default | family.value << family.mark.low | encoding.opcode << family.opcode.low
        for name, field in family.fields.items():
            if field.mask & family.own or (not name.startswith(("src", "v", "s")) and draw.random() < 0.6):
                continue
            value = draw.getrandbits(field.width)
            if name.startswith("src") and draw.random() < 0.4:
                value = draw.choice(sources)
            if name in ("saddr", "soffset") and draw.random() < 0.5:
                value = 124
            bits = bits & ~field.mask | value << field.low & field.mask
        tail = draw.getrandbits(64) << 32 | draw.choice([0, 1, 0x3F800000, 0xFFFFFFFF, 0x1234, 0xFF001B01, 0x80000000])
        found.append(bits.to_bytes(family.size, "little") + tail.to_bytes(12, "little"))
    return found


@pytest.mark.parametrize(
    ("chip", "wave_size"), [("gfx1100", 32), ("gfx1100", 64), ("gfx1150", 32), ("gfx1201", 32), ("gfx1201", 64)]
)
def test_random_bits_are_refused_by_the_assembler_or_come_back(chip: str, wave_size: int) -> None:
    codes = _random_codes(random.Random(f"{chip} {wave_size}"), chips.chip(chip))
    tried = [(code, found) for code in codes if (found := decode(code, chip, wave_size)) is not None]
    made = _again([found for _, found in tried], chip, wave_size)
    assert sum(each is not None for each in made) > RANDOM / 5
    wrong = []
    for (code, found), again in zip(tried, made, strict=True):
        expected = int.from_bytes(code[: found.size], "little") ^ found.ignored
        if again is not None and again != expected.to_bytes(found.size, "little"):
            wrong.append((found.text, code.hex(), again.hex()))
    # what the assembler reads otherwise than it is encoded, and the disassembler therefore writes as data
    known = re.compile(r"16.*0x[0-9a-f]{5,}|v_pk_fmac_f16|\|lit\(")
    assert [each for each in wrong if not known.search(each[0])] == []


def test_unused_source_fields_are_ignored() -> None:
    (plain,) = instruction_bytes(["v_mul_lo_u32 v0, v1, v2"])
    filled = (int.from_bytes(plain, "little") | 0x80 << 50).to_bytes(8, "little")
    found = decode(filled, "gfx1100", 32)
    assert found is not None
    assert found.text == "v_mul_lo_u32 v0, v1, v2"
    assert found.ignored == 0x80 << 50
    text = f"\t.byte {', '.join(map(str, filled))}\n\ts_endpgm\n"
    made = disassemble_code_object(Toolchain.find().assemble(text, chips.DEFAULT.name), Toolchain.find(), "file")
    assert "v_mul_lo_u32 v0, v1, v2" in made.text
    assert made.differs is None
    assert made.warnings == [
        "1 instructions have bits set in source fields that they do not use; the assembler leaves them 0"
    ]


@pytest.mark.parametrize("code", [233, 234, 250, 255])
def test_an_unused_field_that_may_lengthen_the_instruction_is_not_ignored(code: int) -> None:
    (plain,) = instruction_bytes(["v_mul_lo_u32 v0, v1, v2"])
    filled = (int.from_bytes(plain, "little") | code << 50).to_bytes(8, "little")
    assert decode(filled + bytes(12), "gfx1100", 32) is None


def test_only_prefetches_count_lines_in_five_bits() -> None:
    assert decode(bytes.fromhex("e80f88f40000000a"), "gfx1100", 32) == Decoded("s_atc_probe 63, s[80:81], s5", 8, 0)


def test_what_is_no_instruction_is_data() -> None:
    assert decode(b"\xff\xff\xff\xff", "gfx1100", 32) is None
    assert decode(b"", "gfx1100", 32) is None
    (scalar_float,) = instruction_bytes(["s_add_f32 s0, s1, s2"], "gfx1150")
    assert decode(scalar_float, "gfx1100", 32) is None
    assert decode(scalar_float, "gfx1150", 32) is not None
    image = Toolchain.find().assemble(
        "\tv_mov_b32_e32 v0, 0\n\t.long 0xffffffff, 0xdeadbeef\n\ts_endpgm\n", chips.DEFAULT.name
    )
    assert ".long 0xffffffff\n" in disassemble_code_object(image, Toolchain.find(), "file").text


@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.table)
def test_the_table_of_encodings_is_what_the_assembler_says(target: Target) -> None:
    with open(encodings.data_file(target), encoding="utf-8") as stream:
        assert stream.read().splitlines() == lines(target)


def _kernels() -> list[Path]:
    every = [path for folder in ("samples", "tests/data", "benchmarks/corpus") for path in (ROOT / folder).rglob("*.s")]
    return sorted(every)


@pytest.mark.full
@pytest.mark.parametrize("path", _kernels(), ids=lambda path: path.stem)
def test_every_kernel_of_the_repository_comes_back(path: Path) -> None:
    program = read_text(path.read_text(errors="surrogateescape"), str(path))
    toolchain = Toolchain.find()
    image = toolchain.assemble("\n".join(line.text for line in program.lines) + "\n", program.chip, program.wave_size)
    images = [image]
    with suppress(UserError):  # a text that is not whole
        images.append(toolchain.link(image))
    for each in images if ".rodata" in path.read_text(errors="replace") else ():  # not fuzzed texts without sections
        assert disassemble_code_object(each, toolchain, str(path)).differs is None


# -- another disassembler

_OBJDUMP = re.compile(r"^\s+(\S.*?)\s*// ([0-9A-F]+): ([0-9A-F ]+?)(?: <.*)?$", re.MULTILINE)


@pytest.mark.full
def test_llvm_decodes_the_same_instructions(tmp_path: Path) -> None:
    """Whatever llvm-objdump 19 prints so that it assembles to the same bytes, the decoder has a text for as well."""
    codes = [code for seed in range(4) for code in _random_codes(random.Random(seed))]
    source = "".join(f".p2align 5, 0\n.byte {', '.join(map(str, code))}\n" for code in codes)
    (tmp_path / "codes.o").write_bytes(Toolchain.find().assemble(source, chips.DEFAULT.name))
    command = ["llvm-objdump-19", "-d", "-z", "--mcpu=gfx1100", str(tmp_path / "codes.o")]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    theirs = {int(match[2], 16): (match[1], 4 * len(match[3].split())) for match in _OBJDUMP.finditer(output)}
    shown = [(code, *theirs[32 * index]) for index, code in enumerate(codes) if 32 * index in theirs]
    shown = [each for each in shown if not each[1].startswith((".long", "v_illegal"))]
    refused = errors([text for _, text, _ in shown])
    kept = [each for index, each in enumerate(shown) if index not in refused]
    made = instruction_bytes([text for _, text, _ in kept])
    kept = [each for each, again in zip(kept, made, strict=True) if again == each[0][: each[2]]]
    assert len(kept) > 1500
    decoded = [decode(code, "gfx1100", 32) for code, _, _ in kept]
    # scalar destinations beyond the scalar registers: LLVM 19 prints them, nothing has them
    missing = [text for (_, text, _), found in zip(kept, decoded, strict=True) if found is None and "src_" not in text]
    assert missing == []
    again = _again([found for found in decoded if found is not None], "gfx1100", 32)
    assert sum(each is None for each in again) == 0
