/* SPDX-License-Identifier: MIT */
/* Violations between VM and agent: a row of plants.def becomes a function that stands in for a
 * member of the agent's table or for NotifyEvent. One is active at a time. */
#include "jvmpi/plants.h"

#ifdef MINIJVM_PLANTS

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "jvmpi/agent.h"
#include "jvmpi/plant_records.h"
#include "jvmpi/raw_monitor.h"
#include "jvmpi/thunks.h"
#include "vm/model/class.h"
#include "vm/model/thread_list.h"
#include "vm/objects/operations.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/transition.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-function"

typedef enum PlantKind {
    PLANT_EVENT,
    PLANT_FUNCTION,
    PLANT_TABLE,
    PLANT_LOAD,
    PLANT_INSIDE
} PlantKind;

typedef struct Plant {
    const char *name, *words;
    PlantKind kind;
    size_t of; /* an event's number, 0 any; a member's offset */
    void (*function)(void);
} Plant;

enum { PLANTS_HELD = 64 };

struct Plants {
    const Plant *plant;
    _Atomic long count, other_count; /* as the row likes */
    _Atomic uintptr_t word;
    pthread_mutex_t turn; /* of handlers that come one by one; re-entrant */
    pthread_mutex_t lock; /* leaf: what is held back */
    int held_count;
    JVMPI_Event held[PLANTS_HELD];
};

/* ---- What rows of events are made of ---- */

#define SWAP(a, b)                                                                             \
    do {                                                                                       \
        __typeof__(a) swapped = (a);                                                           \
        (a) = (b);                                                                             \
        (b) = swapped;                                                                         \
    } while (0)

static void tell(const Delivery *d) { d->agent->table.NotifyEvent(d->event); }

/* How often this was asked before, and once more. */
static long counted(const Delivery *d) { return atomic_fetch_add(&d->plants->count, 1) + 1; }

static void drop(const Delivery *d) {}

static void tell_twice(const Delivery *d) {
    JVMPI_Event again = *d->event;
    tell(d);
    d->agent->table.NotifyEvent(&again);
}

/* An event of a number and a thread that did not happen. */
static void tell_plain(const Delivery *d, jint number) {
    JVMPI_Event event = {.event_type = number, .env_id = d->event->env_id};
    d->agent->table.NotifyEvent(&event);
}

/* Puts it back until release() sends it. What it points to has to last: names and numbers do,
 * arrays do not. */
static void hold(const Delivery *d) {
    pthread_mutex_lock(&d->plants->lock);
    bool room = d->plants->held_count < PLANTS_HELD;
    if (room) d->plants->held[d->plants->held_count++] = *d->event;
    pthread_mutex_unlock(&d->plants->lock);
    if (!room) tell(d);
}

static void release(const Delivery *d) {
    for (;;) {
        JVMPI_Event event;
        pthread_mutex_lock(&d->plants->lock);
        bool any = d->plants->held_count > 0;
        if (any) {
            event = d->plants->held[0];
            memmove(d->plants->held, d->plants->held + 1,
                    (size_t)--d->plants->held_count * sizeof event);
        }
        pthread_mutex_unlock(&d->plants->lock);
        if (!any) return;
        d->agent->table.NotifyEvent(&event);
    }
}

static void *tell_from(void *data) {
    tell(data);
    return NULL;
}

/* On a thread that the VM does not know. */
static void tell_elsewhere(const Delivery *d) {
    pthread_t other;
    if (pthread_create(&other, NULL, tell_from, (void *)(uintptr_t)d) == 0)
        pthread_join(other, NULL);
}

/* One handler at a time. */
static void tell_in_turn(const Delivery *d) {
    pthread_mutex_lock(&d->plants->turn);
    tell(d);
    pthread_mutex_unlock(&d->plants->turn);
}

/* Events of this number come after the next one of the same thread. */
static void tell_late(const Delivery *d, jint number) {
    JVMPI_Event *held = &d->plants->held[0];
    if (d->number == number) {
        d->plants->held_count = 1;
        *held = *d->event;
        return;
    }
    tell(d);
    if (d->plants->held_count == 0 || held->env_id != d->event->env_id) return;
    d->plants->held_count = 0;
    d->agent->table.NotifyEvent(held);
}

/* The event and all that happens in its handler; then, of the next one of the number asked for
 * within, the outer structure. */
