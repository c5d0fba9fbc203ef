"""Attributes of a row of the instruction table that follow from its mnemonic; read by `build_table.py` only.

Sources: RDNA3 ISA guide 7 and 16; LLVM's scheduling classes and early-clobber constraints.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from isatool.isa.table_format import FormText, RowText
from isatool.isa.table_rules import TableRules

_FORMER: Final[tuple[tuple[str, str], ...]] = (
    (r"_num_", "_"),
    (r"^s_add_co_ci_u32$", "s_addc_u32"),
    (r"^s_sub_co_ci_u32$", "s_subb_u32"),
    (r"^s_(add|sub|addk)_co_", r"s_\1_"),
    (r"^v_mad_co_", "v_mad_"),
    (r"^s_wait_alu$", "s_waitcnt_depctr"),
)


def former_name(mnemonic: str) -> str:
    """The name that gfx11 has for the same operation; the rules here are written with those."""
    for pattern, name in _FORMER:
        mnemonic = re.sub(pattern, name, mnemonic)
    return mnemonic


# Results of 16 bits keep the other half of their register (ISA guide 7.4).
_HALF_BY_NAME: Final = frozenset(
    {"v_sat_pk_u8_i16", "v_fma_mixlo_f16", "v_fma_mixhi_f16", "v_interp_p2_f16_f32", "v_interp_p2_rtz_f16_f32"}
)
_HALF_NOT: Final = frozenset({"v_interp_p10_f16_f32", "v_interp_p10_rtz_f16_f32"})
_RESULT: Final = re.compile(r"v_[a-z0-9_]*?_((?:bf|[bfiu])\d+)(?:_|$)")


def is_half_result(base: str, rules: TableRules) -> bool:
    """Whether a vector ALU instruction writes 16 bits of its destination and keeps the other 16."""
    if base in _HALF_BY_NAME:
        return True
    if base in _HALF_NOT or re.match(r"v_(cmpx?|pk|cvt_pk|pack|sad|msad|qsad|mqsad|readlane|dot2acc|s)_", base):
        return False
    if base.startswith(("v_wmma_", "v_swmmac_")):
        return rules.matrix_halves and base.startswith(("v_wmma_f16", "v_wmma_bf16"))
    match = _RESULT.match(base)
    return match is not None and match[1] in ("f16", "bf16", "i16", "u16", "b16")


D16_LOAD: Final = re.compile(r"(?:ds|flat|global|scratch|buffer|tbuffer)_load_\w*d16\w*")

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
    if mnemonic.startswith(("lds_", "ds_param_", "ds_direct_")):
        return "LDSDIR"
    if mnemonic.startswith("ds_"):
        return "LDS"
    if mnemonic in ("exp", "export"):
        return "EXPORT"
    if mnemonic.startswith("flat_"):
        return "FLAT"
    if mnemonic.startswith(_VMEM_PREFIXES):
        return "VMEM"
    if _BRANCH.fullmatch(mnemonic):
        return "BRANCH"
    if mnemonic.startswith(
        ("s_sendmsg_rtn", "s_waitcnt_", "s_version", "s_barrier_", "s_get_barrier", "s_wakeup_barrier")
    ):
        return "CONTROL"
    return "CONTROL" if encoding == "sopp" and mnemonic not in ("s_round_mode", "s_denorm_mode") else "SALU"


_TRANS: Final = re.compile(r"v_((s_)?(exp|log|rcp|rsq|sqrt|sin|cos)_f(16|32)|rcp_iflag_f32|(rcp|rsq|sqrt)_f64)")
_COMMUTES: Final = re.compile(
    r"v_(pk_)?(add|mul|max|min|fma|fmac|mad)(_nc|_dx9_zero|_lo|_hi)?_[fiu](16|32|64|24)(_[iu](16|24|32))?"
    r"|v_(and|or|xor|xnor)_b(16|32)|v_add_co(_ci)?_u32|v_(add3|xad_|max3|min3|med3|xor3|or3)_?\w*|v_mul_(hi_)?[iu]32_[iu]24"
    r"|v_fmaak_f(16|32)|v_dot2\w*|v_dot4_u32_u8|v_dot8_u32_u4|v_cmpx?_(eq|ne|lg|neq|nlg|o|u|f|t)_\w+"
    r"|v_sad_\w+|s_(add|mul|max|min|mul_hi|absdiff)_[iu]32|s_(and|or|xor|xnor|nand|nor)_b(32|64)|s_addc_u32"
    r"|s_cmp_(eq|lg)_\w+|v_pk_mul_lo_u16|v_mad_u64_u32|v_mad_i64_i32|v_fma_dx9_zero_f32|v_fmac_dx9_zero_f32|v_dual_fmaak_f32"
    r"|v_dual_(fmac_f32|mul_f32|add_f32|mul_dx9_zero_f32|max_f32|min_f32|add_nc_u32|and_b32|dot2acc_\w+)"
)
_EXCHANGE: Final[tuple[tuple[str, str], ...]] = (
    ("v_sub_", "v_subrev_"),
    ("v_dual_sub_", "v_dual_subrev_"),
    ("_lt_", "_gt_"),
    ("_le_", "_ge_"),
    ("_nlt_", "_ngt_"),
    ("_nle_", "_nge_"),
)
_CROSS_LANE: Final = re.compile(
    r"v_(readlane|readfirstlane|writelane|permlane\w*)_b32|v_wmma_\w+|v_swmmac_\w+|v_interp_\w+|global_load_tr_\w+"
    r"|ds_(swizzle|permute|bpermute|bpermute_fi)_b32|ds_(append|consume)"
    r"|image_(sample|gather4)(_c)?(_b)?(_cl)?(_o)?|image_gather4h|image_get_lod"
)
"""the level of detail of an image comes from the addresses of a quad of lanes, unless an operand tells it"""
_INDEXED: Final = re.compile(r"[sv]_movrel\w+|v_swaprel_b32")
_F64: Final = re.compile(r"v_(?!rcp|rsq|sqrt)\w*_f64(_\w+)?|v_cvt_f64_\w+")
_ONLY_Y: Final = frozenset({"add_nc_u32", "lshlrev_b32", "and_b32"})
"""what only the second half of a VOPD can be"""


def latency_class(mnemonic: str, unit: str) -> str:
    """Which row of the timing model a mnemonic belongs to."""
    if unit != "VALU":
        if mnemonic in ("s_barrier", "s_barrier_wait"):
            return "barrier"
        names = {"SALU": "salu", "SMEM": "smem", "LDS": "lds", "VMEM": "vmem", "FLAT": "vmem", "EXPORT": "export"}
        return names.get(unit, {"LDSDIR": "lds", "BRANCH": "branch"}.get(unit, "none"))
    if mnemonic.startswith("v_dual_"):
        return "vopd"
    if mnemonic.startswith(("v_wmma", "v_swmmac")):
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


def _partial(mnemonic: str, rules: TableRules) -> str:
    if _INDEXED.fullmatch(mnemonic):
        return "indexed"
    if D16_LOAD.fullmatch(mnemonic):
        return "d16"
    if mnemonic in ("v_writelane_b32",):
        return "lane"
    if mnemonic.startswith("v_permlane"):
        return "inactive"
    if mnemonic.startswith("v_") and is_half_result(mnemonic, rules):
        return "half"
    return ""


def _early(mnemonic: str) -> tuple[str, ...]:
    if re.fullmatch(r"v_mad_[iu]64_[iu]32|v_mqsad_\w+|v_qsad_\w+", mnemonic):
        return ("src0", "src1", "src2")
    if mnemonic.startswith("v_swmmac_"):
        return ("src0", "src1", "src2")
    return ("src0", "src1") if mnemonic.startswith("v_wmma_") else ()


# Definitions of later chips in the source: scalar float arithmetic is RDNA3.5.
_SCALAR_FLOAT: Final = re.compile(
    r"s_(add|sub|mul|min|max|fmac|fmaak|fmamk|ceil|floor|trunc|rndne)_f(16|32)|s_cmp_\w+_f(16|32)|s_cvt_\w+"
)
_NOT_ASSEMBLED: Final = re.compile(r"s_\w+_pad_s_nop|s_singleuse_vdst|buffer_load_lds_\w+|s_wakeup_barrier")


def chips_of(mnemonic: str, rules: TableRules) -> str:
    """Which chips have the mnemonic: "" for all of gfx11, gfx115 for RDNA3.5 only, none for what no assembler reads."""
    if rules.family == "gfx11" and _SCALAR_FLOAT.fullmatch(mnemonic):
        return "gfx115"
    return "none" if _NOT_ASSEMBLED.fullmatch(mnemonic) else ""


# What an instruction does apart from its operands (ISA guide 3, 4, 5.6, 6, 16.5).
_ANNOTATION: Final = re.compile(r"s_(delay_alu|clause|singleuse_vdst)")
_HINT: Final = re.compile(
    rf"{_ANNOTATION.pattern}|s_(nop|setprio|sleep|sleep_var|set_inst_prefetch_distance|(buffer_)?prefetch_\w+)|v_nop|ds_nop"
    r"|s_version"
)
_WAITS: Final[dict[str, str]] = {
    "s_waitcnt": "packed",
    "s_waitcnt_vmcnt": "vm",
    "s_waitcnt_lgkmcnt": "lgkm",
    "s_waitcnt_expcnt": "exp",
    "s_waitcnt_vscnt": "vs",
    "s_waitcnt_depctr": "depctr",
    "s_wait_idle": "all",
    **{f"s_wait_{counter}cnt": counter for counter in ("load", "store", "ds", "km", "sample", "bvh", "exp")},
    **{f"s_wait_{counter}cnt_dscnt": f"{counter},ds" for counter in ("load", "store")},
}
_FENCE: Final = re.compile(
    r"s_(barrier|barrier_\w+|get_barrier_state|wakeup_barrier|alloc_vgpr|sendmsg\w*|wait_event|wakeup|trap|sethalt|dcache_inv|gl1_inv|icache_inv|ttracedata\w*)"
    r"|buffer_gl[01]_inv|global_(inv|wb|wbinv)|ds_(gws_\w+|ordered_count|(add|sub)_gs_reg_rtn)"
)
_SIGNALS: Final = re.compile(r"s_barrier(_signal|_signal_isfirst)?")
_AWAITS: Final = re.compile(r"s_barrier(_wait)?")
_INVALIDATES: Final = {
    "unit": re.compile(r"buffer_gl0_inv"),
    "array": re.compile(r"(s|buffer)_gl1_inv"),
    "scalar": re.compile(r"s_dcache_inv"),
    "scope": re.compile(r"global_(wb)?inv"),
}
_WRITES_BACK: Final = re.compile(r"global_wb(inv)?")
_NAMED_BARRIER: Final = re.compile(r"s_barrier_(init|join|leave)|s_get_barrier_state|s_wakeup_barrier")
_READS_STATE: Final = re.compile(r"s_(getreg_b32|sendmsg_rtn_b(32|64)|getpc_b64|call_b64|swappc_b64)")
_WRITES_STATE: Final = re.compile(
    r"s_(setreg\w*|round_mode|denorm_mode|trap|sethalt|setkill|(inc|dec)perflevel|ttracedata\w*|sendmsg\w*|wakeup"
    r"|wait_event|alloc_vgpr|rfe_b64)|v_(illegal|pipeflush)|ds_gws_\w+|ds_ordered_count|ds_(add|sub)_gs_reg_rtn"
)
_CALL: Final = re.compile(r"s_(swappc|call)_b64")
_END: Final = re.compile(r"s_(endpgm\w*|code_end)")
_INVERSE: Final[tuple[tuple[str, str], ...]] = (
    ("_scc0", "_scc1"),
    ("_vccz", "_vccnz"),
    ("_execz", "_execnz"),
)
_INTEGER_INVERSE: Final[dict[str, str]] = {"eq": "lg", "lg": "eq", "lt": "ge", "ge": "lt", "gt": "le", "le": "gt"}


def facts_of(mnemonic: str) -> list[str]:
    """Words for what an instruction does apart from its operands; `table.Row` says what each means."""
    patterns = {
        "annotation": _ANNOTATION,
        "hint": _HINT,
        "fence": _FENCE,
        "signals": _SIGNALS,
        "awaits": _AWAITS,
        **{f"invalidates={caches}": pattern for caches, pattern in _INVALIDATES.items()},
        "writesback": _WRITES_BACK,
        "named": _NAMED_BARRIER,
        "reads": _READS_STATE,
        "writes": _WRITES_STATE,
        "call": _CALL,
        "end": _END,
    }
    return [word for word, pattern in patterns.items() if pattern.fullmatch(mnemonic)]


def inverse_of(mnemonic: str) -> str:
    """The branch or scalar integer comparison with the opposite condition, "" if there is none."""
    if mnemonic.startswith("s_cbranch") and "cdbg" not in mnemonic:
        for one, other in _INVERSE:
            for left, right in ((one, other), (other, one)):
                if mnemonic.endswith(left):
                    return mnemonic.removesuffix(left) + right
    match = re.fullmatch(r"(s_cmpk?_)(eq|lg|lt|ge|gt|le)(_[iu](?:32|64))", mnemonic)
    return f"{match[1]}{_INTEGER_INVERSE[match[2]]}{match[3]}" if match else ""


def relatives_of(mnemonic: str) -> Iterator[str]:
    """Words for the accesses that do the work of two of these, or half of it: pair, single, stride64, wider."""
    match = re.fullmatch(r"ds_(load|store)_(2addr_(?:stride64_)?)?(b32|b64)", mnemonic)
    if match:
        access, two, kind = match.groups()
        if two:
            yield f"single=ds_{access}_{kind}"
        if two == "2addr_":
            yield f"stride64=ds_{access}_2addr_stride64_{kind}"
        if not two:
            yield f"pair=ds_{access}_2addr_{kind}"
    match = re.fullmatch(r"((?:ds|global|scratch|flat|buffer)_(?:load|store)_b)(32|64)", mnemonic)
    if match:
        yield f"wider={match[1]}{2 * int(match[2])}"


_CONDITIONS: Final[dict[str, str]] = {
    "scc0": "SCC,0",
    "scc1": "SCC,1",
    "vccz": "VCC,0",
    "vccnz": "VCC,1",
    "execz": "EXEC,0",
    "execnz": "EXEC,1",
}


def condition_of(mnemonic: str) -> str:
    """The register that a conditional branch asks and whether it is taken if that is not zero, "" if none."""
    return _CONDITIONS.get(mnemonic.removeprefix("s_cbranch_"), "") if mnemonic.startswith("s_cbranch_") else ""


_SPACES: Final = ("buffer", "tbuffer", "image", "global", "scratch", "flat")


def space_of(mnemonic: str) -> str:
    """The address space (`table.AddressSpace`) that a memory instruction works on, "" if none."""
    family = mnemonic.partition("_")[0]
    if family in _SPACES:
        return family
    if re.match(r"ds_(gws_|ordered_count|\w+_gs_reg_rtn)", mnemonic):
        return "gds"
    if re.match(r"ds_(?!b?permute|swizzle|nop)|lds_", mnemonic):
        return "lds"
    if mnemonic.startswith(("s_load", "s_buffer_load")):
        return "scalar"
    return ""


_TYPE: Final = re.compile(r"(bf|iu|[bfiu])\d+|\d+x\d+x\d+")
_ALSO_INTEGER: Final = re.compile(r"(pk_)?(add|sub|subrev|mul|max|min|max3|min3|med3|maxmin|minmax|mad)|cmpx?_\w+")


def operation_of(mnemonic: str) -> tuple[str, str]:
    """(operation, type) of a mnemonic: its name without unit and types (`table.Row.operation`), and the first type."""
    family, _, name = mnemonic.partition("_")
    if not name:  # exp, export
        return "export", ""
    tokens = name.removeprefix("dual_").split("_")
    types = [token for token in tokens if _TYPE.fullmatch(token) and "x" not in token]
    stem = "_".join(token for token in tokens if not _TYPE.fullmatch(token))
    kind = types[0] if types else ""
    if family not in ("s", "v"):
        stem = f"atomic_{stem}" if family == "ds" and _is_lds_atomic(mnemonic) else stem
    elif kind[:1] == "f" and _ALSO_INTEGER.fullmatch(stem):
        stem = stem.replace("pk_", "pk_f", 1) if stem.startswith("pk_") else f"f{stem}"
    elif types[1:] and types[1] in ("u24", "i24"):
        stem += "24"
    elif types[1:] and stem == "mad" and kind[1:] == "64":
        stem += "64"
    return stem, kind


def describe(mnemonic: str, forms: tuple[FormText, ...], rules: TableRules) -> RowText:
    """The row of a mnemonic with all its attributes."""
    unit = unit_of(mnemonic, forms[0].encoding)
    former = former_name(mnemonic)
    operation, kind = operation_of(former)
    words: list[str] = [f"op={operation}", f"lat={latency_class(former, unit)}"]
    if kind:
        words.append(f"type={kind}")
    if space_of(mnemonic):
        words.append(f"space={space_of(mnemonic)}")
    words += [*relatives_of(mnemonic), *facts_of(mnemonic)]
    if former in _WAITS:
        words.append(f"wait={_WAITS[former]}")
    if condition_of(mnemonic):
        words.append(f"if={condition_of(mnemonic)}")
    if inverse_of(mnemonic):
        words.append(f"inverse={inverse_of(mnemonic)}")
    short = mnemonic.removeprefix("v_dual_").removeprefix("v_")
    if mnemonic.startswith("v_") and short in rules.dual:
        words.append("vopd=y" if short in _ONLY_Y else "vopd=xy")
        words.append(f"base=v_{short}" if mnemonic.startswith("v_dual_") else f"dual=v_dual_{short}")
    if _COMMUTES.fullmatch(former):
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
    partial = _partial(mnemonic, rules)
    if partial:
        words.append(f"partial={partial}")
    if _CROSS_LANE.fullmatch(mnemonic):
        words.append("cross")
    if _early(former):
        words.append("early=" + ",".join(_early(former)))
    if unit in ("SALU", "SMEM", "BRANCH", "CONTROL") or re.match(
        r"v_(readlane|writelane)_b32|v_wmma_|v_swmmac_|v_s_", mnemonic
    ):
        words.append("noexec")
    if forms[0].encoding in rules.wide:
        words.append("bytes=12")
    chips = chips_of(mnemonic, rules)
    if chips:
        words.append(f"chips={chips}")
    return RowText(mnemonic, unit, tuple(words), forms)


def _is_lds_atomic(mnemonic: str) -> bool:
    return bool(re.match(r"ds_(?!load|store_|store2|permute|bpermute|swizzle|nop|bvh|gws|param_|direct_)", mnemonic))
