// A GEMM with leading dimensions in tiles of LDS.
#include "common.h"
GLOBAL LANES(256) void tile(int N, int K, const float *__restrict A, int lda, const float *__restrict B, int ldb, float *__restrict C) {
  SHARED float a[16][16], b[16][16];
  const int ty = LANE / 16, tx = LANE % 16, row = GROUP_Y * 16 + ty, col = GROUP * 16 + tx;
  float sum = 0.0f;
#pragma clang loop unroll(disable)
  for (int k0 = 0; k0 < K; k0 += 16) {
    a[ty][tx] = A[row * lda + k0 + tx];
    b[ty][tx] = B[(k0 + ty) * ldb + col];
    barrier();
#pragma clang loop unroll(full)
    for (int k = 0; k < 16; k++) sum += a[ty][k] * b[k][tx];
    barrier();
  }
  C[row * N + col] = sum;
}
