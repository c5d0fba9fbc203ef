// The cycle model of one SIMD in C: the same rules, in the same order of operations, as reference.py, which is what to
// read first. Times are doubles in cycles of the shader clock.
typedef int i32;
typedef long long i64;

enum { VALU, SALU, LDS, VMEM, SMEM, BRANCH, NONE, SLOTS, AT_GATE = SLOTS, IDLE, CLASSES };
enum { BARRIER = 1, SILENT = 2, SCALAR = 4, MASK = 8, TRANS = 16, CONTROL = 32, CARRY = 64, DRAINS = 128 };
enum { ORDER, RESULT, OVERWRITE, UNIT, GLOBAL, IN_LDS, IN_SMEM, AT_BARRIER, PAUSE, FETCH, DELAY, TRANSCENDENTAL, REASONS };
enum { REGISTERS = 514, VGPRS = 256, VCC_LO = 106, VCC_HI = 107, SCC = 253, FLIGHTS = 64, RECENT = 8, QUEUE = 64, COUNTERS = 4, STORES = 1 };

typedef struct {
    i32 slot, flags, counter, reason;
    i32 reads, read_count, writes, write_count;
    i32 limits[COUNTERS], delays[2], block;
    double cycles, latency, service, transfer, pause, hold, lead, cold, shared;
} Op;

typedef struct {
    double queue, depth, valu, valu_to_memory, valu_to_salu, salu, salu_to_valu, salu_to_memory, salu_to_smem, vcc, scc,
        overwrite, overwrite_sgpr, salu_after_carry, valu_after_salu, control_after_vector, release, lds_queue, vmem_queue,
        fetch, bus_start, bus_waiting, bus_free, barriers, overwrite_source, smem_after_salu,
        lds_drains, bus_others, stores, fetch_ahead, leaves, salu_to_wait, jitter;
} Rules;

typedef struct {
    i32 wave, place, reason, producer;
    double time, execution, expected;
} Issue;

typedef struct {
    i64 begin, length; // of its part of the sequence
    double start;
    i32 group;
} Course;

typedef struct {
    double ready, touched, held;
    i32 kind, writer, toucher, holder;
} Register;

typedef struct {
    Register registers[REGISTERS];
    double back[COUNTERS][FLIGHTS];
    i32 sender[COUNTERS][FLIGHTS], why[COUNTERS][FLIGHTS];
    i64 sent[COUNTERS];
    double finish[2][RECENT]; // VALU, transcendental: when a result may be used by another VALU instruction
    i32 finisher[2][RECENT];
    i64 finished[2];
    double next, drained, salu, carry, vector, released, arrived;
    i32 reason, producer, last_valu, last_salu, last_carry, last_access, next_reason;
    i64 place;
    int done;
} Wave;

typedef struct { // of each wave, and of up to three that never run, so that there are whole fours of them
    double *candidate; // when its next instruction may issue if there is room for it
    double *time; // when it may issue
    i32 *class; // the slot of that instruction, AT_GATE for a barrier, IDLE for a wave that waits at one or is done
} Chances;

typedef struct {
    double begin, end, taken[SLOTS];
    i64 issued, steps;
} Totals;

#define NEVER 1e300

static double largest(double a, double b) { return a > b ? a : b; }

#define WAIT(value, why, whom) do { double when_ = (value); if (when_ > time) { time = when_; reason = (why); producer = (whom); } } while (0)

