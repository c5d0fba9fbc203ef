"""A folder as Tensile makes them: kernels of products in compressed bundles, catalogues, other files."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from isatool.asm import zstd
from isatool.asm.offload_bundle import COMPRESSED_MAGIC, make_bundle
from isatool.asm.toolchain import Toolchain

TARGET = "amdgcn-amd-amdhsa--gfx1100"
TAIL = "_SN_AMAS0_EPS1_GLVWA1_GLVWB1_GRVW1_GSU1_K1_LBSPPA0_LBSPPB0_LPA0_LPB0_LRVW1_MIAV0_SS0_SU0_SUM0_SUS0_SVW4"
TAIL += "_TLDS0_UMLDSA0_UMLDSB0_VAW1_VW1_VWB1_WSGRA0_WSGRB0_WG8_4_1_WGM8"
SMALL, LARGE = (f"Cijk_Ailk_Bljk_SB_MT{tile}{TAIL}" for tile in ("8x16x1", "32x16x1"))
OTHER = f"Cijk_Alik_Bljk_SB_MT16x16x1{TAIL}"
STEMS = {
    "NN": "TensileLibrary_Type_SS_Contraction_l_Ailk_Bljk_Cijk_Dijk_gfx1100",
    "TN": "TensileLibrary_Type_SS_Contraction_l_Alik_Bljk_Cijk_Dijk_gfx1100",
}
ROOT = "TensileLibrary_lazy_gfx1100.dat"

_CODE = """
	.globl {name}
	.protected {name}
	.p2align 8
	.type {name},@function
{name}_preloaded:
{name}:
	s_load_b64 s[4:5], s[0:1], 0x0
	s_load_b32 s6, s[0:1], 0x8
	v_cvt_f32_u32_e32 v30, v0
	v_mul_f32_e32 v31, 2.0, v30
	v_mul_f32_e32 v32, 4.0, v30
	v_mul_f32_e32 v33, 0.5, v30
{zeros}
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 label_End_{number}
LoopBegin_{number}:
{products}
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 LoopBegin_{number}
label_End_{number}:
	v_lshlrev_b32_e32 v0, 7, v0
{stores}
	s_endpgm
	.size {name}, .-{name}
"""
_DESCRIPTOR = """
	.amdhsa_kernel {name}
		.amdhsa_kernarg_size 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 34
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
"""
_METADATA = """  - .args:
      - {{.name: D, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global}}
      - {{.name: Iterations, .offset: 8, .size: 4, .value_kind: by_value}}
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 32
    .name: {name}
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .symbol: {name}.kd
    .vgpr_count: 34
    .wavefront_size: 32
"""


@cache
def code_object(kernels: tuple[tuple[str, int], ...], chip: str = "gfx1100") -> bytes:
    """Kernels by name, each with so many sums of a work-item."""
    code, descriptors, metadata = "", "", ""
    for number, (name, sums) in enumerate(kernels):
        parts = {
            "zeros": "\n".join(f"\tv_mov_b32_e32 v{1 + each}, 0" for each in range(sums)),
            "products": "\n".join(
                f"\tv_fmac_f32_e32 v{1 + each}, v{30 + each % 2}, v{32 + each % 2}" for each in range(sums)
            ),
            "stores": "\n".join(
                f"\tglobal_store_b32 v0, v{1 + each}, s[4:5] offset:{4 * each}" for each in range(sums)
            ),
        }
        code += _CODE.format(name=name, number=number, **parts)
        descriptors += _DESCRIPTOR.format(name=name)
        metadata += _METADATA.format(name=name)
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"\n\t.amdhsa_code_object_version 4\n\t.text\n{code}'
    text += f'\t.section .rodata,"a",@progbits\n\t.p2align 6\n{descriptors}'
    text += f"\t.amdgpu_metadata\n---\namdhsa.kernels:\n{metadata}amdhsa.version: [1, 1]\n...\n\t.end_amdgpu_metadata\n"
    tools = Toolchain.find()
    return tools.link(tools.assemble(text, chip))


def bundled(data: bytes) -> bytes:
    """In a bundle packed by zstd, as Tensile's build leaves it."""
    inner = make_bundle([(TARGET, data)])
    packed = zstd.compress(inner, level=3)
    head = COMPRESSED_MAGIC + struct.pack("<HHII", 2, 1, 24 + len(packed), len(inner))
    return head + hashlib.md5(inner).digest()[:8] + packed


