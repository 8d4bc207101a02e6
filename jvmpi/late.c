/* SPDX-License-Identifier: MIT */
/* What a late agent missed. GC is off on the telling thread from the first kind to the last, so
 * objects stay where they are and nothing is unloaded; threads and references that are listed
 * do not end meanwhile (vm->threads.dumps). A kind comes to be wanted in the same stop in which
 * what there is of it is listed, and threads hear of it there and then: so what the list lacks
 * is told live, and what it has is not. No handler runs while threads are stopped. */
#include "jvmpi/late.h"

#include <stdlib.h>
#include <string.h>

#include "jvmpi/choice.h"
#include "jvmpi/jvmpi.h"
#include "jvmpi/jvmpi_events.h"
#include "jvmpi/knowledge.h"
#include "jvmpi/thunks.h"
#include "vm/heap/global_references.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/model/handles.h"
#include "vm/model/thread_list.h"
#include "vm/system/lock.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/stack_walk.h"
#include "vm/threads/transition.h"

#define BIT(name) (UINT64_C(1) << JVMPI_EVENT_##name)

/* One kind after the other; the last has the rest. */
static const uint64_t KINDS[] = {
    BIT(ARENA_NEW) | BIT(ARENA_DELETE),
    BIT(THREAD_START) | BIT(THREAD_END),
    BIT(CLASS_LOAD) | BIT(CLASS_UNLOAD) | BIT(CLASS_LOAD_HOOK),
    BIT(COMPILED_METHOD_LOAD) | BIT(COMPILED_METHOD_UNLOAD),
    BIT(JNI_GLOBALREF_ALLOC) | BIT(JNI_GLOBALREF_FREE) | BIT(JNI_WEAK_GLOBALREF_ALLOC) |
        BIT(JNI_WEAK_GLOBALREF_FREE),
    BIT(OBJECT_ALLOC) | BIT(OBJECT_FREE) | BIT(OBJECT_MOVE) | BIT(GC_START) | BIT(GC_FINISH),
};
enum {
    KIND_ARENAS,
    KIND_THREADS,
    KIND_CLASSES,
    KIND_CODE,
    KIND_REFERENCES,
    KIND_OBJECTS,
    KIND_COUNT
};
static const uint64_t METHODS =
    BIT(METHOD_ENTRY) | BIT(METHOD_ENTRY2) | BIT(METHOD_EXIT) | BIT(INSTRUCTION_START);

/* ---- Lists ---- */

typedef struct Item {
    const void *what, *object;
    int number;
} Item;

typedef struct List {
    Agent *agent;
    Item *items;
    size_t count, capacity;
    bool failed;
    struct List *coming; /* references whose beginning or end the agent will be told */
} List;

static void list_add(List *list, Item item) {
    if (list->count == list->capacity && !list->failed) {
        size_t capacity = list->capacity == 0 ? 1024 : 2 * list->capacity;
        Item *grown = realloc(list->items, capacity * sizeof *grown);
        if (grown == NULL)
            list->failed = true;
        else
            list->items = grown, list->capacity = capacity;
    }
    if (!list->failed) list->items[list->count++] = item;
}

static bool list_has(const List *list, const void *what) {
    size_t i = 0;
    while (i < list->count && list->items[i].what != what) i++;
    return i < list->count;
}

static void list_arena(void *data, int arena, const char *name) {
    list_add(data, (Item){.what = name, .number = arena});
}

/* A thread whose end is told to others, and will not be told to the agent, is none to it. */
static void list_thread(void *data, Thread *thread) {
    List *list = data;
    const Event *end = thread->delivery.end_event;
    if (thread->object == NULL || !thread->started_event_sent || thread->end_is_told) return;
    if (end == NULL || events_is_to_come(&list->agent->vm->events, end, &list->agent->listener))
        list_add(list, (Item){.what = thread, .object = thread->object});
    else
        atomic_fetch_or(&jvmpi_thread(thread)->end_told, agent_bit(list->agent));
}

