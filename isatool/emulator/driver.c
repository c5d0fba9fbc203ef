/* Runs workgroups: waves one after another to their next barrier, in a given order; counts, wait queues, limits. */
#include "runtime.h"

enum { PLAIN, NOTHING, BRANCH, JUMP, BARRIER, WAIT, HALT, MODE, UNSUPPORTED, PAST, CHECKED, CHOICE, TRAP, SIGNAL, AWAIT };
enum { ALL_SCALAR = 1, LDS_ALONE = 2 };
enum { BARRIER_COST = 16, REPORT_COST = 4 }; /* in steps: what never ends shall be found soon */
enum { NO_COUNTER, VM, LDS, SMEM, VS };

/* What the checks want to know of a step. */
typedef struct {
    i32 counter, also;       /* queues, NO_COUNTER for none; flat accesses wait in two */
    i32 stores_lds, access;  /* whether it is an LDS store; what it is for the order of global accesses */
    i32 vm, lds, vs, waits; /* limits of a wait, -1 for none; whether it is for all scalar loads, its lds for no others */
    u64 touched[MASK_WORDS], pending[MASK_WORDS];
    u64 reissued[MASK_WORDS]; /* may be in flight from older loads of the same counter: they return in order */
} Detail;

typedef struct {
    const Step *steps; /* mode after mode, `count` steps each, the last one PAST */
    const Detail *details;
    u64 count, modes;
    const i32 *next_mode; /* [mode * count + step] for MODE steps */
    const u64 *mode_bits; /* MODE of each mode */
    const u64 *addresses; /* of steps, ascending */
    u64 entry;
    u64 grid[3], block[3], waves, lanes;
    i32 id_registers[4], id_shifts[4]; /* scalar registers of the workgroup ids, -1; how far up an id is there */
    u64 work_item_ids;
    const u32 *scalars; /* initial s[], poison where undefined */
    u32 vgpr_poison, lds_poison, scc, padding;
    const u32 *order; /* permutation of waves */
    const u64 *workgroups;
    u64 workgroup_count;
    u64 *next_workgroup, *done, *stop;
    u64 limit, wave_limit, idle_limit; /* steps of a thread; of a wave; of waves that come to no end or barrier */
    u64 share; /* steps of a wave before the others have theirs */
} Job;

/* A workgroup that has begun; a thread has several only where one may wait for another. */
typedef struct {
    Wave *waves;
    u8 *lds;
    Cell *cells;
    CellSteps *cell_steps;
    u64 first_wave, foreign, running, padding;
} Resident;

typedef struct {
    Context context; /* first: a context is its thread's */
    u64 *counts, *whole; /* of steps; of blocks that were done to their ends, at their first steps */
    Resident *residents;
    u64 resident_count;
    u32 *clocks; /* order, l0, l1, seen of every wave of every resident workgroup */
} Thread;

static void start_wave(const Job *job, Thread *t, Wave *w, u64 number, u64 workgroup) {
    u8 *scratch = w->scratch;
    u32x poison = splat(job->vgpr_poison);
    for (int i = 0; i < 256; i++) w->v[i] = poison;
    for (int i = 0; i < SCALARS; i++) w->s[i] = job->scalars[i];
    u64 ids[3] = {workgroup % job->grid[0], workgroup / job->grid[0] % job->grid[1],
                  workgroup / (job->grid[0] * job->grid[1])};
    for (int axis = 0; axis < 3; axis++)
        if (job->id_registers[axis] >= 0) w->s[job->id_registers[axis]] = 0;
    for (int axis = 0; axis < 3; axis++)
        if (job->id_registers[axis] >= 0) w->s[job->id_registers[axis]] |= (u32)ids[axis] << job->id_shifts[axis];
    bits exec = 0;
    for (u64 i = 0; i < LANES; i++) {
        u64 item = number * LANES + i;
        exec |= (bits)(item < job->lanes) << i;
        u64 parts[3] = {item % job->block[0], item / job->block[0] % job->block[1],
                        item / (job->block[0] * job->block[1])};
        u32 packed = (u32)parts[0];
        for (u64 axis = 1; axis < job->work_item_ids; axis++) packed |= (u32)parts[axis] << (10 * axis);
        w->v[0][i] = packed;
    }
    w->s[EXEC + 1] = 0;
    write_exec(w, exec);
    w->scc = job->scc;
    w->pc = (u32)job->entry;
    w->mode = 0;
    w->number = (u32)number;
    w->waiting = w->ended = w->signalled = w->signal_clock = 0;
    for (int i = 0; i < MASK_WORDS; i++) w->flight[i] = w->queued[0][i] = w->queued[1][i] = w->queued[2][i] = 0;
    w->vm_count = w->lds_count = w->smem_count = w->vs_count = w->clock = w->waited_for = 0;
    w->steps = 0;
    if (t->context.races)
        for (u64 i = 0; i < t->context.all_waves; i++) w->order[i] = w->l0[i] = w->l1[i] = w->seen[i] = 0;
    w->scratch = scratch;
    u32 *words = (u32 *)scratch;
    for (u64 i = 0; i < t->context.scratch_bytes * LANES / 4; i++) words[i] = job->vgpr_poison;
}

