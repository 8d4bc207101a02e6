/* SPDX-License-Identifier: MIT */
/* Class files of lib/modules that were parsed and verified beforehand (-Xjdk:dump), in a file
 * that is mapped where it was made, so that its pointers hold: into itself, and into
 * lib/modules, which is mapped where it lay then. It is used only if all of this is as it was:
 * the VM's parser and verifier, lib/modules by what the system says of the file, both places.
 * Each class has a checksum, which is compared when it is first asked for. The file is the
 * user's own or root's, and nobody else may write it. Threads: any, once open. */
#ifndef MINIJVM_JDK_CLASS_ARCHIVE_H
#define MINIJVM_JDK_CLASS_ARCHIVE_H

#include "jdk/image.h"
#include "vm/classfile/classfile.h"
#include "vm/model/names.h"

typedef struct ClassArchive ClassArchive;

/* Where the archive of this home lies if no option says it; false: there is no such place. */
bool class_archive_usual_path(const char *home, char *path, size_t size);
/* Where lib/modules wants to be mapped: as the archive has it, or, when one will be made, at
 * the same place each time. NULL: anywhere. */
const void *class_archive_image_place(const char *path);
const void *class_archive_new_place(const char *modules_path);
/* NULL and why: it is not there, or not for this image and this VM. */
ClassArchive *class_archive_open(const char *path, const Image *image, char *why, size_t size);
void class_archive_close(ClassArchive *archive); /* NULL is allowed */

/* The class file of a class of the module, and where its bytes are; NULL: the archive does not
 * have it. It lives as long as the archive. */
ClassFile *class_archive_find(ClassArchive *archive, const char *module, const char *name,
                              const uint8_t **bytes, size_t *length);

/* Writes the boot classes that the JDK's lib/classlist names. False: what was wrong is said.
 * **Safepoint.** */
bool class_archive_write(Thread *t, const char *path);

#endif
