/* SPDX-License-Identifier: MIT */
/* Keeps a model of the heap from the events alone: allocated, moved, freed, arena gone. After
 * every few collections, in the middle of an allocation, and at the end, the real heap is
 * walked by a dump, and every object in it must be in the model with the class, size and arena
 * that the VM gives on request; at the end, behind two collections, the model holds nothing
 * else. Option "free": without ARENA_DELETE, so that every death is an OBJECT_FREE (R206).
 * Prints "replay ok" at shut-down. */
#include <stdlib.h>
#include <string.h>

#include "jvmpi.h"

enum { BUCKETS = 1 << 20, OBJECTS = 3 << 20, ARENAS = 1 << 16, EVERY = 5, IN_FLIGHT = 64 };

/* An object of the model. Memory is there from the start: moves and deaths are told while
 * threads stand. */
typedef struct Item {
    jobjectID id, class_id;
    jint size, arena, kind;
    unsigned same_bucket, before, behind; /* in its bucket; in its arena's list */
    unsigned seen;
} Item;

static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor lock;
static Item *items;
static unsigned *buckets, arena_first[ARENAS], unused, count, dumps, compares;
static char arena_known[ARENAS];
static int collections, bracket, compare_due, free_only, at_end;
static long allocated, moved, freed, arenas_deleted;
static jobjectID in_flight[IN_FLIGHT];
static unsigned in_flight_count;

static void check(int truth, const char *claim) {
    if (truth) return;
    fprintf(stderr, "agent_replay: FAILED: %s (collection %d)\n", claim, collections);
    abort();
}

/* ---- The model ---- */

static unsigned *bucket_of(jobjectID id) {
    return &buckets[((size_t)id >> 3) * 2654435761u % BUCKETS];
}
static Item *find(jobjectID id) {
    for (unsigned i = *bucket_of(id); i != 0; i = items[i].same_bucket)
        if (items[i].id == id) return &items[i];
    return NULL;
}
static void enter_arena(unsigned i, jint arena) {
    check(arena > 0 && arena < ARENAS && arena_known[arena],
          "an object in an arena that was not announced");
    items[i].arena = arena;
    items[i].before = 0;
    items[i].behind = arena_first[arena];
    if (arena_first[arena] != 0) items[arena_first[arena]].before = i;
    arena_first[arena] = i;
}
static void leave_arena(unsigned i) {
    Item *item = &items[i];
    if (item->before != 0)
        items[item->before].behind = item->behind;
    else
        arena_first[item->arena] = item->behind;
    if (item->behind != 0) items[item->behind].before = item->before;
}
static void enter_bucket(unsigned i, jobjectID id) {
    unsigned *bucket = bucket_of(id);
    items[i].id = id;
    items[i].same_bucket = *bucket;
    *bucket = i;
}
static unsigned leave_bucket(jobjectID id) {
    unsigned *at = bucket_of(id);
    while (*at != 0 && items[*at].id != id) at = &items[*at].same_bucket;
    unsigned i = *at;
    if (i != 0) *at = items[i].same_bucket;
    return i;
}
static void drop(jobjectID id) {
    unsigned i = leave_bucket(id);
    leave_arena(i);
    items[i].same_bucket = unused;
    unused = i;
    count--;
}

/* ---- Comparing ---- */

static void compare_object(JVMPI_Event *e) {
    Item *item = find(e->u.obj_alloc.obj_id);
    check(item != NULL, "the answer to a request names another object");
    int own = e->u.obj_alloc.class_id == NULL && item->class_id == item->id; /* R211 */
    check(own || item->class_id == e->u.obj_alloc.class_id, "the class differs");
    check(item->size == e->u.obj_alloc.size, "the size differs");
    check(item->arena == e->u.obj_alloc.arena_id, "the arena differs");
    check(item->kind == e->u.obj_alloc.is_array, "the kind differs");
    item->seen = dumps;
    compares++;
}

/* Level 0: a type and an id for each live object. */
static void compare_dump(JVMPI_Event *e) {
    char *at = e->u.heap_dump.begin, *end = e->u.heap_dump.end;
    unsigned objects = 0;
    for (; at < end; at += 1 + sizeof(jobjectID), objects++) {
        jobjectID id;
        memcpy(&id, at + 1, sizeof id);
        if (find(id) == NULL) { /* its thread is about to tell */
            check(in_flight_count < IN_FLIGHT, "a live object was never announced");
            in_flight[in_flight_count++] = id;
            continue;
        }
        check(jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, id) == JVMPI_SUCCESS,
              "a request for an object fails");
        check(find(id)->seen == dumps, "a request for an object was not answered");
    }
    if (at_end)
        check(objects == count && in_flight_count == 0,
              "the model holds objects that are dead");
}

/* GC is off. */
static void compare(void) {
    JVMPI_HeapDumpArg level = {JVMPI_DUMP_LEVEL_0};
    jvmpi->RawMonitorEnter(lock);
    compare_due = 0;
    dumps++;
    check(jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &level) == JVMPI_SUCCESS, "no heap dump");
    jvmpi->RawMonitorExit(lock);
}

/* ---- Events ---- */

