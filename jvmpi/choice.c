/* SPDX-License-Identifier: MIT */
/* A change looks for the methods that it concerns while the program runs; then the world is
 * stopped and they are changed. Classes that were linked meanwhile are looked at there; when
 * another change came between, all are. Collections are off until then, so that no class goes.
 */
#include "jvmpi/choice.h"

#include <stdlib.h>
#include <string.h>

#include "jvmpi/jvmpi_events.h"
#include "jvmpi/late.h"
#include "vm/load/loader.h"
#include "vm/model/thread_list.h"
#include "vm/system/lock.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/transition.h"

#define BIT(name) (UINT64_C(1) << JVMPI_EVENT_##name)
static const uint64_t METHODS = BIT(METHOD_ENTRY) | BIT(METHOD_ENTRY2) | BIT(METHOD_EXIT);

typedef struct Change {
    Agent *agent;
    bool chooses; /* `given` is to be the choice, NULL: none */
    MethodChoice *given;
    uint64_t enables, disables;
    /* What that comes to; others may change the same agent until the world is stopped. */
    MethodChoice *next;
    uint64_t enabled;
    MethodChoice *old; /* what was chosen before, nobody's any more */
    uint32_t number;
    const MethodChoice *effective;
    ChoiceText text;
    Method **methods; /* whose bit changes */
    size_t count, capacity;
    bool failed;
} Change;

static uint64_t bit_of(jint type) { return UINT64_C(1) << type; }

static bool is_countable(const Method *m) { return m->code != NULL || method_is_native(m); }

/* ---- Looking ---- */

void choice_begin(VM *vm, Class *c) {
    const Jvmpi *jvmpi = jvmpi_of(vm);
    ChoiceText text = {0};
    int count = jvmpi != NULL ? atomic_load(&jvmpi->agent_count) : 0;
    for (uint32_t i = 0; i < c->method_count; i++) c->methods[i].chosen = 0;
    atomic_store(&c->choice, 0);
    for (int a = 0; a < count; a++) {
        const Agent *agent = jvmpi->agents[a];
        const MethodChoice *choice = atomic_load(&agent->choice);
        if (choice == NULL || !(atomic_load(&agent->enabled) & METHODS)) continue;
        choice_begin_class(&text, c->name);
        for (uint32_t i = 0; i < c->method_count; i++) {
            Method *m = &c->methods[i];
            if (is_countable(m) && choice_has(choice, &text, m->name, m->descriptor))
                m->chosen |= agent->choice_bit;
        }
    }
    choice_end(&text);
    /* Engines pass over the constructor that does nothing, unless it is chosen. What has been
     * heard of events so far was before there was one. */
    if (c->super == NULL && count > 0) threads_events_changed(vm);
}

static void add_method(Change *change, Method *m) {
    if (change->count == change->capacity) {
        size_t capacity = change->capacity * 2 + 1024;
        Method **grown = realloc(change->methods, capacity * sizeof *grown);
        if (grown == NULL) {
            change->failed = true;
            return;
        }
        change->methods = grown;
        change->capacity = capacity;
    }
    change->methods[change->count++] = m;
}

/* A class that is not linked is asked about when it is. */
static void look_at_class(void *data, Class *c) {
    Change *change = data;
    if (atomic_load(&c->choice) == change->number || change->failed ||
        atomic_load(&c->state) < CLASS_LINKED)
        return;
    atomic_store(&c->choice, change->number);
    if (c->method_count == 0) return;
    if (change->effective != NULL) choice_begin_class(&change->text, c->name);
    for (uint32_t i = 0; i < c->method_count; i++) {
        Method *m = &c->methods[i];
        bool has = m->chosen & change->agent->choice_bit;
        bool wants = change->effective != NULL && is_countable(m) &&
                     choice_has(change->effective, &change->text, m->name, m->descriptor);
        if (has != wants) add_method(change, m);
    }
    change->failed |= change->text.failed;
}

