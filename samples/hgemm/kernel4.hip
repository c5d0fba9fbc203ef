// Kernel 3 with 16 bytes after each row of the LDS tiles.
#define Element _Float16
#define Sum float
#define TILE_K 32
#define PADDING 16
#define PREFETCH 0
#define MULTIPLY(a, b, sums) __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, sums)
#include "matrix_tiles.h"