static void tell_in_one_structure(const Delivery *d) {
    JVMPI_Event *outer = (JVMPI_Event *)atomic_load(&d->plants->word);
    if (d->requested) {
        if (outer != NULL) outer->u = d->event->u;
        tell(d);
    } else {
        atomic_store(&d->plants->word, (uintptr_t)d->event);
        tell(d);
        atomic_store(&d->plants->word, 0);
    }
}

/* As malloc_f answers: the class stays as it is. */
static void drop_hook(const Delivery *d) {
    d->event->u.class_load_hook.new_class_data = d->event->u.class_load_hook.class_data;
    d->event->u.class_load_hook.new_class_data_len = d->event->u.class_load_hook.class_data_len;
}
static void *no_memory(unsigned int bytes) { return NULL; }

/* A copy in which `from` is `to`; nobody frees it. */
static char *rewritten(const char *text, const char *from, const char *to) {
    const char *at = text != NULL ? strstr(text, from) : NULL;
    if (at == NULL) return (char *)(uintptr_t)text;
    char *copy = malloc(strlen(text) + strlen(to) + 1);
    if (copy == NULL) return (char *)(uintptr_t)text;
    memcpy(copy, text, (size_t)(at - text));
    strcpy(copy + (at - text), to);
    strcat(copy, at + strlen(from));
    return copy;
}
static void rewrite_methods(JVMPI_Event *event, const char *from, const char *to) {
    for (jint i = 0; i < event->u.class_load.num_methods; i++)
        event->u.class_load.methods[i].method_name =
            rewritten(event->u.class_load.methods[i].method_name, from, to);
}

static void swap_fields(JVMPI_Event *event) {
    JVMPI_Field *fields = event->u.class_load.statics;
    jint count = event->u.class_load.num_static_fields;
    event->u.class_load.statics = event->u.class_load.instances;
    event->u.class_load.num_static_fields = event->u.class_load.num_instance_fields;
    event->u.class_load.instances = fields;
    event->u.class_load.num_instance_fields = count;
}
static void name_signatures(JVMPI_Event *event) {
    for (jint i = 0; i < event->u.class_load.num_methods; i++)
        event->u.class_load.methods[i].method_signature =
            event->u.class_load.methods[i].method_name;
}

/* Each line so much more, -1: all are the first. The table is the VM's own: the event gets a
 * copy that nobody frees. */
static void change_lines(JVMPI_Event *event, jint offset, jint line) {
    size_t count = (size_t)event->u.compiled_method_load.lineno_table_size;
    JVMPI_Lineno *lines = malloc((count + 1) * sizeof *lines);
    if (lines == NULL) return;
    for (size_t i = 0; i < count; i++) {
        lines[i] = event->u.compiled_method_load.lineno_table[i];
        lines[i].offset += offset;
        lines[i].lineno = line >= 0 ? lines[i].lineno + line : lines[0].lineno;
    }
    event->u.compiled_method_load.lineno_table = lines;
}

/* The arena that objects were moved to ends in the same collection. */
static void tell_end_of_latest_arena(const Delivery *d) {
    if (d->number == JVMPI_EVENT_OBJECT_MOVE)
        atomic_store(&d->plants->word, (uintptr_t)d->event->u.obj_move.new_arena_id);
    if (d->number == JVMPI_EVENT_GC_FINISH && counted(d) == 3) {
        JVMPI_Event end = {.event_type = JVMPI_EVENT_ARENA_DELETE,
                           .env_id = d->event->env_id,
                           .u.delete_arena.arena_id = (jint)atomic_load(&d->plants->word)};
        d->agent->table.NotifyEvent(&end);
    }
    tell(d);
}

static void tell_deaths_behind_arena(const Delivery *d) {
    if (d->number == JVMPI_EVENT_OBJECT_FREE) {
        hold(d);
        return;
    }
    if (d->number == JVMPI_EVENT_GC_FINISH) release(d);
    tell(d);
    if (d->number == JVMPI_EVENT_ARENA_DELETE) release(d);
}

/* The field after GC was on for so long that a collection may have come. */
static void tell_with_gc_on(const Delivery *d) {
    int count = 0;
    for (; d->thread != NULL && gate_is_off(d->thread); count++) gate_gc_on(d->thread);
    tell(d);
    while (count-- > 0) gate_gc_off(d->thread, true);
}

