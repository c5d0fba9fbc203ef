"""Small kernels for `certificates.py`: each with what passes make of it, and with texts that are not what it is.

A kernel has two buffers and two scalars (`verify_snippets.kernel`): s[4:5] is the output, s[6:7] the input, s8 a small
count, s9 any number, v1 four times the work-item, s2 the workgroup (s3 along y). Its `wrong` texts differ from it on
some launch, or, where they begin with `[why]`, by a fact of the hardware that the emulator does not show. It is long
because it is a list.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "verify"))

from verify_snippets import PROLOGUE, kernel

Change = tuple[str, str]
"""(what is in the text, what is in its place)"""


@dataclass(frozen=True)
class Kernel:
    """A text by parts. `required`: the size of its workgroups; `passes`: pipelines whose steps are proved; `orders`:
    of workgroups that code at its entry may give them; `wrong`: changes of the body, each of which makes another
    program.
    """

    body: str
    lds: int = 0
    items: int = 96
    required: tuple[int, ...] = ()
    grid: bool = False
    """whether workgroups have an id along y and know how many there are"""
    wave: int = 32
    passes: tuple[str, ...] = ()
    orders: tuple[tuple[str, int], ...] = ()
    wrong: dict[str, tuple[Change, ...]] = field(default_factory=dict)
    changes: tuple[Change, ...] = ()
    """of the descriptor and the metadata"""

    def text(self, changes: tuple[Change, ...] = ()) -> str:
        """The file, with changes of the body or of what is around it."""
        body = PROLOGUE + self.body
        around = [change for change in changes if change[0] and change[0] not in body]
        for old, new in changes:
            body = body.replace(old, new, 1) if old else new + body
        made = kernel(body, lds=self.lds, items=self.items)
        for old, new in (*self._around(), *self.changes, *around):
            if old not in made:
                raise ValueError(f"no '{old}' in the kernel")
            made = made.replace(old, new, 1)
        return made

    def _around(self) -> Iterator[Change]:
        ids = max(1, sum(extent > 1 for extent in self.required))
        if self.required:
            size = f"    .reqd_workgroup_size: [{', '.join(map(str, self.required))}]\n"
            yield "    .name: ", f"{size}    .uniform_work_group_size: 1\n    .name: "
            yield (
                ".amdhsa_system_sgpr_workgroup_id_x 1",
                (f".amdhsa_system_sgpr_workgroup_id_x 1\n\t\t.amdhsa_system_vgpr_workitem_id {ids - 1}"),
            )
        if self.grid:
            yield (
                ".amdhsa_system_sgpr_workgroup_id_x 1",
                (".amdhsa_system_sgpr_workgroup_id_x 1\n\t\t.amdhsa_system_sgpr_workgroup_id_y 1"),
            )
            yield ".amdhsa_kernarg_size 24", ".amdhsa_kernarg_size 32"
            yield ".kernarg_segment_size: 24", ".kernarg_segment_size: 32"
            counts = "".join(
                f"      - .offset:         {offset}\n        .size:           4\n"
                f"        .value_kind:     hidden_block_count_{axis}\n"
                for axis, offset in (("x", 24), ("y", 28))
            )
            yield "    .group_segment_fixed_size:", f"{counts}    .group_segment_fixed_size:"
        if self.wave == 64:
            yield "\t.end_amdhsa_kernel", "\t\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa_kernel"
            yield ".wavefront_size: 32", ".wavefront_size: 64"


def _lines(text: str) -> str:
    return "\n".join(part.strip() for part in re.split(r"[;\n]", text) if part.strip()) + "\n"


RESULT: Final = _lines("s_lshl_b32 s12, s2, 10; v_add_nc_u32_e32 v6, s12, v1; global_store_b32 v6, v5, s[4:5]")
SKIP: Final = _lines("s_cmp_lt_i32 s8, 1; s_cbranch_scc1 .Lend")
COUNT: Final = _lines("s_add_i32 s10, s10, 1; s_cmp_lt_i32 s10, s8")
NEXT: Final = _lines("s_add_u32 s6, s6, 0x100; s_addc_u32 s7, s7, 0")
LOAD: Final = "global_load_b32 v3, v1, s[6:7]\n"
SHARE: Final = _lines("s_waitcnt vmcnt(0); ds_store_b32 v1, v3; s_waitcnt lgkmcnt(0); s_barrier")
READ: Final = _lines("ds_load_b32 v4, v2; s_waitcnt lgkmcnt(0)")
USE: Final = _lines("v_add_nc_u32_e32 v3, 1, v4; v_add_nc_u32_e32 v5, v5, v3; v_xor_b32_e32 v5, 3, v5")
LONG: Final = USE + 4 * _lines("v_add_nc_u32_e32 v5, v5, v3; v_xor_b32_e32 v5, 5, v5")
BEGIN: Final = _lines("v_xor_b32_e32 v2, 0xfc, v1; v_mov_b32_e32 v5, 0; s_mov_b32 s10, 0")
TILES: Final = (
    BEGIN + SKIP + ".Lloop:\n" + LOAD + NEXT + SHARE + READ + USE + COUNT
    + _lines("s_barrier; s_cbranch_scc1 .Lloop; .Lend:") + RESULT
)  # fmt: skip
INNER: Final = _lines("s_mov_b32 s11, 0; .Lk:") + READ + LONG + _lines(
    "s_add_i32 s11, s11, 1; s_cmp_lt_i32 s11, 3; s_cbranch_scc1 .Lk"
)  # fmt: skip
AT_THE_TOP: Final = (
    BEGIN + _lines(".Lloop:; s_cmp_ge_i32 s10, s8; s_cbranch_scc1 .Lend") + LOAD + NEXT + SHARE + READ + LONG
    + _lines("s_barrier; s_add_i32 s10, s10, 1; s_branch .Lloop; .Lend:") + RESULT
)  # fmt: skip
GUARDED: Final = TILES.replace(USE, LONG).replace(
    LOAD,
    _lines("v_cmp_gt_u32_e32 vcc_lo, 50, v0; v_mov_b32_e32 v3, 0; s_and_saveexec_b32 s11, vcc_lo")
    + f"s_cbranch_execz .Lnone\n{LOAD}.Lnone:\ns_or_b32 exec_lo, exec_lo, s11\n",
)
PREFETCH: Final = (
    BEGIN + LOAD + SHARE
    + _lines(
        ".Lloop:; s_add_i32 s10, s10, 1; s_cmp_lt_i32 s10, s8; s_cselect_b32 s11, -1, 0; s_cbranch_scc0 .Lread"
    )
    + NEXT + LOAD + ".Lread:\n" + READ
    + _lines(
        "v_add_nc_u32_e32 v5, v5, v4; s_waitcnt vmcnt(0); s_barrier; s_and_not1_b32 vcc_lo, exec_lo, s11;"
        "s_cbranch_vccnz .Lnext; ds_store_b32 v1, v3; .Lnext:; s_waitcnt lgkmcnt(0); s_barrier;"
        "s_cmp_lt_i32 s10, s8; s_cbranch_scc1 .Lloop"
    )
    + RESULT
)  # fmt: skip
_TILE_FAULTS: Final[dict[str, tuple[Change, ...]]] = {
    "a store dropped": ((RESULT.splitlines()[2], "s_nop 0"),),
    "another constant": (("v_add_nc_u32_e32 v3, 1, v4", "v_add_nc_u32_e32 v3, 2, v4"),),
    "no barrier after the store": (("s_waitcnt lgkmcnt(0)\ns_barrier\nds_load", "s_waitcnt lgkmcnt(0)\nds_load"),),
    "no barrier after the use": (("s_barrier\ns_cbranch_scc1 .Lloop", "s_cbranch_scc1 .Lloop"),),
    "no wait for the load": (("s_waitcnt vmcnt(0)\n", ""),),
    "no wait for LDS": (("s_waitcnt lgkmcnt(0)\nv_add", "v_add"),),
    "an iteration more": (("s_cmp_lt_i32 s10, s8", "s_cmp_le_i32 s10, s8"),),
    "a loop that never ends": (("s_cmp_lt_i32 s10, s8", "s_cmp_ge_i32 s10, 0"),),
    "the loop once": (("s_cbranch_scc1 .Lloop", "s_nop 0"),),
    "another LDS address": (("v_xor_b32_e32 v2, 0xfc, v1", "v_xor_b32_e32 v2, 0xf8, v1"),),
    "another pointer": (("global_load_b32 v3, v1, s[6:7]", "global_load_b32 v3, v1, s[4:5]"),),
    "the load of another tile": ((NEXT.splitlines()[0], "s_add_u32 s6, s6, 0x104"),),
    "the load before the count": ((LOAD + NEXT, NEXT + LOAD),),
    "the use twice": ((USE, USE + USE),),
    "the use dropped": ((USE, ""),),
    "the end at the start": (("v_xor_b32_e32 v2", "s_endpgm\nv_xor_b32_e32 v2"),),
    "an empty loop at the start": (("v_xor_b32_e32 v2", ".Lagain:\ns_branch .Lagain\nv_xor_b32_e32 v2"),),
}
_ROWS: Final = (
    _lines("s_lshl_b32 s12, s2, 12; v_add_nc_u32_e32 v1, s12, v1; s_mov_b32 s10, 0") + ".Lloop:\n" + LOAD
    + _lines("s_add_i32 s10, s10, 1; s_waitcnt vmcnt(0); v_add_nc_u32_e32 v3, v3, v3")
    + _lines("global_store_b32 v1, v3, s[4:5]; v_add_nc_u32_e32 v1, 0x200, v1")
    + _lines("s_cmp_lt_i32 s10, s8; s_cbranch_scc1 .Lloop")
)  # fmt: skip
_COPY: Final = (
    _lines(
        "v_and_b32_e32 v2, 15, v0; v_lshrrev_b32_e32 v3, 4, v0; s_lshl_b32 s12, s2, 12; v_lshlrev_b32_e32 v1, 7, v2;"
        "v_add_nc_u32_e32 v1, s12, v1; v_lshl_add_u32 v1, v3, 2, v1; s_mov_b32 s10, 0"
    )
    + ".Lloop:\nglobal_load_b32 v3, v1, s[6:7]\n"
    + _lines("s_add_i32 s10, s10, 1; s_waitcnt vmcnt(0); v_mul_u32_u24_e32 v3, 3, v3")
    + _lines("global_store_b32 v1, v3, s[4:5]; v_add_nc_u32_e32 v1, 16, v1")
    + _lines("s_cmp_lt_i32 s10, s8; s_cbranch_scc1 .Lloop")
)  # fmt: skip
_COLUMN: Final = (
    (
        LOAD
        + _lines("v_and_b32_e32 v3, 31, v0; v_lshrrev_b32_e32 v4, 5, v0; v_lshlrev_b32_e32 v7, 7, v3")
        + _lines("v_lshl_add_u32 v7, v4, 2, v7; s_waitcnt vmcnt(0)")
    ).replace("global_load_b32 v3", "global_load_b32 v8")
    + _lines(
        "ds_store_b32 v7, v8; s_waitcnt lgkmcnt(0); s_barrier; v_lshlrev_b32_e32 v2, 2, v3;"
        "v_lshl_add_u32 v2, v4, 7, v2;"
        "ds_load_b32 v5, v7; s_waitcnt lgkmcnt(0)"
    )
    + RESULT
)
_GROUPS: Final = (
    _lines(
        "s_load_b64 s[10:11], s[0:1], 0x18; s_waitcnt lgkmcnt(0); s_mul_i32 s12, s3, s10; s_add_i32 s12, s12, s2;"
        "s_lshl_b32 s13, s12, 8; v_add_nc_u32_e32 v6, s13, v1; s_lshl_b32 s14, s3, 8; v_add_nc_u32_e32 v2, s14, v1;"
        "s_lshl_b32 s15, s2, 8; v_add_nc_u32_e32 v3, s15, v1; v_mov_b32_e32 v5, s12; s_mov_b32 s16, 0"
    )
    + ".Lloop:\n"
    + _lines(
        "global_load_b32 v7, v2, s[6:7]; global_load_b32 v8, v3, s[6:7]; v_add_nc_u32_e32 v2, 0x40, v2;"
        "v_add_nc_u32_e32 v3, 0x40, v3; s_add_i32 s16, s16, 1; s_waitcnt vmcnt(0); v_mad_u32_u24 v5, v7, v8, v5;"
        "s_cmp_lt_i32 s16, s8; s_cbranch_scc1 .Lloop; global_store_b32 v6, v5, s[4:5]"
    )
)
_MASKED: Final = (
    _lines(
        "v_mov_b32_e32 v5, 7; global_load_b32 v3, v1, s[6:7]; global_load_b32 v4, v1, s[6:7] offset:4;"
        "v_cmp_gt_u32_e32 vcc_lo, 20, v0; s_waitcnt vmcnt(0); s_and_saveexec_b32 s11, vcc_lo; s_cbranch_execz .Lnone;"
        "v_add_nc_u32_e32 v5, v3, v4; v_xor_b32_e32 v7, v3, v4; .Lnone:; s_or_b32 exec_lo, exec_lo, s11;"
        "v_mov_b32_e32 v8, v5; v_add_nc_u32_e32 v5, v5, v8"
    )
    + RESULT
)
_WAIT64: Final = "\ns_waitcnt_depctr depctr_va_vdst(0)"
"""after a write of EXEC in wave64 (rule HAZARD-FORWARD)"""
_MASKED64: Final = (
    _MASKED.replace("s_and_saveexec_b32 s11, vcc_lo", "s_and_saveexec_b64 s[14:15], vcc")
    .replace("v_cmp_gt_u32_e32 vcc_lo", "v_cmp_gt_u32_e32 vcc")
    .replace("s_or_b32 exec_lo, exec_lo, s11", f"s_or_b64 exec, exec, s[14:15]{_WAIT64}")
)
_DIAMOND: Final = (
    _lines(
        "global_load_b32 v3, v1, s[6:7]; s_cmp_lt_i32 s8, 3; s_cbranch_scc1 .Lsmall; v_mov_b32_e32 v7, 5;"
        "s_branch .Ljoin;"
        ".Lsmall:; v_mov_b32_e32 v7, 9; .Ljoin:; s_cmp_eq_u32 s9, 2; s_cselect_b32 s11, 17, 19; s_waitcnt vmcnt(0);"
        "v_add_nc_u32_e32 v5, v3, v7; v_xor_b32_e32 v5, s11, v5"
    )
    + RESULT
)
_ORDERED: Final = _lines(
    "global_load_b32 v3, v1, s[6:7]; s_lshl_b32 s12, s2, 10; v_add_nc_u32_e32 v6, s12, v1; s_waitcnt vmcnt(0);"
    "global_store_b32 v6, v3, s[4:5]; s_waitcnt_vscnt null, 0x0; global_load_b32 v4, v6, s[4:5]; s_waitcnt vmcnt(0);"
    "v_add_nc_u32_e32 v5, v3, v4; v_add_nc_u32_e32 v5, 1, v5; global_store_b32 v6, v5, s[4:5]"
)
_SCALAR: Final = _lines(
    "s_lshl_b32 s12, s2, 10; s_add_u32 s14, s4, s12; s_addc_u32 s15, s5, 0; s_load_b32 s10, s[14:15], 0x0;"
    "v_mov_b32_e32 v3, 7; s_waitcnt lgkmcnt(0); global_store_b32 v1, v3, s[14:15]; s_waitcnt_vscnt null, 0x0;"
    "v_mov_b32_e32 v4, s10; global_store_b32 v1, v4, s[14:15] offset:512"
)
_FETCH, _SEVEN, _FETCHED, _STORED, _SEEN = _SCALAR.splitlines(keepends=True)[3:8]
_ACQUIRE: Final = _lines(
    "v_lshrrev_b32_e32 v2, 5, v0; v_mov_b32_e32 v7, 0; ds_store_b32 v7, v7; s_waitcnt lgkmcnt(0); s_barrier;"
    "v_readfirstlane_b32 s10, v2; s_cmp_eq_u32 s10, 0;"
    "s_cbranch_scc1 .Lproduce; ds_load_b32 v3, v7; s_waitcnt lgkmcnt(0); global_load_b32 v4, v7, s[4:5] offset:2048;"
    "s_waitcnt vmcnt(0); v_cmp_eq_u32_e32 vcc_lo, 1, v3; v_cndmask_b32_e32 v5, 5, v4, vcc_lo;"
    "global_store_b32 v1, v5, s[4:5]; s_branch .Lend; .Lproduce:; v_mov_b32_e32 v8, 5; v_mov_b32_e32 v9, 1;"
    "global_store_b32 v7, v8, s[4:5] offset:2048; s_waitcnt_vscnt null, 0x0; ds_store_b32 v7, v9; .Lend:"
)
"""the first wave stores data, then a flag; the others read the flag, then the data"""
_EXCHANGE: Final = (
    _lines(
        "global_load_b32 v3, v1, s[6:7]; v_xor_b32_e32 v2, 0xfc, v1; s_waitcnt vmcnt(0); ds_store_b32 v1, v3;"
        "s_waitcnt lgkmcnt(0); s_barrier; ds_load_b32 v5, v2; s_waitcnt lgkmcnt(0)"
    )
    + RESULT
)
_OVERLAP: Final = (
    _lines(
        "global_load_b64 v[10:11], v1, s[6:7]; v_lshlrev_b32_e32 v7, 3, v0; v_xor_b32_e32 v8, 0x1f8, v7;"
        "s_waitcnt vmcnt(0); ds_store_b64 v7, v[10:11]; s_waitcnt lgkmcnt(0); s_barrier; ds_load_b64 v[12:13], v8;"
        "s_waitcnt lgkmcnt(0); s_barrier; ds_store_b32 v1, v12; s_waitcnt lgkmcnt(0); s_barrier;"
        "v_xor_b32_e32 v2, 4, v1;"
        "ds_load_b32 v4, v2; s_waitcnt lgkmcnt(0); v_add_nc_u32_e32 v5, v4, v13"
    )
    + RESULT
)
"""two tiles in the same bytes of LDS, one after the other"""
_COUNTED: Final = (
    _lines(
        "global_load_b32 v3, v1, s[6:7]; global_load_b32 v4, v1, s[6:7] offset:64; global_load_b32 v7, v1, s[6:7]"
        " offset:128; s_waitcnt vmcnt(2); v_add_nc_u32_e32 v5, 1, v3; s_waitcnt vmcnt(1); v_xor_b32_e32 v5, v5, v4;"
        "s_waitcnt vmcnt(0); v_add_nc_u32_e32 v5, v5, v7"
    )
    + RESULT
)
_PLAIN: Final = _lines("global_load_b32 v3, v1, s[6:7]; s_waitcnt vmcnt(0); v_add_nc_u32_e32 v5, s9, v3") + RESULT
_REGAINED: Final = (
    _lines(
        "global_load_b32 v7, v1, s[6:7]; v_mov_b32_e32 v8, -1; v_mov_b32_e32 v2, 10; v_cmp_gt_u32_e32 vcc_lo, 9, v0;"
        "s_waitcnt vmcnt(0); s_nop 1; s_and_b32 exec_lo, exec_lo, vcc_lo; v_mov_b32_e32 v2, v7; s_nop 1;"
        "v_readlane_b32 exec_lo, v8, 0; v_mov_b32_e32 v5, v2; s_nop 4"
    )
    + RESULT
)
"""v_readlane switches lanes on again"""

KERNELS: Final[dict[str, Kernel]] = {
    "tiles": Kernel(TILES, 256, 64, passes=("double-buffer", "simplify"), wrong=_TILE_FAULTS),
    "long tiles": Kernel(TILES.replace(USE, LONG), 256, 64, passes=("pipeline",), wrong={
        "another constant": (("v_xor_b32_e32 v5, 5, v5", "v_xor_b32_e32 v5, 6, v5"),),
        "no barrier after the use": (("s_barrier\ns_cbranch_scc1 .Lloop", "s_cbranch_scc1 .Lloop"),),
        "no wait for the load": (("s_waitcnt vmcnt(0)\n", ""),),
        "the load before the count": ((LOAD + NEXT, NEXT + LOAD),),
    }),
    "inner": Kernel(
        TILES.replace(READ + USE, INNER), 256, 64,
        passes=("pipeline", "double-buffer", "unroll"), wrong={
            "an inner iteration more": (("s_cmp_lt_i32 s11, 3", "s_cmp_lt_i32 s11, 4"),),
            "an inner loop that never ends": (("s_cmp_lt_i32 s11, 3", "s_cmp_ge_i32 s11, 0"),),
            "the inner loop once": (("s_cbranch_scc1 .Lk", "s_nop 0"),),
        },
    ),
    "top": Kernel(AT_THE_TOP, 256, 64, passes=("pipeline", "double-buffer"), wrong={
        "an iteration more": (("s_cmp_ge_i32 s10, s8", "s_cmp_gt_i32 s10, s8"),),
        "the end at once": (("s_cbranch_scc1 .Lend", "s_branch .Lend"),),
        "a loop that never ends": (("s_cbranch_scc1 .Lend", "s_nop 0"),),
    }),
    "guarded": Kernel(GUARDED, 256, 64, passes=("pipeline",), wrong={
        "lanes stay off": (("s_or_b32 exec_lo, exec_lo, s11", "s_nop 0"),),
        "other lanes": (("v_cmp_gt_u32_e32 vcc_lo, 50", "v_cmp_gt_u32_e32 vcc_lo, 51"),),
        "all lanes": (("s_and_saveexec_b32 s11, vcc_lo", "s_mov_b32 s11, exec_lo"),),
    }),
    "prefetch": Kernel(PREFETCH, 256, 64, passes=("double-buffer", "relax-fences"), wrong={
        "no barrier": (("s_barrier\ns_and_not1", "s_and_not1"),),
        "no second barrier": (("s_waitcnt lgkmcnt(0)\ns_barrier\ns_cmp_lt", "s_waitcnt lgkmcnt(0)\ns_cmp_lt"),),
        "no wait": (("s_waitcnt vmcnt(0)\ns_barrier\ns_and", "s_barrier\ns_and"),),
    }),
    "rows": Kernel(_ROWS, 0, 64, passes=("stream", "schedule", "pipeline", "simplify"), wrong={
        "another scope": (("v3, s[4:5]\n", "v3, s[4:5] offset:4\n"),),
        "another step": (("0x200, v1", "0x204, v1"),),
        "no wait": (("s_waitcnt vmcnt(0)", "s_nop 0"),),
        "one iteration": (("s_cbranch_scc1", "s_cbranch_scc0"),),
        "a store too few": (("global_store_b32 v1, v3, s[4:5]", "s_nop 0"),),
    }),
    "column": Kernel(_COLUMN, 4096, 64, passes=(
        "pad-lds{strategy=pad,max-lds=8192}", "pad-lds{strategy=swizzle}",
    ), wrong={
        "the load elsewhere": (("ds_load_b32 v5, v7", "ds_load_b32 v5, v2"),),
        "the store elsewhere": (("ds_store_b32 v7, v8", "ds_store_b32 v7, v8 offset:4"),),
        "no wait": (("ds_load_b32 v5, v7\ns_waitcnt lgkmcnt(0)", "ds_load_b32 v5, v7"),),
    }),
    "copy": Kernel(_COPY, 0, 64, required=(64, 1, 1), passes=("complete-lines",), wrong={
        "ids are not read again": (("v_lshrrev_b32_e32 v3, 4, v0", "v_lshrrev_b32_e32 v3, 5, v0"),),
        "three times": (("v_mul_u32_u24_e32 v3, 3", "v_mul_u32_u24_e32 v3, 4"),),
    }),
    "groups": Kernel(
        _GROUPS, 0, 64, grid=True, required=(64, 1, 1),
        orders=(("panels", 2), ("panels", 4), ("panels", 8), ("hilbert", 4)),
        wrong={
            "another id": (("v_mov_b32_e32 v5, s12", "v_mov_b32_e32 v5, s2"),),
            "another place": (("s_lshl_b32 s13, s12, 8", "s_lshl_b32 s13, s2, 8"),),
            "a lost id": (("", "s_mov_b32 s2, 0\n"),),
            "y for x": (("", "s_mov_b32 s2, s3\n"),),
        },
    ),
    "masked": Kernel(_MASKED, passes=("schedule", "pair", "simplify"), wrong={
        "other lanes": (("vcc_lo, 20, v0", "vcc_lo, 21, v0"),),
        "all lanes": (("s_and_saveexec_b32 s11, vcc_lo\ns_cbranch_execz .Lnone", "s_mov_b32 s11, exec_lo"),),
        "lanes stay off": (("s_or_b32 exec_lo, exec_lo, s11", "s_nop 0"),),
        "a sum of other lanes": (("v_mov_b32_e32 v5, 7\n", ""), ("v_cmp_gt", "v_mov_b32_e32 v5, 8\nv_cmp_gt")),
        "the sum before the lanes": (
            ("v_add_nc_u32_e32 v5, v3, v4\n", ""), ("s_and_saveexec", "v_add_nc_u32_e32 v5, v3, v4\ns_and_saveexec"),
        ),
        "the copy among fewer lanes": (
            ("s_or_b32 exec_lo, exec_lo, s11\nv_mov_b32_e32 v8, v5\n",
             "v_mov_b32_e32 v8, v5\ns_or_b32 exec_lo, exec_lo, s11\n"),
        ),
    }),
    "masked64": Kernel(_MASKED64, wave=64, passes=("simplify",), wrong={
        "half of the lanes": (("s_or_b64 exec, exec, s[14:15]", "s_or_b32 exec_lo, exec_lo, s14"),),
        "other lanes": (("vcc, 20, v0", "vcc, 40, v0"),),
        "the copy among fewer lanes": (
            (f"s_or_b64 exec, exec, s[14:15]{_WAIT64}\nv_mov_b32_e32 v8, v5\n",
             f"v_mov_b32_e32 v8, v5\ns_or_b64 exec, exec, s[14:15]{_WAIT64}\n"),
        ),
    }),
    "diamond": Kernel(_DIAMOND, passes=("schedule",), wrong={
        "ways exchanged": (("s_cbranch_scc1 .Lsmall", "s_cbranch_scc0 .Lsmall"),),
        "a way dropped": (("v_mov_b32_e32 v7, 9", "v_mov_b32_e32 v7, 5"),),
        "another condition": (("s_cmp_lt_i32 s8, 3", "s_cmp_lt_i32 s8, 4"),),
        "conditions exchanged": (("s_cmp_lt_i32 s8, 3", "s_cmp_eq_u32 s9, 2"),),
        "another choice": (("s_cselect_b32 s11, 17, 19", "s_cselect_b32 s11, 19, 17"),),
    }),
    "ordered": Kernel(_ORDERED, passes=("simplify",), wrong={
        "the load before the store": (
            ("global_store_b32 v6, v3, s[4:5]\ns_waitcnt_vscnt null, 0x0\nglobal_load_b32 v4, v6, s[4:5]\n",
             "global_load_b32 v4, v6, s[4:5]\nglobal_store_b32 v6, v3, s[4:5]\ns_waitcnt_vscnt null, 0x0\n"),
        ),
        "the stores exchanged": (
            ("global_store_b32 v6, v3, s[4:5]\n", ""),
            ("global_store_b32 v6, v5, s[4:5]\n", "global_store_b32 v6, v5, s[4:5]\nglobal_store_b32 v6, v3, s[4:5]\n"),
        ),
        "a store dropped": (("global_store_b32 v6, v5, s[4:5]", "s_nop 0"),),
        "a store too many": (
            ("global_store_b32 v6, v5", "global_store_b32 v6, v5, s[4:5] offset:2048\nglobal_store_b32 v6, v5"),
        ),
    }),
    "scalar load": Kernel(_SCALAR, wrong={
        "the store before the scalar load": (
            (f"{_FETCH}{_SEVEN}{_FETCHED}{_STORED}{_SEEN}", f"{_SEVEN}{_STORED}{_SEEN}{_FETCH}{_FETCHED}"),
        ),
        "the store issued before": (
            (f"{_FETCH}{_SEVEN}{_FETCHED}{_STORED}", f"{_SEVEN}{_STORED}{_FETCH}{_FETCHED}"),
        ),
    }),
    "acquire": Kernel(_ACQUIRE, 256, 64, required=(64, 1, 1), wrong={
        "[data may be older than the flag] the wait after both": (
            ("s_waitcnt lgkmcnt(0)\nglobal_load_b32 v4, v7, s[4:5] offset:2048\ns_waitcnt vmcnt(0)",
             "global_load_b32 v4, v7, s[4:5] offset:2048\ns_waitcnt vmcnt(0) lgkmcnt(0)"),
        ),
        "[data may be older than the flag] data first": (
            ("ds_load_b32 v3, v7\ns_waitcnt lgkmcnt(0)\nglobal_load_b32 v4, v7, s[4:5] offset:2048\ns_waitcnt vmcnt(0)",
             "global_load_b32 v4, v7, s[4:5] offset:2048\nds_load_b32 v3, v7\ns_waitcnt vmcnt(0) lgkmcnt(0)"),
        ),
        "[the flag may come before the data] no wait before the flag": (("s_waitcnt_vscnt null, 0x0\n", ""),),
    }, changes=(("\t.end_amdhsa_kernel", "\t\t.amdhsa_workgroup_processor_mode 0\n\t.end_amdhsa_kernel"),)),
    "exchange": Kernel(_EXCHANGE, 256, 64, passes=("schedule", "cu-mode"), wrong={
        "no barrier": (("s_barrier\n", ""),),
        "no wait before the barrier": (("s_waitcnt lgkmcnt(0)\ns_barrier", "s_barrier"),),
        "a wait for fewer": (("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(1)"),),
        "the store after the load": (
            ("ds_store_b32 v1, v3\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v5, v2\n",
             "ds_load_b32 v5, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_store_b32 v1, v3\n"),
        ),
        "less LDS": ((".amdhsa_group_segment_fixed_size 256", ".amdhsa_group_segment_fixed_size 64"),),
    }),
    "overlap": Kernel(_OVERLAP, 512, 64, required=(64, 1, 1), passes=("schedule",), wrong={
        "no barrier between tiles": (("s_barrier\nds_store_b32", "ds_store_b32"),),
        "tiles that overlap": (("ds_store_b32 v1, v12", "ds_store_b32 v1, v12 offset:4"),),
        "the second tile first": (("ds_load_b64 v[12:13], v8", "ds_load_b64 v[12:13], v7"),),
    }),
    "counted": Kernel(_COUNTED, passes=("schedule",), wrong={
        "a wait for fewer": (("s_waitcnt vmcnt(2)", "s_waitcnt vmcnt(3)"),),
        "a load later": (
            ("global_load_b32 v3, v1, s[6:7]\nglobal_load_b32 v4, v1, s[6:7] offset:64\n",
             "global_load_b32 v4, v1, s[6:7] offset:64\nglobal_load_b32 v3, v1, s[6:7]\n"),
        ),
        "loads exchanged": (("offset:64", "offset:128"), ("offset:128\ns_waitcnt", "offset:64\ns_waitcnt")),
    }),
    "plain": Kernel(_PLAIN, passes=("schedule", "instruction-prefetch"), wrong={
        "another argument": (("s9, v3", "s8, v3"),),
        "nothing is stored": (("global_store_b32 v6, v5, s[4:5]", "s_nop 0"),),
        "the kernel is empty": (("", "s_endpgm\n"),),
        "it never ends": (("", ".Lever:\ns_nop 0\ns_branch .Lever\n"),),
        "another place": (("v6, v5, s[4:5]", "v6, v5, s[4:5] offset:4"),),
        "a trap": (("", "s_trap 2\n"),),
        "fewer registers": ((".amdhsa_next_free_vgpr 64", ".amdhsa_next_free_vgpr 2"),),
        "denormals": (("v_add_nc_u32_e32 v5, s9", "v_add_f32_e32 v5, s9"),),
    }),
    "regained": Kernel(_REGAINED, required=(64, 1, 1), items=64, wrong={
        "what fewer lanes wrote": (("v_mov_b32_e32 v5, v2", "v_mov_b32_e32 v5, v7"),),
        "what all lanes had": (("v_mov_b32_e32 v5, v2", "v_mov_b32_e32 v5, 10"),),
        "what the other lanes had": (("v_mov_b32_e32 v2, 10", "v_mov_b32_e32 v2, 11"),),
    }),
}  # fmt: skip


# -- work-items on other lanes

_LANES: Final = {
    "the lane's number": "v_mbcnt_lo_u32_b32 v4, -1, 0",
    "a neighbour": "v_mov_b32_dpp v4, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf",
    "the first lane": "v_readfirstlane_b32 s11, v3; v_mov_b32_e32 v4, s11",
    "any lane": "v_readlane_b32 s11, v3, 5; v_mov_b32_e32 v4, s11",
    "a constant as a mask": "s_mov_b32 s11, 0x5555; v_cndmask_b32_e64 v4, v3, 9, s11",
    "an argument as a mask": "v_cndmask_b32_e64 v4, v3, 9, s9",
    "a loaded mask": "s_load_b32 s11, s[6:7], 0x10; s_waitcnt lgkmcnt(0); v_cndmask_b32_e64 v4, v3, 9, s11",
    "a mask cut": "v_cmp_gt_u32_e32 vcc_lo, v3, v1; s_and_b32 s11, vcc_lo, 0xff; v_cndmask_b32_e64 v4, v3, 9, s11",
    "a mask with more": "v_cmp_gt_u32_e32 vcc_lo, v3, v1; s_or_b32 s11, vcc_lo, 0xff; v_cndmask_b32_e64 v4, v3, 9, s11",
    "a mask moved": "v_cmp_gt_u32_e32 vcc_lo, v3, v1; s_lshl_b32 s11, vcc_lo, 1; v_cndmask_b32_e64 v4, v3, 9, s11",
    "a carry from an argument": "v_add_co_ci_u32_e64 v4, null, v3, 1, s9",
    "a borrow from a constant": "s_mov_b32 s11, 0x33; v_sub_co_ci_u32_e64 v4, null, v3, 1, s11",
    "a constant in VCC": "s_mov_b32 vcc_lo, 0x0f0f; v_cndmask_b32_e32 v4, 9, v3, vcc_lo",
    "a carry in VCC": "s_mov_b32 vcc_lo, 0x0f0f; v_add_co_ci_u32_e32 v4, vcc_lo, v3, v3, vcc_lo",
    "16 bits by a mask": "v_mov_b32_e32 v4, 0; s_mov_b32 s11, 0x5a5a; v_cndmask_b16 v4, v3, v1, s11",
    "two masks as one": "v_cndmask_b32_e64 v4, v3, 9, s2",
    "a mask as a number": "v_cmp_gt_u32_e32 vcc_lo, v3, v1; v_mov_b32_e32 v4, vcc_lo",
    "how many lanes": "v_cmp_gt_u32_e32 vcc_lo, v3, v1; s_bcnt1_i32_b32 s11, vcc_lo; v_mov_b32_e32 v4, s11",
    "a vote": "v_cmp_gt_u32_e32 vcc_lo, 9, v0; s_cbranch_vccnz .Lvote; v_mov_b32_e32 v3, 1; .Lvote:;"
    "v_mov_b32_e32 v4, v3",
    "lanes off": "v_mov_b32_e32 v4, 4; s_and_b32 exec_lo, exec_lo, 0xff; v_mov_b32_e32 v4, v3; s_mov_b32 exec_lo, -1",
    "lanes off by a comparison": "v_mov_b32_e32 v4, 4; v_cmpx_gt_u32_e32 9, v0; v_mov_b32_e32 v4, v3;"
    "s_mov_b32 exec_lo, -1",
    "which lanes there are": "v_mov_b32_e32 v4, exec_lo",
    "a write of one lane": "v_mov_b32_e32 v4, v3; v_writelane_b32 v4, s9, 3",
    "a permutation": "ds_bpermute_b32 v4, v1, v3; s_waitcnt lgkmcnt(0)",
    "a swizzle": "ds_swizzle_b32 v4, v3 offset:swizzle(SWAP,1); s_waitcnt lgkmcnt(0)",
    "a row": "v_permlane16_b32 v4, v3, s9, s8",
    "a scalar of VCC": "v_cmp_gt_u32_e32 vcc_lo, v3, v1; s_mov_b32 s11, vcc_lo; s_xor_b32 s11, s11, s9;"
    "v_cndmask_b32_e64 v4, v3, 9, s11",
    "a descriptor with the lane's number": "[the hardware adds the lane's number] s_mov_b32 s16, s6; s_mov_b32 s17, s7;"
    " s_movk_i32 s18, 0x4000; s_mov_b32 s19, 0x31814fac; buffer_load_b32 v4, off, s[16:19], 0; s_waitcnt vmcnt(0)",
}
"""what tells a work-item on which lane it runs: v4 from the loaded v3"""
_NEW_IDS: Final = {
    "neighbours exchanged": "v_xor_b32_e32 v0, 1, v0",
    "waves exchanged": "v_xor_b32_e32 v0, 32, v0",
    "backwards": "v_sub_nc_u32_e32 v0, 63, v0",
    "turned": "v_lshlrev_b32_e32 v10, 5, v0; v_lshrrev_b32_e32 v0, 1, v0; v_and_b32_e32 v10, 32, v10;"
    "v_or_b32_e32 v0, v0, v10",
}
"""permutations of 64 work-items"""
_NO_IDS: Final = {
    "two work-items with one id": "v_and_b32_e32 v0, 62, v0",
    "all one": "v_mov_b32_e32 v0, 0",
    "ids beyond": "v_add_nc_u32_e32 v0, 1, v0",
    "a register of the kernel": "v_xor_b32_e32 v0, 1, v0; v_mov_b32_e32 v3, v0",
}


def _parted(text: str) -> tuple[str, str]:
    """(fact of the hardware, the rest) of `[fact] rest`."""
    why, _, rest = text.partition("] ") if text.startswith("[") else ("", "", text)
    return why[1:], rest


def _told(how: str) -> Kernel:
    _, code = _parted(how)
    body = _lines("global_load_b32 v3, v1, s[6:7]; s_waitcnt vmcnt(0)") + _lines(code)
    body += _lines("v_add_nc_u32_e32 v5, v3, v4") + RESULT
    return Kernel(body, 0, 64, required=(64, 1, 1))


def entered(text: str, code: str) -> str:
    """A text with code at the kernel's entry."""
    return text.replace("kernel:\n", "kernel:\n" + "".join(f"\t{line}\n" for line in _lines(code).splitlines()), 1)


