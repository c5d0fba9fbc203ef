/* The state of a wave and the operations of the semantics algebra on all lanes of a wave, for the printed shape functions.
 *
 * Values of up to 32 bits are zero-extended in u32x, 64-bit ones in u64x, one-bit lane values are masks 0 / ~0 in u32x.
 * Every operation gives the bits that isatool/semantics/ops.py defines; NaNs are mended where a result holds one.
 */
#ifndef ISATOOL_RUNTIME_H
#define ISATOOL_RUNTIME_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef int i32;
typedef long long i64;

/* LANES, 32 or 64, comes from the command line: the wave size of the kernel. */
#define MASK_WORDS 10 /* VGPRs, scalars, high halves of VGPRs */
typedef u32 u32x __attribute__((vector_size(4 * LANES)));
typedef i32 i32x __attribute__((vector_size(4 * LANES)));
typedef float f32x __attribute__((vector_size(4 * LANES)));
typedef u64 u64x __attribute__((vector_size(8 * LANES)));
typedef i64 i64x __attribute__((vector_size(8 * LANES)));
typedef double f64x __attribute__((vector_size(8 * LANES)));
typedef u16 u16x __attribute__((vector_size(2 * LANES)));
typedef _Float16 f16x __attribute__((vector_size(2 * LANES)));
typedef u32 u32x16 __attribute__((vector_size(64)));
typedef _Bool b1x __attribute__((ext_vector_type(LANES)));
#if LANES == 64
typedef u64 bits; /* a lane mask */
#else
typedef u32 bits;
#endif

#define INLINE static inline __attribute__((always_inline))
#define CONVERT(x, type) __builtin_convertvector((x), type)

/* ---- state ---------------------------------------------------------------------------------------------------- */

enum { SCALARS = 128, EXEC = 126, BAD_READ = 0x7FB0DEAD, NOBODY = -1, SEVERAL = -2, ATOMIC = -3 };
enum { EVENT_BOUNDS = 1, EVENT_LDS_BOUNDS, EVENT_SCRATCH_BOUNDS, EVENT_PENDING, EVENT_RACE, EVENT_BARRIER, EVENT_FLIGHT,
       EVENT_LIMIT, EVENT_UNSUPPORTED, EVENT_PAST, EVENT_JUMP, EVENT_MISALIGNED, EVENT_COLLISION, EVENT_FETCH, EVENT_TRAP,
       EVENT_GLOBAL_RACE, EVENT_GLOBAL_COLLISION, EVENT_SIGNAL };
enum { INVALIDATE_L0 = 1, INVALIDATE_L1 = 2, COHERENT = 4, RETURNS = 8, NEAR = 16 }; /* of a step */
enum { READS_WRITTEN = 1, WRITES_READ, WRITES_WRITTEN, READS_STALE, ATOMIC_STEP = 1 << 30, FLAG_LANES = 2 };

/* Who accessed a dword (or byte) of global memory: waves from 1 on (0: none), at which of their clocks, at which step.
 * Of the readers two different waves are kept. */
typedef struct {
    u32 writer, written, reader[2], read[2];
    i32 writer_step, reader_step[2];
} Word;

typedef struct {
    u64 start, end, readable_end, last_start; /* addresses; where loads may begin no more */
    u8 *data;
    u64 writable;
    Word *words; /* null where nothing is tracked */
} Buffer;

typedef struct {
    i32 kind, step, other, lane;
    u64 address, detail, count;
} Event;

/* Who accessed a cell of the LDS since the last barrier: a wave, NOBODY, SEVERAL or ATOMIC; and at which step. */
typedef struct {
    signed char writer, reader;
} Cell;
typedef struct {
    i32 writer, reader;
} CellSteps;

typedef struct {
    u32x v[256];
    u32x mask; /* EXEC as a lane mask */
    u32 s[SCALARS];
    u32 scc, full;
    u32 pc, mode;
    u32 condition; /* of the branch just executed */
    u32 number;    /* within the workgroup */
    u64 jump;
    u32 waiting, ended;
    u32 signalled, signal_clock; /* the barrier that the wave has not waited at; what was done then */
    u8 *scratch;
    /* operations in flight: bits of registers, and a queue per counter with step numbers */
    u64 flight[MASK_WORDS];
    i32 vm[64], lds[64], smem[64];
    u32 vm_count, lds_count, smem_count, vs_count;
    /* order of accesses to global memory, see global_races.py */
    u32 vm_clock[64], vs_clock[64]; /* clocks of what is outstanding */
    u64 steps;             /* made so far */
    u32 clock, waited_for;          /* of the last access; of the last load that may have seen a flag, 0 for none */
    u32 *order, *l0, *l1, *seen;    /* by wave: clocks that are ordered before what this wave does; in the caches too */
    u64 queued[3][MASK_WORDS];      /* of `flight`, what each queue has */
} Wave;

typedef struct Context {
    const Buffer *buffers;
    u64 buffer_count;
    u8 *lds;
    u64 lds_bytes, scratch_bytes;
    Event *events;
    u64 event_count, event_limit;
    Cell *cells; /* of the LDS, or null without race checks */
    CellSteps *cell_steps;
    u64 cell_shift, cell_count; /* as many again for what waves do between a signal and its wait */
    u32 *lock; /* global atomics of all threads */
    u64 sanitize, step;
    u64 refused; /* 1 + the number of an effect whose requirement failed */
    u64 access;  /* what the step is for the order of accesses: INVALIDATE_L0 and so on */
    u64 word_shift, first_wave, waves, all_waves, cu_mode, races, foreign, reports; /* foreign: a flag of others was seen */
    u64 *flags;       /* a hash table of addresses, 1 added, or null if no instruction can wait for a flag */
    u32 *flag_clocks; /* `all_waves` clocks for each */
    u64 flag_slots;
    u64 *flags_full;
    const void *job;
    void (*tracked)(struct Context *, Wave *, u64 place); /* one step, its accesses and waits followed */
} Context;

/* Slots: register slots are byte offsets from the wave, constants as they are, 64-bit ones in two slots. */
typedef void (*Function)(Wave *, const u32 *, Context *);
typedef struct Step Step;
/* Steps in a row with all lanes active, as one function: it says how many of them it did. The others are left to theirs. */
typedef struct {
    u64 (*run)(Wave *, const Step *, Context *);
    u64 length;
} Block;
struct Step {
    Function function; /* null if the step has no effects of its own */
    const u32 *slots;
    i32 kind, target; /* of a branch: -1 - step if it is conditional */
    const Block *block; /* that begins here, or null */
};
#define VGPR(slot) (*(u32x *)((u8 *)w + o[slot]))
#define SGPR(slot) (*(u32 *)((u8 *)w + o[slot]))
#define CONST64(slot) ((u64)o[slot] | (u64)o[(slot) + 1] << 32)

/* ---- events ---------------------------------------------------------------------------------------------------- */

static __attribute__((noinline, unused)) void
report(Context *c, i32 kind, i32 step, i32 other, i32 lane, u64 address, u64 detail) {
    for (u64 i = 0; i < c->event_count; i++) {
        Event *e = &c->events[i];
        if (e->kind == kind && e->step == step && (e->other == other || kind <= EVENT_SCRATCH_BOUNDS)) {
            e->count++;
            c->reports++;
            return;
        }
    }
    if (c->event_count < c->event_limit) {
        Event e = {kind, step, other, lane, address, detail, 1};
        c->events[c->event_count++] = e;
    }
}

/* ---- lanes and masks -------------------------------------------------------------------------------------------- */