/* ---- operations in flight ---------------------------------------------------------------------------------------- */

/* What is in flight after a queue became shorter. */
static void refresh_flight(const Job *job, Wave *w, i32 counter) {
    const i32 *queues[3] = {w->vm, w->lds, w->smem};
    u32 counts[3] = {w->vm_count, w->lds_count, w->smem_count};
    u64 *queued = w->queued[counter - VM];
    for (int k = 0; k < MASK_WORDS; k++) queued[k] = 0;
    for (u32 i = 0; i < counts[counter - VM]; i++) {
        const u64 *pending = job->details[queues[counter - VM][i]].pending;
        for (int k = 0; k < MASK_WORDS; k++) queued[k] |= pending[k];
    }
    for (int k = 0; k < MASK_WORDS; k++) w->flight[k] = w->queued[0][k] | w->queued[1][k] | w->queued[2][k];
}

static i32 owner_of(const Job *job, Wave *w, const Detail *step, u64 *code) {
    i32 *queues[3] = {w->vm, w->lds, w->smem};
    u32 counts[3] = {w->vm_count, w->lds_count, w->smem_count};
    for (int q = 0; q < 3; q++)
        for (u32 i = 0; i < counts[q]; i++)
            for (int k = 0; k < MASK_WORDS; k++) {
                u64 both = job->details[queues[q][i]].pending[k] & step->touched[k];
                if (both) {
                    *code = (u64)(64 * k + __builtin_ctzll(both));
                    return queues[q][i];
                }
            }
    return -1;
}

static void drop(i32 *queue, u32 *count, u32 keep) {
    u32 gone = *count - keep;
    for (u32 i = 0; i < keep; i++) queue[i] = queue[i + gone];
    *count = keep;
}

static void take_flags(const Context *c, Wave *w) { /* the load that saw a flag has returned */
    for (u64 i = 0; i < c->all_waves; i++) w->order[i] = w->order[i] > w->seen[i] ? w->order[i] : w->seen[i];
    w->waited_for = 0;
}

static void wait(const Job *job, const Context *c, Wave *w, const Detail *step) {
    if (step->vm >= 0 && w->vm_count > (u32)step->vm) {
        u32 count = w->vm_count;
        drop((i32 *)w->vm_clock, &count, (u32)step->vm);
        drop(w->vm, &w->vm_count, (u32)step->vm);
        refresh_flight(job, w, VM);
    }
    if (w->waited_for && (!w->vm_count || w->vm_clock[0] > w->waited_for)) take_flags(c, w);
    if (step->vs >= 0 && w->vs_count > (u32)step->vs) drop((i32 *)w->vs_clock, &w->vs_count, (u32)step->vs);
    if (step->waits & ALL_SCALAR) {
        w->smem_count = 0;
        refresh_flight(job, w, SMEM);
    }
    if (step->lds >= 0 && (step->waits & LDS_ALONE || !w->smem_count) && w->lds_count > (u32)step->lds) {
        drop(w->lds, &w->lds_count, (u32)step->lds); /* LDS operations count one each */
        refresh_flight(job, w, LDS);
    }
}

