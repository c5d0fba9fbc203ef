#include <hip/hip_runtime.h>
extern "C" __global__ __launch_bounds__(64) void norms(const float* __restrict a, const float* __restrict b, float* __restrict c, int cols) {
  const float* pa = a + (long)blockIdx.x*cols; const float* pb = b + (long)blockIdx.x*cols;
  float s = 0.f;
  for (int i = threadIdx.x; i < cols; i += 64) { float x = pa[i] + 0.5f*pb[i]; s += x*x; }
  c[blockIdx.x*64 + threadIdx.x] = s;
}