INLINE u32x iota(void) {
#define SIXTEEN(n)                                                                                                     \
    n, n + 1, n + 2, n + 3, n + 4, n + 5, n + 6, n + 7, n + 8, n + 9, n + 10, n + 11, n + 12, n + 13, n + 14, n + 15
    return (u32x){SIXTEEN(0), SIXTEEN(16),
#if LANES == 64
                  SIXTEEN(32), SIXTEEN(48),
#endif
    };
}
INLINE u32x splat(u32 x) { return (u32x){} + x; }
INLINE u64x splat64(u64 x) { return (u64x){} + x; }
INLINE u32x flag(u32 x) { return splat(0 - x); } /* 0 or 1 to a mask */
INLINE bits ballot(u32x m) {
    b1x b = CONVERT(m != 0, b1x);
    bits mask;
    __builtin_memcpy(&mask, &b, sizeof mask);
    return mask;
}
INLINE u32x lanes(bits mask) {
    b1x b;
    __builtin_memcpy(&b, &mask, sizeof mask);
    return 0 - CONVERT(b, u32x);
}
INLINE int first_of(bits mask) { return LANES == 64 ? __builtin_ctzll(mask) : __builtin_ctz((u32)mask); }
INLINE u64x wide(u32x m) { return (u64x)CONVERT((i32x)m, i64x); } /* a mask for 64-bit lanes */
INLINE u32x narrow(i64x m) { return (u32x)CONVERT(m, i32x); }
INLINE u32x pick(u32x m, u32x a, u32x b) { return (a & m) | (b & ~m); }
INLINE u64x pick64(u32x m, u64x a, u64x b) {
    u64x k = wide(m);
    return (a & k) | (b & ~k);
}
/* Lanes one by one go through arrays: indexing a vector by a variable is a round trip through memory each time. */
typedef union {
    u32x x;
    u32 a[LANES];
} Lanes;
typedef union {
    u64x x;
    u64 a[LANES];
} WideLanes;
INLINE u32x gather(u32x a, u32x index) {
    Lanes from = {a}, to, at = {index & (LANES - 1)};
    for (int i = 0; i < LANES; i++) to.a[i] = from.a[at.a[i]];
    return to.x;
}
INLINE u64x gather64(u64x a, u32x index) {
    WideLanes from = {a}, to;
    Lanes at = {index & (LANES - 1)};
    for (int i = 0; i < LANES; i++) to.a[i] = from.a[at.a[i]];
    return to.x;
}
/* Whole rows of 16 lanes, as `distance` (a constant) says. */
INLINE u32x swap_rows(u32x a, int distance) {
    union { u32x x; u32x16 z[LANES / 16]; } from = {a}, to;
    for (int i = 0; i < LANES / 16; i++) to.z[i] = from.z[i ^ distance / 16];
    return to.x;
}
INLINE u32x below_row(int first, u32x a, u32x b) { /* a in the lanes below `first`, else b */
    union { u32x x; u32x16 z[LANES / 16]; } x = {a}, y = {b}, to;
    for (int i = 0; i < LANES / 16; i++) to.z[i] = 16 * i < first ? x.z[i] : y.z[i];
    return to.x;
}
/* Keeps lanes in memory, where each is read at no cost. */
#define IN_MEMORY(lanes) __asm__("" : "+m"(lanes))
/* The same, and everything before comes before everything after: long code keeps its order, and so few values at a time. */
#define IN_ORDER(lanes) __asm__ volatile("" : : "r"(&lanes) : "memory")
INLINE u32x scatter(u32x a, u32x index, u32x sends) {
    Lanes from = {a}, to = {{}}, at = {index & (LANES - 1)}, active = {sends};
    for (int i = 0; i < LANES; i++)
        if (active.a[i]) to.a[at.a[i]] = from.a[i];
    return to.x;
}

INLINE bits exec_of(const Wave *w) {
    bits mask = w->s[EXEC];
    if (LANES == 64) mask |= (bits)((u64)w->s[EXEC + 1] << 32);
    return mask;
}
INLINE void take_exec(Wave *w) { /* after a write of a half */
    bits mask = exec_of(w);
    w->full = mask == (bits)~0ull;
    w->mask = lanes(mask);
}
INLINE void write_exec(Wave *w, bits x) {
    w->s[EXEC] = (u32)x;
    if (LANES == 64) w->s[EXEC + 1] = (u32)((u64)x >> 32);
    take_exec(w);
}

/* ---- integers --------------------------------------------------------------------------------------------------- */

INLINE u32x mulhu(u32x a, u32x b) { return CONVERT((CONVERT(a, u64x) * CONVERT(b, u64x)) >> 32, u32x); }
INLINE u32x mulhs(u32x a, u32x b) {
    return CONVERT((u64x)((CONVERT((i32x)a, i64x) * CONVERT((i32x)b, i64x)) >> 32), u32x);
}
#define LANEWISE(name, in, code)                                                                                       \
    INLINE u32x name(in##_vector v) {                                                                                  \
        in from = {v};                                                                                                 \
        Lanes to;                                                                                                      \
        for (int i = 0; i < LANES; i++) {                                                                              \
            __typeof__(from.a[0]) x = from.a[i];                                                                       \
            to.a[i] = code;                                                                                            \
        }                                                                                                              \
        return to.x;                                                                                                   \
    }
typedef u32x Lanes_vector;
typedef u64x WideLanes_vector;
INLINE u32 popcount32(u32 x) { return (u32)__builtin_popcount(x); }
INLINE u32 popcount64(u64 x) { return (u32)__builtin_popcountll(x); }
INLINE u32 clz32(u32 x) { return x ? (u32)__builtin_clz(x) : 32; }
INLINE u32 clz64(u64 x) { return x ? (u32)__builtin_clzll(x) : 64; }
INLINE u32 ctz32(u32 x) { return x ? (u32)__builtin_ctz(x) : 32; }
INLINE u32 ctz64(u64 x) { return x ? (u32)__builtin_ctzll(x) : 64; }
INLINE u32 bitrev32(u32 x) { return __builtin_bitreverse32(x); }
INLINE u64 bitrev64(u64 x) { return __builtin_bitreverse64(x); }
LANEWISE(popcount32x, Lanes, popcount32(x))
LANEWISE(popcount64x, WideLanes, popcount64(x))
LANEWISE(clz32x, Lanes, clz32(x))
LANEWISE(clz64x, WideLanes, clz64(x))
LANEWISE(ctz32x, Lanes, ctz32(x))
LANEWISE(ctz64x, WideLanes, ctz64(x))
LANEWISE(bitrev32x, Lanes, bitrev32(x))
INLINE u64x bitrev64x(u64x v) {
    WideLanes from = {v}, to;
    for (int i = 0; i < LANES; i++) to.a[i] = bitrev64(from.a[i]);
    return to.x;
}

/* ---- floats ----------------------------------------------------------------------------------------------------- */

#define QUIET32 0x400000u
#define QUIET64 0x8000000000000ull
#define NAN32 0x7FC00000u
#define NAN64 0x7FF8000000000000ull

INLINE u32x nan32(u32x a) { return (u32x)((f32x)a != (f32x)a); }
INLINE u64x nan64(u64x a) { return (u64x)((f64x)a != (f64x)a); }
INLINE u32x nan16(u32x a) { return (u32x)((a & 0x7FFF) > 0x7C00); }
INLINE u32 any(u32x m) { return __builtin_reduce_or(m) != 0; }
INLINE u32 any64(u64x m) { return ballot(narrow((i64x)m)) != 0; }
INLINE u64x blend64(u64x k, u64x a, u64x b) { return (a & k) | (b & ~k); }