static void issue(Wave *w, const Detail *step, i32 counter, i32 index) {
    if (counter == VS) {
        if (w->vs_count == 64) drop((i32 *)w->vs_clock, &w->vs_count, 63);
        w->vs_clock[w->vs_count++] = w->clock;
        return;
    }
    i32 *queues[4] = {0, w->vm, w->lds, w->smem};
    u32 *counts[4] = {0, &w->vm_count, &w->lds_count, &w->smem_count};
    i32 *queue = queues[counter];
    u32 *count = counts[counter];
    if (counter == VM) {
        u32 clocks = *count;
        if (clocks == 64) drop((i32 *)w->vm_clock, &clocks, 63);
        w->vm_clock[clocks] = w->clock;
    }
    if (*count == 64) drop(queue, count, 63);
    queue[(*count)++] = index;
    for (int k = 0; k < MASK_WORDS; k++) {
        w->queued[counter - VM][k] |= step->pending[k];
        w->flight[k] |= step->pending[k];
    }
}

static int follows_in_order(const Job *job, Wave *w, const Detail *step) {
    const Detail *steps = job->details;
    for (int k = 0; k < MASK_WORDS; k++) {
        u64 hit = w->flight[k] & step->touched[k], others = 0;
        if (step->counter == VM)
            for (u32 i = 0; i < w->lds_count; i++) others |= steps[w->lds[i]].pending[k];
        else
            for (u32 i = 0; i < w->vm_count; i++) others |= steps[w->vm[i]].pending[k];
        for (u32 i = 0; i < w->smem_count; i++) others |= steps[w->smem[i]].pending[k];
        if (hit & (others | ~step->reissued[k])) return 0;
    }
    return 1;
}

static void check_flight(const Job *job, Thread *t, Wave *w, const Detail *step, i32 index) {
    u64 hit = 0, code = 0;
    for (int k = 0; k < MASK_WORDS; k++) hit |= w->flight[k] & step->touched[k];
    if (!hit) return;
    if (follows_in_order(job, w, step)) return;
    i32 owner = owner_of(job, w, step, &code);
    report(&t->context, EVENT_PENDING, index, owner, -1, code, 0);
}

/* ---- one wave to its next barrier ---------------------------------------------------------------------------------- */

static i64 find_step(const Job *job, u64 address) {
    u64 low = 0, high = job->count;
    while (low < high) {
        u64 middle = (low + high) / 2;
        if (job->addresses[middle] < address)
            low = middle + 1;
        else
            high = middle;
    }
    return low + 1 < job->count && job->addresses[low] == address ? (i64)low : -1;
}

/* What is ordered before is what later loads see. */
static void invalidate(const Context *c, Wave *w, i32 access) {
    u64 first = c->foreign ? 0 : c->first_wave, last = c->foreign ? c->all_waves : c->first_wave + c->waves;
    if (!c->races) return;
    for (u64 i = first; i < last; i++) {
        if (access & INVALIDATE_L0) w->l0[i] = w->order[i];
        if (access & INVALIDATE_L1) w->l1[i] = w->order[i];
    }
}

/* The checks, out of the way of the loop. */
static __attribute__((noinline)) void before_step(const Job *job, Thread *t, Wave *w, u64 place) {
    Context *c = &t->context;
    const Detail *detail = &job->details[place];
    u64 any_flight = 0;
    for (int k = 0; k < MASK_WORDS; k++) any_flight |= w->flight[k];
    if (any_flight) check_flight(job, t, w, detail, (i32)place);
    c->access = (u64)detail->access;
    if (detail->counter == VM || detail->counter == VS) w->clock++;
    if (detail->access & (INVALIDATE_L0 | INVALIDATE_L1)) invalidate(c, w, detail->access);
}

