"""Norms, softmaxes, losses, scans and other kernels over the rows of a matrix in Triton."""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def softmax(x, y, stride, n, BLOCK: tl.constexpr):
    """Softmax of one row that fits a block."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    value = tl.load(x + row * stride + at, mask=at < n, other=-float("inf")).to(tl.float32)
    value = tl.exp(value - tl.max(value, axis=0))
    tl.store(y + row * stride + at, value / tl.sum(value, axis=0), mask=at < n)


@triton.jit
def online_softmax(x, y, stride, n, BLOCK: tl.constexpr):
    """Softmax of a row of any length, maximum and sum in one pass."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    top = tl.full((BLOCK,), -float("inf"), tl.float32)
    total = tl.zeros((BLOCK,), tl.float32)
    for start in range(0, n, BLOCK):
        value = tl.load(x + row * stride + start + at, mask=start + at < n, other=-float("inf")).to(tl.float32)
        higher = tl.maximum(top, value)
        total = total * tl.exp(top - higher) + tl.exp(value - higher)
        top = higher
    best = tl.max(top, axis=0)
    norm = tl.sum(total * tl.exp(top - best), axis=0)
    for start in range(0, n, BLOCK):
        value = tl.load(x + row * stride + start + at, mask=start + at < n, other=0.0).to(tl.float32)
        tl.store(y + row * stride + start + at, tl.exp(value - best) / norm, mask=start + at < n)


@triton.jit
def persistent_softmax(x, y, stride, rows, n, BLOCK: tl.constexpr):
    """Softmax over rows in grid strides."""
    at = tl.arange(0, BLOCK)
    for row in range(tl.program_id(0), rows, tl.num_programs(0)):
        value = tl.load(x + row * stride + at, mask=at < n, other=-float("inf")).to(tl.float32)
        value = tl.exp(value - tl.max(value, axis=0))
        tl.store(y + row * stride + at, value / tl.sum(value, axis=0), mask=at < n)


@triton.jit
def layer_norm(x, y, weight, bias, means, scales, stride, n, eps, BLOCK: tl.constexpr):
    """Layer norm in three passes over a row; keeps mean and scale."""
    row = tl.program_id(0)
    x += row * stride
    y += row * stride
    total = tl.zeros((BLOCK,), tl.float32)
    for start in range(0, n, BLOCK):
        at = start + tl.arange(0, BLOCK)
        total += tl.load(x + at, mask=at < n, other=0.0).to(tl.float32)
    mean = tl.sum(total, axis=0) / n
    squares = tl.zeros((BLOCK,), tl.float32)
    for start in range(0, n, BLOCK):
        at = start + tl.arange(0, BLOCK)
        part = tl.where(at < n, tl.load(x + at, mask=at < n, other=0.0).to(tl.float32) - mean, 0.0)
        squares += part * part
    scale = tl.rsqrt(tl.sum(squares, axis=0) / n + eps)
    tl.store(means + row, mean)
    tl.store(scales + row, scale)
    for start in range(0, n, BLOCK):
        at = start + tl.arange(0, BLOCK)
        value = (tl.load(x + at, mask=at < n, other=0.0).to(tl.float32) - mean) * scale
        tl.store(y + at, value * tl.load(weight + at, mask=at < n) + tl.load(bias + at, mask=at < n), mask=at < n)


