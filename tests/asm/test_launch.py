"""Launch specs: what they say, and one clear message at its place for what is wrong with them."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from single_pieces import kernel_metadata

from isatool.asm import launch
from isatool.asm.buffers import make_buffers, reference, to_float64
from isatool.asm.element_types import ELEMENT_TYPES
from isatool.asm.kernarg import kernarg_bytes
from isatool.asm.launch import check_launch, find_spec, kernarg_places, load_spec, parse_spec
from isatool.asm.metadata import MetadataArgument
from isatool.diagnostics import UserError

ROOT = Path(__file__).resolve().parents[2]
SPECS = sorted((*(ROOT / "samples" / "sgemm").glob("*.toml"), *(ROOT / "tests" / "data" / "sgemm").glob("*.toml")))
KERNEL5 = (ROOT / "samples" / "sgemm" / "kernel5.toml").read_text()
POINTER = "global_buffer"


def refusal(text: str) -> tuple[str, int, int]:
    """(message, line, column) of the error for a spec."""
    with pytest.raises(UserError) as caught:
        parse_spec(text, "k.toml").resolve()
    diagnostic = caught.value.diagnostics[0]
    assert diagnostic.span.path == "k.toml"
    return diagnostic.message, diagnostic.span.line, diagnostic.span.column


def test_the_spec_of_kernel5_is_read() -> None:
    launch = parse_spec(KERNEL5).resolve({"N": 384})
    assert launch.kernel == "kernel"
    assert (launch.block, launch.grid) == ((128, 1, 1), (3, 3, 1))
    assert [(found.name, found.is_buffer, found.shape, found.size) for found in launch.arguments] == [
        ("A", True, (384, 384), 589824),
        ("B", True, (384, 384), 589824),
        ("C", True, (384, 384), 589824),
        ("N", False, (), 4),
        ("alpha", False, (), 4),
        ("beta", False, (), 4),
    ]
    assert launch.scalars == {"N": 384, "alpha": 1.25, "beta": 0.5}
    assert [found.name for found in launch.outputs] == ["C"]
    assert launch.flops == 2 * 384**3 + 3 * 384**2
    assert launch.slack_bytes == 8 * 384 * 4 + 64


@pytest.mark.parametrize("path", SPECS, ids=lambda path: path.stem)
def test_every_spec_fits_its_kernel(path: Path) -> None:
    spec = load_spec(path)
    metadata = kernel_metadata(path.with_suffix(".s").read_text().splitlines(), spec.kernel or "")
    assert metadata is not None
    kernarg_places(spec, metadata.arguments)
    check_launch(spec.resolve(), metadata)
    assert find_spec(path.with_suffix(".s")) == path


def test_a_file_without_a_spec_has_none(tmp_path: Path) -> None:
    assert find_spec(tmp_path / "k.s") is None
    assert find_spec("-") is None


@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        ({"N": 100}, "--size N=100: N must be a multiple of 128"),
        ({"N": 0}, "--size N=0: N must be at least 128"),
        ({"N": -128}, "--size N=-128: N must be at least 128"),
        ({"n": 128}, "--size n=128: there is no size 'n'"),
    ],
)
def test_a_size_that_is_not_allowed_says_why(sizes: dict[str, int], message: str) -> None:
    with pytest.raises(UserError) as caught:
        parse_spec(KERNEL5).resolve(sizes)
    assert caught.value.diagnostics[0].message == message
    assert caught.value.diagnostics[0].notes


def test_a_run_without_turns_has_one_workgroup_and_room_for_one_tile() -> None:
    launch = parse_spec(KERNEL5).resolve({"N": 0}, allow_zero=True)
    assert launch.zero_trip
    assert launch.grid == (1, 1, 1)
    assert launch.scalars["N"] == 0
    assert {found.shape for found in launch.buffers} == {(128, 128)}
    assert launch.slack_bytes == 8 * 128 * 4 + 64
    assert reference(launch, make_buffers(launch)) == {}


def test_a_size_of_zero_that_the_spec_allows_is_an_ordinary_run() -> None:
    text = KERNEL5.replace("default = 256, min = 128", "default = 256, min = 0").replace('"N/128"', '"max(1, N/128)"')
    launch = parse_spec(text).resolve({"N": 0})
    assert not launch.zero_trip
    assert {found.shape for found in launch.buffers} == {(0, 0)}


def test_values_list_what_a_size_may_be() -> None:
    spec = parse_spec(KERNEL5.replace("default = 256, min = 128, multiple_of = 128", "values = [4096, 1024]"))
    assert spec.resolve().sizes == {"N": 4096}
    assert spec.sizes["N"].smallest == 1024
    with pytest.raises(UserError, match="--size N=256: N must be one of 4096, 1024"):
        spec.resolve({"N": 256})


def test_a_plain_number_is_a_default() -> None:
    spec = parse_spec(KERNEL5.replace("{ default = 256, min = 128, multiple_of = 128 }", "512"))
    assert spec.resolve().grid == (4, 4, 1)
    assert spec.resolve({"N": 128}).grid == (1, 1, 1)
    with pytest.raises(UserError, match="100 / 128 is not a whole number"):
        spec.resolve({"N": 100})


def test_the_smallest_size_is_the_default_of_a_size_without_one() -> None:
    spec = parse_spec(KERNEL5.replace("default = 256, min = 128, multiple_of = 128", "min = 129, multiple_of = 128"))
    assert spec.resolve().sizes == {"N": 256}


@pytest.mark.parametrize(
    ("old", "new", "message", "line", "column"),
    [
        ("block =", "blok =", "unknown key: 'blok'", 2, 1),
        ("output = true", "outpt = true", "unknown key: 'outpt'", 22, 1),
        ("multiple_of", "multiple", "unknown key: 'multiple'", 6, 33),
        ("slack =", "slak =", "unknown key: 'slak'", 44, 1),
        ("flops =", "flop =", "no output with this name: 'flop'", 41, 1),
        ('C = "alpha', 'A = "alpha', "no output with this name: 'A'", 40, 1),
        ('"N/128", 1]', '"N/", 1]', "cannot read the expression 'N/': unexpected: the end", 3, 21),
        ('"N/128", 1]', '"M/128", 1]', "unknown name 'M', in 'M/128'", 3, 19),
        ('"N/128", 1]', "1, 1, 1]", "'grid' has 4 extents, expected 1 to 3", 3, 8),
        ('buffer = "f32[N, N]"', 'buffer = "f33[N, N]"', "unknown element type 'f33'", 10, 11),
        ('buffer = "f32[N, N]"', 'buffer = "f32[N, Q]"', "unknown name 'Q', in 'Q'", 10, 18),
        ('buffer = "f32[N, N]"', 'buffer = "f32"', "cannot read the buffer 'f32'", 10, 11),
        ('fill = "uniform(-1, 1)"', 'fill = "unifrom(-1, 1)"', "unknown fill 'unifrom'", 11, 9),
        ('fill = "uniform(-1, 1)"', 'fill = "uniform(1)"', "'uniform' takes 2 numbers, not 1", 11, 9),
        ('fill = "uniform(-1, 1)"', 'fill = "uniform(2, 1)"', "'uniform' from 2 to 1 has no values", 11, 9),
        ('fill = "uniform(-1, 1)"', "", "the buffer 'A' has no 'fill'", 8, 1),
        ('scalar = "i32"\n', "", "an argument is either a buffer or a scalar", 24, 1),
        ('value = "N"', "value = 1.5", "'N' is i32, its value must be a whole number", 27, 9),
        ('value = "N"', 'value = "N*N*N*N*N"', "argument 'N': 1099511627776 is not a value of i32", 24, 1),
        ("output = true", 'output = "yes"', "'output' must be true or false", 22, 11),
        ('name = "B"', 'name = "A"', "the argument 'A' occurs twice", 14, 9),
        ('name = "B"', 'name = "b c"', "'b c' cannot be a name", 14, 9),
        ("default = 256", "default = 250", "the default of N is 250: N must be a multiple of 128", 6, 17),
        ("block = [128, 1, 1]", "block = [2048]", "a block of 2048 lanes, the limit is 1024, in '2048'", 2, 10),
        ("block = [128, 1, 1]", "block = [0]", "a block extent of 0, expected at least 1, in '0'", 2, 10),
        ('"N/128", 1]', "0]", "a grid extent of 0 workgroups, expected 1 to 2147483647, in '0'", 3, 18),
        ('slack = "8', 'slack = "-8', "-8128 bytes of slack, in '-8*N*4 + 64'", 44, 10),
        ("[memory]", "[memory", "this is not valid TOML: Expected ']' at the end of a table declaration", 43, 8),
        ("[memory]", "[memo]", "unknown key: 'memo'", 43, 1),
    ],
)
def test_what_is_wrong_is_named_at_its_place(old: str, new: str, message: str, line: int, column: int) -> None:
    assert old in KERNEL5
    found = refusal(KERNEL5.replace(old, new, 1))
    assert found[0].startswith(message)
    assert found[1:] == (line, column)


def test_an_unknown_key_names_the_nearest() -> None:
    with pytest.raises(UserError) as caught:
        parse_spec(KERNEL5.replace("output", "outptu"))
    assert caught.value.diagnostics[0].notes == ("did you mean 'output'?",)


@pytest.mark.parametrize("key", ["block", "grid"])
def test_a_spec_without_a_needed_key_says_so(key: str) -> None:
    text = "\n".join(line for line in KERNEL5.splitlines() if not line.startswith(key))
    assert refusal(text)[0] == f"the launch spec has no '{key}'"


def test_assumptions_are_checked() -> None:
    text = 'assume = ["N >= 256"]\n' + KERNEL5
    assert parse_spec(text).resolve().sizes == {"N": 256}
    with pytest.raises(UserError, match="an assumption of the spec does not hold for N=128, in 'N >= 256'"):
        parse_spec(text).resolve({"N": 128})


def test_dynamic_lds_is_read() -> None:
    assert parse_spec('lds = "4 * N"\n' + KERNEL5).resolve().lds_bytes == 1024


def test_a_file_that_cannot_be_read_is_a_user_error(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot read this launch spec"):
        load_spec(tmp_path / "none.toml")
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"\xff\xfe")
    with pytest.raises(UserError, match="not UTF-8"):
        load_spec(broken)


KERNEL5_ARGUMENTS = [
    *(MetadataArgument(offset, 8, POINTER) for offset in (0, 8, 16)),
    *(MetadataArgument(offset, 4, "by_value") for offset in (24, 28, 32)),
]


@pytest.mark.parametrize(
    ("arguments", "message", "line"),
    [
        (KERNEL5_ARGUMENTS[:5], "the spec lists 6 arguments, the kernel takes 5", 34),
        (
            [*KERNEL5_ARGUMENTS, MetadataArgument(36, 4, "by_value")],
            "the spec lists 6 arguments, the kernel takes 7",
            34,
        ),
        (
            [KERNEL5_ARGUMENTS[0], MetadataArgument(8, 4, "by_value"), *KERNEL5_ARGUMENTS[2:]],
            "argument 'B' is a buffer f32[N, N], the kernel takes a by_value of 4 bytes at offset 8",
            13,
        ),
        (
            [*KERNEL5_ARGUMENTS[:3], MetadataArgument(24, 8, "by_value", "count")],
            "argument 'N' is a scalar i32 of 4 bytes, the kernel takes a by_value 'count' of 8 bytes at offset 24",
            24,
        ),
        ([MetadataArgument(0, 8, "image")], "which no launch spec can give", 8),
    ],
)
def test_arguments_that_do_not_fit_the_kernel_are_refused(
    arguments: list[MetadataArgument], message: str, line: int
) -> None:
    with pytest.raises(UserError, match="argument") as caught:
        kernarg_places(parse_spec(KERNEL5, "k.toml"), arguments)
    diagnostic = caught.value.diagnostics[0]
    assert message in diagnostic.message
    assert diagnostic.span.line == line


def test_hidden_arguments_are_not_in_the_spec_and_are_filled() -> None:
    hidden = [
        MetadataArgument(40, 4, "hidden_block_count_x"),
        MetadataArgument(44, 2, "hidden_group_size_x"),
        MetadataArgument(46, 2, "hidden_grid_dims"),
        MetadataArgument(48, 8, "hidden_queue_ptr"),
    ]
    launch = parse_spec(KERNEL5).resolve()
    segment = kernarg_bytes(launch, [*KERNEL5_ARGUMENTS, *hidden], {"A": 0x1000, "B": 0x2000, "C": 1 << 40}, 64)
    assert struct.unpack("<QQQiff", segment[:36]) == (0x1000, 0x2000, 1 << 40, 256, 1.25, 0.5)
    assert struct.unpack("<IHHQ", segment[40:56]) == (2, 128, 2, 0)
    assert len(segment) == 64


BY_VALUE = """
block = [64]
grid = ["ceildiv(M, 64)"]
arguments = [
    { name = "D", buffer = "f32[M, N]", output = true },
    { name = "alpha", scalar = "f32", value = 2 },
    { name = "row", scalar = "u32", value = "N" },
    { name = "batch", scalar = "u32", value = "M*N" },
    { name = "last", scalar = "u8", value = 7 },
    { name = "pad", scalar = "u8", value = 0 },
    { name = "half", scalar = "f16", value = 1 },
]
sizes = { M = 3, N = 5 }
"""
"""a pointer and structures, which a generator's metadata call bytes"""


