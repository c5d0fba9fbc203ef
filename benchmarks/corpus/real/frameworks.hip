// Kernels as frameworks and applications write them in HIP: tiles with fill loops, quantised products, attention,
// norms, stencils, particles, images. Launch bounds where such code usually has them.
#include "../hip/common.h"
#define BOUNDS(most) __attribute__((global, amdgpu_flat_work_group_size(1, most)))
#define KERNEL(most) extern "C" BOUNDS(most)

// C = alpha A B + beta C, 64 x 64 tile, 4 x 4 a lane, tiles filled by loops over lanes.
KERNEL(256) void sgemm_fill(const float *a, const float *b, float *c, int m, int n, int k, float alpha, float beta) {
    SHARED float as[16][64], bs[16][64];
    float acc[4][4] = {};
    int t = lane(), x = t % 16, y = t / 16;
    for (int k0 = 0; k0 < k; k0 += 16) {
        ROLLED for (int i = t; i < 1024; i += 256) as[i / 64][i % 64] = a[(group_y() * 64 + i % 64) * k + k0 + i / 64];
        ROLLED for (int i = t; i < 1024; i += 256) bs[i / 64][i % 64] = b[(k0 + i / 64) * n + group() * 64 + i % 64];
        barrier();
        UNROLL for (int s = 0; s < 16; ++s) {
            float l[4], r[4];
            UNROLL for (int i = 0; i < 4; ++i) l[i] = as[s][y * 4 + i];
            UNROLL for (int j = 0; j < 4; ++j) r[j] = bs[s][x * 4 + j];
            UNROLL for (int i = 0; i < 4; ++i) UNROLL for (int j = 0; j < 4; ++j) acc[i][j] += l[i] * r[j];
        }
        barrier();
    }
    UNROLL for (int i = 0; i < 4; ++i) UNROLL for (int j = 0; j < 4; ++j) {
        float *to = c + (group_y() * 64 + y * 4 + i) * n + group() * 64 + x * 4 + j;
        *to = alpha * acc[i][j] + beta * *to;
    }
}

// 128 x 128 tile, 8 x 8 a lane, registers filled a step ahead by the programmer.
KERNEL(256) void sgemm_ahead(const float *a, const float *b, float *c, int n) {
    SHARED float as[8][128], bs[8][128];
    float acc[8][8] = {};
    int t = lane(), x = t % 16 * 8, y = t / 16 * 8;
    const float *pa = a + (group_y() * 128 + t / 2) * n + t % 2 * 4;
    const float *pb = b + t / 32 * n + group() * 128 + t % 32 * 4;
    f4 la = *(const f4 *)pa, lb = *(const f4 *)pb;
    for (int k0 = 0; k0 < n; k0 += 8) {
        UNROLL for (int i = 0; i < 4; ++i) as[t % 2 * 4 + i][t / 2] = la[i];
        *(f4 *)&bs[t / 32][t % 32 * 4] = lb;
        barrier();
        pa += 8;
        pb += 8 * n;
        if (k0 + 8 < n) la = *(const f4 *)pa, lb = *(const f4 *)pb;
        UNROLL for (int s = 0; s < 8; ++s) {
            float l[8], r[8];
            UNROLL for (int i = 0; i < 8; ++i) l[i] = as[s][y + i];
            UNROLL for (int j = 0; j < 8; ++j) r[j] = bs[s][x + j];
            UNROLL for (int i = 0; i < 8; ++i) UNROLL for (int j = 0; j < 8; ++j) acc[i][j] += l[i] * r[j];
        }
        barrier();
    }
    UNROLL for (int i = 0; i < 8; ++i) UNROLL for (int j = 0; j < 8; ++j)
        c[(group_y() * 128 + y + i) * n + group() * 128 + x + j] = acc[i][j];
}

