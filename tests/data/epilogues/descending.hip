// The same from the last row to the first.
#include "common.h"

GLOBAL LANES(64) void descending(float *y, unsigned stride, float a, float b) {
  float *mine = y + (GROUP * 64 + LANE);
#pragma clang loop unroll(full)
  for (int i = 0; i < 8; i++)
    mine[(unsigned long)(7 - i) * stride] = a * mine[(unsigned long)(7 - i) * stride] + b;
}
