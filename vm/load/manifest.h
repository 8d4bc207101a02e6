/* SPDX-License-Identifier: MIT */
/* Manifests of jars: attributes of the main section. Pure: no thread. */
#ifndef VM_LOAD_MANIFEST_H
#define VM_LOAD_MANIFEST_H

#include <stdbool.h>
#include <stddef.h>

#include "vm/classfile/zip.h"
#include "vm/text/fault.h"

/* Main attribute of the jar's manifest, or NULL (and a fault if the jar cannot be read).
 * malloc'ed, owned by the caller. */
char *manifest_attribute(const char *jar, const char *attribute, Fault *fault);

/* Likewise of an open jar. */
char *manifest_of_zip(const Zip *zip, const char *attribute, Fault *fault);

/* Likewise from the text of a manifest. */
char *manifest_value(const char *text, size_t length, const char *attribute);

/* Whether the manifest says so as JarFile has it: the attribute must not be folded. */
bool manifest_is_multi_release(const Zip *zip);

#endif
