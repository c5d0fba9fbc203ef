// Finite differences and filters on grids: from global memory and from LDS tiles.
#include "common.h"

GLOBAL void heat2d(const float *in, float *out, int w, int h, float k) {
    int x = group() * 32 + lane(), y = group_y() * 8 + lane_y();
    if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1) return;
    const float *p = in + y * w + x;
    out[y * w + x] = p[0] + k * (p[1] + p[-1] + p[w] + p[-w] - 4 * p[0]);
}

GLOBAL void jacobi3d(const float *in, float *out, int w, int h, int d) {
    int x = item(64), y = group_y();
    float below = in[y * w + x], here = in[(h + y) * w + x];
    for (int z = 1; z < d - 1; ++z) {
        const float *p = in + (z * h + y) * w + x;
        float above = p[h * w];
        out[(z * h + y) * w + x] = (p[1] + p[-1] + p[w] + p[-w] + above + below) * 0.16f + here * 0.04f;
        below = here, here = above;
    }
}

template <int R> DEVICE void star3d(const float *in, float *out, const float *c, int w, int h, int d) {
    int x = item(64) + R, y = group_y() + R;
    float column[2 * R + 1];
    UNROLL for (int k = 0; k < 2 * R; ++k) column[k + 1] = in[(k * h + y) * w + x];
    for (int z = R; z < d - R; ++z) {
        const float *p = in + (z * h + y) * w + x;
        UNROLL for (int k = 0; k < 2 * R; ++k) column[k] = column[k + 1];
        column[2 * R] = p[R * h * w];
        float sum = c[0] * column[R];
        UNROLL for (int k = 1; k <= R; ++k)
            sum += c[k] * (p[k] + p[-k] + p[k * w] + p[-k * w] + column[R + k] + column[R - k]);
        out[(z * h + y) * w + x] = sum;
    }
}
GLOBAL void star3d_r2(const float *in, float *out, const float *c, int w, int h, int d) { star3d<2>(in, out, c, w, h, d); }
GLOBAL void star3d_r4(const float *in, float *out, const float *c, int w, int h, int d) { star3d<4>(in, out, c, w, h, d); }

template <int R> DEVICE void blur(const float *in, float *out, const float *weights, int w) {
    SHARED float tile[256 + 2 * R];
    int x = item(256);
    const float *row = in + group_y() * w;
    tile[lane() + R] = row[x];
    if (lane() < R) tile[lane()] = row[x - R < 0 ? 0 : x - R], tile[lane() + 256 + R] = row[x + 256 < w ? x + 256 : w - 1];
    barrier();
    float sum = 0;
    UNROLL for (int k = 0; k <= 2 * R; ++k) sum = fma(weights[k], tile[lane() + k], sum);
    out[group_y() * w + x] = sum;
}
GLOBAL void blur5(const float *in, float *out, const float *weights, int w) { blur<2>(in, out, weights, w); }
GLOBAL void blur17(const float *in, float *out, const float *weights, int w) { blur<8>(in, out, weights, w); }

GLOBAL void sobel(const u8 *in, u8 *out, int w, int h) {
    int x = item(64), y = group_y() + 1;
    if (x < 1 || x >= w - 1) return;
    float g[9];
    UNROLL for (int k = 0; k < 9; ++k) g[k] = in[(y + k / 3 - 1) * w + x + k % 3 - 1];
    float dx = g[2] + 2 * g[5] + g[8] - g[0] - 2 * g[3] - g[6], dy = g[6] + 2 * g[7] + g[8] - g[0] - 2 * g[1] - g[2];
    out[y * w + x] = (u8)fmin(root(dx * dx + dy * dy), 255.0f);
}

GLOBAL void wave_equation(const f4 *now, const f4 *before, f4 *after, int w, float c) {
    int i = item(256) + w;
    f4 here = now[i], left = now[i - 1], right = now[i + 1];
    f4 shifted_left = {left.w, here.x, here.y, here.z}, shifted_right = {here.y, here.z, here.w, right.x};
    f4 laplacian = shifted_left + shifted_right + now[i - w] + now[i + w] - 4.0f * here;
    after[i] = 2.0f * here - before[i] + c * laplacian;
}

GLOBAL void median9(const float *in, float *out, int w) {
    int x = item(64) + 1, y = group_y() + 1;
    float v[9];
    UNROLL for (int k = 0; k < 9; ++k) v[k] = in[(y + k / 3 - 1) * w + x + k % 3 - 1];
    auto sort = [&](int a, int b) {
        float low = fmin(v[a], v[b]);
        v[b] = fmax(v[a], v[b]);
        v[a] = low;
    };
    sort(1, 2), sort(4, 5), sort(7, 8), sort(0, 1), sort(3, 4), sort(6, 7), sort(1, 2), sort(4, 5), sort(7, 8);
    sort(0, 3), sort(5, 8), sort(4, 7), sort(3, 6), sort(1, 4), sort(2, 5), sort(4, 7), sort(4, 2), sort(6, 4), sort(4, 2);
    out[y * w + x] = v[4];
}
