// C = alpha * A * B + beta * C, row-major: 256 lanes make a tile of 128 x 128, 8 x 8 elements a lane, with loads of four
// floats and the loop over k written out. `clang++ -O3` with isatool's flags (Toolchain.compile_hip) made wide_loads.s.
#include "../ladder/common.h"
typedef float float4 __attribute__((ext_vector_type(4)));

GLOBAL LANES(256) void wide_loads(const float *__restrict A, const float *__restrict B, float *__restrict C, int M, int N,
                                  int K, float alpha, float beta) {
  SHARED __attribute__((aligned(16))) float As[8][128];
  SHARED __attribute__((aligned(16))) float Bs[8][128];
  const int y = LANE / 16, x = LANE % 16;
  const int rowA = LANE / 2, columnA = LANE % 2 * 4, rowB = LANE / 32, columnB = LANE % 32 * 4;
  A += GROUP_Y * 128 * K;
  B += GROUP * 128;
  C += GROUP_Y * 128 * N + GROUP * 128;
  float sum[8][8] = {};
  for (int k0 = 0; k0 < K; k0 += 8) {
    const float4 a = *(const float4 *)&A[rowA * K + columnA];
    for (int i = 0; i < 4; i++) As[columnA + i][rowA] = a[i];
    *(float4 *)&Bs[rowB][columnB] = *(const float4 *)&B[rowB * N + columnB];
    barrier();
    A += 8;
    B += 8 * N;
#pragma unroll
    for (int k = 0; k < 8; k++)
      for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++) sum[i][j] += As[k][y * 8 + i] * Bs[k][x * 8 + j];
    barrier();
  }
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++) {
      float *c = &C[(y * 8 + i) * N + x * 8 + j];
      *c = alpha * sum[i][j] + beta * *c;
    }
}
