// Kernel 4 on bf16.
#define Element __bf16
#define Sum float
#define TILE_K 32
#define PADDING 16
#define PREFETCH 0
typedef short Bits __attribute__((ext_vector_type(16)));
#define MULTIPLY(a, b, sums) __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(__builtin_bit_cast(Bits, a), __builtin_bit_cast(Bits, b), sums)
#include "matrix_tiles.h"