/* The NaN rule: where the result is a NaN, the first NaN source quieted, else the quiet NaN. */
static __attribute__((noinline, unused)) u32x mended32(u32x r, u32x a, u32x b, u32x c) {
    u32x chosen = splat(NAN32);
    chosen = pick(nan32(c), c | QUIET32, chosen);
    chosen = pick(nan32(b), b | QUIET32, chosen);
    chosen = pick(nan32(a), a | QUIET32, chosen);
    return pick(nan32(r), chosen, r);
}
static __attribute__((noinline, unused)) u32x mended16(u32x r, u32x a, u32x b, u32x c) {
    u32x chosen = splat(0x7E00);
    chosen = pick(nan16(c), c | 0x200, chosen);
    chosen = pick(nan16(b), b | 0x200, chosen);
    chosen = pick(nan16(a), a | 0x200, chosen);
    return pick(nan16(r), chosen, r);
}
static __attribute__((noinline, unused)) u64x mended64(u64x r, u64x a, u64x b, u64x c) {
    u64x chosen = splat64(NAN64);
    chosen = blend64(nan64(c), c | QUIET64, chosen);
    chosen = blend64(nan64(b), b | QUIET64, chosen);
    chosen = blend64(nan64(a), a | QUIET64, chosen);
    return blend64(nan64(r), chosen, r);
}
#define MEND32(r, a, b, c) (__builtin_expect(any(nan32(r)), 0) ? mended32(r, a, b, c) : (r))
#define MEND16(r, a, b, c) (__builtin_expect(any(nan16(r)), 0) ? mended16(r, a, b, c) : (r))
#define MEND64(r, a, b, c) (__builtin_expect(any64(nan64(r)), 0) ? mended64(r, a, b, c) : (r))

INLINE f32x single(u32x a) { return CONVERT((f16x)CONVERT(a, u16x), f32x); } /* f16 bits, exact */
INLINE u32x half_bits(f32x a) { return CONVERT((u16x)CONVERT(a, f16x), u32x); }

/* Without the mending: where a result is a NaN, the caller starts over with the functions below. */
INLINE u32x fadd32_raw(u32x a, u32x b) { return (u32x)((f32x)a + (f32x)b); }
INLINE u32x fmul32_raw(u32x a, u32x b) { return (u32x)((f32x)a * (f32x)b); }
INLINE u32x fma32_raw(u32x a, u32x b, u32x c) {
    return (u32x)__builtin_elementwise_fma((f32x)a, (f32x)b, (f32x)c);
}
INLINE u32x fadd16_raw(u32x a, u32x b) { return half_bits(single(a) + single(b)); }
INLINE u32x fmul16_raw(u32x a, u32x b) { return half_bits(single(a) * single(b)); }
/* The product is exact in f32; the sum's last bit is set where it is inexact, so that it is rounded once. */
INLINE u32x fma16_raw(u32x a, u32x b, u32x c) {
    f32x x = single(a) * single(b), y = single(c), total = x + y, part = total - x;
    f32x error = (x - (total - part)) + (y - part);
    u32x bits = (u32x)total, inexact = (u32x)(error != 0) & (u32x)((total - total) == 0) & (u32x)((bits & 1) == 0);
    return half_bits((f32x)pick(inexact, pick((u32x)((error > 0) == (total > 0)), bits + 1, bits - 1), bits));
}
INLINE u32x fcvt_16_32_raw(u32x a) { return (u32x)single(a); }
INLINE u32x fcvt_32_16_raw(u32x a) { return half_bits((f32x)a); }
INLINE u32x fadd32(u32x a, u32x b) {
    u32x r = fadd32_raw(a, b);
    return MEND32(r, a, b, b);
}
INLINE u32x fmul32(u32x a, u32x b) {
    u32x r = fmul32_raw(a, b);
    return MEND32(r, a, b, b);
}
INLINE u32x fma32(u32x a, u32x b, u32x c) {
    u32x r = fma32_raw(a, b, c);
    return MEND32(r, a, b, c);
}
INLINE u64x fadd64(u64x a, u64x b) {
    u64x r = (u64x)((f64x)a + (f64x)b);
    return MEND64(r, a, b, b);
}
INLINE u64x fmul64(u64x a, u64x b) {
    u64x r = (u64x)((f64x)a * (f64x)b);
    return MEND64(r, a, b, b);
}
INLINE u64x fdiv64(u64x a, u64x b) {
    u64x r = (u64x)((f64x)a / (f64x)b);
    return MEND64(r, a, b, b);
}
INLINE u64x fma64(u64x a, u64x b, u64x c) {
    u64x r = (u64x)__builtin_elementwise_fma((f64x)a, (f64x)b, (f64x)c);
    return MEND64(r, a, b, c);
}
INLINE u64x sqrt64(u64x a) {
    u64x r = (u64x)__builtin_elementwise_sqrt((f64x)a);
    u64x negative = (u64x)((f64x)a < 0);
    r = MEND64(r, a, a, a);
    return blend64(negative, splat64(NAN64 | 0x8000000000000000ull), r);
}
/* f16: one rounding to f32 before the one to f16 does no harm for sums and products of f16 numbers */
INLINE u32x fadd16(u32x a, u32x b) {
    u32x r = fadd16_raw(a, b);
    return MEND16(r, a, b, b);
}
INLINE u32x fmul16(u32x a, u32x b) {
    u32x r = fmul16_raw(a, b);
    return MEND16(r, a, b, b);
}
/* f64 to f32 with the last bit set where inexact: a further rounding to f16 is then right */
INLINE f32x odd_single(f64x x) {
    f32x r = CONVERT(x, f32x);
    f64x back = CONVERT(r, f64x);
    u32x bits = (u32x)r;
    u32x inexact = narrow((i64x)(back != x)) & narrow((i64x)((x - x) == 0)) & (u32x)((bits & 1) == 0);
    u32x low = narrow((i64x)((back < x) == (x > 0)));
    return (f32x)pick(inexact, pick(low, bits + 1, bits - 1), bits);
}
INLINE u32x fma16(u32x a, u32x b, u32x c) {
    u32x r = fma16_raw(a, b, c);
    return MEND16(r, a, b, c);
}

#define ORDERED(name, vec, fvec, nanf, quiet, pickf, sign, tie)                                                        \
    INLINE vec name(vec a, vec b, int ieee) {                                                                          \
        vec first = (vec)((fvec)a sign(fvec) b) | ((vec)((fvec)a == (fvec)b) & (vec)(a tie b));                        \
        vec r = pickf(first, a, b);                                                                                    \
        r = pickf(nanf(a), b, r);                                                                                      \
        r = pickf(nanf(b), a, r);                                                                                      \
        if (ieee) {                                                                                                    \
            r = pickf(nanf(b) & (vec)((b & quiet) == 0), b | quiet, r);                                                \
            r = pickf(nanf(a) & (vec)((a & quiet) == 0), a | quiet, r);                                                \
        }                                                                                                              \
        return r;                                                                                                      \
    }
ORDERED(fmin32, u32x, f32x, nan32, QUIET32, pick, <, >)
ORDERED(fmax32, u32x, f32x, nan32, QUIET32, pick, >, <)
ORDERED(fmin64, u64x, f64x, nan64, QUIET64, blend64, <, >)
ORDERED(fmax64, u64x, f64x, nan64, QUIET64, blend64, >, <)
INLINE u32x ordered16(u32x a, u32x b, int ieee, int largest) {
    f32x x = single(a), y = single(b);
    u32x less = largest ? (u32x)(x > y) : (u32x)(x < y);
    u32x tie = (u32x)(x == y) & (largest ? (u32x)(a < b) : (u32x)(a > b));
    u32x r = pick(less | tie, a, b);
    r = pick(nan16(a), b, r);
    r = pick(nan16(b), a, r);
    if (ieee) {
        r = pick(nan16(b) & (u32x)((b & 0x200) == 0), b | 0x200, r);
        r = pick(nan16(a) & (u32x)((a & 0x200) == 0), a | 0x200, r);
    }
    return r;
}
INLINE u32x fmin16(u32x a, u32x b, int ieee) { return ordered16(a, b, ieee, 0); }
INLINE u32x fmax16(u32x a, u32x b, int ieee) { return ordered16(a, b, ieee, 1); }

