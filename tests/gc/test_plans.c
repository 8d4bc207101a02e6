/* SPDX-License-Identifier: MIT */
/* The collector against a fake client: roots are an array, the world is one thread, and a model
 * of the heap is kept by replaying the event stream. Accuses gc/. */
#include "gc/collect.h"
#include "gc/heap_check.h"
#include "gc/pages.h"
#include "tests/gc/known.h"
#include "tests/suite.h"

#include <check.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Check notes every assertion that holds in a file; the millions here are noted only when they
 * fail. */
#undef ck_assert
#undef ck_assert_msg
#define ck_assert(claim) ck_assert_msg(claim, "%s", #claim)
#define ck_assert_msg(claim, ...)                                                              \
    do {                                                                                       \
        if (!(claim)) ck_abort_msg(__VA_ARGS__);                                               \
    } while (0)

#if defined(OWN_PLAN) /* test_own_plan.c: the one of docs/collector.md */
#include OWN_PLAN
enum { PLANS = 1, MOVING_PLANS = 1 };
static const char *const plans[PLANS] = {"sparse"};
static const Plan *const own_plan = &plan_sparse;
#else
enum { PLANS = 3, MOVING_PLANS = 2 };
static const char *const plans[PLANS] = {"generational", "semispace", "marksweep"};
static const Plan *const own_plan = NULL;
#endif
enum { ROOTS = 512, CHUNK = 1 << 20 };

typedef struct Fake {
    Object *roots[ROOTS];
    Object *mirror; /* what the owner holds */
    Heap *heap;
    EventSink sink;
    Listener listener;
    Mutator mutator;
    uintptr_t next;
    size_t mapped, ever_mapped; /* chunks */
    bool held, keep_soft, refuse_stop, stopped;
    void (*before_stop)(struct Fake *f); /* once */
    int starts, finishes, arenas, pending;
    Known known; /* the model: what was announced */
} Fake;

/* ---- The model ---- */

static void known_check(void *data, Object *o, int arena) {
    Fake *f = data;
    (void)arena;
    ck_assert(known_has(&f->known, o));
    f->starts++;
}
static void replay(Listener *listener, struct Thread *thread, Event *event) {
    Fake *f = (Fake *)((char *)listener - offsetof(Fake, listener));
    (void)thread;
    switch (event->type) {
    case EVENT_object_free: known_remove(&f->known, event->object_free.object); break;
    case EVENT_object_move:
        known_remove(&f->known, event->object_move.from);
        known_add(&f->known, event->object_move.to);
        break;
    case EVENT_arena_new: f->arenas++; break;
    case EVENT_arena_delete: f->arenas--; break;
    case EVENT_gc_start: f->starts++; break;
    case EVENT_gc_finish: f->finishes++; break;
    default: break;
    }
}

/* ---- The client ---- */

