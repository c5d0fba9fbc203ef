// Integer mixing: murmur3, xxhash, XTEA, ChaCha, Philox, SipHash, CRC. Multiplications, rotates, 64-bit words.
#include "common.h"

GLOBAL void murmur3(const u32 *in, u32 *out, int words, u32 seed) {
    int i = item(256);
    u32 h = seed ^ i;
    for (int k = 0; k < words; ++k) {
        u32 x = in[i * words + k] * 0xcc9e2d51;
        h ^= rotl(x, 15) * 0x1b873593;
        h = rotl(h, 13) * 5 + 0xe6546b64;
    }
    h ^= words * 4;
    h = (h ^ h >> 16) * 0x85ebca6b;
    h = (h ^ h >> 13) * 0xc2b2ae35;
    out[i] = h ^ h >> 16;
}

GLOBAL void xxhash32(const u32x4 *in, u32 *out, int blocks) {
    int i = item(256);
    u32x4 v = {606290984u, 2246822519u, 0u, 1640531535u};
    for (int k = 0; k < blocks; ++k) {
        v += in[i * blocks + k] * 2246822519u;
        v = (v << 13 | v >> 19) * 2654435761u;
    }
    u32 h = rotl(v.x, 1) + rotl(v.y, 7) + rotl(v.z, 12) + rotl(v.w, 18);
    h = (h ^ h >> 15) * 2246822519u;
    h = (h ^ h >> 13) * 3266489917u;
    out[i] = h ^ h >> 16;
}

GLOBAL void xtea(u32x2 *data, const u32 *keys, int rounds) {
    int i = item(256);
    u32x2 v = data[i];
    u32 sum = 0, key[4] = {keys[0], keys[1], keys[2], keys[3]};
    for (int r = 0; r < rounds; ++r) {
        v.x += (v.y << 4 ^ v.y >> 5) + v.y ^ sum + key[r & 3];
        sum += 0x9e3779b9;
        v.y += (v.x << 4 ^ v.x >> 5) + v.x ^ sum + key[(r + 1) & 3];
    }
    data[i] = v;
}

DEVICE void quarter(u32 &a, u32 &b, u32 &c, u32 &d) {
    a += b, d = rotl(d ^ a, 16), c += d, b = rotl(b ^ c, 12);
    a += b, d = rotl(d ^ a, 8), c += d, b = rotl(b ^ c, 7);
}

GLOBAL void chacha20(const u32 *key, u32 *out, u32 nonce) {
    int i = item(256);
    u32 s[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}, x[16];
    UNROLL for (int k = 0; k < 8; ++k) s[4 + k] = key[k];
    s[12] = i, s[13] = 0, s[14] = nonce, s[15] = ~nonce;
    UNROLL for (int k = 0; k < 16; ++k) x[k] = s[k];
    for (int r = 0; r < 10; ++r) {
        UNROLL for (int k = 0; k < 4; ++k) quarter(x[k], x[4 + k], x[8 + k], x[12 + k]);
        UNROLL for (int k = 0; k < 4; ++k) quarter(x[k], x[4 + (k + 1) % 4], x[8 + (k + 2) % 4], x[12 + (k + 3) % 4]);
    }
    UNROLL for (int k = 0; k < 16; ++k) out[i * 16 + k] = x[k] + s[k];
}

GLOBAL void philox(float *out, u32 key0, u32 key1, int count) {
    int i = item(256);
    for (int n = 0; n < count; ++n) {
        u32 c0 = i, c1 = n, c2 = 0, c3 = 0, k0 = key0, k1 = key1;
        UNROLL for (int r = 0; r < 10; ++r) {
            u64 p0 = (u64)c0 * 0xd2511f53u, p1 = (u64)c2 * 0xcd9e8d57u;
            u32 n0 = (u32)(p1 >> 32) ^ c1 ^ k0, n2 = (u32)(p0 >> 32) ^ c3 ^ k1;
            c1 = (u32)p1, c3 = (u32)p0, c0 = n0, c2 = n2;
            k0 += 0x9e3779b9, k1 += 0xbb67ae85;
        }
        float u = (c0 >> 8) * 5.9604645e-8f, v = (c1 >> 8) * 5.9604645e-8f;
        float radius = root(-2.0f * loge(u + 1e-7f));
        out[(n * 2) * 65536 + i] = radius * cosine(v);
        out[(n * 2 + 1) * 65536 + i] = radius * sine(v);
    }
}

GLOBAL void siphash(const u64 *in, u64 *out, u64 k0, u64 k1, int words) {
    int i = item(256);
    u64 v0 = k0 ^ 0x736f6d6570736575, v1 = k1 ^ 0x646f72616e646f6d, v2 = k0 ^ 0x6c7967656e657261, v3 = k1 ^ 0x7465646279746573;
    auto round = [&] {
        v0 += v1, v1 = rotl64(v1, 13) ^ v0, v0 = rotl64(v0, 32);
        v2 += v3, v3 = rotl64(v3, 16) ^ v2;
        v0 += v3, v3 = rotl64(v3, 21) ^ v0;
        v2 += v1, v1 = rotl64(v1, 17) ^ v2, v2 = rotl64(v2, 32);
    };
    for (int k = 0; k < words; ++k) {
        u64 m = in[i * words + k];
        v3 ^= m;
        round(), round();
        v0 ^= m;
    }
    v2 ^= 0xff;
    round(), round(), round(), round();
    out[i] = v0 ^ v1 ^ v2 ^ v3;
}

GLOBAL void crc32_bits(const u32 *in, u32 *out, int words) {
    int i = item(256);
    u32 crc = ~0u;
    for (int k = 0; k < words; ++k) {
        crc ^= in[i * words + k];
        UNROLL for (int b = 0; b < 32; ++b) crc = crc >> 1 ^ (0xedb88320 & -(crc & 1));
    }
    out[i] = ~crc;
}

GLOBAL void crc32_tables(const u32 *in, const u32 *tables, u32 *out, int words) {
    SHARED u32 table[1024];
    UNROLL for (int k = 0; k < 4; ++k) table[lane() + 256 * k] = tables[lane() + 256 * k];
    barrier();
    int i = item(256);
    u32 crc = ~0u;
    for (int k = 0; k < words; ++k) {
        crc ^= in[i * words + k];
        crc = table[768 + (crc & 255)] ^ table[512 + (crc >> 8 & 255)] ^ table[256 + (crc >> 16 & 255)] ^ table[crc >> 24];
    }
    out[i] = ~crc;
}

GLOBAL void xorshift_walk(u32 *state, float *out, int steps) {
    int i = item(256);
    u32 x = state[i], y = x ^ 0x9e3779b9, z = x * 747796405u, w = z ^ 88675123u;
    float a = 0, b = 0;
    for (int k = 0; k < steps; ++k) {
        u32 t = x ^ x << 11;
        x = y, y = z, z = w;
        w = w ^ w >> 19 ^ t ^ t >> 8;
        a += as_float((w & 0x7fffff) | 0x3f800000) - 1.5f;
        b += as_float((t & 0x7fffff) | 0x3f800000) - 1.5f;
    }
    state[i] = w;
    out[i] = root(a * a + b * b);
}