static __attribute__((noinline)) void after_step(const Job *job, Wave *w, u64 place) {
    const Detail *detail = &job->details[place];
    if (detail->counter) issue(w, detail, detail->counter, (i32)place);
    if (detail->also) issue(w, detail, detail->also, (i32)place);
}

static void tracked_step(Context *c, Wave *w, u64 place) {
    const Job *job = c->job;
    const Step *step = &job->steps[place];
    c->step = place;
    before_step(job, (Thread *)c, w, place);
    if (step->function) step->function(w, step->slots, c);
    after_step(job, w, place);
    if (step->kind == WAIT) wait(job, c, w, &job->details[place]);
}

static void signal(Context *c, const Job *job, Wave *w, i32 place, i32 kind) {
    u32 first = 0;
    if (!c->sanitize) return;
    if (kind != BARRIER && w->signalled == (kind == SIGNAL)) report(c, EVENT_SIGNAL, place, 0, -1, 0, kind == SIGNAL);
    if (kind == AWAIT) return;
    while (first < w->lds_count && job->details[w->lds[first]].also) first++; /* flat accesses */
    if (first < w->lds_count)
        report(c, EVENT_FLIGHT, place, w->lds[first], -1, 0, (u64)job->details[w->lds[first]].stores_lds);
    w->signalled = 1, w->signal_clock = completed(w);
}

/* 0: the run stops, 1: the wave ended or waits, 2: it has had its share. */
static int run_wave(const Job *job, Thread *t, Wave *w, u64 *budget, u64 share) {
    Context *c = &t->context;
    u64 base = (u64)w->mode * job->count;
    const Step *steps = job->steps + base;
    u64 *counts = t->counts;
    u64 sanitize = c->sanitize, pc = w->pc, left = *budget;
    u64 rest = w->steps < job->wave_limit ? job->wave_limit - w->steps : 0;
    if (rest > share) rest = share;
    u64 last = left > rest ? left - rest : 0;
    int outcome = 1;
    for (;;) {
        const Step *step = &steps[pc];
        u64 place = base + pc;
        if (__builtin_expect(left == last, 0)) {
            outcome = 2;
            break;
        }
        const Block *block = __atomic_load_n(&step->block, __ATOMIC_ACQUIRE); /* some come while others run */
        if (block && w->full && left - last >= block->length) {
            c->step = place;
            u64 done = block->run(w, step, c);
            if (__builtin_expect(done == block->length, 1))
                t->whole[place]++;
            else
                for (u64 k = 0; k < done; k++) counts[place + k]++;
            left -= done, pc += done;
            if (done) continue;
        }
        left--;
        counts[place]++;
        c->step = place;
        if (sanitize)
            tracked_step(c, w, place);
        else if (step->function)
            step->function(w, step->slots, c);
        pc++;
        if (step->kind <= NOTHING) continue;
        if (step->kind == BRANCH) {
            if (step->target >= 0)
                pc = (u64)step->target;
            else if (w->condition)
                pc = (u64)(-1 - step->target);
        } else if (step->kind == WAIT) {
            continue;
        } else if (step->kind == BARRIER || step->kind == SIGNAL || step->kind == AWAIT) {
            signal(c, job, w, (i32)place, step->kind);
            if (step->kind == SIGNAL) continue;
            w->waiting = 1;
            break;
        } else if (step->kind == HALT || step->kind == TRAP) {
            if (step->kind == TRAP) report(c, EVENT_TRAP, (i32)place, 0, -1, 0, 0);
            w->ended = 1;
            break;
        } else if (step->kind == JUMP) {
            i64 target = find_step(job, w->jump);
            if (target < 0) {
                report(c, EVENT_JUMP, (i32)place, 0, -1, w->jump, 0);
                w->ended = 1;
                break;
            }
            pc = (u64)target;
        } else if (step->kind == CHECKED) {
            if (__builtin_expect(!c->refused, 1)) continue;
            report(c, EVENT_UNSUPPORTED, (i32)place, 0, -1, 0, c->refused);
            w->ended = 1;
            outcome = 0;
            break;
        } else if (step->kind == CHOICE) { /* target: the bits that change, and above them where the field starts */
            u64 mask = (u64)step->target & 0xFFFF, mode = 0;
            u64 bits = (job->mode_bits[w->mode] & ~mask) | (((u64)w->condition << (step->target >> 16)) & mask);
            while (mode < job->modes && job->mode_bits[mode] != bits) mode++;
            if (c->refused || mode == job->modes) {
                report(c, EVENT_UNSUPPORTED, (i32)place, 0, -1, c->refused ? 0 : bits | 1ull << 32, c->refused);
                w->ended = 1;
                outcome = 0;
                break;
            }
            w->mode = (u32)mode;
            base = mode * job->count;
            steps = job->steps + base;
        } else if (step->kind == MODE) {
            w->mode = (u32)job->next_mode[(u64)w->mode * job->count + pc - 1];
            base = (u64)w->mode * job->count;
            steps = job->steps + base;
        } else {
            report(c, step->kind == PAST ? EVENT_PAST : EVENT_UNSUPPORTED, (i32)place, 0, -1, 0, 0);
            w->ended = 1;
            outcome = step->kind == PAST;
            break;
        }
    }
    w->pc = (u32)pc;
    w->steps += *budget - left + REPORT_COST * c->reports;
    c->reports = 0;
    *budget = left;
    if (outcome == 2 && (!left || w->steps >= job->wave_limit)) {
        report(c, EVENT_LIMIT, (i32)(base + pc), 0, -1, 0, 0);
        return 0;
    }
    return outcome;
}

