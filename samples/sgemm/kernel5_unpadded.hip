// Kernel 5 with the LDS bank conflicts that its padding avoids.
#define LANES 128
#define WAVE_M 32
#define WAVE_N 128
#define PADDING 0
#define PREFETCH 1
#include "register_tiles.h"