static void *fake_map(void *data, size_t chunks) {
    Fake *f = data;
#if defined(MINIJVM_WIDE_REFS)
    void *got = pages_map_anywhere(chunks * CHUNK, CHUNK);
    if (got != NULL) f->mapped += chunks, f->ever_mapped += chunks;
    return got;
#else
    for (int tries = 0; tries < 4000; tries++) {
        if (f->next < 0x10000000 || f->next + chunks * CHUNK > 0xf0000000) f->next = 0x10000000;
        uintptr_t at = f->next;
        f->next += chunks * CHUNK;
        if (!pages_map_low(at, chunks * CHUNK)) continue;
        f->mapped += chunks;
        f->ever_mapped += chunks;
        return (void *)at;
    }
    return NULL;
#endif
}
static void fake_unmap(void *data, void *address, size_t chunks) {
    ((Fake *)data)->mapped -= chunks;
    pages_unmap(address, chunks * CHUNK);
}
static GcTurn fake_begin(void *data, Mutator *m) {
    (void)m;
    return ((Fake *)data)->held ? GC_TURN_HELD : GC_TURN_MINE;
}
static bool fake_stop(void *data, Mutator *m) {
    Fake *f = data;
    (void)m;
    bool refuse = f->refuse_stop;
    f->refuse_stop = false;
    if (f->before_stop != NULL) f->before_stop(f);
    f->before_stop = NULL;
    return f->stopped = !refuse;
}
static void fake_go_on(void *data, Mutator *m, bool made) {
    (void)m, (void)made;
    ((Fake *)data)->stopped = false;
}
static void fake_rest(void *data, Mutator *m, bool on) {
    (void)m, (void)on;
    ck_assert_msg(!((Fake *)data)->stopped, "the world is stopped twice");
}
static void fake_nothing(void *data, Mutator *m) { (void)data, (void)m; }
static void fake_roots(void *data, RootVisitor *v) {
    Fake *f = data;
    for (int i = 0; i < ROOTS; i++) v->visit(v, &f->roots[i]);
}
static void fake_owner(void *data, ShapeOwner *owner, RootVisitor *v) {
    (void)owner;
    v->visit(v, &((Fake *)data)->mirror);
}
static void fake_sweep(void *data, Object *(*survivor)(void *plan, Object *o), void *plan) {
    Fake *f = data;
    if (f->mirror != NULL) (void)survivor(plan, f->mirror);
}
static bool fake_keep(void *data, Object *o, GcCause cause) {
    (void)o, (void)cause;
    return ((Fake *)data)->keep_soft;
}
static void fake_pending(void *data) { ((Fake *)data)->pending++; }
static void *fake_thread(void *data, Mutator *m) {
    (void)data, (void)m;
    return NULL;
}
static const GcClient client = {.map_chunks = fake_map,
                                .unmap_chunks = fake_unmap,
                                .begin = fake_begin,
                                .stop = fake_stop,
                                .end = fake_go_on,
                                .rest = fake_rest,
                                .after = fake_nothing,
                                .visit_roots = fake_roots,
                                .visit_owner = fake_owner,
                                .sweep_weak = fake_sweep,
                                .keep_soft = fake_keep,
                                .references_pending = fake_pending,
                                .event_thread = fake_thread};

/* ---- Shapes; a C program's data lies low enough only when linked so, so they are mapped ----
 */

typedef struct Shapes {
    Shape node, owned, bytes, refs, mirror, reference[5];
    RefRun node_run, mirror_run;
    ShapeOwner owner;
} Shapes;
static Shapes *s;

enum { NODE = sizeof(Object) + 4 * sizeof(Ref), REFERENT = sizeof(Object) };
enum { REFERENCE = (sizeof(Object) + 2 * sizeof(Ref) + 7) & ~7 };

static void shapes_make(void) {
    for (uintptr_t at = 0x8000000; s == NULL && at < 0xf0000000; at += CHUNK)
        if (pages_map_low(at, CHUNK)) s = (Shapes *)at;
    s->node_run = (RefRun){sizeof(Object), 3};
    s->node = (Shape){.kind = SHAPE_PLAIN, .size = NODE, .run_count = 1, .runs = &s->node_run};
    s->owned = s->node;
    s->owned.owner = &s->owner;
    s->bytes = (Shape){.kind = SHAPE_PRIM_ARRAY, .size = 16};
    s->refs = (Shape){.kind = SHAPE_REF_ARRAY, .size = 16};
    s->mirror_run = (RefRun){sizeof(Object), 1};
    s->mirror = (Shape){.kind = SHAPE_MIRROR,
                        .size = sizeof(Object) + 8,
                        .run_count = 1,
                        .runs = &s->mirror_run};
    for (int i = 0; i < 5; i++)
        s->reference[i] =
            (Shape){.kind = SHAPE_REFERENCE, .size = REFERENCE, .reference_kind = (uint8_t)i};
}

