"""Opcodes that take the same operands and do something else, for kernels with faults."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from isatool.isa.table import lookup
from isatool.isa.target import Target

_FAMILIES: Final = (
    ("v_add_f32", "v_sub_f32", "v_mul_f32", "v_max_f32", "v_min_f32", "v_subrev_f32"),
    ("v_dual_add_f32", "v_dual_sub_f32", "v_dual_mul_f32", "v_dual_max_f32", "v_dual_min_f32", "v_dual_subrev_f32"),
    ("v_add_nc_u32", "v_sub_nc_u32", "v_and_b32", "v_or_b32", "v_xor_b32", "v_lshlrev_b32", "v_lshrrev_b32"),
    ("v_ashrrev_i32", "v_lshrrev_b32"),
    ("v_dual_add_nc_u32", "v_dual_and_b32", "v_dual_lshlrev_b32"),
    ("v_mul_lo_u32", "v_mul_hi_u32", "v_mul_hi_i32"),
    ("v_mad_u64_u32", "v_mad_i64_i32"),
    ("v_lshl_add_u32", "v_lshl_or_b32", "v_and_or_b32", "v_add3_u32", "v_or3_b32", "v_xad_u32", "v_add_lshl_u32"),
    ("v_bfe_u32", "v_bfe_i32"),
    ("v_add_co_u32", "v_sub_co_u32"),
    ("v_add_co_ci_u32", "v_sub_co_ci_u32"),
    ("v_max_u32", "v_min_u32", "v_max_i32", "v_min_i32"),
    ("v_rcp_f32", "v_sqrt_f32", "v_rsq_f32"),
    ("v_pk_add_f16", "v_pk_mul_f16", "v_pk_max_f16"),
    ("s_add_u32", "s_sub_u32", "s_and_b32", "s_or_b32", "s_xor_b32", "s_lshl_b32", "s_lshr_b32"),
    ("s_add_i32", "s_sub_i32", "s_mul_i32", "s_add_u32"),
    ("s_ashr_i32", "s_lshr_b32"),
    ("s_addc_u32", "s_subb_u32", "s_add_u32"),
    ("s_lshl_b64", "s_lshr_b64", "s_ashr_i64"),
    ("s_mul_hi_u32", "s_mul_hi_i32", "s_mul_i32"),
    ("s_and_saveexec_b32", "s_or_saveexec_b32", "s_xor_saveexec_b32", "s_and_not1_saveexec_b32"),
    ("global_load_b32", "global_load_u16", "global_load_i16", "global_load_u8"),
    ("global_store_b32", "global_store_b16", "global_store_b8"),
    ("ds_load_b32", "ds_load_u16", "ds_load_u8"),
    ("ds_store_b32", "ds_store_b16", "ds_store_b8"),
    ("ds_load_2addr_b32", "ds_load_2addr_stride64_b32"),
    ("ds_store_2addr_b32", "ds_store_2addr_stride64_b32"),
    ("global_atomic_add_u32", "global_atomic_sub_u32", "global_atomic_max_u32", "global_atomic_or_b32"),
)
_RELATION: Final = re.compile(r"([vs]_cmpx?_)(lt|le|gt|ge|eq|lg|ne|nlt|nle|ngt|nge|neq)(_[a-z]\d+.*)$")
_RELATIONS: Final = ("lt", "le", "gt", "ge", "eq", "ne", "lg")
_SUFFIX: Final = re.compile(r"(_e32|_e64)$")
_BRANCHES: Final = (
    ("s_cbranch_scc0", "s_cbranch_scc1"),
    ("s_cbranch_vccz", "s_cbranch_vccnz"),
    ("s_cbranch_execz", "s_cbranch_execnz"),
)


@cache
def other_opcodes(name: str, target: Target) -> tuple[str, ...]:
    """Spelled mnemonics that may be in the place of one; empty if none is known."""
    relation = _RELATION.match(name)
    if relation is not None:
        found = tuple(relation[1] + other + relation[3] for other in _RELATIONS if other != relation[2])
        return tuple(other for other in found if lookup(other, target) is not None)
    plain = _SUFFIX.sub("", name)
    suffix = name[len(plain) :]
    others = {other for family in _FAMILIES if plain in family for other in family if other != plain}
    return tuple(sorted(other + suffix for other in others))


def other_branch(name: str) -> str:
    """The branch on the opposite condition, "" if it has none."""
    for pair in _BRANCHES:
        if name in pair:
            return pair[1 - pair.index(name)]
    return ""
