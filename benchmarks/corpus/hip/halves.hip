// f16 and packed f16, bf16 by hand, conversions, mixed precision.
#include "common.h"

GLOBAL void axpy_half(const h2 *x, h2 *y, half a) {
    int i = item(256);
    y[i] += (h2)a * x[i];
}

GLOBAL void poly_half(h4 *data) {
    int i = item(256);
    h4 x = data[i], r = (h4)(half)0.008f;
    r = r * x + (h4)(half)0.041f;
    r = r * x + (h4)(half)0.166f;
    r = r * x + (h4)(half)0.5f;
    r = r * x + (h4)(half)1.0f;
    data[i] = r * x + (h4)(half)1.0f;
}

GLOBAL void half_to_float(const h8 *in, f8 *out, float scale, float bias) {
    int i = item(256);
    out[i] = __builtin_convertvector(in[i], f8) * scale + bias;
}

GLOBAL void float_to_half(const f8 *in, h8 *out, float scale) {
    int i = item(256);
    out[i] = __builtin_convertvector(in[i] * scale, h8);
}

GLOBAL void mixed_dot(const h8 *a, const f8 *b, float *out, int n) {
    float sum[8] = {};
    for (int k = lane(); k < n; k += 64) {
        h8 x = a[k];
        f8 y = b[k];
        UNROLL for (int u = 0; u < 8; ++u) sum[u] = fma((float)x[u], y[u], sum[u]);
    }
    out[item(64)] = ((sum[0] + sum[1]) + (sum[2] + sum[3])) + ((sum[4] + sum[5]) + (sum[6] + sum[7]));
}

GLOBAL void dot2_gemv(const h2 *a, const h2 *x, float *y, int n) {
    float sum[4] = {};
    for (int k = lane(); k < n; k += 32) {
        h2 v = x[k];
        UNROLL for (int r = 0; r < 4; ++r) sum[r] = __builtin_amdgcn_fdot2(a[(group() * 4 + r) * n + k], v, sum[r], false);
    }
    UNROLL for (int r = 0; r < 4; ++r) {
        float s = wave_sum(sum[r]);
        if (lane() == 0) y[group() * 4 + r] = s;
    }
}

DEVICE float from_bf16(u32 bits) { return as_float(bits << 16); }
DEVICE u32 to_bf16(float v) {
    u32 bits = as_uint(v);
    return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}

GLOBAL void bf16_scale_add(const u32 *a, const u32 *b, u32 *out, float s) {
    int i = item(256);
    u32 x = a[i], y = b[i];
    float low = fma(from_bf16(x & 0xffff), s, from_bf16(y & 0xffff)), high = fma(as_float(x & 0xffff0000), s, as_float(y & 0xffff0000));
    out[i] = to_bf16(low) | to_bf16(high) << 16;
}

GLOBAL void half_softmax(const h2 *in, h2 *out, int n) {
    float top = -1e30f, total = 0;
    for (int i = lane(); i < n; i += 32) {
        f2 v = __builtin_convertvector(in[group() * n + i], f2);
        top = fmax(top, fmax(v.x, v.y));
    }
    top = wave_max(top);
    for (int i = lane(); i < n; i += 32) {
        f2 v = __builtin_convertvector(in[group() * n + i], f2);
        total += expe(v.x - top) + expe(v.y - top);
    }
    total = rcp(wave_sum(total));
    for (int i = lane(); i < n; i += 32) {
        f2 v = __builtin_convertvector(in[group() * n + i], f2);
        out[group() * n + i] = (h2){(half)(expe(v.x - top) * total), (half)(expe(v.y - top) * total)};
    }
}

GLOBAL void half_conv3x3(const half *in, const half *weights, half *out, int w) {
    int x = item(64) + 1, y = group_y() + 1;
    float sum = 0;
    UNROLL for (int k = 0; k < 9; ++k) sum += (float)in[(y + k / 3 - 1) * w + x + k % 3 - 1] * (float)weights[k];
    out[y * w + x] = (half)fmax(sum, 0.0f);
}

GLOBAL void pack_normals(const float *in, u32 *out) {
    int i = item(256);
    float x = in[3 * i], y = in[3 * i + 1], z = in[3 * i + 2], s = rcp(fabs(x) + fabs(y) + fabs(z));
    float u = x * s, v = y * s;
    if (z < 0) {
        float a = (1.0f - fabs(v)) * (u >= 0 ? 1.0f : -1.0f), b = (1.0f - fabs(u)) * (v >= 0 ? 1.0f : -1.0f);
        u = a, v = b;
    }
    out[i] = (u32)((u * 0.5f + 0.5f) * 65535.0f + 0.5f) | (u32)((v * 0.5f + 0.5f) * 65535.0f + 0.5f) << 16;
}