@triton.jit
def rms_norm(x, residual, weight, y, stride, n, eps, BLOCK: tl.constexpr):
    """Root-mean-square norm of x + residual, whose sum is kept."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < n
    value = tl.load(x + row * stride + at, mask=inside, other=0.0).to(tl.float32)
    value += tl.load(residual + row * stride + at, mask=inside, other=0.0).to(tl.float32)
    tl.store(residual + row * stride + at, value, mask=inside)
    scale = tl.rsqrt(tl.sum(value * value, axis=0) / n + eps)
    tl.store(y + row * stride + at, value * scale * tl.load(weight + at, mask=inside).to(tl.float32), mask=inside)


@triton.jit
def group_norm(x, y, weight, bias, pixels, channels, eps, GROUP: tl.constexpr, BLOCK: tl.constexpr):
    """Norm over the pixels and channels of a group, channels last, then SiLU."""
    first = tl.program_id(1) * GROUP
    x += tl.program_id(0) * pixels * channels
    y += tl.program_id(0) * pixels * channels
    channel = first + tl.arange(0, GROUP)
    total = tl.zeros((BLOCK, GROUP), tl.float32)
    squares = tl.zeros((BLOCK, GROUP), tl.float32)
    for start in range(0, pixels, BLOCK):
        at = start + tl.arange(0, BLOCK)
        value = tl.load(x + at[:, None] * channels + channel[None, :], mask=at[:, None] < pixels, other=0.0)
        value = value.to(tl.float32)
        total += value
        squares += value * value
    count = pixels * GROUP
    mean = tl.sum(total) / count
    scale = tl.rsqrt(tl.sum(squares) / count - mean * mean + eps)
    w = tl.load(weight + channel)
    b = tl.load(bias + channel)
    for start in range(0, pixels, BLOCK):
        at = start + tl.arange(0, BLOCK)
        where = at[:, None] * channels + channel[None, :]
        value = tl.load(x + where, mask=at[:, None] < pixels, other=0.0).to(tl.float32)
        value = (value - mean) * scale * w[None, :] + b[None, :]
        tl.store(y + where, value * tl.sigmoid(value), mask=at[:, None] < pixels)


@triton.jit
def cross_entropy(logits, labels, losses, stride, n, BLOCK: tl.constexpr):
    """Loss of one row of logits against its label."""
    row = tl.program_id(0)
    logits += row * stride
    label = tl.load(labels + row)
    top = -float("inf")
    total = 0.0
    for start in range(0, n, BLOCK):
        at = start + tl.arange(0, BLOCK)
        value = tl.load(logits + at, mask=at < n, other=-float("inf")).to(tl.float32)
        higher = tl.maximum(top, tl.max(value, axis=0))
        total = total * tl.exp(top - higher) + tl.sum(tl.exp(value - higher), axis=0)
        top = higher
    tl.store(losses + row, top + tl.log(total) - tl.load(logits + label).to(tl.float32))


@triton.jit
def sum_along(x, y, n, stride, BLOCK: tl.constexpr):
    """Cumulative sum of a row, block by block."""
    row = tl.program_id(0)
    carried = 0.0
    for start in range(0, n, BLOCK):
        at = start + tl.arange(0, BLOCK)
        value = tl.load(x + row * stride + at, mask=at < n, other=0.0)
        tl.store(y + row * stride + at, tl.cumsum(value, axis=0) + carried, mask=at < n)
        carried += tl.sum(value, axis=0)


@triton.jit
def best_of_row(x, places, n, stride, BLOCK: tl.constexpr):
    """Index of a row's largest value."""
    row = tl.program_id(0)
    best = tl.full((BLOCK,), -float("inf"), tl.float32)
    place = tl.zeros((BLOCK,), tl.int32)
    for start in range(0, n, BLOCK):
        at = start + tl.arange(0, BLOCK)
        value = tl.load(x + row * stride + at, mask=at < n, other=-float("inf"))
        place = tl.where(value > best, at, place)
        best = tl.maximum(best, value)
    tl.store(places + row, tl.sum(tl.where(tl.arange(0, BLOCK) == tl.argmax(best, axis=0), place, 0), axis=0))


@triton.jit
def column_sums(x, y, rows, columns, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    """Sum of each column."""
    column = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    total = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
    for start in range(0, rows, BLOCK_M):
        row = start + tl.arange(0, BLOCK_M)
        where = row[:, None] * columns + column[None, :]
        total += tl.load(x + where, mask=(row[:, None] < rows) & (column[None, :] < columns), other=0.0)
    tl.store(y + column, tl.sum(total, axis=0), mask=column < columns)
