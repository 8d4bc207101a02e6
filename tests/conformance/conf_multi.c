/* SPDX-License-Identifier: MIT */
/* Two agents in one VM that do not notice one another. Built once per role (ROLE a or b): a is
 * loaded first and is loud, b listens and reaches for a's table (CONFORMANCE_TABLE) to play its
 * part. */
#include "conformance.h"

#ifndef ROLE
#define ROLE 'a'
#endif

static atomic_int entries, exits, allocs, class_loads, starts, init_done;
static atomic_int late; /* a: events after the handler of JVM_SHUT_DOWN */
static int shut_down, loads_at_init;
static atomic_int *others_late; /* b: a's */
static void *own_cell;
static JVMPI_Interface *other; /* b: a's table */

static void check_b(JNIEnv *env) {
    CHECK("R10 R204", other != NULL && other != jvmpi, "each agent has a table of its own");
    CHECK("R10 R204", other->NotifyEvent != NULL && other->NotifyEvent != jvmpi->NotifyEvent,
          "and its own NotifyEvent");
    CHECK("R10 R204", entries == 0 && allocs == 0,
          "what the other enabled does not arrive here");
    CHECK("R204", class_loads > 0, "what the other disabled still arrives here");
    CHECK("R10 R204",
          jvmpi->GetThreadLocalStorage(env) == NULL &&
              other->GetThreadLocalStorage(env) != NULL,
          "each agent has its own storage cell in a thread");
    jvmpi->SetThreadLocalStorage(env, &own_cell);
    CHECK("R204", other->GetThreadLocalStorage(env) != &own_cell,
          "what one stores does not show in the other");
    int before = starts;
    jvmpi->DisableGC();
    other->EnableGC(); /* one too many, of another agent */
    other->RunGC();
    CHECK("R204", starts == before, "one agent's EnableGC does not undo another's DisableGC");
    jvmpi->EnableGC();
    jvmpi->RunGC();
    CHECK("R204", starts > before, "then GC is on again");
}

/* R223: a makes "two text" of Chained's "one text", b "six text" of what it is given. */
static atomic_int changed, original;

static int replace(unsigned char *bytes, size_t length, const char *from, const char *to) {
    int times = 0;
    size_t size = strlen(from);
    for (size_t i = 0; i + size <= length; i++)
        if (memcmp(bytes + i, from, size) == 0) {
            memcpy(bytes + i, to, size);
            times++;
        }
    return times;
}

static void on_hook(JVMPI_Event *event) {
    size_t length = (size_t)event->u.class_load_hook.class_data_len;
    unsigned char *old = event->u.class_load_hook.class_data, *new;
    event->u.class_load_hook.new_class_data = old;
    event->u.class_load_hook.new_class_data_len = (jint)length;
    if (memmem(old, length, "Chained$Changed", 15) == NULL ||
        memmem(old, length, " text", 5) == NULL)
        return;
    if (memmem(old, length, "equals", 6) != NULL) return; /* the other class */
    if (ROLE == 'b' && memmem(old, length, "one text", 8) != NULL) original++;
    if ((new = event->u.class_load_hook.malloc_f((unsigned)length)) == NULL) return;
    memcpy(new, old, length);
    changed += ROLE == 'a' ? replace(new, length, "one text", "two text")
                           : replace(new, length, "two text", "six text");
    event->u.class_load_hook.new_class_data = new;
}

/* a was told before: of the threads that are busy each may have been on its way to its handler.
 */
static void check_end_of_a(void) {
    CHECK("R204", class_loads > loads_at_init, "what the other disabled still arrives here");
    CHECK("R10 R204", exits == 0, "what the other enabled later does not arrive here");
    if (others_late == NULL) return;
    int before = *others_late;
    usleep(200000);
    CHECK("R153", *others_late - before <= 8,
          "an agent hears nothing once its handler of JVM_SHUT_DOWN has returned");
}

static void notify(JVMPI_Event *event) {
    if (shut_down) {
        late++;
        return;
    }
    switch (event->event_type) {
    case JVMPI_EVENT_METHOD_EXIT: exits++; break;
    case JVMPI_EVENT_CLASS_LOAD_HOOK: on_hook(event); break;
    case JVMPI_EVENT_METHOD_ENTRY: entries++; break;
    case JVMPI_EVENT_OBJECT_ALLOC: allocs++; break;
    case JVMPI_EVENT_CLASS_LOAD: class_loads++; break;
    case JVMPI_EVENT_GC_START: starts++; break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        init_done++;
        if (ROLE == 'a') {
            jvmpi->SetThreadLocalStorage(event->env_id, &own_cell);
            jvmpi->DisableEvent(JVMPI_EVENT_CLASS_LOAD, NULL);
            jvmpi->EnableEvent(JVMPI_EVENT_METHOD_EXIT, NULL);
            class_loads = 0;
        } else {
            check_b(event->env_id);
            loads_at_init = class_loads;
        }
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        if (ROLE == 'a') {
            CHECK("R10 R204", entries > 0 && allocs > 0,
                  "the loud agent hears what it enabled");
            CHECK("R204 R60", class_loads == 0,
                  "and nothing of what the other did not disable");
        }
        if (ROLE == 'a')
            CHECK("R223 R10", changed == 1,
                  "the first agent's hook gets the bytes of the class file");
        else
            CHECK("R223 R10", changed == 1 && original == 0,
                  "the second one's gets those with which the first one answered");
        if (ROLE == 'b') check_end_of_a();
        CHECK("R10", init_done == 1, "each agent hears JVM_INIT_DONE and JVM_SHUT_DOWN");
        conf_end();
        shut_down = ROLE == 'a';
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    char text[64];
    const char *table = getenv("CONFORMANCE_TABLE");
    (void)reserved;
    if (!conf_load(vm, ROLE == 'a' ? "multi-a" : "multi-b", notify, JVMPI_VERSION_1))
        return JNI_ERR;
    CHECK("R10 R2", options != NULL && options[0] == ROLE && options[1] == 0,
          "each agent has its own options");
    ENABLE(JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN,
           JVMPI_EVENT_GC_START, JVMPI_EVENT_CLASS_LOAD_HOOK);
    if (ROLE == 'a') {
        ENABLE(JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_OBJECT_ALLOC);
        snprintf(text, sizeof text, "%p %p", (void *)jvmpi, (void *)&late);
        setenv("CONFORMANCE_TABLE", text, 1);
    } else if (table != NULL) {
        void *found = NULL, *count = NULL;
        if (sscanf(table, "%p %p", &found, &count) == 2) other = found, others_late = count;
    }
    return JNI_OK;
}
