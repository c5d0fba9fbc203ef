// Rows of a buffer in place, four in every turn of a loop: the stores of a row in front of the loads of the next.
#include "common.h"

GLOBAL LANES(128) void turns(float *y, unsigned stride, int turns, float a, float b) {
  float *mine = y + (GROUP * 128 + LANE);
#pragma clang loop unroll(disable)
  for (int turn = 0; turn < turns; turn++) {
#pragma clang loop unroll(full)
    for (int i = 0; i < 4; i++)
      mine[(unsigned long)i * stride] = a * mine[(unsigned long)i * stride] + b;
    mine += 4 * (unsigned long)stride;
  }
}
