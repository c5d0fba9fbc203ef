"""Kernels as many authors write them in Triton: masks on every load, strides as arguments, tails inside the loop."""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def masked_product(a, b, c, m, n, k, stride_am, stride_ak, stride_bk, stride_bn, stride_cm, stride_cn,
                   BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP: tl.constexpr,
                   RELU: tl.constexpr):  # fmt: skip
    """C = relu(A B), groups of rows, rows modulo M, the tail of K by a mask."""
    program = tl.program_id(0)
    tiles_m, tiles_n = tl.cdiv(m, BLOCK_M), tl.cdiv(n, BLOCK_N)
    per_group = GROUP * tiles_n
    group = program // per_group
    first = group * GROUP
    size = min(tiles_m - first, GROUP)
    tile_m = first + (program % per_group) % size
    tile_n = (program % per_group) // size
    rows = (tile_m * BLOCK_M + tl.arange(0, BLOCK_M)) % m
    columns = (tile_n * BLOCK_N + tl.arange(0, BLOCK_N)) % n
    ks = tl.arange(0, BLOCK_K)
    from_a = a + rows[:, None] * stride_am + ks[None, :] * stride_ak
    from_b = b + ks[:, None] * stride_bk + columns[None, :] * stride_bn
    total = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for step in range(tl.cdiv(k, BLOCK_K)):
        left = tl.load(from_a, mask=ks[None, :] < k - step * BLOCK_K, other=0.0)
        right = tl.load(from_b, mask=ks[:, None] < k - step * BLOCK_K, other=0.0)
        total = tl.dot(left, right, total)
        from_a += BLOCK_K * stride_ak
        from_b += BLOCK_K * stride_bk
    if RELU:
        total = tl.where(total >= 0, total, 0.01 * total)
    to_rows = tile_m * BLOCK_M + tl.arange(0, BLOCK_M)
    to_columns = tile_n * BLOCK_N + tl.arange(0, BLOCK_N)
    to = c + stride_cm * to_rows[:, None] + stride_cn * to_columns[None, :]
    tl.store(to, total.to(c.dtype.element_ty), mask=(to_rows[:, None] < m) & (to_columns[None, :] < n))


@triton.jit
def bytes_product(x, w, scales, y, m, n, k, stride_x, stride_w, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr,
                  BLOCK_K: tl.constexpr):  # fmt: skip
    """Weights of a byte with a scale a column, values of 16 bits."""
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    total = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k0 in range(0, k, BLOCK_K):
        ks = k0 + tl.arange(0, BLOCK_K)
        left = tl.load(
            x + rows[:, None] * stride_x + ks[None, :], mask=(rows[:, None] < m) & (ks[None, :] < k), other=0.0
        )
        right = tl.load(
            w + columns[None, :] * stride_w + ks[:, None], mask=(columns[None, :] < n) & (ks[:, None] < k), other=0
        )
        total += tl.dot(left, right.to(left.dtype))
    total *= tl.load(scales + columns, mask=columns < n, other=0.0)[None, :]
    tl.store(
        y + rows[:, None] * n + columns[None, :],
        total.to(tl.float16),
        mask=(rows[:, None] < m) & (columns[None, :] < n),
    )


@triton.jit
def attention_query_gradient(q, k, v, do, dq, tops, deltas, scale, length, stride_head, stride_token,
                             HEAD: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):  # fmt: skip
    """dQ of causal attention, a tile of queries a program."""
    base = tl.program_id(1) * stride_head
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    inner = tl.arange(0, HEAD)
    at = base + rows[:, None] * stride_token + inner[None, :]
    here = rows[:, None] < length
    query = tl.load(q + at, mask=here, other=0.0)
    gradient = tl.load(do + at, mask=here, other=0.0)
    top = tl.load(tops + tl.program_id(1) * length + rows, mask=rows < length, other=0.0)
    delta = tl.load(deltas + tl.program_id(1) * length + rows, mask=rows < length, other=0.0)
    total = tl.zeros((BLOCK_M, HEAD), dtype=tl.float32)
    for first in range(0, (tl.program_id(0) + 1) * BLOCK_M, BLOCK_N):
        columns = first + tl.arange(0, BLOCK_N)
        there = base + columns[None, :] * stride_token + inner[:, None]
        key = tl.load(k + there, mask=columns[None, :] < length, other=0.0)
        value = tl.load(v + there, mask=columns[None, :] < length, other=0.0)
        weight = tl.exp2(tl.dot(query, key) * scale - top[:, None])
        weight = tl.where(rows[:, None] >= columns[None, :], weight, 0.0)
        change = weight * (tl.dot(gradient, value) - delta[:, None])
        total += tl.dot(change.to(key.dtype), tl.trans(key))
    tl.store(dq + at, total * scale, mask=here)


