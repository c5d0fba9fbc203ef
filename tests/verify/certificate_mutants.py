"""Certificates of small kernels of every kind of step, and what can be done to one to spoil it."""

from __future__ import annotations

import copy
import json
import random
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.diagnostics import UserError
from isatool.emulator.compare import compare
from isatool.ir.program import Function
from isatool.passes.common.declaration import Pass
from isatool.passes.lds.double_buffer import DoubleBuffer
from isatool.passes.lds.pad_lds import PadLds
from isatool.passes.unroll.unroll import Unroll
from isatool.pipeline.certified import certificate_of, chained
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import rewrite
from isatool.semantics.errors import NotEmulated
from isatool.verify.certificate import Certificate, KernelProof, Step, certificate_data, digest
from isatool.verify.lemmas.equal import Equal
from isatool.verify.verdict import CutPoint

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "passes"))
from buffered_kernels import PREFETCH, buffered_kernel, buffered_spec
from small_kernels import COLUMN, LOAD_ARGUMENTS, small_kernel, small_spec

Data = dict[str, Any]

_START = f"{LOAD_ARGUMENTS}\nv_lshlrev_b32_e32 v1, 2, v0\nv_xor_b32_e32 v5, 4, v1\nv_mov_b32_e32 v2, 0\n"
_START += "s_mov_b32 s10, 0\ns_cmp_lt_i32 s8, 1\ns_cbranch_scc1 .LBB0_2\n"
_LOAD = "global_load_b32 v3, v1, s[4:5]\ns_add_u32 s4, s4, 64\ns_addc_u32 s5, s5, 0\n"
_SHARE = "s_barrier\ns_waitcnt vmcnt(0)\nds_store_b32 v1, v3\ns_waitcnt lgkmcnt(0)\ns_barrier\n"
_USE = "ds_load_b32 v4, v5\ns_waitcnt lgkmcnt(0)\nv_fmac_f32_e32 v2, v4, v4\n"
_COUNT = "s_add_i32 s10, s10, 1\ns_cmp_lt_i32 s10, s8\n"
_RESULT = ".LBB0_2:\ns_lshl_b32 s12, s15, 8\nv_add_nc_u32_e32 v6, s12, v1\nglobal_store_b32 v6, v2, s[6:7]"
_PLAIN = f"{_START}.LBB0_1:\n{_LOAD}{_SHARE}{_USE}{_COUNT}s_cbranch_scc1 .LBB0_1\n{_RESULT}"
_BODY = f"{_SHARE}{_COUNT}s_cbranch_scc0 .LBB0_3\n{_LOAD}{_USE}s_branch .LBB0_1\n.LBB0_3:\n{_USE}"
_PIPELINED = f"{_START}{_LOAD}.LBB0_1:\n{_BODY}{_RESULT}"
_SUM = (
    f"{_START}.LBB0_1:\n{_LOAD}s_waitcnt vmcnt(0)\nv_fmac_f32_e32 v2, v3, v3\n{_COUNT}s_cbranch_scc1 .LBB0_1\n{_RESULT}"
)


@dataclass(frozen=True)
class Pair:
    """Two texts and a certificate for them, as data."""

    first: str
    second: str
    data: Data

    def with_second(self, text: str) -> Pair:
        """The same certificate for another second file."""
        data = copy.deepcopy(self.data)
        data["second"]["sha256"] = digest(text)
        return Pair(self.first, text, data)


KINDS: Final = ("byte map", "cut points", "double buffer", "stages")


@cache
def pairs() -> dict[str, Pair]:
    """One pair for each kind of proof (`KINDS`)."""
    found = {
        "double buffer": _made(buffered_kernel(PREFETCH), DoubleBuffer()),
        "byte map": _made(small_kernel(COLUMN, lds=4096, block=64), PadLds(strategy="pad", max_lds=8192)),
        "stages": _made(small_kernel(_SUM, block=64), Unroll(factor=2)),
    }
    plain, pipelined = (small_kernel(body, lds=256, block=64).program for body in (_PLAIN, _PIPELINED))
    cuts = ((CutPoint(3, ".LBB0_1"), CutPoint(0, ".LBB0_1")),)
    proof = KernelProof("k", (Step(Equal(cuts)),), ("n <= 1000",))
    written = emit(pipelined)
    certificate = Certificate(digest(emit(plain)), digest(written), (proof,))
    found["cut points"] = Pair(emit(plain), written, certificate_data(certificate))
    return found


def _made(kernel: Function, step: Pass) -> Pair:
    made = rewrite(kernel.program, [step], kernel.name)
    assert made.changed
    proof = show_equal(made, None)
    assert proof.proved, proof.text
    assert proof.steps is not None
    steps = chained(kernel.program, [(made, proof.steps)])
    assert steps is not None
    written = emit(made.program)
    return Pair(emit(kernel.program), written, certificate_data(certificate_of(kernel.program, written, [steps])))


# -- faults in programs

