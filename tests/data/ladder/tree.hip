// A tree in LDS whose width halves.
#include "common.h"
GLOBAL LANES(256) void tree(const float *__restrict in, float *__restrict out) {
  SHARED float part[256];
  part[LANE] = in[GROUP * 256 + LANE];
  barrier();
#pragma clang loop unroll(disable)
  for (int s = 128; s > 0; s >>= 1) {
    if (LANE < s) part[LANE] += part[LANE + s];
    barrier();
  }
  if (LANE == 0) out[GROUP] = part[0];
}
