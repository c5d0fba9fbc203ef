// Kernels as many authors write them in OpenCL: global ids with the launch's offset and size, tests of bounds, arguments
// as strides, work-group sizes required only where an author would.
#include "../opencl/common.h"
typedef ulong size_t;
#define get_local_id(axis) ((axis) == 0 ? LX : LY)
#define get_group_id(axis) ((axis) == 0 ? WX : WY)
#define get_local_size(axis) ((size_t)((axis) == 0 ? __builtin_amdgcn_workgroup_size_x() : __builtin_amdgcn_workgroup_size_y()))
#define get_global_size(axis) ((size_t)((axis) == 0 ? __builtin_amdgcn_grid_size_x() : __builtin_amdgcn_grid_size_y()))
#define OFFSET(axis) (((__constant size_t *)__builtin_amdgcn_implicitarg_ptr())[5 + (axis)])
#define get_global_id(axis) ((size_t)get_group_id(axis) * get_local_size(axis) + get_local_id(axis) + OFFSET(axis))
#define REQUIRED(x, y) __attribute__((reqd_work_group_size(x, y, 1)))
#define CLAMP(x, lo, hi) ((x) < (lo) ? (lo) : (x) > (hi) ? (hi) : (x))

// y = a x + y with strides.
__kernel void axpy_strides(const int n, const float alpha, __global const float *restrict x, const int x_inc, __global float *y, const int y_inc) {
    for (int id = get_global_id(0); id < n; id += get_global_size(0)) y[id * y_inc] += alpha * x[id * x_inc];
}

// C = A B, 32 x 32, eight rows a work-item.
REQUIRED(32, 4) __kernel void gemm_rows8(const int M, const int N, const int K, const __global float *A, const __global float *B, __global float *C) {
    const int row = LX, col = LY;
    const int globalRow = 32 * WX + row, globalCol = 32 * WY + col;
    __local float Asub[32][32], Bsub[32][32];
    float acc[8];
    for (int w = 0; w < 8; w++) acc[w] = 0.0f;
    const int numTiles = K / 32;
    for (int t = 0; t < numTiles; t++) {
        for (int w = 0; w < 8; w++) {
            const int tiledRow = 32 * t + row, tiledCol = 32 * t + col;
            Asub[col + w * 4][row] = A[(tiledCol + w * 4) * M + globalRow];
            Bsub[col + w * 4][row] = B[(globalCol + w * 4) * K + tiledRow];
        }
        BARRIER;
        for (int k = 0; k < 32; k++)
            for (int w = 0; w < 8; w++) acc[w] += Asub[k][row] * Bsub[col + w * 4][k];
        BARRIER;
    }
    for (int w = 0; w < 8; w++) C[(globalCol + w * 4) * M + globalRow] = acc[w];
}

// 64 x 64, 4 x 4 a work-item, padded tiles, column-major with leading dimensions.
REQUIRED(16, 16) __kernel void gemm_padded(int K, float alpha, float beta, __global const float *A, int lda, int offA, __global const float *B, int ldb, int offB, __global float *C, int ldc, int offC) {
    __local float lA[16 * 65], lB[16 * 65];
    int idx = LX, idy = LY, idt = 16 * idy + idx, idxT = idt % 16, idyT = idt / 16;
    float rC[4][4] = {}, rA[4], rB[4];
    A += offA + WX * 64 + idxT + idyT * lda;
    B += offB + (WY * 64 + idyT) * ldb + idxT;
    for (int block_k = K >> 4; block_k > 0; block_k--) {
        BARRIER;
        for (int i = 0; i < 4; ++i) {
            lA[idyT * 65 + idxT + 16 * i] = A[16 * i];
            lB[idxT * 65 + idyT + 16 * i] = B[16 * i * ldb];
        }
        BARRIER;
        for (int k = 0; k < 16; ++k) {
            for (int i = 0; i < 4; ++i) rA[i] = lA[k * 65 + idx + 16 * i], rB[i] = lB[k * 65 + idy + 16 * i];
            for (int i = 0; i < 4; ++i) for (int j = 0; j < 4; ++j) rC[i][j] = __builtin_fmaf(rA[i], rB[j], rC[i][j]);
        }
        A += lda << 4;
        B += 16;
    }
    C += offC + WX * 64 + idx + (WY * 64 + idy) * ldc;
    for (int j = 0; j < 4; ++j) for (int i = 0; i < 4; ++i) C[16 * i + 16 * j * ldc] = alpha * rC[i][j] + beta * C[16 * i + 16 * j * ldc];
}

