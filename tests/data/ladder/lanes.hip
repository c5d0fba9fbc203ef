// A bound that a lane loads: the same for all its turns, another in every lane.
#include "common.h"
GLOBAL LANES(64) void lanes(const float *__restrict in, const int *__restrict counts, float *__restrict out) {
  const int n = counts[GROUP * 64 + LANE];
  float s = 0.0f;
#pragma clang loop unroll(disable)
  for (int i = 0; i < n; i++) s += in[i * 64 + LANE];
  out[GROUP * 64 + LANE] = s;
}
