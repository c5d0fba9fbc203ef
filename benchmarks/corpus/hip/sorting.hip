// Prefix sums, histograms, sorting, compaction, searching: integer and control flow.
#include "common.h"

GLOBAL void scan_lds(const u32 *in, u32 *out, u32 *sums) {
    SHARED u32 data[2][256];
    int from = 0;
    data[0][lane()] = in[item(256)];
    barrier();
    for (int step = 1; step < 256; step *= 2) {
        u32 v = data[from][lane()];
        if (lane() >= step) v += data[from][lane() - step];
        data[1 - from][lane()] = v;
        from = 1 - from;
        barrier();
    }
    out[item(256)] = data[from][lane()];
    if (lane() == 255) sums[group()] = data[from][255];
}

GLOBAL void scan_dpp(const int *in, int *out) {
    int v = in[item(32)];
    v += __builtin_amdgcn_update_dpp(0, v, 0x111, 0xf, 0xf, false);
    v += __builtin_amdgcn_update_dpp(0, v, 0x112, 0xf, 0xf, false);
    v += __builtin_amdgcn_update_dpp(0, v, 0x114, 0xf, 0xf, false);
    v += __builtin_amdgcn_update_dpp(0, v, 0x118, 0xf, 0xf, false);
    int low = __builtin_amdgcn_readlane(v, 15);
    if (lane() >= 16) v += low;
    out[item(32)] = v;
}

GLOBAL void scan_four(const f4 *in, f4 *out, const float *offsets) {
    int i = item(32);
    f4 v = in[i];
    v.y += v.x, v.z += v.y, v.w += v.z;
    float total = v.w, sum = v.w;
    UNROLL for (int step = 1; step < 32; step *= 2) {
        float other = from_lane(sum, lane() - step);
        if (lane() >= step) sum += other;
    }
    out[i] = v + (sum - total + offsets[group()]);
}

GLOBAL void histogram(const u32 *in, u32 *out, int n) {
    SHARED u32 bins[256];
    bins[lane()] = 0;
    barrier();
    for (int i = item(256); i < n; i += 65536) {
        u32 v = in[i];
        UNROLL for (int k = 0; k < 4; ++k) __atomic_fetch_add(&bins[v >> 8 * k & 255], 1u, __ATOMIC_RELAXED);
    }
    barrier();
    __atomic_fetch_add(out + lane(), bins[lane()], __ATOMIC_RELAXED);
}

GLOBAL void bitonic_step(u32 *data, int j, int k) {
    u32 i = item(256), other = i ^ j;
    if (other <= i) return;
    u32 a = data[i], b = data[other];
    bool up = (i & k) == 0;
    if ((a > b) == up) data[i] = b, data[other] = a;
}

GLOBAL void bitonic_lds(u32 *data) {
    SHARED u32 s[512];
    s[lane()] = data[group() * 512 + lane()];
    s[lane() + 256] = data[group() * 512 + lane() + 256];
    for (int k = 2; k <= 512; k *= 2) {
        for (int j = k / 2; j > 0; j /= 2) {
            barrier();
            int i = 2 * lane() - (lane() & (j - 1));
            u32 a = s[i], b = s[i + j];
            bool up = (i & k) == 0;
            if ((a > b) == up) s[i] = b, s[i + j] = a;
        }
    }
    barrier();
    data[group() * 512 + lane()] = s[lane()];
    data[group() * 512 + lane() + 256] = s[lane() + 256];
}

GLOBAL void sort_registers(float *data) {
    float v[16];
    UNROLL for (int k = 0; k < 16; ++k) v[k] = data[k * 16384 + item(64)];
    UNROLL for (int k = 2; k <= 16; k *= 2) {
        UNROLL for (int j = k / 2; j > 0; j /= 2) {
            UNROLL for (int i = 0; i < 16; ++i) {
                int o = i ^ j;
                if (o <= i) continue;
                float low = fmin(v[i], v[o]), high = fmax(v[i], v[o]);
                v[i] = (i & k) ? high : low, v[o] = (i & k) ? low : high;
            }
        }
    }
    UNROLL for (int k = 0; k < 16; ++k) data[k * 16384 + item(64)] = v[k];
}

GLOBAL void radix_rank(const u32 *keys, u32 *ranks, u32 *counts, int shift) {
    SHARED u32 tally[16];
    if (lane() < 16) tally[lane()] = 0;
    barrier();
    u32 key = keys[item(256)], digit = key >> shift & 15;
    u32 mine = __atomic_fetch_add(&tally[digit], 1u, __ATOMIC_RELAXED);
    ranks[item(256)] = mine;
    barrier();
    if (lane() < 16) counts[group() * 16 + lane()] = tally[lane()];
}

GLOBAL void binary_search(const u32 *table, const u32 *wanted, u32 *found, int n) {
    u32 key = wanted[item(256)], low = 0, high = n;
    while (low < high) {
        u32 middle = (low + high) / 2;
        if (table[middle] < key) low = middle + 1;
        else high = middle;
    }
    found[item(256)] = low;
}

GLOBAL void compact(const float *in, float *out, u32 *count, float limit) {
    float v = in[item(32)];
    bool keep = v > limit;
    u32 mask = __builtin_amdgcn_ballot_w32(keep), below = __builtin_amdgcn_mbcnt_lo(mask, 0);
    u32 base = 0;
    if (lane() == 0) base = __atomic_fetch_add(count, (u32)__builtin_popcount(mask), __ATOMIC_RELAXED);
    base = __builtin_amdgcn_readfirstlane(base);
    if (keep) out[base + below] = v;
}

GLOBAL void merge_path(const u32 *a, const u32 *b, u32 *out, int n) {
    int diagonal = item(64) * 8, low = diagonal > n ? diagonal - n : 0, high = diagonal < n ? diagonal : n;
    while (low < high) {
        int m = (low + high) / 2;
        if (a[m] <= b[diagonal - 1 - m]) low = m + 1;
        else high = m;
    }
    int i = low, j = diagonal - low;
    u32 x = a[i], y = b[j];
    UNROLL for (int k = 0; k < 8; ++k) {
        bool left = j >= n || (i < n && x <= y);
        out[diagonal + k] = left ? x : y;
        if (left) x = a[++i];
        else y = b[++j];
    }
}