static Fake *fake_make(size_t maximum, bool guard, const char *plan) {
    char message[128];
    Fake *f = calloc(1, sizeof *f);
    known_begin(&f->known);
    f->listener.notify = replay;
    events_add(&f->sink, &f->listener);
    GcOptions options = {.plan = own_plan != NULL ? "semispace" : plan,
                         .maximum_bytes = maximum,
                         .guard = guard};
    f->heap = gc_create(&options, &client, f, &f->sink, message, sizeof message);
    ck_assert_msg(f->heap != NULL, "%s", message);
    if (own_plan != NULL) f->heap->plan = own_plan;
    gc_set_reference_layout(f->heap, REFERENT, REFERENT + sizeof(Ref));
    gc_events_live(f->heap);
    events_want(&f->sink, &f->listener, ~(EventMask)0, true);
    gc_mutator_attach(f->heap, &f->mutator);
    return f;
}
static void fake_end(Fake *f) {
    gc_mutator_detach(&f->mutator);
    gc_destroy(f->heap);
    ck_assert_uint_eq(f->mapped, 0);
    known_end(&f->known);
    free(f);
}
static Object *make_how(Fake *f, Shape *shape, size_t bytes, AllocateHow how) {
    Object *o = how == ALLOCATE_FIXED ? gc_allocate_slow(&f->mutator, bytes, how)
                                      : gc_allocate(&f->mutator, bytes);
    if (o == NULL) return NULL;
    for (size_t i = 0; i < bytes; i += 8) ck_assert(*(uint64_t *)((char *)o + i) == 0);
    o->shape = (Ref)(uintptr_t)shape;
    known_add(&f->known, o);
    return o;
}
static Object *make(Fake *f, Shape *shape) { return make_how(f, shape, shape->size, 0); }
static Object *make_array(Fake *f, Shape *shape, int32_t n) {
    size_t each = shape == &s->refs ? sizeof(Ref) : 1;
    Object *o = make_how(f, shape, object_align(ARRAY_ELEMENTS_OFFSET + (size_t)n * each), 0);
    if (o != NULL) ((Array *)o)->length = n;
    return o;
}
static Object *make_mirror(Fake *f) {
    size_t bytes = s->mirror.size + 8 + 2 * sizeof(Ref);
    bytes = object_align(bytes);
    Object *o = make_how(f, &s->mirror, bytes, ALLOCATE_FIXED);
    uint32_t *tail = (uint32_t *)((char *)o + s->mirror.size);
    tail[0] = (uint32_t)bytes;
    tail[1] = 2;
    return o;
}
static void set(Object *o, int i, Object *value) {
    object_set_ref(o, (char *)o + sizeof(Object) + (size_t)i * sizeof(Ref), value);
}
static Object *get(Object *o, int i) {
    return slot_get((char *)o + sizeof(Object) + (size_t)i * sizeof(Ref));
}
static void check(Fake *f) {
    char message[256] = "";
    ck_assert_msg(heap_check(f->heap, message, sizeof message), "%s", message);
    f->starts = f->finishes = 0;
    gc_visit_objects(f->heap, known_check, f);
    ck_assert_uint_eq((size_t)f->starts, f->known.count);
    ck_assert_uint_eq(gc_count_objects(f->heap), f->known.count);
    for (int i = 0; i < ROOTS; i++)
        if (f->roots[i] != NULL) ck_assert(gc_is_object(f->heap, f->roots[i]));
}

static void collect_and_check(Fake *f, GcCause cause) {
    ck_assert(gc_collect(&f->mutator, cause));
    check(f);
}
static void collect_young_and_check(Fake *f) {
    ck_assert(collect(f->heap, &f->mutator, GC_ALLOCATION_FAILURE, false) == GC_TURN_MINE);
    check(f);
}

/* ---- Claims ---- */

