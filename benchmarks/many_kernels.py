"""Source text of a HIP file with many kernels that differ in shape and in instructions: the input of the benchmarks.

Compiles without ROCm: builtins instead of HIP headers.
"""

from __future__ import annotations

PRELUDE = """
#define GLOBAL __attribute__((global))
#define SHARED __attribute__((shared))
#define DEVICE __attribute__((device))
typedef float f4 __attribute__((ext_vector_type(4)));
typedef _Float16 h2 __attribute__((ext_vector_type(2)));
typedef int i4 __attribute__((ext_vector_type(4)));

DEVICE static inline int lane() { return __builtin_amdgcn_workitem_id_x(); }
DEVICE static inline int group() { return __builtin_amdgcn_workgroup_id_x(); }
DEVICE static inline void barrier() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
DEVICE __attribute__((noinline)) float helper(float x, int n) {
    for (int i = 0; i < n; ++i) x = __builtin_fmaf(x, x, (float)i);
    return x;
}

template <typename T, int M, int N, int K> DEVICE void tiles(const T *A, const T *B, T *C, int n, T alpha) {
    SHARED static T a[K][32 * M + 1], b[K][32 * N];
    T acc[M][N] = {};
    const int i = lane() / 32, j = lane() % 32;
    for (int tile = 0; tile < n; tile += K) {
        for (int k = 0; k < K; ++k) {
            for (int m = 0; m < M; ++m) a[k][lane() * M + m] = A[(group() * 32 + lane()) * n + tile + k + m];
            for (int m = 0; m < N; ++m) b[k][j * N + m] = B[(tile + k) * n + j + m];
        }
        barrier();
        for (int k = 0; k < K; ++k)
            for (int m = 0; m < M; ++m)
                for (int l = 0; l < N; ++l) acc[m][l] += a[k][i * M + m] * b[k][j * N + l];
        barrier();
    }
    for (int m = 0; m < M; ++m)
        for (int l = 0; l < N; ++l) C[(i * M + m) * n + j * N + l] += alpha * acc[m][l];
}

template <typename T, int R> DEVICE void reduce(const T *in, T *out, int n) {
    T sum = 0;
    for (int i = lane(); i < n; i += 256)
        for (int r = 0; r < R; ++r) sum = sum * in[i + r * n] + in[i] / (in[i + r] + (T)1);
    SHARED static T partial[256];
    partial[lane()] = sum;
    barrier();
    for (int step = 128; step > 0; step /= 2) {
        if (lane() < step) partial[lane()] += partial[lane() + step];
        barrier();
    }
    if (lane() == 0) out[group()] = partial[0];
}

template <int V> DEVICE void integers(const unsigned *in, unsigned *out, unsigned long *wide, int n) {
    unsigned x = in[lane()], y = in[lane() + n];
    unsigned long z = wide[lane()];
    for (int i = 0; i < n; ++i) {
        switch ((x + i) % (V + 3)) {
        case 0: x = (x << 7 | x >> 25) ^ y; break;
        case 1: x = __builtin_popcount(x) + y * x; break;
        case 2: z = z * x + (z >> (y & 63)); break;
        case 3: y = x > y ? x - y : __builtin_clz(x | 1); break;
        case 4: z ^= (unsigned long)x << 32 | y; break;
        default: x = x / (y | 1) + V; y = y % (x | 1); break;
        }
    }
    out[lane()] = x + y;
    wide[lane()] = z;
    __atomic_fetch_add(out + V, x, __ATOMIC_RELAXED);
}

template <int V> DEVICE void waves(float *data, int n) {
    float x = data[lane()];
    for (int i = 0; i < V; ++i) {
        int bits = __builtin_bit_cast(int, x);
        x += __builtin_bit_cast(float, __builtin_amdgcn_update_dpp(0, bits, 0x111, 0xf, 0xf, false));
        x += __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(lane() * 4 + i, bits));
        x += __builtin_bit_cast(float, __builtin_amdgcn_ds_swizzle(bits, 0x1f | (1 << 10)));
        x = __builtin_amdgcn_rcpf(x) + __builtin_amdgcn_sqrtf(x) + __builtin_amdgcn_exp2f(x);
        if (x > (float)n) x = helper(x, i);
        x += __builtin_bit_cast(float, __builtin_amdgcn_readfirstlane(bits));
    }
    data[lane()] = x;
}

template <int V> DEVICE void halves(h2 *data, const f4 *in, i4 *out, int n) {
    h2 x = data[lane()];
    f4 sum = in[lane()];
    for (int i = 0; i < n; ++i) {
        x = x * data[i] + (h2)(_Float16)V;
        sum = sum * in[i * V] + (float)x.x;
        out[i] = __builtin_convertvector(sum, i4) + out[lane() + i];
    }
    data[lane()] = x;
}
"""

KINDS = (
    'extern "C" GLOBAL void tiles_{n}(const {t} *a, const {t} *b, {t} *c, int n, {t} alpha)'
    " {{ tiles<{t}, {m}, {k}, {d}>(a, b, c, n, alpha); }}",
    'extern "C" GLOBAL void reduce_{n}(const {t} *a, {t} *b, int n) {{ reduce<{t}, {r}>(a, b, n); }}',
    'extern "C" GLOBAL void integers_{n}(const unsigned *a, unsigned *b, unsigned long *c, int n)'
    " {{ integers<{r}>(a, b, c, n); }}",
    'extern "C" GLOBAL void waves_{n}(float *a, int n) {{ waves<{r}>(a, n); }}',
    'extern "C" GLOBAL void halves_{n}(h2 *a, const f4 *b, i4 *c, int n) {{ halves<{r}>(a, b, c, n); }}',
)


def source(count: int) -> str:
    """HIP source with `count` kernels; some 500 lines of assembly each."""
    types = ("float", "float", "double", "_Float16", "float")
    kernels = []
    for n in range(count):
        kind = KINDS[n % len(KINDS)]
        turn = n // len(KINDS)
        kernels.append(
            kind.format(n=n, t=types[turn % 5], m=2 + turn % 5, k=2 + turn % 7, d=4 + 4 * (turn % 3), r=1 + turn % 9)
        )
    return PRELUDE + "\n".join(kernels) + "\n"
