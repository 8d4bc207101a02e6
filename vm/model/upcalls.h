/* SPDX-License-Identifier: MIT */
/* What the lower floors of vm/ ask of the higher ones: an exception becomes an object, Java
 * code runs, a class is initialized, a constant becomes a handle. There is one table
 * (upcalls.c), so that includes go down only, and a test of a low floor can link its own. Each
 * function keeps the contract of the header that is named beside it. */
#ifndef MINIJVM_VM_MODEL_UPCALLS_H
#define MINIJVM_VM_MODEL_UPCALLS_H

#include "vm/model/names.h"

typedef struct Upcalls {
    /* vm/run/exception.h. All **Safepoint. Throw**, and return NULL. */
    void *(*throw_text)(Thread *t, const char *class_name, const char *text);
    void *(*throw_wrapping)(Thread *t, const char *class_name, const char *message);
    void *(*throw_out_of_memory)(Thread *t, const char *message);
    void (*report_handler)(Thread *t);

    /* vm/run/invoke.h. **Safepoint. Throw.** */
    bool (*invoke_method)(Thread *t, Method *method, const Value *args, Value *result);
    bool (*invoke_virtual)(Thread *t, Method *method, const Value *args, Value *result);

    /* vm/load/loader.h. **Safepoint. Throws.** */
    Class *(*array_of)(Thread *t, Class *element);

    /* vm/link/initialize.h. **Safepoint. Throw.** */
    bool (*link)(Thread *t, Class *c);
    bool (*initialize)(Thread *t, Class *c);

    /* vm/invoke/method_handle.h and vm/invoke/polymorphic.h. **Safepoint. Throw.** */
    Object *(*method_type)(Thread *t, Class *holder, const char *descriptor);
    Object *(*method_handle)(Thread *t, Class *holder, uint32_t index);
    Object *(*dynamic_constant)(Thread *t, Class *holder, uint32_t index, bool *is_null);
    Method *(*link_call_site)(Thread *t, Class *holder, uint32_t index, Handle *appendix);
    Method *(*link_method)(Thread *t, Class *holder, Method *method, const char *descriptor,
                           Handle *appendix);
    Method *(*polymorphic_method)(Thread *t, Class *holder, const char *name,
                                  const char *descriptor);

    /* vm/report/dump.h. No safepoint. */
    void (*print_stack)(VM *vm);

    /* vm/heap/symbol_sweep.h, vm/report/out_of_memory.h, vm/create.h. **Safepoint.** */
    void (*sweep_symbols)(Thread *t);
    void (*out_of_memory)(Thread *t, const char *message);
    void (*halt)(VM *vm, int code, bool tell_agents) __attribute__((noreturn));

    /* vm/jni/natives.h. **Safepoint.** */
    void (*unload_natives)(Thread *t, Loader *loader);
} Upcalls;

extern const Upcalls upcalls;

#endif