INLINE u32x flt32(u32x a, u32x b) { return (u32x)((f32x)a < (f32x)b); }
INLINE u32x feq32(u32x a, u32x b) { return (u32x)((f32x)a == (f32x)b); }
INLINE u32x funo32(u32x a, u32x b) { return nan32(a) | nan32(b); }
INLINE u32x flt64(u64x a, u64x b) { return narrow((i64x)((f64x)a < (f64x)b)); }
INLINE u32x feq64(u64x a, u64x b) { return narrow((i64x)((f64x)a == (f64x)b)); }
INLINE u32x funo64(u64x a, u64x b) { return narrow((i64x)(nan64(a) | nan64(b))); }
INLINE u32x flt16(u32x a, u32x b) { return (u32x)(single(a) < single(b)); }
INLINE u32x feq16(u32x a, u32x b) { return (u32x)(single(a) == single(b)); }
INLINE u32x funo16(u32x a, u32x b) { return nan16(a) | nan16(b); }

/* conversions; sign and top payload bits of a NaN stay, the quiet bit is set */
INLINE u32x cvt_32_16(u32x a) {
    u32x r = half_bits((f32x)a);
    return pick(nan32(a), (a >> 16 & 0x8000) | 0x7E00 | (a >> 13 & 0x3FF), r);
}
INLINE u32x cvt_16_32(u32x a) {
    u32x r = (u32x)single(a);
    return pick(nan16(a), (a & 0x8000) << 16 | NAN32 | (a & 0x3FF) << 13, r);
}
INLINE u64x cvt_32_64(u32x a) {
    u64x r = (u64x)CONVERT((f32x)a, f64x), x = CONVERT(a, u64x);
    u64x nan = (x >> 31 & 1) << 63 | NAN64 | (x & 0x7FFFFF) << 29;
    return pick64(nan32(a), nan, r);
}
INLINE u32x cvt_64_32(u64x a) {
    u32x r = (u32x)CONVERT((f64x)a, f32x);
    u64x nan = (a >> 63) << 31 | NAN32 | (a >> 29 & 0x7FFFFF);
    return pick(narrow((i64x)nan64(a)), CONVERT(nan, u32x), r);
}
INLINE u64x cvt_16_64(u32x a) { return cvt_32_64(cvt_16_32(a)); }
INLINE u32x cvt_64_16(u64x a) {
    u32x r = half_bits(odd_single((f64x)a));
    u64x nan = (a >> 63) << 15 | 0x7E00 | (a >> 42 & 0x3FF);
    return pick(narrow((i64x)nan64(a)), CONVERT(nan, u32x), r);
}
/* The exact function beside a fast one runs seldom: it calls these, and is compiled sooner. */
#define CALLED __attribute__((noinline, unused)) u32x
static CALLED fadd32_called(u32x a, u32x b) { return fadd32(a, b); }
static CALLED fmul32_called(u32x a, u32x b) { return fmul32(a, b); }
static CALLED fma32_called(u32x a, u32x b, u32x c) { return fma32(a, b, c); }
static CALLED fadd16_called(u32x a, u32x b) { return fadd16(a, b); }
static CALLED fmul16_called(u32x a, u32x b) { return fmul16(a, b); }
static CALLED fma16_called(u32x a, u32x b, u32x c) { return fma16(a, b, c); }
static CALLED fcvt_16_32_called(u32x a) { return cvt_16_32(a); }
static CALLED fcvt_32_16_called(u32x a) { return cvt_32_16(a); }
INLINE u32x cvtz_32_16(u32x a) {
    u32x r = half_bits((f32x)a);
    u32x above = (u32x)(single(r & 0x7FFF) > (f32x)(a & 0x7FFFFFFF));
    return pick(nan32(a), cvt_32_16(a), r + above); /* a mask is -1 */
}
INLINE f64x doubles16(u32x a) { return CONVERT(single(a), f64x); }
INLINE f64x doubles32(u32x a) { return CONVERT((f32x)a, f64x); }
INLINE f64x doubles64(u64x a) { return (f64x)a; }
INLINE u32x to_integer(f64x x, f64x low, f64x top, u32 mask) {
    x = __builtin_elementwise_trunc(x);
    u64x nan = (u64x)(x != x), under = (u64x)(x < low), over = (u64x)(x > top);
    x = (f64x)blend64(under, (u64x)low, (u64x)x);
    x = (f64x)blend64(over, (u64x)top, (u64x)x);
    x = (f64x)blend64(nan, (u64x){}, (u64x)x);
    return CONVERT((u64x)CONVERT(x, i64x), u32x) & mask;
}
INLINE f64x all64(double x) { return (f64x){} + x; }
INLINE u32x bits16(f64x x) { return half_bits(odd_single(x)); }
INLINE u32x bits32(f64x x) { return (u32x)CONVERT(x, f32x); }
INLINE u64x bits64(f64x x) { return (u64x)x; }
INLINE f64x signed16(u32x a) { return CONVERT((i32x)(a << 16) >> 16, f64x); }
INLINE f64x signed32(u32x a) { return CONVERT((i32x)a, f64x); }
INLINE f64x unsigned32(u32x a) { return CONVERT(a, f64x); }

#define INTEGRAL(name, builtin)                                                                                        \
    INLINE u32x name##32(u32x a) {                                                                                     \
        u32x r = (u32x)builtin((f32x)a);                                                                               \
        return MEND32(r, a, a, a);                                                                                     \
    }                                                                                                                  \
    INLINE u64x name##64(u64x a) {                                                                                     \
        u64x r = (u64x)builtin((f64x)a);                                                                               \
        return MEND64(r, a, a, a);                                                                                     \
    }                                                                                                                  \
    INLINE u32x name##16(u32x a) {                                                                                     \
        u32x r = half_bits(builtin(single(a)));                                                                        \
        return MEND16(r, a, a, a);                                                                                     \
    }
INTEGRAL(ffloor, __builtin_elementwise_floor)
INTEGRAL(fceil, __builtin_elementwise_ceil)
INTEGRAL(ftrunc, __builtin_elementwise_trunc)
INTEGRAL(frndne, __builtin_elementwise_roundeven)

INLINE double power_of_two(i32 n) { /* -1022 to 1023 */
    u64 bits = (u64)(n + 1023) << 52;
    double r;
    __builtin_memcpy(&r, &bits, 8);
    return r;
}
INLINE i32 limited(i32 n, i32 bound) { return n < -bound ? -bound : n > bound ? bound : n; }
INLINE f64x powers(u32x n, i32 bound) { /* 2**n, n limited to the bound */
    i32x k = (i32x)n, low = (i32x){} - bound, top = (i32x){} + bound;
    k = (i32x)pick((u32x)(k < low), (u32x)low, (u32x)k);
    k = (i32x)pick((u32x)(k > top), (u32x)top, (u32x)k);
    return (f64x)((u64x)CONVERT(k + 1023, i64x) << 52);
}
INLINE u32x fldexp32(u32x a, u32x n) {
    u32x r = bits32(doubles32(a) * powers(n, 400));
    return MEND32(r, a, a, a);
}
INLINE u32x fldexp16(u32x a, u32x n) {
    u32x r = bits16(doubles16(a) * powers(n, 400));
    return MEND16(r, a, a, a);
}
static __attribute__((noinline, unused)) u64x fldexp64(u64x a, u32x power) {
    WideLanes from = {a}, to;
    Lanes n_of = {power};
    for (int i = 0; i < LANES; i++) {
        i32 n = limited((i32)n_of.a[i], 2300);
        u64 bits = from.a[i];
        double x;
        __builtin_memcpy(&x, &bits, 8);
        while (n > 1023) x *= power_of_two(1023), n -= 1023;
        while (n < -1022) x *= power_of_two(-1022 + 53), n += 1022 - 53; /* 53 bits to spare: rounds once, at the end */
        x *= power_of_two(n);
        __builtin_memcpy(&bits, &x, 8);
        to.a[i] = bits;
    }
    u64x r = to.x;
    return MEND64(r, a, a, a);
}
/* mantissa and exponent: subnormals are made normal first */
INLINE u64x normal64(u64x a) { return (u64x)((f64x)a * 0x1p64); }
INLINE u64x fraction64(u64x a, u64x *power) {
    u64x magnitude = a & 0x7FFFFFFFFFFFFFFFull;
    u64x special = (u64x)(magnitude >= 0x7FF0000000000000ull) | (u64x)(magnitude == 0);
    u64x tiny = (u64x)(magnitude < 0x0010000000000000ull);
    u64x x = blend64(tiny, normal64(a), a);
    u64x e = (x >> 52 & 0x7FF) - 1022 - (tiny & 64);
    *power = e & ~special;
    return blend64(special, a, (x & 0x800FFFFFFFFFFFFFull) | 0x3FE0000000000000ull);
}
INLINE u64x frexpm64(u64x a) {
    u64x power, r = fraction64(a, &power);
    return MEND64(r, a, a, a);
}
INLINE u32x frexpe64(u64x a) {
    u64x power;
    fraction64(a, &power);
    return CONVERT(power, u32x);
}
INLINE u32x frexpm32(u32x a) { return cvt_64_32(frexpm64(cvt_32_64(a))); }
INLINE u32x frexpe32(u32x a) { return frexpe64(cvt_32_64(a)); }
INLINE u32x frexpm16(u32x a) { return cvt_64_16(frexpm64(cvt_16_64(a))); }
INLINE u32x frexpe16(u32x a) { return frexpe64(cvt_16_64(a)); }

