"""Damaged files for every reader: does each end in exit code 0 to 3, soon, without an internal error?

`python benchmarks/fuzz_readers.py [--minutes 30] [--readers elf,toml]` goes on where `fuzz_readers.tsv` ends.
File number N of a reader is always the same: a good sample with a few faults, drawn by N. Faults are of bytes (flips,
cuts, copies, splices of two samples), of words (those of the format, hostile numbers, nesting) and, for code objects,
of the fields of headers. A file counts as failed with exit code 70 (an internal error), with another code that the
command does not have, out of memory (3 GiB), or after 20 s of CPU time; it is kept in `fuzz_readers.failed`, and
the exit code of this script is then 1. Commands run in this process, so a file takes milliseconds; `disasm` takes its
listing of instructions from the sample, and the assembler is asked about texts that it has not seen only now and then.
"""

from __future__ import annotations

import argparse
import io
import json
import logging
import os
import pickle
import random
import re
import resource
import struct
import sys
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from ratchet import ROOT, CpuTimeError, cpu_limit

from isatool.cli.main import main as isatool
from isatool.diagnostics import UserError
from isatool.ir.program import Function

TABLE: Final = ROOT / "benchmarks" / "fuzz_readers.tsv"
FAILED: Final = ROOT / "benchmarks" / "fuzz_readers.failed"
CODES: Final = ("0", "1", "2", "3", "failed")
MEMORY: Final = 3 << 30
CPU_SECONDS: Final = 20
ROUND: Final = 50
"""files of a reader before another is chosen: the one that has used the least time"""
NUMBERS: Final = (
    *("0", "-1", "1", "255", "256", "65536", "2147483648", "4294967295", "4294967296", "9223372036854775808"),
    *("18446744073709551616", "1000000000000", "1" + "0" * 18, "9" * 5000, "0x" + "f" * 5000, "1e999", "1e-999", "nan"),
    *("-inf", "0b" + "1" * 300, "1.5", "''", "true", "07", "08", "1_0", "٣"),
)
FIELDS: Final = (0, 1, 2, 3, 7, 8, 63, 64, 255, 32767, 65535, 0xFFF1, *((1 << bits) - 1 for bits in (32, 63, 64)))
_NUMBER: Final = re.compile(rb"(?<![\w.])-?\d[\w.]*")
_WORD: Final = re.compile(rb"[\w.$]+")


@dataclass(frozen=True)
class Reader:
    """What reads a file: `read` takes its path and gives an exit code."""

    samples: Sequence[bytes]
    read: Callable[[str], int]
    words: Sequence[bytes] = ()
    damage: Callable[[random.Random, bytes], bytes] | None = None
    """faults of this format"""


# -- faults


def damaged(reader: Reader, number: int) -> bytes:
    """File `number` of a reader."""
    draw = random.Random(number)
    data = draw.choice(reader.samples)
    for _ in range(draw.choice((1, 1, 1, 2, 3, 8))):
        if reader.damage is not None and draw.random() < 0.6:
            data = reader.damage(draw, data)
        else:
            data = draw.choice(_FAULTS)(draw, data, reader)
    return data[: 1 << 20]


def _flip(draw: random.Random, data: bytes, _: Reader) -> bytes:
    if not data:
        return data
    at = draw.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << draw.randrange(8)]) + data[at + 1 :]


def _overwrite(draw: random.Random, data: bytes, _: Reader) -> bytes:
    at = draw.randrange(len(data) + 1)
    new = draw.choice((b"\0", b"\xff", b"\xff" * 8, b"\0" * 8, b"\n", b"\x80", draw.randbytes(4)))
    return data[:at] + new + data[at + len(new) :]


def _cut(draw: random.Random, data: bytes, _: Reader) -> bytes:
    first, last = sorted((draw.randrange(len(data) + 1), draw.randrange(len(data) + 1)))
    return data[:first] if draw.random() < 0.3 else data[:first] + data[min(last, first + 40) :]


