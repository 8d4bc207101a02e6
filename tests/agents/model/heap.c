/* SPDX-License-Identifier: MIT */
/* Objects and arenas. An object keeps its place in `objects` while it lives, wherever it moves.
 */
#include "model.h"

enum { BUCKETS = 1 << 18, ARENAS = 1 << 16, FIRST_OBJECTS = 1 << 17, HEADER_MAX = 32 };

enum ArenaMode arena_mode;
Object *objects;
unsigned object_count;
long object_bytes;
static unsigned capacity, unused, *buckets, arena_first[ARENAS], arena_held[ARENAS];
static char arena_is_known[ARENAS];
static int happened;

/* ---- The table ---- */

static unsigned *bucket_of(jobjectID id) {
    return &buckets[((size_t)id >> 3) * 2654435761u % BUCKETS];
}

unsigned object_find(jobjectID id) {
    unsigned i = *bucket_of(id);
    while (i != NO_OBJECT && objects[i].id != id) i = objects[i].same_bucket;
    return i;
}
unsigned object_known(const char *rule, jobjectID id, const char *what) {
    unsigned i = object_find(id);
    CHECK(i != NO_OBJECT, rule, "%s %p, which is no object that was told of and lives", what,
          (void *)id);
    return i;
}

static void make_unused(unsigned from) {
    for (unsigned i = from; i < capacity; i++) {
        objects[i] = (Object){.same_bucket = unused};
        unused = i;
    }
}
static void grow(void) {
    unsigned from = capacity == 0 ? 1 : capacity;
    capacity = capacity == 0 ? FIRST_OBJECTS : 2 * capacity;
    objects = need(realloc(objects, capacity * sizeof *objects));
    make_unused(from);
}
void heap_begin(void) {
    buckets = need(calloc(BUCKETS, sizeof *buckets));
    grow();
    if (arena_mode == ARENAS_NONE) arena_is_known[1] = 1;
}

static void enter_bucket(unsigned i, jobjectID id) {
    unsigned *bucket = bucket_of(id);
    objects[i].id = id;
    objects[i].same_bucket = *bucket;
    *bucket = i;
}
static void leave_bucket(unsigned i) {
    unsigned *at = bucket_of(objects[i].id);
    while (*at != i) at = &objects[*at].same_bucket;
    *at = objects[i].same_bucket;
}
static void enter_arena(unsigned i, jint arena) {
    Object *o = &objects[i];
    CHECK(arena > 0 && arena < ARENAS && arena_is_known[arena], "R145 R203",
          "object %p lies in arena %d, which is unknown", (void *)o->id, (int)arena);
    o->arena = arena;
    o->before = NO_OBJECT;
    o->behind = arena_first[arena];
    if (o->behind != NO_OBJECT) objects[o->behind].before = i;
    arena_first[arena] = i;
    arena_held[arena]++;
}
static void leave_arena(unsigned i) {
    Object *o = &objects[i];
    if (o->before != NO_OBJECT)
        objects[o->before].behind = o->behind;
    else
        arena_first[o->arena] = o->behind;
    if (o->behind != NO_OBJECT) objects[o->behind].before = o->before;
    arena_held[o->arena]--;
}

unsigned object_at_random(unsigned long long random) {
    if (object_count == 0) return NO_OBJECT;
    for (unsigned i = (unsigned)(random % capacity);; i = (i + 1) % capacity)
        if (i != 0 && objects[i].id != NULL) return i;
}

/* ---- Events ---- */

int element_bytes(jint kind) {
    switch (kind) {
    case JVMPI_BOOLEAN:
    case JVMPI_BYTE: return 1;
    case JVMPI_CHAR:
    case JVMPI_SHORT: return 2;
    case JVMPI_INT:
    case JVMPI_FLOAT: return 4;
    case JVMPI_LONG:
    case JVMPI_DOUBLE: return 8;
    default: return 0;
    }
}

void on_alloc(JVMPI_Event *e) {
    jobjectID id = e->u.obj_alloc.obj_id, class_id = e->u.obj_alloc.class_id;
    jint kind = e->u.obj_alloc.is_array;
    CHECK(id != NULL && object_find(id) == NO_OBJECT, "R137 R27", "object %p is there already",
          (void *)id);
    CHECK(e->u.obj_alloc.size >= 8, "R137", "object %p of %d bytes", (void *)id,
          (int)e->u.obj_alloc.size);
    Class *class = NULL;
    if (kind == JVMPI_NORMAL_OBJECT || kind == JVMPI_CLASS)
        class = class_known("R135 R145", class_id, "an object's class");
    else
        CHECK(element_bytes(kind) > 0 && class_id == NULL, "R134 R136",
              "array %p of kind %d, class %p", (void *)id, (int)kind, (void *)class_id);
    if (unused == NO_OBJECT) grow();
    unsigned i = unused;
    unused = objects[i].same_bucket;
    objects[i] = (Object){.class = class, .size = e->u.obj_alloc.size, .kind = kind};
    enter_bucket(i, id);
    enter_arena(i, e->u.obj_alloc.arena_id);
    object_count++, objects_told++;
    object_bytes += objects[i].size;
    if (class != NULL) class->objects++;
    Class *described = class_find(id); /* told at the start, before all objects */
    if (described != NULL) {
        CHECK(described->mirror == NO_OBJECT, "R137", "class %s has two objects",
              described->name);
        described->mirror = i;
        objects[i].describes = described;
    }
    owed_paid(KIND_OBJECT, id);
}

