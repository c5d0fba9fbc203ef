/* Code objects by digest, from a store that isatool filled. What both libraries share. */
#ifndef ISATOOL_SWAP_H
#define ISATOOL_SWAP_H

#include <stddef.h>
#include <stdint.h>

#define EXPORTED __attribute__((visibility("default")))

/* A replacement; it stays where it is until the process ends. */
struct image {
  const unsigned char *data;
  size_t size;
  int file; /* its file in the store, open for reading */
};

/* Whether anything may be swapped in this process; says once why not, or which store is used. */
int swap_allowed(const char *library);

/* The replacement of a code object, NULL if the original has to be used. `size`: the bytes that may be read. */
const struct image *swap_find(const void *data, size_t size);

/* The replacement of an offload bundle or of a code object whose size is in its headers; NULL as above. `room`: the
   bytes that may be read, SIZE_MAX if that is not known. */
const void *swap_container(const void *data, size_t room);

/* One line for the log; ISATOOL_LOG names a file, or is off. */
void swap_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