def _copy(draw: random.Random, data: bytes, _: Reader) -> bytes:
    first = draw.randrange(len(data) + 1)
    part = data[first : first + draw.choice((1, 8, 60, 400))]
    at = draw.randrange(len(data) + 1)
    return data[:at] + part * draw.choice((1, 1, 2, 50)) + data[at:]


def _splice(draw: random.Random, data: bytes, reader: Reader) -> bytes:
    other = draw.choice(reader.samples)
    return data[: draw.randrange(len(data) + 1)] + other[draw.randrange(len(other) + 1) :]


def _lines(draw: random.Random, data: bytes, _: Reader) -> bytes:
    lines = data.split(b"\n")
    first, second = draw.randrange(len(lines)), draw.randrange(len(lines))
    what = draw.randrange(3)
    if what == 0:
        lines[first], lines[second] = lines[second], lines[first]
    elif what == 1:
        lines.insert(first, lines[second])
    else:
        del lines[first]
    return b"\n".join(lines)


def _number(draw: random.Random, data: bytes, _: Reader) -> bytes:
    return _replaced(draw, data, _NUMBER, draw.choice(NUMBERS).encode())


def _word(draw: random.Random, data: bytes, reader: Reader) -> bytes:
    new = draw.choice(reader.words) if reader.words else draw.choice(NUMBERS).encode()
    if draw.random() < 0.5:
        return _replaced(draw, data, _WORD, new)
    at = draw.randrange(len(data) + 1)
    return data[:at] + new + data[at:]


def _deep(draw: random.Random, data: bytes, _: Reader) -> bytes:
    at = draw.randrange(len(data) + 1)
    return (
        data[:at]
        + draw.choice((b"[", b"(", b"{", b"-", b"a.", b'{"a":', b"\\", b"'", b'"')) * draw.choice((70, 3000))
        + data[at:]
    )


def _replaced(draw: random.Random, data: bytes, what: re.Pattern[bytes], new: bytes) -> bytes:
    places = list(what.finditer(data))
    if not places:
        return data + new
    place = draw.choice(places)
    return data[: place.start()] + new + data[place.end() :]


_FAULTS: Final = (_flip, _overwrite, _cut, _copy, _splice, _lines, _number, _number, _word, _word, _deep)


def _field(draw: random.Random, data: bytes) -> bytes:
    """Another value in a field of the header of the file, a section, a symbol or a note."""
    if len(data) < 64 or data[:4] != b"\x7fELF":
        return _overwrite(draw, data, Reader((data,), int))
    table, size, count = (
        struct.unpack_from(layout, data, at)[0] for layout, at in (("<Q", 40), ("<H", 58), ("<H", 60))
    )
    places = [
        (at, width) for at, width in ((4, 1), (5, 1), (16, 2), (18, 2), (40, 8), (48, 4), (58, 2), (60, 2), (62, 2))
    ]
    contents: list[tuple[int, int]] = []
    for index in range(min(count, 64)):
        start = table + index * size
        if start + 64 > len(data):
            break
        places += [
            (start + at, width)
            for at, width in ((0, 4), (4, 4), (8, 8), (16, 8), (24, 8), (32, 8), (40, 4), (44, 4), (56, 8))
        ]
        offset, length, kind = (
            *struct.unpack_from("<QQ", data, start + 24),
            struct.unpack_from("<I", data, start + 4)[0],
        )
        if kind in (1, 2, 3, 4, 7, 11) and length > 0 and offset + length <= len(data):
            contents.append((offset, length))
    if contents and draw.random() < 0.6:
        offset, length = draw.choice(contents)
        places = [(offset + draw.randrange(length), draw.choice((1, 2, 4, 8)))]
    at, width = draw.choice(places)
    value = draw.choice((*FIELDS, len(data), len(data) - 1, table, draw.getrandbits(64))) & (1 << 8 * width) - 1
    return data[:at] + value.to_bytes(width, "little") + data[at + width :]


# -- readers


