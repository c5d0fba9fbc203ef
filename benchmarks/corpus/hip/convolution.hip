// Convolutions: direct, depthwise, Winograd transforms, pooling, im2col, batch norm.
#include "common.h"

template <int K, int O> DEVICE void direct(const float *in, const float *weights, float *out, int w, int h, int channels) {
    int x = item(64), y = group_y();
    float sum[O] = {};
    for (int c = 0; c < channels; ++c) {
        UNROLL for (int k = 0; k < K * K; ++k) {
            float v = in[(c * h + y + k / K) * w + x + k % K];
            UNROLL for (int o = 0; o < O; ++o) sum[o] = fma(v, weights[(o * channels + c) * K * K + k], sum[o]);
        }
    }
    UNROLL for (int o = 0; o < O; ++o) out[(o * h + y) * w + x] = fmax(sum[o], 0.0f);
}
GLOBAL void conv3x3_o4(const float *i, const float *k, float *o, int w, int h, int c) { direct<3, 4>(i, k, o, w, h, c); }
GLOBAL void conv3x3_o8(const float *i, const float *k, float *o, int w, int h, int c) { direct<3, 8>(i, k, o, w, h, c); }
GLOBAL void conv5x5_o2(const float *i, const float *k, float *o, int w, int h, int c) { direct<5, 2>(i, k, o, w, h, c); }
GLOBAL void conv1x1_o16(const float *i, const float *k, float *o, int w, int h, int c) { direct<1, 16>(i, k, o, w, h, c); }

GLOBAL void depthwise3x3(const float *in, const float *weights, const float *scale, const float *bias, float *out, int w, int h) {
    int x = item(64), c = group_y();
    float k[9], a[3], b[3];
    UNROLL for (int i = 0; i < 9; ++i) k[i] = weights[c * 9 + i];
    const float *p = in + c * h * w + x;
    UNROLL for (int i = 0; i < 3; ++i) a[i] = p[i], b[i] = p[w + i];
    for (int y = 0; y < h - 2; ++y) {
        float d[3], sum = 0;
        UNROLL for (int i = 0; i < 3; ++i) d[i] = p[(y + 2) * w + i];
        UNROLL for (int i = 0; i < 3; ++i) sum += k[i] * a[i] + k[3 + i] * b[i] + k[6 + i] * d[i];
        out[(c * h + y) * w + x] = clampf(sum * scale[c] + bias[c], 0.0f, 6.0f);
        UNROLL for (int i = 0; i < 3; ++i) a[i] = b[i], b[i] = d[i];
    }
}

GLOBAL void winograd_input(const float *in, float *out, int w, int tiles) {
    int i = item(64);
    float d[4][4], t[4][4];
    const float *p = in + (i / tiles) * 2 * w + (i % tiles) * 2;
    UNROLL for (int r = 0; r < 4; ++r) {
        UNROLL for (int c = 0; c < 4; ++c) d[r][c] = p[r * w + c];
    }
    UNROLL for (int c = 0; c < 4; ++c) {
        t[0][c] = d[0][c] - d[2][c], t[1][c] = d[1][c] + d[2][c], t[2][c] = d[2][c] - d[1][c], t[3][c] = d[1][c] - d[3][c];
    }
    UNROLL for (int r = 0; r < 4; ++r) {
        float *o = out + r * 4 * 16384 + i;
        o[0] = t[r][0] - t[r][2], o[16384] = t[r][1] + t[r][2], o[32768] = t[r][2] - t[r][1], o[49152] = t[r][1] - t[r][3];
    }
}

GLOBAL void winograd_output(const float *in, float *out, int w, int tiles) {
    int i = item(64);
    float m[4][4], t[2][4];
    UNROLL for (int k = 0; k < 16; ++k) m[k / 4][k % 4] = in[k * 16384 + i];
    UNROLL for (int c = 0; c < 4; ++c) t[0][c] = m[0][c] + m[1][c] + m[2][c], t[1][c] = m[1][c] - m[2][c] - m[3][c];
    float *o = out + (i / tiles) * 2 * w + (i % tiles) * 2;
    UNROLL for (int r = 0; r < 2; ++r) o[r * w] = t[r][0] + t[r][1] + t[r][2], o[r * w + 1] = t[r][1] - t[r][2] - t[r][3];
}

GLOBAL void max_pool(const f4 *in, f4 *out, int w4, int h) {
    int x = item(64), y = group_y();
    f4 best = -1e30f;
    UNROLL for (int k = 0; k < 9; ++k) {
        f4 v = in[(2 * y + k / 3) * w4 + 2 * x + k % 3];
        UNROLL for (int u = 0; u < 4; ++u) best[u] = fmax(best[u], v[u]);
    }
    out[y * (w4 / 2) + x] = best;
}

GLOBAL void im2col(const float *in, float *out, int w, int h, int kernel, int pad, int total) {
    int i = item(256);
    if (i >= total) return;
    int x = i % w, y = i / w % h, c = i / (w * h);
    for (int ky = 0; ky < kernel; ++ky) {
        for (int kx = 0; kx < kernel; ++kx) {
            int sx = x + kx - pad, sy = y + ky - pad;
            bool inside = sx >= 0 && sy >= 0 && sx < w && sy < h;
            out[((c * kernel + ky) * kernel + kx) * w * h + y * w + x] = inside ? in[(c * h + sy) * w + sx] : 0.0f;
        }
    }
}

GLOBAL void batch_norm_relu(const f4 *in, const float *mean, const float *variance, const float *gain, const float *bias, f4 *out) {
    int c = group_y(), i = c * 4096 + item(64);
    float scale = gain[c] * rsq(variance[c] + 1e-5f), shift = bias[c] - mean[c] * scale;
    f4 v = in[i] * scale + shift;
    UNROLL for (int k = 0; k < 4; ++k) v[k] = fmax(v[k], 0.1f * v[k]);
    out[i] = v;
}

GLOBAL void upsample_bicubic(const float *in, float *out, int w, int big) {
    int x = item(64), y = group_y();
    float sx = (x + 0.5f) * w / big - 0.5f, sy = (y + 0.5f) * w / big - 0.5f, fx = floorf_(sx), fy = floorf_(sy);
    float u = sx - fx, v = sy - fy, a[4], b[4], sum = 0;
    auto weights = [](float t, float *k) {
        k[0] = ((-0.75f * t + 1.5f) * t - 0.75f) * t, k[1] = (1.25f * t - 2.25f) * t * t + 1.0f;
        float s = 1.0f - t;
        k[2] = (1.25f * s - 2.25f) * s * s + 1.0f, k[3] = ((-0.75f * s + 1.5f) * s - 0.75f) * s;
    };
    weights(u, a), weights(v, b);
    int ix = (int)fx, iy = (int)fy;
    UNROLL for (int j = 0; j < 4; ++j) {
        float row = 0;
        UNROLL for (int i = 0; i < 4; ++i) row += a[i] * in[(iy + j - 1) * w + ix + i - 1];
        sum += b[j] * row;
    }
    out[y * big + x] = sum;
}
