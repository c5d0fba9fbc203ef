// Systems in time: cloth, flocks, pendulums, epidemics, gases, rigid bodies, walks; float, double, and random numbers.
#include "common.h"

DEVICE u32 step32(u32 &s) {
    s ^= s << 13, s ^= s >> 17, s ^= s << 5;
    return s;
}
DEVICE float uniform(u32 &s) { return (float)(step32(s) >> 8) * 5.9604645e-8f; }

GLOBAL void cloth(const f4 *position, const f4 *old, f4 *out, int w, float rest, float dt) {
    int i = item(64);
    f4 p = position[i], force = {0, -9.81f, 0, 0};
    const int offsets[4] = {-1, 1, -w, w};
    UNROLL for (int k = 0; k < 4; ++k) {
        f4 d = position[i + offsets[k]] - p;
        float square = d.x * d.x + d.y * d.y + d.z * d.z, inverse = rsq(square + 1e-6f);
        force += d * ((1.0f - rest * inverse) * 80.0f);
    }
    out[i] = p + (p - old[i]) * 0.99f + force * (dt * dt);
}

GLOBAL void flock(const f4 *position, const f4 *velocity, f4 *out, int n, float radius) {
    int i = item(64);
    f4 p = position[i], v = velocity[i], centre = 0, heading = 0, apart = 0;
    float count = 0;
    for (int j = 0; j < n; ++j) {
        f4 q = position[j], d = q - p;
        float square = d.x * d.x + d.y * d.y + d.z * d.z;
        if (square < radius && j != i) {
            centre += q, heading += velocity[j], count += 1;
            apart -= d * rcp(square + 0.01f);
        }
    }
    float inverse = rcp(fmax(count, 1.0f));
    out[i] = v + (centre * inverse - p) * 0.01f + (heading * inverse - v) * 0.1f + apart * 0.05f;
}

GLOBAL void pendulums(f4 *state, int steps, float dt) {
    int i = item(64);
    f4 s = state[i];
    for (int k = 0; k < steps; ++k) {
        float d = (s.x - s.y) * 0.15915494f, sd = sine(d), cd = cosine(d);
        float s1 = sine(s.x * 0.15915494f), s2 = sine(s.y * 0.15915494f);
        float inverse = rcp(2.0f - cd * cd);
        float a = (-2 * s1 * 9.81f - sd * (s.w * s.w + s.z * s.z * cd) + cd * s2 * 9.81f) * inverse;
        float b = (2 * sd * (s.z * s.z + 9.81f * s1) - s2 * 9.81f) * inverse;
        s.z = fma(a, dt, s.z), s.w = fma(b, dt, s.w), s.x = fma(s.z, dt, s.x), s.y = fma(s.w, dt, s.y);
    }
    state[i] = s;
}

GLOBAL void epidemic(f4 *people, const float *rates, int steps, float dt) {
    int i = item(64);
    f4 p = people[i];
    float beta = rates[0], sigma = rates[1], gamma = rates[2];
    for (int k = 0; k < steps; ++k) {
        float infected = beta * p.x * p.z, sick = sigma * p.y, well = gamma * p.z;
        p.x -= dt * infected, p.y += dt * (infected - sick), p.z += dt * (sick - well), p.w += dt * well;
    }
    people[i] = p;
}

GLOBAL void gas_cells(const u32 *in, u32 *out, int w) {
    int i = item(64);
    u32 n = in[i - w], s = in[i + w], e = in[i + 1], v = in[i - 1], c = in[i];
    u32 east = c << 1 | v >> 31, west = c >> 1 | e << 31;
    u32 clash = east & west & ~n & ~s, turn = n & s & ~east & ~west;
    out[i] = (east ^ clash ^ turn) & 0x55555555u | (n ^ clash ^ turn) & 0xaaaaaaaau;
}

