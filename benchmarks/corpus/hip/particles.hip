// Bodies and molecules: n-body (float, double, tiled), Lennard-Jones with neighbour lists, integrators, springs.
#include "common.h"

DEVICE void attract(f4 p, f4 q, float &ax, float &ay, float &az) {
    float dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
    float r = rsq(dx * dx + dy * dy + dz * dz + 1e-4f), s = q.w * r * r * r;
    ax = fma(s, dx, ax), ay = fma(s, dy, ay), az = fma(s, dz, az);
}

GLOBAL void nbody(const f4 *bodies, f4 *forces, int n) {
    f4 p = bodies[item(256)];
    float ax = 0, ay = 0, az = 0;
    for (int j = 0; j < n; ++j) attract(p, bodies[j], ax, ay, az);
    forces[item(256)] = (f4){ax, ay, az, 0};
}

GLOBAL void nbody_tiled(const f4 *bodies, f4 *forces, int n) {
    SHARED f4 tile[256];
    f4 p = bodies[item(256)];
    float ax = 0, ay = 0, az = 0;
    for (int t = 0; t < n; t += 256) {
        tile[lane()] = bodies[t + lane()];
        barrier();
        _Pragma("unroll 8") for (int j = 0; j < 256; ++j) attract(p, tile[j], ax, ay, az);
        barrier();
    }
    forces[item(256)] = (f4){ax, ay, az, 0};
}

GLOBAL void nbody_two(const f4 *bodies, f4 *forces, int n) {
    f4 p = bodies[item(256) * 2], q = bodies[item(256) * 2 + 1];
    float a[6] = {};
    for (int j = 0; j < n; ++j) {
        f4 b = bodies[j];
        attract(p, b, a[0], a[1], a[2]);
        attract(q, b, a[3], a[4], a[5]);
    }
    forces[item(256) * 2] = (f4){a[0], a[1], a[2], 0};
    forces[item(256) * 2 + 1] = (f4){a[3], a[4], a[5], 0};
}

GLOBAL void nbody_double(const double *x, const double *y, const double *z, const double *m, double *f, int n) {
    int i = item(64);
    double px = x[i], py = y[i], pz = z[i], ax = 0, ay = 0, az = 0;
    for (int j = 0; j < n; ++j) {
        double dx = x[j] - px, dy = y[j] - py, dz = z[j] - pz, r2 = dx * dx + dy * dy + dz * dz + 1e-6;
        double r = __builtin_amdgcn_rsq(r2), s = m[j] * r * r * r;
        ax += s * dx, ay += s * dy, az += s * dz;
    }
    f[i * 3] = ax, f[i * 3 + 1] = ay, f[i * 3 + 2] = az;
}

GLOBAL void lennard_jones(const f4 *atoms, const int *neighbours, const int *counts, f4 *forces, int most) {
    int i = item(128);
    f4 p = atoms[i];
    float ax = 0, ay = 0, az = 0, energy = 0;
    for (int k = 0; k < counts[i]; ++k) {
        f4 q = atoms[neighbours[k * most + i]];
        float dx = p.x - q.x, dy = p.y - q.y, dz = p.z - q.z, r2 = dx * dx + dy * dy + dz * dz;
        if (r2 < 6.25f) {
            float inv = rcp(r2), r6 = inv * inv * inv, f = inv * r6 * (48.0f * r6 - 24.0f);
            ax += f * dx, ay += f * dy, az += f * dz;
            energy += 4.0f * r6 * (r6 - 1.0f);
        }
    }
    forces[i] = (f4){ax, ay, az, energy};
}

GLOBAL void integrate(f4 *positions, f4 *velocities, const f4 *forces, float dt, float damping) {
    int i = item(256);
    f4 p = positions[i], v = velocities[i], f = forces[i];
    v = (v + f * dt) * damping;
    p += v * dt;
    UNROLL for (int k = 0; k < 3; ++k) {
        if (p[k] < -1.0f) p[k] = -1.0f, v[k] = -v[k] * 0.5f;
        if (p[k] > 1.0f) p[k] = 1.0f, v[k] = -v[k] * 0.5f;
    }
    positions[i] = p, velocities[i] = v;
}

GLOBAL void lorenz_rk4(float *state, int n, int steps, float dt) {
    int i = item(256);
    float x = state[i], y = state[n + i], z = state[2 * n + i];
    for (int s = 0; s < steps; ++s) {
        float k[4][3], u = x, v = y, w = z;
        UNROLL for (int r = 0; r < 4; ++r) {
            k[r][0] = 10.0f * (v - u), k[r][1] = u * (28.0f - w) - v, k[r][2] = u * v - 2.6666667f * w;
            float h = r == 2 ? dt : 0.5f * dt;
            u = x + h * k[r][0], v = y + h * k[r][1], w = z + h * k[r][2];
        }
        x += dt / 6 * (k[0][0] + 2 * k[1][0] + 2 * k[2][0] + k[3][0]);
        y += dt / 6 * (k[0][1] + 2 * k[1][1] + 2 * k[2][1] + k[3][1]);
        z += dt / 6 * (k[0][2] + 2 * k[1][2] + 2 * k[2][2] + k[3][2]);
    }
    state[i] = x, state[n + i] = y, state[2 * n + i] = z;
}

GLOBAL void springs(const f4 *in, f4 *out, const f4 *before, int w, float stiffness, float rest, float dt) {
    int i = item(64) + w + 1;
    f4 p = in[i], f = {0, -9.81f, 0, 0};
    const int neighbours[8] = {1, -1, w, -w, w + 1, w - 1, -w + 1, -w - 1};
    UNROLL for (int k = 0; k < 8; ++k) {
        f4 d = in[i + neighbours[k]] - p;
        float length = root(d.x * d.x + d.y * d.y + d.z * d.z), natural = k < 4 ? rest : rest * 1.41421356f;
        f += d * (stiffness * (1.0f - natural * rcp(length)));
    }
    out[i] = p * 1.99f - before[i] * 0.99f + f * dt * dt;
}
