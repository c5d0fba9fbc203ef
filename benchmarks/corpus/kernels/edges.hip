// What the families of the corpus lack: LDS sized at launch, workgroups that end in a part of a wave, loops of stores.
#include "../hip/common.h"

#define LANES(n) __attribute__((amdgpu_flat_work_group_size(n, n)))

extern __attribute__((shared)) float pool[];

GLOBAL LANES(48) void dynamic_reverse(const float *in, float *out, int n) {
    for (int i = lane(); i < n; i += 48) pool[i] = in[group() * n + i];
    barrier();
    for (int i = lane(); i < n; i += 48) out[group() * n + i] = pool[n - 1 - i] + pool[i];
}

GLOBAL LANES(64) void dynamic_two(const int *in, int *out, int rows, int columns) {
    int *tile = (int *)pool, *sums = tile + rows * columns;
    for (int i = lane(); i < rows * columns; i += 64) tile[i] = in[i];
    barrier();
    for (int c = lane(); c < columns; c += 64) {
        int sum = 0;
        for (int r = 0; r < rows; ++r) sum += tile[r * columns + c];
        sums[c] = sum;
    }
    barrier();
    for (int c = lane(); c < columns; c += 64) out[c] = sums[columns - 1 - c];
}

GLOBAL LANES(40) void partial_waves(const float *in, float *out, int n) {
    SHARED float part[40];
    float sum = 0;
    for (int i = item(40); i < n; i += 80) sum = fma(in[i], in[i], sum);
    part[lane()] = sum;
    barrier();
    for (int step = 20; step > 0; step /= 2) {
        if (lane() < step) part[lane()] += part[lane() + step];
        barrier();
    }
    if (lane() < 2) out[group() * 2 + lane()] = part[lane()];
}

GLOBAL LANES(72) void partial_stencil(const float *in, float *out, int n) {
    const int i = item(72);
    if (i >= n) return;
    const float left = i > 0 ? in[i - 1] : 0, right = i + 1 < n ? in[i + 1] : 0;
    out[i] = fma(0.25f, left + right, 0.5f * in[i]);
}

GLOBAL void fill_words(u32 *out, u32 value, int n) {
    ROLLED for (int i = item(64) * 4; i + 3 < n; i += 256)
        UNROLL for (int k = 0; k < 4; ++k) out[i + k] = value + k;
}

GLOBAL void fill_rows(float *out, int width, int height, float from, float step) {
    for (int y = group(); y < height; y += 2) {
        const float base = from + step * y;
        ROLLED for (int x = lane(); x < width; x += 32) out[y * width + x] = base;
    }
}

GLOBAL void fill_lds(u32 *out, u32 seed) {
    SHARED u32 table[256];
    ROLLED for (int i = lane(); i < 256; i += 32) table[i] = i * 2654435761u ^ seed;
    barrier();
    u32 x = seed + lane();
    ROLLED for (int i = 0; i < 8; ++i) x = x >> 3 ^ table[x & 255];
    out[item(32)] = x;
}