def test_addresses_and_structures_may_be_passed_by_value() -> None:
    wanted = [
        MetadataArgument(0, 8, "by_value"),
        MetadataArgument(8, 4, "by_value"),
        MetadataArgument(12, 12, "by_value"),
    ]
    segment = kernarg_bytes(parse_spec(BY_VALUE).resolve(), wanted, {"D": 1 << 40}, 32)
    assert struct.unpack("<QfIIBBe", segment[:24]) == (1 << 40, 2.0, 5, 15, 7, 0, 1.0)
    assert segment[24:] == bytes(8)


@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        ((8, 4, 8), "'row' is a scalar u32 of 4 bytes, the kernel takes a by_value of 8 bytes"),
        ((8, 4, 16), "'row' is a scalar u32 of 4 bytes, the kernel takes a by_value of 16 bytes"),
        ((4, 4, 12), "'D' is a buffer f32[M, N], the kernel takes a by_value of 4 bytes"),
        ((8, 4, 2, 10), "'row' is a scalar u32 of 4 bytes, the kernel takes a by_value of 2 bytes"),
    ],
)
def test_structures_that_arguments_do_not_fill_are_refused(sizes: tuple[int, ...], message: str) -> None:
    ends = [sum(sizes[: place + 1]) for place in range(len(sizes))]
    wanted = [MetadataArgument(end - size, size, "by_value") for size, end in zip(sizes, ends, strict=True)]
    with pytest.raises(UserError) as caught:
        kernarg_places(parse_spec(BY_VALUE), wanted)
    assert message in caught.value.diagnostics[0].message


