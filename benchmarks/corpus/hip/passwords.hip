// Loops of password hashing: iterated digests with keyed pads, candidate masks, sponge steps, comparison with targets.
#include "common.h"

DEVICE void sha1_block(u32 *s, const u32 *m) {
    u32 w[16], a = s[0], b = s[1], c = s[2], d = s[3], e = s[4];
    UNROLL for (int k = 0; k < 16; ++k) w[k] = m[k];
    UNROLL for (int r = 0; r < 80; ++r) {
        if (r >= 16) w[r % 16] = rotl(w[(r + 13) % 16] ^ w[(r + 8) % 16] ^ w[(r + 2) % 16] ^ w[r % 16], 1);
        u32 f = r < 20 ? (b & c) | (~b & d) : r < 40 ? b ^ c ^ d : r < 60 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
        u32 k = r < 20 ? 0x5a827999 : r < 40 ? 0x6ed9eba1 : r < 60 ? 0x8f1bbcdc : 0xca62c1d6;
        u32 t = rotl(a, 5) + f + e + k + w[r % 16];
        e = d, d = c, c = rotl(b, 30), b = a, a = t;
    }
    s[0] += a, s[1] += b, s[2] += c, s[3] += d, s[4] += e;
}

GLOBAL void pbkdf2_loop(u32 *states, int rounds) {
    int i = item(64);
    u32 inner[5], outer[5], digest[5], sum[5], block[16] = {};
    UNROLL for (int k = 0; k < 5; ++k) {
        inner[k] = states[k * 65536 + i], outer[k] = states[(k + 5) * 65536 + i];
        digest[k] = sum[k] = states[(k + 10) * 65536 + i];
    }
    block[5] = 0x80000000, block[15] = 672;
    ROLLED for (int r = 0; r < rounds; ++r) {
        u32 s[5];
        UNROLL for (int k = 0; k < 5; ++k) block[k] = digest[k], s[k] = inner[k];
        sha1_block(s, block);
        UNROLL for (int k = 0; k < 5; ++k) block[k] = s[k], s[k] = outer[k];
        sha1_block(s, block);
        UNROLL for (int k = 0; k < 5; ++k) digest[k] = s[k], sum[k] ^= s[k];
    }
    UNROLL for (int k = 0; k < 5; ++k) states[(k + 10) * 65536 + i] = sum[k];
}

GLOBAL void mask_attack(const u32 *letters, const u32 *targets, u32 *hits, u32 base, int rounds) {
    u32 id = item(256) + base;
    for (int r = 0; r < rounds; ++r) {
        u32 n = id + r * 65536, w[4];
        UNROLL for (int k = 0; k < 4; ++k) {
            w[k] = letters[n & 31] | letters[n >> 5 & 31] << 8 | letters[n >> 10 & 31] << 16 | letters[n >> 15 & 31] << 24;
            n = n * 1664525u + 1013904223u;
        }
        u32 a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
        UNROLL for (int k = 0; k < 48; ++k) {
            u32 f = k < 16 ? (b & c) | (~b & d) : k < 32 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
            u32 t = a + f + w[k & 3] + (k < 16 ? 0u : k < 32 ? 0x5a827999u : 0x6ed9eba1u);
            a = d, d = c, c = b, b = rotl(t, 3 + 4 * (k & 3));
        }
        if (((a ^ targets[0]) | (b ^ targets[1])) == 0) hits[0] = id, hits[1] = r;
    }
}

GLOBAL void salsa_core(u32 *data, int rounds) {
    u32 x[16], z[16];
    UNROLL for (int k = 0; k < 16; ++k) x[k] = z[k] = data[k * 65536 + item(64)];
    for (int r = 0; r < rounds; ++r) {
        UNROLL for (int k = 0; k < 4; ++k) {
            x[(4 + 5 * k) & 15] ^= rotl(x[(5 * k) & 15] + x[(12 + 5 * k) & 15], 7);
            x[(8 + 5 * k) & 15] ^= rotl(x[(4 + 5 * k) & 15] + x[(5 * k) & 15], 9);
            x[(12 + 5 * k) & 15] ^= rotl(x[(8 + 5 * k) & 15] + x[(4 + 5 * k) & 15], 13);
            x[(5 * k) & 15] ^= rotl(x[(12 + 5 * k) & 15] + x[(8 + 5 * k) & 15], 18);
        }
        UNROLL for (int k = 0; k < 4; ++k) {
            x[(1 + k) % 4 + 4 * k] ^= rotl(x[5 * k] + x[(3 + k) % 4 + 4 * k], 7);
            x[(2 + k) % 4 + 4 * k] ^= rotl(x[(1 + k) % 4 + 4 * k] + x[5 * k], 9);
            x[(3 + k) % 4 + 4 * k] ^= rotl(x[(2 + k) % 4 + 4 * k] + x[(1 + k) % 4 + 4 * k], 13);
            x[5 * k] ^= rotl(x[(3 + k) % 4 + 4 * k] + x[(2 + k) % 4 + 4 * k], 18);
        }
    }
    UNROLL for (int k = 0; k < 16; ++k) data[k * 65536 + item(64)] = x[k] + z[k];
}

GLOBAL void blowfish(const u32 *boxes, u32x2 *data, int rounds) {
    SHARED u32 s[1024];
    for (int k = lane(); k < 1024; k += 64) s[k] = boxes[k];
    barrier();
    u32x2 v = data[item(64)];
    for (int r = 0; r < rounds; ++r) {
        UNROLL for (int k = 0; k < 8; ++k) {
            v.x ^= boxes[1024 + k];
            v.y ^= ((s[v.x >> 24] + s[256 + (v.x >> 16 & 255)]) ^ s[512 + (v.x >> 8 & 255)]) + s[768 + (v.x & 255)];
            u32 t = v.x;
            v.x = v.y, v.y = t;
        }
    }
    data[item(64)] = v;
}

GLOBAL void sip_strings(const u32 *words, const int *lengths, u32 *out, u32 key) {
    int i = item(64), n = lengths[i];
    u32 v0 = key, v1 = key ^ 0x6c796765, v2 = 0x74656462, v3 = key + 0x6c796765;
    for (int k = 0; k < n; ++k) {
        u32 m = words[k * 65536 + i];
        v3 ^= m;
        UNROLL for (int r = 0; r < 2; ++r) {
            v0 += v1, v1 = rotl(v1, 5) ^ v0, v0 = rotl(v0, 16), v2 += v3, v3 = rotl(v3, 8) ^ v2;
            v0 += v3, v3 = rotl(v3, 7) ^ v0, v2 += v1, v1 = rotl(v1, 13) ^ v2, v2 = rotl(v2, 16);
        }
        v0 ^= m;
    }
    out[i] = v0 ^ v1 ^ v2 ^ v3;
}

GLOBAL void argon_mix(u64 *blocks, int count) {
    u64 a[8];
    UNROLL for (int k = 0; k < 8; ++k) a[k] = blocks[k * 65536 + item(64)];
    for (int n = 0; n < count; ++n) {
        UNROLL for (int k = 0; k < 4; ++k) {
            u64 x = a[k], y = a[k + 4];
            x += y + 2 * (u64)(u32)x * (u32)y;
            y ^= x;
            y = y << 32 | y >> 32;
            a[k] = x, a[k + 4] = y >> 24 | y << 40;
        }
        UNROLL for (int k = 0; k < 4; ++k) {
            u64 t = a[k];
            a[k] = a[(k + 1) & 3], a[(k + 1) & 3] = t;
        }
    }
    UNROLL for (int k = 0; k < 8; ++k) blocks[k * 65536 + item(64)] = a[k];
}
