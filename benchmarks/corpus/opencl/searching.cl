// Combinatorial OpenCL: subset sums, queens, bloom filters, k-mers, string matching, knapsack, graph steps.
#include "common.h"

GROUP(64) __kernel void queens(__global uint *out, int n) {
    uint i = GLOBAL_X(64), columns = 0, left = 0, right = 0, solutions = 0;
    uint stack[16], placed[16];
    int row = 0;
    uint full = (1u << n) - 1;
    columns = 1u << (i % n), left = columns << 1, right = columns >> 1;
    stack[0] = full & ~(columns | left | right);
    while (row >= 0) {
        uint free = stack[row];
        if (!free) {
            if (--row < 0) break;
            uint bit = placed[row];
            columns ^= bit;
            left = (left >> 1) ^ bit, right = (right << 1) ^ bit;
            continue;
        }
        uint bit = free & -free;
        stack[row] = free ^ bit, placed[row] = bit;
        columns |= bit, left = (left | bit) << 1, right = (right | bit) >> 1;
        if (row + 2 == n) {
            ++solutions;
            columns ^= bit, left = (left >> 1) ^ bit, right = (right << 1) ^ bit;
        } else {
            stack[++row] = full & ~(columns | left | right);
        }
    }
    out[i] = solutions;
}

GROUP(64) __kernel void bloom(__global const uint *keys, __global uint *filter, uint mask) {
    uint k = keys[GLOBAL_X(64)], h = k * 0x85ebca6b, g = rotate(k, 15) * 0xc2b2ae35;
#pragma unroll
    for (int i = 0; i < 6; ++i) {
        uint bit = h + i * g;
        __atomic_fetch_or(filter + (bit >> 5 & mask), 1u << (bit & 31), __ATOMIC_RELAXED);
    }
}

GROUP(64) __kernel void kmers(__global const uchar *dna, __global uint *table, int length, uint mask) {
    uint i = GLOBAL_X(64) * 64, forward = 0, backward = 0;
    for (int k = 0; k < 80; ++k) {
        uint base = dna[i + k] >> 1 & 3;
        forward = forward << 2 | base, backward = backward >> 2 | (3 - base) << 30;
        if (k < 15) continue;
        uint smaller = forward < backward ? forward : backward, h = smaller * 2654435761u;
        table[(h ^ h >> 15) & mask] = smaller;
    }
}

GROUP(64) __kernel void shift_or(__global const uchar *text, __global const uint *masks, __global uint *out, int length) {
    uint state = ~0u, found = 0, i = GLOBAL_X(64);
    for (int k = 0; k < length; ++k) {
        state = state << 1 | masks[text[i * length + k]];
        found += ~state >> 15 & 1;
    }
    out[i] = found;
}

GROUP(64) __kernel void knapsack(__global const int2 *items, __global int *out, int count) {
    int best[32];
#pragma unroll
    for (int k = 0; k < 32; ++k) best[k] = 0;
    for (int n = 0; n < count; ++n) {
        int2 it = items[n * 64 + LX];
#pragma unroll
        for (int k = 31; k >= 4; --k) {
            int with = best[k - 4] + it.y, old = best[k];
            best[k] = it.x <= k && with > old ? with : old;
        }
    }
    out[GLOBAL_X(64)] = best[31];
}

GROUP(64) __kernel void relax_edges(__global const uint4 *edges, __global int *distance, __global int *changed, int n) {
    uint i = GLOBAL_X(64);
    if (i >= n) return;
    uint4 e = edges[i];
    int a = distance[e.x], b = distance[e.y], w = e.z;
    if (a + w < b) __atomic_fetch_min(distance + e.y, a + w, __ATOMIC_RELAXED), *changed = 1;
    if (b + w < a) __atomic_fetch_min(distance + e.x, b + w, __ATOMIC_RELAXED), *changed = 1;
}

GROUP(64) __kernel void smith_waterman(__global const uchar *a, __global const uchar *b, __global int *out, int m, int n) {
    int row[16], gap[16], best = 0;
    uint i = GLOBAL_X(64);
#pragma unroll
    for (int k = 0; k < 16; ++k) row[k] = 0, gap[k] = -1000;
    for (int y = 0; y < m; ++y) {
        int diagonal = 0, left = 0, open = -1000;
        uchar c = a[i * m + y];
#pragma unroll
        for (int k = 0; k < 16; ++k) {
            int match = diagonal + (b[k] == c ? 5 : -4);
            diagonal = row[k];
            open = open - 1 > left - 8 ? open - 1 : left - 8;
            gap[k] = gap[k] - 1 > row[k] - 8 ? gap[k] - 1 : row[k] - 8;
            int v = match > open ? match : open;
            v = v > gap[k] ? v : gap[k];
            v = v > 0 ? v : 0;
            row[k] = left = v;
            best = best > v ? best : v;
        }
    }
    out[i] = best;
}

GROUP(64) __kernel void sieve(__global uint *out, __global const uint *primes, int count, uint base) {
    __local uint bits[512];
    for (int k = LX; k < 512; k += 64) bits[k] = 0;
    BARRIER;
    uint start = base + WX * 16384;
    for (int k = LX; k < count; k += 64) {
        uint p = primes[k], at = (p - start % p) % p;
        for (; at < 16384; at += p) __atomic_fetch_or(bits + (at >> 5), 1u << (at & 31), __ATOMIC_RELAXED);
    }
    BARRIER;
    uint total = 0;
    for (int k = LX; k < 512; k += 64) total += 32 - __builtin_popcount(bits[k]);
    out[GLOBAL_X(64)] = total;
}
