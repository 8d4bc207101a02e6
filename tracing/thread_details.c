/* SPDX-License-Identifier: MIT */
/* What the support library answers: of the thread that calls, from inside its tracing library.
 */
#include <stdlib.h>
#include <string.h>

#include "tracing/check.h"
#include "tracing/session.h"
#include "vm/system/process.h"
#include "vm/threads/gate.h"

static const char INTERNAL[] = "<ide>"; /* a thread of the VM's own, without a Thread object */

/* The caller's thread of that VM, while the VM's tracing library runs on it. */
static Thread *thread_inside(unsigned long vmID) {
    for (Thread *t = process_thread(); t != NULL; t = t->outer) {
        Tracing *tracing = tracing_of(t->vm);
        if (tracing == NULL || tracing->vm_id != vmID) continue;
        if (tracing_is_inside(tracing)) return t;
        tracing_check_misplaced(tracing, "T92", "outside of the library's five functions");
        break;
    }
    return NULL;
}

static Text text_of_c(const char *chars) { return (Text){strdup(chars), strlen(chars), false}; }

/* GC is off, or the world stopped. */
static Text field_text(VM *vm, const Object *holder, uint32_t offset) {
    const Object *string = holder != NULL ? slot_get((const char *)holder + offset) : NULL;
    return string != NULL ? text_of_string(vm, string) : text_of_c("");
}

unsigned long tracing_thread_details(unsigned long vmID, unsigned long *flags, char **name,
                                     unsigned long *nameLength, long *priority,
                                     char **groupName, unsigned long *groupNameLength) {
    Thread *t = thread_inside(vmID);
    if (t == NULL) return 1;
    VM *vm = t->vm;
    Tracing *tracing = tracing_of(vm);
    if (vm->gate.collector == t) {
        tracing_check_misplaced(tracing, "T55", "inside a collection");
        return 1;
    }
    gate_gc_off(t, true);
    const Object *object = t->object;
    bool internal = object == NULL;
    const Object *group =
        internal ? NULL : slot_get((const char *)object + vm->known.Thread_group);
    Text own = internal ? text_of_c(INTERNAL) : field_text(vm, object, vm->known.Thread_name);
    Text of_group =
        internal ? text_of_c(INTERNAL) : field_text(vm, group, vm->known.ThreadGroup_name);
    long level = internal ? -1
                          : *(const int32_t *)(const void *)((const char *)object +
                                                             vm->known.Thread_priority);
    gate_gc_on(t);
    if (own.chars == NULL || of_group.chars == NULL) {
        free(own.chars);
        free(of_group.chars);
        return 1;
    }
    library_take_details(tracing);
    tracing->details[0] = (LentText){own.chars, own.size << own.wide};
    tracing->details[1] = (LentText){of_group.chars, of_group.size << of_group.wide};
    if (flags != NULL)
        *flags = (own.wide ? InstrumentThreadNameDB : 0) |
                 (of_group.wide ? InstrumentThreadGroupNameDB : 0);
    if (name != NULL) *name = own.chars;
    if (nameLength != NULL) *nameLength = own.size;
    if (priority != NULL) *priority = level;
    if (groupName != NULL) *groupName = of_group.chars;
    if (groupNameLength != NULL) *groupNameLength = of_group.size;
    return 0;
}
