// C = alpha * A * B + beta * C, a tile of 4 x 4 elements for each lane, rows ld elements apart.
#include "common.h"

GLOBAL LANES(64) void tile(const float *A, const float *B, float *C, int K, int ld, float alpha, float beta) {
  const int row = (GROUP_Y * 8 + LANE / 8) * 4, column = (GROUP * 8 + LANE % 8) * 4;
  float sum[4][4] = {};
#pragma clang loop unroll(disable)
  for (int k = 0; k < K; k++)
    for (int i = 0; i < 4; i++)
      for (int j = 0; j < 4; j++)
        sum[i][j] += A[(row + i) * K + k] * B[k * 64 + column + j];
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++)
      C[(row + i) * ld + column + j] = alpha * sum[i][j] + beta * C[(row + i) * ld + column + j];
}
