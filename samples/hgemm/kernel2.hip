// C = A * B as kernel 1, on the matrix cores: one wave makes a tile of 16 x 16, with both factors from global memory.
typedef _Float16 Fragment __attribute__((ext_vector_type(16)));
typedef float Sums __attribute__((ext_vector_type(8)));

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(32, 32))) void
kernel(const _Float16 *A, const _Float16 *B, float *C, int N)
{
    const int lane = __builtin_amdgcn_workitem_id_x();
    const int firstRow = __builtin_amdgcn_workgroup_id_y() * 16;
    const int firstColumn = __builtin_amdgcn_workgroup_id_x() * 16;
    const Fragment *rows = (const Fragment *)(A + (firstRow + lane % 16) * N);
    const Fragment *columns = (const Fragment *)(B + (firstColumn + lane % 16) * N);

    Sums sums = {};
    for (int k = 0; k < N / 16; ++k)
        sums = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(rows[k], columns[k], sums);

    // Register i of lane l holds row 2 * i + l / 16 and column l % 16.
    for (int i = 0; i < 8; ++i)
        C[(firstRow + 2 * i + lane / 16) * N + firstColumn + lane % 16] = sums[i];
}
