// Sums with indices of 64 bits.
#include "common.h"
GLOBAL LANES(64) void wide(const float *__restrict in, float *__restrict out, unsigned long n, unsigned long stride) {
  float s = 0.0f;
#pragma clang loop unroll(disable)
  for (unsigned long k = 0; k < n; k++) s += in[k * stride + LANE];
  out[GROUP * 64 + LANE] = s;
}
