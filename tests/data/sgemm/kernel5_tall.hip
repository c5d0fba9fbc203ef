// Kernel 5 with tiles of 16 x 8 elements a lane instead of 8 x 16.
#define LANES 128
#define WAVE_M 64
#define WAVE_N 64
#define PADDING 4
#define PREFETCH 1
#include "register_tiles.h"