# -- pairs


@dataclass(frozen=True)
class Pair:
    """Two files. `why`: the fact by which they differ where no run shows it; `aim`: the kind of step that they were
    thought of for, of which some are the same (a work-item may run on another lane where it cannot tell); `unless`: the
    assumption under which they are the same.
    """

    name: str
    first: str
    second: str
    why: str = ""
    aim: str = ""
    unless: str = ""


@cache
def pairs() -> tuple[Pair, ...]:
    """All pairs, of different programs."""
    found = []
    for name, made in KERNELS.items():
        for fault, changes in made.wrong.items():
            why, rest = _parted(fault)
            pair = Pair(f"{name}: {rest}", made.text(), made.text(changes), why=why)
            if pair.first == pair.second:
                raise ValueError(f"{pair.name}: the texts are the same")
            found.append(pair)
    for name, how in _LANES.items():
        made = _told(how)
        why, _ = _parted(how)
        for ids, code in _NEW_IDS.items():
            found.append(Pair(f"{name}, {ids}", made.text(), entered(made.text(), code), why, "item-order"))
    copy = KERNELS["copy"].text()
    for name, code in _NO_IDS.items():
        found.append(Pair(f"copy: {name}", copy, entered(copy, code), aim="item-order"))
    partial = (
        KERNELS["exchange"]
        .text()
        .replace("    .name: ", "    .reqd_workgroup_size: [64, 1, 1]\n    .uniform_work_group_size: 0\n    .name: ")
    )
    text = partial.replace("global_store_b32 v6", "s_mov_b32 exec_lo, -1\n\tglobal_store_b32 v6")
    found.append(
        Pair("a last workgroup that is smaller", partial, text, "its waves may not be full", "equal", "full-waves")
    )
    return tuple(found)


def genuine() -> tuple[tuple[str, str], ...]:
    """(kernel, pipeline or order of workgroups) of all rewrites that are proved."""
    found = []
    for name, made in KERNELS.items():
        found += [(name, step) for step in made.passes]
        found += [(name, f"{kind} of {rows}") for kind, rows in made.orders]
    return tuple(found)


OTHER: Final = "other"
"""the name of the second kernel of a file"""


def renamed(text: str) -> str:
    """A kernel of the name `other`, with labels of its own."""
    return re.sub(r"\bkernel\b", OTHER, re.sub(r"\.L(\w+)", r".Lother_\1", text))


def two_kernels(first: str, second: str) -> str:
    """A file with both kernels, the second one under another name."""
    (code, data), (more_code, more_data) = (text.split("\t.amdgpu_metadata\n", 1) for text in (first, renamed(second)))
    version = data.index("amdhsa.version:")
    entry = more_data[more_data.index("  - .args:") : more_data.index("amdhsa.version:")]
    more_code = re.sub(r"\t\.amdgcn_target.*\n", "", more_code)
    return f"{code}{more_code}\t.amdgpu_metadata\n{data[:version]}{entry}{data[version:]}"
