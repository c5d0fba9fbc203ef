// Steps of training and inference in OpenCL: norms, activations, optimisers, rotary positions, losses, attention scores.
#include "common.h"

#define SIGMOID(x) native_recip(1.0f + native_exp(-(x)))

GROUP(64) __kernel void layer_norm(__global const float4 *in, __global float4 *out, __global const float4 *gain, int n) {
    uint i = GLOBAL_X(64);
    float sum = 0, square = 0;
    for (int k = 0; k < n; ++k) {
        float4 v = in[i * n + k];
        sum += v.x + v.y + v.z + v.w, square += v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w;
    }
    float mean = sum * native_recip(4.0f * n), scale = native_rsqrt(square * native_recip(4.0f * n) - mean * mean + 1e-5f);
    for (int k = 0; k < n; ++k) out[i * n + k] = (in[i * n + k] - mean) * scale * gain[k];
}

GROUP(64) __kernel void rms_norm(__global const half4 *in, __global half4 *out, __global const float4 *gain, int n) {
    uint i = GLOBAL_X(64);
    float square = 0;
    for (int k = 0; k < n; ++k) {
        half4 v = in[i * n + k];
#pragma unroll
        for (int s = 0; s < 4; ++s) square = fma((float)v[s], (float)v[s], square);
    }
    float scale = native_rsqrt(square * native_recip(4.0f * n) + 1e-6f);
    for (int k = 0; k < n; ++k) {
        half4 v = in[i * n + k], r;
        float4 g = gain[k];
#pragma unroll
        for (int s = 0; s < 4; ++s) r[s] = (half)((float)v[s] * scale * g[s]);
        out[i * n + k] = r;
    }
}

GROUP(64) __kernel void rotary(__global float4 *q, __global const float2 *angles, int heads) {
    uint i = GLOBAL_X(64);
    float2 a = angles[2 * i], b = angles[2 * i + 1];
    for (int h = 0; h < heads; ++h) {
        float4 v = q[h * 4096 + i], r;
        r.x = v.x * a.x - v.y * a.y, r.y = v.x * a.y + v.y * a.x;
        r.z = v.z * b.x - v.w * b.y, r.w = v.z * b.y + v.w * b.x;
        q[h * 4096 + i] = r;
    }
}

GROUP(64) __kernel void gelu(__global const float4 *in, __global float4 *out) {
    uint i = GLOBAL_X(64);
    float4 v = in[i], r;
#pragma unroll
    for (int s = 0; s < 4; ++s) {
        float x = v[s], u = 0.7978845f * fma(0.044715f * x, x * x, x), e = native_exp(2.0f * u);
        r[s] = 0.5f * x * (2.0f - 2.0f * native_recip(e + 1.0f));
    }
    out[i] = r;
}

GROUP(64) __kernel void silu_gate(__global const float4 *gate, __global const float4 *up, __global float4 *out) {
    uint i = GLOBAL_X(64);
    float4 g = gate[i], u = up[i], r;
#pragma unroll
    for (int s = 0; s < 4; ++s) r[s] = g[s] * SIGMOID(g[s]) * u[s];
    out[i] = r;
}

GROUP(64) __kernel void adam(__global float4 *weights, __global float4 *first, __global float4 *second,
                             __global const float4 *gradient, float rate, float c1, float c2) {
    uint i = GLOBAL_X(64);
    float4 g = gradient[i], m = first[i] * 0.9f + g * 0.1f, v = second[i] * 0.999f + g * g * 0.001f, w = weights[i];
#pragma unroll
    for (int s = 0; s < 4; ++s) w[s] -= rate * (m[s] * c1 * native_recip(native_sqrt(v[s] * c2) + 1e-8f) + 0.01f * w[s]);
    first[i] = m, second[i] = v, weights[i] = w;
}

GROUP(64) __kernel void momentum(__global float4 *weights, __global float4 *speed, __global const float4 *gradient,
                                 float rate, float keep, float decay) {
    uint i = GLOBAL_X(64);
    float4 w = weights[i], s = speed[i] * keep + gradient[i] + w * decay;
    speed[i] = s, weights[i] = w - (gradient[i] + s * keep) * rate;
}

GROUP(64) __kernel void cross_entropy(__global const float *logits, __global const int *labels, __global float *loss, int n) {
    uint i = GLOBAL_X(64);
    float top = -1e30f, sum = 0;
    for (int k = 0; k < n; ++k) top = fmax(top, logits[i * n + k]);
    for (int k = 0; k < n; ++k) sum += native_exp(logits[i * n + k] - top);
    loss[i] = native_log(sum) + top - logits[i * n + labels[i]];
}

GROUP(64) __kernel void scores(__global const float4 *q, __global const float4 *keys, __global float *out, int n, float slope) {
    uint i = GLOBAL_X(64);
    float4 v[8];
#pragma unroll
    for (int k = 0; k < 8; ++k) v[k] = q[i * 8 + k];
    for (int j = 0; j < n; ++j) {
        float4 sum = 0;
#pragma unroll
        for (int k = 0; k < 8; ++k) sum += v[k] * keys[j * 8 + k];
        out[i * n + j] = (sum.x + sum.y + sum.z + sum.w) * 0.17677669f - slope * (float)(n - 1 - j);
    }
}

GROUP(64) __kernel void group_norm(__global const float *in, __global float *out, int channels, int pixels) {
    uint i = GLOBAL_X(64);
    float mean = 0, spread = 0, count = 0;
    for (int c = 0; c < channels; ++c) {
        float x = in[c * pixels + i], d = x - mean;
        count += 1;
        mean = fma(d, native_recip(count), mean);
        spread = fma(d, x - mean, spread);
    }
    float scale = native_rsqrt(spread * native_recip(count) + 1e-5f);
    for (int c = 0; c < channels; ++c) out[c * pixels + i] = (in[c * pixels + i] - mean) * scale;
}

GROUP(64) __kernel void dropout(__global const float4 *in, __global float4 *out, uint seed, float keep) {
    uint i = GLOBAL_X(64), x = i * 0x9e3779b9u + seed;
    float4 v = in[i], r;
#pragma unroll
    for (int s = 0; s < 4; ++s) {
        x ^= x >> 16, x *= 0x7feb352du, x ^= x >> 15, x *= 0x846ca68bu, x ^= x >> 16;
        r[s] = (float)(x >> 8) * 5.9604645e-8f < keep ? v[s] * native_recip(keep) : 0.0f;
    }
    out[i] = r;
}

GROUP(64) __kernel void huber(__global const float *a, __global const float *b, __global float *out, int n, float limit) {
    uint i = GLOBAL_X(64);
    float sum = 0;
    for (int k = 0; k < n; k += 2) {
        float d = fabs(a[i + k * 64] - b[i + k * 64]), e = fabs(a[i + k * 64 + 64] - b[i + k * 64 + 64]);
        sum += d < limit ? 0.5f * d * d : limit * (d - 0.5f * limit);
        sum += e < limit ? 0.5f * e * e : limit * (e - 0.5f * limit);
    }
    out[i] = sum;
}
