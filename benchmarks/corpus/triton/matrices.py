"""Matrix products, convolutions and products of a matrix and a vector in Triton."""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def product(
    a, b, c, m, n, k, stride_am, stride_bk, stride_cm,
    TYPE: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
):  # fmt: skip
    """C = A B, rows of A and B contiguous, every tile masked along k."""
    row = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    column = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    step = tl.arange(0, BLOCK_K)
    left = a + (row[:, None] * stride_am + step[None, :])
    right = b + (step[:, None] * stride_bk + column[None, :])
    total = tl.zeros((BLOCK_M, BLOCK_N), dtype=TYPE)
    for start in range(0, k, BLOCK_K):
        x = tl.load(left, mask=step[None, :] < k - start, other=0)
        y = tl.load(right, mask=step[:, None] < k - start, other=0)
        total = tl.dot(x, y, total, out_dtype=TYPE)
        left += BLOCK_K
        right += BLOCK_K * stride_bk
    where = c + (row[:, None] * stride_cm + column[None, :])
    tl.store(where, total.to(c.dtype.element_ty), mask=(row[:, None] < m) & (column[None, :] < n))


@triton.jit
def grouped_product(
    a, b, bias, c, m, n, k, stride_am, stride_ak, stride_bk, stride_bn, stride_cm,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP: tl.constexpr,
):  # fmt: skip
    """C = relu(A B + bias), programs in groups of rows, any strides, no mask along k."""
    pid = tl.program_id(0)
    rows = tl.cdiv(m, BLOCK_M)
    columns = tl.cdiv(n, BLOCK_N)
    wide = GROUP * columns
    first = pid // wide * GROUP
    size = min(rows - first, GROUP)
    tile_m = first + pid % wide % size
    tile_n = pid % wide // size
    row = (tile_m * BLOCK_M + tl.arange(0, BLOCK_M)) % m
    column = (tile_n * BLOCK_N + tl.arange(0, BLOCK_N)) % n
    step = tl.arange(0, BLOCK_K)
    left = a + (row[:, None] * stride_am + step[None, :] * stride_ak)
    right = b + (step[:, None] * stride_bk + column[None, :] * stride_bn)
    total = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(k // BLOCK_K):
        total = tl.dot(tl.load(left), tl.load(right), total)
        left += BLOCK_K * stride_ak
        right += BLOCK_K * stride_bk
    total = tl.maximum(total + tl.load(bias + column)[None, :], 0)
    out_m = tile_m * BLOCK_M + tl.arange(0, BLOCK_M)
    out_n = tile_n * BLOCK_N + tl.arange(0, BLOCK_N)
    where = c + (out_m[:, None] * stride_cm + out_n[None, :])
    tl.store(where, total.to(c.dtype.element_ty), mask=(out_m[:, None] < m) & (out_n[None, :] < n))


@triton.jit
def batched_transposed(
    a, b, c, m, n, k, batch_a, batch_b, batch_c,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
):  # fmt: skip
    """C = A B^T for each matrix of a batch."""
    a += tl.program_id(2) * batch_a
    b += tl.program_id(2) * batch_b
    c += tl.program_id(2) * batch_c
    row = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    column = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    total = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for start in range(0, k, BLOCK_K):
        step = start + tl.arange(0, BLOCK_K)
        x = tl.load(a + row[:, None] * k + step[None, :])
        y = tl.load(b + column[:, None] * k + step[None, :])
        total += tl.dot(x, tl.trans(y))
    tl.store(c + row[:, None] * n + column[None, :], total, mask=(row[:, None] < m) & (column[None, :] < n))


@triton.jit
def four_bit_product(
    a, words, scales, zeros, c, m, n, k, group,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
):  # fmt: skip
    """C = A W, W in four bits along k with a scale and a zero for each group of k."""
    row = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    column = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    step = tl.arange(0, BLOCK_K)
    total = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for start in range(0, k, BLOCK_K):
        at = start + step
        x = tl.load(a + row[:, None] * k + at[None, :], mask=row[:, None] < m, other=0.0)
        packed = tl.load(words + (at[:, None] // 8) * n + column[None, :])
        value = (packed >> (at[:, None] % 8) * 4) & 15
        of = (at[:, None] // group) * n + column[None, :]
        y = (value - 8).to(tl.float16) * tl.load(scales + of) + tl.load(zeros + of)
        total = tl.dot(x, y, total)
    tl.store(c + row[:, None] * n + column[None, :], total.to(tl.float16), mask=row[:, None] < m)


@triton.jit
def four_bit_vector(x, words, scales, y, n, k, group, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    """y = W x, W in four bits along n, one scale for each group of k."""
    column = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    total = tl.zeros((BLOCK_N,), dtype=tl.float32)
    for start in range(0, k, BLOCK_K):
        at = start + tl.arange(0, BLOCK_K)
        packed = tl.load(words + at[:, None] * (n // 8) + column[None, :] // 8)
        value = ((packed >> (column[None, :] % 8) * 4) & 15) - 8
        scale = tl.load(scales + (start // group) * n + column).to(tl.float32)
        vector = tl.load(x + at).to(tl.float32)
        total += tl.sum(value.to(tl.float32) * vector[:, None], axis=0) * scale
    tl.store(y + column, total.to(tl.float16), mask=column < n)


@triton.jit
def half_vector(x, w, y, n, k, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    """y = W x with rows of W in 16 bits, sums in FP32."""
    row = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    total = tl.zeros((BLOCK_N, BLOCK_K), dtype=tl.float32)
    for start in range(0, k, BLOCK_K):
        at = start + tl.arange(0, BLOCK_K)
        vector = tl.load(x + at).to(tl.float32)
        matrix = tl.load(w + row[:, None] * k + at[None, :], mask=row[:, None] < n, other=0.0).to(tl.float32)
        total += matrix * vector[None, :]
    tl.store(y + row, tl.sum(total, axis=1).to(tl.float16), mask=row < n)


@triton.jit
def convolution(
    x, w, y, height, width, channels, filters,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, SIZE: tl.constexpr,
):  # fmt: skip
    """A SIZE x SIZE convolution as a product without a patch matrix, channels last."""
    pixel = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    filter_ = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    line = pixel // width
    place = pixel % width
    total = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for tap in range(SIZE * SIZE):
        source_y = line + tap // SIZE - SIZE // 2
        source_x = place + tap % SIZE - SIZE // 2
        inside = (source_y >= 0) & (source_y < height) & (source_x >= 0) & (source_x < width)
        for start in range(0, channels, BLOCK_K):
            at = start + tl.arange(0, BLOCK_K)
            where = (source_y * width + source_x)[:, None] * channels + at[None, :]
            image = tl.load(x + where, mask=inside[:, None], other=0.0)
            taps = tl.load(w + (tap * channels + at[:, None]) * filters + filter_[None, :])
            total = tl.dot(image, taps, total)
    tl.store(
        y + pixel[:, None] * filters + filter_[None, :], total.to(tl.float16), mask=pixel[:, None] < height * width
    )
