// Numbers: transcendentals, halves, doubles, 64-bit integers, conversions, packed and dot products.
#include "common.h"

extern "C" GLOBAL void transcendental(float *x, _Float16 *h, int n) {
    float a = x[lane()];
    _Float16 b = h[lane()];
    for (int i = 0; i < n; ++i) {
        a = __builtin_amdgcn_rcpf(a) + __builtin_amdgcn_sqrtf(a) * __builtin_amdgcn_rsqf(a + 1);
        a += __builtin_amdgcn_sinf(a) * __builtin_amdgcn_cosf(a);
        if (a > 2) a = __builtin_amdgcn_exp2f(a);
        a = __builtin_amdgcn_logf(a) * __builtin_amdgcn_exp2f(a * 3);
        b = __builtin_amdgcn_rcph(b) + __builtin_amdgcn_sinh(b) * (_Float16)a;
        b += __builtin_amdgcn_rsqh(b);
    }
    x[lane()] = a;
    h[lane()] = b;
}

extern "C" GLOBAL void division(float *a, double *b, int *c, u64 *d, unsigned *e) {
    int i = lane();
    a[i] = a[i] / a[i + 1] + __builtin_sqrtf(a[i + 2]);
    b[i] = b[i] / b[i + 1] + __builtin_sqrt(b[i + 2]);
    c[i] = c[i] / (c[i + 1] | 1) + c[i] % 37;
    d[i] = d[i] / (d[i + 1] | 1) + d[i] % 1000003;
    e[i] = e[i] / 7 + e[i + 1] % (e[i + 2] | 1);
}

extern "C" GLOBAL void doubles(double *a, float *f, int *n) {
    double x = a[lane()];
    for (int i = 0; i < n[0]; ++i) {
        x = __builtin_fma(x, a[i], -x) + __builtin_amdgcn_rcp(x);
        x = __builtin_fmin(x, __builtin_fmax(a[i + 1], 0.5));
        x += __builtin_floor(x) + __builtin_trunc(x) + (double)f[i] + (double)n[i];
        f[i + lane()] = (float)x;
        n[i + lane()] = (int)x;
    }
    a[lane()] = __builtin_amdgcn_fract(x) * __builtin_amdgcn_ldexp(x, 3);
}

extern "C" GLOBAL void integers(int *a, unsigned *b, u64 *c, long long *d, int n) {
    int x = a[lane()];
    unsigned y = b[lane()];
    u64 z = c[lane()];
    long long w = d[lane()];
    for (int i = 0; i < n; ++i) {
        x = __builtin_abs(x) + __builtin_popcount(y) - (x << (y & 31));
        y = (y >> 3) ^ (y << 29) ^ __builtin_bswap32(y + x);
        z = z * 6364136223846793005ull + y + (z >> (x & 63));
        w = w * x + (w >> (y & 63)) - (long long)z;
        y += (unsigned)__builtin_clzll(z | 1) + __builtin_ctz(y | 1);
        x = x > n ? x - n : (x < -n ? x + n : x * 3);
        x += (int)((unsigned short)x * (unsigned short)y) + ((x & 0xffffff) * (int)(y & 0xffffff));
        z ^= (u64)__builtin_bitreverse32(y) << 7;
        w += (long long)x * (long long)(int)y;
    }
    a[lane()] = x;
    b[lane()] = y;
    c[lane()] = z;
    d[lane()] = w;
}

extern "C" GLOBAL void carries(u64 *a, const u64 *b, int n) {
    u64 low = a[0], high = a[1];
    for (int i = 0; i < n; ++i) {
        unsigned __int128 p = (unsigned __int128)b[lane() + i] * low + high;
        low = (u64)p;
        high = (u64)(p >> 64);
    }
    a[lane()] = low;
    a[lane() + n] = high;
}

extern "C" GLOBAL void packed(h2 *a, s2 *b, int *c, int n) {
    h2 x = a[lane()];
    s2 y = b[lane()];
    for (int i = 0; i < n; ++i) {
        x = __builtin_elementwise_max(x * a[i] + a[i + 1], (h2){0, 1});
        y = (y + b[i]) * b[i + 1] - (y >> 1);
        c[i] = __builtin_amdgcn_sudot4(true, c[i], false, c[i + 1], c[lane()], false);
        c[lane() + i] = (int)__builtin_amdgcn_fdot2(x, a[i], (float)c[i], false);
        c[i + 3] = __builtin_amdgcn_udot4(c[i], c[i + 1], c[i + 2], true);
    }
    a[lane()] = x;
    b[lane()] = y;
}

extern "C" GLOBAL void mixed(const _Float16 *a, const float *b, float *c, _Float16 *d, int n) {
    float sum = 0;
    for (int i = 0; i < n; ++i) {
        sum = __builtin_fmaf((float)a[i + lane()], b[i], sum);
        sum = __builtin_fmaf((float)a[i], (float)a[i * 2 + lane()], sum);
        d[i + lane()] = (_Float16)__builtin_fmaf(b[lane()], (float)a[i], sum);
        sum = __builtin_fminf(__builtin_fmaxf(sum, 0.0f), 1.0f);
    }
    c[lane()] = __builtin_amdgcn_fmed3f(sum, 0.25f, b[0]);
    c[lane() + n] = -__builtin_fabsf(sum) * 0.5f + 1234.5f;
}

extern "C" GLOBAL void outer_product(const f4 *a, const f4 *b, f4 *c, int n) {
    f4 x[8] = {};
    for (int i = 0; i < n; ++i) {
        f4 p = a[i * 2 + lane()], q = a[i * 2 + 1 + lane()], r = b[i + group()];
        for (int j = 0; j < 4; ++j) {
            x[j] += p[j] * r;
            x[j + 4] += q[j] * r;
        }
    }
    for (int j = 0; j < 8; ++j) c[lane() * 8 + j] = x[j];
}
