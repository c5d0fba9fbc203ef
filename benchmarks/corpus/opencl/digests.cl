// Hashes as crackers write them: MD4, RIPEMD-like mixing, SHA-512, a keyed permutation, Argon-like blocks.
#include "common.h"

#define F(x, y, z) (((x) & (y)) | (~(x) & (z)))
#define G(x, y, z) (((x) & (y)) | ((x) & (z)) | ((y) & (z)))
#define H(x, y, z) ((x) ^ (y) ^ (z))
#define STEP(f, a, b, c, d, m, k, s) a = rotate(a + f(b, c, d) + (m) + (k), s)

GROUP(64) __kernel void md4(__global const uint4 *words, __global uint4 *out, uint salt) {
    uint i = GLOBAL_X(64), w[16];
    for (int k = 0; k < 4; ++k) {
        uint4 v = words[i * 4 + k];
        w[4 * k] = v.x, w[4 * k + 1] = v.y, w[4 * k + 2] = v.z, w[4 * k + 3] = v.w ^ salt;
    }
    uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
#pragma unroll
    for (int k = 0; k < 16; k += 4) {
        STEP(F, a, b, c, d, w[k], 0u, 3);
        STEP(F, d, a, b, c, w[k + 1], 0u, 7);
        STEP(F, c, d, a, b, w[k + 2], 0u, 11);
        STEP(F, b, c, d, a, w[k + 3], 0u, 19);
    }
#pragma unroll
    for (int k = 0; k < 4; ++k) {
        STEP(G, a, b, c, d, w[k], 0x5a827999u, 3);
        STEP(G, d, a, b, c, w[k + 4], 0x5a827999u, 5);
        STEP(G, c, d, a, b, w[k + 8], 0x5a827999u, 9);
        STEP(G, b, c, d, a, w[k + 12], 0x5a827999u, 13);
    }
#pragma unroll
    for (int k = 0; k < 4; ++k) {
        int at = (k & 1) * 2 + (k >> 1);
        STEP(H, a, b, c, d, w[at], 0x6ed9eba1u, 3);
        STEP(H, d, a, b, c, w[at + 8], 0x6ed9eba1u, 9);
        STEP(H, c, d, a, b, w[at + 4], 0x6ed9eba1u, 11);
        STEP(H, b, c, d, a, w[at + 12], 0x6ed9eba1u, 15);
    }
    out[i] = (uint4)(a + 0x67452301, b + 0xefcdab89, c + 0x98badcfe, d + 0x10325476);
}

GROUP(64) __kernel void md4_candidates(__global const uint *words, __global const uint *targets, __global uint *hits, uint rounds) {
    uint i = GLOBAL_X(64), base = words[i], t0 = targets[0], t1 = targets[1];
    for (uint n = 0; n < rounds; ++n) {
        uint w = base ^ (n << 8 | n >> 3), a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
#pragma unroll
        for (int k = 0; k < 4; ++k) {
            STEP(F, a, b, c, d, w, 0u, 3);
            STEP(F, d, a, b, c, 0x80u, 0u, 7);
            STEP(F, c, d, a, b, w, 0u, 11);
            STEP(H, b, c, d, a, 0u, 0x6ed9eba1u, 19);
        }
        if (a == t0 && b == t1) hits[0] = i, hits[1] = n;
    }
}

GROUP(64) __kernel void double_lines(__global const uint *in, __global uint *out) {
    uint i = GLOBAL_X(64), w[16];
#pragma unroll
    for (int k = 0; k < 16; ++k) w[k] = in[i + k * 65536];
    uint a = 1, b = 2, c = 3, d = 4, e = 5, p = 1, q = 2, r = 3, s = 4, t = 5;
#pragma unroll
    for (int k = 0; k < 48; ++k) {
        uint x = rotate(a + (k < 16 ? H(b, c, d) : k < 32 ? F(b, c, d) : (b | ~c) ^ d) + w[(k * 7 + k / 16) & 15] + 0x5a827999u * (k / 16), 5 + k % 11) + e;
        uint y = rotate(p + (k < 16 ? (q | ~r) ^ s : k < 32 ? F(s, q, r) : H(q, r, s)) + w[(k * 9 + 5) & 15] + 0x50a28be6u * (3 - k / 16), 5 + (k * 5) % 11) + t;
        a = e, e = d, d = rotate(c, 10), c = b, b = x;
        p = t, t = s, s = rotate(r, 10), r = q, q = y;
    }
    out[i] = a + q, out[i + 65536] = b + r, out[i + 131072] = c + s, out[i + 196608] = d + t, out[i + 262144] = e + p;
}

#define R64(x, n) ((x) >> (n) | (x) << (64 - (n)))
GROUP(64) __kernel void sha512_rounds(__global const ulong *in, __global ulong *out, __constant ulong *k) {
    uint i = GLOBAL_X(64);
    ulong w[16], v[8];
    for (int n = 0; n < 16; ++n) w[n] = in[i * 16 + n];
    for (int n = 0; n < 8; ++n) v[n] = k[n];
    for (int r = 0; r < 80; r += 16) {
#pragma unroll
        for (int n = 0; n < 16; ++n) {
            if (r) {
                ulong x = w[(n + 1) & 15], y = w[(n + 14) & 15];
                w[n] += (R64(x, 1) ^ R64(x, 8) ^ x >> 7) + w[(n + 9) & 15] + (R64(y, 19) ^ R64(y, 61) ^ y >> 6);
            }
            ulong t = v[7] + (R64(v[4], 14) ^ R64(v[4], 18) ^ R64(v[4], 41)) + F(v[4], v[5], v[6]) + k[r + n] + w[n];
            ulong u = (R64(v[0], 28) ^ R64(v[0], 34) ^ R64(v[0], 39)) + G(v[0], v[1], v[2]);
            for (int m = 7; m > 0; --m) v[m] = v[m - 1];
            v[4] += t, v[0] = t + u;
        }
    }
    for (int n = 0; n < 8; ++n) out[i * 8 + n] = v[n];
}

GROUP(32) __kernel void fill_block(__global ulong *memory, uint blocks) {
    __local ulong block[128];
    uint l = LX;
    for (uint n = 2; n < blocks; ++n) {
        ulong a[4];
        for (int k = 0; k < 4; ++k) a[k] = memory[(n - 1) * 128 + l * 4 + k] ^ memory[(n - 2) * 128 + l * 4 + k];
        for (int r = 0; r < 2; ++r) {
            for (int k = 0; k < 4; ++k) {
                int j = (k + 1) & 3;
                a[k] += a[j] + 2 * (ulong)(uint)a[k] * (uint)a[j];
                a[(k + 3) & 3] = R64(a[(k + 3) & 3] ^ a[k], 24 + 8 * (k & 1));
            }
            for (int k = 0; k < 4; ++k) block[(l * 4 + k * 33) & 127] = a[k];
            BARRIER;
            for (int k = 0; k < 4; ++k) a[k] = block[l + 32 * k];
            BARRIER;
        }
        for (int k = 0; k < 4; ++k) memory[n * 128 + l * 4 + k] = a[k];
    }
}