GLOBAL void rigid_bodies(f4 *spin, f4 *orientation, int steps, float dt) {
    int i = item(64);
    f4 w = spin[i], q = orientation[i];
    for (int k = 0; k < steps; ++k) {
        float x = w.y * w.z * 0.4f, y = w.z * w.x * -0.7f, z = w.x * w.y * 0.3f;
        w.x = fma(dt, x, w.x), w.y = fma(dt, y, w.y), w.z = fma(dt, z, w.z);
        f4 d = {-q.y * w.x - q.z * w.y - q.w * w.z, q.x * w.x + q.z * w.z - q.w * w.y,
                q.x * w.y - q.y * w.z + q.w * w.x, q.x * w.z + q.y * w.y - q.z * w.x};
        q += d * (0.5f * dt);
        float norm = rsq(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
        q *= norm;
    }
    spin[i] = w, orientation[i] = q;
}

GLOBAL void brownian(f2 *walkers, int steps, u32 seed, float width) {
    int i = item(64);
    u32 s = seed ^ (u32)i * 2654435761u | 1;
    f2 p = walkers[i];
    for (int k = 0; k < steps; ++k) {
        float r = root(-2.0f * loge(uniform(s) + 1e-7f)) * width, angle = uniform(s);
        p.x = fma(r, cosine(angle), p.x), p.y = fma(r, sine(angle), p.y);
    }
    walkers[i] = p;
}

GLOBAL void sand(float *heights, const float *in, int w, float slope) {
    int i = item(64);
    float h = in[i], total = 0;
    const int offsets[8] = {-1, 1, -w, w, -w - 1, -w + 1, w - 1, w + 1};
    UNROLL for (int k = 0; k < 8; ++k) {
        float d = h - in[i + offsets[k]];
        total += d > slope ? (d - slope) * 0.125f : d < -slope ? (d + slope) * 0.125f : 0.0f;
    }
    heights[i] = h - total;
}

GLOBAL void orbit_double(d2 *state, int steps, double dt) {
    int i = item(64);
    d2 p = state[2 * i], v = state[2 * i + 1];
    for (int k = 0; k < steps; ++k) {
        double square = p.x * p.x + p.y * p.y, inverse = 1.0 / (square * square + 1e-9);
        v -= p * (inverse * dt);
        p += v * dt;
    }
    state[2 * i] = p, state[2 * i + 1] = v;
}

GLOBAL void traffic(const int *in, int *out, int n, u32 seed) {
    int i = item(64);
    u32 s = seed + i | 1;
    int speed = in[2 * i], place = in[2 * i + 1], gap = in[2 * ((i + 1) % n) + 1] - place;
    gap = gap < 0 ? gap + 4096 : gap;
    speed = speed < 5 ? speed + 1 : speed;
    speed = speed >= gap ? gap - 1 : speed;
    if (speed > 0 && (step32(s) & 7) == 0) --speed;
    out[2 * i] = speed, out[2 * i + 1] = place + speed & 4095;
}

GLOBAL void verlet_pairs(const f4 *position, f4 *force, const int *neighbours, int count) {
    int i = item(64);
    f4 p = position[i], sum = 0;
    for (int k = 0; k < count; k += 2) {
        f4 d = position[neighbours[i * count + k]] - p, e = position[neighbours[i * count + k + 1]] - p;
        float a = rcp(d.x * d.x + d.y * d.y + d.z * d.z), b = rcp(e.x * e.x + e.y * e.y + e.z * e.z);
        float a3 = a * a * a, b3 = b * b * b;
        sum += d * ((a3 - 0.5f) * a3 * a) + e * ((b3 - 0.5f) * b3 * b);
    }
    force[i] = sum;
}

GLOBAL void shallow_water(const f4 *in, f4 *out, int w, float dt) {
    int i = item(64);
    f4 c = in[i], l = in[i - 1], r = in[i + 1], u = in[i - w], d = in[i + w];
    float ih = rcp(c.x + 0.1f);
    f4 o;
    o.x = c.x - dt * 0.5f * (r.y - l.y + d.z - u.z);
    o.y = c.y - dt * 0.5f * ((r.y * r.y - l.y * l.y) * ih + 4.9f * (r.x * r.x - l.x * l.x) + (d.y * d.z - u.y * u.z) * ih);
    o.z = c.z - dt * 0.5f * ((d.z * d.z - u.z * u.z) * ih + 4.9f * (d.x * d.x - u.x * u.x) + (r.y * r.z - l.y * l.z) * ih);
    o.w = c.w;
    out[i] = o;
}
