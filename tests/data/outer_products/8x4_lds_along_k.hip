// An outer product whose tiles lie in LDS with k innermost: every wide load gives one row or column four k-steps.
#define M 8
#define N 4
#define STEPS 4
#define PADDED (STEPS + 4)
#define ROWS (4 * M)
#define COLUMNS (8 * N)

typedef float float4 __attribute__((ext_vector_type(4)));

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(32, 32))) void
kernel(const float *A, const float *B, float *C, int K, float alpha)
{
    __attribute__((shared)) static float tileA[ROWS][PADDED] __attribute__((aligned(16)));
    __attribute__((shared)) static float tileB[COLUMNS][PADDED] __attribute__((aligned(16)));
    const int lane = __builtin_amdgcn_workitem_id_x();
    const int group = __builtin_amdgcn_workgroup_id_x();
    A += group * ROWS * K;
    B += group * COLUMNS * K;
    C += group * ROWS * COLUMNS;
    const int row = lane / 8, column = lane % 8;
    float sum[M][N] = {};
    for (int k0 = 0; k0 < K; k0 += STEPS) {
        for (int k = 0; k < STEPS; k++) {
            tileA[lane][k] = A[lane * K + k0 + k];
            tileB[lane][k] = B[lane * K + k0 + k];
        }
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        for (int k = 0; k < STEPS; k += 4) {
            float4 a[M], b[N];
            for (int i = 0; i < M; i++) a[i] = *(const float4 *)&tileA[row + 4 * i][k];
            for (int j = 0; j < N; j++) b[j] = *(const float4 *)&tileB[column + 8 * j][k];
            for (int step = 0; step < 4; step++)
                for (int i = 0; i < M; i++)
                    for (int j = 0; j < N; j++) sum[i][j] += a[i][step] * b[j][step];
        }
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    }
    for (int i = 0; i < M; i++)
        for (int j = 0; j < N; j++) C[(row + 4 * i) * COLUMNS + column + 8 * j] = alpha * sum[i][j];
}
