/* SPDX-License-Identifier: MIT */
/* Where classes are, in the words of error messages: module and loader. No safepoint but for
 * loaders' hashes. */
#ifndef MINIJVM_VM_LOAD_CLASS_LOCATION_H
#define MINIJVM_VM_LOAD_CLASS_LOCATION_H

#include "vm/model/names.h"

/* "A is in unnamed module of loader 'app'"; an array is where its elements are. Returns out.
 * **Safepoint.** */
const char *class_location_of(Thread *t, Class *c, char *out, size_t size);
/* The same and ", parent loader 'app'", but for the library's own loaders. **Safepoint.** */
const char *class_location_with_parent(Thread *t, Class *c, char *out, size_t size);
/* "A and B are in ..." or "A is in ...; B is in ...". **Safepoint.** */
const char *class_location_of_both(Thread *t, Class *a, Class *b, char *out, size_t size);
/* "'app'", "'name' @1f2e3d", "p.MyLoader @1f2e3d", "'bootstrap'". **Safepoint.** */
const char *class_location_of_loader(Thread *t, Loader *loader, char *out, size_t size);

#endif
