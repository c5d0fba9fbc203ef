/* libisatool_hsa.so, for HSA_TOOLS_LIB: replaces four functions in the runtime's table, which every language above it
   calls. The table's layout (major versions 1 and 2 have these slots at the same places): hsa_api_trace.h of ROCr. */
#define _GNU_SOURCE
#include "swap.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define SLOT(n) (16 + 8 * (n))
#define FROM_FILE SLOT(115)
#define FROM_MEMORY SLOT(116)
#define DESTROY SLOT(117)
#define LOAD SLOT(120)

struct version {
  uint32_t major, minor, step, reserved; /* minor: bytes of the table */
};
struct table {
  struct version version;
  void *core;
};
typedef struct {
  uint64_t handle;
} handle;

static struct {
  int (*from_file)(int, handle *);
  int (*from_memory)(const void *, size_t, handle *);
  int (*destroy)(handle);
  int (*load)(handle, handle, handle, const char *, handle *);
} next;

/* A reader of swapped bytes, and of what it has to be made again if they are refused. */
struct reader {
  struct reader *next;
  handle reader, original;
  const void *data;
  size_t size;
  int file, opened;
  bool has_original;
};
static struct reader *readers;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void remember(handle reader, const void *data, size_t size, int file, int opened) {
  struct reader *made = calloc(1, sizeof *made);
  if (!made) return;
  *made = (struct reader){.reader = reader, .data = data, .size = size, .file = file, .opened = opened};
  pthread_mutex_lock(&lock);
  made->next = readers;
  readers = made;
  pthread_mutex_unlock(&lock);
}

static struct reader *found(handle reader, bool take) {
  struct reader **place, *each;
  pthread_mutex_lock(&lock);
  for (place = &readers; *place && (*place)->reader.handle != reader.handle;) place = &(*place)->next;
  each = *place;
  if (each && take) *place = each->next;
  pthread_mutex_unlock(&lock);
  return each;
}

static int from_memory(const void *data, size_t size, handle *reader) {
  const struct image *image = data && reader ? swap_find(data, size) : NULL;
  if (image) {
    if (!next.from_memory(image->data, image->size, reader)) {
      remember(*reader, data, size, -1, -1);
      return 0;
    }
    swap_say("original used: the runtime refuses the swapped code object");
  }
  return next.from_memory(data, size, reader);
}

static const struct image *of_file(int file) {
  struct stat state;
  if (fstat(file, &state) || !S_ISREG(state.st_mode) || state.st_size <= 0) return NULL;
  void *data = mmap(NULL, (size_t)state.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  if (data == MAP_FAILED) return NULL;
  const struct image *image = swap_find(data, (size_t)state.st_size);
  munmap(data, (size_t)state.st_size);
  return image;
}

/* A reader of a file stays one: profilers ask for its path. */
static int from_file(int file, handle *reader) {
  const struct image *image = reader ? of_file(file) : NULL;
  char name[32];
  if (image) {
    snprintf(name, sizeof name, "/proc/self/fd/%d", image->file);
    int opened = open(name, O_RDONLY | O_CLOEXEC);
    if (opened >= 0 && !next.from_file(opened, reader)) {
      remember(*reader, NULL, 0, file, opened);
      return 0;
    }
    if (opened >= 0) close(opened);
    swap_say("original used: the runtime refuses the swapped code object");
  }
  return next.from_file(file, reader);
}

static int load(handle executable, handle agent, handle reader, const char *options, handle *loaded) {
  int status = next.load(executable, agent, reader, options, loaded);
  struct reader *each = status ? found(reader, false) : NULL;
  if (!each) return status;
  if (!each->has_original) {
    int made = each->data ? next.from_memory(each->data, each->size, &each->original)
                          : next.from_file(each->file, &each->original);
    if (made) return status;
    each->has_original = true;
  }
  swap_say("original used: the runtime does not load the swapped code object (status %d)", status);
  return next.load(executable, agent, each->original, options, loaded);
}

static int destroy(handle reader) {
  struct reader *each = found(reader, true);
  int status = next.destroy(reader);
  if (each) {
    if (each->has_original) next.destroy(each->original);
    if (each->opened >= 0) close(each->opened);
    free(each);
  }
  return status;
}

static void *exchange(char *core, size_t slot, void *function) {
  void **place = (void **)(core + slot), *before = *place;
  if (function) *place = function;
  return before;
}

/* Called by the runtime for each library of HSA_TOOLS_LIB. True: stay loaded. */
EXPORTED bool OnLoad(struct table *table, uint64_t version, uint64_t failed, const char *const *names) {
  (void)version, (void)failed, (void)names;
  if (!swap_allowed("libisatool_hsa.so")) return true;
  const struct version *core = table && table->version.minor >= sizeof *table ? table->core : NULL;
  if (!core || core->major < 1 || core->major > 2 || core->minor < LOAD + sizeof(void *)) {
    swap_say("libisatool_hsa.so: nothing is swapped: an unknown version of the runtime's table");
    return true;
  }
  static const size_t slots[] = {FROM_FILE, FROM_MEMORY, DESTROY, LOAD};
  for (size_t n = 0; n < sizeof slots / sizeof *slots; n++)
    if (!exchange(table->core, slots[n], NULL)) {
      swap_say("libisatool_hsa.so: nothing is swapped: the runtime lacks a function");
      return true;
    }
  next.from_file = exchange(table->core, FROM_FILE, from_file);
  next.from_memory = exchange(table->core, FROM_MEMORY, from_memory);
  next.destroy = exchange(table->core, DESTROY, destroy);
  next.load = exchange(table->core, LOAD, load);
  return true;
}

EXPORTED void OnUnload(void) {}
