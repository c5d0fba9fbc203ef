// Kernel 3, with the next tiles fetched from global memory while the present ones are used.
#define LANES 256
#define WAVE_M 32
#define WAVE_N 64
#define PADDING 0
#define PREFETCH 1
#include "register_tiles.h"
