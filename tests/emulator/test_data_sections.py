"""Data sections as bytes: directives, alignment, pointers, and what makes a section not understood."""

from __future__ import annotations

import struct

import pytest

from isatool.asm.reader import read_text
from isatool.emulator.data_sections import DataImage, read_data


def image(text: str) -> DataImage:
    """The data of a text; `code` lies at 0x1000."""
    return read_data(read_text(text).lines, {"code": 0x1000}.get)


def content(text: str) -> bytes:
    """The bytes of .rodata, and that it is understood."""
    found = image(f'\t.section\t.rodata,"a",@progbits\nfirst:\n{text}\n')
    assert "first" in found.symbols
    assert not found.sections[0].writable
    return found.sections[0].content


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("\t.byte 1, -1, 0x7f", b"\1\xff\x7f"),
        ("\t.short 258\n\t.p2align 2, 0x0\n\t.long 5", b"\2\1\0\0\5\0\0\0"),
        ("\t.quad -2", b"\xfe" + 7 * b"\xff"),
        ("\t.byte 9\n\t.zero 3\n\t.skip 2, 7", b"\x09\0\0\0\7\7"),
        ("\t.fill 3, 2, 0x0102", b"\2\1" * 3),
        ('\t.ascii "a\\"b\\n\\t\\\\", "c,d"', b'a"b\n\t\\c,d'),
        ('\t.asciz "x\\101\\x42"', b"xAB\0"),
        ("\t.float 1.5\n\t.double -2.0", struct.pack("<fd", 1.5, -2.0)),
        ("\t.quad code+4\n\t.long code-first", struct.pack("<QI", 0x1004, (0x1000 - 0x7F4000000000) & 0xFFFFFFFF)),
    ],
)
def test_directives_become_bytes(text: str, wanted: bytes) -> None:
    assert content(text) == wanted


@pytest.mark.parametrize(
    "text",
    [
        "\t.uleb128 5",
        "\t.quad nowhere",
        "\t.zero -1",
        "\t.fill x",
        "\t.balign 0",
        "\t.float x",
        "\t.ascii x",
        "\ts_nop 0",
    ],
)
def test_a_section_that_is_not_understood_has_no_symbols(text: str) -> None:
    found = image(f"\t.data\nfirst:\n\t.long 1\n{text}\n\t.section .rodata\nsecond:\n\t.long 2\n")
    assert "first" not in found.symbols
    assert [section.name for section in found.sections] == [".rodata"]
    assert "second" in found.symbols


def test_sections_are_entered_again_and_symbols_keep_their_places() -> None:
    found = image("\t.data\na:\n\t.long 1\n\t.bss\nb:\n\t.zero 8\n\t.data\nc:\n\t.long 3\n\t.comm d,12,4\n\t.text\n")
    first, second = found.sections
    assert (first.name, first.content, first.writable) == (".data", struct.pack("<II", 1, 3), True)
    assert (second.name, len(second.content)) == (".bss", 20)
    assert found.symbols["c"] - found.symbols["a"] == 4
    assert found.symbols["d"] - found.symbols["b"] == 8


def test_kernel_descriptors_and_metadata_are_no_data() -> None:
    text = "\t.rodata\n\t.p2align 6\n\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 1\n\t\t.amdhsa_next_free_sgpr 1\n"
    found = image(
        text + "\t.end_amdhsa_kernel\nt:\n\t.byte 3\n\t.amdgpu_metadata\n---\na: 1\n...\n\t.end_amdgpu_metadata\n"
    )
    assert found.sections[0].content == b"\3"
