// Rows of 64 points behind each other, each point weighted with 7 neighbours on either side through LDS, again and again.
#include "common.h"

GLOBAL LANES(64) void stencil(const float *__restrict in, const float *__restrict weights, float *__restrict out, int rows) {
  SHARED float line[80];
  if (LANE < 16) line[LANE < 8 ? LANE : LANE + 64] = 0.0f;
  for (int row = 0; row < rows; row++) {
    line[LANE + 8] = in[(GROUP * rows + row) * 64 + LANE];
    barrier();
    float sum = 0.0f;
#pragma clang loop unroll(disable)
    for (int k = 0; k < 15; k++) sum += weights[k] * line[LANE + 1 + k];
    out[(GROUP * rows + row) * 64 + LANE] = sum;
    barrier();
  }
}
