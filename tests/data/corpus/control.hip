// Control flow: divergence, loops with several exits, switches, calls, recursion, indirect calls, inline assembly.
#include "common.h"

NOINLINE float leaf(float x, int n) {
    for (int i = 0; i < n; ++i) x = x * x + (float)i;
    return x;
}

NOINLINE int recursive(int n, int *log) {
    log[n] += n;
    return n < 2 ? n : recursive(n - 1, log) + recursive(n - 2, log);
}

NOINLINE float many(float a, float b, float c, float d, f8 e, f8 f, int *g, u64 h) {
    *g += (int)h;
    f8 s = e * f + a;
    return s[0] + s[3] * b + s[7] * c - d;
}

typedef float (*Function)(float, int);
NOINLINE float other(float x, int n) { return leaf(x + 1, n) * 2; }
DEVICE Function choice[2] = {leaf, other};

extern "C" GLOBAL void direct(float *a, int n) { a[lane()] = leaf(a[lane()], n) + other(a[lane() + 1], n); }

extern "C" GLOBAL void indirect(float *a, int n) { a[lane()] = choice[a[lane()] > 0](a[lane()], n); }

extern "C" GLOBAL void recursion(int *a, int n) { a[lane()] = recursive(n, a + 64); }

extern "C" GLOBAL void arguments(float *a, f8 *b, int *c, int n) {
    a[lane()] = many(a[0], a[1], a[2], a[3], b[lane()], b[n], c, (u64)n);
}

extern "C" GLOBAL void stored_address(Function *out, float *a) {
    out[lane()] = leaf;
    a[lane()] = other(a[lane()], 3);
}

extern "C" GLOBAL void divergent(int *a, int n) {
    int x = a[lane()];
    for (int i = 0; i < n; ++i) {
        if (x & 1) {
            if (x > 100) continue;
            x = x * 3 + 1;
        } else {
            x /= 2;
            if (x == 7) break;
        }
        while (x > a[i]) {
            x -= a[i + 1];
            if (x < 0) return;
        }
        switch (x % 9) {
        case 0: x += a[0]; break;
        case 1: x ^= 5; [[fallthrough]];
        case 2: x *= 2; break;
        case 3: a[lane() + 1] = x; break;
        case 4: goto out;
        case 5: x = a[x & 15]; break;
        case 6: x = -x; break;
        default: x += i;
        }
    }
out:
    a[lane()] = x;
}

extern "C" GLOBAL void uniform_branches(const int *a, int *out, int n) {
    int kind = a[0];
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        if (kind == i) sum += a[i];
        else if (kind > i + 5) sum -= a[i + 1];
        else sum ^= a[i * 2];
        if (a[i + 7] == 0) break;
    }
    out[lane()] = sum;
}

extern "C" GLOBAL void early(float *a, int n) {
    float x = a[lane()];
    if (x < 0) return;
    if (lane() == 0) a[n] = x;
    __builtin_amdgcn_s_barrier();
    if (n == 3) __builtin_trap();
    do {
        x = x * 0.5f + a[n];
    } while (x > 1.0f);
    a[lane()] = x;
    if (n == 4) __builtin_unreachable();
}

extern "C" GLOBAL void inline_assembly(float *a, int n) {
    float x = a[lane()], y;
    asm volatile("v_add_f32 %0, %1, 1.0\n\tv_mul_f32 %0, %0, %1" : "=&v"(y) : "v"(x));
    int s;
    asm volatile("s_add_i32 %0, %1, 5" : "=s"(s) : "s"(__builtin_amdgcn_readfirstlane(n)) : "scc");
    a[lane()] = y + (float)s;
    asm volatile("global_load_b32 %0, %1, off\n\ts_waitcnt vmcnt(0)" : "=v"(y) : "v"(a + n) : "memory");
    a[lane() + n] = y;
}

#if __clang_major__ >= 20
extern "C" GLOBAL void dynamic_stack(int *a, int n) {
    int *p = (int *)__builtin_alloca(n * 4);
    for (int i = 0; i < n; ++i) p[i] = a[i];
    for (int i = 0; i < n; ++i) a[lane() + i] = p[n - 1 - i];
}
#endif
