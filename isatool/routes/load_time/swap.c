/* Finds replacements of code objects: STORE/<SHA-256 of the original>/rewritten.hsaco, with its own digest beside it.

   Nothing is swapped unless store, folder and files belong to the user or to root, nobody else may write to them, no
   link is followed, the digest of the replacement is the one in rewritten.sha256, and both ELF headers name the same
   processor. Whatever fails gives the original. Layout of ELF and of AMDGPU code objects: LLVM's AMDGPU user guide;
   of bundles: "Clang Offload Bundler"; SHA-256: FIPS 180-4. */
#define _GNU_SOURCE
#include "swap.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define AMDGPU 224
#define LARGEST ((size_t)1 << 30)
#define MOST_ENTRIES 4096
#define PAGE 4096
#define HEX 64

static const char bundle_magic[] = "__CLANG_OFFLOAD_BUNDLE__";
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int store = -1;
static unsigned swapped, kept, missing;

struct known {
  struct known *next;
  unsigned char digest[32];
  const struct image *image;
};
static struct known *objects, *containers;

static int says_no(const char *word) {
  static const char *const words[] = {"", "0", "off", "false", "no"};
  for (size_t n = 0; n < sizeof words / sizeof *words; n++)
    if (!strcasecmp(word, words[n])) return 1;
  return 0;
}

/* As the process began: programs may clear their environment. */
static const char *log_place(void) {
  static char *kept;
  if (!kept) {
    const char *place = secure_getenv("ISATOOL_LOG");
    kept = strdup(place ? place : "stderr");
  }
  return kept ? kept : "stderr";
}

void swap_say(const char *format, ...) {
  const char *place = log_place();
  if (says_no(place)) return;
  int to_file = strcmp(place, "stderr") && strcmp(place, "1");
  int file = to_file ? open(place, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600) : STDERR_FILENO;
  if (file < 0) return;
  char line[512] = "isatool: ";
  va_list more;
  va_start(more, format);
  int length = vsnprintf(line + 9, sizeof line - 10, format, more);
  va_end(more);
  if (length >= 0) {
    size_t end = strlen(line);
    line[end] = '\n';
    if (write(file, line, end + 1) < 0) errno = 0;
  }
  if (to_file) close(file);
}

/* SHA-256 */

static uint32_t rotated(uint32_t x, int n) { return x >> n | x << (32 - n); }

static void block(uint32_t state[8], const unsigned char *data) {
  static const uint32_t k[64] = {
      0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
      0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
      0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
      0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
      0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
      0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
      0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
      0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
  uint32_t w[64], v[8];
  for (int n = 0; n < 16; n++, data += 4)
    w[n] = (uint32_t)data[0] << 24 | (uint32_t)data[1] << 16 | (uint32_t)data[2] << 8 | data[3];
  for (int n = 16; n < 64; n++) {
    uint32_t a = w[n - 15], b = w[n - 2];
    w[n] = w[n - 16] + (rotated(a, 7) ^ rotated(a, 18) ^ a >> 3) + w[n - 7] + (rotated(b, 17) ^ rotated(b, 19) ^ b >> 10);
  }
  memcpy(v, state, sizeof v);
  for (int n = 0; n < 64; n++) {
    uint32_t sum = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25);
    uint32_t first = v[7] + sum + ((v[4] & v[5]) ^ (~v[4] & v[6])) + k[n] + w[n];
    sum = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22);
    uint32_t second = sum + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
    memmove(v + 1, v, 7 * sizeof *v);
    v[4] += first;
    v[0] = first + second;
  }
  for (int n = 0; n < 8; n++) state[n] += v[n];
}

