// OpenCL linear algebra as libraries write it: vector types, tiles of several shapes, dequantised weights, batched dots.
#include "common.h"

#define TILE(NAME, T, WM, WN, KS)                                                                                        \
    GROUP(256) __kernel void NAME(__global const T *a, __global const T *b, __global T *c, int m, int n, int k, T alpha) { \
        __local T la[KS][16 * WM], lb[KS][16 * WN];                                                                      \
        int l = LX, x = l & 15, y = l >> 4;                                                                              \
        T acc[WM][WN];                                                                                                   \
        for (int i = 0; i < WM; ++i)                                                                                     \
            for (int j = 0; j < WN; ++j) acc[i][j] = 0;                                                                  \
        for (int base = 0; base < k; base += KS) {                                                                       \
            for (int i = l; i < KS * 16 * WM; i += 256) la[i / (16 * WM)][i % (16 * WM)] = a[(base + i / (16 * WM)) * m + WX * 16 * WM + i % (16 * WM)]; \
            for (int i = l; i < KS * 16 * WN; i += 256) lb[i / (16 * WN)][i % (16 * WN)] = b[(base + i / (16 * WN)) * n + WY * 16 * WN + i % (16 * WN)]; \
            BARRIER;                                                                                                     \
            for (int s = 0; s < KS; ++s)                                                                                 \
                for (int i = 0; i < WM; ++i)                                                                             \
                    for (int j = 0; j < WN; ++j) acc[i][j] += la[s][x + 16 * i] * lb[s][y + 16 * j];                     \
            BARRIER;                                                                                                     \
        }                                                                                                                \
        for (int i = 0; i < WM; ++i)                                                                                     \
            for (int j = 0; j < WN; ++j) c[(WY * 16 * WN + y + 16 * j) * m + WX * 16 * WM + x + 16 * i] = alpha * acc[i][j]; \
    }
TILE(sgemm_4x4, float, 4, 4, 8)
TILE(sgemm_8x4, float, 8, 4, 8)
TILE(sgemm_2x2, float, 2, 2, 16)
TILE(dgemm_4x2, double, 4, 2, 8)

GROUP(64) __kernel void gemv_float4(__global const float4 *a, __global const float4 *x, __global float *y, int n4) {
    float4 s = 0, t = 0;
    __local float part[64];
    for (int k = LX; k < n4; k += 128) s += a[WX * n4 + k] * x[k], t += a[WX * n4 + k + 64] * x[k + 64];
    s += t;
    part[LX] = s.x + s.y + s.z + s.w;
    BARRIER;
    for (int step = 32; step > 0; step >>= 1) {
        if (LX < step) part[LX] += part[LX + step];
        BARRIER;
    }
    if (LX == 0) y[WX] = part[0];
}

GROUP(64) __kernel void dequant_gemm(__global const uint *weights, __global const half *scales, __global const float4 *x, __global float *out, int n, int blocks) {
    float acc[4] = {0, 0, 0, 0};
    uint row = GLOBAL_X(64);
    for (int b = 0; b < blocks; ++b) {
        float s = scales[row * blocks + b];
        for (int k = 0; k < 4; ++k) {
            uint q = weights[(row * blocks + b) * 4 + k];
            float4 lo = (float4)((float)(int)(q & 15) - 8.0f, (float)(int)(q >> 4 & 15) - 8.0f, (float)(int)(q >> 8 & 15) - 8.0f, (float)(int)(q >> 12 & 15) - 8.0f) * s;
            float4 hi = (float4)((float)(int)(q >> 16 & 15) - 8.0f, (float)(int)(q >> 20 & 15) - 8.0f, (float)(int)(q >> 24 & 15) - 8.0f, (float)(int)(q >> 28) - 8.0f) * s;
            for (int c = 0; c < 4; ++c) {
                float4 u = x[c * n + (b * 4 + k) * 2], v = x[c * n + (b * 4 + k) * 2 + 1];
                acc[c] += lo.x * u.x + lo.y * u.y + lo.z * u.z + lo.w * u.w + hi.x * v.x + hi.y * v.y + hi.z * v.z + hi.w * v.w;
            }
        }
    }
    for (int c = 0; c < 4; ++c) out[c * 4096 + row] = acc[c];
}

GROUP(64) __kernel void half_gemv(__global const half8 *a, __global const half8 *x, __global float *y, int n8) {
    float8 s = 0;
    for (int k = LX; k < n8; k += 64) s += __builtin_convertvector(a[WX * n8 + k], float8) * __builtin_convertvector(x[k], float8);
    y[WX * 64 + LX] = ((s.s0 + s.s1) + (s.s2 + s.s3)) + ((s.s4 + s.s5) + (s.s6 + s.s7));
}

GROUP(64) __kernel void complex_mul(__global const float4 *a, __global const float4 *b, __global float4 *c) {
    uint i = GLOBAL_X(64);
    float4 p = a[i], q = b[i], old = c[i];
    c[i] = old + (float4)(p.x * q.x - p.y * q.y, p.x * q.y + p.y * q.x, p.z * q.z - p.w * q.w, p.z * q.w + p.w * q.z);
}

GROUP(64) __kernel void rank_one(__global float4 *a, __global const float *x, __global const float4 *y, float alpha, int n4) {
    float s = alpha * x[WY];
    for (int k = LX; k < n4; k += 64) a[WY * n4 + k] += s * y[k];
}

GROUP(64) __kernel void givens(__global float *x, __global float *y, __global const float2 *rotations, int count) {
    uint i = GLOBAL_X(64);
    float a = x[i], b = y[i];
    for (int k = 0; k < count; ++k) {
        float2 r = rotations[k];
        float t = r.x * a + r.y * b;
        b = r.x * b - r.y * a;
        a = t;
    }
    x[i] = a, y[i] = b;
}

GROUP(64) __kernel void strassen_sums(__global const float *a, __global float *out, int h) {
    uint i = GLOBAL_X(64);
    float p = a[i], q = a[i + h], r = a[i + 2 * h], s = a[i + 3 * h];
    out[i] = p + s, out[i + h] = r + s, out[i + 2 * h] = p + q, out[i + 3 * h] = r - p, out[i + 4 * h] = q - s;
}