def _guarded(work: Callable[[], object]) -> int:
    """As the command line ends: 2 for a user's error."""
    try:
        work()
    except UserError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


@cache
def _text(name: str) -> bytes:
    return (ROOT / name).read_bytes()


KERNEL: Final = "tests/data/fuzz/call_between_loops.s"
MACROS: Final = b"""\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
\t.text
\t.set count, 4
\t.set twice, (count << 1) + ~0 - -3 / 2 % 7
\t.macro step register, amount=2
\tv_add_nc_u32_e32 v\\register, \\amount, v\\register
\t.endm
kernel:
\t.rept count
\tstep 3
\tstep 4, 0x10
\t.endr
\t.irp r, 1, 2, 3
\tv_mov_b32_e32 v\\r, 0
\t.endr
\t.if twice > 3 && count
\tv_dual_mov_b32 v0, 1.0 :: v_dual_add_f32 v1, v2, v3
\t.else
\tds_load_b128 v[4:7], v0 offset:16
\t.endif
\tglobal_load_b32 v1, v[2:3], off offset:-8 glc
\ts_waitcnt vmcnt(0) & lgkmcnt(1)
\tv_wmma_f32_16x16x16_f16 v[8:15], v[16:23], v[24:31], v[8:15] op_sel:[0,1,0] neg_lo:[1,0,0]
\tv_mov_b32_dpp v5, v6 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Lend:
\ts_cbranch_scc1 .Lend
\ts_endpgm
\t.p2align 8
\t.fill count, 4, 0xbf9f0000
\t.section .rodata,"a",@progbits
\t.long .Lend-kernel, twice, 'a'
\t.asciz "text\\n\\101"
"""
ASSEMBLY_WORDS: Final = (
    *(b"v0", b"v255", b"v256", b"s[0:1]", b"v[3:1]", b"v[0:99999999999]", b"s105", b"vcc_lo", b"exec", b"null"),
    *(b"m0", b"off", b".rept 1000000000", b".rept twice*100000000", b".endr", b".macro a", b".endm", b".if 1"),
    *(b".else", b".endif", b".set a, a", b".set a, b\n.set b, a+1", b"a = . - b", b".include", b".altmacro"),
    *(b".end_amdgpu_metadata", b".amdgpu_metadata", b".amdhsa_kernel x", b".end_amdhsa_kernel", b".text"),
    *(b".section .bss", b"::", b"/*", b"*/", b"offset:99999999999", b"quad_perm:[0,1,2,3]", b"row_shl:1"),
    *(b"dim:SQ_RSRC_IMG_2D", b"vmcnt(99999999)", b"0x1p-9999", b"@rel32@lo+4", b"1f", b"0b", b"abs(", b"-|v1|"),
    *(b"lit(", b"neg(", b".Lend", b"s_branch", b"\r\n", b"\\@", b"\\()"),
)  # fmt: skip
TOML_WORDS: Final = (
    *(b"= ", b"[sizes]", b"[[arguments]]", b"[reference]", b"grid", b"block", b'"f32[N]"', b'"f32[N"', b"'''"),
    *(b'"""', b"{", b"}", b'"ceildiv(N, 0)"', b'"N // (N - N)"', b'"2 * 3 @ 4"', b'"A.T[1:2, :]"', b'"special"'),
    *(b'"uniform(1)"', b"1979-05-27", b'"uniform(-1, nan)"', b'"x.npy"', b"inf", b"nan", b"lds = 1"),
    *(b"hardware = {}", b"a.b.c = 1", b"[a.b]", b"#", b"\\u0000"),
)  # fmt: skip
SETTINGS: Final = (
    b'[check]\nselect = ["VOPD"]\nignore = ["VOPD-R19"]\nfail-on = "warning"\nformat = "json"\nmcpu = "gfx1100"\n',
    b'[tool.isatool.check]\nselect = ["HAZARD"]\n[budget]\nrequire = ["vgprs <= 192", "dual_issue >= 0.5 in again"]\n',
)
PIPELINES: Final = (
    b"rebank,pair,schedule",
    b"unroll{factor=2},batch-loads",
    b"pair? rebank|schedule{effort=1|2}",
)
RPC: Final = tuple(
    {"jsonrpc": "2.0", **message}
    for message in (
        {"id": 1, "method": "initialize", "params": {"processId": None, "rootUri": None, "capabilities": {}}},
        {"method": "initialized", "params": {}},
        {"method": "textDocument/didOpen", "params": {"textDocument": {
            "uri": "file:///k.s", "languageId": "asm", "version": 1, "text": "\tv_add_f32 v0, v1, v2\n\ts_endpgm\n"}}},
        {"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": "file:///k.s", "version": 2}, "contentChanges": [{"text": "\tv_nop\n"}]}},
        {"id": 2, "method": "textDocument/hover", "params": {
            "textDocument": {"uri": "file:///k.s"}, "position": {"line": 0, "character": 4}}},
        {"id": 3, "method": "textDocument/completion", "params": {
            "textDocument": {"uri": "file:///k.s"}, "position": {"line": 0, "character": 3}}},
        {"id": 4, "method": "textDocument/codeAction", "params": {
            "textDocument": {"uri": "file:///k.s"}, "context": {"diagnostics": []},
            "range": {"start": {"line": 0, "character": 0}, "end": {"line": 1, "character": 0}}}},
        {"id": 5, "method": "textDocument/documentHighlight", "params": {
            "textDocument": {"uri": "file:///k.s"}, "position": {"line": 0, "character": 12}}},
        {"method": "textDocument/didClose", "params": {"textDocument": {"uri": "file:///k.s"}}},
    )
)  # fmt: skip
MORE_WORDS: Final = (
    b'"version"',
    b"null",
    b"true",
    b"{}",
    b"[]",
    b'""',
    b"1e999",
    b"NaN",
    b"\\ud800",
    b'"a":1,"a":2',
    b",",
)


