/* SPDX-License-Identifier: MIT */
/*
 * Classes and methods by number. Ids end (a class moves, is unloaded) but numbers stay, because
 * a profile names methods long after their class is gone. Ids that no CLASS_LOAD has defined
 * are asked for, once; what the VM cannot tell has number UNKNOWN.
 *
 * To be told of every object that moves costs a program with many collections a third of its
 * time. A profile of processor time alone needs none of it (ids_are_followed): its traces go by
 * method ids, which stay, and which are defined anew before another class has them. Then a
 * class id is good for what it was just given for, and each later question asks the VM.
 */
#include "hprof.h"

static Map class_ids, method_ids;
static Class *classes;
static Method *methods;
static uint32_t class_total, class_capacity, method_total, method_capacity;

/* The full table at twice its size, an empty one at its first. */
static void *grown(void *table, size_t size, uint32_t *capacity, uint32_t first) {
    uint32_t before = *capacity, wider = before == 0 ? first : before * 2;
    void *more = must_alloc(wider, size);
    if (before > 0) memcpy(more, table, before * size);
    free(table);
    *capacity = wider;
    return more;
}

static uint32_t class_add(const char *name, const char *source, jobjectID id) {
    if (class_total == class_capacity)
        classes = grown(classes, sizeof(Class), &class_capacity, 1024);
    classes[class_total] =
        (Class){.id = id, .name = must_copy(name), .source = must_copy(source)};
    return class_total++;
}

static uint32_t method_add(uint32_t class_of, const char *name, const char *signature,
                           jmethodID id) {
    if (method_total == method_capacity)
        methods = grown(methods, sizeof(Method), &method_capacity, 8192);
    methods[method_total] = (Method){.class_number = class_of,
                                     .name = must_copy(name),
                                     .signature = must_copy(signature),
                                     .id = id};
    return method_total++;
}

void method_tables_create(void) {
    class_add("<unknown class>", "", NULL);
    method_add(UNKNOWN, "<unknown method>", "", NULL);
    class_add("<VM>", "", NULL);
    method_add(COLLECTION, "<collection>", "", NULL);
}

static void fields_free(Field *fields, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) free(fields[i].name);
    free(fields);
}

void method_tables_free(void) {
    for (uint32_t i = 0; i < class_total; i++) {
        free(classes[i].name);
        free(classes[i].source);
        free(classes[i].methods);
        fields_free(classes[i].statics, classes[i].static_count);
        fields_free(classes[i].instances, classes[i].instance_count);
    }
    for (uint32_t i = 0; i < method_total; i++) {
        free(methods[i].name);
        free(methods[i].signature);
    }
    free(classes);
    free(methods);
    classes = NULL;
    methods = NULL;
    class_total = class_capacity = method_total = method_capacity = 0;
    map_free(&class_ids);
    map_free(&method_ids);
}

/* ---- Fields ------------------------------------------------------------------------------ */

static uint8_t field_type(const char *signature) {
    static const char codes[] = "ZCFDBSIJ"; /* in the order of their numbers, from 4 */
    const char *found =
        signature == NULL || *signature == '\0' ? NULL : strchr(codes, signature[0]);
    return found == NULL ? JVMPI_CLASS : (uint8_t)(JVMPI_BOOLEAN + (found - codes));
}

static Field *fields_copy(const JVMPI_Field *told, jint count, uint32_t *kept) {
    if (!hprof.options.heap_dump || count <= 0) return NULL;
    Field *fields = must_alloc((size_t)count, sizeof *fields);
    for (jint i = 0; i < count; i++)
        fields[i] = (Field){must_copy(told[i].field_name), field_type(told[i].field_signature)};
    *kept = (uint32_t)count;
    return fields;
}

/* ---- Classes ----------------------------------------------------------------------------- */

Class *class_at(uint32_t number) { return &classes[number]; }
void class_print(uint32_t number, bool of_arrays) {
    const char *name = class_at(number)->name;
    if (of_arrays) fputs(name[0] == '[' ? "[" : "[L", hprof.out);
    text_print(name);
    if (of_arrays && name[0] != '[') fputc(';', hprof.out);
}

uint32_t class_count(void) { return class_total; }
const Method *method_at(uint32_t number) { return &methods[number]; }

bool ids_are_followed(void) {
    const Options *options = &hprof.options;
    return options->sites || options->heap_dump || options->monitors || options->binary;
}

/* The number of a class whose methods are those that the event defines; a class of the same
 * text is as good. UNKNOWN: there is none. */