static bool is_behind(const Agent *agent, const Agent *first) {
    const Listener *l = &first->listener;
    while (l != NULL && l != &agent->listener) l = __atomic_load_n(&l->next, __ATOMIC_ACQUIRE);
    return l != NULL;
}

/* Another thread tells of the class, and will tell this agent: unless it tells one behind this
 * one already, whose listener is that of one that left. */
static bool class_is_to_come(const Agent *agent, const Class *c) {
    const Thread *announcer = atomic_load(&c->announcer);
    if (announcer == NULL) return false;
    for (const ClassTelling *telling = jvmpi_thread(announcer)->class_telling; telling != NULL;
         telling = telling->outer)
        if (telling->class_ == c) return is_behind(agent, telling->agent);
    return true;
}

static void list_class(void *data, Class *c) {
    const Agent *agent = ((List *)data)->agent;
    if (c->is_primitive || c->mirror == NULL || class_is_to_come(agent, c) ||
        loader_class_died(c) != 0)
        return;
    list_add(data, (Item){.what = c, .number = (int)c->instance_serial});
}

/* Those in the middle of their beginning or end. */
static void list_coming(void *data, Thread *thread) {
    List *coming = data;
    for (const ReferenceTelling *telling = thread->delivery.reference_telling; telling != NULL;
         telling = telling->outer)
        if (events_is_to_come(&thread->vm->events, telling->event, &coming->agent->listener))
            list_add(coming, (Item){.what = telling->reference});
}

/* Also a weak one whose object is gone: it is still to be freed. One whose beginning the agent
 * will be told is not listed, nor one whose end it will not be told. */
static void list_reference(void *data, Object **slot, bool weak, ReferenceNews news) {
    List *list = data;
    bool comes = news != REFERENCE_IS_KNOWN && list_has(list->coming, slot);
    if (news == REFERENCE_IS_KNOWN || comes == (news == REFERENCE_ENDS))
        list_add(list, (Item){.what = slot, .object = *slot, .number = weak});
}

static void list_references(VM *vm, List *list) {
    List coming = {.agent = list->agent};
    list->coming = &coming;
    thread_visit_all(vm, list_coming, &coming);
    global_references_visit(vm, list_reference, list);
    global_references_visit_cleared(vm, list_reference, list);
    list->failed |= coming.failed;
    list->coming = NULL;
    free(coming.items);
}

static void list_object(void *data, Object *object, int arena) {
    list_add(data, (Item){.object = object, .number = arena});
}

static int by_number(const void *a, const void *b) {
    unsigned first = (unsigned)((const Item *)a)->number,
             second = (unsigned)((const Item *)b)->number;
    return first < second ? -1 : first > second;
}

/* ---- Stacks ---- */

typedef enum StackState { STACK_WAITS, STACK_IS_TOLD, STACK_DONE } StackState;

typedef struct LateStack {
    Thread *thread;
    StackState state;
    size_t first, count; /* in the methods: the innermost first */
} LateStack;

struct LateStacks {
    LateStack *stacks;
    size_t count, capacity;
    Method **methods;
    size_t method_count, method_capacity;
    unsigned
        users; /* threads that look at this; guarded by the agent's lock, as the states are */
    pthread_cond_t changed;
    Agent *agent;
    Thread *teller, *for_thread;
    bool failed;
};

bool late_comes_to(const Event *event, const Listener *listener) {
    const Listener *l = event->told;
    do l = l != NULL ? __atomic_load_n(&l->next, __ATOMIC_ACQUIRE) : NULL;
    while (l != NULL && l != listener);
    return l != NULL && (atomic_load(&l->wanted) >> event->type & 1);
}

