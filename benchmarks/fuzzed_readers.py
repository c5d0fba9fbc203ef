"""Every reader of isatool that `fuzz_readers.py` gives damaged files: its samples, and how it is asked to read one."""

from __future__ import annotations

import io
import json
import logging
import pickle
import random
import struct
import sys
import zlib
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr
from functools import cache
from pathlib import Path
from typing import Final

from damaged_files import FAULTS, Reader, header_field
from ratchet import ROOT

from isatool.cli.main import main as isatool
from isatool.diagnostics import UserError
from isatool.ir.program import Function
from isatool.isa import chips


def _guarded(work: Callable[[], object]) -> int:
    """As the command line ends: 2 for a user's error."""
    try:
        work()
    except UserError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


@cache
def text_of(name: str) -> bytes:
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

    return Toolchain.find().assemble(text_of("tests/data/lds/transpose.s").decode(), chips.DEFAULT.name)


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
    from isatool.traces.walk import TracedCode, walk

    code = TracedCode(
        ("s_nop 0", "v_add_f32_e32 v1, v1, v2", "s_cbranch_scc1 65532", "s_endpgm"),
        (0, 4, 8, 12),
        (None, None, 0, None),
    )
    beside = Path(path).with_suffix(".hsaco")
    beside.write_bytes(_code_object())
    for dispatch in read_recording(path, str(beside)):
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

    return read_text(text_of("samples/sgemm/kernel1.s").decode()).kernel(None)


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
    bodies[at] = draw.choice(FAULTS)(draw, bodies[at], Reader(bodies, int, MORE_WORDS))
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

    name = digest(text_of(KERNEL).decode())
    cut = {"first": {"instruction": 3}, "second": {"label": "a", "offset": 1}}
    piece = {"first": 0, "last": 63, "base": 0, "row": 64, "pad": 4, "unit": 4}
    steps = [
        {"step": "equal", "program": text_of(KERNEL).decode(), "cuts": [cut]},
        {"step": "lds-map", "program": "\ts_endpgm\n", "pieces": [piece]},
        {"step": "double-buffer", "program": "\ts_endpgm\n", "distance": 4096, "removed_barriers": [1, 2]},
        {"step": "unfolding"},
    ]
    return json.dumps({
        "format": "isatool certificate", "version": 1, "made_by": "x", "first": {"sha256": name},
        "second": {"sha256": name}, "kernels": [{"kernel": "k", "assumptions": ["workgroup_id_x < 4"], "steps": steps}],
    }, indent=1).encode()  # fmt: skip


def _chip_files() -> tuple[bytes, ...]:
    lines = text_of("isatool/model/gfx1100.toml").splitlines()
    return (b"\n".join(lines[:120]) + b"\n", b'chip = "gfx1100"\n[latency]\nlds = 30\n')


def _rpc() -> bytes:
    return b"".join(
        b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in (json.dumps(each).encode() for each in RPC)
    )


@cache
def readers() -> Mapping[str, Reader]:
    """Every reader by name."""
    texts = (text_of(KERNEL), MACROS, text_of("tests/data/lds/transpose.s"))
    _, found, rest = text_of("tests/data/lds/transpose.s").partition(b"\t.section\t.rodata,")
    bodies = (b"transpose:\n\ts_endpgm\n" + found + rest,)
    return {
        "assembly": Reader(texts, lambda path: isatool(["fmt", path, "-o", path + ".out"]), ASSEMBLY_WORDS),
        "check": Reader(texts, lambda path: isatool(["check", path]), ASSEMBLY_WORDS),
        "metadata": Reader(bodies, lambda path: _guarded(lambda: _descriptors(path)), METADATA_WORDS),
        "pair": Reader(texts[:2], lambda path: isatool(["pair", path, "-o", path + ".out"]), ASSEMBLY_WORDS),
        "analyze": Reader(texts[:2], lambda path: isatool(["analyze", path]), ASSEMBLY_WORDS),
        "elf": Reader((_code_object(),), _disasm, (), header_field),
        "bundle": Reader(_bundles(), _disasm),
        "launch spec": Reader(
            (text_of("samples/sgemm/kernel1.toml"),),
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