static uint32_t class_of_methods(const JVMPI_Event *event) {
    if (event->u.class_load.num_methods <= 0) return UNKNOWN;
    const JVMPI_Method *first = &event->u.class_load.methods[0];
    MapEntry *entry = map_find(&method_ids, (uintptr_t)first->method_id);
    if (entry == NULL) return UNKNOWN;
    uint32_t number = methods[entry->value].class_number;
    const Class *class = &classes[number];
    bool same = class->method_count == (uint32_t)event->u.class_load.num_methods &&
                strcmp(class->name, event->u.class_load.class_name) == 0;
    for (uint32_t i = 0; same && i < class->method_count; i++) {
        const JVMPI_Method *told = &event->u.class_load.methods[i];
        const Method *method = &methods[class->methods[i]];
        same = method->id == told->method_id && strcmp(method->name, told->method_name) == 0 &&
               strcmp(method->signature, told->method_signature) == 0;
    }
    return same ? number : (uint32_t)UNKNOWN;
}

void class_loaded(const JVMPI_Event *event) {
    uintptr_t id = (uintptr_t)event->u.class_load.class_id;
    MapEntry *known = map_find(&class_ids, id);
    if (id == 0) return;
    if (!ids_are_followed()) {
        uint32_t same = class_of_methods(event);
        if (same != UNKNOWN) {
            map_put(&class_ids, id)->value = same;
            return;
        }
    } else if (known != NULL && known->value != UNKNOWN)
        return;
    uint32_t number = class_add(event->u.class_load.class_name, event->u.class_load.source_name,
                                event->u.class_load.class_id);
    jint count = event->u.class_load.num_methods > 0 ? event->u.class_load.num_methods : 0;
    uint32_t *numbers = must_alloc((size_t)count, sizeof(uint32_t));
    for (jint i = 0; i < count; i++) {
        const JVMPI_Method *method = &event->u.class_load.methods[i];
        numbers[i] = method_add(number, method->method_name, method->method_signature,
                                method->method_id);
        map_put(&method_ids, (uintptr_t)method->method_id)->value = numbers[i];
    }
    Class *class = &classes[number];
    class->methods = numbers;
    class->method_count = (uint32_t)count;
    class->interface_count = (uint32_t)event->u.class_load.num_interfaces;
    class->statics = fields_copy(event->u.class_load.statics,
                                 event->u.class_load.num_static_fields, &class->static_count);
    class->instances =
        fields_copy(event->u.class_load.instances, event->u.class_load.num_instance_fields,
                    &class->instance_count);
    map_put(&class_ids, id)->value = number;
    if (hprof.options.binary) binary_class(number);
}

void class_unloaded(jobjectID id) {
    cpu_times_forget_methods();
    if (!ids_are_followed()) return;
    MapEntry *entry = map_find(&class_ids, (uintptr_t)id);
    if (entry == NULL) return;
    Class *class = &classes[entry->value];
    if (hprof.options.binary) {
        Buffer body = {0};
        buffer_u4(&body, entry->value);
        binary_record(HPROF_UNLOAD_CLASS, &body);
        buffer_free(&body);
    }
    class->id = NULL;
    for (uint32_t i = 0; i < class->method_count; i++) {
        MapEntry *method = map_find(&method_ids, (uintptr_t)methods[class->methods[i]].id);
        if (method != NULL) map_remove(&method_ids, method);
    }
    map_remove(&class_ids, entry);
}

void class_moved(jobjectID from, jobjectID to) {
    MapEntry *entry = map_find(&class_ids, (uintptr_t)from);
    if (entry == NULL || from == to) return;
    MapEntry *stale = map_find(&class_ids, (uintptr_t)to);
    if (stale != NULL) map_remove(&class_ids, stale);
    entry = map_find(&class_ids, (uintptr_t)from);
    classes[entry->value].id = to;
    classes[entry->value].moved = true;
    map_rekey(&class_ids, entry, (uintptr_t)to);
}

uint32_t class_number(jobjectID id) {
    if (id == NULL) return UNKNOWN;
    MapEntry *entry = map_find(&class_ids, (uintptr_t)id);
    if (entry != NULL && ids_are_followed()) return entry->value;
    if (entry != NULL) map_remove(&class_ids, entry);
    hprof.jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, id);
    entry = map_find(&class_ids, (uintptr_t)id);
    return entry == NULL ? (uint32_t)UNKNOWN : entry->value;
}

uint32_t method_number(jmethodID id) {
    MapEntry *entry = map_find(&method_ids, (uintptr_t)id);
    if (entry != NULL) return entry->value;
    if (id == NULL) return UNKNOWN;
    jobjectID class_id = hprof.jvmpi->GetMethodClass(id);
    if (class_id != NULL) class_number(class_id);
    entry = map_find(&method_ids, (uintptr_t)id);
    return entry == NULL ? (uint32_t)UNKNOWN : entry->value;
}
