"""Kernel descriptors and metadata as typed values; the assembler's bytes say whether they are read right."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from single_pieces import kernel_descriptor, kernel_descriptor_bytes, kernel_metadata

from isatool.asm.descriptor import Descriptor, read_descriptors
from isatool.asm.file_symbols import FileSymbols
from isatool.asm.metadata import read_metadata
from isatool.asm.toolchain import Toolchain
from isatool.asm.yaml_subset import Scalar, read_yaml
from isatool.diagnostics import UserError
from isatool.isa import chips

ROOT = Path(__file__).resolve().parents[2]
KERNEL5 = (ROOT / "samples" / "sgemm" / "kernel5.s").read_text().splitlines()
CALLS = (ROOT / "tests" / "data" / "calls" / "calls.s").read_text().splitlines()
TEXTS = sorted((*(ROOT / "samples" / "sgemm").glob("*.s"), *(ROOT / "tests" / "data").glob("*/*.s")))
TOOLS = Toolchain.find(environment={})


def bits(descriptor: bytes, offset: int, first: int, count: int) -> int:
    return int.from_bytes(descriptor[offset : offset + 4], "little") >> first & ((1 << count) - 1)


def check_against_bytes(descriptor: Descriptor, data: bytes) -> None:
    """Fields of the 64 bytes, after the table of the AMDGPU backend's user guide."""
    assert bits(data, 0, 0, 32) == descriptor.lds_bytes
    assert bits(data, 4, 0, 32) == descriptor.scratch_bytes
    assert bits(data, 8, 0, 32) == descriptor.kernarg_size
    granule = 8 if descriptor.wave_size == 32 else 4
    assert bits(data, 48, 0, 6) == -(-max(1, descriptor.vgprs) // granule) - 1
    mode = bits(data, 48, 12, 8) | bits(data, 48, 21, 1) << 8 | bits(data, 48, 23, 1) << 9
    assert mode == descriptor.mode_register
    assert bits(data, 48, 29, 1) != descriptor.cu_mode
    assert bits(data, 52, 0, 1) == descriptor.value("enable_private_segment")
    assert bits(data, 52, 1, 5) == descriptor.user_sgpr_count
    assert tuple(bool(bits(data, 52, 7 + axis, 1)) for axis in range(3)) == descriptor.workgroup_ids
    assert bits(data, 52, 11, 2) + 1 == descriptor.workitem_ids
    assert bits(data, 56, 3, 1) == ("kernarg_segment_ptr" in descriptor.user_sgprs)
    assert bits(data, 56, 10, 1) == (descriptor.wave_size == 32)


def test_a_compiled_kernel_is_read() -> None:
    descriptor = kernel_descriptor(KERNEL5, "kernel")
    assert descriptor is not None
    assert (descriptor.lds_bytes, descriptor.kernarg_size, descriptor.wave_size) == (8320, 36, 32)
    assert descriptor.user_sgprs == {"kernarg_segment_ptr": (0, 2)}
    assert descriptor.workgroup_id_sgprs == (14, 15, None)
    assert descriptor.mode_register == 0x3F0
    assert descriptor.cu_mode


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_every_compiled_descriptor_agrees_with_the_assembler(path: Path) -> None:
    text = path.read_text()
    code = TOOLS.assemble(text, chips.DEFAULT.name)
    descriptors = read_descriptors(text.splitlines())
    assert descriptors
    for descriptor in descriptors:
        check_against_bytes(descriptor, kernel_descriptor_bytes(code, descriptor.kernel))


FLAGS = st.integers(0, 1)
DIRECTIVES = st.fixed_dictionaries(
    {"next_free_vgpr": st.integers(1, 256), "next_free_sgpr": st.integers(0, 106)},
    optional={
        "group_segment_fixed_size": st.integers(0, 65536),
        "private_segment_fixed_size": st.integers(0, 4096),
        "kernarg_size": st.integers(0, 4096),
        "user_sgpr_count": st.integers(9, 16),
        "user_sgpr_dispatch_ptr": FLAGS,
        "user_sgpr_queue_ptr": FLAGS,
        "user_sgpr_kernarg_segment_ptr": FLAGS,
        "user_sgpr_dispatch_id": FLAGS,
        "user_sgpr_private_segment_size": FLAGS,
        "enable_private_segment": FLAGS,
        "system_sgpr_workgroup_id_x": FLAGS,
        "system_sgpr_workgroup_id_y": FLAGS,
        "system_sgpr_workgroup_id_z": FLAGS,
        "system_vgpr_workitem_id": st.integers(0, 2),
        "float_round_mode_32": st.integers(0, 3),
        "float_round_mode_16_64": st.integers(0, 3),
        "float_denorm_mode_32": st.integers(0, 3),
        "float_denorm_mode_16_64": st.integers(0, 3),
        "dx10_clamp": FLAGS,
        "ieee_mode": FLAGS,
        "workgroup_processor_mode": FLAGS,
    },
)


@settings(max_examples=40)
@given(DIRECTIVES)
def test_values_and_defaults_agree_with_the_assembler(directives: dict[str, int]) -> None:
    lines = [
        ".text",
        "k:",
        "s_endpgm",
        ".rodata",
        ".amdhsa_kernel k",
        *(f"  .amdhsa_{name} {value} ; comment" for name, value in directives.items()),
        ".end_amdhsa_kernel",
    ]
    descriptor = kernel_descriptor(lines, "k")
    assert descriptor is not None
    check_against_bytes(descriptor, kernel_descriptor_bytes(TOOLS.assemble("\n".join(lines), chips.DEFAULT.name), "k"))


def test_counts_over_symbols_of_later_lines_are_evaluated() -> None:
    indirect, direct = read_descriptors(CALLS)
    assert (indirect.kernel, indirect.vgprs, indirect.sgprs) == ("indirect", 42, 36)
    assert (direct.kernel, direct.vgprs, direct.workgroup_id_sgprs) == ("direct", 4, (15, None, None))


def test_symbols_may_not_depend_on_themselves() -> None:
    symbols = FileSymbols([".set a, b+1", ".set b, a+1", "c = 7", ".equ d, max(c, 9)"])
    assert [symbols.get(name) for name in ("a", "b", "c", "d", "e")] == [None, None, 7, 9, None]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ((".amdhsa_next_free_vgpr 206", ".amdhsa_next_free_vgpr nothing"), "cannot be evaluated"),
        ((".amdhsa_next_free_sgpr 17", ".amdhsa_reserve_xnack_mask 0"), "has no .amdhsa_next_free_sgpr"),
        ((".amdhsa_kernarg_size 36", ".amdhsa_ieee_mode 1"), "ieee_mode is repeated"),
    ],
)
def test_a_damaged_descriptor_is_refused_with_its_place(change: tuple[str, str], message: str) -> None:
    lines = [text.replace(*change) for text in KERNEL5]
    with pytest.raises(UserError, match=message) as caught:
        read_descriptors(lines, "k.s")
    span = caught.value.diagnostics[0].span
    assert span.path == "k.s"
    assert lines[span.line - 1].strip().startswith((".amdhsa_next_free_vgpr", ".amdhsa_kernel", ".amdhsa_ieee_mode"))


