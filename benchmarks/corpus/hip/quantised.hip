// Dot products of quantised blocks (4, 5 and 8 bits, scales per block), dequantisation, integer dot instructions.
#include "common.h"

struct block4 { half scale; u8 quants[16]; };
struct block4m { half scale, minimum; u8 quants[16]; };
struct block8 { half scale; s8 quants[32]; };
struct super4 { half scale, minimum; u8 scales[12]; u8 quants[128]; };

DEVICE int load4(const u8 *p) {
    const u16 *q = (const u16 *)p;
    return q[0] | q[1] << 16;
}
DEVICE int dot4(int a, int b, int c) { return __builtin_amdgcn_sudot4(true, a, true, b, c, false); }

GLOBAL void q4_times_q8(const block4 *x, const block8 *y, float *out, int blocks) {
    float sum = 0;
    for (int b = lane(); b < blocks; b += 32) {
        const block4 &p = x[group() * blocks + b];
        const block8 &q = y[b];
        int total = 0;
        UNROLL for (int k = 0; k < 4; ++k) {
            int packed = load4(p.quants + 4 * k);
            int low = packed & 0x0f0f0f0f, high = packed >> 4 & 0x0f0f0f0f;
            total = dot4(low, load4((const u8 *)q.quants + 4 * k), total);
            total = dot4(high, load4((const u8 *)q.quants + 16 + 4 * k), total);
        }
        sum += (float)p.scale * (float)q.scale * (float)total;
    }
    sum = wave_sum(sum);
    if (lane() == 0) out[group()] = sum;
}

GLOBAL void q4m_times_float(const block4m *x, const float *y, float *out, int blocks) {
    float sum = 0;
    for (int b = lane(); b < blocks; b += 32) {
        const block4m &p = x[group() * blocks + b];
        float d = p.scale, m = p.minimum;
        UNROLL for (int k = 0; k < 16; ++k) {
            int v = p.quants[k];
            sum += fma(d, (float)(v & 15), m) * y[b * 32 + k] + fma(d, (float)(v >> 4), m) * y[b * 32 + 16 + k];
        }
    }
    sum = wave_sum(sum);
    if (lane() == 0) out[group()] = sum;
}

GLOBAL void q8_times_q8(const block8 *x, const block8 *y, float *out, int blocks) {
    float sum[2] = {};
    for (int b = lane(); b < blocks; b += 32) {
        UNROLL for (int r = 0; r < 2; ++r) {
            const block8 &p = x[(group() * 2 + r) * blocks + b];
            int total = 0;
            UNROLL for (int k = 0; k < 8; ++k)
                total = dot4(load4((const u8 *)p.quants + 4 * k), load4((const u8 *)y[b].quants + 4 * k), total);
            sum[r] += (float)p.scale * (float)y[b].scale * total;
        }
    }
    UNROLL for (int r = 0; r < 2; ++r) {
        float s = wave_sum(sum[r]);
        if (lane() == 0) out[group() * 2 + r] = s;
    }
}

GLOBAL void q4k_dequantise(const super4 *x, float *out) {
    const super4 &p = x[group()];
    int il = lane() / 8, ir = lane() % 8, is = 2 * il;
    float d = p.scale, m = p.minimum;
    int j = is;
    u8 sc = j < 4 ? p.scales[j] & 63 : (p.scales[j + 4] & 15) | (p.scales[j - 4] >> 6) << 4;
    u8 mn = j < 4 ? p.scales[j + 4] & 63 : p.scales[j + 4] >> 4 | (p.scales[j] >> 6) << 4;
    float d1 = d * sc, m1 = m * mn;
    j = is + 1;
    sc = j < 4 ? p.scales[j] & 63 : (p.scales[j + 4] & 15) | (p.scales[j - 4] >> 6) << 4;
    mn = j < 4 ? p.scales[j + 4] & 63 : p.scales[j + 4] >> 4 | (p.scales[j] >> 6) << 4;
    float d2 = d * sc, m2 = m * mn;
    float *o = out + group() * 256 + 64 * il + 4 * ir;
    UNROLL for (int k = 0; k < 4; ++k) {
        u8 q = p.quants[32 * il + 4 * ir + k];
        o[k] = d1 * (q & 15) - m1;
        o[k + 32] = d2 * (q >> 4) - m2;
    }
}

template <int ROWS> DEVICE void gemv_q4(const block4 *x, const float *y, float *out, int blocks) {
    float sum[ROWS] = {};
    for (int b = lane(); b < blocks; b += 64) {
        float v[32];
        UNROLL for (int k = 0; k < 32; ++k) v[k] = y[b * 32 + k];
        UNROLL for (int r = 0; r < ROWS; ++r) {
            const block4 &p = x[(group() * ROWS + r) * blocks + b];
            float part = 0;
            UNROLL for (int k = 0; k < 16; ++k) {
                int q = p.quants[k];
                part = fma((float)((q & 15) - 8), v[k], part);
                part = fma((float)((q >> 4) - 8), v[k + 16], part);
            }
            sum[r] = fma((float)p.scale, part, sum[r]);
        }
    }
    UNROLL for (int r = 0; r < ROWS; ++r) out[(group() * ROWS + r) * 64 + lane()] = sum[r];
}
GLOBAL void gemv_q4_r1(const block4 *x, const float *y, float *out, int blocks) { gemv_q4<1>(x, y, out, blocks); }
GLOBAL void gemv_q4_r2(const block4 *x, const float *y, float *out, int blocks) { gemv_q4<2>(x, y, out, blocks); }

GLOBAL void quantise_q8(const float *in, block8 *out) {
    int i = item(32);
    float v[32], top = 0;
    UNROLL for (int k = 0; k < 32; ++k) v[k] = in[i * 32 + k], top = fmax(top, fabs(v[k]));
    float d = top / 127.0f, id = d != 0 ? 1.0f / d : 0.0f;
    out[i].scale = (half)d;
    UNROLL for (int k = 0; k < 32; ++k) out[i].quants[k] = (s8)__builtin_rintf(v[k] * id);
}

GLOBAL void int8_tile(const int *a, const int *b, int *c, int k4) {
    int acc[4][4] = {}, row = lane() / 16 * 4, column = lane() % 16 * 4;
    for (int k = 0; k < k4; ++k) {
        int x[4], y[4];
        UNROLL for (int m = 0; m < 4; ++m) x[m] = a[(row + m) * k4 + k], y[m] = b[(column + m) * k4 + k];
        UNROLL for (int m = 0; m < 4; ++m) {
            UNROLL for (int n = 0; n < 4; ++n) acc[m][n] = dot4(x[m], y[n], acc[m][n]);
        }
    }
    UNROLL for (int m = 0; m < 4; ++m) {
        UNROLL for (int n = 0; n < 4; ++n) c[(row + m) * 64 + column + n] = acc[m][n];
    }
}