/* Does it come to something else than when that was asked before? */
static bool settle(Change *change) {
    const Agent *agent = change->agent;
    MethodChoice *next = change->chooses ? change->given : atomic_load(&agent->choice);
    uint64_t enabled =
        ((atomic_load(&agent->enabled) & METHODS) | change->enables) & ~change->disables;
    bool differs = next != change->next || enabled != change->enabled;
    change->next = next;
    change->enabled = enabled;
    return differs;
}

static void look(Change *change, bool anew) {
    if (anew) {
        change->number = atomic_fetch_add(&jvmpi_of(change->agent->vm)->choices, 1) + 1;
        change->count = 0;
    }
    change->effective = change->enabled & METHODS ? change->next : NULL;
    loader_visit_classes(change->agent->vm, look_at_class, change);
}

/* ---- With the world stopped ---- */

static void unmark_frames(void *data, Thread *thread) {
    const Agent *agent = data;
    uint32_t bit = (uint32_t)agent->choice_bit << FRAME_CHOSEN_SHIFT;
    for (Frame *frame = thread->frame; frame != NULL; frame = frame->caller)
        frame->flags &= ~bit;
}

/* Others are being told of the activation's beginning, and this agent
 * would be told next: as what it has chosen changes, it is not. */
static bool entry_to_come(const Agent *agent, const Thread *thread, const Frame *frame) {
    const MethodTelling *telling = thread->delivery.method_telling;
    while (telling != NULL &&
           !(telling->frame == frame && telling->event->type == EVENT_method_entry))
        telling = telling->outer;
    return telling != NULL && late_comes_to(telling->event, &agent->listener);
}

/* All methods were told so far: the activations that were stay the agent's, as those do that
 * are marked since it chose before. Not one of which it has not been told yet, which comes as
 * one of a chosen method if at all; nor one whose end it has been told. */
static void mark_frames(void *data, Thread *thread) {
    const Agent *agent = data;
    uint32_t bit = (uint32_t)agent->choice_bit << FRAME_CHOSEN_SHIFT;
    for (Frame *frame = thread->frame; frame != NULL; frame = frame->caller) {
        if (frame_is_shown(frame) && frame > thread->delivery.exit_watermark[agent->slot] &&
            !entry_to_come(agent, thread, frame) &&
            !late_end_is_over(&agent->listener, thread, frame))
            frame->flags |= bit;
    }
    thread->delivery.exit_watermark[agent->slot] = NULL;
    delivery_owe_exit(thread);
}

/* It chooses no more: what it would be told next as chosen it is not told to end either. */
static void unmark_entries(void *data, Thread *thread) {
    const Agent *agent = data;
    uint32_t bit = (uint32_t)agent->choice_bit << FRAME_CHOSEN_SHIFT;
    for (MethodTelling *telling = thread->delivery.method_telling; telling != NULL;
         telling = telling->outer)
        if (telling->event->type == EVENT_chosen_entry &&
            late_comes_to(telling->event, &agent->listener))
            telling->frame->flags &= ~bit;
}

static void mark_exits(void *data, Thread *thread) {
    const Agent *agent = data;
    delivery_mark_exits(thread, agent->slot, false);
}

static void hear_now(void *data, Thread *thread) {
    (void)data;
    thread_hear(thread);
    thread_update_buffer(thread);
}

static void want_methods(Agent *agent) {
    EventMask all = EVENT_BIT(method_entry) | EVENT_BIT(method_exit) | EVENT_BIT(chosen_entry) |
                    EVENT_BIT(chosen_exit),
              wanted = 0;
    EventSink *sink = &agent->vm->events;
    lock_acquire(&agent->lock, LOCK_AGENT);
    uint64_t enabled = atomic_load(&agent->enabled) & METHODS;
    for (int type = 1; type <= JVMPI_MAX_EVENT_TYPE_VAL; type++)
        if (enabled >> type & 1) wanted |= agent_wanted_events(agent, type);
    agent->listener.possible |= wanted;
    atomic_fetch_or(&sink->possible, wanted);
    events_want(sink, &agent->listener, all & ~wanted, false);
    events_want(sink, &agent->listener, wanted, true);
    lock_release(&agent->lock, LOCK_AGENT);
}

