// 64-bit integers, big numbers, doubles, addresses: carry chains, multiplications, divisions.
#include "common.h"

GLOBAL void modular_power(const u64 *base, const u64 *exponent, u64 *out, u64 modulus) {
    int i = item(64);
    u64 b = base[i] % modulus, e = exponent[i], r = 1;
    while (e) {
        if (e & 1) r = r * b % modulus;
        b = b * b % modulus, e >>= 1;
    }
    out[i] = r;
}

template <int W> DEVICE void big_multiply(const u32 *a, const u32 *b, u32 *out) {
    u32 x[W], y[W], r[2 * W] = {};
    UNROLL for (int k = 0; k < W; ++k) x[k] = a[k * 4096 + item(64)], y[k] = b[k * 4096 + item(64)];
    UNROLL for (int i = 0; i < W; ++i) {
        u32 carry = 0;
        UNROLL for (int j = 0; j < W; ++j) {
            u64 t = (u64)x[i] * y[j] + r[i + j] + carry;
            r[i + j] = (u32)t, carry = (u32)(t >> 32);
        }
        r[i + W] = carry;
    }
    UNROLL for (int k = 0; k < 2 * W; ++k) out[k * 4096 + item(64)] = r[k];
}
GLOBAL void big_multiply4(const u32 *a, const u32 *b, u32 *out) { big_multiply<4>(a, b, out); }
GLOBAL void big_multiply8(const u32 *a, const u32 *b, u32 *out) { big_multiply<8>(a, b, out); }

GLOBAL void big_add(const u64 *a, const u64 *b, u64 *out) {
    u64 carry = 0;
    UNROLL for (int k = 0; k < 6; ++k) {
        u64 x = a[k * 4096 + item(64)], y = b[k * 4096 + item(64)], s = x + y, t = s + carry;
        carry = (s < x) | (t < s);
        out[k * 4096 + item(64)] = t;
    }
}

GLOBAL void montgomery(const u64 *a, const u64 *b, u64 *out, u64 n, u64 inverse, int rounds) {
    int i = item(64);
    u64 x = a[i], y = b[i];
    for (int k = 0; k < rounds; ++k) {
        unsigned __int128 t = (unsigned __int128)x * y;
        u64 m = (u64)t * inverse;
        unsigned __int128 s = (t + (unsigned __int128)m * n);
        u64 r = (u64)(s >> 64);
        x = r >= n ? r - n : r;
    }
    out[i] = x;
}

GLOBAL void divide_int(const int *a, const int *b, int *quotient, int *rest) {
    int i = item(256);
    quotient[i] = a[i] / b[i], rest[i] = a[i] % b[i];
}

GLOBAL void divide_constants(const u32 *in, u32x4 *out) {
    u32 v = in[item(256)];
    out[item(256)] = (u32x4){v / 10, v % 1000, v / 7 * 3, v % 365};
}

GLOBAL void double_horner(const d2 *in, d2 *out) {
    d2 x = in[item(64)], r = 1.0 / 720;
    r = r * x + 1.0 / 120, r = r * x + 1.0 / 24, r = r * x + 1.0 / 6, r = r * x + 0.5, r = r * x + 1.0, r = r * x + 1.0;
    out[item(64)] = r;
}

GLOBAL void double_double(const f2 *a, const f2 *b, f2 *out, int n) {
    int i = item(64);
    float hi = 0, lo = 0;
    for (int k = 0; k < n; ++k) {
        f2 x = a[k * 4096 + i], y = b[k * 4096 + i];
        float p = x.x * y.x, e = fma(x.x, y.x, -p) + (x.x * y.y + x.y * y.x);
        float s = hi + p, v = s - hi, t = (hi - (s - v)) + (p - v) + lo + e;
        hi = s + t, lo = t - (hi - s);
    }
    out[i] = (f2){hi, lo};
}

GLOBAL void calendar(const u32 *days, u32 *out) {
    u32 z = days[item(256)] + 719468, era = z / 146097, doe = z - era * 146097;
    u32 yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365, doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    u32 mp = (5 * doy + 2) / 153, d = doy - (153 * mp + 2) / 5 + 1, m = mp < 10 ? mp + 3 : mp - 9;
    out[item(256)] = (yoe + era * 400 + (m <= 2)) << 9 | m << 5 | d;
}

GLOBAL void interleave_bits(const u32 *x, const u32 *y, u64 *out) {
    int i = item(256);
    auto spread = [](u64 v) {
        v = (v | v << 16) & 0x0000ffff0000ffff, v = (v | v << 8) & 0x00ff00ff00ff00ff, v = (v | v << 4) & 0x0f0f0f0f0f0f0f0f;
        v = (v | v << 2) & 0x3333333333333333;
        return (v | v << 1) & 0x5555555555555555;
    };
    out[i] = spread(x[i]) | spread(y[i]) << 1;
}