def test_a_workgroup_larger_than_the_kernel_was_compiled_for_is_refused() -> None:
    metadata = kernel_metadata((ROOT / "samples" / "sgemm" / "kernel5.s").read_text().splitlines(), "kernel")
    assert metadata is not None
    with pytest.raises(UserError, match="a block of 256 lanes, the kernel was compiled for at most 128"):
        check_launch(parse_spec(KERNEL5.replace("[128, 1, 1]", "[256]")).resolve(), metadata)


ONE_BUFFER = 'block = [1]\ngrid = [1]\n[[arguments]]\nname = "X"\nbuffer = "{}"\nfill = {}\n'


@pytest.mark.parametrize("kind", list(ELEMENT_TYPES))
@pytest.mark.parametrize("fill", ['"iota"', '"zeros"', '"randint(0, 100)"', "3"])
def test_fills_of_every_type_are_whole_numbers_of_that_type(kind: str, fill: str) -> None:
    launch = parse_spec(ONE_BUFFER.format(f"{kind}[4, 5]", fill)).resolve()
    array = make_buffers(launch)["X"]
    assert array.dtype.itemsize * 8 == int(kind.lstrip("bfiu"))
    values = to_float64(array, ELEMENT_TYPES[kind])
    assert values.shape == (4, 5)
    assert (values == np.floor(values)).all()
    if fill == '"iota"':
        assert values.ravel().tolist() == list(range(20))


