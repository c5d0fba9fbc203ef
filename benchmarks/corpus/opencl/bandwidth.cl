// Microbenchmarks of OpenCL: STREAM, pointer chasing, LDS traffic, arithmetic peaks, atomics, vector widths.
#include "common.h"

GROUP(256) __kernel void stream_add(__global const float4 *a, __global const float4 *b, __global float4 *c) {
    uint i = GLOBAL_X(256);
    c[i] = a[i] + b[i];
}

GROUP(256) __kernel void read_wide(__global const float16 *in, __global float *out, int n) {
    float16 s = 0;
    for (int k = LX; k < n; k += 256) s += in[k];
    out[GLOBAL_X(256)] = s.s0 + s.s1 + s.s2 + s.s3 + s.s4 + s.s5 + s.s6 + s.s7 + s.s8 + s.s9 + s.sa + s.sb + s.sc + s.sd + s.se + s.sf;
}

GROUP(64) __kernel void chase(__global const uint *next, __global uint *out, int steps) {
    uint at = LX;
    for (int k = 0; k < steps; ++k) at = next[at];
    out[GLOBAL_X(64)] = at;
}

GROUP(256) __kernel void lds_traffic(__global float *out, int rounds) {
    __local float s[1024];
    for (int k = 0; k < 4; ++k) s[LX + 256 * k] = (float)(LX + k);
    float a = 0, b = 1;
    for (int r = 0; r < rounds; ++r) {
        BARRIER;
        a += s[(LX * 4 + r) & 1023], b *= s[(LX + r * 33) & 1023] * 0.5f;
        s[(LX * 5 + r) & 1023] = a + b;
    }
    out[GLOBAL_X(256)] = a + b;
}

GROUP(256) __kernel void peak_fma(__global float *out, float x, float y, int rounds) {
    float a[8];
    for (int k = 0; k < 8; ++k) a[k] = x + k;
    for (int r = 0; r < rounds; ++r)
#pragma unroll
        for (int k = 0; k < 8; ++k) a[k] = fma(a[k], x, y);
    float s = 0;
    for (int k = 0; k < 8; ++k) s += a[k];
    out[GLOBAL_X(256)] = s;
}

GROUP(256) __kernel void peak_integer(__global uint *out, uint x, int rounds) {
    uint a = LX, b = x, c = a ^ b, d = a + b;
    for (int r = 0; r < rounds; ++r) {
        a = a * 3 + b, b = b << 3 ^ c, c = (c & d) + a, d = d >> 1 | b;
        a += d & 0xff, b += a << 2, c ^= b + r, d += c & x;
    }
    out[GLOBAL_X(256)] = a + b + c + d;
}

GROUP(256) __kernel void peak_mixed(__global float *out, float x, uint m, int rounds) {
    float a = x, b = x * 2, c = x * 3, d = x * 4;
    uint i = LX, j = m;
    for (int r = 0; r < rounds; ++r) {
        a = fma(a, x, b), i += j & 0x55, b = fma(b, x, c), j = j << 1 ^ i, c = fma(c, x, d), i += j << 2;
        d = fma(d, x, a), j += i & m;
    }
    out[GLOBAL_X(256)] = a + b + c + d + (float)(i ^ j);
}

GROUP(256) __kernel void convert_stream(__global const uchar4 *in, __global float4 *out, float4 scale) {
    uint i = GLOBAL_X(256);
    for (int k = 0; k < 4; ++k) out[i + k * 65536] = __builtin_convertvector(in[i + k * 65536], float4) * scale;
}

GROUP(256) __kernel void half_stream(__global const half4 *in, __global half4 *out, half s) {
    uint i = GLOBAL_X(256);
    for (int k = 0; k < 4; ++k) out[i + k * 65536] = in[i + k * 65536] * s + (half)1.0;
}

GROUP(64) __kernel void atomics(__global int *counters, __global const int *in, int n) {
    int total = 0, high = -2147483647;
    for (int k = LX; k < n; k += 64) {
        int v = in[WX * n + k];
        total += v, high = v > high ? v : high;
    }
    __atomic_fetch_add(counters, total, __ATOMIC_RELAXED);
    __atomic_fetch_max(counters + 1, high, __ATOMIC_RELAXED);
}

GROUP(256) __kernel void strided_copy(__global const float *in, __global float *out, int stride) {
    uint i = GLOBAL_X(256);
    float v[8];
#pragma unroll
    for (int k = 0; k < 8; ++k) v[k] = in[(i + k * 65536) * stride];
#pragma unroll
    for (int k = 0; k < 8; ++k) out[(i + k * 65536) * stride] = v[7 - k];
}

GROUP(256) __kernel void double_peak(__global double *out, double x, int rounds) {
    double a = x, b = x + 1, c = x + 2, d = x + 3;
    for (int r = 0; r < rounds; ++r) a = a * x + b, b = b * x + c, c = c * x + d, d = d * x + a;
    out[GLOBAL_X(256)] = a + b + c + d;
}
