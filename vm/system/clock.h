/* SPDX-License-Identifier: MIT */
/* The clock that goes on evenly, CLOCK_MONOTONIC, in nanoseconds. Patience is measured by it
 * and not by counting sleeps: one may take many times as long as it was asked to. */
#ifndef MINIJVM_VM_SYSTEM_CLOCK_H
#define MINIJVM_VM_SYSTEM_CLOCK_H

#include <stdint.h>
#include <time.h>

#define CLOCK_MICROSECOND INT64_C(1000)
#define CLOCK_MILLISECOND INT64_C(1000000)
#define CLOCK_SECOND      INT64_C(1000000000)

static inline int64_t clock_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * CLOCK_SECOND + now.tv_nsec;
}

/* A moment as pthread_cond_timedwait takes it; the condition variable is of this clock. */
static inline struct timespec clock_moment(int64_t nanoseconds) {
    return (struct timespec){.tv_sec = (time_t)(nanoseconds / CLOCK_SECOND),
                             .tv_nsec = (long)(nanoseconds % CLOCK_SECOND)};
}
static inline struct timespec clock_moment_after(int64_t nanoseconds) {
    return clock_moment(clock_nanoseconds() + nanoseconds);
}

static inline void clock_sleep(int64_t nanoseconds) {
    struct timespec time = clock_moment(nanoseconds);
    nanosleep(&time, NULL);
}

#endif
