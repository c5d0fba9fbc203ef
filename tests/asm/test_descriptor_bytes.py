"""Descriptor bytes and metadata notes go to text and back without a difference."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from single_pieces import kernel_descriptor_bytes

from isatool.asm.descriptor_bytes import directives, wave_size
from isatool.asm.elf import read_elf
from isatool.asm.metadata_note import Value, read_note, yaml_lines
from isatool.asm.offload_bundle import MAGIC, code_objects
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.isa import chips
from isatool.isa.target import Target

FLAGS = (
    *("user_sgpr_dispatch_ptr", "user_sgpr_queue_ptr", "user_sgpr_kernarg_segment_ptr", "user_sgpr_dispatch_id"),
    *("user_sgpr_private_segment_size", "uses_dynamic_stack", "enable_private_segment", "system_sgpr_workgroup_id_y"),
    *(
        "system_sgpr_workgroup_id_z",
        "system_sgpr_workgroup_info",
        "dx10_clamp",
        "ieee_mode",
        "round_robin_scheduling",
        "fp16_overflow",
    ),
    *("workgroup_processor_mode", "memory_ordered", "forward_progress", "exception_fp_ieee_inexact"),
)


def _text(values: dict[str, int]) -> str:
    body = "".join(f"\t.amdhsa_{name} {value}\n" for name, value in values.items())
    return f".rodata\n.p2align 6\n.amdhsa_kernel k\n{body}.end_amdhsa_kernel\n.text\n.globl k\nk:\n s_endpgm\n"


@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.table)
@settings(max_examples=30)
@given(
    st.dictionaries(st.sampled_from(FLAGS), st.integers(0, 1)),
    st.integers(1, 256),
    st.fixed_dictionaries(
        {
            "group_segment_fixed_size": st.integers(0, 65536),
            "kernarg_size": st.integers(0, 4096),
            "float_round_mode_32": st.integers(0, 3),
            "float_denorm_mode_32": st.integers(0, 3),
            "system_vgpr_workitem_id": st.integers(0, 2),
            "user_sgpr_count": st.integers(9, 16),
            "inst_pref_size": st.integers(0, 63),
        }
    ),
)
def test_directives_made_from_the_bytes_give_the_bytes(
    target: Target, flags: dict[str, int], vgprs: int, values: dict[str, int]
) -> None:
    toolchain = Toolchain.find()
    asked = {name: value for name, value in {**values, **flags}.items() if name in target.descriptor or "size" in name}
    asked |= {"next_free_vgpr": vgprs, "next_free_sgpr": 20}
    first = kernel_descriptor_bytes(toolchain.assemble(_text(asked), target.name), "k")
    found = dict(directives(first, target, vgprs, 22))
    assert kernel_descriptor_bytes(toolchain.assemble(_text(found), target.name), "k") == first
    assert {name: found[name] for name in asked if name != "next_free_sgpr"} == {
        name: value for name, value in asked.items() if name != "next_free_sgpr"
    }
    assert found["next_free_vgpr"] == vgprs
    assert wave_size(first) == 32


def test_the_number_of_registers_comes_from_the_descriptor_where_the_metadata_does_not_fit() -> None:
    image = Toolchain.find().assemble(_text({"next_free_vgpr": 200, "next_free_sgpr": 20}), chips.DEFAULT.name)
    descriptor = kernel_descriptor_bytes(image, "k")
    assert dict(directives(descriptor, chips.DEFAULT, 100, None))["next_free_vgpr"] == 200
    assert dict(directives(descriptor, chips.DEFAULT, 198, None))["next_free_vgpr"] == 198


def test_metadata_survives_the_way_through_the_note() -> None:
    metadata: dict[str, Value] = {
        "amdhsa.kernels": [
            {
                ".args": [
                    {
                        ".name": "it's a 'name'",
                        ".offset": 0,
                        ".size": 8,
                        ".type_name": "float*",
                        ".value_kind": "by_value",
                    }
                ],
                ".group_segment_fixed_size": 70000,
                ".kernarg_segment_align": 8,
                ".kernarg_segment_size": 300,
                ".max_flat_workgroup_size": 1024,
                ".name": "123",
                ".private_segment_fixed_size": 0,
                ".sgpr_count": 10,
                ".symbol": "k.kd",
                ".uses_dynamic_stack": False,
                ".reqd_workgroup_size": [64, 1, 1],
                ".vgpr_count": 4,
                ".wavefront_size": 32,
            }
        ],
        "amdhsa.target": "amdgcn-amd-amdhsa--gfx1100",
        "amdhsa.version": [1, 2],
    }
    block = "\n".join(yaml_lines(metadata))
    image = Toolchain.find().assemble(
        f".amdgpu_metadata\n---\n{block}\n...\n.end_amdgpu_metadata\n", chips.DEFAULT.name
    )
    found = read_note(read_elf(image))
    assert found == metadata


def _bundle(entries: list[tuple[str, bytes]]) -> bytes:
    header = MAGIC + struct.pack("<Q", len(entries))
    size = len(header) + sum(24 + len(name) for name, _ in entries)
    body = b""
    for name, data in entries:
        header += struct.pack("<QQQ", size + len(body), len(data), len(name)) + name.encode()
        body += data
    return header + body


def test_code_objects_are_found_in_bundles() -> None:
    image = Toolchain.find().assemble("s_endpgm\n", chips.DEFAULT.name)
    data = _bundle([("host-x86_64-unknown-linux-gnu-", b""), ("hipv4-amdgcn-amd-amdhsa--gfx1100", image)])
    (found,) = code_objects(data, "file")
    assert (found.chip, found.data) == ("gfx1100", image)
    assert len(code_objects(data + bytes(100) + data, "file")) == 2
    assert [item.target for item in code_objects(image, "file")] == [""]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not an object",
        b"\x7fELF",
        MAGIC,
        MAGIC + struct.pack("<Q", 2**60),
        MAGIC + struct.pack("<QQQQ", 1, 2**40, 8, 4) + b"abcd",
        _bundle([("host", b"")]),
        b"CCOB\x02\x00\x01\x00",
        b"CCOB\x02\x00\x00\x00" + bytes(30),
    ],
)
def test_damaged_files_are_refused(data: bytes) -> None:
    with pytest.raises(UserError):
        code_objects(data, "file")
