/* SPDX-License-Identifier: MIT */
/* Making backtraces and StackTraceElements. Of a Throwable's own making, the frames of
 * fillInStackTrace and of its constructors are left out, as are hidden classes' methods, which
 * a thread's trace shows; hidden methods are in neither. What is beyond TRACE_DEPTH, or an
 * option's limit, is cut. */
#include "vm/run/trace.h"

#include <stdlib.h>
#include <string.h>

#include "vm/link/initialize.h"
#include "vm/model/library.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/threads/stack_walk.h"

/* ---- Capture ---- */

/* How many frames there are, up to the limit; without `methods` they are only counted.
 * `thrown`: the class of the Throwable whose own frames are skipped, or NULL. */
static int capture_frames(Thread *target, const Class *thrown, int limit, Method **methods,
                          int32_t *pcs, bool *inner_hidden) {
    StackWalk walk = stack_walk_begin(target);
    enum { IN_FILL, IN_INIT, IN_PROGRAM } stage = thrown != NULL ? IN_FILL : IN_PROGRAM;
    int count = 0;
    *inner_hidden = false;
    while (count < limit && stack_walk_next(&walk)) {
        Method *m = walk.at.method;
        bool own = stage != IN_PROGRAM && class_is_subclass(thrown, m->holder);
        if (stage == IN_FILL && !(own && strcmp(m->name, "fillInStackTrace") == 0))
            stage = IN_INIT;
        if (stage == IN_INIT && !(own && strcmp(m->name, "<init>") == 0)) stage = IN_PROGRAM;
        if (stage != IN_PROGRAM) continue;
        if (method_has(m, METHOD_HIDDEN) || (thrown != NULL && m->holder->is_hidden)) {
            if (count == 0) *inner_hidden = true;
            continue;
        }
        if (methods != NULL) {
            methods[count] = m;
            pcs[count] = walk.at.pc;
        }
        count++;
    }
    return count;
}

void trace_capture(Thread *target, Trace *trace) {
    trace->taken = true;
    trace->count = capture_frames(target, NULL, TRACE_DEPTH, trace->methods, trace->pcs,
                                  &trace->inner_hidden);
}

static bool store_trace(Thread *t, Handle throwable, Method *const *methods, const int32_t *pcs,
                        int count, bool inner_hidden) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    Handle backtrace =
        handle_new(t, array_allocate(t, vm->known.object_array, TRACE_INNER_HIDDEN + 1));
    if (backtrace == NULL) return false;
    Object *part = array_allocate(t, vm->known.long_array, count);
    if (part == NULL) return false;
    for (int i = 0; i < count; i++)
        ((int64_t *)array_elements(part))[i] = (int64_t)(uintptr_t)methods[i];
    array_set_ref(*backtrace, 0, part);
    if ((part = array_allocate(t, vm->known.int_array, count)) == NULL) return false;
    memcpy(array_elements(part), pcs, (size_t)count * sizeof(int32_t));
    array_set_ref(*backtrace, 1, part);
    if ((part = array_allocate(t, vm->known.object_array, count)) == NULL) return false;
    for (int i = 0; i < count; i++) array_set_ref(part, i, methods[i]->holder->mirror);
    array_set_ref(*backtrace, 2, part);
    if (inner_hidden) array_set_ref(*backtrace, TRACE_INNER_HIDDEN, part);
    Object *object = *throwable;
    object_set_ref(object, (char *)object + vm->known.Throwable_backtrace, *backtrace);
    *(int32_t *)(void *)((char *)object + vm->known.Throwable_depth) = count;
    return true;
}

/* However many frames there are, up to the limit, but for the first ones. */
static bool fill_long(Thread *t, Handle throwable, int limit, int first) {
    const Class *c = object_class(*throwable);
    bool inner_hidden;
    int count = capture_frames(t, c, limit, NULL, NULL, &inner_hidden);
    Method **methods = malloc((size_t)count * sizeof *methods + 1);
    int32_t *pcs = malloc((size_t)count * sizeof *pcs + 1);
    bool done = methods != NULL && pcs != NULL;
    if (done) {
        capture_frames(t, c, count, methods, pcs, &inner_hidden);
        done = store_trace(t, throwable, methods + first, pcs + first, count - first,
                           inner_hidden);
    } else {
        exception_out_of_memory(t, "C heap");
    }
    free(methods);
    free(pcs);
    return done;
}

