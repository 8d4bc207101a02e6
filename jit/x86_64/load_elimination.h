/* SPDX-License-Identifier: MIT */
/* Which fields of objects in the method's own locals have been read or written
 * (load_elimination.c): another read gives the same value, without a load, as long as both are
 * where they were. Known from one instruction to the next, as far as no call, stop, lock or
 * volatile access comes between: only then may another thread's or another method's store be
 * missed. Blocks begin with nothing, but for those that only the block in front of them leads
 * to; nor do those of an inlined method. What it has read is forgotten with its end, which the
 * call comes to as well that is made instead. */
#ifndef MINIJVM_JIT_X86_64_LOAD_ELIMINATION_H
#define MINIJVM_JIT_X86_64_LOAD_ELIMINATION_H

#include "jit/x86_64/values.h"

/* A value that stays the same is named by its place: a local, or a register that an inlined
 * method's argument has to its end. */
enum { PLACE_REGISTER = UINT16_MAX - 32, PLACE_NONE = UINT16_MAX };
unsigned place_of_value(const Compiler *c, const Val *value);

enum { MAX_READS = 4, MAX_READ_INSIDE = 4, READ_REGISTER = UINT16_MAX };
typedef struct Read {
    uint16_t object, value; /* places; the value: READ_REGISTER, or the local that is a copy */
    uint8_t reg;            /* else it is there, while read_gp says so */
    char type;
    bool nonnull;
    uint8_t inside_count;
    uint32_t offset; /* of the field */
    struct {
        uint16_t index;
        int32_t offset;
    } inside[MAX_READ_INSIDE]; /* of an array: indexes that are known to be in it, as
                                  range_checks.h has them */
} Read;

/* Pushes the value of the object's field, if it is at hand. */
bool read_again(Compiler *c, const Val *object, const Field *f, char type);
/* The field of the object has the value. */
void read_note(Compiler *c, const Val *object, const Field *f, const Val *value);
void read_field_changes(Compiler *c, const Field *f); /* of some object */
void read_local_changes(Compiler *c, unsigned local);
void read_value_stored(Compiler *c, unsigned local, Reg reg); /* into the local */
void loads_enter(
    Compiler *c,
    const Block *b); /* what holds there still: locals that are dead have no place any more */
void read_not_null(Compiler *c, const Val *value); /* it is not, from here on */
Read *read_of_value(Compiler *c,
                    const Val *value); /* which has that value in a register, NULL */

#endif