void on_alloc_requested(JVMPI_Event *e) {
    Object *o = &objects[object_known("R89 R94", e->u.obj_alloc.obj_id, "the answer is about")];
    int own = o->describes != NULL && o->class == o->describes; /* R211 */
    CHECK(o->size == e->u.obj_alloc.size && o->arena == e->u.obj_alloc.arena_id &&
              o->kind == e->u.obj_alloc.is_array,
          "R89 R137", "object %p: size %d, arena %d, kind %d; told were %d, %d, %d",
          (void *)o->id, (int)e->u.obj_alloc.size, (int)e->u.obj_alloc.arena_id,
          (int)e->u.obj_alloc.is_array, (int)o->size, (int)o->arena, (int)o->kind);
    CHECK(e->u.obj_alloc.class_id == (o->class != NULL && !own ? o->class->id : NULL),
          "R89 R211", "object %p: class %p; told was %p", (void *)o->id,
          (void *)e->u.obj_alloc.class_id, o->class != NULL ? (void *)o->class->id : NULL);
}

static void drop(unsigned i) {
    Object *o = &objects[i];
    CHECK(o->references == 0, "R145", "object %p dies while a global reference leads to it",
          (void *)o->id);
    CHECK(o->describes == NULL, "R207",
          "%p, the mirror of class %s, dies while the class is loaded", (void *)o->id,
          o->describes->name);
    leave_bucket(i);
    leave_arena(i);
    object_count--;
    object_bytes -= o->size;
    if (o->class != NULL) o->class->objects--;
    *o = (Object){.same_bucket = unused};
    unused = i;
    happened = 1;
    objects_freed++;
}

void on_free(JVMPI_Event *e) {
    drop(object_known("R31 R145", e->u.obj_free.obj_id, "what dies is"));
}

void on_move(JVMPI_Event *e) {
    unsigned i = object_known("R32 R139", e->u.obj_move.obj_id, "what moves is");
    jobjectID to = e->u.obj_move.new_obj_id;
    CHECK(objects[i].arena == e->u.obj_move.arena_id, "R139",
          "object %p moves out of arena %d but lies in %d", (void *)objects[i].id,
          (int)e->u.obj_move.arena_id, (int)objects[i].arena);
    CHECK(to != NULL && object_find(to) == NO_OBJECT, "R140 R206",
          "object %p moves to %p, where one is", (void *)objects[i].id, (void *)to);
    leave_bucket(i);
    leave_arena(i);
    enter_bucket(i, to);
    enter_arena(i, e->u.obj_move.new_arena_id);
    if (objects[i].describes != NULL) class_move(objects[i].describes, to);
    objects_moved++;
    happened = 1;
}

void on_arena_new(JVMPI_Event *e) {
    jint arena = e->u.new_arena.arena_id;
    CHECK(arena_mode != ARENAS_NONE, "R203", "comes without arenas");
    CHECK(arena > 0 && arena < ARENAS && !arena_is_known[arena], "R145 R27",
          "arena %d is there already", (int)arena);
    CHECK(e->u.new_arena.arena_name != NULL && e->u.new_arena.arena_name[0] != 0, "R102",
          "arena %d has no name", (int)arena);
    arena_is_known[arena] = 1;
}

void on_arena_delete(JVMPI_Event *e) {
    jint arena = e->u.delete_arena.arena_id;
    CHECK(arena_mode != ARENAS_NONE, "R203", "comes without arenas");
    CHECK(arena > 0 && arena < ARENAS && arena_is_known[arena], "R145",
          "arena %d, which is unknown", (int)arena);
    if (arena_mode == ARENAS_EXPLICIT)
        CHECK(arena_held[arena] == 0, "R206", "arena %d still has %u objects, one of them %p",
              (int)arena, arena_held[arena], (void *)objects[arena_first[arena]].id);
    while (arena_first[arena] != NO_OBJECT) drop(arena_first[arena]);
    arena_is_known[arena] = 0;
    happened = 1;
}

void on_gc_start(void) {
    owed_none();
    if (late && !init_done) references_meet_objects();
    in_gc = 1;
    happened = 0;
}

void on_gc_finish(JVMPI_Event *e) {
    in_gc = 0;
    collections++;
    jlong used = e->u.gc_info.used_objects, bytes = e->u.gc_info.used_object_space,
          total = e->u.gc_info.total_object_space;
    CHECK(bytes > 0 && bytes <= total, "R118", "%lld bytes used of %lld", (long long)bytes,
          (long long)total);
    if (!init_done) return;
    /* R208: after an empty pair others may be about to tell of what they made. */
    CHECK(happened ? used == (jlong)object_count : used >= (jlong)object_count, "R118 R210",
          "%lld objects; told were %u", (long long)used, object_count);
    CHECK(happened ? bytes == object_bytes : bytes >= object_bytes, "R118",
          "%lld bytes; told were %ld", (long long)bytes, object_bytes);
}
