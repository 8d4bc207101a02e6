/* SPDX-License-Identifier: MIT */
/* lib/modules of a JDK 17: a file of resources by path, "/module/package/Name.class", with a
 * perfect hash (J20 to J22). Mapped and read in place. Threads: immutable once open. */
#ifndef MINIJVM_JDK_IMAGE_H
#define MINIJVM_JDK_IMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Image Image;

/* Which file it is, and in which state, as the system tells. */
typedef struct ImageIdentity {
    uint64_t device, inode, size, modified, changed; /* times in nanoseconds */
} ImageIdentity;

/* NULL and a message that names the file and what is wrong with it. `place`: where it is mapped
 * if nothing else is there; NULL: anywhere. */
Image *image_open(const char *path, const void *place, char *message, size_t size);
ImageIdentity image_identity(const Image *image);
const uint8_t *image_bytes(const Image *image);
void image_close(Image *image);
/* The bytes of /module/name.extension, borrowed; NULL: there is none, or it is damaged. */
const uint8_t *image_find(const Image *image, const char *module, const char *name,
                          const char *extension, size_t *length);

#endif