@pytest.mark.parametrize("kind", ["f16", "bf16", "f32", "f64"])
def test_random_fills_lie_in_their_range_and_depend_on_the_seed(kind: str) -> None:
    launch = parse_spec(ONE_BUFFER.format(f"{kind}[1000]", '"uniform(-2, 3)"')).resolve()
    first, again, other = (make_buffers(launch, seed)["X"] for seed in (1, 1, 2))
    values = to_float64(first, ELEMENT_TYPES[kind])
    assert values.min() >= -2
    assert values.max() <= 3
    assert values.max() - values.min() > 4
    assert first.tobytes() == again.tobytes() != other.tobytes()


@pytest.mark.parametrize("kind", list(ELEMENT_TYPES))
def test_special_contents_hold_the_edges_of_their_type(kind: str) -> None:
    launch = parse_spec(ONE_BUFFER.format(f"{kind}[20000]", '"special"')).resolve()
    array = make_buffers(launch)["X"]
    size = ELEMENT_TYPES[kind].size
    bits = set(array.view(f"u{size}").tolist())
    assert {0, 1, 1 << 8 * size - 1, (1 << 8 * size - 1) - 1} <= bits
    if ELEMENT_TYPES[kind].is_float:
        values = to_float64(array, ELEMENT_TYPES[kind])
        nans = array.view(f"u{size}")[np.isnan(values)].tolist()
        assert len(set(nans)) >= 8
        assert np.isinf(values).any()
        assert 0.7 < (np.isfinite(values) & (np.abs(values) <= 2)).mean() < 0.95
    else:
        assert {31, 32, 33, (1 << 8 * size) - 1} <= bits


