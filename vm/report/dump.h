/* SPDX-License-Identifier: MIT */
/* The text of a thread dump, in the form of java's SIGQUIT output. */
#ifndef MINIJVM_VM_REPORT_DUMP_H
#define MINIJVM_VM_REPORT_DUMP_H

#include "vm/model/names.h"

/* The caller is IN_VM; the world is stopped meanwhile. `owned`: with the locks of
 * java.util.concurrent that each thread has, for which the heap is walked. malloc'ed, NULL: no
 * memory. **Safepoint.** */
char *dump_threads_text(Thread *t, bool owned);

/* Where the calling thread is in Java, by vm_print. Neither locks nor allocates. */
void dump_own_stack(VM *vm);

#endif
