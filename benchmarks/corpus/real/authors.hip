// Kernels as many authors write them in HIP: sizes from the launch, tests of bounds around loads and stores, strides and
// counts from arguments, rows by waves, no launch bounds unless said.
#include "hip_names.h"

// C = A B, one value a lane, straight from memory.
__global__ void gemm_naive(const float *A, const float *B, float *C, int M, int N, int K) {
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < M && col < N) {
        float sum = 0.0f;
        for (int i = 0; i < K; i++) sum += A[row * K + i] * B[i * N + col];
        C[row * N + col] = sum;
    }
}

// Tile of 16 x 16 in LDS; every load is tested against the matrix.
__global__ void gemm_tile_edges(const float *A, const float *B, float *C, int M, int N, int K) {
    __shared__ float sA[16][16], sB[16][16];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
    float sum = 0.0f;
    for (int t = 0; t < (K + 15) / 16; ++t) {
        sA[ty][tx] = row < M && t * 16 + tx < K ? A[row * K + t * 16 + tx] : 0.0f;
        sB[ty][tx] = col < N && t * 16 + ty < K ? B[(t * 16 + ty) * N + col] : 0.0f;
        __syncthreads();
        UNROLL for (int k = 0; k < 16; ++k) sum += sA[ty][k] * sB[k][tx];
        __syncthreads();
    }
    if (row < M && col < N) C[row * N + col] = sum;
}

// 64 x 64 a workgroup, 8 x 4 a lane, leading dimensions of 64 bits, edges tested.
__global__ __launch_bounds__(128) void gemm_blocks_edges(const float *A, u64 lda, const float *B, u64 ldb, float *C, u64 ldc, int M, int N, int K, float alpha, float beta) {
    __shared__ float As[8][64], Bs[8][64];
    int tid = threadIdx.x, tr = tid / 16, tc = tid % 16;
    int m0 = blockIdx.x * 64, n0 = blockIdx.y * 64;
    float acc[8][4] = {};
    for (int k0 = 0; k0 < K; k0 += 8) {
        UNROLL for (int i = 0; i < 4; ++i) {
            int e = tid + i * 128, m = e % 64, k = e / 64;
            As[k][m] = (m0 + m < M && k0 + k < K) ? A[(u64)(k0 + k) * lda + m0 + m] : 0.0f;
            Bs[k][m] = (n0 + m < N && k0 + k < K) ? B[(u64)(k0 + k) * ldb + n0 + m] : 0.0f;
        }
        __syncthreads();
        UNROLL for (int k = 0; k < 8; ++k) {
            float a[8], b[4];
            UNROLL for (int i = 0; i < 8; ++i) a[i] = As[k][tr * 8 + i];
            UNROLL for (int j = 0; j < 4; ++j) b[j] = Bs[k][tc * 4 + j];
            UNROLL for (int i = 0; i < 8; ++i) UNROLL for (int j = 0; j < 4; ++j) acc[i][j] += a[i] * b[j];
        }
        __syncthreads();
    }
    for (int j = 0; j < 4; ++j) for (int i = 0; i < 8; ++i) {
        int m = m0 + tr * 8 + i, n = n0 + tc * 4 + j;
        if (m < M && n < N) C[n * ldc + m] = alpha * acc[i][j] + beta * C[n * ldc + m];
    }
}

// 128 x 64, 8 x 8 a lane, two LDS buffers, whole tiles.
__global__ __launch_bounds__(128) void gemm_two_buffers(const float *A, const float *B, float *C, int M, int N, int K) {
    __shared__ float As[2][8][128], Bs[2][8][64];
    int t = threadIdx.x, ty = t / 8, tx = t % 8;
    const float *a = A + (u64)(blockIdx.y * 128 + t) * K, *b = B + (u64)(t / 16) * N + blockIdx.x * 64 + t % 16 * 4;
    float acc[8][8] = {};
    f4 ra[2] = {*(const f4 *)a, *(const f4 *)(a + 4)}, rb = *(const f4 *)b;
    int buffer = 0;
    UNROLL for (int i = 0; i < 8; ++i) As[0][i][t] = ra[i / 4][i % 4];
    *(f4 *)&Bs[0][t / 16][t % 16 * 4] = rb;
    __syncthreads();
    for (int k0 = 8; k0 <= K; k0 += 8) {
        if (k0 < K) {
            a += 8;
            b += 8 * N;
            ra[0] = *(const f4 *)a;
            ra[1] = *(const f4 *)(a + 4);
            rb = *(const f4 *)b;
        }
        UNROLL for (int k = 0; k < 8; ++k) {
            float x[8], y[8];
            UNROLL for (int i = 0; i < 8; ++i) x[i] = As[buffer][k][ty * 8 + i], y[i] = Bs[buffer][k][tx * 8 + i];
            UNROLL for (int i = 0; i < 8; ++i) UNROLL for (int j = 0; j < 8; ++j) acc[i][j] += x[i] * y[j];
        }
        if (k0 < K) {
            buffer ^= 1;
            UNROLL for (int i = 0; i < 8; ++i) As[buffer][i][t] = ra[i / 4][i % 4];
            *(f4 *)&Bs[buffer][t / 16][t % 16 * 4] = rb;
            __syncthreads();
        }
    }
    UNROLL for (int i = 0; i < 8; ++i) UNROLL for (int j = 0; j < 8; j += 4)
        *(f4 *)&C[(u64)(blockIdx.y * 128 + ty * 8 + i) * N + blockIdx.x * 64 + tx * 8 + j] = f4{acc[i][j], acc[i][j + 1], acc[i][j + 2], acc[i][j + 3]};
}

// y = A x, a wave for each row.
__global__ void gemv_wave_rows(const float *A, const float *x, float *y, int rows, int cols) {
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / WARP, lane = threadIdx.x % WARP;
    if (row >= rows) return;
    float sum = 0.0f;
    for (int c = lane; c < cols; c += WARP) sum += A[(u64)row * cols + c] * x[c];
    for (int offset = WARP / 2; offset > 0; offset >>= 1) sum += __shfl_down(sum, offset);
    if (lane == 0) y[row] = sum;
}

