// Iterated maps and marching rays: long dependent float chains with divergent exits.
#include "common.h"

GLOBAL void mandelbrot(u32 *out, int w, float x0, float y0, float step, int limit) {
    int i = item(256);
    float cx = x0 + (i % w) * step, cy = y0 + (i / w) * step, x = 0, y = 0;
    int n = 0;
    while (n < limit && x * x + y * y < 4.0f) {
        float t = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = t;
        ++n;
    }
    out[i] = n;
}

GLOBAL void mandelbrot_four(u32x4 *out, int w, float x0, float y0, float step, int limit) {
    int i = item(256);
    f4 cx = x0 + step * (f4){0, 1, 2, 3} + (float)(i % w * 4) * step, cy = y0 + (i / w) * step, x = 0, y = 0;
    i4 n = 0;
    for (int k = 0; k < limit; ++k) {
        f4 xx = x * x, yy = y * y;
        i4 inside = xx + yy < 4.0f;
        if (!(inside.x | inside.y | inside.z | inside.w)) break;
        y = 2.0f * x * y + cy;
        x = xx - yy + cx;
        n -= inside;
    }
    out[i] = __builtin_convertvector(n, u32x4);
}

GLOBAL void julia_double(u32 *out, int w, double cx, double cy, double step, int limit) {
    int i = item(256);
    double x = (i % w) * step - 2.0, y = (i / w) * step - 2.0;
    int n = 0;
    for (; n < limit; ++n) {
        double t = x * x - y * y + cx;
        y = 2 * x * y + cy, x = t;
        if (x * x + y * y > 4.0) break;
    }
    out[i] = n;
}

DEVICE float box(float x, float y, float z, float size) {
    float a = fmax(fabs(x) - size, 0.0f), b = fmax(fabs(y) - size, 0.0f), c = fmax(fabs(z) - size, 0.0f);
    return root(a * a + b * b + c * c);
}

DEVICE float scene(float x, float y, float z) {
    float ground = y + 1.0f, ball = root(x * x + y * y + z * z) - 1.0f;
    float cube = box(x - 2.0f, y, z, 0.7f) - 0.05f;
    float q = root(x * x + z * z) - 2.5f, ring = root(q * q + y * y) - 0.3f;
    return fmin(fmin(ground, ball), fmin(cube, ring));
}

GLOBAL void march(u32 *out, int w, int h, float time) {
    int i = item(64);
    float u = (i % w) * 2.0f / w - 1.0f, v = (i / w) * 2.0f / h - 1.0f;
    float c = cosine(time), s = sine(time);
    float ox = 5 * c, oy = 1.5f, oz = 5 * s, scale = rsq(u * u + v * v + 2.25f);
    float dx = (-c * 1.5f - s * u) * scale, dy = v * scale, dz = (-s * 1.5f + c * u) * scale, t = 0;
    for (int k = 0; k < 96; ++k) {
        float d = scene(ox + t * dx, oy + t * dy, oz + t * dz);
        t += d;
        if (d < 1e-3f || t > 40.0f) break;
    }
    float px = ox + t * dx, py = oy + t * dy, pz = oz + t * dz, e = 1e-3f, base = scene(px, py, pz);
    float nx = scene(px + e, py, pz) - base, ny = scene(px, py + e, pz) - base, nz = scene(px, py, pz + e) - base;
    float light = clampf((nx * 0.6f + ny * 0.7f + nz * 0.4f) * rsq(nx * nx + ny * ny + nz * nz + 1e-12f), 0.05f, 1.0f);
    u32 grey = (u32)(255.0f * light * (t > 40.0f ? 0.2f : 1.0f));
    out[i] = grey | grey << 8 | grey << 16 | 0xff000000u;
}

GLOBAL void logistic_map(float *out, const float *rates, int steps) {
    int i = item(256);
    float x[4], r[4];
    UNROLL for (int k = 0; k < 4; ++k) x[k] = 0.5f + 0.01f * k, r[k] = rates[i * 4 + k];
    for (int n = 0; n < steps; ++n) {
        UNROLL for (int k = 0; k < 4; ++k) x[k] = r[k] * x[k] * (1.0f - x[k]);
    }
    UNROLL for (int k = 0; k < 4; ++k) out[i * 4 + k] = x[k];
}

GLOBAL void perlin(float *out, int w, float scale) {
    int i = item(64);
    float x = (i % w) * scale, y = (i / w) * scale, total = 0, amplitude = 1;
    for (int octave = 0; octave < 5; ++octave) {
        float fx = floorf_(x), fy = floorf_(y), u = x - fx, v = y - fy;
        int ix = (int)fx, iy = (int)fy;
        float corner[4];
        UNROLL for (int k = 0; k < 4; ++k) {
            u32 h = (u32)(ix + (k & 1)) * 374761393u + (u32)(iy + (k >> 1)) * 668265263u;
            h = (h ^ h >> 13) * 1274126177u;
            float gx = (h & 1) ? 1.0f : -1.0f, gy = (h & 2) ? 1.0f : -1.0f;
            corner[k] = gx * (u - (k & 1)) + gy * (v - (k >> 1));
        }
        float su = u * u * u * (u * (u * 6 - 15) + 10), sv = v * v * v * (v * (v * 6 - 15) + 10);
        float top = corner[0] + su * (corner[1] - corner[0]), bottom = corner[2] + su * (corner[3] - corner[2]);
        total += amplitude * (top + sv * (bottom - top));
        amplitude *= 0.5f, x *= 2, y *= 2;
    }
    out[i] = total;
}
