/* SPDX-License-Identifier: MIT */
/* What the monitors of these tests share: judgements of statements, and questions. Each library
 * includes it once. */
#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "plain.h"

enum { STATEMENTS = 173 };

static _Atomic int shown[STATEMENTS], broken[STATEMENTS];

/* From any thread. */
static inline void judge(int number, bool good, const char *format, ...) {
    if (good) {
        shown[number]++;
        return;
    }
    if (broken[number]++ == 0) {
        va_list list;
        va_start(list, format);
        flockfile(stderr);
        fprintf(stderr, "M%d: ", number);
        vfprintf(stderr, format, list);
        fprintf(stderr, "\n");
        funlockfile(stderr);
        va_end(list);
    }
}

/* "ok M..." or "FAILED M..." for each statement, and a last line that the test looks for. */
static inline void report_statements(void) {
    bool good = true;
    for (int i = 0; i < STATEMENTS; i++) {
        if (broken[i])
            printf("FAILED M%d\n", i), good = false;
        else if (shown[i])
            printf("ok M%d\n", i);
    }
    fflush(stdout);
    fprintf(stderr, good ? "watch ok\n" : "watch failed\n");
}

/* ---- Questions ---- */

static inline bool class_is(Plain *p, ClassID id, const char *name) {
    LPSTR text = NULL;
    bool is =
        p->info->vtable->ClassInformation(p->info, id, &text, NULL, NULL, NULL, NULL) == S_OK &&
        strcmp(text, name) == 0;
    jevmon_task_free(text);
    return is;
}
static inline ClassID class_of(Plain *p, ObjectID object) {
    ClassID id = 0;
    p->info->vtable->ObjectInformation(p->info, object, &id);
    return id;
}
static inline bool object_is(Plain *p, ObjectID object, const char *name) {
    return class_is(p, class_of(p, object), name);
}
/* 0: there is none. */
static inline FieldID field_named(Plain *p, ClassID id, const char *wanted) {
    FieldID *fields = NULL, found = 0;
    unsigned count = 0;
    p->info->vtable->GetClassFields(p->info, id, &count, &fields);
    for (unsigned i = 0; i < count; i++) {
        LPSTR name = NULL;
        p->info->vtable->FieldInformation(p->info, fields[i], &name, NULL);
        if (name != NULL && strcmp(name, wanted) == 0) found = fields[i];
        jevmon_task_free(name);
    }
    jevmon_task_free(fields);
    return found;
}
static inline int64_t field_value(Plain *p, ObjectID object, const char *name) {
    int64_t value = -12345;
    p->info->vtable->GetObjectField(p->info, object, field_named(p, class_of(p, object), name),
                                    &value);
    return value;
}
static inline int64_t element(Plain *p, ObjectID array, unsigned index) {
    int64_t value = -12345;
    p->info->vtable->GetArrayElement(p->info, array, index, &value);
    return value;
}
