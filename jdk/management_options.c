/* SPDX-License-Identifier: MIT */
/* Options as HotSpotDiagnosticMXBean shows them: those of java's names that mean something
 * here, with the value in force. They are fixed when the VM starts. The native methods of the
 * library's Flag are the VM's own, since the record that its table's function fills is not
 * documented. */
#include <stdlib.h>
#include <string.h>

#include "jdk/functions.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/handles.h"
#include "vm/model/selection.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"

typedef struct VmOption {
    const char *name;
    char kind;            /* J, Z; L: a string */
    const char *given[3]; /* how it is given: beginnings of arguments */
} VmOption;

static const VmOption vm_options[] = {
    {"HeapDumpOnOutOfMemoryError",
     'Z',
     {"-XX:+HeapDumpOnOutOfMemoryError", "-XX:-HeapDumpOnOutOfMemoryError", NULL}},
    {"HeapDumpPath", 'L', {"-XX:HeapDumpPath=", NULL, NULL}},
    {"InitialHeapSize", 'J', {"-Xms", "-XX:InitialHeapSize=", NULL}},
    {"MaxHeapSize", 'J', {"-Xmx", "-XX:MaxHeapSize=", NULL}},
    {"ThreadStackSize", 'J', {"-Xss", "-XX:ThreadStackSize=", NULL}},
};
enum { VM_OPTIONS = sizeof vm_options / sizeof *vm_options };

static bool was_given(const Options *options, const VmOption *option) {
    for (size_t i = 0; i < options->given_count; i++)
        for (int k = 0; k < 3 && option->given[k] != NULL; k++)
            if (strncmp(options->given[i].key, option->given[k], strlen(option->given[k])) == 0)
                return true;
    return false;
}

/* The number or truth; of a string nothing. */
static int64_t option_value(const Options *options, const char *name) {
    if (strcmp(name, "MaxHeapSize") == 0) return (int64_t)options->gc.maximum_bytes;
    if (strcmp(name, "InitialHeapSize") == 0) return (int64_t)options->gc.initial_bytes;
    if (strcmp(name, "ThreadStackSize") == 0) return (int64_t)(options->stack_bytes >> 10);
    return options->heap_dump_on_error;
}

/* Boxed. **Safepoint. Throws.** */
static Object *option_object(Thread *t, const VmOption *option) {
    const Options *options = &t->vm->options;
    Value value = {.bits = 0};
    if (option->kind == 'L')
        return string_from_platform(t, options->heap_dump_path != NULL ? options->heap_dump_path
                                                                       : "");
    int64_t number = option_value(options, option->name);
    if (option->kind == 'Z')
        value.i = (int32_t)number;
    else
        value.j = number;
    return box_value(t, option->kind, value);
}

/* The constant of VMOption.Origin. **Safepoint. Throws.** */
static Object *option_origin(Thread *t, const VmOption *option) {
    VM *vm = t->vm;
    Class *c = loader_boot_class(t, "com/sun/management/VMOption$Origin");
    if (c == NULL || !class_initialize(t, c)) return NULL;
    Method *value_of = class_declared_method(
        c, symbol(vm, "valueOf"),
        symbol(vm, "(Ljava/lang/String;)Lcom/sun/management/VMOption$Origin;"));
    Object *name =
        string_from_c(t, was_given(&vm->options, option) ? "VM_CREATION" : "DEFAULT");
    if (value_of == NULL || name == NULL) return NULL;
    Value args[1] = {{.l = name}}, result = {.bits = 0};
    return invoke_method(t, value_of, args, &result) ? result.l : NULL;
}

/* A Flag(name, value, writeable, external, origin). **Safepoint. Throws.** */
static Object *option_flag(Thread *t, const VmOption *option) {
    HANDLE_SCOPE(t);
    VM *vm = t->vm;
    Class *c = loader_boot_class(t, "com/sun/management/internal/Flag");
    Method *init =
        c != NULL ? class_declared_method(c, symbol(vm, "<init>"),
                                          symbol(vm, "(Ljava/lang/String;Ljava/lang/Object;ZZ"
                                                     "Lcom/sun/management/VMOption$Origin;)V"))
                  : NULL;
    Handle name = handle_new(t, string_from_c(t, option->name));
    Handle value =
        init != NULL && name != NULL ? handle_new(t, option_object(t, option)) : NULL;
    Handle origin = value != NULL ? handle_new(t, option_origin(t, option)) : NULL;
    Handle flag = origin != NULL ? handle_new(t, object_allocate(t, c)) : NULL;
    if (flag == NULL) return NULL;
    Value args[6] = {{.l = *flag}, {.l = *name}, {.l = *value},
                     {.i = 0},     {.i = 0},     {.l = *origin}};
    return invoke_method(t, init, args, NULL) ? *flag : NULL;
}

static const VmOption *find_option(VM *vm, const Object *name) {
    const VmOption *found = NULL;
    char *text = name != NULL ? string_to_c(vm, name) : NULL;
    for (int i = 0; i < VM_OPTIONS && text != NULL && found == NULL; i++)
        if (strcmp(vm_options[i].name, text) == 0) found = &vm_options[i];
    free(text);
    return found;
}

/* ---- com.sun.management.internal.Flag ---- */

void jdk_Flag_getInternalFlagCount(Thread *t, Value *args, Value *result) {
    (void)t, (void)args;
    result->i = VM_OPTIONS;
}

void jdk_Flag_getAllFlagNames(Thread *t, Value *args, Value *result) {
    (void)args;
    Handle array = handle_new(t, array_allocate_of(t, t->vm->known.String, VM_OPTIONS));
    for (int i = 0; i < VM_OPTIONS && array != NULL; i++) {
        Object *name = string_from_c(t, vm_options[i].name);
        if (name == NULL) return;
        array_set_ref(*array, i, name);
    }
    result->l = handle_get(array);
}

/* (names or null for all, flags, how many): the flags of those that exist, and their number. */
void jdk_Flag_getFlags(Thread *t, Value *args, Value *result) {
    int32_t count = args[2].i, found = 0;
    for (int32_t i = 0; i < count && t->exception == NULL; i++) {
        const VmOption *option = args[0].l == NULL ? (i < VM_OPTIONS ? &vm_options[i] : NULL)
                                 : i < array_length(args[0].l)
                                     ? find_option(t->vm, array_get_ref(args[0].l, i))
                                     : NULL;
        Object *flag = option != NULL ? option_flag(t, option) : NULL;
        if (flag == NULL || args[1].l == NULL || found >= array_length(args[1].l)) continue;
        array_set_ref(args[1].l, found++, flag);
    }
    result->i = found;
}