/* ---- memory ----------------------------------------------------------------------------------------------------- */

INLINE const Buffer *holder(const Context *c, u64 address, u64 size, int write) {
    const Buffer *b = c->buffers;
    for (u64 i = 0; i < c->buffer_count; i++, b++) {
        u64 end = write ? b->end : b->readable_end;
        if (address >= b->start && address < end)
            return address + size <= end && (write ? b->writable != 0 : address < b->last_start) ? b : 0;
    }
    return 0;
}
static __attribute__((noinline, unused)) void bad_access(Context *c, u64 address, u64 size, int lane, int write) {
    report(c, EVENT_BOUNDS, (i32)c->step, write, lane, address, size);
}
INLINE u32 read_part(const u8 *p, u64 size) { /* a byte, a halfword or a dword */
    if (size == 1) return *p;
    if (size == 2) {
        u16 x;
        __builtin_memcpy(&x, p, 2);
        return x;
    }
    u32 x;
    __builtin_memcpy(&x, p, 4);
    return x;
}
INLINE void write_part(u8 *p, u32 x, u64 size) {
    if (size == 1) {
        *p = (u8)x;
    } else if (size == 2) {
        u16 y = (u16)x;
        __builtin_memcpy(p, &y, 2);
    } else {
        __builtin_memcpy(p, &x, 4);
    }
}
INLINE void read_lane(Lanes *m, int lane, const u8 *p, u64 size) {
    if (size < 4) {
        m[0].a[lane] = read_part(p, size);
        return;
    }
    for (u64 d = 0; d < size / 4; d++) m[d].a[lane] = read_part(p + 4 * d, 4);
}
INLINE void write_lane(u8 *p, const Lanes *data, int lane, u64 size) {
    if (size < 4) {
        write_part(p, data[0].a[lane], size);
        return;
    }
    for (u64 d = 0; d < size / 4; d++) write_part(p + 4 * d, data[d].a[lane], 4);
}
static __attribute__((noinline, unused)) void
check_alignment(Context *c, const u64 *address, u32 active, u64 align, int space) {
    for (; active; active &= active - 1) {
        int i = first_of(active);
        if (address[i] & (align - 1)) report(c, EVENT_MISALIGNED, (i32)c->step, space, i, address[i], align);
    }
}
/* The buffer that holds all active lanes' accesses, and their offsets in it; null if there is no such one. */
INLINE const Buffer *common_holder(Wave *w, Context *c, u64x address, u64 size, int write, WideLanes *offset) {
    WideLanes at = {address};
    u64 first = at.a[first_of(exec_of(w))];
    const Buffer *b = holder(c, first, size, write);
    if (!b) return 0;
    u64x distance = address - b->start;
    u64 room = (write ? b->end : b->readable_end) - b->start - size;
    if (!write && room >= b->last_start - b->start) room = b->last_start - b->start - 1;
    if (any(narrow((i64x)(distance > room)) & w->mask)) return 0;
    offset->x = w->full ? distance : blend64(wide(w->mask), distance, splat64(first - b->start));
    return b;
}
/* All lanes' `size` bytes at offsets from `data`: rows of one lane each, turned into a vector for each dword, and back. */
typedef u32 u32x4 __attribute__((vector_size(16)));
typedef u32 u32x8 __attribute__((vector_size(32)));
#define SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#define LOW32(a, b) SHUFFLE(a, b, 0, 8, 1, 9, 4, 12, 5, 13)
#define HIGH32(a, b) SHUFFLE(a, b, 2, 10, 3, 11, 6, 14, 7, 15)
#define LOW64(a, b) SHUFFLE(a, b, 0, 1, 8, 9, 4, 5, 12, 13)
#define HIGH64(a, b) SHUFFLE(a, b, 2, 3, 10, 11, 6, 7, 14, 15)
typedef struct { u32x8 v[4]; } Square; /* 4 dwords of 8 lanes: lanes n and n + 4 in vector n, or a vector for each dword */
INLINE Square turned(Square s) {
    u32x8 a = LOW32(s.v[0], s.v[1]), b = LOW32(s.v[2], s.v[3]), c = HIGH32(s.v[0], s.v[1]), d = HIGH32(s.v[2], s.v[3]);
    return (Square){{LOW64(a, b), HIGH64(a, b), LOW64(c, d), HIGH64(c, d)}};
}
INLINE u32x4 row_at(const u8 *p) {
    u32x4 x;
    __builtin_memcpy(&x, p, 16);
    return x;
}
INLINE void read_lanes(Lanes *m, const u8 *data, const u32 *offset, u64 size) {
    if (size == 16) {
        for (int i = 0; i < LANES; i += 8) {
            Square s;
            for (int k = 0; k < 4; k++)
                s.v[k] = SHUFFLE(row_at(data + offset[i + k]), row_at(data + offset[i + k + 4]), 0, 1, 2, 3, 4, 5, 6, 7);
            s = turned(s);
            for (int d = 0; d < 4; d++) __builtin_memcpy(&m[d].a[i], &s.v[d], 32);
        }
    } else if (size == 8) {
        WideLanes t;
        for (int i = 0; i < LANES; i++) __builtin_memcpy(&t.a[i], data + offset[i], 8);
        m[0].x = CONVERT(t.x, u32x);
        m[1].x = CONVERT(t.x >> 32, u32x);
    } else {
        for (int i = 0; i < LANES; i++) read_lane(m, i, data + offset[i], size);
    }
}
INLINE void write_lanes(u8 *data, const u32 *offset, const Lanes *m, u64 size) { /* the highest lane's stay */
    if (size == 16) {
        for (int i = 0; i < LANES; i += 8) {
            Square s;
            for (int d = 0; d < 4; d++) __builtin_memcpy(&s.v[d], &m[d].a[i], 32);
            s = turned(s);
            for (int half = 0; half < 2; half++)
                for (int k = 0; k < 4; k++) __builtin_memcpy(data + offset[i + 4 * half + k], (u32x4 *)&s.v[k] + half, 16);
        }
    } else {
        for (int i = 0; i < LANES; i++) write_lane(data + offset[i], m, i, size);
    }
}
INLINE void lock(Context *c) {
    while (__atomic_exchange_n(c->lock, 1, __ATOMIC_ACQUIRE)) {
    }
}
INLINE void unlock(Context *c) { __atomic_store_n(c->lock, 0, __ATOMIC_RELEASE); }

/* ---- races in global memory; global_races.py has the rules ------------------------------------------------------- */

