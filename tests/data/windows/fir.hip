// A bank of FIR filters: each lane computes 6 outputs of 5 channels from taps in LDS.
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64))) void
fir(const float *x, const float *taps, float *y, int n, int t)
{
    __attribute__((shared)) static float tap[5][64];
    const int lane = __builtin_amdgcn_workitem_id_x(), group = __builtin_amdgcn_workgroup_id_x();
    for (int c = 0; c < 5; c++) tap[c][lane] = lane < t ? taps[c * t + lane] : 0.0f;
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    const int first = (group * 64 + lane) * 6;
    float sum[5][6] = {};
    for (int k = 0; k < t; k++) {
        float w[5], v[6];
        for (int c = 0; c < 5; c++) w[c] = tap[c][k];
        for (int i = 0; i < 6; i++) v[i] = x[first + i + k];
        for (int c = 0; c < 5; c++) for (int i = 0; i < 6; i++) sum[c][i] += w[c] * v[i];
    }
    for (int c = 0; c < 5; c++) for (int i = 0; i < 6; i++) y[c * n + first + i] = sum[c][i];
}
