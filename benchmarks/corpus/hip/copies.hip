// Bandwidth: copies of several widths, strides, gathers, fills, interleaving, byte swaps.
#include "common.h"

template <typename T, int N> DEVICE void copy(const T *in, T *out) {
    T v[N];
    UNROLL for (int k = 0; k < N; ++k) v[k] = in[item(256) + k * 65536];
    UNROLL for (int k = 0; k < N; ++k) out[item(256) + k * 65536] = v[k];
}
GLOBAL void copy_words(const u32 *in, u32 *out) { copy<u32, 8>(in, out); }
GLOBAL void copy_quads(const u32x4 *in, u32x4 *out) { copy<u32x4, 4>(in, out); }
GLOBAL void copy_bytes(const u8 *in, u8 *out) { copy<u8, 4>(in, out); }

GLOBAL void triad(const f4 *a, const f4 *b, f4 *c, float s, int n) {
    for (int i = item(256); i < n; i += 65536) c[i] = a[i] + s * b[i];
}

GLOBAL void fill_pattern(u32x4 *out, u32 seed, int n) {
    for (int i = item(256); i < n; i += 65536) out[i] = (u32x4){seed + i, seed ^ i, seed - i, ~seed};
}

GLOBAL void gather(const float *in, const int *indices, float *out, int n) {
    _Pragma("unroll 4") for (int i = item(256); i < n; i += 65536) out[i] = in[indices[i]] * 2.0f;
}

GLOBAL void scatter_add(const float *in, const int *indices, int *out, int n) {
    for (int i = item(256); i < n; i += 65536) __atomic_fetch_add(out + indices[i], (int)(in[i] * 1024.0f), __ATOMIC_RELAXED);
}

GLOBAL void interleave(const float *a, const float *b, const float *c, const float *d, f4 *out) {
    int i = item(256);
    out[i] = (f4){a[i], b[i], c[i], d[i]};
}

GLOBAL void swap_bytes(u32x4 *data) {
    u32x4 v = data[item(256)];
    UNROLL for (int k = 0; k < 4; ++k) v[k] = __builtin_bswap32(v[k]);
    data[item(256)] = v;
}

GLOBAL void rotate_buffer(const u32 *in, u32 *out, u32 shift, int n) {
    int i = item(256);
    u32 from = (u32)i + shift;
    out[i] = in[from >= (u32)n ? from - n : from];
}

GLOBAL void strided_sum(const float *in, float *out, int stride, int count) {
    float a = 0, b = 0, c = 0, d = 0;
    const float *p = in + item(64);
    for (int k = 0; k < count; k += 4, p += 4 * stride) a += p[0], b += p[stride], c += p[2 * stride], d += p[3 * stride];
    out[item(64)] = a + b + c + d;
}

GLOBAL void struct_of_arrays(const f4 *in, float *x, float *y, float *z, float *w, float s) {
    int i = item(256);
    f4 v = in[i] * s;
    x[i] = v.x, y[i] = v.y, z[i] = v.z, w[i] = v.w;
}
