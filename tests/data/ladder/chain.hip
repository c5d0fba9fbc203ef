// Four polynomials of degree 16 for every element: nothing but FMAs that depend on each other, coefficients in registers.
#include "common.h"

GLOBAL LANES(64) void chain(const float *__restrict in, float *__restrict out, float a, float b, int terms) {
  const float x = in[GROUP * 64 + LANE], y = x * a, z = x + b, w = x - a;
  float p = a, q = b, r = x, s = y;
#pragma clang loop unroll(disable)
  for (int i = 0; i < 16; i++) {
    p = p * x + b;
    q = q * y + a;
    r = r * z + b;
    s = s * w + a;
  }
  for (int i = 0; i < terms; i++) {
    p = p * y + q;
    r = r * w + s;
  }
  out[GROUP * 64 + LANE] = p + q * r - s;
}
