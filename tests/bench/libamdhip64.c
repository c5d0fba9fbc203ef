/* A stand-in for libamdhip64.so: one device whose kernels run on a function that the test sets (Python, see
 * shim_engine.py). Device memory cannot be read by the host (PROT_NONE, guard pages round it); launches wait until
 * something synchronises; the clock is virtual and advances by what the engine returns.
 *
 * Environment: ISATOOL_SHIM_ENGINE (a Python file, run at the first launch), ISATOOL_SHIM_ARCH,
 * ISATOOL_SHIM_FAULT: no_device, malloc, module, launch, run, copy, hang, crash.  -DWITHOUT_LAUNCH leaves a symbol out.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { SUCCESS = 0, INVALID_VALUE = 1, OUT_OF_MEMORY = 2, NO_DEVICE = 100, INVALID_DEVICE = 101, INVALID_IMAGE = 200,
       NOT_FOUND = 500, NOT_READY = 600, LAUNCH_FAILURE = 719 };
enum { PAGE = 4096, GUARD = 1 << 20, MOST = 4096, NAME = 256 };

typedef struct { uint64_t device; uint8_t *shadow; size_t size; } Allocation;
typedef struct { uint8_t *bytes; size_t size; } Module;
typedef struct { Module *module; char name[NAME]; } Function;
typedef struct { int is_recorded, is_done; double at; } Event;
typedef struct { int is_event; Event *event; Function *function; uint32_t grid[3], block[3], shared; uint8_t *kernarg;
                 size_t kernarg_size; } Work;
typedef int (*Engine)(const uint8_t *image, size_t image_size, const char *name, const uint32_t *grid,
                      const uint32_t *block, uint32_t shared, const uint8_t *kernarg, size_t kernarg_size,
                      const Allocation *allocations, size_t count, double *milliseconds);

static Allocation allocations[MOST];
static size_t allocation_count;
static Work queue[MOST];
static size_t queued;
static double clock_ms;
static Engine engine;
static int last_error;

/* ISATOOL_SHIM_FAULT_AFTER: the process that makes this file has no fault, the later ones have. */
static int spared;

__attribute__((constructor)) static void spare_the_first(void) {
    const char *mark = getenv("ISATOOL_SHIM_FAULT_AFTER");
    if (!mark || access(mark, F_OK) == 0) return;
    FILE *file = fopen(mark, "w");
    if (file) fclose(file);
    spared = 1;
}

static int fault(const char *name) {
    const char *wanted = getenv("ISATOOL_SHIM_FAULT");
    return wanted && !spared && !strcmp(wanted, name);
}

static int fail(int error) {
    if (error) last_error = error;
    return error;
}

void isatool_shim_set_engine(Engine function) { engine = function; }

/* The process is Python's: its own functions start the engine, so that the program under test needs no hook. */
static int start_engine(void) {
    if (engine) return SUCCESS;
    const char *path = getenv("ISATOOL_SHIM_ENGINE");
    int (*ensure)(void) = (int (*)(void))dlsym(RTLD_DEFAULT, "PyGILState_Ensure");
    void (*release)(int) = (void (*)(int))dlsym(RTLD_DEFAULT, "PyGILState_Release");
    int (*run)(const char *, void *) = (int (*)(const char *, void *))dlsym(RTLD_DEFAULT, "PyRun_SimpleStringFlags");
    Dl_info self;
    if (!path || !ensure || !run || !dladdr((void *)&start_engine, &self)) return LAUNCH_FAILURE;
    char code[2 * PAGE];
    snprintf(code, sizeof code, "import runpy; runpy.run_path(%s%s%s, {'LIBRARY': %s%s%s})\n", "r'''", path, "'''",
             "r'''", self.dli_fname, "'''");
    int state = ensure();
    int status = run(code, NULL);
    release(state);
    return status || !engine ? LAUNCH_FAILURE : SUCCESS;
}

