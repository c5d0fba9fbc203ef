// C = A * B for row-major N x N matrices, B given transposed, in halves with sums in floats: one lane for one result.
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256, 256))) void
kernel(const _Float16 *A, const _Float16 *B, float *C, int N)
{
    const int lane = __builtin_amdgcn_workitem_id_x();
    const int row = __builtin_amdgcn_workgroup_id_y() * 16 + lane / 16;
    const int column = __builtin_amdgcn_workgroup_id_x() * 16 + lane % 16;
    float sum = 0;
    for (int k = 0; k < N; ++k)
        sum += (float)A[row * N + k] * (float)B[column * N + k];
    C[row * N + column] = sum;
}