static void sha256(const unsigned char *data, size_t size, unsigned char digest[32]) {
  uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  size_t done = 0;
  for (; size - done >= 64; done += 64) block(state, data + done);
  unsigned char last[128] = {0};
  size_t rest = size - done, total = rest < 56 ? 64 : 128;
  memcpy(last, data + done, rest);
  last[rest] = 0x80;
  for (int n = 0; n < 8; n++) last[total - 1 - n] = (unsigned char)((uint64_t)size << 3 >> (8 * n));
  block(state, last);
  if (total == 128) block(state, last + 64);
  for (int n = 0; n < 32; n++) digest[n] = (unsigned char)(state[n / 4] >> (24 - 8 * (n % 4)));
}

static void in_hex(const unsigned char digest[32], char text[HEX + 1]) {
  for (int n = 0; n < 32; n++) snprintf(text + 2 * n, 3, "%02x", digest[n]);
}

/* The store */

static int is_safe(int file, mode_t kind, struct stat *state) {
  if (fstat(file, state) || (state->st_mode & S_IFMT) != kind) return 0;
  return (state->st_uid == geteuid() || state->st_uid == 0) && !(state->st_mode & (S_IWGRP | S_IWOTH));
}

/* Who began the program says so where no library was loaded. */
static void tell_that_it_is_loaded(void) {
  const char *place = secure_getenv("ISATOOL_STORE_LOADED");
  int file = place && *place ? open(place, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600) : -1;
  if (file >= 0) close(file);
}

int swap_allowed(const char *library) {
  tell_that_it_is_loaded();
  const char *off = secure_getenv("ISATOOL_DISABLE"), *folder = secure_getenv("ISATOOL_STORE");
  struct stat state;
  if (off && !says_no(off)) {
    swap_say("%s: nothing is swapped: ISATOOL_DISABLE is set", library);
  } else if (!folder || !*folder) {
    if (getuid() == geteuid()) swap_say("%s: nothing is swapped: ISATOOL_STORE names no folder", library);
  } else if (store < 0) {
    int opened = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (opened < 0) {
      swap_say("%s: nothing is swapped: %s: %s", library, folder, strerror(errno));
    } else if (!is_safe(opened, S_IFDIR, &state)) {
      swap_say("%s: nothing is swapped: %s: others may write to it, or it is theirs", library, folder);
      close(opened);
    } else {
      store = opened;
      swap_say("%s: code objects are swapped from %s", library, folder);
    }
  }
  return store >= 0;
}

static int opened_in(int folder, const char *name, int flags, mode_t kind, struct stat *state, const char **reason) {
  int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | flags);
  if (file < 0) {
    *reason = errno == ENOENT ? "" : "it cannot be opened, or is a link";
    return -1;
  }
  if (is_safe(file, kind, state)) return file;
  *reason = "others may write to it, or it is theirs";
  close(file);
  return -1;
}

static int filled(int file, void *data, size_t size) {
  for (size_t done = 0; done < size;) {
    ssize_t part = pread(file, (char *)data + done, size - done, (off_t)done);
    if (part <= 0) return 0;
    done += (size_t)part;
  }
  return 1;
}

static int is_code_object(const unsigned char *data, size_t size) {
  const Elf64_Ehdr *header = (const void *)data;
  Elf64_Half machine;
  if (size < sizeof *header || memcmp(data, ELFMAG, SELFMAG)) return 0;
  if (data[EI_CLASS] != ELFCLASS64 || data[EI_DATA] != ELFDATA2LSB) return 0;
  memcpy(&machine, &header->e_machine, sizeof machine);
  return machine == AMDGPU;
}

static int same_kind(const unsigned char *one, const unsigned char *two) {
  size_t flags = offsetof(Elf64_Ehdr, e_flags);
  return !memcmp(one, two, offsetof(Elf64_Ehdr, e_entry)) && !memcmp(one + flags, two + flags, 4);
}