// Complex product, 4 x 4 complex values a lane.
KERNEL(256) void cgemm(const f2 *a, const f2 *b, f2 *c, int n) {
    SHARED f2 as[8][64], bs[8][64];
    f2 acc[4][4] = {};
    int t = lane(), x = t % 16, y = t / 16;
    for (int k0 = 0; k0 < n; k0 += 8) {
        UNROLL for (int i = 0; i < 2; ++i) {
            int w = t + i * 256;
            as[w % 8][w / 8] = a[(group_y() * 64 + w / 8) * n + k0 + w % 8];
            bs[w / 64][w % 64] = b[(k0 + w / 64) * n + group() * 64 + w % 64];
        }
        barrier();
        UNROLL for (int s = 0; s < 8; ++s) UNROLL for (int i = 0; i < 4; ++i) UNROLL for (int j = 0; j < 4; ++j) {
            f2 l = as[s][y * 4 + i], r = bs[s][x * 4 + j];
            acc[i][j].x = fma(l.x, r.x, acc[i][j].x);
            acc[i][j].x = fma(-l.y, r.y, acc[i][j].x);
            acc[i][j].y = fma(l.x, r.y, acc[i][j].y);
            acc[i][j].y = fma(l.y, r.x, acc[i][j].y);
        }
        barrier();
    }
    UNROLL for (int i = 0; i < 4; ++i) UNROLL for (int j = 0; j < 4; ++j)
        c[(group_y() * 64 + y * 4 + i) * n + group() * 64 + x * 4 + j] = acc[i][j];
}

