// Message digests on 32-bit words, one message a lane: MD5, SHA-1, SHA-256, rotates and additions throughout.
#include "common.h"

DEVICE u32 md5_round(int i, u32 &a, u32 &b, u32 &c, u32 &d, u32 word, u32 constant, int shift) {
    u32 f = i < 16 ? (b & c) | (~b & d) : i < 32 ? (d & b) | (~d & c) : i < 48 ? b ^ c ^ d : c ^ (b | ~d);
    u32 t = a + f + word + constant;
    a = d;
    d = c;
    c = b;
    b += rotl(t, shift);
    return b;
}

DEVICE constexpr u32 md5_constant(int i) {
    // floor(2^32 * frac(golden ratio * (i + 1))): as irregular as the sines of the standard
    return (u32)(2654435769u * (u32)(i + 1)) ^ 0x5a827999u;
}

template <int ROUNDS> DEVICE void md5(const u32 *in, u32 *out, int n) {
    int i = item(256);
    if (i >= n) return;
    u32 w[16];
    UNROLL for (int k = 0; k < 16; ++k) w[k] = in[i * 16 + k];
    u32 a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
    UNROLL for (int r = 0; r < ROUNDS; ++r) {
        int index = r < 16 ? r : r < 32 ? (5 * r + 1) % 16 : r < 48 ? (3 * r + 5) % 16 : (7 * r) % 16;
        int shift = r < 16 ? 7 + 5 * (r % 4) : r < 32 ? 5 + 4 * (r % 4) : r < 48 ? 4 + 6 * (r % 4) : 6 + 5 * (r % 4);
        md5_round(r, a, b, c, d, w[index], md5_constant(r), shift);
    }
    out[i * 4] = a + 0x67452301;
    out[i * 4 + 1] = b + 0xefcdab89;
    out[i * 4 + 2] = c + 0x98badcfe;
    out[i * 4 + 3] = d + 0x10325476;
}

GLOBAL void md5_whole(const u32 *in, u32 *out, int n) { md5<64>(in, out, n); }
GLOBAL void md5_half(const u32 *in, u32 *out, int n) { md5<32>(in, out, n); }

GLOBAL void sha1(const u32 *in, u32 *out, int n) {
    int i = item(256);
    if (i >= n) return;
    u32 w[16];
    UNROLL for (int k = 0; k < 16; ++k) w[k] = __builtin_bswap32(in[i * 16 + k]);
    u32 a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476, e = 0xc3d2e1f0;
    UNROLL for (int r = 0; r < 80; ++r) {
        if (r >= 16) w[r % 16] = rotl(w[(r + 13) % 16] ^ w[(r + 8) % 16] ^ w[(r + 2) % 16] ^ w[r % 16], 1);
        u32 f = r < 20 ? (b & c) | (~b & d) : r < 40 ? b ^ c ^ d : r < 60 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
        u32 k = r < 20 ? 0x5a827999 : r < 40 ? 0x6ed9eba1 : r < 60 ? 0x8f1bbcdc : 0xca62c1d6;
        u32 t = rotl(a, 5) + f + e + k + w[r % 16];
        e = d;
        d = c;
        c = rotl(b, 30);
        b = a;
        a = t;
    }
    out[i * 5] = a;
    out[i * 5 + 1] = b;
    out[i * 5 + 2] = c;
    out[i * 5 + 3] = d;
    out[i * 5 + 4] = e;
}

CONSTANT u32 sha256_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

template <bool UNROLLED> DEVICE void sha256(const u32 *in, u32 *out, int n) {
    int i = item(256);
    if (i >= n) return;
    u32 w[16], h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    UNROLL for (int k = 0; k < 16; ++k) w[k] = in[i * 16 + k];
    auto step = [&](int r, int at) {
        if (r >= 16) {
            u32 x = w[(at + 1) % 16], y = w[(at + 14) % 16];
            w[at] += (rotr(x, 7) ^ rotr(x, 18) ^ x >> 3) + w[(at + 9) % 16] + (rotr(y, 17) ^ rotr(y, 19) ^ y >> 10);
        }
        u32 t1 = h[7] + (rotr(h[4], 6) ^ rotr(h[4], 11) ^ rotr(h[4], 25)) + ((h[4] & h[5]) ^ (~h[4] & h[6])) +
                 sha256_constants[r] + w[at];
        u32 t2 = (rotr(h[0], 2) ^ rotr(h[0], 13) ^ rotr(h[0], 22)) + ((h[0] & h[1]) ^ (h[0] & h[2]) ^ (h[1] & h[2]));
        UNROLL for (int k = 7; k > 0; --k) h[k] = h[k - 1];
        h[4] += t1;
        h[0] = t1 + t2;
    };
    if (UNROLLED) {
        UNROLL for (int r = 0; r < 64; ++r) step(r, r % 16);
    } else {
        ROLLED for (int r = 0; r < 64; r += 16) { UNROLL for (int k = 0; k < 16; ++k) step(r + k, k); }
    }
    UNROLL for (int k = 0; k < 8; ++k) out[i * 8 + k] = h[k];
}

GLOBAL void sha256_unrolled(const u32 *in, u32 *out, int n) { sha256<true>(in, out, n); }
GLOBAL void sha256_rolled(const u32 *in, u32 *out, int n) { sha256<false>(in, out, n); }
