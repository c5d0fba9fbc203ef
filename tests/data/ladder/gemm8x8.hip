// C = A * B, row-major, N a multiple of 64: 64 lanes make a tile of 64 x 64, 8 x 8 elements a lane, 8 values of k at a time.
#include "common.h"

GLOBAL LANES(64) void gemm8x8(const float *__restrict A, const float *__restrict B, float *__restrict C, int N) {
  SHARED float As[8][64];
  SHARED float Bs[8][64];
  const int row = LANE / 8 * 8, column = LANE % 8 * 8;
  float sum[8][8] = {};
  for (int k0 = 0; k0 < N; k0 += 8) {
    for (int i = 0; i < 8; i++) As[i][LANE] = A[(GROUP_Y * 64 + LANE) * N + k0 + i];
    for (int i = 0; i < 8; i++) Bs[i][LANE] = B[(k0 + i) * N + GROUP * 64 + LANE];
    barrier();
#pragma clang loop unroll(disable)
    for (int k = 0; k < 8; k++)
      for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++) sum[i][j] += As[k][row + i] * Bs[k][column + j];
    barrier();
  }
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++) C[(GROUP_Y * 64 + row + i) * N + GROUP * 64 + column + j] = sum[i][j];
}