static inline u32 completed(const Wave *w) { /* the clock up to which all accesses of the wave are done */
    u32 done = w->clock;
    if (w->vm_count && w->vm_clock[0] <= done) done = w->vm_clock[0] - 1;
    if (w->vs_count && w->vs_clock[0] <= done) done = w->vs_clock[0] - 1;
    return done;
}
INLINE int is_mate(const Context *c, u64 other) { return other - c->first_wave < c->waves; }
INLINE int is_ordered(const Wave *w, const Context *c, u32 other, u32 clock) { /* other: from 1 on */
    if (other == c->first_wave + w->number + 1) return 1;
    return w->order[other - 1] >= clock || (!is_mate(c, other - 1) && *c->flags_full);
}
INLINE int is_fresh(const Wave *w, const Context *c, u32 other, u32 clock) {
    if (other == c->first_wave + w->number + 1) return 1;
    if (is_mate(c, other - 1)) return c->cu_mode || w->l0[other - 1] >= clock;
    return (w->l0[other - 1] >= clock && w->l1[other - 1] >= clock) || *c->flags_full;
}
/* The clocks that come with a flag at an address; null if there are none and none are to be made. */
static __attribute__((noinline, unused)) u32 *flag_at(Context *c, u64 address, int make) {
    u64 key = address / 4 + 1, place = key * 0x9E3779B97F4A7C15ull >> 20;
    for (u64 tries = 0; tries < c->flag_slots; tries++, place++) {
        u64 slot = place % c->flag_slots;
        if (c->flags[slot] == key) return c->flag_clocks + slot * c->all_waves;
        if (c->flags[slot]) continue;
        if (!make) return 0;
        c->flags[slot] = key;
        return c->flag_clocks + slot * c->all_waves;
    }
    if (make) *c->flags_full = 1;
    return 0;
}
static __attribute__((noinline, unused)) void publish(Wave *w, Context *c, u64 address) {
    u32 *clocks = flag_at(c, address, 1);
    if (!clocks) return;
    u64 first = c->foreign ? 0 : c->first_wave, last = c->foreign ? c->all_waves : c->first_wave + c->waves;
    for (u64 i = first; i < last; i++) clocks[i] = clocks[i] > w->order[i] ? clocks[i] : w->order[i];
    u32 done = completed(w), *mine = &clocks[c->first_wave + w->number];
    if (*mine < done) *mine = done;
}
static __attribute__((noinline, unused)) void see(Wave *w, Context *c, u64 address) {
    u32 *clocks = flag_at(c, address, 0);
    if (!clocks) return;
    u64 near = c->access & NEAR, first = near ? c->first_wave : 0, last = near ? first + c->waves : c->all_waves;
    for (u64 i = first; i < last; i++) w->seen[i] = w->seen[i] > clocks[i] ? w->seen[i] : clocks[i];
    w->waited_for = w->clock;
    if (!near) c->foreign = 1;
}
static __attribute__((noinline, unused)) void race(Context *c, const Word *word, int which, int lane, u64 address) {
    i32 other = which == WRITES_READ ? word->reader_step[0] : which == 5 ? word->reader_step[1] : word->writer_step;
    report(c, EVENT_GLOBAL_RACE, (i32)c->step, other & ~ATOMIC_STEP, lane, address, (u64)(which == 5 ? 2 : which));
}
static __attribute__((noinline, unused)) void
note_read(Wave *w, Context *c, const Buffer *b, u64 address, u64 size, int lane) {
    u32 me = (u32)(c->first_wave + w->number + 1);
    u64 first = (address - b->start) >> c->word_shift, last = (address - b->start + size - 1) >> c->word_shift;
    if (c->access & COHERENT) {
        if (c->flags) see(w, c, address);
        return;
    }
    for (Word *word = b->words + first; word <= b->words + last; word++) {
        if (word->writer && word->writer != me && !is_fresh(w, c, word->writer, word->written)) {
            int stale = is_ordered(w, c, word->writer, word->written);
            race(c, word, stale ? READS_STALE : READS_WRITTEN, lane, address);
        }
        int k = word->reader[0] && !is_ordered(w, c, word->reader[0], word->read[0]);
        word->reader[k] = me, word->read[k] = w->clock, word->reader_step[k] = (i32)c->step;
    }
}
static __attribute__((noinline, unused)) void
note_write(Wave *w, Context *c, const Buffer *b, u64 address, u64 size, int lane, const Lanes *data) {
    u32 me = (u32)(c->first_wave + w->number + 1);
    u64 first = (address - b->start) >> c->word_shift, last = (address - b->start + size - 1) >> c->word_shift;
    for (Word *word = b->words + first; word <= b->words + last; word++) {
        for (int k = 0; k < 2; k++)
            if (word->reader[k] && !is_ordered(w, c, word->reader[k], word->read[k])) {
                race(c, word, k ? 5 : WRITES_READ, lane, address);
                break;
            }
        if (word->writer && word->writer != me && !is_ordered(w, c, word->writer, word->written) &&
            !(!data && word->writer_step & ATOMIC_STEP)) {
            int same = data != 0;
            for (u64 d = 0; same && d < (size + 3) / 4; d++) {
                u32 mask = size < 4 ? (1u << 8 * size) - 1 : ~0u;
                same = ((read_part(b->data + (address - b->start) + 4 * d, size < 4 ? size : 4) ^ data[d].a[lane]) &
                        mask) == 0;
            }
            if (!same) race(c, word, WRITES_WRITTEN, lane, address);
        }
        word->writer = me, word->written = w->clock;
        word->writer_step = (i32)c->step | (data ? 0 : ATOMIC_STEP);
    }
}
static __attribute__((noinline, unused)) void
track_global(Wave *w, Context *c, u64x address, bits active, u64 size, const Lanes *data) {
    WideLanes at = {address};
    const Buffer *b = holder(c, at.a[first_of(active)], size, data != 0);
    if (b && b->words) /* what is far away comes while the lock is waited for */
        for (bits rest = active; rest; rest &= rest - 1)
            __builtin_prefetch(b->words + ((at.a[first_of(rest)] - b->start) >> c->word_shift), 1);
    lock(c);
    int flag = data && c->flags && size <= 8 && __builtin_popcountll(active) <= FLAG_LANES;
    for (; active; active &= active - 1) {
        int i = first_of(active);
        if (!b || at.a[i] < b->start || at.a[i] + size > b->end || at.a[i] >= b->last_start)
            b = holder(c, at.a[i], size, data != 0);
        if (!b || !b->words || at.a[i] + size > b->end) continue; /* slack belongs to nobody */
        if (data) {
            note_write(w, c, b, at.a[i], size, i, data);
            if (flag) publish(w, c, at.a[i]);
        } else {
            note_read(w, c, b, at.a[i], size, i);
        }
    }
    unlock(c);
}
static __attribute__((noinline, unused)) void
global_collisions(Context *c, u64x address, bits active, const Lanes *data, u64 size) {
    WideLanes at = {address};
    u32 mask = size < 4 ? (1u << 8 * size) - 1 : ~0u;
    for (bits rest = active; rest; rest &= rest - 1) {
        int i = first_of(rest);
        const Buffer *b = holder(c, at.a[i], size, 1);
        if (!b) continue;
        const u8 *p = b->data + (at.a[i] - b->start);
        for (u64 d = 0; d < (size + 3) / 4; d++) {
            if (((read_part(p + 4 * d, size < 4 ? size : 4) ^ data[d].a[i]) & mask) == 0) continue;
            for (bits later = rest & (rest - 1); later; later &= later - 1) { /* another lane, or another thread? */
                u64 there = at.a[first_of(later)];
                if (there < at.a[i] + size && at.a[i] < there + size) {
                    report(c, EVENT_GLOBAL_COLLISION, (i32)c->step, 0, i, at.a[i], 0);
                    return;
                }
            }
        }
    }
}
/* every active lane's `size` bytes from global memory */
INLINE void load_global(Wave *w, Context *c, u64x address, u64 size, u64 align, Lanes *m) {
    bits active = exec_of(w);
    if (!active) return;
    WideLanes offset = {address};
    if (c->sanitize && align > 1) check_alignment(c, offset.a, active, align, 0);
    const Buffer *b = common_holder(w, c, address, size, 0, &offset);
    if (b) {
        const u8 *data = b->data;
        for (int i = 0; i < LANES; i++) read_lane(m, i, data + offset.a[i], size);
        if (c->races) track_global(w, c, address, active, size, 0);
        return;
    }
    WideLanes at = {address};
    for (; active; active &= active - 1) {
        int i = first_of(active);
        b = holder(c, at.a[i], size, 0);
        if (b) {
            read_lane(m, i, b->data + (at.a[i] - b->start), size);
        } else {
            bad_access(c, at.a[i], size, i, 0);
            for (u64 d = 0; d < (size + 3) / 4; d++) m[d].a[i] = BAD_READ;
        }
    }
    if (c->races) track_global(w, c, address, exec_of(w), size, 0);
}
INLINE void store_global(Wave *w, Context *c, u64x address, const Lanes *data, u64 size, u64 align) {
    bits active = exec_of(w);
    if (!active) return;
    WideLanes offset = {address};
    if (c->sanitize && align > 1) check_alignment(c, offset.a, active, align, 0);
    if (c->races) track_global(w, c, address, active, size, data);
    const Buffer *b = common_holder(w, c, address, size, 1, &offset);
    if (b) {
        for (; active; active &= active - 1) {
            int i = first_of(active);
            write_lane(b->data + offset.a[i], data, i, size);
        }
        if (c->sanitize) global_collisions(c, address, exec_of(w), data, size);
        return;
    }
    WideLanes at = {address};
    for (; active; active &= active - 1) {
        int i = first_of(active);
        b = holder(c, at.a[i], size, 1);
        if (b)
            write_lane(b->data + (at.a[i] - b->start), data, i, size);
        else
            bad_access(c, at.a[i], size, i, 1);
    }
    if (c->sanitize) global_collisions(c, address, exec_of(w), data, size);
}
INLINE void fetch(Context *c, u64 address, u64 dwords, u32 *f) {
    const Buffer *b = holder(c, address, 4 * dwords, 0);
    if (b) {
        __builtin_memcpy(f, b->data + (address - b->start), 4 * dwords);
        return;
    }
    report(c, EVENT_FETCH, (i32)c->step, 0, -1, address, 4 * dwords);
    for (u64 i = 0; i < dwords; i++) f[i] = BAD_READ;
}

