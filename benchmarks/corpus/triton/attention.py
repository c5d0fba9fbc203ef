"""Attention in Triton: whole, causal, one token, linear."""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def attend(
    q, k, v, out, scale, length, stride_head, stride_token,
    HEAD: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, CAUSAL: tl.constexpr,
):  # fmt: skip
    """Attention of one block of queries over all keys with a running maximum."""
    first = tl.program_id(0) * BLOCK_M
    base = tl.program_id(1) * stride_head
    row = first + tl.arange(0, BLOCK_M)
    at = tl.arange(0, BLOCK_N)
    d = tl.arange(0, HEAD)
    queries = tl.load(q + base + row[:, None] * stride_token + d[None, :], mask=row[:, None] < length, other=0.0)
    keys = k + base + at[None, :] * stride_token + d[:, None]
    values = v + base + at[:, None] * stride_token + d[None, :]
    top = tl.full((BLOCK_M,), -float("inf"), tl.float32)
    norm = tl.zeros((BLOCK_M,), tl.float32)
    total = tl.zeros((BLOCK_M, HEAD), tl.float32)
    end = length
    if CAUSAL:
        end = tl.minimum(length, first + BLOCK_M)
    for start in range(0, end, BLOCK_N):
        score = tl.dot(queries, tl.load(keys, mask=start + at[None, :] < length, other=0.0)) * scale
        if CAUSAL:
            score = tl.where(row[:, None] >= start + at[None, :], score, -float("inf"))
        else:
            score = tl.where(start + at[None, :] < length, score, -float("inf"))
        higher = tl.maximum(top, tl.max(score, axis=1))
        weight = tl.exp2(score - higher[:, None])
        alpha = tl.exp2(top - higher)
        norm = norm * alpha + tl.sum(weight, axis=1)
        total = total * alpha[:, None]
        block = tl.load(values, mask=start + at[:, None] < length, other=0.0)
        total = tl.dot(weight.to(block.dtype), block, total)
        top = higher
        keys += BLOCK_N * stride_token
        values += BLOCK_N * stride_token
    where = out + base + row[:, None] * stride_token + d[None, :]
    tl.store(where, (total / norm[:, None]).to(out.dtype.element_ty), mask=row[:, None] < length)


@triton.jit
def attend_token(
    q, k, v, out, tops, norms, scale, length, stride_head, stride_token, part,
    HEAD: tl.constexpr, BLOCK_N: tl.constexpr,
):  # fmt: skip
    """Attention of one token over a part of the keys, to be joined by another kernel."""
    head = tl.program_id(0)
    split = tl.program_id(1)
    d = tl.arange(0, HEAD)
    query = tl.load(q + head * HEAD + d).to(tl.float32) * scale
    top = -float("inf")
    norm = 0.0
    total = tl.zeros((HEAD,), tl.float32)
    for start in range(split * part, tl.minimum(split * part + part, length), BLOCK_N):
        at = start + tl.arange(0, BLOCK_N)
        where = head * stride_head + at[:, None] * stride_token + d[None, :]
        keys = tl.load(k + where, mask=at[:, None] < length, other=0.0).to(tl.float32)
        score = tl.where(at < length, tl.sum(keys * query[None, :], axis=1), -float("inf"))
        higher = tl.maximum(top, tl.max(score, axis=0))
        weight = tl.exp(score - higher)
        alpha = tl.exp(top - higher)
        values = tl.load(v + where, mask=at[:, None] < length, other=0.0).to(tl.float32)
        total = total * alpha + tl.sum(weight[:, None] * values, axis=0)
        norm = norm * alpha + tl.sum(weight, axis=0)
        top = higher
    place = head * tl.num_programs(1) + split
    tl.store(out + place * HEAD + d, total)
    tl.store(tops + place, top)
    tl.store(norms + place, norm)


@triton.jit
def linear_attention(q, k, v, decay, out, length, stride, HEAD: tl.constexpr, BLOCK_V: tl.constexpr):
    """A state of keys by values that decays by key and is updated by each token."""
    head = tl.program_id(0)
    at_k = tl.arange(0, HEAD)
    at_v = tl.program_id(1) * BLOCK_V + tl.arange(0, BLOCK_V)
    state = tl.zeros((HEAD, BLOCK_V), tl.float32)
    for token in range(length):
        base = token * stride + head * HEAD
        key = tl.load(k + base + at_k).to(tl.float32)
        fade = tl.load(decay + base + at_k).to(tl.float32)
        value = tl.load(v + base + at_v).to(tl.float32)
        query = tl.load(q + base + at_k).to(tl.float32)
        state = state * fade[:, None] + key[:, None] * value[None, :]
        tl.store(out + base + at_v, tl.sum(state * query[:, None], axis=0))


@triton.jit
def state_scan(x, delta, a, b, c, y, length, width, STATE: tl.constexpr, BLOCK: tl.constexpr):
    """A selective state-space scan over tokens."""
    channel = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    s = tl.arange(0, STATE)
    rate = tl.load(a + channel[:, None] * STATE + s[None, :])
    state = tl.zeros((BLOCK, STATE), tl.float32)
    for token in range(length):
        dt = tl.load(delta + token * width + channel)
        value = tl.load(x + token * width + channel)
        gate = tl.load(b + token * STATE + s)
        state = state * tl.exp(dt[:, None] * rate) + (dt * value)[:, None] * gate[None, :]
        out = tl.sum(state * tl.load(c + token * STATE + s)[None, :], axis=1)
        tl.store(y + token * width + channel, out)
