/* SPDX-License-Identifier: MIT */
/* Classes told to an agent: CLASS_LOAD, and CLASS_LOAD_HOOK with the bytes that it answers. */
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "jvmpi/check.h"
#include "jvmpi/jvmpi_events.h"
#include "jvmpi/knowledge.h"
#include "jvmpi/plants.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"

/* Names outlive the class: some agents keep the pointers. */
static char *class_dotted_name(Class *c) {
    size_t size = strlen(c->name) + 32;
    char *buffer = malloc(size);
    if (buffer == NULL) return (char *)(uintptr_t)c->name;
    class_external_name(c, buffer, size);
    const char *name = symbol(c->vm, buffer);
    free(buffer);
    return (char *)(uintptr_t)name;
}

static void fill_method(JVMPI_Method *out, Method *m) {
    jint first = -1, last = -1;
    LineWalk walk = {.code = m->info != NULL ? m->info->code : NULL};
    while (walk.code != NULL && line_walk_next(&walk)) {
        jint line = walk.row.line;
        if (first < 0 || line < first) first = line;
        if (line > last) last = line;
    }
    *out = (JVMPI_Method){(char *)(uintptr_t)m->name, (char *)(uintptr_t)m->descriptor, first,
                          last, method_id(m)};
}

static jint send_class_load(Agent *agent, Thread *t, Class *c, bool requested) {
    if (!agent_has_news(agent, t, &c->told, JVMPI_EVENT_CLASS_LOAD, requested))
        return JVMPI_SUCCESS;
    size_t methods = c->method_count, fields = c->field_count;
    char *memory = malloc(methods * sizeof(JVMPI_Method) + fields * sizeof(JVMPI_Field) + 1);
    if (memory == NULL) return JVMPI_FAIL;
    JVMPI_Method *method = (JVMPI_Method *)(void *)memory;
    JVMPI_Field *statics = (JVMPI_Field *)(void *)(method + methods);
    for (size_t i = 0; i < methods; i++) fill_method(&method[i], &c->methods[i]);
    size_t static_count = 0, instance_count = 0;
    for (size_t i = 0; i < fields; i++) static_count += (c->fields[i].flags & ACC_STATIC) != 0;
    JVMPI_Field *instances = statics + static_count;
    static_count = 0;
    for (size_t i = 0; i < fields; i++) {
        Field *f = &c->fields[i];
        JVMPI_Field *out =
            f->flags & ACC_STATIC ? &statics[static_count++] : &instances[instance_count++];
        *out = (JVMPI_Field){(char *)(uintptr_t)f->name, (char *)(uintptr_t)f->descriptor};
    }
    const char *source = "";
    if (c->file != NULL && c->file->source_file.bytes != NULL)
        source = symbol_intern(c->vm, c->file->source_file.bytes, c->file->source_file.length);
    JVMPI_Event event = {
        .event_type = JVMPI_EVENT_CLASS_LOAD,
        .u.class_load = {.class_name = class_dotted_name(c),
                         .source_name = (char *)(uintptr_t)source,
                         /* Arrays implement two, but their records count none. */
                         .num_interfaces = c->is_array ? 0 : (jint)c->interface_count,
                         .num_methods = (jint)methods,
                         .methods = method,
                         .num_static_fields = (jint)static_count,
                         .statics = statics,
                         .num_instance_fields = (jint)instance_count,
                         .instances = instances,
                         .class_id = object_id(c->mirror)}};
    agent_deliver(agent, t, &event, EVENT_NO_GC, requested);
    check_spoil(agent, memory, methods * sizeof(JVMPI_Method) + fields * sizeof(JVMPI_Field));
    free(memory);
    return JVMPI_SUCCESS;
}

jint agent_deliver_class_load(Agent *agent, Thread *t, Class *c, bool requested) {
    uint32_t bit = agent_bit(agent);
    if (atomic_load(&c->told) & bit) return send_class_load(agent, t, c, requested);
    ClassTelling telling = {.class_ = c, .agent = agent};
    if (t != NULL) {
        telling.outer = jvmpi_thread(t)->class_telling;
        jvmpi_thread(t)->class_telling = &telling;
    }
    atomic_fetch_or(&c->telling, bit);
    jint result = send_class_load(agent, t, c, requested);
    atomic_fetch_and(&c->telling, ~bit);
    if (t != NULL) jvmpi_thread(t)->class_telling = telling.outer;
    return result;
}

