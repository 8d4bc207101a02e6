/* SPDX-License-Identifier: MIT */
/* lib/modules of a JDK 17: a file of resources by path, "/module/package/Name.class", with a
 * perfect hash (J20 to J23). Mapped and read in place, unless packed. Threads: immutable once
 * open. */
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
bool image_is_packed(const Image *image); /* by jlink: no class file lies in it as it is */
bool image_has(const Image *image, const char *module, const char *name, const char *extension);
/* The bytes of /module/name.extension, borrowed; NULL: there is none, it is packed or damaged.
 */
const uint8_t *image_find(const Image *image, const char *module, const char *name,
                          const char *extension, size_t *length);
/* Of one that is packed, from malloc; NULL: it is not, or is damaged, or memory ended. */
uint8_t *image_unpack(const Image *image, const char *module, const char *name,
                      const char *extension, size_t *length);

#endif