_NUMBER: Final = re.compile(r"(?<![\w.])(v|s)?(\d+)\b")
_LAUNCHES: Final = (1, 2, 3, 6)


def faulty(text: str, chosen: random.Random, name: str = "k") -> tuple[str, str]:
    """(a line of the kernel, what is there in a kernel with a fault)."""
    lines = text.split("\n")
    start, end = lines.index(f"{name}:"), lines.index(".Lfunc_end0:")
    places = [i for i in range(start + 1, end - 1) if _NUMBER.search(lines[i]) and ":" not in lines[i].split(" ")[0]]
    line = lines[chosen.choice(places)]
    if chosen.random() < 0.2:
        return line, ""
    match = chosen.choice(list(_NUMBER.finditer(line)))
    other = max(0, int(match[2]) + chosen.choice((-4, -1, 1, 2, 4)))
    return line, line[: match.start(2)] + str(other) + line[match.end(2) :]


def differs(pair: Pair, text: str) -> bool:
    """Whether runs of the first program and of a text end with other results."""
    spec = buffered_spec() if "v_xor_b32_e32 v2, 0x3fc" in pair.first else small_spec()
    try:
        kernels = read_text(pair.first, "a.s").kernel("k"), read_text(text, "b.s").kernel("k")
        found = compare(*kernels, [spec.resolve({"N": size}) for size in _LAUNCHES], ["forward"], sanitize=False)
    except (UserError, NotEmulated):
        return False
    return bool(found.differences)


def unequal(pair: Pair, chosen: random.Random) -> tuple[Pair, str, str] | None:
    """A pair whose second program is wrong, with the line that was right and the one that is not."""
    for _ in range(20):
        right, wrong = faulty(pair.second, chosen)
        text = pair.second.replace(right, wrong)
        if differs(pair, text):
            return pair.with_second(text), right, wrong
    return None


# -- faults in certificates

_ASSUMED: Final = (
    *("n <= 0", "n = 1", "n <= 4294967295", "LDS accesses in bounds", "no data races between work-items", "1 = 1"),
    *("nan-payload", "disjoint(source, target)", "workgroup_id_x < 1", "elsewhere < 3", "n <= -1"),
)
_ODD: Final[tuple[object, ...]] = (
    *(
        None,
        True,
        -1,
        0,
        1,
        0.5,
        1e308,
        10**9,
        2**32 - 1,
        2**32,
        2**64,
        10**300,
        "",
        "1",
        "nan",
        [],
        {},
        [[]],
        "\udc80",
    ),
    *("\ud800", "x" * 5000, float("nan"), float("inf"), -float("inf")),
)


def spoiled(pair: Pair, chosen: random.Random, right: str = "", wrong: str = "") -> tuple[bytes, bool]:
    """(a certificate of the pair, changed at one to three places; whether a digest was changed).

    `right`, `wrong`: a fault of the second program that its programs on the way may share.
    """
    data = copy.deepcopy(pair.data)
    if right and chosen.random() < 0.5:
        for step in _steps(data):
            if chosen.random() < 0.8 and "program" in step:
                step["program"] = step["program"].replace(right, wrong)
    for _ in range(chosen.randint(1, 3)):
        chosen.choice(_CHANGES)(data, pair, chosen)
    text = json.dumps(data)
    if chosen.random() < 0.1:
        place = chosen.randrange(len(text))
        text = chosen.choice((text[:place], text[:place] + chosen.choice('[]{},:"0x\\') + text[place + 1 :]))
        return text.encode(errors="surrogatepass"), False
    kept = [_at(data, name, "sha256") == _at(pair.data, name, "sha256") for name in ("first", "second")]
    return text.encode(errors="surrogatepass"), not all(kept)


def _at(data: Any, *keys: str) -> object:
    for key in keys:
        data = data.get(key) if isinstance(data, dict) else None
    return data


def _steps(data: Data) -> list[Any]:
    entries = data.get("kernels")
    entry = entries[0] if isinstance(entries, list) and entries else None
    steps = entry.get("steps") if isinstance(entry, dict) else None
    return [step for step in steps if isinstance(step, dict)] if isinstance(steps, list) else []


def _places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, Any]]:
    """(container, key) of everything in a certificate."""
    for key in list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield data, key
        yield from _places(data[key])


def _any_place(data: Data, _pair: Pair, chosen: random.Random) -> None:
    container, key = chosen.choice(list(_places(data)) or [(data, "format")])
    container[key] = chosen.choice(_ODD)


def _gone(data: Data, _pair: Pair, chosen: random.Random) -> None:
    container, key = chosen.choice(list(_places(data)) or [(data, "format")])
    container.pop(key, None) if isinstance(container, dict) else container.pop(key)


def _number(data: Data, _pair: Pair, chosen: random.Random) -> None:
    numbers = [(c, k) for c, k in _places(data) if isinstance(c[k], int) and k != "version"]
    if numbers:
        container, key = chosen.choice(numbers)
        container[key] += chosen.choice((-4, -1, 1, 2, 4, 16, 64, 1024, 2**20, 2**31))
        container[key] = max(0, container[key])


