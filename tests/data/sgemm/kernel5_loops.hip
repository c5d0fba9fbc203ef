// Kernel 5 written in one piece: rows of the lane tile one after the other, plain LDS indices.
//
// The LDS tile of A is stored transposed. Its rows are padded by 4 words: without them the eight lanes that store one
// row of A (stride TILE_M words) would all hit the same few LDS banks.
#define PADDING 4

#define TILE_M 128
#define TILE_N 128
#define TILE_K 8
#define LANES 128

// A wave is 4 x 8 lanes and owns a 32 x 128 strip; a lane visits it in 2 x 4 patches of 4 x 4 elements.
#define WAVE_LANES_M 4
#define WAVE_LANES_N 8
#define PATCH 4
#define WAVE_M 32
#define WAVE_N 128
#define PATCHES_M (WAVE_M / (WAVE_LANES_M * PATCH))
#define PATCHES_N (WAVE_N / (WAVE_LANES_N * PATCH))
#define LANE_M (PATCHES_M * PATCH)
#define LANE_N (PATCHES_N * PATCH)

#define A_LOADS (TILE_M * TILE_K / LANES)
#define B_LOADS (TILE_N * TILE_K / LANES)
#define A_ROWS_PER_LOAD (LANES / TILE_K)
#define B_ROWS_PER_LOAD (LANES / TILE_N)

#define WORKGROUP_BARRIER()                                    \
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");     \
    __builtin_amdgcn_s_barrier();                              \
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup")

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(LANES, LANES))) void
kernel(const float *A, const float *B, float *C, int N, float alpha, float beta)
{
    __attribute__((shared)) static float tileA[TILE_K][TILE_M + PADDING];
    __attribute__((shared)) static float tileB[TILE_K][TILE_N];

    const int lane = __builtin_amdgcn_workitem_id_x();
    const int firstRow = __builtin_amdgcn_workgroup_id_y() * TILE_M;
    const int firstColumn = __builtin_amdgcn_workgroup_id_x() * TILE_N;

    const int wave = lane / 32;
    const int laneM = lane % 32 / WAVE_LANES_N * PATCH + wave * WAVE_M;
    const int laneN = lane % WAVE_LANES_N * PATCH;

    const int aK = lane % TILE_K, aRow = lane / TILE_K;
    const int bK = lane / TILE_N, bColumn = lane % TILE_N;

    float acc[LANE_M][LANE_N] = {};
    float columnA[LANE_M], rowB[LANE_N];
    float nextA[A_LOADS], nextB[B_LOADS];

    for (int i = 0; i < B_LOADS; ++i)
        tileB[bK + i * B_ROWS_PER_LOAD][bColumn] = B[N * (bK + i * B_ROWS_PER_LOAD) + firstColumn + bColumn];
    for (int i = 0; i < A_LOADS; ++i)
        tileA[aK][aRow + i * A_ROWS_PER_LOAD] = A[N * (firstRow + aRow + i * A_ROWS_PER_LOAD) + aK];
    WORKGROUP_BARRIER();

    for (int tile = 0; tile < N; tile += TILE_K) {
        // Always true for a multiple of 8: the last turn fetches one tile past the end, which nobody reads.
        if (tile < N - 1) {
            for (int i = 0; i < B_LOADS; ++i)
                nextB[i] = B[N * (tile + TILE_K + bK + i * B_ROWS_PER_LOAD) + firstColumn + bColumn];
            for (int i = 0; i < A_LOADS; ++i)
                nextA[i] = A[N * (firstRow + aRow + i * A_ROWS_PER_LOAD) + tile + TILE_K + aK];
        }

#pragma clang loop unroll(disable)
        for (int k = 0; k < TILE_K; ++k) {
            for (int patch = 0; patch < PATCHES_N; ++patch)
                for (int i = 0; i < PATCH; ++i)
                    rowB[patch * PATCH + i] = tileB[k][laneN + patch * WAVE_LANES_N * PATCH + i];
            for (int patch = 0; patch < PATCHES_M; ++patch)
                for (int i = 0; i < PATCH; ++i)
                    columnA[patch * PATCH + i] = tileA[k][laneM + patch * WAVE_LANES_M * PATCH + i];
            for (int m = 0; m < LANE_M; ++m)
                for (int n = 0; n < LANE_N; ++n)
                    acc[m][n] += columnA[m] * rowB[n];
        }

        WORKGROUP_BARRIER();
        if (tile < N - 1) {
            for (int i = 0; i < B_LOADS; ++i)
                tileB[bK + i * B_ROWS_PER_LOAD][bColumn] = nextB[i];
            for (int i = 0; i < A_LOADS; ++i)
                tileA[aK][aRow + i * A_ROWS_PER_LOAD] = nextA[i];
        }
        WORKGROUP_BARRIER();
    }

    for (int m = 0; m < LANE_M; ++m)
        for (int n = 0; n < LANE_N; ++n) {
            const int row = firstRow + laneM + m / PATCH * WAVE_LANES_M * PATCH + m % PATCH;
            const int column = firstColumn + laneN + n / PATCH * WAVE_LANES_N * PATCH + n % PATCH;
            C[N * row + column] = alpha * acc[m][n] + beta * C[N * row + column];
        }
}
