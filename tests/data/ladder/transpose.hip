// out = transpose(in), N a multiple of 32: tiles of 32 x 32 through LDS, 4 rows at a time.
#include "common.h"

GLOBAL LANES(128) void transpose(const float *__restrict in, float *__restrict out, int N) {
  SHARED float tile[32][32];
  const int x = LANE % 32, y = LANE / 32;
#pragma clang loop unroll(disable)
  for (int i = 0; i < 32; i += 4) tile[y + i][x] = in[(GROUP_Y * 32 + y + i) * N + GROUP * 32 + x];
  barrier();
#pragma clang loop unroll(disable)
  for (int i = 0; i < 32; i += 4) out[(GROUP * 32 + y + i) * N + GROUP_Y * 32 + x] = tile[x][y + i];
}