// Four rows a work-item, a row in vectors of four.
__kernel void gemv_rows4(__global const float4 *a, __global const float4 *x, __global float *y, int m, int n) {
    int row = get_global_id(0) * 4;
    if (row >= m) return;
    float4 sum = 0;
    for (int i = 0; i < n / 4; ++i) {
        float4 v = x[i];
        for (int r = 0; r < 4; ++r) {
            float4 w = a[(row + r) * (n / 4) + i];
            sum[r] += w.x * v.x + w.y * v.y + w.z * v.z + w.w * v.w;
        }
    }
    for (int r = 0; r < 4; ++r) y[row + r] = sum[r];
}

// Filter of any odd size, clamped at the edges, bytes of four channels.
__kernel void filter_clamped(__global const uchar4 *src, __global uchar4 *dst, int width, int height, __constant float *taps, int radius) {
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height) return;
    float4 sum = 0;
    for (int dy = -radius; dy <= radius; ++dy)
        for (int dx = -radius; dx <= radius; ++dx) {
            int xx = CLAMP(x + dx, 0, width - 1), yy = CLAMP(y + dy, 0, height - 1);
            uchar4 p = src[yy * width + xx];
            float w = taps[(dy + radius) * (2 * radius + 1) + dx + radius];
            sum.x += w * p.x;
            sum.y += w * p.y;
            sum.z += w * p.z;
            sum.w += w * p.w;
        }
    dst[y * width + x] = (uchar4){(uchar)sum.x, (uchar)sum.y, (uchar)sum.z, (uchar)sum.w};
}

// Gradient magnitude of three by three.
__kernel void sobel_inside(__global const float *src, __global float *dst, uint width, uint height) {
    uint x = get_global_id(0), y = get_global_id(1);
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return;
    uint c = y * width + x;
    float a = src[c - 1 - width], b = src[c - width], d = src[c + 1 - width], e = src[c - 1], f = src[c + 1];
    float g = src[c - 1 + width], h = src[c + width], i = src[c + 1 + width];
    float gx = a + 2 * b + d - g - 2 * h - i, gy = a - d + 2 * e - 2 * f + g - i;
    dst[c] = __builtin_sqrtf(gx * gx + gy * gy) / 2;
}

