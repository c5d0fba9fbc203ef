// Address spaces, widths, atomics, fences: flat, global, LDS, scratch, scalar loads, buffers.
#include "common.h"

struct Mixed { char c; short s; int i; u64 l; float f[3]; double d; };

extern "C" GLOBAL void widths(const char *a, short *b, f3 *c, f4 *d, d2 *e, u64 *f, int n) {
    int i = lane() + group() * 64;
    if (i >= n) return;
    b[i] = a[i] * b[i + 1];
    c[i] = c[i] + c[i + 1];
    d[i] = d[i] * d[i + 2] + d[i + 3];
    e[i] = e[i] + e[i + n];
    f[i] ^= f[i + 1] << 3;
}

extern "C" GLOBAL void structs(Mixed *m, const Mixed *p, int n) {
    Mixed local = p[lane()];
    for (int i = 0; i < n; ++i) {
        local.i += p[i].i;
        local.l += p[i].l * local.i;
        local.f[i % 3] += p[i].f[i % 3];
        local.d += p[i].d;
        local.c ^= (char)i;
    }
    m[group()] = local;
}

extern "C" GLOBAL void flat(int **table, int *out, int n) {
    SHARED static int tile[256];
    int *place = (n & 1) ? tile + lane() : table[lane()];
    *place += n;
    barrier();
    int *other = (n & 2) ? tile + (lane() ^ 1) : table[lane() ^ 1];
    out[lane()] = *other;
    *(volatile int *)place = n;
    out[lane() + n] = *(volatile int *)other;
}

extern "C" GLOBAL void atomics(unsigned *a, u64 *b, float *c, int n) {
    SHARED static unsigned local[64];
    local[lane() & 63] = n;
    barrier();
    unsigned old = __atomic_fetch_add(a + lane(), n, __ATOMIC_SEQ_CST);
    old ^= __atomic_fetch_add(local + (lane() & 7), old, __ATOMIC_ACQ_REL);
    old += __atomic_exchange_n(a + n, old, __ATOMIC_ACQUIRE);
    unsigned expected = old;
    __atomic_compare_exchange_n(a + 1, &expected, old + 1, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
    u64 wide = b[0];
    __atomic_compare_exchange_n(b + 1, &wide, wide + old, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    __atomic_fetch_max((int *)a + 2, (int)expected, __ATOMIC_RELAXED);
    __atomic_fetch_and(local + 3, old, __ATOMIC_RELEASE);
    __atomic_store_n(a + 5, old, __ATOMIC_RELEASE);
    unsigned seen = __atomic_load_n(a + 6, __ATOMIC_ACQUIRE);
    __scoped_atomic_fetch_add(a + 7, seen, __ATOMIC_SEQ_CST, __MEMORY_SCOPE_SYSTEM);
    __scoped_atomic_fetch_or(a + 8, seen, __ATOMIC_SEQ_CST, __MEMORY_SCOPE_WRKGRP);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    __atomic_fetch_add(c, 1.0f, __ATOMIC_RELAXED);
    a[lane() + n] = old + seen + (unsigned)wide;
}

extern "C" GLOBAL void lds(const f4 *in, f4 *out, int n) {
    SHARED static f4 wide[256];
    SHARED static float narrow[1024];
    SHARED static short halves[512];
    SHARED static char bytes[256];
    wide[lane()] = in[lane()];
    bytes[lane()] = (char)n;
    halves[lane() * 2] = (short)n;
    barrier();
    for (int i = 0; i < n; ++i) {
        narrow[lane() * 4 + (i & 3)] += wide[(lane() + i) & 255].x + bytes[i & 255] + halves[i & 511];
        halves[(lane() + i) & 511] = (short)narrow[i & 1023];
        barrier();
    }
    f4 sum = wide[lane() ^ 3];
    for (int i = 0; i < 4; ++i) sum[i] += narrow[lane() * 4 + i] + narrow[(lane() * 4 + i * 64) & 1023];
    out[lane()] = sum;
}

extern "C" GLOBAL void scratch(float *data, int n) {
    float stack[96];
    for (int i = 0; i < 96; ++i) stack[i] = data[i + lane()];
    for (int i = 0; i < n; ++i) stack[(i * 7) % 96] += stack[(i * 5 + n) % 96] * 2.0f;
    float sum = 0;
    for (int i = 0; i < 96; ++i) sum += stack[i];
    data[lane()] = sum;
}

extern "C" GLOBAL void uniform(const int *a, const float *b, int *out, int n) {
    int sum = 0;
    float f = 0;
    for (int i = 0; i < n; ++i) {
        sum += a[i] * a[i + 1] - a[i * 2];
        f += b[i] * b[n - i];
        if (sum > 100) sum -= a[0];
    }
    out[group()] = sum + (int)f;
}

extern "C" GLOBAL void spills(const f8 *in, f8 *out, int n) {
    f8 v[24];
    for (int i = 0; i < 24; ++i) v[i] = in[lane() + i * n];
    for (int k = 0; k < n; ++k)
        for (int i = 0; i < 24; ++i) v[i] = v[i] * v[(i + 7) % 24] + v[(i * 5 + 1) % 24];
    for (int i = 0; i < 24; ++i) out[lane() + i * n] = v[i];
}

extern "C" GLOBAL void d16(const _Float16 *in, _Float16 *out, const unsigned char *b, short *s, int n) {
    h2 sum = {0, 0};
    for (int i = 0; i < n; ++i) {
        h2 pair = {in[i * 3 + lane()], in[i * 5 + lane() + 1]};
        sum = sum * pair + pair;
        s2 bytes = {(short)b[i + lane()], (short)(signed char)b[i * 2 + lane()]};
        sum += __builtin_convertvector(bytes, h2);
        s[i + lane()] = bytes.y + bytes.x;
    }
    SHARED static _Float16 tile[512];
    tile[lane()] = sum.x;
    tile[lane() + 256] = sum.y;
    barrier();
    h2 back = {tile[(lane() + 3) & 511], tile[(lane() * 2) & 511]};
    out[lane()] = back.x * back.y;
    out[lane() + n] = back.y;
}