static void on_alloc(JVMPI_Event *e) {
    jvmpi->RawMonitorEnter(lock);
    jobjectID id = e->u.obj_alloc.obj_id;
    check(find(id) == NULL, "an object was announced twice");
    check(unused != 0, "the model is full");
    for (unsigned k = 0; k < in_flight_count; k++)
        if (in_flight[k] == id) in_flight[k--] = in_flight[--in_flight_count];
    unsigned i = unused;
    unused = items[i].same_bucket;
    items[i].class_id = e->u.obj_alloc.class_id;
    items[i].size = e->u.obj_alloc.size;
    items[i].kind = e->u.obj_alloc.is_array;
    enter_bucket(i, id);
    enter_arena(i, e->u.obj_alloc.arena_id);
    count++;
    allocated++;
    int due = compare_due;
    jvmpi->RawMonitorExit(lock);
    if (due) compare();
}

static void on_move(JVMPI_Event *e) {
    check(bracket, "a move outside of a collection");
    check(find(e->u.obj_move.new_obj_id) == NULL, "an object moved to where another one is");
    unsigned i = leave_bucket(e->u.obj_move.obj_id);
    check(i != 0, "an unknown object moved");
    check(items[i].arena == e->u.obj_move.arena_id, "an object moved out of another arena");
    leave_arena(i);
    enter_bucket(i, e->u.obj_move.new_obj_id);
    enter_arena(i, e->u.obj_move.new_arena_id);
    moved++;
}

static void on_arena_delete(jint arena) {
    check(bracket, "an arena was deleted outside of a collection");
    check(arena > 0 && arena < ARENAS && arena_known[arena], "an unknown arena was deleted");
    while (arena_first[arena] != 0) drop(items[arena_first[arena]].id);
    arena_known[arena] = 0;
    arenas_deleted++;
}

static void on_end(void) {
    jvmpi->RunGC();
    jvmpi->RunGC();
    jvmpi->DisableGC();
    at_end = 1;
    compare();
    jvmpi->EnableGC();
    check(in_flight_count == 0, "a live object was never announced");
    check(collections > 0 && allocated > 1000 && freed + arenas_deleted > 0,
          "too little happened");
    fprintf(stderr,
            "replay ok: %ld allocated, %ld moved, %ld freed, %ld arenas deleted, %u compared "
            "in %u dumps\n",
            allocated, moved, freed, arenas_deleted, compares, dumps);
}

static void notify(JVMPI_Event *e) {
    switch (e->event_type) {
    case JVMPI_EVENT_OBJECT_ALLOC: on_alloc(e); break;
    case JVMPI_EVENT_OBJECT_ALLOC | JVMPI_REQUESTED_EVENT: compare_object(e); break;
    case JVMPI_EVENT_OBJECT_MOVE: on_move(e); break;
    case JVMPI_EVENT_OBJECT_FREE:
        check(bracket, "a death outside of a collection");
        check(find(e->u.obj_free.obj_id) != NULL, "an unknown object died");
        drop(e->u.obj_free.obj_id);
        freed++;
        break;
    case JVMPI_EVENT_ARENA_NEW:
        jvmpi->RawMonitorEnter(lock);
        check(e->u.new_arena.arena_id > 0 && e->u.new_arena.arena_id < ARENAS,
              "an impossible arena");
        if (!free_only)
            check(!arena_known[e->u.new_arena.arena_id], "an arena was announced twice");
        arena_known[e->u.new_arena.arena_id] = 1;
        jvmpi->RawMonitorExit(lock);
        break;
    case JVMPI_EVENT_ARENA_DELETE: on_arena_delete(e->u.delete_arena.arena_id); break;
    case JVMPI_EVENT_GC_START:
        check(!bracket, "a collection within a collection");
        bracket = 1;
        break;
    case JVMPI_EVENT_GC_FINISH:
        check(bracket, "a collection ends that did not begin");
        check(e->u.gc_info.used_objects == (jlong)count,
              "GC_FINISH counts other objects than the model");
        bracket = 0;
        if (++collections % EVERY == 0) compare_due = 1;
        break;
    case JVMPI_EVENT_HEAP_DUMP | JVMPI_REQUESTED_EVENT: compare_dump(e); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: on_end(); break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static const jint wanted[] = {JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_OBJECT_MOVE,
                                  JVMPI_EVENT_OBJECT_FREE,  JVMPI_EVENT_ARENA_NEW,
                                  JVMPI_EVENT_GC_START,     JVMPI_EVENT_GC_FINISH,
                                  JVMPI_EVENT_JVM_SHUT_DOWN};
    (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) < 0) return JNI_ERR;
    free_only = options != NULL && strcmp(options, "free") == 0;
    items = calloc(OBJECTS, sizeof *items);
    buckets = calloc(BUCKETS, sizeof *buckets);
    if (items == NULL || buckets == NULL) return JNI_ERR;
    for (unsigned i = 1; i < OBJECTS - 1; i++) items[i].same_bucket = i + 1;
    unused = 1;
    jvmpi->NotifyEvent = notify;
    lock = jvmpi->RawMonitorCreate("_replay");
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        jvmpi->EnableEvent(wanted[i], NULL);
    if (!free_only) jvmpi->EnableEvent(JVMPI_EVENT_ARENA_DELETE, NULL);
    return JNI_OK;
}