bool late_end_is_over(const Listener *listener, const Thread *thread, const Frame *frame) {
    /* Of several agents each may be told in the short way, one after the other. */
    for (const MethodTelling *telling = thread->delivery.method_telling; telling != NULL;
         telling = telling->outer)
        if (telling->frame == frame && (telling->event->type == EVENT_method_exit ||
                                        telling->event->type == EVENT_chosen_exit))
            return !late_comes_to(telling->event, listener);
    const Frame *brief =
        thread->delivery.brief_frame != NULL ? thread->delivery.brief_frame : thread->frame;
    if (thread->brief_event == JVMPI_EVENT_METHOD_EXIT && frame == brief) return true;
    return thread->delivery.brief_ended == JVMPI_EVENT_METHOD_EXIT &&
           frame == thread->delivery.brief_ended_frame;
}

/* An entry that others are being told of, and would come to this agent, does not: the agent has
 * it with the stack. */
static bool is_left_out(const struct LateStacks *all, const Thread *thread,
                        const Frame *frame) {
    if (late_end_is_over(&all->agent->listener, thread, frame)) return true;
    for (MethodTelling *telling = thread->delivery.method_telling; telling != NULL;
         telling = telling->outer)
        if (telling->frame == frame && late_comes_to(telling->event, &all->agent->listener))
            telling->told |= agent_bit(all->agent);
    return false;
}

static void list_stack(void *data, Thread *thread) {
    struct LateStacks *all = data;
    if (all->failed || thread->frame == NULL) return;
    if (all->count == all->capacity) {
        size_t capacity = all->capacity == 0 ? 64 : 2 * all->capacity;
        LateStack *grown = realloc(all->stacks, capacity * sizeof *grown);
        if (grown == NULL) {
            all->failed = true;
            return;
        }
        all->stacks = grown;
        all->capacity = capacity;
    }
    LateStack *stack = &all->stacks[all->count];
    *stack = (LateStack){.thread = thread, .first = all->method_count};
    StackWalk walk = stack_walk_begin(thread);
    while (stack_walk_next(&walk)) {
        if (is_left_out(all, thread, walk.at.frame)) continue;
        if (all->method_count == all->method_capacity) {
            size_t capacity = all->method_capacity == 0 ? 1024 : 2 * all->method_capacity;
            Method **grown = realloc(all->methods, capacity * sizeof *grown);
            if (grown == NULL) {
                all->failed = true;
                return;
            }
            all->methods = grown;
            all->method_capacity = capacity;
        }
        all->methods[all->method_count++] = walk.at.method;
        stack->count++;
    }
    if (stack->count > 0) all->count++;
}

Thread *late_told_for(const Agent *agent) {
    const struct LateStacks *all = atomic_load(&agent->stacks);
    return all != NULL && all->for_thread != NULL && all->teller == thread_current_any()
               ? all->for_thread
               : NULL;
}

/* The calling thread tells the stack of `thread`, bottom up. The state is STACK_IS_TOLD; IN_VM.
 */
static void tell_stack(Agent *agent, Thread *t, const struct LateStacks *all,
                       const LateStack *stack) {
    for (size_t i = stack->count; i-- > 0;) {
        Method *method = all->methods[stack->first + i];
        JVMPI_Event event = {.event_type = JVMPI_EVENT_METHOD_ENTRY,
                             .u.method.method_id = method_id(method)};
        if (agent_enabled(agent, JVMPI_EVENT_METHOD_ENTRY))
            agent_deliver_as(agent, t, stack->thread, &event, EVENT_RUNNING);
        event = (JVMPI_Event){.event_type = JVMPI_EVENT_METHOD_ENTRY2,
                              .u.method_entry2.method_id = method_id(method)};
        if (agent_enabled(agent, JVMPI_EVENT_METHOD_ENTRY2))
            agent_deliver_as(agent, t, stack->thread, &event, EVENT_RUNNING);
    }
}

static void stack_done(Agent *agent, struct LateStacks *all, LateStack *stack) {
    lock_acquire(&agent->lock, LOCK_AGENT);
    stack->state = STACK_DONE;
    pthread_cond_broadcast(&all->changed);
    lock_release(&agent->lock, LOCK_AGENT);
}

/* Whoever comes first tells it: the thread itself, or who loads the agent. The other one waits:
 * nothing is held that a handler could want, unless this is agent code itself. */
