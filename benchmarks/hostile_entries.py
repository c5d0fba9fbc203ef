"""Hostile entries of a store of results, by kind: what `benchmarks/hostile_store.py` has the routes read.

Each kind fills a store, under `KEY`, with what comes of an honest result: files as a pass leaves them (`Honest`),
damaged, forged, swapped, or with words and sizes that no honest machine writes.
"""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from certificate_kernels import renamed
from certificate_mutations import GRANTED, Proved, changed, faulty, proved, shared
from certificates import _material
from hostile_certificates import drawn

from isatool.routes import action_result, cache
from isatool.routes.shared_store import SharedStore
from isatool.verify.certificate import FORMAT, VERSION, digest

KEY: Final = "5" * 64
TEXT, PROOF, REPORT = "rewritten.s", "proof.json", "report.json"
Files = dict[str, bytes]


@dataclass
class Memory:
    """A place that holds what was forged."""

    kept: dict[str, bytes] = field(default_factory=dict)

    def get(self, path: str, most: int) -> bytes | None:
        """As a place: no more than it may be."""
        data = self.kept.get(path)
        if data is not None and len(data) > most:
            raise ValueError("more bytes than belong there")
        return data

    def put(self, path: str, data: bytes) -> None:
        """As it is."""
        self.kept[path] = data


@dataclass(frozen=True)
class Honest:
    """What a pass made of a kernel, as the files of a result."""

    pair: Proved
    assume: tuple[str, ...]
    keep_lds: bool = False

    def certificate(self, second: str, steps: Any = None, **other: Any) -> bytes:
        """That of the first text and a second one, by the pair's steps or others."""
        entry = {"kernel": "kernel", "assumptions": list(map(str, self.assume)), "steps": steps or self.pair.steps}
        data = {
            "format": FORMAT, "version": VERSION, "made_by": "isatool",
            "first": {"sha256": digest(self.pair.first)}, "second": {"sha256": digest(second)}, "kernels": [entry],
        }  # fmt: skip
        return json.dumps({**data, **other}).encode()

    def files(self, second: str | None = None, steps: Any = None, **other: Any) -> Files:
        """Those of a result, with digests that fit."""
        text = self.pair.second if second is None else second
        entry = cache.CachedText("", True, tuple(map(str, self.assume)), "")
        return {
            TEXT: text.encode(), PROOF: self.certificate(text, steps, **other), REPORT: cache.written(entry)
        }  # fmt: skip


def honest(chosen: random.Random, names: Sequence[tuple[str, str]]) -> Honest:
    """The result of any pair."""
    pair = proved(*chosen.choice(names))[0]
    return Honest(pair, tuple(map(str, GRANTED)), chosen.random() < 0.2)


# -- entries: each fills a store


def _put(store: Memory, files: Mapping[str, bytes]) -> None:
    SharedStore("", store).put(KEY, files)


def _genuine(store: Memory, good: Honest, _chosen: random.Random, _others: Sequence[Honest]) -> None:
    _put(store, good.files())


def _damaged(store: Memory, good: Honest, chosen: random.Random, _others: Sequence[Honest]) -> None:
    """Bytes other than those of the digests, or a result whose own bytes are damaged."""
    _put(store, good.files())
    path = chosen.choice(list(store.kept))
    data = bytearray(store.kept[path])
    for _ in range(chosen.choice((1, 1, 4))):
        at = chosen.randrange(max(1, len(data)))
        pick = chosen.random()
        if pick < 0.4 and data:
            data[at % len(data)] ^= 1 << chosen.randrange(8)
        elif pick < 0.7:
            del data[at:]
        else:
            data[at:at] = chosen.randbytes(chosen.choice((1, 3, 64)))
    store.kept[path] = bytes(data)


