"""A register to which the launch gives a value is not undefined where no instruction has written it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "verify"))
from verify_snippets import kernel

from isatool.analysis.affine import analyse_affine
from isatool.asm.reader import read_text
from isatool.isa.operations import Op
from isatool.isa.registers import vgpr

BODY = """
s_load_b32 s20, s[0:1], 0x10
s_waitcnt lgkmcnt(0)
s_cmp_eq_u32 s20, 0
s_cbranch_scc1 .LBB0_1
s_mov_b32 {register}, 0
.LBB0_1:
v_add_nc_u32_e32 v3, {register}, v0
ds_store_b32 v3, v0
"""
USERS = "\t\t.amdhsa_user_sgpr_count 2\n"
OTHERS = "\t\t.amdhsa_user_sgpr_{} 1\n\t\t.amdhsa_user_sgpr_count {}\n"


@pytest.mark.parametrize(
    ("register", "users", "is_merged"),
    [
        ("s30", USERS, False),
        ("s2", USERS, True),
        ("s2", OTHERS.format("dispatch_id", 4), True),
        ("s3", OTHERS.format("dispatch_id", 4), True),
        ("s2", OTHERS.format("private_segment_size", 3), True),
        ("s3", f"{USERS}\t\t.amdhsa_system_sgpr_workgroup_info 1\n", True),
    ],
)
def test_a_path_that_leaves_what_the_launch_wrote_counts(register: str, users: str, is_merged: bool) -> None:
    """Of a register that is undefined on one path the other's value counts, since reading it there is a fault."""
    text = kernel(BODY.format(register=register), lds=1024).replace(USERS, users)
    affine = analyse_affine(read_text(text).kernel(None))
    index = next(n for n, each in enumerate(affine.flow.instructions) if each.operation == Op.STORE)
    found = affine.atoms.describe(affine.value(affine.before(index), vgpr(3), index))
    assert (f"{register} at block" in found) is is_merged, found
