// Sums, extremes and norms over arrays: grid loops, LDS trees, swizzles between lanes.
#include "common.h"

template <typename T> DEVICE T tree(T value, T (*combine)(T, T)) {
    SHARED T partial[256];
    partial[lane()] = value;
    barrier();
    for (int step = 128; step > 0; step /= 2) {
        if (lane() < step) partial[lane()] = combine(partial[lane()], partial[lane() + step]);
        barrier();
    }
    return partial[0];
}

template <typename T> DEVICE T add(T a, T b) { return a + b; }
template <typename T> DEVICE T larger(T a, T b) { return a > b ? a : b; }

GLOBAL void sum_float(const float *in, float *out, int n) {
    float total = 0;
    for (int i = lane(); i < n; i += 256) total += in[i];
    total = tree(total, add<float>);
    if (lane() == 0) out[group()] = total;
}

GLOBAL void sum_double(const double *in, double *out, int n) {
    double total = 0;
    for (int i = lane(); i < n; i += 256) total += in[i];
    total = tree(total, add<double>);
    if (lane() == 0) out[group()] = total;
}

GLOBAL void max_int(const int *in, int *out, int n) {
    int best = -2147483647;
    for (int i = lane(); i < n; i += 256) best = larger(best, in[i]);
    best = tree(best, larger<int>);
    if (lane() == 0) out[group()] = best;
}

GLOBAL void moments(const f4 *in, float *out, int n) {
    f4 sum = 0, squares = 0, low = 1e30f, high = -1e30f;
    for (int i = lane(); i < n; i += 256) {
        f4 v = in[i];
        sum += v;
        squares += v * v;
        UNROLL for (int k = 0; k < 4; ++k) low[k] = fmin(low[k], v[k]), high[k] = fmax(high[k], v[k]);
    }
    float s = wave_sum(sum.x + sum.y + sum.z + sum.w), q = wave_sum(squares.x + squares.y + squares.z + squares.w);
    float top = wave_max(fmax(fmax(high.x, high.y), fmax(high.z, high.w)));
    float bottom = -wave_max(-fmin(fmin(low.x, low.y), fmin(low.z, low.w)));
    if (lane() % 32 == 0) {
        int at = (group() * 8 + lane() / 32) * 4;
        float mean = s / (4.0f * n);
        out[at] = mean, out[at + 1] = q / (4.0f * n) - mean * mean, out[at + 2] = bottom, out[at + 3] = top;
    }
}

GLOBAL void argmax(const float *in, int *out, int n) {
    float best = -1e38f;
    int where = -1;
    for (int i = lane(); i < n; i += 32) {
        float v = in[group() * n + i];
        if (v > best) best = v, where = i;
    }
    UNROLL for (int step = 16; step > 0; step /= 2) {
        float other = from_lane(best, lane() ^ step);
        int index = __builtin_amdgcn_ds_bpermute((lane() ^ step) * 4, where);
        if (other > best || (other == best && index < where)) best = other, where = index;
    }
    if (lane() == 0) out[group()] = where;
}

GLOBAL void dot_product(const f4 *a, const f4 *b, float *out, int n) {
    f4 sum0 = 0, sum1 = 0;
    for (int i = lane(); i < n; i += 512) {
        sum0 += a[i] * b[i];
        sum1 += a[i + 256] * b[i + 256];
    }
    f4 s = sum0 + sum1;
    float total = wave_sum(s.x + s.y + s.z + s.w);
    if (lane() % 32 == 0) __atomic_fetch_add((u32 *)out, as_uint(total), __ATOMIC_RELAXED);
}

GLOBAL void count_bits(const u32x4 *in, u32 *out, int n) {
    u32 total = 0;
    for (int i = lane(); i < n; i += 256) {
        u32x4 v = in[i];
        total += __builtin_popcount(v.x) + __builtin_popcount(v.y) + __builtin_popcount(v.z) + __builtin_popcount(v.w);
    }
    __atomic_fetch_add(out, total, __ATOMIC_RELAXED);
}

GLOBAL void kahan(const float *in, float *out, int n) {
    float sum[4] = {}, lost[4] = {};
    for (int i = lane(); i < n; i += 1024) {
        UNROLL for (int k = 0; k < 4; ++k) {
            float y = in[i + 256 * k] - lost[k], t = sum[k] + y;
            lost[k] = (t - sum[k]) - y;
            sum[k] = t;
        }
    }
    out[item(256)] = sum[0] + sum[1] + sum[2] + sum[3];
}