METADATA_WORDS: Final = (*MORE_WORDS, b"- ", b": ", b"'", b"|", b"  ", b".set a, b + 1", b"!str", b"max(1, 2")


def _small(path: str) -> str:
    """A kernel beside the file, for commands that need one."""
    return str(Path(path).with_name("kernel.s"))


@cache
def _object() -> bytes:
    from isatool.asm.toolchain import Toolchain

    return Toolchain.find().assemble(_text("tests/data/lds/transpose.s").decode())


@cache
def _code_object() -> bytes:
    from isatool.asm.toolchain import Toolchain

    return Toolchain.find().link(_object())


def _bundles() -> tuple[bytes, ...]:
    magic, target = b"__CLANG_OFFLOAD_BUNDLE__", b"hipv4-amdgcn-amd-amdhsa--gfx1100"
    start = len(magic) + 8 + 24 + len(target)
    plain = magic + struct.pack("<QQQQ", 1, start, len(_code_object()), len(target)) + target + _code_object()
    packed = zlib.compress(plain)
    header = struct.pack("<HHIIQ", 2, 0, 24 + len(packed), len(plain), 0)
    return plain, b"CCOB" + header + packed


@cache
def _recordings() -> tuple[bytes, ...]:
    """A raw buffer with the header of gfx11, and a pickle that no class needs."""
    raw = struct.pack("<Q", 0b0010001 | 3 << 7) + random.Random(0).randbytes(400)
    events = [{"blob": raw, "kern": 1, "itrace": True}, ["a", 1.5, None, (1, 2), {b"x"}], Counter(a=1)]
    return raw, pickle.dumps(events), pickle.dumps([Reader, Counter(b=2), Path("x")], protocol=2)


def _trace(path: str) -> None:
    from isatool.traces.packets import decode
    from isatool.traces.recording import read_recording
    from isatool.traces.walk import Code, walk

    code = Code(
        ("s_nop 0", "v_add_f32_e32 v1, v1, v2", "s_cbranch_scc1 65532", "s_endpgm"),
        (0, 4, 8, 12),
        (None, None, 0, None),
    )
    for dispatch in read_recording(path, path):
        walk(decode(dispatch.blob, path), code)


