/* SPDX-License-Identifier: MIT */
/*
 * Allocation sites: (trace, class) with what was allocated there and what of it lives. Every
 * live object leads to its site (objects.h) and follows FREE, MOVE and ARENA_DELETE.
 *
 * What is left in a deleted arena is removed at GC_FINISH: moves out of it may be told after
 * its end. One that is met again earlier, because its address got a new tenant, is counted
 * then.
 */
#include "hprof.h"
#include "objects.h"

typedef struct {
    uint32_t hash;
    uint32_t trace;
    uint32_t class_number;
    jint kind; /* is_array of OBJECT_ALLOC */
    uint64_t live_bytes, live_objects;
    uint64_t all_bytes, all_objects;
} Site;

static Pool sites = {.record_size = sizeof(Site)};

static uint32_t site_hash(const void *record) { return ((const Site *)record)->hash; }

static uint32_t site_intern(uint32_t trace, uint32_t class, jint kind) {
    uint32_t hash = hash_mix(((uint64_t)trace << 32 | class) * 31 + (uint32_t)kind);
    uint32_t cursor = hash, number;
    Site *site;
    while ((site = pool_probe(&sites, &cursor, &number)) != NULL) {
        if (site->trace == trace && site->class_number == class && site->kind == kind)
            return number;
    }
    site = pool_add(&sites, hash, site_hash);
    *site = (Site){.hash = hash, .trace = trace, .class_number = class, .kind = kind};
    return sites.count - 1;
}

static void object_died(const KnownObject *object) {
    Site *site = pool_at(&sites, object->number - 1);
    site->live_bytes -= object->size;
    site->live_objects--;
}

void site_object_allocated(const JVMPI_Event *event) {
    JVMPI_CallFrame frames[MAX_DEPTH];
    JVMPI_CallTrace call = {.env_id = event->env_id, .frames = frames};
    bool requested = (event->event_type & JVMPI_REQUESTED_EVENT) != 0;
    if (event->u.obj_alloc.obj_id == NULL) return;
    /* Who asks for an object is not who made it. */
    if (!requested && event->env_id != NULL)
        hprof.jvmpi->GetCallTrace(&call, hprof.options.depth);
    const ThreadData none = {.serial = 0};
    const ThreadData *thread = event->env_id == NULL ? &none : thread_of(event->env_id);
    uint32_t trace = trace_intern_call(thread, &call);
    jint kind = event->u.obj_alloc.is_array;
    bool has_class = kind == JVMPI_NORMAL_OBJECT || kind == JVMPI_CLASS;
    uint32_t class = has_class ? class_number(event->u.obj_alloc.class_id) : (uint32_t)UNKNOWN;
    uint32_t number = site_intern(trace, class, kind);

    uint32_t size = (uint32_t)event->u.obj_alloc.size;
    uintptr_t id = (uintptr_t)event->u.obj_alloc.obj_id;
    if (requested && object_find(id) != NULL) return;
    site_object_freed(event->u.obj_alloc.obj_id);
    *object_put(id, event->u.obj_alloc.arena_id) = (KnownObject){number + 1, size};
    Site *site = pool_at(&sites, number);
    site->live_bytes += size;
    site->live_objects++;
    site->all_bytes += size;
    site->all_objects++;
}

void site_object_freed(jobjectID id) {
    KnownObject *object = object_find((uintptr_t)id);
    if (object == NULL) return;
    object_died(object);
    object_remove((uintptr_t)id);
}

void site_object_moved(const JVMPI_Event *event) {
    uintptr_t from = (uintptr_t)event->u.obj_move.obj_id;
    class_moved(event->u.obj_move.obj_id, event->u.obj_move.new_obj_id);
    const KnownObject *object = object_find(from);
    if (object == NULL) return;
    KnownObject moved = *object;
    object_remove(from);
    site_object_freed(event->u.obj_move.new_obj_id);
    *object_put((uintptr_t)event->u.obj_move.new_obj_id, event->u.obj_move.new_arena_id) =
        moved;
}

/* The id may be that of an arena which has just ended. */
void site_arena_made(jint arena) {
    if (objects_arena_is_dead(arena)) objects_bury(object_died);
}

void site_arena_deleted(jint arena) { objects_arena_ended(arena); }

void site_collection_finished(void) { objects_bury(object_died); }

bool site_find(uintptr_t id, uint32_t *trace, uint32_t *size) {
    const KnownObject *object = object_find(id);
    if (object == NULL) return false;
    *trace = ((const Site *)pool_at(&sites, object->number - 1))->trace;
    *size = object->size;
    return true;
}

void sites_free(void) {
    pool_free(&sites);
    objects_free();
}

/* ---- Output ------------------------------------------------------------------------------ */

