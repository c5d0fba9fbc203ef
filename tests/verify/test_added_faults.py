"""A rewrite may not have a fault that its input lacks, even where both compute the same as far as values go."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel

from isatool.analysis.assumptions import Sentence
from isatool.asm.reader import read_text
from isatool.pipeline.judge import judge
from isatool.verify.prove import prove
from isatool.verify.verdict import ASSUMING, PROVED, UNKNOWN, Assumption, Verdict

LOADS = "global_load_b32 v2, v1, s[4:5]\nglobal_load_b32 v3, v1, s[4:5] offset:4\n"
DONE = "s_waitcnt vmcnt(0)\n"
ADD = "v_add_f32_e32 v4, v2, v3\n"
STORE = "global_store_b32 v1, v4, s[6:7]\n"
PLAIN = LOADS + DONE + ADD + STORE
END = "s_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\n"
NO_NOP = "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\n"
SPILL = "scratch_store_b32 off, v4, off offset:8\n"
SPILLED = "s_waitcnt_vscnt null, 0x0\n"
EXP = "v_exp_f32_e32 v4, v2\n"
WAITED = "s_waitcnt_depctr 0xfff\n"
USE = "v_add_f32_e32 v4, v4, v3\n"
MAD = "v_mad_u64_u32 v[{}:{}], null, v2, v3, v[6:7]\n"
PERMLANE = "v_cmpx_le_u32_e32 0, v2\n{}v_permlane16_b32 v4, v2, s8, s9\n"
MOVES = "v_mov_b32_e32 v6, 0\nv_mov_b32_e32 v7, 0\n"

FAULTS: dict[str, tuple[str, str]] = {
    "a clause over a load and a store": (
        PLAIN, LOADS + DONE + ADD + "s_clause 0x1\n" + STORE + LOADS.splitlines()[0].replace("v2", "v9") + "\n",
    ),
    "a clause longer than its loads": (PLAIN, "s_clause 0x2\n" + PLAIN),
    "a clause past the end of the block": (PLAIN, PLAIN.replace(STORE, "s_clause 0x3\n" + STORE)),
    "a clause of one": (PLAIN, PLAIN.replace(STORE, "s_clause 0x0\n" + STORE)),
    "a clause over arithmetic": (PLAIN, PLAIN.replace(ADD, "s_clause 0x1\n" + ADD)),
    "registers given back without a nop": (PLAIN + END, PLAIN + NO_NOP),
    "registers given back in a branch before the store": (
        PLAIN, PLAIN.replace(STORE, f"s_cmp_eq_u32 s8, 0\ns_cbranch_scc1 .Lend\n{END}.Lend:\n{STORE}"),
    ),
    "registers given back by a number": (PLAIN + END, PLAIN + "s_sendmsg 0x3\n"),
    "registers given back for the first time, without a nop": (PLAIN, PLAIN + NO_NOP),
    "registers given back with a spill in flight": (PLAIN + SPILL + SPILLED + END, PLAIN + SPILL + END),
    "a transcendental read too soon": (LOADS + DONE + EXP + WAITED + USE + STORE, LOADS + DONE + EXP + USE + STORE),
    "an offset of a destination in its sources": (
        LOADS + DONE + MOVES + MAD.format(4, 5) + STORE,
        LOADS + DONE + MOVES + MAD.format(6, 7) + STORE.replace("v4", "v6")
        + STORE.replace("v4", "v7").replace("s[6:7]", "s[6:7] offset:1024"),
    ),
    "v_permlane16 directly after v_cmpx": (
        LOADS + DONE + PERMLANE.format("v_mov_b32_e32 v2, v2\n") + STORE, LOADS + DONE + PERMLANE.format("") + STORE,
    ),
}  # fmt: skip


MASKS = "v_cmp_gt_u32_e64 s[16:17], 3, v0\nv_cmp_lt_u32_e64 s[18:19], s8, v0\n"
SELECT = "v_cndmask_b32_e64 v{}, v1, v0, s[16:17]\n"
OVERWRITE = "s_mov_b64 s[16:17], s[18:19]\n"
WRITTEN = "s_waitcnt_depctr depctr_sa_sdst(0)\n"
BRANCH = "s_cmp_eq_u32 s9, 0\ns_cbranch_scc0 .Lwide\ns_sleep 1\n.Lwide:\n"
SELECTED = "v_add_nc_u32_e32 v4, v2, v3\n" + STORE
STRADDLED = (
    "s_mov_b64 s[20:21], exec\nv_mov_b32_e32 v2, v0\ns_mov_b64 exec, 15\n{}v_mov_b32_e32 v3, v1\n{}" + SELECTED
    + "s_mov_b64 exec, s[20:21]\n"
)  # fmt: skip
ARRIVED = "s_waitcnt_depctr depctr_va_vdst(0)\n"
WAVE64: dict[str, tuple[str, str]] = {
    f"{name}{over}": (first.replace("\n#", "\n" + between), second.replace("\n#", "\n" + between))
    for over, between in (("", ""), (" over a branch", BRANCH))
    for name, first, second in (
        (
            "a mask read before it is written",
            MASKS + SELECT.format(2) + OVERWRITE + WRITTEN + "#" + SELECT.format(3) + SELECTED,
            MASKS + SELECT.format(2) + OVERWRITE + "#" + SELECT.format(3) + SELECTED,
        ),
        (
            "a mask that needs no copy",
            MASKS + SELECT.format(2) + "#" + SELECT.format(3).replace("16:17", "18:19") + SELECTED,
            MASKS + SELECT.format(2) + "#" + OVERWRITE + SELECT.format(3) + SELECTED,
        ),
        ("sources around a write of EXEC", STRADDLED.format("#", ARRIVED), STRADDLED.format("#", "")),
    )
}


def judged(first: str, second: str, assume: tuple[str, ...] = (), scratch: int = 0, *, wide: bool = False) -> Verdict:
    texts = [kernel(PROLOGUE + body, scratch=scratch) for body in (first, second)]
    if wide:
        word, key = "\t\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa_kernel", ".wavefront_size: 64"
        texts = [text.replace("\t.end_amdhsa_kernel", word).replace(".wavefront_size: 32", key) for text in texts]
    a, b = (read_text(text, f"{name}.s").kernel(None) for text, name in zip(texts, ("first", "second"), strict=True))
    return judge(a, b, tuple(map(Assumption.parse, assume)))


@pytest.mark.parametrize(("first", "second"), FAULTS.values(), ids=FAULTS)
def test_an_added_fault_is_never_proved(first: str, second: str) -> None:
    scratch = 16 if "scratch" in second else 0
    found = judged(first, second, scratch=scratch)
    assert found.status == UNKNOWN, found
    assert judged(first, first, scratch=scratch).status == PROVED


@pytest.mark.parametrize(("first", "second"), WAVE64.values(), ids=WAVE64)
def test_a_fault_of_wave64_is_never_added(first: str, second: str) -> None:
    found = judged(first, second, wide=True)
    assert found.status == UNKNOWN, found
    assert "HAZARD-" in str(found.first_difference)
    assert judged(second, first, wide=True).status == PROVED


def test_the_reason_names_rule_and_line() -> None:
    found = judged(*FAULTS["a clause longer than its loads"])
    assert "second.s:12:2: MEM-CLAUSE" in str(found.first_difference), found


def test_a_fault_that_the_first_has_may_stay_but_not_come_twice() -> None:
    body = PLAIN.replace(STORE, "s_clause 0x0\n" + STORE)
    assert judged(body, body.replace("v4", "v5")).status == PROVED
    assert judged(body, "s_clause 0x0\n" + body).status == UNKNOWN
    assert judged(PLAIN + NO_NOP, PLAIN.replace("v4", "v5") + NO_NOP).status == PROVED
    assert judged(PLAIN + NO_NOP, PLAIN + END).status == PROVED


def test_a_fault_gone_makes_room_for_none_of_another_kind() -> None:
    first, second = PLAIN + NO_NOP, "s_clause 0x2\n" + PLAIN + END
    assert judged(first, second).status == UNKNOWN


SELDOM = "s_cmp_eq_u32 s9, 0x1234567\ns_cbranch_scc0 .Lend\n{}.Lend:\n"
NEVER = "s_branch .Lend\n{}.Lend:\n"
CLAUSE = "s_clause 0x2\n"
TOO_SOON = SELECT.format(2) + OVERWRITE + "{}" + SELECT.format(3) + SELECTED
UNREAD = SELECT.format(2) + OVERWRITE + "{}" + SELECT.format(9) + SELECT.format(2) + OVERWRITE + "{}" + SELECT.format(3)
COUNTED = "v_and_b32_e32 v6, 0, v{}\nv_add_nc_u32_e32 v4, v2, v{}\nv_or_b32_e32 v4, v4, v6\n" + STORE
EITHER = (
    "s_cmp_eq_u32 s9, 0x1234567\ns_cbranch_scc0 .Loften\n" + OVERWRITE + "{seldom}s_branch .Lend\n"
    + ".Loften:\n" + OVERWRITE + "{often}.Lend:\n"
)  # fmt: skip
MOVED: dict[str, tuple[str, str, bool]] = {
    "a clause from code that seldom runs": (
        SELDOM.format(CLAUSE + "s_nop 0\n") + PLAIN, SELDOM.format("s_nop 0\n") + CLAUSE + PLAIN, False,
    ),
    "a clause from code that never runs": (
        NEVER.format(CLAUSE + "s_nop 0\n") + PLAIN, NEVER.format("s_nop 0\n") + CLAUSE + PLAIN, False,
    ),
    "a clause from code that goes": (PLAIN + NEVER.format(CLAUSE + "s_nop 0\n"), CLAUSE + PLAIN, False),
    "a mask from code that seldom runs": (
        MASKS + SELDOM.format(TOO_SOON.format("")) + TOO_SOON.format(WRITTEN),
        MASKS + SELDOM.format(TOO_SOON.format(WRITTEN)) + TOO_SOON.format(""), True,
    ),
    "a mask from code that never runs": (
        MASKS + NEVER.format(TOO_SOON.format("")) + TOO_SOON.format(WRITTEN),
        MASKS + NEVER.format(TOO_SOON.format(WRITTEN)) + TOO_SOON.format(""), True,
    ),
    "a mask from a result that nobody reads": (
        MASKS + UNREAD.format("", WRITTEN) + SELECTED, MASKS + UNREAD.format(WRITTEN, "") + SELECTED, True,
    ),
    "a mask to the result that is read": (
        MASKS + UNREAD.format("", WRITTEN) + SELECTED,
        MASKS + UNREAD.format("", WRITTEN).replace("v9", "v8").replace("v3", "v9").replace("v8", "v3") + SELECTED, True,
    ),
    "a mask to the register whose value counts": (
        MASKS + SELECT.format(2) + OVERWRITE + SELECT.format(3) + WRITTEN + SELECT.format(5) + COUNTED.format(3, 5),
        MASKS + SELECT.format(2) + OVERWRITE + SELECT.format(3) + WRITTEN + SELECT.format(5) + COUNTED.format(5, 3),
        True,
    ),
    "a mask to the register whose value counts, in a later block": (
        MASKS + SELECT.format(2) + OVERWRITE + SELECT.format(3) + WRITTEN + SELECT.format(5) + BRANCH
        + COUNTED.format(3, 5),
        MASKS + SELECT.format(2) + OVERWRITE + SELECT.format(3) + WRITTEN + SELECT.format(5) + BRANCH
        + COUNTED.format(5, 3),
        True,
    ),
    "a mask from a way that is seldom taken": (
        MASKS + SELECT.format(2) + EITHER.format(seldom="", often=WRITTEN) + SELECT.format(3) + SELECTED,
        MASKS + SELECT.format(2) + EITHER.format(seldom=WRITTEN, often="") + SELECT.format(3) + SELECTED, True,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("first", "second", "wide"), MOVED.values(), ids=MOVED)
def test_a_fault_stays_where_it_is(first: str, second: str, wide: bool) -> None:
    found = judged(first, second, wide=wide)
    assert found.status == UNKNOWN, found
    assert judged(first, first.replace("v4", "v5"), wide=wide).status == PROVED


def test_comments_that_silence_a_rule_count_for_people_only() -> None:
    silenced = "s_clause 0x2 ; isatool: ignore[MEM-CLAUSE]\n" + PLAIN
    assert judged(PLAIN, silenced).status == UNKNOWN


PAIR = "v_dual_add_f32 v4, v2, v3 :: v_dual_mul_f32 v5, {}, v10\n"
SINGLES = "v_add_f32_e32 v4, v2, v3\nv_mul_f32_e32 v5, {}, v10\n"
READY = LOADS + DONE + "v_mov_b32_e32 v10, 2.0\n{}"
TO_V8 = "v_add_nc_u32_e32 v8, 1, v2\n"
TO_V7 = "v_add_nc_u32_e32 v7, 1, v2\n"
BOTH = STORE + STORE.replace("v4", "v5").replace("s[6:7]", "s[6:7] offset:1024")


@pytest.mark.parametrize("assume", [(), (Sentence.VOPD_INTERLOCKS,)])
def test_a_lost_interlock_is_proved_under_a_named_assumption_only(assume: tuple[str, ...]) -> None:
    first = READY.format(TO_V8) + SINGLES.format("v8") + BOTH
    second = READY.format(TO_V8) + PAIR.format("v8") + BOTH
    texts = [read_text(kernel(PROLOGUE + body)).kernel(None) for body in (first, second)]
    assert prove(texts[0], texts[1]).status == PROVED
    found = judged(first, second, assume)
    assert found.status == ASSUMING
    assert found.assumptions == (Assumption(Sentence.VOPD_INTERLOCKS),)
    assert "v8" in str(found.first_difference)


def test_other_parities_and_pairs_of_the_first_need_no_assumption() -> None:
    first = READY.format(TO_V7) + SINGLES.format("v7") + BOTH
    assert judged(first, READY.format(TO_V7) + PAIR.format("v7") + BOTH).status == PROVED
    second = READY.format(TO_V8) + PAIR.format("v8") + BOTH
    assert judged(second, second).status == PROVED
    assert judged(second, second.replace(TO_V8, "v_add_nc_u32_e64 v8, v2, 1\n")).status == PROVED


LOST = PAIR.format("v8")
ON_A_WAY: dict[str, tuple[str, str]] = {
    "from code that never runs": (
        READY.format("") + NEVER.format(TO_V8 + LOST) + TO_V8 + SINGLES.format("v8") + BOTH,
        READY.format("") + NEVER.format(TO_V8 + LOST) + TO_V8 + LOST + BOTH,
    ),
    "from another block": (
        READY.format("") + SELDOM.format(TO_V8 + LOST + BOTH) + TO_V8 + SINGLES.format("v8") + BOTH,
        READY.format("") + SELDOM.format(TO_V8 + SINGLES.format("v8") + BOTH) + TO_V8 + LOST + BOTH,
    ),
    "from results that nobody reads": (
        READY.format(TO_V8) + LOST + TO_V8 + SINGLES.format("v8") + BOTH,
        READY.format(TO_V8) + SINGLES.format("v8") + TO_V8 + LOST + BOTH,
    ),
    "from results that nobody reads in code that never runs": (
        READY.format("") + SELDOM.format(TO_V8 + LOST) + TO_V8 + SINGLES.format("v8") + BOTH,
        READY.format("") + TO_V8 + LOST + BOTH,
    ),
    "twice from one": (
        READY.format(TO_V8) + LOST + BOTH + TO_V8 + SINGLES.format("v8") + BOTH,
        READY.format(TO_V8) + LOST + BOTH + TO_V8 + LOST + BOTH,
    ),
    "on what another operation makes": (
        READY.format(TO_V8) + LOST + BOTH + TO_V8.replace("add", "sub") + SINGLES.format("v8") + BOTH,
        READY.format(TO_V8) + SINGLES.format("v8") + BOTH + TO_V8.replace("add", "sub") + LOST + BOTH,
    ),
}


@pytest.mark.parametrize(("first", "second"), ON_A_WAY.values(), ids=ON_A_WAY)
def test_a_lost_interlock_elsewhere_excuses_none(first: str, second: str) -> None:
    found = judged(first, second, (Sentence.VOPD_INTERLOCKS,))
    assert found.assumptions == (Assumption(Sentence.VOPD_INTERLOCKS),), found
    assert judged(first, first.replace(TO_V8, "v_add_nc_u32_e64 v8, v2, 1\n")).status == PROVED