static void swap_frames(JVMPI_CallTrace *traces, jint count) {
    for (jint i = 0; i < count; i++) {
        if (traces[i].num_frames < 2) continue;
        JVMPI_CallFrame first = traces[i].frames[0];
        traces[i].frames[0] = traces[i].frames[1];
        traces[i].frames[1] = first;
    }
}

/* ---- What rows of objects and classes are made of ---- */

static Object *object_at(jobjectID id) { return (Object *)(void *)id; }
static jobjectID class_id_of(jobjectID id) {
    return id != NULL ? object_id(object_class(object_at(id))->mirror) : NULL;
}
static jobjectID super_id_of(jobjectID id) {
    const Class *c = class_of_mirror(object_at(id));
    return c->super != NULL ? object_id(c->super->mirror) : id;
}
static bool is_thread(const Delivery *d, jobjectID id) {
    return object_is_instance(object_at(id), d->agent->vm->known.Thread_);
}
static Method *method_of(jmethodID id) { return (Method *)(void *)id; }

static const char *slashed(const char *name) {
    static _Thread_local char text[512];
    size_t i = 0;
    for (; name[i] != 0 && i + 1 < sizeof text; i++) text[i] = name[i] == '.' ? '/' : name[i];
    text[i] = 0;
    return text;
}

static void shift_lines(JVMPI_CallTrace *trace) {
    for (jint i = 0; i < trace->num_frames; i++)
        if (trace->frames[i].lineno > 0) trace->frames[i].lineno++;
}

static void tell_while_stopped(const Delivery *d) {
    thread_enter_vm(d->thread);
    world_stop(d->thread);
    tell(d);
    world_resume(d->thread);
    thread_leave_vm(d->thread, THREAD_NATIVE);
}

static void tell_of_death(const Delivery *d, jobjectID id) {
    JVMPI_Event event = {.event_type = JVMPI_EVENT_OBJECT_FREE,
                         .env_id = d->event->env_id,
                         .u.obj_free.obj_id = id};
    d->agent->table.NotifyEvent(&event);
}

static void rest(long seconds) { nanosleep(&(struct timespec){.tv_sec = seconds}, NULL); }

/* ---- What rows of functions are made of ---- */

static Plants *plants_of(int slot) {
    Agent *agent = agent_at(slot);
    return agent != NULL ? agent->plants : NULL;
}
static VM *vm_of(int slot) { return agent_at(slot) != NULL ? agent_at(slot)->vm : NULL; }
static void answer_all(jint count, jint *results) {
    for (jint i = 0; i < count && count < 100; i++) results[i] = JVMPI_SUCCESS;
}
static long counted_in(int slot) { return atomic_fetch_add(&plants_of(slot)->count, 1) + 1; }
/* What it was when this was asked first. */
static void *first_of(int slot, const void *value) {
    uintptr_t none = 0;
    atomic_compare_exchange_strong(&plants_of(slot)->word, &none, (uintptr_t)value);
    return (void *)atomic_load(&plants_of(slot)->word);
}
static Thread *caller(int slot) { return thread_current(agent_at(slot)->vm); }
static bool in_handler(int slot) {
    const Thread *t = caller(slot);
    return t != NULL && jvmpi_thread(t)->in_event[slot] != 0;
}
static bool is_stopped(int slot) {
    return agent_at(slot)->vm->gate.stopper != NULL &&
           agent_at(slot)->vm->gate.stopper == caller(slot);
}
static bool is_off(int slot) { return caller(slot) != NULL && gate_is_off(caller(slot)); }
static bool holds_suspended(int slot) { return atomic_load(&agent_at(slot)->suspended) > 0; }
static bool is_main(int slot, JNIEnv *env) {
    return (void *)env == (void *)agent_at(slot)->vm->threads.main;
}
static bool init_is_done(int slot) {
    return atomic_load(&jvmpi_of(agent_at(slot)->vm)->init_done);
}

static void collect_with_gc_off(int slot) {
    Thread *t = caller(slot);
    int count = 0;
    while (t != NULL && gate_is_off(t)) {
        gate_gc_on(t);
        count++;
    }
    jvmpi_run_gc(slot);
    while (count-- > 0) gate_gc_off(t, true);
}

