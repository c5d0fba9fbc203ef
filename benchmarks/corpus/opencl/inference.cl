// Attention and network layers in OpenCL: flash attention over half, normalisation, embeddings, LSTM, pooling, int8.
#include "common.h"

#define HEAD(NAME, D)                                                                                            \
    GROUP(64) __kernel void NAME(__global const float4 *q, __global const float4 *k, __global const float4 *v,    \
                                 __global float4 *out, int length, float scale) {                                 \
        __local float4 keys[16 * D / 4], values[16 * D / 4];                                                      \
        float4 query[D / 4], sum[D / 4];                                                                          \
        float top = -1e30f, total = 0;                                                                            \
        uint i = GLOBAL_X(64);                                                                                    \
        _Pragma("unroll") for (int d = 0; d < D / 4; ++d) query[d] = q[i * (D / 4) + d] * scale, sum[d] = 0;      \
        for (int tile = 0; tile < length; tile += 16) {                                                           \
            for (int n = LX; n < 16 * D / 4; n += 64) keys[n] = k[tile * (D / 4) + n], values[n] = v[tile * (D / 4) + n]; \
            BARRIER;                                                                                              \
            for (int j = 0; j < 16; ++j) {                                                                        \
                float4 dot = 0;                                                                                   \
                _Pragma("unroll") for (int d = 0; d < D / 4; ++d) dot += query[d] * keys[j * (D / 4) + d];        \
                float score = dot.x + dot.y + dot.z + dot.w, next = fmax(top, score);                             \
                float keep = native_exp(top - next), weight = native_exp(score - next);                           \
                total = total * keep + weight, top = next;                                                        \
                _Pragma("unroll") for (int d = 0; d < D / 4; ++d) sum[d] = sum[d] * keep + weight * values[j * (D / 4) + d]; \
            }                                                                                                     \
            BARRIER;                                                                                              \
        }                                                                                                         \
        float inv = native_recip(total);                                                                          \
        _Pragma("unroll") for (int d = 0; d < D / 4; ++d) out[i * (D / 4) + d] = sum[d] * inv;                    \
    }
HEAD(head16, 16)
HEAD(head32, 32)
HEAD(head64, 64)

GROUP(64) __kernel void lstm_cell(__global const float4 *gates, __global float *cell, __global float *hidden) {
    uint i = GLOBAL_X(64);
    float4 g = gates[i];
    float a = native_recip(1.0f + native_exp(-g.x)), f = native_recip(1.0f + native_exp(-g.y)), o = native_recip(1.0f + native_exp(-g.w));
    float t = 1.0f - 2.0f * native_recip(1.0f + native_exp(2.0f * g.z));
    float c = f * cell[i] + a * t;
    cell[i] = c;
    hidden[i] = o * (1.0f - 2.0f * native_recip(1.0f + native_exp(2.0f * c)));
}

GROUP(64) __kernel void norm_residual(__global const float8 *x, __global float8 *residual, __global const float8 *gain, __global float8 *out, int n8) {
    __local float part[64];
    float8 v[4];
    float s = 0;
    for (int k = 0; k < 4; ++k) {
        v[k] = x[WX * n8 + LX + 64 * k] + residual[WX * n8 + LX + 64 * k];
        residual[WX * n8 + LX + 64 * k] = v[k];
        float8 q = v[k] * v[k];
        s += q.s0 + q.s1 + q.s2 + q.s3 + q.s4 + q.s5 + q.s6 + q.s7;
    }
    part[LX] = s;
    BARRIER;
    for (int step = 32; step > 0; step >>= 1) {
        if (LX < step) part[LX] += part[LX + step];
        BARRIER;
    }
    float scale = native_rsqrt(part[0] / (8 * n8) + 1e-5f);
    for (int k = 0; k < 4; ++k) out[WX * n8 + LX + 64 * k] = v[k] * scale * gain[LX + 64 * k];
}

GROUP(64) __kernel void int8_conv(__global const uchar4 *in, __global const uint *weights, __global int *out, int w, int channels4) {
    uint x = GLOBAL_X(64), y = WY;
    int acc[4] = {0, 0, 0, 0};
    for (int c = 0; c < channels4; ++c) {
        for (int k = 0; k < 9; ++k) {
            uint v = as_uint(in[(c * 512 + y + k / 3) * w + x + k % 3]);
            for (int o = 0; o < 4; ++o) acc[o] = __builtin_amdgcn_udot4(v, weights[(o * channels4 + c) * 9 + k], acc[o], 0);
        }
    }
    for (int o = 0; o < 4; ++o) out[(o * 512 + y) * w + x] = acc[o];
}

GROUP(64) __kernel void embedding_bag(__global const float4 *table, __global const int *indices, __global const float *weights, __global float4 *out, int count, int width4) {
    float4 sum = 0;
    for (int k = 0; k < count; ++k) sum += weights[WX * count + k] * table[indices[WX * count + k] * width4 + LX];
    out[WX * width4 + LX] = sum;
}

GROUP(32) __kernel void top_two(__global const float *scores, __global int2 *out, __global float2 *gates, int experts) {
    uint i = GLOBAL_X(32);
    float a = -1e30f, b = -1e30f;
    int x = 0, y = 0;
    for (int e = 0; e < experts; ++e) {
        float s = scores[i * experts + e];
        if (s > a) b = a, y = x, a = s, x = e;
        else if (s > b) b = s, y = e;
    }
    float ratio = native_exp(b - a), inv = native_recip(1.0f + ratio);
    out[i] = (int2)(x, y), gates[i] = (float2)(inv, ratio * inv);
}

GROUP(64) __kernel void group_conv(__global const float *in, __global const float *weights, __global float *out, int w) {
    uint x = GLOBAL_X(64), g = WY;
    float sum[4] = {0, 0, 0, 0};
    for (int c = 0; c < 4; ++c) {
        float v[7];
        for (int k = 0; k < 7; ++k) v[k] = in[(g * 4 + c) * w + x + k];
        for (int o = 0; o < 4; ++o)
            for (int k = 0; k < 7; ++k) sum[o] += v[k] * weights[((g * 4 + o) * 4 + c) * 7 + k];
    }
    for (int o = 0; o < 4; ++o) out[(g * 4 + o) * w + x] = sum[o];
}

GROUP(64) __kernel void nibble_lookup(__global const uint4 *codes, __global const float *codebook, __global const float *x, __global float *out, int n) {
    __local float book[16];
    if (LX < 16) book[LX] = codebook[LX];
    BARRIER;
    float sum = 0;
    for (int k = LX; k < n; k += 64) {
        uint4 c = codes[WX * n + k];
        for (int u = 0; u < 8; ++u) {
            sum += book[c.x >> 4 * u & 15] * x[k * 32 + u] + book[c.y >> 4 * u & 15] * x[k * 32 + 8 + u];
            sum += book[c.z >> 4 * u & 15] * x[k * 32 + 16 + u] + book[c.w >> 4 * u & 15] * x[k * 32 + 24 + u];
        }
    }
    out[WX * 64 + LX] = sum;
}