void late_stack_first_slow(Agent *agent, Thread *t) {
    LateStack *stack = NULL;
    lock_acquire(&agent->lock, LOCK_AGENT);
    struct LateStacks *all = atomic_load(&agent->stacks);
    for (size_t i = 0; all != NULL && i < all->count && stack == NULL; i++)
        if (all->stacks[i].thread == t) stack = &all->stacks[i];
    if (stack == NULL || stack->state == STACK_DONE) {
        lock_release(&agent->lock, LOCK_AGENT);
        return;
    }
    all->users++;
    bool mine = stack->state == STACK_WAITS;
    if (mine) stack->state = STACK_IS_TOLD;
    if (mine || t->agent_depth > 0) {
        lock_release(&agent->lock, LOCK_AGENT);
        if (mine) {
            tell_stack(agent, t, all, stack);
            stack_done(agent, all, stack);
        }
    } else {
        lock_release(&agent->lock, LOCK_AGENT);
        thread_leave_vm(t, THREAD_BLOCKED);
        lock_acquire(&agent->lock, LOCK_AGENT);
        while (stack->state != STACK_DONE) pthread_cond_wait(&all->changed, &agent->lock);
        lock_release(&agent->lock, LOCK_AGENT);
        thread_enter_vm(t);
    }
    lock_acquire(&agent->lock, LOCK_AGENT);
    all->users--;
    pthread_cond_broadcast(&all->changed);
    lock_release(&agent->lock, LOCK_AGENT);
}

/* Of all threads that have not done so themselves. */
static void tell_stacks(Agent *agent, Thread *t, struct LateStacks *all) {
    all->teller = t;
    for (size_t i = 0; i < all->count; i++) {
        LateStack *stack = &all->stacks[i];
        lock_acquire(&agent->lock, LOCK_AGENT);
        bool mine = stack->state == STACK_WAITS;
        if (mine) stack->state = STACK_IS_TOLD;
        lock_release(&agent->lock, LOCK_AGENT);
        if (!mine) continue;
        all->for_thread = stack->thread;
        tell_stack(agent, t, all, stack);
        all->for_thread = NULL;
        stack_done(agent, all, stack);
    }
}

static void stacks_end(Agent *agent, Thread *t, struct LateStacks *all) {
    thread_leave_vm(t, THREAD_BLOCKED);
    lock_acquire(&agent->lock, LOCK_AGENT);
    for (bool busy = true; busy;) {
        busy = all->users > 0;
        for (size_t i = 0; i < all->count; i++) busy |= all->stacks[i].state != STACK_DONE;
        if (busy) pthread_cond_wait(&all->changed, &agent->lock);
    }
    atomic_store(&agent->stacks, NULL);
    lock_release(&agent->lock, LOCK_AGENT);
    thread_enter_vm(t);
}

static void stacks_free(struct LateStacks *all) {
    pthread_cond_destroy(&all->changed);
    free(all->stacks);
    free(all->methods);
    free(all);
}

/* ---- Kind after kind ---- */

static void hear_now(void *data, Thread *thread) {
    (void)data;
    thread_hear(thread);
    thread_update_buffer(thread);
}

/* The object of an OBJECT_ALLOC that is being told to agents before this one is listed: it is
 * not told twice. */
static void note_told(void *data, Thread *thread) {
    const Agent *agent = data;
    for (Telling *telling = thread->delivery.telling; telling != NULL; telling = telling->outer)
        telling->told |= agent_bit(agent);
}

/* In a stop: what of `events` the agent asked for comes to be wanted. False: nothing of them.
 */
