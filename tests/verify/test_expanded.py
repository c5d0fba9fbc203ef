"""What the assembler expands is judged as it expands it: conditionals, macros, repetitions; upper-case names too."""

from __future__ import annotations

from pathlib import Path

import pytest
from verify_snippets import PROLOGUE, kernel

from isatool.asm.reader import read_text
from isatool.cli.main import main
from isatool.pipeline.judge import judge
from isatool.verify.verdict import PROVED, REFUTED, UNKNOWN

STORE = "global_store_b32 v1, v2, s[4:5]"
PLAIN = "v_add_nc_u32_e32 v2, 3, v0\nv_add_nc_u32_e32 v2, 3, v2"
ONE, OTHER = "v_add_nc_u32_e32 v2, 6, v0", "v_add_nc_u32_e32 v2, 7, v0"
EQUAL: dict[str, str] = {
    "a conditional that holds": f".if 1\n{ONE}\n.endif",
    "one that does not": f".if 0\n{OTHER}\n.else\n{ONE}\n.endif",
    "one on a symbol": f".set wide, 6\n.if wide > 5\n{ONE}\n.elseif wide > 3\n{OTHER}\n.endif",
    "one in another": f".if 1\n.if 0\n{OTHER}\n.else\n{ONE}\n.endif\n.endif",
    "one on a symbol that is not defined": f".ifndef wide\n{ONE}\n.else\n{OTHER}\n.endif",
    "a macro": ".macro more by\nv_add_nc_u32_e32 v2, \\by, v2\n.endm\nv_mov_b32_e32 v2, v0\nmore 2\nmore 4",
    "a repetition": "v_mov_b32_e32 v2, v0\n.rept 3\nv_add_nc_u32_e32 v2, 2, v2\n.endr",
    "upper case": "V_ADD_NC_U32_E32 v2, 6, v0",
    "upper case with its registers": "V_ADD_NC_U32 v2, 6, v0",
}
DIFFERENT: dict[str, str] = {
    "a conditional that holds": f".if 1\n{OTHER}\n.else\n{ONE}\n.endif",
    "one that does not": f".if 0\n{ONE}\n.else\n{OTHER}\n.endif",
    "one on a symbol": f".set wide, 6\n.if wide > 6\n{ONE}\n.else\n{OTHER}\n.endif",
    "one in another": f".if 1\n.if 1\n{OTHER}\n.else\n{ONE}\n.endif\n.endif",
    "a macro": ".macro more by\nv_add_nc_u32_e32 v2, \\by, v2\n.endm\nv_mov_b32_e32 v2, v0\nmore 2\nmore 3",
    "a repetition": "v_mov_b32_e32 v2, v0\n.rept 4\nv_add_nc_u32_e32 v2, 2, v2\n.endr",
    "a wait that is left out": f"global_load_b32 v2, v1, s[6:7]\n.if 0\ns_waitcnt vmcnt(0)\n.endif\n{ONE}",
    "upper case": "V_ADD_NC_U32_E32 v2, 7, v0",
}


def judged(first: str, second: str) -> str:
    texts = [kernel(f"{PROLOGUE}{body}\n{STORE}") for body in (first, second)]
    a, b = (read_text(text, f"{name}.s").kernel(None) for text, name in zip(texts, ("a", "b"), strict=True))
    return judge(a, b).status


@pytest.mark.parametrize("name", EQUAL)
def test_what_is_expanded_is_proved(name: str) -> None:
    assert judged(PLAIN, EQUAL[name]) == judged(EQUAL[name], PLAIN) == PROVED


@pytest.mark.parametrize("name", DIFFERENT)
def test_what_is_expanded_is_not_skipped(name: str) -> None:
    assert judged(PLAIN, DIFFERENT[name]) in (UNKNOWN, REFUTED)


def test_a_descriptor_in_a_conditional_is_not_proved() -> None:
    text = kernel(f"{PROLOGUE}{PLAIN}\n{STORE}")
    line = "\t\t.amdhsa_float_denorm_mode_32 3\n"
    assert line in text
    other = text.replace(line, ".if 1\n\t\t.amdhsa_float_denorm_mode_32 0\n.endif\n")
    a, b = (read_text(each, "kernel.s").kernel(None) for each in (text, other))
    assert judge(a, b).status in (UNKNOWN, REFUTED)


def test_the_command_expands_too(tmp_path: Path) -> None:
    files = []
    for name, body in (("a", PLAIN), ("b", EQUAL["one that does not"]), ("c", DIFFERENT["one that does not"])):
        files.append(str(tmp_path / f"{name}.s"))
        Path(files[-1]).write_text(kernel(f"{PROLOGUE}{body}\n{STORE}"), encoding="utf-8")
    assert main(["verify", files[0], files[1]]) == 0
    assert main(["verify", "--no-witness", files[0], files[2]]) == 3