static int flush(void) {
    int error = SUCCESS;
    if (fault("hang") && queued) for (;;) sleep(1);
    if (fault("crash") && queued) raise(11);
    for (size_t at = 0; at < queued; at++) {
        Work *work = &queue[at];
        if (work->is_event) {
            work->event->is_done = 1;
            work->event->at = clock_ms;
            continue;
        }
        double spent = 0;
        if (!error && fault("run")) error = LAUNCH_FAILURE;
        if (!error) error = start_engine();
        if (!error)
            error = engine(work->function->module->bytes, work->function->module->size, work->function->name,
                           work->grid, work->block, work->shared, work->kernarg, work->kernarg_size, allocations,
                           allocation_count, &spent);
        clock_ms += spent;
        free(work->kernarg);
    }
    queued = 0;
    return fail(error);
}

static Work *enqueue(void) {
    if (queued == MOST) flush();
    Work *work = &queue[queued++];
    memset(work, 0, sizeof *work);
    return work;
}

static uint8_t *shadow_of(uint64_t address, size_t size) {
    for (size_t at = 0; at < allocation_count; at++) {
        Allocation *one = &allocations[at];
        if (address >= one->device && address + size <= one->device + one->size)
            return one->shadow + (address - one->device);
    }
    return NULL;
}

/* For other stand-ins: the bytes behind device memory, after everything before has run. */
uint8_t *isatool_shim_bytes(uint64_t address, size_t size) {
    flush();
    return shadow_of(address, size);
}

int hipInit(unsigned flags) { return fail(flags ? INVALID_VALUE : fault("no_device") ? INVALID_DEVICE : SUCCESS); }
int hipDriverGetVersion(int *version) { *version = 60443483; return SUCCESS; }
int hipRuntimeGetVersion(int *version) { *version = 60443483; return SUCCESS; }
int hipGetDeviceCount(int *count) {
    *count = !fault("no_device");
    return fail(*count ? SUCCESS : NO_DEVICE);
}
int hipSetDevice(int device) { return fail(device ? INVALID_DEVICE : SUCCESS); }
int hipGetDevice(int *device) { *device = 0; return SUCCESS; }

int hipGetDevicePropertiesR0600(uint8_t *properties, int device) {
    if (device) return fail(INVALID_DEVICE);
    const char *arch = getenv("ISATOOL_SHIM_ARCH");
    memset(properties, 0, 1472);
    strcpy((char *)properties, "isatool emulator (simulated)");
    strcpy((char *)properties + 1160, arch ? arch : "gfx1100");
    *(size_t *)(properties + 288) = (size_t)24 << 30;
    *(int *)(properties + 308) = 32;      /* warpSize */
    *(int *)(properties + 348) = 2500000; /* clockRate, kHz */
    *(int *)(properties + 388) = 48;      /* multiProcessorCount */
    *(int *)(properties + 608) = 1250000; /* memoryClockRate, kHz */
    *(int *)(properties + 612) = 384;     /* memoryBusWidth */
    return SUCCESS;
}

int hipMemGetInfo(size_t *available, size_t *total) {
    *available = *total = (size_t)24 << 30;
    return SUCCESS;
}

