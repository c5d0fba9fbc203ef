// Filters and packed dot products in OpenCL: FIR, IIR, resampling, int4 and int8 dots, ternary weights, bits as signs.
#include "common.h"

GROUP(64) __kernel void fir8(__global const float *in, __global float *out, __constant float *taps) {
    uint i = GLOBAL_X(64);
    float sum = 0;
#pragma unroll
    for (int k = 0; k < 8; ++k) sum = fma(in[i + k], taps[k], sum);
    out[i] = sum;
}

GROUP(64) __kernel void fir16_four(__global const float4 *in, __global float4 *out, __constant float *taps) {
    uint i = GLOBAL_X(64);
    float4 sum = 0, a = in[i];
    float window[20];
#pragma unroll
    for (int k = 0; k < 5; ++k) {
        float4 v = in[i + k];
        window[4 * k] = v.x, window[4 * k + 1] = v.y, window[4 * k + 2] = v.z, window[4 * k + 3] = v.w;
    }
#pragma unroll
    for (int k = 0; k < 16; ++k) {
        sum.x += window[k] * taps[k], sum.y += window[k + 1] * taps[k];
        sum.z += window[k + 2] * taps[k], sum.w += window[k + 3] * taps[k];
    }
    out[i] = sum + a * 0.0f;
}

GROUP(64) __kernel void biquads(__global float *data, __global const float *c, int n) {
    uint i = GLOBAL_X(64);
    float b0 = c[0], b1 = c[1], b2 = c[2], a1 = c[3], a2 = c[4], x1 = 0, x2 = 0, y1 = 0, y2 = 0;
    for (int k = 0; k < n; ++k) {
        float x = data[i + k * 64], y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
        x2 = x1, x1 = x, y2 = y1, y1 = y;
        data[i + k * 64] = y;
    }
}

GROUP(64) __kernel void resample(__global const float *in, __global float *out, float ratio) {
    uint i = GLOBAL_X(64);
    float at = i * ratio, base = __builtin_floorf(at), t = at - base;
    int k = (int)base;
    float a = in[k], b = in[k + 1], c = in[k + 2], d = in[k + 3];
    float p = d - c - a + b, q = a - b - p, r = c - a;
    out[i] = ((p * t + q) * t + r) * t + b;
}

GROUP(64) __kernel void int8_dot(__global const uint *a, __global const uint *b, __global int *out, int n) {
    uint i = GLOBAL_X(64);
    int sum = 0, other = 0;
    for (int k = 0; k < n; k += 2) {
        uint x = a[i * n + k], y = b[k], u = a[i * n + k + 1], v = b[k + 1];
#pragma unroll
        for (int s = 0; s < 32; s += 8) {
            sum += (int)(char)(x >> s) * (int)(char)(y >> s);
            other += (int)(char)(u >> s) * (int)(char)(v >> s);
        }
    }
    out[i] = sum + other;
}

GROUP(64) __kernel void int4_dot(__global const uint *a, __global const float *b, __global float *out, int n) {
    uint i = GLOBAL_X(64);
    float sum = 0, zero = 0;
    for (int k = 0; k < n; ++k) {
        uint x = a[i * n + k];
#pragma unroll
        for (int s = 0; s < 8; ++s) {
            float v = b[k * 8 + s];
            sum = fma((float)(x >> (4 * s) & 15), v, sum);
            zero += v;
        }
    }
    out[i] = sum - 8.0f * zero;
}

GROUP(64) __kernel void ternary_dot(__global const uint *plus, __global const uint *minus, __global const float *b,
                                    __global float *out, int n) {
    uint i = GLOBAL_X(64);
    float sum = 0;
    for (int k = 0; k < n; ++k) {
        uint p = plus[i * n + k], m = minus[i * n + k];
#pragma unroll
        for (int s = 0; s < 16; ++s) {
            float v = b[k * 16 + s];
            sum += (p >> s & 1) ? v : (m >> s & 1) ? -v : 0.0f;
        }
    }
    out[i] = sum;
}

GROUP(64) __kernel void sign_bits(__global const uint *a, __global const uint *b, __global int *out, int n) {
    uint i = GLOBAL_X(64);
    int same = 0, both = 0;
    for (int k = 0; k < n; ++k) {
        uint x = a[i * n + k], y = b[k];
        same += __builtin_popcount(~(x ^ y)), both += __builtin_popcount(x & y);
    }
    out[i] = 2 * same - 32 * n + both;
}

GROUP(64) __kernel void half_fir(__global const half2 *in, __global half2 *out, __constant half *taps) {
    uint i = GLOBAL_X(64);
    half2 sum = 0;
#pragma unroll
    for (int k = 0; k < 8; ++k) sum += in[i + k] * taps[k];
    out[i] = sum;
}

GROUP(64) __kernel void half_to_scaled(__global const half8 *in, __global float8 *out, float scale, float shift) {
    uint i = GLOBAL_X(64);
    half8 v = in[i];
    float8 f;
#pragma unroll
    for (int k = 0; k < 8; ++k) f[k] = fma((float)v[k], scale, shift);
    out[i] = f;
}

GROUP(64) __kernel void adpcm(__global const uint *codes, __global short *out, __constant int *steps, int n) {
    uint i = GLOBAL_X(64);
    int value = 0, index = 0;
    for (int k = 0; k < n; ++k) {
        uint word = codes[i * n + k];
        for (int s = 0; s < 8; ++s, word >>= 4) {
            int step = steps[index], d = step >> 3;
            if (word & 4) d += step;
            if (word & 2) d += step >> 1;
            if (word & 1) d += step >> 2;
            value += (word & 8) ? -d : d;
            value = value > 32767 ? 32767 : value < -32768 ? -32768 : value;
            index += (word & 4) ? 2 * (int)(word & 3) + 2 : -1;
            index = index < 0 ? 0 : index > 88 ? 88 : index;
            out[(i * n + k) * 8 + s] = (short)value;
        }
    }
}

GROUP(64) __kernel void envelope(__global const float4 *in, __global float4 *out, float up, float down) {
    uint i = GLOBAL_X(64);
    float level = 0;
    for (int k = 0; k < 16; ++k) {
        float4 v = in[i * 16 + k], r;
#pragma unroll
        for (int s = 0; s < 4; ++s) {
            float a = fabs(v[s]), w = a > level ? up : down;
            level = fma(w, a - level, level);
            r[s] = v[s] * native_recip(1.0f + level);
        }
        out[i * 16 + k] = r;
    }
}
