// Dense and sparse linear algebra: axpy, dot, gemv, gemm tiles of several shapes, complex, small inverses, SpMV.
#include "common.h"

GLOBAL void saxpy(const f4 *x, f4 *y, float a, int n) {
    int i = item(256);
    if (i < n) y[i] += a * x[i];
}

GLOBAL void saxpy_loop(const float *x, float *y, float a, int n) {
    _Pragma("unroll 4") for (int i = item(256); i < n; i += 65536) y[i] = fma(a, x[i], y[i]);
}

GLOBAL void gemv_rows(const f4 *a, const f4 *x, float *y, int n4) {
    f4 sum = 0;
    for (int k = lane(); k < n4; k += 32) sum += a[group() * n4 + k] * x[k];
    float s = wave_sum(sum.x + sum.y + sum.z + sum.w);
    if (lane() == 0) y[group()] = s;
}

GLOBAL void gemv_columns(const float *a, const float *x, float *y, int rows, int columns) {
    int i = item(256);
    float sum[4] = {};
    for (int k = 0; k < columns; k += 4) {
        UNROLL for (int u = 0; u < 4; ++u) sum[u] = fma(a[(k + u) * rows + i], x[k + u], sum[u]);
    }
    y[i] = (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

template <typename T, int M, int N> DEVICE void gemm(const T *a, const T *b, T *c, int n) {
    SHARED T left[16][16 * M], right[16][16 * N];
    T acc[M][N] = {};
    int x = lane() % 16, y = lane() / 16;
    for (int k0 = 0; k0 < n; k0 += 16) {
        UNROLL for (int m = 0; m < M; ++m) left[x][y * M + m] = a[(group_y() * 16 * M + y * M + m) * n + k0 + x];
        UNROLL for (int l = 0; l < N; ++l) right[y][x * N + l] = b[(k0 + y) * n + group() * 16 * N + x * N + l];
        barrier();
        UNROLL for (int k = 0; k < 16; ++k) {
            UNROLL for (int m = 0; m < M; ++m) {
                UNROLL for (int l = 0; l < N; ++l) acc[m][l] += left[k][y * M + m] * right[k][x * N + l];
            }
        }
        barrier();
    }
    UNROLL for (int m = 0; m < M; ++m) {
        UNROLL for (int l = 0; l < N; ++l) c[(group_y() * 16 * M + y * M + m) * n + group() * 16 * N + x * N + l] = acc[m][l];
    }
}
GLOBAL void gemm_1x1(const float *a, const float *b, float *c, int n) { gemm<float, 1, 1>(a, b, c, n); }
GLOBAL void gemm_2x3(const float *a, const float *b, float *c, int n) { gemm<float, 2, 3>(a, b, c, n); }
GLOBAL void gemm_4x4(const float *a, const float *b, float *c, int n) { gemm<float, 4, 4>(a, b, c, n); }
GLOBAL void dgemm_2x2(const double *a, const double *b, double *c, int n) { gemm<double, 2, 2>(a, b, c, n); }
GLOBAL void igemm_2x2(const int *a, const int *b, int *c, int n) { gemm<int, 2, 2>(a, b, c, n); }

GLOBAL void complex_gemv(const f2 *a, const f2 *x, f2 *y, int n) {
    int i = item(64);
    f2 sum = 0;
    for (int k = 0; k < n; ++k) {
        f2 p = a[k * n + i], q = x[k];
        sum.x += p.x * q.x - p.y * q.y, sum.y += p.x * q.y + p.y * q.x;
    }
    y[i] = sum;
}

GLOBAL void inverse4(const float *in, float *out) {
    int i = item(64);
    float m[4][8];
    UNROLL for (int r = 0; r < 4; ++r) {
        UNROLL for (int c = 0; c < 4; ++c) m[r][c] = in[(r * 4 + c) * 16384 + i], m[r][c + 4] = r == c;
    }
    UNROLL for (int p = 0; p < 4; ++p) {
        float inv = rcp(m[p][p]);
        UNROLL for (int c = 0; c < 8; ++c) m[p][c] *= inv;
        UNROLL for (int r = 0; r < 4; ++r) {
            if (r == p) continue;
            float f = m[r][p];
            UNROLL for (int c = 0; c < 8; ++c) m[r][c] -= f * m[p][c];
        }
    }
    UNROLL for (int r = 0; r < 4; ++r) {
        UNROLL for (int c = 0; c < 4; ++c) out[(r * 4 + c) * 16384 + i] = m[r][c + 4];
    }
}

GLOBAL void spmv_csr(const int *starts, const int *columns, const float *values, const float *x, float *y, int rows) {
    int row = item(256);
    if (row >= rows) return;
    float sum = 0;
    for (int k = starts[row]; k < starts[row + 1]; ++k) sum += values[k] * x[columns[k]];
    y[row] = sum;
}

GLOBAL void tridiagonal(const float *a, const float *b, const float *c, float *d, float *scratch, int n, int systems) {
    int i = item(64);
    float cp = c[i] / b[i], dp = d[i] / b[i];
    scratch[i] = cp, d[i] = dp;
    for (int k = 1; k < n; ++k) {
        int at = k * systems + i;
        float inv = 1.0f / (b[at] - a[at] * cp);
        cp = c[at] * inv, dp = (d[at] - a[at] * dp) * inv;
        scratch[at] = cp, d[at] = dp;
    }
    for (int k = n - 2; k >= 0; --k) {
        int at = k * systems + i;
        dp = d[at] - scratch[at] * dp;
        d[at] = dp;
    }
}

GLOBAL void cholesky6(float *matrices) {
    int i = item(64);
    float m[21];
    UNROLL for (int k = 0; k < 21; ++k) m[k] = matrices[k * 8192 + i];
    UNROLL for (int c = 0; c < 6; ++c) {
        float d = m[c * (c + 1) / 2 + c];
        UNROLL for (int k = 0; k < c; ++k) d -= m[c * (c + 1) / 2 + k] * m[c * (c + 1) / 2 + k];
        float s = rsq(d);
        m[c * (c + 1) / 2 + c] = d * s;
        UNROLL for (int r = c + 1; r < 6; ++r) {
            float v = m[r * (r + 1) / 2 + c];
            UNROLL for (int k = 0; k < c; ++k) v -= m[r * (r + 1) / 2 + k] * m[c * (c + 1) / 2 + k];
            m[r * (r + 1) / 2 + c] = v * s;
        }
    }
    UNROLL for (int k = 0; k < 21; ++k) matrices[k * 8192 + i] = m[k];
}

GLOBAL void transpose_tile(const float *in, float *out, int w, int h) {
    SHARED float tile[32][33];
    int x = group() * 32 + lane(), y = group_y() * 32 + lane_y();
    UNROLL for (int k = 0; k < 32; k += 8) tile[lane_y() + k][lane()] = in[(y + k) * w + x];
    barrier();
    x = group_y() * 32 + lane(), y = group() * 32 + lane_y();
    UNROLL for (int k = 0; k < 32; k += 8) out[(y + k) * h + x] = tile[lane()][lane_y() + k];
}