// y = A^T x, a lane for each column, 64-bit sizes.
__global__ void gemv_columns(const float *A, const float *x, float *y, u64 rows, u64 cols, u64 lda, float alpha, float beta) {
    u64 col = (u64)blockIdx.x * blockDim.x + threadIdx.x;
    if (col >= cols) return;
    float sum = 0.0f;
    for (u64 r = 0; r < rows; ++r) sum += A[r * lda + col] * x[r];
    y[col] = alpha * sum + beta * y[col];
}

// Half precision weights, four a load, a workgroup for each row.
__global__ __launch_bounds__(256) void gemv_half_rows(const half *W, const half *x, half *y, int cols) {
    __shared__ float part[8];
    const h4 *w = (const h4 *)(W + (u64)blockIdx.x * cols), *v = (const h4 *)x;
    float sum = 0;
    for (int i = threadIdx.x; i < cols / 4; i += blockDim.x) {
        h4 a = w[i], b = v[i];
        sum += (float)a.x * (float)b.x + (float)a.y * (float)b.y + (float)a.z * (float)b.z + (float)a.w * (float)b.w;
    }
    UNROLL for (int m = 16; m > 0; m >>= 1) sum += __shfl_xor(sum, m);
    if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x == 0) {
        float total = 0;
        for (int i = 0; i < (blockDim.x + 31) / 32; ++i) total += part[i];
        y[blockIdx.x] = (half)total;
    }
}

// Blocks of 32 bytes with a scale, a row by a wave, against floats.
struct block_q8 { half d; s8 qs[32]; };
__global__ void q8_rows(const block_q8 *x, const float *y, float *dst, int ncols, int nrows) {
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= nrows) return;
    int blocks = ncols / 32, tid = threadIdx.x;
    float tmp = 0.0f;
    for (int i = 0; i < ncols; i += 64) {
        int col = i + 2 * tid, ib = row * blocks + col / 32, iqs = col % 32;
        float d = x[ib].d;
        tmp += d * x[ib].qs[iqs] * y[col] + d * x[ib].qs[iqs + 1] * y[col + 1];
    }
    UNROLL for (int mask = 16; mask > 0; mask >>= 1) tmp += __shfl_xor(tmp, mask);
    if (tid == 0) dst[row] = tmp;
}

// Super-blocks of six-bit values.
struct block_q6 { u8 ql[128]; u8 qh[64]; s8 scales[16]; half d; };
__global__ void q6_rows(const block_q6 *vx, const float *yy, float *dst, int ncols, int nrows) {
    int row = blockIdx.x * blockDim.y + threadIdx.y;
    if (row > nrows) return;
    int nb = ncols / 256;
    const block_q6 *x = vx + row * nb;
    int tid = threadIdx.x / 2, ix = threadIdx.x % 2, im = tid / 8, in = tid - 8 * im;
    int l0 = 4 * in, is = in / 4;
    float tmp = 0;
    for (int i = ix; i < nb; i += 2) {
        const float *y = yy + i * 256 + 128 * im + l0;
        const u8 *ql = x[i].ql + 64 * im + l0, *qh = x[i].qh + 32 * im + l0;
        const s8 *s = x[i].scales + 8 * im + is;
        float d = x[i].d, sum = 0;
        for (int l = 0; l < 4; ++l) {
            sum += y[l] * s[0] * d * ((s8)((ql[l] & 0xF) | (((qh[l] >> 0) & 3) << 4)) - 32)
                 + y[l + 32] * s[2] * d * ((s8)((ql[l + 32] & 0xF) | (((qh[l] >> 2) & 3) << 4)) - 32)
                 + y[l + 64] * s[4] * d * ((s8)((ql[l] >> 4) | (((qh[l] >> 4) & 3) << 4)) - 32)
                 + y[l + 96] * s[6] * d * ((s8)((ql[l + 32] >> 4) | (((qh[l] >> 6) & 3) << 4)) - 32);
        }
        tmp += sum;
    }
    UNROLL for (int mask = 16; mask > 0; mask >>= 1) tmp += __shfl_xor(tmp, mask);
    if (threadIdx.x == 0) dst[row] = tmp;
}

// Five bits: nibbles and a word of high bits, to floats.
struct block_q5 { half d, m; u8 qh[4]; u8 qs[16]; };
__global__ void q5_to_float(const block_q5 *x, float *y, long k) {
    long i = ((long)blockIdx.x * blockDim.x + threadIdx.x) * 2;
    if (i >= k) return;
    long ib = i / 32;
    int iqs = i % 32 / 2;
    const block_q5 *b = x + ib;
    float d = b->d, m = b->m;
    u32 qh = b->qh[0] | (u32)b->qh[1] << 8 | (u32)b->qh[2] << 16 | (u32)b->qh[3] << 24;
    int h0 = ((qh >> iqs) << 4) & 0x10, h1 = (qh >> (iqs + 12)) & 0x10;
    y[ib * 32 + iqs] = ((b->qs[iqs] & 0xf) | h0) * d + m;
    y[ib * 32 + iqs + 16] = ((b->qs[iqs] >> 4) | h1) * d + m;
}

// Blocks of 32 floats to bytes with scale and sum.
struct block_q8s { half d, s; s8 qs[32]; };
__global__ void quantize_blocks(const float *x, block_q8s *y, int kx, int kx_padded) {
    int ix = blockDim.x * blockIdx.x + threadIdx.x, iy = blockIdx.y;
    if (ix >= kx_padded) return;
    int i = iy * kx_padded + ix, ib = i / 32, iqs = i % 32;
    float xi = ix < kx ? x[iy * kx + ix] : 0.0f, amax = fabsf(xi), sum = xi;
    UNROLL for (int mask = 16; mask > 0; mask >>= 1) {
        amax = fmaxf(amax, __shfl_xor(amax, mask));
        sum += __shfl_xor(sum, mask);
    }
    float d = amax / 127;
    s8 q = amax == 0.0f ? 0 : (s8)__builtin_roundf(xi / d);
    y[ib].qs[iqs] = q;
    if (iqs > 0) return;
    y[ib].d = (half)d;
    y[ib].s = (half)sum;
}

