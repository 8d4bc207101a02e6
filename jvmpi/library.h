/* SPDX-License-Identifier: MIT */
/* What an agent's library may leave behind when its VM ends (library.c). */
#ifndef MINIJVM_JVMPI_LIBRARY_H
#define MINIJVM_JVMPI_LIBRARY_H

#include <stdbool.h>

/* An open library's code may be run when nobody has its address any more whom the VM knows: by
 * threads of its own, by destructors of threads' data, by handlers of signals, or it brings
 * libraries about which nothing is known. Such a library must stay where it is. */
bool library_may_leave(void *handle);

#endif
