// C = A * B for row-major N x N float matrices, N a multiple of 32: a lane makes one element, tiles of 32 x 32 in LDS.
#define TILE 32

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(TILE *TILE, TILE *TILE))) void
kernel(const float *A, const float *B, float *C, int N)
{
    __attribute__((shared)) static float tileA[TILE][TILE];
    __attribute__((shared)) static float tileB[TILE][TILE];

    const int x = __builtin_amdgcn_workitem_id_x(), y = __builtin_amdgcn_workitem_id_y();
    const int column = __builtin_amdgcn_workgroup_id_x() * TILE + x;
    const int row = __builtin_amdgcn_workgroup_id_y() * TILE + y;

    auto barrier = [] {
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    };

    float sum = 0;
    for (int tile = 0; tile < N; tile += TILE) {
        tileA[y][x] = A[N * row + tile + x];
        tileB[y][x] = B[N * (tile + y) + column];
        barrier();
        for (int k = 0; k < TILE; ++k)
            sum += tileA[y][k] * tileB[k][x];
        barrier();
    }
    C[N * row + column] = sum;
}
