// y = a * x + y in place of the rows of one buffer: eight elements for each lane, stride elements apart.
#include "common.h"

GLOBAL LANES(64) void scale(float *y, unsigned stride, float a, float b) {
  float *mine = y + (GROUP * 64 + LANE);
#pragma clang loop unroll(full)
  for (int i = 0; i < 8; i++)
    mine[(unsigned long)i * stride] = a * mine[(unsigned long)i * stride] + b;
}