// All pairs, bodies from memory.
__global__ void nbody_memory(const f4 *pos, f4 *vel, int n, float dt) {
    int i = blockDim.x * blockIdx.x + threadIdx.x;
    if (i >= n) return;
    f4 p = pos[i];
    float fx = 0, fy = 0, fz = 0;
    for (int j = 0; j < n; j++) {
        f4 q = pos[j];
        float dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
        float d2 = dx * dx + dy * dy + dz * dz + 1e-9f, inv = rsqrtf(d2), inv3 = inv * inv * inv;
        fx += dx * inv3;
        fy += dy * inv3;
        fz += dz * inv3;
    }
    vel[i].x += dt * fx;
    vel[i].y += dt * fy;
    vel[i].z += dt * fz;
}

// All pairs by tiles of a workgroup of any size.
__global__ void nbody_blocks(const f4 *pos, f4 *acc, int n, float eps) {
    __shared__ f4 tile[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    f4 p = pos[i];
    float ax = 0, ay = 0, az = 0;
    for (int start = 0; start < n; start += blockDim.x) {
        tile[threadIdx.x] = pos[start + threadIdx.x];
        __syncthreads();
        for (int j = 0; j < blockDim.x; j++) {
            f4 q = tile[j];
            float dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
            float inv = rsqrtf(dx * dx + dy * dy + dz * dz + eps), s = q.w * inv * inv * inv;
            ax += dx * s;
            ay += dy * s;
            az += dz * s;
        }
        __syncthreads();
    }
    acc[i] = f4{ax, ay, az, 0};
}

// 2-D convolution, NCHW, padding and stride from arguments.
__global__ void conv2d_any(const float *in, const float *w, const float *bias, float *out, int C, int H, int W, int K, int R, int S, int OH, int OW, int stride, int pad) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, k = blockIdx.z;
    if (x >= OW || y >= OH) return;
    float sum = bias[k];
    for (int c = 0; c < C; ++c)
        for (int r = 0; r < R; ++r)
            for (int s = 0; s < S; ++s) {
                int iy = y * stride + r - pad, ix = x * stride + s - pad;
                if (iy >= 0 && iy < H && ix >= 0 && ix < W) sum += in[(c * H + iy) * W + ix] * w[((k * C + c) * R + r) * S + s];
            }
    out[(k * OH + y) * OW + x] = sum;
}

// 3 x 3, tile with halo in LDS, loop over channels.
__global__ __launch_bounds__(256) void conv3x3_halo(const float *in, const float *w, float *out, int C, int H, int W) {
    __shared__ float tile[18][18];
    int tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * 16 + tx, y = blockIdx.y * 16 + ty, k = blockIdx.z;
    float sum = 0;
    for (int c = 0; c < C; ++c) {
        for (int i = ty * 16 + tx; i < 18 * 18; i += 256) {
            int yy = blockIdx.y * 16 + i / 18 - 1, xx = blockIdx.x * 16 + i % 18 - 1;
            tile[i / 18][i % 18] = yy >= 0 && yy < H && xx >= 0 && xx < W ? in[(c * H + yy) * W + xx] : 0.0f;
        }
        __syncthreads();
        UNROLL for (int r = 0; r < 3; ++r) UNROLL for (int s = 0; s < 3; ++s) sum += tile[ty + r][tx + s] * w[(k * C + c) * 9 + r * 3 + s];
        __syncthreads();
    }
    if (x < W && y < H) out[(k * H + y) * W + x] = sum;
}

// Winograd F(2x2, 3x3): products of 16 frequencies back to two by two values.
__global__ void winograd_outputs(const float *m, float *out, int K, int tiles_x, int tiles_y, int OH, int OW) {
    int tile = blockIdx.x * blockDim.x + threadIdx.x, k = blockIdx.y;
    if (tile >= tiles_x * tiles_y) return;
    float v[4][4], t[2][4];
    for (int i = 0; i < 4; ++i) for (int j = 0; j < 4; ++j) v[i][j] = m[((i * 4 + j) * K + k) * tiles_x * tiles_y + tile];
    for (int j = 0; j < 4; ++j) {
        t[0][j] = v[0][j] + v[1][j] + v[2][j];
        t[1][j] = v[1][j] - v[2][j] - v[3][j];
    }
    int y = tile / tiles_x * 2, x = tile % tiles_x * 2;
    for (int i = 0; i < 2; ++i) {
        float a = t[i][0] + t[i][1] + t[i][2], b = t[i][1] - t[i][2] - t[i][3];
        if (y + i < OH && x < OW) out[(k * OH + y + i) * OW + x] = a;
        if (y + i < OH && x + 1 < OW) out[(k * OH + y + i) * OW + x + 1] = b;
    }
}

// Depthwise 3 x 3 with padding, stride from an argument.
__global__ void depthwise_any(const float *in, const float *w, float *out, int C, int H, int W, int OH, int OW, int stride) {
    int n = blockIdx.x * blockDim.x + threadIdx.x;
    if (n >= C * OH * OW) return;
    int x = n % OW, y = n / OW % OH, c = n / OW / OH;
    float sum = 0;
    UNROLL for (int r = 0; r < 3; ++r) UNROLL for (int s = 0; s < 3; ++s) {
        int iy = y * stride - 1 + r, ix = x * stride - 1 + s;
        if (iy >= 0 && iy < H && ix >= 0 && ix < W) sum += in[(c * H + iy) * W + ix] * w[c * 9 + r * 3 + s];
    }
    out[n] = sum;
}

