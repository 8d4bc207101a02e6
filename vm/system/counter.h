/* SPDX-License-Identifier: MIT */
/* The processor's counter of time, in ticks of its own. It goes on while a thread waits. */
#ifndef MINIJVM_VM_SYSTEM_COUNTER_H
#define MINIJVM_VM_SYSTEM_COUNTER_H

#include <stdint.h>

#if defined(__x86_64__)
enum { COUNTER_IS_READ = 1 };
static inline uint64_t counter_read(void) { return __builtin_ia32_rdtsc(); }
#else
enum { COUNTER_IS_READ = 0 };
static inline uint64_t counter_read(void) { return 0; }
#endif

#endif