int hipMalloc(void **pointer, size_t size) {
    *pointer = NULL;
    if (!size) return SUCCESS;
    if (fault("malloc") || allocation_count == MOST) return fail(OUT_OF_MEMORY);
    size_t whole = (size + PAGE - 1) / PAGE * PAGE;
    uint8_t *reserved = mmap(NULL, whole + 2 * GUARD, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    uint8_t *shadow = malloc(size);
    if (reserved == MAP_FAILED || !shadow) return fail(OUT_OF_MEMORY);
    memset(shadow, 0xCD, size);
    Allocation *one = &allocations[allocation_count++];
    one->device = (uint64_t)(reserved + GUARD);
    one->shadow = shadow;
    one->size = size;
    *pointer = reserved + GUARD;
    return SUCCESS;
}

int hipFree(void *pointer) {
    if (!pointer) return SUCCESS;
    flush();
    for (size_t at = 0; at < allocation_count; at++) {
        Allocation *one = &allocations[at];
        if (one->device != (uint64_t)pointer) continue;
        munmap((uint8_t *)pointer - GUARD, (one->size + PAGE - 1) / PAGE * PAGE + 2 * GUARD);
        free(one->shadow);
        *one = allocations[--allocation_count];
        return SUCCESS;
    }
    return fail(INVALID_VALUE);
}

int hipMemcpy(void *target, const void *source, size_t size, int kind) {
    int error = flush();
    if (error) return error;
    if (fault("copy")) return fail(INVALID_VALUE);
    uint8_t *to = shadow_of((uint64_t)target, size), *from = shadow_of((uint64_t)source, size);
    if ((kind == 1 && !to) || (kind == 2 && !from) || (kind == 1 && from) || (kind == 2 && to)) return fail(INVALID_VALUE);
    memmove(kind == 1 ? to : target, kind == 1 ? source : from, size);
    return SUCCESS;
}

int hipDeviceSynchronize(void) { return flush(); }
int hipGetLastError(void) {
    int error = last_error;
    last_error = 0;
    return error;
}

int hipModuleLoadData(Module **module, const uint8_t *image) {
    if (fault("module") || memcmp(image, "\x7f" "ELF", 4)) return fail(INVALID_IMAGE);
    *module = malloc(sizeof **module);
    /* No length arrives: the section headers stand last in what ld.lld writes. */
    (*module)->size = *(uint64_t *)(image + 40) + (size_t)*(uint16_t *)(image + 58) * *(uint16_t *)(image + 60);
    (*module)->bytes = malloc((*module)->size);
    memcpy((*module)->bytes, image, (*module)->size);
    return SUCCESS;
}
int hipModuleUnload(Module *module) { (void)module; return flush(); }

int hipModuleGetFunction(Function **function, Module *module, const char *name) {
    size_t length = strlen(name);
    if (length >= NAME || !memmem(module->bytes, module->size, name, length + 1)) return fail(NOT_FOUND);
    *function = malloc(sizeof **function);
    (*function)->module = module;
    strcpy((*function)->name, name);
    return SUCCESS;
}

#ifndef WITHOUT_LAUNCH
int hipModuleLaunchKernel(Function *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                          unsigned bz, unsigned shared, void *stream, void **parameters, void **extra) {
    (void)stream;
    if (fault("launch") || parameters || !extra || extra[0] != (void *)1 || extra[2] != (void *)2 || extra[4] != (void *)3)
        return fail(INVALID_VALUE);
    Work *work = enqueue();
    work->function = function;
    work->grid[0] = gx, work->grid[1] = gy, work->grid[2] = gz;
    work->block[0] = bx, work->block[1] = by, work->block[2] = bz;
    work->shared = shared;
    work->kernarg_size = *(size_t *)extra[3];
    work->kernarg = malloc(work->kernarg_size + 1);
    memcpy(work->kernarg, extra[1], work->kernarg_size);
    return SUCCESS;
}
#endif

int hipEventCreate(Event **event) { return *event = calloc(1, sizeof **event), SUCCESS; }
int hipEventDestroy(Event *event) { int error = flush(); free(event); return error; }
int hipEventRecord(Event *event, void *stream) {
    (void)stream;
    event->is_recorded = 1;
    event->is_done = 0;
    Work *work = enqueue();
    work->is_event = 1;
    work->event = event;
    return SUCCESS;
}
int hipEventSynchronize(Event *event) { (void)event; return flush(); }
int hipEventElapsedTime(float *milliseconds, Event *start, Event *stop) {
    if (!start->is_recorded || !stop->is_recorded) return fail(INVALID_VALUE);
    if (!start->is_done || !stop->is_done) return NOT_READY; /* nobody waited for it */
    *milliseconds = (float)(stop->at - start->at);
    return SUCCESS;
}

const char *hipGetErrorString(int error) {
    switch (error) {
    case SUCCESS: return "no error";
    case OUT_OF_MEMORY: return "out of memory";
    case NO_DEVICE: return "no ROCm-capable device is detected";
    case INVALID_DEVICE: return "invalid device ordinal";
    case INVALID_IMAGE: return "device kernel image is invalid";
    case NOT_FOUND: return "named symbol not found";
    case LAUNCH_FAILURE: return "unspecified launch failure";
    default: return "invalid argument";
    }
}
