// Kernels whose LDS accesses meet on banks, in the ways in which they usually do, and some that nobody should touch.
#include "../../../benchmarks/corpus/hip/common.h"

// 32x32 tile, one element a lane: the classic column of 32 lanes on one bank. Blocks of 32x32.
GLOBAL void transpose(const float *in, float *out, int n) {
    SHARED float tile[32][32];
    int x = lane(), y = lane_y();
    tile[y][x] = in[(group_y() * 32 + y) * n + group() * 32 + x];
    barrier();
    out[(group() * 32 + y) * n + group_y() * 32 + x] = tile[x][y];
}

// The same with four rows a lane. Blocks of 32x8.
GLOBAL void transpose4(const float *in, float *out, int n) {
    SHARED float tile[32][32];
    int x = lane(), y = lane_y();
    UNROLL for (int k = 0; k < 32; k += 8) tile[y + k][x] = in[(group_y() * 32 + y + k) * n + group() * 32 + x];
    barrier();
    UNROLL for (int k = 0; k < 32; k += 8) out[(group() * 32 + y + k) * n + group_y() * 32 + x] = tile[x][y + k];
}

// 64 lanes, flat ids: four elements at a time into the tile, columns out of it in a loop.
GLOBAL __attribute__((amdgpu_flat_work_group_size(64, 64))) void columns(const f4 *in, float *out, int n) {
    SHARED f4 tile[64][8];
    int t = lane();
    const f4 *from = in + group() * 512;
    ROLLED for (int k = 0; k < 8; k++) tile[t / 8 + 8 * k][t % 8] = from[k * 64 + t];
    barrier();
    float sum = 0;
    ROLLED for (int k = 0; k < 8; k++) {
        f4 a = tile[t][k];
        sum = fma(a.x, a.y, sum) + a.z * a.w;
    }
    out[group() * 64 + t] = sum + n;
}

// A tile of both factors, A read by columns and in rows of 16 bytes. Blocks of 16x16.
GLOBAL void product(const float *a, const float *b, float *c, int n) {
    SHARED float ta[16][16];
    SHARED float tb[16][16];
    int x = lane(), y = lane_y(), row = group_y() * 16 + y, column = group() * 16 + x;
    float sum = 0;
    ROLLED for (int k = 0; k < n; k += 16) {
        ta[y][x] = a[(k + y) * n + group_y() * 16 + x];
        tb[y][x] = b[column * n + k + y];
        barrier();
        UNROLL for (int i = 0; i < 16; i++) sum = fma(ta[i][y], tb[x][i], sum);
        barrier();
    }
    c[row * n + column] = sum;
}

// One buffer for two purposes: rows of 128 bytes, then rows of 32 bytes. 128 lanes.
GLOBAL __attribute__((amdgpu_flat_work_group_size(128, 128))) void phases(const float *in, float *out, int n) {
    SHARED float buffer[1024];
    int t = lane();
    const float *from = in + group() * 1024;
    UNROLL for (int k = 0; k < 8; k++) buffer[(t % 32) * 32 + t / 32 + 4 * k] = from[k * 128 + t];
    barrier();
    float sum = 0;
    UNROLL for (int k = 0; k < 8; k++) sum += buffer[k * 128 + t] * (k + 1);
    barrier();
    UNROLL for (int k = 0; k < 8; k++) buffer[t * 8 + k] = sum * k;
    barrier();
    UNROLL for (int k = 0; k < 8; k++) out[group() * 1024 + k * 128 + t] = buffer[t + 128 * k] + n;
}

// Rows of 18 with a margin: no conflict that padding could take away without tearing rows of the copy. Blocks of 16x16.
GLOBAL void stencil(const float *in, float *out, int n) {
    SHARED float tile[18][18];
    int x = lane(), y = lane_y(), t = y * 16 + x;
    for (int k = t; k < 324; k += 256) tile[k / 18][k % 18] = in[(group_y() * 16 + k / 18) * n + group() * 16 + k % 18];
    barrier();
    float sum = tile[y + 1][x] + tile[y + 1][x + 2] + tile[y][x + 1] + tile[y + 2][x + 1] - 4 * tile[y + 1][x + 1];
    out[(group_y() * 16 + y) * n + group() * 16 + x] = sum;
}

// A tree: no rows at all. 256 lanes.
GLOBAL __attribute__((amdgpu_flat_work_group_size(256, 256))) void reduction(const float *in, float *out, int n) {
    SHARED float part[256];
    int t = lane();
    part[t] = in[item(256)];
    barrier();
    for (int s = 128; s; s >>= 1) {
        if (t < s) part[t] += part[t + s];
        barrier();
    }
    if (!t) out[group()] = part[0] + n;
}

// Bins chosen by the data, all of them in the segment. 128 lanes.
GLOBAL __attribute__((amdgpu_flat_work_group_size(128, 128))) void bins(const u32 *in, u32 *out, int n) {
    SHARED u32 bin[8][128];
    int t = lane();
    UNROLL for (int k = 0; k < 8; k++) bin[k][t] = 0;
    barrier();
    u32 v = in[item(128)];
    bin[v & 7][(v >> 3) & 127] = v;
    barrier();
    u32 sum = 0;
    UNROLL for (int k = 0; k < 8; k++) sum += bin[t & 7][(t >> 3) * 8 + k];
    out[item(128)] = sum + n;
}

// Addresses by the data without a bound that the text shows. 128 lanes.
GLOBAL __attribute__((amdgpu_flat_work_group_size(128, 128))) void scatter(const u32 *in, u32 *out, int n) {
    SHARED u32 place[1024];
    int t = lane();
    UNROLL for (int k = 0; k < 8; k++) place[t * 8 + k] = n;
    barrier();
    place[in[item(128)]] = t;
    barrier();
    UNROLL for (int k = 0; k < 8; k++) out[item(128) * 8 + k] = place[t + 128 * k];
}

// Two elements of 8 bytes in a row of 256 bytes, by a mask that folds the lane. 64 lanes.
GLOBAL __attribute__((amdgpu_flat_work_group_size(64, 64))) void folded(const d2 *in, double *out, int n) {
    SHARED double tile[32][32];
    int t = lane();
    const d2 *from = in + group() * 512;
    UNROLL for (int k = 0; k < 8; k++) *(d2 *)&tile[(t >> 4) + 4 * k][((t & 15) ^ (k & 1)) * 2] = from[k * 64 + t];
    barrier();
    double sum = 0;
    UNROLL for (int k = 0; k < 32; k++) sum += tile[t & 31][k ^ (t >> 5)];
    out[group() * 64 + t] = sum + n;
}