static void prepare(Wave *wave, Chances chances, i32 w, const Op *op, const i32 *registers, const Rules *rules, double *fetched) {
    double time = wave->next + op->lead;
    i32 reason = wave->next_reason, producer = -1;
    int slot = op->slot, memory = slot == LDS || slot == VMEM;
    chances.class[w] = op->flags & BARRIER ? AT_GATE : slot;
    if (op->flags & SILENT) { chances.candidate[w] = time; wave->reason = ORDER; wave->producer = -1; return; }
    if (fetched && op->block >= 0) {
        double asked = time;
        if (rules->fetch_ahead && op->block > 0 && fetched[op->block - 1] >= 0 && fetched[op->block - 1] < asked)
            asked = fetched[op->block - 1];
        if (fetched[op->block] < 0) fetched[op->block] = asked + rules->fetch;
        WAIT(fetched[op->block], FETCH, -1);
    }
    if (op->flags & CONTROL) WAIT(wave->vector + rules->control_after_vector, ORDER, -1);
    if (op->flags & DRAINS) WAIT(wave->released, OVERWRITE, wave->last_access);
    for (i32 i = 0; i < op->read_count; i++) {
        i32 r = registers[op->reads + i];
        i32 kind = wave->registers[r].kind;
        if (kind == 1) {
            if (memory) WAIT(wave->registers[r].ready + (rules->valu_to_memory - rules->depth - rules->valu), RESULT, wave->registers[r].writer);
            else if (slot != VALU) WAIT(wave->registers[r].ready + (rules->valu_to_salu - rules->depth - rules->valu), RESULT, wave->registers[r].writer);
        } else if (kind == 2) {
            double after = slot == VALU ? rules->salu_to_valu : memory ? rules->salu_to_memory : slot == SMEM ? rules->salu_to_smem
                : slot == NONE && rules->salu_to_wait != 0 ? rules->salu_to_wait : r == SCC ? rules->scc : rules->salu;
            WAIT(wave->registers[r].ready + after, RESULT, wave->registers[r].writer);
        }
    }
    for (i32 i = 0; i < op->write_count; i++) {
        i32 r = registers[op->writes + i];
        if (slot == VALU) WAIT(wave->registers[r].held, OVERWRITE, wave->registers[r].holder);
        if (slot == SALU || slot == SMEM) WAIT(wave->registers[r].touched, OVERWRITE, wave->registers[r].toucher);
    }
    if (slot == VMEM || (slot == LDS && rules->lds_drains != 0)) WAIT(wave->drained, RESULT, wave->last_valu);
    if (slot == SALU) WAIT(wave->carry + rules->salu_after_carry, RESULT, wave->last_carry);
    if (slot == SMEM) WAIT(wave->salu + rules->smem_after_salu, RESULT, wave->last_salu);
    int hinted = 0;
    for (i32 i = 0; i < 2; i++) {
        i32 code = op->delays[i];
        if (code <= 0) continue;
        if (code >= 9) { hinted = 1; continue; }
        int list = code > 4, back = code > 4 ? code - 4 : code;
        if (wave->finished[list] < back) continue;
        i64 at = (wave->finished[list] - back) % RECENT;
        WAIT(wave->finish[list][at] - rules->depth, DELAY, wave->finisher[list][at]);
    }
    if (slot == VALU && (op->flags & CARRY) && !hinted) WAIT(wave->salu + rules->valu_after_salu, RESULT, wave->last_salu);
    for (i32 c = 0; c < COUNTERS; c++) {
        i64 limit = op->limits[c];
        if (limit < 0 || wave->sent[c] <= limit || limit >= FLIGHTS) continue;
        i64 at = (wave->sent[c] - 1 - limit) % FLIGHTS;
        WAIT(wave->back[c][at], wave->why[c][at], wave->sender[c][at]);
    }
    chances.candidate[w] = time;
    wave->reason = reason;
    wave->producer = producer;
}

// A wave goes to its next instruction; 1 at the end of its sequence, where it begins again (repeat) or is done.
static i64 advance(const Op *ops, const i32 *registers, const i32 *sequence, const Course *courses, Wave *state,
                   Chances chances, i32 w, const Rules *rules, double *fetched, i32 repeat) {
    i64 finished = 0;
    if (++state[w].place == courses[w].length) {
        state[w].place = 0;
        finished = 1;
        state[w].done = !repeat;
    }
    if (state[w].done) chances.class[w] = IDLE;
    else prepare(&state[w], chances, w, &ops[sequence[courses[w].begin + state[w].place]], registers, rules, fetched);
    return finished;
}

