// C = alpha * A * B + beta * C for row-major float matrices, A of M x K, B of K x N, any sizes: a lane makes one element.
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256, 256))) void
kernel(const float *A, const float *B, float *C, int M, int K, int N, float alpha, float beta)
{
    const int column = __builtin_amdgcn_workgroup_id_x() * 16 + __builtin_amdgcn_workitem_id_x();
    const int row = __builtin_amdgcn_workgroup_id_y() * 16 + __builtin_amdgcn_workitem_id_y();
    if (row >= M || column >= N)
        return;
    float sum = 0;
    for (int k = 0; k < K; ++k)
        sum += A[K * row + k] * B[N * k + column];
    C[N * row + column] = alpha * sum + beta * C[N * row + column];
}