START_TEST(random_graphs_survive_and_the_event_stream_equals_the_heap) {
    Fake *f = fake_make((size_t)64 << 20, _i >= PLANS, plans[_i % PLANS]);
    uint32_t seed = 12345, stamp[ROOTS] = {0};
    Object *pinned[4] = {0};
    for (int round = 0; round < 12; round++) {
        for (int i = 0; i < 6000; i++) {
            seed = seed * 1664525 + 1013904223;
            uint32_t r = seed >> 8, at = r % ROOTS;
            Object *o;
            if (r % 997 == 0)
                o = make_array(f, &s->bytes, 300000);
            else if (r % 101 == 0)
                o = make_array(f, &s->bytes, (int32_t)(r % 60000));
            else if (r % 7 == 0)
                o = make_array(f, &s->refs, 20);
            else
                o = make(f, &s->node);
            f->roots[at] = o;
            stamp[at] = 0;
            if (object_shape(o) == &s->node) {
                stamp[at] = seed | 1;
                *(uint32_t *)((char *)o + sizeof(Object) + 3 * sizeof(Ref)) = stamp[at];
                for (int k = 0; k < 3; k++) set(o, k, f->roots[(r + (uint32_t)k * 77) % ROOTS]);
            } else if (object_shape(o) == &s->refs) {
                array_set_ref(o, (int32_t)(r % 20), f->roots[(r >> 4) % ROOTS]);
            }
            if (r % 5 == 0) f->roots[(at + 1) % ROOTS] = NULL;
        }
        int p = round % 4;
        if (pinned[p] != NULL) gc_unpin(f->heap, pinned[p]);
        f->roots[p] = pinned[p] = make(f, &s->node);
        stamp[p] = 0;
        gc_pin(f->heap, pinned[p]);
        for (int i = 0; i < 4; i++) f->roots[i] = pinned[i];
        stamp[0] = stamp[1] = stamp[2] = stamp[3] = 0;
        if (round % 3 == 2)
            collect_and_check(f, GC_EXPLICIT);
        else
            collect_young_and_check(f);
        for (int i = 0; i < ROOTS; i++) {
            if (i < 4) ck_assert(f->roots[i] == pinned[i]);
            Object *o = f->roots[i];
            if (o != NULL && stamp[i] != 0)
                ck_assert_uint_eq(*(uint32_t *)((char *)o + sizeof(Object) + 3 * sizeof(Ref)),
                                  stamp[i]);
        }
    }
    memset(f->roots, 0, sizeof f->roots);
    for (int i = 0; i < 4; i++) gc_unpin(f->heap, pinned[i]);
    collect_and_check(f, GC_EXPLICIT);
    ck_assert_uint_eq(f->known.count, 0);
    fake_end(f);
}
END_TEST

static Object *reference(Fake *f, ReferenceKind kind, Object *referent, int root) {
    f->roots[400] = referent;
    Object *r = make(f, &s->reference[kind]);
    set(r, 0, f->roots[400]);
    f->roots[400] = NULL;
    f->roots[root] = r;
    return r;
}

START_TEST(references_die_in_java_order_and_are_pending_once) {
    Fake *f = fake_make((size_t)16 << 20, true, plans[_i]);
    reference(f, REFERENCE_WEAK, make(f, &s->node), 0);
    Object *target = make(f, &s->node);
    f->roots[10] = target;
    reference(f, REFERENCE_FINAL, target, 1);
    reference(f, REFERENCE_WEAK, get(f->roots[1], 0), 2);
    reference(f, REFERENCE_PHANTOM, get(f->roots[1], 0), 3);
    reference(f, REFERENCE_SOFT, make(f, &s->node), 4);
    f->keep_soft = true;
    collect_and_check(f, GC_EXPLICIT);
    ck_assert(get(f->roots[0], 0) == NULL);
    ck_assert(get(f->roots[2], 0) == f->roots[10]);
    ck_assert(gc_take_pending_references(f->heap) == f->roots[0]);
    f->roots[10] = NULL;
    collect_and_check(f, GC_EXPLICIT);
    ck_assert(get(f->roots[1], 0) != NULL);
    ck_assert(get(f->roots[2], 0) == NULL);
    ck_assert(get(f->roots[3], 0) == get(f->roots[1], 0));
    int pending = f->pending;
    collect_and_check(f, GC_EXPLICIT);
    ck_assert_int_eq(f->pending, pending);
    int count = 0;
    for (Object *r = gc_take_pending_references(f->heap); r != NULL; r = get(r, 1)) count++;
    ck_assert_int_eq(count, 2);
    set(f->roots[1], 0, NULL);
    collect_and_check(f, GC_LAST_RESORT);
    ck_assert(get(f->roots[3], 0) == NULL);
    ck_assert(get(f->roots[4], 0) == NULL);
    fake_end(f);
}
END_TEST