// Channels in groups, 1 x 1 and NHWC.
__global__ void grouped_1x1(const float *in, const float *w, float *out, int pixels, int C, int K, int groups) {
    int k = blockIdx.x * blockDim.x + threadIdx.x, p = blockIdx.y;
    if (k >= K) return;
    int per = C / groups, g = k / (K / groups);
    const float *row = in + p * C + g * per, *weights = w + k * per;
    float sum = 0;
    for (int c = 0; c < per; ++c) sum += row[c] * weights[c];
    out[p * K + k] = sum;
}

// Patches to columns, a loop over all elements.
__global__ void image_to_columns(const float *im, float *col, int n, int H, int W, int ks, int pad, int stride, int HC, int WC) {
    for (int index = blockIdx.x * blockDim.x + threadIdx.x; index < n; index += blockDim.x * gridDim.x) {
        int w_out = index % WC, h_index = index / WC, h_out = h_index % HC, c_in = h_index / HC, c_out = c_in * ks * ks;
        int h_in = h_out * stride - pad, w_in = w_out * stride - pad;
        float *to = col + (c_out * HC + h_out) * WC + w_out;
        const float *from = im + (c_in * H + h_in) * W + w_in;
        for (int i = 0; i < ks; ++i)
            for (int j = 0; j < ks; ++j) {
                int h = h_in + i, w = w_in + j;
                *to = (h >= 0 && w >= 0 && h < H && w < W) ? from[i * W + j] : 0;
                to += HC * WC;
            }
    }
}

// One query a workgroup, running maximum and sum, head of 128, keys in turn by waves.
__global__ __launch_bounds__(128) void decode_attention(const float *q, const float *k, const float *v, float *out, int length, int heads, float scale) {
    __shared__ float best[4], total[4], acc_s[4][128];
    int head = blockIdx.x, lane = threadIdx.x % 32, wave = threadIdx.x / 32;
    f4 qv = *(const f4 *)(q + head * 128 + lane * 4);
    float m = -1e30f, l = 0;
    f4 acc = {};
    for (int t = wave; t < length; t += 4) {
        f4 kv = *(const f4 *)(k + ((u64)t * heads + head) * 128 + lane * 4);
        float s = qv.x * kv.x + qv.y * kv.y + qv.z * kv.z + qv.w * kv.w;
        UNROLL for (int mask = 16; mask > 0; mask >>= 1) s += __shfl_xor(s, mask);
        s *= scale;
        float next = fmaxf(m, s), old = __expf(m - next), p = __expf(s - next);
        f4 vv = *(const f4 *)(v + ((u64)t * heads + head) * 128 + lane * 4);
        acc = acc * old + vv * p;
        l = l * old + p;
        m = next;
    }
    if (lane == 0) best[wave] = m, total[wave] = l;
    *(f4 *)&acc_s[wave][lane * 4] = acc;
    __syncthreads();
    float all = fmaxf(fmaxf(best[0], best[1]), fmaxf(best[2], best[3])), sum = 0, value = 0;
    UNROLL for (int w = 0; w < 4; ++w) {
        float f = __expf(best[w] - all);
        sum += total[w] * f;
        value += acc_s[w][threadIdx.x] * f;
    }
    out[head * 128 + threadIdx.x] = value / sum;
}

// Keys in pages of 16 tokens, found by a table; the scores of one head.
__global__ void paged_scores(const half *q, const half *cache, const int *table, const int *lengths, float *scores, int most_pages, int stride, float scale) {
    int seq = blockIdx.y, head = blockIdx.x, length = lengths[seq];
    __shared__ float qs[64];
    if (threadIdx.x < 64) qs[threadIdx.x] = (float)q[(seq * gridDim.x + head) * 64 + threadIdx.x] * scale;
    __syncthreads();
    for (int t = threadIdx.x; t < length; t += blockDim.x) {
        int page = table[seq * most_pages + t / 16];
        const h8 *key = (const h8 *)(cache + (u64)page * stride + (head * 16 + t % 16) * 64);
        float sum = 0;
        for (int i = 0; i < 8; ++i) {
            h8 kv = key[i];
            UNROLL for (int j = 0; j < 8; ++j) sum += (float)kv[j] * qs[i * 8 + j];
        }
        scores[(u64)(seq * gridDim.x + head) * most_pages * 16 + t] = sum;
    }
}

// Forward attention, a query a lane, keys and values by tiles of 32 in LDS, head of 32.
__global__ __launch_bounds__(64) void flash_rows(const float *Q, const float *K, const float *V, float *O, int N, float scale, int causal) {
    __shared__ float Ks[32][32], Vs[32][32];
    int row = blockIdx.x * 64 + threadIdx.x;
    float q[32], o[32] = {}, m = -1e30f, l = 0;
    for (int d = 0; d < 32; ++d) q[d] = Q[(blockIdx.y * N + row) * 32 + d];
    int last = causal ? blockIdx.x * 64 + 64 : N;
    for (int j0 = 0; j0 < last; j0 += 32) {
        for (int i = threadIdx.x; i < 1024; i += 64) {
            Ks[i / 32][i % 32] = K[(blockIdx.y * N + j0) * 32 + i];
            Vs[i / 32][i % 32] = V[(blockIdx.y * N + j0) * 32 + i];
        }
        __syncthreads();
        for (int j = 0; j < 32; ++j) {
            if (causal && j0 + j > row) break;
            float s = 0;
            UNROLL for (int d = 0; d < 32; ++d) s += q[d] * Ks[j][d];
            s *= scale;
            float next = fmaxf(m, s), old = __expf(m - next), p = __expf(s - next);
            l = l * old + p;
            UNROLL for (int d = 0; d < 32; ++d) o[d] = o[d] * old + p * Vs[j][d];
            m = next;
        }
        __syncthreads();
    }
    for (int d = 0; d < 32; ++d) O[(blockIdx.y * N + row) * 32 + d] = o[d] / l;
}

