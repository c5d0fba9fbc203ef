// Kernel 4 on bytes, with sums of 32 bits.
#define Element signed char
#define Sum int
#define TILE_K 64
#define PADDING 16
#define PREFETCH 0
typedef int Bits __attribute__((ext_vector_type(4)));
#define MULTIPLY(a, b, sums) \
    __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(true, __builtin_bit_cast(Bits, a), true, __builtin_bit_cast(Bits, b), sums, false)
#include "matrix_tiles.h"