// Runs until `stop` passes through the sequences are finished, counted over all waves (repeat), or all waves are done.
i64 simulate(const Op *ops, const i32 *registers, const i32 *sequence, const Course *courses, i32 waves, Wave *state,
             const Rules *rules, const double *pins, double *fetched, i32 blocks, double *loaded, i32 repeat, i64 warm, i64 stop,
             i64 most, Totals *totals, double *stalls, Issue *issues, i64 issue_capacity) {
    double slot_free[SLOTS] = {0}, unit_free[2] = {0, 0}, served[2] = {-NEVER, -NEVER}, bus_end = -NEVER, valu_free = 0, trans_free = 0, bus_free = 0;
    double ring[QUEUE], bus[QUEUE], stored[QUEUE]; // the last: when the vector cache has the data of a store
    i32 ring_reason[QUEUE], row[2] = {-1, -1}, bus_row = -1; // the wave whose accesses a unit serves one after the other
    i64 pushed = 0, sent = 0, kept = 0, finished = 0, steps = 0, noted = 0, capacity = (i64)rules->queue, waiting = (i64)rules->bus_waiting, stores = (i64)rules->stores;
    double barriers[2] = {-NEVER, -NEVER};
    int measuring = warm <= 0;
    i32 left = 0;
    unsigned random = 1;
    Chances chances = {(double *)(state + waves), (double *)(state + waves) + waves + 3, (i32 *)((double *)(state + waves) + 2 * (waves + 3))};
    for (i32 w = waves; w < waves + 3; w++) { chances.candidate[w] = chances.time[w] = NEVER; chances.class[w] = IDLE; }
    if (capacity < 1) capacity = 1;
    if (capacity > QUEUE) capacity = QUEUE;
    if (waiting < 1) waiting = 1;
    if (waiting > QUEUE) waiting = QUEUE;
    if (stores > QUEUE) stores = QUEUE;
    for (i32 b = 0; fetched && b < blocks; b++) fetched[b] = -1;
    for (i32 w = 0; w < waves; w++) {
        Wave *wave = &state[w];
        unsigned char *bytes = (unsigned char *)wave;
        for (unsigned long i = 0; i < sizeof(Wave); i++) bytes[i] = 0;
        for (i32 r = 0; r < REGISTERS; r++) { wave->registers[r].held = wave->registers[r].touched = -NEVER; }
        wave->drained = wave->salu = wave->carry = wave->vector = wave->released = -NEVER;
        wave->arrived = -1;
        wave->next = courses[w].start;
        wave->done = courses[w].length == 0;
        chances.class[w] = IDLE;
        if (!wave->done) { left++; prepare(wave, chances, w, &ops[sequence[courses[w].begin]], registers, rules, fetched); }
    }
    totals->begin = totals->end = 0;
    totals->issued = 0;
    for (i32 s = 0; s < SLOTS; s++) totals->taken[s] = 0;
    while (left && steps < most && (!repeat || finished < stop)) {
        // The first wave that can issue soonest: its own candidate, or when there is room in the slot that it needs.
        double room[CLASSES];
        i32 room_reason[SLOTS];
        for (i32 s = 0; s < SLOTS; s++) { room[s] = slot_free[s]; room_reason[s] = UNIT; }
        room[NONE] = -NEVER;
        room[IDLE] = NEVER;
        room[AT_GATE] = largest(barriers[0] + rules->barriers, barriers[1] + 1);
        if (pushed >= capacity) {
            i64 at = (pushed - capacity) % QUEUE;
            double when = ring[at] - rules->leaves;
            if (when > room[VALU]) { room[VALU] = when; room_reason[VALU] = ring_reason[at]; }
        }
        double on_bus = sent >= waiting ? bus[(sent - waiting) % QUEUE] + rules->bus_free : 0;
        for (i32 s = LDS; s <= VMEM; s++) {
            double when = unit_free[s - LDS] - (s == LDS ? rules->lds_queue : rules->vmem_queue);
            if (when > room[s]) { room[s] = when; room_reason[s] = s == LDS ? IN_LDS : GLOBAL; }
            if (on_bus > room[s]) { room[s] = on_bus; room_reason[s] = UNIT; }
        }
        double soonest[4] = {NEVER, NEVER, NEVER, NEVER}; // four chains of comparisons beside each other
        if (pins) {
            for (i32 w = 0; w < waves; w++) {
                double pin = pins[courses[w].begin + state[w].place];
                int pinned = chances.class[w] != IDLE && pin == pin;
                chances.time[w] = pinned ? pin : largest(chances.candidate[w], room[chances.class[w]]);
                if (chances.time[w] < soonest[0]) soonest[0] = chances.time[w];
            }
        } else {
            for (i32 w = 0; w < waves; w += 4)
                for (i32 i = 0; i < 4; i++) {
                    double when = largest(chances.candidate[w + i], room[chances.class[w + i]]);
                    chances.time[w + i] = when;
                    soonest[i] = when < soonest[i] ? when : soonest[i];
                }
        }
        for (i32 i = 1; i < 4; i++) if (soonest[i] < soonest[0]) soonest[0] = soonest[i];
        double start = soonest[0];
        if (start == NEVER) return -1; // every wave waits at a barrier
        i32 best = 0;
        while (chances.time[best] != start) best++;
        i32 class = chances.class[best], best_reason = -1;
        double expected = chances.candidate[best];
        if (room[class] > expected) { expected = room[class]; best_reason = class == AT_GATE ? UNIT : room_reason[class]; }
        Wave *wave = &state[best];
        const Course *course = &courses[best];
        i32 number = sequence[course->begin + wave->place];
        const Op *op = &ops[number];
        i32 place = (i32)wave->place, slot = op->slot, reason = best_reason >= 0 ? best_reason : wave->reason;
        i32 producer = best_reason >= 0 ? -1 : wave->producer;
        double time = start, execution = start;
        steps++;
        random = random * 1664525u + 1013904223u;
        double spread = 1 + rules->jitter * ((double)(random >> 8) / 8388608.0 - 1);
        if (!measuring && finished >= warm) { measuring = 1; totals->begin = start; finished = warm; }
        double waited = time - wave->next;
        if (measuring && waited > 0 && stalls) stalls[(i64)number * REASONS + reason] += waited;
        if (op->flags & SILENT) {
            wave->next = time;
        } else {
            wave->next = time + largest(largest(1, op->pause * spread), slot == NONE ? op->cycles : 1);
            wave->next_reason = op->pause > 0 ? PAUSE : ORDER;
        }
        if (slot != NONE) slot_free[slot] = time + op->hold;
        if (op->flags & BARRIER) { barriers[0] = barriers[1]; barriers[1] = time; }
        if (slot == VALU) {
            i32 bound = UNIT;
            execution = time + rules->depth;
            if (valu_free > execution) execution = valu_free;
            if ((op->flags & TRANS) && trans_free > execution) { execution = trans_free; bound = TRANSCENDENTAL; }
            for (i32 i = 0; i < op->read_count; i++) {
                i32 r = registers[op->reads + i];
                if (wave->registers[r].kind != 1) continue;
                double when = wave->registers[r].ready;
                if (r == VCC_LO || r == VCC_HI) when -= rules->valu - rules->vcc;
                if (when > execution) { execution = when; bound = RESULT; }
            }
            for (i32 i = 0; i < op->write_count; i++) { // results of one register arrive in order
                i32 r = registers[op->writes + i];
                if (wave->registers[r].kind == 1 && wave->registers[r].ready - op->latency > execution) { execution = wave->registers[r].ready - op->latency; bound = RESULT; }
            }
            double taken = op->cycles;
            double finish = execution + largest(op->latency, taken);
            valu_free = execution + taken;
            if (op->flags & TRANS) trans_free = execution + op->service;
            ring[pushed % QUEUE] = execution;
            ring_reason[pushed % QUEUE] = bound;
            pushed++;
            for (i32 i = 0; i < op->write_count; i++) {
                i32 r = registers[op->writes + i];
                wave->registers[r].ready = finish; wave->registers[r].kind = 1; wave->registers[r].writer = place;
            }
            if (op->flags & SCALAR) {
                double touched = execution + ((op->flags & MASK ? rules->overwrite_sgpr : rules->overwrite_source) - rules->depth);
                for (i32 i = 0; i < op->read_count; i++) {
                    i32 r = registers[op->reads + i];
                    if (r < VGPRS) { wave->registers[r].touched = touched; wave->registers[r].toucher = place; }
                }
                for (i32 i = 0; i < op->write_count; i++) {
                    i32 r = registers[op->writes + i];
                    if (r < VGPRS) { wave->registers[r].touched = touched; wave->registers[r].toucher = place; }
                }
            }
            if (op->flags & CARRY) { wave->carry = time; wave->last_carry = place; }
            double drained = finish + (rules->valu_to_memory - rules->depth - rules->valu);
            if (drained > wave->drained) { wave->drained = drained; wave->last_valu = place; }
            for (i32 list = 0; list < 1 + ((op->flags & TRANS) != 0); list++) {
                i64 at = wave->finished[list] % RECENT;
                wave->finish[list][at] = finish; wave->finisher[list][at] = place; wave->finished[list]++;
            }
            if (measuring) totals->taken[VALU] += taken;
            wave->vector = time;
        } else if (slot == SALU) {
            for (i32 i = 0; i < op->write_count; i++) {
                i32 r = registers[op->writes + i];
                wave->registers[r].ready = time; wave->registers[r].kind = 2; wave->registers[r].writer = place;
                if (r < VGPRS && r != SCC) { wave->salu = time; wave->last_salu = place; }
            }
            if (measuring) totals->taken[SALU] += 1;
        } else if (op->counter >= 0) {
            double begin = time, back = time + op->latency * spread;
            if (slot == LDS || slot == VMEM) {
                int unit = slot - LDS;
                double leave = time + rules->bus_start;
                leave = bus_row == best && leave <= bus_end ? bus_end : largest(leave, bus_free);
                if (op->counter == STORES && stores && kept >= stores) leave = largest(leave, stored[(kept - stores) % QUEUE]);
                bus_row = best;
                bus_end = leave + op->transfer;
                bus_free = largest(bus_free, leave) + op->transfer * (1 + rules->bus_others);
                bus[sent++ % QUEUE] = leave;
                begin = leave;
                if (op->service > 0) {
                    begin = row[unit] == best && leave <= served[unit] ? served[unit] : largest(leave, unit_free[unit]);
                    row[unit] = best;
                    served[unit] = begin + op->service - op->shared;
                }
                unit_free[unit] = largest(unit_free[unit], begin) + op->service;
                if (op->counter == STORES) stored[kept++ % QUEUE] = unit_free[unit];
                back = begin - rules->bus_start + op->service - op->shared + op->latency * spread;
                wave->released = leave + op->transfer + rules->overwrite;
                wave->last_access = place;
                for (i32 i = 0; i < op->read_count; i++) {
                    i32 r = registers[op->reads + i];
                    if (r >= VGPRS) { wave->registers[r].held = wave->released; wave->registers[r].holder = place; }
                }
                wave->vector = time;
            }
            if (loaded && op->cold > 0) {
                if (loaded[number] < 0) loaded[number] = back + op->cold;
                back = largest(back, loaded[number]);
            }
            for (i32 i = 0; i < op->write_count; i++) wave->registers[registers[op->writes + i]].kind = 0;
            i32 c = op->counter;
            if (wave->sent[c]) back = largest(back, wave->back[c][(wave->sent[c] - 1) % FLIGHTS]);
            i64 at = wave->sent[c] % FLIGHTS;
            wave->back[c][at] = back; wave->sender[c][at] = place; wave->why[c][at] = op->reason;
            wave->sent[c]++;
            if (measuring) totals->taken[slot] += op->service;
        } else if (measuring) {
            totals->taken[slot] += 1;
        }
        if (measuring) totals->issued++;
        if (noted < issue_capacity) {
            Issue *note = &issues[noted++];
            note->wave = best; note->place = place; note->reason = reason; note->producer = producer;
            note->time = time; note->execution = execution; note->expected = expected;
        }
        totals->end = start;
        if (op->flags & BARRIER) { wave->arrived = time; chances.class[best] = IDLE; }
        else finished += advance(ops, registers, sequence, courses, state, chances, best, rules, fetched, repeat);
        if (wave->done) left--;
        if (!(op->flags & BARRIER) && !wave->done) continue;
        // The waves of a workgroup go on when all of them that still run have arrived.
        double last = -1;
        int all = 1;
        for (i32 w = 0; w < waves; w++) {
            if (courses[w].group != course->group || state[w].done) continue;
            if (state[w].arrived < 0) all = 0;
            last = largest(last, state[w].arrived);
        }
        for (i32 w = 0; all && w < waves; w++) {
            Wave *other = &state[w];
            if (courses[w].group != course->group || other->done) continue;
            if (measuring && stalls)
                stalls[(i64)sequence[courses[w].begin + other->place] * REASONS + AT_BARRIER] += last - other->arrived;
            other->arrived = -1;
            other->next = last + rules->release * spread;
            other->next_reason = AT_BARRIER;
            finished += advance(ops, registers, sequence, courses, state, chances, w, rules, fetched, repeat);
            if (other->done) left--;
        }
    }
    totals->steps = steps;
    return noted;
}

// What `state` needs for each wave, and once more at the end.
i64 wave_bytes(void) { return (i64)(sizeof(Wave) + 2 * sizeof(double) + sizeof(i32)); }
