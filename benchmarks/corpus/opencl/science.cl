// Scientific OpenCL: fields, orbits, reactions, tomography, spectra, dynamics of several species.
#include "common.h"

GROUP(64) __kernel void coulomb(__global const float4 *atoms, __global float *grid, int count, float spacing, int w) {
    uint i = GLOBAL_X(64);
    float x = (float)(i % w) * spacing, y = (float)(i / w) * spacing, sum[4] = {0, 0, 0, 0};
    for (int k = 0; k < count; ++k) {
        float4 a = atoms[k];
        float dy = a.y - y, base = dy * dy + a.z;
        for (int u = 0; u < 4; ++u) {
            float dx = a.x - x - u * spacing;
            sum[u] += a.w * native_rsqrt(dx * dx + base);
        }
    }
    for (int u = 0; u < 4; ++u) grid[i * 4 + u] += sum[u];
}

GROUP(64) __kernel void kepler(__global const float4 *elements, __global float4 *out, float time) {
    uint i = GLOBAL_X(64);
    float4 e = elements[i];
    float m = e.x * time + e.y, x = m;
    for (int k = 0; k < 8; ++k) x -= (x - e.z * native_sin(x) - m) * native_recip(1.0f - e.z * native_cos(x));
    float c = native_cos(x), s = native_sin(x), b = native_sqrt(1.0f - e.z * e.z);
    out[i] = (float4)(e.w * (c - e.z), e.w * b * s, -s, b * c);
}

GROUP(64) __kernel void tomography(__global const float *sinogram, __global float *image, __global const float2 *angles, int count, int w) {
    uint x = GLOBAL_X(64), y = WY;
    float px = (float)x - 0.5f * w, py = (float)y - 0.5f * w, sum = 0;
    for (int a = 0; a < count; ++a) {
        float2 d = angles[a];
        float t = px * d.x + py * d.y + 0.5f * w, f = __builtin_floorf(t), u = t - f;
        int at = (int)f;
        if (at >= 0 && at < w - 1) sum += (1.0f - u) * sinogram[a * w + at] + u * sinogram[a * w + at + 1];
    }
    image[y * w + x] = sum;
}

GROUP(64) __kernel void reactions(__global float *species, __global const float *rates, int n, int steps, float dt) {
    uint i = GLOBAL_X(64);
    float c[8], k[8];
    for (int s = 0; s < 8; ++s) c[s] = species[s * n + i], k[s] = rates[s];
    for (int t = 0; t < steps; ++t) {
        float r0 = k[0] * c[0] * c[1], r1 = k[1] * c[2], r2 = k[2] * c[2] * c[3], r3 = k[3] * c[4] * c[5];
        float r4 = k[4] * c[6], r5 = k[5] * c[6] * c[7], r6 = k[6] * c[1] * c[4], r7 = k[7] * c[7] * c[7];
        c[0] += dt * (r1 - r0), c[1] += dt * (r1 - r0 - r6), c[2] += dt * (r0 - r1 - r2), c[3] += dt * (r3 - r2);
        c[4] += dt * (r2 - r3 - r6), c[5] += dt * (r4 - r3), c[6] += dt * (r3 + r6 - r4 - r5), c[7] += dt * (r5 - 2 * r7);
    }
    for (int s = 0; s < 8; ++s) species[s * n + i] = c[s];
}

GROUP(64) __kernel void neurons(__global float *v, __global float *m, __global float *h, __global float *n, float current, float dt, int steps) {
    uint i = GLOBAL_X(64);
    float V = v[i], M = m[i], H = h[i], N = n[i];
    for (int k = 0; k < steps; ++k) {
        float am = 0.1f * (V + 40.0f) * native_recip(1.0f - native_exp(-(V + 40.0f) * 0.1f)), bm = 4.0f * native_exp(-(V + 65.0f) * 0.0556f);
        float ah = 0.07f * native_exp(-(V + 65.0f) * 0.05f), bh = native_recip(1.0f + native_exp(-(V + 35.0f) * 0.1f));
        float an = 0.01f * (V + 55.0f) * native_recip(1.0f - native_exp(-(V + 55.0f) * 0.1f)), bn = 0.125f * native_exp(-(V + 65.0f) * 0.0125f);
        float ina = 120.0f * M * M * M * H * (V - 50.0f), ik = 36.0f * N * N * N * N * (V + 77.0f), il = 0.3f * (V + 54.387f);
        V += dt * (current - ina - ik - il);
        M += dt * (am * (1.0f - M) - bm * M), H += dt * (ah * (1.0f - H) - bh * H), N += dt * (an * (1.0f - N) - bn * N);
    }
    v[i] = V, m[i] = M, h[i] = H, n[i] = N;
}

