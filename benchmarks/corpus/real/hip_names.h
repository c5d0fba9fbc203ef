// The names that HIP's headers give, for kernels as their authors write them: sizes of a launch are read from it.
#pragma once
#include "../hip/common.h"
#define __global__ extern "C" __attribute__((global))
#define __launch_bounds__(most) __attribute__((amdgpu_flat_work_group_size(1, most)))
#define __shared__ SHARED
#define __device__ DEVICE
struct Places { int x, y, z; };
#define threadIdx (Places{(int)__builtin_amdgcn_workitem_id_x(), (int)__builtin_amdgcn_workitem_id_y(), (int)__builtin_amdgcn_workitem_id_z()})
#define blockIdx (Places{(int)__builtin_amdgcn_workgroup_id_x(), (int)__builtin_amdgcn_workgroup_id_y(), (int)__builtin_amdgcn_workgroup_id_z()})
#define blockDim (Places{(int)__builtin_amdgcn_workgroup_size_x(), (int)__builtin_amdgcn_workgroup_size_y(), (int)__builtin_amdgcn_workgroup_size_z()})
#define gridDim (Places{(int)(__builtin_amdgcn_grid_size_x() / __builtin_amdgcn_workgroup_size_x()), (int)(__builtin_amdgcn_grid_size_y() / __builtin_amdgcn_workgroup_size_y()), 1})
#define __syncthreads barrier
#define WARP 32

__device__ int lane_of_wave() { return __builtin_amdgcn_mbcnt_lo(-1, 0); }
__device__ int shuffled(int value, int index) { return __builtin_amdgcn_ds_bpermute(index << 2, value); }
__device__ float __shfl(float value, int lane) { return as_float(shuffled(as_uint(value), (lane & 31) + (lane_of_wave() & ~31))); }
__device__ int __shfl_up(int value, int by, int width = 32) {
    int self = lane_of_wave(), index = self - by;
    return shuffled(value, index < (self & ~(width - 1)) ? self : index);
}
__device__ float __shfl_down(float value, int by, int width = 32) {
    int self = lane_of_wave(), index = self + by;
    return as_float(shuffled(as_uint(value), (self & (width - 1)) + by >= width ? self : index));
}
__device__ float __shfl_xor(float value, int mask, int width = 32) {
    int self = lane_of_wave(), index = self ^ mask;
    return as_float(shuffled(as_uint(value), index >= ((self + width) & ~(width - 1)) ? self : index));
}
__device__ float __expf(float x) { return exp2(x * 1.44269504f); }
__device__ float rsqrtf(float x) { return rsq(x); }
__device__ float sqrtf(float x) { return __builtin_sqrtf(x); }
__device__ float expf(float x) { return __builtin_expf(x); }
__device__ float logf(float x) { return __builtin_logf(x); }
__device__ float fabsf(float x) { return __builtin_fabsf(x); }
__device__ float fmaxf(float a, float b) { return __builtin_fmaxf(a, b); }
__device__ float fminf(float a, float b) { return __builtin_fminf(a, b); }
__device__ float floorf(float x) { return __builtin_floorf(x); }
__device__ int min(int a, int b) { return a < b ? a : b; }
__device__ int max(int a, int b) { return a > b ? a : b; }
__device__ float atomicAdd(float *to, float value) { return __scoped_atomic_fetch_add(to, value, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
__device__ u32 atomicAdd(u32 *to, u32 value) { return __scoped_atomic_fetch_add(to, value, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