typedef struct Look {
    Fake *fake;
    int seen, null;
} Look;

static void look_at_referent(void *data, Object *object, int arena) {
    Look *look = data;
    (void)arena;
    for (int i = 0; i < 4; i++) {
        if (look->fake->roots[i] != object) continue;
        look->seen++;
        look->null |= (gc_live_ref(look->fake->heap, object, object + 1) == NULL) << i;
    }
}

START_TEST(who_looks_at_what_lives_sees_no_referent_that_only_a_weak_reference_leads_to) {
    Fake *f = fake_make((size_t)16 << 20, true, plans[_i]);
    reference(f, REFERENCE_WEAK, make(f, &s->node), 0);
    reference(f, REFERENCE_SOFT, make(f, &s->node), 1);
    reference(f, REFERENCE_PHANTOM, make(f, &s->node), 2);
    reference(f, REFERENCE_WEAK, get(f->roots[1], 0), 3);
    for (int again = 0; again < 2; again++) {
        Look look = {.fake = f};
        gc_visit_live_objects(f->heap, look_at_referent, &look);
        ck_assert_int_eq(look.seen, 4);
        ck_assert_int_eq(look.null, 1 << 0 | 1 << 2);
    }
    ck_assert(get(f->roots[0], 0) != NULL); /* to look changes nothing */
    fake_end(f);
}
END_TEST

START_TEST(an_instance_keeps_its_mirror_and_a_dead_mirror_goes_one_collection_later) {
    Fake *f = fake_make((size_t)16 << 20, true, plans[_i]);
    Object *mirror = f->mirror = make_mirror(f);
    f->roots[0] = make(f, &s->owned);
    collect_and_check(f, GC_EXPLICIT);
    ck_assert(gc_is_object(f->heap, mirror));
    f->roots[0] = NULL;
    collect_and_check(f, GC_EXPLICIT);
    ck_assert(gc_is_object(f->heap, mirror));
    f->mirror = NULL;
    collect_and_check(f, GC_EXPLICIT);
    ck_assert(!gc_is_object(f->heap, mirror));
    ck_assert(f->roots[1] == NULL);
    fake_end(f);
}
END_TEST

START_TEST(a_refused_stop_is_an_empty_pair) {
    Fake *f = fake_make((size_t)16 << 20, false, plans[_i]);
    f->refuse_stop = true;
    ck_assert(gc_collect(&f->mutator, GC_EXPLICIT));
    ck_assert_int_eq(f->starts, 2);
    ck_assert_int_eq(f->finishes, 2);
    ck_assert_uint_eq(gc_figures(f->heap).collections, 1);
    fake_end(f);
}
END_TEST

static void allocate_much(Fake *f) {
    f->held = true;
    for (int i = 0; i < 40; i++) f->roots[i] = make_array(f, &s->bytes, 200000);
    f->held = false;
}

START_TEST(more_than_was_reserved_for_is_an_empty_pair_too) {
    Fake *f = fake_make((size_t)32 << 20, false, plans[_i]);
    f->before_stop = allocate_much;
    ck_assert(gc_collect(&f->mutator, GC_EXPLICIT));
    ck_assert_int_eq(f->starts, f->finishes);
    ck_assert_int_ge(f->starts, strcmp(plans[_i], "semispace") == 0 ? 2 : 1);
    ck_assert_uint_eq(gc_figures(f->heap).collections, 1);
    fake_end(f);
}
END_TEST

