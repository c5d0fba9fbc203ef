"""Old spellings that the assembler still reads, with the names that it prints; used by `build_table.py`.

Found by trying every mnemonic that LLVM 19 and LLVM 22 know on gfx1100; a test holds the pairs against the assembler.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from isatool.isa.attributes import former_name
from isatool.isa.table_rules import TableRules

_ATOMICS: Final[dict[str, str]] = {
    "add": "add_u",
    "and": "and_b",
    "cmpswap": "cmpswap_b",
    "dec": "dec_u",
    "inc": "inc_u",
    "or": "or_b",
    "smax": "max_i",
    "smin": "min_i",
    "sub": "sub_u",
    "swap": "swap_b",
    "umax": "max_u",
    "umin": "min_u",
    "xor": "xor_b",
}
_FLOAT_ATOMICS: Final[dict[str, str]] = {"fcmpswap": "cmpswap_f32", "fmax": "max_f32", "fmin": "min_f32"}
_LOADS: Final[dict[str, str]] = {
    "dword": "b32",
    "dwordx2": "b64",
    "dwordx3": "b96",
    "dwordx4": "b128",
    "sbyte": "i8",
    "sbyte_d16": "d16_i8",
    "sbyte_d16_hi": "d16_hi_i8",
    "ubyte": "u8",
    "ubyte_d16": "d16_u8",
    "ubyte_d16_hi": "d16_hi_u8",
    "sshort": "i16",
    "ushort": "u16",
    "short_d16": "d16_b16",
    "short_d16_hi": "d16_hi_b16",
}
_STORES: Final[dict[str, str]] = {
    "dword": "b32",
    "dwordx2": "b64",
    "dwordx3": "b96",
    "dwordx4": "b128",
    "byte": "b8",
    "byte_d16_hi": "d16_hi_b8",
    "short": "b16",
    "short_d16_hi": "d16_hi_b16",
}
_SCALAR_LOADS: Final[dict[str, str]] = {
    "dword": "b32",
    "dwordx2": "b64",
    "dwordx4": "b128",
    "dwordx8": "b256",
    "dwordx16": "b512",
}
_LDS_LOADS: Final = [
    "addtid_b32",
    "b128",
    "b32",
    "b64",
    "b96",
    "i16",
    "i8",
    "i8_d16",
    "i8_d16_hi",
    "u16",
    "u16_d16",
    "u16_d16_hi",
    "u8",
    "u8_d16",
    "u8_d16_hi",
]
_LDS_STORES: Final = ["addtid_b32", "b128", "b16", "b16_d16_hi", "b32", "b64", "b8", "b8_d16_hi", "b96"]
_SINGLE: Final[dict[str, str]] = {
    "buffer_atomic_csub": "buffer_atomic_csub_u32",
    "global_atomic_csub": "global_atomic_csub_u32",
    "global_load_dword_addtid": "global_load_addtid_b32",
    "global_store_dword_addtid": "global_store_addtid_b32",
    "s_ff1_i32_b32": "s_ctz_i32_b32",
    "s_ff1_i32_b64": "s_ctz_i32_b64",
    "s_flbit_i32": "s_cls_i32",
    "s_flbit_i32_b32": "s_clz_i32_u32",
    "s_flbit_i32_b64": "s_clz_i32_u64",
    "s_flbit_i32_i64": "s_cls_i32_i64",
    "s_inst_prefetch": "s_set_inst_prefetch_distance",
    "v_add_i32": "v_add_nc_i32",
    "v_add_u32": "v_add_nc_u32",
    "v_sub_i32": "v_sub_nc_i32",
    "v_sub_u32": "v_sub_nc_u32",
    "v_subrev_u32": "v_subrev_nc_u32",
    "v_cvt_flr_i32_f32": "v_cvt_floor_i32_f32",
    "v_cvt_rpi_i32_f32": "v_cvt_nearest_i32_f32",
    "v_cvt_pkrtz_f16_f32": "v_cvt_pk_rtz_f16_f32",
    "v_cvt_pknorm_i16_f16": "v_cvt_pk_norm_i16_f16",
    "v_cvt_pknorm_i16_f32": "v_cvt_pk_norm_i16_f32",
    "v_cvt_pknorm_u16_f16": "v_cvt_pk_norm_u16_f16",
    "v_cvt_pknorm_u16_f32": "v_cvt_pk_norm_u16_f32",
    "v_dot2c_f32_f16": "v_dot2acc_f32_f16",
    "v_dot4_i32_i8": "v_dot4_i32_iu8",
    "v_dot8_i32_i4": "v_dot8_i32_iu4",
    "v_ffbh_i32": "v_cls_i32",
    "v_ffbh_u32": "v_clz_i32_u32",
    "v_ffbl_b32": "v_ctz_i32_b32",
    "v_fma_legacy_f32": "v_fma_dx9_zero_f32",
    "v_fmac_legacy_f32": "v_fmac_dx9_zero_f32",
    "v_mul_legacy_f32": "v_mul_dx9_zero_f32",
}


def aliases(rules: TableRules, mnemonics: Collection[str]) -> dict[str, str]:
    """The old spellings that a generation's assembler reads, and their names among the mnemonics of its table."""
    every = dict([*_SINGLE.items(), *_vector_memory(), *_scalar_memory(), *_lds(), *_scalar(), *_compares()])
    renamed = {former: name for name in mnemonics if (former := former_name(name)) != name} | dict(rules.renamed)
    named = {old: renamed.get(new, new) for old, new in every.items()} | renamed
    return dict(sorted((old, new) for old, new in named.items() if new in mnemonics))


