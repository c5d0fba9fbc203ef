// OpenCL C without its library: address spaces in the types, vectors, local memory, private arrays.
typedef float f4 __attribute__((ext_vector_type(4)));
typedef float f16v __attribute__((ext_vector_type(16)));
typedef half h4 __attribute__((ext_vector_type(4)));
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

static int lane(void) { return __builtin_amdgcn_workitem_id_x() + 64 * __builtin_amdgcn_workitem_id_y(); }

kernel void vectors(global f4 *a, global const f16v *b, constant f4 *c, int n) {
    f16v v = b[lane()];
    f4 sum = a[lane()] * c[n];
    for (int i = 0; i < n; ++i) sum += v.s0123 * c[i] + v.s89ab;
    a[lane()] = sum;
}

kernel __attribute__((reqd_work_group_size(64, 4, 1))) void local_tiles(global float *a, local float *tile, int n) {
    tile[lane()] = a[lane()];
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup", "local");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup", "local");
    float x = 0;
    for (int i = 0; i < n; ++i) x += tile[(lane() * 3 + i) & 255];
    a[lane() + n] = x;
}

kernel void halves(global h4 *a, global const half *b, global double *c, int n) {
    h4 x = a[lane()];
    for (int i = 0; i < n; ++i) {
        x = x * (h4)b[i] + a[i];
        c[i] += (double)x.y * c[lane()];
    }
    a[lane()] = x;
}

kernel void private_memory(global int *a, int n) {
    int table[40];
    for (int i = 0; i < 40; ++i) table[i] = a[i] * n;
    for (int i = 0; i < n; ++i) table[a[i] & 31] ^= table[(a[i] >> 5) & 31] + i;
    for (int i = 0; i < 40; ++i) a[lane() + i * n] = table[i];
}

kernel void counters(global int *a, volatile global int *b, local int *c) {
    int x = __opencl_atomic_fetch_add((volatile global atomic_int *)a, 3, __ATOMIC_RELAXED, 2);
    c[lane()] = x;
    __opencl_atomic_fetch_max((volatile local atomic_int *)c, x, __ATOMIC_SEQ_CST, 1);
    b[lane()] = c[lane() ^ 1] + *b;
}