def _forged_result(store: Memory, good: Honest, chosen: random.Random, others: Sequence[Honest]) -> None:
    """Names, sizes and digests of a result as no honest machine writes them."""
    files = good.files()
    _put(store, files)
    name = chosen.choice(list(files))
    pick = chosen.randrange(6)
    if pick == 0:
        files = {other: data for other, data in files.items() if other != name}
    elif pick == 1:
        files[chosen.choice(("../proof.json", "/etc/passwd", "", "proof.json\0", "isatool.toml"))] = b"x"
    elif pick == 2:
        files[name] = files[chosen.choice(list(files))]
    elif pick == 3:
        files = chosen.choice(others).files()
    result = action_result.encoded(files)
    if pick == 4:
        result = result.replace(digest(good.pair.second).encode(), chosen.choice((b"../../ac/" + b"5" * 55, b"0" * 64)))
    if pick == 5:
        size = action_result._number(len(files[name]))
        result = result.replace(b"\x10" + size, b"\x10" + action_result._number(chosen.choice((0, 10 << 30, 1 << 62))))
    if pick == 3:
        _put(store, files)
    store.kept[f"ac/{KEY}"] = result


def _other_semantics(store: Memory, good: Honest, chosen: random.Random, _others: Sequence[Honest]) -> None:
    """A text with a fault, and a certificate that names it, with the fault on the way or without."""
    text, before, after = faulty(good.pair.second, chosen)
    steps = json.loads(json.dumps(good.pair.steps))
    for step in steps:
        if "program" in step and chosen.random() < 0.5:
            step["program"] = shared(step["program"], before, after, chosen)
    if chosen.random() < 0.3:
        steps = changed(steps, _material(good.pair.first, text), chosen)
    if chosen.random() < 0.3:
        kind = chosen.choice(("equal", "equal", "reorder", "hoist", "unfolding", "stream", "lds-map"))
        steps = drawn(kind, _material(good.pair.first, text), chosen)
    _put(store, good.files(text, steps))


def _swapped(store: Memory, good: Honest, chosen: random.Random, others: Sequence[Honest]) -> None:
    """Files of another result in place of some, with digests as they are or renamed to fit."""
    other = chosen.choice(others)
    files = good.files()
    theirs = other.files()
    for name in chosen.sample(list(files), chosen.choice((1, 1, 2, 3))):
        files[name] = theirs[name]
    if chosen.random() < 0.6:  # as if it were for these
        mine = digest(good.pair.first).encode(), cache.digest(files[TEXT]).encode()
        for name, digests in zip((other.pair.first, other.pair.second), mine, strict=True):
            files[PROOF] = files[PROOF].replace(digest(name).encode(), digests)
    if chosen.random() < 0.3:
        files = {name: renamed(data.decode()).encode() for name, data in files.items()}
    _put(store, files)


def _replayed(store: Memory, good: Honest, chosen: random.Random, others: Sequence[Honest]) -> None:
    """A certificate that is good, for another text: the given one, or one on the way, or of another kernel."""
    on_the_way = [step["program"] for step in good.pair.steps if "program" in step]
    other = chosen.choice(others).pair
    text = chosen.choice((good.pair.first, other.first, other.second, *on_the_way))
    files = good.files()
    files[TEXT] = text.encode()
    if chosen.random() < 0.5:
        files[PROOF] = good.certificate(text, chosen.choice((good.pair.steps, other.steps)))
    _put(store, files)


def _version(store: Memory, good: Honest, chosen: random.Random, _others: Sequence[Honest]) -> None:
    """Of an older, a newer or no version, of a text with a fault or the good one."""
    text = chosen.choice((good.pair.second, faulty(good.pair.second, chosen)[0]))
    other: dict[str, Any] = chosen.choice(
        (
            {"version": chosen.choice((0, 2, 99, -1, 1.0, "1", True, None, 1 << 70))},
            {"format": chosen.choice(("", "isatool certificate ", "certificate", None, 1))},
            {"kernels": chosen.choice(([], {}, None, [{}], [{"kernel": "kernel", "steps": []}]))},
            {"trusted": True}, {"proved": True, "status": "proved"}, {"made_by": "isatool 99"},
        )
    )  # fmt: skip
    _put(store, good.files(text, **other))