// Bins of bytes in local memory, a copy for each group.
REQUIRED(256, 1) __kernel void histogram_groups(__global const uint *data, __global uint *partial, uint count) {
    __local uint bins[256];
    uint lid = LX;
    bins[lid] = 0;
    BARRIER;
    for (uint i = get_global_id(0); i < count; i += get_global_size(0)) {
        uint d = data[i];
        for (int b = 0; b < 4; ++b) __scoped_atomic_fetch_add(&bins[d >> (8 * b) & 255], 1u, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
    }
    BARRIER;
    partial[WX * 256 + lid] = bins[lid];
}

// Least value of a range, two steps.
__kernel void reduce_min_groups(__global const float *in, __global float *out, __local float *scratch, int length) {
    float least = 3.4e38f;
    for (int i = get_global_id(0); i < length; i += get_global_size(0)) least = in[i] < least ? in[i] : least;
    int l = LX;
    scratch[l] = least;
    BARRIER;
    for (int offset = get_local_size(0) / 2; offset > 0; offset >>= 1) {
        if (l < offset) scratch[l] = scratch[l + offset] < scratch[l] ? scratch[l + offset] : scratch[l];
        BARRIER;
    }
    if (l == 0) out[WX] = scratch[0];
}

// Lennard-Jones by a list of neighbours.
__kernel void forces_by_list(__global float4 *force, __global const float4 *position, const int most, __global const int *neighbours, const float cut2, const float lj1, const float lj2, const int n) {
    uint idx = get_global_id(0);
    float4 p = position[idx], f = 0;
    for (int j = 0; j < most; ++j) {
        int other = neighbours[j * n + idx];
        float4 q = position[other];
        float dx = p.x - q.x, dy = p.y - q.y, dz = p.z - q.z, r2 = dx * dx + dy * dy + dz * dz;
        if (r2 < cut2) {
            float inv = 1.0f / r2, inv6 = inv * inv * inv, s = inv * inv6 * (lj1 * inv6 - lj2);
            f.x += dx * s;
            f.y += dy * s;
            f.z += dz * s;
        }
    }
    force[idx] = f;
}

// Heat in a chip, several steps a launch, tile of 16 with halo.
REQUIRED(16, 16) __kernel void heat_tile(int iteration, __global const float *power, __global const float *src, __global float *dst, int cols, int rows, int border_c, int border_r, float cap, float rx, float ry, float rz) {
    __local float t[16][16], p[16][16], next[16][16];
    int bx = WX, by = WY, tx = LX, ty = LY;
    int small_r = 16 - iteration * 2, small_c = 16 - iteration * 2;
    int y0 = small_r * by - border_r, x0 = small_c * bx - border_c, yy = y0 + ty, xx = x0 + tx;
    int index = cols * yy + xx;
    int inside = yy >= 0 && yy < rows && xx >= 0 && xx < cols;
    if (inside) t[ty][tx] = src[index], p[ty][tx] = power[index];
    BARRIER;
    int vy0 = y0 < 0 ? -y0 : 0, vy1 = y0 + 15 > rows - 1 ? 15 - (y0 + 16 - rows) : 15;
    int vx0 = x0 < 0 ? -x0 : 0, vx1 = x0 + 15 > cols - 1 ? 15 - (x0 + 16 - cols) : 15;
    int n = ty - 1 < vy0 ? vy0 : ty - 1, s = ty + 1 > vy1 ? vy1 : ty + 1, w = tx - 1 < vx0 ? vx0 : tx - 1, e = tx + 1 > vx1 ? vx1 : tx + 1;
    int computed = 0;
    for (int i = 0; i < iteration; i++) {
        computed = 0;
        if (tx >= i + 1 && tx <= 14 - i && ty >= i + 1 && ty <= 14 - i && tx >= vx0 && tx <= vx1 && ty >= vy0 && ty <= vy1) {
            computed = 1;
            next[ty][tx] = t[ty][tx] + cap * (p[ty][tx] + (t[s][tx] + t[n][tx] - 2.0f * t[ty][tx]) * ry + (t[ty][e] + t[ty][w] - 2.0f * t[ty][tx]) * rx + (80.0f - t[ty][tx]) * rz);
        }
        BARRIER;
        if (i == iteration - 1) break;
        if (computed) t[ty][tx] = next[ty][tx];
        BARRIER;
    }
    if (computed) dst[index] = next[ty][tx];
}

// Distances to all centres, features by columns.
__kernel void centre_of_points(__global const float *feature, __global const float *clusters, __global int *member, int npoints, int nclusters, int nfeatures) {
    uint point = get_global_id(0);
    if (point >= npoints) return;
    int index = 0;
    float least = 3.4e38f;
    for (int i = 0; i < nclusters; i++) {
        float dist = 0;
        for (int l = 0; l < nfeatures; l++) {
            float d = feature[l * npoints + point] - clusters[i * nfeatures + l];
            dist += d * d;
        }
        if (dist < least) least = dist, index = i;
    }
    member[point] = index;
}

// Convolution of eight output channels a work-item, channels in fours.
__kernel void conv_channels4(__global const float4 *in, __global const float4 *w, __global float4 *out, int width, int height, int cin4, int cout4) {
    int x = get_global_id(0), y = get_global_id(1), oc = WY;
    if (x >= width || y >= height) return;
    float4 acc = 0;
    for (int c = 0; c < cin4; ++c)
        for (int k = 0; k < 9; ++k) {
            int ix = x + k % 3 - 1, iy = y + k / 3 - 1;
            float4 v = (ix < 0 || iy < 0 || ix >= width || iy >= height) ? (float4)0 : in[(c * height + iy) * width + ix];
            __global const float4 *f = w + ((oc * cin4 + c) * 9 + k) * 4;
            acc += v.x * f[0] + v.y * f[1] + v.z * f[2] + v.w * f[3];
        }
    out[(oc * height + y) * width + x] = acc;
}