START_TEST(the_limit_holds_and_the_reserve_is_for_holders_of_gc_off) {
    Fake *f = fake_make((size_t)16 << 20, false, plans[_i]);
    int n = 0;
    while (n < ROOTS && (f->roots[n] = make_array(f, &s->bytes, 250000)) != NULL) n++;
    ck_assert_int_ge(n, 40);
    ck_assert_int_lt(n, 70);
    ck_assert_uint_le(gc_figures(f->heap).used_bytes, (size_t)16 << 20);
    ck_assert_uint_ge(gc_figures(f->heap).collections, 2);
    f->held = true;
    int more = 0;
    while (more < 100 && (f->roots[n + more] = make_array(f, &s->bytes, 250000)) != NULL)
        more++;
    ck_assert_int_ge(more, 1);
    ck_assert_int_le(more, 5);
    f->held = false;
    memset(f->roots, 0, sizeof f->roots);
    ck_assert(make_array(f, &s->bytes, 250000) != NULL);
    fake_end(f);
}
END_TEST

START_TEST(garbage_alone_never_exhausts_a_small_heap) {
    Fake *f = fake_make((size_t)4 << 20, false, plans[_i]);
    for (int i = 0; i < 300000; i++)
        ck_assert((f->roots[i % ROOTS] = make(f, &s->node)) != NULL);
    ck_assert_uint_le(gc_figures(f->heap).total_bytes, (size_t)4 << 20);
    fake_end(f);
}
END_TEST

/* Made in turn, each written to the end; answers how many chunks they took. */
static size_t make_large_in_turn(Fake *f, int count) {
    static const int32_t kib[] = {300, 700, 1500, 3000, 1100};
    size_t chunks = 0;
    for (int i = 0; i < count; i++) {
        int32_t n = kib[i % 5] << 10;
        Object *o = make_array(f, &s->bytes, n);
        ck_assert(o != NULL);
        memset((char *)o + ARRAY_ELEMENTS_OFFSET, 0xff, (size_t)n);
        chunks += ((size_t)n + ARRAY_ELEMENTS_OFFSET + CHUNK - 1) / CHUNK;
    }
    return chunks;
}

START_TEST(large_objects_in_turn_take_memory_that_was_used) {
    Fake *f = fake_make((size_t)256 << 20, false, plans[_i]);
    make_large_in_turn(f, 200);
    size_t before = f->ever_mapped, taken = make_large_in_turn(f, 400);
    ck_assert_uint_le(f->ever_mapped - before, taken / 2);
    gc_collect(&f->mutator, GC_EXPLICIT);
    ck_assert_uint_eq(f->heap->memory.large.count, 0);
    fake_end(f);
}
END_TEST

START_TEST(a_stale_pointer_faults_under_guard) {
    Fake *f = fake_make((size_t)16 << 20, true, plans[_i]);
    f->roots[0] = make(f, &s->node);
    volatile Object *stale = f->roots[0];
    collect_and_check(f, GC_EXPLICIT);
    ck_assert(f->roots[0] != stale);
    pid_t child = fork();
    if (child == 0) {
        signal(SIGSEGV, SIG_DFL);
        _exit((int)stale->shape & 0);
    }
    int status;
    waitpid(child, &status, 0);
    ck_assert(WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV);
    fake_end(f);
}
END_TEST