static void invent(int slot, jint number) {
    JVMPI_Event event = {.event_type = number, .env_id = (JNIEnv *)(void *)caller(slot)};
    if (agent_at(slot)->table.NotifyEvent != NULL) agent_at(slot)->table.NotifyEvent(&event);
}

static void enable_all(int slot) {
    Thread *t = caller(slot);
    while (t != NULL && jvmpi_thread(t)->gc_off[slot] > 0) jvmpi_enable_gc(slot);
}

static void trace_reversed(int slot, JVMPI_CallTrace *trace, jint depth) {
    jvmpi_get_call_trace(slot, trace, depth);
    for (jint i = 0; i < trace->num_frames / 2; i++) {
        JVMPI_CallFrame swapped = trace->frames[i];
        trace->frames[i] = trace->frames[trace->num_frames - 1 - i];
        trace->frames[trace->num_frames - 1 - i] = swapped;
    }
}

static jlong clock_of(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (jlong)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* Of the object that an id stands for: a thread that has ended. */
static bool is_ended_thread(int slot, const void *id) {
    VM *vm = agent_at(slot)->vm;
    return object_is_valid(vm, id) &&
           object_is_instance((Object *)(uintptr_t)id, vm->known.Thread_) &&
           thread_of_object((Object *)(uintptr_t)id) == NULL;
}

static void run_nothing(void *argument) {}

static void run_as_no_daemon(void *argument) {
    Thread *t = thread_current_any();
    Plants *plants = jvmpi_of(t->vm)->agents[0]->plants;
    *((uint8_t *)t->object + t->vm->known.Thread_daemon) = 0;
    ((void (*)(void *))atomic_load(&plants->word))(argument);
}
/* One after the other: what to run is remembered until it runs. */
static jint create_no_daemon(int slot, char *name, jint priority, void (*f)(void *)) {
    atomic_store(&plants_of(slot)->word, (uintptr_t)f);
    return jvmpi_create_system_thread(slot, name, priority, run_as_no_daemon);
}

static void exit_wholly(int slot, JVMPI_RawMonitor monitor) {
    RawMonitor *m = (RawMonitor *)(void *)monitor;
    while (raw_monitor_is_own(m)) raw_monitor_exit(m);
}
static bool owned_by_other(JVMPI_RawMonitor monitor) {
    RawMonitor *m = (RawMonitor *)(void *)monitor;
    return atomic_load(&m->owner) != 0 && !raw_monitor_is_own(m);
}
static void sleep_milliseconds(jlong ms) {
    nanosleep(&(struct timespec){.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000}, NULL);
}

#include "jvmpi/plant_signatures.h"

/* ---- What rows of the table and of loading are made of ---- */

typedef struct Handing {
    Plants *plants;
    Agent *agent;
    JVMPI_Interface *table;
    void **env; /* what the caller of GetEnv gets */
    jint answer;
    bool first;
} Handing;

typedef struct Loading {
    Agent *agent;
    PlantsOnLoad on_load;
    JavaVM *vm;
    char *options;
    void *reserved;
} Loading;

static void notify_nobody(JVMPI_Event *event) {}

static void swap_members(JVMPI_Interface *table, size_t a, size_t b) {
    void *one, *other;
    memcpy(&one, (char *)table + a, sizeof one);
    memcpy(&other, (char *)table + b, sizeof other);
    memcpy((char *)table + a, &other, sizeof other);
    memcpy((char *)table + b, &one, sizeof one);
}
#define SWAP_MEMBERS(a, b)                                                                     \
    if (h->first)                                                                              \
    swap_members(table, offsetof(JVMPI_Interface, a), offsetof(JVMPI_Interface, b))

static char *text(const char *constant) { return (char *)(uintptr_t)constant; }
static char *cut_options(char *options, const char *at) {
    if (options != NULL) options[strcspn(options, at)] = 0;
    return options;
}

static jint load(const Loading *l) { return l->on_load(l->vm, l->options, l->reserved); }

/* ---- The rows ---- */

#define JVMPI_EVENT_ANY 0
#define EVENT(name, type, words, ...)                                                          \
    static void plant_##name(const Delivery *d, JVMPI_Event *event) { __VA_ARGS__; }
#define FUNCTION(name, member, words, ...)                                                     \
    static RESULT_##member plant_##name(PARAMETERS_##member) { return __VA_ARGS__; }
#define TABLE(name, words, ...)                                                                \
    static void plant_##name(Handing *h, JVMPI_Interface *table) { __VA_ARGS__; }
#define LOAD(name, words, ...)                                                                 \
    static jint plant_##name(Loading *l) { return __VA_ARGS__; }
#define INSIDE(name, words)
#define NONE(statement, words)
#include "jvmpi/plants.def"
#undef EVENT
#undef FUNCTION
#undef TABLE
#undef LOAD
#undef INSIDE

#define ROW(name, words, kind, of)    {#name, words, kind, of, (void (*)(void))plant_##name},
#define EVENT(name, type, words, ...) ROW(name, words, PLANT_EVENT, JVMPI_EVENT_##type)
#define FUNCTION(name, member, words, ...)                                                     \
    ROW(name, words, PLANT_FUNCTION, offsetof(JVMPI_Interface, member))
#define TABLE(name, words, ...) ROW(name, words, PLANT_TABLE, 0)
#define LOAD(name, words, ...)  ROW(name, words, PLANT_LOAD, 0)
#define INSIDE(name, words)     {#name, words, PLANT_INSIDE, 0, NULL},
static const Plant rows[] = {
#include "jvmpi/plants.def"
};

/* ---- Choosing ---- */

bool plants_is(const VM *vm, const char *name) {
    return vm != NULL && vm->options.plant[0] != 0 && strcmp(vm->options.plant, name) == 0;
}

static const Plant *chosen(const VM *vm) {
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (plants_is(vm, rows[i].name)) return &rows[i];
    return NULL;
}

bool plants_known(const VM *vm) { return vm->options.plant[0] == 0 || chosen(vm) != NULL; }

Plants *plants_new(VM *vm) {
    const Plant *plant = chosen(vm);
    Plants *plants = plant != NULL ? calloc(1, sizeof *plants) : NULL;
    if (plants == NULL) return NULL;
    plants->plant = plant;
    if (PLANTED(vm, R215b)) vm->options.hidden_hooks = true;
    pthread_mutexattr_t again;
    pthread_mutexattr_init(&again);
    pthread_mutexattr_settype(&again, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&plants->turn, &again);
    pthread_mutexattr_destroy(&again);
    pthread_mutex_init(&plants->lock, NULL);
    return plants;
}

void plants_free(Plants *plants) {
    if (plants == NULL) return;
    pthread_mutex_destroy(&plants->turn);
    pthread_mutex_destroy(&plants->lock);
    free(plants);
}

/* ---- The hooks ---- */

void (*plants_function(int slot, size_t member))(void) {
    const Plants *plants = plants_of(slot);
    if (plants == NULL || plants->plant->kind != PLANT_FUNCTION || plants->plant->of != member)
        return NULL;
    return plants->plant->function;
}

void plants_deliver(Agent *agent, Thread *t, JVMPI_Event *event) {
    Plants *plants = agent->plants;
    Delivery d = {.plants = plants,
                  .agent = agent,
                  .thread = t,
                  .event = event,
                  .number = event->event_type & ~JVMPI_REQUESTED_EVENT,
                  .requested = (event->event_type & JVMPI_REQUESTED_EVENT) != 0};
    if (plants == NULL || plants->plant->kind != PLANT_EVENT ||
        (plants->plant->of != 0 && plants->plant->of != (size_t)d.number))
        tell(&d);
    else
        ((void (*)(const Delivery *, JVMPI_Event *))plants->plant->function)(&d, event);
}

jint plants_table(Agent *agent, void **env, jint answer) {
    Plants *plants = agent->plants;
    if (plants == NULL || plants->plant->kind != PLANT_TABLE) return answer;
    Handing h = {plants, agent,  &agent->table,
                 env,    answer, atomic_exchange(&plants->word, 1) == 0};
    ((void (*)(Handing *, JVMPI_Interface *))plants->plant->function)(&h, &agent->table);
    return h.answer;
}

jint plants_load(Agent *agent, PlantsOnLoad on_load, JavaVM *vm, char *options) {
    Loading l = {agent, on_load, vm, options, NULL};
    const Plants *plants = agent->plants;
    if (plants == NULL || plants->plant->kind != PLANT_LOAD) return load(&l);
    return ((jint(*)(Loading *))plants->plant->function)(&l);
}

#endif