bool exception_fill_trace(Thread *t, Handle throwable) {
    Trace trace;
    const Options *options = &t->vm->options;
    if (options->no_traces) return true;
    if (options->trace_depth > TRACE_DEPTH)
        return fill_long(t, throwable, options->trace_depth, 0);
    trace.count = capture_frames(t, object_class(*throwable), options->trace_depth,
                                 trace.methods, trace.pcs, &trace.inner_hidden);
    return store_trace(t, throwable, trace.methods, trace.pcs, trace.count, trace.inner_hidden);
}

bool trace_fill_whole(Thread *t, Handle throwable) {
    return fill_long(t, throwable, INT32_MAX, 1); /* without the native's */
}

static int activations_left(StackWalk walk) {
    const Frame *frame = walk.at.frame;
    int count = 1;
    while (stack_walk_next(&walk) && walk.at.frame == frame) count++;
    return count;
}

/* The walk comes to the activation that called the walker. False: there is none. */
static bool walk_to_start(StackWalk *walk, TraceStart *start) {
    static const char walker[] = "java/lang/StackWalker";
    if (start->frame == 0) {
        do
            if (!stack_walk_next(walk)) return false;
        while (strncmp(walk->at.method->holder->name, walker, sizeof walker - 1) == 0);
        *start = (TraceStart){(uintptr_t)walk->at.frame, activations_left(*walk)};
        return true;
    }
    do
        if (!stack_walk_next(walk)) return false;
    while ((uintptr_t)walk->at.frame != start->frame);
    /* Others of the same frame, which were parts of it when it was compiled, lie above. */
    for (int above = activations_left(*walk) - start->activations; above > 0; above--)
        stack_walk_next(walk);
    return true;
}

int trace_fill_some(Thread *t, Handle throwable, TraceStart *start, int from, int limit) {
    Method **methods = malloc((size_t)limit * sizeof *methods);
    int32_t *pcs = malloc((size_t)limit * sizeof *pcs);
    StackWalk walk = stack_walk_begin(t);
    int count = 0, number = 0;
    bool good = methods != NULL && pcs != NULL;
    if (!good) exception_out_of_memory(t, "C heap");
    for (bool more = good && walk_to_start(&walk, start); more && count < limit;
         more = stack_walk_next(&walk)) {
        Method *m = walk.at.method;
        if (method_has(m, METHOD_HIDDEN) || m->holder->is_hidden || number++ < from) continue;
        methods[count] = m;
        pcs[count++] = walk.at.pc;
    }
    good = good && store_trace(t, throwable, methods, pcs, count, false);
    free(methods);
    free(pcs);
    return good ? count : -1;
}

/* ---- Elements ---- */

typedef struct ElementFields {
    uint32_t class_object, loader_name, module_name, version, class_name, method_name,
        file_name, line;
} ElementFields;

static uint32_t field_offset(const Class *c, const char *name) {
    for (uint32_t i = 0; i < c->field_count; i++)
        if (!(c->fields[i].flags & ACC_STATIC) && strcmp(c->fields[i].name, name) == 0)
            return c->fields[i].offset;
    vm_fatal(c->vm, "the class library lacks %s.%s", c->name, name);
}

static ElementFields element_fields(VM *vm) {
    const Class *c = vm->known.StackTraceElement;
    return (ElementFields){field_offset(c, "declaringClassObject"),
                           field_offset(c, "classLoaderName"),
                           field_offset(c, "moduleName"),
                           field_offset(c, "moduleVersion"),
                           field_offset(c, "declaringClass"),
                           field_offset(c, "methodName"),
                           field_offset(c, "fileName"),
                           field_offset(c, "lineNumber")};
}

static bool set_text(Thread *t, Handle element, uint32_t offset, const char *text) {
    Object *string = string_intern_utf8(t, text, strlen(text));
    if (string == NULL) return false;
    object_set_ref(*element, (char *)*element + offset, string);
    return true;
}