def _dropped(data: Data, _pair: Pair, chosen: random.Random) -> None:
    steps = _at(data, "kernels")
    if isinstance(steps, list) and steps and isinstance(found := _at(steps[0], "steps"), list) and found:
        del found[chosen.randrange(len(found))]
        if found and isinstance(found[-1], dict):
            found[-1].pop("program", None)


def _doubled(data: Data, _pair: Pair, chosen: random.Random) -> None:
    steps = _at(data, "kernels")
    if isinstance(steps, list) and steps and isinstance(found := _at(steps[0], "steps"), list) and len(found) > 1:
        place = chosen.randrange(len(found) - 1)
        found.insert(chosen.randrange(len(found) - 1), copy.deepcopy(found[place]))


def _kind(data: Data, _pair: Pair, chosen: random.Random) -> None:
    if steps := _steps(data):
        step = chosen.choice(steps)
        program = {"program": step["program"]} if "program" in step else {}
        other = chosen.choice(("equal", "unfolding", "lds-map", "double-buffer", "hoist", "trust"))
        step.clear()
        step.update({"step": other, **program})
        if other == "lds-map":
            step["pieces"] = [{"first": 0, "last": chosen.choice((256, 1024, 4096)), "base": 0}]
        if other == "double-buffer":
            step.update({"distance": chosen.choice((256, 1024, 4096)), "removed_barriers": [chosen.randrange(40)]})
        if other == "hoist":
            place = {name: {"instruction": chosen.randrange(40)} for name in ("region", "code", "second")}
            step.update({**place, "ends": [{"instruction": chosen.randrange(40)} for _ in range(2)]})


def _programs(data: Data, pair: Pair, chosen: random.Random) -> None:
    """Programs that are exchanged, or another one in the place of one."""
    with_program = [step for step in _steps(data) if isinstance(step.get("program"), str)]
    if not with_program:
        return
    texts = [*(step["program"] for step in with_program), pair.first, pair.second, "", "s_endpgm", "\x00", "k:\n"]
    chosen.choice(with_program)["program"] = chosen.choice(texts)


def _fault(data: Data, _pair: Pair, chosen: random.Random) -> None:
    with_program = [step for step in _steps(data) if isinstance(step.get("program"), str) and "k:" in step["program"]]
    if with_program:
        step = chosen.choice(with_program)
        try:
            right, wrong = faulty(step["program"], chosen)
        except ValueError:
            return
        step["program"] = step["program"].replace(right, wrong)


def _assumed(data: Data, _pair: Pair, chosen: random.Random) -> None:
    entries = data.get("kernels")
    if isinstance(entries, list) and entries and isinstance(entries[0], dict):
        entries[0]["assumptions"] = chosen.sample(_ASSUMED, chosen.randint(0, 3))


def _cuts(data: Data, _pair: Pair, chosen: random.Random) -> None:
    def place() -> Data:
        labels = (".LBB0_1", ".LBB0_2", ".LBB0_3", ".Lloop", "k", "nowhere")
        if chosen.random() < 0.5:
            return {"label": chosen.choice(labels), "offset": chosen.randrange(12)}
        return {"instruction": chosen.randrange(60)}

    equal = [step for step in _steps(data) if step.get("step") == "equal"]
    if equal:
        chosen.choice(equal)["cuts"] = [{"first": place(), "second": place()} for _ in range(chosen.randint(0, 3))]


def _method(data: Data, _pair: Pair, chosen: random.Random) -> None:
    equal = [step for step in _steps(data) if step.get("step") == "equal"]
    if equal:
        chosen.choice(equal).update(
            by=chosen.choice(("walk", "walk", "blocks", "arithmetic")),
            rules=sorted(chosen.sample(("bodies", "guesses", "ranges", "reorder"), 2)),
            granted=chosen.sample(_ASSUMED, chosen.randrange(2)),
            stops={name: [chosen.randrange(60) for _ in range(3)] for name in ("first", "second")},
            boxes=[[{"subject": "kernarg[16]", "low": 0, "high": chosen.choice((0, 5, 2**32 - 1))}]],
        )


def _digest(data: Data, pair: Pair, chosen: random.Random) -> None:
    name = chosen.choice(("first", "second"))
    others = ["0" * 64, digest(pair.first + " "), digest(pair.first), digest(pair.second), digest("")]
    data[name] = {"sha256": chosen.choice(others)}


def _kernels(data: Data, _pair: Pair, chosen: random.Random) -> None:
    entries = data.get("kernels")
    if isinstance(entries, list) and entries:
        chosen.choice((lambda: entries.clear(), lambda: entries.append(copy.deepcopy(entries[0]))))()


_CHANGES: Final[tuple[Callable[[Data, Pair, random.Random], None], ...]] = (
    *(_any_place, _gone, _number, _number, _dropped, _doubled, _kind, _programs, _programs, _fault, _fault),
    *(_assumed, _cuts, _cuts, _method, _method, _digest, _kernels),
)
