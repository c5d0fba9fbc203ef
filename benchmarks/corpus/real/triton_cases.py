"""The Triton kernels of the corpus: types, constants, warps, stages and what the compiler may assume of the arguments.

Triton itself is imported only to compile: `pip install ".[triton]"`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Case:
    """One compiled form of a Triton function.

    arguments: "name:type" separated by blanks, in the order of the function; every pointer is aligned to 16 bytes and,
    unless `wide`, points into less than 2 GiB; an integer whose type ends in /16 is divisible by 16.
    """

    name: str
    function: str
    arguments: str
    constants: dict[str, int | str]
    warps: int = 4
    stages: int = 2
    wide: bool = False


GEMM: Final = "m:i32 n:i32/16 k:i32/16 stride_am:i32/16 stride_bk:i32/16 stride_cm:i32/16"
GROUPED: Final = (
    "m:i32 n:i32/16 k:i32/16 stride_am:i32/16 stride_ak:i32 stride_bk:i32/16 stride_bn:i32 stride_cm:i32/16"
)
HEADS: Final = "scale:fp32 length:i32 stride_head:i32/16 stride_token:i32/16"


def _product(name: str, of: str, out: str, total: str, tile: tuple[int, int, int], warps: int, stages: int = 2,
             wide: bool = False) -> Case:  # fmt: skip
    return Case(
        name, "matrices.product", f"a:*{of} b:*{of} c:*{out} {GEMM}",
        {"TYPE": total, "BLOCK_M": tile[0], "BLOCK_N": tile[1], "BLOCK_K": tile[2]}, warps, stages, wide,
    )  # fmt: skip


CASES: Final = (
    _product("f32_64x64x16", "fp32", "fp32", "fp32", (64, 64, 16), 4),
    _product("f32_64x64x32_wide", "fp32", "fp32", "fp32", (64, 64, 32), 4, 2, wide=True),
    _product("f32_128x64x16", "fp32", "fp32", "fp32", (128, 64, 16), 4),
    _product("f32_128x128x16", "fp32", "fp32", "fp32", (128, 128, 16), 8),
    _product("f16_128x128x32", "fp16", "fp16", "fp32", (128, 128, 32), 4),
    _product("f16_64x64x32_stage1", "fp16", "fp16", "fp32", (64, 64, 32), 4, 1),
    _product("f16_32x64x64_wide", "fp16", "fp16", "fp32", (32, 64, 64), 4, 2, wide=True),
    _product("bf16_64x128x64", "bf16", "bf16", "fp32", (64, 128, 64), 4),
    _product("i8_64x64x64", "i8", "i32", "int32", (64, 64, 64), 4),
    Case("f16_grouped", "matrices.grouped_product", f"a:*fp16 b:*fp16 bias:*fp32 c:*fp16 {GROUPED}",
         {"BLOCK_M": 128, "BLOCK_N": 64, "BLOCK_K": 32, "GROUP": 8}),
    Case("f32_grouped_wide", "matrices.grouped_product", f"a:*fp32 b:*fp32 bias:*fp32 c:*fp32 {GROUPED}",
         {"BLOCK_M": 64, "BLOCK_N": 64, "BLOCK_K": 16, "GROUP": 4}, wide=True),
    Case("f16_batched_transposed", "matrices.batched_transposed",
         "a:*fp16 b:*fp16 c:*fp32 m:i32 n:i32/16 k:i32/16 batch_a:i32/16 batch_b:i32/16 batch_c:i32/16",
         {"BLOCK_M": 64, "BLOCK_N": 64, "BLOCK_K": 32}),
    Case("int4_gemm", "matrices.four_bit_product",
         "a:*fp16 words:*i32 scales:*fp16 zeros:*fp16 c:*fp16 m:i32 n:i32/16 k:i32/16 group:i32/16",
         {"BLOCK_M": 16, "BLOCK_N": 64, "BLOCK_K": 64}),
    Case("int4_gemm_group128", "matrices.four_bit_product",
         "a:*fp16 words:*i32 scales:*fp16 zeros:*fp16 c:*fp16 m:i32 n:i32/16 k:i32/16",
         {"group": 128, "BLOCK_M": 32, "BLOCK_N": 64, "BLOCK_K": 32}),
    Case("int4_gemv", "matrices.four_bit_vector", "x:*fp16 words:*i32 scales:*fp16 y:*fp16 n:i32/16 k:i32/16",
         {"group": 128, "BLOCK_N": 64, "BLOCK_K": 64}),
    Case("int4_gemv_group", "matrices.four_bit_vector",
         "x:*fp16 words:*i32 scales:*fp16 y:*fp16 n:i32/16 k:i32/16 group:i32/16",
         {"BLOCK_N": 128, "BLOCK_K": 32}, 4, 1),
    Case("f16_gemv", "matrices.half_vector", "x:*fp16 w:*fp16 y:*fp16 n:i32 k:i32/16", {"BLOCK_N": 16, "BLOCK_K": 256}),
    Case("f16_gemv_wide", "matrices.half_vector", "x:*fp16 w:*fp16 y:*fp16 n:i32 k:i32/16",
         {"BLOCK_N": 4, "BLOCK_K": 512}, 4, 2, wide=True),
    Case("conv3x3_f16", "matrices.convolution",
         "x:*fp16 w:*fp16 y:*fp16 height:i32 width:i32 channels:i32/16 filters:i32/16",
         {"BLOCK_M": 64, "BLOCK_N": 64, "BLOCK_K": 32, "SIZE": 3}),
    Case("softmax_1024", "rows.softmax", "x:*fp16 y:*fp16 stride:i32/16 n:i32", {"BLOCK": 1024}),
    Case("softmax_4096_f32", "rows.softmax", "x:*fp32 y:*fp32 stride:i32/16 n:i32/16", {"BLOCK": 4096}, 8),
    Case("softmax_online", "rows.online_softmax", "x:*fp16 y:*fp16 stride:i32/16 n:i32/16", {"BLOCK": 1024}),
    Case("softmax_persistent", "rows.persistent_softmax", "x:*fp32 y:*fp32 stride:i32/16 rows:i32 n:i32",
         {"BLOCK": 1024}),
    Case("layer_norm", "rows.layer_norm",
         "x:*fp16 y:*fp16 weight:*fp16 bias:*fp16 means:*fp32 scales:*fp32 stride:i32/16 n:i32/16 eps:fp32",
         {"BLOCK": 1024}),
    Case("layer_norm_wide", "rows.layer_norm",
         "x:*fp32 y:*fp32 weight:*fp32 bias:*fp32 means:*fp32 scales:*fp32 stride:i32/16 n:i32 eps:fp32",
         {"BLOCK": 2048}, 8, 2, wide=True),
    Case("rms_norm", "rows.rms_norm", "x:*bf16 residual:*bf16 weight:*bf16 y:*bf16 stride:i32/16 n:i32/16 eps:fp32",
         {"BLOCK": 4096}, 8),
    Case("group_norm", "rows.group_norm", "x:*fp16 y:*fp16 weight:*fp32 bias:*fp32 pixels:i32 channels:i32/16 eps:fp32",
         {"GROUP": 16, "BLOCK": 64}),
    Case("cross_entropy", "rows.cross_entropy", "logits:*fp16 labels:*i32 losses:*fp32 stride:i32/16 n:i32",
         {"BLOCK": 2048}),
    Case("cumulative_sum", "rows.sum_along", "x:*fp32 y:*fp32 n:i32 stride:i32/16", {"BLOCK": 1024}),
    Case("row_argmax", "rows.best_of_row", "x:*fp32 places:*i32 n:i32 stride:i32/16", {"BLOCK": 1024}),
    Case("column_sums", "rows.column_sums", "x:*fp32 y:*fp32 rows:i32 columns:i32/16", {"BLOCK_M": 32, "BLOCK_N": 128}),
    Case("vector_add", "elements.add", "x:*fp32 y:*fp32 z:*fp32 n:i32", {"BLOCK": 1024}),
    Case("swiglu", "elements.gated", "x:*fp16 y:*fp16 n:i32/16", {"BLOCK": 1024}),
    Case("gelu_bias", "elements.gelu", "x:*fp16 bias:*fp16 y:*fp16 n:i32/16 columns:i32/16", {"BLOCK": 1024}),
    Case("rotary_heads", "elements.rotary", "q:*fp16 cosines:*fp32 sines:*fp32 heads:i32", {"HALF": 64, "BLOCK": 4}),
    Case("philox_dropout", "elements.dropout", "x:*fp32 y:*fp32 n:i32 p:fp32 seed:i32", {"BLOCK": 1024}),
    Case("adamw", "elements.adam",
         "w:*fp32 g:*fp16 m:*fp32 v:*fp32 n:i32 rate:fp32 beta1:fp32 beta2:fp32 eps:fp32 decay:fp32", {"BLOCK": 1024}),
    Case("quantise_rows", "elements.to_bytes", "x:*fp16 y:*i8 scales:*fp32 n:i32/16 stride:i32/16", {"BLOCK": 4096}, 8),
    Case("embedding", "elements.gather_rows", "table:*fp16 tokens:*i32 y:*fp16 width:i32/16", {"BLOCK": 1024}),
    Case("tile_transpose", "elements.transpose", "x:*fp16 y:*fp16 rows:i32/16 columns:i32/16", {"BLOCK": 64}),
    Case("max_pool", "elements.pooled", "x:*fp16 y:*fp16 height:i32 width:i32 channels:i32/16", {"BLOCK": 256}),
    Case("attention_64", "attention.attend", f"q:*fp16 k:*fp16 v:*fp16 out:*fp16 {HEADS}",
         {"HEAD": 64, "BLOCK_M": 64, "BLOCK_N": 32, "CAUSAL": 0}),
    Case("attention_causal_64", "attention.attend", f"q:*fp16 k:*fp16 v:*fp16 out:*fp16 {HEADS}",
         {"HEAD": 64, "BLOCK_M": 64, "BLOCK_N": 32, "CAUSAL": 1}),
    Case("attention_128_bf16", "attention.attend", f"q:*bf16 k:*bf16 v:*bf16 out:*bf16 {HEADS}",
         {"HEAD": 128, "BLOCK_M": 64, "BLOCK_N": 32, "CAUSAL": 0}, 8),
    Case("attention_token", "attention.attend_token",
         "q:*fp16 k:*fp16 v:*fp16 out:*fp32 tops:*fp32 norms:*fp32 scale:fp32 length:i32 stride_head:i32/16 "
         "stride_token:i32/16 part:i32/16", {"HEAD": 128, "BLOCK_N": 32}),
    Case("linear_attention", "attention.linear_attention",
         "q:*fp16 k:*fp16 v:*fp16 decay:*fp32 out:*fp32 length:i32 stride:i32/16", {"HEAD": 64, "BLOCK_V": 64}),
    Case("state_scan", "attention.state_scan",
         "x:*fp32 delta:*fp32 a:*fp32 b:*fp32 c:*fp32 y:*fp32 length:i32 width:i32/16", {"STATE": 16, "BLOCK": 64}),
)  # fmt: skip

STRIDES: Final = "stride_am:i32/16 stride_ak:i32 stride_bk:i32/16 stride_bn:i32 stride_cm:i32/16 stride_cn:i32"

AUTHORS: Final = (
    Case("masked_f16", "authors.masked_product", f"a:*fp16 b:*fp16 c:*fp16 m:i32 n:i32 k:i32 {STRIDES}",
         {"BLOCK_M": 128, "BLOCK_N": 64, "BLOCK_K": 32, "GROUP": 8, "RELU": 1}),
    Case("masked_f32", "authors.masked_product", f"a:*fp32 b:*fp32 c:*fp32 m:i32 n:i32 k:i32 {STRIDES}",
         {"BLOCK_M": 64, "BLOCK_N": 32, "BLOCK_K": 16, "GROUP": 8, "RELU": 0}, 4, 1),
    Case("bytes_f16", "authors.bytes_product",
         "x:*fp16 w:*i8 scales:*fp32 y:*fp16 m:i32 n:i32/16 k:i32/16 stride_x:i32/16 stride_w:i32/16",
         {"BLOCK_M": 16, "BLOCK_N": 64, "BLOCK_K": 64}),
    Case("attention_query_gradient", "authors.attention_query_gradient",
         f"q:*fp16 k:*fp16 v:*fp16 do:*fp16 dq:*fp32 tops:*fp32 deltas:*fp32 {HEADS}",
         {"HEAD": 64, "BLOCK_M": 32, "BLOCK_N": 32}),
    Case("paged_attention", "authors.paged_attention",
         "q:*fp16 keys:*fp16 values:*fp16 table:*i32 lengths:*i32 out:*fp16 scale:fp32 stride_page:i32/16 "
         "stride_token:i32/16 pages:i32", {"HEAD": 64, "PAGE": 16, "QUERIES": 16}, 2),
    Case("layer_norm_gradient", "authors.layer_norm_gradient",
         "dx:*fp16 dy:*fp16 x:*fp16 weight:*fp16 means:*fp32 scales:*fp32 stride:i32/16 n:i32", {"BLOCK": 2048}, 8),
    Case("causal_conv1d", "authors.causal_conv1d", "x:*fp16 w:*fp32 bias:*fp32 y:*fp16 length:i32 channels:i32/16",
         {"WIDTH": 4, "BLOCK": 128, "STEPS": 1}),
    Case("softmax_gradient", "authors.softmax_gradient", "dx:*fp16 dy:*fp16 y:*fp16 stride:i32/16 n:i32",
         {"BLOCK": 1024}, 4, 2, wide=True),
    Case("swiglu_gradient", "authors.swiglu_gradient", "gate:*fp16 up:*fp16 dy:*fp16 dgate:*fp16 dup:*fp16 n:i64",
         {"BLOCK": 1024}),
)  # fmt: skip
"""kernels of `authors.py`"""