def test_a_pointer_may_point_into_its_buffer() -> None:
    text = ONE_BUFFER.format("u16[64]", "0") + 'offset = "4 * 4"\n'
    launch = parse_spec(text).resolve()
    assert launch.arguments[0].offset == 16
    pointer = MetadataArgument(0, 8, "global_buffer")
    assert kernarg_bytes(launch, (pointer,), {"X": 0x1000}) == (0x1020).to_bytes(8, "little")
    with pytest.raises(UserError, match="an offset of 65 in a buffer of 64 elements"):
        parse_spec(text.replace('"4 * 4"', "65")).resolve()


def test_buffers_with_the_same_fill_differ() -> None:
    buffers = make_buffers(parse_spec(KERNEL5).resolve({"N": 128}))
    assert buffers["A"].tobytes() != buffers["B"].tobytes()


@pytest.mark.parametrize(
    ("kind", "fill", "message"),
    [
        ("i32", '"uniform(0, 1)"', "'uniform' is for floats, the buffer is i32"),
        ("u8", "256", "256 is not a value of u8"),
        ("i32", "0.5", "0.5 is not a whole number"),
        ("u8", '"randint(-1, 3)"', "-1.0 is not a value of u8"),
    ],
)
def test_a_fill_that_does_not_fit_its_type_is_refused(kind: str, fill: str, message: str) -> None:
    assert refusal(ONE_BUFFER.format(f"{kind}[4]", fill))[0].startswith(message)


def test_a_file_fills_a_buffer_and_must_fit(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.arange(6, dtype=np.float32).reshape(2, 3))
    spec = tmp_path / "k.toml"
    spec.write_text(ONE_BUFFER.format("f32[2, 3]", '"x.npy"'))
    assert make_buffers(load_spec(spec).resolve())["X"].tolist() == [[0, 1, 2], [3, 4, 5]]
    spec.write_text(ONE_BUFFER.format("bf16[2, 3]", '"x.npy"'))
    assert make_buffers(load_spec(spec).resolve())["X"][0].tolist() == [0, 0x3F80, 0x4000]
    for shape, message in (("f32[3, 2]", "has shape"), ("i32[2, 3]", "has elements of float32")):
        spec.write_text(ONE_BUFFER.format(shape, '"x.npy"'))
        with pytest.raises(UserError, match=message):
            make_buffers(load_spec(spec).resolve())
    spec.write_text(ONE_BUFFER.format("f32[2, 3]", '"none.npy"'))
    with pytest.raises(UserError, match="cannot be read"):
        make_buffers(load_spec(spec).resolve())