/* The file of a folder, read and found whole; NULL with the reason, "" if there is none. */
static const struct image *entry(int folder, const unsigned char *original, const char **reason) {
  static const char name[] = "  rewritten.hsaco\n";
  struct stat state;
  char line[HEX + sizeof name], hex[HEX + 1];
  unsigned char digest[32];
  int file = opened_in(folder, "rewritten.sha256", 0, S_IFREG, &state, reason);
  if (file < 0) return NULL;
  size_t length = sizeof line - 1;
  int read = state.st_size == (off_t)length && filled(file, line, length);
  close(file);
  if (!read || memcmp(line + HEX, name, sizeof name - 1)) return *reason = "its rewritten.sha256 is damaged", NULL;
  file = opened_in(folder, "rewritten.hsaco", 0, S_IFREG, &state, reason);
  if (file < 0) return *reason = **reason ? *reason : "it has no rewritten.hsaco", NULL;
  size_t size = state.st_size > 0 && (size_t)state.st_size <= LARGEST ? (size_t)state.st_size : 0;
  void *data = size ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) : MAP_FAILED;
  struct image *found = malloc(sizeof *found);
  *reason = NULL;
  if (data == MAP_FAILED || !found || !filled(file, data, size)) {
    *reason = "its rewritten.hsaco cannot be read";
  } else {
    sha256(data, size, digest);
    in_hex(digest, hex);
    if (memcmp(hex, line, HEX)) *reason = "its rewritten.hsaco has another digest";
    else if (!is_code_object(data, size) || !same_kind(original, data)) *reason = "it is for another processor";
  }
  if (!*reason && !mprotect(data, size, PROT_READ)) {
    *found = (struct image){data, size, file};
    return found;
  }
  if (data != MAP_FAILED) munmap(data, size);
  free(found);
  close(file);
  return *reason = *reason ? *reason : "its memory cannot be protected", NULL;
}

static const struct image *from_store(const unsigned char digest[32], const unsigned char *original, size_t size) {
  char hex[HEX + 1];
  struct stat state;
  const char *reason = NULL;
  const struct image *found = NULL;
  in_hex(digest, hex);
  int folder = opened_in(store, hex, O_DIRECTORY, S_IFDIR, &state, &reason);
  if (folder >= 0) {
    found = entry(folder, original, &reason);
    close(folder);
  }
  if (found) swapped++, swap_say("code object %.12s: swapped, %zu -> %zu bytes", hex, size, found->size);
  else if (*reason) kept++, swap_say("code object %.12s: original used: %s", hex, reason);
  else missing++;
  return found;
}

static const struct image *by_digest(const unsigned char *data, size_t size) {
  struct known *each, *made;
  unsigned char digest[32];
  sha256(data, size, digest);
  pthread_mutex_lock(&lock);
  for (each = objects; each && memcmp(each->digest, digest, sizeof digest);) each = each->next;
  if (!each && (made = malloc(sizeof *made))) {
    memcpy(made->digest, digest, sizeof digest);
    made->image = from_store(digest, data, size);
    made->next = objects;
    objects = each = made;
  }
  pthread_mutex_unlock(&lock);
  return each ? each->image : NULL;
}

/* The bytes up to the end of the section headers, which linkers write last; 0 if they are not within `size`. */
static size_t size_in_header(const unsigned char *data, size_t size) {
  Elf64_Ehdr header;
  memcpy(&header, data, sizeof header);
  uint64_t table = (uint64_t)header.e_shnum * header.e_shentsize;
  if (header.e_shoff < sizeof header || header.e_shoff > LARGEST || header.e_shoff + table > size) return 0;
  return (size_t)(header.e_shoff + table);
}

const struct image *swap_find(const void *data, size_t size) {
  if (store < 0 || size > LARGEST || !is_code_object(data, size)) return NULL;
  const unsigned char *bytes = data;
  size_t own = size_in_header(bytes, size), end = size;
  while (own && end > own && !bytes[end - 1]) end--;
  if (own && own < size && end == own) { /* zeros after it, up to the next one */
    const struct image *found = by_digest(bytes, own);
    if (found) return found;
  }
  return by_digest(bytes, size);
}

/* Bundles */

