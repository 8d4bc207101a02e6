/* SPDX-License-Identifier: MIT */
/* What rows of plants.def that change a dump are made of: its records one by one. */
#ifndef MINIJVM_JVMPI_PLANT_RECORDS_H
#define MINIJVM_JVMPI_PLANT_RECORDS_H

#include "include/jvmpi.h"
#include "vm/model/names.h"

#ifdef MINIJVM_PLANTS

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Agent Agent;
typedef struct Plants Plants;

/* An event on its way to an agent. */
typedef struct Delivery {
    Plants *plants;
    Agent *agent;
    Thread *thread;
    JVMPI_Event *event;
    jint number;
    bool requested;
} Delivery;

/* The size of an id in a record. */
enum { P = sizeof(void *) };

/* A record of a heap, object or monitor dump; the row may change it, the next one is where it
 * was. */
typedef struct Record {
    const Delivery *delivery;
    char *at, *next, **end; /* its type's byte; one dump's end may be moved */
    char *fixed_end;
    unsigned type;
} Record;

/* ---- The walk ---- */

Record records_of(const Delivery *d);
bool record_next(Record *r);
#define EACH_RECORD(r, kind)                                                                   \
    for (Record r = records_of(d); record_next(&r);)                                           \
        if (r.type == (unsigned)(kind))
#define EVERY_RECORD(r) for (Record r = records_of(d); record_next(&r);)

/* The level of a heap dump; an object dump has what level 2 has. */
int dump_level(const Delivery *d);

/* ---- Bytes of a record ---- */

/* Between its ends as they are now; record_measure: as its type and its contents say. */
size_t record_size(const Record *r);
size_t record_measure(const Record *r);
void *record_pointer(const Record *r, size_t offset);
void record_put_pointer(Record *r, size_t offset, const void *pointer);
uint32_t record_number(const Record *r, size_t offset);
void record_put_number(Record *r, size_t offset, uint32_t number);
void record_swap(Record *r, size_t offset, size_t other, size_t count);
/* The last of so many bytes comes to be the first. */
void record_rotate(Record *r, size_t offset, size_t count);
/* Count bytes of it go; a dump's end is where it is told. */
void record_cut(Record *r, size_t offset, size_t count);
void record_cut_all(Record *r);

/* ---- Of a class ---- */

size_t record_interfaces(const Record *r); /* how many */
size_t record_constants(const Record *r);  /* how many */
size_t record_constants_begin(const Record *r);
size_t record_statics_begin(const Record *r);

/* ---- Of a monitor, of a root ---- */

/* Where it has its owner, its count and those who want to enter; and those who wait. */
size_t record_owner_at(const Record *r);
size_t record_enterers_at(const Record *r);
size_t record_waiters_at(const Record *r);
/* How many frames the trace of the thread of a root has. */
jint record_frames(const Record *r);

#endif
#endif