def test_a_pickle_is_never_loaded(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.array([{}], dtype=object), allow_pickle=True)
    spec = tmp_path / "k.toml"
    spec.write_text(ONE_BUFFER.format("f32[1]", '"x.npy"'))
    with pytest.raises(UserError, match=r"no \.npy file with numbers"):
        make_buffers(load_spec(spec).resolve())


def test_the_reference_is_computed_in_float64_from_the_first_contents() -> None:
    launch = parse_spec(KERNEL5).resolve({"N": 128})
    buffers = make_buffers(launch)
    a, b, c = (buffers[name].astype(np.float64) for name in "ABC")
    np.testing.assert_array_equal(reference(launch, buffers)["C"], 1.25 * (a @ b) + 0.5 * c)


def test_a_reference_uses_scalars_as_the_kernel_gets_them() -> None:
    launch = parse_spec(KERNEL5.replace("value = 1.25", "value = 0.1")).resolve()
    assert launch.scalars["alpha"] == float(np.float32(0.1))


def test_a_scalar_may_be_computed_from_sizes() -> None:
    launch = parse_spec(KERNEL5.replace("value = 1.25", 'value = "1 / sqrt(N)"')).resolve()
    assert launch.scalars["alpha"] == 0.0625


def test_a_reference_of_another_shape_is_refused() -> None:
    launch = parse_spec(KERNEL5.replace('"alpha * (A @ B) + beta * C"', '"sum(A, 1)"')).resolve()
    with pytest.raises(UserError, match="the reference of 'C' has shape"):
        reference(launch, make_buffers(launch))


@given(st.floats(width=32))
def test_bf16_is_the_nearest_and_ties_go_to_even(value: float) -> None:
    kind = ELEMENT_TYPES["bf16"]
    rounded = kind.rounded(value)
    if np.isnan(value) or np.isinf(rounded):
        assert np.isnan(rounded) == np.isnan(value)
        return
    bits = int.from_bytes(kind.pack(value), "little")
    for neighbour in (bits - 1, bits + 1):
        if 0 <= neighbour <= 0xFFFF:
            other = struct.unpack("<f", struct.pack("<I", neighbour << 16))[0]
            distance = abs(other - value)
            assert (
                np.isnan(other)
                or abs(rounded - value) < distance
                or (abs(rounded - value) == distance and not bits & 1)
            )


@given(st.integers(-(2**70), 2**70))
def test_integers_are_packed_exactly_or_refused(value: int) -> None:
    for kind in (found for found in ELEMENT_TYPES.values() if not found.is_float):
        least, greatest = kind.limits
        if least <= value <= greatest:
            packed = np.frombuffer(kind.pack(value), kind.storage)
            assert int(packed[0]) == value
        else:
            with pytest.raises(OverflowError):
                kind.pack(value)


def test_the_page_of_launch_specs_has_every_key_and_type_and_its_example_is_one() -> None:
    page = (ROOT / "docs/launch.md").read_text()
    example = page.split("```toml\n")[1].split("```")[0]
    assert parse_spec(example).resolve({"n": 257}).grid == (2, 1, 1)
    keys = {*launch._TOP_KEYS, *launch._SIZE_KEYS, *launch._BUFFER_KEYS, *launch._SCALAR_KEYS, *launch._MEMORY_KEYS}
    named = {*launch._FILLS, *ELEMENT_TYPES, *keys} - {"arguments", "reference", "memory", "sizes"}
    assert not [name for name in named if not re.search(rf"[` \[]{name}[`( \]]", page)]
