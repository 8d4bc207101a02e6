/* SPDX-License-Identifier: MIT */
/* --patch-module of boot modules: class files that come before those of the image. Threads: the
 * list is immutable once made. */
#ifndef MINIJVM_JDK_PATCHES_H
#define MINIJVM_JDK_PATCHES_H

#include "vm/model/names.h"

typedef struct JdkPatches JdkPatches;

/* By the VM's options. NULL and a message: they make no sense, or there is no memory. */
JdkPatches *jdk_patches_create(VM *vm, char *message, size_t size);
void jdk_patches_destroy(JdkPatches *patches); /* NULL is allowed */
/* The class file of a class of the module, malloc'ed; NULL: it is not patched. */
uint8_t *jdk_patches_find(const JdkPatches *patches, const char *module, const char *name,
                          size_t *length);

#endif