def _vector_memory() -> Iterator[tuple[str, str]]:
    for family in ("buffer", "flat", "global", "scratch"):
        if family != "scratch":
            for old, new in _ATOMICS.items():
                yield f"{family}_atomic_{old}", f"{family}_atomic_{new}32"
                yield f"{family}_atomic_{old}_x2", f"{family}_atomic_{new}64"
            for old, new in _FLOAT_ATOMICS.items():
                yield f"{family}_atomic_{old}", f"{family}_atomic_{new}"
        for old, new in _LOADS.items():
            yield f"{family}_load_{old}", f"{family}_load_{new}"
        for old, new in _STORES.items():
            yield f"{family}_store_{old}", f"{family}_store_{new}"
    for family in ("buffer", "tbuffer"):
        for access in ("load", "store"):
            for components in ("x", "xy", "xyz", "xyzw"):
                yield f"{family}_{access}_format_d16_{components}", f"{family}_{access}_d16_format_{components}"
    for access in ("load", "store"):
        yield f"buffer_{access}_format_d16_hi_x", f"buffer_{access}_d16_hi_format_x"


def _scalar_memory() -> Iterator[tuple[str, str]]:
    for family in ("s_load", "s_buffer_load"):
        for old, new in _SCALAR_LOADS.items():
            yield f"{family}_{old}", f"{family}_{new}"


def _lds() -> Iterator[tuple[str, str]]:
    for kind in _LDS_LOADS:
        yield f"ds_read_{kind}", f"ds_load_{kind}"
    for kind in _LDS_STORES:
        yield f"ds_write_{kind}", f"ds_store_{kind}"
    for kind in ("b32", "b64"):
        yield f"ds_wrxchg_rtn_{kind}", f"ds_storexchg_rtn_{kind}"
        for old, new in (("2", "2addr"), ("2st64", "2addr_stride64")):
            yield f"ds_read{old}_{kind}", f"ds_load_{new}_{kind}"
            yield f"ds_write{old}_{kind}", f"ds_store_{new}_{kind}"
            yield f"ds_wrxchg{old}_rtn_{kind}", f"ds_storexchg_{new}_rtn_{kind}"


def _scalar() -> Iterator[tuple[str, str]]:
    for width in ("b32", "b64"):
        yield f"s_andn2_{width}", f"s_and_not1_{width}"
        yield f"s_orn2_{width}", f"s_or_not1_{width}"
        for operation in ("saveexec", "wrexec"):
            yield f"s_andn1_{operation}_{width}", f"s_and_not0_{operation}_{width}"
            yield f"s_andn2_{operation}_{width}", f"s_and_not1_{operation}_{width}"
        yield f"s_orn1_saveexec_{width}", f"s_or_not0_saveexec_{width}"
        yield f"s_orn2_saveexec_{width}", f"s_or_not1_saveexec_{width}"


def _compares() -> Iterator[tuple[str, str]]:
    for width in ("f16", "f32", "f64"):
        yield f"v_cmp_tru_{width}", f"v_cmp_t_{width}"
        yield f"v_cmpx_tru_{width}", f"v_cmpx_t_{width}"
