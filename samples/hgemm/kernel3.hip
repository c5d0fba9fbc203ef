// Tiles of 128 x 128 x 32 in LDS, 4 x 4 products of a wave from 4 + 4 fragments.
#define Element _Float16
#define Sum float
#define TILE_K 32
#define PADDING 0
#define PREFETCH 0
#define MULTIPLY(a, b, sums) __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, sums)
#include "matrix_tiles.h"
