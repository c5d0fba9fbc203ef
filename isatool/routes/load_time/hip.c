/* libisatool_hip.so, for LD_PRELOAD: programs that give HIP their code objects, where HSA_TOOLS_LIB cannot be used. */
#define _GNU_SOURCE
#include "swap.h"

#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <fcntl.h>
#include <unistd.h>

#define WRAPPER_MAGIC 0x48495046
#define NOT_SUPPORTED 801 /* hipErrorNotSupported */

struct wrapper { /* __CudaFatBinaryWrapper of clang */
  uint32_t magic, version;
  const void *bundle, *unused;
};

static int allowed(void) {
  static int known = -1;
  if (known < 0) known = swap_allowed("libisatool_hip.so");
  return known;
}

static void *real(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) swap_say("libisatool_hip.so: no %s after it", name);
  return found;
}

struct place {
  uintptr_t address, end;
};

static int in_segment(struct dl_phdr_info *info, size_t size, void *more) {
  struct place *place = more;
  (void)size;
  for (int n = 0; n < info->dlpi_phnum; n++) {
    uintptr_t start = info->dlpi_addr + info->dlpi_phdr[n].p_vaddr, end = start + info->dlpi_phdr[n].p_memsz;
    if (info->dlpi_phdr[n].p_type == PT_LOAD && start <= place->address && place->address < end) {
      place->end = end;
      return 1;
    }
  }
  return 0;
}

EXPORTED void **__hipRegisterFatBinary(const void *data) {
  void **(*next)(const void *) = real("__hipRegisterFatBinary");
  const struct wrapper *wrapper = data;
  if (!next) return NULL;
  if (!allowed() || !wrapper || wrapper->magic != WRAPPER_MAGIC || wrapper->version != 1) return next(data);
  struct place place = {(uintptr_t)wrapper->bundle, 0};
  dl_iterate_phdr(in_segment, &place);
  const void *made = place.end ? swap_container(wrapper->bundle, place.end - place.address) : NULL;
  struct wrapper *copy = made ? malloc(sizeof *copy) : NULL; /* HIP keeps its address */
  if (!copy) return next(data);
  *copy = *wrapper;
  copy->bundle = made;
  return next(copy);
}

EXPORTED int hipModuleLoadData(void **module, const void *image) {
  int (*next)(void **, const void *) = real("hipModuleLoadData");
  if (!next) return NOT_SUPPORTED;
  const void *made = allowed() && image ? swap_container(image, SIZE_MAX) : NULL;
  if (made && !next(module, made)) return 0;
  if (made) swap_say("original used: HIP refuses the swapped code object");
  return next(module, image);
}

EXPORTED int hipModuleLoadDataEx(void **module, const void *image, unsigned count, int *options, void **values) {
  int (*next)(void **, const void *, unsigned, int *, void **) = real("hipModuleLoadDataEx");
  if (!next) return NOT_SUPPORTED;
  const void *made = allowed() && image ? swap_container(image, SIZE_MAX) : NULL;
  if (made && !next(module, made, count, options, values)) return 0;
  if (made) swap_say("original used: HIP refuses the swapped code object");
  return next(module, image, count, options, values);
}

static const void *of_file(const char *name) {
  struct stat state;
  const void *made = NULL;
  int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return NULL;
  if (!fstat(file, &state) && S_ISREG(state.st_mode) && state.st_size > 0) {
    void *data = mmap(NULL, (size_t)state.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (data != MAP_FAILED) {
      made = swap_container(data, (size_t)state.st_size);
      munmap(data, (size_t)state.st_size);
    }
  }
  close(file);
  return made;
}

EXPORTED int hipModuleLoad(void **module, const char *name) {
  int (*next)(void **, const char *) = real("hipModuleLoad");
  int (*from_memory)(void **, const void *) = real("hipModuleLoadData");
  if (!next) return NOT_SUPPORTED;
  const void *made = allowed() && from_memory ? of_file(name) : NULL;
  if (made && !from_memory(module, made)) return 0;
  if (made) swap_say("original used: HIP refuses the swapped code object");
  return next(module, name);
}