def _descriptors(path: str) -> None:
    """What a file says of its kernels, apart from their code."""
    from isatool.asm.descriptor import read_descriptors
    from isatool.asm.metadata import read_metadata
    from isatool.asm.reader import read_file

    program = read_file(path)
    lines = [line.text for line in program.lines]
    read_metadata(lines, path)
    read_descriptors(lines, path)


def _launch(path: str) -> None:
    from isatool.asm.buffers import make_buffers, reference
    from isatool.asm.launch import load_spec
    from isatool.emulator.dispatch import dispatch_of

    launch = load_spec(path).resolve()
    if sum(argument.size for argument in launch.buffers) + len(launch.buffers) * launch.slack_bytes > 1 << 24:
        return
    contents = make_buffers(launch)
    if launch.spec.reference and math_is_small(launch.sizes):
        reference(launch, contents)
    dispatch_of(_kernel(), launch, contents)


def math_is_small(sizes: Mapping[str, int]) -> bool:
    """Whether a reference over these sizes takes no minutes."""
    return all(abs(value) < 100 for value in sizes.values())


@cache
def _kernel() -> Function:
    from isatool.asm.reader import read_text

    return read_text(_text("samples/sgemm/kernel1.s").decode()).kernel(None)


def _pipeline(path: str) -> None:
    from isatool.bench.space import parse_space
    from isatool.pipeline.registry import parse_pipeline

    text = Path(path).read_bytes().decode(errors="surrogateescape")
    for parse in (parse_space, parse_pipeline):
        if parse is parse_space:
            with redirect_stderr(io.StringIO()):
                _guarded(lambda: parse_space(text))
        else:
            parse(text)


def _disasm(path: str) -> int:
    return isatool(["disasm", path, "-o", path + ".out"])


def _language_server(path: str) -> int:
    from isatool.cli.lsp_input import BoundedMessages, one_line_log
    from isatool.report.language_server import make_server

    data, log = Path(path).read_bytes(), logging.getLogger("pygls")
    log.handlers, log.propagate = [one_line_log()], False
    return _guarded(lambda: make_server().start_io(BoundedMessages.of(io.BytesIO(data)), io.BytesIO()))


def _framed(draw: random.Random, data: bytes) -> bytes:
    """Bodies with a fault in one of them, framed as they should be."""
    bodies = [json.dumps(message).encode() for message in RPC]
    at = draw.randrange(len(bodies))
    bodies[at] = draw.choice(_FAULTS)(draw, bodies[at], Reader(bodies, int, MORE_WORDS))
    return b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in bodies)


@cache
def _baselines() -> tuple[bytes, ...]:
    found = [b'{"version": 1, "findings": {"0123456789abcdef0123": 2, "ffff": 1}}']
    found.append(
        b'{"version": 1, "kernels": {"k": {"figures": {"vgprs": 8}, "loops": {"again": {"dual_issue": 0.5}}}}}'
    )
    return tuple(found)


def _certificate() -> bytes:
    from isatool.verify.certificate import digest

    name = digest(_text(KERNEL).decode())
    cut = {"first": {"instruction": 3}, "second": {"label": "a", "offset": 1}}
    piece = {"first": 0, "last": 63, "base": 0, "row": 64, "pad": 4, "unit": 4}
    steps = [
        {"step": "equal", "program": _text(KERNEL).decode(), "cuts": [cut]},
        {"step": "lds-map", "program": "\ts_endpgm\n", "pieces": [piece]},
        {"step": "double-buffer", "program": "\ts_endpgm\n", "distance": 4096, "removed_barriers": [1, 2]},
        {"step": "unfolding"},
    ]
    return json.dumps({
        "format": "isatool certificate", "version": 1, "made_by": "x", "first": {"sha256": name},
        "second": {"sha256": name}, "kernels": [{"kernel": "k", "assumptions": ["workgroup_id_x < 4"], "steps": steps}],
    }, indent=1).encode()  # fmt: skip


