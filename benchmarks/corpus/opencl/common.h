// What the OpenCL kernels of the corpus share; stands in for the headers of OpenCL, which are not needed.
#pragma once
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef float float2 __attribute__((ext_vector_type(2)));
typedef float float4 __attribute__((ext_vector_type(4)));
typedef float float8 __attribute__((ext_vector_type(8)));
typedef float float16 __attribute__((ext_vector_type(16)));
typedef int int2 __attribute__((ext_vector_type(2)));
typedef int int4 __attribute__((ext_vector_type(4)));
typedef uint uint2 __attribute__((ext_vector_type(2)));
typedef uint uint4 __attribute__((ext_vector_type(4)));
typedef uchar uchar4 __attribute__((ext_vector_type(4)));
typedef half half2 __attribute__((ext_vector_type(2)));
typedef half half4 __attribute__((ext_vector_type(4)));
typedef half half8 __attribute__((ext_vector_type(8)));
typedef double double2 __attribute__((ext_vector_type(2)));

#define LX __builtin_amdgcn_workitem_id_x()
#define LY __builtin_amdgcn_workitem_id_y()
#define WX __builtin_amdgcn_workgroup_id_x()
#define WY __builtin_amdgcn_workgroup_id_y()
#define GLOBAL_X(size) (WX * (size) + LX)
#define BARRIER                                          \
    do {                                                 \
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); \
        __builtin_amdgcn_s_barrier();                    \
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup"); \
    } while (0)
#define fma(a, b, c) __builtin_fmaf(a, b, c)
#define fmax(a, b) __builtin_fmaxf(a, b)
#define fmin(a, b) __builtin_fminf(a, b)
#define fabs(a) __builtin_fabsf(a)
#define native_recip(a) __builtin_amdgcn_rcpf(a)
#define native_rsqrt(a) __builtin_amdgcn_rsqf(a)
#define native_sqrt(a) __builtin_amdgcn_sqrtf(a)
#define native_exp2(a) __builtin_amdgcn_exp2f(a)
#define native_log2(a) __builtin_amdgcn_logf(a)
#define native_exp(a) __builtin_amdgcn_exp2f((a) * 1.44269504f)
#define native_log(a) (__builtin_amdgcn_logf(a) * 0.69314718f)
#define native_sin(a) __builtin_amdgcn_sinf((a) * 0.15915494f)
#define native_cos(a) __builtin_amdgcn_cosf((a) * 0.15915494f)
#define rotate(x, n) ((x) << (n) | (x) >> (32 - (n)))
#define as_float(x) __builtin_astype((x), float)
#define as_uint(x) __builtin_astype((x), uint)
#define WAVE32 __attribute__((reqd_work_group_size(32, 1, 1)))
#define GROUP(n) __attribute__((reqd_work_group_size(n, 1, 1)))