#ifndef __GFX12__  // its matrix instructions lay rows out otherwise
// 128 x 128 x 32 in 16 bits on the matrix cores, four waves of 64 x 64.
KERNEL(128) void hgemm_wmma(const half *a, const half *b, half *c, int n, int k) {
    SHARED h8 as[128][5], bs[128][5];
    f8 acc[4][4] = {};
    int t = lane(), wave = t / 32, l = t % 16;
    int m0 = wave / 2 * 64, n0 = wave % 2 * 64;
    for (int k0 = 0; k0 < k; k0 += 32) {
        UNROLL for (int i = 0; i < 4; ++i) {
            int w = t + i * 128;
            as[w / 4][w % 4] = *(const h8 *)(a + (group_y() * 128 + w / 4) * k + k0 + w % 4 * 8);
            bs[w / 4][w % 4] = *(const h8 *)(b + (group() * 128 + w / 4) * k + k0 + w % 4 * 8);
        }
        barrier();
        UNROLL for (int s = 0; s < 2; ++s) {
            h16 x[4], y[4];
            UNROLL for (int i = 0; i < 4; ++i) {
                x[i] = __builtin_shufflevector(as[m0 + i * 16 + l][s * 2], as[m0 + i * 16 + l][s * 2 + 1], 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
                y[i] = __builtin_shufflevector(bs[n0 + i * 16 + l][s * 2], bs[n0 + i * 16 + l][s * 2 + 1], 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
            }
            UNROLL for (int i = 0; i < 4; ++i) UNROLL for (int j = 0; j < 4; ++j)
                acc[i][j] = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(x[i], y[j], acc[i][j]);
        }
        barrier();
    }
    UNROLL for (int i = 0; i < 4; ++i) UNROLL for (int j = 0; j < 4; ++j) UNROLL for (int r = 0; r < 8; ++r)
        c[(group_y() * 128 + m0 + i * 16 + r * 2 + t % 32 / 16) * n + group() * 128 + n0 + j * 16 + l] = (half)acc[i][j][r];
}
#endif

// One row of a matrix in blocks of 32 four-bit values with a scale, times a vector in blocks of 32 bytes.
struct q4 { half d; u8 q[16]; };
struct q8 { half d, s; s8 q[32]; };
KERNEL(128) void q4_vector(const q4 *w, const q8 *v, float *y, int columns) {
    SHARED float part[4];
    int blocks = columns / 32;
    float sum = 0;
    for (int block = lane() / 4; block < blocks; block += 32) {
        const q4 *x = w + group() * blocks + block;
        const q8 *z = v + block;
        int at = lane() % 4;
        const u16 *q = (const u16 *)x->q;
        u32 word = q[at * 2] | (u32)q[at * 2 + 1] << 16;
        int low = ((const int *)z->q)[at], high = ((const int *)z->q)[at + 4];
        int total = __builtin_amdgcn_sudot4(true, word & 0x0f0f0f0f, true, low, 0, false);
        total = __builtin_amdgcn_sudot4(true, word >> 4 & 0x0f0f0f0f, true, high, total, false);
        sum += (float)x->d * ((float)total * (float)z->d - 2.0f * (float)z->s);
    }
    sum = wave_sum(sum);
    if (lane() % 32 == 0) part[lane() / 32] = sum;
    barrier();
    if (lane() == 0) y[group()] = part[0] + part[1] + part[2] + part[3];
}

// Super-blocks of 256 four-bit values: eight scales and minima of six bits each.
struct q4k { half d, least; u8 scales[12]; u8 q[128]; };
KERNEL(64) void q4k_vector(const q4k *w, const float *v, float *y, int columns) {
    int blocks = columns / 256;
    int t = lane() % 32, step = lane() / 32;
    float sum = 0;
    for (int block = step; block < blocks; block += 2) {
        const q4k *x = w + group() * blocks + block;
        float d = (float)x->d, least = (float)x->least;
        UNROLL for (int j = 0; j < 4; ++j) {
            u8 s0 = j < 2 ? x->scales[j * 2] & 63 : (x->scales[j * 2 + 4] & 15) | (x->scales[j * 2 - 4] >> 6) << 4;
            u8 m0 = j < 2 ? x->scales[j * 2 + 4] & 63 : (x->scales[j * 2 + 4] >> 4) | (x->scales[j * 2] >> 6) << 4;
            u8 q = x->q[j * 32 + t];
            const float *part = v + block * 256 + j * 64 + t;
            sum += part[0] * (d * s0 * (q & 15) - least * m0) + part[32] * (d * s0 * (q >> 4) - least * m0);
        }
    }
    sum = wave_sum(sum);
    if (t == 0) y[group() * 2 + step] = sum;
}

// Tiles of bytes with scales: four rows by four columns a lane on dot4.
KERNEL(256) void q8_tile(const int *a, const float *sa, const int *b, const float *sb, float *c, int n, int k) {
    SHARED int xs[64][9], ys[64][9];
    SHARED float dx[64], dy[64];
    float acc[4][4] = {};
    int t = lane(), x = t % 16, y = t / 16;
    for (int k0 = 0; k0 < k / 4; k0 += 8) {
        for (int i = t; i < 512; i += 256) {
            xs[i / 8][i % 8] = a[(group_y() * 64 + i / 8) * (k / 4) + k0 + i % 8];
            ys[i / 8][i % 8] = b[(group() * 64 + i / 8) * (k / 4) + k0 + i % 8];
        }
        if (t < 64) dx[t] = sa[(group_y() * 64 + t) * (k / 32) + k0 / 8];
        else if (t < 128) dy[t - 64] = sb[(group() * 64 + t - 64) * (k / 32) + k0 / 8];
        barrier();
        UNROLL for (int i = 0; i < 4; ++i) UNROLL for (int j = 0; j < 4; ++j) {
            int dot = 0;
            UNROLL for (int s = 0; s < 8; ++s)
                dot = __builtin_amdgcn_sudot4(true, xs[y + 16 * i][s], true, ys[x + 16 * j][s], dot, false);
            acc[i][j] += dx[y + 16 * i] * dy[x + 16 * j] * (float)dot;
        }
        barrier();
    }
    UNROLL for (int i = 0; i < 4; ++i) UNROLL for (int j = 0; j < 4; ++j)
        c[(group_y() * 64 + y + 16 * i) * n + group() * 64 + x + 16 * j] = acc[i][j];
}

// Linear attention with a gate for each key; a lane keeps a column of the state.
KERNEL(64) void gated_linear(const float *k, const float *v, const float *r, const float *decay, float *y, int tokens, float scale) {
    SHARED float ks[64], rs[64], ds[64];
    float state[64] = {};
    for (int token = 0; token < tokens; ++token) {
        int at = (token * 32 + group()) * 64 + lane();
        barrier();
        ks[lane()] = k[at];
        rs[lane()] = r[at];
        ds[lane()] = decay[at];
        barrier();
        float value = v[at], sum = 0;
        UNROLL for (int j = 0; j < 64; ++j) {
            state[j] = state[j] * ds[j] + ks[j] * value;
            sum += state[j] * rs[j];
        }
        y[at] = sum * scale;
    }
}

// Attention of one query over all keys, a wave for each part of the keys.
KERNEL(128) void attention_vector(const half *q, const half *k, const half *v, float *y, int length, float scale) {
    SHARED float best[4], total[4], part[4][128];
    int wave = lane() / 32, l = lane() % 32;
    f4 query, sum = 0;
    h4 word = ((const h4 *)(q + group() * 128))[l];
    UNROLL for (int i = 0; i < 4; ++i) query[i] = (float)word[i] * scale;
    float top = -1e30f, norm = 0;
    for (int token = wave; token < length; token += 4) {
        h4 key = ((const h4 *)(k + (group() * length + token) * 128))[l];
        float s = 0;
        UNROLL for (int i = 0; i < 4; ++i) s += (float)key[i] * query[i];
        s = wave_sum(s);
        float higher = fmax(top, s), alpha = expe(top - higher), weight = expe(s - higher);
        h4 value = ((const h4 *)(v + (group() * length + token) * 128))[l];
        UNROLL for (int i = 0; i < 4; ++i) sum[i] = sum[i] * alpha + weight * (float)value[i];
        norm = norm * alpha + weight;
        top = higher;
    }
    if (l == 0) best[wave] = top, total[wave] = norm;
    UNROLL for (int i = 0; i < 4; ++i) part[wave][l * 4 + i] = sum[i];
    barrier();
    float highest = fmax(fmax(best[0], best[1]), fmax(best[2], best[3]));
    float all = 0, out = 0;
    UNROLL for (int w = 0; w < 4; ++w) {
        float f = expe(best[w] - highest);
        all += f * total[w];
        out += f * part[w][lane()];
    }
    y[group() * 128 + lane()] = out / all;
}

// Norm of a row by its root mean square, in strides of the workgroup.
KERNEL(1024) void rms_rows(const float *x, const float *weight, float *y, int columns, float eps) {
    SHARED float part[32];
    x += (long)group() * columns;
    y += (long)group() * columns;
    float sum = 0;
    for (int i = lane(); i < columns; i += 1024) sum += x[i] * x[i];
    sum = wave_sum(sum);
    if (lane() % 32 == 0) part[lane() / 32] = sum;
    barrier();
    sum = wave_sum(part[lane() % 32]);
    float scale = rsq(sum / columns + eps);
    for (int i = lane(); i < columns; i += 1024) y[i] = scale * x[i] * weight[i];
}

// Softmax with a mask and a slope for each head; the row waits in LDS of a size given at launch.
extern "C" __attribute__((shared)) float row_buffer[];
KERNEL(512) void masked_softmax(const float *x, const half *mask, float *y, int columns, float scale, float slope) {
    SHARED float part[16];
    float top = -1e30f;
    for (int i = lane(); i < columns; i += 512) {
        float v = x[group() * columns + i] * scale + slope * (float)mask[i];
        row_buffer[i] = v;
        top = fmax(top, v);
    }
    top = wave_max(top);
    if (lane() % 32 == 0) part[lane() / 32] = top;
    barrier();
    top = wave_max(part[lane() % 16]);
    barrier();
    float sum = 0;
    for (int i = lane(); i < columns; i += 512) {
        float v = expe(row_buffer[i] - top);
        row_buffer[i] = v;
        sum += v;
    }
    sum = wave_sum(sum);
    if (lane() % 32 == 0) part[lane() / 32] = sum;
    barrier();
    sum = lane() % 32 < 16 ? part[lane() % 16] : 0.0f;
    float inverse = 1.0f / wave_sum(sum);
    for (int i = lane(); i < columns; i += 512) y[group() * columns + i] = row_buffer[i] * inverse;
}

// A direct 3 x 3 convolution: image tile and taps in LDS, eight filters a lane.
KERNEL(256) void conv_direct(const float *x, const float *w, float *y, int height, int width, int channels) {
    SHARED float tile[18][19], taps[8][9];
    float acc[8] = {};
    int t = lane(), px = t % 16, py = t / 16;
    int x0 = group() * 16 - 1, y0 = group_y() * 16 - 1;
    for (int c = 0; c < channels; ++c) {
        for (int i = t; i < 324; i += 256) {
            int r = y0 + i / 18, s = x0 + i % 18;
            bool in = r >= 0 && r < height && s >= 0 && s < width;
            tile[i / 18][i % 18] = in ? x[(c * height + r) * width + s] : 0.0f;
        }
        if (t < 72) taps[t / 9][t % 9] = w[(t / 9 * channels + c) * 9 + t % 9];
        barrier();
        UNROLL for (int i = 0; i < 9; ++i) {
            float value = tile[py + i / 3][px + i % 3];
            UNROLL for (int f = 0; f < 8; ++f) acc[f] = fma(value, taps[f][i], acc[f]);
        }
        barrier();
    }
    UNROLL for (int f = 0; f < 8; ++f) y[(f * height + y0 + 1 + py) * width + x0 + 1 + px] = acc[f];
}

// Winograd F(2x2, 3x3): transform of the data of one tile of each of 16 channels.
KERNEL(256) void winograd_input(const float *x, float *u, int width, int tiles) {
    int tile = item(256);
    if (tile >= tiles) return;
    float d[4][4], s[4][4];
    const float *from = x + tile / (width / 2) * 2 * width + tile % (width / 2) * 2;
    UNROLL for (int i = 0; i < 4; ++i) UNROLL for (int j = 0; j < 4; ++j) d[i][j] = from[i * width + j];
    UNROLL for (int j = 0; j < 4; ++j) {
        s[0][j] = d[0][j] - d[2][j];
        s[1][j] = d[1][j] + d[2][j];
        s[2][j] = d[2][j] - d[1][j];
        s[3][j] = d[1][j] - d[3][j];
    }
    UNROLL for (int i = 0; i < 4; ++i) {
        float *to = u + i * 4 * tiles + tile;
        to[0] = s[i][0] - s[i][2];
        to[tiles] = s[i][1] + s[i][2];
        to[2 * tiles] = s[i][2] - s[i][1];
        to[3 * tiles] = s[i][1] - s[i][3];
    }
}

// Eighth-order stencil in three dimensions that marches along z with a queue of planes.
KERNEL(256) void stencil_march(const float *in, float *out, int nx, int ny, int nz, float c0, float c1, float c2, float c3, float c4) {
    SHARED float plane[24][40];
    int tx = lane() % 32, ty = lane() / 32;
    int px = group() * 32 + tx + 4, py = group_y() * 8 + ty + 4;
    int at = py * nx + px, step = nx * ny;
    float front[4], behind[4], now;
    UNROLL for (int i = 0; i < 4; ++i) behind[i] = in[at + (3 - i) * step], front[i] = in[at + (5 + i) * step];
    now = in[at + 4 * step];
    for (int z = 4; z < nz - 4; ++z) {
        barrier();
        plane[ty + 4][tx + 4] = now;
        if (ty < 4) plane[ty][tx + 4] = in[at + z * step - 4 * nx], plane[ty + 12][tx + 4] = in[at + z * step + 8 * nx];
        if (tx < 4) plane[ty + 4][tx] = in[at + z * step - 4], plane[ty + 4][tx + 36] = in[at + z * step + 32];
        barrier();
        float w[4] = {c1, c2, c3, c4}, sum = c0 * now;
        UNROLL for (int i = 0; i < 4; ++i)
            sum += w[i] * (plane[ty + 4][tx + 5 + i] + plane[ty + 4][tx + 3 - i] + plane[ty + 5 + i][tx + 4] + plane[ty + 3 - i][tx + 4] + front[i] + behind[i]);
        out[at + z * step] = sum;
        UNROLL for (int i = 3; i > 0; --i) behind[i] = behind[i - 1];
        behind[0] = now;
        now = front[0];
        UNROLL for (int i = 0; i < 3; ++i) front[i] = front[i + 1];
        front[3] = in[at + (z + 5) * step];
    }
}

// Lattice Boltzmann in two dimensions, nine directions, pull.
KERNEL(256) void lattice_d2q9(const float *f, float *g, const u8 *wall, int nx, int ny, float omega) {
    CONSTANT int ex[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, ey[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
    CONSTANT float wt[9] = {4 / 9.f, 1 / 9.f, 1 / 9.f, 1 / 9.f, 1 / 9.f, 1 / 36.f, 1 / 36.f, 1 / 36.f, 1 / 36.f};
    int i = item(256), x = i % nx, y = i / nx, cells = nx * ny;
    if (y >= ny || wall[i]) return;
    float p[9], rho = 0, ux = 0, uy = 0;
    UNROLL for (int d = 0; d < 9; ++d) {
        int from = (y - ey[d] + ny) % ny * nx + (x - ex[d] + nx) % nx;
        p[d] = f[d * cells + from];
        rho += p[d];
        ux += p[d] * ex[d];
        uy += p[d] * ey[d];
    }
    ux *= rcp(rho);
    uy *= rcp(rho);
    float square = 1.5f * (ux * ux + uy * uy);
    UNROLL for (int d = 0; d < 9; ++d) {
        float eu = 3 * (ex[d] * ux + ey[d] * uy);
        g[d * cells + i] = p[d] + omega * (wt[d] * rho * (1 + eu + 0.5f * eu * eu - square) - p[d]);
    }
}

// Distances of points to centres, the nearest wins.
KERNEL(256) void nearest_centre(const float *points, const float *centres, int *place, int n, int count, int features) {
    SHARED float cs[32][16];
    int i = item(256), best = 0;
    float least = 1e30f, p[16];
    UNROLL for (int d = 0; d < 16; ++d) p[d] = i < n ? points[d * n + i] : 0.0f;
    for (int first = 0; first < count; first += 32) {
        for (int w = lane(); w < 512; w += 256) cs[w / 16][w % 16] = centres[first * 16 + w];
        barrier();
        for (int c = 0; c < 32; ++c) {
            float sum = 0;
            UNROLL for (int d = 0; d < 16; ++d) {
                float e = p[d] - cs[c][d];
                sum = fma(e, e, sum);
            }
            if (sum < least) least = sum, best = first + c;
        }
        barrier();
    }
    if (i < n) place[i] = best;
}

// Bicubic resampling of an image of four bytes a pixel.
DEVICE f4 pixel(u32 p) {
    f4 v = {(float)(p & 255), (float)(p >> 8 & 255), (float)(p >> 16 & 255), (float)(p >> 24)};
    return v;
}
KERNEL(256) void bicubic(const u32 *in, u32 *out, int iw, int ih, int ow, int oh, float sx, float sy) {
    int i = item(256), x = i % ow, y = i / ow;
    if (y >= oh) return;
    float fx = (x + 0.5f) * sx - 0.5f, fy = (y + 0.5f) * sy - 0.5f;
    float bx = floorf_(fx), by = floorf_(fy), tx = fx - bx, ty = fy - by;
    float wx[4] = {((-0.5f * tx + 1) * tx - 0.5f) * tx, (1.5f * tx - 2.5f) * tx * tx + 1, ((-1.5f * tx + 2) * tx + 0.5f) * tx, (0.5f * tx - 0.5f) * tx * tx};
    float wy[4] = {((-0.5f * ty + 1) * ty - 0.5f) * ty, (1.5f * ty - 2.5f) * ty * ty + 1, ((-1.5f * ty + 2) * ty + 0.5f) * ty, (0.5f * ty - 0.5f) * ty * ty};
    f4 sum = 0;
    UNROLL for (int r = 0; r < 4; ++r) {
        int py = (int)by - 1 + r;
        py = py < 0 ? 0 : py >= ih ? ih - 1 : py;
        f4 line = 0;
        UNROLL for (int s = 0; s < 4; ++s) {
            int px = (int)bx - 1 + s;
            px = px < 0 ? 0 : px >= iw ? iw - 1 : px;
            line += pixel(in[py * iw + px]) * wx[s];
        }
        sum += line * wy[r];
    }
    u32 word = 0;
    UNROLL for (int c = 0; c < 4; ++c) word |= (u32)clampf(sum[c] + 0.5f, 0, 255) << c * 8;
    out[i] = word;
}

// Histogram of bytes in LDS, a copy for each wave, merged at the end.
KERNEL(256) void byte_histogram(const u32x4 *in, u32 *bins, int words) {
    SHARED u32 counts[8][257];
    for (int i = lane(); i < 8 * 257; i += 256) (&counts[0][0])[i] = 0;
    barrier();
    u32 *mine = counts[lane() / 32];
    for (int i = item(256); i < words; i += 256 * 512) {
        u32x4 word = in[i];
        UNROLL for (int j = 0; j < 4; ++j) UNROLL for (int b = 0; b < 4; ++b)
            __atomic_fetch_add(&mine[word[j] >> b * 8 & 255], 1, __ATOMIC_RELAXED);
    }
    barrier();
    u32 sum = 0;
    UNROLL for (int w = 0; w < 8; ++w) sum += counts[w][lane()];
    __atomic_fetch_add(&bins[lane()], sum, __ATOMIC_RELAXED);
}

// Radix-16 passes of a transform of 4096 points through LDS.
DEVICE f2 times(f2 a, f2 b) {
    f2 c = {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};
    return c;
}
DEVICE void four(f2 *v) {
    f2 a = v[0] + v[2], b = v[0] - v[2], c = v[1] + v[3], d = v[1] - v[3];
    f2 e = {d.y, -d.x};
    v[0] = a + c;
    v[2] = a - c;
    v[1] = b + e;
    v[3] = b - e;
}
KERNEL(256) void fft4096(f2 *data) {
    SHARED float re[4096 + 128], im[4096 + 128];
    f2 v[16];
    int t = lane();
    data += group() * 4096;
    UNROLL for (int i = 0; i < 16; ++i) v[i] = data[t + i * 256];
    ROLLED for (int pass = 0; pass < 3; ++pass) {
        int span = pass == 0 ? 256 : pass == 1 ? 16 : 1;
        UNROLL for (int i = 0; i < 4; ++i) {
            f2 w[4] = {v[i], v[i + 4], v[i + 8], v[i + 12]};
            four(w);
            UNROLL for (int j = 0; j < 4; ++j) {
                float turn = (float)(i * j) * (1.0f / 16.0f);
                f2 factor = {cosine(turn), -sine(turn)};
                v[i + 4 * j] = times(w[j], factor);
            }
        }
        UNROLL for (int j = 0; j < 4; ++j) four(v + 4 * j);
        float angle = (float)(t % span) / (float)(span * 16);
        UNROLL for (int i = 1; i < 16; ++i) {
            f2 factor = {cosine(angle * i), -sine(angle * i)};
            v[i] = times(v[i], factor);
        }
        int to = t / span * span * 16 + t % span;
        barrier();
        UNROLL for (int i = 0; i < 16; ++i) re[(to + i * span) * 33 / 32] = v[i].x, im[(to + i * span) * 33 / 32] = v[i].y;
        barrier();
        UNROLL for (int i = 0; i < 16; ++i) v[i].x = re[(t + i * 256) * 33 / 32], v[i].y = im[(t + i * 256) * 33 / 32];
    }
    UNROLL for (int i = 0; i < 16; ++i) data[t + i * 256] = v[i];
}

// Forces between all pairs of bodies, tiles of positions in LDS, four bodies a lane.
KERNEL(128) void forces_tiled(const f4 *bodies, f4 *forces, int n, float soft) {
    SHARED f4 tile[128];
    f4 p[4], a[4] = {};
    UNROLL for (int i = 0; i < 4; ++i) p[i] = bodies[group() * 512 + i * 128 + lane()];
    for (int first = 0; first < n; first += 128) {
        tile[lane()] = bodies[first + lane()];
        barrier();
        _Pragma("unroll 4") for (int j = 0; j < 128; ++j) {
            f4 q = tile[j];
            UNROLL for (int i = 0; i < 4; ++i) {
                float x = q.x - p[i].x, y = q.y - p[i].y, z = q.z - p[i].z;
                float r = rsq(fma(x, x, fma(y, y, fma(z, z, soft))));
                float f = q.w * r * r * r;
                a[i].x = fma(f, x, a[i].x);
                a[i].y = fma(f, y, a[i].y);
                a[i].z = fma(f, z, a[i].z);
            }
        }
        barrier();
    }
    UNROLL for (int i = 0; i < 4; ++i) forces[group() * 512 + i * 128 + lane()] = a[i];
}

// Blocked LU: the rows right of a 16 x 16 diagonal block are divided by it.
KERNEL(64) void lu_rows(float *m, int size, int offset) {
    SHARED float diagonal[16][16], row[16][64];
    int first = offset + 16 + group() * 64 + lane();
    for (int i = lane(); i < 256; i += 64) diagonal[i / 16][i % 16] = m[(offset + i / 16) * size + offset + i % 16];
    UNROLL for (int i = 0; i < 16; ++i) row[i][lane()] = m[(offset + i) * size + first];
    barrier();
    for (int i = 1; i < 16; ++i) {
        float sum = row[i][lane()];
        for (int j = 0; j < i; ++j) sum -= diagonal[i][j] * row[j][lane()];
        row[i][lane()] = sum;
    }
    UNROLL for (int i = 0; i < 16; ++i) m[(offset + i) * size + first] = row[i][lane()];
}
