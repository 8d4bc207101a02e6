/* SPDX-License-Identifier: MIT */
/* reportObjectReferences: every live object in ascending order, and in each what it refers to.
 * The world stands still throughout, as the library is called. */
#include <stdlib.h>

#include "tracing/session.h"
#include "vm/model/class.h"
#include "vm/threads/gate.h"

typedef struct Report {
    Tracing *tracing;
    const Object **objects;
    size_t count, capacity;
    bool failed;
} Report;

static void note_object(void *data, Object *object, int arena) {
    Report *report = data;
    (void)arena;
    if (report->failed) return;
    if (report->count == report->capacity) {
        size_t capacity = 2 * report->capacity + 4096;
        const Object **grown = realloc(report->objects, capacity * sizeof *grown);
        if (grown == NULL) {
            report->failed = true;
            return;
        }
        report->objects = grown;
        report->capacity = capacity;
    }
    report->objects[report->count++] = object;
}

static int compare_objects(const void *a, const void *b) {
    const Object *x = *(const Object *const *)a, *y = *(const Object *const *)b;
    return x < y ? -1 : x > y;
}

/* ---- What an object refers to ---- */

static void report_reference(const Report *report, const Object *object) {
    if (object == NULL) return;
    struct InsEventInfo info = {.header.event = InsTrcEventFieldReport};
    info.body.fieldReport.oid = (unsigned long)(uintptr_t)object;
    library_tell(report->tracing, &info);
}

/* What java.lang.ref.Reference refers to is not contained in it, and need not live. */
static bool is_referent(const VM *vm, const Class *c, const Field *f) {
    return c == vm->known.Reference && f->offset == vm->known.Reference_referent;
}

static void report_fields(const Report *report, const Class *c, const Object *holder,
                          bool statics) {
    for (uint32_t i = 0; i < c->field_count; i++) {
        const Field *f = &c->fields[i];
        bool is_reference = f->kind == 'L' || f->kind == '[',
             is_static = (f->flags & ACC_STATIC) != 0;
        if (is_reference && is_static == statics && !is_referent(report->tracing->vm, c, f))
            report_reference(report, slot_get((const char *)holder + f->offset));
    }
}

static void report_instance(const Report *report, const Class *c, const Object *object) {
    if (c->super != NULL) report_instance(report, c->super, object);
    report_fields(report, c, object, false);
}

static void report_elements(const Report *report, const Object *array) {
    if (object_class(array)->element->is_primitive) return;
    for (int32_t i = 0, length = array_length(array); i < length; i++)
        report_reference(report, array_get_ref(array, i));
}

/* ---- Objects ---- */

/* The class that an object stands for, NULL: it is an ordinary one. */
static const Class *described_class(const VM *vm, const Object *object) {
    return object_class(object) == vm->known.Class_ ? class_of_mirror(object) : NULL;
}

static void report_object(const Report *report, const Object *object) {
    Tracing *tracing = report->tracing;
    const Class *c = object_class(object), *described = described_class(tracing->vm, object);
    struct InsEventInfo info = {.header.event = InsTrcEventStartFieldReport};
    InsEventTypeStartFieldReport *start = &info.body.startFieldReport;
    start->oid = (unsigned long)(uintptr_t)object;
    start->type = described != NULL ? InstrumentFREventTypeJavaClass
                  : c->is_array     ? InstrumentFREventTypeJavaArray
                                    : InstrumentFREventTypeJava;
    if (!c->is_array) {
        Text name = text_of_class(&tracing->names, described != NULL ? described : c);
        start->reportEventFlags = name.wide ? InstrumentReportEventClassDB : 0;
        start->className = name.chars;
        start->classNameSize = name.size;
    }
    library_tell(tracing, &info);
    if (c->is_array)
        report_elements(report, object);
    else
        report_instance(report, c, object);
    if (described != NULL) {
        report_fields(report, described, object, true);
        report_reference(report, class_constants(described));
    }
    struct InsEventInfo end = {.header.event = InsTrcEventEndFieldReport};
    library_tell(tracing, &end);
}

bool tracing_report_objects(Tracing *tracing, Thread *t) {
    Report report = {.tracing = tracing};
    gc_visit_live_objects(tracing->vm->heap, note_object, &report);
    if (!report.failed) {
        qsort(report.objects, report.count, sizeof *report.objects, compare_objects);
        LibraryCall call;
        library_enter(&call, tracing, t, EVENT_STOPPED);
        for (size_t i = 0; i < report.count; i++) report_object(&report, report.objects[i]);
        library_leave(&call);
    }
    free(report.objects);
    return !report.failed;
}