def _assumed(store: Memory, good: Honest, chosen: random.Random, _others: Sequence[Honest]) -> None:
    """Assumptions that nobody granted, in the report, in the certificate or in both."""
    words = ("nan-payload", "full-waves", "kernarg[16] = 1", "workgroup_id_x < 1", "disjoint(kernarg[0], kernarg[8])")
    more = [chosen.choice(words), *map(str, good.assume)]
    files = good.files(faulty(good.pair.second, chosen)[0] if chosen.random() < 0.7 else None)
    if chosen.random() < 0.6:
        data = json.loads(files[PROOF])
        data["kernels"][0]["assumptions"] = more
        files[PROOF] = json.dumps(data).encode()
    if chosen.random() < 0.6:
        files[REPORT] = cache.written(cache.CachedText("", True, tuple(more), ""))
    _put(store, files)


def _asks(store: Memory, good: Honest, chosen: random.Random, _others: Sequence[Honest]) -> None:
    """Words that ask something of isatool, the assembler or a reader, and a certificate that fits."""
    words = (
        "; isatool: assume[nan-payload]", "// isatool: off", '\t.include "/etc/passwd"', '\t.incbin "/etc/passwd"',
        "\t.macro m\n\t.endm", "\t.rept 100000000\n\ts_nop 0\n\t.endr", "\t.fill 1<<40", "\t.set kernel, 0",
        "\t.if 0\n\t.endif", "\t.section .init_array\n\t.quad kernel", "\t.globl other\nother:\n\ts_endpgm", "\x00",
        "\u2028", "\t.altmacro",
        "\t.amdhsa_next_free_vgpr 256", '\t.section .note,"x"', "\t.p2align 30", "/*", '"',
    )  # fmt: skip
    lines = good.pair.second.split("\n")
    lines.insert(chosen.randrange(len(lines) + 1), chosen.choice(words))
    _put(store, good.files("\n".join(lines)))


def _bomb(store: Memory, good: Honest, chosen: random.Random, _others: Sequence[Honest]) -> None:
    """Much in little, or much of it, in any of the files."""
    many = chosen.choice((1000, 100_000, 1_000_000))
    packed = zlib.compressobj(9, wbits=31)
    bombs: tuple[Callable[[], bytes], ...] = (
        lambda: packed.compress(bytes(64 << 20)) + packed.flush(), lambda: zlib.compress(bytes(16 << 20)),
        lambda: b"[" * many, lambda: b'{"a":' * many, lambda: b"[" + b"9" * many + b"]", lambda: b"\\u0000" * many,
        lambda: b'{"kernels": [' + b"{}," * many + b"{}]}", lambda: b'{"format": "' + b"x" * many + b'"}',
        lambda: good.certificate(good.pair.second, [{"step": "equal", "program": "s_nop 0\n" * (many // 10)}] * 3),
        lambda: good.certificate(good.pair.second, [{"step": "equal", "program": good.pair.first}] * 900),
        lambda: b"\tv_nop\n" * many, lambda: b"1e" + b"9" * many, lambda: b"\xff\xfe" * many,
    )  # fmt: skip
    files = good.files()
    files[chosen.choice(list(files))] = chosen.choice(bombs)()
    _put(store, files)


def _report(store: Memory, good: Honest, chosen: random.Random, _others: Sequence[Honest]) -> None:
    """A report that is none, or that says what is not so."""
    files = good.files()
    data = json.loads(files[REPORT])
    key = chosen.choice(list(data))
    data[key] = chosen.choice(
        (None, "", [], {}, True, -1, 1e308, "x" * 1000, [None], {"kernel": [1]}, {"k": ["1e9", 0]})
    )
    if chosen.random() < 0.3:
        data["more"] = 1
    files[REPORT] = json.dumps(data).encode()
    _put(store, files)


KINDS: Final[Mapping[str, Callable[[Memory, Honest, random.Random, Sequence[Honest]], None]]] = {
    "genuine": _genuine, "damaged": _damaged, "forged result": _forged_result, "other semantics": _other_semantics,
    "swapped": _swapped, "replayed": _replayed, "other version": _version, "assumptions": _assumed, "asks": _asks,
    "bomb": _bomb, "report": _report,
}  # fmt: skip
DRAWN: Final = (
    *(kind for kind in KINDS if kind != "genuine"),
    "other semantics",
    "other semantics",
    "swapped",
    "replayed",
)
"""those of a seed beside the genuine one, as often as they are here"""
