// 128 lanes of 8 x 16 elements each: fewer LDS reads for each multiplication, and an LDS layout without bank conflicts.
#define LANES 128
#define WAVE_M 32
#define WAVE_N 128
#define PADDING 4
#define PREFETCH 1
#include "register_tiles.h"
