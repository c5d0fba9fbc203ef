// FFT butterflies of radix 2, 4 and 8, in registers and through LDS; DCT; Walsh-Hadamard.
#include "common.h"

DEVICE f2 times(f2 a, f2 b) { return (f2){a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x}; }
DEVICE f2 twiddle(int k, int n) { return (f2){cosine(-(float)k / n), sine(-(float)k / n)}; }
DEVICE f2 quarter_turn(f2 a) { return (f2){a.y, -a.x}; }

DEVICE void fft4(f2 &a, f2 &b, f2 &c, f2 &d) {
    f2 s = a + c, t = a - c, u = b + d, v = quarter_turn(b - d);
    a = s + u, b = t + v, c = s - u, d = t - v;
}

DEVICE void fft8(f2 *x) {
    fft4(x[0], x[2], x[4], x[6]);
    fft4(x[1], x[3], x[5], x[7]);
    f2 y[8];
    UNROLL for (int k = 0; k < 4; ++k) {
        f2 e = x[2 * k], o = x[2 * k + 1];
        o = k == 0 ? o : k == 1 ? (f2){0.70710678f * (o.x + o.y), 0.70710678f * (o.y - o.x)}
                     : k == 2 ? quarter_turn(o) : (f2){0.70710678f * (o.y - o.x), -0.70710678f * (o.x + o.y)};
        y[k] = e + o, y[k + 4] = e - o;
    }
    UNROLL for (int k = 0; k < 8; ++k) x[k] = y[k];
}

GLOBAL void fft_radix2(f2 *data, int n, int stage) {
    int i = item(256), half_size = 1 << stage, low = i & (half_size - 1), at = (i >> stage << (stage + 1)) + low;
    f2 a = data[at], b = times(data[at + half_size], twiddle(low, 2 * half_size));
    data[at] = a + b;
    data[at + half_size] = a - b;
}

GLOBAL void fft_radix4(f2 *data, int n, int stage) {
    int i = item(256), size = 1 << 2 * stage, low = i & (size - 1), at = (i >> 2 * stage << (2 * stage + 2)) + low;
    f2 a = data[at], b = times(data[at + size], twiddle(low, 4 * size));
    f2 c = times(data[at + 2 * size], twiddle(2 * low, 4 * size)), d = times(data[at + 3 * size], twiddle(3 * low, 4 * size));
    fft4(a, b, c, d);
    data[at] = a, data[at + size] = b, data[at + 2 * size] = c, data[at + 3 * size] = d;
}

GLOBAL void fft64(f2 *data) {
    SHARED f2 shared[64 * 8];
    f2 x[8];
    int l = lane() % 8, base = lane() / 8 * 64;
    f2 *mine = data + group() * 512 + base;
    UNROLL for (int k = 0; k < 8; ++k) x[k] = mine[l + 8 * k];
    fft8(x);
    UNROLL for (int k = 1; k < 8; ++k) x[k] = times(x[k], twiddle(k * l, 64));
    UNROLL for (int k = 0; k < 8; ++k) shared[base + l * 8 + k] = x[k];
    barrier();
    UNROLL for (int k = 0; k < 8; ++k) x[k] = shared[base + l + 8 * k];
    fft8(x);
    UNROLL for (int k = 0; k < 8; ++k) mine[l + 8 * k] = x[k];
}

GLOBAL void fft16_registers(f4 *data) {
    f2 x[16];
    f4 *mine = data + item(64) * 8;
    UNROLL for (int k = 0; k < 8; ++k) x[2 * k] = mine[k].xy, x[2 * k + 1] = mine[k].zw;
    UNROLL for (int k = 0; k < 4; ++k) fft4(x[k], x[k + 4], x[k + 8], x[k + 12]);
    const float c1 = 0.92387953f, s1 = 0.38268343f, r = 0.70710678f;
    const f2 w[10] = {{1, 0}, {c1, -s1}, {r, -r}, {s1, -c1}, {0, -1}, {-s1, -c1}, {-r, -r}, {-c1, -s1}, {-1, 0}, {-c1, s1}};
    UNROLL for (int a = 1; a < 4; ++a) {
        UNROLL for (int b = 1; b < 4; ++b) x[4 * a + b] = times(x[4 * a + b], w[a * b]);
    }
    UNROLL for (int k = 0; k < 4; ++k) fft4(x[4 * k], x[4 * k + 1], x[4 * k + 2], x[4 * k + 3]);
    UNROLL for (int k = 0; k < 8; ++k) mine[k] = (f4){x[2 * k].x, x[2 * k].y, x[2 * k + 1].x, x[2 * k + 1].y};
}

DEVICE void dct8(float *v) {
    float a0 = v[0] + v[7], a1 = v[1] + v[6], a2 = v[2] + v[5], a3 = v[3] + v[4];
    float b0 = v[0] - v[7], b1 = v[1] - v[6], b2 = v[2] - v[5], b3 = v[3] - v[4];
    v[0] = 0.35355339f * (a0 + a1 + a2 + a3);
    v[4] = 0.35355339f * (a0 - a1 - a2 + a3);
    v[2] = 0.46193977f * (a0 - a3) + 0.19134172f * (a1 - a2);
    v[6] = 0.19134172f * (a0 - a3) - 0.46193977f * (a1 - a2);
    v[1] = 0.49039264f * b0 + 0.41573481f * b1 + 0.27778512f * b2 + 0.09754516f * b3;
    v[3] = 0.41573481f * b0 - 0.09754516f * b1 - 0.49039264f * b2 - 0.27778512f * b3;
    v[5] = 0.27778512f * b0 - 0.49039264f * b1 + 0.09754516f * b2 + 0.41573481f * b3;
    v[7] = 0.09754516f * b0 - 0.27778512f * b1 + 0.41573481f * b2 - 0.49039264f * b3;
}

GLOBAL void dct8x8(float *data) {
    float m[8][8];
    float *mine = data + item(64) * 64;
    UNROLL for (int y = 0; y < 8; ++y) {
        UNROLL for (int x = 0; x < 8; ++x) m[y][x] = mine[y * 8 + x] - 128.0f;
        dct8(m[y]);
    }
    UNROLL for (int x = 0; x < 8; ++x) {
        float column[8];
        UNROLL for (int y = 0; y < 8; ++y) column[y] = m[y][x];
        dct8(column);
        UNROLL for (int y = 0; y < 8; ++y) mine[y * 8 + x] = column[y];
    }
}

GLOBAL void walsh32(float *data) {
    float v[32];
    float *mine = data + item(64);
    UNROLL for (int k = 0; k < 32; ++k) v[k] = mine[k * 4096];
    UNROLL for (int step = 1; step < 32; step *= 2) {
        UNROLL for (int k = 0; k < 32; ++k) {
            if (k & step) continue;
            float a = v[k], b = v[k + step];
            v[k] = a + b, v[k + step] = a - b;
        }
    }
    UNROLL for (int k = 0; k < 32; ++k) mine[k * 4096] = v[k] * 0.17677669f;
}
