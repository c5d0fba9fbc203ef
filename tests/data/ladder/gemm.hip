// An ordinary GEMM: leading dimensions, alpha, beta, 32-bit row arithmetic.
#include "common.h"
GLOBAL LANES(256) void gemm(int M, int N, int K, float alpha, const float *__restrict A, int lda, const float *__restrict B, int ldb, float beta, float *__restrict C, int ldc) {
  const int row = GROUP_Y * 16 + LANE / 16, col = GROUP * 16 + LANE % 16;
  if (row >= M || col >= N) return;
  float sum = 0.0f;
#pragma clang loop unroll(disable)
  for (int k = 0; k < K; k++) sum += A[row * lda + k] * B[k * ldb + col];
  C[row * ldc + col] = alpha * sum + beta * C[row * ldc + col];
}
