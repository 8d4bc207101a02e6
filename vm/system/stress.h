/* SPDX-License-Identifier: MIT */
/* -Xjvmpi:stress=<seed>[,<word>...]: what the interface permits and few agents expect, as
 * options. What each word does to memory is in GcOptions, to events in jvmpi/stress.c. Pure. */
#ifndef MINIJVM_VM_SYSTEM_STRESS_H
#define MINIJVM_VM_SYSTEM_STRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    STRESS_COLLECT = 1, /* before and after handlers of events that come with GC on */
    STRESS_MOVE = 2,    /* each collection moves whatever can be moved */
    STRESS_REUSE = 4,   /* ids are given out again at once */
    STRESS_ARENAS = 8,  /* arenas come and go at each collection */
    STRESS_TOGETHER =
        16, /* threads that deliver wait for one another, and go at the same moment */
    STRESS_DELAY = 32, /* time passes between CONTENDED_ENTER and CONTENDED_ENTERED */
    STRESS_ALL = 63
};

typedef struct StressOptions {
    unsigned kinds; /* 0: no stress */
    uint64_t seed;
    uint32_t every; /* of method events and instructions one in so many is collected around; 0:
                       ever rarer */
    uint32_t crowd; /* threads that make events of their own */
} StressOptions;

/* `text` is what follows "stress=". False: it is not that; the options are undefined then. */
bool stress_parse(StressOptions *stress, const char *text);

#endif
