// A cross of five points over a matrix of any width, one column a lane, rows in turn.
#include "common.h"
GLOBAL LANES(64) void columns(const float *__restrict in, float *__restrict out, int w, int rows) {
  const int x = GROUP * 64 + LANE + 1;
#pragma clang loop unroll(disable)
  for (int y = 1; y < rows - 1; y++)
    out[y * w + x] = 0.2f * (in[y * w + x] + in[(y - 1) * w + x] + in[(y + 1) * w + x] + in[y * w + x - 1] + in[y * w + x + 1]);
}
