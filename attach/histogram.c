/* SPDX-License-Identifier: MIT */
/* Counted in a table with open addressing by class, which is made before the world stops and is
 * large enough for every class there is then. Names are made while it stands still: a class may
 * end afterwards. */
#include "attach/histogram.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/threads/gate.h"

typedef struct ClassCount {
    const Class *class_;
    char *name;
    uint64_t objects, bytes;
} ClassCount;

typedef struct Histogram {
    ClassCount *counts;
    size_t mask, used;
    bool full;
} Histogram;

static void count_classes(void *data, Class *c) {
    (void)c;
    ++*(size_t *)data;
}

static void count_object(void *data, Object *object, int arena) {
    Histogram *h = data;
    const Class *c = object_class(object);
    size_t at = ((uintptr_t)c >> 4) * UINT64_C(0x9E3779B97F4A7C15) >> 32 & h->mask;
    (void)arena;
    while (h->counts[at].class_ != NULL && h->counts[at].class_ != c) at = (at + 1) & h->mask;
    if (h->counts[at].class_ == NULL) {
        if (h->used == h->mask) {
            h->full = true;
            return;
        }
        h->used++;
        h->counts[at].class_ = c;
    }
    h->counts[at].objects++;
    h->counts[at].bytes += object_size(object);
}

/* Arrays as the class file has them: [B, [Ljava.lang.String; */
static char *name_of(const Class *c) {
    char *name = strdup(c->name);
    for (char *at = name; at != NULL && *at != 0; at++)
        if (*at == '/') *at = '.';
    return name;
}

static bool is_of_library(const Class *c) {
    while (c->is_array && c->element != NULL) c = c->element;
    return c->loader == NULL;
}

static int by_bytes(const void *a, const void *b) {
    const ClassCount *first = a, *second = b;
    if (first->bytes != second->bytes) return first->bytes < second->bytes ? 1 : -1;
    if ((first->name == NULL) != (second->name == NULL)) return first->name == NULL ? 1 : -1;
    return first->name != NULL ? strcmp(first->name, second->name) : 0;
}

bool histogram_write(Thread *t, bool live, FILE *out) {
    VM *vm = t->vm;
    size_t classes = 0, size = 1024;
    Histogram h = {0};
    loader_visit_classes(vm, count_classes, &classes);
    while (size < 4 * classes) size *= 2;
    h.counts = calloc(size, sizeof *h.counts);
    if (h.counts == NULL) return false;
    h.mask = size - 1;
    world_stop(t);
    if (live)
        gc_visit_live_objects(vm->heap, count_object, &h);
    else
        gc_visit_objects(vm->heap, count_object, &h);
    for (size_t i = 0; i < size; i++) {
        if (h.counts[i].class_ == NULL) continue;
        char *plain = name_of(h.counts[i].class_);
        if (plain == NULL)
            h.full = true;
        else if (!is_of_library(h.counts[i].class_))
            h.counts[i].name = plain;
        else {
            if (asprintf(&h.counts[i].name, "%s (java.base@17)", plain) < 0)
                h.counts[i].name = NULL, h.full = true;
            free(plain);
        }
    }
    world_resume(t);
    qsort(h.counts, size, sizeof *h.counts, by_bytes);
    uint64_t objects = 0, bytes = 0;
    fputs(" num     #instances         #bytes  class name (module)\n", out);
    fputs("-------------------------------------------------------\n", out);
    for (size_t i = 0; i < size; i++) {
        if (h.counts[i].name != NULL && !h.full)
            fprintf(out, "%4zu: %14" PRIu64 " %14" PRIu64 "  %s\n", i + 1, h.counts[i].objects,
                    h.counts[i].bytes, h.counts[i].name);
        objects += h.counts[i].objects;
        bytes += h.counts[i].bytes;
        free(h.counts[i].name);
    }
    fprintf(out, "Total %14" PRIu64 " %14" PRIu64 "\n", objects, bytes);
    free(h.counts);
    return !h.full;
}