/* Races in LDS; see races.py for the rules. Lanes that follow each other at one address count once. */
static __attribute__((noinline, unused)) void
clash(Wave *w, Context *c, const Cell *cell, int lane, u64 address, int write) {
    i32 me = (i32)w->number, step = (i32)c->step;
    const CellSteps *steps = c->cell_steps + (cell - c->cells);
    if (cell->writer != NOBODY && cell->writer != me && !(write == 2 && cell->writer == ATOMIC))
        report(c, EVENT_RACE, step, steps->writer, lane, address, write ? 3 : 1);
    if (write && cell->reader != NOBODY && cell->reader != me)
        report(c, EVENT_RACE, step, steps->reader, lane, address, 2);
}
static __attribute__((noinline, unused)) void
read_cells(Wave *w, Context *c, u32x address, u32x good, u64 size, u64 half) {
    i32 me = (i32)w->number, step = (i32)c->step;
    u64 count = (size + (1ull << c->cell_shift) - 1) >> c->cell_shift, last = ~0ull;
    const u64 unwritten = 0x00FF00FF00FF00FFull, several = 0xFEFFFEFFFEFFFEFFull;
    u64 mine = unwritten | 0x0100010001000100ull * (u64)me;
    Lanes at = {address};
    for (bits rest = ballot(good); rest; rest &= rest - 1) {
        int i = first_of(rest);
        u64 first = half + (at.a[i] >> c->cell_shift);
        if (first == last) continue;
        last = first;
        if (count == 4) { /* four cells in the same state: the common case of a wide load */
            u64 four, next = several;
            __builtin_memcpy(&four, c->cells + first, 8);
            if (four == mine || four == several) continue;
            if (four == ~0ull || ((four & unwritten) == unwritten && four == (four & 0xFFFF) * 0x0001000100010001ull)) {
                if (four == ~0ull) {
                    next = mine;
                    for (int k = 0; k < 4; k++) c->cell_steps[first + k].reader = step;
                }
                __builtin_memcpy(c->cells + first, &next, 8);
                continue;
            }
        }
        for (Cell *cell = c->cells + first; cell < c->cells + first + count; cell++) {
            if (__builtin_expect(cell->writer != NOBODY && cell->writer != me && !half, 0))
                clash(w, c, cell, i, at.a[i], 0);
            if (cell->reader == me) continue; /* keep the step of the first read */
            if (cell->reader == SEVERAL) continue;
            c->cell_steps[cell - c->cells].reader = step;
            cell->reader = (signed char)(cell->reader == NOBODY ? me : SEVERAL);
        }
    }
}
static __attribute__((noinline, unused)) void track_read(Wave *w, Context *c, u32x address, u32x good, u64 size) {
    read_cells(w, c, address, good, size, 0);
    if (w->signalled) read_cells(w, c, address, good, size, c->cell_count);
}
static __attribute__((noinline, unused)) void
write_cells(Wave *w, Context *c, u32x address, u32x good, u64 size, int write, u64 half) {
    i32 me = (i32)w->number, step = (i32)c->step;
    u64 count = (size + (1ull << c->cell_shift) - 1) >> c->cell_shift;
    Lanes at = {address};
    for (bits rest = ballot(good); rest; rest &= rest - 1) {
        int i = first_of(rest);
        Cell *cell = c->cells + half + (at.a[i] >> c->cell_shift);
        for (Cell *end = cell + count; cell < end; cell++) {
            if (!half) clash(w, c, cell, i, at.a[i], write);
            cell->writer = (signed char)(write == 2 ? ATOMIC : me);
            c->cell_steps[cell - c->cells].writer = step;
        }
    }
}
static __attribute__((noinline, unused)) void
track_write(Wave *w, Context *c, u32x address, u32x good, u64 size, int write) {
    write_cells(w, c, address, good, size, write, 0);
    if (w->signalled) write_cells(w, c, address, good, size, write, c->cell_count);
}
static __attribute__((noinline, unused)) void
bad_local(Wave *w, Context *c, u32x address, u32x good, u64 size, int write, int kind) {
    Lanes at = {address};
    int i = first_of(ballot(w->mask & ~good));
    report(c, kind, (i32)c->step, write, i, at.a[i], size);
}
INLINE u32x local_bounds(Wave *w, Context *c, u32x address, u64 limit, u64 size, int write, int kind) {
    u32x good = limit >= size ? (u32x)(address <= (u32)(limit - size)) & w->mask : (u32x){};
    if (__builtin_expect(any(w->mask & ~good), 0)) bad_local(w, c, address, good, size, write, kind);
    return good;
}
INLINE void local_alignment(Context *c, u32x address, u32x good, u64 align, int space) {
    bits odd = ballot((address & (u32)(align - 1)) & good);
    if (__builtin_expect(odd == 0, 1)) return;
    WideLanes at = {CONVERT(address, u64x)};
    check_alignment(c, at.a, odd, align, space);
}
INLINE void load_lds(Wave *w, Context *c, u32x address, u64 size, u64 align, Lanes *m) {
    u32x good = local_bounds(w, c, address, c->lds_bytes, size, 0, EVENT_LDS_BOUNDS);
    Lanes offset = {address & good};
    const u8 *lds = c->lds;
    read_lanes(m, lds, offset.a, size);
    if (__builtin_expect(any(~good), 0))
        for (u64 d = 0; d < (size + 3) / 4; d++) m[d].x &= good;
    if (c->sanitize) {
        if (align > 1) local_alignment(c, address, good, align, 1);
        track_read(w, c, address, good, size);
    }
}
static __attribute__((noinline, unused)) void
collisions(Context *c, u32x address, u32x good, const Lanes *data, u64 size) {
    Lanes at = {address};
    for (bits rest = ballot(good); rest; rest &= rest - 1) {
        int i = first_of(rest);
        for (u64 d = 0; d < size / 4; d++)
            if (read_part(c->lds + at.a[i] + 4 * d, 4) != data[d].a[i]) {
                report(c, EVENT_COLLISION, (i32)c->step, 0, i, at.a[i], 0);
                return;
            }
    }
}
INLINE void store_lds(Wave *w, Context *c, u32x address, const Lanes *data, u64 size, u64 align) {
    u32x good = local_bounds(w, c, address, c->lds_bytes, size, 1, EVENT_LDS_BOUNDS);
    Lanes at = {address};
    for (bits rest = ballot(good); rest; rest &= rest - 1) {
        int i = first_of(rest);
        write_lane(c->lds + at.a[i], data, i, size);
    }
    if (c->sanitize) {
        if (align > 1) local_alignment(c, address, good, align, 1);
        track_write(w, c, address, good, size, 1);
        if (size >= 4) collisions(c, address, good, data, size);
    }
}
INLINE void load_scratch(Wave *w, Context *c, u32x address, u64 size, u64 align, Lanes *m) {
    u32x good = local_bounds(w, c, address, c->scratch_bytes, size, 0, EVENT_SCRATCH_BOUNDS);
    Lanes at = {address};
    for (u64 d = 0; d < (size + 3) / 4; d++) m[d].x = (u32x){};
    if (c->sanitize && align > 1) local_alignment(c, address, good, align, 2);
    for (bits rest = ballot(good); rest; rest &= rest - 1) {
        int i = first_of(rest);
        read_lane(m, i, w->scratch + (u64)i * c->scratch_bytes + at.a[i], size);
    }
}
INLINE void store_scratch(Wave *w, Context *c, u32x address, const Lanes *data, u64 size, u64 align) {
    u32x good = local_bounds(w, c, address, c->scratch_bytes, size, 1, EVENT_SCRATCH_BOUNDS);
    Lanes at = {address};
    if (c->sanitize && align > 1) local_alignment(c, address, good, align, 2);
    for (bits rest = ballot(good); rest; rest &= rest - 1) {
        int i = first_of(rest);
        write_lane(w->scratch + (u64)i * c->scratch_bytes + at.a[i], data, i, size);
    }
}
/* one lane's place for an atomic, null out of bounds */
INLINE u8 *atomic_global(Wave *w, Context *c, u64x address, u64 size, int lane) {
    const Buffer *b = holder(c, address[lane], size, 1);
    if (!b) bad_access(c, address[lane], size, lane, 1);
    if (c->sanitize && address[lane] & (size - 1))
        report(c, EVENT_MISALIGNED, (i32)c->step, 0, lane, address[lane], size);
    if (c->races && b && b->words) {
        note_write(w, c, b, address[lane], size, lane, 0);
        if (c->flags) {
            if (c->access & RETURNS) see(w, c, address[lane]);
            publish(w, c, address[lane]);
        }
    }
    return b ? b->data + (address[lane] - b->start) : 0;
}
INLINE u8 *atomic_lds(Wave *w, Context *c, u32x address, u64 size, int lane) {
    if (c->lds_bytes < size || address[lane] > c->lds_bytes - size) {
        report(c, EVENT_LDS_BOUNDS, (i32)c->step, 1, lane, address[lane], size);
        return 0;
    }
    if (c->sanitize) {
        if (address[lane] & (size - 1)) report(c, EVENT_MISALIGNED, (i32)c->step, 1, lane, address[lane], size);
        u32x one = (u32x){};
        one[lane] = ~0u;
        track_write(w, c, address, one, size, 2);
    }
    return c->lds + address[lane];
}

