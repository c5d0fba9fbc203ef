"""Steps of certificates that hold, of every kind, each with the texts that it leads from and to."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from certificates_by_hand import Data, both, hoist, place, reorder, verdict_on
from test_hoist_steps import LOAD, SHARE, START, USE, pipelined, rotated
from verify_snippets import PROLOGUE, kernel

from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.ir.program import Program
from isatool.passes.common.declaration import Pass
from isatool.passes.lanes.options import CompleteLines, SwizzleWorkgroups
from isatool.passes.lds.double_buffer import DoubleBuffer
from isatool.passes.lds.pad_lds import PadLds
from isatool.pipeline.certified import certificate_of, chained
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import rewrite
from isatool.verify.certificate import certificate_data
from isatool.verify.verdict import Verdict

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "passes"))
from buffered_kernels import PREFETCH, buffered_kernel
from small_kernels import COLUMN, small_kernel

_LANES: Final = Path(__file__).resolve().parents[1] / "data/lanes"
_SUM: Final = "v_add_nc_u32_e32 v2, 1, v1\n"
_XOR: Final = "v_xor_b32_e32 v3, 4, v1\n"
_STORES: Final = "global_store_b32 v1, v2, s[4:5]\nglobal_store_b32 v1, v3, s[6:7]"
_ENTRY: Final = len(PROLOGUE.strip().splitlines())
_TURN: Final = "v_add_nc_u32_e32 v2, 1, v2\ns_add_i32 s9, s9, -1\ns_cmp_lg_u32 s9, 0\n"
_LOOP: Final = f"v_mov_b32_e32 v2, 0\n.LBB0_1:\n{_TURN}s_cbranch_scc1 .LBB0_1\n"
_TWICE: Final = (
    f"v_mov_b32_e32 v2, 0\n.LBB0_1:\n{_TURN}s_cbranch_scc0 .LBB0_2\n{_TURN}s_cbranch_scc1 .LBB0_1\n.LBB0_2:\n"
)


@dataclass(frozen=True)
class Held:
    """A step that holds between two texts, one kernel in each."""

    first: str
    second: str
    step: Data
    kernel: str = "kernel"
    more: tuple[Data, ...] = ()
    """steps after it"""

    @property
    def kind(self) -> str:
        """What the certificate calls it."""
        return str(self.step["step"])

    @property
    def verdict(self) -> Verdict:
        """The verdict on it now."""
        return verdict_on(self.first, self.second, self.step, *self.more, name=self.kernel)


@cache
def steps_that_hold(line: str = "s_nop 0") -> tuple[Held, ...]:
    """At least one of every kind, with a line at the entry of both programs, and in what moves."""
    line = f"{line}\n"
    return (*_by_hand(line), *_by_passes(line))


def _by_hand(line: str) -> Iterator[Held]:
    def held(first: str, second: str, step: Data) -> Held:
        texts = [kernel(PROLOGUE + body, lds=1024) for body in (first, second)]
        return Held(texts[0], texts[1], step)

    yield held(f"{line}{_SUM}{_XOR}{_STORES}", f"{line}{_XOR}{_SUM}{_STORES}", {"step": "equal"})
    step = reorder(both(_ENTRY), both(_ENTRY + 3))
    yield held(f"{line}{_SUM}{_XOR}{_STORES}", f"{line}{_XOR}{_SUM}{_STORES}", step)
    yield held(f"{_SUM}{_XOR}{line}{_STORES}", f"{_XOR}{_SUM}{line}{_STORES}", step)
    yield held(f"{line}{_LOOP}{_STORES}", f"{line}{_TWICE}{_STORES}", {"step": "unfolding"})
    yield held(f"{line}{_SUM}{_XOR}{_STORES}", f"{line}{_SUM}{_XOR}{_STORES} slc", {"step": "stream"})
    start, share = line + START, SHARE
    ends = [place(0, ".LBB0_3"), place(0, ".LBB0_1")]
    moved = hoist(place(len(share.splitlines()), ".LBB0_1"), place(0, ".LBB0_2"), ends, place(0, ".LBB0_2"))
    yield held(rotated(start=start), pipelined(start=start), moved)
    yield held(rotated(USE + line), pipelined(USE + line), moved)
    yield held(rotated(load=LOAD + line), pipelined(load=LOAD + line), moved)


def _by_passes(line: str) -> Iterator[Held]:
    yield from _made(buffered_kernel(line + PREFETCH).program, DoubleBuffer())
    yield from _made(small_kernel(line + COLUMN, lds=4096, block=64).program, PadLds(strategy="pad", max_lds=8192))
    for name, step in (("strided_copy", CompleteLines()), ("tiles", SwizzleWorkgroups(grid=128))):
        program = read_text((_LANES / f"{name}.s").read_text(), f"{name}.s")
        label = f"{program.kernel(None).name}:"
        text = "\n".join(f"{row}\n\t{line.strip()}" if row.startswith(label) else row for row in program.texts)
        yield from _made(read_text(text, f"{name}.s"), step)


def _made(source: Program, step: Pass) -> Iterator[Held]:
    """The steps of a pass's proof, but for those of the kinds made by hand."""
    rewritten = rewrite(source, (step,), assumptions=frozenset((Sentence.NO_RACES,)))
    assert rewritten.changed, [remark.message for remark in rewritten.remarks]
    proof = show_equal(rewritten, None)
    assert proof.proved, proof.text
    assert proof.steps is not None
    steps = chained(source, [(rewritten, proof.steps)])
    assert steps is not None
    data = certificate_data(certificate_of(source, emit(rewritten.program), [steps]))
    before = emit(source)
    for each in data["kernels"][0]["steps"]:  # type: ignore[index]
        found = dict(each)
        after = found.pop("program", emit(rewritten.program))
        if found["step"] not in ("equal", "unfolding"):
            yield Held(before, after, found, steps.kernel)
        before = after