/* Compiled code of all methods is left: it does not tell of the activations that are marked. */
static void change_choice(Agent *agent, MethodChoice *next) {
    VM *vm = agent->vm;
    bool had = atomic_load(&agent->choice) != NULL,
         exits = agent_enabled(agent, JVMPI_EVENT_METHOD_EXIT);
    if (!had && next != NULL && exits) {
        thread_visit_all(vm, mark_frames, agent);
        if (vm->engine->constants_changed != NULL) vm->engine->constants_changed(vm);
    } else if (!had && next != NULL) {
        thread_visit_all(vm, unmark_frames, agent);
    }
    if (had && next == NULL) thread_visit_all(vm, unmark_entries, agent);
    if (had && next == NULL && exits) thread_visit_all(vm, mark_exits, agent);
    atomic_store(&agent->choice, next);
    want_methods(agent);
}

static void change_bits(Change *change) {
    VM *vm = change->agent->vm;
    size_t count = 0;
    for (size_t i = 0; i < change->count; i++) {
        Method *m = change->methods[i];
        uint16_t before = m->chosen, after = before ^ change->agent->choice_bit;
        __atomic_store_n(&m->chosen, after, __ATOMIC_RELAXED);
        if ((before == 0) != (after == 0)) change->methods[count++] = m;
    }
    if (count > 0) vm->engine->methods_chosen(vm, change->methods, count);
}

/* ---- Changing ---- */

static void apply(Change *change, Thread *t) {
    Agent *agent = change->agent;
    VM *vm = agent->vm;
    uint64_t before = atomic_load(&agent->enabled), added = change->enabled & ~before,
             removed = before & METHODS & ~change->enabled;
    change->old = atomic_load(&agent->choice);
    for (jint type = 1; type <= JVMPI_MAX_EVENT_TYPE_VAL; type++)
        if ((added | removed) >> type & 1) agent_set_enabled(agent, type, added >> type & 1);
    if (added & BIT(METHOD_EXIT)) thread_visit_all(vm, unmark_frames, agent);
    if (change->next != change->old) change_choice(agent, change->next);
    if (delivery_methods_stops(vm)) delivery_methods(t);
    change_bits(change);
    thread_visit_all(vm, hear_now, NULL);
}

/* What is enabled, or chosen, or both, comes to be as `change` has it. */
static bool carry_out(Change *change, Thread *t) {
    Agent *agent = change->agent;
    VM *vm = agent->vm;
    Jvmpi *jvmpi = jvmpi_of(vm);
    bool stopped = vm->gate.stopper == t, native = atomic_load(&t->state) == THREAD_NATIVE;
    settle(change);
    if (!stopped) {
        if (native) thread_enter_vm(t);
        gate_gc_off(t, t->agent_depth > 0);
        look(change, true);
        world_stop(t);
    }
    bool differs = settle(change);
    look(change, stopped || differs || atomic_load(&jvmpi->choices) != change->number);
    bool good = !change->failed;
    if (good) apply(change, t);
    if (!stopped) {
        world_resume(t);
        gate_gc_on(t);
        if (native) thread_leave_vm(t, THREAD_NATIVE);
    }
    agent_choose_ways(agent);
    free(change->methods);
    choice_end(&change->text);
    return good;
}

static bool take_bit(Agent *agent) {
    Jvmpi *jvmpi = jvmpi_of(agent->vm);
    if (agent->choice_bit != 0) return true;
    lock_acquire(&jvmpi->lock, LOCK_FRONT_END);
    uint16_t bit = (uint16_t)(~jvmpi->choice_bits & (jvmpi->choice_bits + 1));
    jvmpi->choice_bits |= bit;
    lock_release(&jvmpi->lock, LOCK_FRONT_END);
    agent->choice_bit = bit;
    return bit != 0;
}