@triton.jit
def paged_attention(q, keys, values, table, lengths, out, scale, stride_page, stride_token, pages,
                    HEAD: tl.constexpr, PAGE: tl.constexpr, QUERIES: tl.constexpr):  # fmt: skip
    """A token of each sequence, several query heads a key head, pages by a table."""
    sequence, head = tl.program_id(0), tl.program_id(1)
    length = tl.load(lengths + sequence)
    inner, tokens, queries = tl.arange(0, HEAD), tl.arange(0, PAGE), tl.arange(0, QUERIES)
    query = tl.load(q + ((sequence * tl.num_programs(1) + head) * QUERIES + queries[:, None]) * HEAD + inner[None, :])
    best = tl.full((QUERIES,), float("-inf"), dtype=tl.float32)
    norm = tl.zeros((QUERIES,), dtype=tl.float32)
    total = tl.zeros((QUERIES, HEAD), dtype=tl.float32)
    for page in range(tl.cdiv(length, PAGE)):
        block = tl.load(table + sequence * pages + page)
        at = block.to(tl.int64) * stride_page + tokens[:, None] * stride_token + head * HEAD + inner[None, :]
        inside = (page * PAGE + tokens) < length
        key = tl.load(keys + at, mask=inside[:, None], other=0.0)
        value = tl.load(values + at, mask=inside[:, None], other=0.0)
        score = tl.dot(query, tl.trans(key)) * scale
        score = tl.where(inside[None, :], score, float("-inf"))
        top = tl.maximum(best, tl.max(score, 1))
        weight = tl.exp2(score - top[:, None])
        fade = tl.exp2(best - top)
        norm = norm * fade + tl.sum(weight, 1)
        total = total * fade[:, None] + tl.dot(weight.to(value.dtype), value)
        best = top
    to = out + ((sequence * tl.num_programs(1) + head) * QUERIES + queries[:, None]) * HEAD + inner[None, :]
    tl.store(to, (total / norm[:, None]).to(out.dtype.element_ty))


@triton.jit
def layer_norm_gradient(dx, dy, x, weight, means, scales, stride, n, BLOCK: tl.constexpr):
    """dX of a layer norm, a row a program."""
    row = tl.program_id(0)
    columns = tl.arange(0, BLOCK)
    mask = columns < n
    value = tl.load(x + row * stride + columns, mask=mask, other=0).to(tl.float32)
    change = tl.load(dy + row * stride + columns, mask=mask, other=0).to(tl.float32)
    factor = tl.load(weight + columns, mask=mask).to(tl.float32)
    mean, scale = tl.load(means + row), tl.load(scales + row)
    hat = tl.where(mask, (value - mean) * scale, 0.0)
    scaled = tl.where(mask, factor * change, 0.0)
    c1 = tl.sum(hat * scaled, axis=0) / n
    c2 = tl.sum(scaled, axis=0) / n
    tl.store(dx + row * stride + columns, (scaled - (hat * c1 + c2)) * scale, mask=mask)


@triton.jit
def causal_conv1d(x, w, bias, y, length, channels, WIDTH: tl.constexpr, BLOCK: tl.constexpr, STEPS: tl.constexpr):
    """Depthwise convolution along time with four taps and SiLU, channels a lane."""
    at = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    mask = at < channels
    x += tl.program_id(0) * length * channels
    y += tl.program_id(0) * length * channels
    offset = tl.load(bias + at, mask=mask, other=0.0)
    w0 = tl.load(w + at * WIDTH, mask=mask, other=0.0)
    w1 = tl.load(w + at * WIDTH + 1, mask=mask, other=0.0)
    w2 = tl.load(w + at * WIDTH + 2, mask=mask, other=0.0)
    w3 = tl.load(w + at * WIDTH + 3, mask=mask, other=0.0)
    x0 = tl.zeros((BLOCK,), dtype=tl.float32)
    x1, x2 = x0, x0
    for t in range(length):
        x3 = tl.load(x + t * channels + at, mask=mask, other=0.0).to(tl.float32)
        total = offset + x0 * w0 + x1 * w1 + x2 * w2 + x3 * w3
        tl.store(y + t * channels + at, (total / (1 + tl.exp(-total))).to(y.dtype.element_ty), mask=mask)
        x0, x1, x2 = x1, x2, x3


@triton.jit
def softmax_gradient(dx, dy, y, stride, n, BLOCK: tl.constexpr):
    """dX of a softmax of rows longer than a block: two loops with masks."""
    row = tl.program_id(0)
    total = tl.zeros((BLOCK,), dtype=tl.float32)
    for first in range(0, n, BLOCK):
        columns = first + tl.arange(0, BLOCK)
        mask = columns < n
        p = tl.load(y + row * stride + columns, mask=mask, other=0.0).to(tl.float32)
        g = tl.load(dy + row * stride + columns, mask=mask, other=0.0).to(tl.float32)
        total += p * g
    dot = tl.sum(total, axis=0)
    for first in range(0, n, BLOCK):
        columns = first + tl.arange(0, BLOCK)
        mask = columns < n
        p = tl.load(y + row * stride + columns, mask=mask, other=0.0).to(tl.float32)
        g = tl.load(dy + row * stride + columns, mask=mask, other=0.0).to(tl.float32)
        tl.store(dx + row * stride + columns, (p * (g - dot)).to(dx.dtype.element_ty), mask=mask)


@triton.jit
def swiglu_gradient(gate, up, dy, dgate, dup, n, BLOCK: tl.constexpr):
    """Gradients of both halves of a gated unit."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    g = tl.load(gate + at, mask=mask, other=0.0).to(tl.float32)
    u = tl.load(up + at, mask=mask, other=0.0).to(tl.float32)
    d = tl.load(dy + at, mask=mask, other=0.0).to(tl.float32)
    s = tl.sigmoid(g)
    tl.store(dgate + at, (d * u * (s + g * s * (1 - s))).to(dgate.dtype.element_ty), mask=mask)
    tl.store(dup + at, (d * g * s).to(dup.dtype.element_ty), mask=mask)
