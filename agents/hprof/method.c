/* SPDX-License-Identifier: MIT */
/*
 * Classes and methods by number. Ids end (a class moves, is unloaded) but numbers stay, because a
 * profile names methods long after their class is gone. Ids that no CLASS_LOAD has defined are
 * asked for, once; what the VM cannot tell has number UNKNOWN.
 */
#include "hprof.h"

static Map class_ids, method_ids;
static Class *classes;
static Method *methods;
static uint32_t class_total, class_capacity, method_total, method_capacity;

static uint32_t class_add(const char *name, const char *source) {
    if (class_total == class_capacity) {
        class_capacity = class_capacity == 0 ? 1024 : class_capacity * 2;
        Class *more = must_alloc(class_capacity, sizeof(Class));
        if (class_total > 0)
            memcpy(more, classes, class_total * sizeof(Class));
        free(classes);
        classes = more;
    }
    classes[class_total] = (Class){.name = must_copy(name), .source = must_copy(source)};
    return class_total++;
}

static uint32_t method_add(uint32_t class_of, const char *name, jmethodID id) {
    if (method_total == method_capacity) {
        method_capacity = method_capacity == 0 ? 8192 : method_capacity * 2;
        Method *more = must_alloc(method_capacity, sizeof(Method));
        if (method_total > 0)
            memcpy(more, methods, method_total * sizeof(Method));
        free(methods);
        methods = more;
    }
    methods[method_total] = (Method){.class_number = class_of, .name = must_copy(name), .id = id};
    return method_total++;
}

void method_tables_create(void) {
    class_add("<unknown class>", "");
    method_add(UNKNOWN, "<unknown method>", NULL);
}

const Class *class_at(uint32_t number) { return &classes[number]; }
const Method *method_at(uint32_t number) { return &methods[number]; }

void class_loaded(const JVMPI_Event *event) {
    uintptr_t id = (uintptr_t)event->u.class_load.class_id;
    MapEntry *known = map_find(&class_ids, id);
    if (id == 0 || (known != NULL && known->value != UNKNOWN))
        return;
    uint32_t number = class_add(event->u.class_load.class_name, event->u.class_load.source_name);
    jint count = event->u.class_load.num_methods > 0 ? event->u.class_load.num_methods : 0;
    uint32_t *numbers = must_alloc((size_t)count, sizeof(uint32_t));
    for (jint i = 0; i < count; i++) {
        const JVMPI_Method *method = &event->u.class_load.methods[i];
        numbers[i] = method_add(number, method->method_name, method->method_id);
        map_put(&method_ids, (uintptr_t)method->method_id)->value = numbers[i];
    }
    classes[number].methods = numbers;
    classes[number].method_count = (uint32_t)count;
    map_put(&class_ids, id)->value = number;
}

void class_unloaded(jobjectID id) {
    MapEntry *entry = map_find(&class_ids, (uintptr_t)id);
    if (entry == NULL)
        return;
    const Class *class = &classes[entry->value];
    for (uint32_t i = 0; i < class->method_count; i++) {
        MapEntry *method = map_find(&method_ids, (uintptr_t)methods[class->methods[i]].id);
        if (method != NULL)
            map_remove(&method_ids, method);
    }
    map_remove(&class_ids, entry);
    cpu_times_forget_methods();
}

void class_moved(jobjectID from, jobjectID to) {
    MapEntry *entry = map_find(&class_ids, (uintptr_t)from);
    if (entry == NULL || from == to)
        return;
    MapEntry *stale = map_find(&class_ids, (uintptr_t)to);
    if (stale != NULL)
        map_remove(&class_ids, stale);
    map_rekey(&class_ids, map_find(&class_ids, (uintptr_t)from), (uintptr_t)to);
}

uint32_t class_number(jobjectID id) {
    if (id == NULL)
        return UNKNOWN;
    MapEntry *entry = map_find(&class_ids, (uintptr_t)id);
    if (entry != NULL)
        return entry->value;
    hprof.jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, id);
    entry = map_find(&class_ids, (uintptr_t)id);
    return entry == NULL ? (uint32_t)UNKNOWN : entry->value;
}

uint32_t method_number(jmethodID id) {
    MapEntry *entry = map_find(&method_ids, (uintptr_t)id);
    if (entry != NULL)
        return entry->value;
    if (id == NULL)
        return UNKNOWN;
    jobjectID class_id = hprof.jvmpi->GetMethodClass(id);
    if (class_id != NULL)
        class_number(class_id);
    entry = map_find(&method_ids, (uintptr_t)id);
    return entry == NULL ? (uint32_t)UNKNOWN : entry->value;
}
