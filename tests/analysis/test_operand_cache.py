"""The article's operand-cache tables, row by row."""

from __future__ import annotations

from analysis_snippets import flow_of

from isatool.analysis.operand_cache import table

COMPILER = """
v_dual_fmac_f32 v127, v138, v144 :: v_dual_fmac_f32 v122, v139, v143 |    R2 R0 - R3 R3
v_dual_fmac_f32 v128, v138, v145 :: v_dual_fmac_f32 v121, v139, v142 | W3 Cache2 R1 W2 Cache3 R2
v_dual_fmac_f32 v123, v139, v144 :: v_dual_fmac_f32 v114, v140, v143 | W0 Cache3 Cache0 W1 R0 Cache3
v_dual_fmac_f32 v124, v139, v145 :: v_dual_fmac_f32 v113, v140, v142 | W3 Cache3 Cache1 W2 Cache0 Cache2
v_dual_fmac_f32 v115, v140, v144 :: v_dual_fmac_f32 v110, v141, v143 | W0 Cache0 Cache0 W1 R1 Cache3
v_dual_fmac_f32 v116, v140, v145 :: v_dual_fmac_f32 v109, v141, v142 | W3 Cache0 Cache1 W2 Cache1 Cache2
v_dual_fmac_f32 v111, v141, v144 :: v_dual_fmac_f32 v90, v138, v147 | W0 Cache1 Cache0 W1 Cache2 R3
v_dual_fmac_f32 v112, v141, v145 :: v_dual_fmac_f32 v89, v138, v146 | W3 Cache1 Cache1 W2 Cache2 R2
v_dual_fmac_f32 v91, v138, v148 :: v_dual_fmac_f32 v94, v139, v147 | W0 Cache2 R0 W1 Cache3 Cache3
v_dual_fmac_f32 v92, v138, v149 :: v_dual_fmac_f32 v93, v139, v146 | W3 Cache2 R1 W2 Cache3 Cache2
v_dual_fmac_f32 v95, v139, v148 :: v_dual_fmac_f32 v98, v140, v147 | W0 Cache3 Cache0 W1 Cache0 Cache3
v_dual_fmac_f32 v96, v139, v149 :: v_dual_fmac_f32 v97, v140, v146 | W3 Cache3 Cache1 W2 Cache0 Cache2
v_dual_fmac_f32 v99, v140, v148 :: v_dual_fmac_f32 v118, v141, v147 | W0 Cache0 Cache0 W1 Cache1 Cache3
v_dual_fmac_f32 v100, v140, v149 :: v_dual_fmac_f32 v117, v141, v146 | W3 Cache0 Cache1 W2 Cache1 Cache2
v_dual_fmac_f32 v119, v141, v148 :: v_dual_fmac_f32 v70, v138, v151 | W0 Cache1 Cache0 W1 Cache2 R3
v_dual_fmac_f32 v120, v141, v149 :: v_dual_fmac_f32 v69, v138, v150 | W3 Cache1 Cache1 W2 Cache2 R2
"""


def test_the_table_of_the_compilers_kernel_5_is_that_of_the_article() -> None:
    lines = [line.split("|") for line in COMPILER.strip().splitlines()]
    body = flow_of("\n".join(code for code, _ in lines)).instructions
    rows = table([instruction for instruction in body if instruction.is_dual], passes=1)
    expected = [("- " + cells.strip() if not cells.strip().startswith("W") else cells.strip()) for _, cells in lines]
    assert [" ".join(cell or "-" for cell in row.cells) for row in rows] == expected


def test_a_write_by_a_load_empties_the_cache() -> None:
    body = flow_of("v_add_f32_e32 v9, v1, v2\nglobal_load_b32 v1, v0, s[2:3]\nv_add_f32_e32 v10, v1, v2").instructions[
        :3
    ]
    assert table(body, passes=1)[1].cells == ("", "R1", "Cache2", "", "", "")


def test_the_second_pass_finds_what_the_first_left() -> None:
    body = flow_of("v_add_f32_e32 v9, v1, v2\nv_add_f32_e32 v8, v1, v2").instructions[:2]
    assert table(body)[0].cells == ("W0", "Cache1", "Cache2", "", "", "")


def test_scalars_and_constants_have_no_cell() -> None:
    body = flow_of("v_add_f32_e32 v9, s1, v2").instructions[:1]
    assert table(body, passes=1)[0].cells == ("", "", "R2", "", "", "")