/* The name of a user loader, NULL: none. No safepoint. */
static Object *loader_name(Thread *t, const Method *m) {
    Object *loader = slot_get((char *)m->holder->mirror + t->vm->known.Class_classLoader);
    if (loader == NULL) return NULL;
    for (const Class *c = t->vm->known.ClassLoader; c != NULL; c = c->super)
        for (uint32_t i = 0; i < c->field_count; i++)
            if (!(c->fields[i].flags & ACC_STATIC) && strcmp(c->fields[i].name, "name") == 0)
                return slot_get((char *)loader + c->fields[i].offset);
    return NULL;
}

/* **Safepoint. Throws.** */
static bool fill_module(Thread *t, Handle element, const ElementFields *fields,
                        const Class *c) {
    const ClassLibrary *library = t->vm->library;
    char prefix[600];
    if (library == NULL)
        return c->loader != NULL || set_text(t, element, fields->module_name, "java.base");
    object_set_ref(*element, (char *)*element + fields->module_name, library->module_name(c));
    library->module_prefix(c, prefix, sizeof prefix);
    char *version = strchr(prefix, '@');
    if (version == NULL) return true;
    version[strcspn(version, "/")] = 0;
    return set_text(t, element, fields->version, version + 1);
}

static bool fill_element(Thread *t, const ElementFields *fields, Handle element,
                         const Method *m, int pc) {
    char name[1024];
    const ClassFile *file = m->holder->file;
    object_set_ref(*element, (char *)*element + fields->class_object, m->holder->mirror);
    object_set_ref(*element, (char *)*element + fields->loader_name, loader_name(t, m));
    *(int32_t *)(void *)((char *)*element + fields->line) =
        method_is_native(m) ? -2 : method_line_at(m, pc);
    return set_text(t, element, fields->class_name,
                    class_external_name(m->holder, name, sizeof name)) &&
           set_text(t, element, fields->method_name, m->name) &&
           (file == NULL || file->source_file.bytes == NULL ||
            set_text(t, element, fields->file_name, file->source_file.bytes)) &&
           fill_module(t, element, fields, m->holder);
}

bool trace_fill_element(Thread *t, Handle element, const Method *m, int pc) {
    ElementFields fields = element_fields(t->vm);
    return fill_element(t, &fields, element, m, pc);
}

Object *trace_elements(Thread *t, const Trace *trace) {
    return trace_elements_of(t, trace->methods, trace->pcs, trace->count);
}

Object *trace_elements_of(Thread *t, Method *const *methods, const int *pcs, int count) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    ElementFields fields = element_fields(vm);
    /* These may be the first of their class, made by no Java code: it has no vtable before. */
    if (!class_initialize(t, vm->known.StackTraceElement)) return NULL;
    Handle array = handle_new(t, array_allocate_of(t, vm->known.StackTraceElement, count));
    if (array == NULL) return NULL;
    Handle element = handle_new(t, *array); /* reused for every element */
    for (int i = 0; i < count; i++) {
        *element = object_allocate(t, vm->known.StackTraceElement);
        if (*element == NULL) return NULL;
        array_set_ref(*array, i, *element);
        if (!fill_element(t, &fields, element, methods[i], pcs[i])) return NULL;
    }
    return *array;
}

bool trace_fill_elements(Thread *t, Handle elements, Handle throwable) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    Handle backtrace =
        handle_new(t, slot_get((char *)*throwable + vm->known.Throwable_backtrace));
    if (backtrace == NULL) return true;
    Handle element = handle_new(t, *backtrace); /* reused for every element */
    ElementFields fields = element_fields(vm);
    for (int32_t i = 0; i < array_length(*elements); i++) {
        Object *methods = array_get_ref(*backtrace, 0), *pcs = array_get_ref(*backtrace, 1);
        if (i >= array_length(methods)) break;
        const Method *m = (const Method *)(uintptr_t)((int64_t *)array_elements(methods))[i];
        int pc = ((int32_t *)array_elements(pcs))[i];
        *element = array_get_ref(*elements, i);
        if (*element == NULL) {
            exception_throw(t, "java/lang/NullPointerException", NULL);
            return false;
        }
        if (!fill_element(t, &fields, element, m, pc)) return false;
    }
    return true;
}