START_TEST(hostile_addresses_are_no_objects) {
    Fake *f = fake_make((size_t)16 << 20, false, plans[_i]);
    Object *o = make(f, &s->node), *p = make(f, &s->node);
    ck_assert(gc_is_object(f->heap, o) && gc_is_object(f->heap, p));
    for (size_t i = 1; i < NODE; i++) ck_assert(!gc_is_object(f->heap, (char *)o + i));
    ck_assert(!gc_is_object(f->heap, NULL) && !gc_is_object(f->heap, f));
    ck_assert(!gc_is_object(f->heap, (void *)~(uintptr_t)7));
    ck_assert_int_eq(gc_arena_of(f->heap, (Object *)f), -1);
    fake_end(f);
}
END_TEST

/* A graph of nodes with numbers, kept beside the heap: objects[n] is reached from the roots in
 * the heap exactly when n is in the model, and every node's references carry the numbers that
 * the model says. */
enum { NODES = 30000, NONE = 0 };
typedef struct Model {
    uint32_t refs[NODES + 1][3], roots[ROOTS], seen[NODES + 1], stack[3 * NODES + ROOTS];
    uint32_t used, mark;
} Model;

static uint32_t *number(Object *o) {
    return (uint32_t *)(void *)((char *)o + sizeof(Object) + 3 * sizeof(Ref));
}
static void model_compare(Fake *f, Model *m) {
    static Object *at[NODES + 1];
    uint32_t depth = 0;
    m->mark++;
    for (uint32_t i = 0; i < ROOTS; i++) {
        ck_assert((f->roots[i] == NULL) == (m->roots[i] == NONE));
        if (m->roots[i] == NONE) continue;
        ck_assert(*number(f->roots[i]) == m->roots[i]);
        at[m->roots[i]] = f->roots[i];
        m->stack[depth++] = m->roots[i];
    }
    while (depth > 0) {
        uint32_t n = m->stack[--depth];
        if (m->seen[n] == m->mark) continue;
        m->seen[n] = m->mark;
        for (int k = 0; k < 3; k++) {
            Object *to = get(at[n], k);
            ck_assert((to == NULL) == (m->refs[n][k] == NONE));
            if (to == NULL) continue;
            ck_assert(*number(to) == m->refs[n][k]);
            if (m->seen[m->refs[n][k]] == m->mark) ck_assert(at[m->refs[n][k]] == to);
            at[m->refs[n][k]] = to;
            if (depth < 3 * NODES) m->stack[depth++] = m->refs[n][k];
        }
    }
}

START_TEST(a_mutated_graph_equals_its_model_after_every_collection) {
    Fake *f = fake_make((size_t)8 << 20, false, plans[_i % PLANS]);
    Model *m = calloc(1, sizeof *m);
    uint32_t seed = 99 + (uint32_t)_i;
    for (int step = 0; step < 24; step++) {
        if (m->used + 1200 > NODES) break;
        for (int i = 0; i < 1200; i++) {
            seed = seed * 1664525 + 1013904223;
            uint32_t r = seed >> 9, root = r % ROOTS, other = (r >> 9) % ROOTS;
            Object *o = make(f, &s->node);
            uint32_t n = ++m->used;
            *number(o) = n;
            /* In front of a list, under an old node, or alone. */
            if (r % 3 == 0 && f->roots[root] != NULL) {
                set(o, 0, f->roots[root]);
                m->refs[n][0] = m->roots[root];
            } else if (r % 3 == 1 && f->roots[root] != NULL) {
                set(f->roots[root], (int)(r % 2) + 1, o);
                m->refs[m->roots[root]][r % 2 + 1] = n;
                continue;
            }
            f->roots[root] = o;
            m->roots[root] = n;
            if (f->roots[other] != NULL && r % 5 == 0) {
                set(f->roots[other], 2, f->roots[root]);
                m->refs[m->roots[other]][2] = n;
            }
            if (r % 11 == 0) {
                f->roots[other] = NULL;
                m->roots[other] = NONE;
            }
        }
        if (step % 5 == 4)
            collect_and_check(f, GC_EXPLICIT);
        else
            collect_young_and_check(f);
        model_compare(f, m);
    }
    free(m);
    fake_end(f);
}
END_TEST