static void new_interval(Context *c) {
    u64 count = c->cell_count;
    if (!c->cells) return;
    for (u64 i = 0; i < count; i++) c->cells[i] = c->cells[i + count], c->cell_steps[i] = c->cell_steps[i + count];
    for (u64 i = count; i < 2 * count; i++) c->cells[i].writer = c->cells[i].reader = NOBODY;
}

/* What every wave had completed as it signalled is ordered before what any wave does behind the barrier. */
static void join_waves(const Job *job, Thread *t, Resident *r) {
    Context *c = &t->context;
    if (!c->races) return;
    for (u64 i = 0; i < job->waves; i++)
        if (!r->waves[i].ended) r->waves[i].order[r->first_wave + i] = r->waves[i].signal_clock;
    u64 first = c->foreign ? 0 : r->first_wave, last = c->foreign ? c->all_waves : r->first_wave + job->waves;
    for (u64 k = first; k < last; k++) {
        u32 best = 0;
        for (u64 i = 0; i < job->waves; i++)
            if (!r->waves[i].ended && r->waves[i].order[k] > best) best = r->waves[i].order[k];
        for (u64 i = 0; i < job->waves; i++) r->waves[i].order[k] = best;
    }
}

static void enter(Thread *t, Resident *r) {
    Context *c = &t->context;
    c->lds = r->lds, c->cells = r->cells, c->cell_steps = r->cell_steps;
    c->first_wave = r->first_wave, c->foreign = r->foreign;
}

static void begin(const Job *job, Thread *t, Resident *r, u64 index) {
    r->first_wave = index * job->waves, r->foreign = 0, r->running = 1;
    enter(t, r);
    u32 *words = (u32 *)r->lds, *clocks = t->clocks + (u64)(r - t->residents) * job->waves * 4 * t->context.all_waves;
    for (u64 i = 0; i < (t->context.lds_bytes + 19) / 4; i++) words[i] = job->lds_poison;
    new_interval(&t->context), new_interval(&t->context);
    for (u64 i = 0; i < job->waves; i++) {
        u32 **kinds[4] = {&r->waves[i].order, &r->waves[i].l0, &r->waves[i].l1, &r->waves[i].seen};
        for (int k = 0; k < 4; k++, clocks += t->context.all_waves) *kinds[k] = clocks;
        start_wave(job, t, &r->waves[i], i, job->workgroups[index]);
    }
}