// Gradient of a softmax of rows: a wave a row.
__global__ void softmax_backward(const float *p, const float *dp, float *ds, int rows, int cols, float scale) {
    int row = blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= rows) return;
    p += (u64)row * cols;
    dp += (u64)row * cols;
    ds += (u64)row * cols;
    float sum = 0;
    for (int i = threadIdx.x; i < cols; i += 32) sum += p[i] * dp[i];
    UNROLL for (int m = 16; m > 0; m >>= 1) sum += __shfl_xor(sum, m);
    for (int i = threadIdx.x; i < cols; i += 32) ds[i] = scale * p[i] * (dp[i] - sum);
}

// Layer norm, a workgroup a row, two sums in LDS.
__global__ void layer_norm_rows(const float *x, const float *gamma, const float *beta, float *y, int n, float eps) {
    __shared__ float s1[32], s2[32];
    const float *row = x + (u64)blockIdx.x * n;
    float a = 0, b = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        float v = row[i];
        a += v;
        b += v * v;
    }
    UNROLL for (int m = 16; m > 0; m >>= 1) a += __shfl_xor(a, m), b += __shfl_xor(b, m);
    if (threadIdx.x % 32 == 0) s1[threadIdx.x / 32] = a, s2[threadIdx.x / 32] = b;
    __syncthreads();
    a = threadIdx.x % 32 < blockDim.x / 32 ? s1[threadIdx.x % 32] : 0;
    b = threadIdx.x % 32 < blockDim.x / 32 ? s2[threadIdx.x % 32] : 0;
    UNROLL for (int m = 16; m > 0; m >>= 1) a += __shfl_xor(a, m), b += __shfl_xor(b, m);
    float mean = a / n, inv = rsqrtf(b / n - mean * mean + eps);
    for (int i = threadIdx.x; i < n; i += blockDim.x) y[(u64)blockIdx.x * n + i] = (row[i] - mean) * inv * gamma[i] + beta[i];
}

// RMS norm with a residual, half precision in and out, tree in LDS.
__global__ void rms_norm_residual(half *x, const half *residual, const half *weight, half *out, int n, float eps) {
    __shared__ float s[1024];
    u64 base = (u64)blockIdx.x * n;
    float sum = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        float v = (float)x[base + i] + (float)residual[base + i];
        x[base + i] = (half)v;
        sum += v * v;
    }
    s[threadIdx.x] = sum;
    __syncthreads();
    for (int step = blockDim.x / 2; step > 0; step >>= 1) {
        if (threadIdx.x < step) s[threadIdx.x] += s[threadIdx.x + step];
        __syncthreads();
    }
    float inv = rsqrtf(s[0] / n + eps);
    for (int i = threadIdx.x; i < n; i += blockDim.x) out[base + i] = (half)((float)x[base + i] * inv * (float)weight[i]);
}

// Rotary embedding of halves of a head, positions from memory.
__global__ void rotary_halves(const int *positions, float *query, const float *table, int rot, int stride, int heads, int size) {
    int token = blockIdx.x;
    long pos = positions[token];
    const float *cache = table + pos * rot;
    int half_rot = rot / 2;
    for (int i = threadIdx.x; i < heads * half_rot; i += blockDim.x) {
        int head = i / half_rot, at = i % half_rot;
        float *arr = query + (long)token * stride + head * size;
        float c = cache[at], s = cache[half_rot + at], x = arr[at], y = arr[half_rot + at];
        arr[at] = x * c - y * s;
        arr[half_rot + at] = y * c + x * s;
    }
}

// Softmax of rows in three loops.
__global__ void softmax_three_loops(const float *in, float *out, int cols) {
    __shared__ float s[256];
    const float *x = in + (u64)blockIdx.x * cols;
    float *y = out + (u64)blockIdx.x * cols, best = -3.4e38f, sum = 0;
    for (int i = threadIdx.x; i < cols; i += blockDim.x) best = fmaxf(best, x[i]);
    s[threadIdx.x] = best;
    __syncthreads();
    for (int k = blockDim.x / 2; k > 0; k >>= 1) {
        if (threadIdx.x < k) s[threadIdx.x] = fmaxf(s[threadIdx.x], s[threadIdx.x + k]);
        __syncthreads();
    }
    best = s[0];
    __syncthreads();
    for (int i = threadIdx.x; i < cols; i += blockDim.x) {
        float e = expf(x[i] - best);
        y[i] = e;
        sum += e;
    }
    s[threadIdx.x] = sum;
    __syncthreads();
    for (int k = blockDim.x / 2; k > 0; k >>= 1) {
        if (threadIdx.x < k) s[threadIdx.x] += s[threadIdx.x + k];
        __syncthreads();
    }
    sum = s[0];
    for (int i = threadIdx.x; i < cols; i += blockDim.x) y[i] /= sum;
}

// One step of a bitonic sort in memory.
__global__ void bitonic_memory(u32 *keys, u32 *values, int j, int k, int n) {
    u32 i = blockDim.x * blockIdx.x + threadIdx.x, other = i ^ j;
    if (i >= n || other <= i) return;
    u32 a = keys[i], b = keys[other];
    if ((i & k) == 0 ? a > b : a < b) {
        keys[i] = b;
        keys[other] = a;
        u32 v = values[i];
        values[i] = values[other];
        values[other] = v;
    }
}

// Odd-even transposition in LDS.
__global__ __launch_bounds__(256) void odd_even_sort(int *data, int n) {
    __shared__ int s[512];
    int t = threadIdx.x, base = blockIdx.x * 512;
    s[t] = base + t < n ? data[base + t] : 0x7fffffff;
    s[t + 256] = base + t + 256 < n ? data[base + t + 256] : 0x7fffffff;
    __syncthreads();
    for (int p = 0; p < 512; ++p) {
        int i = 2 * t + (p & 1);
        if (i + 1 < 512 && s[i] > s[i + 1]) {
            int v = s[i];
            s[i] = s[i + 1];
            s[i + 1] = v;
        }
        __syncthreads();
    }
    if (base + t < n) data[base + t] = s[t];
    if (base + t + 256 < n) data[base + t + 256] = s[t + 256];
}

