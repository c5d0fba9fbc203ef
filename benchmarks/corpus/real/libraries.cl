// Kernels as portable libraries write them in OpenCL: vector widths, loops over local ids, work sizes that are required.
#include "../opencl/common.h"
#define REQUIRED(x, y) __attribute__((reqd_work_group_size(x, y, 1)))

// Tile of 32 x 32, 8 x 4 work-items, 4 x 8 each, both operands transposed into local memory.
REQUIRED(8, 8) __kernel void xgemm(int m, int n, int k, float alpha, float beta, __global const float4 *a, __global const float4 *b, __global float4 *c) {
    __local float4 la[16][8], lb[16][8];
    float4 acc[4];
    for (int i = 0; i < 4; ++i) acc[i] = 0;
    int x = LX, y = LY;
    for (int k0 = 0; k0 < k; k0 += 16) {
        for (int i = y; i < 16; i += 8) {
            la[i][x] = a[(k0 + i) * (m / 4) + WX * 8 + x];
            lb[i][x] = b[(k0 + i) * (n / 4) + WY * 8 + x];
        }
        BARRIER;
        for (int s = 0; s < 16; ++s) {
            float4 l = la[s][x], r = lb[s][y];
            acc[0] += l * r.x;
            acc[1] += l * r.y;
            acc[2] += l * r.z;
            acc[3] += l * r.w;
        }
        BARRIER;
    }
    for (int i = 0; i < 4; ++i) {
        __global float4 *to = c + (WY * 32 + y * 4 + i) * (m / 4) + WX * 8 + x;
        *to = alpha * acc[i] + beta * *to;
    }
}

// y = alpha A x + beta y, x in local memory, one row a work-item, four columns a step.
REQUIRED(64, 1) __kernel void xgemv(int m, int n, float alpha, float beta, __global const float *a, int lda, __global const float *x, __global float *y) {
    __local float xs[64];
    int row = GLOBAL_X(64);
    float sum = 0;
    for (int first = 0; first < n; first += 64) {
        xs[LX] = x[first + LX];
        BARRIER;
        for (int j = 0; j < 64; j += 4) {
            float a0 = a[row + (first + j) * lda], a1 = a[row + (first + j + 1) * lda];
            float a2 = a[row + (first + j + 2) * lda], a3 = a[row + (first + j + 3) * lda];
            sum = fma(a0, xs[j], sum);
            sum = fma(a1, xs[j + 1], sum);
            sum = fma(a2, xs[j + 2], sum);
            sum = fma(a3, xs[j + 3], sum);
        }
        BARRIER;
    }
    y[row] = alpha * sum + beta * y[row];
}

// Gemm in half precision, 4 x 8 values a work-item from global memory alone.
REQUIRED(16, 8) __kernel void hgemm_image(__global const half4 *a, __global const half8 *b, __global half8 *c, int m, int n, int k) {
    int column = GLOBAL_X(16), row = WY * 8 + LY;
    half8 acc[4];
    for (int i = 0; i < 4; ++i) acc[i] = 0;
    for (int s = 0; s < k; s += 4) {
        half8 r[4];
        for (int j = 0; j < 4; ++j) r[j] = b[(s + j) * (n / 8) + column];
        for (int i = 0; i < 4; ++i) {
            half4 l = a[((row * 4 + i) * k + s) / 4];
            acc[i] += l.x * r[0] + l.y * r[1] + l.z * r[2] + l.w * r[3];
        }
    }
    for (int i = 0; i < 4; ++i) c[(row * 4 + i) * (n / 8) + column] = acc[i];
}

// Separable filter of 17 taps along rows, tile with halo in local memory.
REQUIRED(16, 4) __kernel void filter_rows(__global const float *in, __global float *out, __constant float *taps, int width, int pitch) {
    __local float tile[4][16 * 10];
    int x0 = (WX * 8 - 1) * 16 + LX, y = WY * 4 + LY;
    in += y * pitch + x0;
    out += y * pitch + x0;
    for (int i = 1; i < 9; ++i) tile[LY][LX + i * 16] = in[i * 16];
    tile[LY][LX] = x0 >= 0 ? in[0] : 0;
    tile[LY][LX + 144] = width - x0 > 144 ? in[144] : 0;
    BARRIER;
    for (int i = 1; i < 9; ++i) {
        float sum = 0;
        for (int j = -8; j <= 8; ++j) sum = fma(taps[8 - j], tile[LY][LX + i * 16 + j], sum);
        out[i * 16] = sum;
    }
}

// Odd-even merge of pairs in local memory, 512 keys with values.
REQUIRED(256, 1) __kernel void merge_sort_local(__global uint *keys, __global uint *values, uint up) {
    __local uint ks[512], vs[512];
    keys += WX * 512 + LX;
    values += WX * 512 + LX;
    ks[LX] = keys[0];
    vs[LX] = values[0];
    ks[LX + 256] = keys[256];
    vs[LX + 256] = values[256];
    for (uint size = 2; size < 512; size <<= 1) {
        uint down = up ^ ((LX & (size / 2)) != 0);
        for (uint stride = size / 2; stride > 0; stride >>= 1) {
            BARRIER;
            uint at = 2 * LX - (LX & (stride - 1));
            uint a = ks[at], b = ks[at + stride];
            if ((a > b) == down) {
                uint va = vs[at];
                ks[at] = b;
                ks[at + stride] = a;
                vs[at] = vs[at + stride];
                vs[at + stride] = va;
            }
        }
    }
    BARRIER;
    keys[0] = ks[LX];
    values[0] = vs[LX];
    keys[256] = ks[LX + 256];
    values[256] = vs[LX + 256];
}

// Value and first derivatives of European options.
REQUIRED(128, 1) __kernel void options(__global const float *price, __global const float *strike, __global const float *years, __global float *call, __global float *put, __global float *delta, float rate, float sigma, int n) {
    for (int i = GLOBAL_X(128); i < n; i += 128 * 480) {
        float s = price[i], x = strike[i], t = years[i];
        float root = native_sqrt(t);
        float d1 = (native_log2(s * native_recip(x)) * 0.69314718f + (rate + 0.5f * sigma * sigma) * t) * native_recip(sigma * root);
        float d2 = d1 - sigma * root, n1, n2;
        {
            float k = native_recip(fma(0.2316419f, fabs(d1), 1.0f));
            float p = k * fma(k, fma(k, fma(k, fma(k, 1.330274429f, -1.821255978f), 1.781477937f), -0.356563782f), 0.319381530f);
            n1 = 0.39894228f * native_exp2(-0.72134752f * d1 * d1) * p;
            n1 = d1 > 0 ? 1.0f - n1 : n1;
        }
        {
            float k = native_recip(fma(0.2316419f, fabs(d2), 1.0f));
            float p = k * fma(k, fma(k, fma(k, fma(k, 1.330274429f, -1.821255978f), 1.781477937f), -0.356563782f), 0.319381530f);
            n2 = 0.39894228f * native_exp2(-0.72134752f * d2 * d2) * p;
            n2 = d2 > 0 ? 1.0f - n2 : n2;
        }
        float fade = native_exp2(-1.44269504f * rate * t);
        call[i] = s * n1 - x * fade * n2;
        put[i] = x * fade * (1.0f - n2) - s * (1.0f - n1);
        delta[i] = n1;
    }
}