static bool begin_kind(Agent *agent, Thread *t, uint64_t events) {
    VM *vm = agent->vm;
    EventMask wanted = 0;
    lock_acquire(&agent->lock, LOCK_AGENT);
    uint64_t begun = agent->late_asked & events;
    agent->late_asked &= ~begun;
    for (int type = 1; type <= JVMPI_MAX_EVENT_TYPE_VAL; type++)
        if (begun >> type & 1) wanted |= agent_wanted_events(agent, type);
    atomic_fetch_or(&agent->enabled, begun);
    agent->listener.possible |= wanted;
    atomic_fetch_or(&vm->events.possible, wanted);
    events_want(&vm->events, &agent->listener, wanted, true);
    lock_release(&agent->lock, LOCK_AGENT);
    if (begun == 0) return false;
    if ((begun & METHODS) && delivery_methods_stops(vm)) delivery_methods(t);
    if (begun & METHODS) choice_follow(agent, t);
    if (begun & BIT(INSTRUCTION_START)) delivery_instructions(t);
    thread_visit_all(vm, hear_now, NULL);
    return true;
}

/* R214: they come before the threads, so that no thread is named to an agent that asks to be
 * told of threads. */
static void send_arenas(Agent *agent, Thread *t, const List *list) {
    lock_acquire(&agent->lock, LOCK_AGENT);
    bool asks = agent->late_asked & BIT(THREAD_START);
    lock_release(&agent->lock, LOCK_AGENT);
    if (agent->vm->options.jvmpi_arenas == JVMPI_ARENAS_NONE) return;
    for (size_t i = 0; i < list->count && agent_enabled(agent, JVMPI_EVENT_ARENA_NEW); i++) {
        JVMPI_Event event = {.event_type = JVMPI_EVENT_ARENA_NEW,
                             .u.new_arena = {.arena_id = list->items[i].number,
                                             .arena_name = list->items[i].what}};
        agent_deliver_as(agent, t, asks ? NULL : t, &event, EVENT_RUNNING);
    }
}

static void send_references(Agent *agent, Thread *t, const List *list) {
    for (size_t i = 0; i < list->count; i++) {
        Event event = {.type = EVENT_globalref_alloc,
                       .globalref_alloc = {.object = (Object *)(uintptr_t)list->items[i].object,
                                           .reference = (void *)(uintptr_t)list->items[i].what,
                                           .weak = list->items[i].number != 0}};
        agent_notify(&agent->listener, t, &event);
    }
}

static void list_kind(Agent *agent, Thread *t, int kind, List *list) {
    VM *vm = agent->vm;
    switch (kind) {
    case KIND_ARENAS: gc_visit_arenas(vm->heap, list_arena, list); break;
    case KIND_THREADS: thread_visit_all(vm, list_thread, list); break;
    case KIND_CLASSES: loader_visit_classes(vm, list_class, list); break;
    case KIND_CODE:
        if (vm->engine->list_announced != NULL)
            vm->engine->list_announced(vm, &agent->listener);
        break;
    case KIND_REFERENCES: list_references(vm, list); break;
    case KIND_OBJECTS:
        if (!agent_enabled(agent, JVMPI_EVENT_OBJECT_ALLOC)) break;
        gc_visit_objects(vm->heap, list_object, list);
        thread_visit_all(vm, note_told, agent);
        break;
    default: break;
    }
    (void)t;
}

static void send_kind(Agent *agent, Thread *t, int kind, List *list) {
    VM *vm = agent->vm;
    switch (kind) {
    case KIND_ARENAS: send_arenas(agent, t, list); break;
    case KIND_THREADS:
        for (size_t i = 0; i < list->count && agent_enabled(agent, JVMPI_EVENT_THREAD_START);
             i++)
            agent_deliver_thread_start(agent, t, (Thread *)(uintptr_t)list->items[i].what,
                                       (Object *)(uintptr_t)list->items[i].object, false);
        break;
    case KIND_CLASSES:
        qsort(list->items, list->count, sizeof *list->items, by_number);
        for (size_t i = 0; i < list->count && agent_enabled(agent, JVMPI_EVENT_CLASS_LOAD); i++)
            agent_deliver_class_load(agent, t, (Class *)(uintptr_t)list->items[i].what, false);
        break;
    case KIND_CODE:
        if (agent_enabled(agent, JVMPI_EVENT_COMPILED_METHOD_LOAD) &&
            vm->engine->announce_late != NULL)
            vm->engine->announce_late(t, &agent->listener);
        break;
    case KIND_REFERENCES: send_references(agent, t, list); break;
    default:
        for (size_t i = 0; i < list->count; i++)
            agent_deliver_object_alloc(agent, t, (Object *)(uintptr_t)list->items[i].object,
                                       false);
        break;
    }
}

