// C = alpha * A * B + beta * C for row-major N x N float matrices, N a multiple of 128.
//
// A workgroup makes a TILE_M x TILE_N tile of C, TILE_K values of k at a time: both tiles go through LDS, and every lane
// keeps LANE_M x LANE_N elements of C in registers. The including file chooses:
//
//   LANES          lanes of a workgroup
//   WAVE_M, WAVE_N the part of the tile that one wave makes; its 4 x 8 lanes visit it in patches of 4 x 4 elements
//   PADDING        words behind each row of the LDS tile of A. That tile is stored transposed: without padding the lanes
//                  that store one row of A, TILE_M words apart, all hit the same few LDS banks
//   PREFETCH       1: fetch the next tiles into registers while the present ones are used (global double buffering)

#define TILE_M 128
#define TILE_N 128
#define TILE_K 8

#define WAVE_LANES_M 4
#define WAVE_LANES_N 8
#define PATCH 4
#define STEP_M (WAVE_LANES_M * PATCH)
#define STEP_N (WAVE_LANES_N * PATCH)
#define LANE_M (WAVE_M / STEP_M * PATCH)
#define LANE_N (WAVE_N / STEP_N * PATCH)
#define WAVES_N (TILE_N / WAVE_N)

#define A_LOADS (TILE_M * TILE_K / LANES)
#define B_LOADS (TILE_N * TILE_K / LANES)
#define A_ROWS_PER_LOAD (LANES / TILE_K)
#define B_ROWS_PER_LOAD (LANES / TILE_N)

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(LANES, LANES))) void
kernel(const float *A, const float *B, float *C, int N, float alpha, float beta)
{
    __attribute__((shared)) static float tileA[TILE_K][TILE_M + PADDING];
    __attribute__((shared)) static float tileB[TILE_K][TILE_N];

    const int lane = __builtin_amdgcn_workitem_id_x();
    const int firstRow = __builtin_amdgcn_workgroup_id_y() * TILE_M;
    const unsigned firstColumn = __builtin_amdgcn_workgroup_id_x() * TILE_N;

    const int wave = lane / 32;
    const int laneM = lane % 32 / WAVE_LANES_N * PATCH + wave / WAVES_N * WAVE_M;
    const int laneN = lane % WAVE_LANES_N * PATCH + wave % WAVES_N * WAVE_N;

    // Neighbouring lanes fetch neighbouring elements of a row, of A as of B.
    const int aK = lane % TILE_K, aRow = lane / TILE_K;
    const int bColumn = lane % TILE_N, bK = lane / TILE_N;

    float acc[LANE_M][LANE_N] = {};
    float columnA[LANE_M], rowB[LANE_N];
    float nextA[A_LOADS], nextB[B_LOADS];

    auto copy = [&](int firstK) {
        for (int i = 0; i < B_LOADS; ++i) {
            const int k = bK + i * B_ROWS_PER_LOAD;
            tileB[k][bColumn] = B[N * (firstK + k) + firstColumn + bColumn];
        }
        for (int i = 0; i < A_LOADS; ++i) {
            const int row = aRow + i * A_ROWS_PER_LOAD;
            tileA[aK][row] = A[N * (firstRow + row) + firstK + aK];
        }
    };
    auto multiply = [&] {
#pragma clang loop unroll(disable)
        for (int k = 0; k < TILE_K; ++k) {
            for (int n = 0; n < LANE_N; ++n)
                rowB[n] = tileB[k][laneN + n / PATCH * STEP_N + n % PATCH];
            for (int m = 0; m < LANE_M; ++m)
                columnA[m] = tileA[k][laneM + m / PATCH * STEP_M + m % PATCH];
            for (int patchM = 0; patchM < LANE_M; patchM += PATCH)
                for (int patchN = 0; patchN < LANE_N; patchN += PATCH)
                    for (int m = patchM; m < patchM + PATCH; ++m)
                        for (int n = patchN; n < patchN + PATCH; ++n)
                            acc[m][n] += columnA[m] * rowB[n];
        }
    };
    auto barrier = [] {
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    };

#if PREFETCH
    copy(0);
    barrier();
    for (int tile = 0; tile < N; tile += TILE_K) {
        // This holds in the last turn too, which fetches tiles past the end of the matrices that nobody uses.
        const bool more = tile < N - 1;
        if (more) {
            for (int i = 0; i < B_LOADS; ++i) {
                const int k = bK + tile + TILE_K + i * B_ROWS_PER_LOAD, column = firstColumn + bColumn;
                nextB[i] = B[N * k + column];
            }
            for (int i = 0; i < A_LOADS; ++i) {
                const int row = firstRow + aRow + i * A_ROWS_PER_LOAD, k = aK + tile + TILE_K;
                nextA[i] = A[N * row + k];
            }
        }
        multiply();
        barrier();
        if (more) {
            for (int i = 0; i < B_LOADS; ++i) {
                const int k = bK + tile + TILE_K + i * B_ROWS_PER_LOAD, column = firstColumn + bColumn;
                tileB[k % TILE_K][column % TILE_N] = nextB[i];
            }
            for (int i = 0; i < A_LOADS; ++i) {
                const int row = firstRow + aRow + i * A_ROWS_PER_LOAD, k = aK + tile + TILE_K;
                tileA[k % TILE_K][row % TILE_M] = nextA[i];
            }
        }
        barrier();
    }
#else
    for (int tile = 0; tile < N; tile += TILE_K) {
        copy(tile);
        barrier();
        multiply();
        barrier();
    }
#endif

    for (int m = 0; m < LANE_M; ++m)
        for (int n = 0; n < LANE_N; ++n) {
            const int row = firstRow + laneM + m / PATCH * STEP_M + m % PATCH;
            const int column = firstColumn + laneN + n / PATCH * STEP_N + n % PATCH;
            C[N * row + column] = alpha * acc[m][n] + beta * C[N * row + column];
        }
}