def _chip_files() -> tuple[bytes, ...]:
    lines = _text("isatool/model/gfx1100.toml").splitlines()
    return (b"\n".join(lines[:120]) + b"\n", b'chip = "gfx1100"\n[latency]\nlds = 30\n')


def _rpc() -> bytes:
    return b"".join(
        b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in (json.dumps(each).encode() for each in RPC)
    )


@cache
def readers() -> Mapping[str, Reader]:
    """Every reader by name."""
    texts = (_text(KERNEL), MACROS, _text("tests/data/lds/transpose.s"))
    _, found, rest = _text("tests/data/lds/transpose.s").partition(b"\t.section\t.rodata,")
    bodies = (b"transpose:\n\ts_endpgm\n" + found + rest,)
    return {
        "assembly": Reader(texts, lambda path: isatool(["fmt", path, "-o", path + ".out"]), ASSEMBLY_WORDS),
        "check": Reader(texts, lambda path: isatool(["check", path]), ASSEMBLY_WORDS),
        "metadata": Reader(bodies, lambda path: _guarded(lambda: _descriptors(path)), METADATA_WORDS),
        "pair": Reader(texts[:2], lambda path: isatool(["pair", path, "-o", path + ".out"]), ASSEMBLY_WORDS),
        "analyze": Reader(texts[:2], lambda path: isatool(["analyze", path]), ASSEMBLY_WORDS),
        "elf": Reader((_code_object(),), _disasm, (), _field),
        "bundle": Reader(_bundles(), _disasm),
        "launch spec": Reader(
            (_text("samples/sgemm/kernel1.toml"),),
            lambda path: _guarded(lambda: _launch(path)),
            TOML_WORDS,
        ),
        "settings": Reader(SETTINGS, lambda path: isatool(["check", _small(path), "--config", path]), TOML_WORDS),
        "budget settings": Reader(
            SETTINGS, lambda path: isatool(["budget", _small(path), "--config", path]), TOML_WORDS
        ),
        "chip file": Reader(_chip_files(), lambda path: isatool(["analyze", _small(path), "--chip", path]), TOML_WORDS),
        "baseline": Reader(_baselines(), lambda path: isatool(["check", _small(path), "--baseline", path]), MORE_WORDS),
        "budget baseline": Reader(
            _baselines(), lambda path: isatool(["budget", _small(path), "--baseline", path]), MORE_WORDS
        ),
        "certificate": Reader(
            (_certificate(),),
            lambda path: isatool(["verify", _small(path), _small(path), "--certificate", path]),
            (*MORE_WORDS, b'"step"', b'"equal"', b'"lds-map"', b'"program"', b'"cuts"'),
        ),
        "pipeline": Reader(
            PIPELINES,
            lambda path: _guarded(lambda: _pipeline(path)),
            (b"{", b"}", b"?", b"|", b"=", b"pair", b"unroll", b"factor", b"true", b'"', b","),
        ),
        "trace": Reader(_recordings(), lambda path: _guarded(lambda: _trace(path))),
        "language server": Reader((_rpc(),), _language_server, MORE_WORDS, _framed),
    }


# -- the campaign


@dataclass
class Count:
    """What became of the files of one reader."""

    files: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    """of CPU"""
    slowest: float = 0.0
    slowest_file: int = 0


