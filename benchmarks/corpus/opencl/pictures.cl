// Image and geometry kernels in OpenCL: rotations, warps, spheres, splats, optical flow, wavelets, morphology.
#include "common.h"

GROUP(64) __kernel void rotate_image(__global const float *in, __global float *out, int w, int h, float c, float s) {
    uint x = GLOBAL_X(64), y = WY;
    float dx = (float)x - 0.5f * w, dy = (float)y - 0.5f * h, px = c * dx - s * dy + 0.5f * w, py = s * dx + c * dy + 0.5f * h;
    float fx = __builtin_floorf(px), fy = __builtin_floorf(py), u = px - fx, v = py - fy;
    int ix = (int)fx, iy = (int)fy;
    float r = 0;
    if (ix >= 0 && iy >= 0 && ix < w - 1 && iy < h - 1) {
        __global const float *p = in + iy * w + ix;
        r = (1.0f - v) * ((1.0f - u) * p[0] + u * p[1]) + v * ((1.0f - u) * p[w] + u * p[w + 1]);
    }
    out[y * w + x] = r;
}

GROUP(64) __kernel void spheres(__global const float4 *balls, __global float4 *image, int count, int w, float fov) {
    uint i = GLOBAL_X(64);
    float x = ((float)(i % w) / w - 0.5f) * fov, y = ((float)(i / w) / w - 0.5f) * fov, inv = native_rsqrt(x * x + y * y + 1.0f);
    float dx = x * inv, dy = y * inv, dz = inv, nearest = 1e30f;
    int hit = -1;
    for (int k = 0; k < count; ++k) {
        float4 b = balls[k];
        float along = b.x * dx + b.y * dy + b.z * dz, d = along * along - (b.x * b.x + b.y * b.y + b.z * b.z - b.w * b.w);
        if (d > 0) {
            float t = along - native_sqrt(d);
            if (t > 1e-3f && t < nearest) nearest = t, hit = k;
        }
    }
    float4 colour = (float4)(0.2f, 0.3f, 0.5f, 1.0f);
    if (hit >= 0) {
        float4 b = balls[hit];
        float r = native_recip(b.w), nx = (dx * nearest - b.x) * r, ny = (dy * nearest - b.y) * r, nz = (dz * nearest - b.z) * r;
        float light = fmax(0.1f, 0.5f * nx + 0.7f * ny - 0.5f * nz);
        colour = (float4)(light, light * 0.8f, light * 0.6f, 1.0f);
    }
    image[i] = colour;
}

GROUP(64) __kernel void splats(__global const float8 *gaussians, __global float4 *image, int count, int w) {
    uint i = GLOBAL_X(64);
    float px = (float)(i % w), py = (float)(i / w), clear = 1.0f, r = 0, g = 0, b = 0;
    for (int k = 0; k < count; ++k) {
        float8 s = gaussians[k];
        float dx = px - s.s0, dy = py - s.s1, power = -0.5f * (s.s2 * dx * dx + s.s4 * dy * dy) - s.s3 * dx * dy;
        if (power > 0) continue;
        float alpha = fmin(0.99f, s.s7 * native_exp(power));
        if (alpha < 0.004f) continue;
        float weight = alpha * clear;
        r += weight * s.s5, g += weight * s.s6, b += weight * (1.0f - s.s5);
        clear *= 1.0f - alpha;
        if (clear < 1e-4f) break;
    }
    image[i] = (float4)(r, g, b, 1.0f - clear);
}

GROUP(64) __kernel void optical_flow(__global const float *a, __global const float *b, __global float2 *flow, int w) {
    uint x = GLOBAL_X(64) + 2, y = WY + 2;
    float xx = 0, xy = 0, yy = 0, xt = 0, yt = 0;
    for (int j = -2; j <= 2; ++j) {
#pragma unroll
        for (int i = -2; i <= 2; ++i) {
            uint at = (y + j) * w + x + i;
            float dx = 0.5f * (a[at + 1] - a[at - 1]), dy = 0.5f * (a[at + w] - a[at - w]), dt = b[at] - a[at];
            xx += dx * dx, xy += dx * dy, yy += dy * dy, xt += dx * dt, yt += dy * dt;
        }
    }
    float inv = native_recip(xx * yy - xy * xy + 1e-6f);
    flow[y * w + x] = (float2)((xy * yt - yy * xt) * inv, (xy * xt - xx * yt) * inv);
}

GROUP(64) __kernel void wavelet(__global const float8 *in, __global float4 *low, __global float4 *high) {
    uint i = GLOBAL_X(64);
    float8 v = in[i];
    float4 even = v.even, odd = v.odd;
    float4 next = (float4)(even.y, even.z, even.w, even.w), d = odd - 0.5f * (even + next), before = (float4)(d.x, d.x, d.y, d.z);
    high[i] = d;
    low[i] = even + 0.25f * (d + before);
}

GROUP(64) __kernel void erode(__global const uint *in, __global uint *out, int words) {
    uint x = GLOBAL_X(64) + 1, y = WY + 1, r = ~0u;
#pragma unroll
    for (int d = -1; d <= 1; ++d) {
        __global const uint *p = in + (y + d) * words + x;
        r &= p[0] & (p[0] << 1 | p[-1] >> 31) & (p[0] >> 1 | p[1] << 31);
    }
    out[y * words + x] = r;
}

GROUP(64) __kernel void distance_field(__global const float2 *points, __global float *out, int count, int w) {
    uint i = GLOBAL_X(64);
    float x = (float)(i % w), y = (float)(i / w), best = 1e30f, second = 1e30f;
    for (int k = 0; k < count; k += 2) {
        float2 p = points[k], q = points[k + 1];
        float a = (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y), b = (q.x - x) * (q.x - x) + (q.y - y) * (q.y - y);
        second = fmin(second, fmax(best, fmin(a, b)));
        best = fmin(best, fmin(a, b));
    }
    out[i] = native_sqrt(second) - native_sqrt(best);
}

GROUP(64) __kernel void colour_matrix(__global const uchar4 *in, __global uchar4 *out, __constant float *m) {
    uint i = GLOBAL_X(64);
    float4 p = __builtin_convertvector(in[i], float4);
    float r = m[0] * p.x + m[1] * p.y + m[2] * p.z + m[3], g = m[4] * p.x + m[5] * p.y + m[6] * p.z + m[7], b = m[8] * p.x + m[9] * p.y + m[10] * p.z + m[11];
    r = fmin(fmax(r, 0.0f), 255.0f), g = fmin(fmax(g, 0.0f), 255.0f), b = fmin(fmax(b, 0.0f), 255.0f);
    out[i] = (uchar4)((uchar)r, (uchar)g, (uchar)b, (uchar)p.w);
}

GROUP(64) __kernel void bezier(__global const float4 *controls, __global float2 *out, int samples) {
    uint i = GLOBAL_X(64);
    float4 a = controls[i * 2], b = controls[i * 2 + 1];
    for (int k = 0; k < samples; ++k) {
        float t = (float)k / samples, s = 1.0f - t, w0 = s * s * s, w1 = 3 * s * s * t, w2 = 3 * s * t * t, w3 = t * t * t;
        out[i * samples + k] = (float2)(w0 * a.x + w1 * a.z + w2 * b.x + w3 * b.z, w0 * a.y + w1 * a.w + w2 * b.y + w3 * b.w);
    }
}