/* Runs a workgroup until it ends (1), or until every wave that can go on has had its share (2). */
static int run_workgroup(const Job *job, Thread *t, Resident *r, u64 *budget, u64 *idle, u64 share) {
    Context *c = &t->context;
    enter(t, r);
    for (;;) {
        i64 place = -1;
        u64 waiting = 0, unfinished = 0, moved = 0;
        for (u64 i = 0; i < job->waves; i++) {
            Wave *w = &r->waves[job->order[i]];
            if (w->ended || w->waiting) continue;
            if (__atomic_load_n(job->stop, __ATOMIC_RELAXED) == 2) return 0;
            u64 before = *budget;
            int outcome = run_wave(job, t, w, budget, share);
            if (!outcome) return 0;
            if (outcome == 1) {
                moved = 1, *idle = 0;
                continue;
            }
            unfinished = 1, *idle += before - *budget;
            if (*idle < job->idle_limit) continue;
            report(c, EVENT_LIMIT, (i32)((u64)w->mode * job->count + w->pc), 0, -1, 0, 0);
            return 0;
        }
        if (unfinished) {
            r->foreign = c->foreign;
            if (moved) continue;
            return 2;
        }
        for (u64 i = 0; i < job->waves; i++) {
            Wave *w = &r->waves[i];
            if (w->ended) continue;
            if (place >= 0 && place != (i64)w->pc)
                report(c, EVENT_BARRIER, (i32)place - 1, (i32)w->pc - 1, -1, 0, 0);
            place = (i64)w->pc;
            w->waiting = w->signalled = 0, w->steps += BARRIER_COST;
            waiting++;
        }
        if (!waiting) return 1;
        new_interval(c);
        join_waves(job, t, r);
    }
}

static int begin_next(const Job *job, Thread *t, Resident *r) {
    u64 index = __atomic_fetch_add(job->next_workgroup, 1, __ATOMIC_RELAXED);
    if (index >= job->workgroup_count) return 0;
    begin(job, t, r, index);
    return 1;
}

/* Takes workgroups until none is left; returns 0 if it stopped early. Several threads share one job. A workgroup that
 * has had its share without getting on may wait for one that has not begun: that one begins then. */
int run_job(const Job *job, Thread *t) {
    u64 budget = job->limit, running = 0, share = job->share, idle = 0;
    int more = 1;
    t->context.job = job, t->context.tracked = tracked_step;
    for (;;) {
        u64 moved = 0;
        for (u64 i = 0; i < t->resident_count; i++) {
            Resident *r = &t->residents[i];
            if (!r->running) continue;
            if (__atomic_load_n(job->stop, __ATOMIC_RELAXED)) return 0;
            int outcome = run_workgroup(job, t, r, &budget, &idle, share);
            if (!outcome) {
                if (!__atomic_load_n(job->stop, __ATOMIC_RELAXED)) __atomic_store_n(job->stop, 1, __ATOMIC_RELAXED);
                return 0;
            }
            if (outcome != 1) continue;
            r->running = 0, running--, moved = 1;
            __atomic_fetch_add(job->done, 1, __ATOMIC_RELAXED);
        }
        if (running && moved) continue;
        share = running && t->resident_count > 1 ? job->share >> 6 : job->share;
        for (u64 i = 0; more && i < t->resident_count; i++) {
            if (t->residents[i].running) continue;
            more = begin_next(job, t, &t->residents[i]);
            running += (u64)more;
            break;
        }
        if (!running) return 1;
    }
}

u64 size_of_wave(void) { return sizeof(Wave); }
u64 size_of_thread(void) { return sizeof(Thread); }
u64 offset_of_scalars(void) { return __builtin_offsetof(Wave, s); }
u64 offset_of_scratch(void) { return __builtin_offsetof(Wave, scratch); }

/* A freestanding library still needs these. */
void *memcpy(void *restrict to, const void *restrict from, unsigned long count) {
    u8 *a = to;
    const u8 *b = from;
    for (unsigned long i = 0; i < count; i++) a[i] = b[i];
    return to;
}
void *memset(void *to, int value, unsigned long count) {
    u8 *a = to;
    for (unsigned long i = 0; i < count; i++) a[i] = (u8)value;
    return to;
}