bool choice_default(Agent *agent) {
    char message[64];
    const char *patterns = agent->vm->options.jvmpi_methods;
    if (patterns == NULL) return true;
    MethodChoice *choice = choice_parse(patterns, message, sizeof message);
    if (choice == NULL || !take_bit(agent)) {
        choice_free(choice);
        return false;
    }
    atomic_store(&agent->choice, choice);
    return true;
}

bool choice_set(Agent *agent, Thread *t, const char *patterns, char *message, size_t size) {
    MethodChoice *next = NULL;
    if (patterns == NULL && atomic_load(&agent->choice) == NULL) return true;
    if (patterns != NULL && (next = choice_parse(patterns, message, size)) == NULL)
        return false;
    if (next != NULL && !take_bit(agent)) {
        snprintf(message, size, "Too many agents choose methods (16)");
        choice_free(next);
        return false;
    }
    Change change = {.agent = agent, .chooses = true, .given = next};
    bool good = carry_out(&change, t);
    choice_free(good ? change.old : next);
    if (!good && message != NULL) snprintf(message, size, "Out of memory for chosen methods");
    return good;
}

bool choice_concerns(const Agent *agent, jint type) {
    return atomic_load(&agent->choice) != NULL && (METHODS & bit_of(type));
}

bool choice_enable(Agent *agent, jint type, bool on) {
    Thread *t = thread_current(agent->vm);
    if (t == NULL) return false;
    Change change = {.agent = agent};
    *(on ? &change.enables : &change.disables) = bit_of(type);
    return carry_out(&change, t);
}

void choice_follow(Agent *agent, Thread *t) {
    if (atomic_load(&agent->choice) == NULL) return;
    Change change = {.agent = agent};
    carry_out(&change, t);
}

/* ---- What others may ask ---- */

static Agent *agent_meant(Thread *t, const char *library, FILE *out) {
    Jvmpi *jvmpi = jvmpi_of(t->vm);
    if (library == NULL && jvmpi->loading_thread == t) return jvmpi->loading;
    if (library == NULL || library[0] != 0) return agent_named(t->vm, library, out);
    if (jvmpi->anonymous == NULL) fputs("the host has asked for no interface\n", out);
    return jvmpi->anonymous;
}

static int choose(Agent *agent, Thread *t, const char *patterns, FILE *out) {
    char message[512] = "";
    if (agent->is_silent) {
        fprintf(out, "agent %s is being unloaded\n", agent->name);
        return -1;
    }
    if (choice_set(agent, t, patterns, message, sizeof message)) return 0;
    fprintf(out, "%s\n", message);
    return -1;
}

int choice_choose(Thread *t, const char *library, const char *patterns, FILE *out) {
    Agent *agent = agent_meant(t, library, out);
    bool all = patterns == NULL || strcmp(patterns, "*") == 0;
    return agent != NULL ? choose(agent, t, all ? NULL : patterns, out) : -1;
}

/* Behind what there is, each turned round. */
int choice_exclude(Thread *t, const char *library, const char *patterns, FILE *out) {
    enum { LONGEST = 64 << 10 };
    Agent *agent = agent_meant(t, library, out);
    if (agent == NULL) return -1;
    const MethodChoice *choice = atomic_load(&agent->choice);
    const char *before = choice != NULL ? choice_text(choice) : "";
    size_t size = strlen(before) + 2 * strlen(patterns) + 4;
    char *text = size <= LONGEST ? malloc(size) : NULL;
    if (text == NULL) {
        fprintf(out, "agent %s has too many patterns: choose anew\n", agent->name);
        return -1;
    }
    size_t length = (size_t)sprintf(text, "%s%s", before, before[0] != 0 ? "," : "");
    for (const char *at = patterns;;) {
        size_t bytes = strcspn(at, ",");
        bool turned = *at == '!';
        length += (size_t)sprintf(text + length, "%s%.*s", turned ? "" : "!",
                                  (int)(bytes - turned), at + turned);
        at += bytes;
        if (*at == 0) break;
        text[length++] = *at++;
    }
    text[length] = 0;
    int result = choose(agent, t, text, out);
    free(text);
    return result;
}