/* While a hook's handler runs, what it takes from malloc_f is noted on its thread, so that the
 * VM frees nothing else: a buffer from elsewhere is used all the same and stays the agent's. */
static void *hook_malloc(unsigned int bytes) {
    void *memory = malloc(bytes);
    Thread *t = thread_current_any();
    ForeignPages *pages = agent_pages(t);
    if (pages != NULL) pages->taken[pages->taken_count++ % FOREIGN_TAKEN] = memory;
    return memory;
}

static bool taken_from_malloc_f(Thread *t, const void *memory) {
    const ForeignPages *pages = agent_pages(t);
    for (unsigned i = 0; pages != NULL && i < FOREIGN_TAKEN; i++)
        if (pages->taken[i] == memory) return true;
    return false;
}

static bool came_from_malloc_f(Thread *t, const void *memory) {
    ForeignPages *pages = agent_pages(t);
    for (unsigned i = 0; pages != NULL && i < FOREIGN_TAKEN; i++)
        if (pages->taken[i] == memory) {
            pages->taken[i] = NULL; /* the VM's from now on */
            return true;
        }
    return false;
}

/* What the handler answered becomes the class's bytes; the VM owns what it keeps. NULL: no
 * memory. */
static uint8_t *hook_answer(Thread *t, uint8_t *answer, jint *length) {
    if (came_from_malloc_f(t, answer)) {
        if (*length > 0 && (size_t)*length > malloc_usable_size(answer)) *length = 0;
        return answer;
    }
    if (*length <= 0 || !foreign_memory_readable(agent_pages(t), answer, (size_t)*length))
        *length = 0;
    uint8_t *copy = malloc((size_t)*length + 1);
    if (copy != NULL && *length > 0) memcpy(copy, answer, (size_t)*length);
    return copy;
}

void agent_deliver_class_load_hook(Agent *agent, Thread *t, Event *event) {
    uint8_t *bytes = event->class_load_hook.new_bytes;
    uint32_t length = event->class_load_hook.new_length;
    if (!agent_enabled(agent, JVMPI_EVENT_CLASS_LOAD_HOOK) ||
        agent->table.NotifyEvent == NULL || event->class_load_hook.out_of_memory)
        return;
    if (t != NULL && agent_in_progress(agent, t) >> JVMPI_EVENT_CLASS_LOAD_HOOK & 1)
        return; /* its own handler loads a class: that one stays as it is */
    if (bytes == NULL || PLANTED(agent->vm, R223)) {
        bytes = (uint8_t *)(uintptr_t)event->class_load_hook.bytes;
        length = event->class_load_hook.length;
    }
    JVMPI_Event hook = {.event_type = JVMPI_EVENT_CLASS_LOAD_HOOK,
                        .u.class_load_hook = {.class_data = bytes,
                                              .class_data_len = (jint)length,
                                              .malloc_f = hook_malloc}};
    agent_deliver(agent, t, &hook, EVENT_RUNNING, false);
    uint8_t *answer = hook.u.class_load_hook.new_class_data;
    jint answered = hook.u.class_load_hook.new_class_data_len;
    if (answer == bytes) return;
    if (answer == NULL && !agent->checks && !atomic_exchange(&agent->told_silent, true))
        fprintf(stderr,
                "minijvm: agent %s: its handler of CLASS_LOAD_HOOK set no new_class_data (rule "
                "R108: the class's own "
                "class_data, when nothing is changed); such classes stay as they are\n",
                agent->name);
    uint64_t in_event = t != NULL ? jvmpi_thread(t)->in_event[agent->slot] : 0;
    if (t != NULL)
        agent_set_in_event(
            agent, t, in_event | UINT64_C(1) << JVMPI_EVENT_CLASS_LOAD_HOOK); /* for reports */
    CHECK_RULE(agent, answer == NULL, "R108",
               "the handler of CLASS_LOAD_HOOK set no new_class_data");
    CHECK_RULE(agent, answer != NULL && !taken_from_malloc_f(t, answer), "R109",
               "new_class_data %p is not from malloc_f", (void *)answer);
    if (t != NULL) agent_set_in_event(agent, t, in_event);
    if (answer == NULL) return; /* as it is, whatever an earlier agent made of it */
    answer = hook_answer(t, answer, &answered);
    free(event->class_load_hook.new_bytes);
    event->class_load_hook.new_bytes = answer;
    event->class_load_hook.new_length = answered > 0 ? (uint32_t)answered : 0;
    event->class_load_hook.out_of_memory = answer == NULL;
}