// Exclusive scan of 512 by up and down sweeps.
__global__ __launch_bounds__(256) void scan_sweeps(const int *in, int *out, int *sums, int n) {
    __shared__ int temp[512];
    int t = threadIdx.x, base = blockIdx.x * 512, offset = 1;
    temp[2 * t] = base + 2 * t < n ? in[base + 2 * t] : 0;
    temp[2 * t + 1] = base + 2 * t + 1 < n ? in[base + 2 * t + 1] : 0;
    for (int d = 256; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d) temp[offset * (2 * t + 2) - 1] += temp[offset * (2 * t + 1) - 1];
        offset *= 2;
    }
    if (t == 0) {
        sums[blockIdx.x] = temp[511];
        temp[511] = 0;
    }
    for (int d = 1; d < 512; d *= 2) {
        offset >>= 1;
        __syncthreads();
        if (t < d) {
            int ai = offset * (2 * t + 1) - 1, bi = offset * (2 * t + 2) - 1, v = temp[ai];
            temp[ai] = temp[bi];
            temp[bi] += v;
        }
    }
    __syncthreads();
    if (base + 2 * t < n) out[base + 2 * t] = temp[2 * t];
    if (base + 2 * t + 1 < n) out[base + 2 * t + 1] = temp[2 * t + 1];
}

// Scan by shuffles, waves' sums in LDS.
__global__ void scan_shuffles(const int *in, int *out, int n) {
    __shared__ int waves[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32, wave = threadIdx.x / 32;
    int v = i < n ? in[i] : 0;
    UNROLL for (int d = 1; d < 32; d *= 2) {
        int o = __shfl_up(v, d);
        if (lane >= d) v += o;
    }
    if (lane == 31) waves[wave] = v;
    __syncthreads();
    if (wave == 0) {
        int w = waves[lane];
        UNROLL for (int d = 1; d < 32; d *= 2) {
            int o = __shfl_up(w, d);
            if (lane >= d) w += o;
        }
        waves[lane] = w;
    }
    __syncthreads();
    if (wave > 0) v += waves[wave - 1];
    if (i < n) out[i] = v;
}

// Counts of a radix digit, a workgroup a part.
__global__ __launch_bounds__(256) void radix_counts(const u32 *keys, u32 *counts, int n, int shift, int per) {
    __shared__ u32 bins[256];
    bins[threadIdx.x] = 0;
    __syncthreads();
    int first = blockIdx.x * per, last = min(first + per, n);
    for (int i = first + threadIdx.x; i < last; i += blockDim.x) __scoped_atomic_fetch_add(&bins[(keys[i] >> shift) & 255], 1u, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
    __syncthreads();
    counts[threadIdx.x * gridDim.x + blockIdx.x] = bins[threadIdx.x];
}

// One radix-2 stage of Stockham's FFT in memory.
__global__ void fft_stage(const f2 *x, f2 *y, int n, int s, float theta) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, m = n / 2;
    if (i >= m * s) return;
    int p = i / s, q = i % s;
    float turns = p * theta, c = cosine(turns), d = sine(turns);
    f2 a = x[q + s * p], b = x[q + s * (p + m)];
    y[q + s * 2 * p] = a + b;
    f2 w = a - b;
    y[q + s * (2 * p + 1)] = f2{w.x * c - w.y * d, w.x * d + w.y * c};
}

// FFT of 256 in LDS, radix 4.
__global__ __launch_bounds__(64) void fft256_radix4(const f2 *in, f2 *out, int batch) {
    __shared__ float re[256], im[256];
    int t = threadIdx.x, at = blockIdx.x * 256;
    f2 v[4];
    UNROLL for (int i = 0; i < 4; ++i) v[i] = in[at + t + i * 64];
    for (int ns = 1; ns < 256; ns *= 4) {
        float turns = -(float)(t % ns) / (float)(ns * 4);
        UNROLL for (int i = 1; i < 4; ++i) {
            float c = cosine(turns * i), s = sine(turns * i);
            v[i] = f2{v[i].x * c - v[i].y * s, v[i].x * s + v[i].y * c};
        }
        f2 a = v[0] + v[2], b = v[0] - v[2], c = v[1] + v[3], d = v[1] - v[3];
        f2 e = {d.y, -d.x};
        v[0] = a + c;
        v[1] = b + e;
        v[2] = a - c;
        v[3] = b - e;
        int to = t / ns * ns * 4 + t % ns;
        __syncthreads();
        UNROLL for (int i = 0; i < 4; ++i) re[to + i * ns] = v[i].x, im[to + i * ns] = v[i].y;
        __syncthreads();
        UNROLL for (int i = 0; i < 4; ++i) v[i] = f2{re[t + i * 64], im[t + i * 64]};
    }
    UNROLL for (int i = 0; i < 4; ++i) out[at + t + i * 64] = v[i];
}

// Jacobi, 2-D, with a tested inside.
__global__ void jacobi_inside(const float *in, float *out, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1)
        out[j * nx + i] = 0.25f * (in[j * nx + i - 1] + in[j * nx + i + 1] + in[(j - 1) * nx + i] + in[(j + 1) * nx + i]);
}