GROUP(64) __kernel void euler_flux(__global const float4 *cells, __global float4 *flux, float gamma) {
    uint i = GLOBAL_X(64);
    float4 l = cells[i], r = cells[i + 1];
    float rl = native_recip(l.x), rr = native_recip(r.x), ul = l.y * rl, ur = r.y * rr, vl = l.z * rl, vr = r.z * rr;
    float pl = (gamma - 1.0f) * (l.w - 0.5f * l.x * (ul * ul + vl * vl)), pr = (gamma - 1.0f) * (r.w - 0.5f * r.x * (ur * ur + vr * vr));
    float cl = native_sqrt(gamma * pl * rl), cr = native_sqrt(gamma * pr * rr);
    float s = fmax(fabs(ul) + cl, fabs(ur) + cr);
    float4 fl = (float4)(l.y, l.y * ul + pl, l.y * vl, (l.w + pl) * ul), fr = (float4)(r.y, r.y * ur + pr, r.y * vr, (r.w + pr) * ur);
    flux[i] = 0.5f * (fl + fr) - 0.5f * s * (r - l);
}

GROUP(64) __kernel void periodogram(__global const float *times, __global const float *values, __global float *power, int count, float step) {
    uint i = GLOBAL_X(64);
    float w = (i + 1) * step, c2 = 0, s2 = 0, c = 0, s = 0, cc = 0, ss = 0;
    for (int k = 0; k < count; ++k) {
        float t = times[k] * w, v = values[k], co = native_cos(t), si = native_sin(t);
        c += v * co, s += v * si, cc += co * co, ss += si * si, c2 += co * co - si * si, s2 += 2.0f * co * si;
    }
    power[i] = 0.5f * (c * c * native_recip(cc) + s * s * native_recip(ss)) + 1e-6f * (c2 + s2);
}

GROUP(64) __kernel void spin_chain(__global const float2 *in, __global float2 *out, uint bond, float coupling, float field) {
    uint i = GLOBAL_X(64), mask = 3u << bond, pair = i >> bond & 3;
    float2 here = in[i], other = in[i ^ mask];
    float z = pair == 0 || pair == 3 ? 1.0f : -1.0f, swap = pair == 1 || pair == 2 ? 2.0f : 0.0f;
    float c = native_cos(coupling * z + field), s = native_sin(coupling * z + field);
    float2 r = (float2)(here.x * c - here.y * s, here.x * s + here.y * c);
    out[i] = r + coupling * swap * (float2)(-other.y, other.x);
}

GROUP(64) __kernel void smooth_particles(__global const float4 *positions, __global const int *cells, __global float2 *out, int most, float h) {
    uint i = GLOBAL_X(64);
    float4 p = positions[i];
    float density = 0, near = 0, h2 = h * h;
    for (int k = 0; k < most; ++k) {
        int j = cells[i * most + k];
        if (j < 0) break;
        float4 q = positions[j];
        float dx = p.x - q.x, dy = p.y - q.y, dz = p.z - q.z, r2 = dx * dx + dy * dy + dz * dz;
        if (r2 < h2) {
            float w = 1.0f - native_sqrt(r2) * native_recip(h);
            density += q.w * w * w, near += q.w * w * w * w;
        }
    }
    out[i] = (float2)(density, near);
}

GROUP(64) __kernel void double_well(__global double *x, __global double *p, double dt, int steps) {
    uint i = GLOBAL_X(64);
    double a = x[i], b = p[i];
    for (int k = 0; k < steps; ++k) {
        b -= 0.5 * dt * (4.0 * a * a * a - 2.0 * a);
        a += dt * b;
        b -= 0.5 * dt * (4.0 * a * a * a - 2.0 * a);
    }
    x[i] = a, p[i] = b;
}
