/* SPDX-License-Identifier: MIT */
/* The text of a thread dump, in the form of java's SIGQUIT output. */
#ifndef MINIJVM_VM_DUMP_H
#define MINIJVM_VM_DUMP_H

#include "vm/vm.h"

/* The caller is IN_VM; the world is stopped meanwhile. malloc'ed, NULL: no memory.
 * **Safepoint.** */
char *dump_threads_text(Thread *t);

#endif
