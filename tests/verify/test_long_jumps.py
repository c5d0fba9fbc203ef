"""Long jumps are branches where nobody reads what they compute."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel

from isatool.asm.reader import read_text
from isatool.pipeline.judge import judge
from isatool.verify.verdict import PROVED, REFUTED, UNKNOWN

BY_SUM = "s_getpc_b64 s[16:17]\ns_add_i32 s18, {to}, 4\ns_add_u32 s16, s16, s18\ns_addc_u32 s17, s17, 0\n"
BY_DIFFERENCE = (
    "s_getpc_b64 s[16:17]\n.Lafter:\ns_add_u32 s16, s16, ({to}-.Lafter)&4294967295\n"
    "s_addc_u32 s17, s17, ({to}-.Lafter)>>32\n"
)
BODY = (
    "v_mov_b32_e32 v2, 1\ns_cmp_lg_u32 s4, 0\ns_cbranch_scc0 .Lstay\n{jump}.Lstay:\nv_mov_b32_e32 v2, 5\n"
    ".Laway:\n{work}\nglobal_store_b32 v1, v2, s[4:5]\n.Lend:"
)
WORK = "v_add_nc_u32_e32 v3, 1, v0\nv_add_nc_u32_e32 v2, v2, v3"
OTHER_WORK = "v_add_nc_u32_e32 v7, v0, v2\nv_add_nc_u32_e32 v2, 1, v7"
WRONG_WORK = "v_add_nc_u32_e32 v7, v0, v2\nv_add_nc_u32_e32 v2, 2, v7"


def text_of(form: str, work: str, to: str = ".Laway", more: str = "") -> str:
    return kernel(PROLOGUE + "\n" + BODY.format(jump=f"{form.format(to=to)}s_setpc_b64 s[16:17]\n", work=work) + more)


def judged(first: str, second: str) -> str:
    a, b = (read_text(text, f"{name}.s").kernel(None) for text, name in zip((first, second), "ab", strict=True))
    return judge(a, b).status


@pytest.mark.parametrize("form", [BY_SUM, BY_DIFFERENCE])
def test_code_around_a_long_jump_may_change(form: str) -> None:
    assert judged(text_of(form, WORK), text_of(form, OTHER_WORK)) == PROVED
    assert (
        judged(text_of(form, WORK), text_of(form, "v_add_nc_u32_e32 v2, v0, v2\nv_add_nc_u32_e32 v2, 1, v2")) == PROVED
    )


@pytest.mark.parametrize("form", [BY_SUM, BY_DIFFERENCE])
def test_a_long_jump_is_a_branch(form: str) -> None:
    branch = kernel(PROLOGUE + "\n" + BODY.format(jump="s_branch .Laway\n", work=WORK))
    assert judged(text_of(form, WORK), branch) == judged(branch, text_of(form, WORK)) == PROVED


MUTANTS = {
    "other work": text_of(BY_SUM, WRONG_WORK),
    "another label": text_of(BY_SUM, OTHER_WORK, to=".Lend"),
    "the code in between": text_of(BY_SUM, OTHER_WORK, to=".Lstay"),
    "a place between": text_of(BY_SUM, OTHER_WORK).replace("s_add_i32", "s_nop 0\ns_add_i32"),
    "no jump": text_of(BY_SUM, OTHER_WORK).replace("s_setpc_b64 s[16:17]", "s_nop 0"),
    "4 bytes on": text_of(BY_SUM, OTHER_WORK).replace("s18, .Laway, 4", "s18, .Laway, 8"),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_other_jumps_are_not_proved(name: str) -> None:
    assert judged(text_of(BY_SUM, WORK), MUTANTS[name]) in (UNKNOWN, REFUTED)


@pytest.mark.parametrize("register", ["s16", "s17", "s18"])
def test_what_is_read_after_the_jump_is_no_value(register: str) -> None:
    work = "v_mov_b32_e32 v3, {}\nv_add_nc_u32_e32 v2, v2, v3"
    one = text_of(BY_SUM, work.format(register))
    other = text_of(BY_SUM, "s_nop 0\ns_nop 0\n" + work.format(register))
    assert judged(one, other) in (UNKNOWN, REFUTED)
