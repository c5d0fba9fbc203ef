// Sums along columns of a row-major matrix, upwards and downwards: pointers that advance by a stride, counts from arguments.
#include "common.h"

GLOBAL LANES(64) void strided(const float *__restrict in, float *__restrict down, float *__restrict up, int rows, int stride) {
  const int column = GROUP * 64 + LANE;
  float first = 0.0f, second = 1.0f;
#pragma clang loop unroll(disable)
  for (int row = 0; row < rows; row++) first = first * 0.5f + in[row * stride + column];
#pragma clang loop unroll(disable)
  for (int row = rows - 1; row >= 0; row -= 2) second = second * 0.25f + in[row * stride + column];
  down[column] = first;
  up[column] = second;
}
