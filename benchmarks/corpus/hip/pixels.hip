// Images and bytes: colour spaces, resampling, bilateral filter, dithering, histograms of gradients.
#include "common.h"

GLOBAL void yuv_to_rgb(const u32 *in, u32 *out) {
    int i = item(256);
    u32 p = in[i];
    float y0 = (float)(p & 255) - 16.0f, u = (float)(p >> 8 & 255) - 128.0f, y1 = (float)(p >> 16 & 255) - 16.0f, v = (float)(p >> 24) - 128.0f;
    float red = 1.596f * v, green = -0.392f * u - 0.813f * v, blue = 2.017f * u;
    auto pack = [&](float y) {
        y *= 1.164f;
        u32 r = (u32)clampf(y + red, 0.0f, 255.0f), g = (u32)clampf(y + green, 0.0f, 255.0f), b = (u32)clampf(y + blue, 0.0f, 255.0f);
        return r | g << 8 | b << 16 | 0xff000000u;
    };
    out[2 * i] = pack(y0), out[2 * i + 1] = pack(y1);
}

GLOBAL void bilinear(const u32 *in, u32 *out, int w, int h, float sx, float sy) {
    int x = item(64), y = group_y();
    float px = x * sx, py = y * sy, fx = floorf_(px), fy = floorf_(py), u = px - fx, v = py - fy;
    int ix = (int)fx, iy = (int)fy;
    u32 c[4] = {in[iy * w + ix], in[iy * w + ix + 1], in[(iy + 1) * w + ix], in[(iy + 1) * w + ix + 1]}, packed = 0;
    UNROLL for (int k = 0; k < 4; ++k) {
        float a = c[0] >> 8 * k & 255, b = c[1] >> 8 * k & 255, d = c[2] >> 8 * k & 255, e = c[3] >> 8 * k & 255;
        float top = a + u * (b - a), bottom = d + u * (e - d);
        packed |= (u32)(top + v * (bottom - top) + 0.5f) << 8 * k;
    }
    out[y * 4096 + x] = packed;
}

GLOBAL void bilateral(const float *in, float *out, int w, float space, float range) {
    int x = item(64) + 2, y = group_y() + 2;
    float here = in[y * w + x], total = 0, sum = 0;
    for (int j = -2; j <= 2; ++j) {
        UNROLL for (int i = -2; i <= 2; ++i) {
            float v = in[(y + j) * w + x + i], d = v - here;
            float weight = exp2(-(i * i + j * j) * space - d * d * range);
            total += weight, sum += weight * v;
        }
    }
    out[y * w + x] = sum / total;
}

GLOBAL void tone_map(const f4 *in, u32 *out, float exposure) {
    int i = item(256);
    f4 c = in[i] * exposure;
    u32 packed = 0xff000000u;
    UNROLL for (int k = 0; k < 3; ++k) {
        float x = c[k], m = (x * (2.51f * x + 0.03f)) / (x * (2.43f * x + 0.59f) + 0.14f);
        packed |= (u32)(255.0f * exp2(0.4545f * log2(clampf(m, 1e-6f, 1.0f)))) << 8 * k;
    }
    out[i] = packed;
}

GLOBAL void rgb_to_hsv(const float *in, float *out, int n) {
    int i = item(256);
    float r = in[i], g = in[n + i], b = in[2 * n + i];
    float high = fmax(r, fmax(g, b)), low = fmin(r, fmin(g, b)), d = high - low, h = 0;
    if (d > 0) h = high == r ? (g - b) / d : high == g ? 2.0f + (b - r) / d : 4.0f + (r - g) / d;
    out[i] = h < 0 ? h * 60 + 360 : h * 60, out[n + i] = high > 0 ? d / high : 0, out[2 * n + i] = high;
}

GLOBAL void alpha_blend(const u32 *over, const u32 *under, u32 *out) {
    int i = item(256);
    u32 a = over[i], b = under[i], alpha = a >> 24, inverse = 255 - alpha;
    u32 rb = ((a & 0xff00ff) * alpha + (b & 0xff00ff) * inverse + 0x800080) >> 8 & 0xff00ff;
    u32 g = ((a >> 8 & 0xff) * alpha + (b >> 8 & 0xff) * inverse + 0x80) & 0xff00;
    out[i] = rb | g | 0xff000000u;
}

GLOBAL void sum_absolute(const u32 *now, const u32 *before, u32 *out, int w, int range) {
    int x = item(64), y = group_y();
    u32 best = ~0u, where = 0;
    for (int d = 0; d < range; ++d) {
        u32 sum = 0;
        UNROLL for (int r = 0; r < 8; ++r) {
            UNROLL for (int c = 0; c < 2; ++c) {
                u32 a = now[(y * 8 + r) * w + x * 2 + c], b = before[(y * 8 + r + d) * w + x * 2 + c];
                sum = __builtin_amdgcn_sad_u8(a, b, sum);
            }
        }
        if (sum < best) best = sum, where = d;
    }
    out[y * w + x] = best << 8 | where;
}

GLOBAL void gradients(const float *in, float *histograms, int w) {
    int x = item(64) * 8, y = group_y() * 8;
    float bins[9] = {};
    for (int j = 1; j < 7; ++j) {
        for (int i = 1; i < 7; ++i) {
            const float *p = in + (y + j) * w + x + i;
            float dx = p[1] - p[-1], dy = p[w] - p[-w], m = root(dx * dx + dy * dy);
            float angle = fabs(dy) > fabs(dx) ? 4.5f - 2.0f * dx * rcp(dy) : 2.0f * dy * rcp(dx) + (dx < 0 ? 9.0f : 0.0f);
            int bin = (int)clampf(angle, 0.0f, 8.0f);
            UNROLL for (int k = 0; k < 9; ++k) bins[k] += k == bin ? m : 0.0f;
        }
    }
    UNROLL for (int k = 0; k < 9; ++k) histograms[(group_y() * 512 + item(64)) * 9 + k] = bins[k];
}

GLOBAL void dither(const f4 *in, u32 *out, int w, int levels) {
    int i = item(256), x = i % w, y = i / w;
    float threshold = (((x ^ y) & 1) * 2 + (y & 1) + 0.5f) * 0.25f - 0.5f;
    u32 packed = 0;
    UNROLL for (int k = 0; k < 4; ++k) packed |= (u32)clampf(in[i][k] * levels + threshold + 0.5f, 0.0f, (float)levels) << 8 * k;
    out[i] = packed;
}
