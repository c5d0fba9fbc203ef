"""What the list of instruction definitions has wrong or leaves out, in one place; read by `build_table.py` only.

Sources: RDNA3 ISA guide chapters 4 to 13 and 16; for encodings and accepted spellings, trials with the assembler (LLVM
19 and 22). It is long because it is a list, which grows with what is found.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from isatool.isa.attributes import D16_LOAD, is_half_result, unit_of
from isatool.isa.table_format import ANY_WIDTH, FormText, OperandText
from isatool.isa.table_rules import TableRules

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
    "SplitBarrier": "imm",
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
    """The kind of operand for a register class, as `table.OperandSpec` explains them."""
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
    r"s_(cmpk_.*|movk_i32|addk_(co_)?i32|mulk_i32|cmovk_i32|getreg_b32|setreg_b32|setreg_imm32_b32|call_b64|version"
    r"|waitcnt_(vs|vm|exp|lgkm)cnt|subvector_loop_.*)"
)
_PREFIX_ENCODING: Final[tuple[tuple[str, str], ...]] = (
    (r"v_wmma_|v_swmmac_|v_pk_(?!fmac)|v_dot[248]_(f32|i32|u32)|v_fma_mix", "vop3p"),
    (r"v_interp_", "vinterp"),
    (r"s_(load|buffer_load|dcache|gl1|atc|prefetch|buffer_prefetch)", "smem"),
    (r"s_cmp_|s_bitcmp", "sopc"),
    (r"buffer_", "mubuf"),
    (r"tbuffer_", "mtbuf"),
    (r"image_", "mimg"),
    (r"lds_|ds_(param|direct)_load", "ldsdir"),
    (r"export", "exp"),
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


def wide_encoding(tokens: list[str]) -> str:
    """The 64-bit encoding of a vector instruction."""
    return "vop3sd" if "$sdst" in tokens and "$vdst" in tokens else "vop3"


def has_narrow_last_source(operands: list[tuple[str, str]], modifiers: list[str]) -> bool:
    """Whether a form without suffix is the 32-bit one: its second source, if any, can only be a VGPR."""
    if {"$clamp", "$omod", "$op_sel", "$byte_sel"} & set(modifiers):
        return False
    classes = dict(operands)
    last = classes.get("src1")
    return last is None or last in ("VGPR_or_imm", "VGPR_32") or last.endswith("Lo128")


_MODIFIERS: Final[dict[str, tuple[str, ...]]] = {
    "omod": ("mul", "div"),
    "waitvdst": ("wait_vdst",),
    "waitexp": ("wait_exp",),
    "index_key_8bit": ("index_key",),
    "index_key_16bit": ("index_key",),
    "dpp8": (),
    "dpp_ctrl": (),
    "row_mask": (),
    "bank_mask": (),
    "bound_ctrl": (),
    "fi": (),
}


def modifier_names(name: str, encoding: str, rules: TableRules) -> tuple[str, ...]:
    """Spellings of one modifier slot; DPP controls are added by the reader of the table."""
    if name == "cpol":
        return rules.scalar_cache_words if encoding == "smem" else rules.cache_words
    return (rules.modifiers[name],) if name in rules.modifiers else _MODIFIERS.get(name, (name,))


# registers read or written besides what the source says ----------------------------------------------


_READS_DESTINATION: Final = re.compile(
    r"s_cmov_b(32|64)|s_cmovk_i32|s_movreld_b(32|64)|s_movrelsd_2_b32|s_subvector_loop_\w+|v_movreld_b32|v_movrelsd(_2)?_b32"
    r"|v_pk_fmac_f16|v_permlane64_b32|v_swap_b16"
)
_EXCHANGES: Final = re.compile(r"v_swap(rel)?_b(16|32)")


def mend_operand(base: str, is_dpp: bool, operand: OperandText, rules: TableRules) -> OperandText:
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
    if operand.name == "vdst" and base.startswith("v_") and is_half_result(base, rules):
        operand = replace(operand, role="~")
    if is_dpp and operand.name == "vdst" and operand.accepts == "v":
        operand = replace(operand, role="~")  # lanes that the masks or an invalid source switch off keep the old value
    if is_dpp and operand.name == "src0":
        operand = replace(operand, accepts="v")
    if is_dpp and operand.name == "src1":
        operand = replace(operand, accepts="dppsrc" if operand.accepts == "csrc" else "v")
    return operand


_M0_DS: Final = re.compile(r"ds_(load_addtid|store_addtid|append|consume|gws_\w+|ordered_count|\w+_gs_reg_rtn)(_b32)?")


def mend_forms(base: str, form: FormText, rules: TableRules) -> Iterator[FormText]:
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
    if base == "s_get_barrier_state":
        form = replace(form, operands=(replace(form.operands[0], accepts="s"), *form.operands[1:]))
    if base == "s_endpgm":
        yield replace(form, operands=())
    if "tfe" in form.requires and "_store_" in base:
        return  # the assembler: "TFE modifier has no meaning for store instructions"
    if D16_LOAD.fullmatch(base) or ("tfe" in form.requires and "load" in base):
        form = replace(form, operands=tuple(_kept(operand) for operand in form.operands))
    if form.encoding != "ds":
        yield form
        return
    if re.search(r"_f(32|64)$", base):
        form = replace(form, uses=(*form.uses, "MODE"))  # LDS float atomics honour the denormal bits (ISA guide 13)
    yield from _lds_and_gds(base, form, rules)


def _kept(operand: OperandText) -> OperandText:
    return replace(operand, role="~") if operand.role == "=" else operand


def _renamed(names: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    return tuple(new if name == old else name for name in names)


def _lds_and_gds(base: str, form: FormText, rules: TableRules) -> Iterator[FormText]:
    reads_m0 = bool(_M0_DS.fullmatch(base))
    plain = tuple(name for name in form.uses if name != "M0")
    if "gds" in form.requires or base.endswith("gs_reg_rtn"):
        yield replace(form, uses=(*plain, "M0"))
        return
    permits = tuple(name for name in form.permits if name != "gds")
    yield replace(form, uses=(*plain, "M0") if reads_m0 else plain, permits=permits)
    if "gds" in form.permits and rules.gds:
        yield replace(form, uses=(*plain, "M0"), permits=permits, requires=(*form.requires, "gds"))


# image instructions: one form for all address counts and data widths ---------------------------------


def has_sampler(syntax: str) -> bool:
    """Whether an image instruction names a sampler."""
    return bool(re.search(r"\$s?samp\b", syntax))


def image_forms(mnemonic: str, sampled: bool, rules: TableRules) -> Iterator[FormText]:
    """The forms of an image instruction; widths of data and addresses are those of the text (`*?`)."""
    words = tuple(word for word in rules.cache_words if word != rules.returns)
    returns = (rules.returns,) if rules.returns in rules.cache_words else ()
    encoding = rules.sample_encoding if sampled or "msaa" in mnemonic else "mimg"
    more = ("unorm", "lwe") if encoding == rules.sample_encoding else ()
    permits = ("dmask", "dim", *more[:1], *words, "r128", "a16")
    address = OperandText("vaddr", ":", "va", ANY_WIDTH, "b32")
    if "bvh" in mnemonic:
        yield from _ray_forms(4)
        return
    tail = [OperandText("srsrc", ":", "s", 8, "b256")]
    if sampled:
        tail.append(OperandText("ssamp", ":", "s", 4, "b128"))
    data = OperandText("vdata", "=", "v", ANY_WIDTH, "b32")
    if "store" in mnemonic or "atomic" in mnemonic:
        data = replace(data, role=":")
    base = FormText(encoding, False, (data, address, *tail), (), ("EXEC",), (), (*permits, *returns))
    if "atomic" in mnemonic:
        base = replace(base, permits=(*permits, *more[1:]))
        kept = replace(base, operands=(replace(data, role="~"), address, *tail))
        yield base
        yield replace(
            kept, requires=(rules.returns,), permits=tuple(name for name in base.permits if name != rules.says_returns)
        )
        yield replace(kept, requires=("tfe",), permits=(*base.permits, rules.returns))
        return
    if "store" in mnemonic:
        yield replace(base, permits=(*base.permits, "d16", *more[1:]))
        return
    yield base
    kept = replace(base, operands=(replace(data, role="~"), address, *tail))
    words = ("d16", "tfe", *more[1:])
    for index, modifier in enumerate(words):
        later = words[index + 1 :]
        yield replace(kept, requires=(modifier,), permits=(*base.permits, *later))


def _ray_forms(width: int) -> Iterator[FormText]:
    """A ray query; one with ten dwords of results also writes origin and direction, which are among its addresses."""
    data, resource = OperandText("vdata", "=", "v", width, "b32"), OperandText("srsrc", ":", "s", 4, "b128")
    address = OperandText("vaddr", "~" if width == 10 else ":", "va", ANY_WIDTH, "b32")
    yield FormText("mimg", False, (data, address, resource), (), ("EXEC",), (), ("a16",) * (width == 4))


# completing the forms of a row -----------------------------------------------------------------------


def complete(mnemonic: str, forms: list[FormText], rules: TableRules) -> list[FormText]:
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
    if mnemonic in ("s_waitcnt", "s_waitcnt_depctr", "s_wait_alu", "s_delay_alu"):
        forms += [replace(form, operands=(), permits=("fields",)) for form in forms]
    forms += [form for form in map(_without_printed_vcc, forms) if form is not None]
    order = {"vop1": 0, "vop2": 0, "vopc": 0}
    forms.sort(key=lambda form: (form.dpp, order.get(form.encoding, 1)))
    return [_with_wave(mnemonic, _with_counters(mnemonic, form, rules)) for form in forms]


def _with_wave(mnemonic: str, form: FormText) -> FormText:
    """WMMA has 8 result registers in wave32 and 4 in wave64; VOPD is wave32 only."""
    if mnemonic.startswith("v_wmma") and not form.wave_size:
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


_PLAIN_RESULT: Final = re.compile(r"v_cvt_pk_f32_(fp8|bf8)")
"""refused by the assembler with clamp and output modifiers"""


def _with_mode(mnemonic: str, form: FormText) -> FormText:
    """Rounding, denormals, IEEE and clamp bits are read by float arithmetic."""
    if _PLAIN_RESULT.fullmatch(mnemonic):
        form = replace(form, permits=tuple(name for name in form.permits if name not in ("clamp", "mul", "div")))
    if not mnemonic.startswith(("v_", "s_")) or "MODE" in form.uses or not _FLOAT.search(mnemonic):
        return form
    if "class" in mnemonic:
        return form
    return replace(form, uses=(*form.uses, "MODE"))


_SAMPLES: Final = re.compile(r"image_(sample|gather|msaa_load|get_lod)\w*")
_COUNTED_BY_KM: Final = re.compile(r"s_sendmsg\w*|s_barrier_(signal_isfirst|leave)|s_get_barrier_state")


def _with_counters(mnemonic: str, form: FormText, rules: TableRules) -> FormText:
    """Wait counters (ISA guide 5.6) and memory access of a form."""
    unit = unit_of(mnemonic, form.encoding)
    access = _access(mnemonic)
    loads = "l" in access and (rules.returns in form.requires or "s" not in access)
    counters: tuple[str, ...] = ()
    if unit == "VMEM":
        kind = "bvh" if "_bvh" in mnemonic else "sample" if _SAMPLES.fullmatch(mnemonic) else "load"
        counters = rules.count(kind if loads or mnemonic in ("image_get_resinfo", "image_get_lod") else "store")
        if mnemonic.startswith(("buffer_gl0", "buffer_gl1")):
            counters = ()
        if mnemonic == "global_inv":
            counters = rules.count("load")
    elif unit == "FLAT":
        counters = rules.count("load" if loads else "store", "lds")
    elif unit == "LDS":
        is_gds = "gds" in form.requires or mnemonic.endswith("gs_reg_rtn")
        counters = rules.count("lds", "export") if is_gds else rules.count("lds")
    elif unit == "SMEM" or _COUNTED_BY_KM.fullmatch(mnemonic):
        counters = rules.count("scalar")
    elif unit in ("EXPORT", "LDSDIR"):
        counters = rules.count("export")
    if mnemonic == "ds_nop":
        counters = ()
    return replace(form, counters=counters, access=access)


def _access(mnemonic: str) -> str:
    """l: reads memory, s: writes memory."""
    if mnemonic.startswith(("ds_swizzle", "ds_permute", "ds_bpermute", "ds_nop")):
        return ""
    if mnemonic.startswith("s_") or mnemonic in ("exp", "export"):
        return "l" if mnemonic.startswith(("s_load", "s_buffer_load")) else ""
    if mnemonic.startswith(("lds_", "ds_param_", "ds_direct_")):
        return "l"
    if not mnemonic.startswith(("ds_", "flat_", "global_", "scratch_", "buffer_", "tbuffer_", "image_")):
        return ""
    if mnemonic.startswith(("image_get", "buffer_gl", "global_inv", "global_wb")):
        return ""
    if mnemonic.startswith(("buffer_load_lds",)):
        return "ls"
    if re.match(r"\w+?_load|image_(sample|gather|msaa|bvh)", mnemonic):
        return "l"
    if re.match(r"\w+?_store(?!xchg)", mnemonic):
        return "s"
    return "ls"


# rows that the source lacks --------------------------------------------------------------------------


def _dual_rows(rules: TableRules) -> Iterator[tuple[str, tuple[FormText, ...]]]:
    for name in rules.dual:
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


def extra_rows(rules: TableRules) -> Iterator[tuple[str, tuple[FormText, ...]]]:
    """Rows that a generation's definitions lack."""
    yield from _dual_rows(rules)
    yield "v_swap_b16", _swap16()
    yield "v_illegal", (FormText("vop1", False, ()),)
    yield from _EXTRA.get(rules.family, ())