// Eighth order in three dimensions, marching along z.
__global__ __launch_bounds__(256) void stencil_eighth(const float *in, float *out, const float *c, int nx, int ny, int nz) {
    __shared__ float s[24][24];
    int tx = threadIdx.x, ty = threadIdx.y, ix = blockIdx.x * 16 + tx + 4, iy = blockIdx.y * 16 + ty + 4;
    int plane = nx * ny, at = iy * nx + ix;
    float behind[4], front[4], current;
    for (int i = 0; i < 4; ++i) behind[3 - i] = in[at + i * plane];
    current = in[at + 4 * plane];
    for (int i = 0; i < 4; ++i) front[i] = in[at + (5 + i) * plane];
    at += 4 * plane;
    for (int z = 4; z < nz - 4; ++z) {
        if (ty < 4) s[ty][tx + 4] = in[at - 4 * nx], s[ty + 20][tx + 4] = in[at + 16 * nx];
        if (tx < 4) s[ty + 4][tx] = in[at - 4], s[ty + 4][tx + 20] = in[at + 16];
        s[ty + 4][tx + 4] = current;
        __syncthreads();
        float v = c[0] * current;
        UNROLL for (int i = 1; i <= 4; ++i)
            v += c[i] * (front[i - 1] + behind[i - 1] + s[ty + 4 - i][tx + 4] + s[ty + 4 + i][tx + 4] + s[ty + 4][tx + 4 - i] + s[ty + 4][tx + 4 + i]);
        out[at] = v;
        UNROLL for (int i = 3; i > 0; --i) behind[i] = behind[i - 1];
        behind[0] = current;
        current = front[0];
        UNROLL for (int i = 0; i < 3; ++i) front[i] = front[i + 1];
        at += plane;
        front[3] = in[at + 4 * plane];
        __syncthreads();
    }
}

// Sparse rows, a lane each.
__global__ void csr_lanes(const int *ptr, const int *col, const float *val, const float *x, float *y, int rows) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows) {
        float sum = 0;
        for (int j = ptr[row]; j < ptr[row + 1]; ++j) sum += val[j] * x[col[j]];
        y[row] = sum;
    }
}

// Sparse rows, a wave each.
__global__ void csr_waves(const int *ptr, const int *col, const float *val, const float *x, float *y, int rows) {
    int row = (blockIdx.x * blockDim.x + threadIdx.x) >> 5, lane = threadIdx.x & 31;
    if (row < rows) {
        float sum = 0;
        for (int j = ptr[row] + lane; j < ptr[row + 1]; j += 32) sum += val[j] * x[col[j]];
        for (int d = 16; d > 0; d >>= 1) sum += __shfl_down(sum, d);
        if (lane == 0) y[row] = sum;
    }
}

// Sparse rows padded to one length, column by column.
__global__ void ell_lanes(const int *col, const float *val, const float *x, float *y, int rows, int width) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    float sum = 0;
    for (int k = 0; k < width; ++k) {
        int c = col[k * rows + row];
        if (c >= 0) sum += val[k * rows + row] * x[c];
    }
    y[row] = sum;
}

// Sum of products, all of the grid, one atomic a workgroup.
__global__ void dot_grid(const float *a, const float *b, float *out, int n) {
    __shared__ float s[256];
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) sum += a[i] * b[i];
    s[threadIdx.x] = sum;
    __syncthreads();
    for (int k = blockDim.x / 2; k > 0; k >>= 1) {
        if (threadIdx.x < k) s[threadIdx.x] += s[threadIdx.x + k];
        __syncthreads();
    }
    if (threadIdx.x == 0) atomicAdd(out, s[0]);
}

// Least distance and where it is, one query a lane.
__global__ void nearest_point(const float *points, const float *queries, int *where, float *dist, int n, int m, int dim) {
    int q = blockIdx.x * blockDim.x + threadIdx.x;
    if (q >= m) return;
    float best = 3.4e38f;
    int at = 0;
    for (int i = 0; i < n; ++i) {
        float d = 0;
        for (int k = 0; k < dim; ++k) {
            float e = points[i * dim + k] - queries[q * dim + k];
            d += e * e;
        }
        if (d < best) best = d, at = i;
    }
    where[q] = at;
    dist[q] = sqrtf(best);
}

// Transpose, 32 x 32 tile, eight rows of lanes, edges tested.
__global__ void transpose_edges(const float *in, float *out, int width, int height) {
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8) if (x < width && y + j < height) tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x;
    y = blockIdx.x * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8) if (x < height && y + j < width) out[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}

// Axes 1 and 2 of four exchanged.
__global__ void permute_0213(const float *in, float *out, int n, int d1, int d2, int d3) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int l = i % d3, j = i / d3 % d2, k = i / d3 / d2 % d1, b = i / d3 / d2 / d1;
    out[((b * d2 + j) * d1 + k) * d3 + l] = in[i];
}

// Bilinear resize of planes.
__global__ void resize_bilinear(const float *in, float *out, int C, int IH, int IW, int OH, int OW, float sy, float sx) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= OW || y >= OH) return;
    float fy = fmaxf((y + 0.5f) * sy - 0.5f, 0), fx = fmaxf((x + 0.5f) * sx - 0.5f, 0);
    int y0 = (int)fy, x0 = (int)fx, yp = y0 < IH - 1 ? IW : 0, xp = x0 < IW - 1 ? 1 : 0;
    float ly = fy - y0, lx = fx - x0, hy = 1 - ly, hx = 1 - lx;
    for (int c = 0; c < C; ++c) {
        const float *p = in + (c * IH + y0) * IW + x0;
        out[(c * OH + y) * OW + x] = hy * (hx * p[0] + lx * p[xp]) + ly * (hx * p[yp] + lx * p[yp + xp]);
    }
}

// Largest of a window, and where.
__global__ void max_pool_indices(const float *in, float *out, int *where, int n, int H, int W, int OH, int OW, int k, int stride, int pad) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int ow = i % OW, oh = i / OW % OH, c = i / OW / OH;
    int h0 = max(oh * stride - pad, 0), w0 = max(ow * stride - pad, 0), h1 = min(oh * stride - pad + k, H), w1 = min(ow * stride - pad + k, W);
    const float *p = in + c * H * W;
    float best = -3.4e38f;
    int at = h0 * W + w0;
    for (int h = h0; h < h1; ++h)
        for (int w = w0; w < w1; ++w) {
            float v = p[h * W + w];
            if (v > best) best = v, at = h * W + w;
        }
    out[i] = best;
    where[i] = at;
}

// Mean of a window of three.
__global__ void average_pool(const float *in, float *out, int H, int W, int OH, int OW) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y, c = blockIdx.z;
    if (x >= OW) return;
    float sum = 0;
    int count = 0;
    UNROLL for (int r = -1; r <= 1; ++r) UNROLL for (int s = -1; s <= 1; ++s) {
        int iy = y * 2 + r, ix = x * 2 + s;
        if (iy >= 0 && iy < H && ix >= 0 && ix < W) sum += in[(c * H + iy) * W + ix], ++count;
    }
    out[(c * OH + y) * OW + x] = sum / count;
}

