// Lanes: DPP, permutes, ballots, matrix multiplication, messages, clocks, synchronisation.
#include "common.h"

extern "C" GLOBAL void dpp(float *data, int n) {
    int x = __builtin_bit_cast(int, data[lane()]);
    x += __builtin_amdgcn_update_dpp(x, x, 0x111, 0xf, 0xf, false);
    x += __builtin_amdgcn_update_dpp(0, x, 0x112, 0xf, 0xf, true);
    x += __builtin_amdgcn_update_dpp(n, x, 0x1b, 0x3, 0x5, false);
    x += __builtin_amdgcn_mov_dpp8(x, 0123456);
    x += __builtin_amdgcn_permlane16(x, x, 0x76543210, 0xfedcba98, false, false);
    x += __builtin_amdgcn_permlanex16(n, x, n, n, true, true);
    x += __builtin_amdgcn_ds_swizzle(x, 0x401f);
    x += __builtin_amdgcn_ds_bpermute(lane() * 4 + n, x) + __builtin_amdgcn_ds_permute(lane() * 8, x);
    x += __builtin_amdgcn_readlane(x, n) + __builtin_amdgcn_readfirstlane(x);
    x += __builtin_amdgcn_mbcnt_lo(n, 0);
    data[lane()] = __builtin_bit_cast(float, x);
}

extern "C" GLOBAL void scans(float *data, int n) {
    float x = data[lane()];
    for (int i = 0; i < n; ++i) {
        int bits = __builtin_bit_cast(int, x);
        x += __builtin_bit_cast(float, __builtin_amdgcn_update_dpp(0, bits, 0x101, 0xf, 0xf, true));
        bits = __builtin_bit_cast(int, x);
        x = __builtin_fmaxf(x, __builtin_bit_cast(float, __builtin_amdgcn_update_dpp(bits, bits, 0x141, 0xf, 0xf, false)));
        if (x > (float)i) {
            bits = __builtin_bit_cast(int, x);
            x += __builtin_bit_cast(float, __builtin_amdgcn_permlanex16(bits, bits, 0x76543210, 0xfedcba98, true, false));
        }
    }
    data[lane()] = x;
}

extern "C" GLOBAL void system(unsigned *out, u64 *clock, int n) {
    clock[0] = __builtin_readcyclecounter();
    __builtin_amdgcn_s_sleep(3);
    __builtin_amdgcn_s_setprio(2);
    out[1] = __builtin_amdgcn_s_getreg(2049);
    __builtin_amdgcn_s_setreg(2049, 3);
    __builtin_amdgcn_wave_barrier();
    __builtin_amdgcn_sched_barrier(0);
    __builtin_amdgcn_s_sendmsg(1, n);
    __builtin_amdgcn_s_dcache_inv();
    clock[1] = __builtin_amdgcn_s_sendmsg_rtnl(131);
}

#ifndef WAVE64  // defined by compile.py
#define WIDE 8
#define WMMA_F32 __builtin_amdgcn_wmma_f32_16x16x16_f16_w32
#define WMMA_I32 __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32
#define BALLOT __builtin_amdgcn_ballot_w32
typedef f8 Accumulator;
typedef i8v Integers;
#else
#define WIDE 4
#define WMMA_F32 __builtin_amdgcn_wmma_f32_16x16x16_f16_w64
#define WMMA_I32 __builtin_amdgcn_wmma_i32_16x16x16_iu8_w64
#define BALLOT __builtin_amdgcn_ballot_w64
typedef f4 Accumulator;
typedef i4 Integers;
#endif

extern "C" GLOBAL void matrix(const h16 *a, const h16 *b, Accumulator *c, i4 *d, Integers *e, int n) {
    Accumulator sum = c[lane()], second = c[lane() + n];
    Integers whole = e[lane()];
    for (int i = 0; i < n; ++i) {
        sum = WMMA_F32(a[i + lane()], b[i], sum);
        second = WMMA_F32(b[i], a[i], sum);
        whole = WMMA_I32(true, d[i], false, d[i + 1], whole, true);
    }
    h16 halves = a[lane()];
    for (int i = 0; i < WIDE; ++i) halves[i] = (_Float16)sum[i];
    c[lane()] = WMMA_F32(halves, b[0], second);
    e[lane()] = whole;
}

extern "C" GLOBAL void ballots(u64 *out, const int *in, int n) {
    u64 mask = BALLOT(in[lane()] > n);
    out[lane()] = mask ^ BALLOT(in[lane() + n] == n);
    if (mask & 1) out[0] = mask;
}

extern "C" GLOBAL void reduction(const float *in, float *out, int n) {
    SHARED static float tile[1024];
    float sum = 0;
    for (int i = lane(); i < n; i += 1024) sum += in[i];
    tile[lane()] = sum;
    for (int step = 512; step > 0; step >>= 1) {
        barrier();
        if (lane() < step) tile[lane()] += tile[lane() + step];
    }
    barrier();
    if (lane() == 0) out[group()] = tile[0];
}

extern "C" GLOBAL void buffers(void *base, float *out, int n) {
    auto resource = __builtin_amdgcn_make_buffer_rsrc(base, 4, n * 16, 0x31027000);
    u4 a = __builtin_amdgcn_raw_buffer_load_b128(resource, lane() * 16, n, 0);
    unsigned b = __builtin_amdgcn_raw_buffer_load_b32(resource, lane() * 4 + 4092, 0, 1);
    unsigned char c = __builtin_amdgcn_raw_buffer_load_b8(resource, n, lane() & 1, 0);
    __builtin_amdgcn_raw_buffer_store_b128(a + b, resource, lane() * 16 + 4096, 0, 0);
    out[lane()] = (float)(a.x + c);
}
