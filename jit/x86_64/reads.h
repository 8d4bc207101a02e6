/* SPDX-License-Identifier: MIT */
/* Which fields of objects in the method's own locals have been read or written (reads.c): another read gives the same
 * value, without a load, as long as both are where they were. Known from one instruction to the next, as far as no call,
 * stop, lock or volatile access comes between: only then may another thread's or another method's store be missed.
 * Blocks begin with nothing, but for those that only the block in front of them leads to. */
#ifndef MINIJVM_JIT_X86_64_READS_H
#define MINIJVM_JIT_X86_64_READS_H

#include "jit/x86_64/values.h"

typedef struct Read {
    uint16_t object, value; /* locals; the value: READ_REGISTER, or the one that is a copy */
    uint8_t reg;            /* else it is there, while read_gp says so */
    char type;
    bool nonnull;
    uint32_t offset; /* of the field */
} Read;
enum { MAX_READS = 4, READ_REGISTER = UINT16_MAX };

/* Pushes the value of the object's field, if it is at hand. */
bool read_again(Compiler *c, const Val *object, const Field *f, char type);
/* The field of the object has the value. */
void read_note(Compiler *c, const Val *object, const Field *f, const Val *value);
void read_field_changes(Compiler *c, const Field *f); /* of some object */
void read_local_changes(Compiler *c, unsigned local);
void read_value_stored(Compiler *c, unsigned local, Reg reg); /* into the local */
void reads_enter(Compiler *c, const Block *b);                /* what holds there still: locals that are dead have no place any more */
void read_not_null(Compiler *c, const Val *value);            /* it is not, from here on */

#endif