def _stack(width: int, pushed: int) -> tuple[FormText, ...]:
    operands = (
        OperandText("vdst", "=", "v", width, ""), OperandText("addr", "~", "v", 1, "b32"),
        OperandText("data0", ":", "v", 1, "b32"), OperandText("data1", ":", "v", pushed, ""),
    )  # fmt: skip
    return (FormText("ds", False, operands, (), ("EXEC",), (), ("offset",)),)


_PERMUTED: Final = tuple(
    OperandText(name, role, "v", 1, "b32") for name, role in zip(("vdst", "addr", "data0"), "=::", strict=True)
)
_DOT2: Final = (
    OperandText("vdst", "~", "v", 1, "f32"), OperandText("src0", ":", "v", 1, "v2bf16"),
    OperandText("src1", ":", "dppsrc", 1, "v2bf16"), OperandText("src2", ":", "csrc", 1, "f32"),
)  # fmt: skip
_EXTRA: Final[dict[str, tuple[tuple[str, tuple[FormText, ...]], ...]]] = {
    "gfx11": (("s_endpgm_ordered_ps_done", (FormText("sopp", False, ()),)),),
    "gfx12": (
        ("s_alloc_vgpr", (FormText("sop1", False, (OperandText("src0", ":", "ssrc", 1, "b32"),), ("SCC",)),)),
        ("ds_bpermute_fi_b32", (FormText("ds", False, _PERMUTED, (), ("EXEC",), (), ("offset",)),)),
        ("ds_bvh_stack_push4_pop1_rtn_b32", _stack(1, 4)),
        ("ds_bvh_stack_push8_pop1_rtn_b32", _stack(1, 8)),
        ("ds_bvh_stack_push8_pop2_rtn_b64", _stack(2, 8)),
        *((f"image_bvh{kind}_intersect_ray", tuple(_ray_forms(10))) for kind in ("8", "_dual")),
        (
            "v_dot2_f32_bf16",
            (FormText("vop3p", True, _DOT2, (), ("EXEC",), (), ("op_sel", "op_sel_hi", "neg_lo", "neg_hi", "clamp")),),
        ),
    ),
}
