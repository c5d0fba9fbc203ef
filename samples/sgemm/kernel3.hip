// 256 lanes, each of which keeps 8 x 8 elements of C in registers.
#define LANES 256
#define WAVE_M 32
#define WAVE_N 64
#define PADDING 0
#define PREFETCH 0
#include "register_tiles.h"
