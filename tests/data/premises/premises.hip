// What compilers make of programs that come near a premise of the validator (docs/premises.md).
#define G __attribute__((global))
#define S __attribute__((shared))
#define tid __builtin_amdgcn_workitem_id_x()
#define bid __builtin_amdgcn_workgroup_id_x()
#define release(scope) __builtin_amdgcn_fence(__ATOMIC_RELEASE, scope)
#define acquire(scope) __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, scope)
#define sync() do { release("workgroup"); __builtin_amdgcn_s_barrier(); acquire("workgroup"); } while (0)
#define load(p, order) __hip_atomic_load(p, order, __HIP_MEMORY_SCOPE_AGENT)
#define add(p, order) __hip_atomic_fetch_add(p, 1, order, __HIP_MEMORY_SCOPE_AGENT)

struct Numbers { int a[8]; };

extern "C" {
// P1: what may have been stored before is loaded by vector loads
G void load_then_store(int *p, int *q, int i) { int c = p[0]; p[i] = 7; q[i] = c; }
G void store_then_load(int *p, int *q, int i) { p[i] = 7; q[i] = p[0]; }
G void store_barrier_load(int *p, int *q) { if (tid == 0) p[0] = 7; sync(); q[tid] = p[0]; }
G void loop_of_both(int *p, int *q, int n) { for (int j = 0; j < n; j++) { int c = p[j]; q[tid * n + j] = c; p[j + tid + 1] = c; } }
G void loop_and_barriers(int *p, int n) { for (int j = 0; j < n; j++) { int c = p[j]; sync(); p[tid + j] = c; sync(); } }
G void spin_then_load(int *flag, int *data, int *q) { while (!load(flag, __ATOMIC_RELAXED)); acquire("agent"); q[tid] = data[0]; }
G void acquire_then_load(int *flag, int *data, int *q) { while (!load(flag, __ATOMIC_ACQUIRE)); q[tid] = data[0]; }
G void last_block_loads(int *count, int *data, int *q) { data[tid] = 3; release("agent"); int n = add(count, __ATOMIC_RELAXED); acquire("agent"); if (n == 7) q[tid] = data[bid]; }
// P2: arguments do not change
G void argument_after_barrier(int *q, Numbers n) { q[tid] = 1; sync(); q[tid + 64] = n.a[3]; }
G void packet_after_store(int *q) { q[tid] = 1; sync(); q[tid + 64] = ((unsigned short *)__builtin_amdgcn_dispatch_ptr())[2]; }
// P5: accesses of any alignment
G void unaligned_global(int *q, const char *p) { int v; __builtin_memcpy(&v, p + 1 + tid, 4); q[tid] = v; }
G void unaligned_lds(int *q, int k) { S static char s[4096]; __builtin_memcpy(s + tid * 5 + k, &k, 4); sync(); int v; __builtin_memcpy(&v, s + tid * 3, 4); q[tid] = v; }
// P6: generic pointers to the LDS and to private memory come from the apertures
G void generic_lds(int *q, int k) { S static int s[256]; s[tid] = k; sync(); int *p = k & 1 ? s : q; q[tid] = p[tid + 3]; }
G void generic_private(int *q, int k) { int a[64]; for (int i = 0; i < 64; i++) a[i] = q[i]; int *volatile p = k & 1 ? a : q; q[tid] = p[k]; }
G void generic_stored(int **pp, int *q, int k) { S static int s[256]; s[tid] = k; pp[tid] = s + tid; sync(); int *p = pp[tid]; *p = 5; sync(); q[tid] = s[tid]; }
G void generic_loaded(int **pp, int *q) { q[tid] = *pp[tid]; }
// P7: sums of LDS addresses wrap
G void lds_offset(int *q, int k) { S static int s[256]; s[tid] = k; sync(); q[tid] = s[tid - k + 5]; }
// P9: LDS that nobody has stored to
G void lds_not_stored(int *q) { S static int s[256]; q[tid] = s[tid]; }
// P19: what the source restricts is apart, and the metadata says it
G void restricted_reads(const int *__restrict__ p, int *q) { q[tid] = p[tid] + 1; q[tid + 64] = p[tid + 64] + 1; }
G void restricted_writes(const int *p, int *__restrict__ q) { q[tid] = p[tid] + 1; q[tid + 64] = p[tid + 64] + 1; }
G void not_restricted(const int *p, int *q) { q[tid] = p[tid] + 1; q[tid + 64] = p[tid + 64] + 1; }
G void restricted_both_ways(int *__restrict__ p, int *q) { p[tid] = q[tid] + 1; q[tid + 64] = p[tid + 64] + 1; }
// P10: dynamic LDS begins after what the kernel declares
extern S int dynamic[];
G void dynamic_lds(int *q, int k) { S static int s[256]; s[tid] = k; dynamic[tid] = k; sync(); q[tid] = s[tid ^ 1] + dynamic[tid ^ 1]; }
// P11: a launch has no more work-items than the kernel says
G __attribute__((amdgpu_flat_work_group_size(1, 64))) void most_items(int *q) { q[tid] = tid >> 6; }
// P13: code moves past reads of the clock
G void clock(long *q, float *p) { float v = p[tid]; long t = __builtin_readcyclecounter(); for (int i = 0; i < 20; i++) v = v * v + 3; long u = __builtin_readcyclecounter(); q[tid] = u - t; p[tid] = v; }
}
