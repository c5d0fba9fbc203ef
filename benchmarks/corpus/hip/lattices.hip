// Scientific loops: lattice Boltzmann, Ising, cellular automata, FDTD, chemistry, ray boxes, quaternions.
#include "common.h"

GLOBAL void boltzmann_d2q9(const float *in, float *out, int w, int h, float omega) {
    int x = item(64), y = group_y(), n = w * h, at = y * w + x;
    const int dx[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, dy[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
    const float weight[9] = {4.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36};
    float f[9], rho = 0, u = 0, v = 0;
    UNROLL for (int k = 0; k < 9; ++k) {
        f[k] = in[k * n + ((y - dy[k]) & (h - 1)) * w + ((x - dx[k]) & (w - 1))];
        rho += f[k], u += dx[k] * f[k], v += dy[k] * f[k];
    }
    float inv = rcp(rho);
    u *= inv, v *= inv;
    float base = 1.0f - 1.5f * (u * u + v * v);
    UNROLL for (int k = 0; k < 9; ++k) {
        float cu = 3.0f * (dx[k] * u + dy[k] * v);
        out[k * n + at] = f[k] + omega * (weight[k] * rho * (base + cu + 0.5f * cu * cu) - f[k]);
    }
}

GLOBAL void ising(int *spins, int w, int parity, float beta, u32 seed) {
    int i = item(256), x = i % w, y = i / w;
    if (((x + y) & 1) != parity) return;
    int sum = spins[y * w + ((x + 1) & (w - 1))] + spins[y * w + ((x - 1) & (w - 1))] + spins[((y + 1) & (w - 1)) * w + x] +
              spins[((y - 1) & (w - 1)) * w + x];
    u32 r = (seed ^ i) * 2654435761u;
    r = (r ^ r >> 15) * 2246822519u;
    float p = expe(-2.0f * beta * sum * spins[i]);
    if ((r >> 8) * 5.96e-8f < p) spins[i] = -spins[i];
}

GLOBAL void life_words(const u32 *in, u32 *out, int words, int rows) {
    int i = item(256), row = i / words, column = i % words;
    u32 ones = 0, twos = 0, fours = 0;
    auto count = [&](u32 v) {
        u32 carry = ones & v;
        ones ^= v;
        u32 next = twos & carry;
        twos ^= carry;
        fours |= next;
    };
    UNROLL for (int d = -1; d <= 1; ++d) {
        int base = ((row + d + rows) % rows) * words;
        u32 middle = in[base + column], left = in[base + (column + words - 1) % words], right = in[base + (column + 1) % words];
        count(middle << 1 | left >> 31);
        count(middle >> 1 | right << 31);
        if (d) count(middle);
    }
    out[i] = twos & ~fours & (ones | in[i]);
}

GLOBAL void fdtd(float *ex, float *ey, const float *hz, const float *ce, int w) {
    int x = item(64) + 1, y = group_y() + 1, i = y * w + x;
    float c = ce[i], here = hz[i];
    ex[i] += c * (here - hz[i - w]);
    ey[i] -= c * (here - hz[i - 1]);
}

GLOBAL void gray_scott(const f2 *in, f2 *out, int w, float feed, float kill, float du, float dv) {
    int x = item(64), y = group_y(), m = w - 1;
    f2 c = in[y * w + x];
    f2 near = in[y * w + ((x + 1) & m)] + in[y * w + ((x - 1) & m)] + in[((y + 1) & m) * w + x] + in[((y - 1) & m) * w + x];
    f2 far = in[((y + 1) & m) * w + ((x + 1) & m)] + in[((y + 1) & m) * w + ((x - 1) & m)] + in[((y - 1) & m) * w + ((x + 1) & m)] +
             in[((y - 1) & m) * w + ((x - 1) & m)];
    f2 laplacian = 0.2f * near + 0.05f * far - c;
    float reaction = c.x * c.y * c.y;
    out[y * w + x] = (f2){c.x + du * laplacian.x - reaction + feed * (1.0f - c.x), c.y + dv * laplacian.y + reaction - (kill + feed) * c.y};
}

GLOBAL void ray_boxes(const f4 *rays, const f4 *boxes, int *hits, int n) {
    int i = item(64);
    f4 o = rays[2 * i], d = rays[2 * i + 1];
    float ix = rcp(d.x), iy = rcp(d.y), iz = rcp(d.z), nearest = 1e30f;
    int hit = -1;
    for (int k = 0; k < n; ++k) {
        f4 low = boxes[2 * k], high = boxes[2 * k + 1];
        float x0 = (low.x - o.x) * ix, x1 = (high.x - o.x) * ix, y0 = (low.y - o.y) * iy, y1 = (high.y - o.y) * iy;
        float z0 = (low.z - o.z) * iz, z1 = (high.z - o.z) * iz;
        float enter = fmax(fmax(fmin(x0, x1), fmin(y0, y1)), fmax(fmin(z0, z1), 0.0f));
        float leave = fmin(fmin(fmax(x0, x1), fmax(y0, y1)), fmin(fmax(z0, z1), nearest));
        if (enter <= leave) nearest = enter, hit = k;
    }
    hits[i] = hit;
}

GLOBAL void ray_triangles(const f4 *rays, const f4 *corners, f4 *hits, int n) {
    int i = item(64);
    f4 o = rays[2 * i], d = rays[2 * i + 1], best = {1e30f, 0, 0, -1};
    for (int k = 0; k < n; ++k) {
        f4 a = corners[3 * k], b = corners[3 * k + 1] - a, c = corners[3 * k + 2] - a, s = o - a;
        float px = d.y * c.z - d.z * c.y, py = d.z * c.x - d.x * c.z, pz = d.x * c.y - d.y * c.x;
        float det = b.x * px + b.y * py + b.z * pz, inv = rcp(det), u = (s.x * px + s.y * py + s.z * pz) * inv;
        float qx = s.y * b.z - s.z * b.y, qy = s.z * b.x - s.x * b.z, qz = s.x * b.y - s.y * b.x;
        float v = (d.x * qx + d.y * qy + d.z * qz) * inv, t = (c.x * qx + c.y * qy + c.z * qz) * inv;
        if (u >= 0 && v >= 0 && u + v <= 1 && t > 0 && t < best.x) best = (f4){t, u, v, (float)k};
    }
    hits[i] = best;
}

GLOBAL void quaternions(f4 *rotations, const f4 *rates, f4 *points, float dt) {
    int i = item(256);
    f4 q = rotations[i], w = rates[i];
    f4 p = {w.x * q.w + w.y * q.z - w.z * q.y, w.y * q.w + w.z * q.x - w.x * q.z, w.z * q.w + w.x * q.y - w.y * q.x,
            -w.x * q.x - w.y * q.y - w.z * q.z};
    q += 0.5f * dt * p;
    q *= rsq(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    rotations[i] = q;
    f4 v = points[i];
    float tx = 2 * (q.y * v.z - q.z * v.y), ty = 2 * (q.z * v.x - q.x * v.z), tz = 2 * (q.x * v.y - q.y * v.x);
    points[i] = (f4){v.x + q.w * tx + q.y * tz - q.z * ty, v.y + q.w * ty + q.z * tx - q.x * tz, v.z + q.w * tz + q.x * ty - q.y * tx, v.w};
}

GLOBAL void skin_vertices(const f4 *vertices, const f4 *bones, const int *indices, const f4 *weights, f4 *out) {
    int i = item(256);
    f4 v = vertices[i], w = weights[i], r = 0;
    u32 packed = indices[i];
    UNROLL for (int k = 0; k < 4; ++k) {
        const f4 *m = bones + 3 * (packed >> 8 * k & 255);
        f4 a = m[0], b = m[1], c = m[2];
        r.x += w[k] * (a.x * v.x + a.y * v.y + a.z * v.z + a.w);
        r.y += w[k] * (b.x * v.x + b.y * v.y + b.z * v.z + b.w);
        r.z += w[k] * (c.x * v.x + c.y * v.y + c.z * v.z + c.w);
    }
    out[i] = r;
}
