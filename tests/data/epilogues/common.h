// Declarations that the kernels here share; ROCm's headers are not needed.
#define GLOBAL extern "C" __attribute__((global))
#define LANES(n) __attribute__((amdgpu_flat_work_group_size(n, n)))
#define SHARED static __attribute__((shared))
#define LANE ((int)__builtin_amdgcn_workitem_id_x())
#define GROUP ((int)__builtin_amdgcn_workgroup_id_x())
#define GROUP_Y ((int)__builtin_amdgcn_workgroup_id_y())

static inline __attribute__((device)) void barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
