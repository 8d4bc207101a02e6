/* SPDX-License-Identifier: MIT */
/* From prepared bytecode (prepare.h) to quick: quickening replaces an instruction that has been
 * resolved by one that only reads. Threads race to quicken the same instruction without a lock:
 * whoever comes reads the index from the original bytecode, resolution answers everybody the
 * same, so all write the same bytes; operands are stored before the opcode is released, and
 * only the new opcode reads them. Called by interpret.c with the frame's state saved.
 * All but quicken_this_getfield: **Safepoint. Throws.** */
#ifndef MINIJVM_INTERP_QUICKEN_H
#define MINIJVM_INTERP_QUICKEN_H

#include "interp/prepare.h"
#include "vm/model/class.h"

/* What there is to do for an instruction that was not (and sometimes never is) quickened. */
typedef enum Quickened {
    QUICKENED_FAILED, /* an exception is pending */
    QUICKENED_RETRY,  /* there is a quick opcode now: dispatch again */
    QUICKENED_USE     /* use the answer this once */
} Quickened;

/* The aload_0 at pc stands before a getfield: fuses them once that is quick. No safepoint. */
void quicken_this_getfield(Method *method, uint32_t pc);

/* USE: the field, whose class this thread is initializing. */
Quickened quicken_static(Thread *t, Frame *frame, bool is_store, Field **field);
Quickened quicken_field(Thread *t, Frame *frame, bool is_store);
/* USE: the class, which this thread is initializing. */
Quickened quicken_new(Thread *t, Frame *frame, Class **c);
/* checkcast, instanceof, anewarray: the last becomes the element's array class. Never USE. */
Quickened quicken_class(Thread *t, Frame *frame, uint8_t quick);
/* ldc, ldc_w, ldc2_w. USE: the value, of one or two slots. */
Quickened quicken_constant(Thread *t, Frame *frame, Value *value, unsigned *slots);
/* USE: the method to call. */
Quickened quicken_call_static(Thread *t, Frame *frame, Method **target);
Quickened quicken_call_special(Thread *t, Frame *frame, Method **target);
/* invokevirtual. USE: a link that cannot be encoded. */
Quickened quicken_call_virtual(Thread *t, Frame *frame, CallLink **link);
Quickened quicken_call_interface(Thread *t, Frame *frame);
Quickened quicken_call_dynamic(Thread *t, Frame *frame, CallLink **link);
/* The class operand, for instructions that have no quick form. NULL: exception. */
Class *quicken_operand_class(Thread *t, Frame *frame);

#endif
