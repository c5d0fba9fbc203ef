"""Where the generations differ in what `build_table` writes: cache words, counters, VOPD halves, old names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final

from isatool.isa.chips.gfx12 import num_name
from isatool.records import record


@record
class TableRules:
    """One generation."""

    family: str
    cache_words: tuple[str, ...]
    """modifiers that a memory instruction takes for its cache policy"""
    scalar_cache_words: tuple[str, ...]
    returns: str
    """the modifier that selects the form of an atomic with a result (`forms.selectors`)"""
    counters: Mapping[str, str]
    """the counter that load, store, lds, scalar, sample, bvh and export raise"""
    dual: tuple[str, ...]
    """what a half of a VOPD can be, without v_dual_"""
    says_returns: str
    """the word that carries it"""
    sample_encoding: str
    """of image instructions with a sampler; if it is not that of the others, these have neither unorm nor lwe"""
    matrix_halves: bool = False
    """whether a WMMA with results of 16 bits writes one half of each register"""
    wide: frozenset[str] = frozenset()
    """encodings of 96 bits"""
    gds: bool = False
    """whether LDS operations may work on the GDS"""
    modifiers: Mapping[str, str] = field(default_factory=dict)
    """spellings of modifier slots that are its own"""
    renamed: Mapping[str, str] = field(default_factory=dict)
    """names of the generation before that its assembler still reads"""

    def count(self, *what: str) -> tuple[str, ...]:
        """The counters of some kinds of work."""
        return tuple(dict.fromkeys(self.counters[kind] for kind in what))


_PAIRED: Final = (
    *("fmac_f32", "fmaak_f32", "fmamk_f32", "mul_f32", "add_f32", "sub_f32", "subrev_f32", "mul_dx9_zero_f32"),
    *("mov_b32", "cndmask_b32", "max_f32", "min_f32", "dot2acc_f32_f16", "dot2acc_f32_bf16", "add_nc_u32"),
    *("lshlrev_b32", "and_b32"),
)
_GFX11: Final = TableRules(
    family="gfx11",
    cache_words=("glc", "slc", "dlc"),
    scalar_cache_words=("glc", "dlc"),
    returns="glc",
    says_returns="glc",
    sample_encoding="mimg",
    counters={
        "load": "vm", "store": "vs", "lds": "lgkm", "scalar": "lgkm", "sample": "vm", "bvh": "vm", "export": "exp"
    },
    dual=_PAIRED,
    matrix_halves=True,
    gds=True,
)  # fmt: skip
_GFX12: Final = TableRules(
    family="gfx12",
    cache_words=("th", "scope"),
    scalar_cache_words=("th", "scope"),
    returns="returns",
    says_returns="th",
    sample_encoding="vsample",
    wide=frozenset(("flat", "global", "scratch", "mubuf", "mtbuf", "mimg", "vsample")),
    modifiers={"waitvdst": "wait_va_vdst", "waitvsrc": "wait_vm_vsrc"},
    counters={
        "load": "load", "store": "store", "lds": "ds", "scalar": "km", "sample": "sample", "bvh": "bvh", "export": "exp"
    },
    renamed={
        "exp": "export",
        "lds_direct_load": "ds_direct_load",
        "lds_param_load": "ds_param_load",
        "ds_bvh_stack_rtn_b32": "ds_bvh_stack_push4_pop1_rtn_b32",
        **{f"{family}_atomic_csub_u32": f"{family}_atomic_sub_clamp_u32" for family in ("buffer", "global")},
    },
    dual=tuple(map(num_name, _PAIRED)),
)  # fmt: skip


def rules_of(family: str) -> TableRules:
    """The rules of a generation (`Target.family`); KeyError for one that has none."""
    return {rules.family: rules for rules in (_GFX11, _GFX12)}[family]
