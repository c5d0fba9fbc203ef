"""What the list of instruction definitions has wrong or leaves out, in one place; read by `build_table.py` only.

Sources: RDNA3 ISA guide chapters 4 to 13 and 16; for encodings and accepted spellings, trials with the assembler (LLVM
19 and 22).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from isatool.isa.table_format import ANY_WIDTH, FormText, OperandText, RowText

# operand classes -------------------------------------------------------------------------------------

IMMEDIATE_KINDS: Final[dict[str, str]] = {
    "s16imm": "imm",
    "u16imm": "imm",
    "i16imm": "imm",
    "i8imm": "imm",
    "i32imm": "imm",
    "KImmFP32": "literal",
    "KImmFP16": "literal",
    "SOPPBrTarget": "label",
    "hwreg": "hwreg",
    "SendMsg": "msg",
    "SWaitCnt": "waitcnt",
    "DepCtr": "depctr",
    "SDelayALU": "delay",
    "SMEMOffset": "imm",
    "exp_tgt": "exptgt",
    "InterpAttr": "attr",
    "Endpgm": "imm",
    "VersionImm": "imm",
}
MASK_CLASSES: Final = frozenset({"VOPDstS64orS32", "SSrc_i1"})
TIED_EXTRA: Final[frozenset[tuple[str, str]]] = frozenset()

_ACCEPTED: Final[tuple[tuple[str, str], ...]] = (
    (r"SSrc|SSrcOrLds", "ssrc"),
    (r"SCSrc", "scsrc"),
    (r"SReg|VOPDstS64orS32", "s"),
    (r"VISrc", "vinline"),
    (r"VSrc", "src"),
    (r"VCSrc", "csrc"),
    (r"ExpSrc", "vo"),
    (r"VGPR|VReg|AVLdSt|VOPDst|VDst|VRegOrLds", "v"),
)


def accepted_kind(register_class: str) -> str:
    """What may be written for a register class, one of the kinds that `table.OperandSpec` explains."""
    if register_class in MASK_CLASSES:
        return "s"
    for pattern, kind in _ACCEPTED:
        if re.match(pattern, register_class):
            return kind
    raise ValueError(f"unknown register class {register_class}")


# encodings -------------------------------------------------------------------------------------------

VOP3_ONLY: Final = frozenset({"v_readlane_b32", "v_writelane_b32", "v_permlane16_b32", "v_permlanex16_b32"})
# Refused by the assembler with an _e64 suffix although they are VOP1 or VOP2.
NO_E64: Final = frozenset(
    {
        "v_readfirstlane_b32",
        "v_swap_b32",
        "v_swap_b16",
        "v_swaprel_b32",
        "v_permlane64_b32",
        "v_fmamk_f32",
        "v_fmaak_f32",
        "v_fmamk_f16",
        "v_fmaak_f16",
        "v_pk_fmac_f16",
        "v_dot2acc_f32_f16",
        "v_illegal",
    }
)
_NO_DPP: Final = frozenset({"v_pk_fmac_f16"})
_SOPK: Final = re.compile(
    r"s_(cmpk_.*|movk_i32|addk_i32|mulk_i32|cmovk_i32|getreg_b32|setreg_b32|setreg_imm32_b32|call_b64|version"
    r"|waitcnt_(vs|vm|exp|lgkm)cnt|subvector_loop_.*)"
)
_PREFIX_ENCODING: Final[tuple[tuple[str, str], ...]] = (
    (r"v_wmma_|v_pk_(?!fmac)|v_dot[248]_(f32|i32|u32)|v_fma_mix", "vop3p"),
    (r"v_interp_", "vinterp"),
    (r"s_(load|buffer_load|dcache|gl1|atc)", "smem"),
    (r"s_cmp_|s_bitcmp", "sopc"),
    (r"buffer_", "mubuf"),
    (r"tbuffer_", "mtbuf"),
    (r"image_", "mimg"),
    (r"lds_", "ldsdir"),
    (r"(ds|flat|global|scratch|exp)\b|(ds|flat|global|scratch)_", ""),
)


def fixed_encoding(base: str) -> str:
    """The encoding of a mnemonic that has only one, "" for the scalar and vector ALU where the operands decide."""
    if _SOPK.fullmatch(base):
        return "sopk"
    for pattern, encoding in _PREFIX_ENCODING:
        if re.match(pattern, base):
            return encoding or base.split("_")[0]
    return ""


def scalar_encoding(operands: Iterable[str]) -> str:
    """sop1, sop2 or sopp from the operand names."""
    names = set(operands)
    if "src1" in names:
        return "sop2"
    return "sop1" if names & {"src0", "sdst"} else "sopp"


def narrow_encoding(base: str, tokens: list[str]) -> str:
    """The 32-bit encoding of a vector instruction."""
    if base.startswith("v_cmp"):
        return "vopc"
    return "vop2" if any(token.startswith("$src1") for token in tokens) else "vop1"


def wide_encoding(base: str, tokens: list[str]) -> str:
    """The 64-bit encoding of a vector instruction."""
    return "vop3sd" if "$sdst" in tokens and "$vdst" in tokens else "vop3"


def has_narrow_last_source(operands: list[tuple[str, str]], modifiers: list[str]) -> bool:
    """Whether a form without suffix is the 32-bit one: its second source, if any, can only be a VGPR."""
    if {"$clamp", "$omod", "$op_sel"} & set(modifiers):
        return False
    classes = dict(operands)
    last = classes.get("src1")
    return last is None or last in ("VGPR_or_imm", "VGPR_32") or last.endswith("Lo128")


_MODIFIERS: Final[dict[str, tuple[str, ...]]] = {
    "cpol": ("glc", "slc", "dlc"),
    "omod": ("mul", "div"),
    "waitvdst": ("wait_vdst",),
    "waitexp": ("wait_exp",),
    "dpp8": (),
    "dpp_ctrl": (),
    "row_mask": (),
    "bank_mask": (),
    "bound_ctrl": (),
    "fi": (),
}


def modifier_names(name: str, encoding: str) -> tuple[str, ...]:
    """Spellings of one modifier slot; DPP controls are added by the reader of the table."""
    if name == "cpol" and encoding == "smem":
        return ("glc", "dlc")
    return _MODIFIERS.get(name, (name,))


# registers read or written besides what the source says ----------------------------------------------

# Results of 16 bits keep the other half of their register (ISA guide 7.4).
_HALF: Final = re.compile(
    r"v_(?!cmp|pk_|cvt_pk_|pack_|wmma_f32|wmma_i32|sad_|mqsad|qsad|mad_[iu]32|cvt_[fiu]32|dot2_f32|interp_p10|swap|mov_b32)"
    r"\w*?_(f16|bf16|i16|u16|b16)(_\w+)?"
)
_HALF_BY_NAME: Final = frozenset(
    {"v_sat_pk_u8_i16", "v_fma_mixlo_f16", "v_fma_mixhi_f16", "v_interp_p2_f16_f32", "v_interp_p2_rtz_f16_f32"}
)
_HALF_NOT: Final = frozenset({"v_interp_p10_f16_f32", "v_interp_p10_rtz_f16_f32"})
_RESULT: Final = re.compile(r"v_[a-z0-9_]*?_((?:bf|[bfiu])\d+)(?:_|$)")


def is_half_result(base: str) -> bool:
    """Whether a vector ALU instruction writes 16 bits of its destination and keeps the other 16."""
    if base in _HALF_BY_NAME:
        return True
    if base in _HALF_NOT or re.match(r"v_(cmpx?|pk|cvt_pk|pack|sad|msad|qsad|mqsad|readlane|dot2acc)_", base):
        return False
    if base.startswith("v_wmma_"):
        return base.startswith(("v_wmma_f16", "v_wmma_bf16"))
    match = _RESULT.match(base)
    return bool(match) and match is not None and match[1] in ("f16", "bf16", "i16", "u16", "b16")


_READS_DESTINATION: Final = re.compile(
    r"s_cmov_b(32|64)|s_cmovk_i32|s_movreld_b(32|64)|s_movrelsd_2_b32|s_subvector_loop_\w+|v_movreld_b32|v_movrelsd(_2)?_b32"
    r"|v_pk_fmac_f16|v_permlane64_b32|v_swap_b16"
)
_EXCHANGES: Final = re.compile(r"v_swap(rel)?_b(16|32)")


def mend_operand(base: str, encoding: str, is_dpp: bool, operand: OperandText) -> OperandText:
    """Correct role and accepted kind of one operand."""
    is_result = operand.name in ("vdst", "sdst")
    if is_result and _READS_DESTINATION.fullmatch(base):
        operand = replace(operand, role="~")
    if base == "v_readfirstlane_b32" and is_result:
        operand = replace(operand, accepts="s")
    if base == "s_setreg_imm32_b32" and operand.name == "imm":
        operand = replace(operand, accepts="literal")
    if base == "v_pk_fmac_f16" and operand.name == "src0":
        operand = replace(operand, kind="v2f16dup")  # an inline float stands for both halves here
    if _EXCHANGES.fullmatch(base):
        operand = replace(operand, role="~")
    if operand.name == "vdst" and base.startswith("v_") and is_half_result(base):
        operand = replace(operand, role="~")
    if is_dpp and operand.name == "vdst" and operand.accepts == "v":
        operand = replace(operand, role="~")  # lanes that the masks or an invalid source switch off keep the old value
    if is_dpp and operand.name == "src0":
        operand = replace(operand, accepts="v")
    if is_dpp and operand.name == "src1":
        operand = replace(operand, accepts="dppsrc" if operand.accepts == "csrc" else "v")
    return operand


_M0_DS: Final = re.compile(r"ds_(load_addtid|store_addtid|append|consume|gws_\w+|ordered_count|\w+_gs_reg_rtn)(_b32)?")
_D16_LOAD: Final = re.compile(r"(?:ds|flat|global|scratch|buffer|tbuffer)_load_\w*d16\w*")


def mend_forms(base: str, form: FormText) -> Iterator[FormText]:
    """Correct one scalar or memory form; may give several."""
    if not form.encoding:
        names = [operand.name for operand in form.operands]
        form = replace(form, encoding=scalar_encoding(names))
    form = replace(form, uses=tuple(name for name in form.uses if name != "FLAT_SCR"))
    if base.startswith("s_quadmask"):
        form = replace(form, defs=(*form.defs, "SCC"))
    if re.search(r"_(saveexec|wrexec)_b", base):
        lane_mask = "EXEC_LO" if base.endswith("_b32") else "EXEC_64"
        form = replace(form, defs=_renamed(form.defs, "EXEC", lane_mask), uses=_renamed(form.uses, "EXEC", lane_mask))
    if base.startswith("s_subvector_loop"):
        form = replace(form, defs=_renamed(form.defs, "EXEC", "EXEC_64"), uses=_renamed(form.uses, "EXEC", "EXEC_64"))
    if base == "s_endpgm":
        yield replace(form, operands=())
    if "tfe" in form.requires and "_store_" in base:
        return  # the assembler: "TFE modifier has no meaning for store instructions"
    if _D16_LOAD.fullmatch(base) or ("tfe" in form.requires and "load" in base):
        form = replace(form, operands=tuple(_kept(operand) for operand in form.operands))
    if form.encoding != "ds":
        yield form
        return
    if re.search(r"_f(32|64)$", base):
        form = replace(form, uses=(*form.uses, "MODE"))  # LDS float atomics honour the denormal bits (ISA guide 13)
    yield from _lds_and_gds(base, form)


def _kept(operand: OperandText) -> OperandText:
    return replace(operand, role="~") if operand.role == "=" else operand


def _renamed(names: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    return tuple(new if name == old else name for name in names)


def _lds_and_gds(base: str, form: FormText) -> Iterator[FormText]:
    reads_m0 = bool(_M0_DS.fullmatch(base))
    plain = tuple(name for name in form.uses if name != "M0")
    if "gds" in form.requires or base.endswith("gs_reg_rtn"):
        yield replace(form, uses=(*plain, "M0"))
        return
    permits = tuple(name for name in form.permits if name != "gds")
    yield replace(form, uses=(*plain, "M0") if reads_m0 else plain, permits=permits)
    if "gds" in form.permits:
        yield replace(form, uses=(*plain, "M0"), permits=permits, requires=(*form.requires, "gds"))


# image instructions: one form for all address counts and data widths ---------------------------------

_IMAGE_PERMITS: Final = ("dmask", "dim", "unorm", "slc", "dlc", "r128", "a16")


def image_forms(mnemonic: str, has_sampler: bool) -> Iterator[FormText]:
    """The forms of an image instruction; widths of data and addresses are those of the text (`*?`)."""
    address = OperandText("vaddr", ":", "va", ANY_WIDTH, "b32")
    if "bvh" in mnemonic:
        data, resource = OperandText("vdata", "=", "v", 4, "b32"), OperandText("srsrc", ":", "s", 4, "b128")
        yield FormText("mimg", False, (data, address, resource), (), ("EXEC",), (), ("a16",))
        return
    tail = [OperandText("srsrc", ":", "s", 8, "b256")]
    if has_sampler:
        tail.append(OperandText("ssamp", ":", "s", 4, "b128"))
    data = OperandText("vdata", "=", "v", ANY_WIDTH, "b32")
    if "store" in mnemonic or "atomic" in mnemonic:
        data = replace(data, role=":")
    base = FormText("mimg", False, (data, address, *tail), (), ("EXEC",), (), (*_IMAGE_PERMITS, "glc"))
    if "atomic" in mnemonic:
        base = replace(base, permits=(*_IMAGE_PERMITS, "lwe"))
        yield base
        yield replace(base, requires=("glc",), operands=(replace(data, role="~"), address, *tail))
        yield replace(
            base, requires=("tfe",), permits=(*base.permits, "glc"), operands=(replace(data, role="~"), address, *tail)
        )
        return
    if "store" in mnemonic:
        yield replace(base, permits=(*base.permits, "d16", "lwe"))
        return
    yield base
    kept = replace(base, operands=(replace(data, role="~"), address, *tail))
    for index, modifier in enumerate(("d16", "tfe", "lwe")):
        later = ("d16", "tfe", "lwe")[index + 1 :]
        yield replace(kept, requires=(modifier,), permits=(*base.permits, *later))


# completing the forms of a row -----------------------------------------------------------------------


def complete(mnemonic: str, forms: list[FormText]) -> list[FormText]:
    """Add forms that the source merges or lacks, fill in counters and memory access, and put narrow forms first."""
    forms = [_with_mode(mnemonic, form) for form in forms if not (form.dpp and mnemonic in _NO_DPP)]
    if (
        mnemonic.startswith("v_")
        and mnemonic not in NO_E64
        and not any(form.encoding.startswith("vop3") and not form.dpp for form in forms)
    ):
        forms += [
            replace(form, encoding="vop3") for form in forms if form.encoding in ("vop1", "vop2") and not form.dpp
        ]
    if mnemonic in ("v_movrelsd_2_b32", "v_swaprel_b32"):
        forms = [form if "EXEC" in form.uses else replace(form, uses=(*form.uses, "EXEC")) for form in forms]
    if mnemonic in ("s_waitcnt", "s_waitcnt_depctr", "s_delay_alu"):
        forms += [replace(form, operands=(), permits=("fields",)) for form in forms]
    forms += [form for form in map(_without_printed_vcc, forms) if form is not None]
    order = {"vop1": 0, "vop2": 0, "vopc": 0}
    forms.sort(key=lambda form: (form.dpp, order.get(form.encoding, 1)))
    return [_with_wave(mnemonic, _with_counters(mnemonic, form)) for form in forms]


def _with_wave(mnemonic: str, form: FormText) -> FormText:
    """WMMA has 8 result registers in wave32 and 4 in wave64; VOPD is wave32 only."""
    if mnemonic.startswith("v_wmma"):
        return replace(form, wave_size=32 if form.operands[0].width == 8 else 64)
    return replace(form, wave_size=32) if form.encoding == "vopd" else form


def _without_printed_vcc(form: FormText) -> FormText | None:
    """`v_cndmask_b32 v0, v1, v2`: the assembler takes e32 forms also without the printed vcc."""
    shown = [operand for operand in form.operands if operand.accepts == "vcc"]
    if not shown:
        return None
    defs = tuple("VCC" for operand in shown if operand.role == "=")
    uses = tuple("VCC" for operand in shown if operand.role == ":")
    rest = tuple(operand for operand in form.operands if operand.accepts != "vcc")
    return replace(form, operands=rest, defs=(*form.defs, *defs), uses=(*form.uses, *uses))


_FLOAT: Final = re.compile(r"_b?f(16|32|64)(_|$)")


def _with_mode(mnemonic: str, form: FormText) -> FormText:
    """Rounding, denormals, IEEE and clamp bits are read by float vector arithmetic."""
    if not mnemonic.startswith("v_") or "MODE" in form.uses or not _FLOAT.search(mnemonic):
        return form
    if "class" in mnemonic:
        return form
    return replace(form, uses=(*form.uses, "MODE"))


def _with_counters(mnemonic: str, form: FormText) -> FormText:
    """Wait counters (ISA guide 5.6) and memory access of a form."""
    unit = unit_of(mnemonic, form.encoding)
    access = _access(mnemonic, form)
    if unit == "VMEM":
        counters: tuple[str, ...] = (
            ("vm",) if "l" in access and ("glc" in form.requires or "s" not in access) else ("vs",)
        )
        if mnemonic in ("image_get_resinfo", "image_get_lod"):
            counters = ("vm",)
        if mnemonic.startswith(("buffer_gl0", "buffer_gl1")):
            counters = ()
    elif unit == "FLAT":
        counters = ("vm" if "l" in access and ("glc" in form.requires or "s" not in access) else "vs", "lgkm")
    elif unit == "LDS":
        is_gds = "gds" in form.requires or mnemonic.endswith("gs_reg_rtn")
        counters = ("lgkm", "exp") if is_gds else ("lgkm",)
    elif unit == "SMEM" or mnemonic.startswith("s_sendmsg"):
        counters = ("lgkm",)
    elif unit in ("EXPORT", "LDSDIR"):
        counters = ("exp",)
    else:
        counters = ()
    if mnemonic == "ds_nop":
        counters = ()
    return replace(form, counters=counters, access=access)


def _access(mnemonic: str, form: FormText) -> str:
    """l: reads memory, s: writes memory."""
    if mnemonic.startswith(("ds_swizzle", "ds_permute", "ds_bpermute", "ds_nop")):
        return ""
    if mnemonic.startswith("s_") or mnemonic == "exp":
        return "l" if mnemonic.startswith(("s_load", "s_buffer_load")) else ""
    if mnemonic.startswith("lds_"):
        return "l"
    if not mnemonic.startswith(("ds_", "flat_", "global_", "scratch_", "buffer_", "tbuffer_", "image_")):
        return ""
    if mnemonic.startswith(("image_get", "buffer_gl")):
        return ""
    if mnemonic.startswith(("buffer_load_lds",)):
        return "ls"
    if re.match(r"\w+?_load|image_(sample|gather|msaa|bvh)", mnemonic):
        return "l"
    if re.match(r"\w+?_store(?!xchg)", mnemonic):
        return "s"
    return "ls"


# attributes of a row ---------------------------------------------------------------------------------

_BRANCH: Final = re.compile(r"s_(branch\w*|cbranch_\w+|setpc_b64|swappc_b64|call_b64|rfe_b64|subvector_loop_\w+)")
_TERMINATOR: Final = re.compile(
    r"s_(branch\w*|cbranch_\w+|setpc_b64|rfe_b64|subvector_loop_\w+|endpgm|endpgm_saved|endpgm_ordered_ps_done|code_end)"
)
_VMEM_PREFIXES: Final = ("buffer_", "tbuffer_", "image_", "global_", "scratch_")


def unit_of(mnemonic: str, encoding: str) -> str:
    """The execution unit of a mnemonic (table.Unit)."""
    if mnemonic.startswith("v_"):
        return "VALU"
    if encoding == "smem":
        return "SMEM"
    if mnemonic.startswith("ds_"):
        return "LDS"
    if mnemonic.startswith("lds_"):
        return "LDSDIR"
    if mnemonic == "exp":
        return "EXPORT"
    if mnemonic.startswith("flat_"):
        return "FLAT"
    if mnemonic.startswith(_VMEM_PREFIXES):
        return "VMEM"
    if _BRANCH.fullmatch(mnemonic):
        return "BRANCH"
    if mnemonic.startswith(("s_sendmsg_rtn", "s_waitcnt_", "s_version")):
        return "CONTROL"
    return "CONTROL" if encoding == "sopp" and mnemonic not in ("s_round_mode", "s_denorm_mode") else "SALU"


_TRANS: Final = re.compile(r"v_((exp|log|rcp|rsq|sqrt|sin|cos)_f(16|32)|rcp_iflag_f32|(rcp|rsq|sqrt)_f64)")
_COMMUTES: Final = re.compile(
    r"v_(pk_)?(add|mul|max|min|fma|fmac|mad)(_nc|_dx9_zero|_lo|_hi)?_[fiu](16|32|64|24)(_[iu](16|24|32))?"
    r"|v_(and|or|xor|xnor)_b(16|32)|v_add_co(_ci)?_u32|v_(add3|xad_|max3|min3|med3|xor3|or3)_?\w*|v_mul_(hi_)?[iu]32_[iu]24"
    r"|v_fmaak_f(16|32)|v_dot2\w*|v_dot4_u32_u8|v_dot8_u32_u4|v_cmpx?_(eq|ne|lg|neq|nlg|o|u|f|t)_\w+"
    r"|v_(sad|msad)_\w+|s_(add|mul|max|min|mul_hi|absdiff)_[iu]32|s_(and|or|xor|xnor|nand|nor)_b(32|64)|s_addc_u32"
    r"|s_cmp_(eq|lg)_\w+|v_pk_mul_lo_u16|v_mad_u64_u32|v_mad_i64_i32|v_fma_dx9_zero_f32|v_fmac_dx9_zero_f32|v_dual_fmaak_f32"
    r"|v_dual_(fmac_f32|mul_f32|add_f32|mul_dx9_zero_f32|max_f32|min_f32|add_nc_u32|and_b32|dot2acc_\w+)"
)
_NOT_COMMUTING: Final = re.compile(r"v_(msad_u8|sad_hi_u8x|xad_u32x)")
_EXCHANGE: Final[tuple[tuple[str, str], ...]] = (
    ("v_sub_", "v_subrev_"),
    ("v_dual_sub_", "v_dual_subrev_"),
    ("_lt_", "_gt_"),
    ("_le_", "_ge_"),
    ("_nlt_", "_ngt_"),
    ("_nle_", "_nge_"),
)
_CROSS_LANE: Final = re.compile(
    r"v_(readlane|readfirstlane|writelane|permlane\w*)_b32|v_wmma_\w+|ds_(swizzle|permute|bpermute)_b32|ds_(append|consume)"
)
_INDEXED: Final = re.compile(r"[sv]_movrel\w+|v_swaprel_b32")
_F64: Final = re.compile(r"v_(?!rcp|rsq|sqrt)\w*_f64(_\w+)?|v_cvt_f64_\w+")
_VOPD_SLOTS: Final[dict[str, str]] = {
    "fmac_f32": "xy",
    "fmaak_f32": "xy",
    "fmamk_f32": "xy",
    "mul_f32": "xy",
    "add_f32": "xy",
    "sub_f32": "xy",
    "subrev_f32": "xy",
    "mul_dx9_zero_f32": "xy",
    "mov_b32": "xy",
    "cndmask_b32": "xy",
    "max_f32": "xy",
    "min_f32": "xy",
    "dot2acc_f32_f16": "xy",
    "dot2acc_f32_bf16": "xy",
    "add_nc_u32": "y",
    "lshlrev_b32": "y",
    "and_b32": "y",
}


def latency_class(mnemonic: str, unit: str) -> str:
    """Which row of the timing model a mnemonic belongs to."""
    if unit != "VALU":
        if mnemonic == "s_barrier":
            return "barrier"
        names = {"SALU": "salu", "SMEM": "smem", "LDS": "lds", "VMEM": "vmem", "FLAT": "vmem", "EXPORT": "export"}
        return names.get(unit, {"LDSDIR": "lds", "BRANCH": "branch"}.get(unit, "none"))
    if mnemonic.startswith("v_dual_"):
        return "vopd"
    if mnemonic.startswith("v_wmma"):
        return "wmma"
    if _TRANS.fullmatch(mnemonic):
        return "trans64" if mnemonic.endswith("f64") else "trans"
    if re.fullmatch(r"v_mul_lo_u32|v_mul_hi_[iu]32|v_mad_[iu]64_[iu]32|v_m?qsad_\w+", mnemonic):
        return "mul32"
    if re.fullmatch(r"v_(lshl|lshr|ashr)rev_[bi]64|v_swap(rel)?_b(16|32)|v_cmpx?_\w+_[iu]64", mnemonic):
        return "valu64"
    if _F64.fullmatch(mnemonic):
        return "f64"
    return "valu"


def _exchanged(mnemonic: str) -> str:
    if not re.match(r"v_(dual_)?sub|v_cmpx?_|s_cmpk?_", mnemonic) or "cmpk" in mnemonic:
        return ""
    if re.fullmatch(r"v_sub_nc_(i16|u16|i32)", mnemonic):
        return ""
    for left, right in _EXCHANGE:
        if left in mnemonic:
            return mnemonic.replace(left, right)
        if right in mnemonic:
            return mnemonic.replace(right, left)
    return ""


def _partial(mnemonic: str) -> str:
    if _INDEXED.fullmatch(mnemonic):
        return "indexed"
    if _D16_LOAD.fullmatch(mnemonic):
        return "d16"
    if mnemonic in ("v_writelane_b32",):
        return "lane"
    if mnemonic.startswith("v_permlane"):
        return "inactive"
    if mnemonic.startswith("v_") and is_half_result(mnemonic):
        return "half"
    return ""


def _early(mnemonic: str) -> tuple[str, ...]:
    if re.fullmatch(r"v_mad_[iu]64_[iu]32|v_mqsad_\w+|v_qsad_\w+", mnemonic):
        return ("src0", "src1", "src2")
    return ("src0", "src1") if mnemonic.startswith("v_wmma_") else ()


# Definitions of later chips in the source: scalar float arithmetic is RDNA3.5.
_SCALAR_FLOAT: Final = re.compile(
    r"s_(add|sub|mul|min|max|fmac|fmaak|fmamk|ceil|floor|trunc|rndne)_f(16|32)|s_cmp_\w+_f(16|32)|s_cvt_\w+"
)
_NOT_ASSEMBLED: Final = re.compile(r"s_\w+_pad_s_nop|s_singleuse_vdst|buffer_load_lds_\w+")


def chips_of(mnemonic: str) -> str:
    """Which chips have the mnemonic: "" for all of gfx11, gfx115 for RDNA3.5 only, none for what no assembler reads."""
    if _SCALAR_FLOAT.fullmatch(mnemonic):
        return "gfx115"
    return "none" if _NOT_ASSEMBLED.fullmatch(mnemonic) else ""


def describe(mnemonic: str, forms: tuple[FormText, ...]) -> RowText:
    """The row of a mnemonic with all its attributes."""
    unit = unit_of(mnemonic, forms[0].encoding)
    words: list[str] = [f"lat={latency_class(mnemonic, unit)}"]
    short = mnemonic.removeprefix("v_dual_").removeprefix("v_")
    if mnemonic.startswith("v_") and short in _VOPD_SLOTS:
        words.append(f"vopd={_VOPD_SLOTS[short]}")
        words.append(f"base=v_{short}" if mnemonic.startswith("v_dual_") else f"dual=v_dual_{short}")
    if _COMMUTES.fullmatch(mnemonic) and not _NOT_COMMUTING.fullmatch(mnemonic):
        words.append("commutes")
    exchange = _exchanged(mnemonic)
    if exchange:
        words.append(f"exchange={exchange}")
    if _TRANS.fullmatch(mnemonic):
        words.append("trans")
    if _BRANCH.fullmatch(mnemonic):
        words.append("branch")
    if _TERMINATOR.fullmatch(mnemonic):
        words.append("terminator")
    if "atomic" in mnemonic or _is_lds_atomic(mnemonic):
        words.append("atomic")
    partial = _partial(mnemonic)
    if partial:
        words.append(f"partial={partial}")
    if _CROSS_LANE.fullmatch(mnemonic):
        words.append("cross")
    if _early(mnemonic):
        words.append("early=" + ",".join(_early(mnemonic)))
    if unit in ("SALU", "SMEM", "BRANCH", "CONTROL") or re.match(r"v_(readlane|writelane)_b32|v_wmma_", mnemonic):
        words.append("noexec")
    chips = chips_of(mnemonic)
    if chips:
        words.append(f"chips={chips}")
    return RowText(mnemonic, unit, tuple(words), forms)


def _is_lds_atomic(mnemonic: str) -> bool:
    return bool(re.match(r"ds_(?!load|store_|store2|permute|bpermute|swizzle|nop|bvh|gws)", mnemonic))


# rows that the source lacks --------------------------------------------------------------------------


def _dual_rows() -> Iterator[tuple[str, tuple[FormText, ...]]]:
    for name in _VOPD_SLOTS:
        is_float = bool(re.search(r"_b?f(16|32)", name)) and name not in ("mov_b32", "cndmask_b32")
        uses = ("MODE", "EXEC") if is_float else ("EXEC",)
        kind = "f32" if name.endswith("_f32") else "u32" if name.endswith("u32") else "b32"
        source = {"dot2acc_f32_f16": "v2f16", "dot2acc_f32_bf16": "v2bf16"}.get(name, kind)
        result = "f32" if "f32" in name else kind
        accumulates = name.startswith(("fmac", "dot2acc"))
        operands = [
            OperandText("vdst", "~" if accumulates else "=", "v", 1, result),
            OperandText("src0", ":", "src", 1, source),
        ]
        if name.startswith("fmamk"):
            operands.append(OperandText("imm", ":", "literal", 0, ""))
        if name != "mov_b32":
            operands.append(OperandText("src1", ":", "v", 1, source))
        if name.startswith("fmaak"):
            operands.append(OperandText("imm", ":", "literal", 0, ""))
        if name == "cndmask_b32":
            uses = ("VCC", *uses)
        yield f"v_dual_{name}", (FormText("vopd", False, tuple(operands), (), uses),)


def _swap16() -> tuple[FormText, ...]:
    operands = (OperandText("vdst", "~", "v", 1, "b16"), OperandText("src0", "~", "v", 1, "b16"))
    return (FormText("vop1", False, operands, (), ("EXEC",)),)


EXTRA_ROWS: Final[dict[str, tuple[FormText, ...]]] = {
    **dict(_dual_rows()),
    "v_swap_b16": _swap16(),
    "v_illegal": (FormText("vop1", False, ()),),
    "s_endpgm_ordered_ps_done": (FormText("sopp", False, ()),),
}
