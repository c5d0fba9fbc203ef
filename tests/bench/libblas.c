/* A stand-in for librocblas.so and libhipblas.so: SGEMM without transposition, on the memory of the stand-in for HIP. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

typedef uint8_t *(*Bytes)(uint64_t address, size_t size);
enum { NO_TRANSPOSE = 111 };

static int create(void **handle) {
    static int something;
    *handle = &something;
    return 0;
}

static int sgemm(void *handle, int trans_a, int trans_b, int m, int n, int k, const float *alpha, const void *a, int lda,
                 const void *b, int ldb, const float *beta, void *c, int ldc) {
    void *hip = dlopen("libamdhip64.so", RTLD_NOW);
    Bytes bytes = hip ? (Bytes)dlsym(hip, "isatool_shim_bytes") : NULL;
    if (!handle || trans_a != NO_TRANSPOSE || trans_b != NO_TRANSPOSE || !bytes) return 1;
    float *x = (float *)bytes((uint64_t)a, sizeof(float) * lda * k);
    float *y = (float *)bytes((uint64_t)b, sizeof(float) * ldb * n);
    float *z = (float *)bytes((uint64_t)c, sizeof(float) * ldc * n);
    if (!x || !y || !z) return 2;
    for (int column = 0; column < n; column++)
        for (int row = 0; row < m; row++) {
            float sum = 0;
            for (int at = 0; at < k; at++) sum += x[row + at * lda] * y[at + column * ldb];
            z[row + column * ldc] = *alpha * sum + *beta * z[row + column * ldc];
        }
    return 0;
}

int rocblas_create_handle(void **handle) { return create(handle); }
int hipblasCreate(void **handle) { return create(handle); }
int rocblas_sgemm(void *handle, int trans_a, int trans_b, int m, int n, int k, const float *alpha, const void *a, int lda,
                  const void *b, int ldb, const float *beta, void *c, int ldc) {
    return sgemm(handle, trans_a, trans_b, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
int hipblasSgemm(void *handle, int trans_a, int trans_b, int m, int n, int k, const float *alpha, const void *a, int lda,
                 const void *b, int ldb, const float *beta, void *c, int ldc) {
    return sgemm(handle, trans_a, trans_b, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
