"""How a proof succeeded: tried first when it is done again, without the search; a wrong one makes no other verdict."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest
from test_guarded_loops import FIRST as GUARDED
from test_guarded_loops import LAST, guarded
from test_peeled_loops import BODIES, peeled, plain
from test_rotated_loops import BEGIN, BOTTOM, END, TOP
from test_unrolled_loops import FIRST as LOOP
from test_unrolled_loops import TURN, unrolled
from verify_snippets import PROLOGUE, kernel

from isatool.asm.reader import read_text
from isatool.verify import prove as proofs
from isatool.verify.prove import prove
from isatool.verify.structural.blockwise import same_by_blocks
from isatool.verify.verdict import PROVED, UNKNOWN, Classes, Hints, Limit, Method, Verdict

BROKEN_TURNS = TURN * 3 + TURN.replace("v3, v3", "v3, v2")
RENAMED = "v_mov_b32_e32 v{0}, s8\nv_add_nc_u32_e32 v{0}, v{0}, v0\nglobal_store_b32 v1, v{0}, s[4:5]"
SUM = "v_add_nc_u32_e32 v4, s8, v0"
LEAVING = """{}
s_mov_b32 s6, 0
v_mov_b32_e32 v2, 0
v_mov_b32_e32 v3, 0
.Lloop:
{}
v_add_nc_u32_e32 v3, 1, v3
v_add_nc_u32_e32 v2, v2, v4
v_cmp_ge_u32_e32 vcc_lo, v3, v0
s_or_b32 s6, vcc_lo, s6
s_and_not1_b32 exec_lo, exec_lo, s6
s_cbranch_execnz .Lloop
s_or_b32 exec_lo, exec_lo, s6
global_store_b32 v1, v2, s[4:5]
"""
PAIRS = {
    "blocks": (PROLOGUE, RENAMED.format(2), RENAMED.format(3), RENAMED.format(3).replace("s8", "s9")),
    "guarded": (PROLOGUE, GUARDED, guarded(), guarded(LAST + 1)),
    "leaving": (PROLOGUE, LEAVING.format("", SUM), LEAVING.format(SUM, ""), LEAVING.format(SUM.replace("8", "7"), "")),
    "peeled": (PROLOGUE, plain(BODIES["arithmetic"]), peeled(BODIES["arithmetic"]), peeled(BODIES["stores"])),
    "rotated": (BEGIN, TOP + END, BOTTOM + END, (BOTTOM + END).replace("v2, 1, v0", "v2, 2, v0")),
    "unrolled": (PROLOGUE, LOOP, unrolled(), unrolled(BROKEN_TURNS)),
}
"""what comes first, a program, what does the same, and what does not"""
SUBJECTS = ("workgroup_id_x", "kernarg[16]", "kernarg[20]", "kernarg[3]", "kernarg[999999]", "workitem_id_x", "n", "")
GRANTED = ("LDS accesses in bounds", "no data races between work-items", "full-waves", "nan-payload", "nothing")


def judged(name: str, second: int, method: Method | None = None) -> Verdict:
    before, *bodies = PAIRS[name]
    a, b = (read_text(kernel(before + body, items=256)).kernel(None) for body in (bodies[0], bodies[second]))
    return prove(a, b, hints=None if method is None else Hints(method=method))


def spoiled(chosen: random.Random, found: Classes) -> Classes:
    """Classes with others put together, or with places that are none; with more or less in flight."""
    equal = list(found.equal)
    if chosen.random() < 0.5:
        equal = [frozenset().union(*equal)] * 2
    equal.append(frozenset(chosen.sample((*range(3000), 2**32 - 1), 400)))
    flight = tuple(chosen.choice((0, 1, 2, 64, 2**32 - 1, each)) for each in (*found.flight, 0, 0))
    turns = chosen.choice((0, 1, 2, 4)), chosen.choice((1, 2))
    masks = frozenset(number for number in (*range(len(equal)), 2**32 - 1) if chosen.random() < 0.5)
    return Classes(found.first, found.second, tuple(equal), flight, turns, masks)


def any_method(chosen: random.Random, found: Method) -> Method:
    """Another one: each part is the one that was found, or any."""

    def places() -> frozenset[int]:
        return frozenset(chosen.sample((*range(60), 2**32 - 1), chosen.randrange(5)))

    def limit() -> Limit:
        low, high = chosen.choice(((0, 0), (0, 5), (1, LAST), (0, 2**32 - 1), (7, 3), (2**31, 2**32 - 1)))
        return Limit(chosen.choice(SUBJECTS), low, high)

    boxes = tuple(tuple(limit() for _ in range(chosen.randrange(3))) for _ in range(chosen.choice((0, 1, 1, 2, 9))))
    other = Method(
        chosen.choice(("walk", "walk", "walk", "blocks", "unfolding", "arithmetic", "full waves", "nan-payload", "?")),
        frozenset(chosen.sample(("bodies", "guesses", "ranges", "reorder", "no_races"), chosen.randrange(4))),
        frozenset(chosen.sample(GRANTED, chosen.randrange(3))),
        boxes,
        (places(), places()),
        (places(), places()),
        tuple(tuple(spoiled(chosen, each) for each in classes) for classes in found.classes),
    )
    kept = [name for name in Method.__slots__ if chosen.random() < 0.4]
    return replace(other, **{name: getattr(found, name) for name in kept})


@pytest.mark.parametrize("name", PAIRS)
def test_a_proof_is_done_again_without_the_search(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(name, 1)
    (method,) = found.methods
    assert found.status == PROVED
    attempts: list[proofs.WalkAttempt] = []
    compared: list[str | None] = []
    tried = proofs._Proof._attempt

    def attempt(self: Any, *arguments: Any, **options: Any) -> proofs.WalkAttempt:
        attempts.append(tried(self, *arguments, **options))
        return attempts[-1]

    def by_blocks(*arguments: Any, **options: Any) -> str | None:
        compared.append(same_by_blocks(*arguments, **options))
        return compared[-1]

    monkeypatch.setattr(proofs._Proof, "_attempt", attempt)
    monkeypatch.setattr("isatool.verify.prove.same_by_blocks", by_blocks)
    again = judged(name, 1, method)
    assert (again.status, again.assumptions, again.premises) == (PROVED, found.assumptions, found.premises)
    assert again.methods == (method,)
    assert all(each.holds for each in attempts)
    assert again.statistics.get("rounds", 0) <= found.statistics.get("rounds", 0)
    assert not any(compared)
    assert (method.by == "walk") is bool(attempts) is not bool(compared)


@pytest.mark.parametrize("name", PAIRS)
def test_a_wrong_method_proves_nothing_else(name: str) -> None:
    (method,) = judged(name, 1).methods
    assert judged(name, 2).status == UNKNOWN
    assert judged(name, 2, method).status == UNKNOWN
    chosen = random.Random(name)
    for _ in range(4):
        other = any_method(chosen, method)
        assert judged(name, 2, other).status == UNKNOWN, other


@pytest.mark.parametrize("name", PAIRS)
def test_what_a_wrong_method_does_not_prove_is_searched(name: str) -> None:
    found = judged(name, 1)
    chosen = random.Random(f"{name} again")
    for _ in range(3):
        other = replace(any_method(chosen, found.methods[0]), granted=frozenset())
        assert judged(name, 1, other).status == PROVED, other


@pytest.mark.parametrize("rules", [frozenset[str](), frozenset(("guesses",))])
@pytest.mark.parametrize(("second", "status"), [(1, PROVED), (2, UNKNOWN)])
def test_ranges_of_arguments_of_a_kernel_without_arguments(rules: frozenset[str], second: int, status: str) -> None:
    method = Method("walk", rules, boxes=((Limit("kernarg[16]", 1, 5),),))
    body = "v_mov_b32_e32 v2, 0\n.Lloop:\n{}\nglobal_store_b32 v[0:1], v2, off\ns_cbranch_scc1 .Lloop"
    texts = [kernel(body.format(f"v_add_nc_u32_e32 v2, {number}, v2")) for number in (1, 1, 2)]
    a, b = (
        read_text(re.sub(r".*kernarg_segment_ptr.*\n", "", text)).kernel(None) for text in (texts[0], texts[second])
    )
    assert prove(a, b, hints=Hints(method=method)).status == status
