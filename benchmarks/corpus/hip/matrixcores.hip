// WMMA: f16, bf16 and i8 tiles with f32, f16 and i32 accumulators, alone and in a register block.
#include "common.h"

DEVICE h16 rows(const half *p, int stride) {
    h16 v;
    UNROLL for (int k = 0; k < 16; ++k) v[k] = p[(lane() % 16) * stride + k];
    return v;
}

GLOBAL void wmma_f32(const half *a, const half *b, float *c, int n) {
    f8 acc = {};
    for (int k = 0; k < n; k += 16) acc = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(rows(a + k, n), rows(b + k, n), acc);
    UNROLL for (int k = 0; k < 8; ++k) c[(2 * k + lane() / 16) * 16 + lane() % 16] = acc[k];
}

template <int M, int N> DEVICE void wmma_block(const half *a, const half *b, float *c, int n) {
    f8 acc[M][N] = {};
    for (int k = 0; k < n; k += 16) {
        h16 x[M], y[N];
        UNROLL for (int m = 0; m < M; ++m) x[m] = rows(a + m * 16 * n + k, n);
        UNROLL for (int l = 0; l < N; ++l) y[l] = rows(b + l * 16 * n + k, n);
        UNROLL for (int m = 0; m < M; ++m) {
            UNROLL for (int l = 0; l < N; ++l) acc[m][l] = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(x[m], y[l], acc[m][l]);
        }
    }
    UNROLL for (int m = 0; m < M; ++m) {
        UNROLL for (int l = 0; l < N; ++l) {
            UNROLL for (int k = 0; k < 8; ++k)
                c[(m * 16 + 2 * k + lane() / 16) * 16 * N + l * 16 + lane() % 16] = acc[m][l][k] * 0.125f;
        }
    }
}
GLOBAL void wmma_2x2(const half *a, const half *b, float *c, int n) { wmma_block<2, 2>(a, b, c, n); }
GLOBAL void wmma_4x2(const half *a, const half *b, float *c, int n) { wmma_block<4, 2>(a, b, c, n); }

GLOBAL void wmma_f16(const half *a, const half *b, half *c, int n) {
    h16 acc = {};
    for (int k = 0; k < n; k += 16) acc = __builtin_amdgcn_wmma_f16_16x16x16_f16_w32(rows(a + k, n), rows(b + k, n), acc, false);
    UNROLL for (int k = 0; k < 8; ++k) c[(2 * k + lane() / 16) * 16 + lane() % 16] = acc[2 * k];
}

GLOBAL void wmma_bf16(const s16x16 *a, const s16x16 *b, float *c, int n) {
    f8 acc = {};
    for (int k = 0; k < n; ++k) acc = __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a[k * 16 + lane() % 16], b[k * 16 + lane() % 16], acc);
    UNROLL for (int k = 0; k < 8; ++k) c[k * 32 + lane()] = acc[k];
}

GLOBAL void wmma_i8(const i4 *a, const i4 *b, float *c, float scale, int n) {
    i8v acc = {};
    for (int k = 0; k < n; ++k)
        acc = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(true, a[k * 16 + lane() % 16], true, b[k * 16 + lane() % 16], acc, false);
    UNROLL for (int k = 0; k < 8; ++k) c[k * 32 + lane()] = acc[k] * scale;
}

GLOBAL void wmma_lds(const half *a, const half *b, float *c, int n) {
    SHARED half left[64 * 24], right[64 * 24];
    f8 acc[2] = {};
    int wave = lane() / 32, l = lane() % 32;
    for (int k = 0; k < n; k += 16) {
        UNROLL for (int u = 0; u < 8; ++u) {
            int row = (lane() + 128 * u) / 16, column = (lane() + 128 * u) % 16;
            left[row * 24 + column] = a[row * n + k + column];
            right[row * 24 + column] = b[row * n + k + column];
        }
        barrier();
        h16 x, y[2];
        UNROLL for (int u = 0; u < 16; ++u) {
            x[u] = left[(wave * 16 + l % 16) * 24 + u];
            y[0][u] = right[(l % 16) * 24 + u], y[1][u] = right[(16 + l % 16) * 24 + u];
        }
        UNROLL for (int u = 0; u < 2; ++u) acc[u] = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(x, y[u], acc[u]);
        barrier();
    }
    UNROLL for (int u = 0; u < 2; ++u) {
        UNROLL for (int k = 0; k < 8; ++k) c[(wave * 16 + 2 * k + l / 16) * 32 + u * 16 + l % 16] = fmax(acc[u][k], 0.0f);
    }
}
