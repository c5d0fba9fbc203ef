"""Comments that silence rules, and the faults of such comments."""

from __future__ import annotations

from isatool.asm.reader import read_text
from isatool.lint.run import Selection, check_program

BAD = "v_readlane_b32 s0, v1, 40"
WORSE = "s_load_b64 s[1:2], s[4:5], 0x0"


def rules(text: str, selection: Selection | None = None) -> list[str]:
    return [found.rule for found in check_program(read_text(text), selection or Selection())]


def test_a_comment_on_the_line_silences_it() -> None:
    assert rules(f"\t{BAD} ; isatool: ignore[LANE-INDEX]\n\t{BAD}\n") == ["LANE-INDEX"]
    assert rules(f"\t{BAD} // isatool: ignore[LANE-INDEX]\n") == []
    assert rules(f"\t{BAD} /* isatool: ignore[LANE-INDEX] */\n") == []


def test_a_comment_alone_silences_the_next_line_that_holds_something() -> None:
    assert rules(f"; isatool: ignore[LANE-INDEX]\n; why\n\n\t{BAD}\n\t{BAD}\n") == ["LANE-INDEX"]


def test_without_brackets_every_rule_is_meant() -> None:
    assert rules(f"\t{WORSE} ; isatool: ignore\n") == []


def test_several_rules_and_prefixes() -> None:
    assert rules(f"\t{WORSE} ; isatool: ignore[LANE, mem]\n") == []
    assert rules(f"\t{WORSE} ; isatool: ignore[LANE]\n") == ["MEM-ALIGN"]


def test_r1_does_not_cover_r19() -> None:
    line = "\tv_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v7, v5"
    assert rules(f"{line} ; isatool: ignore[VOPD-R1]\n") == ["VOPD-R19"]
    assert rules(f"{line} ; isatool: ignore[VOPD-R19]\n") == []
    assert rules(f"{line}\n", Selection(ignore=("VOPD-R1",))) == ["VOPD-R19"]


def test_a_region() -> None:
    text = f"; isatool: ignore-begin[LANE]\n\t{BAD}\n\t{WORSE}\n; isatool: ignore-end[LANE]\n\t{BAD}\n"
    assert rules(text) == ["MEM-ALIGN", "LANE-INDEX"]


def test_regions_nest() -> None:
    text = (
        f"; isatool: ignore-begin[LANE]\n; isatool: ignore-begin[LANE]\n; isatool: ignore-end[LANE]\n\t{BAD}\n"
        f"; isatool: ignore-end[LANE]\n\t{BAD}\n"
    )
    assert rules(text) == ["LANE-INDEX"]


def test_a_file() -> None:
    assert rules(f"\t{BAD}\n\t{BAD}\n; isatool: ignore-file[LANE-INDEX]\n") == []


def test_an_open_region_reaches_to_the_end_and_is_reported() -> None:
    assert rules(f"; isatool: ignore-begin\n\t{BAD}\n") == ["IGNORE-REGION"]
    assert rules(f"\t{BAD}\n; isatool: ignore-end[LANE]\n") == ["LANE-INDEX", "IGNORE-REGION"]


def test_a_rule_that_does_not_exist_is_reported() -> None:
    assert rules(f"\t{BAD} ; isatool: ignore[LANE-NUMBER]\n") == ["LANE-INDEX", "IGNORE-UNKNOWN"]
    assert rules(f"\t{BAD} ; isatool: ignore-all\n") == ["LANE-INDEX", "IGNORE-UNKNOWN"]


def test_the_longer_prefix_wins_between_select_and_ignore() -> None:
    text = f"\t{BAD}\n\t{WORSE}\n"
    assert rules(text, Selection(("LANE", "MEM"), ("LANE-INDEX",))) == ["MEM-ALIGN"]
    assert rules(text, Selection(("LANE-INDEX",), ("LANE",))) == ["LANE-INDEX"]
    assert rules(text, Selection(("MEM",))) == ["MEM-ALIGN"]


def test_silenced_findings_of_descriptors_and_comments() -> None:
    text = "k:\n\tv_mov_b32_e32 v7, 0 ; isatool: ignore[DESC-VGPR]\n\ts_endpgm\n\t.amdhsa_kernel k\n"
    text += "\t\t.amdhsa_next_free_vgpr 4\n\t\t.amdhsa_next_free_sgpr 2\n\t.end_amdhsa_kernel\n"
    assert rules(text) == []
    assert rules(text.replace(" ; isatool: ignore[DESC-VGPR]", "")) == ["DESC-VGPR"]
