// What the kernels of the corpus share. No HIP headers and no device libraries: builtins only.
#pragma once
#define GLOBAL extern "C" __attribute__((global))
#define SHARED __attribute__((shared)) static
#define DEVICE __attribute__((device)) static inline
#define CONSTANT __attribute__((constant)) static const
#define UNROLL _Pragma("unroll")
#define ROLLED _Pragma("clang loop unroll(disable)")

typedef unsigned char u8;
typedef signed char s8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;
typedef _Float16 half;
typedef float f2 __attribute__((ext_vector_type(2)));
typedef float f4 __attribute__((ext_vector_type(4)));
typedef double d2 __attribute__((ext_vector_type(2)));
typedef int i2 __attribute__((ext_vector_type(2)));
typedef int i4 __attribute__((ext_vector_type(4)));
typedef u32 u32x2 __attribute__((ext_vector_type(2)));
typedef u32 u32x4 __attribute__((ext_vector_type(4)));
typedef half h2 __attribute__((ext_vector_type(2)));
typedef half h4 __attribute__((ext_vector_type(4)));
typedef half h8 __attribute__((ext_vector_type(8)));
typedef half h16 __attribute__((ext_vector_type(16)));
typedef short s16x16 __attribute__((ext_vector_type(16)));
typedef float f8 __attribute__((ext_vector_type(8)));
typedef int i8v __attribute__((ext_vector_type(8)));

DEVICE int lane() { return __builtin_amdgcn_workitem_id_x(); }
DEVICE int lane_y() { return __builtin_amdgcn_workitem_id_y(); }
DEVICE int group() { return __builtin_amdgcn_workgroup_id_x(); }
DEVICE int group_y() { return __builtin_amdgcn_workgroup_id_y(); }
DEVICE int item(int size) { return group() * size + lane(); }

DEVICE void barrier() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

DEVICE float as_float(u32 bits) { return __builtin_bit_cast(float, bits); }
DEVICE u32 as_uint(float value) { return __builtin_bit_cast(u32, value); }
DEVICE float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
DEVICE float fmax(float a, float b) { return __builtin_fmaxf(a, b); }
DEVICE float fmin(float a, float b) { return __builtin_fminf(a, b); }
DEVICE float fabs(float a) { return __builtin_fabsf(a); }
DEVICE float rcp(float a) { return __builtin_amdgcn_rcpf(a); }
DEVICE float rsq(float a) { return __builtin_amdgcn_rsqf(a); }
DEVICE float root(float a) { return __builtin_amdgcn_sqrtf(a); }
DEVICE float exp2(float a) { return __builtin_amdgcn_exp2f(a); }
DEVICE float log2(float a) { return __builtin_amdgcn_logf(a); }
DEVICE float sine(float turns) { return __builtin_amdgcn_sinf(turns); }
DEVICE float cosine(float turns) { return __builtin_amdgcn_cosf(turns); }
DEVICE float expe(float a) { return exp2(a * 1.44269504f); }
DEVICE float loge(float a) { return log2(a) * 0.69314718f; }
DEVICE float clampf(float x, float lo, float hi) { return fmin(fmax(x, lo), hi); }
DEVICE float floorf_(float a) { return __builtin_floorf(a); }

DEVICE u32 rotl(u32 x, int n) { return x << n | x >> (32 - n); }
DEVICE u32 rotr(u32 x, int n) { return x >> n | x << (32 - n); }
DEVICE u64 rotl64(u64 x, int n) { return x << n | x >> (64 - n); }

DEVICE float from_lane(float value, int source) {
    return as_float(__builtin_amdgcn_ds_bpermute(source * 4, as_uint(value)));
}
DEVICE float swizzle_xor16(float v) { return as_float(__builtin_amdgcn_ds_swizzle(as_uint(v), 0x401f)); }
DEVICE float swizzle_xor8(float v) { return as_float(__builtin_amdgcn_ds_swizzle(as_uint(v), 0x201f)); }
DEVICE float swizzle_xor4(float v) { return as_float(__builtin_amdgcn_ds_swizzle(as_uint(v), 0x101f)); }
DEVICE float swizzle_xor2(float v) { return as_float(__builtin_amdgcn_ds_swizzle(as_uint(v), 0x081f)); }
DEVICE float swizzle_xor1(float v) { return as_float(__builtin_amdgcn_ds_swizzle(as_uint(v), 0x041f)); }
DEVICE float wave_sum(float v) {
    v += swizzle_xor16(v);
    v += swizzle_xor8(v);
    v += swizzle_xor4(v);
    v += swizzle_xor2(v);
    return v + swizzle_xor1(v);
}
DEVICE float wave_max(float v) {
    v = fmax(v, swizzle_xor16(v));
    v = fmax(v, swizzle_xor8(v));
    v = fmax(v, swizzle_xor4(v));
    v = fmax(v, swizzle_xor2(v));
    return fmax(v, swizzle_xor1(v));
}