@dataclass
class Table:
    """The campaign so far."""

    path: Path
    counts: dict[str, Count] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> Table:
        """The file's rows; none without a file."""
        table = cls(path)
        for line in path.read_text().splitlines()[1:] if path.exists() else ():
            name, files, *codes, seconds, slowest, number = line.split("\t")
            found = Counter({code: int(count) for code, count in zip(CODES, codes, strict=True)})
            table.counts[name] = Count(int(files), found, float(seconds), float(slowest), int(number))
        return table

    def write(self) -> None:
        """All rows, and a sum."""
        rows = ["\t".join(("reader", "files", *CODES, "seconds", "slowest", "file"))]
        for name, count in sorted(self.counts.items()):
            codes = (str(count.codes[code]) for code in CODES)
            times = (f"{count.seconds:.1f}", f"{count.slowest:.2f}", str(count.slowest_file))
            rows.append("\t".join((name, str(count.files), *codes, *times)))
        self.path.write_text("\n".join(rows) + "\n")


@contextmanager
def workplace() -> Iterator[Path]:
    """A folder with a kernel, in which everything runs, with a bound of memory."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    with tempfile.TemporaryDirectory() as name, chdir(name):
        Path("kernel.s").write_bytes(_text(KERNEL))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, before[1]))
        try:
            yield Path(name)
        finally:
            resource.setrlimit(resource.RLIMIT_AS, before)


def outcome(reader: Reader, data: bytes, folder: Path) -> tuple[str, float, str]:
    """(exit code or `failed`, CPU seconds, what was said) of one file."""
    path = folder / "input"
    path.write_bytes(data)
    out, err = (io.TextIOWrapper(io.BytesIO(), errors="backslashreplace") for _ in range(2))
    start = time.process_time()
    try:
        with cpu_limit(CPU_SECONDS), redirect_stdout(out), redirect_stderr(err):
            code = reader.read(str(path))
    except CpuTimeError:
        return "failed", time.process_time() - start, "too slow"
    except Exception as error:  # what `main` would call an internal error
        return "failed", time.process_time() - start, f"{type(error).__name__}: {error}"
    seconds = time.process_time() - start
    err.flush()
    said = err.buffer.getvalue().decode(errors="replace")  # type: ignore[attr-defined]
    good = str(code) in CODES and "more memory than" not in said and "Traceback" not in said
    return (str(code) if good and (code != 2 or said.strip()) else "failed"), seconds, said


def run(table: Table, names: Sequence[str], minutes: float, most: int, folder: Path) -> int:
    """Go on until the time is over, or every reader has `most` files; the number of failures."""
    end = time.monotonic() + minutes * 60
    failures = 0
    while time.monotonic() < end:
        waiting = [name for name in names if table.counts.setdefault(name, Count()).files < most]
        if not waiting:
            break
        name = min(waiting, key=lambda name: (table.counts[name].seconds, table.counts[name].files))
        count = table.counts[name]
        for number in range(count.files, min(count.files + ROUND, most)):
            data = damaged(readers()[name], number)
            code, seconds, said = outcome(readers()[name], data, folder)
            count.files += 1
            count.seconds += seconds
            count.codes[code] += 1
            if seconds > count.slowest:
                count.slowest, count.slowest_file = seconds, number
            if code == "failed":
                failures += 1
                FAILED.mkdir(exist_ok=True)
                (FAILED / f"{name.replace(' ', '-')}-{number}").write_bytes(data)
                print(f"{name} {number}: {' '.join(said.split())[-300:]}", flush=True)
        table.write()
    return failures


def main() -> int:
    """0; 1 with failures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--readers", default="", help="names, separated by commas (default: all)")
    parser.add_argument("--most", type=int, default=1_000_000, help="files of a reader in all")
    parser.add_argument("--file", type=int, help="show what becomes of this file of one reader")
    args = parser.parse_args()
    names = [name for name in args.readers.split(",") if name] or list(readers())
    with workplace() as folder:
        if args.file is not None:
            os.environ["ISATOOL_DEBUG"] = "1"
            (folder / "input").write_bytes(damaged(readers()[names[0]], args.file))
            print(readers()[names[0]].read(str(folder / "input")))
            return 0
        table = Table.read(TABLE)
        failures = run(table, names, args.minutes, args.most, folder)
    total = sum((count.codes for count in table.counts.values()), Counter())
    print(f"{sum(count.files for count in table.counts.values())} files: {dict(total)}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