/* ---- blocks ----------------------------------------------------------------------------------------------------- */

/* One step of a block by its own function. */
static __attribute__((noinline, unused)) void by_function(Wave *w, const Step *steps, Context *c, u64 first, u64 k) {
    c->step = first + k;
    steps[k].function(w, steps[k].slots, c);
}
/* Accesses of all lanes, inside one buffer or the LDS: 0 if they are not, and nothing is done. */
INLINE int all_inside(u32x offset, u64 limit, u64 size) {
    return limit >= size && !any((u32x)(offset > (u32)(limit - size)));
}
INLINE int is_same(u32x offset) { return !any(offset ^ splat(offset[0])); }
INLINE int is_row(u32x offset, u64 size) { return !any(offset ^ (splat(offset[0]) + iota() * (u32)size)); }
INLINE void read_all(Lanes *m, const u8 *data, u32x offset, u64 size) {
    if (size == 4 && is_row(offset, size)) {
        __builtin_memcpy(&m[0], data + offset[0], sizeof m[0]);
    } else if (size >= 4 && is_same(offset)) {
        for (u64 d = 0; d < size / 4; d++) m[d].x = splat(read_part(data + offset[0] + 4 * d, 4));
    } else {
        Lanes at = {offset};
        read_lanes(m, data, at.a, size);
    }
}
INLINE void write_all(u8 *data, u32x offset, const Lanes *m, u64 size) {
    if (size == 4 && is_row(offset, size)) {
        __builtin_memcpy(data + offset[0], &m[0], sizeof m[0]);
    } else {
        Lanes at = {offset};
        write_lanes(data, at.a, m, size);
    }
}
/* The buffer of all lanes' accesses, and their offsets in it, which have 32 bits; else null. */
INLINE const Buffer *one_buffer(Context *c, u64x address, u64 size, int write, u32x *offset) {
    const Buffer *b = holder(c, address[0], size, write);
    if (!b) return 0;
    u64 room = (write ? b->end : b->readable_end) - b->start - size;
    if (!write && room >= b->last_start - b->start) room = b->last_start - b->start - 1;
    u64x distance = address - b->start;
    *offset = CONVERT(distance, u32x);
    u32 most = room < ~0u ? (u32)room : ~0u;
    return any(CONVERT(distance >> 32, u32x) | (u32x)(*offset > most)) ? 0 : b;
}
/* Called, not written out: blocks are long enough to compile. */
#define ATTEMPTS(size)                                                                                                 \
    static __attribute__((noinline, unused)) int try_load_lds##size(Context *c, u32x address, Lanes *m) {              \
        if (!all_inside(address, c->lds_bytes, size)) return 0;                                                        \
        read_all(m, c->lds, address, size);                                                                            \
        return 1;                                                                                                      \
    }                                                                                                                  \
    static __attribute__((noinline, unused)) int try_store_lds##size(Context *c, u32x address, const Lanes *m) {       \
        if (!all_inside(address, c->lds_bytes, size)) return 0;                                                        \
        write_all(c->lds, address, m, size);                                                                           \
        return 1;                                                                                                      \
    }                                                                                                                  \
    static __attribute__((noinline, unused)) int try_load_global##size(Context *c, u64x address, Lanes *m) {           \
        u32x offset;                                                                                                   \
        const Buffer *b = one_buffer(c, address, size, 0, &offset);                                                    \
        if (b) read_all(m, b->data, offset, size);                                                                     \
        return b != 0;                                                                                                 \
    }                                                                                                                  \
    static __attribute__((noinline, unused)) int try_store_global##size(Context *c, u64x address, const Lanes *m) {    \
        u32x offset;                                                                                                   \
        const Buffer *b = one_buffer(c, address, size, 1, &offset);                                                    \
        if (b) write_all(b->data, offset, m, size);                                                                    \
        return b != 0;                                                                                                 \
    }
ATTEMPTS(1)
ATTEMPTS(2)
ATTEMPTS(4)
ATTEMPTS(8)
ATTEMPTS(12)
ATTEMPTS(16)
#endif