def packed(value: Any) -> bytes:
    """MessagePack."""
    if value is None or isinstance(value, bool):
        return {None: b"\xc0", False: b"\xc2", True: b"\xc3"}[value]
    if isinstance(value, int):
        return bytes([value]) if 0 <= value < 128 else struct.pack(">Bq", 0xD3, value)
    if isinstance(value, float):
        return struct.pack(">Bd", 0xCB, value)
    if isinstance(value, str):
        return struct.pack(">BH", 0xDA, len(value)) + value.encode()
    if isinstance(value, Mapping):
        return struct.pack(">BH", 0xDE, len(value)) + b"".join(packed(k) + packed(v) for k, v in value.items())
    assert isinstance(value, Sequence)
    return struct.pack(">BH", 0xDC, len(value)) + b"".join(map(packed, value))


def solution(name: str, index: int, layout: str, tile: Sequence[int], *more: Mapping[str, Any]) -> dict[str, Any]:
    operation = f"Contraction_l_{'Ailk' if layout[0] == 'N' else 'Alik'}_Bljk_Cijk_Dijk"
    asked = [
        {"type": "StrideAEqual", "index": 0, "value": 1},
        {"type": "OperationIdentifierEqual", "value": operation},
        {"type": "TypesEqual", "value": ["Float"] * 4},
        {"type": "BufferStoreOffsetLimitCheck", "value": 64},
        *more,
    ]
    return {
        "name": name,
        "index": index,
        "problemType": {
            "operationIdentifier": operation,
            **dict.fromkeys(("aType", "bType", "cType", "dType"), "Float"),
            "highPrecisionAccumulate": False,
            "stridedBatched": True,
        },
        "hardwarePredicate": {"type": "TruePred"},
        "problemPredicate": {"type": "And", "value": asked},
        "sizeMapping": {"workGroup": [8, 4, 1], "macroTile": [*tile, 1], "depthU": 1, "globalSplitU": 1},
    }


def matching(rows: Sequence[tuple[Sequence[int], int, float]], distance: str = "Euclidean") -> dict[str, Any]:
    names = ("FreeSizeA", "FreeSizeB", "BoundSize")
    return {
        "type": "Matching",
        "properties": [{"type": name, "index": 0} for name in names],
        "table": [{"key": list(key), "index": index, "speed": speed} for key, index, speed in rows],
        "distance": distance,
    }


def problem(library: Mapping[str, Any], predicate: Mapping[str, Any] | None = None) -> dict[str, Any]:
    return {"type": "Problem", "rows": [{"predicate": predicate or {"type": "TruePred"}, "library": library}]}


def catalogue(solutions: Sequence[Mapping[str, Any]], library: Mapping[str, Any]) -> bytes:
    return packed({"solutions": solutions, "library": library})


TABLE = matching(
    [([16, 16, 16], 7, 90.0), ([512, 512, 512], 8, 10.0), ([512, 512, 512], 7, 5.0), ([4096, 4096, 64], 7, 5.0)]
)
SOLUTIONS = (
    solution(SMALL, 7, "NN", (8, 16)),
    solution(LARGE, 8, "NN", (32, 16), {"type": "LeadingFree0SizesGreaterOrEqual", "value": 32}),
)


def make_folder(folder: Path) -> Path:
    """Two kernels for NN in one file, one for TN, helpers, kernels of another chip, a text."""
    folder.mkdir()
    contents = {
        f"{STEMS['NN']}.co": bundled(code_object(((SMALL, 4), (LARGE, 16)))),
        f"{STEMS['NN']}.dat": catalogue(SOLUTIONS, problem(TABLE)),
        f"{STEMS['TN']}.co": bundled(code_object(((OTHER, 8),))),
        f"{STEMS['TN']}.dat": catalogue([solution(OTHER, 9, "TN", (16, 16))], problem(matching([([64] * 3, 9, 1.0)]))),
        "Kernels.so-000-gfx1100.hsaco": code_object((("Cijk_S", 1),)),
        "Kernels.so-000-gfx1030.hsaco": code_object((("Cijk_S", 1),))[:48]
        + b"\x36"
        + code_object((("Cijk_S", 1),))[49:],
        "TensileManifest.txt": b"a list of these\n",
    }
    operations = {"NN": "Contraction_l_Ailk_Bljk_Cijk_Dijk", "TN": "Contraction_l_Alik_Bljk_Cijk_Dijk"}
    by_operation = {
        operations[layout]: problem({"type": "Placeholder", "value": stem}) for layout, stem in STEMS.items()
    }
    library = {"type": "ProblemMap", "property": {"type": "OperationIdentifier"}, "map": by_operation}
    chip = {"type": "AMDGPU", "value": {"type": "Processor", "value": "gfx1100"}}
    row = {"predicate": chip, "library": library}
    contents[ROOT] = catalogue([], {"type": "Hardware", "rows": [row]})
    for name, data in contents.items():
        (folder / name).write_bytes(data)
    return folder