static void site_print_name(const Site *site) {
    static const char codes[] = {[4] = 'Z', [5] = 'C', [6] = 'F',  [7] = 'D',
                                 [8] = 'B', [9] = 'S', [10] = 'I', [11] = 'J'};
    if (site->kind == JVMPI_NORMAL_OBJECT || site->kind == JVMPI_CLASS)
        class_print(site->class_number, site->kind == JVMPI_CLASS);
    else if (site->kind >= JVMPI_BOOLEAN && site->kind <= JVMPI_LONG)
        fprintf(hprof.out, "[%c", codes[site->kind]);
    else
        fputs("<unknown class>", hprof.out);
    fputc('\n', hprof.out);
}

static int site_compare(const void *left, const void *right) {
    const Site *a = *(Site *const *)left, *b = *(Site *const *)right;
    if (a->live_bytes != b->live_bytes) return a->live_bytes < b->live_bytes ? 1 : -1;
    if (a->all_bytes != b->all_bytes) return a->all_bytes < b->all_bytes ? 1 : -1;
    if (a->trace != b->trace) return a->trace > b->trace ? 1 : -1;
    return a < b ? -1 : a > b;
}

static uint32_t low_word(uint64_t value) {
    return value > UINT32_MAX ? UINT32_MAX : (uint32_t)value;
}

static void site_write_binary(Site *const *order, uint32_t count, uint64_t live_bytes) {
    uint64_t live_objects = 0, all_bytes = 0, all_objects = 0;
    for (uint32_t i = 0; i < sites.count; i++) {
        const Site *site = pool_at(&sites, i);
        live_objects += site->live_objects;
        all_bytes += site->all_bytes;
        all_objects += site->all_objects;
    }
    float cutoff = (float)hprof.options.cutoff;
    uint32_t cutoff_bits;
    memcpy(&cutoff_bits, &cutoff, sizeof cutoff_bits);
    Buffer body = {0};
    buffer_u2(&body, 0); /* complete, by live bytes, no collection forced */
    buffer_u4(&body, cutoff_bits);
    buffer_u4(&body, low_word(live_bytes));
    buffer_u4(&body, low_word(live_objects));
    buffer_u8(&body, all_bytes);
    buffer_u8(&body, all_objects);
    buffer_u4(&body, count);
    for (uint32_t i = 0; i < count; i++) {
        const Site *site = order[i];
        buffer_u1(&body, (uint32_t)site->kind);
        buffer_u4(&body, site->class_number);
        buffer_u4(&body, site->trace);
        buffer_u4(&body, low_word(site->live_bytes));
        buffer_u4(&body, low_word(site->live_objects));
        buffer_u4(&body, low_word(site->all_bytes));
        buffer_u4(&body, low_word(site->all_objects));
    }
    binary_record(HPROF_ALLOC_SITES, &body);
    buffer_u4(&body, low_word(live_bytes));
    buffer_u4(&body, low_word(live_objects));
    buffer_u8(&body, all_bytes);
    buffer_u8(&body, all_objects);
    binary_record(HPROF_HEAP_SUMMARY, &body);
    buffer_free(&body);
}

void site_print(void) {
    Site **order = must_alloc(sites.count, sizeof *order);
    uint64_t total = 0, total_made = 0;
    for (uint32_t i = 0; i < sites.count; i++) {
        const Site *site = pool_at(&sites, i);
        total += site->live_bytes;
        total_made += site->all_bytes;
    }
    /* What made much has a row, whether or not it lives. */
    uint32_t shown = 0;
    for (uint32_t i = 0; i < sites.count; i++) {
        Site *site = pool_at(&sites, i);
        if ((site->live_bytes > 0 &&
             (double)site->live_bytes >= hprof.options.cutoff * (double)total) ||
            (double)site->all_bytes >= hprof.options.cutoff * (double)total_made)
            order[shown++] = site;
    }
    if (shown > 0) qsort(order, shown, sizeof *order, site_compare);
    for (uint32_t i = 0; i < shown; i++) trace_print(order[i]->trace);

    if (hprof.options.binary) {
        site_write_binary(order, shown, total);
        free(order);
        return;
    }
    char date[32];
    output_date(date);
    fprintf(hprof.out, "SITES BEGIN (ordered by live bytes) %s\n", date);
    fputs("          percent         live       alloc'ed  stack class\n"
          " rank   self  accum    bytes objs   bytes objs trace name\n",
          hprof.out);
    double accumulated = 0;
    for (uint32_t i = 0; i < shown; i++) {
        const Site *site = order[i];
        double self = total == 0 ? 0 : 100.0 * (double)site->live_bytes / (double)total;
        accumulated += self;
        fprintf(hprof.out, "%5u %5.2f%% %5.2f%% %8llu %4llu %7llu %4llu %5u ", i + 1, self,
                accumulated, (unsigned long long)site->live_bytes,
                (unsigned long long)site->live_objects, (unsigned long long)site->all_bytes,
                (unsigned long long)site->all_objects, site->trace);
        site_print_name(site);
    }
    fputs("SITES END\n", hprof.out);
    free(order);
}