// Adam with decay, all of the grid.
__global__ void adam_step(float *p, const float *g, float *m, float *v, long n, float lr, float b1, float b2, float eps, float decay, float c1, float c2) {
    for (long i = (long)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += (long)blockDim.x * gridDim.x) {
        float d = g[i] + decay * p[i];
        float a = b1 * m[i] + (1 - b1) * d, b = b2 * v[i] + (1 - b2) * d * d;
        m[i] = a;
        v[i] = b;
        p[i] -= lr * (a / c1) / (sqrtf(b / c2) + eps);
    }
}

// All shortest paths, one step.
__global__ void shortest_paths(int *dist, int *path, int k, int n) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= n || y >= n) return;
    int old = dist[y * n + x], other = dist[y * n + k] + dist[k * n + x];
    if (other < old) dist[y * n + x] = other, path[y * n + x] = k;
}

// A level of breadth-first search.
struct node { int start, count; };
__global__ void bfs_level(const node *nodes, const int *edges, u8 *mask, u8 *next, const u8 *visited, int *cost, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t < n && mask[t]) {
        mask[t] = 0;
        for (int i = nodes[t].start; i < nodes[t].start + nodes[t].count; ++i) {
            int id = edges[i];
            if (!visited[id]) cost[id] = cost[t] + 1, next[id] = 1;
        }
    }
}

// Dynamic programming along rows, several a launch, tile with halo.
__global__ __launch_bounds__(256) void path_rows(int steps, const int *wall, const int *src, int *dst, int cols, int first) {
    __shared__ int prev[256], result[256];
    int t = threadIdx.x, width = 256 - steps * 2, from = width * blockIdx.x - steps, x = from + t;
    bool valid = x >= 0 && x < cols, computed = false;
    if (valid) prev[t] = src[x];
    __syncthreads();
    int west = max(t - 1, from < 0 ? -from : 0), east = min(t + 1, from + 255 > cols - 1 ? cols - 1 - from : 255);
    for (int i = 0; i < steps; ++i) {
        computed = false;
        if (t >= i + 1 && t <= 254 - i && valid) {
            computed = true;
            result[t] = min(prev[west], min(prev[t], prev[east])) + wall[cols * (first + i) + x];
        }
        __syncthreads();
        if (i == steps - 1) break;
        if (computed) prev[t] = result[t];
        __syncthreads();
    }
    if (computed) dst[x] = result[t];
}

// The same kind of loops with pointers that are restricted, as most libraries write them: all of the grid, y = a x + b.
__global__ void scale_shift(const float *__restrict__ x, float *__restrict__ y, int n, float a, float b) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) y[i] = x[i] * a + b;
}

// GELU by tanh of four floats a lane.
__global__ void gelu_vectors(const f4 *__restrict__ x, f4 *__restrict__ y, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        f4 v = x[i], r;
        UNROLL for (int k = 0; k < 4; ++k) {
            float t = v[k] * (0.7978845608f + 0.0356774081f * v[k] * v[k]), e = __expf(2 * t);
            r[k] = v[k] * e / (e + 1);
        }
        y[i] = r;
    }
}

// Layer norm of rows with means and scales from before.
__global__ void norm_rows(const float *__restrict__ x, const float *__restrict__ mean, const float *__restrict__ inv, const float *__restrict__ gamma, const float *__restrict__ beta, float *__restrict__ y, int n) {
    const float *row = x + (u64)blockIdx.x * n;
    float m = mean[blockIdx.x], s = inv[blockIdx.x];
    for (int i = threadIdx.x; i < n; i += blockDim.x) y[(u64)blockIdx.x * n + i] = (row[i] - m) * s * gamma[i] + beta[i];
}

// Rows of a table by tokens.
__global__ void gather_rows(const half *__restrict__ table, const int *__restrict__ tokens, half *__restrict__ out, int width) {
    const half *from = table + (u64)tokens[blockIdx.x] * width;
    for (int i = threadIdx.x; i < width; i += blockDim.x) out[(u64)blockIdx.x * width + i] = from[i];
}

// SiLU of one half times the other, half precision.
__global__ void silu_and_mul(half *__restrict__ out, const half *__restrict__ in, int d) {
    u64 token = blockIdx.x;
    for (u64 i = threadIdx.x; i < d; i += blockDim.x) {
        float x = (float)in[token * 2 * d + i], y = (float)in[token * 2 * d + d + i];
        out[token * d + i] = (half)(x / (1.0f + __expf(-x)) * y);
    }
}

// Keys and values of a token into pages.
__global__ void cache_pages(const half *__restrict__ key, const half *__restrict__ value, half *__restrict__ keys, half *__restrict__ values, const long *__restrict__ slots, int stride, int heads, int size, int page) {
    long slot = slots[blockIdx.x];
    if (slot < 0) return;
    long block = slot / page, at = slot % page;
    int n = heads * size;
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        int head = i / size, inner = i % size;
        keys[((block * heads + head) * page + at) * size + inner] = key[(long)blockIdx.x * stride + i];
        values[((block * heads + head) * page + at) * size + inner] = value[(long)blockIdx.x * stride + i];
    }
}

// Sums of rows of a sparse matrix times a dense one, a lane a column.
__global__ void csr_times_dense(const int *__restrict__ ptr, const int *__restrict__ col, const float *__restrict__ val, const float *__restrict__ b, float *__restrict__ c, int k) {
    for (int j = threadIdx.x; j < k; j += blockDim.x) {
        float sum = 0;
        for (int p = ptr[blockIdx.x]; p < ptr[blockIdx.x + 1]; ++p) sum += val[p] * b[col[p] * k + j];
        c[blockIdx.x * k + j] = sum;
    }
}
