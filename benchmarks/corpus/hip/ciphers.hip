// Wider digests: BLAKE2s, Keccak-f[1600], Salsa core with memory (scrypt mix), AES with tables in LDS, bit-sliced S-box.
#include "common.h"

CONSTANT u8 blake_order[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
};

DEVICE void blake_mix(u32 &a, u32 &b, u32 &c, u32 &d, u32 x, u32 y) {
    a += b + x, d = rotr(d ^ a, 16), c += d, b = rotr(b ^ c, 12);
    a += b + y, d = rotr(d ^ a, 8), c += d, b = rotr(b ^ c, 7);
}

GLOBAL void blake2s(const u32 *in, u32 *out, int n) {
    int i = item(256);
    if (i >= n) return;
    const u32 start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    u32 m[16], v[16];
    UNROLL for (int k = 0; k < 16; ++k) m[k] = in[i * 16 + k];
    UNROLL for (int k = 0; k < 8; ++k) v[k] = v[k + 8] = start[k];
    v[0] ^= 0x01010020, v[12] ^= 64, v[14] = ~v[14];
    UNROLL for (int r = 0; r < 10; ++r) {
        UNROLL for (int k = 0; k < 4; ++k)
            blake_mix(v[k], v[4 + k], v[8 + k], v[12 + k], m[blake_order[r][2 * k]], m[blake_order[r][2 * k + 1]]);
        UNROLL for (int k = 0; k < 4; ++k)
            blake_mix(v[k], v[4 + (k + 1) % 4], v[8 + (k + 2) % 4], v[12 + (k + 3) % 4], m[blake_order[r][8 + 2 * k]],
                      m[blake_order[r][9 + 2 * k]]);
    }
    UNROLL for (int k = 0; k < 8; ++k) out[i * 8 + k] = start[k] ^ v[k] ^ v[k + 8];
}

CONSTANT int keccak_rotations[25] = {0,  1,  62, 28, 27, 36, 44, 6,  55, 20, 3,  10, 43,
                                     25, 39, 41, 45, 15, 21, 8,  18, 2,  61, 56, 14};

GLOBAL void keccak(u64 *states, const u64 *constants) {
    int i = item(64);
    u64 a[25], b[25], c[5];
    UNROLL for (int k = 0; k < 25; ++k) a[k] = states[i * 25 + k];
    ROLLED for (int round = 0; round < 24; ++round) {
        UNROLL for (int x = 0; x < 5; ++x) c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
        UNROLL for (int x = 0; x < 5; ++x) {
            u64 d = c[(x + 4) % 5] ^ rotl64(c[(x + 1) % 5], 1);
            UNROLL for (int y = 0; y < 25; y += 5) a[x + y] ^= d;
        }
        UNROLL for (int x = 0; x < 5; ++x) {
            UNROLL for (int y = 0; y < 5; ++y) {
                int r = keccak_rotations[x + 5 * y];
                u64 v = a[x + 5 * y];
                b[y + 5 * ((2 * x + 3 * y) % 5)] = r ? v << r | v >> (64 - r) : v;
            }
        }
        UNROLL for (int y = 0; y < 25; y += 5) {
            UNROLL for (int x = 0; x < 5; ++x) a[x + y] = b[x + y] ^ (~b[(x + 1) % 5 + y] & b[(x + 2) % 5 + y]);
        }
        a[0] ^= constants[round];
    }
    UNROLL for (int k = 0; k < 25; ++k) states[i * 25 + k] = a[k];
}

GLOBAL void scrypt_mix(u32x4 *memory, u32x4 *blocks, int count) {
    int i = item(64);
    u32x4 x[4];
    UNROLL for (int k = 0; k < 4; ++k) x[k] = blocks[i * 4 + k];
    for (int n = 0; n < count; ++n) {
        u32 at = (x[3].x & (count - 1)) * 4 + i * count * 4;
        UNROLL for (int k = 0; k < 4; ++k) x[k] ^= memory[at + k];
        UNROLL for (int r = 0; r < 4; ++r) {
            x[1] ^= (x[0] + x[3]) << 7 | (x[0] + x[3]) >> 25;
            x[2] ^= (x[1] + x[0]) << 9 | (x[1] + x[0]) >> 23;
            x[3] ^= (x[2] + x[1]) << 13 | (x[2] + x[1]) >> 19;
            x[0] ^= (x[3] + x[2]) << 18 | (x[3] + x[2]) >> 14;
            x[1] = x[1].wxyz, x[2] = x[2].zwxy, x[3] = x[3].yzwx;
        }
    }
    UNROLL for (int k = 0; k < 4; ++k) blocks[i * 4 + k] = x[k];
}

GLOBAL void aes_rounds(const u32 *tables, const u32 *keys, u32x4 *data, int rounds) {
    SHARED u32 t[1024];
    UNROLL for (int k = 0; k < 4; ++k) t[lane() + 256 * k] = tables[lane() + 256 * k];
    barrier();
    int i = item(256);
    u32x4 s = data[i];
    for (int r = 0; r < rounds; ++r) {
        u32x4 n;
        UNROLL for (int k = 0; k < 4; ++k)
            n[k] = t[s[k] & 255] ^ t[256 + (s[(k + 1) % 4] >> 8 & 255)] ^ t[512 + (s[(k + 2) % 4] >> 16 & 255)] ^
                   t[768 + (s[(k + 3) % 4] >> 24)] ^ keys[4 * r + k];
        s = n;
    }
    data[i] = s;
}

GLOBAL void bitslice_sbox(u32 *planes, int n) {
    int i = item(256);
    u32 p[8];
    UNROLL for (int k = 0; k < 8; ++k) p[k] = planes[k * n + i];
    for (int round = 0; round < 8; ++round) {
        u32 a = p[0] ^ p[3], b = p[1] ^ p[2] & p[7], c = p[4] | ~p[5], d = p[6] & p[0] ^ b;
        p[0] = a ^ c & d, p[1] = b ^ d, p[2] = c ^ a & b, p[3] = d ^ ~a;
        p[4] ^= p[0] & p[1], p[5] ^= p[2] | p[3], p[6] ^= p[4] & ~p[5], p[7] ^= p[6] ^ p[1];
    }
    UNROLL for (int k = 0; k < 8; ++k) planes[k * n + i] = p[k];
}
