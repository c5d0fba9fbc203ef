"""Kernels that work element by element, or nearly so, in Triton."""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def add(x, y, z, n, BLOCK: tl.constexpr):
    """z = x + y."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(z + at, tl.load(x + at, mask=at < n) + tl.load(y + at, mask=at < n), mask=at < n)


@triton.jit
def gated(x, y, n, BLOCK: tl.constexpr):
    """SwiGLU of the two halves of a row."""
    row = tl.program_id(0).to(tl.int64)
    at = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    gate = tl.load(x + row * 2 * n + at, mask=at < n, other=0.0).to(tl.float32)
    value = tl.load(x + row * 2 * n + n + at, mask=at < n, other=0.0).to(tl.float32)
    tl.store(y + row * n + at, gate * tl.sigmoid(gate) * value, mask=at < n)


@triton.jit
def gelu(x, bias, y, n, columns, BLOCK: tl.constexpr):
    """Gelu with tanh, after a bias."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = tl.load(x + at, mask=at < n, other=0.0).to(tl.float32) + tl.load(bias + at % columns).to(tl.float32)
    inner = 0.7978845608 * (value + 0.044715 * value * value * value)
    tl.store(y + at, 0.5 * value * (2 * tl.sigmoid(2 * inner)), mask=at < n)


@triton.jit
def rotary(q, cosines, sines, heads, HALF: tl.constexpr, BLOCK: tl.constexpr):
    """Rotary embedding of the heads of a token, in place."""
    token = tl.program_id(0)
    at = tl.arange(0, HALF)
    c = tl.load(cosines + token * HALF + at)
    s = tl.load(sines + token * HALF + at)
    for first in range(0, heads, BLOCK):
        head = first + tl.arange(0, BLOCK)
        where = (token * heads + head[:, None]) * (2 * HALF) + at[None, :]
        inside = head[:, None] < heads
        x = tl.load(q + where, mask=inside, other=0.0).to(tl.float32)
        y = tl.load(q + where + HALF, mask=inside, other=0.0).to(tl.float32)
        tl.store(q + where, x * c[None, :] - y * s[None, :], mask=inside)
        tl.store(q + where + HALF, y * c[None, :] + x * s[None, :], mask=inside)


@triton.jit
def dropout(x, y, n, p, seed, BLOCK: tl.constexpr):
    """Dropout with Philox."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    keep = tl.rand(seed, at) > p
    value = tl.load(x + at, mask=at < n)
    tl.store(y + at, tl.where(keep, value / (1 - p), 0.0), mask=at < n)


@triton.jit
def adam(w, g, m, v, n, rate, beta1, beta2, eps, decay, BLOCK: tl.constexpr):
    """One step of AdamW."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    gradient = tl.load(g + at, mask=inside).to(tl.float32)
    first = beta1 * tl.load(m + at, mask=inside) + (1 - beta1) * gradient
    second = beta2 * tl.load(v + at, mask=inside) + (1 - beta2) * gradient * gradient
    weight = tl.load(w + at, mask=inside)
    tl.store(m + at, first, mask=inside)
    tl.store(v + at, second, mask=inside)
    tl.store(w + at, weight - rate * (first / (tl.sqrt(second) + eps) + decay * weight), mask=inside)


@triton.jit
def to_bytes(x, y, scales, n, stride, BLOCK: tl.constexpr):
    """Row quantised to eight bits by its largest magnitude."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    value = tl.load(x + row * stride + at, mask=at < n, other=0.0).to(tl.float32)
    scale = tl.maximum(tl.max(tl.abs(value), axis=0) / 127.0, 1e-8)
    tl.store(scales + row, scale)
    tl.store(y + row * stride + at, tl.floor(value / scale + 0.5).to(tl.int8), mask=at < n)


@triton.jit
def gather_rows(table, tokens, y, width, BLOCK: tl.constexpr):
    """Rows of a table by index."""
    token = tl.load(tokens + tl.program_id(0))
    for start in range(0, width, BLOCK):
        at = start + tl.arange(0, BLOCK)
        value = tl.load(table + token * width + at, mask=at < width)
        tl.store(y + tl.program_id(0) * width + at, value, mask=at < width)


@triton.jit
def transpose(x, y, rows, columns, BLOCK: tl.constexpr):
    """Transpose by square tiles."""
    row = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    column = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    inside = (row[:, None] < rows) & (column[None, :] < columns)
    tile = tl.load(x + row[:, None] * columns + column[None, :], mask=inside)
    tl.store(
        y + column[:, None] * rows + row[None, :],
        tl.trans(tile),
        mask=(column[:, None] < columns) & (row[None, :] < rows),
    )


@triton.jit
def pooled(x, y, height, width, channels, BLOCK: tl.constexpr):
    """Largest value of 3 x 3 pixels, step 2, channels last."""
    place = tl.program_id(0)
    line = place // (width // 2) * 2
    column = place % (width // 2) * 2
    at = tl.arange(0, BLOCK)
    best = tl.full((BLOCK,), -float("inf"), tl.float32)
    for tap in tl.static_range(9):
        r = line + tap // 3 - 1
        c = column + tap % 3 - 1
        inside = (r >= 0) & (r < height) & (c >= 0) & (c < width)
        value = tl.load(x + (r * width + c) * channels + at, mask=(at < channels) & inside, other=-float("inf"))
        best = tl.maximum(best, value.to(tl.float32))
    tl.store(y + place * channels + at, best, mask=at < channels)
