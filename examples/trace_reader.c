/* SPDX-License-Identifier: MIT */
/* Reads what trace_writer.c wrote (there is how both are compiled and run): the methods called
 * most, what was allocated most, and how much of it was still there at the end, by deletions
 * and renames applied in the order in which they came. */
#include <itrccnst.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_RECORD = 100, THREAD_RECORD = 101, TEXTS = 1 << 16, METHODS = 1 << 17, ROWS = 5 };

typedef struct Count {
    unsigned long class_, name, arity, count, bytes,
        left; /* numbers of texts; `name` 0: a class */
} Count;
typedef struct Live {
    unsigned long id; /* 1: there was one */
    unsigned long bytes;
    Count *class_;
} Live;

static FILE *file;
static char *texts[TEXTS];
static Count counts[METHODS];
static Live *live;
static size_t live_capacity, live_used;
static unsigned long scavenges, collections, renamed, messages;

static unsigned long get(void) {
    unsigned long number = 0;
    for (int shift = 0, byte; shift < 64 && (byte = getc(file)) != EOF; shift += 7) {
        number |= (unsigned long)(byte & 0x7f) << shift;
        if (!(byte & 0x80)) return number;
    }
    fprintf(stderr, "trace_reader: the file ends in a record\n");
    exit(1);
}

static void get_text(void) {
    unsigned long number = get(), wide = get(), size = get();
    char *text = malloc(size + 1);
    if (number >= TEXTS || text == NULL || fread(text, 1, size, file) != size) {
        fprintf(stderr, "trace_reader: a text is damaged\n");
        exit(1);
    }
    text[size] = 0;
    for (unsigned long i = 0; wide && i < size / 2; i++) /* what is not ASCII is shown as '?' */
        text[i] =
            ((uint16_t *)(void *)text)[i] < 0x80 ? (char)((uint16_t *)(void *)text)[i] : '?';
    if (wide) text[size / 2] = 0;
    free(texts[number]);
    texts[number] = text;
}
static const char *text_of(unsigned long number) {
    return number < TEXTS && texts[number] != NULL ? texts[number] : "";
}

static Count *count_of(unsigned long class_, unsigned long name, unsigned long arity) {
    size_t at = (class_ * 31 + name * 1009 + arity * 7) % METHODS;
    for (size_t tries = 0; tries < METHODS; tries++, at = (at + 1) % METHODS) {
        Count *c = &counts[at];
        if (c->count == 0) *c = (Count){.class_ = class_, .name = name, .arity = arity};
        if (c->class_ == class_ && c->name == name && c->arity == arity) return c;
    }
    fprintf(stderr, "trace_reader: too many methods\n");
    exit(1);
}

static Live *live_at(unsigned long id) {
    size_t at = (id >> 3) * UINT64_C(0x9E3779B97F4A7C15) >> 24 & (live_capacity - 1);
    while (live[at].id != 0 && live[at].id != id) at = (at + 1) & (live_capacity - 1);
    return &live[at];
}
static void add(unsigned long id, unsigned long bytes, Count *class_) {
    if (live_used * 2 >= live_capacity) {
        Live *old = live;
        size_t size = live_capacity;
        live_capacity = size == 0 ? 1 << 16 : 2 * size;
        live_used = 0;
        if ((live = calloc(live_capacity, sizeof *live)) == NULL) exit(1);
        for (size_t i = 0; i < size; i++)
            if (old[i].id > 1) *live_at(old[i].id) = old[i], live_used++;
        free(old);
    }
    Live *at = live_at(id);
    live_used += at->id == 0;
    *at = (Live){id, bytes, class_};
    class_->left += bytes;
}
/* The object that had the id, whose bytes are 0 when there was none. */
static Live take(unsigned long id) {
    if (live_capacity == 0) return (Live){0};
    Live *at = live_at(id), was = *at;
    if (was.id == 0) return (Live){0};
    at->id = 1;
    was.class_->left -= was.bytes;
    return was;
}
static void rename_range(unsigned long from, unsigned long end, unsigned long to) {
    for (unsigned long id = from; id < end; id += 8) {
        Live was = take(id);
        if (was.id == 0) continue;
        add(to + (id - from), was.bytes, was.class_);
        renamed++;
    }
}

static void get_event(int event) {
    switch (event) {
    case TEXT_RECORD: get_text(); break;
    case THREAD_RECORD: get(), get(); break;
    case InsTrcEventMethodEnter:
    case InsTrcEventMethodLeave: {
        get(); /* the thread */
        unsigned long class_ = get(), name = get();
        get(); /* the depth */
        if (event == InsTrcEventMethodEnter) count_of(class_, name, 0)->count++;
        break;
    }
    case InsTrcEventAllocate: {
        unsigned long id = get(), longs = get(), class_ = get(), arity = get();
        Count *c = count_of(class_, 0, arity);
        c->count++;
        c->bytes += longs * 4;
        take(id);
        add(id, longs * 4, c);
        break;
    }
    case InsTrcEventOIDRename: {
        unsigned long from = get();
        rename_range(from, from + 8, get());
        break;
    }
    case InsTrcEventOIDRangeRename: {
        unsigned long from = get(), end = get();
        rename_range(from, end, get());
        break;
    }
    case InsTrcEventOIDDelete: take(get()); break;
    case InsTrcEventOIDRangeDelete:
        for (unsigned long id = get(), end = get(); id < end; id += 8) take(id);
        break;
    case InsTrcEventScavengeEnd: scavenges++; break;
    case InsTrcEventGGCEnd: collections++; break;
    case InsTrcEventStartFieldReport: get(), get(), get(); break;
    case InsTrcEventFieldReport: get(); break;
    case InsTrcEventUserEvent: get(), messages++; break;
    case InsTrcEventScavengeStart:
    case InsTrcEventGGCStart:
    case InsTrcEventEndFieldReport: break;
    default: fprintf(stderr, "trace_reader: %d begins no record\n", event); exit(1);
    }
}

static int by_count(const void *a, const void *b) {
    const Count *x = a, *y = b;
    unsigned long p = x->name != 0 ? x->count : x->bytes,
                  q = y->name != 0 ? y->count : y->bytes;
    if ((x->name != 0) != (y->name != 0)) return x->name != 0 ? -1 : 1;
    return p > q ? -1 : p < q;
}

int main(int argc, char **argv) {
    if (argc != 2 || (file = fopen(argv[1], "rb")) == NULL) {
        fprintf(stderr, "usage: trace_reader FILE\n");
        return 2;
    }
    for (int event; (event = getc(file)) != EOF;) get_event(event);
    qsort(counts, METHODS, sizeof *counts, by_count);
    size_t i = 0, rows = 0;
    printf("%12s  method\n", "calls");
    for (; counts[i].name != 0; i++)
        if (i < ROWS)
            printf("%12lu  %s.%s\n", counts[i].count, text_of(counts[i].class_),
                   text_of(counts[i].name));
    printf("%12s %12s %12s  class\n", "objects", "bytes", "left");
    for (; i < METHODS && counts[i].count > 0 && rows < ROWS; i++, rows++) {
        printf("%12lu %12lu %12lu  %s", counts[i].count, counts[i].bytes, counts[i].left,
               counts[i].class_ != 0  ? text_of(counts[i].class_)
               : counts[i].arity == 1 ? "array of objects"
                                      : "array of arrays");
        for (unsigned long k = 1; counts[i].class_ != 0 && k < counts[i].arity; k++)
            printf("[]");
        printf("\n");
    }
    printf("%lu scavenges, %lu collections of all, %lu objects renamed, %lu messages\n",
           scavenges, collections, renamed, messages);
    return 0;
}
