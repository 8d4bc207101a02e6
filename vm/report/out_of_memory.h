/* SPDX-License-Identifier: MIT */
/* What options want done at the first OutOfMemoryError of the VM, in this order: a heap dump, a
 * command, the end of the process by a signal or with code 3. */
#ifndef MINIJVM_VM_REPORT_OUT_OF_MEMORY_H
#define MINIJVM_VM_REPORT_OUT_OF_MEMORY_H

#include "vm/model/names.h"

/* `message` is the error's. **Safepoint.** May not return. */
void out_of_memory_react(Thread *t, const char *message);

#endif
