/* SPDX-License-Identifier: MIT */
/* A class path: directories and jars, searched in order, opened when first needed. Jars bring
 * in what their manifest's Class-Path names, right after themselves, each place once, or stand
 * for the jars that their index lists. What is missing or unreadable is passed over, as java
 * does. A multi-release jar shows what it has for Java 17. The loaders search through it.
 * **Lock:** one mutex inside; any thread may call anything until class_path_free. */
#ifndef VM_LOAD_CLASS_PATH_H
#define VM_LOAD_CLASS_PATH_H

#include <stddef.h>
#include <stdint.h>

#include "vm/text/fault.h"
#include "vm/text/platform.h"

typedef struct ClassPath ClassPath;

/* "a:b/c.jar:lib/" with a star means all jars in lib; an empty element is the current
 * directory, and so is an empty path if `empty_is_here`. A name that the platform's Java
 * strings cannot hold is not found. NULL only if memory is short. Owned by the caller. */
ClassPath *class_path_new(const char *path, bool empty_is_here, const Platform *platform);

void class_path_free(ClassPath *path);

/* Reads the first resource of this name ("a/b/C.class", standard UTF-8). *bytes is malloc'ed,
 * one zero byte after the end, owned by the caller. *origin (may be NULL) becomes the file or
 * directory it was found in, an absolute path that lives as long as the ClassPath. False if
 * there is none (fault->kind is NULL) or if it is there and cannot be read. **Safepoint.** */
bool class_path_find(ClassPath *path, const char *name, uint8_t **bytes, size_t *length,
                     const char **origin, Fault *fault);

/* URLs of all resources of this name (at most `limit`; 0 is no limit): "file:/abs/dir/name" or
 * "jar:file:/abs/x.jar!/name". A NULL-terminated vector, free with class_path_free_urls; NULL
 * if memory is short. */
char **class_path_urls(ClassPath *path, const char *name, size_t limit);
void class_path_free_urls(char **urls);

/* URL of an origin that class_path_find returned, as a CodeSource has it: "file:/abs/dir/" or
 * "file:/abs/x.jar". malloc'ed. */
char *class_path_origin_url(const ClassPath *path, const char *origin);

/* Places opened so far, in search order: for java.class.path-like listings and tests. NULL when
 * the index is past the end. Borrowed. */
const char *class_path_place(ClassPath *path, size_t index);

#endif