START_TEST(dense_arenas_stay_and_a_heap_of_sixty_percent_live_goes_on) {
    /* Every other object of a fragmented heap lives; -Xmx has room for the live ones and little
     * more. */
    Fake *f = fake_make((size_t)24 << 20, false, plans[_i]);
    events_want(&f->sink, &f->listener, ~(EventMask)0, false);
    int rows = 0;
    size_t live = 0;
    while (live < (size_t)14 << 20) {
        Object *row = gc_allocate(&f->mutator, 16 + 4000 * sizeof(Ref));
        ck_assert(row != NULL);
        row->shape = object_ref((Object *)(void *)&s->refs);
        ((Array *)(void *)row)->length = 4000;
        f->roots[rows] = row;
        for (int i = 0; i < 4000; i++) {
            Object *o = gc_allocate(&f->mutator, NODE);
            ck_assert(o != NULL);
            o->shape = object_ref((Object *)(void *)&s->node);
            if (i % 5 < 3) array_set_ref(f->roots[rows], i, o);
            if (i % 5 < 3) live += NODE;
        }
        live += 16 + 4000 * sizeof(Ref);
        rows++;
    }
    for (int round = 0; round < 400000; round++) {
        Object *o = gc_allocate(&f->mutator, NODE);
        if (o == NULL) ck_abort_msg("out of memory with %zu of 24 MiB live", live);
        o->shape = object_ref((Object *)(void *)&s->node);
        array_set_ref(f->roots[round % rows], round % 4000 / 5 * 5 + 3, o);
    }
    ck_assert_uint_le(gc_figures(f->heap).total_bytes, (size_t)24 << 20);
    gc_mutator_detach(&f->mutator);
    gc_destroy(f->heap);
    ck_assert_uint_eq(f->mapped, 0);
    known_end(&f->known);
    free(f);
}
END_TEST

int main(void) {
    if (!cards_reserve()) return 1;
    shapes_make();
    Suite *suite = suite_create("plans");
    TCase *c = tcase_create("claims");
    tcase_set_timeout(c, 100);
    tcase_add_loop_test(c, random_graphs_survive_and_the_event_stream_equals_the_heap, 0,
                        2 * PLANS);
    tcase_add_loop_test(c, a_mutated_graph_equals_its_model_after_every_collection, 0,
                        2 * PLANS);
    tcase_add_loop_test(c, references_die_in_java_order_and_are_pending_once, 0, PLANS);
    tcase_add_loop_test(
        c, who_looks_at_what_lives_sees_no_referent_that_only_a_weak_reference_leads_to, 0,
        PLANS);
    tcase_add_loop_test(
        c, an_instance_keeps_its_mirror_and_a_dead_mirror_goes_one_collection_later, 0, PLANS);
    tcase_add_loop_test(c, a_refused_stop_is_an_empty_pair, 0, PLANS);
    tcase_add_loop_test(c, more_than_was_reserved_for_is_an_empty_pair_too, 0, PLANS);
    tcase_add_loop_test(c, the_limit_holds_and_the_reserve_is_for_holders_of_gc_off, 0, PLANS);
    tcase_add_loop_test(c, garbage_alone_never_exhausts_a_small_heap, 0, PLANS);
    tcase_add_loop_test(c, large_objects_in_turn_take_memory_that_was_used, 0, PLANS);
    tcase_add_loop_test(c, a_stale_pointer_faults_under_guard, 0, MOVING_PLANS);
    tcase_add_loop_test(c, hostile_addresses_are_no_objects, 0, PLANS);
    suite_add_tcase(suite, c);
    TCase *room = tcase_create("room");
    tcase_set_timeout(room, 100);
    tcase_add_loop_test(room, dense_arenas_stay_and_a_heap_of_sixty_percent_live_goes_on, 0,
                        PLANS);
    suite_add_tcase(suite, room);
    return run_suite(suite) != 0;
}