/* Activations that are under way when methods are chosen are not told. */
static bool hears_stacks(Agent *agent) {
    return atomic_load(&agent->choice) == NULL &&
           (agent_enabled(agent, JVMPI_EVENT_METHOD_ENTRY) ||
            agent_enabled(agent, JVMPI_EVENT_METHOD_ENTRY2));
}

/* From here on each activation's exit is told: its entry was. Without entries, those that are
 * under way end untold. */
static void mark_for(void *data, Thread *thread) {
    Agent *agent = data;
    bool entries = hears_stacks(agent);
    if (!entries)
        delivery_mark_exits(thread, agent->slot, false);
    else
        thread->delivery.exit_watermark[agent->slot] = NULL;
}

static bool tell_methods(Agent *agent, Thread *t) {
    struct LateStacks *all = calloc(1, sizeof *all);
    if (all == NULL) return false;
    all->agent = agent;
    pthread_cond_init(&all->changed, NULL);
    world_stop(t);
    bool begun = begin_kind(agent, t, METHODS);
    bool entries = hears_stacks(agent);
    if (begun && entries) thread_visit_all(agent->vm, list_stack, all);
    if (begun) thread_visit_all(agent->vm, mark_for, agent);
    bool good = !all->failed;
    if (begun && entries && good) atomic_store(&agent->stacks, all);
    world_resume(t);
    if (begun && entries && good) {
        tell_stacks(agent, t, all);
        stacks_end(agent, t, all);
    }
    stacks_free(all);
    return good;
}

static void count_dump(VM *vm, int change) {
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    vm->threads.dumps += (uint32_t)change;
    if (vm->threads.dumps == 0) pthread_cond_broadcast(&vm->threads.wake);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

bool late_tell(Agent *agent, Thread *t) {
    VM *vm = agent->vm;
    bool good = true;
    thread_enter_vm(t);
    gate_gc_off(t, false);
    count_dump(vm, 1);
    for (int kind = 0; kind < KIND_COUNT && good; kind++) {
        List list = {.agent = agent};
        world_stop(t);
        agent->late_since = atomic_load(&vm->gate.collections_done);
        bool begun = begin_kind(agent, t, KINDS[kind]);
        if (begun) list_kind(agent, t, kind, &list);
        world_resume(t);
        if (begun && !list.failed) send_kind(agent, t, kind, &list);
        good = !list.failed;
        free(list.items);
    }
    good = good && tell_methods(agent, t);
    if (good) {
        world_stop(t);
        begin_kind(agent, t, ~UINT64_C(0));
        world_resume(t);
        lock_acquire(&agent->lock, LOCK_AGENT);
        agent->late = false;               /* what it enables from now on is enabled at once */
        uint64_t more = agent->late_asked; /* by another thread just now */
        agent->late_asked = 0;
        lock_release(&agent->lock, LOCK_AGENT);
        for (int type = 1; type <= JVMPI_MAX_EVENT_TYPE_VAL; type++)
            if (more >> type & 1) jvmpi_enable_event(agent->slot, type, NULL);
        Event event = {.type = EVENT_vm_init_done};
        if (agent_enabled(agent, JVMPI_EVENT_JVM_INIT_DONE)) {
            gate_gc_on(t);
            agent_notify(&agent->listener, t, &event);
            gate_gc_off(t, false);
        }
    }
    count_dump(vm, -1);
    gate_gc_on(t);
    agent_choose_ways(agent);
    threads_events_changed(vm);
    thread_leave_vm(t, THREAD_NATIVE);
    return good;
}