static uint64_t number(const unsigned char *data) {
  uint64_t value;
  memcpy(&value, data, sizeof value);
  return value;
}

/* Calls `visit` for every code object of a bundle; the end of its last entry, 0 if it is damaged. */
static size_t bundle_end(const unsigned char *data, size_t room, void (*visit)(void *, size_t, uint64_t, uint64_t), void *more) {
  size_t position = sizeof bundle_magic - 1 + 8;
  if (room < position || memcmp(data, bundle_magic, sizeof bundle_magic - 1)) return 0;
  uint64_t count = number(data + position - 8);
  size_t end = position;
  for (uint64_t n = 0; n < count; n++) {
    if (n == MOST_ENTRIES || position + 24 > room) return 0;
    uint64_t offset = number(data + position), size = number(data + position + 8), name = number(data + position + 16);
    if (offset > LARGEST || size > LARGEST || name > PAGE || position + 24 + name > room || offset + size > room) return 0;
    if (visit && size) visit(more, position, offset, size);
    position += 24 + (size_t)name;
    if (end < position) end = position;
    if (end < offset + size) end = (size_t)(offset + size);
  }
  return end;
}

struct layout {
  const unsigned char *data;
  unsigned char *made; /* NULL to count only */
  size_t end;
};

static void lay_out(void *more, size_t position, uint64_t offset, uint64_t size) {
  struct layout *layout = more;
  const struct image *found = swap_find(layout->data + offset, size);
  if (!found) return;
  size_t start = (layout->end + PAGE - 1) / PAGE * PAGE;
  layout->end = start + found->size;
  if (!layout->made) return;
  uint64_t numbers[2] = {start, found->size};
  memcpy(layout->made + start, found->data, found->size);
  memcpy(layout->made + position, numbers, sizeof numbers);
}

static const struct image *made_bundle(const unsigned char *data, size_t end) {
  struct layout layout = {data, NULL, end};
  bundle_end(data, end, lay_out, &layout);
  if (layout.end == end) return NULL;
  struct image *made = malloc(sizeof *made);
  void *memory = mmap(NULL, layout.end, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (!made || memory == MAP_FAILED) {
    free(made);
    return NULL;
  }
  memcpy(memory, data, end);
  *made = (struct image){memory, layout.end, -1};
  layout = (struct layout){data, memory, end};
  bundle_end(data, end, lay_out, &layout);
  return made;
}

const void *swap_container(const void *data, size_t room) {
  if (store < 0 || room < sizeof bundle_magic - 1) return NULL;
  if (!memcmp(data, "CCOB", 4)) {
    swap_say("a compressed bundle is left as it is: HSA_TOOLS_LIB reaches its code objects");
    return NULL;
  }
  if (room >= sizeof(Elf64_Ehdr) && is_code_object(data, sizeof(Elf64_Ehdr))) {
    size_t size = size_in_header(data, room);
    const struct image *found = size ? swap_find(data, size) : NULL;
    return found ? found->data : NULL;
  }
  size_t end = bundle_end(data, room, NULL, NULL);
  if (!end || end > LARGEST) return NULL;
  unsigned char digest[32];
  struct known *each;
  sha256(data, end, digest);
  pthread_mutex_lock(&lock);
  for (each = containers; each && memcmp(each->digest, digest, sizeof digest);) each = each->next;
  pthread_mutex_unlock(&lock);
  if (each) return each->image ? each->image->data : NULL;
  const struct image *found = made_bundle(data, end);
  struct known *made = malloc(sizeof *made);
  if (made) {
    memcpy(made->digest, digest, sizeof digest);
    made->image = found;
    pthread_mutex_lock(&lock);
    made->next = containers;
    containers = made;
    pthread_mutex_unlock(&lock);
  }
  return found ? found->data : NULL;
}

__attribute__((destructor)) static void summary(void) {
  if (swapped + kept + missing)
    swap_say("%u code objects swapped, %u with an entry that was not used, %u not in the store", swapped, kept, missing);
}
