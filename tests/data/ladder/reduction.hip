// The sum and the largest element of every group's part of a vector: a loop over the part, then a tree in LDS.
#include "common.h"

GLOBAL LANES(128) void reduction(const float *__restrict in, float *__restrict sums, float *__restrict tops, int count) {
  SHARED float partial[128];
  SHARED float best[128];
  float sum = 0.0f, top = in[GROUP * count];
#pragma clang loop unroll(disable)
  for (int i = 0; i < count; i += 128) {
    const float value = in[GROUP * count + i + LANE];
    sum += value;
    top = value > top ? value : top;
  }
  partial[LANE] = sum;
  best[LANE] = top;
  barrier();
#pragma clang loop unroll(disable)
  for (int half = 64; half > 0; half /= 2) {
    if (LANE < half) {
      partial[LANE] += partial[LANE + half];
      best[LANE] = best[LANE + half] > best[LANE] ? best[LANE + half] : best[LANE];
    }
    barrier();
  }
  if (LANE == 0) {
    sums[GROUP] = partial[0];
    tops[GROUP] = best[0];
  }
}
