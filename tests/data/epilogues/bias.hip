// out = max(in + bias, 0) for rows of 64 elements: loads of two buffers, stores to a third, all of which may be the same.
#include "common.h"

GLOBAL LANES(64) void bias(const float *in, const float *bias, float *out, int ld) {
  const int column = GROUP * 64 + LANE;
#pragma clang loop unroll(full)
  for (int i = 0; i < 8; i++) {
    const float value = in[i * ld + column] + bias[i * 64 + LANE];
    out[i * ld + column] = value > 0 ? value : 0;
  }
}
