// C = A * B for row-major N x N matrices, N a multiple of 128; B is given transposed, so that rows of both run along k.
//
// A workgroup of four waves makes a tile of 128 x 128 of C, TILE_K values of k at a time: both tiles go through LDS, and
// every wave multiplies its quarter of 64 x 64 on the matrix cores, 16 x 16 x 16 at a time. The including file chooses:
//
//   Element, Sum          the types of A and B, and of C
//   TILE_K                values of k at a time
//   PADDING               bytes after each row of the LDS tiles. Sixteen lanes read one row each: with rows that are an
//                         odd multiple of 16 bytes long they reach all banks
//   PREFETCH              1: fetch the next tiles into registers while the present ones are used
//   MULTIPLY(a, b, sums)  the builtin

#define LANES 128

#define TILE_M 128
#define TILE_N 128
#define WAVE_M 64
#define WAVE_N 64

#define ROWS (WAVE_M / 16)
#define COLUMNS (WAVE_N / 16)
#define WAVES_N (TILE_N / WAVE_N)
#define STEPS (TILE_K / 16)

// 16 bytes are what a lane moves at once.
#define CHUNK (16 / (int)sizeof(Element))
#define CHUNKS (TILE_K / CHUNK)
#define A_LOADS (TILE_M * CHUNKS / LANES)
#define B_LOADS (TILE_N * CHUNKS / LANES)
#define ROWS_PER_LOAD (LANES / CHUNKS)
#define STRIDE (TILE_K + PADDING / (int)sizeof(Element))

typedef int Words __attribute__((ext_vector_type(4)));
typedef Element Fragment __attribute__((ext_vector_type(16)));
typedef Sum Sums __attribute__((ext_vector_type(8)));

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(LANES, LANES))) void
kernel(const Element *A, const Element *B, Sum *C, int N)
{
    __attribute__((shared)) __attribute__((aligned(16))) static Element tileA[TILE_M * STRIDE];
    __attribute__((shared)) __attribute__((aligned(16))) static Element tileB[TILE_N * STRIDE];

    const int lane = __builtin_amdgcn_workitem_id_x();
    const int wave = lane / 32;
    const int row = lane % 16;
    const int waveM = wave / WAVES_N * WAVE_M, waveN = wave % WAVES_N * WAVE_N;
    const int firstRow = __builtin_amdgcn_workgroup_id_y() * TILE_M;
    const int firstColumn = __builtin_amdgcn_workgroup_id_x() * TILE_N;
    const int loadRow = lane / CHUNKS, loadK = lane % CHUNKS * CHUNK;

    auto barrier = [] {
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    };
    auto fragment = [&](const Element *tile, int first, int k) {
        Fragment found;
        const Words *source = (const Words *)(tile + (first + row) * STRIDE + k);
        for (int i = 0; i < (int)(16 * sizeof(Element)) / 16; ++i)
            ((Words *)&found)[i] = source[i];
        return found;
    };

    Sums sums[ROWS][COLUMNS] = {};
    Words nextA[A_LOADS], nextB[B_LOADS];

    auto fetch = [&](int firstK) {
        for (int i = 0; i < A_LOADS; ++i)
            nextA[i] = *(const Words *)(A + (firstRow + loadRow + i * ROWS_PER_LOAD) * N + firstK + loadK);
        for (int i = 0; i < B_LOADS; ++i)
            nextB[i] = *(const Words *)(B + (firstColumn + loadRow + i * ROWS_PER_LOAD) * N + firstK + loadK);
    };
    auto store = [&] {
        for (int i = 0; i < A_LOADS; ++i)
            *(Words *)(tileA + (loadRow + i * ROWS_PER_LOAD) * STRIDE + loadK) = nextA[i];
        for (int i = 0; i < B_LOADS; ++i)
            *(Words *)(tileB + (loadRow + i * ROWS_PER_LOAD) * STRIDE + loadK) = nextB[i];
    };
    auto multiply = [&] {
        for (int step = 0; step < STEPS; ++step) {
            Fragment left[ROWS], right[COLUMNS];
            for (int m = 0; m < ROWS; ++m)
                left[m] = fragment(tileA, waveM + m * 16, step * 16);
            for (int n = 0; n < COLUMNS; ++n)
                right[n] = fragment(tileB, waveN + n * 16, step * 16);
            for (int m = 0; m < ROWS; ++m)
                for (int n = 0; n < COLUMNS; ++n)
                    sums[m][n] = MULTIPLY(left[m], right[n], sums[m][n]);
        }
    };

#if PREFETCH
    fetch(0);
#endif
    for (int k = 0; k < N; k += TILE_K) {
#if !PREFETCH
        fetch(k);
#endif
        barrier();
        store();
        barrier();
#if PREFETCH
        if (k + TILE_K < N)
            fetch(k + TILE_K);
#endif
        multiply();
    }

    // Register i of lane l holds row 2 * i + l / 16, column l % 16 of a 16 x 16 tile.
    for (int m = 0; m < ROWS; ++m)
        for (int n = 0; n < COLUMNS; ++n)
            for (int i = 0; i < 8; ++i) {
                const int y = firstRow + waveM + m * 16 + 2 * i + lane % 32 / 16;
                const int x = firstColumn + waveN + n * 16 + row;
                C[y * N + x] = sums[m][n][i];
            }
}
