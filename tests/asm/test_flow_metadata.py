"""Kernel metadata as people write it: flow mappings and lists on one line."""

from __future__ import annotations

import pytest
from single_pieces import kernel_metadata

from isatool.asm.yaml_subset import Scalar, read_yaml
from isatool.diagnostics import UserError

TEXT = """
    .amdgpu_metadata
---
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: copy   # written by hand
    .symbol: "copy.kd"
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 32
    .vgpr_count: 64
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [ 256, 1, 1 ]
    .args:
    - { .name: input, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global, .is_const: true}
    - { .name: output, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
    - { .name: "size, in dwords", .size: 4, .offset: 16, .value_kind: by_value }
...
    .end_amdgpu_metadata
"""


def test_arguments_in_braces_are_read() -> None:
    found = kernel_metadata(TEXT.split("\n"), "copy")
    assert found is not None
    assert [(one.name, one.offset, one.size) for one in found.arguments] == [
        ("input", 0, 8), ("output", 8, 8), ("size, in dwords", 16, 4),
    ]  # fmt: skip
    assert found.required_workgroup_size == (256, 1, 1)


def test_scalars_know_where_they_stand() -> None:
    line = "a: {b: [1, 'two'], c: {}}"
    found = read_yaml([line], 0, 1)
    assert found == {"a": {"b": [Scalar("1", 0, 8, 9), Scalar("two", 0, 11, 16)], "c": {}}}
    assert line[11:16] == "'two'"


def test_a_name_that_yaml_takes_for_a_boolean_is_a_string() -> None:
    """As the disassembler writes an argument `n`, so that the assembler makes no `false` of it."""
    assert read_yaml(['a: !str "n"'], 0, 1) == {"a": Scalar("n", 0, 8, 11)}
    for line in ("a: !str n", "a: !int 1", "a: !str", "a: !<str> 'n'"):
        with pytest.raises(UserError, match="outside the YAML"):
            read_yaml([line], 0, 1)


@pytest.mark.parametrize(
    "line",
    ["a: [1, 2", "a: {b}", "a: {b: 1} c", "a: {b: 1, b: 2}", "a: [|]", "a: {b: 'x}", "a: [1 2]]", "a: " + "[" * 99],
)
def test_brackets_that_do_not_fit_are_refused_with_their_place(line: str) -> None:
    with pytest.raises(UserError) as caught:
        read_yaml([line], 0, 1)
    assert caught.value.diagnostics[0].span.line == 1
    assert caught.value.diagnostics[0].span.column > 3