def test_metadata_gives_the_layout_of_the_arguments() -> None:
    metadata = kernel_metadata(KERNEL5, "kernel")
    assert metadata is not None
    assert [(argument.offset, argument.size, argument.value_kind) for argument in metadata.arguments] == [
        (0, 8, "global_buffer"),
        (8, 8, "global_buffer"),
        (16, 8, "global_buffer"),
        (24, 4, "by_value"),
        (28, 4, "by_value"),
        (32, 4, "by_value"),
    ]
    assert (metadata.max_flat_workgroup_size, metadata.group_segment_fixed_size) == (128, 8320)
    assert metadata.symbol == "kernel.kd"


def test_hidden_arguments_are_told_apart() -> None:
    indirect = kernel_metadata(CALLS, "indirect.kd")
    assert indirect is not None
    assert [argument.is_hidden for argument in indirect.arguments][:4] == [False, False, True, True]


def test_a_file_without_metadata_has_none() -> None:
    assert read_metadata(["s_endpgm"]) == ()


def test_places_of_scalars_are_their_characters() -> None:
    metadata = kernel_metadata(KERNEL5, "kernel")
    assert metadata is not None
    for scalar in metadata.places.values():
        assert KERNEL5[scalar.line][scalar.start : scalar.end] == scalar.text


def test_yaml_nests_quotes_and_lists() -> None:
    document = [
        "---",
        "a:",
        "  - .name: 'it''s'",
        '    .text: "x\\ty: # no comment"  # comment',
        "    .size: [ 1, 22 ]",
        "  -",
        "    - 1",
        "    - -2",
        "b:",
        "- {}",
        "...",
    ]
    node = read_yaml(document, 0, len(document))
    assert node == {
        "a": [
            {
                ".name": Scalar("it's", 2, 11, 18),
                ".text": Scalar("x\ty: # no comment", 3, 11, 31),
                ".size": [Scalar("1", 4, 13, 14), Scalar("22", 4, 16, 18)],
            },
            [Scalar("1", 6, 6, 7), Scalar("-2", 7, 6, 8)],
        ],
        "b": [{}],
    }


@pytest.mark.parametrize("line", ["a: |", "a: 1\n b: 2", "a: {x: 1", "a: &x 1", "a: 1\na: 2", "a: 'x", "a: [[1]"])
def test_yaml_outside_the_subset_is_refused(line: str) -> None:
    lines = line.split("\n")
    with pytest.raises(UserError) as caught:
        read_yaml(lines, 0, len(lines), "m.s")
    assert caught.value.diagnostics[0].span.line >= 1
